"""[VG 17.16] Buddyfight: Worlds, flags, Buddyfighters, gauge, keywords that only name."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.vg.c02_card_information import WORLDS, described
from ludex.games.vg.c08_game_preparation import check_deck
from ludex.games.vg.c17_buddyfight import RELATED, YOUR_GAUGE, pay_gauge, pay_gauge_now
from ludex.games.vg.text import keyword
from ludex.lang.files.decks import Deck, Entry
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    card,
    energy,
    find,
    may,
    order,
    put,
    side,
    told,
    unit,
    using,
    where,
)


def buddy(name: str, grade: int = 1, *abilities: t.Ability, world: str = "Dragon World", **row: object) -> Card:
    """A Buddyfight-related unit."""
    return unit(name, grade, 8000, 5000, *abilities, nation="Buddyfight", world=world, **row)  # type: ignore[arg-type]


def matching(d: Driver, sel: t.Sel) -> list[str]:
    """The names of player 0's cards in hand that match."""
    found = select.find(d.game, t.YOURS & t.Zone(("hand",)) & sel, Ctx(find(d, "Hero"), 0))
    return [d.game.objects[id].card.name for id in found]


# --- cards ---------------------------------------------------------------------------------------------------------


def test_17_16_1_cards_of_the_nation_are_buddyfight_related() -> None:
    d = board("main", side(hand=[buddy("Drum"), unit("Knight", nation="Dark States")]))
    assert matching(d, RELATED) == ["Drum"]


@pytest.mark.parametrize("world", WORLDS)
def test_17_16_2_a_card_belongs_to_one_world(world: str) -> None:
    d = board("main", side(hand=[buddy("Drum", world=world)]))
    assert [other for other in WORLDS if matching(d, t.Word("world", other))] == [world]


@pytest.mark.parametrize("row", [{"world": "Moon World"}, {"world": ""}, {"nation": "", "world": "Hero World"}])
def test_17_16_2_only_a_buddyfight_card_has_a_world_and_it_has_one(row: dict[str, str]) -> None:
    with pytest.raises(InputError):
        card("Drum", **{"nation": "Buddyfight", **row})


def test_17_16_2_1_a_text_that_names_a_world_means_no_race() -> None:
    mage = unit("Mage", race="Magic World")
    d = board("main", side(hand=[buddy("Drum", world="Magic World"), buddy("Axia"), mage]))
    world, race = described("that is a <Magic World>"), described("that is a <Magic>")
    assert world is not None and matching(d, world) == ["Drum"]
    assert race is not None and matching(d, race) == ["Mage"]


def flags(main: int, g: int = 0) -> list[str]:
    """The paragraphs about flags that a deck with so many of them breaks."""
    found = [buddy(f"Flag {i}", keywords=["Flag"]) for i in range(main)]
    other = [card(f"G Flag {i}", type="G unit", grade=4, keywords=["Flag"]) for i in range(g)]
    deck = Deck("test", {"main": [Entry(1, c, 0) for c in found], "g": [Entry(1, c, 0) for c in other]}, {}, "test")
    return [breach.rule for breach in check_deck(deck) if breach.rule == "VG 17.16.3.1"]


def test_17_16_3_1_a_deck_has_at_most_one_flag_whatever_its_name() -> None:
    assert flags(1) == []
    assert flags(2) == flags(1, 1) == ["VG 17.16.3.1"]


# --- Buddyfighters ---------------------------------------------------------------------------------------------------

OATH = t.Do("become Buddyfighter")
SWORN = t.Compare(t.Number(t.YOU, "Buddyfighter"), "=", 1)
MONSTER = t.Word("buddy", "Buddy Monster")
DRUM, AXIA = buddy("Drum", 3), buddy("Axia", 2)
LAW = card("Law", type="crest", tree=[])


def sworn(*more: t.Instr, **mine: object) -> Driver:
    """A main phase in which the player becomes a Buddyfighter."""
    mine = {"ride_deck": [AXIA, DRUM], **mine}
    return using(OATH, *more, you=mine)


def test_17_16_4_1_a_unit_card_of_the_ride_deck_goes_to_the_order_zone() -> None:
    d = sworn(ride_deck=[AXIA, DRUM, order("Banner", type="set order")])
    assert sorted(d.offered) == ['buddy "Axia"', 'buddy "Drum"']
    d.take('buddy "Drum"')
    assert (where(d, "Drum"), where(d, "Axia")) == ("order zone", "ride deck")
    assert told(d, "move", "buddy") == ["Drum"]


def test_17_16_4_1_without_a_unit_there_is_no_buddy() -> None:
    d = sworn(ride_deck=[])
    assert d.names("order zone", 0) == [] and d.game.num(0, "Buddyfighter") == 1


def test_17_16_4_1_1_cards_of_that_name_are_buddy_monsters_in_all_zones() -> None:
    twin = buddy("Drum", 3)
    d = sworn(hand=[twin, AXIA], soul=[twin], drop=[twin])
    assert matching(d, MONSTER) == []
    d.take('buddy "Drum"')
    assert matching(d, MONSTER) == ["Drum"]
    for zone in ("hand", "soul", "drop", "order zone"):
        found = select.find(d.game, t.Zone((zone,)) & MONSTER, Ctx(find(d, "Hero"), 0))
        assert [d.game.objects[id].card.name for id in found] == ["Drum"]


def test_17_16_4_1_1_a_second_name_counts_too_and_the_card_need_not_stay() -> None:
    two = buddy("Drum", 3, also_named=["Drake"])
    away = t.Move(t.YOURS & t.Zone(("order zone",)), "removed", "remove")
    d = sworn(ride_deck=[two], hand=[unit("Drake"), unit("Duck")], br=unit("User", 1, 8000, 5000, act(OATH, away)))
    assert where(d, "Drum") == "removed" and matching(d, MONSTER) == ["Drake"]


def test_17_16_4_1_1_only_for_that_player() -> None:
    d = using(OATH, you={"ride_deck": [DRUM]}, foe={"hand": [DRUM]})
    assert MONSTER.value not in layers.words(d.game, find(d, "Drum", "hand", 1), "buddy")


def test_17_16_4_2_a_buddyfighter_is_asked_for_by_texts_alone() -> None:
    """RULING-VG-180 Who is one does not become one again."""
    user = unit("User", 1, 8000, 5000, act(OATH), act(energy(), cond=SWORN))
    d = board("main", side(br=user, ride_deck=[AXIA, DRUM]))
    assert not may(d, 'use "User" 2')
    before = d.game.clone()
    d.take('use "User"', 'buddy "Axia"')
    assert d.game.num(0, "Buddyfighter") == 1 and d.game.num(1, "Buddyfighter") == 0
    assert [len(d.game.zone(zone, 0)) for zone in ("hand", "deck", "soul", "damage", "crest")] == [
        len(before.zone(zone, 0)) for zone in ("hand", "deck", "soul", "damage", "crest")
    ]
    assert may(d, 'use "User" 2')
    d.take('use "User": become')
    assert d.names("order zone", 0) == ["Axia"] and d.game.num(0, "Buddyfighter") == 1


# --- gauge -----------------------------------------------------------------------------------------------------------

CREST = card("Core Gauge", type="crest", keywords=["gauge crest"])
OTHER = card("Other Crest", type="crest", keywords=["gauge crest"])
PLAIN = card("Plain Crest", type="crest")
TOP = t.Do("gain gauge from deck", n=2)
GIFT = t.Do("gain gauge", t.YOURS & t.Zone(("drop",)))


def gauges(d: Driver) -> int:
    return len(select.find(d.game, YOUR_GAUGE, Ctx(find(d, "Hero"), 0)))


def test_17_16_5_3_gained_gauge_is_that_of_the_crest_and_stays() -> None:
    """[VG 17.16.5.2] It is what texts call gauge."""
    d = using(TOP, GIFT, you={"crest": [PLAIN, CREST], "drop": [unit("Spark")]})
    ids = d.game.zone("gauge", 0)
    assert len(ids) == gauges(d) == 3 and where(d, "Spark") == "gauge"
    assert {d.game.objects[id].host for id in ids} == {find(d, "Core Gauge")}
    d.take("pass")
    assert len(d.game.zone("gauge", 0)) == 3


def test_17_16_5_3_without_a_gauge_crest_nothing_is_gained() -> None:
    """RULING-VG-181"""
    d = using(TOP, GIFT, you={"crest": [PLAIN], "drop": [unit("Spark")]}, foe={"crest": [CREST]})
    assert d.game.zone("gauge", 0) == () and where(d, "Spark") == "drop"


def test_17_16_5_2_gauges_of_units_and_of_the_opponent_do_not_count() -> None:
    plant = t.Do("put as gauge", t.YOURS & t.Zone(("drop",)), word="plant")
    d = using(plant, TOP, you={"crest": [CREST], "drop": [unit("Seed")]}, foe={"crest": [CREST]})
    assert len(d.game.zone("gauge", 0)) == 3 and gauges(d) == 2
    crest = find(d, "Core Gauge", "", 1)
    other = d.game.objects[put(d.game, 1, "gauge", FILLER)].copy()
    other.host = crest
    d.game.put(other)
    assert gauges(d) == 2


def paying(n: int, have: int) -> Driver:
    user = unit(
        "User", 1, 8000, 5000, act(t.Do("gain gauge from deck", n=have), limit=1), act(energy(), cost=pay_gauge(n))
    )
    return board("main", side(br=user, crest=[CREST], deck=[unit(f"Card {i}") for i in range(3)])).take('use "User"')


def test_17_16_5_4_gauge_is_paid_from_the_crest_to_the_drop_zone() -> None:
    d = paying(2, 3).take('use "User" 2')
    d.take('choose "Card 0"', 'choose "Card 2"')
    assert sorted(d.names("drop", 0)) == ["Card 0", "Card 2"] and gauges(d) == 1 and d.game.num(0, "energy") == 1
    assert sorted(told(d, "move", "pay gauge")) == ["Card 0", "Card 2"]


def test_17_16_5_4_less_gauge_than_that_pays_nothing() -> None:
    assert not may(paying(2, 1), 'use "User" 2')
    d = using(TOP, *pay_gauge_now(3), energy(), you={"crest": [CREST]})
    assert gauges(d) == 2 and d.game.num(0, "energy") == 1
    d = using(TOP, *pay_gauge_now(2), energy(), you={"crest": [CREST]})
    assert gauges(d) == 0


def test_17_16_5_4_other_gauges_do_not_pay() -> None:
    plant = t.Do("put as gauge", t.YOURS & t.Zone(("drop",)), word="plant")
    user = unit("User", 1, 8000, 5000, act(plant, limit=1), act(energy(), cost=pay_gauge(1)))
    d = board("main", side(br=user, crest=[CREST], drop=[FILLER])).take('use "User"')
    assert len(d.game.zone("gauge", 0)) == 1 and not may(d, 'use "User" 2')


# --- keywords that only name ------------------------------------------------------------------------------------------

NAMES = (
    "Buddy Call",
    "Clear Serenity",
    "Double Attack",
    "Dragon Throne",
    "Great Spell, Saturday Night Devil Fever",
    "Hundred Demons Sorcery, Evil Pulse",
    "Jackknife Braveheart",
    "My Buddy!",
    "Shadow Dive",
    "Thunder Mine",
)


@pytest.mark.parametrize("name", NAMES)
def test_17_16_14_the_keyword_of_a_series_can_be_asked_for(name: str) -> None:
    made = buddy("Drum", text=f"{name}-[ACT](RC):Draw a card.")
    d = board("main", side(hand=[made, unit("Plain")]))
    assert matching(d, t.Has(name)) == ["Drum"]
    with pytest.raises(Exception, match="Double"):
        keyword("Double Attack")


def test_17_16_14_double_attack_is_no_second_attack() -> None:
    twice = buddy("Drum", 1, act(energy(), headings=(t.Heading("Double Attack"),)))
    d = board("battle", side(fl=twice)).take("attack", 'attack with "Drum" -> "Villain"')
    assert d.decision is not None and d.decision.prompt == "attack?"
    d.take("attack")
    assert not may(d, 'attack with "Drum"')
