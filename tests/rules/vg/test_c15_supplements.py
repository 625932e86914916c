"""[VG 15.1.2.3] The pseudo-cards of supplement A1: what each row says, played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers, queries
from ludex.games.vg.book import BOOK
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    build,
    card,
    charged,
    count,
    energy,
    find,
    may,
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

RC, HAND, GAUGE = t.Zone(("RC",)), t.Zone(("hand",)), t.Zone(("gauge",))


def token(name: str) -> Card:
    return BOOK.tokens[name]


def user(*do: t.Instr, name: str = "User", **rest: Any) -> Card:
    return unit(name, 1, 8000, 5000, act(*do, **rest))


def figures(name: str) -> list[int]:
    made = token(name)
    return [made.figures.get(figure, -1) for figure in ("grade", "power", "critical", "shield")]


def guarding(foe: Any, you: Any = None) -> Driver:
    """Player 0 attacks the vanguard of player 1, who guards."""
    d = Driver(build("battle", you or side(vc=HERO), foe)).take("attack")
    return d.take('attack with "Hero" -> "Villain"') if may(d, "attack with") else d


# --- calls of tokens [VG 15.4.6.1] ---------------------------------------------------------------------------------


def test_15_4_6_1_a_token_is_called_and_retires_who_is_there() -> None:
    seen = when("move", energy(), subject=t.YOURS & ~t.SELF, dst=("RC",), word="called")
    d = board(
        "main", side(fl=user(t.Create("Plant", 1, "RC"), energy(10)), fr=unit("Old"), bl=unit("S", 1, 1, 1, seen))
    )
    d.take('use "User"')
    assert len(d.offered) == 5
    d.take("call the token to front right")
    assert where(d, "Plant") == "RC front right" and told(d, "move", "retire") == ["Old"] and charged(d) == 11


def test_15_4_6_1_several_tokens_get_separate_circles() -> None:
    d = board(
        "main",
        side(
            fl=user(t.Create("Plant", 2, "RC"), t.Continue((t.Modify(t.Ref("created"), "power", "+", 1000),), "turn"))
        ),
    )
    d.take('use "User"', "call the token to back left")
    assert not may(d, "call the token to back left")
    d.take("call the token to back right")
    plants = [d.game.objects[id] for id in d.game.zone("RC", 0) if d.game.objects[id].card.name == "Plant"]
    assert [layers.value(d.game, obj.id, "power") for obj in plants] == [6000, 6000]


# --- token units ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected", "words"),
    [
        ("Plant", [0, 5000, 1, -1], {"Boost"}),
        ("Shadow Army", [1, 15000, 1, -1], {"Boost"}),
        ("Skeleton Army", [0, 5000, 1, -1], {"Boost"}),
    ],
)
def test_a1_tokens_that_only_boost(name: str, expected: Sequence[int], words: set[str]) -> None:
    """[VG A1/Plant] [VG A1/Shadow Army] [VG A1/Skeleton Army] The power is added to the attacker before it."""
    assert figures(name) == expected and token(name).keywords == words
    d = board("battle", side(fl=unit("Lance", 1, 8000), bl=token(name), vc=HERO), side(hand=[FILLER]))
    d.take("attack", 'attack with "Lance" -> "Villain"', "boost")
    assert value(d, "Lance") == 8000 + expected[1]


def test_a1_vision_makes_drive_checks_as_a_rear_guard() -> None:
    """[VG A1/Vision] Two of them, when it attacks; its vanguard's grade does not matter."""
    assert figures("Vision") == [3, 13000, 1, -1]
    d = board("battle", side(fl=token("Vision")), side(hand=[FILLER]))
    pass_all(d.take("attack", 'attack with "Vision" -> "Villain"'), "attack")
    assert len(told(d, "move", "drive check")) == 2


def test_a1_evil_decoy_intercepts_from_the_back_row() -> None:
    """[VG A1/Evil Decoy] It adds no shield, and never attacks."""
    assert figures("Evil Decoy") == [0, 0, 1, -1]
    d = guarding(side(bl=token("Evil Decoy"), hand=[FILLER]))
    assert may(d, 'intercept with "Evil Decoy"')
    d.take('intercept with "Evil Decoy"')
    assert value(d, "Villain") == 13000
    d = guarding(side(bl=unit("Behind", 1, 8000, 5000, keywords=["Intercept"]), hand=[FILLER]))
    assert not may(d, "intercept")
    d = board("battle", side(fl=token("Evil Decoy")))
    d.take("attack")
    assert not may(d, 'attack with "Evil Decoy"')


def test_a1_mask_of_domination_hits_without_damage() -> None:
    """[VG A1/Mask of Domination]"""
    assert figures("Mask of Domination") == [0, 0, 0, -1] and token("Mask of Domination").abilities == ()
    strong = unit("Boss", 1, 1, 1, t.Passive((t.Modify(t.YOURS & RC & t.Slot((0,)), "power", "+", 30000),)))
    d = board("battle", side(vc=HERO, fl=token("Mask of Domination"), bl=strong))
    pass_all(d.take("attack", 'attack with "Mask of Domination" -> "Villain"'), "attack")
    assert told(d, "hit") == ["Mask of Domination"] and count(d, "damage", 1) == 0


def test_a1_momokke_gets_power_for_each_unit_retired() -> None:
    """[VG A1/Momokke] At least one, and once a turn. RULING-VG-131"""
    assert figures("Momokke") == [0, 5000, 1, -1]
    d = board("main", side(fl=token("Momokke"), fr=unit("A"), bl=unit("B"), br=unit("C")))
    d.take('use "Momokke"')
    d.take('/"A"/', '/"B"/', "done")
    assert value(d, "Momokke") == 15000 and sorted(d.names("drop", 0)) == ["A", "B"] and not may(d, "use")
    assert not may(board("main", side(fl=token("Momokke")), forced=True), "use")


def test_a1_momokke_attacks_from_the_back_row_beside_radylina() -> None:
    """[VG A1/Momokke/2] With Glitter under a vanguard of that name, and only in the same column."""
    glitter = unit("Rorowa Star", 3, 13000, None, keywords=["Glitter"])
    for vanguard, circle, able in (
        (glitter, "fl", True),
        (glitter, "fr", False),
        (unit("Rorowa Plain", 3, 13000, None), "fl", False),
    ):
        beside: dict[str, Any] = {circle: unit("Radylina Bud")}
        d = board("battle", side(vc=vanguard, bl=token("Momokke"), **beside))
        d.take("attack")
        assert may(d, 'attack with "Momokke"') is able


def test_a1_ahshas_flower_fairy_is_called_like_the_vanguard() -> None:
    """[VG A1/Ahsha's Flower Fairy] Without such a vanguard it has its own name."""
    assert figures("Ahsha's Flower Fairy") == [0, 13000, 1, -1]
    d = board("main", side(vc=unit("Bloom Ahsha", 3, 12000, None), fl=token("Ahsha's Flower Fairy")))
    assert layers.words(d.game, d.game.zone("RC", 0)[0], "name") == ("Bloom Ahsha",)
    d = board("main", side(fl=token("Ahsha's Flower Fairy")))
    assert layers.words(d.game, d.game.zone("RC", 0)[0], "name") == ("Ahsha's Flower Fairy",)


def test_a1_ahshas_flower_fairy_matches_the_vanguard_when_it_attacks() -> None:
    """[VG A1/Ahsha's Flower Fairy/2] By a fixed amount, until the end of the battle."""
    grand = unit("Bloom Ahsha", 3, 25000, None, critical=3)
    d = board("battle", side(vc=grand, fl=token("Ahsha's Flower Fairy")), side(hand=[FILLER]))
    d.take("attack", '/attack with "Ahsha\'s Flower Fairy" -> "Villain"/')
    assert (value(d, "Ahsha's Flower Fairy"), value(d, "Ahsha's Flower Fairy", "critical")) == (25000, 3)
    pass_all(d, "attack")
    assert value(d, "Ahsha's Flower Fairy") == 13000


def test_a1_blast_stays_on_its_circle() -> None:
    """[VG A1/Blast] It is neither exchanged nor moved; without an Estacion it has no more abilities."""
    assert figures("Blast") == [0, 5000, 1, -1]
    d = board("main", side(fl=token("Blast"), fr=user(t.Move(t.YOURS & RC & t.Word("name", "Blast"), "RC"))))
    assert not may(d, "exchange left") and may(d, "exchange right") and not may(d, 'use "Blast"')
    d.take('use "User"')
    if may(d, "put"):
        d.take(d.offered[0])
    assert where(d, "Blast") == "RC front left"


ESTACION = unit("Estacion Lady", 3, 13000, None)


def test_a1_blast_puts_rear_guards_as_plant_gauge() -> None:
    """[VG A1/Blast/2] Two or three of them, face up; the opponent's effects do not reach it."""
    d = board("main", side(vc=ESTACION, fl=token("Blast"), fr=unit("A"), bl=unit("B")))
    d.take('use "Blast"')
    while may(d, "select") or may(d, "choose") or not may(d, "pass"):
        d.take(d.offered[0])
    gauges = [d.game.objects[id] for id in d.game.zone("gauge", 0)]
    assert sorted(obj.card.name for obj in gauges) == ["A", "B"] and all(obj.up for obj in gauges)
    assert all("plant gauge" in obj.marks for obj in gauges) and count(d, "hand") == 1
    assert not may(board("main", side(vc=ESTACION, fl=token("Blast"), fr=unit("A")), forced=True), 'use "Blast"')
    axe = user(t.Do("retire", t.ENEMY & RC))
    d = board("main", side(fl=axe), side(vc=ESTACION, fl=token("Blast"), fr=unit("A")))
    d.take('use "User"')
    assert d.names("RC", 1) == ["Blast"]


def test_a1_blast_strengthens_the_front_row_for_every_three_gauges() -> None:
    """[VG A1/Blast/3] Five gauges are one lot of three; in the turn of its master only."""
    game = build("main", side(vc=ESTACION, bl=token("Blast"), fl=unit("Front", 1, 8000), bc=unit("Back", 1, 8000)))
    host = next(obj.id for obj in game.objects.values() if obj.card.name == "Blast")
    for _ in range(5):
        obj = game.objects[put(game, 0, "gauge", FILLER)].copy()
        obj.host = host
        game.put(obj)
    d = Driver(game)
    assert (value(d, "Front"), value(d, "Estacion Lady"), value(d, "Back")) == (13000, 18000, 8000)
    d.game.active = 1
    d.game.values = {}
    assert value(d, "Front") == 8000


# --- token set orders ----------------------------------------------------------------------------------------------


def rides(d: Driver) -> list[str]:
    return sorted(text for text in d.offered if text.startswith("ride"))


@pytest.mark.parametrize(("name", "key"), [("Destined Timepiece", "Liael"), ("SYSTEM CODE: X-ceed", "Impauldio")])
def test_a1_orders_that_bind_the_ride(name: str, key: str) -> None:
    """[VG A1/Destined Timepiece] [VG A1/SYSTEM CODE: X-ceed] No grade 3 without the name; lower grades are free."""
    hand = [unit(f"{key} Lord", 3, 13000, None), unit("Other Lord", 3, 13000, None), unit("Low", 2, 9000)]
    d = board("ride", side(vc=unit("Two", 2), hand=hand, order_zone=[token(name)]))
    assert rides(d) == sorted([f'ride "{key} Lord"', 'ride "Low"'])
    assert token(name).figures == {"grade": 1}


def test_a1_destined_timepiece_is_of_dark_states_and_allows_regress_gauges() -> None:
    """[VG A1/Destined Timepiece]"""
    own = t.Do("put as own gauge", t.YOURS & HAND, word="regress")
    d = board("main", side(fl=user(own), hand=[FILLER], order_zone=[token("Destined Timepiece")]))
    assert "Dark States" in layers.words(d.game, find(d, "Destined Timepiece"), "nation")
    d.take('use "User"')
    assert count(d, "gauge") == 1


def test_a1_system_code_puts_a_gauge_for_damage_in_the_opponents_turn() -> None:
    """[VG A1/SYSTEM CODE: X-ceed/2] The vanguard gets power unless the damage was a trigger unit and the gauges few."""
    for top, power in ((FILLER, 18000), (trigger("Trig", "draw"), 13000)):
        foe = side(drop=[unit("Spare")], order_zone=[token("SYSTEM CODE: X-ceed")], deck=[top, FILLER, FILLER])
        d = board(
            "main", side(fl=user(t.Move(t.ENEMY & t.Zone(("deck",)) & t.Top("deck", who=t.OPPONENT), "damage"))), foe
        )
        d.take('use "User"')
        assert count(d, "damage", 1) == 1 and count(d, "gauge", 1) == 1
        assert value(d, "Villain") == power


def test_a1_idealize_queens_fort_feeds_the_soul() -> None:
    """[VG A1/Idealize Queen's Fort] It rests; one of seven from the deck, two if it came this turn."""
    queen = unit("Alcasal Queen", 3, 13000, None)
    fort = token("Idealize Queen's Fort")
    d = board("main", side(vc=queen, order_zone=[fort], drop=[unit("Fallen")]))
    d.take('/use "Idealize/')
    d.take(d.offered[0])
    if d.names("soul", 0) == []:
        d.take(d.offered[0])
    assert d.names("soul", 0) == ["Fallen"] and state(d, "Idealize Queen's Fort") == "rest"
    d = board("main", side(vc=HERO, order_zone=[fort], drop=[unit("Fallen")]), forced=True)
    assert not may(d, "use")


# --- tickets -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "power"), [("Quick Shield", 5000), ("Guardian Shield", 20000)])
def test_a1_shields_strengthen_the_attacked_unit(name: str, power: int) -> None:
    """[VG A1/Quick Shield] [VG A1/Guardian Shield] For this battle; the ticket is gone, and so is the order of the
    turn."""
    d = guarding(side(hand=[token(name), FILLER, order("Other", energy(), type="blitz order")], fl=unit("Bystander")))
    d.take(f'play "{name}"')
    assert value(d, "Villain") == 13000 + power and count(d, "drop", 1) == 0 and not may(d, 'play "Other"')
    pass_all(d, "attack")
    assert value(d, "Villain") == 13000


def test_a1_persona_shield_and_two_blitz_orders() -> None:
    """[VG A1/Persona Shield] More against a crest; the limit is two, however many are played."""
    for crest, power in (
        ([], 10000),
        ([card("Energy Generator", type="crest marker")], 10000),
        ([card("Blazon", type="crest marker")], 15000),
    ):
        hand = [token("Persona Shield"), token("Persona Shield"), order("Other", energy(), type="blitz order"), FILLER]
        d = guarding(side(hand=hand), side(vc=HERO, crest=crest))
        d.take('play "Persona Shield"')
        assert value(d, "Villain") == 13000 + power and may(d, 'play "Other"')
        d.take('play "Persona Shield"')
        assert value(d, "Villain") == 13000 + 2 * power and not may(d, "play")


def test_a1_persona_shield_is_kept_in_the_own_turn() -> None:
    """[VG A1/Persona Shield/2] It is not discarded for a ride, and no ability of its player chooses it."""
    d = board(
        "ride", side(vc=unit("Two", 2), hand=[token("Persona Shield")], ride_deck=[unit("Three", 3, 13000, None)])
    )
    assert not may(d, "ride")
    discard = (t.Choose("c", 1, t.YOURS & HAND), t.Move(t.Ref("c"), "drop", "discard"))
    d = board("main", side(fl=user(energy(), cost=discard), hand=[token("Persona Shield")]), forced=True)
    assert not may(d, "use")
    d = board("main", side(fl=user(energy(), cost=discard), hand=[token("Quick Shield")]), forced=True)
    assert may(d, "use")


def test_a1_meers_present_has_no_text() -> None:
    """[VG A1/Meer's Present] It lies in the hand, and is gone when it leaves it."""
    d = board("main", side(fl=user(t.Move(t.YOURS & HAND, "soul")), hand=[token("Meer's Present")]))
    assert token("Meer's Present").abilities == () and count(d, "hand") == 1
    d.take('use "User"')
    assert count(d, "hand") == count(d, "soul") == 0


# --- crests --------------------------------------------------------------------------------------------------------

STRIDES = [
    ("Chronojet Dragon", "Chronojet"),
    ("Alter Ego Messiah", "Messiah"),
]


@pytest.mark.parametrize(("name", "key"), STRIDES)
def test_a1_crests_of_stride(name: str, key: str) -> None:
    """[VG A1/Chronojet Dragon] [VG A1/Alter Ego Messiah] What they share: the ride, the original power, the front
    row."""
    lord, other = unit(f"{key} Lord", 3, 11000, None), unit("Other Lord", 3, 11000, None)
    d = board("ride", side(vc=unit("Two", 2), hand=[lord, other], crest=[token(name)]))
    assert rides(d) == [f'ride "{key} Lord"'] and value(d, f"{key} Lord") == 13000 and value(d, "Other Lord") == 11000
    face_up = [unit("G One", 4, 15000, None, type="G unit")] * 2
    game = build(
        "main", side(vc=lord, fl=unit("Front", 1, 8000), bc=unit("Back", 1, 8000), crest=[token(name)], G=face_up)
    )
    for id in game.zone("G", 0):
        obj = game.objects[id].copy()
        obj.up = True
        game.put(obj)
    d = Driver(game)
    assert (value(d, f"{key} Lord"), value(d, "Front"), value(d, "Back")) == (23000, 18000, 8000)
    d.game.active = 1
    d.game.values = {}
    assert value(d, "Front") == 8000


def test_a1_chronojet_dragon_lowers_a_grade() -> None:
    """[VG A1/Chronojet Dragon/2] At the beginning of the battle phase, one rear-guard of grade 3 or more, to 0."""
    d = board("main", side(fl=unit("Big", 4, 9000), fr=unit("Small", 2, 9000), crest=[token("Chronojet Dragon")]))
    d.take("pass")
    assert may(d, '/"Big"/') or any('"Big"' in text for text in d.offered)
    d.take('/"Big"/')
    assert value(d, "Big", "grade") == 0 and value(d, "Small", "grade") == 2


KIWAME = [
    "Uchigatana's Ability Kiwame", "Tantou's Ability Kiwame", "Wakizashi's Ability Kiwame", "Tachi's Ability Kiwame",
    "Ootachi's Ability Kiwame", "Yari's Ability Kiwame", "Naginata's Ability Kiwame",
]  # fmt: skip
BLADE = unit("Blade", 1, 7000, 5000, t.Passive((t.Modify(t.SELF, "power", "+", 500),)), critical=2)


@pytest.mark.parametrize("name", KIWAME)
def test_a1_kiwame_makes_all_namesakes_of_the_vanguard_alike(name: str) -> None:
    """[VG A1/Uchigatana's Ability Kiwame] Grade 3, power 13000, critical 1, no shield, Twin Drive and persona ride;
    their own abilities are gone; nothing else is ridden."""
    d = board("ride", side(vc=BLADE, hand=[BLADE, unit("Next", 2, 9000), unit("Same", 3, 9000)], crest=[token(name)]))
    assert rides(d) == ['ride "Blade"']
    hand = next(id for id in d.game.zone("hand", 0) if d.game.objects[id].card is BLADE)
    for id in (hand, d.game.zone("VC", 0)[0]):
        assert [layers.value(d.game, id, figure) for figure in ("grade", "power", "critical", "shield")] == [
            3,
            13000,
            1,
            0,
        ]
        assert layers.has(d.game, id, "Twin Drive") and layers.has(d.game, id, "persona ride")
    assert layers.value(d.game, d.game.zone("VC", 0)[0], "drive") == 2
    d.take('ride "Blade"')
    assert "persona ride" in d.trace.kinds()


def blade(name: str, phase: str = "battle", foe: Any = None, **rest: Any) -> Driver:
    """Blade is the vanguard, under the crest."""
    return board(phase, side(vc=BLADE, crest=[token(name)], damage=3, soul=[FILLER] * 3, **rest), foe or side())


def attacks(d: Driver, target: str = "Villain") -> Driver:
    d.take("attack")
    return d.take(f'attack with "Blade" -> "{target}"') if may(d, "attack with") else d


def test_a1_uchigatana_stands_a_rear_guard_and_keeps_them_from_retiring() -> None:
    """[VG A1/Uchigatana's Ability Kiwame/2]"""
    d = blade("Uchigatana's Ability Kiwame", fl=(unit("Tired"), "rest"), foe=side(hand=[FILLER]))
    attacks(d).take("yes")
    pass_all(d, "guard")
    assert state(d, "Tired") == "stand" and value(d, "Blade") == 23000
    assert sum(not d.game.objects[id].up for id in d.game.zone("damage", 0)) == 1
    for answer, stays in (("yes", True), ("no", False)):
        mine = side(vc=BLADE, crest=[token("Uchigatana's Ability Kiwame")], soul=[FILLER], fl=unit("Target", 1, 1000))
        d = Driver(build("battle", side(vc=HERO), mine))
        d.take("attack", 'attack with "Hero" -> "Target"', 'resolve "Blade"', answer)
        pass_all(d, "attack")
        assert ("Target" in d.names("RC", 1)) is stays and told(d, "hit") == ["Hero"]


def test_a1_tantou_lets_only_grade_zero_guard() -> None:
    """[VG A1/Tantou's Ability Kiwame] And in the opponent's main phase nobody chooses the rear-guards."""
    foe = side(hand=[unit("Zero", 0, 5000, 10000), unit("One", 1, 8000, 5000)])
    d = attacks(blade("Tantou's Ability Kiwame", foe=foe)).take("yes")
    assert may(d, 'guard with "Zero"') and not may(d, 'guard with "One"')
    pick = user(t.Choose("c", 1, t.ENEMY & RC), t.Do("retire", t.Ref("c")), energy())
    theirs = side(vc=BLADE, crest=[token("Tantou's Ability Kiwame")], fl=unit("Safe"))
    d = board("main", side(fl=pick), theirs).take('use "User"')
    assert d.names("RC", 1) == ["Safe"] and charged(d) == 1
    d = board("main", side(fl=pick), side(fl=unit("Safe"))).take('use "User"')
    assert d.names("RC", 1) == []


def test_a1_wakizashi_strengthens_rear_guards_and_itself() -> None:
    """[VG A1/Wakizashi's Ability Kiwame] The revealed card comes to the hand; its shield is added for this battle."""
    d = blade("Wakizashi's Ability Kiwame", "main", fl=unit("Ally", 1, 8000)).take("pass")
    assert value(d, "Ally") == 13000 and value(d, "Blade") == 13000
    mine = side(vc=BLADE, crest=[token("Wakizashi's Ability Kiwame")], damage=1, deck=[unit("Shield", 0, 5000, 20000)])
    d = Driver(build("battle", side(vc=HERO), mine)).take("attack")
    d = d.take('attack with "Hero" -> "Blade"') if may(d, "attack with") else d
    d.take('resolve "Blade"', "yes")
    assert value(d, "Blade") == 33000 and d.names("hand", 1) == ["Shield"]


def test_a1_tachi_retires_with_a_trigger_and_stands_again() -> None:
    """[VG A1/Tachi's Ability Kiwame] A card that is no trigger unit is discarded."""
    for top, gone, dropped in ((trigger("Trig", "draw"), True, []), (FILLER, False, ["Filler"])):
        d = blade("Tachi's Ability Kiwame", "main", foe=side(fl=unit("Prey")), deck=[top]).take("pass")
        assert ("Prey" not in d.names("RC", 1)) is gone and d.names("drop", 0) == dropped
    d = blade("Tachi's Ability Kiwame")
    attacks(d)
    pass_all(d, "yes", "attack")
    d.take("yes")
    assert state(d, "Blade") == "stand" and value(d, "Blade", "drive") == 1


def test_a1_ootachi_stands_a_grade_three_and_deals_damage() -> None:
    """[VG A1/Ootachi's Ability Kiwame]"""
    d = blade("Ootachi's Ability Kiwame", fl=(unit("Three", 3, 9000), "rest"), foe=side(hand=[FILLER]))
    attacks(d)
    assert value(d, "Blade") == 23000
    d.take("yes")
    pass_all(d, "guard")
    assert state(d, "Three") == "stand"
    for top, damage in ((trigger("Trig", "draw"), 2), (FILLER, 1)):
        d = blade("Ootachi's Ability Kiwame", deck=[FILLER, FILLER, top], foe=side(deck=[FILLER] * 3))
        pass_all(attacks(d), "attack!", "stand")
        assert count(d, "damage", 1) == damage


def test_a1_naginata_battles_the_front_row_and_pins_a_rear_guard() -> None:
    """[VG A1/Naginata's Ability Kiwame] [VG A1/Naginata's Ability Kiwame/2] One whose grade is at most that of the
    revealed card; a normal unit is discarded then, a trigger unit stays on the deck."""
    foe = side(fl=(unit("Prey", 1, 1000), "rest"), fr=unit("Big", 3, 1000), bl=unit("Hidden", 1, 1000))
    d = blade("Naginata's Ability Kiwame", "main", foe=foe, deck=[unit("Two", 2)])
    assert not any('"Big"' in text for text in d.offered)
    d.take('/"Prey"/')
    assert d.names("drop", 0) == ["Two"]
    assert [queries.may(d.game, "stand", find(d, name), True) for name in ("Prey", "Hidden")] == [False, True]
    attacks(d)
    assert sorted(told(d, "attacked")) == ["Big", "Prey", "Villain"]
    d = blade("Naginata's Ability Kiwame", "main", foe=side(fl=unit("Zero", 0)), deck=[trigger("Trig", "draw")])
    assert d.names("drop", 0) == [] and not queries.may(d.game, "stand", find(d, "Zero"), True)


def test_a1_yari_battles_a_column_and_reveals_the_top_card() -> None:
    """[VG A1/Yari's Ability Kiwame] RULING-VG-218: the column of the unit that is attacked. A trigger unit stays on the
    deck and gives power, another card is discarded."""
    foe = side(fl=unit("Front", 1, 1000), bl=unit("Behind", 1, 1000), fr=unit("Other", 1, 1000), hand=[FILLER])
    d = attacks(blade("Yari's Ability Kiwame", foe=foe, deck=[unit("Two", 2)]), "Front")
    assert sorted(told(d, "attacked")) == ["Behind", "Front"]
    assert value(d, "Blade") == 13000 and d.names("drop", 0) == ["Two"]
    d = attacks(blade("Yari's Ability Kiwame", foe=foe, deck=[trigger("Trig", "draw")]))
    assert told(d, "attacked") == ["Villain"] and value(d, "Blade") == 39000 and d.names("drop", 0) == []


def test_a1_alter_ego_messiah_unlocks_and_binds_at_the_end_of_turn() -> None:
    """[VG A1/Alter Ego Messiah/2] Every locked card of the opponent, and none of its own."""
    lock = user(t.Do("lock", RC & ~t.SELF))
    d = board(
        "main",
        side(fl=lock, bl=unit("Own"), crest=[token("Alter Ego Messiah")]),
        side(fl=unit("Prey"), bl=unit("Other")),
    )
    d.take('use "User"')
    pass_all(d, "ride", "draw")
    assert sorted(d.names("bind", 1)) == ["Other", "Prey"] and d.names("bind", 0) == []
