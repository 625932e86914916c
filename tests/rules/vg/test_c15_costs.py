"""[VG 15.1.2.3] The pseudo-cards of supplement A1 that change costs, played."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c07_charging import counter_blast
from ludex.games.vg.c14_headings import heading
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    card,
    charged,
    count,
    energy,
    find,
    may,
    side,
    told,
    unit,
    value,
    when,
    where,
)

RC = t.YOURS & t.Zone(("RC",))
GRANFIA = unit("Granfia of Tests", 3, 13000, None)


def token(name: str) -> Card:
    return BOOK.tokens[name]


def retire(what: t.Sel = RC & ~t.SELF, n: int = 1) -> tuple[t.Instr, ...]:
    return (t.Choose("cost", n, what), t.Move(t.Ref("cost"), "drop", "retire"))


def as_gauge(d: Driver, found: Card, mark: str = "plant gauge", player: int = 0, name: str = "Noblessrose") -> Driver:
    """A card as a gauge of a player's unit."""
    id = SPEC.place(d.game, player, "gauge", found, {"marks": [mark]})
    gauge = d.game.objects[id].copy()
    gauge.host, gauge.marks = find(d, name, "RC", player), (mark,) if mark else ()
    d.game.put(gauge)
    return d


def again(d: Driver) -> Driver:
    """The same position, asked anew."""
    game = d.game.clone()
    game.decision = None
    return Driver(game)


# --- Noblessrose -----------------------------------------------------------------------------------------------------

ROSE, ROSA = token("Noblessrose"), token("Noblessrose Rosarossa")
BOTH = pytest.mark.parametrize("rose", [ROSE, ROSA], ids=["Noblessrose", "Rosarossa"])
SOWER = unit("Sower", 1, 8000, 5000, act(t.Create("Plant", 2, "RC"), limit=1))


def sown(rose: Card, *abilities: t.Ability, vc: Card = GRANFIA, **rest: Any) -> Driver:
    """Two Plant tokens were to be called beside the rose on the front left."""
    sower = unit("Sower", 1, 8000, 5000, act(t.Create("Plant", 2, "RC"), limit=1), *abilities)
    d = board("main", side(vc=vc, fl=rose, br=sower, **rest)).take('use "Sower": ' if abilities else 'use "Sower"')
    return d.take("call the token to back left", "call the token to back center")


@BOTH
def test_a1_noblessrose_is_a_booster_that_stays_on_its_circle(rose: Card) -> None:
    """[VG A1/Noblessrose] [VG A1/Noblessrose Rosarossa] With or without a vanguard named Granfia."""
    assert rose.figures == {"grade": 0, "power": 5000, "critical": 1, "drive": 1} and rose.keywords == {"Boost"}
    for lead in (HERO, GRANFIA):
        d = board("main", side(vc=lead, fl=rose, fr=unit("Guest")))
        assert not may(d, "exchange left") and may(d, "exchange right")
        names = set(layers.words(d.game, find(d, "Noblessrose"), "name"))
        assert names == ({"Noblessrose"} if rose is ROSE else {"Noblessrose", "Rosarossa"})


@BOTH
def test_a1_noblessrose_takes_plant_tokens_as_gauges(rose: Card) -> None:
    """[VG A1/Noblessrose/2] [VG A1/Noblessrose Rosarossa/2] Each of them, and only under a vanguard named Granfia."""
    d = sown(rose)
    ids = d.game.zone("gauge", 0)
    assert d.names("gauge", 0) == ["Plant", "Plant"] and "Plant" not in d.names("RC", 0)
    assert all(d.game.objects[id].host == find(d, "Noblessrose") for id in ids)
    assert all("plant gauge" in d.game.objects[id].marks for id in ids)
    d = sown(rose, vc=HERO)
    assert count(d, "gauge") == 0 and d.names("RC", 0).count("Plant") == 2


def test_a1_noblessrose_leaves_other_tokens_and_those_of_the_opponent() -> None:
    """[VG A1/Noblessrose/2]"""
    army = unit("Maker", 1, 8000, 5000, act(t.Create("Shadow Army", 1, "RC")))
    d = board("main", side(vc=GRANFIA, fl=ROSE, br=army)).take('use "Maker"', "call the token to back left")
    assert where(d, "Shadow Army") == "RC back left" and count(d, "gauge") == 0
    d = board("main", side(br=SOWER), side(vc=GRANFIA, fl=ROSE)).take('use "Sower"')
    d.take("call the token to back left", "call the token to back center")
    assert d.names("RC", 0).count("Plant") == 2 and count(d, "gauge") == count(d, "gauge", 1) == 0


def test_a1_noblessrose_keeps_a_gauge_that_is_called() -> None:
    """[VG A1/Noblessrose/2] A Plant token that would come from the gauges is a gauge again; another card comes."""
    calls = act(t.Do("call", t.Zone(("gauge",)), word="RC"), limit=1)
    d = sown(ROSE, calls)
    as_gauge(d, unit("Seed"), "").take('use "Sower" 2')
    while may(d, "call"):
        d.take(d.offered[0])
    assert d.names("gauge", 0) == ["Plant", "Plant"] and "Seed" in d.names("RC", 0)


def test_a1_one_of_two_roses_gets_the_gauge() -> None:
    """[VG A1/Noblessrose/2] [VG A1/Noblessrose Rosarossa/2] The player says which."""
    d = sown(ROSE, fr=ROSA)
    assert may(d, "replace")
    while may(d, "replace"):
        d.take(d.offered[-1])
    hosts = {d.game.objects[id].host for id in d.game.zone("gauge", 0)}
    assert count(d, "gauge") == 2 and len(hosts) == 1


@pytest.mark.parametrize(("rose", "power"), [(ROSE, 15000), (ROSA, 5000)], ids=["Noblessrose", "Rosarossa"])
def test_a1_noblessrose_has_power_for_its_gauges(rose: Card, power: int) -> None:
    """[VG A1/Noblessrose/2] [VG A1/Noblessrose Rosarossa/2] Rosarossa has none for them."""
    d = sown(rose)
    assert value(d, "Noblessrose") == power


def test_a1_noblessrose_without_granfia_has_no_power_for_gauges() -> None:
    """[VG A1/Noblessrose/2]"""
    d = as_gauge(board("main", side(vc=HERO, fl=ROSE)), unit("Seed"))
    assert value(d, "Noblessrose") == 5000


@BOTH
def test_a1_plant_gauges_pay_for_rear_guards_to_be_retired(rose: Card) -> None:
    """[VG A1/Noblessrose/3] [VG A1/Noblessrose Rosarossa/2] They are discarded, not retired; rear-guards still pay."""
    mourner = when("move", energy(10), subject=t.YOURS, word="retire")
    heard = when("move", energy(100), subject=t.YOURS, src=("gauge",), word="discard")
    d = sown(rose, act(energy(), cost=retire(n=3)), bl=unit("Old", 1, 8000, 5000, mourner, heard))
    d.take('use "Sower" 2')
    assert {text.split('"')[1] for text in d.offered} == {"Noblessrose", "Old", "Plant"}
    d.take('choose "Plant"', 'choose "Noblessrose"', 'choose "Plant"')
    while may(d, "resolve"):
        d.take(d.offered[0])
    assert count(d, "gauge") == 0 and "Old" in d.names("RC", 0) and "Noblessrose" not in d.names("RC", 0)
    assert charged(d) == 1 + 10 + 200


def test_a1_plant_gauges_pay_only_what_a_plant_token_could_pay() -> None:
    """[VG A1/Noblessrose/3] RULING-VG-221: neither for a grade 3 unit, nor for this unit, nor for other costs."""
    for cost in (
        retire(RC & t.Figure("grade", "=", 3)),
        retire(RC & t.Word("name", "Guest")),
        (t.Move(t.SELF, "drop", "retire"),),
        (t.Choose("cost", 3, RC), t.Move(t.Ref("cost"), "soul")),
    ):
        d = sown(ROSE, act(energy(), cost=cost))
        offered = may(d, 'use "Sower" 2')
        assert offered is (cost[0] == t.Move(t.SELF, "drop", "retire"))
    assert may(sown(ROSE, act(energy(), cost=retire(RC & t.Within("name", "Plant"), 2))), 'use "Sower" 2')
    assert may(sown(ROSE, act(energy(), cost=retire(RC & t.Lies("back") & ~t.SELF, 2))), 'use "Sower" 2')


def test_a1_plant_gauges_pay_only_under_granfia_and_for_their_player() -> None:
    """[VG A1/Noblessrose/3] [VG A1/Noblessrose Rosarossa/2]"""
    pays = unit("Payer", 1, 8000, 5000, act(energy(), cost=retire(n=2)))
    for lead, mine in ((GRANFIA, True), (HERO, False)):
        mine_, foe = side(vc=lead, fl=ROSA, br=pays, hand=[FILLER]), side(vc=GRANFIA, fl=ROSA)
        assert may(again(as_gauge(board("main", mine_, foe), token("Plant"))), 'use "Payer"') is mine
        assert not may(again(as_gauge(board("main", mine_, foe), token("Plant"), player=1)), 'use "Payer"')


def test_a1_other_gauges_do_not_pay() -> None:
    """[VG A1/Noblessrose/3] Only plant gauges, of whatever unit and whatever card."""
    pays = unit("Payer", 1, 8000, 5000, act(energy(), cost=retire(n=2)))
    mine = side(vc=GRANFIA, fl=ROSE, br=pays, hand=[FILLER])
    assert not may(again(as_gauge(board("main", mine), unit("Seed"), "")), 'use "Payer"')
    assert may(again(as_gauge(board("main", mine), unit("Seed"))), 'use "Payer"')
    assert may(again(as_gauge(board("main", mine), unit("Seed"), name="Payer")), 'use "Payer"')


def test_a1_momokke_counts_the_gauges_that_stood_for_rear_guards() -> None:
    """[VG A1/Noblessrose/3] "Any number" of rear-guards is any number of them and of gauges."""
    d = sown(ROSE, fr=token("Momokke")).take('use "Momokke"')
    d.take('choose "Plant"').take('choose "Plant"').take("done")
    assert value(d, "Momokke") == 15000 and count(d, "gauge") == 0 and "Sower" in d.names("RC", 0)


def rosarossa(n: int = 2, rose: Card = ROSA, vc: Card = HERO) -> Driver:
    """The vanguard with the rose of player 1 is attacked; the rose has so many plant gauges."""
    d = board("battle", side(vc=unit("Attacker", 3, 13000, None)), side(vc=vc, fl=rose, hand=[FILLER]))
    for _ in range(n):
        as_gauge(d, token("Plant"), player=1)
    return again(d).take("attack", 'attack with "Attacker" -> "Hero"')


def test_a1_rosarossa_gives_the_attacked_vanguard_power() -> None:
    """[VG A1/Noblessrose Rosarossa/3] For each gauge discarded, in this battle; Granfia is not needed."""
    d = rosarossa()
    d.take('resolve "Noblessrose"', "yes").take('choose "Plant"')  # NB: at least one is discarded
    assert value(d, "Hero") == 23000 and count(d, "gauge", 1) == 0
    d = rosarossa().take('resolve "Noblessrose"', "yes").take("done")
    assert value(d, "Hero") == 18000 and count(d, "gauge", 1) == 1
    while d.game.turn == 5:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    assert value(d, "Hero") == 13000
    assert value(rosarossa().take('resolve "Noblessrose"', "no"), "Hero") == 13000


def test_a1_rosarossa_needs_a_gauge_of_its_own() -> None:
    """[VG A1/Noblessrose Rosarossa/3]"""
    assert not may(rosarossa(0).take('resolve "Noblessrose"'), "yes")
    assert not may(rosarossa(2, ROSE), "resolve")


# --- Salome ----------------------------------------------------------------------------------------------------------

SALOME, EVANGELINE = "Leading Jewel Knight, Salome", "Climax Jewel Knight Lord, Evangeline"
LB4 = (heading("Limit Break", 4),)


def over(heart: Card, name: str, crest: str, **rest: Any) -> Driver:
    """A G unit of the name strides over the heart, under the crest."""
    own = rest.pop("own", ())
    g = card(name, type="G unit", grade=4, power=15000, abilities=own)
    helper = unit("Helper", 1, 8000, 5000, t.Activated(do=(t.Do("stride", t.YOURS & t.Zone(("G",))),), limit=1))
    return board("main", side(vc=heart, br=helper, G=[g], crest=[token(crest)], **rest)).take('use "Helper"')


def salome(n: int, damage: int, name: str = EVANGELINE, heart: str = SALOME, **rest: Any) -> Driver:
    blast = act(energy(), cost=counter_blast(n), zones=("VC",), headings=LB4)
    return over(unit(heart, 3, 11000, None, blast), name, SALOME, damage=damage, **rest)


def turned(d: Driver) -> int:
    return sum(not d.game.objects[id].up for id in d.game.zone("damage", 0))


def test_a1_salome_lends_evangeline_the_abilities_of_the_heart() -> None:
    """[VG A1/Leading Jewel Knight, Salome] For that heart with Limit Break 4, and that unit only."""
    assert may(salome(1, 3), f'use "{EVANGELINE}"')
    assert not may(salome(1, 3, "Another"), 'use "Another"')
    assert not may(salome(1, 3, heart="Salome"), f'use "{EVANGELINE}"')
    plain = unit(SALOME, 3, 11000, None, act(energy(), cost=counter_blast(1), zones=("VC",)))
    assert not may(over(plain, EVANGELINE, SALOME, damage=3), f'use "{EVANGELINE}"')


def test_a1_salome_lowers_the_first_cost_of_a_turn() -> None:
    """[VG A1/Leading Jewel Knight, Salome] By two counter-blasts, to nothing at the least; the second one is whole."""
    d = salome(3, 4).take(f'use "{EVANGELINE}"')
    assert turned(d) == 1 and charged(d) == 1
    d.take(f'use "{EVANGELINE}"')
    assert turned(d) == 4 and charged(d) == 2
    assert may(salome(3, 1), f'use "{EVANGELINE}"') and not may(salome(4, 1), f'use "{EVANGELINE}"')
    d = salome(1, 0).take(f'use "{EVANGELINE}"')
    assert charged(d) == 1 and not may(d, f'use "{EVANGELINE}"')


def test_a1_salome_lowers_a_cost_again_in_the_next_turn() -> None:
    """[VG A1/Leading Jewel Knight, Salome]"""
    d = salome(2, 0).take(f'use "{EVANGELINE}"')
    assert d.game.num(0, "heart's costs") == 1
    while d.game.turn < 6:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    assert d.game.num(0, "heart's costs") == 0


def test_a1_salome_lowers_no_other_costs() -> None:
    """[VG A1/Leading Jewel Knight, Salome] Neither those of the unit's own abilities, nor those of other cards."""
    own = act(energy(10), cost=counter_blast(2), zones=("VC",))
    other = unit("Other", 1, 8000, 5000, act(energy(100), cost=counter_blast(2)))
    d = salome(2, 1, own=(own,), fl=other)
    assert not may(d, 'use "Other"')
    assert len([text for text in d.offered if text.startswith(f'use "{EVANGELINE}"')]) == 1
    d.take(next(text for text in d.offered if text.startswith(f'use "{EVANGELINE}"')))
    assert charged(d) == 1


def test_a1_salome_lowers_the_cost_of_an_automatic_ability() -> None:
    """[VG A1/Leading Jewel Knight, Salome]"""
    heart = unit(SALOME, 3, 11000, None, when("attack", energy(), cost=counter_blast(3), zones=("VC",), headings=LB4))
    d = over(heart, EVANGELINE, SALOME, damage=1, hand=[FILLER]).take("pass", "attack").take("yes")
    assert turned(d) == 1 and charged(d) == 1


RAGING, RAPT = "Revenger, Raging Form Dragon", "True Revenger, Raging Rapt Dragon"
CRESTS = pytest.mark.parametrize("crest", [SALOME, RAGING])


@CRESTS
def test_a1_crests_raise_powers_and_open_limit_break(crest: str) -> None:
    """[VG A1/Leading Jewel Knight, Salome/2] [VG A1/Revenger, Raging Form Dragon/2] A heart has the power, too."""
    broken = unit("Broken", 3, 10000, None, act(energy(), headings=LB4))
    low = unit("Low", 2, 9000, None, act(energy(), headings=LB4))
    d = board("main", side(vc=broken, fl=broken, fr=low, hand=[broken], crest=[token(crest)], damage=3))
    powers = {layers.value(d.game, id, "power") for z in ("VC", "hand") for id in d.game.zone(z, 0)}
    assert powers == {13000} and value(d, "Low") == 9000
    assert [text for text in d.offered if text.startswith("use")] == ['use "Broken"']
    assert value(over(broken, "Another", crest, damage=1), "Another") == 15000 + 13000


# --- Raging Form -----------------------------------------------------------------------------------------------------


def raging(revengers: int, damage: int = 2, name: str = RAPT, heart: str = RAGING, **rest: Any) -> Driver:
    own = act(energy(), cost=counter_blast(2), zones=("VC",), headings=rest.pop("headings", LB4))
    spots = {spot: unit(f"Revenger {spot}") for spot in ("fl", "fr", "bl")[:revengers]}
    others = {spot: unit(f"Other {spot}") for spot in ("fl", "fr", "bl")[revengers:]}
    below = unit(heart, 3, 11000, None, act(energy(50), cost=counter_blast(9), zones=("VC",), headings=LB4))
    return over(below, name, RAGING, own=(own,), damage=damage, **spots, **others)


def test_a1_raging_form_lets_three_revengers_pay() -> None:
    """[VG A1/Revenger, Raging Form Dragon] In place of the whole cost, if the player wants it."""
    d = raging(3).take(f'use "{RAPT}"')
    assert [text.split(":")[0] for text in d.offered] == ["pay cost 1", "pay cost 2"]
    d.take("/pay cost 2/")
    assert turned(d) == 0 and charged(d) == 1 and d.names("RC", 0) == ["Helper"]
    assert sorted(told(d, "move", "retire")) == ["Revenger bl", "Revenger fl", "Revenger fr"]
    d = raging(3).take(f'use "{RAPT}"', "/pay cost 1/")
    assert turned(d) == 2 and charged(d) == 1 and len(d.names("RC", 0)) == 4


def test_a1_raging_form_is_not_asked_where_one_cost_cannot_be_paid() -> None:
    """[VG A1/Revenger, Raging Form Dragon]"""
    d = raging(2).take(f'use "{RAPT}"')
    assert turned(d) == 2 and charged(d) == 1
    d = raging(3, 1).take(f'use "{RAPT}"')
    assert turned(d) == 0 and charged(d) == 1
    assert not may(raging(2, 1), f'use "{RAPT}"')


def test_a1_raging_form_is_for_limit_break_of_that_unit_over_that_heart() -> None:
    """[VG A1/Revenger, Raging Form Dragon]"""
    assert may(raging(3, 0), f'use "{RAPT}"')
    assert not may(raging(3, 0, headings=()), f'use "{RAPT}"')
    assert not may(raging(3, 0, headings=(heading("Generation Break", 1),)), f'use "{RAPT}"')
    assert not may(raging(3, 0, "Another"), 'use "Another"')
    assert not may(raging(3, 0, heart="Other Heart"), f'use "{RAPT}"')


# --- costs that effects forbid or lower ------------------------------------------------------------------------------


def payer(*more: t.Ability) -> Card:
    blast = act(energy(), cost=counter_blast(2), zones=("RC",))
    return unit("Payer", 1, 8000, 5000, blast, *more)


def under(*effects: t.Continuous, damage: int = 2) -> Driver:
    helper = unit("Helper", 1, 8000, 5000, act(t.Continue(effects, "turn"), limit=1))
    return board("main", side(vc=HERO, fl=helper, fr=payer(), damage=damage))


def test_11_7_1_an_effect_forbids_to_pay_for_abilities_of_a_kind() -> None:
    """Of other abilities and of other cards it says nothing."""
    named = t.YOURS & t.Word("name", "Payer")
    d = under(t.Rule("forbid", "pay for [ACT] abilities", named))
    assert may(d, 'use "Payer"')
    assert not may(d.take('use "Helper"'), 'use "Payer"')
    d = under(t.Rule("forbid", "pay for [AUTO] abilities", named)).take('use "Helper"')
    assert may(d, 'use "Payer"')
    d = under(t.Rule("forbid", "pay for [ACT] abilities", t.YOURS & t.Word("name", "Another"))).take('use "Helper"')
    assert may(d, 'use "Payer"')


def test_11_7_2_an_effect_lowers_the_counter_blast_of_abilities_of_a_kind() -> None:
    """To nothing at the least; of the other kind of abilities it is whole."""
    named = t.YOURS & t.Word("name", "Payer")
    for query in ("counter-blast of [ACT] abilities", "counter-blast of original [ACT] abilities"):
        d = under(t.Rule("permit", query, named, n=-1), damage=1)
        assert not may(d, 'use "Payer"')
        d.take('use "Helper"', 'use "Payer"')
        assert charged(d) == 1 and turned(d) == 1
    d = under(t.Rule("permit", "counter-blast of [AUTO] abilities", named, n=-1), damage=1).take('use "Helper"')
    assert not may(d, 'use "Payer"')
    d = under(t.Rule("permit", "counter-blast of [ACT] abilities", named, n=-3), damage=0).take('use "Helper"')
    assert may(d, 'use "Payer"')
