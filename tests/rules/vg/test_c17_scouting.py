"""[VG 17.10] Scouting, [VG 17.11] operating, [VG 17.12] Attack abilities."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.c17_operating import ATTACK as KEYWORD
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
    may,
    side,
    state,
    told,
    unit,
    using,
    value,
    when,
    where,
)

BASE = card("Camp", type="set order", subtypes=["Base"])
TOWER = card("Tower", type="set order")
RANGER = unit("Ranger", 1)
MINE = t.YOURS & t.Zone(("RC",)) & t.Word("name", "Ranger")
SCOUT = t.Do("scout", MINE)


# --- scouting --------------------------------------------------------------------------------------------------------


def test_17_10_1_1_a_card_goes_to_the_order_zone_of_the_player_with_the_base() -> None:
    d = using(SCOUT, you={"order_zone": [BASE], "fl": RANGER})
    assert where(d, "Ranger") == "scouted" and count(d, "scouted") == 1 and count(d, "order zone") == 1
    assert told(d, "move", "scout") == ["Ranger"] and told(d, "move", "retire") == []


def test_17_10_1_1_without_a_base_of_ones_own_nothing_moves() -> None:
    for mine, theirs in (([TOWER], []), ([], [BASE])):
        d = using(SCOUT, energy(), you={"order_zone": mine, "fl": RANGER}, foe={"order_zone": theirs})
        assert where(d, "Ranger") == "RC front left" and charged(d) == 1
    hidden = t.SetFace(t.YOURS & t.Zone(("order zone",)), False)
    d = using(hidden, SCOUT, you={"order_zone": [BASE], "fl": RANGER})
    assert where(d, "Ranger") == "RC front left"


def test_17_10_1_1_a_card_of_the_opponent_is_scouted_to_the_own_base() -> None:
    d = using(t.Do("scout", t.ENEMY & t.Zone(("RC",))), you={"order_zone": [BASE]}, foe={"fl": RANGER})
    assert count(d, "scouted", 0) == 1 and count(d, "scouted", 1) == 0


def test_17_10_2_1_it_keeps_its_information_and_is_not_on_the_field() -> None:
    boss = t.YOURS & t.Zone(("VC",))
    loud = unit(
        "Ranger", 2, 9000, 5000,
        cont(t.Modify(boss, "power", "+", 1000)),
        cont(t.Modify(boss, "power", "+", 300), zones=("scouted",)),
    )  # fmt: skip
    d = using(SCOUT, you={"order_zone": [BASE], "fl": loud})
    assert value(d, "Hero") == 13300 and value(d, "Ranger", "grade") == 2
    ctx = Ctx(find(d, "Hero"), 0)
    assert find(d, "Ranger") not in select.find(d.game, t.YOURS & t.Zone(("VC", "RC", "GC")), ctx)
    assert find(d, "Ranger") in select.find(d.game, t.Zone(("scouted",)) & t.Figure("grade", "=", 2), ctx)


def test_17_10_2_1_a_scouted_base_holds_nobody_and_scouted_cards_stand() -> None:
    """What lies there is no set order of the order zone."""
    lone = t.Do("scout", t.YOURS & t.Zone(("order zone",)))
    d = using(lone, you={"order_zone": [BASE]})
    assert where(d, "Camp") == "drop"


def test_17_10_3_without_a_base_the_scouted_cards_go_to_their_owners_drop_zones() -> None:
    leave = t.Move(t.YOURS & t.Zone(("order zone",)), "drop")
    d = using(
        t.Do("scout", t.Zone(("RC",)) & t.Word("name", "Ranger")),
        leave,
        energy(),
        you={"order_zone": [BASE], "fl": RANGER},
        foe={"fl": RANGER},
    )
    assert d.names("drop", 0) == ["Camp", "Ranger"] and d.names("drop", 1) == ["Ranger"] and charged(d) == 1
    assert told(d, "move", "leave base") == ["Ranger", "Ranger"]


def test_17_10_3_one_of_two_bases_is_enough() -> None:
    first = t.YOURS & t.Zone(("order zone",)) & t.Word("name", "Camp")
    fort = card("Fort", type="set order", subtypes=["base"])
    d = using(SCOUT, t.Move(first, "drop"), you={"order_zone": [BASE, fort], "fl": RANGER})
    assert where(d, "Ranger") == "scouted" and d.names("drop", 0) == ["Camp"]


# --- operating -------------------------------------------------------------------------------------------------------

ANY_ORDER = t.YOURS & t.Zone(("order zone",))
HEADED = (t.Heading("Operate"),)


def product(*abilities: t.Ability) -> Card:
    return card("Mill", type="set order", subtypes=["product"], abilities=abilities)


def test_17_11_2_operating_is_heard_with_and_without_its_cause() -> None:
    """An ability that asks by whom, and one that does not, trigger once each."""
    plain = when("operate", energy(), zones=("order zone",), headings=HEADED)
    by_unit = when("operate", energy(10), zones=("order zone",), cause=t.Zone(("RC",)))
    by_vanguard = when("operate", energy(100), zones=("order zone",), cause=t.Zone(("VC",)))
    d = using(t.Do("operate", ANY_ORDER), you={"order_zone": [product(plain, by_unit, by_vanguard)]})
    d.take(d.offered[0])
    assert charged(d) == 11 and told(d, "operate") == ["Mill"]


def test_17_11_2_1_nothing_else_happens_to_the_card() -> None:
    """So it may be operated again."""
    mill = product(when("operate", energy(), zones=("order zone",)))
    d = board("main", side(br=unit("User", 1, 8000, 5000, act(t.Do("operate", ANY_ORDER))), order_zone=[mill]))
    d.take('use "User"').take('use "User"')
    assert charged(d) == 2 and state(d, "Mill") == "stand" and where(d, "Mill") == "order zone"


def test_17_11_3_the_keyword_is_that_of_abilities_about_being_operated() -> None:
    row = {"name": "Mill", "type": "set order", "subtypes": ["product"]}
    good = "Automatic(When('operate', SELF), do=(Draw(1),), zones=('order zone',), headings=(Heading('Operate'),))"
    assert "Operate" in SPEC.make_card({**row, "tree": [good]}, "Mill").keywords
    with pytest.raises(InputError, match="another kind"):
        SPEC.make_card({**row, "tree": [good.replace("'operate'", "'attack'")]}, "Mill")


# --- Attack abilities [VG 17.12.2] -----------------------------------------------------------------------------------

ATTACK = (t.Heading("Attack"),)


def move_of(*do: t.Instr) -> t.Automatic:
    return t.Automatic(t.When("hit", t.SELF), do=do, zones=("order zone",), headings=ATTACK)


HORN = card("Horn Toss", type="set order", abilities=(move_of(energy()), move_of(energy(10))))
SHELL = card("Shell", type="set order", abilities=(when("hit", energy(100), zones=("order zone",)),))


def test_17_12_2_1_an_attack_card_is_one_with_such_an_ability() -> None:
    choice = t.Choose("x", 1, ANY_ORDER & t.Has(KEYWORD))
    d = using(choice, t.Move(t.Ref("x"), "drop"), you={"order_zone": [SHELL, HORN]})
    assert d.names("drop", 0) == ["Horn Toss"] and d.names("order zone", 0) == ["Shell"]


def test_17_12_2_2_one_of_its_attacks_is_chosen_and_activated() -> None:
    d = using(t.Do("use attack", ANY_ORDER & t.Has("Attack")), you={"order_zone": [SHELL, HORN]})
    assert len(d.offered) == 2 and may(d, 'use Attack 1 of "Horn Toss"')
    d.take('use Attack 2 of "Horn Toss"')
    assert charged(d) == 10


def test_17_12_2_2_a_card_without_one_does_nothing_and_a_single_one_is_used() -> None:
    d = using(t.Do("use attack", ANY_ORDER), energy(1000), you={"order_zone": [SHELL]})
    assert charged(d) == 1000
    single = card("Jab", type="set order", abilities=(move_of(energy(7)),))
    d = using(t.Do("use attack", ANY_ORDER), you={"order_zone": [single]})
    assert charged(d) == 7


def test_17_12_2_2_an_attack_that_was_lost_cannot_be_used() -> None:
    boss = unit("Boss", 3, 13000, None, cont(t.Strip(ANY_ORDER, kind="Automatic")))
    d = using(t.Do("use attack", ANY_ORDER), you={"order_zone": [HORN], "vc": boss})
    assert charged(d) == 0 and not layers.has(d.game, find(d, "Horn Toss"), "Attack")


def test_17_12_2_a_kind_of_attack_stands_before_an_attack() -> None:
    line = "Automatic(When('hit', SELF), do=(Draw(1),), headings=(Heading('Attack'), Heading('Hitting Attack')))"
    made = SPEC.make_card({"name": "Jab", "type": "set order", "tree": [line]}, "Jab")
    assert {"Attack", "Hitting Attack"} <= made.keywords
    with pytest.raises(InputError, match="another kind"):
        bad = line.replace("Heading('Attack'), Heading('Hitting Attack')", "Heading('Hitting Attack'),")
        SPEC.make_card({"name": "Jab", "type": "set order", "tree": [bad]}, "Jab")
    assert FILLER.keywords.isdisjoint({"Attack"})
