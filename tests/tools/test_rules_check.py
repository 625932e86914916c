"""The checks that keep citations, tests, gaps and the generated tables true for this source tree."""

from pathlib import Path

import pytest

from ludex.rules.coverage import readme
from ludex.rules.definitions import line_of
from ludex.rules.paragraphs import BOOKS, japanese_of, load, scope, within
from ludex.rules.proof import gather, generated, only_listed, problems
from ludex.rules.scan import Findings, project_root, scan

ROOT = project_root(Path(__file__).resolve())


@pytest.fixture(scope="module")
def found() -> Findings:
    return scan(ROOT)


def test_every_citation_exists_and_every_claim_is_checked(found: Findings) -> None:
    assert problems(found, gather(found)) == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_operative_paragraph_that_is_cited_leads_to_a_function(found: Findings, book: str) -> None:
    evidence = gather(found)[book]
    assert only_listed(book, evidence) == {}
    for number, proof in evidence.items():
        for place in proof.code:
            path, _, name = place.partition(":")
            assert not name or line_of(path, name), f"{book} {number}: {place}"


def test_evidence_pages_and_readme_are_up_to_date(found: Findings) -> None:
    evidence = gather(found)
    stale = [
        path.relative_to(ROOT).as_posix()
        for path, content in (generated(ROOT, evidence) | readme(ROOT, evidence)).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != content
    ]
    assert stale == [], "run `make evidence`"


@pytest.mark.parametrize(
    ("book", "paragraphs", "operative"),
    [("sve-en", 629, 420), ("sve-ja", 646, 429), ("vg", 1929, 1327), ("dbs", 443, 286), ("cc", 642, 425)],
)
def test_the_books_are_whole(book: str, paragraphs: int, operative: int) -> None:
    assert (len(load(book).paragraphs), len(load(book).operative())) == (paragraphs, operative)
    assert {p.kind for p in load(book).paragraphs.values()} == {
        "heading",
        "definition",
        "physical",
        "operative",
    }


@pytest.mark.parametrize("book", BOOKS)
def test_every_section_of_the_scope_exists(book: str) -> None:
    assert scope(book)
    for section in scope(book):
        assert section in load(book)
        assert any(within(number, section) for number in load(book).operative())


def test_japanese_counterparts() -> None:
    assert japanese_of()["7.2.4.1"] == ("7.2.4.1",)
    assert japanese_of()["10.4.7.2"] == ("10.4.7.1",)
    assert japanese_of()["12.15.3"] == ("12.15.2.1",)
    assert japanese_of()["2.11.1"] == ("2.12.1",)
    assert japanese_of()["token/Fairy"] == ("token/フェアリー",)
    assert "10.4.7.1" not in japanese_of()
    assert set(japanese_of()) <= set(load("sve-en").paragraphs)


@pytest.mark.parametrize(
    ("number", "section", "inside"),
    [
        ("14.2.1", "14.2", True),
        ("14.20", "14.2", False),
        ("6-2-3", "6", True),
        ("602.1a", "602.1", True),
        ("602.1a", "600", True),
        ("1103.2a-2", "1100", True),
        ("103.1", "1000", False),
        ("token/Fairy", "token", True),
        ("token/Fairy", "600", False),
    ],
)
def test_within(number: str, section: str, inside: bool) -> None:
    assert within(number, section) is inside
