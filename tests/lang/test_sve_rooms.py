"""The grammars of Shadowverse: Evolve: both languages have the same topics, and each topic is used."""

from __future__ import annotations

import re
from pathlib import Path

from ludex.games.sve.text import en, ja


def topics(language: str) -> set[str]:
    return {path.stem for path in (Path(en.__file__).parent.parent / language).glob("[!_]*.py")}


def test_both_languages_have_the_same_topics() -> None:
    assert topics("en") == topics("ja")


def test_every_topic_adds_its_phrases_in_the_same_order() -> None:
    english, japanese = ([topic.__name__.rpartition(".")[2] for topic in room.TOPICS] for room in (en, ja))
    assert english == japanese
    assert {*english, "spelling"} == topics("en")


def test_the_page_lists_the_topics() -> None:
    page = (Path(__file__).parents[2] / "docs/trees.md").read_text(encoding="utf-8")
    table = page.partition("## Where a phrase stands")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == topics("en")
