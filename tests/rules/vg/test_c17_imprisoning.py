"""[VG 17.5] Imprisoning."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.vg.book import BOOK
from ludex.games.vg.c14_dressing import over_dress
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
    side,
    state,
    told,
    unit,
    using,
    value,
    when,
    where,
)

PRISON = card("Jail", type="set order", subtypes=["Prison"])
TOWER = card("Tower", type="set order")
THIEF = unit("Thief", 1)
FOES = t.ENEMY & t.Zone(("RC",))
IMPRISON = t.Do("imprison", FOES)
JAIL = t.YOURS & t.Zone(("order zone",))
HELD = t.Zone(("imprisoned",))


def side_of(d: Driver, name: str) -> int:
    return d.game.objects[find(d, name)].side


def test_17_5_1_a_card_goes_to_the_order_zone_of_the_player_with_the_prison() -> None:
    """[VG 17.5.1.1] Although it is not its owner's zone; the move is no retiring."""
    d = using(IMPRISON, you={"order_zone": [PRISON]}, foe={"fl": THIEF})
    assert where(d, "Thief") == "imprisoned" and side_of(d, "Thief") == 0
    assert told(d, "move", "imprison") == ["Thief"] and told(d, "move", "retire") == []
    assert d.game.zone("imprisoned", 0) == (find(d, "Thief"),)


def test_17_5_1_1_without_a_prison_of_ones_own_nothing_happens() -> None:
    for mine, theirs in (([TOWER], []), ([], [PRISON])):
        d = using(IMPRISON, energy(), you={"order_zone": mine}, foe={"fl": THIEF, "order_zone": theirs})
        assert where(d, "Thief") == "RC front left" and charged(d) == 1
    d = using(t.SetFace(JAIL, False), IMPRISON, you={"order_zone": [PRISON]}, foe={"fl": THIEF})
    assert where(d, "Thief") == "RC front left"  # a face-down card has no subtype


def test_17_5_1_1_from_other_zones_and_several_at_once() -> None:
    d = using(
        t.Do("imprison", t.ENEMY & t.Zone(("drop", "RC"))),
        you={"order_zone": [PRISON]},
        foe={"fl": THIEF, "drop": [unit("Rogue")]},
    )
    assert count(d, "imprisoned", 0) == 2 and count(d, "drop", 1) == 0


def test_17_5_1_2_the_original_dress_goes_along() -> None:
    sprout, bloom = unit("Sprout", 1), unit("Bloom", 2, 12000, 5000, over_dress(t.Word("name", "Sprout")))
    jailer = unit("Jailer", 1, 8000, 5000, when("move", IMPRISON, subject=t.ENEMY, word="overDress"))
    d = board("main", side(fl=sprout, hand=[bloom, FILLER]), side(fl=jailer, order_zone=[PRISON]))
    d.take('overDress "Bloom" on "Sprout"')
    assert sorted(d.names("imprisoned", 1)) == ["Bloom", "Sprout"] and count(d, "originalDress") == 0
    assert {d.game.objects[id].player for id in d.game.zone("imprisoned", 1)} == {0}


def test_17_5_2_1_it_keeps_its_information_and_is_not_on_the_field() -> None:
    """Its abilities are not active, but for those that say so."""
    boss = t.YOURS & t.Zone(("VC",))
    field = cont(t.Modify(boss, "power", "+", 1000))
    inside = cont(t.Modify(boss, "power", "+", 500), zones=("imprisoned",))
    thief = unit("Thief", 2, 9000, 5000, field, inside, race="Elf")
    d = board("main", side(br=unit("User", 1, 8000, 5000, act(IMPRISON)), order_zone=[PRISON]), side(fl=thief))
    assert value(d, "Villain") == 14000
    d.take('use "User"')
    id = find(d, "Thief")
    assert value(d, "Villain") == 13500
    assert layers.value(d.game, id, "grade") == 2 and layers.words(d.game, id, "race") == ("Elf",)
    assert select.find(d.game, t.ENEMY & t.Word("type", "unit"), Ctx(id, 0)) == [d.game.zone("VC", 1)[0]]


def test_17_5_2_1_a_further_name_stays() -> None:
    d = using(IMPRISON, you={"order_zone": [PRISON]}, foe={"fl": unit("Thief", also_named=["Robber"])})
    assert layers.words(d.game, find(d, "Thief"), "name") == ("Thief", "Robber")


def test_17_5_2_2_its_master_is_its_owner() -> None:
    """So it is no card of the player who imprisoned it."""
    d = using(IMPRISON, you={"order_zone": [PRISON]}, foe={"fl": THIEF})
    id = find(d, "Thief")
    assert d.game.objects[id].player == 1
    assert select.find(d.game, t.YOURS & HELD, Ctx(id, 0)) == [] and select.find(d.game, t.ENEMY & HELD, Ctx(id, 0))


def test_17_5_2_2_it_stands_in_its_masters_stand_phase() -> None:
    d = using(IMPRISON, t.SetState(HELD, "rest"), you={"order_zone": [PRISON]}, foe={"fl": THIEF})
    assert state(d, "Thief") == "rest"
    for _ in range(9):
        if d.game.active == 1:
            break
        d.take("pass")
    assert state(d, "Thief") == "stand"


def test_17_5_3_without_a_prison_the_cards_go_to_their_owners_drop_zone() -> None:
    """By rule action: after the whole effect. An imprisoned prison holds nobody."""
    gone = t.Move(JAIL, "drop")
    d = using(
        t.Do("imprison", t.ENEMY & t.Zone(("RC", "drop"))),
        gone,
        t.Gain("energy", t.Count(HELD)),
        you={"order_zone": [PRISON]},
        foe={"fl": THIEF, "drop": [card("Cell", type="set order", subtypes=["prison"])]},
    )
    assert charged(d) == 2 and count(d, "imprisoned") == 0
    assert sorted(d.names("drop", 1)) == ["Cell", "Thief"] and sorted(told(d, "move", "release")) == ["Cell", "Thief"]


def test_17_5_3_one_prison_of_two_is_enough() -> None:
    two = [PRISON, card("Dungeon", type="set order", subtypes=["prison"])]
    gone = t.Move(JAIL & t.Word("name", "Jail"), "drop")
    d = using(IMPRISON, gone, you={"order_zone": two}, foe={"fl": THIEF, "order_zone": [PRISON]})
    assert where(d, "Thief") == "imprisoned"


def test_17_5_3_the_prison_of_the_other_player_does_not_count() -> None:
    d = using(IMPRISON, t.Move(JAIL, "drop"), you={"order_zone": [PRISON]}, foe={"fl": THIEF, "order_zone": [PRISON]})
    assert where(d, "Thief") == "drop" and side_of(d, "Thief") == 1
    assert BOOK.zones[d.game.objects[find(d, "Thief")].zone].name == "drop"
