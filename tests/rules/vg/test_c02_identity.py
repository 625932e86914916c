"""[VG 2] What is written on cards, and how texts refer to it: names, clans, races, types, icons; supplements B, C."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.errors import InputError
from ludex.games.vg import SPEC, c08_game_preparation
from ludex.games.vg.c08_game_preparation import RideDeckRegulation
from tests.rules.vg.support import (
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    order,
    pass_all,
    side,
    told,
    unit,
    using,
    value,
    when,
)

HAND = t.YOURS & t.Zone(("hand",))
OWN_REAR = t.YOURS & t.Zone(("RC",))


def found(made: Card, what: t.Sel) -> bool:
    """Whether a card in the hand is what an effect looks for."""
    return charged(using(t.Gain("energy", t.Count(HAND & what)), you={"hand": [made]})) == 1


def helped(text: str, *units: Card) -> list[str]:
    """The units that an activated ability with this text may choose."""
    user = card("User", text=f"[ACT]:{text}", nation="Nowhere", race="None")
    rear: dict[str, Any] = dict(zip(("fr", "bl", "bc", "br"), units, strict=False))
    d = board("main", side(fl=user, **rear, hand=list(units)))
    d.take('use "User"')
    if not may(d, "choose"):
        return [obj.info.name for obj in d.game.objects.values() if layers.value(d.game, obj.id, "power") == 8100]
    return [text.split('"')[1] for text in d.offered]


GETS = ", and it gets [Power] +100 until end of turn."


# --- names ---------------------------------------------------------------------------------------------------------


def test_2_1_1_1_the_reading_of_a_name_is_no_part_of_it() -> None:
    made = card("Star Cat", reading="hoshineko")
    assert not found(made, t.Within("name", "hoshi")) and found(made, t.Within("name", "Star"))
    assert made == card("Star Cat")


def test_2_1_1_2_a_text_means_a_name_or_a_part_of_it() -> None:
    cats = (unit("Star Cat"), unit("Star Catcher"), unit("Dog"))
    assert helped(f'Choose one of your units named "Star Cat"{GETS}', *cats) == ["Star Cat"]
    assert helped(f'Choose one of your units with "Star Cat" in its card name{GETS}', *cats) == [
        "Star Cat",
        "Star Catcher",
    ]
    with pytest.raises(InputError, match="of the moon"):
        card("Odd", text=f"[ACT]:Choose one of your units with a taste of the moon{GETS}")


def test_2_15_2_the_art_means_nothing() -> None:
    """[VG 2.12.2] Nor does the flavor; [VG 2.1.1.1] nor a reading."""
    plain = card("Cat", number="X-1", nation="Stoicheia")
    fancy = card("Cat", number="X-1", nation="Stoicheia", art="signed", flavor="Boost! <<Kagero>> Dragon", reading="k")
    assert plain == fancy and fancy.abilities == () and fancy.text == ""
    for what in (t.Word("clan", "Kagero"), t.Within("name", "Dragon"), t.Has("Boost")):
        assert not found(fancy, what)


def test_2_12_2_what_stands_in_the_flavor_alone_is_not_there() -> None:
    made = card("Cat", flavor='[CONT]:This card is also regarded as "Dog".')
    assert not found(made, t.Word("name", "Dog")) and found(card("Cat", also_named=["Dog"]), t.Word("name", "Dog"))


def test_2_16_2_the_collection_number_means_nothing_in_the_game() -> None:
    """Cards of one name and other numbers have the same name, count for one limit, and ride as one another."""
    first, second = unit("Twin", number="A-1"), unit("Twin", number="B-1")
    same = t.Count(HAND & t.Shares(t.Zone(("VC",)) & t.YOURS, "name"))
    names = t.Distinct(HAND, "name")
    d = using(t.Gain("energy", t.Plus((same, t.Times(10, names)))), you={"vc": first, "hand": [first, second]})
    assert charged(d) == 12
    persona = [unit("Queen", 3, 13000, None, keywords=["persona ride"], number=n) for n in ("A-2", "B-2")]
    d = board("ride", side(vc=persona[0], hand=[persona[1]]))
    assert told(d.take("ride"), "persona ride") == ["Queen"]


# --- clans, races --------------------------------------------------------------------------------------------------


def test_2_2_3_double_brackets_name_a_clan_or_a_nation() -> None:
    """[VG 2.14.5]"""
    kin = (card("Kin", clan="Kagero", power=8000), card("Land", nation="Dragon Empire", clan="Nubatama", power=8000),
           card("Far", nation="Stoicheia", power=8000))  # fmt: skip
    assert helped(f"Choose one of your <<Kagero>> units{GETS}", *kin) == ["Kin"]
    assert helped(f"Choose one of your <<Dragon Empire>> units{GETS}", *kin) == ["Land"]


def test_2_2_3_1_a_card_that_is_also_of_a_clan_has_both() -> None:
    made = card("Kin", clan="Narukami", text="[CONT]:This card is also a <<Kagero>>.")
    for clan, is_so in (("Narukami", True), ("Kagero", True), ("Nubatama", False)):
        assert found(made, t.Word("clan", clan)) is is_so
    land = card("Land", nation="Stoicheia", text="[CONT]:This card is also a <<Keter Sanctuary>>.")
    for nation, is_so in (("Stoicheia", True), ("Keter Sanctuary", True), ("United Sanctuary", True), ("Zoo", True),
                          ("Dark Zone", False)):  # fmt: skip
        assert found(land, t.Word("nation", nation)) is is_so


def test_2_2_6_the_clan_of_a_clan_icon_is_an_original_clan() -> None:
    made = card("Kin", clan="Narukami", text="[CONT]:This card is also a <<Kagero>>.")
    assert found(made, t.Word("original clan", "Narukami")) and not found(made, t.Word("original clan", "Kagero"))


def test_2_3_3_a_text_may_say_a_part_of_a_race() -> None:
    races = (card("Fire", race="Flame Dragon", power=8000), card("Man", race="Human", power=8000))
    assert helped(f"Choose one of your <Dragon> units{GETS}", *races) == ["Fire"]
    assert helped(f"Choose one of your <Flame Dragon> units{GETS}", *races) == ["Fire"]
    assert helped(f"Choose one of your <Human> units{GETS}", *races) == ["Man"]


def test_2_3_4_a_card_may_have_several_races() -> None:
    made = card("Cyborg", race="Cyberoid/Dragon")
    for race, is_so in (("Cyberoid", True), ("Dragon", True), ("Cyberoid/Dragon", False), ("Human", False)):
        assert found(made, t.Word("race", race)) is is_so
    with pytest.raises(InputError, match="race: an empty part"):
        card("Cyborg", race="Cyberoid/")


# --- figures -------------------------------------------------------------------------------------------------------


def test_2_5_3_a_plus_after_the_power_means_nothing() -> None:
    for said in ("13000+", "13000", 13000):
        assert card("Strong", power=said).figures["power"] == 13000
    for said in ("13000++", "much", "+"):
        with pytest.raises(InputError, match="is no number"):
            card("Strong", power=said)


def test_2_6_3_a_unit_may_have_no_shield() -> None:
    """It adds nothing as a guardian, and no effect on shields finds it."""
    bare, plain = unit("Bare", 1, 8000, None), unit("Plain", 1, 8000, 5000)
    for made, is_so in ((bare, False), (plain, True)):
        assert found(made, t.Figure("shield", "<=", 10000)) is is_so
        assert not found(made, t.Figure("shield", ">", 10000))
    d = board("battle", side(fl=unit("Lance", 1, 8000)), side(hand=[bare, plain, unit("Spare")]))
    d.take("attack", 'attack with "Lance" -> "Villain"', 'guard with "Bare"')
    assert value(d, "Villain") == 13000
    assert value(d.take('guard with "Plain"'), "Villain") == 18000


def test_2_17_2_the_original_drive_of_every_card_is_1() -> None:
    """[VG 2.17.2.1] A drive ability changes the value, not the original one."""
    see = t.Gain("energy", t.FigureOf(t.YOURS & t.Zone(("VC",)), "original drive"))
    for words, drive in (([], 1), (["Twin Drive"], 2), (["Triple Drive"], 3)):
        d = using(see, you={"vc": unit("Hero", 3, 13000, None, keywords=words)})
        assert (value(d, "Hero", "drive"), charged(d)) == (drive, 1)


def test_2_17_2_1_who_loses_the_drive_ability_has_a_drive_of_1() -> None:
    lose = t.Continue((t.Strip(t.YOURS & t.Zone(("VC",)), "Twin Drive"),), "turn")
    d = using(lose, you={"vc": unit("Hero", 3, 13000, None, keywords=["Twin Drive"])})
    assert value(d, "Hero", "drive") == 1


# --- types ---------------------------------------------------------------------------------------------------------


def test_2_9_3_1_1_units_are_cards_on_the_field() -> None:
    """Unit cards in other zones, and other cards, are none."""
    user = card("User", text=f"[ACT]:Choose one of your units{GETS}", power=8000)
    elsewhere = {zone: [unit(zone)] for zone in ("hand", "soul", "drop", "damage")}
    zones: dict[str, Any] = {**elsewhere, "order_zone": [order("Song", type="set order")]}
    d = board("main", side(fl=user, **zones))
    d.take('use "User"')
    assert d.offered == ['choose "Hero"', 'choose "User"']


def test_2_9_5_1_types_and_special_types_are_independent() -> None:
    made = card("Coin", type="set order", special=["ticket"])
    song = unit("User", 1, 8000, 5000, act(t.Gain("energy", t.Count(HAND & t.Word("special", "ticket")))))
    for change, types, special in (
        (t.Rename(HAND, "type", "become", "unit"), ("unit",), 1),
        (t.Rename(HAND, "type", "lose", "set"), ("order",), 1),
        (t.Rename(HAND, "special", "lose", "ticket"), ("order", "set"), 0),
    ):
        d = board("main", side(fl=song, fr=unit("Mage", 1, 8000, 5000, cont(change)), hand=[made]))
        assert charged(d.take('use "User"')) == special
        assert layers.words(d.game, find(d, "Coin"), "type") == types
    with pytest.raises(InputError, match="no special 'gold'; there is attached, protect, ticket"):
        card("Coin", special=["gold"])


# --- icons ---------------------------------------------------------------------------------------------------------


def test_2_10_1_2_the_icon_of_intercept() -> None:
    for words, offered in (([], False), (["Intercept"], True)):
        d = board("battle", side(fl=unit("Lance")), side(fl=unit("Wall", 2, 9000, 5000, keywords=words),
                                                         hand=[unit("Other")]))  # fmt: skip
        d.take("attack", 'attack with "Lance" -> "Villain"')
        assert may(d, "intercept") is offered


@pytest.mark.parametrize(("words", "checks"), [([], 1), (["Twin Drive"], 2), (["Triple Drive"], 3)])
def test_2_10_1_3_the_icons_of_drive_abilities(words: list[str], checks: int) -> None:
    """[VG 2.10.1.4]"""
    d = board("battle", side(vc=unit("Hero", 3, 13000, None, keywords=words)))
    d.take("attack")
    pass_all(d, "attack!")
    assert len(told(d, "drive check")) == checks


@pytest.mark.parametrize("gift", ["Force", "Accel", "Protect"])
def test_2_13_2_2_the_icon_of_a_gift_says_its_clan_type(gift: str) -> None:
    """[VG 2.13.2.3] [VG 2.13.2.4]"""
    made = card("Giver", gift=gift.lower())
    for name in ("Force", "Accel", "Protect"):
        assert found(made, t.Word("gift", name)) is (name == gift)
    with pytest.raises(InputError, match="no gift 'Gold'; there is Force, Accel, Protect"):
        card("Giver", gift="Gold")


def test_2_13_3_without_the_icon_there_is_no_persona_ride() -> None:
    """Nor with the icon on a card of another name."""
    for words, name, rides in ((["persona ride"], "Queen", 1), ([], "Queen", 0), (["persona ride"], "King", 0)):
        d = board("ride", side(vc=unit("Queen", 3, 13000, None, keywords=words),
                               hand=[unit(name, 3, 13000, None, keywords=words)]))  # fmt: skip
        assert len(told(d.take("ride"), "persona ride")) == rides
        assert value(d, name) == 13000 + 10000 * rides


def test_2_18_3_a_fighter_icon_is_looked_for_by_its_name() -> None:
    cards = (card("A", fighter="aichi", power=8000), card("K", fighter="Kai", power=8000), card("N", power=8000))
    assert helped(f"Choose one of your units with an Aichi icon{GETS}", *cards) == ["A"]
    assert helped(f"Choose one of your units with a Kai icon{GETS}", *cards) == ["K"]
    with pytest.raises(InputError, match="no fighter 'Someone'; there is Aichi, Chrono, Kai, Shinemon"):
        card("A", fighter="Someone")


# --- nations: supplement B -----------------------------------------------------------------------------------------


def test_2_14_3_1_a_nation_icon_alone_is_the_nation() -> None:
    made = card("New", nation="Dark States")
    assert found(made, t.Word("nation", "Dark States")) and not found(made, t.Word("nation", "Stoicheia"))


ROWS = {
    "BanG Dream!": ("", "BanG Dream!"),
    "Brandt Gate": ("Star Gate", "Dimension Police/Etranger/Link Joker/Nova Grappler"),
    "Buddyfight": ("", "Buddyfight"),
    "CoroCoro": ("", "CoroCoro"),
    "Dark States": ("Dark Zone", "Dark Irregulars/Gear Chronicle/Pale Moon/Spike Brothers"),
    "Dragon Empire": ("", "Kagero/Murakumo/Narukami/Nubatama/Tachikaze"),
    "Keter Sanctuary": (
        "United Sanctuary",
        "Angel Feather/Genesis/Gold Paladin/Oracle Think Tank/Royal Paladin/Shadow Paladin",
    ),
    "Lyrical Monasterio": ("Magallanica", "Bermuda Triangle"),
    "Record of Ragnarok": ("", "Record of Ragnarok"),
    "SHAMAN KING": ("", "SHAMAN KING"),
    "Stoicheia": ("Magallanica/Zoo", "Aqua Force/Granblue/Great Nature/Megacolony/Neo Nectar"),
    "Touken Ranbu": ("", "Touken Ranbu"),
}
"""A nation: the nations that it also is, and its clans. By alphabet."""
EVERY_NATION = {name for own, (also, _) in ROWS.items() for name in (own, *also.split("/")) if name}
EVERY_CLAN = {clan for _, clans in ROWS.values() for clan in clans.split("/")}


@pytest.mark.parametrize("nation", list(ROWS))
def test_2_14_4_1_each_nation_with_its_clans(nation: str) -> None:
    """[VG B/Keter Sanctuary] [VG B/Dragon Empire] [VG B/Brandt Gate] [VG B/Dark States] [VG B/Stoicheia]
    [VG B/Lyrical Monasterio] [VG B/Touken Ranbu] [VG B/BanG Dream!] [VG B/SHAMAN KING] [VG B/Record of Ragnarok]
    [VG B/CoroCoro] [VG B/Buddyfight] A card of the nation, without a clan, is of these nations and clans alone."""
    also, clans = ROWS[nation]
    world = "Generic" if nation == "Buddyfight" else ""
    d = board("main", side(hand=[card("New", nation=nation, world=world)]))
    id = find(d, "New")
    assert set(layers.words(d.game, id, "nation")) == {nation, *also.split("/")} - {""}
    assert set(layers.words(d.game, id, "clan")) == set(clans.split("/"))


def test_2_14_4_1_nations_are_the_same_in_either_direction() -> None:
    """[VG B/same-nation] The old nation of several new ones is each of them, and of those with a clan only the one in
    whose row the clan stands. RULING-VG-060"""
    for nation, clan, same in (
        ("United Sanctuary", "", {"United Sanctuary", "Keter Sanctuary"}),
        ("Magallanica", "", {"Magallanica", "Stoicheia", "Lyrical Monasterio"}),
        ("Magallanica", "Granblue", {"Magallanica", "Stoicheia"}),
        ("Magallanica", "Bermuda Triangle", {"Magallanica", "Lyrical Monasterio"}),
        ("Stoicheia", "Megacolony", {"Stoicheia", "Zoo"}),
        ("Dragon Empire", "Kagero", {"Dragon Empire"}),
    ):
        d = board("main", side(hand=[card("Old", nation=nation, clan=clan)]))
        assert set(layers.words(d.game, find(d, "Old"), "nation")) == same


def test_2_14_4_1_a_card_with_a_clan_has_no_other() -> None:
    """[VG B/clan-less cards] A card without one has all those of its nations, of several nations too."""
    assert not found(card("Own", nation="Dragon Empire", clan="Kagero"), t.Word("clan", "Nubatama"))
    both = card("Both", nation="CoroCoro/Dragon Empire")
    for nation in EVERY_NATION:
        assert found(both, t.Word("nation", nation)) is (nation in ("CoroCoro", "Dragon Empire"))
    for clan in EVERY_CLAN:
        assert found(both, t.Word("clan", clan)) is (clan == "CoroCoro" or clan in ROWS["Dragon Empire"][1].split("/"))


def test_8_1_4_2_the_regulation_of_ride_decks_is_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """[VG C] The rulebook has none."""
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    assert SPEC.check_deck(deck, "") == []
    monkeypatch.setattr(c08_game_preparation, "REGULATION", RideDeckRegulation((0, 1, 2, 3, 4)))
    assert [breach.rule for breach in SPEC.check_deck(deck, "")] == ["VG 8.1.4.2"]


def test_5_1_2_what_is_said_twice_counts_once_except_abilities() -> None:
    kin = card("Kin", clan="Kagero", text="[CONT]:This card is also a <<Kagero>>.")
    d = board("main", side(hand=[kin]))
    assert layers.words(d.game, find(d, "Kin"), "clan") == ("Kagero",)
    twice = unit("Twice", 1, 8000, 5000, *[when("move", energy(), dst=("RC",))] * 2)
    d = board("main", side(hand=[twice])).take('call "Twice" to front left')
    while may(d, "resolve"):
        d.take(d.offered[0])
    assert charged(d) == 2 and count(d, "hand") == 0
