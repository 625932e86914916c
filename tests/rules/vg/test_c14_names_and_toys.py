"""[VG 14.52] DressUp and [VG 14.59] Happy Toys."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.vg.c14_abilities import dress_up
from ludex.testing.driver import Driver
from tests.rules.vg.support import board, cont, eraser, find, side, told, unit, value

A = unit("A", 1, 8000)
RC = t.Zone(("RC",))


# --- [VG 14.52] dress up -------------------------------------------------------------------------------------------

MASKED = unit("Masked", 1, 8000, 5000, text='DressUp - "Diva" (a reminder)')


def diva(d: Driver) -> list[str]:
    zones = t.Zone(("VC", "RC", "hand", "deck", "drop", "soul", "bind", "damage", "order zone"))
    found = select.find(d.game, zones & t.Word("name", "Diva"), Ctx(0, 0))
    return [d.game.objects[id].card.name for id in found]


def test_14_52_2_a_card_with_dress_up_also_has_that_name() -> None:
    """Besides its own."""
    assert MASKED.abilities == (dress_up("Diva"),)
    d = board("main", side(fl=MASKED, fr=A))
    assert layers.words(d.game, find(d, "Masked"), "name") == ("Masked", "Diva") and diva(d) == ["Masked"]
    persona = {"keywords": ["persona ride"], "text": 'DressUp - "Diva"'}
    old, new = unit("Masked", 3, 13000, None, **persona), unit("Diva", 3, 13000, None, keywords=["persona ride"])
    d = board("ride", side(old, hand=[new])).take('ride "Diva"')
    assert told(d, "persona ride") == ["Diva"]


def test_14_52_2_1_dress_up_is_active_in_all_zones() -> None:
    d = board("main", side(hand=[MASKED], deck=[MASKED], drop=[MASKED], soul=[MASKED], bind=[MASKED]))
    assert diva(d) == ["Masked"] * 5


def test_14_52_1_dress_up_is_a_continuous_ability() -> None:
    d = board("main", side(fl=MASKED, fr=eraser("Continuous")))
    assert layers.words(d.game, find(d, "Masked"), "name") == ("Masked",)
    assert diva(board("main", side(fl=MASKED, fr=eraser("Automatic")))) == ["Masked"]


# --- [VG 14.59] happy toys -----------------------------------------------------------------------------------------

TOY = unit("Toy", 1, 8000, 5000, text="[Happy Toys] (a reminder)")


def test_14_59_1_happy_toys_is_a_continuous_ability() -> None:
    for kind, left in (("Continuous", False), ("Automatic", True)):
        d = board("main", side(fl=TOY, fr=eraser(kind)))
        assert layers.has(d.game, find(d, "Toy"), "Happy Toys") == left
    assert len(layers.abilities(board("main", side(fl=TOY)).game, find(board("main", side(fl=TOY)), "Toy"))) == 1


def test_14_59_2_happy_toys_does_nothing_but_can_be_asked_for() -> None:
    fan = unit("Fan", 1, 7000, 5000, cont(t.Modify(t.YOURS & RC & t.Has("Happy Toys"), "power", "+", 2000)))
    d = board("main", side(fl=TOY, fr=A))
    assert value(d, "Toy") == 8000
    d = board("main", side(fl=TOY, fr=A, bl=fan))
    assert [value(d, name) for name in ("Toy", "A")] == [10000, 8000]
