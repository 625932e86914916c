"""[VG 17.9] Völundr."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.vg.c17_volundr import volundr
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    order,
    side,
    told,
    unit,
    value,
    when,
    where,
)

GIVEN = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 5000))
BLADE = unit("Blade Maiden", 2, 9000, 5000, volundr("Hero", GIVEN))
AS_ARMS = 'play "Blade Maiden" as arms of "Hero"'
WEAK = unit("Hero", 1, 8000, 5000)


def hand(*cards: object, **mine: object) -> Driver:
    return board("main", side(hand=[*cards, FILLER], **mine))  # type: ignore[arg-type, list-item]


def types(d: Driver, name: str) -> tuple[str, ...]:
    return layers.words(d.game, find(d, name), "type")


def test_17_9_2_alone_the_keyword_does_nothing() -> None:
    """Other cards may ask for it."""
    maid = unit("Maid", 2, 9000, 5000, keywords=["Völundr"])
    d = hand(maid)
    assert may(d, 'call "Maid" to front left') and not may(d, 'play "Maid"')
    assert layers.has(d.game, find(d, "Maid"), "Völundr") and not layers.has(d.game, find(d, "Filler"), "Völundr")
    assert layers.has(hand(BLADE).game, find(hand(BLADE), "Blade Maiden"), "Völundr")


def test_17_9_3_it_is_a_continuous_ability_of_the_hand() -> None:
    """Without its continuous abilities the card is only a unit."""
    strip = unit("Null", 1, 8000, 5000, cont(t.Strip(t.YOURS & t.Zone(("hand",)), kind="Continuous")))
    assert may(hand(BLADE, fl=FILLER), AS_ARMS)
    d = hand(BLADE, fl=strip)
    assert not may(d, AS_ARMS) and may(d, 'call "Blade Maiden" to front right')


def test_17_9_3_1_as_a_unit_or_as_an_arms_order() -> None:
    d = hand(BLADE)
    assert AS_ARMS in d.offered and 'call "Blade Maiden" to front left' in d.offered


def test_17_9_3_1_1_as_a_unit_it_follows_the_rules_for_units() -> None:
    d = hand(BLADE, order("Plain")).take('call "Blade Maiden" to front left')
    assert where(d, "Blade Maiden") == "RC front left" and d.game.num(0, "orders") == 0
    assert value(d, "Hero") == 13000 and may(d, 'play "Plain"')
    assert types(d, "Blade Maiden") == ("unit", "normal")
    ridden = board("ride", side(vc=WEAK, hand=[BLADE, FILLER])).take('ride "Blade Maiden"')
    assert where(ridden, "Blade Maiden") == "VC"


def test_17_9_3_1_2_a_vanguard_with_the_name_must_be_specified() -> None:
    """Neither a rear-guard nor the vanguard of the other player will do."""
    d = board("main", side(vc=unit("Knight", 3, 13000, None), fl=HERO, hand=[BLADE, FILLER]), side(vc=HERO))
    assert not may(d, 'play "Blade Maiden"') and may(d, 'call "Blade Maiden"')


def test_17_9_3_1_2_and_it_must_be_able_to_arm_the_card() -> None:
    rust = unit("Rust", 1, 8000, 5000, cont(t.Rule("forbid", "arm", t.ENEMY)))
    assert not may(board("main", side(hand=[BLADE, FILLER]), side(fl=rust)), AS_ARMS)
    assert may(board("main", side(hand=[BLADE, FILLER]), side(fl=FILLER)), AS_ARMS)


def test_17_9_3_1_2_the_rules_for_orders_apply() -> None:
    """RULING-VG-201: not above the grade of the vanguard, and it is the order of the turn."""
    assert not may(hand(BLADE, vc=WEAK), AS_ARMS)
    d = hand(BLADE, order("Plain"), BLADE).take(AS_ARMS)
    assert d.game.num(0, "orders") == 1 and not may(d, 'play "Plain"') and not may(d, AS_ARMS)
    assert not may(hand(BLADE, numbers={"orders": 1}), AS_ARMS)


def test_17_9_3_2_it_lies_on_the_circle_as_an_arms_order() -> None:
    d = hand(BLADE).take(AS_ARMS)
    blade = d.game.objects[find(d, "Blade Maiden", "arms")]
    assert blade.host == d.game.zone("VC", 0)[0]
    assert set(types(d, "Blade Maiden")) == {"order", "normal", "arms"}
    assert told(d, "arm") == ["Hero"] and told(d, "move", "play") == ["Blade Maiden"]
    units = select.find(d.game, t.YOURS & t.Zone(("VC", "RC", "arms")) & t.Word("type", "unit"), Ctx(blade.id, 0))
    assert units == [d.game.zone("VC", 0)[0]]


def test_17_9_4_on_the_circle_it_has_the_abilities_of_its_continuous_ability() -> None:
    """Its own abilities as a unit do nothing there."""
    own = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 300))
    heard = when("attack", energy(), subject=t.YOURS)
    blade = unit("Blade Maiden", 2, 9000, 5000, volundr("Hero", GIVEN, heard, act(energy(3))), own)
    d = hand(blade)
    assert value(d, "Hero") == 13000
    d.take(AS_ARMS)
    assert value(d, "Hero") == 18000
    assert charged(d.take('use "Blade Maiden"')) == 3
    called = hand(blade).take('call "Blade Maiden" to front left')
    assert value(called, "Hero") == 13300 and not may(called, 'use "Blade Maiden"')


def test_17_9_4_it_follows_the_rules_for_arms_orders() -> None:
    """[VG 17.7.8.3.2] When the unit loses the name, it goes to the drop zone, where it is a unit card."""
    rename = act(t.Continue((t.Rename(t.YOURS & t.Zone(("VC",)), "name", "become", "Nobody"),), "turn"))
    d = hand(BLADE, fl=unit("User", 1, 8000, 5000, rename)).take(AS_ARMS, 'use "User"')
    assert where(d, "Blade Maiden") == "drop" and types(d, "Blade Maiden") == ("unit", "normal")
    d = hand(BLADE, BLADE, numbers={"orders": -1}).take(AS_ARMS, AS_ARMS)
    assert count(d, "arms") == 1 and d.names("drop", 0) == ["Blade Maiden"]  # [VG 17.7.8.2]


def test_17_9_5_elsewhere_it_is_a_unit_and_no_arms_order() -> None:
    """A search for orders does not find it, and an effect that arms cards leaves it alone."""
    for zone in ("hand", "drop", "soul", "deck", "bind"):
        d = board("main", side(**{zone: [BLADE]}))  # type: ignore[arg-type]
        assert types(d, "Blade Maiden") == ("unit", "normal")
    arm = unit("Hero", 3, 13000, None, act(t.Do("arm", t.YOURS & t.Zone(("drop",)))))
    d = board("main", side(vc=arm, drop=[BLADE])).take('use "Hero"')
    assert where(d, "Blade Maiden") == "drop"
    d = hand(BLADE).take(AS_ARMS)
    assert "unit" not in types(d, "Blade Maiden")
