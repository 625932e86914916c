"""[VG 10.5] The guard step."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    G_GUARDIAN,
    at,
    board,
    build,
    card,
    count,
    find,
    order,
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

ATTACKER = unit("Attacker", 1, 13000)
WALL = unit("Wall", 1, 6000, 10000)
PILLAR = unit("Pillar", 3, 13000, None)
CATCHER = unit("Catcher", 2, 9000, 5000, keywords=["Intercept"])


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def test_10_5_1_1_abilities_of_the_guard_step_come_before_the_first_choice() -> None:
    ready = unit("Ready", 1, 1, 1, at("guard step", energy(), who=t.OPPONENT))
    d = board("battle", side(fl=ATTACKER), side(bl=ready, hand=[WALL]))
    d.take("attack", 'attack with "Attacker"')
    assert d.game.num(1, "energy") == 1 and 'guard with "Wall"' in d.offered


def test_10_5_1_2_the_defender_acts_until_they_pass() -> None:
    """[VG 10.5.2] After each action a check timing, then again; the attacker has no say. [VG 10.5.1.2.2]"""
    loud = unit("Loud", 1, 6000, 10000, when("move", energy(), dst=("GC",)))
    d = board("battle", side(fl=ATTACKER), side(hand=[loud, WALL]))
    d.take("attack", 'attack with "Attacker"')
    assert d.decision is not None and d.decision.player == 1
    assert d.offered == ['guard with "Loud"', 'guard with "Wall"', "several guardians", "pass"]
    d.take('guard with "Loud"')
    assert d.game.num(1, "energy") == 1 and d.offered == ['guard with "Wall"', "pass"]
    assert d.decision.player == 1 and count(d, "GC", 1) == 1 and state(d, "Loud") == "rest"
    d.take('guard with "Wall"')
    assert told(d, "no hit") == ["Attacker"]


def test_10_5_1_2_1_pass_leads_to_the_drive_step_or_past_it() -> None:
    d = board("battle", side(fl=ATTACKER), side(hand=[WALL]))
    d.take("attack", 'attack with "Attacker"', "pass")
    assert rules(d, "10.6.1.1", "10.7.1.1") == ["10.7.1.1"]
    d = board("battle", side(fl=ATTACKER), side(hand=[WALL]))
    d.take("attack", 'attack with "Hero"', "pass")
    assert rules(d, "10.6.1.1", "10.7.1.1") == ["10.6.1.1", "10.7.1.1"]
    driven = unit("Driven", 1, 13000, 5000, t.Passive((t.Rule("permit", "drive check"),)))
    d = board("battle", side(fl=driven), side(hand=[WALL]))
    d.take("attack", 'attack with "Driven"', "pass")
    assert rules(d, "10.6.1.1", "10.6.1.2.3", "10.7.1.1") == ["10.6.1.1", "10.6.1.2.3", "10.7.1.1"]


def test_10_5_1_2_1_1_pass_is_automatic_only_if_nothing_at_all_can_be_done() -> None:
    """RULING-VG-014: barred from calls alone one may still intercept or play a blitz order."""
    no_calls = t.Passive((t.Rule("forbid", "guard", t.ENEMY),))
    fast = order("Fast", energy(), type="blitz order")
    bold = unit("Bold", 1, 13000, 5000, no_calls)
    d = board("battle", side(fl=bold), side(fl=CATCHER, hand=[WALL, fast]))
    d.take("attack", 'attack with "Bold" -> "Villain"')
    assert d.offered == ['play "Fast"', 'intercept with "Catcher"', "pass"]
    d = board("battle", side(fl=bold), side(hand=[WALL]))
    d.take("attack", 'attack with "Bold"')
    assert told(d, "hit") == ["Bold"]


def test_10_5_1_2_2_only_unit_cards_can_be_called_to_guard() -> None:
    """[VG 10.5.1.2.2.2] Whatever the vanguard's grade. [VG 10.5.1.2.2.1] RULING-VG-002: it is a normal call."""
    d = board(
        "battle", side(fl=ATTACKER), side(vc=unit("Small", 0, 6000), hand=[PILLAR, order("Slow", energy()), WALL])
    )
    d.take("attack", 'attack with "Attacker"')
    assert d.offered == ['guard with "Pillar"', 'guard with "Wall"', "several guardians", "pass"]
    d.take('guard with "Pillar"')
    assert where(d, "Pillar") == "GC" and value(d, "Small") == 6000
    assert told(d, "move", "normal call") == ["Pillar"]


def test_10_5_1_2_2_several_guardians_are_called_in_one_action() -> None:
    """They come at the same time, before one check timing: the first sees the others. One alone is offered alone."""
    sees = t.Gain("energy", t.Count(t.YOURS & t.Zone(("GC",))))
    loud = unit("Loud", 1, 6000, 10000, when("move", sees, dst=("GC",)))
    for more, cards in (("done", ["Loud", "Wall"]), ('guard with "Wall"', ["Loud", "Wall", "Wall"])):
        d = board("battle", side(fl=ATTACKER), side(hand=[loud, WALL, WALL]))
        d.take("attack", 'attack with "Attacker"', "several guardians")
        assert d.offered == ['guard with "Loud"', 'guard with "Wall"']
        d.take('guard with "Loud"')
        assert d.offered == ['guard with "Wall"', "done"]
        d.take(more)
        assert d.game.num(1, "energy") == len(cards)
        came = [e.before.info.name for e in d.trace.events if e.word == "normal call" and e.before is not None]
        assert came == cards
    d = board("battle", side(fl=ATTACKER), side(hand=[WALL]))
    d.take("attack", 'attack with "Attacker"')
    assert d.offered == ['guard with "Wall"', "pass"]


def test_10_5_1_2_4_several_units_intercept_in_one_action() -> None:
    """Each intercepts, and all are there when the first ability is played."""
    sees = t.Gain("energy", t.Count(t.YOURS & t.Zone(("GC",))))
    eager = unit("Eager", 2, 9000, 5000, when("intercept", sees), keywords=["Intercept"])
    d = board("battle", side(fl=ATTACKER), side(fl=eager, fr=CATCHER, hand=[WALL]))
    d.take("attack", 'attack with "Attacker" -> "Villain"', "several interceptors")
    assert told(d, "intercept") == ["Eager", "Catcher"] and d.game.num(1, "energy") == 2
    assert value(d, "Villain") == 23000 and d.offered == ['guard with "Wall"', "pass"]
    d = board("battle", side(fl=ATTACKER), side(fl=CATCHER))
    d.take("attack", 'attack with "Attacker" -> "Villain"')
    assert d.offered == ['intercept with "Catcher"', "pass"]


def test_10_5_1_2_2_1_who_cannot_normal_call_cannot_guard() -> None:
    bar = unit("Bar", 1, 1, 1, t.Passive((t.Rule("forbid", "call", t.ENEMY),)))
    d = board("battle", side(fl=ATTACKER, bl=bar), side(hand=[WALL]))
    d.take("attack", 'attack with "Attacker"')
    assert told(d, "hit") == ["Attacker"] and d.names("hand", 1) == ["Wall"]


def test_10_5_1_2_4_intercept_from_the_front_row_even_rested() -> None:
    """[VG 14.4.2] Not from the back row, not if it is attacked itself, not without intercept. The same card moves.
    [VG 4.1.8] [VG 7.34.1.1]"""
    back = unit("Back", 2, 9000, 5000, keywords=["Intercept"])
    foe = side(fl=(CATCHER, "rest"), fr=unit("Plain", 2, 9000), bl=back)
    d = board("battle", side(fl=ATTACKER), foe)
    d.take("attack", 'attack with "Attacker" -> "Villain"')
    assert d.offered == ['intercept with "Catcher"', "pass"]
    id = find(d, "Catcher")
    d.take('intercept with "Catcher"')
    assert told(d, "no hit") == ["Attacker"] and told(d, "intercept") == ["Catcher"]
    assert where(d, "Catcher") == "drop" and id not in d.game.objects
    moved = [event for event in d.trace.events if event.word == "intercept"]
    assert moved[0].new == id and moved[0].before is not None and moved[0].before.state == 1
    d = board("battle", side(fl=ATTACKER), foe)
    d.take("attack", 'attack with "Attacker" -> "Catcher"')
    assert told(d, "hit") == ["Attacker"]


def test_10_5_1_2_4_1_intercept_abilities_wait_only_if_the_unit_gets_there() -> None:
    eager = unit("Eager", 2, 9000, 5000, when("intercept", energy()), keywords=["Intercept"])
    d = board("battle", side(fl=ATTACKER), side(fl=eager))
    d.take("attack", 'attack with "Attacker" -> "Villain"', 'intercept with "Eager"')
    assert d.game.num(1, "energy") == 1
    stuck = t.Passive((t.Rule("forbid", "event intercept", t.ENEMY),))
    d = board("battle", side(fl=unit("Glue", 1, 13000, 5000, stuck)), side(fl=eager))
    d.take("attack", 'attack with "Glue" -> "Villain"', 'intercept with "Eager"')
    assert d.game.num(1, "energy") == 0 and where(d, "Eager") == "RC front left"


def test_10_5_1_2_5_a_blitz_order_up_to_the_vanguards_grade_under_the_limit() -> None:
    """[VG 10.5.1.2.5.1] One a turn, and orders of the own turn before do not count."""
    hand = [
        order("Fast", energy(1), type="blitz order", grade=2),
        order("Late", energy(2), type="blitz order"),
        order("High", energy(4), type="blitz order", grade=3),
        order("Slow", energy(8)),
    ]
    d = board("battle", side(fl=ATTACKER), side(vc=unit("Two", 2, 10000), hand=hand))
    d.take("attack", 'attack with "Attacker"')
    assert d.offered == ['play "Fast"', 'play "Late"', "pass"]
    d.take('play "Fast"')
    assert d.game.num(1, "energy") == 1 and where(d, "Fast") == "drop"
    assert told(d, "hit") == ["Attacker"]
    d = board("end", side(numbers={"orders": 1}))
    assert d.game.num(0, "orders") == 0


def test_10_5_2_the_shield_counts_while_the_guardian_stays() -> None:
    """[VG 6.2.4.1] [VG 11.11.1.8]"""
    d = board("battle", side(fl=ATTACKER), side(hand=[WALL, trigger("Wisp", "critical")]))
    d.take("attack", 'attack with "Attacker"', 'guard with "Wall"')
    assert value(d, "Villain") == 23000
    d.take('guard with "Wisp"')
    assert told(d, "no hit") == ["Attacker"] and value(d, "Villain") == 13000
    assert sorted(d.names("drop", 1)) == ["Wall", "Wisp"]


def test_10_5_1_2_3_g_guardians_are_superior_called_for_their_cost() -> None:
    """Both vanguards of grade 3, at most three face up. [VG 4.4.2.2] [VG 14.16.1] [VG 14.16.2]"""
    angel = card("Angel", type="G unit", grade=4, power=15000, shield=15000,
                 text=G_GUARDIAN)  # fmt: skip
    other = card("Giant", type="G unit", grade=4, power=15000)
    heals = [trigger(f"Heal {i}", "heal") for i in range(3)]
    d = board("battle", side(fl=ATTACKER), side(hand=[*heals[:2], WALL], G=[angel, other]))
    d.take("attack", 'attack with "Attacker"')
    assert [text for text in d.offered if text.startswith("G guard")] == ['G guard with "Angel"']
    d.take('G guard with "Angel"')
    assert d.offered == ['choose "Heal 0"', 'choose "Heal 1"']
    d.take('choose "Heal 0"')
    assert where(d, "Angel") == "GC" and value(d, "Villain") == 28000 and d.names("drop", 1) == ["Heal 0"]
    assert told(d, "move", "superior call") == ["Angel"]
    d.take("pass")
    assert where(d, "Angel") == "G" and d.game.objects[find(d, "Angel")].up
    small = unit("Small", 2, 10000)
    for you, foe in ((side(fl=ATTACKER, vc=small), side()), (side(fl=ATTACKER), side(vc=small))):
        foe.zones |= {"hand": heals, "G": [angel]}
        d = board("battle", you, foe)
        d.take("attack", 'attack with "Attacker"')
        assert not any(text.startswith("G guard") for text in d.offered)
    for up, offered in ((3, True), (4, False)):
        game = build("battle", side(fl=ATTACKER), side(hand=heals, G=[angel] * 5))
        for id in game.zone("G", 1)[:up]:
            shown = game.objects[id].copy()
            shown.up = True
            game.put(shown)
        d = Driver(game)
        d.take("attack", 'attack with "Attacker"')
        assert any(text.startswith("G guard") for text in d.offered) is offered


def test_10_5_1_2_3_several_g_guardians_are_called_in_one_action() -> None:
    """RULING-VG-032: three that lie face up in the G zone do not limit how many more are called, one by one or
    together; each is paid for."""
    angel = card("Angel", type="G unit", grade=4, power=15000, shield=15000,
                 text=G_GUARDIAN)  # fmt: skip
    heals = [trigger(f"Heal {i}", "heal") for i in range(2)]
    for steps in (["several G guardians", "choose", "G guard"], ["G guard", "choose", "G guard"]):
        game = build("battle", side(fl=ATTACKER), side(hand=[*heals, WALL], G=[angel] * 6))
        for id in game.zone("G", 1)[:3]:
            shown = game.objects[id].copy()
            shown.up = True
            game.put(shown)
        d = Driver(game)
        d.take("attack", 'attack with "Attacker"')
        for step in steps:
            d.take(next(text for text in d.offered if text.startswith(step)))
        assert d.names("GC", 1) == ["Angel", "Angel"] and sorted(d.names("drop", 1)) == ["Heal 0", "Heal 1"]
        together = len({event.new for event in d.trace.events if event.word == "superior call"})
        assert together == 2 and not any(text.startswith(("G guard", "several G")) for text in d.offered)


def test_10_5_1_2_2_an_effect_may_demand_several_guardians_at_the_same_time() -> None:
    """Two, or three: with fewer cards nobody can guard from the hand."""
    for query, least in (("guard alone", 2), ("guard as two", 3)):
        rule = t.Passive((t.Rule("forbid", query, t.Player(t.OPPONENT)),), t.Is(t.SELF, t.Role("attacking")))
        fierce = unit("Fierce", 1, 13000, None, rule)
        for n in range(1, 5):
            d = board("battle", side(fl=fierce), side(hand=[WALL] * n))
            d.take("attack", 'attack with "Fierce"')
            guarding = ["several guardians", "pass"]
            assert d.offered == guarding if n >= least else "several guardians" not in d.offered
            assert 'guard with "Wall"' not in d.offered
        d = board("battle", side(fl=fierce), side(hand=[WALL] * 4))
        d.take("attack", 'attack with "Fierce"', "several guardians")
        while "done" not in d.offered:
            d.take('guard with "Wall"')
        d.take("done")
        assert count(d, "hand", 1) == 4 - least  # equal cards are chosen for the player


def test_10_5_1_2_2_the_demand_ends_with_the_battle_of_that_unit() -> None:
    rule = t.Passive((t.Rule("forbid", "guard alone", t.Player(t.OPPONENT)),), t.Is(t.SELF, t.Role("attacking")))
    d = board("battle", side(fl=ATTACKER, fr=unit("Fierce", 1, 13000, None, rule)), side(hand=[WALL, WALL]))
    d.take("attack", 'attack with "Attacker"')
    assert d.offered == ['guard with "Wall"', "several guardians", "pass"]
