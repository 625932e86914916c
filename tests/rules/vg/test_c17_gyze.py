"""[VG 17.2] Gyze cards, and their ultimate stride skill."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card, Obj
from ludex.core.sight.view import view
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.c04_zones import active_side
from ludex.games.vg.c17_gyze import gyze_skill
from ludex.games.vg.positions import new_game
from ludex.lang.files.decks import Deck, Entry
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    pass_all,
    side,
    told,
    unit,
    value,
    when,
    where,
)

SKILL = gyze_skill((energy(1),))


def two_sided(*front: t.Ability, back: tuple[t.Ability, ...] = (), **row: Any) -> Card:
    """A card with two sides; a column says more of the first."""
    neon = card("Seed", grade=1, power=7000, shield=5000, clan="Cray Elemental", abilities=(*front, SKILL), **row)
    doom = card("Doom", type="G unit", grade=4, power=30000, clan="Cray Elemental", abilities=back)
    return Card(neon.number, neon.name, neon.types, neon.figures, neon.words, neon.text, neon.abilities, doom)


SEED = two_sided()
SEEDS = t.YOURS & t.Some((t.Word("name", "Seed"), t.Word("name", "Doom")))
FLIP = t.Do("flip", SEEDS & t.Zone(("VC", "RC", "G", "drop", "locked")))
DRAGONS = [unit(f"Zero {i}", 1, race="Zeroth Dragon") for i in range(5)]
NATION: dict[str, Any] = {"nation": "Dragon Empire"}
KING = unit("King", 3, 13000, None, **NATION)


def seed(d: Driver) -> Obj:
    return next(obj for obj in d.game.objects.values() if obj.card.name == "Seed")


def shown(d: Driver) -> str:
    return seed(d).info.name


def flipped(*then: t.Instr, card: Card = SEED, **mine: Any) -> Driver:
    """A position in which the Gyze card on a rear-guard circle was flipped over, and then something was done."""
    user = unit("User", 1, 8000, 5000, act(FLIP, *then))
    return board("main", side(fl=card, br=user, **mine)).take('use "User"')


# --- the active side -------------------------------------------------------------------------------------------------


def test_17_2_3_1_the_information_is_that_of_the_active_side() -> None:
    d = board("main", side(fl=SEED, br=unit("User", 1, 8000, 5000, act(FLIP))))

    def told_of(d: Driver) -> tuple[tuple[str, ...], tuple[str, ...], int, int]:
        id = seed(d).id
        words = layers.words(d.game, id, "name"), layers.words(d.game, id, "type")
        return (*words, layers.value(d.game, id, "power"), layers.value(d.game, id, "grade"))

    assert told_of(d) == (("Seed",), ("unit", "normal"), 7000, 1)
    d.take('use "User"')
    assert told_of(d) == (("Doom",), ("unit", "G"), 30000, 4)
    assert active_side(seed(d)) is seed(d).card.back


def test_17_2_3_1_so_are_its_abilities() -> None:
    loud = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 1000))
    louder = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 500))
    d = board("main", side(fl=two_sided(loud, back=(louder,)), br=unit("User", 1, 8000, 5000, act(FLIP))))
    assert value(d, "Hero") == 14000
    assert value(d.take('use "User"'), "Hero") == 13500


def test_17_2_3_1_1_a_search_does_not_find_the_other_side() -> None:
    d = board("main", side(deck=[SEED]))
    ctx = Ctx(find(d, "Hero"), 0)
    assert select.find(d.game, t.YOURS & t.Zone(("deck",)) & t.Word("name", "Doom"), ctx) == []
    assert len(select.find(d.game, t.YOURS & t.Zone(("deck",)) & t.Word("name", "Seed"), ctx)) == 1
    assert len(select.find(d.game, t.YOURS & t.Zone(("deck",)) & t.Word("type", "G"), ctx)) == 0


def test_17_2_3_2_a_game_begins_with_the_neon_gyze_side() -> None:
    plain = [unit(f"Plain {i}", i % 4) for i in range(13)]
    main = [SEED] * 4 + [found for found in plain for _ in range(4)][:46]
    deck = Deck("test", {"main": [Entry(1, found, 0) for found in main]}, {}, "test")
    game = new_game(deck, deck, 1)
    both = [obj for obj in game.objects.values() if obj.card.back is not None]
    assert len(both) == 8 and {obj.info.name for obj in both} == {"Seed"}


@pytest.mark.parametrize("zone", ["hand", "soul", "bind", "drop", "deck"])
def test_17_2_3_3_elsewhere_the_neon_gyze_side_is_active(zone: str) -> None:
    """[VG 4.4.2.2] As a G unit it goes on to the G zone, with the side that was active on the way."""
    d = flipped(t.Move(SEEDS & t.Zone(("RC",)), zone, "put"))
    assert shown(d) == "Seed" and where(d, "Seed") == "G" and seed(d).up
    assert [d.game.book.zones[e.dst].name for e in d.trace.events if e.kind == "move"] == [zone, "G"]


def test_17_2_3_3_on_circles_and_in_the_g_zone_the_side_stays() -> None:
    d = flipped(t.Move(SEEDS & t.Zone(("RC",)), "RC"))
    d.take('put "Doom" on back left')
    assert shown(d) == "Doom" and where(d, "Doom") == "RC back left"
    d = flipped(t.Move(SEEDS & t.Zone(("RC",)), "G"))
    assert shown(d) == "Doom" and where(d, "Doom") == "G"
    louder = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 500), zones=("G",))
    d = flipped(t.Move(SEEDS & t.Zone(("RC",)), "G"), card=two_sided(back=(louder,)))
    assert value(d, "Hero") == 13500


def test_17_2_3_3_a_locked_g_unit_goes_to_the_g_zone_with_its_side() -> None:
    """[VG 7.30.4]"""
    d = flipped(t.Do("lock", SEEDS & t.Zone(("RC",))))
    assert where(d, "Doom") == "G" and seed(d).up
    d = board("main", side(fl=SEED, br=unit("User", 1, 8000, 5000, act(t.Do("lock", SEEDS & t.Zone(("RC",)))))))
    assert count(d.take('use "User"'), "locked") == 1


def test_17_2_3_4_it_stays_the_same_card() -> None:
    """With the effects on it, its orientation and its circle."""
    gets = t.Continue((t.Modify(SEEDS & t.Zone(("RC",)), "power", "+", 4000),), "turn")
    user = unit("User", 1, 8000, 5000, act(gets, t.SetState(SEEDS & t.Zone(("RC",)), "rest"), FLIP))
    d = board("main", side(fl=SEED, br=user))
    before = seed(d).id
    d.take('use "User"')
    assert seed(d).id == before and value(d, "Doom") == 34000 and seed(d).state == 1 and seed(d).slot == 0


def test_17_2_3_4_a_used_ability_of_one_side_is_used_when_it_is_active_again() -> None:
    once = act(energy(), limit=1)
    d = board("main", side(fl=two_sided(once, back=(once,)), br=unit("User", 1, 8000, 5000, act(FLIP))))
    d.take('use "Seed"', 'use "User"')
    assert may(d, 'use "Doom"')
    d.take('use "Doom"')
    assert not may(d, 'use "Doom"')
    assert not may(d.take('use "User"'), 'use "Seed"') and charged(d) == 2


def test_17_2_5_face_down_hides_the_active_side() -> None:
    """A deleted vanguard that is flipped has no power of either side; turned up again it has that of its side."""
    d = flipped(t.SetFace(SEEDS & t.Zone(("RC",)), False))
    assert not seed(d).up and value(d, "Doom") == 0 and shown(d) == "Doom"
    d = flipped(t.SetFace(SEEDS & t.Zone(("RC",)), False), t.SetFace(SEEDS & t.Zone(("RC",)), True))
    assert seed(d).up and value(d, "Doom") == 30000


def test_17_2_5_face_down_in_the_damage_zone_it_shows_neither_side() -> None:
    user = unit("User", 1, 8000, 5000, act(t.SetFace(t.YOURS & t.Zone(("damage",)), False)))
    d = board("main", side(damage=[SEED], br=user)).take('use "User"')
    assert shown(d) == "a face-down card"
    assert "Doom" not in str(view(d.game, 1))


def test_17_2_6_flipping_over_changes_the_active_side_and_back() -> None:
    assert shown(flipped()) == "Doom" and shown(flipped(FLIP)) == "Seed"


def test_17_2_6_1_it_is_not_turned_face_down_or_up() -> None:
    hears = when("face", energy(), subject=t.YOURS)
    seen = when("flip", energy(10), subject=t.YOURS)
    d = flipped(fr=unit("Watcher", 1, 8000, 5000, hears, seen))
    assert charged(d) == 10 and seed(d).up and told(d, "face") == []


def test_17_2_6_2_a_card_with_one_side_is_not_flipped() -> None:
    """What follows is done."""
    user = unit("User", 1, 8000, 5000, act(t.Do("flip", t.YOURS & t.Zone(("RC", "VC"))), energy()))
    d = board("main", side(br=user, fl=FILLER)).take('use "User"')
    assert told(d, "flip") == [] and charged(d) == 1 and where(d, "Filler") == "RC front left"


def test_17_2_2_the_sides_are_a_normal_unit_and_a_g_unit() -> None:
    back = {"name": "Doom", "type": "G unit", "grade": 4, "power": 30000}
    made = SPEC.make_card({"name": "Seed", "power": 7000, "back": back}, "here")
    assert made.back is not None and (made.back.name, made.back.types) == ("Doom", ("unit", "G"))
    wrong: list[dict[str, Any]] = [
        {"name": "Seed", "type": "G unit", "back": back},
        {"name": "Seed", "back": {**back, "type": "normal unit"}},
        {"name": "Seed", "back": {**back, "colour": "red"}},
    ]
    for row in wrong:
        with pytest.raises(InputError):
            SPEC.make_card(row, "here")


# --- the ultimate stride skill ---------------------------------------------------------------------------------------


def ready(vc: Card = KING, bind: list[Card] = DRAGONS, card: Card = SEED, **mine: Any) -> Driver:
    return pass_all(board("ride", side(vc=vc, bind=bind, G=[card], hand=[FILLER], **mine)), "stride", "call")


def test_6_6_3_3_a_vanguard_of_grade_three_and_five_zeroth_dragons() -> None:
    """No three face-up cards of the G zone are needed."""
    assert may(ready(), 'stride "Seed"')
    assert not may(ready(vc=unit("King", 2, 10000, **NATION)), "stride")
    assert not may(ready(bind=DRAGONS[:4]), "stride")


def test_6_6_3_3_they_must_be_different() -> None:
    assert not may(ready(bind=[*DRAGONS[:4], DRAGONS[0]]), "stride")
    assert may(ready(bind=[*DRAGONS, DRAGONS[0]]), "stride")


def test_6_6_3_3_and_zeroth_dragons() -> None:
    assert not may(ready(bind=[*DRAGONS[:4], unit("Zero 9", 1, race="Dragon")]), "stride")


def test_6_6_3_the_gyze_card_may_lie_face_up() -> None:
    """Other cards must lie face down."""
    game = build("ride", side(vc=KING, bind=DRAGONS, G=[SEED], hand=[FILLER]))
    up = game.objects[game.zone("G", 0)[0]].copy()
    up.up = True
    game.put(up)
    assert may(pass_all(Driver(game), "stride", "call"), 'stride "Seed"')


def test_14_13_2_2_the_card_is_flipped_over_and_strides() -> None:
    """At its own timing, and for its own cost."""
    d = ready()
    d.take('stride "Seed"')
    assert charged(d) == 1 and d.names("VC", 0) == ["Doom"] and value(d, "Doom") == 30000
    assert told(d, "move", "stride") and d.game.objects[d.game.zone("VC", 0)[0]].state == 0
    late = gyze_skill((energy(1),), ("main phase",))
    front = Card(SEED.number, SEED.name, SEED.types, SEED.figures, SEED.words, "", (late,), SEED.back)
    d = ready(card=front)
    assert may(d, "call") and may(d, 'stride "Seed"')


def test_14_13_2_2_1_all_other_cards_are_removed_before_it_strides() -> None:
    """From circles, soul and G zone; the old vanguard is no heart."""
    mine: dict[str, Any] = {"fl": FILLER, "bc": unit("Back", 1), "soul": [FILLER, FILLER], "drop": [FILLER]}
    d = ready(**mine)
    d.take('stride "Seed"')
    assert d.names("VC", 0) == ["Doom"] and count(d, "RC") == count(d, "soul") == count(d, "heart") == 0
    assert sorted(d.names("removed", 0)) == ["Back", "Filler", "Filler", "Filler", "King"]
    assert d.names("drop", 0) == ["Filler"] and count(d, "bind") == 5
    moves = [d.game.book.zones[e.dst].name for e in d.trace.events if e.kind == "move"]
    assert moves == ["removed"] * 5 + ["VC"]


def test_14_13_2_2_1_the_other_player_keeps_their_cards() -> None:
    d = pass_all(
        board("ride", side(vc=KING, bind=DRAGONS, G=[SEED], hand=[FILLER]), side(vc=HERO, fl=FILLER, soul=[FILLER])),
        "stride",
    )
    d.take('stride "Seed"')
    assert count(d, "RC", 1) == count(d, "soul", 1) == 1 and d.names("VC", 1) == ["Hero"]


def test_14_13_2_2_1_a_g_unit_among_them_goes_to_the_g_zone() -> None:
    """[VG 4.4.2.1] RULING-VG-195: it is not removed from there."""
    giant = card("Giant", type="G unit", grade=4, power=15000, **NATION)
    late = gyze_skill((energy(1),), ("main phase",))
    front = Card(SEED.number, SEED.name, SEED.types, SEED.figures, SEED.words, "", (late,), SEED.back)
    d = board("main", side(vc=giant, bind=DRAGONS, G=[front], hand=[FILLER], soul=[FILLER]))
    d.take('stride "Seed"')
    assert d.names("VC", 0) == ["Doom"] and d.names("G", 0) == ["Giant"]


def test_6_6_3_5_back_in_the_g_zone_it_is_removed() -> None:
    """[VG 17.2.3.3] Removed from the game, its Neon Gyze side is active; its player has no vanguard any more."""
    d = ready()
    d.take('stride "Seed"')
    while d.decision is not None and d.game.active == 0:
        d.take("pass")
    assert shown(d) == "Seed" and where(d, "Seed") == "removed"
    assert d.game.outcome is not None and d.game.outcome.winner == 1
