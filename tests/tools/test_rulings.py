"""The readings that code and tests cite stand in docs/rulings, and those pages promise none that they do not have."""

import re
from pathlib import Path

from ludex.rules.scan import project_root

ROOT = project_root(Path(__file__).resolve())
PAGES = sorted((ROOT / "docs/rulings").glob("*.md"))
NAME = re.compile(r"RULING-[A-Z]+-\d+")


def listed() -> set[str]:
    """The readings that have a row."""
    rows = re.compile(rf"^\| ({NAME.pattern}) \|", re.MULTILINE)
    return {name for page in PAGES for name in rows.findall(page.read_text(encoding="utf-8"))}


def test_a_reading_that_is_cited_has_a_row() -> None:
    files = [*(ROOT / "src/ludex").rglob("*.py"), *(ROOT / "tests/rules").rglob("*.py")]
    cited = {name for file in files for name in NAME.findall(file.read_text(encoding="utf-8"))}
    assert cited and sorted(cited - listed()) == []


def test_the_head_of_a_page_speaks_of_no_reading_by_a_number_without_a_row() -> None:
    for page in PAGES:
        head = page.read_text(encoding="utf-8").partition("| number |")[0]
        tag = page.stem.upper()
        said = {f"RULING-{tag}-{number}" for number in re.findall(r"(?<![\d.])\d{3}(?![\d.])", head)}
        assert sorted(said - listed()) == [], page.name
