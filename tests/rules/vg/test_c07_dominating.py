"""[VG 7.39] Dominating."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.position.objects import Card
from ludex.core.values import queries
from ludex.games.vg.c04_circles import FRONT_ROW
from ludex.games.vg.c04_zones import dominated
from ludex.games.vg.c06_legion import link
from ludex.games.vg.c07_charging import counter_blast
from ludex.games.vg.c07_dominating import free, original_master
from ludex.testing.driver import Driver
from ludex.testing.invariants import check_zones
from tests.rules.vg.support import (
    FILLER,
    act,
    at,
    board,
    build,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    may,
    side,
    state,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

FOE_VC = t.ENEMY & t.Zone(("VC",))
FOE_RC = t.ENEMY & t.Zone(("RC",))
YOUR_RC = t.YOURS & t.Zone(("RC",))
SLAVE = t.Word("name", "Slave")


def dominates(*do: t.Instr, until: str = "turn", whom: t.Sel = FOE_RC, name: str = "Witch") -> Card:
    """A unit that dominates an enemy rear-guard, and then does more with it (`x`)."""
    return unit(name, 1, 8000, 5000, act(t.Choose("x", 1, whom), t.Do("dominate", t.Ref("x"), word=until), *do))


def slave(*abilities: t.Ability, power: int = 9000, **row: Any) -> Card:
    return unit("Slave", 1, power, 5000, *abilities, **row)


def taken(you: Any = None, foe: Any = None, *do: t.Instr, until: str = "turn", phase: str = "main") -> Driver:
    """Player 0 has dominated the unit `Slave` of player 1."""
    d = board(phase, side(br=dominates(*do, until=until, whom=FOE_RC & SLAVE), **(you or {})), side(**(foe or FL)))
    d.take('use "Witch"')
    return d


FL: dict[str, Any] = {"fl": slave()}


def obj(d: Driver, name: str = "Slave") -> Any:
    return d.game.objects[find(d, name)]


# --- the state ------------------------------------------------------------------------------------------------------


def test_7_39_1_the_effects_master_uses_the_unit_as_if_it_were_theirs() -> None:
    """It attacks its original master's other unit, and that player guards."""
    hits = (t.Choose("foe", 1, FOE_VC), t.Do("attack", t.Ref("x"), word="foe"))
    d = taken({}, {"fl": slave(power=20000), "hand": [FILLER]}, *hits, until="")
    assert d.decision is not None and d.decision.player == 1 and may(d, 'guard with "Filler"')
    d.take("pass")
    assert told(d, "hit") == ["Slave"] and count(d, "damage", 1) == 1
    d = board("main", side(br=dominates(*hits, until="", whom=YOUR_RC & SLAVE), bl=slave()))
    d.take('use "Witch"')
    assert not dominated(obj(d))


def test_7_39_1_1_the_unit_has_a_dominating_player_and_an_original_master() -> None:
    d = taken()
    assert dominated(obj(d)) and obj(d).player == 0 and original_master(obj(d)) == 1 and obj(d).side == 1
    assert where(d, "Slave") == "RC front left" and find(d, "Slave") in d.game.zone("RC", 1)
    check_zones(d.game)
    assert from_json(to_json(d.game)) == d.game


def test_7_39_1_1_1_the_original_master_cannot_refer_to_it_as_their_own() -> None:
    banner = unit("Banner", 1, 8000, 5000, cont(t.Modify(YOUR_RC, "power", "+", 5000)))
    d = taken({}, {"fl": slave(), "fr": banner})
    assert value(d, "Slave") == 9000 and value(d, "Banner") == 13000
    counts = unit("Counts", 1, 0, 5000, cont(t.Modify(t.SELF, "power", "+", t.Times(1000, t.Count(YOUR_RC)))))
    d = taken({}, {"fl": slave(), "fr": counts})
    assert value(d, "Counts") == 1000


def test_7_39_1_1_2_a_dominated_unit_is_not_dominated_again() -> None:
    """Nor by its original master, who would have it back for longer."""
    back = t.Automatic(
        t.When("control"), do=(t.Choose("y", 1, t.Mark("dominated")), t.Do("dominate", t.Ref("y"), word="turn"))
    )
    d = taken({}, {"fl": slave(), "fr": unit("Rival", 1, 8000, 5000, back)})
    assert obj(d).player == 0 and told(d, "control") == ["Slave"]


def test_7_39_1_2_without_a_duration_it_ends_with_the_effect() -> None:
    probe = t.Gain("energy", t.Count(YOUR_RC & SLAVE))
    d = taken({}, FL, probe, until="")
    assert charged(d) == 1 and not dominated(obj(d)) and obj(d).player == 1
    d = taken({}, FL, probe, until="turn")
    assert charged(d) == 1 and obj(d).player == 0
    while d.game.turn == 5:
        d.take("pass")
    assert obj(d).player == 1 and not dominated(obj(d)) and not obj(d).marks


@pytest.mark.parametrize(("stands", "attacks"), [(False, 1), (True, 2)])
def test_7_36_1_3_a_dominated_unit_that_stands_again_attacks_again(stands: bool, attacks: int) -> None:
    """RULING-VG-092: it is dominated until its attacks are over."""
    hits = (t.Choose("foe", 1, FOE_VC), t.Do("attack", t.Ref("x"), word="foe"))
    again = (when("hit", t.SetState(t.SELF, "stand"), limit=1),) if stands else ()
    d = taken({}, {"fl": slave(*again, power=20000)}, *hits, until="")
    while may(d, "resolve"):
        d.take("resolve")
    assert told(d, "attack") == ["Slave"] * attacks and obj(d).player == 1


def test_7_39_1_2_1_on_the_guardian_circle_it_stays_until_the_end_of_the_battle() -> None:
    """Player 1 attacks; player 0 dominates a rear-guard of the attacker and puts it on their own guardian circle."""
    put = t.Move(t.Ref("x"), "GC", whose=t.YOU)
    spell = t.Automatic(
        t.When("attacked", t.SELF), do=(t.Choose("x", 1, FOE_RC & SLAVE), t.Do("dominate", t.Ref("x")), put)
    )
    stay = t.Automatic(t.When("begin", word="damage step"), do=(t.Gain("note there", t.Count(ON_GC)),))
    d = board("battle", side(unit("Lead", 3, 13000, None, spell, stay)), side(fl=slave(), fr=FILLER), active=1)
    d.take("attack", 'attack with "Villain"')
    assert d.game.num(0, "note there") == 1
    assert where(d, "Slave") == "drop" and obj(d).player == 1


ON_GC = t.YOURS & t.Zone(("GC",)) & t.Mark("dominated")


def test_7_39_1_3_a_later_time_of_its_master_is_that_of_its_master_then() -> None:
    """It does not stand in the next stand phase of its original master, but in the one after that."""
    stay = t.Continue((t.Rule("forbid", "stand", t.Ref("x")),), "next stand phase")
    d = taken({}, FL, t.SetState(t.Ref("x"), "rest"), stay)
    while d.game.turn < 6 or may(d, "ride"):
        d.take("pass")
    assert d.game.turn == 6 and state(d, "Slave") == "rest"
    while d.game.turn < 8:
        d.take("pass")
    assert state(d, "Slave") == "stand"


def test_7_39_1_4_both_units_of_a_legion_are_dominated() -> None:
    """And both are free again."""
    witch = dominates(t.Gain("energy", t.Count(t.YOURS & t.Mark("dominated"))), until="", whom=FOE_VC)
    game = build("main", side(br=witch), side([unit("Chief", 3, 11000), unit("Mate", 2, 9000)]))
    chief, mate = game.zone("VC", 1)
    link(game, chief, mate, False)
    d = Driver(game)
    d.take('use "Witch"', 'choose "Chief"')
    assert charged(d) == 2 and obj(d, "Chief").player == obj(d, "Mate").player == 1
    alone = board("main", side(br=witch), side(unit("Chief", 3, 11000)))
    alone.take('use "Witch"')
    assert charged(alone) == 1


# --- whose unit it is -----------------------------------------------------------------------------------------------


def test_7_39_2_your_in_its_text_means_the_dominating_player() -> None:
    draws = at("battle phase", t.Draw(1))
    d = taken({}, {"fl": slave(draws)})
    d.take("pass")
    assert count(d, "hand", 0) == 1 and count(d, "hand", 1) == 0
    d = board("main", side(), side(fl=slave(draws)))
    d.take("pass")
    assert count(d, "hand", 0) == 0


def test_7_39_2_1_it_counts_among_the_units_of_the_dominating_player() -> None:
    counts = unit("Counts", 1, 0, 5000, cont(t.Modify(t.SELF, "power", "+", t.Times(1000, t.Count(YOUR_RC)))))
    d = board("main", side(fl=counts, br=dominates()), side(**FL))
    assert value(d, "Counts") == 2000
    d.take('use "Witch"')
    assert value(d, "Counts") == 3000


def test_7_39_2_2_effects_on_the_dominators_units_apply_to_it() -> None:
    banner = unit("Banner", 1, 8000, 5000, cont(t.Modify(YOUR_RC, "power", "+", 5000)))
    d = taken({"fl": banner})
    assert value(d, "Slave") == 14000


def test_7_39_2_3_the_dominating_player_plays_its_abilities_and_pays_with_own_cards() -> None:
    able = slave(act(t.Draw(1), cost=counter_blast(1)))
    d = taken({"damage": 1}, {"fl": able, "damage": 1})
    d.take('use "Slave"')
    assert count(d, "hand", 0) == 1 and [d.game.objects[i].up for i in d.game.zone("damage", 0)] == [False]
    assert all(d.game.objects[i].up for i in d.game.zone("damage", 1))
    d = board("main", side(damage=1), side(fl=able))
    assert not may(d, 'use "Slave"')


def test_7_39_2_3_1_what_it_said_for_later_is_played_by_who_dominated_it_then() -> None:
    later = act(t.Delay(t.When("begin", word="end of turn"), (t.Draw(1),)))
    d = taken({}, {"fl": slave(later)})
    d.take('use "Slave"')
    free(d.game, find(d, "Slave"))
    hand = count(d, "hand", 0)
    while d.game.turn == 5:
        d.take("pass")
    assert count(d, "hand", 0) == hand + 1


def test_7_39_2_4_a_dominated_unit_that_is_locked_is_dominated_no_more() -> None:
    """Unlocked, it is a unit of its original master."""
    d = taken({}, FL, t.Do("lock", t.Ref("x")), t.Do("unlock", t.Zone(("locked",))))
    assert obj(d).player == 1 and not dominated(obj(d)) and find(d, "Slave") in d.game.zone("RC", 1)
    check_zones(d.game)
    d = taken({}, FL, t.Do("lock", t.Ref("x")))
    assert count(d, "locked", 1) == 1 and all(not d.game.objects[id].marks for id in d.game.zone("locked", 1))


def test_7_39_2_5_if_it_went_into_the_other_deck_both_shuffle() -> None:
    back = (t.Move(t.Ref("x"), "deck"), t.Shuffle("deck"))
    d = taken({}, FL, *back)
    shuffled = [event.player for event in d.trace.events if event.kind == "shuffle"]
    assert shuffled in ([0, 1], [1, 0]) and len(d.game.zone("deck", 1)) == 21
    d = board("main", side(br=unit("Witch", 1, 8000, 5000, act(t.Move(FOE_RC, "deck"), t.Shuffle("deck")))), side(**FL))
    d.take('use "Witch"')
    assert [event.player for event in d.trace.events if event.kind == "shuffle"] == [0]


def test_7_39_2_5_a_later_effect_shuffles_one_deck() -> None:
    again = unit("Other", 1, 8000, 5000, act(t.Shuffle("deck")))
    d = taken({"fl": again}, FL, t.Move(t.Ref("x"), "deck"))
    d.take('use "Other"')
    assert [event.player for event in d.trace.events if event.kind == "shuffle"] == [0]


# --- where it is ----------------------------------------------------------------------------------------------------


BESIDE = cont(t.Modify(t.YOURS & t.Beside(t.SELF, "column"), "power", "+", 1000))


@pytest.mark.parametrize(("circle", "raised"), [("fl", 0), ("fr", 1), ("bl", 0), ("br", 1), ("bc", 0)])
def test_7_39_3_positions_are_those_of_the_dominating_player(circle: str, raised: int) -> None:
    """[VG 7.39.3.1] The opponent's right column is the left column of the dominating player."""
    there: dict[str, Any] = {circle: slave()}
    d = board("main", side(fl=unit("Left", 1, 8000, 5000, BESIDE), br=dominates()), side(**there))
    assert value(d, "Slave") == 9000
    d.take('use "Witch"')
    assert value(d, "Slave") == 9000 + 1000 * raised


def test_7_39_3_1_it_is_in_one_column_with_the_dominators_units_of_that_side() -> None:
    """And its own ability sees them there."""
    d = board("main", side(fl=FILLER, br=dominates()), side(fr=slave(BESIDE)))
    assert value(d, "Filler") == 7000
    d.take('use "Witch"')
    assert value(d, "Filler") == 8000


def test_7_39_3_2_units_on_circles_of_different_masters_are_not_behind_each_other() -> None:
    looks = cont(t.Modify(t.Beside(t.SELF, "behind"), "power", "+", 1000))
    d = board("main", side(fl=unit("Left", 1, 8000, 5000, looks), bl=FILLER, br=dominates()), side(br=slave()))
    d.take('use "Witch"')
    assert value(d, "Slave") == 9000 and value(d, "Filler") == 8000


def test_7_39_3_3_it_is_in_the_front_row_of_nobody() -> None:
    banner = unit("Banner", 1, 8000, 5000, cont(t.Modify(t.YOURS & FRONT_ROW, "power", "+", 5000)))
    d = board(
        "main",
        side(fl=banner, br=dominates(whom=FOE_RC & SLAVE)),
        side(fl=slave(), fr=unit("Flag", 1, 8000, 5000, FLAG)),
    )
    assert value(d, "Slave") == 12000
    d.take('use "Witch"')
    assert value(d, "Slave") == 9000 and value(d, "Banner") == 13000
    d.take("pass", "attack")
    assert not may(d, 'attack with "Slave"') and not any('-> "Slave"' in text for text in d.offered)


FLAG = cont(t.Modify(t.YOURS & FRONT_ROW, "power", "+", 3000))


# --- where it goes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["drop", "hand", "soul", "bind"])
def test_7_39_4_1_elsewhere_it_goes_to_its_owners_zone(zone: str) -> None:
    d = taken({}, FL, t.Move(t.Ref("x"), zone, whose=t.YOU))
    assert count(d, zone, 1) == 1 and count(d, zone, 0) == 0 and obj(d).player == 1
    check_zones(d.game)


def test_7_39_4_2_it_does_not_move_to_a_circle_that_is_not_its_owners() -> None:
    d = taken({}, FL, t.Move(t.Ref("x"), "RC", whose=t.YOU), energy())
    assert charged(d) == 1 and find(d, "Slave") in d.game.zone("RC", 1) and where(d, "Slave") == "RC front left"
    d = taken({}, FL, t.Move(t.Ref("x"), "VC", whose=t.YOU))
    assert where(d, "Slave") == "RC front left" and count(d, "VC", 0) == 1


def test_7_39_4_3_on_its_owners_circles_it_moves_as_usual() -> None:
    d = taken({}, FL, t.Move(t.Ref("x"), "RC"))
    d.take('put "Slave" on back right')
    assert where(d, "Slave") == "RC back right" and obj(d).player == 0 and obj(d).side == 1
    check_zones(d.game)


def test_7_39_5_the_circle_stays_the_original_masters() -> None:
    """Player 1 calls over it, and it is retired to its owner's drop zone."""
    call = t.By(t.OPPONENT, (t.Choose("c", 1, t.YOURS & t.Zone(("hand",))), t.Do("call", t.Ref("c"), word="RC")))
    d = taken({}, {"fl": slave(), "hand": [FILLER]}, call)
    assert d.decision is not None and d.decision.player == 1
    d.take('call "Filler" to front left')
    assert where(d, "Slave") == "drop" and count(d, "drop", 1) == 1


def test_7_39_5_1_a_card_of_another_owner_is_not_called_to_its_circle() -> None:
    call = t.By(t.OPPONENT, (t.Do("call", t.Zone(("drop",)), word="RC"),))
    far = unit("Far", 1, 8000, 5000, cont(t.Rule("permit", "another player's zone", t.Word("name", "Mine"))))
    d = taken({"drop": [unit("Mine")], "fl": far}, FL, call)
    d.take('call "Mine" to front left')
    assert where(d, "Mine") == "drop" and where(d, "Slave") == "RC front left"
    d = taken({"drop": [unit("Mine")], "fl": far}, FL, call)
    d.take('call "Mine" to front right')
    assert where(d, "Mine") == "RC front right"
    d = taken({}, {"fl": slave(), "drop": [unit("Theirs")]}, call)
    d.take('call "Theirs" to front left')
    assert where(d, "Theirs") == "RC front left" and where(d, "Slave") == "drop"


def test_7_39_6_it_neither_boosts_nor_intercepts() -> None:
    """Neither for the one nor for the other."""
    back = dominates(whom=FOE_RC & SLAVE)
    d = board("main", side(fl=unit("Lance"), br=back), side(fl=slave(keywords=["Intercept"]), fr=FILLER))
    d.take('use "Witch"', "pass", "attack", 'attack with "Lance" -> "Villain"')
    assert not may(d, 'intercept with "Slave"') and d.game.turn == 5
    d = board("main", side(fl=unit("Lance"), br=back), side(fl=slave(keywords=["Intercept"]), fr=FILLER))
    d.take("pass", "attack", 'attack with "Lance" -> "Villain"')
    assert may(d, 'intercept with "Slave"')
    helped = (t.Choose("foe", 1, t.YOURS & t.Zone(("VC",))), t.Do("attack", FOE_RC & t.Slot((0,)), word="foe"))
    d = board(
        "main", side(br=dominates(*helped, whom=FOE_RC & SLAVE)), side(fl=FILLER, bl=slave(keywords=["Boost"]))
    )  # fmt: skip
    d.take('use "Witch"')
    assert told(d, "boost") == [] and queries.may(d.game, "boost", find(d, "Slave"), True)


def test_7_39_7_a_dominated_vanguard_checks_the_dominators_deck() -> None:
    hits = (t.Choose("foe", 1, FOE_RC), t.Do("attack", t.Ref("x"), word="foe"))
    witch = dominates(*hits, until="", whom=FOE_VC)
    d = board("main", side(br=witch, deck=[trigger("Well", "draw")]), side(fl=FILLER))
    d.take('use "Witch"', "draw of", 'power to "Witch"')
    assert told(d, "drive check") == ["Well"] and count(d, "hand", 0) == 2 and count(d, "hand", 1) == 0
    assert where(d, "Filler") == "drop" or count(d, "drop", 1) == 1


def test_7_39_8_a_gift_on_its_circle_does_not_reach_it() -> None:
    """Its critical is 2 again when it is free."""
    gift = t.By(t.OPPONENT, (t.Do("get gift", word="Force II"),))
    giver = unit("Giver", 1, 8000, 5000, act(gift, limit=1))
    d = board("main", side(fl=giver, br=dominates()), side(**FL))
    d.take('use "Giver"', "marker on front left")
    assert value(d, "Slave", "critical") == 2
    d.take('use "Witch"')
    assert value(d, "Slave", "critical") == 1
    free(d.game, find(d, "Slave"))
    assert value(d, "Slave", "critical") == 2


def test_7_18_1_a_dominated_unit_is_retired_to_its_owners_drop_zone() -> None:
    d = taken({}, FL, t.Do("retire", t.Ref("x")))
    assert count(d, "drop", 1) == 1 and count(d, "drop", 0) == 0


def test_7_39_2_trigger_effects_may_be_given_to_it() -> None:
    power = gets(5000, what=t.Ref("y"))
    give = unit("Giver", 1, 8000, 5000, act(t.Choose("y", 1, YOUR_RC & SLAVE), power))
    d = board("main", side(fl=give, br=dominates()), side(**FL))
    d.take('use "Giver"')
    assert value(d, "Slave") == 9000
    d.take('use "Witch"', 'use "Giver"')
    assert value(d, "Slave") == 14000
