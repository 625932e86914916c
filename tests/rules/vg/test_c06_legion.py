"""[VG 6.4] Legion and D-legion, [VG 14.11] Seek Mate, and [VG 13.3] who stays on the vanguard circle."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import resolving
from ludex.core.values import layers, select
from ludex.games.vg import c06_legion, c06_stride, c10_g_guardians
from ludex.games.vg.c04_zones import D_LEGION, battle, vanguard
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    G_GUARDIAN,
    Side,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    order,
    pass_all,
    put,
    side,
    state,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

MATE = unit("Mate", 2, 9000)
SEEK = '[ACT](VC):[Legion 20000]"Mate"'


def leader(text: str = SEEK, *abilities: t.Ability, **row: Any) -> Card:
    return unit("Leader", 3, 11000, None, *abilities, text=text, **row)


def ready(first: Card | None = None, mate: Card = MATE, drop: int = 4, **rest: Any) -> Side:
    rest.setdefault("deck", [mate])
    return side(vc=first or leader(), drop=[FILLER] * drop, **rest)


def together(first: Card | None = None, mate: Card = MATE, foe: Side | None = None, **rest: Any) -> Driver:
    """The two are in legion; the game stands in the main phase."""
    d = board("main", ready(first, mate, **rest), foe)
    d.take('use "Leader"')
    d.take(next(text for text in d.offered if f'"{mate.name}"' in text))
    return d


def names(game: Game, zone: str, player: int = 0) -> list[str]:
    return [game.objects[id].card.name for id in game.zone(zone, player)]


def resume(d: Driver, *block: t.Instr, source: str = "Leader") -> Driver:
    resolving.resolve(d.game, block, Ctx(find(d, source), 0))
    d.game.decision = None
    return Driver(d.game)


# --- Seek Mate -----------------------------------------------------------------------------------------------------


def test_14_11_2_seek_mate_searches_the_mate_and_legions_once_a_game() -> None:
    """[VG 14.11.1] [VG 14.11.2.1] Four cards go from the drop zone on the deck. [VG 6.4.1.2] [VG 6.4.1.3]"""
    d = together()
    assert names(d.game, "VC") == ["Leader", "Mate"] and count(d, "drop") == 0 and count(d, "deck") == 24
    assert not any(text.startswith("use") for text in d.offered) and told(d, "reveal") == ["Mate"]
    assert d.game.objects[find(d, "Mate")].host == find(d, "Leader") and from_json(to_json(d.game)) == d.game


@pytest.mark.parametrize(("drop", "grade", "offered"), [(4, 3, True), (3, 3, False), (4, 2, False)])
def test_14_11_2_it_needs_four_cards_in_the_drop_zone_and_an_enemy_of_grade_three(
    drop: int, grade: int, offered: bool
) -> None:
    d = board("main", ready(drop=drop, hand=[FILLER]), side(vc=unit("Foe", grade)))
    assert any(text.startswith("use") for text in d.offered) == offered


def test_14_11_2_who_has_been_in_legion_does_not_seek_again() -> None:
    game = build("main", ready(hand=[FILLER]))
    obj = game.objects[game.zone("VC", 0)[0]].copy()
    obj.marks = (c06_legion.LEGIONED,)
    game.put(obj)
    assert not any(text.startswith("use") for text in Driver(game).offered)


def test_14_11_2_who_finds_nothing_has_used_it_all_the_same() -> None:
    d = board("main", ready(deck=[FILLER], hand=[FILLER]))
    d.take('use "Leader"')
    pass_all(d, "call")
    assert names(d.game, "VC") == ["Leader"] and not any(text.startswith("use") for text in d.offered)


def test_14_11_2_3_either_of_two_names() -> None:
    """[VG 14.11.1.1] [VG 14.11.1.3] and no other."""
    both = leader('[ACT](VC):[Legion 20000]"Mate" or "Comrade"')
    d = board("main", ready(both, deck=[MATE, unit("Comrade", 2), unit("Foe", 2)]))
    d.take('use "Leader"')
    assert any('"Mate"' in text for text in d.offered) and any('"Comrade"' in text for text in d.offered)
    assert not any('"Foe"' in text for text in d.offered)


def test_14_11_2_2_a_d_seek_mate_returns_four_with_at_most_two_triggers() -> None:
    """[VG 14.11.1.2] RULING-VG-075"""
    triggers = [
        trigger("Draw", "draw"),
        trigger("Crit", "critical"),
        trigger("Front", "front"),
        trigger("Heal", "heal"),
    ]
    first = leader('[ACT](VC):[D-Legion]"Mate"')
    d = board("main", side(vc=first, deck=[MATE], drop=[*triggers, FILLER], hand=[FILLER]))
    assert not any(text.startswith("use") for text in d.offered)
    d = board("main", side(vc=first, deck=[MATE], drop=[*triggers, FILLER, unit("Other")]))
    d.take('use "Leader"')
    assert not any('"Heal"' in text for text in d.offered)
    d.take('put back "Draw"', 'put back "Crit"')
    assert not any('"Front"' in text for text in d.offered)
    pass_all(d, "find", "take")
    d.take(next(text for text in d.offered if '"Mate"' in text))
    assert sorted(names(d.game, "drop")) == ["Front", "Heal"] and names(d.game, "VC") == ["Leader", "Mate"]
    assert told(d, "legion", "D-legion") == ["Leader", "Mate"]


# --- the state -----------------------------------------------------------------------------------------------------


def test_6_4_1_1_who_is_in_legion_does_not_legion_again() -> None:
    d = together(soul=[unit("Third", 2)])
    d = resume(d, t.Do("legion", t.YOURS & t.Zone(("soul",))))
    assert names(d.game, "VC") == ["Leader", "Mate"] and where(d, "Third") == "soul"


def test_6_4_1_3_the_mate_is_turned_like_the_leader_and_it_is_no_ride() -> None:
    """[VG 6.4.1.3.2.2]"""
    game = build("main", ready(leader(SEEK, when("ride", energy(), subject=t.ANY))))
    events.perform(game, Event("state", game.zone("VC", 0)[0], state=1, word="rest"))
    d = Driver(game)
    d.take('use "Leader"')
    d.take(next(text for text in d.offered if '"Mate"' in text))
    assert state(d, "Mate") == "rest" and charged(d) == 0 and count(d, "soul") == 0


def test_6_4_2_1_both_legion_and_are_in_legion() -> None:
    """[VG 6.4.1.3.2] [VG 6.4.2.2] [VG 6.4.2.3] [VG 6.4.3]"""
    mate = unit("Mate", 2, 9000, 5000, when("legion", energy(10)))
    d = together(leader(SEEK, when("legion", energy())), mate)
    pass_all(d, "attack")
    assert charged(d) == 11

    def found(role: str) -> list[str]:
        return [d.game.objects[id].card.name for id in select.find(d.game, t.Role(role), Ctx(find(d, "Leader"), 0))]

    assert found("legion") == ["Leader", "Mate"] and found("D-legion") == []
    assert found("legion leader") == ["Leader"] and found("legion mate") == ["Mate"]
    assert c06_legion.THIS_TURN in d.game.objects[find(d, "Mate")].marks
    while d.game.turn == 5:
        d.take("pass")
    assert c06_legion.THIS_TURN not in d.game.objects[find(d, "Mate")].marks and found("legion") == ["Leader", "Mate"]


def test_6_4_1_3_2_1_the_state_ends_when_one_of_them_leaves() -> None:
    """[VG 13.3.1] A mate without its leader goes to the soul."""
    d = together()
    events.perform(d.game, events.moving(d.game, find(d, "Mate"), "drop"))
    assert c06_legion.partner(d.game, find(d, "Leader")) == 0
    d = together(soul=[unit("Old", 1)])
    events.perform(d.game, events.moving(d.game, find(d, "Leader"), "hand"))
    assert c06_legion.partner(d.game, find(d, "Mate")) == 0
    d = resume(d, energy(), source="Mate")
    d.take("pass") if "pass" in d.offered else None
    assert where(d, "Mate") in ("soul", "VC") and told(d, "move", "overloaded") == ["Mate"]


def test_6_4_1_3_1_a_d_legion_of_two_persona_riders_has_no_icon() -> None:
    for word in ("[D-Legion]", "[Legion 20000]"):
        first = leader(f'[ACT](VC):{word}"Mate"', keywords=["persona ride"])
        d = together(first, unit("Mate", 2, 9000, keywords=["persona ride"]))
        for name in ("Leader", "Mate"):
            assert layers.has(d.game, find(d, name), "persona ride") == (word == "[Legion 20000]")
    d = together(leader('[ACT](VC):[D-Legion]"Mate"', keywords=["persona ride"]))
    assert layers.has(d.game, find(d, "Leader"), "persona ride")


def test_6_4_3_1_1_the_one_that_seeks_the_other_leads() -> None:
    """[VG 6.4.3.1]"""
    d = board(
        "main", side(vc=unit("Plain", 3), soul=[unit("Seeker", 3, 11000, None, text='[ACT](VC):[Legion 20000]"Plain"')])
    )
    d = resume(d, t.Do("legion", t.YOURS & t.Zone(("soul",))), source="Plain")
    assert c06_legion.mate_of(d.game, find(d, "Seeker")) == find(d, "Plain")
    d = board("main", side(vc=unit("Plain", 3), soul=[unit("Other", 3)]))
    d = resume(d, t.Do("legion", t.YOURS & t.Zone(("soul",))), source="Plain")
    assert c06_legion.mate_of(d.game, find(d, "Plain")) == find(d, "Other")


def test_6_4_3_2_both_are_vanguards_and_the_grade_of_the_leader_counts() -> None:
    """[VG 6.4.3.2.1] [VG 9.7.2] [VG 9.9.2.1]"""
    d = together(hand=[unit("Three", 3), FILLER])
    assert vanguard(d.game, 0) == find(d, "Leader") and 'call "Three" to front left' in d.offered
    sel = t.YOURS & t.Lies("vanguard")
    assert len(select.find(d.game, sel, Ctx(find(d, "Leader"), 0))) == 2


def test_6_4_3_2_2_the_mate_cannot_be_attacked() -> None:
    d = together(hand=[FILLER])
    d.game.active = 1
    d.game.frames[:] = build("battle", active=1).frames
    d.game.decision = None
    d = Driver(d.game)
    d.take("attack")
    assert told(d, "attacked") == ["Leader"] and d.decision is not None and d.decision.rule == "VG 10.5.1.2"
    resolving.resolve(d.game, (t.Do("change target", t.Role("legion mate")),), Ctx(find(d, "Villain"), 1))
    d.game.decision = None
    d = Driver(d.game)
    now = battle(d.game)
    assert now is not None and now.attacked == (find(d, "Leader"),)


def test_6_4_4_both_turn_together() -> None:
    d = together()
    for one, other in (("Leader", "Mate"), ("Mate", "Leader")):
        events.perform(d.game, Event("state", find(d, one), state=1, word="rest"))
        assert state(d, other) == "rest"
        events.perform(d.game, Event("state", find(d, other), state=0, word="stand"))
        assert state(d, one) == "stand"


def test_6_4_4_1_what_keeps_one_from_turning_keeps_both() -> None:
    stiff = unit("Mate", 2, 9000, 5000, cont(t.Rule("forbid", "event stand")), cont(t.Rule("forbid", "stand")))
    d = together(mate=stiff)
    events.perform(d.game, Event("state", find(d, "Leader"), state=1, word="rest"))
    events.perform(d.game, Event("state", find(d, "Leader"), state=0, word="stand"))
    assert state(d, "Leader") == "rest" and state(d, "Mate") == "rest"
    while d.game.turn < 7:
        d.take("pass")
    assert state(d, "Leader") == "rest"


# --- battle --------------------------------------------------------------------------------------------------------


def test_10_4_1_12_1_the_power_of_the_mate_is_added_while_they_attack() -> None:
    """[VG 10.4.1.3] [VG 10.6.1.2.1] [VG 10.7.1.2] [VG 10.7.1.4] [VG 11.11.1.8] One attack, the leader's drive and
    critical."""
    mate = unit("Mate", 2, 9000, critical=3, keywords=["Twin Drive"])
    d = together(mate=mate, foe=side(hand=[FILLER]))
    d.take("attack")
    assert value(d, "Leader") == 20000 and state(d, "Mate") == "rest" and value(d, "Mate") == 9000
    pass_all(d, "attack", "call", "ride")
    assert told(d, "attack") == ["Leader"] and told(d, "hit") == ["Leader"]
    assert len(told(d, "move", "drive check")) == 1 and count(d, "damage", 1) == 1
    assert value(d, "Leader") == 11000


def test_10_4_1_12_either_of_the_two_is_boosted() -> None:
    d = together(bc=unit("Squire", 1, 7000, keywords=["Boost"]), foe=side(hand=[FILLER]))
    d.take("attack")
    assert d.offered == ['boost "Leader" with "Squire"', 'boost "Mate" with "Squire"', "pass"]
    d.take('boost "Mate"')
    assert told(d, "boosted") == ["Mate"] and value(d, "Mate") == 16000 and value(d, "Leader") == 27000


def test_10_4_1_12_1_the_power_goes_with_the_mate() -> None:
    d = together(foe=side(hand=[FILLER]))
    d.take("attack")
    events.perform(d.game, events.moving(d.game, find(d, "Mate"), "drop"))
    assert value(d, "Leader") == 11000


# --- riding, striding, rule actions --------------------------------------------------------------------------------


def test_6_3_3_5_1_a_ride_puts_both_into_the_soul() -> None:
    d = together(soul=[unit("New", 3)])
    d = resume(d, t.Do("ride", t.YOURS & t.Zone(("soul",))))
    assert names(d.game, "VC") == ["New"] and sorted(names(d.game, "soul")) == ["Leader", "Mate"]


GIANT = card("Giant", type="G unit", grade=4, power=15000, text="[Stride]")


def test_6_5_2_2_4_a_legion_becomes_hearts_and_is_a_legion_again() -> None:
    """[VG 6.5.2.2.4.1]"""
    d = resume(together(G=[GIANT]), t.Do("stride", t.YOURS & t.Zone(("G",))))
    assert d.offered == ['heart "Leader"', 'heart "Mate"']
    d.take('heart "Mate"')
    assert sorted(names(d.game, "heart")) == ["Leader", "Mate"] and value(d, "Giant") == 24000
    events.perform(d.game, events.moving(d.game, find(d, "Giant"), "G"))
    assert names(d.game, "VC") == ["Leader", "Mate"] and c06_legion.mate_of(d.game, find(d, "Leader")) == find(
        d, "Mate"
    )


@pytest.mark.parametrize("mate_seeks", [False, True])
def test_6_5_2_2_4_1_1_who_leads_is_found_out_anew(mate_seeks: bool) -> None:
    """[VG 6.5.2.2.4.1.2] Without a Seek Mate that fits, the legion ends, and the unit that came last stays."""
    mate = unit("Mate", 2, 9000, text='[ACT](VC):[Legion 20000]"Leader"' if mate_seeks else "")
    d = together(leader(SEEK) if mate_seeks else None, mate, G=[GIANT])
    if not mate_seeks:
        d = board("main", side(vc=unit("Leader", 3), soul=[unit("Mate", 2)], G=[GIANT]))
        d = resume(d, t.Do("legion", t.YOURS & t.Zone(("soul",))))
    d = resume(d, t.Do("stride", t.YOURS & t.Zone(("G",))))
    d.take('heart "Leader"')
    events.perform(d.game, events.moving(d.game, find(d, "Giant"), "G"))
    d.game.decision = None
    d = Driver(d.game)
    if mate_seeks:
        assert d.offered == ['"Leader" leads', '"Mate" leads']
        d.take('"Mate" leads')
        assert c06_legion.mate_of(d.game, find(d, "Mate")) == find(d, "Leader")
    else:
        assert c06_legion.partner(d.game, find(d, "Leader")) == 0


def test_13_3_2_a_unit_in_no_legion_stays_and_the_legion_goes_to_the_soul() -> None:
    """RULING-VG-074 [VG 13.3.3]"""
    d = together()
    put(d.game, 0, "VC", unit("Intruder", 3))
    assert [d.game.objects[id].card.name for id in c06_legion.overloaded(d.game, 0)] == ["Leader", "Mate"]
    game = build("main", side(vc=[unit("A"), unit("B"), unit("C")]))
    assert [game.objects[id].card.name for id in c06_legion.overloaded(game, 0)] == ["A", "B"]


def test_13_3_4_of_two_mates_the_last_stays() -> None:
    d = together()
    id = put(d.game, 0, "VC", unit("Second Mate"))
    obj = d.game.objects[id].copy()
    obj.host = find(d, "Leader")
    d.game.put(obj)
    assert [d.game.objects[one].card.name for one in c06_legion.overloaded(d.game, 0)] == ["Mate"]


def test_7_32_7_a_deleted_unit_stays_in_legion() -> None:
    d = resume(together(), t.Do("delete", t.YOURS & t.Zone(("VC",))))
    assert c06_legion.mate_of(d.game, find(d, "Leader")) == find(d, "Mate")
    assert layers.value(d.game, find(d, "Leader"), "power") == 0


ICON = ["persona ride"]


def test_6_4_1_3_1_the_icons_are_back_when_the_d_legion_ends() -> None:
    d = together(leader('[ACT](VC):[D-Legion]"Mate"', keywords=ICON), unit("Mate", 2, 9000, keywords=ICON))
    events.perform(d.game, events.moving(d.game, find(d, "Mate"), "hand"))
    assert layers.has(d.game, find(d, "Leader"), "persona ride") and layers.has(d.game, find(d, "Mate"), "persona ride")
    assert not any(D_LEGION in dict(effect.bound) for effect in d.game.effects)


def test_6_4_1_3_1_hearts_that_return_in_d_legion_have_no_icon() -> None:
    d = together(leader('[ACT](VC):[D-Legion]"Mate"', keywords=ICON), unit("Mate", 2, 9000, keywords=ICON), G=[GIANT])
    d = resume(d, t.Do("stride", t.YOURS & t.Zone(("G",)))).take('heart "Mate"')
    events.perform(d.game, events.moving(d.game, find(d, "Giant"), "G"))
    assert c06_legion.partner(d.game, find(d, "Leader")) == find(d, "Mate")
    assert not layers.has(d.game, find(d, "Leader"), "persona ride")


def grades(mine: int, others: int, **rest: Any) -> Driver:
    """A legion of a leader and a mate of these grades."""
    first = unit("Leader", mine, 11000, None, t.Activated(do=(t.Do("legion", t.YOURS & t.Zone(("soul",))),)))
    return board("main", side(vc=first, soul=[unit("Mate", others)], **rest)).take('use "Leader"')


@pytest.mark.parametrize(("mine", "others", "fits"), [(2, 3, True), (3, 2, True), (2, 2, False)])
def test_6_4_3_2_one_vanguard_of_grade_three_is_enough_for_a_stride(mine: int, others: int, fits: bool) -> None:
    """[VG 6.6.2] RULING-VG-242"""
    giant = card("Giant", type="G unit", grade=4, power=15000, text="[Stride]")
    d = grades(mine, others, G=[giant], hand=[unit("Three", 3)])
    assert c06_stride._grades_fit(d.game, 0, find(d, "Giant")) == fits
    d.game.active = 1
    assert c06_stride._grades_fit(d.game, 1, find(d, "Giant")) == fits


@pytest.mark.parametrize(("mine", "others", "fits"), [(2, 3, True), (2, 2, False)])
def test_6_4_3_2_an_order_of_the_grade_of_the_mate_can_be_played(mine: int, others: int, fits: bool) -> None:
    """[VG 9.9.2.3] RULING-VG-242; [VG 9.9.2.1] but a unit is not called by the grade of the mate."""
    play = order("Play", energy(), grade=3)
    d = grades(mine, others, hand=[play, unit("Three", 3), FILLER])
    assert ('play "Play"' in d.offered) == fits and 'call "Three" to front left' not in d.offered


@pytest.mark.parametrize(("mine", "others", "fits"), [(2, 3, True), (3, 2, True), (2, 2, False)])
def test_6_4_3_2_g_guardians_need_one_vanguard_of_grade_three(mine: int, others: int, fits: bool) -> None:
    """[VG 10.5.1.2.3] RULING-VG-242"""
    guard = card("Wall", type="G unit", grade=4, shield=15000, text=G_GUARDIAN)
    d = grades(mine, others)
    wall = d.game.objects[put(d.game, 1, "G", guard)].copy()
    wall.up = False
    d.game.put(wall)
    put(d.game, 1, "hand", trigger("Heal", "heal"))
    assert bool(c10_g_guardians.g_guardians(d.game, 1)) == fits
