"""English texts of Vanguard: what opponents may do, what they cannot do, and whether it was done. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, count, side, unit

HAND = t.All((t.ENEMY, t.Zone(("hand",))))
FOES = t.All((t.ENEMY, t.Zone(("RC",))))
IT = t.Ref("t")


@pytest.mark.parametrize(
    ("words", "what", "n", "deed"),
    [
        ("discard a card from hand", HAND, 1, t.Move(IT, "drop", "discard")),
        ("discard two cards from their hand", HAND, 2, t.Move(IT, "drop", "discard")),
        ("retire one of their rear-guards", FOES, 1, t.Do("retire", IT)),
        ("choose one of their rear-guards, and retire it", FOES, 1, t.Do("retire", IT)),
        ("put two of their rear-guards into their soul", FOES, 2, t.Move(IT, "soul")),
        (
            "choose a card from their hand, and call it to (RC)",
            HAND,
            1,
            t.By(t.OPPONENT, (t.Do("call", IT, word="RC"),)),
        ),
    ],
)
def test_the_opponent_may_do_what_opponents_do(words: str, what: t.Sel, n: int, deed: t.Instr) -> None:
    may, asked = effect(f"your opponent may {words}. If they do not, draw a card.")
    assert may == t.May((t.Choose("t", n, what, who=t.OPPONENT), deed), who=t.OPPONENT)
    assert asked == t.If(t.Unless(t.Did("did")), (t.Draw(1),))
    assert declined(f"[AUTO](RC):When this unit attacks, your opponent may {words} away.")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_does_not_discard_lets_the_other_draw(answer: str) -> None:
    text = "[ACT](VC):Your opponent may discard a card from hand. If they do not, draw a card."
    d = board("main", side(vc=unit("Choir", 3, 13000, text=text)), side(hand=[unit("Reed", 1)]))
    d.take('use "Choir"', answer)
    assert (count(d, "drop", 1), count(d, "hand")) == ((1, 0) if answer == "yes" else (0, 1))


@pytest.mark.parametrize(
    ("words", "cond"),
    [
        ("they do", t.Compare(t.Moved("t"), ">=", 1)),
        ("they do not", t.Unless(t.Compare(t.Moved("t"), ">=", 1))),
        ("you did not", t.Unless(t.Compare(t.Moved("t"), ">=", 1))),
    ],
)
def test_if_they_do_asks_for_the_deed_that_nobody_may_refuse(words: str, cond: t.Cond) -> None:
    *_, asked = effect(f"your opponent chooses one of their rear-guards, and retires it. If {words}, draw a card.")
    assert asked == t.If(cond, (t.Draw(1),))


def test_if_you_do_asks_for_no_price_and_no_choice() -> None:
    price = "[ACT](VC):[COST][put two cards from your drop on the bottom of your deck], "
    assert declined(f"{price}choose one of your units. If you do, draw a card.")
    assert declined(f"{price}draw a card. If you do, draw a card.")
    assert declined(
        "[ACT](VC):Choose a card from your drop, bind it, and choose one of your units. If you do, draw a card."
    )
    assert read("[ACT](VC):Choose a card from your drop, and bind it. If you do, draw a card.")


INTERCEPT = t.Rule("forbid", "intercept", t.ENEMY)
CALL = t.Rule("forbid", "guard", t.All((t.ENEMY, t.Zone(("hand",)), t.Word("trigger", "heal"))))
BLITZ = t.Rule("forbid", "play order", t.All((t.ENEMY, t.Word("type", "blitz"), t.Word("type", "order"))))
RIDE = t.Rule("forbid", "ride", t.ENEMY)


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("intercept", (INTERCEPT,)),
        ("intercept, and cannot play blitz orders", (INTERCEPT, BLITZ)),
        ("intercept or ride", (INTERCEPT, RIDE)),
        ("call [Heal] from hand to (GC), cannot intercept, and cannot play blitz orders", (CALL, INTERCEPT, BLITZ)),
        ("play blitz orders, nor ride", (BLITZ, RIDE)),
    ],
)
def test_what_opponents_cannot_do_is_listed(words: str, rules: tuple[t.Rule, ...]) -> None:
    (ability,) = read(f"[CONT](VC):During your turn, your opponent cannot {words}.")
    assert isinstance(ability, t.Passive) and ability.effects == rules
    (given,) = effect(f"your opponent cannot {words} for the battles this unit attacks until end of turn.")
    inner = t.Passive(rules, t.Is(t.SELF, t.Role("attacking")))
    assert given == t.Continue((t.Grant(t.SELF, (inner,)),), "turn")
    assert declined(f"[CONT](VC):During your turn, your opponent cannot {words} or sing.")


@pytest.mark.parametrize(
    ("words", "deeds"),
    [
        ("retired or bound", ("retire", "bind")),
        ("returned to hand", ("return",)),
        ("retired, bound, or locked", ("retire", "bind", "lock")),
    ],
)
def test_what_effects_do_not_do_to_a_unit(words: str, deeds: tuple[str, ...]) -> None:
    rules = tuple(t.Rule("forbid", f"ability {word}", t.SELF, t.ENEMY) for word in deeds)
    (plain,) = read(f"[CONT](RC):This unit cannot be {words} by your opponent's card effects.")
    (more,) = read(f"[CONT](RC):This unit gets [Power] +5000, and cannot be {words} by your opponent's card effects.")
    assert isinstance(plain, t.Passive) and plain.effects == rules
    assert isinstance(more, t.Passive) and more.effects == (t.Modify(t.SELF, "power", "+", 5000), *rules)
    assert declined(f"[CONT](RC):This unit cannot be {words} or sung by your opponent's card effects.")


def test_units_that_change_places() -> None:
    (either, change) = effect("exchange the positions of this unit and one of your other rear-guards.")
    others = t.All((t.YOURS, t.Zone(("RC",)), t.Not(t.SELF)))
    assert either == t.Choose("t", 1, others)
    assert change == t.Do("exchange", t.Some((t.SELF, t.Ref("t"))))
    assert effect("swap this unit with one of your other rear-guards.") == (either, change)
    assert declined("[AUTO](RC):When this unit attacks, swap the positions of three of your rear-guards.")


def test_cards_from_the_top_and_the_bottom() -> None:
    for words in ("a card from the top", "the top card"):
        assert effect(f"bind {words} of the deck face down.") == (t.Move(t.Top("deck"), "bind", "bind", up=False),)
    assert effect("call the top two cards of your deck to open (RC).") == (
        t.Do("call", t.Top("deck", 2), word="RC open"),
    )
    seen, *_ = effect("look at the bottom card of your deck, and put it into soul.")
    assert seen == t.Look("seen", 1, "deck", bottom=True)
