"""Phrases that run both ways."""

from __future__ import annotations

import pytest

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, NotRead, Phrase, Token, TwoReadings
from ludex.lang.pattern import Rest, V


def number(text: str) -> int:
    return int(text)


def words(value: object) -> str | None:
    return str(value) if type(value) is int and value >= 2 else None


def sample() -> Grammar:
    g = Grammar()
    g.add("number", Token(r"\d+", number, words))
    g.phrase("instr", "draw a card", t.Draw(1))
    g.phrase("instr", "draw {n:number} cards", t.Draw(V("n")), lambda env: bool(env["n"] > 1))
    g.phrase("instr", "deal {n:number} damage to {what:group}", t.Damage(V("what"), V("n")))
    g.phrase("instr", "{what:group} takes {n:number} damage", t.Damage(V("what"), V("n")))
    g.phrase("group", "{adjectives:adjectives}units", t.All((Rest("adjectives"), t.Word("type", "unit"))))
    g.add("adjectives", Many("adjective", joint=""))
    g.phrase("adjective", "enemy ", t.ENEMY)
    g.phrase("adjective", "rested ", t.State("rested"))
    g.add("text", Many("instr", joint=", ", last=" and ", least=1))
    return g


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("draw a card", (t.Draw(1),)),
        ("draw 3 cards", (t.Draw(3),)),
        (
            "deal 2 damage to enemy rested units",
            (t.Damage(t.All((t.ENEMY, t.State("rested"), t.Word("type", "unit"))), 2),),
        ),
        ("draw a card, draw 2 cards and draw a card", (t.Draw(1), t.Draw(2), t.Draw(1))),
    ],
)
def test_text_becomes_a_tree_and_the_tree_the_same_text(text: str, value: object) -> None:
    grammar = sample()
    reading = grammar.read("text", text)
    assert reading.value == value
    assert grammar.write("text", reading.value, reading.form) == text


def test_a_second_form_of_a_tree_is_written_back_as_it_was_read() -> None:
    grammar = sample()
    reading = grammar.read("text", "units takes 3 damage")
    assert grammar.write("text", reading.value) == "deal 3 damage to units"
    assert grammar.write("text", reading.value, reading.form) == "units takes 3 damage"


def test_a_form_that_does_not_fit_the_tree_is_not_used() -> None:
    grammar = sample()
    form = grammar.read("text", "units takes 3 damage").form
    assert grammar.write("text", (t.Draw(2),), form) == "draw 2 cards"
    assert grammar.write("text", (t.Shuffle("deck"),)) is None
    assert grammar.write("text", (t.Draw(0),)) is None


def test_what_is_not_understood_is_told_with_the_words_that_stopped_it() -> None:
    with pytest.raises(NotRead) as caught:
        sample().read("text", "draw a card, deal 2 damage to flying units")
    assert caught.value.words == "flying units"
    with pytest.raises(NotRead):
        sample().read("text", "draw a card, draw a card")


def test_two_readings_are_an_error_but_two_forms_of_one_are_not() -> None:
    grammar = sample()
    grammar.add("instr", Phrase("draw a card", t.Draw(1)))
    assert grammar.read("text", "draw a card").value == (t.Draw(1),)
    grammar.add("instr", Phrase("draw a card", t.Draw(2)))
    with pytest.raises(TwoReadings, match=r"2 readings of 'draw a card': \(1\) you draw 1 / \(2\) you draw 2"):
        grammar.read("text", "draw a card")


def test_a_slot_that_stands_twice_must_say_the_same() -> None:
    grammar = sample()
    grammar.phrase("instr", "{n:number} for {n:number}", t.Plus((V("n"), V("n"))))
    assert grammar.read("instr", "2 for 2").value == t.Plus((2, 2))
    with pytest.raises(NotRead):
        grammar.read("instr", "2 for 3")
    assert grammar.write("instr", t.Plus((2, 3))) is None


def test_rest_slots_split_a_tuple_every_way_that_can_be_written() -> None:
    grammar = sample()
    grammar.add("flags", Many("flag", joint="", least=1))
    grammar.phrase("flag", "+", t.FaceUp(True))
    grammar.phrase("both", "{a:adjectives}{b:flags}", (Rest("a"), Rest("b")))
    value = (t.ENEMY, t.FaceUp(True), t.FaceUp(True))
    assert grammar.write("both", value) == "enemy ++"
    assert grammar.read("both", "enemy ++").value == value
