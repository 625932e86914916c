"""A look at the first letters never refuses what the grammar reads."""

from __future__ import annotations

import pytest

from ludex.games import load
from ludex.lang import beginnings
from ludex.lang import pattern as t
from ludex.lang.beginnings import Beginnings
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import V


def _grammar() -> Grammar:
    g = Grammar()
    g.add("number", Token(r"\d+", int, str))
    g.phrase("marked", "very ", "very")
    g.add("marks", Many("marked", ""))
    g.phrase("deed", "draw {n:number} cards", t.Draw(V("n")))
    g.phrase("line", "{m:marks}{d:deed}.", (V("m"), V("d")))
    g.phrase("line", "{m:marks}", (V("m"),))
    return g


def test_what_may_be_empty_lets_what_follows_begin() -> None:
    starts = Beginnings(_grammar().entries)
    assert starts.empty == {"marks", "line"}
    assert starts.of("line").fits("anything", 0), "the category may be empty"
    assert starts.of("deed").fits("so draw 3", 3)
    assert not starts.of("deed").fits("so draw 3", 0)
    assert starts.of("number").fits("12", 0)
    assert not starts.of("number").fits("twelve", 0)


def test_letters_beyond_the_end_are_no_beginning() -> None:
    assert not Beginnings(_grammar().entries).of("deed").fits("dr", 0)


def test_an_entry_that_is_added_later_is_seen() -> None:
    g = _grammar()
    assert not g.beginnings().of("deed").fits("heal 3", 0)
    g.phrase("deed", "heal {n:number}", t.Draw(V("n")))
    assert g.read("line", "heal 3.").value == ((), t.Draw(3))


@pytest.mark.parametrize(("code", "language"), [("sve", "en"), ("sve", "ja"), ("cc", "en")])
def test_shipped_texts_read_alike_without_the_look(code: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = load(code)
    grammar = spec.languages[language].grammar()
    looked = {category: grammar.beginnings().of(category) for category in grammar.entries}
    templates = [
        (category, entry.template)
        for category in grammar.entries
        for entry in grammar.entries[category][:2]
        if hasattr(entry, "template") and "{" not in entry.template and entry.template
    ]
    assert len(templates) > 20
    for category, template in templates:
        assert looked[category].fits(template, 0), (category, template)
    found = [grammar.readings(category, template) for category, template in templates]
    monkeypatch.setattr(beginnings.Beginning, "fits", lambda *_: True)
    assert [grammar.readings(category, template) for category, template in templates] == found
