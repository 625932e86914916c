"""[VG 17.16] Buddyfight in battle: Link Attack, ∞, orders that guard."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.core.values.compare import BOUNDLESS
from ludex.errors import InputError
from ludex.games.vg.c14_buddyfight import GUARD_ORDER, ON_GUARD
from ludex.games.vg.c17_buddyfight_battle import becomes_infinite
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    HERO,
    VILLAIN,
    act,
    board,
    card,
    cont,
    count,
    energy,
    eraser,
    find,
    gets,
    may,
    order,
    pass_all,
    side,
    told,
    unit,
    value,
    when,
    where,
)

Block = tuple[t.Instr, ...]
HAND = [unit("Wall", 1, 8000, 5000)]
"""A hand that lets the defender be asked."""


def strike(d: Driver, attacker: str = "Hero") -> Driver:
    """Begins the attack on Villain. A decision with one option is not asked."""
    d.take("attack")
    return d.take(f'attack with "{attacker}"') if may(d, f'attack with "{attacker}"') else d


# --- Link Attack -----------------------------------------------------------------------------------------------------

PAIR = t.YOURS & t.Zone(("RC",)) & t.Within("name", "Pal")
LINK = t.Do("become", PAIR, word="Link Attack")
PAL, PAL2 = unit("Pal One", 1, 8000), unit("Pal Two", 1, 3000)


def linked(*more: t.Instr, attacker: str = "Hero", **mine: object) -> Driver:
    """The guard step of a battle in which the Pals have just become linked."""
    lead = unit("Hero", 3, 13000, None, when("attack", LINK, *more, subject=t.YOURS))
    d = board("battle", side(lead, **{"bl": PAL, **mine}), side(hand=HAND))  # type: ignore[arg-type]
    return strike(d, attacker)


def test_17_16_11_1_the_power_of_a_linked_unit_is_added_to_the_attackers() -> None:
    """[VG 11.11.1.8]"""
    d = linked(br=unit("Other"))
    assert value(d, "Hero") == 21000 and value(d, "Pal One") == 8000 and value(d, "Villain") == 13000
    assert value(d, "Other") == 8000
    assert told(d, "becomes", "Link Attack") == ["Pal One"]


def test_17_16_11_1_each_of_several_linked_units_adds_its_power() -> None:
    assert value(linked(br=PAL2), "Hero") == 24000


def test_17_16_11_1_a_linked_attacker_does_not_add_its_own_power() -> None:
    """RULING-VG-183"""
    d = linked(fl=PAL, bl=PAL2, attacker="Pal One")
    assert value(d, "Pal One") == 11000 and value(d, "Hero") == 13000


def test_11_11_1_8_link_attack_comes_before_becoming_a_value() -> None:
    d = linked(t.Continue((t.Modify(t.YOURS & t.Zone(("VC",)), "power", "=", 5000),), "turn"))
    assert value(d, "Hero") == 5000


def test_17_16_11_1_the_rules_add_it_and_not_an_ability() -> None:
    """A unit that loses its abilities stays linked; an attacker that nothing affects gets the power."""
    alone = cont(t.Rule("forbid", "affect", t.SELF, ~t.SELF))
    lead = unit("Hero", 3, 13000, None, when("attack", LINK), alone)
    d = board("battle", side(lead, bl=PAL, br=eraser("")), side(hand=HAND))
    assert value(strike(d), "Hero") == 21000


@pytest.mark.parametrize(
    ("change", "power"),
    [(gets(5000, what=PAIR), 26000), (gets(-3000, what=PAIR), 18000), (t.Do("retire", PAIR), 13000)],
)
def test_17_16_11_1_1_the_attackers_power_changes_with_it(change: t.Instr, power: int) -> None:
    assert value(linked(change), "Hero") == power


def test_17_16_11_2_the_state_ends_with_the_battle() -> None:
    d = linked().take("pass")
    pass_all(d, "attack", "call")
    assert "Link Attack" not in layers.words(d.game, find(d, "Pal One"), "state")
    assert value(d, "Hero") == 13000


def test_17_16_11_2_outside_a_battle_nobody_becomes_linked() -> None:
    """RULING-VG-182"""
    d = board("main", side(bl=PAL, br=unit("User", 1, 8000, 5000, act(LINK, energy())))).take('use "User"')
    assert d.game.num(0, "energy") == 1 and told(d, "becomes") == []
    assert "Link Attack" not in layers.words(d.game, find(d, "Pal One"), "state")


# --- ∞ ---------------------------------------------------------------------------------------------------------------

MINE, THEIRS = t.YOURS & t.Zone(("VC",)), t.ENEMY & t.Zone(("VC",))


def turned(*do: t.Instr) -> Driver:
    """A main phase in which the unit User has just done this."""
    return board("main", side(br=unit("User", 1, 8000, 5000, act(*do)))).take('use "User"')


def test_17_16_12_1_information_becomes_infinite_with_the_value_0() -> None:
    d = turned(*becomes_infinite(MINE, "power", "turn"))
    assert value(d, "Hero") == BOUNDLESS and value(d, "Villain") == 13000
    read = unit("Reader", 1, 8000, 5000, text="[ACT](RC):This unit's [Critical] becomes ∞ until end of turn.")
    d = board("main", side(br=read)).take('use "Reader"')
    assert (value(d, "Reader", "critical"), value(d, "Reader")) == (BOUNDLESS, 8000)


def test_17_16_12_1_1_the_same_value_as_an_infinite_one_is_infinite() -> None:
    """RULING-VG-185 With its numerical value."""
    same = t.Continue((t.Modify(t.SELF, "power", "=", t.FigureOf(MINE, "power")),), "turn")
    d = turned(*becomes_infinite(MINE, "power", "turn"), gets(2000, what=MINE), same)
    assert value(d, "User") == BOUNDLESS + 2000
    assert value(turned(same), "User") == 13000


@pytest.mark.parametrize("first", [True, False])
def test_17_16_12_2_what_is_added_is_added_to_its_numerical_value(first: bool) -> None:
    """RULING-VG-184 Whether it is added before or after."""
    change = becomes_infinite(MINE, "power", "turn")
    more = (gets(5000, what=MINE), gets(-2000, what=MINE))
    d = turned(*(more + change if first else change + more))
    assert value(d, "Hero") == BOUNDLESS + 3000


def test_17_16_12_2_a_boost_is_added() -> None:
    lead = unit("Hero", 3, 13000, None, when("attack", *becomes_infinite(t.SELF, "power", "battle")))
    booster = unit("Squire", 1, 7000, keywords=["Boost"])
    d = board("battle", side(lead, bc=booster), side(hand=HAND))
    strike(d).take('boost with "Squire"')
    assert value(d, "Hero") == BOUNDLESS + 7000


def test_17_16_12_3_another_value_ends_the_state() -> None:
    once = gets(1, what=MINE, figure="critical", op="=")
    d = turned(*becomes_infinite(MINE, "critical", "turn"), once)
    assert value(d, "Hero", "critical") == 1
    d = turned(once, *becomes_infinite(MINE, "critical", "turn"))
    assert value(d, "Hero", "critical") == BOUNDLESS


@pytest.mark.parametrize(
    ("mine", "theirs", "hit"),
    [
        ((), (gets(10**8, what=THEIRS),), False),
        (becomes_infinite(MINE, "power", "battle"), (gets(10**8, what=THEIRS),), True),
        ((gets(10**8, what=MINE),), becomes_infinite(THEIRS, "power", "battle"), False),
        (becomes_infinite(MINE, "power", "battle"), becomes_infinite(THEIRS, "power", "battle"), True),
        (
            (*becomes_infinite(MINE, "power", "battle"), gets(5000, what=MINE)),
            (*becomes_infinite(THEIRS, "power", "battle"), gets(10000, what=THEIRS)),
            False,
        ),
    ],
)
def test_17_16_12_4_infinite_is_above_any_number(
    mine: tuple[t.Instr, ...], theirs: tuple[t.Instr, ...], hit: bool
) -> None:
    """Two of them compare by their numerical values."""
    lead = unit("Hero", 3, 13000, None, when("attack", *mine, *theirs))
    d = strike(board("battle", side(lead), side(hand=HAND))).take("pass")
    assert bool(told(d, "hit")) == hit


def test_17_16_12_4_infinite_critical_is_more_damage_than_anybody_survives() -> None:
    lead = unit("Hero", 3, 13000, None, when("attack", *becomes_infinite(t.SELF, "critical", "battle")))
    d = strike(board("battle", side(lead), side(hand=HAND))).take("pass")
    assert d.game.outcome is not None and d.game.outcome.winner == 0 and count(d, "damage", 1) == 6


# --- orders that guard -----------------------------------------------------------------------------------------------


def shield(name: str = "Ward", *zones: str, type: str = "blitz order", **row: object) -> Card:
    """An order that can be called to the guardian circle, from the zones that it names."""
    ability = t.Mere(GUARD_ORDER, zones=zones)
    made = card(name, type=type, shield=10000, keywords=[GUARD_ORDER], **row)
    if not zones:
        return made
    return Card(made.number, made.name, made.types, made.figures, made.words, "", (ability, ON_GUARD))


def attacked(**theirs: object) -> Driver:
    d = board("battle", side(HERO), side(VILLAIN, **theirs))  # type: ignore[arg-type]
    return strike(d)


def test_17_16_13_an_order_is_called_to_guard_as_a_trigger_unit() -> None:
    d = attacked(hand=[shield(), *HAND, order("Plain", energy())]).take('guard with "Ward"')
    assert where(d, "Ward") == "GC" and value(d, "Villain") == 23000
    assert sorted(layers.words(d.game, find(d, "Ward"), "type")) == ["trigger", "unit"]
    assert not may(d, 'guard with "Plain"')
    d.take("pass")
    assert not told(d, "hit") and where(d, "Ward") == "drop"


@pytest.mark.parametrize("zone", ["drop", "order_zone", "soul"])
def test_17_16_13_only_from_the_hand_unless_it_names_another_zone(zone: str) -> None:
    assert not may(attacked(hand=HAND, **{zone: [shield()]}), 'guard with "Ward"')
    named = shield("Ward", zone.replace("_", " "))
    d = attacked(hand=HAND, **{zone: [named]}).take('guard with "Ward"')
    assert where(d, "Ward") == "GC" and value(d, "Villain") == 23000
    assert not may(attacked(hand=[named, *HAND]), 'guard with "Ward"')


def test_17_16_13_several_guardians_may_have_such_an_order_among_them() -> None:
    d = attacked(hand=[*HAND, unit("Spare")], drop=[shield("Ward", "drop")]).take("several guardians")
    d.take('guard with "Ward"', 'guard with "Wall"', "done")
    assert sorted(d.names("GC", 1)) == ["Wall", "Ward"] and value(d, "Villain") == 28000


def test_17_16_13_it_may_still_be_played() -> None:
    ward = card("Ward", type="blitz order", shield=10000, keywords=[GUARD_ORDER], abilities=(t.Spell((energy(),)),))
    d = attacked(hand=[ward, *HAND])
    assert may(d, 'guard with "Ward"')
    d.take('play "Ward"')
    assert d.game.num(1, "energy") == 1


def test_17_16_13_without_the_ability_it_is_an_order_there() -> None:
    """[VG 13.11.3] It goes to the drop zone."""
    d = board(
        "battle",
        side(HERO, br=unit("Eraser", 1, 7000, 5000, cont(t.Strip(t.ENEMY & t.Zone(("GC",)))))),
        side(VILLAIN, hand=[shield(), *HAND]),
    )
    strike(d).take('guard with "Ward"')
    assert where(d, "Ward") == "drop"


def test_17_16_13_other_orders_have_no_shield() -> None:
    with pytest.raises(InputError):
        card("Plain", type="blitz order", shield=10000)
    with pytest.raises(InputError):
        card("Crest", type="crest", shield=10000)
