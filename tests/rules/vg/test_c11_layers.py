"""[VG 11.11] Continuous effects: layers, dependency, time stamps, what is fixed when, nullifying."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    at,
    board,
    build,
    charged,
    cont,
    energy,
    find,
    may,
    side,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
TARGET = unit("Target", 1, 8000)
ON_TARGET = t.Word("name", "Target")
FIGURE_OF_SELF = t.FigureOf(t.SELF, "power")


def power(op: str, n: t.Amount, layer: str = "", what: t.Sel = ON_TARGET) -> t.Modify:
    return t.Modify(what, "power", op, n, layer)


def source(name: str, *effects: t.Continuous) -> Card:
    """A unit that starts these effects until the end of the turn."""
    return unit(name, 1, 7000, 5000, act(t.Continue(effects, "turn")))


def after(*parts: tuple[t.Continuous, ...], target: Card = TARGET) -> Driver:
    """The effects, each started by a unit of its own in this order."""
    names = ("One", "Two", "Three", "Four")
    spots = dict(
        zip(("fr", "bl", "bc", "br"), (source(n, *p) for n, p in zip(names, parts, strict=False)), strict=False)
    )
    d = board("main", side(fl=target, **spots))  # type: ignore[arg-type]
    for name in names[: len(parts)]:
        d.take(f'use "{name}"')
    return d


def test_11_11_1_1_what_is_printed_is_the_base() -> None:
    d = board("main", side(fl=B))
    figures = [value(d, "B", name) for name in ("power", "grade", "critical", "shield")]
    assert figures == [10000, 2, 1, 5000]


def test_11_11_1_2_originals_change_first_whatever_their_age() -> None:
    plus, original = power("+", 5000), power("=", 13000, "original")
    assert value(after((plus,), (original,)), "Target") == 18000
    assert value(after((original,), (plus,)), "Target") == 18000
    lost = power("=", 0, "original loss")
    for order in ((lost, original), (original, lost)):
        assert value(after(*((each,) for each in order)), "Target") == 0


def test_11_11_1_3_the_loss_of_an_original_comes_after_its_gain() -> None:
    """Whatever their age; what is no original is gained after it."""
    gain = t.Rename(ON_TARGET, "race", "add", "Golem", "original")
    loss = t.Rename(ON_TARGET, "race", "lose", "Golem", "original")
    later = t.Rename(ON_TARGET, "race", "add", "Golem")
    for order, found in (
        ((gain, loss), ()),
        ((loss, gain), ()),
        ((loss, later), ("Golem",)),
        ((later, loss), ("Golem",)),
    ):
        d = after(*((each,) for each in order))
        assert layers.words(d.game, find(d, "Target"), "race") == found
    none = power("=", 0, "original loss")
    more = power("=", 13000, "original")
    assert value(after((none,), (more,)), "Target") == 0
    assert value(after((power("+", 5000),), (none,)), "Target") == 5000


def test_11_11_1_5_abilities_are_lost_before_what_they_would_give() -> None:
    proud = unit("Target", 1, 8000, 5000, cont(power("+", 5000, what=t.SELF)))
    d = after((t.Strip(ON_TARGET),), target=proud)
    assert value(d, "Target") == 8000
    d = after((t.Grant(ON_TARGET, (cont(power("+", 300, what=t.SELF)),)),), target=proud)
    assert value(d, "Target") == 13300


def test_11_11_1_6_what_is_no_number_changes_before_numbers() -> None:
    """A bonus for units of that name, older than the name."""
    named = unit("Chief", 3, 13000, None, cont(power("+", 2000, what=t.YOURS & t.Word("name", "Elite"))))
    d = board("main", side(named, fl=TARGET, fr=source("One", t.Rename(ON_TARGET, "name", "add", "Elite"))))
    assert value(d, "Target") == 8000
    assert value(d.take('use "One"'), "Target") == 10000


def test_11_11_1_7_plus_and_minus_add_up() -> None:
    """Below zero, too; before what sets the number, whatever its age."""
    assert value(after((power("=", 100),), (power("+", 5000),)), "Target") == 100
    assert value(after((power("+", 5000),), (power("+", -3000),), (power("+", 100),)), "Target") == 10100
    assert value(after((power("+", -9000),)), "Target") == -1000
    assert value(after((power("+", -9000),), (power("+", 2000),)), "Target") == 1000


def test_11_11_1_9_what_sets_a_number_comes_last() -> None:
    """After boosts and plus, whatever its age."""
    booster = unit("Booster", 1, 8000, 5000, keywords=["Boost"])
    for one, two in ((power("+", 10000), power("=", 1)), (power("=", 1), power("+", 10000))):
        d = board("main", side(fl=TARGET, bl=booster, bc=source("One", one), br=source("Two", two)), side(hand=[X, Y]))
        d.take('use "One"', 'use "Two"', "pass", "attack", 'attack with "Target"', "boost")
        assert where(d, "Booster") == "RC back left" and value(d, "Target") == 1


def test_11_11_2_of_one_layer_what_sets_a_value_comes_after_the_rest() -> None:
    """Whatever its age: among originals, and among names."""
    more, fixed = power("+", 4000, "original"), power("=", 10000, "original")
    assert value(after((fixed,), (more,)), "Target") == 10000
    assert value(after((more,), (fixed,)), "Target") == 10000
    d = after((t.Rename(ON_TARGET, "race", "become", "Elf"),), (t.Rename(ON_TARGET, "race", "add", "Golem"),))
    assert layers.words(d.game, find(d, "Target"), "race") == ("Elf",)


def test_11_11_3_an_effect_that_depends_on_another_comes_after_it() -> None:
    """The older one applies only to what the younger one makes of the unit."""
    strong = t.YOURS & RC & t.Figure("power", ">=", 12000)
    tamer = unit("Tamer", 3, 13000, None, cont(power("=", 5000, "original", strong)))
    d = board("main", side(tamer, fl=TARGET, fr=source("One", power("=", 12000, "original"))))
    assert value(d, "Target") == 8000
    assert value(d.take('use "One"'), "Target") == 5000


def test_11_11_3_1_else_the_time_stamps_decide() -> None:
    """RULING-VG-015: in every layer. [VG 11.11.3.1.1.1] An effect's is the time it was generated."""
    low, high = power("=", 9000, "original"), power("=", 12000, "original")
    assert value(after((low,), (high,)), "Target") == 12000
    assert value(after((high,), (low,)), "Target") == 9000
    assert value(after((power("=", 1),), (power("=", 2),)), "Target") == 2
    lord = unit("Lord", 1, 7000, 5000, cont(low))
    d = board("main", side(fl=TARGET, fr=source("One", high), hand=[lord])).take('use "One"')
    assert value(d, "Target") == 12000
    assert value(d.take('call "Lord" to back left'), "Target") == 9000
    d = board("main", side(fl=TARGET, fr=source("One", high), br=lord)).take('use "One"')
    assert value(d, "Target") == 12000, "generated after the card of the continuous ability came"


def test_11_11_3_1_1_a_continuous_ability_is_as_old_as_its_card_on_the_field() -> None:
    """A move between circles makes it no younger."""
    old = unit("Old", 1, 7000, 5000, cont(power("=", 9000, "original")))
    young = unit("Young", 1, 7000, 5000, cont(power("=", 12000, "original")))
    d = board("main", side(bc=TARGET, fl=old, hand=[young])).take('call "Young" to front right')
    assert value(d, "Target") == 12000
    d.take("exchange left")
    assert where(d, "Old") == "RC back left" and value(d, "Target") == 12000
    again = unit("Again", 1, 7000, 5000, act(t.Do("call", t.Word("name", "Old"), word="RC")))
    d = board("main", side(bc=TARGET, fl=old, br=again, hand=[young])).take('call "Young" to front right')
    assert value(d, "Target") == 12000
    d.take('use "Again"', 'call "Old" to back left')
    assert value(d, "Target") == 9000, "called it is a new card"


def test_11_11_3_1_1_2_of_what_comes_at_once_the_turn_players_is_older() -> None:
    """Of one player's, what that player put first."""
    high = unit("High", 1, 7000, 5000, cont(power("=", 12000, "original")))
    low = unit("Low", 1, 7000, 5000, cont(power("=", 9000, "original")))
    for active in (0, 1):
        game = build("main", side(bc=TARGET, drop=[high]), side(drop=[low]), active=active)
        mine, theirs = game.zone("drop", 0)[0], game.zone("drop", 1)[0]
        for order in ((mine, theirs), (theirs, mine)):
            now = game.clone()
            slots = {mine: 0, theirs: 0}
            events.perform(now, *(events.moving(now, id, "RC", now.objects[id].player, slot=slots[id]) for id in order))
            target = next(id for id in now.zone("RC", 0) if now.objects[id].info.name == "Target")
            assert layers.value(now, target, "power") == (9000 if active == 0 else 12000)
    both = t.Choose("c", 2, t.YOURS & t.Zone(("drop",)))
    caller = unit("Caller", 1, 7000, 5000, act(both, t.Do("call", t.Ref("c"), word="RC")))
    third = unit("Third", 1, 7000, 5000)
    for picks, n in ((("High", "Low"), 9000), (("Low", "High"), 12000)):
        d = board("main", side(bc=TARGET, fl=caller, drop=[high, low, third])).take('use "Caller"')
        d.take(*(f'choose "{name}"' for name in picks))
        d.take(f'call "{picks[0]}" to front right', f'call "{picks[1]}" to back left')
        assert value(d, "Target") == n


FRONT_REAR = t.YOURS & RC & t.Slot((0, 1))


def test_11_11_4_whom_an_effect_touches_and_how_much_is_fixed_when_it_is_generated() -> None:
    """Not with a continuous ability."""
    user = unit("User", 1, 7000, 5000, act(t.Continue((power("+", 5000, what=FRONT_REAR),), "turn")))
    d = board("main", side(fl=A, bc=user, hand=[B])).take('use "User"', 'call "B" to front right', "exchange left")
    assert where(d, "A") == "RC back left" and (value(d, "A"), value(d, "B")) == (13000, 10000)
    each = t.Times(1000, t.Count(t.YOURS & RC))
    count = unit("Count", 1, 7000, 5000, act(t.Continue((power("+", each, what=t.YOURS & VC),), "turn")))
    d = board("main", side(fl=A, bc=count, hand=[B])).take('use "Count"')
    assert value(d, "Hero") == 15000
    assert value(d.take('call "B" to front right'), "Hero") == 15000
    lasting = unit("Lasting", 1, 7000, 5000, cont(power("+", 5000, what=FRONT_REAR)))
    d = board("main", side(fl=A, bc=lasting, hand=[B])).take('call "B" to front right', "exchange left")
    assert (value(d, "A"), value(d, "B")) == (8000, 15000)


def test_11_11_4_1_increasing_to_a_number_is_an_increase_by_the_difference() -> None:
    """[VG 11.11.4.1.1] And doubling one by the number itself; neither changes afterwards."""
    difference = t.Plus((t.FigureOf(t.ENEMY & VC, "power"), t.Times(-1, FIGURE_OF_SELF)))
    match = act(t.Continue((power("+", difference, what=t.SELF),), "turn"))
    foe = t.Continue((power("+", 7000, what=t.ENEMY & VC),), "turn")
    d = board("main", side(fl=unit("Mimic", 1, 10000, 5000, match), fr=unit("User", 1, 7000, 5000, act(foe))))
    d.take('use "Mimic"')
    assert value(d, "Mimic") == 13000
    d.take('use "User"')
    assert (value(d, "Villain"), value(d, "Mimic")) == (20000, 13000)
    double = act(t.Continue((power("+", FIGURE_OF_SELF, what=t.SELF),), "turn"))
    d = board(
        "main", side(fl=unit("Twice", 1, 10000, 5000, double), fr=source("One", power("+", 1000, what=t.YOURS & RC)))
    )
    d.take('use "One"', 'use "Twice"', 'use "One"')
    assert value(d, "Twice") == 11000 + 11000 + 1000


def test_11_11_5_effects_that_change_the_rules_apply_to_later_cards_too() -> None:
    no_zero = t.Rule("forbid", "guard", t.ENEMY & t.Figure("grade", "=", 0))
    zero = unit("Zero", 0, 5000)
    later = at("guard step", t.Draw(1), who=t.OPPONENT)
    foe = side(unit("Villain", 3, 13000, None, later), hand=[X], deck=[zero])
    d = board("main", side(fl=A, fr=unit("User", 1, 7000, 5000, act(t.Continue((no_zero,), "turn")))), foe)
    d.take('use "User"', "pass", "attack", 'attack with "A" -> "Villain"')
    assert where(d, "Zero") == "hand" and may(d, 'guard with "X"') and not may(d, 'guard with "Zero"')
    d = board("main", side(fl=A, hand=[B]), foe).take("pass", "attack", 'attack with "A" -> "Villain"')
    assert may(d, 'guard with "Zero"')


def test_11_11_6_an_effect_on_a_zone_applies_the_moment_a_card_comes() -> None:
    """[VG 11.11.7] And the trigger conditions of its coming see it so."""
    banner = unit("Banner", 3, 13000, None, cont(power("+", 5000, what=FRONT_REAR)))
    strong = t.YOURS & t.Figure("power", ">=", 13000)
    seen = when("move", energy(), subject=strong, dst=("RC",))
    own = unit("Newcomer", 1, 8000, 5000, when("move", energy(FIGURE_OF_SELF), dst=("RC",)))
    d = board("main", side(banner, bl=unit("Watcher", 1, 7000, 5000, seen), hand=[A, own, B]))
    d.take('call "A" to back right')
    assert charged(d) == 0
    d.take('call "B" to front left')
    assert charged(d) == 1
    d.take('call "Newcomer" to front right')
    assert may(d, "resolve") and charged(d.take('resolve "Newcomer"')) == 1 + 13000 + 1


def test_11_11_8_a_nullified_effect_is_lost_from_then_on() -> None:
    """[VG 11.11.8.1] All of it, never a part; other effects stay."""
    strong = t.Continue((power("+", 5000, what=t.SELF), t.Modify(t.SELF, "critical", "+", 1)), "turn")
    other = t.Continue((t.Modify(t.SELF, "critical", "+", 1),), "turn")
    user = unit("User", 1, 8000, 5000, act(strong, other, energy(FIGURE_OF_SELF)))
    calm = unit(
        "Calm", 1, 7000, 5000, when("attack", t.Do("nullify", t.Word("name", "User"), word="power"), subject=t.ANY)
    )
    d = board("main", side(fl=user, fr=A, bl=calm), side(hand=[X, Y])).take('use "User"')
    assert (value(d, "User"), value(d, "User", "critical")) == (13000, 3)
    d.take("pass", "attack", 'attack with "User" -> "Villain"')
    assert (value(d, "User"), value(d, "User", "critical")) == (8000, 2)
    assert charged(d) == 13000, "what it did before stays done"
