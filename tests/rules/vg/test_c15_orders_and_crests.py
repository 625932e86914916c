"""[VG 15.1.2.3] Further pseudo-cards of supplement A1: a token unit, token set orders and crests, played."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.vg.book import BOOK
from ludex.games.vg.c14_headings import heading
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
    state,
    told,
    trigger,
    unit,
    using,
    value,
    where,
)

BODY = "Demonic Beast Alchemix Body, Ubermensch"
RC = t.YOURS & t.Zone(("RC",))


def token(name: str) -> Card:
    return BOOK.tokens[name]


def on_turn(d: Driver, turn: int) -> Driver:
    """The game at the first decision of that turn; the players pass."""
    while d.game.turn < turn:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    return d


# --- Ubermensch and the lab ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("grade", "power"), [(0, 0), (3, 15000), (4, 20000)])
def test_a1_ubermensch_has_power_for_each_grade_of_the_vanguard(grade: int, power: int) -> None:
    """[VG A1/Demonic Beast Alchemix Body, Ubermensch] It boosts with it."""
    made = token(BODY)
    assert made.figures == {"grade": 1, "power": 0, "critical": 1, "drive": 1} and made.keywords == {"Boost"}
    d = board("main", side(vc=unit("Lead", grade, 13000), bl=made))
    assert value(d, BODY) == power


def alchemix(**rest: Any) -> Driver:
    mixer = unit("Mixer", 1, 8000, 5000, act(t.Do("Alchemix", RC & ~t.Word("name", "Mixer") & ~t.Word("name", "Wall"))))
    return board("main", side(fr=mixer, fl=unit("Beast"), **rest)).take('use "Mixer"').take("resolve")


def test_a1_ubermensch_stands_and_advances_when_it_alchemixes() -> None:
    """[VG A1/Demonic Beast Alchemix Body, Ubermensch/2] Once a turn; only if the circle before it is open."""
    d = alchemix(bl=(token(BODY), "rest"))
    assert state(d, BODY) == "stand" and where(d, BODY) == "RC back left"
    d.take("yes")
    assert where(d, BODY) == "RC front left" and where(d, "Beast") == "Alchemix"
    d = alchemix(bl=(token(BODY), "rest")).take("no")
    assert where(d, BODY) == "RC back left"
    d = alchemix(bc=(token(BODY), "rest"))  # NB: before it is the vanguard
    assert state(d, BODY) == "stand" and not may(d, "yes")
    d = alchemix(br=(token(BODY), "rest"))  # NB: the Mixer stands before it
    assert state(d, BODY) == "stand" and not may(d, "yes")


def test_a1_ubermensch_is_retired_at_the_end_of_its_masters_turn() -> None:
    """[VG A1/Demonic Beast Alchemix Body, Ubermensch/2]"""
    d = board("main", side(bl=token(BODY), hand=[FILLER]), side(hand=[FILLER]))
    on_turn(d, 6)
    assert BODY not in [obj.card.name for obj in d.game.objects.values()]
    d = board("main", side(hand=[FILLER]), side(bl=token(BODY), hand=[FILLER]))
    on_turn(d, 6)
    assert where(d, BODY) == "RC back left"


def rides(d: Driver) -> list[str]:
    return [text for text in d.offered if text.startswith("ride")]


def test_a1_regrain_lab_calls_the_body_and_bars_other_rides() -> None:
    """[VG A1/Regrain Biocreation Research Lab]"""
    lab = token("Regrain Biocreation Research Lab")
    d = board("main", side(order_zone=[lab], fl=unit("Old"))).take('use "Regrain Biocreation Research Lab"')
    d.take("call the token to front left")
    assert where(d, BODY) == "RC front left" and where(d, "Old") == "drop"
    assert state(d, lab.name) == "rest" and not may(d, 'use "Regrain')
    hand = [unit("Zorga Rex", 3), unit("Other", 3), unit("Small", 2)]
    d = board("ride", side(vc=unit("Lead", 2), hand=hand, order_zone=[lab]))
    assert rides(d) == ['ride "Zorga Rex"', 'ride "Small"']


# --- Gripho Eschatologi --------------------------------------------------------------------------------------------

GRIPHO = token("Gripho Eschatologi")
FIEND = unit("Fiend", 1, race="Hydragram")


def test_a1_gripho_puts_a_trigger_unit_into_the_ride_deck() -> None:
    """[VG A1/Gripho Eschatologi] Only if it did, a Hydragram is called."""
    assert GRIPHO.figures["grade"] == 11
    d = board("main", side(order_zone=[GRIPHO], drop=[FIEND, FILLER], deck=[trigger("Trig", "draw")]))
    d.take("yes").take('/"Trig"/')
    ride = d.game.zone("ride deck", 0)
    assert [d.game.objects[id].card.name for id in ride] == ["Trig"] and d.game.objects[ride[0]].up
    d.take('/"Fiend"/').take('call "Fiend" to front left')
    assert where(d, "Fiend") == "RC front left"
    d = board("main", side(order_zone=[GRIPHO], drop=[FIEND], deck=[FILLER])).take("yes")
    if may(d, "done"):
        d.take("done")
    assert where(d, "Fiend") == "drop" and count(d, "ride deck") == 0
    d = board("main", side(order_zone=[GRIPHO], drop=[FIEND], deck=[trigger("Trig", "draw")])).take("no")
    assert count(d, "ride deck") == 0


def test_a1_gripho_discards_for_a_marker_and_removes_a_calamity() -> None:
    """[VG A1/Gripho Eschatologi/2] The second cost is the top card, face down among the damage."""
    doom = card("Doom", type="normal order", subtypes=["calamity"])
    mine = side(
        order_zone=[GRIPHO],
        hand=[unit("Griphogila Egg"), FILLER],
        ride_deck=[doom, unit("Next", 2)],
        deck=[unit("Top")] * 2,
    )
    d = board("main", mine).take("no")
    for id in d.game.zone("ride deck", 0):
        up = d.game.objects[id].copy()
        up.up = True
        d.game.put(up)
    d.take('use "Gripho Eschatologi"')
    assert count(d, "hand") == 2 and where(d, "Griphogila Egg") == "drop"
    d.take("marker on front left").take("yes")
    assert where(d, "Doom") == "removed" and count(d, "damage") == 1
    assert not d.game.objects[d.game.zone("damage", 0)[0]].up and not may(d, 'use "Gripho')
    d = board("main", side(order_zone=[GRIPHO], hand=[FILLER]))
    d = d.take("no") if may(d, "no") else d
    assert not may(d, 'use "Gripho')


# --- Forge ---------------------------------------------------------------------------------------------------------

FORGE = token("Forge")


def forged(forges: int, *deck: Card, vc: Card = HERO, drop: tuple[Card, ...] = (FILLER,)) -> Driver:
    return board("main", side(vc=vc, order_zone=[FORGE] * forges, drop=list(drop), deck=list(deck), filler=3))


def test_a1_forge_reveals_as_many_normal_units_as_there_are_forges() -> None:
    """[VG A1/Forge/2] One of them is called; if its grade fits, it stands with power for each other."""
    deck = (trigger("Trig", "draw"), unit("One", 1, 8000), unit("Two", 2, 9000), unit("Three", 1, 7000))
    d = forged(2, *deck)
    d.take('use "Forge" #1')
    assert sorted(told(d, "reveal")) == ["One", "Trig", "Two"]
    d.take('choose "Two"').take('call "Two" to front left')
    assert state(d, "Two") == "stand" and value(d, "Two") == 14000 and told(d, "shuffle") != []
    assert d.names("drop", 0) == []


def test_a1_forge_leaves_a_unit_of_a_higher_grade_at_rest() -> None:
    """[VG A1/Forge/2]"""
    d = forged(1, unit("Huge", 3, 12000), vc=unit("Lead", 2, 9000))
    d.take('use "Forge"').take('call "Huge" to front left')
    assert state(d, "Huge") == "rest" and value(d, "Huge") == 12000


def test_a1_forges_are_used_once_a_turn_together() -> None:
    """[VG A1/Forge] The cost is a card that is neither heal nor over."""
    d = forged(2, unit("One"), unit("Two"), unit("Three"), drop=(FILLER, FILLER))
    d.take('use "Forge" #1').take('choose "One"').take('call "One" to front left')
    assert not may(d, 'use "Forge"') and d.names("drop", 0) == ["Filler"]
    assert not may(forged(1, drop=(trigger("Heal", "heal"), trigger("Over", "over"))), 'use "Forge"')
    assert may(forged(1, drop=(trigger("Crit", "critical"),)), 'use "Forge"')


# --- A Silly But Fun Journey ---------------------------------------------------------------------------------------

JOURNEY = token("A Silly But Fun Journey")
BOOK_OF = {name: card(name, type="set order", subtypes=["grimoire"]) for name in ("Flames", "Flowers", "Frost")}
TOWER = card("Tower", type="set order")


def test_a1_journey_keeps_other_set_orders_out() -> None:
    """[VG A1/A Silly But Fun Journey] Not Grimoire cards, and not those of the opponent."""
    into = t.Move(t.Zone(("drop",)), "order zone")
    d = using(into, you={"order_zone": [JOURNEY], "drop": [TOWER, BOOK_OF["Flames"]]}, foe={"drop": [TOWER]})
    assert sorted(d.names("order zone", 0)) == ["A Silly But Fun Journey", "Flames"] and d.names("drop", 0) == ["Tower"]
    assert d.names("order zone", 1) == ["Tower"]


def test_a1_journey_finds_a_grimoire_when_it_comes_or_the_vanguard_is_placed() -> None:
    """[VG A1/A Silly But Fun Journey/2] Once a turn, from the deck, which is shuffled, or from the drop zone."""
    maker = unit("Maker", 1, 8000, 5000, act(t.Create("A Silly But Fun Journey", 1, "order zone"), limit=1))
    d = board("main", side(fl=maker, deck=[BOOK_OF["Flames"]], drop=[BOOK_OF["Frost"]], hand=[FILLER])).take(
        'use "Maker"'
    )
    d.take("resolve", "option 1").take('/"Flames"/')
    assert "Flames" in d.names("order zone", 0) and told(d, "shuffle") != []
    lead = unit("Frieren", 3, 13000)
    mine = side(vc=HERO, order_zone=[JOURNEY], hand=[lead, FILLER], drop=[BOOK_OF["Frost"]])
    d = board("ride", mine).take('ride "Frieren"').take("resolve", "option 2").take('/"Frost"/')
    assert "Frost" in d.names("order zone", 0) and told(d, "shuffle") == []
    other = side(vc=HERO, order_zone=[JOURNEY], hand=[unit("Stark", 3, 13000), FILLER], drop=[BOOK_OF["Frost"]])
    d = board("ride", other).take('ride "Stark"')
    assert not may(d, "resolve") and count(d, "order zone") == 1


def test_a1_journey_finds_a_grimoire_once_for_both_reasons() -> None:
    """[VG A1/A Silly But Fun Journey/2]"""
    ride = t.Do("ride", t.YOURS & t.Zone(("hand",)) & t.Word("name", "Frieren"))
    both = unit("Maker", 3, 13000, None, act(t.Create("A Silly But Fun Journey", 1, "order zone"), ride))
    books = [BOOK_OF["Flames"], BOOK_OF["Frost"]]
    d = board("main", side(vc=both, hand=[unit("Frieren", 3, 13000)], drop=books)).take('use "Maker"')
    for _ in range(8):
        if may(d, "resolve"):
            d.take(d.offered[0])
        elif may(d, "option 2"):
            d.take("option 2")
        elif any('"Fl' in text or '"Fr' in text for text in d.offered) and may(d, "choose"):
            d.take(d.offered[0])
    assert count(d, "order zone") == 2


def test_a1_journey_finds_a_grimoire_when_a_normal_unit_is_placed() -> None:
    """[VG A1/A Silly But Fun Journey/3] In the own turn, outside the battle phase, once a turn."""
    mine = side(
        order_zone=[JOURNEY], hand=[unit("Guest"), unit("Second"), trigger("Trig", "draw")], drop=list(BOOK_OF.values())
    )
    d = board("main", mine).take('call "Trig" to back left')
    assert not may(d, "resolve")
    d.take('call "Guest" to front left').take("resolve", "option 2").take('/"Frost"/')
    assert "Frost" in d.names("order zone", 0)
    d.take('call "Second" to front right')
    assert not may(d, "resolve") and count(d, "order zone") == 2
    late = t.Automatic(
        t.When("begin", player=t.YOU, word="battle phase"), do=(t.Do("call", t.YOURS & t.Zone(("hand",)), word="RC"),)
    )
    d = board(
        "main",
        side(
            vc=unit("Lead", 3, 13000, None, late),
            order_zone=[JOURNEY],
            hand=[unit("Guest")],
            drop=list(BOOK_OF.values()),
        ),
    )
    d.take("pass").take('call "Guest" to front left')
    pass_all(d, "attack", "option")
    assert not may(d, "option") and count(d, "order zone") == 1


# --- Mushiking -----------------------------------------------------------------------------------------------------

KING = token("Mushiking: King of the Beetles Machine")


def move_card(name: str, kind: str, grade: int = 0) -> Card:
    heads = (t.Heading("Attack"), t.Heading(f"{kind} Attack"))
    ability = t.Automatic(t.When("hit", t.SELF), do=(energy(),), zones=("order zone",), headings=heads)
    return card(name, type="set order", grade=grade, abilities=(ability,))


HIT, PINCH, THROW = move_card("Hit", "Hitting"), move_card("Pinch", "Pinching"), move_card("Throw", "Throwing")
BUG = unit("Stag", 3, 13000, None, race="Mushi")


def test_a1_mushiking_bars_other_rides_and_set_orders() -> None:
    """[VG A1/Mushiking: King of the Beetles Machine] Others than by its own ability do not come to the order zone."""
    d = board("ride", side(vc=BUG, crest=[KING], hand=[BUG, unit("Lion", 3)]))
    assert rides(d) == ['ride "Stag"']
    waker = unit("Waker", 1, 8000, 5000, act(t.Move(t.YOURS & t.Zone(("drop",)), "order zone")))
    blaze = card("Blaze", type="normal order", abilities=(t.Spell((energy(),)),))
    d = board("main", side(vc=BUG, fl=waker, crest=[KING], hand=[TOWER, blaze], drop=[HIT]))
    assert not may(d, 'play "Tower"') and may(d, 'play "Blaze"')
    d.take('use "Waker"')
    assert count(d, "order zone") == 0 and d.names("drop", 0) == ["Hit"]


def test_a1_mushiking_brings_one_attack_of_each_kind() -> None:
    """[VG A1/Mushiking: King of the Beetles Machine] From deck or hand."""
    boss = unit("Stag", 3, 13000, None, act(t.Create(KING.name, 1, "crest"), limit=1), race="Mushi")
    d = board("main", side(vc=boss, hand=[HIT, FILLER], deck=[PINCH, HIT, THROW])).take('use "Stag"', "yes")
    for name in ("Hit", "Pinch", "Throw"):
        d.take(next(text for text in d.offered if f'"{name}"' in text))
    assert sorted(d.names("order zone", 0)) == ["Hit", "Pinch", "Throw"] and told(d, "shuffle") != []


def test_a1_mushiking_looks_for_mushi_and_attacks() -> None:
    """[VG A1/Mushiking: King of the Beetles Machine/2] Among the top five, once a turn."""
    deck = [FILLER, BUG, THROW, FILLER, FILLER, HIT]
    d = board("main", side(vc=HERO, crest=[KING], soul=[FILLER] * 2, deck=deck)).take('use "Mushiking')
    shown = [text for text in d.offered if text.startswith("choose")]
    assert sorted(shown) == ['choose "Stag"', 'choose "Throw"']
    d.take('choose "Throw"')
    assert d.names("hand", 0) == ["Throw"] and count(d, "soul") == 1 and not may(d, 'use "Mushiking')


def test_a1_mushiking_uses_an_attack_when_a_mushi_attacks() -> None:
    """[VG A1/Mushiking: King of the Beetles Machine/2] Its grade is at most the vanguard's, and it rests."""
    mine = side(vc=BUG, crest=[KING], order_zone=[HIT, move_card("Giant", "Throwing", 4)], fl=unit("Ant", 1, 9000))
    d = board("battle", mine, side(hand=[FILLER]))
    d.take("attack", 'attack with "Stag" -> "Villain"').take("yes")
    assert state(d, "Hit") == "rest" and state(d, "Giant") == "stand" and charged(d) == 1
    d = board("battle", mine, side(hand=[FILLER])).take("attack", 'attack with "Ant" -> "Villain"')
    assert not may(d, "yes") and charged(d) == 0


# --- crests of strides ---------------------------------------------------------------------------------------------

NAMED = {
    'Demon Stealth Dragon, Shiranui "Oboro"': "Demon Stealth Dragon, Shiranui",
    "Dragheart, Luard": "Luard",
    "Masked Magician, Harri": "Harri",
    "Vampire Princess of Night Fog, Nightrose": "Nightrose",
}
STRIDER = card("Strider", type="G unit", grade=4, power=15000, text="")


@pytest.mark.parametrize("crest", sorted(NAMED))
def test_a1_crests_of_strides(crest: str) -> None:
    """[VG A1/Demon Stealth Dragon, Shiranui "Oboro"] [VG A1/Dragheart, Luard] [VG A1/Masked Magician, Harri]
    [VG A1/Vampire Princess of Night Fog, Nightrose] Rides, original power, and power for face up G units."""
    own = f"{NAMED[crest]} of Tests"
    hand = [unit(own, 3, 11000), unit("Other", 3, 11000), unit("Small", 2, 9000)]
    d = board("ride", side(vc=unit("Lead", 2, 9000), hand=hand, crest=[token(crest)]))
    assert rides(d) == [f'ride "{own}"', 'ride "Small"'] and value(d, own) == 13000 and value(d, "Other") == 11000
    mine = side(
        vc=unit(own, 3, 11000),
        fl=unit("Front", 1, 8000),
        bl=unit("Back", 1, 8000),
        G=[STRIDER] * 2,
        crest=[token(crest)],
    )
    d = board("main", mine)
    first = d.game.objects[d.game.zone("G", 0)[0]].copy()
    first.up = True
    d.game.put(first)
    assert value(d, own) == 18000 and value(d, "Front") == 13000 and value(d, "Back") == 8000
    mine = side(vc=unit("Other", 3, 11000), fl=unit("Front", 1, 8000), crest=[token(crest)])
    assert value(board("main", mine), "Front") == 8000


@pytest.mark.parametrize("crest", [*sorted(NAMED), "Chronojet Dragon", "Alter Ego Messiah"])
def test_18_6_2_the_crest_lets_only_its_player_stride_where_stride_is_restricted(crest: str) -> None:
    """[VG 18.6.1] The crest of the other player permits nothing."""
    giant = card("Giant", type="G unit", grade=4, power=15000, text="[Stride]")
    for own in (True, False):
        crests = ([token(crest)], []) if own else ([], [token(crest)])
        game = build("ride", side(G=[giant], hand=[unit("Page", 3, 13000)], crest=crests[0]), side(crest=crests[1]))
        game.remember("stride restricted", 1)
        assert may(Driver(game), 'stride "Giant"') == own


def test_a1_shiranui_takes_abilities_from_units_that_it_placed_or_dominates() -> None:
    """[VG A1/Demon Stealth Dragon, Shiranui "Oboro"/2] In the own turn; a unit that the opponent called keeps them."""
    loud = cont(t.Modify(t.SELF, "power", "+", 100))
    uses = act(energy())
    pawn, guest = unit("Pawn", 1, 8000, 5000, loud, uses), unit("Guest", 1, 8000, 5000, loud)
    puts = t.By(t.OPPONENT, (t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC"),))
    mover = unit(
        "Mover",
        1,
        8000,
        5000,
        act(puts, limit=1),
        act(t.Do("dominate", t.ENEMY & t.Zone(("RC",)) & t.Word("name", "Thrall"), word="turn"), limit=1),
    )
    foe = side(fl=guest, bl=unit("Thrall", 1, 8000, 5000, loud), drop=[pawn])
    d = board("main", side(fl=mover, crest=[token('Demon Stealth Dragon, Shiranui "Oboro"')]), foe)
    assert value(d, "Guest") == 8100 and value(d, "Thrall") == 8100
    d.take('use "Mover": ').take('call "Pawn" to front right')
    assert value(d, "Pawn") == 13000 and value(d, "Guest") == 8100
    kinds = {type(a).__name__ for a in layers.abilities(d.game, find(d, "Pawn"))}
    assert kinds == {"Activated"}
    d.take('use "Mover" 2')
    assert value(d, "Thrall") == 13000
    on_turn(d, 6)
    assert value(d, "Pawn") == 8100 and value(d, "Thrall") == 8100


def test_a1_luard_puts_a_critical_back_after_a_free_stride() -> None:
    """[VG A1/Dragheart, Luard/2]"""
    crit = trigger("Crit", "critical")
    free = act(t.Do("stride", t.YOURS & t.Zone(("G",))), limit=1)
    for strides in (True, False):
        lead = unit("Luard", 3, 13000, None, free)
        mine = side(
            vc=lead, G=[STRIDER], drop=[crit, trigger("Heal", "heal")], crest=[token("Dragheart, Luard")], hand=[FILLER]
        )
        d = board("main", mine, side(hand=[FILLER]))
        if strides:
            d.take('use "Luard"')
        d.take("pass")
        while d.game.turn < 6 and not may(d, 'choose "Crit"'):
            d.take("pass") if may(d, "pass") else d.take(d.offered[0])
        assert may(d, 'choose "Crit"') is strides and not may(d, 'choose "Heal"')
        if strides:
            d.take('choose "Crit"')
            assert where(d, "Crit") == "deck" and d.game.objects[d.game.zone("deck", 0)[0]].card.name == "Crit"


@pytest.mark.parametrize(("n", "ups", "draws"), [(2, 2, True), (1, 2, False), (2, 1, False)])
def test_a1_harri_draws_if_two_cards_went_into_the_soul_in_the_end_phase(n: int, ups: int, draws: bool) -> None:
    """[VG A1/Masked Magician, Harri/2] With Generation Break 2; cards of the main phase do not count."""
    back = t.Automatic(t.When("begin", player=t.YOU, word="end phase"), do=(t.Do("soul-charge", t.SELF, n),))
    early = act(t.Do("soul-charge", t.SELF, 3), limit=1)
    lead = unit("Harri", 3, 13000, None, back, early)
    d = board(
        "main",
        side(vc=lead, G=[STRIDER] * 2, crest=[token("Masked Magician, Harri")], hand=[FILLER]),
        side(hand=[FILLER]),
    )
    for id in d.game.zone("G", 0)[:ups]:
        up = d.game.objects[id].copy()
        up.up = True
        d.game.put(up)
    d.take('use "Harri"', "pass")
    while d.game.turn < 6 and not may(d, "yes"):
        resolves = [text for text in d.offered if text.startswith("resolve") and '"Harri"' in text]
        d.take("pass") if may(d, "pass") else d.take(resolves[0] if resolves else d.offered[0])
    assert may(d, "yes") is draws
    if draws:
        d.take("yes")
        assert count(d, "hand") == 2
    on_turn(d, 6)
    assert d.game.num(0, "dusk soul") == 0


@pytest.mark.parametrize(("n", "zone", "heard"), [(3, "VC", True), (2, "VC", False), (3, "RC", False)])
def test_a1_nightrose_puts_one_of_three_discarded_cards_back(n: int, zone: str, heard: bool) -> None:
    """[VG A1/Vampire Princess of Night Fog, Nightrose/2] RULING-VG-220: one instruction of the vanguard's."""
    mills = act(t.Look("seen", n, "deck"), t.Move(t.Ref("seen"), "drop", "discard"), limit=1)
    lead = unit("Nightrose", 3, 13000, None, mills)
    crest = [token("Vampire Princess of Night Fog, Nightrose")]
    mine = side(vc=lead, crest=crest, drop=[unit("Old")], deck=[unit(f"Top {i}") for i in range(3)])
    if zone == "RC":
        mine = side(fl=lead, crest=crest, drop=[unit("Old")], deck=[unit(f"Top {i}") for i in range(3)])
    d = board("main", mine).take('use "Nightrose"')
    assert may(d, 'choose "Top 0"') is heard and not may(d, 'choose "Old"')
    if heard:
        d.take('choose "Top 1"')
        assert d.game.objects[d.game.zone("deck", 0)[0]].card.name == "Top 1" and count(d, "drop") == 3


# --- Cecilia -------------------------------------------------------------------------------------------------------

LILY, CAPTAIN = "White Lily Musketeer, Cecilia", "Maiden Lily Musketeer Captain, Virginal Cecilia"
LB4 = (heading("Limit Break", 4),)


def lily(heart: Card, name: str = CAPTAIN, **rest: Any) -> Driver:
    """A G unit of the name strides over the heart, under the crest."""
    g = card(name, type="G unit", grade=4, power=15000)
    strides = t.Activated(do=(t.Do("stride", t.YOURS & t.Zone(("G",))),), limit=1)
    helper = unit("Helper", 1, 8000, 5000, strides)
    return board("main", side(vc=heart, br=helper, G=[g], crest=[token(LILY)], **rest)).take('use "Helper"')


def test_a1_cecilia_lends_the_captain_the_abilities_of_the_heart() -> None:
    """[VG A1/White Lily Musketeer, Cecilia] If the heart has Limit Break 4, and for that unit only."""
    uses = act(energy(), zones=("VC",), headings=LB4)
    heart = unit(LILY, 3, 11000, None, uses)
    assert may(lily(heart, damage=1), f'use "{CAPTAIN}"')
    assert not may(lily(heart, "Another", damage=1), 'use "Another"')
    plain = act(energy(), zones=("VC",))
    assert not may(lily(unit(LILY, 3, 11000, None, plain), damage=1), f'use "{CAPTAIN}"')
    assert not may(lily(unit("Rose", 3, 11000, None, uses), damage=1), f'use "{CAPTAIN}"')


def test_a1_cecilia_draws_for_a_namesake_from_the_deck() -> None:
    """[VG A1/White Lily Musketeer, Cecilia] Not for one from elsewhere."""
    heart = unit(LILY, 3, 11000, None, act(energy(), zones=("VC",), headings=LB4))
    calls = act(t.Do("call", t.YOURS & t.Zone(("deck",)) & t.Word("name", LILY), word="RC"), limit=1)
    from_drop = act(t.Do("call", t.YOURS & t.Zone(("drop",)) & t.Word("name", LILY), word="RC"), limit=1)
    d = lily(heart, bl=unit("Caller", 1, 8000, 5000, calls, from_drop), deck=[heart], drop=[heart])
    d.take('use "Caller": ').take(f'call "{LILY}" to front left')
    assert count(d, "hand") == 1
    rear = next(id for id in d.game.zone("RC", 0) if d.game.objects[id].card.name == LILY)
    assert layers.value(d.game, rear, "power") == 23000
    d.take('use "Caller" 2').take(f'call "{LILY}" to front right')
    assert count(d, "hand") == 1


def test_a1_cecilia_raises_powers_and_opens_limit_break() -> None:
    """[VG A1/White Lily Musketeer, Cecilia/2] Limit Break 4 of the vanguard, with any damage; a heart has the power,
    too."""
    broken = unit("Broken", 3, 10000, None, act(energy(), headings=LB4))
    five = unit("Five", 3, 10000, None, act(energy(10), headings=(heading("Limit Break", 5),)))
    d = board("main", side(vc=broken, fl=broken, fr=five, hand=[broken], crest=[token(LILY)], damage=3))
    powers = {layers.value(d.game, id, "power") for z in ("VC", "hand") for id in d.game.zone(z, 0)}
    assert powers == {13000} and value(d, "Five") == 10000
    assert [text for text in d.offered if text.startswith("use")] == ['use "Broken"']
    assert not may(board("main", side(vc=five, crest=[token(LILY)], damage=4)), "use")
    d = lily(broken, "Another", damage=1)
    assert value(d, "Another") == 15000 + 13000
