"""English texts of Vanguard: what is done at moments to come, and the next time that something happens. All sentences
are our own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect
from tests.rules.vg.support import board, charged, pass_all, side, unit, value
from tests.rules.vg.test_c14_abilities import to_next_turn

DRAW = (t.Draw(1),)
REAR = t.All((t.YOURS, t.Zone(("RC",))))


@pytest.mark.parametrize("start", ["at the beginning of", "at the start of"])
@pytest.mark.parametrize(("whose", "player"), [("your", t.YOU), ("your opponent's", t.OPPONENT)])
def test_a_phase_that_is_next(start: str, whose: str, player: str) -> None:
    begins = t.When("begin", word="ride phase", player=player)
    assert effect(f"{start} {whose} next ride phase, draw a card.") == (t.Delay(begins, DRAW),)
    asked = effect(f"{start} {whose} next ride phase, if you have no rear-guards, draw a card.")
    assert asked == (t.Delay(begins, (t.If(t.Unless(t.Exists(REAR)), DRAW),)),)
    assert effect(f"draw a card {start} {whose} next turn.") == (t.Delay(replace(begins, word="turn"), DRAW),)
    assert declined(f"[AUTO](RC):When this unit attacks, {start} {whose} next soul phase, draw a card.")


def test_the_end_of_a_turn_that_is_next_is_not_the_end_of_this_turn() -> None:
    (waits,) = effect("at the end of your next turn, draw a card.")
    over = t.Delay(t.When("begin", word="end of turn"), DRAW)
    assert waits == t.Delay(t.When("begin", word="turn", player=t.YOU), (over,))
    text = "[ACT](VC)[1/turn]:At the end of your next turn, you [Energy-Charge 1]."
    d = board("main", side(vc=unit("Choir", 3, 13000, text=text)), side()).take('use "Choir"')
    for turn, energy in enumerate((0, 0, 1)):
        assert charged(to_next_turn(d)) == energy, turn


@pytest.mark.parametrize(
    ("words", "always"),
    [
        ("the next time your other rear-guard attacks this turn", False),
        ("until end of turn, the next time your other rear-guard attacks", False),
        ("until end of turn, when your other rear-guard attacks", True),
    ],
)
def test_it_is_the_unit_of_the_event_that_is_waited_for(words: str, always: bool) -> None:
    choice, stands, waits = effect(
        f"choose one of your vanguards, [Stand] it, and {words}, that unit gets [Power] +5000 until end of turn."
    )
    more = t.Continue((t.Modify(t.Ref("it"), "power", "+", 5000),), "turn")
    event = t.When("attack", t.All((t.YOURS, t.Zone(("RC",)), t.Not(t.SELF))))
    assert waits == t.Delay(event, (more,), "turn", always=always)
    *_, after = effect(
        f"choose one of your vanguards, {words}, that unit gets [Power] +5000 until end of turn, and [Stand] it."
    )
    assert stands == t.SetState(t.Ref("t"), "stand") and isinstance(choice, t.Choose)
    assert after in (stands, waits) or isinstance(after, t.Delay)


def test_it_is_nobody_where_the_event_tells_no_unit() -> None:
    start = "[AUTO](RC):When this unit attacks, choose one of your vanguards, and the next time "
    assert declined(f"{start}you play an order this turn, it gets [Power] +5000 until end of turn.")
    assert declined(f"{start}this unit attacks this turn, it gets [Power] +5000 until end of turn.")
    assert not declined(f"{start}you play an order this turn, draw a card.")


@pytest.mark.parametrize(("words", "gains"), [("the next time", (1, 0)), ("when", (1, 1))])
def test_11_9_7_it_happens_once_or_each_time(words: str, gains: tuple[int, int]) -> None:
    text = f"[ACT](VC)[1/turn]:Until end of turn, {words} your rear-guard attacks, it gets [Power] +5000 "
    choir = unit("Choir", 3, 13000, text=f"{text}until end of turn.")
    d = board("main", side(vc=choir, fl=unit("Reed", 1, 8000), fr=unit("Shell", 1, 8000)), side(filler=30))
    d.take('use "Choir"')
    pass_all(d, "attack")
    for name in ("Reed", "Shell"):
        d.take("attack", f'attack with "{name}"')
        pass_all(d, "attack")
    assert (value(d, "Reed"), value(d, "Shell")) == tuple(8000 + 5000 * n for n in gains)
