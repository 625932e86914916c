"""[VG 6.9] Attach, with the end phase [VG 9.11.6] and the rule action [VG 13.12]."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.vg import c09_game_progression
from ludex.games.vg.book import BOOK
from ludex.games.vg.c04_circles import FRONT_ROW, front_row, in_front_row
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c06_attaching import attach, lend
from ludex.games.vg.c07_locking import restored
from ludex.games.vg.c14_states import harmonise
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    build,
    card,
    cont,
    energy,
    find,
    gets,
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

JOIN = act(t.Do("attach", t.SELF), limit=1, zones=("RC",))
WING = unit("Wing", 1, 8000, 5000, JOIN)
NAMED = t.Word("name", "Wing")
USE = act(energy(), zones=("VC",))


def joined(*abilities: t.Ability, vc: object = HERO, **mine: object) -> Driver:
    """A main phase in which Wing has just been attached to Hero."""
    wing = unit("Wing", 1, 8000, 5000, JOIN, *abilities)
    mine.setdefault("hand", [FILLER])
    return board("main", side(vc, fl=wing, **mine)).take('use "Wing"')  # type: ignore[arg-type]


def test_6_9_2_2_a_resting_rear_guard_stands_on_the_vanguard_circle() -> None:
    """[VG 6.9.1] It has the special type attached, [VG 6.9.2.3] and is associated with the vanguard."""
    d = board("main", side(HERO, fl=(WING, "rest"), hand=[FILLER])).take('use "Wing"')
    wing = d.obj("attached", 0, "Wing")
    assert (where(d, "Wing"), state(d, "Wing"), wing.host) == ("attached", "stand", find(d, "Hero"))
    assert {"attached", "unit"} <= set(layers.words(d.game, wing.id, "type"))
    assert "attached" not in layers.words(d.game, find(d, "Hero"), "type")
    assert told(d, "move", "attach") == ["Wing"]


@pytest.mark.parametrize("what", ["hand", "VC", "GC"])
def test_6_9_2_1_only_a_rear_guard_is_attached(what: str) -> None:
    join = order("Join", t.Do("attach", t.YOURS & t.Zone((what,)) & ~t.Word("name", "Join")), energy())
    d = board("main", side(HERO, fl=WING, hand=[join, FILLER])).take('play "Join"')
    assert d.names("attached", 0) == [] and d.names("VC", 0) == ["Hero"]
    assert d.game.num(0, "energy") == 1


@pytest.mark.parametrize(("zone", "done"), [("RC", False), ("VC", True)])
def test_6_9_2_1_only_to_a_vanguard(zone: str, done: bool) -> None:
    """[VG 6.9.2.3] The unit that the instruction names is the one that it is associated with."""
    choose = t.Choose("to", 1, t.YOURS & t.Zone((zone,)) & ~NAMED)
    join = order("Join", choose, t.Do("attach", t.YOURS & NAMED, word="to"))
    d = board("main", side(HERO, fl=WING, fr=unit("Other"), hand=[join, FILLER])).take('play "Join"')
    assert (where(d, "Wing") == "attached") == done


def test_6_9_2_1_not_to_the_vanguard_of_the_opponent() -> None:
    choose = t.Choose("to", 1, t.ENEMY & t.Zone(("VC",)))
    join = order("Join", choose, t.Do("attach", t.YOURS & NAMED, word="to"))
    d = board("main", side(HERO, fl=WING, hand=[join, FILLER])).take('play "Join"')
    assert where(d, "Wing") == "RC front left"


def test_6_9_2_2_a_unit_that_cannot_change_circles_stays() -> None:
    d = joined(cont(t.Rule("forbid", "change circles")))
    assert where(d, "Wing") == "RC front left"


def test_6_9_2_2_it_is_the_same_card() -> None:
    """[VG 4.1.8] What it got stays, and nothing is placed, called or ridden."""
    heard = [when("move", energy(), word=word, zones=("VC", "RC", "attached")) for word in ("placed", "called")]
    wing = unit("Wing", 1, 8000, 5000, act(gets(2000), t.Do("attach", t.SELF)), *heard)
    d = board("main", side(HERO, fl=wing, hand=[FILLER]))
    before = find(d, "Wing")
    d.take('use "Wing"')
    assert (find(d, "Wing"), value(d, "Wing"), d.game.num(0, "energy")) == (before, 10000, 0)
    assert d.names("soul", 0) == []


def test_6_9_3_1_it_is_no_vanguard() -> None:
    """The vanguard stays alone in VC, and no rule action puts one of the two away."""
    count = order("Count", energy(t.Count(t.YOURS & t.Zone(("VC",)))))
    d = joined(hand=[count, unit("Big", 3, 12000, None), FILLER])
    assert 'call "Big" to front left' in d.offered
    d.take('play "Count"')
    assert d.game.num(0, "energy") == 1
    assert (d.names("VC", 0), d.names("attached", 0), d.names("soul", 0)) == (["Hero"], ["Wing"], [])


def test_6_9_3_1_a_trigger_may_give_it_power() -> None:
    """It is a unit of its master still."""
    d = joined(fr=FILLER, deck=[trigger("Draw", "critical")])
    pass_all(d, "attack").take("attack", 'attack with "Hero"')
    assert 'power to "Wing"' in pass_all(d, "power to").offered


def test_6_9_3_2_it_neither_attacks_nor_is_attacked() -> None:
    d = joined(fr=unit("Side"))
    pass_all(d, "attack")
    d.take("attack")
    assert any('"Side"' in text for text in d.offered) and not any('"Wing"' in text for text in d.offered)
    ordered = order(
        "Go", t.Choose("at", 1, t.ENEMY & t.Zone(("VC",))), t.Do("attack", t.Zone(("attached",)), word="at")
    )
    d = joined(hand=[ordered, FILLER]).take('play "Go"')
    assert told(d, "attack") == []
    game = build("battle", side(HERO, fr=unit("Side")), active=1)
    wing = game.objects[put(game, 0, "attached", WING)].copy()
    wing.host = game.zone("VC", 0)[0]
    game.put(wing)
    lend(game, wing.id)
    d = Driver(game).take("attack")
    targets = " ".join(d.offered)
    assert '"Hero"' in targets and '"Side"' in targets and '"Wing"' not in targets


def test_6_9_3_3_its_own_abilities_do_nothing() -> None:
    own = cont(t.Modify(t.YOURS & t.Zone(("RC", "attached")) & NAMED, "power", "+", 5000), cond=t.Is(t.SELF, NAMED))
    before = board("main", side(HERO, fl=unit("Wing", 1, 8000, 5000, JOIN, own), hand=[FILLER]))
    assert value(before, "Wing") == 13000
    d = joined(own)
    assert value(d, "Wing") == 8000
    assert 'use "Wing"' not in d.offered


def test_6_9_3_4_the_vanguard_has_its_abilities_until_it_leaves() -> None:
    away = order("Away", t.Do("retire", t.Zone(("attached",))))
    d = joined(USE, hand=[away, FILLER])
    assert any(text.startswith('use "Hero"') for text in d.offered)
    d.take('use "Hero"')
    assert d.game.num(0, "energy") == 1
    d.take('play "Away"')
    assert d.names("drop", 0) == ["Wing", "Away"] and told(d, "move", "retire") == ["Wing"]
    assert not any(text.startswith('use "Hero"') for text in d.offered)
    assert value(d, "Hero") == 13000


def test_6_9_3_4_1_no_effect_keeps_the_vanguard_from_it() -> None:
    """[VG 11.11.1.4] What takes abilities comes later, also if it is older."""
    proof = unit("Hero", 3, 13000, None, cont(t.Rule("forbid", "affect")))
    d = joined(USE, vc=proof)
    assert value(d, "Hero") == 21000 and 'use "Hero"' in d.offered
    strip = unit("Mute", 1, 8000, 5000, cont(t.Strip(t.YOURS & t.Zone(("VC",)))))
    assert 'use "Hero"' not in joined(USE, fr=strip).offered


def test_6_9_3_5_its_power_is_added_once_and_followed() -> None:
    grow = order("Grow", gets(5000, what=t.Zone(("attached",))))
    d = joined(hand=[grow, FILLER])
    assert value(d, "Hero") == 21000
    d.take('play "Grow"')
    assert (value(d, "Wing"), value(d, "Hero")) == (13000, 26000)


def test_11_11_1_8_a_set_power_is_not_raised() -> None:
    fixed = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "=", 30000))
    assert value(joined(fr=unit("Fix", 1, 8000, 5000, fixed)), "Hero") == 30000
    twice = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 1000))
    assert value(joined(fr=unit("More", 1, 8000, 5000, twice)), "Hero") == 22000


def test_9_11_6_in_the_end_phase_its_master_chooses_a_circle() -> None:
    """[VG 6.9.5] It rests there, and the vanguard has its own power again; who was there leaves."""
    d = joined(USE, bl=unit("Old"))
    pass_all(d, 'put "Wing"')
    assert d.decision is not None and d.decision.player == 0
    assert [text for text in d.offered if text.startswith("put")] == [
        f'put "Wing" on {name}' for name in ("front left", "front right", "back left", "back center", "back right")
    ]
    d.take('put "Wing" on back left')
    assert (where(d, "Wing"), state(d, "Wing")) == ("RC back left", "rest")
    assert value(d, "Hero") == 13000 and d.names("drop", 0) == ["Old"]
    wing = d.obj("RC", 0, "Wing")
    assert wing.host == 0 and "attached" not in layers.words(d.game, wing.id, "type")


def test_6_9_5_it_is_not_placed_when_it_returns() -> None:
    d = joined(when("move", energy(), word="placed"), when("move", energy(), word="called"))
    pass_all(d, 'put "Wing"').take('put "Wing" on front left')
    assert d.game.num(0, "energy") == 0


@pytest.mark.parametrize("zone", ["hand", "RC"])
def test_13_12_1_without_its_vanguard_it_goes_to_a_rear_guard_circle(zone: str) -> None:
    """[VG 6.9.4] Whether the vanguard is gone or is no vanguard any more. [VG 4.9.2.5.1] The unit stands."""
    away = order("Away", t.Move(t.YOURS & t.Word("name", "Hero"), zone, "put"))
    d = joined(hand=[away, FILLER], soul=[unit("Deep", 2, 9000)]).take('play "Away"')
    if zone == "RC":
        d.take('put "Hero" on back right')
        assert value(d, "Hero") == 21000
    d.take('put "Wing" on front right')
    assert (where(d, "Wing"), state(d, "Wing")) == ("RC front right", "stand")
    assert d.names("attached", 0) == [] and d.names("VC", 0) == ["Deep"]
    assert zone == "hand" or value(d, "Hero") == 13000


def test_13_12_1_with_its_vanguard_it_stays() -> None:
    lift = order("Lift", gets(1000, what=t.YOURS & t.Zone(("VC",))))
    assert where(joined(hand=[lift, FILLER]).take('play "Lift"'), "Wing") == "attached"


def test_13_12_1_without_a_rear_guard_circle_it_goes_into_the_soul() -> None:
    """RULING-VG-170"""
    lock = t.Do("lock", t.YOURS & t.Zone(("RC",)))
    away = order("Away", lock, t.Move(t.YOURS & t.Word("name", "Hero"), "hand", "put"))
    one = unit("One")
    mine = {"fr": one, "bl": one, "bc": one, "br": one, "soul": [unit("Deep", 2, 9000)]}
    d = board("main", side(HERO, fl=WING, hand=[one, away, FILLER], **mine)).take('use "Wing"')  # type: ignore[arg-type]
    d.take('call "One" to front left', 'play "Away"')
    pass_all(d, "ride")
    assert d.names("attached", 0) == [] and "Wing" in d.names("soul", 0)


def test_13_12_2_an_attached_unit_that_is_locked_is_retired() -> None:
    lock = order("Lock", t.Do("lock", t.Zone(("attached",))))
    d = joined(hand=[lock, FILLER]).take('play "Lock"')
    assert (d.names("locked", 0), d.names("attached", 0), d.names("drop", 0)) == ([], [], ["Lock", "Wing"])
    assert value(d, "Hero") == 13000
    other = order("Lock", t.Do("lock", t.YOURS & t.Zone(("RC",))))
    d = joined(fr=unit("Side"), hand=[other, FILLER]).take('play "Lock"')
    assert len(d.game.zone("locked", 0)) == 1 and d.names("attached", 0) == ["Wing"]


def test_6_3_3_5_a_ride_takes_an_attached_unit_along() -> None:
    """RULING-VG-171"""
    up = order("Up", t.Choose("x", 1, t.YOURS & t.Zone(("hand",))), t.Do("ride", t.Ref("x")))
    d = joined(hand=[up, unit("Next", 3, 12000, None)]).take('play "Up"')
    assert (d.names("VC", 0), sorted(d.names("soul", 0)), d.names("attached", 0)) == (["Next"], ["Hero", "Wing"], [])
    assert value(d, "Next") == 12000


def test_15_4_3_2_an_attached_token_is_still_on_the_field() -> None:
    join = order("Join", t.Do("attach", t.YOURS & t.Zone(("RC",))))
    d = board("main", side(HERO, fl=BOOK.tokens["Plant"], hand=[join, FILLER])).take('play "Join"')
    assert d.names("attached", 0) == ["Plant"] and value(d, "Hero") == 13000 + value(d, "Plant")


# --- it is a unit on the vanguard circle [VG 6.9.2.2] -----------------------------------------------------------------


def test_6_9_2_2_it_is_in_the_front_row_for_a_persona_ride() -> None:
    """[VG 7.15.1.4.2] Its power is added to that of the vanguard. [VG 6.9.3.5]"""
    d = joined(act(t.Do("persona ride"), zones=("VC",)))
    assert (value(d, "Wing"), value(d, "Hero")) == (8000, 21000)
    d.take('use "Hero"')
    assert (value(d, "Wing"), value(d, "Hero")) == (18000, 41000)


def test_6_9_2_2_a_front_trigger_reaches_it() -> None:
    """[VG 11.10.2.6]"""
    d = joined(deck=[trigger("Front", "front")], hand=[FILLER])
    d.take("pass", "attack")  # up to the end phase, in which Wing returns
    assert "Front" in d.names("hand", 0) and where(d, "Wing") == "attached"
    assert (value(d, "Wing"), value(d, "Hero")) == (18000, 41000)


def test_6_9_2_2_it_stands_on_the_circle_of_a_gift_marker() -> None:
    """[VG 16.3.1.4.2] [VG 16.3.1.4.3] RULING-VG-240: every unit on the circle gets what the marker gives."""
    d = joined(act(t.Do("get gift", word="Force I and Force II"), zones=("VC",)))
    d.take('use "Hero"', "marker on front center", "marker on front center")
    assert (value(d, "Wing"), value(d, "Hero")) == (18000, 41000)
    assert (value(d, "Wing", "critical"), value(d, "Hero", "critical")) == (2, 2)


def test_6_9_2_2_it_lies_in_the_front_row_and_in_the_center_column() -> None:
    """[VG 4.9.1.3] [VG 4.9.1.1]"""
    d = joined(bc=unit("Behind"))
    game, wing = d.game, find(d, "Wing")
    assert wing in front_row(game, 0) and in_front_row(game, game.objects[wing])
    asked = {"row": t.YOURS & FRONT_ROW, "column": t.YOURS & FIELD & t.Beside(t.SELF, "column")}
    for kind, sel in asked.items():
        found = {game.objects[id].card.name for id in select.find(game, sel, Ctx(find(d, "Hero"), 0))}
        assert found == {"Hero", "Wing", *(("Behind",) if kind == "column" else ())}


def test_4_15_3_2_a_unit_that_is_attached_keeps_its_gauges() -> None:
    """[VG 13.9.1] It is still a unit on a circle, and so it is when it returns; the gauges go when it is retired."""
    grow = act(t.Choose("a", 1, t.YOURS & t.Zone(("hand",))), t.Do("put as gauge", t.Ref("a")), zones=("RC",), limit=1)
    wing = unit("Wing", 1, 8000, 5000, JOIN, grow)
    gone = act(t.Do("retire", t.YOURS & t.Zone(("attached",))), zones=("VC",))
    hero = unit("Hero", 3, 13000, None, gone)
    d = board("main", side(hero, fl=wing, hand=[unit("Seed"), FILLER]))
    d.take('use "Wing" 2', 'choose "Seed"', 'use "Wing"')
    assert where(d, "Wing") == "attached" and d.names("gauge", 0) == ["Seed"]
    assert d.obj("gauge", 0, "Seed").host == find(d, "Wing")
    d.take('use "Hero"')
    assert d.names("gauge", 0) == [] and "Seed" in d.names("drop", 0)


@pytest.mark.parametrize("first", ["marker", "attach"])
def test_15_8_4_3_a_marker_stays_on_a_unit_that_is_attached(first: str) -> None:
    """[VG 15.8.4.4] It is still a unit; [VG 15.8.3.1] and a marker can be put on it."""
    cradle = act(t.Do("put marker", t.Zone(("RC", "attached")) & NAMED, word="Cradle"), zones=("VC",), limit=1)
    d = board("main", side(unit("Hero", 3, 13000, None, cradle), fl=WING, hand=[FILLER]))
    if first == "marker":
        d.take('use "Hero"')
        attach(d.game, find(d, "Wing"), find(d, "Hero"))
    else:
        d.take('use "Wing"', 'use "Hero"')
    (marker,) = d.game.zone("marker", 0)
    assert where(d, "Wing") == "attached" and d.game.objects[marker].host == find(d, "Wing")


def test_6_3_3_1_an_attached_unit_is_on_the_field_and_is_not_ridden() -> None:
    d = joined(act(t.Do("ride", t.YOURS & t.Zone(("attached",))), energy(), zones=("VC",))).take('use "Hero"')
    assert where(d, "Wing") == "attached" and where(d, "Hero") == "VC" and d.game.num(0, "energy") == 1


def test_6_2_5_an_attached_unit_that_is_called_is_a_new_card() -> None:
    d = joined(act(t.Do("call", t.YOURS & t.Zone(("attached",)), word="RC"), zones=("VC",)))
    wing = find(d, "Wing")
    d.take('use "Hero"', 'call "Wing" to front right')
    assert where(d, "Wing") == "RC front right" and find(d, "Wing") != wing and value(d, "Hero") == 13000


def test_9_2_3_an_attached_unit_stands_in_the_stand_phase() -> None:
    tired = act(t.SetState(t.YOURS & t.Zone(("attached",)), "rest"), zones=("VC",))
    d = joined(tired).take('use "Hero"')
    assert state(d, "Wing") == "rest"
    c09_game_progression._stand_all(d.game, d.game.frames[-1])
    assert state(d, "Wing") == "stand"


def test_4_9_5_a_g_unit_that_is_attached_goes_to_the_g_zone() -> None:
    """[VG 4.4.2.2] The vanguard circle is no rear-guard circle; it lends nothing."""
    giant = card("Wing", type="G unit", grade=4, power=15000, abilities=[JOIN])
    d = board("main", side(HERO, fl=giant, hand=[FILLER])).take('use "Wing"')
    assert where(d, "Wing") == "G" and d.game.objects[find(d, "Wing")].up and value(d, "Hero") == 13000


# --- deleted [VG 7.32] ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["delete", "attach"])
def test_7_32_2_a_deleted_attached_unit_lends_neither_power_nor_text(first: str) -> None:
    """[VG 7.32.1] [VG 6.9.3.5] What effects have given it counts; face up it lends all again. [VG 7.32.4]"""
    wing = unit("Wing", 1, 8000, 5000, JOIN, USE)
    where_it_is = t.Zone(("RC", "attached")) & NAMED
    null = act(t.Do("delete", where_it_is), gets(1000, what=where_it_is), zones=("VC",), limit=1)
    d = board("main", side(unit("Hero", 3, 13000, None, null), fl=wing, hand=[FILLER]))
    if first == "attach":
        d.take('use "Wing"')
        assert value(d, "Hero") == 21000
        d.take('use "Hero": delete')
    else:
        d.take('use "Hero"')
        attach(d.game, find(d, "Wing"), find(d, "Hero"))
    hero, attached = find(d, "Hero"), d.game.objects[find(d, "Wing")]
    assert not attached.up and value(d, "Wing") == 1000 and value(d, "Hero") == 14000
    assert USE not in layers.abilities(d.game, hero)
    events.perform(d.game, *restored(d.game, 0))
    assert value(d, "Wing") == 9000 and value(d, "Hero") == 22000 and USE in layers.abilities(d.game, hero)


def test_9_11_3_a_deleted_attached_unit_is_face_up_after_the_end_phase() -> None:
    null = act(t.Do("delete", t.Zone(("attached",))), zones=("VC",))
    d = joined(vc=unit("Hero", 3, 13000, None, null))
    d.take('use "Hero"', "pass")
    pass_all(d, "put")
    assert d.decision is not None and d.decision.rule == "VG 9.11.6" and d.game.objects[find(d, "Wing")].up


def test_14_36_1_harmony_ends_when_an_attached_unit_leaves_the_field() -> None:
    game = joined(fr=unit("Other")).game
    ids = [game.zone("attached", 0)[0], game.zone("RC", 0)[0]]
    harmonise(game, Ctx(ids[0], 0), t.Do("harmonise"), (ids[1],), 0)
    assert all("harmony" in layers.words(game, id, "state") for id in ids)
    events.perform(game, events.moving(game, ids[0], "drop"))
    assert "harmony" not in layers.words(game, ids[1], "state")
