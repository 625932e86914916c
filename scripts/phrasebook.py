"""Writes the second column of the phrase books in docs/designers-vg.md, English and Japanese: what `ludex cards
explain` says of the first."""

from __future__ import annotations

import re
from pathlib import Path

from ludex.cardlab.explained import explainer
from ludex.games import load
from ludex.library.reading import read_text

PAGE = Path(__file__).parents[1] / "docs" / "designers-vg.md"
GAME = "vg"
ORDERS = "Orders"
"""The heading of the texts that are no units'."""
JAPANESE = re.compile("[ぁ-ん]")
"""What every Japanese text has."""
ROW = re.compile(r"\| `(.+?)` \| .* \|")


def row(text: str, section: str) -> str:
    """The row of a text; an error where the text is not read."""
    language, kind = "ja" if JAPANESE.search(text) else "en", "order" if section.startswith(ORDERS) else ""
    read = read_text(GAME, language, text.replace("\\n", "\n"), kind)
    if read.stops or not read.abilities:
        raise ValueError(f"not read: {text}")
    words = explainer(load(GAME))
    said = "<br>".join("· " * line.depth + line.words for ability in read.abilities for line in words.ability(ability))
    return f"| `{text}` | {said} |"


def written(page: str) -> str:
    """The page with every row written anew."""
    lines = []
    section = ""
    for line in page.split("\n"):
        section = line.removeprefix("### ") if line.startswith("### ") else section
        found = ROW.fullmatch(line)
        lines.append(row(found[1], section) if found else line)
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
