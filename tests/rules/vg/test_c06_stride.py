"""[VG 6.5] Stride and hearts, [VG 6.6] stride skills, [VG 14.12] [VG 14.13] and [VG 18.6]."""

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
from ludex.core.values import layers
from ludex.games.vg.book import BOOK
from ludex.games.vg.c04_zones import vanguard
from ludex.lang.phrase import Declined
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    Side,
    act,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    pass_all,
    put,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

STRIDES = ", and [Stride] this card on your (VC) from face down."
THREE = unit("Three", 5, 10000, None)
TWO, ONE = unit("Two", 2), unit("One", 1)


def giant(name: str = "Giant", power: int = 15000, text: str = "[Stride]", *abilities: t.Ability, **row: Any) -> Card:
    return card(name, type="G unit", grade=4, power=power, text=text, abilities=abilities, **row)


def ready(*cards: Card, vc: Card = HERO, hand: tuple[Card, ...] = (THREE,), **rest: Any) -> Side:
    return side(vc=vc, hand=list(hand), G=list(cards or (giant(),)), **rest)


def names(game: Game, zone: str, player: int = 0) -> list[str]:
    return [game.objects[id].card.name for id in game.zone(zone, player)]


def strode(*cards: Card, **rest: Any) -> Driver:
    """The first G unit has strode on the vanguard; the game stands in the main phase."""
    d = board("ride", ready(*cards, **rest))
    d.take(f'stride "{cards[0].name if cards else "Giant"}"')
    return pass_all(d, "call", "use", "attack")


# --- stride skills -------------------------------------------------------------------------------------------------


def test_9_8_2_the_turn_player_may_stride_once_in_the_stride_step() -> None:
    """RULING-VG-071 [VG 6.6.2.3]"""
    d = board("ride", ready(giant(), giant("Second"), hand=(THREE, THREE, ONE)))
    pass_all(d, "stride")
    assert sorted(d.offered) == ["pass", 'stride "Giant"', 'stride "Second"'] and d.decision is not None
    assert d.decision.rule == "VG 9.8.2"
    d.take('stride "Giant"', 'discard "Three"', "done")
    assert d.decision.rule == "VG 9.9.2" and where(d, "Giant") == "VC" and where(d, "Second") == "G"


@pytest.mark.parametrize(("mine", "yours", "began", "may"), [(3, 3, 0, True), (3, 2, 0, False), (2, 3, 0, False),
                                                             (3, 2, 3, True), (3, 2, 2, False)])  # fmt: skip
def test_6_6_2_grade_three_on_both_sides_or_when_the_turn_began(mine: int, yours: int, began: int, may: bool) -> None:
    game = build("ride", ready(vc=unit("Mine", mine)), side(vc=unit("Yours", yours)))
    game.remember("vanguard's grade at the beginning", began)
    d = pass_all(Driver(game), "stride", "call", "attack")
    assert any(text.startswith("stride") for text in d.offered) == may


def test_6_6_2_the_grade_at_the_beginning_of_the_turn_is_remembered() -> None:
    d = board("stand", ready(vc=unit("Van", 3), hand=(THREE, FILLER)), side(vc=TWO))
    assert d.game.remembers("vanguard's grade at the beginning") == 3
    pass_all(d, "stride")
    assert any(text.startswith("stride") for text in d.offered)


def test_6_6_2_only_face_down_cards_stride() -> None:
    game = build("ride", ready())
    events.perform(game, Event("face", game.zone("G", 0)[0], up=1))
    d = Driver(game)
    assert not any(text.startswith("stride") for text in d.offered)


def test_6_6_2_1_the_card_is_revealed_before_the_cost_is_paid() -> None:
    """[VG 6.6.2.2]"""
    d = board("ride", ready(hand=(THREE, ONE)))
    pass_all(d, "stride")
    d.take('stride "Giant"')
    assert told(d, "reveal") == ["Giant"] and d.decision is not None and d.decision.rule == "VG 14.12.3.1"
    d.take('discard "Three"', "done")
    assert [e.kind for e in d.trace.events if e.kind in ("reveal", "move")][:2] == ["reveal", "move"]


def test_14_12_3_1_grades_of_three_or_more_are_discarded() -> None:
    d = board("ride", ready(hand=(TWO, ONE, unit("Uno", 1))))
    pass_all(d, "stride")
    d.take('stride "Giant"', 'discard "Two"')
    assert d.offered == ['discard "One"', 'discard "Uno"']
    d.take('discard "One"')
    assert d.offered == ['discard "Uno"', "done"]
    d.take("done")
    assert sorted(names(d.game, "drop")) == ["One", "Two"] and count(d, "hand") == 1 and where(d, "Giant") == "VC"
    assert told(d, "move", "discard") == ["Two", "One"]


def test_14_12_3_1_a_hand_of_too_little_grade_does_not_stride() -> None:
    d = board("ride", ready(hand=(ONE, ONE)))
    assert not any(text.startswith("stride") for text in d.offered)


def test_14_12_3_1_an_effect_may_let_a_card_count_for_more() -> None:
    """[VG 6.6.3.4] That changes nothing for an ultimate stride, which has a cost of its own."""
    fodder = unit("Fodder", 0, 5000, 5000, cont(t.Modify(t.SELF, "grade", "+", 3), zones=("hand",)))
    d = pass_all(board("ride", ready(hand=(fodder,))), "stride")
    assert 'stride "Giant"' in d.offered


def test_14_12_2_a_printed_cost_and_timing() -> None:
    """[VG 14.12.1] [VG 14.12.3]"""
    cheap = giant("Cheap", 15000, f"[Stride]-Main Phase-[COST][Soul-Blast 1]{STRIDES}")
    d = board("ride", ready(cheap, hand=(ONE,), soul=[FILLER]))
    pass_all(d, "call")
    assert d.decision is not None and d.decision.rule == "VG 9.9.2" and 'stride "Cheap"' in d.offered
    d.take('stride "Cheap"')
    assert where(d, "Cheap") == "VC" and count(d, "soul") == 0 and count(d, "hand") == 1
    assert not any(text.startswith("stride") for text in board("main", ready(cheap, hand=(ONE,))).offered)
    with pytest.raises(Declined):
        from ludex.games.vg.text import read_text

        read_text("[Stride]-Draw Step")


# --- stride --------------------------------------------------------------------------------------------------------


def test_6_5_1_1_the_g_unit_is_turned_like_the_vanguard() -> None:
    """[VG 6.5.1] [VG 6.5.1.1.1] [VG 4.9.2.3.1] It is placed, and no ride is heard."""
    hears = (when("ride", energy(), subject=t.ANY), when("move", energy(10), dst=("VC",), word="placed"),
             when("stride", energy(100), word="normal stride"))  # fmt: skip
    game = build("ride", ready(giant("Loud", 15000, "[Stride]", *hears)))
    events.perform(game, Event("state", game.zone("VC", 0)[0], state=1, word="rest"))
    d = Driver(game)
    d.take('stride "Loud"')
    assert state(d, "Loud") == "rest" and d.game.objects[find(d, "Loud")].up
    pass_all(d, "never", "call", "attack")
    assert charged(d) == 110


def test_6_5_1_without_a_vanguard_or_a_g_unit_nothing_strides() -> None:
    """RULING-VG-073"""
    game = build("main", side(vc=[], soul=[ONE], drop=[TWO], G=[giant()]))
    for zone in ("G", "drop"):
        resolving.resolve(game, (t.Do("stride", t.YOURS & t.Zone((zone,))),), Ctx(game.zone(zone, 0)[0], 0))
        game.frames[-1:] = []
    assert names(game, "VC") == []


def test_6_5_1_2_the_vanguard_becomes_a_heart_of_the_g_unit() -> None:
    """[VG 6.5.2] [VG 6.5.2.1] [VG 6.5.2.2] It stays the same card on the circle, stands, and nothing left the field."""
    left = when("move", energy(), subject=t.ANY, src=("VC",))
    hears = when("become", energy(10), subject=t.ANY, word="heart")
    game = build("ride", ready(fl=unit("Watch", 1, 8000, 5000, left, hears)))
    hero = game.zone("VC", 0)[0]
    events.perform(game, Event("state", hero, state=1, word="rest"))
    d = Driver(game)
    d.take('stride "Giant"')
    pass_all(d, "call", "attack")
    assert names(d.game, "heart") == ["Hero"] and find(d, "Hero") == hero and state(d, "Hero") == "stand"
    assert d.game.objects[hero].host == find(d, "Giant") and charged(d) == 10
    assert vanguard(d.game, 0) == find(d, "Giant") and from_json(to_json(d.game)) == d.game


def test_6_5_2_2_2_a_heart_is_no_unit() -> None:
    """[VG 6.5.2.2.1] [VG 6.5.2.2.3] Its abilities do nothing; its power and name count."""
    proud = unit("Proud", 3, 13000, None, cont(t.Modify(t.YOURS & t.Zone(("RC",)), "power", "+", 1000)), act(energy()))
    d = strode(vc=proud, fl=ONE)
    heart = find(d, "Proud")
    assert layers.words(d.game, heart, "type") == ("heart", "normal") and value(d, "One") == 8000
    assert value(d, "Proud") == 13000 and layers.words(d.game, heart, "name") == ("Proud",)
    assert not any("Proud" in text for text in d.offered)
    assert find(d, "Proud") not in d.game.zone("VC", 0)


def test_6_5_2_2_2_1_what_the_unit_was_given_does_not_apply_to_the_heart() -> None:
    """When it is a unit again, it does. [VG 6.5.4.1]"""
    game = build("ride", ready(vc=unit("Pumped", 3, 13000, None)))
    resolving.resolve(game, (gets(5000, what=t.YOURS & t.Zone(("VC",))),), Ctx(game.zone("VC", 0)[0], 0))
    d = Driver(game)
    assert value(d, "Pumped") == 18000
    d.take('stride "Giant"')
    assert value(d, "Pumped") == 13000 and value(d, "Giant") == 28000
    events.perform(d.game, events.moving(d.game, find(d, "Giant"), "G"))
    assert where(d, "Pumped") == "VC" and value(d, "Pumped") == 18000


def test_6_5_1_3_the_g_unit_has_the_power_and_the_name_of_its_heart() -> None:
    """[VG 11.11.1.4] By the rules, before effects that add or set."""
    d = strode(giant("Giant", 15000, "[Stride]"))
    id = find(d, "Giant")
    assert value(d, "Giant") == 28000 and set(layers.words(d.game, id, "name")) == {"Giant", "Hero"}
    events.perform(d.game, events.moving(d.game, find(d, "Hero"), "soul"))
    assert value(d, "Giant") == 15000 and layers.words(d.game, id, "name") == ("Giant",)


def test_6_5_1_2_1_a_second_stride_keeps_the_hearts_of_the_first() -> None:
    """[VG 6.5.1.3] The specified heart is none with the subtype G. [VG 6.5.4.1.1] The G unit is the vanguard again
    first."""
    d = strode(giant("First"), giant("Second", 16000))
    resolving.resolve(d.game, (t.Do("stride", t.YOURS & t.Zone(("G",))),), Ctx(find(d, "First"), 0))
    d.game.decision = None
    d = Driver(d.game)
    assert sorted(names(d.game, "heart")) == ["First", "Hero"] and value(d, "Second") == 29000
    assert set(layers.words(d.game, find(d, "Second"), "name")) == {"Second", "Hero"}
    assert told(d, "stride", "superior stride") == ["Second"]
    events.perform(d.game, Event("state", find(d, "Second"), state=1, word="rest"))
    events.perform(d.game, events.moving(d.game, find(d, "Second"), "G"))
    assert names(d.game, "VC") == ["First"] and names(d.game, "heart") == ["Hero"] and state(d, "First") == "rest"
    assert value(d, "First") == 28000
    events.perform(d.game, events.moving(d.game, find(d, "First"), "drop"))
    assert names(d.game, "VC") == ["Hero"] and where(d, "First") == "G"


def test_6_5_4_1_when_the_g_unit_leaves_the_heart_is_the_vanguard_again() -> None:
    """RULING-VG-072 It is turned as the G unit was; nobody hears of a ride or a placing."""
    loud = unit("Loud", 3, 13000, None, when("move", energy()), when("become", energy(10), word="unit"))
    d = strode(vc=loud)
    heart = find(d, "Loud")
    events.perform(d.game, Event("state", find(d, "Giant"), state=1, word="rest"))
    events.perform(d.game, events.moving(d.game, find(d, "Giant"), "hand"))
    assert where(d, "Giant") == "G" and where(d, "Loud") == "VC" and find(d, "Loud") == heart
    assert state(d, "Loud") == "rest" and d.game.objects[heart].host == 0
    assert [pending.event.kind for pending in d.game.pending if pending.event is not None] == ["become"]


def test_6_5_4_2_another_heart_is_specified_when_the_specified_one_leaves() -> None:
    game = build("ride", ready(vc=unit("A", 3, 10000, None)))
    d = Driver(game)
    d.take('stride "Giant"')
    other = put(d.game, 0, "heart", unit("B", 3, 12000, None))
    obj = d.game.objects[other].copy()
    obj.host = find(d, "Giant")
    d.game.put(obj)
    assert value(d, "Giant") == 25000
    events.perform(d.game, events.moving(d.game, find(d, "A"), "soul"))
    d.game.decision = None
    d = Driver(d.game)
    assert value(d, "Giant") == 27000 and "B" in layers.words(d.game, find(d, "Giant"), "name")


def test_6_5_3_a_ride_puts_the_hearts_into_the_soul() -> None:
    """[VG 6.3.3.5.1] The G unit goes to the G zone. Only the unit that was ridden upon hears of it. [VG 6.3.5]"""
    hero = unit("Loud", 3, 13000, None, when("move", energy(), word="rode upon", zones=("soul",)))
    d = strode(vc=hero, drop=[unit("New", 3, 12000, None)])
    resolving.resolve(d.game, (t.Do("ride", t.Zone(("drop",)) & t.Word("name", "New")),), Ctx(1, 0))
    d.game.decision = None
    d = Driver(d.game)
    assert names(d.game, "VC") == ["New"] and names(d.game, "soul") == ["Loud"] and names(d.game, "heart") == []
    assert where(d, "Giant") == "G" and d.game.objects[find(d, "Giant")].up and not d.game.pending


def test_9_11_1_g_units_leave_until_none_is_left_and_the_heart_is_back() -> None:
    """[VG 9.11.1.1] [VG 9.11.2]"""
    d = strode(giant("First"), giant("Second", 16000))
    resolving.resolve(d.game, (t.Do("stride", t.YOURS & t.Zone(("G",))),), Ctx(find(d, "First"), 0))
    d.game.decision = None
    d = Driver(d.game)
    while d.game.turn == 5:
        d.take("pass")
    assert names(d.game, "VC") == ["Hero"] and names(d.game, "heart") == []
    assert sorted(names(d.game, "G")) == ["First", "Second"] and value(d, "Hero") == 13000


def test_9_11_2_a_g_unit_that_is_still_a_heart_goes_to_the_g_zone() -> None:
    game = build("end", side())
    put(game, 0, "heart", giant("Odd"))
    obj = game.objects[game.zone("heart", 0)[0]].copy()
    obj.host = game.zone("VC", 0)[0]
    game.put(obj)
    d = Driver(game)
    assert where(d, "Odd") == "G" and d.game.objects[find(d, "Odd")].up


def test_13_5_1_2_without_a_vanguard_a_heart_becomes_one() -> None:
    """The player does not lose, even without a soul."""
    game = build("main", side(vc=[]))
    for name in ("A", "B"):
        put(game, 0, "heart", unit(name, 3))
    game.frames.append(type(game.frames[0])("VG 11.6.1"))
    d = Driver(game)
    assert d.offered == ['heart "A"', 'heart "B"'] and d.decision is not None and d.decision.rule == "VG 13.5.1"
    d.take('heart "A"')
    assert names(d.game, "VC") == ["A"] and names(d.game, "soul") == ["B"] and d.game.outcome is None


def test_4_9_5_a_g_unit_that_was_a_heart_goes_on_to_the_g_zone() -> None:
    d = strode(giant("First"), giant("Second", 16000))
    resolving.resolve(d.game, (t.Do("stride", t.YOURS & t.Zone(("G",))),), Ctx(find(d, "First"), 0))
    d.game.decision = None
    d = Driver(d.game)
    events.perform(d.game, events.moving(d.game, find(d, "First"), "soul"))
    assert where(d, "First") == "G" and names(d.game, "heart") == ["Hero"]
    assert d.game.objects[find(d, "Hero")].host == find(d, "Second") and value(d, "Second") == 29000


def test_6_5_1_4_a_stride_by_an_effect_is_no_normal_stride() -> None:
    """An attacker that becomes a heart takes no further part in the battle. [VG 6.5.2.2.2]"""
    leaps = when("attack", t.Do("stride", t.YOURS & t.Zone(("G",))))
    d = board("battle", side(vc=unit("Leaper", 3, 13000, None, leaps), G=[giant()]))
    d.take("attack")
    pass_all(d, "attack", "call", "ride")
    assert told(d, "stride", "superior stride") == ["Giant"] and told(d, "stride", "normal stride") == []
    assert told(d, "hit") == []


# --- ultimate stride -----------------------------------------------------------------------------------------------


def ultimate(**row: Any) -> Card:
    return giant(
        "Last", 20000, f"[Ultimate Stride]-Stride Step-[COST][Soul-Blast 1]{STRIDES}", nation="Keter Sanctuary", **row
    )


def at_last(face_up: int = 3, nation: str = "Keter Sanctuary", **row: Any) -> Game:
    game = build("ride", side(vc=unit("Hero", 2, 13000, None, nation=nation), soul=[FILLER], G=[ultimate(**row)]))
    for i in range(face_up):
        id = put(game, 0, "G", giant(f"Used {i}"))
        events.perform(game, Event("face", id, up=1))
    return game


def offers(game: Game) -> bool:
    return any(text.startswith('stride "Last"') for text in Driver(game).offered)


def test_6_6_3_an_ultimate_stride_needs_a_nation_of_the_vanguard() -> None:
    """[VG 14.13.1] [VG 14.13.2.1] It does not need grade 3."""
    assert offers(at_last()) and not offers(at_last(nation="Dragon Empire"))


def test_6_6_3_1_without_a_nation_only_cray_elementals() -> None:
    assert not offers(at_last(nation="")) and offers(at_last(nation="", race="Cray Elemental"))
    assert not offers(at_last(nation="Dragon Empire", race="Cray Elemental"))


def test_6_6_3_2_three_cards_lie_face_up_in_the_g_zone() -> None:
    assert not offers(at_last(face_up=2))


def test_6_6_3_4_effects_on_the_usual_cost_do_not_touch_it() -> None:
    """The printed cost is paid, whatever lies in the hand."""
    game = at_last()
    put(game, 0, "hand", THREE)
    d = Driver(game)
    pass_all(d, "stride")
    d.take('stride "Last"')
    assert count(d, "hand") == 1 and count(d, "soul") == 0 and told(d, "stride", "ultimate stride") == ["Last"]


def test_6_6_3_5_when_it_returns_the_whole_g_zone_is_removed() -> None:
    d = Driver(at_last())
    d.take('stride "Last"')
    put(d.game, 0, "G", giant("Unused"))
    events.perform(d.game, events.moving(d.game, find(d, "Last"), "drop"))
    assert count(d, "G") == 0 and len(names(d.game, "removed")) == 5 and names(d.game, "VC") == ["Hero"]
    plain = strode()
    events.perform(plain.game, events.moving(plain.game, find(plain, "Giant"), "drop"))
    assert names(plain.game, "G") == ["Giant"]


# --- stride restricted ---------------------------------------------------------------------------------------------


def test_18_6_1_where_stride_is_restricted_nobody_strides() -> None:
    """[VG 18.6.2] unless an effect says that one can."""
    for permits in (False, True):
        may = (cont(t.Rule("permit", "stride", t.YOURS & t.Zone(("G",)))),) if permits else ()
        game = build("ride", ready(vc=unit("Hero", 3, 13000, None, *may)))
        game.remember("stride restricted", 1)
        assert any(text.startswith("stride") for text in Driver(game).offered) == permits


def test_18_6_1_2_cards_go_to_the_g_zone_as_ever_where_stride_is_restricted() -> None:
    """[VG 18.6.1.1] The G zone is there, too."""
    game = build("end", side(fl=giant("Odd"), G=[giant()]))
    game.remember("stride restricted", 1)
    d = Driver(game)
    assert where(d, "Odd") == "G" and where(d, "Giant") == "G"


def test_the_effects_of_a_heart_end_with_the_stride() -> None:
    d = strode()
    events.perform(d.game, events.moving(d.game, find(d, "Giant"), "G"))
    assert d.game.effects == () and BOOK.zones[d.game.objects[find(d, "Hero")].zone].name == "VC"


def test_11_9_6_1_5_an_ability_of_becoming_a_heart_is_had_as_by_a_unit() -> None:
    """Nobody has it who became a heart before."""
    proud = unit("Proud", 3, 13000, None, when("become", energy(), word="heart"))
    d = strode(giant("First"), giant("Second", 16000), vc=proud)
    assert charged(d) == 1
    resolving.resolve(d.game, (t.Do("stride", t.YOURS & t.Zone(("G",))),), Ctx(find(d, "First"), 0))
    d.game.decision = None
    d = pass_all(Driver(d.game), "call", "ride")
    assert charged(d) == 1


@pytest.mark.parametrize(("keyword", "word"), [("stride", "normal stride"), ("ultimate stride", "ultimate stride")])
def test_6_5_1_4_what_a_stride_skill_does_is_its_stride(keyword: str, word: str) -> None:
    """[VG 6.6.3.5] Also where the skill says itself that the card strides."""
    skill = t.Activated(cost=(t.Gain("energy", 1),), do=(t.Do("stride", t.SELF),), keyword=keyword, zones=("G",))
    last = card("Last", type="G unit", grade=4, power=15000, nation="Dragon Empire", abilities=[skill])
    first = unit("First", 3, 13000, None, nation="Dragon Empire")
    up = [giant(f"Up {i}") for i in range(3)]
    game = build("ride", side(vc=first, hand=[FILLER], G=[last, *up]))
    for id in game.zone("G", 0):
        turned = game.objects[id].copy()
        turned.up = turned.card.name != "Last"
        game.put(turned)
    d = Driver(game).take('stride "Last"')
    assert where(d, "Last") == "VC" and told(d, "stride", word) == ["Last"]
