"""[VG 6.10] Alchemix."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c14_dressing import over_dress
from ludex.testing.driver import Driver
from tests.rules.vg.support import FILLER, HERO, act, board, card, cont, energy, order, side, state, told, unit, value

PILE = t.Zone(("Alchemix",))
REAR = t.YOURS & t.Zone(("RC",))
MIX = order("Mix", t.Do("Alchemix", REAR))
SALT = unit("Salt", 2, 9000, 5000)
TIN = unit("Tin", 1, 7000, 5000)


def body(*abilities: t.Ability) -> object:
    return card("Clay Alchemix Body", type="token unit", grade=1, power=5000, critical=1, abilities=abilities)


def mixed(*then: t.Instr, top: object = None, salt: object = SALT, **mine: object) -> Driver:
    """A main phase in which Salt and Tin have just been stacked under the token on the front left circle; then Hero
    does something."""
    hero = unit("Hero", 3, 13000, None, act(*then)) if then else HERO
    mine = {"fl": top or body(), "fr": salt, "bl": TIN, "hand": [MIX, FILLER], **mine}
    d = board("main", side(hero, **mine)).take('play "Mix"')  # type: ignore[arg-type]
    return d.take('use "Hero"') if then else d


def pile(d: Driver) -> list[str]:
    return sorted(d.names("Alchemix", 0))


def test_6_10_2_the_units_are_one_unit() -> None:
    d = mixed(energy(t.Count(REAR)))
    assert (d.names("RC", 0), pile(d), d.game.num(0, "energy")) == (["Clay Alchemix Body"], ["Salt", "Tin"], 1)


def test_6_10_2_1_the_others_lie_under_the_token() -> None:
    """[VG 6.10.3.1] The token says what the unit is."""
    d = mixed()
    top = d.obj("RC", 0, "Clay Alchemix Body")
    assert pile(d) == ["Salt", "Tin"]
    assert {(d.obj("Alchemix", 0, name).host, d.obj("Alchemix", 0, name).slot) for name in pile(d)} == {(top.id, 0)}
    assert (top.slot, value(d, "Clay Alchemix Body"), value(d, "Clay Alchemix Body", "grade")) == (0, 5000, 1)


def test_6_10_2_1_of_two_tokens_the_player_says_which_is_on_top() -> None:
    d = board("main", side(HERO, hand=[MIX, FILLER], fl=body(), fr=body(), bl=TIN)).take('play "Mix"')
    assert d.offered == ['choose "Clay Alchemix Body" #1', 'choose "Clay Alchemix Body" #2']
    d.take('choose "Clay Alchemix Body" #2')
    assert d.obj("RC", 0, "Clay Alchemix Body").slot == 1 and pile(d) == ["Clay Alchemix Body", "Tin"]


HEARS = t.Automatic(t.When("Alchemix", player=t.YOU), do=(energy(),), zones=("VC",))
EAR = unit("Ear", 3, 13000, None, HEARS)


@pytest.mark.parametrize(
    ("mine", "times"),
    [({"fl": SALT, "fr": TIN}, 0), ({"fl": body()}, 0), ({"fl": body(), "fr": TIN, "bl": SALT}, 1)],
)
def test_6_10_5_heard_once_if_performed(mine: dict[str, object], times: int) -> None:
    """[VG 6.10.2.1.1] Not without a token, [VG 6.10.2.2] not with one unit: [VG 6.10.5.1] then nobody hears of it."""
    d = board("main", side(EAR, hand=[MIX, FILLER], **mine)).take('play "Mix"')  # type: ignore[arg-type]
    assert d.game.num(0, "energy") == times
    assert len(d.names("RC", 0)) == (len(mine) if not times else 1)


def test_6_10_3_1_1_the_abilities_under_the_token_do_nothing() -> None:
    loud = unit("Salt", 2, 9000, 5000, cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 5000)))
    assert value(board("main", side(HERO, fr=loud, hand=[FILLER])), "Hero") == 18000
    assert value(mixed(salt=loud), "Hero") == 13000
    named = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 5000), zones=("Alchemix",))
    assert value(mixed(salt=unit("Salt", 2, 9000, 5000, named)), "Hero") == 18000


def test_6_10_6_the_top_card_alchemixes_and_the_others_are() -> None:
    """[VG 6.10.7] "Is Alchemix" is heard by the cards under it only."""

    def heard(event: str) -> t.Automatic:
        return t.Automatic(t.When(event, t.SELF), do=(energy(),), zones=("RC", "Alchemix"))

    for event, top, under in (("Alchemix", 1, 0), ("is Alchemix", 0, 1)):
        assert mixed(top=body(heard(event))).game.num(0, "energy") == top
        assert mixed(salt=unit("Salt", 2, 9000, 5000, heard(event))).game.num(0, "energy") == under


def test_6_10_6_1_only_the_top_card_of_a_pile_is_alchemix() -> None:
    grown = cont(t.Modify(t.SELF, "power", "+", 4000), cond=t.Is(t.SELF, t.Role("Alchemix")), zones=("RC", "Alchemix"))
    d = mixed(top=body(grown), salt=unit("Salt", 2, 9000, 5000, grown))
    assert (value(d, "Clay Alchemix Body"), value(d, "Salt")) == (9000, 9000)
    alone = board("main", side(HERO, fl=body(grown), hand=[FILLER]))
    assert value(alone, "Clay Alchemix Body") == 5000


def test_6_10_3_3_without_a_pile_it_is_a_plain_token() -> None:
    grown = cont(t.Modify(t.SELF, "power", "+", 4000), cond=t.Is(t.SELF, t.Role("Alchemix")))
    assert value(mixed(top=body(grown)), "Clay Alchemix Body") == 9000
    d = mixed(t.Move(PILE, "drop", "put"), top=body(grown))
    assert value(d, "Clay Alchemix Body") == 5000 and pile(d) == []


def test_6_10_3_2_the_pile_turns_and_moves_together() -> None:
    top = body(act(t.SetState(t.SELF, "rest"), limit=1))
    d = mixed(top=top).take('use "Clay Alchemix Body"')
    assert {state(d, name) for name in ("Clay Alchemix Body", "Salt", "Tin")} == {"rest"}
    d.take("exchange left column")
    assert {d.obj("Alchemix", 0, name).slot for name in pile(d)} == {2}


@pytest.mark.parametrize("zone", ["hand", "drop", "bind", "removed"])
def test_6_10_3_2_1_elsewhere_they_are_single_cards(zone: str) -> None:
    """The token is erased."""
    d = mixed(t.Move(REAR, zone, "put"))
    assert {"Salt", "Tin"} <= set(d.names(zone, 0)) and pile(d) == [] and d.names("RC", 0) == []
    assert "Clay Alchemix Body" not in d.names(zone, 0)


def test_6_7_5_the_dress_of_a_card_in_a_pile_goes_where_that_card_goes() -> None:
    """[VG 6.10.3.2] To another circle with the pile, and to the drop zone with the card that leaves it."""
    robe = unit("Robe", 2, 9000, 5000, over_dress(t.Word("name", "Salt")))
    fall = unit("Hero", 3, 13000, None, act(t.Move(REAR, "drop", "put")))
    d = board("main", side(fall, fl=body(), fr=SALT, hand=[MIX, robe]))
    d.take('overDress "Robe" on "Salt"', 'play "Mix"')
    assert (pile(d), d.names("originalDress", 0)) == (["Robe"], ["Salt"])
    d.take("exchange left column")
    assert {d.obj(zone, 0, name).slot for zone, name in (("Alchemix", "Robe"), ("originalDress", "Salt"))} == {2}
    d.take('use "Hero"')
    assert {"Robe", "Salt"} <= set(d.names("drop", 0)) and d.names("originalDress", 0) == []


def test_6_10_4_a_locked_alchemix_unit_falls_apart() -> None:
    d = mixed(t.Do("lock", REAR))
    assert (d.names("locked", 0), d.names("RC", 0), pile(d)) == ([], [], [])
    assert {"Salt", "Tin"} <= set(d.names("drop", 0))
    assert len(told(d, "erase")) == 1


def test_6_10_3_2_1_1_an_effect_follows_the_token_only() -> None:
    d = mixed(t.Choose("x", 1, REAR), t.Move(t.Ref("x"), "bind", "put"), t.Move(t.Ref("x"), "hand", "put"))
    assert set(d.names("bind", 0)) == {"Salt", "Tin"} and d.names("hand", 0) == ["Filler"]


def test_6_10_3_2_1_2_all_cards_become_original_dress() -> None:
    over = unit("Robe", 1, 9000, 5000, over_dress(t.Within("name", "Alchemix Body")))
    d = mixed(hand=[MIX, over, FILLER]).take('overDress "Robe"')
    robe = d.obj("RC", 0, "Robe").id
    assert {name: d.obj("originalDress", 0, name).host for name in ("Salt", "Tin")} == {"Salt": robe, "Tin": robe}


def test_6_10_3_2_1_2_all_cards_become_gauges() -> None:
    d = mixed(t.Do("put as gauge", REAR))
    hero = d.game.zone("VC", 0)[0]
    assert sorted(d.names("gauge", 0)) == ["Salt", "Tin"]
    assert {d.game.objects[id].host for id in d.game.zone("gauge", 0)} == {hero}
