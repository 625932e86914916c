"""[VG 2] Names, nations and clans; [VG 3.1.3] energy; [VG 12] wordings; [VG 15] pseudo-cards; [VG 18.3] counting."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from tests.rules.vg.support import (
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    gets,
    may,
    order,
    put,
    side,
    trigger,
    unit,
    value,
    when,
    where,
)

RC = t.Zone(("RC",))
HAND = t.Zone(("hand",))


def counter(what: t.Sel, *rest: t.Ability) -> Card:
    """A unit that counts what matches."""
    return unit("User", 1, 8000, 5000, act(t.Gain("energy", t.Count(t.YOURS & what))), *rest)


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "drop", "soul", "bind", "damage"])
def test_2_1_2_a_card_is_also_regarded_as_another_in_all_zones(zone: str) -> None:
    alias = card("Alias", text='[CONT]:This card is also regarded as "Other".')
    for name, found in (("Other", 1), ("Alias", 1), ("Third", 0)):
        you = side(fl=counter(t.Zone((zone,)) & t.Word("name", name)))
        you.zones[zone] = [alias]
        d = board("main", you)
        assert charged(d.take('use "User"')) == found


def test_2_1_2_a_card_counts_for_each_of_its_names_in_a_deck() -> None:
    """[VG 8.1.5.2]"""
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    rides = {entry.card.name for entry in deck.sections["ride"]}
    four = next(e for e in deck.sections["main"] if e.copies == 4 and e.card.name not in rides)
    for names, breach in (([], False), ([four.card.name], True)):
        alias = four._replace(copies=1, card=card("Alias", also_named=names))
        found = SPEC.check_deck(deck._replace(sections={**deck.sections, "main": [*deck.sections["main"], alias]}), "")
        assert any(b.reason.startswith(f"5 cards named {four.card.name}") for b in found) is breach


def test_18_3_1_1_different_names_are_counted_not_cards() -> None:
    """One card with two names counts twice, two cards of one name once."""
    alias = card("Alias", also_named=["Other"])
    names = act(t.Gain("energy", t.Distinct(t.YOURS & HAND, "name")))
    for hand, n in (([alias], 2), ([alias, alias], 2), ([unit("One"), unit("One")], 1)):
        d = board("main", side(fl=unit("User", 1, 8000, 5000, names), hand=hand))
        assert charged(d.take('use "User"')) == n


# --- nations and clans ---------------------------------------------------------------------------------------------


def belongs(made: Card, kind: str, name: str) -> bool:
    d = board("main", side(fl=counter(HAND & t.Word(kind, name)), hand=[made]))
    return charged(d.take('use "User"')) == 1


def test_2_14_4_some_nations_are_other_nations_too() -> None:
    """[VG B/same-nation] They are the same, so in either direction. RULING-VG-060"""
    new = card("New", nation="Keter Sanctuary")
    assert belongs(new, "nation", "Keter Sanctuary") and belongs(new, "nation", "United Sanctuary")
    assert not belongs(new, "nation", "Dark Zone")
    assert belongs(card("Old", nation="United Sanctuary"), "nation", "Keter Sanctuary")
    assert not belongs(card("Old", nation="United Sanctuary"), "nation", "Brandt Gate")


def test_2_14_4_a_nation_without_a_clan_is_all_its_clans() -> None:
    new = card("New", nation="Stoicheia")
    for clan, found in (("Megacolony", True), ("Aqua Force", True), ("Bermuda Triangle", False), ("Kagero", False)):
        assert belongs(new, "clan", clan) is found
    old = card("Old", nation="Magallanica")
    assert belongs(old, "clan", "Bermuda Triangle") and belongs(old, "clan", "Granblue")
    assert not belongs(card("Own", nation="Stoicheia", clan="Megacolony"), "clan", "Aqua Force")
    assert not belongs(card("Far", nation="Emberreach"), "clan", "Kagero")


def test_2_2_4_a_cray_elemental_belongs_to_all_clans_and_nations() -> None:
    """Also to those that only these cards speak of."""
    imp = card("Imp", clan="Cray Elemental")
    for kind, name in (
        ("clan", "Kagero"),
        ("nation", "Dark Zone"),
        ("nation", "Emberreach"),
        ("clan", "Cray Elemental"),
    ):
        assert belongs(imp, kind, name)
    assert not belongs(card("Kin", clan="Kagero"), "clan", "Nubatama")


def test_2_2_5_an_order_without_clan_and_nation_belongs_to_all() -> None:
    assert belongs(order("Call", energy()), "clan", "Kagero") and belongs(order("Call", energy()), "nation", "Tidewell")
    assert not belongs(card("Own", type="normal order", nation="Emberreach"), "nation", "Tidewell")
    assert not belongs(unit("Plain"), "nation", "Tidewell")


# --- energy ----------------------------------------------------------------------------------------------------


def test_3_1_3_1_energy_stops_at_0() -> None:
    for have, left in ((2, 0), (5, 2)):
        loss = unit("User", 1, 8000, 5000, act(energy(-3)))
        d = board("main", side(fl=loss, numbers={"energy": have}))
        assert charged(d.take('use "User"')) == left


# --- wordings --------------------------------------------------------------------------------------------------


ALOOF = unit("Aloof", 1, 8000, 5000, cont(t.Rule("forbid", "affect", t.SELF, t.ENEMY)))
ENEMY_REAR = t.ENEMY & RC


def test_12_5_1_what_cannot_be_affected_is_not_chosen() -> None:
    pick = act(t.Choose("it", 1, ENEMY_REAR), t.Do("retire", t.Ref("it")))
    d = board("main", side(fl=unit("User", 1, 8000, 5000, pick)), side(fl=ALOOF, fr=unit("Plain")))
    d.take('use "User"')
    assert where(d, "Plain") == "drop" and where(d, "Aloof") == "RC front left"


def test_12_5_1_what_cannot_be_affected_keeps_its_information_zone_and_state() -> None:
    """By effects of the opponent, continuous or resolved; its own master's reach it."""
    fear = unit("Fear", 1, 8000, 5000, cont(t.Modify(ENEMY_REAR, "power", "+", -1000)))
    weaken = unit(
        "User",
        1,
        8000,
        5000,
        act(gets(-2000, what=ENEMY_REAR), t.SetState(ENEMY_REAR, "rest"), t.Do("retire", ENEMY_REAR)),
    )
    help = unit("Help", 3, 13000, None, cont(t.Modify(t.YOURS & RC, "power", "+", 500)))
    d = board("main", side(fl=fear, fr=weaken), side(vc=help, fl=ALOOF, fr=unit("Plain")))
    assert (value(d, "Aloof"), value(d, "Plain")) == (8500, 7500)
    d.take('use "User"')
    assert (value(d, "Aloof"), where(d, "Aloof"), where(d, "Plain")) == (8500, "RC front left", "drop")
    assert BOOK.states[d.obj("RC", 1, "Aloof").state] == "stand"


def test_12_5_1_what_cannot_be_affected_pays_no_cost_of_such_an_ability() -> None:
    shy = unit("Shy", 1, 8000, 5000, cont(t.Rule("forbid", "affect", t.SELF, t.Word("name", "User"))))
    cost = (t.Choose("paid", 1, t.YOURS & RC & ~t.SELF), t.SetState(t.Ref("paid"), "rest"))
    user = unit("User", 1, 8000, 5000, act(energy(), cost=cost))
    assert not may(board("main", side(fl=user, fr=shy, hand=[unit("Else")])), 'use "User"')
    assert may(board("main", side(fl=user, fr=unit("Plain"), hand=[unit("Else")])), 'use "User"')


def test_12_7_3_what_was_chosen_in_one_round_is_not_chosen_in_another() -> None:
    """In a repetition, and for each of some cards; after it everything can be chosen again."""
    pick = (t.Choose("it", 1, t.YOURS & RC), gets(1000, what=t.Ref("it")))
    for loop in (t.Repeat(2, pick), t.ForEach("x", t.YOURS & t.Zone(("soul",)), pick)):
        user = unit("User", 1, 8000, 5000, act(loop, *pick))
        d = board("main", side(fl=user, fr=unit("A"), bl=unit("B"), soul=[unit("S"), unit("T")]))
        d.take('use "User"')
        assert d.offered == ['choose "User"', 'choose "A"', 'choose "B"']
        d.take('choose "A"')
        assert d.offered == ['choose "User"', 'choose "B"']
        d.take('choose "B"')
        assert d.offered == ['choose "User"', 'choose "A"', 'choose "B"']
        d.take('choose "A"')
        assert (value(d, "A"), value(d, "B"), value(d, "User")) == (10000, 9000, 8000)


# --- Regalis Piece ---------------------------------------------------------------------------------------------


def test_14_51_2_2_a_second_regalis_piece_is_not_resolved() -> None:
    """[VG 14.51.2.2.1] It is put into the drop zone, even a set order; other orders resolve."""
    more = unit("More", 1, 8000, 5000, cont(t.Rule("permit", "orders", t.YOURS), t.Rule("permit", "orders", t.YOURS)))
    first = card("First", type="normal order", text="[Regalis Piece]\n[Counter-Charge 1].")
    second = card("Second", type="normal order", text="[Regalis Piece]\nDraw a card.")
    plain = card("Plain", type="normal order", text="Draw a card.")
    lasting = card("Lasting", type="set order", text="[Regalis Piece]\nDraw a card.")
    d = board("main", side(fl=more, hand=[first, second, plain]))
    d.take('play "First"', 'play "Second"')
    assert where(d, "Second") == "drop" and count(d, "hand") == 1
    d.take('play "Plain"')
    assert count(d, "hand") == 1
    d = board("main", side(fl=more, hand=[first, lasting]))
    d.take('play "First"', 'play "Lasting"')
    assert where(d, "Lasting") == "drop" and count(d, "hand") == 0


def test_14_51_2_2_1_an_effect_may_raise_the_limit_of_regalis_pieces() -> None:
    orders = t.Rule("permit", "orders", t.YOURS)
    second = card("Second", type="normal order", text="[Regalis Piece]\nDraw a card.")
    for raised, drawn in (((), 1), ((t.Rule("permit", "regalis pieces", t.YOURS & t.Zone(("order area",))),), 2)):
        more = unit("More", 1, 8000, 5000, cont(orders, *raised))
        d = board("main", side(fl=more, hand=[second, second]))
        d.take('play "Second"', 'play "Second"')
        assert count(d, "hand") == drawn


# --- pseudo-cards ----------------------------------------------------------------------------------------------


def test_15_2_4_2_2_no_token_is_created_outside_the_field() -> None:
    """[VG 15.4.3.2] Nothing is put there, so nothing triggers; on the field it comes."""
    saw = when("move", energy(), subject=t.ANY, dst=("soul", "hand", "RC"))
    for zone, n in (("soul", 0), ("hand", 0), ("RC", 1)):
        d = board("main", side(fl=unit("User", 1, 8000, 5000, act(t.Create("LV-T1", 1, zone)), saw)))
        d.take('use "User"')
        if zone == "RC":
            d.take("call the token to back left")
        assert charged(d) == n and count(d, zone) == (2 if zone == "RC" else 0)


def test_15_4_3_2_a_position_with_a_token_elsewhere_is_refused() -> None:
    game = board("main").game
    with pytest.raises(InputError, match="Ember Wisp exists only in VC, RC, GC"):
        put(game, 0, "hand", BOOK.tokens["LV-T1"])
    assert put(game, 0, "RC", BOOK.tokens["LV-T1"], "back left")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"type": "normal order", "power": 5000}, "only units have power"),
        ({"type": "crest", "grade": 1}, "a crest has no grade"),
        ({"trigger_power": 5000}, "the card has no trigger"),
        ({"trigger": "over", "trigger_power": 5000}, "an over trigger has its own"),
        ({"clann": "Kagero"}, "unknown field `clann`"),
    ],
)
def test_2_9_6_a_column_that_the_card_does_not_have_is_refused(row: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        SPEC.make_card({"name": "Odd", **row}, "here")


@pytest.mark.parametrize(
    "printed", ["normal unit", "trigger unit", "G unit", "normal order", "blitz order", "set order", "crest"]
)
def test_2_9_6_a_printed_type_is_subtype_and_main_type(printed: str) -> None:
    """[VG 2.9.3] Exactly one of them is a main type."""
    made = trigger("Made", "critical") if printed == "trigger unit" else card("Made", type=printed)
    assert sorted(made.types) == sorted(printed.split())
    assert len({"unit", "order", "crest"}.intersection(made.types)) == 1
