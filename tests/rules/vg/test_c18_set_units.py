"""[VG 18.5] Set cards that are put on circles as units."""

from __future__ import annotations

import pytest

from ludex.core import codec
from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.sight import view
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    may,
    pass_all,
    side,
    told,
    unit,
    value,
    when,
    where,
)

STONES = t.YOURS & t.Zone(("order zone",))
ROCK = card("Rock", type="set order", subtypes=["product"], grade=1)


def raised(word: str, *more: t.Instr, stone: Card = ROCK, **rest: object) -> Driver:
    """A position in which a set card has just been put on the left of the front row as a unit."""
    waker = unit("Waker", 1, 8000, 5000, act(t.Do("put as unit", STONES, word=word), *more, limit=1))
    d = board("main", side(br=waker, order_zone=[stone], **rest))  # type: ignore[arg-type]
    return d.take('use "Waker"').take('put "Rock" on front left')


def types(d: Driver, name: str = "Rock") -> tuple[str, ...]:
    return layers.words(d.game, find(d, name), "type")


def test_18_5_2_it_is_no_order_any_more_but_a_unit_of_the_types_that_the_effect_says() -> None:
    d = raised("power 10000, critical 1, normal")
    assert where(d, "Rock") == "RC front left" and types(d) == ("unit", "normal")
    pass_all(d, "attack")
    assert where(d, "Rock") == "RC front left"  # no rule action puts it away
    found = select.find(d.game, t.YOURS & t.Zone(("RC",)) & t.Word("type", "order"), Ctx(find(d, "Hero"), 0))
    assert found == []


def test_18_5_2_its_special_types_are_lost_and_others_gained() -> None:
    odd = card("Rock", type="set order", special=["ticket"])
    d = raised("power 1000, attached", stone=odd)
    assert layers.words(d.game, find(d, "Rock"), "special") == ("attached",)


def test_18_5_2_another_order_on_a_circle_still_goes_to_the_drop_zone() -> None:
    d = raised("power 10000", t.Move(t.YOURS & t.Zone(("hand",)) & t.Word("name", "Tower"), "RC"),
               hand=[card("Tower", type="set order"), FILLER])  # fmt: skip
    assert where(d, "Rock") == "RC front left" and where(d, "Tower") == "drop"


def test_18_5_2_it_attacks_like_a_unit_and_leaves_as_an_order() -> None:
    d = raised("power 14000, critical 2")
    pass_all(d, "attack").take("attack", 'attack with "Rock" -> "Villain"')
    pass_all(d, "attack", "ride")
    assert told(d, "hit") == ["Rock"] and count(d, "damage", 1) == 2
    gone = act(t.Move(t.YOURS & t.Zone(("RC",)) & t.Word("name", "Rock"), "drop"))
    d = raised("power 5000", bl=unit("Breaker", 1, 8000, 5000, gone)).take('use "Breaker"')
    assert where(d, "Rock") == "drop" and types(d) == ("order", "set", "product")


def test_18_5_3_it_has_the_figures_that_the_effect_says() -> None:
    """They are its original ones, and what it keeps is its name and its grade."""
    d = raised("power 10000, critical 2, shield 15000")
    assert [value(d, "Rock", name) for name in ("power", "critical", "shield", "grade", "drive")] == [
        10000, 2, 15000, 1, 1,
    ]  # fmt: skip
    assert value(d, "Rock", "original power") == 10000
    d = raised("power 10000", gets(5000, what=t.YOURS & t.Zone(("RC",)) & t.Word("name", "Rock")))
    assert value(d, "Rock") == 15000


def test_18_5_3_1_figures_that_are_not_said_are_zero_and_a_shield_is_not_there() -> None:
    d = raised("normal")
    rock = find(d, "Rock")
    assert value(d, "Rock") == 0 and value(d, "Rock", "critical") == 0
    ctx = Ctx(find(d, "Hero"), 0)
    assert rock in select.find(d.game, t.Zone(("RC",)) & t.Figure("power", "<=", 0), ctx)
    assert rock in select.find(d.game, t.Zone(("RC",)) & t.Figure("critical", "=", 0), ctx)
    assert rock not in select.find(d.game, t.Zone(("RC",)) & t.Figure("shield", "<=", 0), ctx)
    assert "shield" not in layers.words(d.game, rock, "figure")
    d = raised("shield 0")
    assert find(d, "Rock") in select.find(d.game, t.Zone(("RC",)) & t.Figure("shield", "=", 0), ctx)


def test_18_5_4_it_is_a_new_card_without_what_applied_to_the_set_card() -> None:
    given = act(t.Continue((t.Grant(STONES, (t.Mere("Boost"),)),), "turn"), limit=1)
    waker = unit("Waker", 1, 8000, 5000, act(t.Do("put as unit", STONES, word="power 5000")))
    d = board("main", side(br=waker, bl=unit("Giver", 1, 8000, 5000, given), order_zone=[ROCK])).take('use "Giver"')
    old = find(d, "Rock")
    assert layers.has(d.game, old, "Boost")
    d.take('use "Waker"').take('put "Rock" on front left')
    new = find(d, "Rock")
    assert new != old and not layers.has(d.game, new, "Boost")
    assert codec.from_json(codec.to_json(d.game)) == d.game
    seen = view.view(d.game, 1)
    assert '"Rock"' in str(seen).replace("'", '"')


def test_18_5_4_who_was_on_the_circle_leaves_and_abilities_of_the_unit_act() -> None:
    """It is placed there."""
    boss = t.YOURS & t.Zone(("VC",))
    loud = card(
        "Rock", type="set order",
        abilities=(cont(t.Modify(boss, "power", "+", 1000)), when("move", energy(), dst=("RC",), word="placed")),
    )  # fmt: skip
    d = raised("power 5000", stone=loud, fl=unit("Old"))
    assert where(d, "Old") == "drop" and value(d, "Hero") == 14000 and charged(d) == 1


def test_18_5_4_a_face_down_card_stays() -> None:
    waker = unit("Waker", 1, 8000, 5000, act(t.SetFace(STONES, False), t.Do("put as unit", STONES, word="power 5000")))
    d = board("main", side(br=waker, order_zone=[ROCK])).take('use "Waker"')
    assert count(d, "order zone") == 1 and not may(d, "put")


def test_18_5_3_words_that_mean_nothing_are_refused() -> None:
    row = {"name": "Waker", "tree": ["Activated(do=(Do('put as unit', SELF, word='power 5000, sturdy'),))"]}
    with pytest.raises(InputError, match="no figure or type 'sturdy'"):
        SPEC.make_card(row, "Waker")
