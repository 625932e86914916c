"""English texts of Vanguard: tokens that are called to named circles, read and played. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect
from tests.rules.vg.support import board, count, side, unit, where

STARTS = "[ACT](RC)[1/turn]:"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("(RC)", ""),
        ("your back row center (RC)", "center"),
        ("an open front row (RC)", "open front"),
        ("a (RC) in the same column as this unit", "column"),
        ("this unit's (RC)", "here"),
        ("a (RC) with a Dragontree marker", "Dragontree"),
        ("a (RC) with your Infinity Eyes marker", "Infinity_Eyes"),
        ("a (RC) with a Force marker", "Force"),
        ("a (RC) with a token unit", "tokened"),
        ("(RC) with Plant tokens", "Plant"),
    ],
)
def test_6_2_3_2_a_token_is_called_to_the_circles_that_are_named(words: str, named: str) -> None:
    assert effect(f"call a Vision token to {words}.") == (t.Create("Vision", 1, "RC", where=named),)
    assert effect(f"call two Vision tokens to {words} as [Rest].") == (
        t.Create("Vision", 2, "RC", state="rest", where=named),
    )
    (_, called) = effect(f"choose a card from your hand, and call it to {words}.")
    assert called == t.Do("call", t.Ref("t"), word=f"RC {named}".strip())
    assert declined(f"[AUTO](RC):When this unit attacks, call a Vision token to {words} or so.")


def test_up_to_so_many_tokens() -> None:
    few, called = effect("call up to two Plant tokens to (RC).")
    assert (few, called) == (t.NameNumber("tokens", 0, 2), t.Create("Plant", t.Chosen("tokens"), "RC"))
    hand = t.Count(t.All((t.YOURS, t.Zone(("hand",)))))
    made, _ = effect("call up to the same number of Plant tokens as the number of cards in your hand to (RC).")
    assert made == t.NameNumber("tokens", 0, hand)
    assert effect("call the same number of Plant tokens as the number of cards in your hand to (RC).") == (
        t.Create("Plant", hand, "RC"),
    )


@pytest.mark.parametrize("words", ["call up to two instead of one", "call up to two tokens instead of one"])
def test_a_condition_lets_more_tokens_be_called(words: str) -> None:
    start = "call up to one Plant token to (RC). If your vanguard is grade 3 or greater, "
    (made,) = effect(f"{start}{words}.")
    assert isinstance(made, t.If) and made.then[0] == t.NameNumber("tokens", 0, 2)
    assert made.otherwise[0] == t.NameNumber("tokens", 0, 1)
    assert declined(f"[AUTO](RC):When this unit attacks, {start}{words.replace('instead of one', 'instead of two')}.")


def test_a_condition_lets_up_to_more_tokens_be_called_than_one() -> None:
    start = "call a Plant token to (RC). If your vanguard is grade 3 or greater, call up to two tokens instead of "
    (made,) = effect(f"{start}one.")
    assert isinstance(made, t.If) and made.then[0] == t.NameNumber("tokens", 0, 2)
    assert made.otherwise == (t.Create("Plant", 1, "RC"),)
    assert declined(f"[AUTO](RC):When this unit attacks, {start}three.")


def test_6_2_3_2_only_the_named_circle_is_offered() -> None:
    text = f"{STARTS}Call a Plant token to an open (RC) in the same column as this unit."
    d = board("main", side(fl=unit("Reed", 1, text=text)), side()).take('use "Reed"')
    assert where(d, "Plant") == "RC back left"
    full = board("main", side(fl=unit("Reed", 1, text=text), bl=unit("Fen", 1)), side()).take('use "Reed"')
    assert count(full, "RC") == 2


def test_6_2_3_4_a_token_comes_to_the_circle_of_the_unit_that_calls_it() -> None:
    text = f"{STARTS}Call a Plant token to this unit's (RC) as [Rest]."
    d = board("main", side(fl=unit("Reed", 1, text=text)), side()).take('use "Reed"')
    assert where(d, "Plant") == "RC front left" and count(d, "drop") == 1


def test_tokens_that_were_called_are_asked_for() -> None:
    asks = "[ACT](VC)[1/turn]:Call up to two Plant tokens to (RC). If you called two or more tokens, draw a card."
    for n in (1, 2):
        d = board("main", side(vc=unit("Reed", 3, text=asks)), side())
        d.take('use "Reed"', str(n), *("call the token to front left", "call the token to front right")[:n])
        assert count(d, "RC") == n and count(d, "hand") == (n == 2)
