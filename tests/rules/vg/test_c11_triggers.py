"""[VG 11.10] Trigger abilities: the six icons, their sub-abilities, trigger effects."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import select
from ludex.games.vg.c11_trigger_checks import TriggerPlay
from ludex.games.vg.c11_trigger_checks import give as give_trigger_effect
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    Side,
    act,
    board,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    pass_all,
    rules,
    side,
    state,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X = unit("X", 1, 8000)
CRIT, DRAWER = trigger("Crit", "critical"), trigger("Drawer", "draw")
STAND, HEAL = trigger("Riser", "stand"), trigger("Healer", "heal")
FRONT = trigger("Fronter", "front")
VC = t.Zone(("VC",))


def drive(*checked: Card, you: Side | None = None, foe: Side | None = None, keywords: tuple[str, ...] = ()) -> Driver:
    """The vanguard attacks, and these cards are on top of the deck; `A` and `B` stand beside it."""
    mine = you or side(unit("Hero", 3, 13000, None, keywords=keywords), fl=A, fr=B)
    mine.deck = checked
    return board("battle", mine, foe).take("attack", 'attack with "Hero" -> "Villain"')


def powers(d: Driver, *names: str) -> list[int]:
    return [value(d, name) for name in names]


def test_11_10_1_an_icon_counts_in_a_drive_check_or_a_damage_check() -> None:
    """Not when the card comes elsewhere, or there by an effect."""
    d = drive(CRIT)
    assert may(d, 'critical of "Crit"')
    foe = side(deck=[CRIT], fl=X)
    d = board("battle", side(fl=A, fr=B), foe).take("attack", 'attack with "Hero" -> "Villain"')
    assert d.decision is not None and d.decision.player == 1 and may(d, 'critical of "Crit"')
    top = t.Look("top", 1, "deck")
    for to in ("hand", "damage", "trigger"):
        mover = unit("Mover", 1, 8000, 5000, act(top, t.Move(t.Ref("top"), to)))
        d = board("main", side(fl=mover, deck=[CRIT])).take('use "Mover"')
        assert told(d, "trigger") == [] and powers(d, "Hero", "Mover") == [13000, 8000]


def test_11_10_2_1_a_card_without_an_icon_has_no_trigger_ability() -> None:
    d = drive(X)
    assert told(d, "trigger") == [] and where(d, "X") == "hand" and rules(d, "11.10.3.1") == []


def test_11_10_2_1_1_no_icon_is_no_kind_of_icon() -> None:
    d = board("main", side(drop=[CRIT, CRIT, DRAWER, A, B]))
    kinds = t.Distinct(t.YOURS & t.Zone(("drop",)), "trigger")
    assert select.amount(d.game, kinds, Ctx(0, 0)) == 2


def test_11_10_2_2_critical_trigger() -> None:
    """One unit gets a critical, one the power, until the end of the turn; they may differ."""
    d = drive(CRIT).take('critical of "Crit"', 'critical to "A"')
    assert d.offered == ['power to "Hero"', 'power to "A"', 'power to "B"']
    d.take('power to "B"')
    assert value(d, "A", "critical") == 2 and value(d, "Hero", "critical") == 1
    assert powers(d, "Hero", "A", "B") == [13000, 8000, 20000]
    d = pass_all(d, "call")
    assert d.game.turn == 6 and powers(d, "B") == [10000] and value(d, "A", "critical") == 1


def test_11_10_2_3_draw_trigger() -> None:
    d = drive(DRAWER).take('draw of "Drawer"')
    assert count(d, "hand") == 1 and where(d, "Drawer") == "trigger"
    d.take('power to "A"')
    assert powers(d, "A") == [18000] and count(d, "hand") == 2


def test_11_10_2_4_stand_trigger() -> None:
    """A rear-guard stands; the vanguard may be chosen but does not. From the next battle on the unit that stood makes
    no drive checks this turn."""
    driver = unit("Driver", 1, 13000, 5000, cont(t.Rule("permit", "drive check", t.SELF, t.ANY)))
    mine = side(unit("Hero", 3, 13000, None), fl=driver, fr=B, deck=[STAND, STAND])
    d = board("battle", mine).take("attack", 'attack with "Driver" -> "Villain"')
    assert told(d, "drive check") == ["Riser"] and state(d, "Driver") == "rest"
    d.take('stand of "Riser"', 'stand "Driver"', 'power to "B"')
    assert state(d, "Driver") == "stand"
    d.take("attack", 'attack with "Driver" -> "Villain"')
    assert told(d, "drive check") == ["Riser"], "its second attack makes no drive check"
    d.take("attack", 'attack with "Hero" -> "Villain"', 'stand of "Riser"', 'stand "Hero"', 'power to "B"')
    assert state(d, "Hero") == "rest"


def test_11_10_2_5_heal_trigger() -> None:
    """With as much damage as the opponent or more; the power comes in any case."""
    for mine, theirs, healed in ((5, 5, True), (4, 5, False), (4, 3, True), (0, 0, False)):
        you = side(unit("Hero", 3, 13000, None), fl=A, fr=B, damage=mine)
        d = drive(HEAL, you=you, foe=side(damage=theirs, vc=unit("Villain", 3, 30000, None)))
        d.take('heal of "Healer"')
        if may(d, "heal"):
            d.take("heal")
        d.take('power to "A"')
        assert count(d, "damage") == mine - healed and powers(d, "A") == [18000]


def test_11_10_2_5_the_card_being_checked_is_no_damage_yet() -> None:
    """In a damage check with less damage than the opponent nothing is healed."""
    d = board("battle", side(unit("Hero", 3, 13000, None), fl=A, damage=4), side(damage=3, deck=[HEAL], fl=X))
    d.take("attack", 'attack with "Hero" -> "Villain"', 'heal of "Healer"', 'power to "X"')
    assert count(d, "damage", 1) == 4 and told(d, "move", "heal") == []


def test_11_10_2_6_front_trigger() -> None:
    """The whole front row gets it, and nothing is chosen."""
    you = side(unit("Hero", 3, 13000, None), fl=A, fr=B, bl=X)
    d = drive(FRONT, you=you)
    assert powers(d, "Hero", "A", "B", "X") == [23000, 18000, 20000, 8000]
    assert d.offered == ["attack", "pass"]


def test_11_10_2_7_over_trigger() -> None:
    """Removed, a card drawn, a hundred million power until the end of the turn (RULING-VG-015), and in a drive check
    what the text says."""
    over = trigger("Over", "over", t.Spell((energy(),), keyword="additional effect"))
    d = drive(over)
    assert d.offered == ['remove of "Over"', 'draw of "Over"', 'power of "Over"', 'text of "Over"']
    d.take("remove", "draw", "power", 'power to "A"')
    assert where(d, "Over") == "removed" and count(d, "hand") == 1 and charged(d) == 1
    assert powers(d, "A") == [100_008_000]
    d = pass_all(d, "call")
    assert powers(d, "A") == [8000]
    d = board("battle", side(fl=A, fr=B), side(deck=[over], fl=X))
    d.take("attack", 'attack with "Hero" -> "Villain"', "remove", "draw", "power", 'power to "X"')
    assert where(d, "Over") == "removed" and charged(d, 1) == 0 and count(d, "damage", 1) == 0


def test_11_10_3_1_the_player_chooses_the_next_sub_ability() -> None:
    """Knowing what the one before brought. [VG 11.10.3.2] Each is played once, and none is left out."""
    d = drive(DRAWER)
    assert d.offered == ['draw of "Drawer"', 'power of "Drawer"']
    d.take('power of "Drawer"')
    assert count(d, "hand") == 0 and not may(d, "done") and not may(d, "pass")
    d.take('power to "A"')
    assert count(d, "hand") == 2 and powers(d, "A") == [18000]
    assert rules(d, "11.10.3.1", "11.10.3.2") == ["11.10.3.1", "11.10.3.2"] * 2


def test_11_10_4_1_a_trigger_effect_given_on_is_one_too() -> None:
    share = t.Do("share trigger effects", t.Ref("b"), word="a")
    give = act(t.Choose("a", 1, t.YOURS & VC), t.Choose("b", 1, t.YOURS & t.Word("name", "A")), share)
    d = board("main", side(fl=A, fr=unit("Giver", 1, 8000, 5000, give)))
    play = TriggerPlay(0, 1, "critical", 10000, True, ())
    give_trigger_effect(d.game, play, (find(d, "Hero"),), "power", 10000)
    d.take('use "Giver"')
    assert powers(d, "Hero", "A") == [23000, 18000]
    shared = [effect for effect in d.game.effects if effect.subjects == (find(d, "A"),)]
    assert [effect.bound for effect in shared] == [(("trigger", (1,)),)]
    d = pass_all(d.take("pass"), "call")
    assert powers(d, "Hero", "A") == [13000, 8000]


SILENCE = t.Rule("forbid", "trigger effects", t.ENEMY)


def test_11_10_4_2_nullified_trigger_abilities_are_not_played() -> None:
    """The card goes on its way. Only those the ability speaks of."""
    for icon in (CRIT, DRAWER, HEAL, FRONT):
        mute = side(unit("Villain", 3, 13000, None, cont(SILENCE)), fl=X)
        d = drive(icon, foe=mute)
        assert told(d, "trigger") == [] and powers(d, "Hero", "A", "B") == [13000, 8000, 10000]
        assert where(d, icon.name) == "hand" and count(d, "hand") == 1
    d = board("battle", side(unit("Hero", 3, 13000, None, cont(SILENCE)), fl=A), side(deck=[CRIT], fl=X))
    d.take("attack", 'attack with "Hero" -> "Villain"')
    assert told(d, "trigger") == [] and where(d, "Crit") == "damage"


def test_11_10_4_2_1_what_was_played_before_stays() -> None:
    mute = when("trigger", t.Continue((SILENCE,), "turn"), subject=t.ANY)
    foe = side(unit("Villain", 3, 13000, None, mute), fl=X)
    d = drive(CRIT, CRIT, foe=foe, keywords=("Twin Drive",))
    d.take("critical", 'critical to "A"', 'power to "A"')
    assert told(d, "drive check") == ["Crit", "Crit"] and told(d, "trigger") == ["Crit"]
    assert powers(d, "A", "Hero") == [18000, 13000] and value(d, "A", "critical") == 2


def test_11_10_5_the_power_is_the_number_on_the_icon() -> None:
    for n in (5000, 10000, 15000):
        d = drive(trigger("Crit", "critical", power=n)).take("power", 'power to "A"', 'critical to "A"')
        assert powers(d, "A") == [8000 + n]


def test_11_10_6_several_icons_are_played_one_after_the_other_in_any_order() -> None:
    """All of one before the next."""
    second = cont(t.Rename(t.YOURS & t.Zone(("trigger",)), "trigger", "add", "draw"))
    for first in ("critical", "draw"):
        you = side(unit("Hero", 3, 13000, None, second), fl=A, fr=B)
        d = drive(CRIT, you=you)
        assert d.offered == ['critical trigger of "Crit"', 'draw trigger of "Crit"']
        d.take(f"{first} trigger")
        assert sorted(d.offered) == [f'{first} of "Crit"', 'power of "Crit"']
        d.take("power", 'power to "A"')
        if first == "critical":
            d.take('critical to "A"')
        other = "draw" if first == "critical" else "critical"
        assert sorted(d.offered) == sorted([f'{other} of "Crit"', 'power of "Crit"'])
        d.take("power", 'power to "A"')
        if other == "critical":
            d.take('critical to "A"')
        assert powers(d, "A") == [28000] and count(d, "hand") == 2 and value(d, "A", "critical") == 2
