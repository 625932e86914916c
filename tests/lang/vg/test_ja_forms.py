"""A clause stands once in the grammar, up to the letters that its forms share; conditions likewise."""

from __future__ import annotations

import pytest

from ludex.games.vg.text.ja.conditions import cond, nominal
from ludex.lang.grammar import Grammar, NotRead
from ludex.lang.ja.forms import clause, noun, unable, verb
from ludex.lang.pattern import SELF, Draw, Is, Unless, V, Zone


def test_a_verb_is_one_phrase_and_has_its_forms() -> None:
    g = Grammar()
    g.phrase("n", "1", 1)
    clause(g, "clause", "{n:n}枚", verb("引く"), (Draw(V("n")),))
    assert sum("枚" in entry.template for entries in g.entries.values() for entry in entries) == 1  # type: ignore[union-attr]
    for category, words in (
        ("clause_mid", ("1枚引き、", "1枚引いて、", "1枚引いて")),
        ("clause_end", ("1枚引く",)),
        ("clause_te", ("1枚引いて",)),
    ):
        for said in words:
            assert g.read(category, said).value == (Draw(1),)
    for category, said in (("clause_end", "1枚引き"), ("clause_mid", "1枚引く"), ("clause_te", "1枚引いた")):
        with pytest.raises(NotRead):
            g.read(category, said)


def test_verbs_that_end_alike_share_a_category() -> None:
    g = Grammar()
    for word in (verb("置く"), verb("引く"), verb("加える"), verb("捨てる"), noun("【チャージ】"), unable("選べない")):
        clause(g, "clause", "", word, ())
    assert len([category for category in g.entries if category.startswith("clause__")]) == 4


def test_a_condition_is_one_phrase_and_is_denied() -> None:
    g = Grammar()
    nominal(g)
    there = Is(SELF, Zone(("RC",)))
    g.phrase("cond_so", "前", there)
    cond(g, "後", "にいた", "にい", there)
    for category, words, means in (
        ("cond_end", "前", there),
        ("cond_mid", "前で", there),
        ("cond_end", "前でない", Unless(there)),
        ("cond_mid", "前でなく", Unless(there)),
        ("cond_end", "後にいた", there),
        ("cond_past", "後にいた", there),
        ("cond_mid", "後にい", there),
    ):
        assert g.read(category, words).value == means
    with pytest.raises(NotRead):
        g.read("cond_past", "前")
