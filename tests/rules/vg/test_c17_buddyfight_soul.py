"""[VG 17.16.7] Buddy Soul and [VG 17.16.9] Soulguard, with the rule actions [VG 13.14] and [VG 13.3.5]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.values import select
from ludex.games.vg.c17_buddyfight_soul import soul_of
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    VILLAIN,
    act,
    build,
    cont,
    energy,
    eraser,
    find,
    may,
    order,
    pass_all,
    put,
    side,
    told,
    unit,
    value,
    when,
    where,
)

ONE, TWO = unit("One", 1, 7000), unit("Two", 1, 6000)
REAR = t.Zone(("RC",))
SOUL = t.Zone(("Buddy Soul",))


def stacked(game: Game, name: str, *cards: Card, player: int = 0) -> None:
    """Puts cards under a unit of a position."""
    (host,) = [obj for obj in game.objects.values() if obj.card.name == name and obj.player == player]
    for card in cards:
        obj = game.objects[put(game, player, "Buddy Soul", card)].copy()
        obj.host, obj.slot = host.id, host.slot
        game.put(obj)
    game.pool = tuple(dict.fromkeys((*game.pool, *cards)))


def drake(*abilities: t.Ability, **row: Any) -> Card:
    return unit("Drake", 2, 10000, 5000, *abilities, nation="Buddyfight", world="Dragon World", **row)


def having(
    *abilities: t.Ability, soul: Sequence[Card] = (ONE, TWO), phase: str = "main", foe: Any = None, **mine: Any
) -> Driver:
    """A position in which the rear-guard Drake has Buddy Soul, on the left of the front row."""
    row = {"keywords": mine.pop("keywords", [])}
    mine = {"fl": drake(*abilities, **row), "hand": [FILLER], **mine}
    game = build(phase, side(**mine), foe or side(VILLAIN, hand=[FILLER]))
    stacked(game, "Drake", *soul)
    return Driver(game)


def souls(d: Driver, name: str = "Drake") -> list[str]:
    return [d.game.objects[id].card.name for id in soul_of(d.game, find(d, name))]


def test_17_16_7_1_the_cards_under_the_unit_are_its_buddy_soul() -> None:
    """[VG 17.16.7] A verb puts cards there. [VG 13.3.5] They stay."""
    stack = t.Do("put into Buddy Soul", t.YOURS & t.Zone(("drop",)))
    d = having(act(stack), soul=(), drop=[ONE, TWO]).take('use "Drake"')
    assert sorted(souls(d)) == ["One", "Two"] and d.names("RC", 0) == ["Drake"] and d.names("drop", 0) == []
    own = select.find(d.game, SOUL & t.Linked(t.SELF), Ctx(find(d, "Drake"), 0))
    assert len(own) == 2 and {d.game.objects[id].slot for id in own} == {0}
    assert sorted(told(d, "move", "Buddy Soul")) == ["One", "Two"]


def test_17_16_7_1_of_the_unit_that_the_effect_names() -> None:
    chosen = (
        t.Choose("to", 1, t.YOURS & REAR & t.Word("name", "Other")),
        t.Do("put into Buddy Soul", t.YOURS & t.Zone(("drop",)), word="to"),
    )
    d = having(act(*chosen), soul=(), drop=[ONE], fr=unit("Other")).take('use "Drake"')
    assert souls(d, "Other") == ["One"] and souls(d) == []


def test_13_3_5_buddy_soul_does_not_count_as_a_second_card_on_the_circle() -> None:
    d = having(act(energy())).take('use "Drake"')
    assert d.names("RC", 0) == ["Drake"] and souls(d) == ["One", "Two"]


def test_17_16_7_2_buddy_soul_is_no_unit_and_its_abilities_do_nothing() -> None:
    loud = unit("Loud", 1, 7000, 5000, cont(t.Modify(t.YOURS & REAR, "power", "+", 3000)), act(energy()))
    count = act(energy(t.Count(t.YOURS & REAR)))
    d = having(count, soul=(loud,))
    assert value(d, "Drake") == 10000 and not may(d, 'use "Loud"')
    d.take('use "Drake"')
    assert d.game.num(0, "energy") == 1


def test_17_16_7_2_an_effect_on_rear_guards_does_not_choose_it() -> None:
    sweep = order("Sweep", t.Choose("u", 1, t.YOURS & REAR), t.Do("retire", t.Ref("u")))
    d = having(hand=[sweep, FILLER], fr=unit("Other")).take('play "Sweep"')
    assert sorted(d.offered) == ['choose "Drake"', 'choose "Other"']


def test_17_16_7_3_it_moves_to_another_circle_with_the_unit() -> None:
    d = having().take("exchange left column")
    assert where(d, "Drake") == "RC back left" and souls(d) == ["One", "Two"]
    assert {d.game.objects[id].slot for id in soul_of(d.game, find(d, "Drake"))} == {2}


def test_17_16_7_3_also_when_the_unit_is_called_from_there() -> None:
    d = having(act(t.Do("call", t.SELF, word="RC"))).take('use "Drake"', 'call "Drake" to back right')
    assert where(d, "Drake") == "RC back right" and souls(d) == ["One", "Two"]


UNDER = t.Choose("to", 1, t.YOURS & REAR & t.Word("name", "Other"))


def test_17_16_7_3_1_a_unit_that_becomes_buddy_soul_loses_its_own() -> None:
    become = act(UNDER, t.Do("put into Buddy Soul", t.SELF, word="to"))
    d = having(become, fr=unit("Other")).take('use "Drake"')
    assert souls(d, "Other") == ["Drake"] and sorted(d.names("drop", 0)) == ["One", "Two"]
    assert sorted(told(d, "move", "Buddy Soul along")) == ["One", "Two"]
    assert told(d, "move", "Buddy Soul") == ["Drake"] and told(d, "move", "retire") == []
    assert d.game.objects[soul_of(d.game, find(d, "Other"))[0]].slot == 1


def test_17_16_7_3_1_the_buddy_soul_of_the_other_unit_stays() -> None:
    become = act(UNDER, t.Do("put into Buddy Soul", t.SELF, word="to"))
    game = build("main", side(fl=drake(become), fr=unit("Other"), hand=[FILLER]), side(VILLAIN))
    stacked(game, "Drake", ONE)
    stacked(game, "Other", TWO)
    d = Driver(game).take('use "Drake"')
    assert sorted(souls(d, "Other")) == ["Drake", "Two"] and d.names("drop", 0) == ["One"]


@pytest.mark.parametrize("to", ["hand", "drop", "deck", "soul", "bind"])
def test_17_16_7_4_when_the_unit_leaves_it_goes_to_the_drop_zone(to: str) -> None:
    d = having(act(t.Move(t.SELF, to, "put"))).take('use "Drake"')
    assert where(d, "Drake") == to and souls(d) == []
    assert sorted(name for name in d.names("drop", 0) if name != "Drake") == ["One", "Two"]


def test_17_16_7_4_to_the_vanguard_circle_too() -> None:
    d = having(act(t.Move(t.SELF, "VC", "put"))).take('use "Drake"')
    assert d.names("VC", 0) == ["Drake"] and sorted(d.names("drop", 0)) == ["One", "Two"]


def guarding(*abilities: t.Ability) -> Driver:
    """A battle in which Drake of the defender has just intercepted, with its Buddy Soul."""
    made = drake(*abilities, keywords=["Intercept"])
    game = build("battle", side(HERO), side(VILLAIN, fl=made, hand=[FILLER]))
    stacked(game, "Drake", ONE, player=1)
    d = Driver(game).take("attack")
    if may(d, "attack with"):
        d.take('attack with "Hero" -> "Villain"')
    return d.take('intercept with "Drake"')


def test_17_16_7_4_an_interceptor_keeps_it_until_it_leaves_the_guardian_circle() -> None:
    d = guarding()
    assert where(d, "Drake") == "GC" and souls(d) == ["One"]
    d.take("pass")
    assert where(d, "Drake") == "drop" and sorted(d.names("drop", 1)) == ["Drake", "One"]


def test_17_16_7_4_from_the_guardian_circle_it_does_not_come_back() -> None:
    d = guarding(when("intercept", t.Move(t.SELF, "RC", "put")))
    d.take('put "Drake" on back left')
    assert where(d, "Drake") == "RC back left" and souls(d) == [] and d.names("drop", 1) == ["One"]


def test_17_16_7_5_the_buddy_soul_of_a_locked_unit_is_locked() -> None:
    lock = order("Lock", t.Do("lock", t.YOURS & REAR))
    d = having(hand=[lock, FILLER]).take('play "Lock"')
    assert d.names("locked Buddy Soul", 0) == ["One", "Two"] and d.names("Buddy Soul", 0) == []
    (card,) = d.game.zone("locked", 0)
    assert soul_of(d.game, card) == list(d.game.zone("locked Buddy Soul", 0))
    pass_all(d, "ride")
    assert where(d, "Drake") == "RC front left" and souls(d) == ["One", "Two"]


def test_17_16_7_5_when_the_locked_card_leaves_it_goes_to_the_drop_zone() -> None:
    lock = order("Lock", t.Do("lock", t.YOURS & REAR), t.Move(t.Zone(("locked",)), "drop", "put"))
    d = having(hand=[lock, FILLER]).take('play "Lock"')
    assert sorted(d.names("drop", 0)) == ["Drake", "Lock", "One", "Two"]


def test_13_14_1_a_vanguard_has_no_buddy_soul() -> None:
    stack = act(t.Do("put into Buddy Soul", t.YOURS & t.Zone(("hand",))), zones=("VC",))
    game = build("main", side(unit("Lead", 3, 13000, None, stack), hand=[ONE]), side(VILLAIN))
    d = Driver(game).take('use "Lead"')
    assert d.names("drop", 0) == ["One"] and told(d, "move", "illegal Buddy Soul") == ["One"]


# --- Soulguard -------------------------------------------------------------------------------------------------------

GUARD: dict[str, Any] = {"keywords": ["Soulguard"]}
KILL = order("Kill", t.Do("retire", t.YOURS & REAR & t.Word("name", "Drake")), energy())


@pytest.mark.parametrize("to", ["drop", "hand", "deck", "soul", "VC"])
def test_17_16_9_1_a_card_of_the_buddy_soul_is_discarded_instead(to: str) -> None:
    """[VG 17.16.9] Nothing tells of a move."""
    away = order("Away", t.Move(t.YOURS & REAR, to, "put"), energy())
    d = having(hand=[away, FILLER], **GUARD).take('play "Away"', "replace", 'choose "Two"')
    assert where(d, "Drake") == "RC front left" and souls(d) == ["One"]
    assert told(d, "move", "retire") == [] and told(d, "move", "discard") == ["Two"]
    assert d.game.num(0, "energy") == 1


def test_17_16_9_1_one_may_decline() -> None:
    d = having(hand=[KILL, FILLER], **GUARD).take('play "Kill"', "do not replace")
    assert where(d, "Drake") == "drop" and sorted(d.names("drop", 0)) == ["Drake", "Kill", "One", "Two"]


def test_17_16_9_1_without_buddy_soul_nothing_is_offered() -> None:
    d = having(hand=[KILL, FILLER], soul=(), **GUARD).take('play "Kill"')
    assert where(d, "Drake") == "drop"


def test_17_16_9_1_not_for_a_cost() -> None:
    fee = act(energy(), cost=(t.Move(t.SELF, "drop", "retire"),))
    d = having(fee, **GUARD).take('use "Drake"')
    assert where(d, "Drake") == "drop" and d.game.num(0, "energy") == 1
    fee = act(energy(), cost=(t.Do("retire", t.SELF),))
    assert where(having(fee, **GUARD).take('use "Drake"'), "Drake") == "drop"


def test_17_16_9_1_not_for_a_move_to_a_rear_guard_circle() -> None:
    d = having(act(t.Move(t.SELF, "RC", "put")), **GUARD).take('use "Drake"', 'put "Drake" on back left')
    assert where(d, "Drake") == "RC back left" and souls(d) == ["One", "Two"]


def test_17_16_9_1_not_for_what_the_rules_do() -> None:
    """A unit that another one is called over is retired by no effect."""
    d = having(**GUARD).take('call "Filler" to front left')
    assert where(d, "Drake") == "drop"


def hit(soul: Sequence[Card] = (ONE,)) -> Driver:
    """An attack on Drake of the defender, which hits."""
    game = build("battle", side(HERO), side(VILLAIN, fl=drake(**GUARD)))
    stacked(game, "Drake", *soul, player=1)
    return Driver(game).take("attack", 'attack with "Hero" -> "Drake"')


def test_17_16_9_1_a_hit_unit_may_stay() -> None:
    d = hit().take("replace")
    assert where(d, "Drake") == "RC front left" and souls(d) == [] and d.names("drop", 1) == ["One"]
    assert told(d, "hit") == ["Hero"] and told(d, "move", "retire") == []
    assert where(hit(()), "Drake") == "drop"


def test_17_16_9_it_is_a_continuous_ability() -> None:
    d = having(hand=[KILL, FILLER], fr=eraser("Continuous"), **GUARD).take('play "Kill"')
    assert where(d, "Drake") == "drop"
    d = having(hand=[KILL, FILLER], fr=eraser("Automatic"), **GUARD).take('play "Kill"')
    assert may(d, "replace")
