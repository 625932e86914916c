"""English, events, histories and exchanges that are put together from parts."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.text import read_text
from ludex.lang.phrase import Declined

REAR = t.All((t.YOURS, t.Zone(("RC",))))
VAN = t.All((t.YOURS, t.Zone(("VC",))))
PERSONA = t.Compare(t.Happened(t.When("persona ride", player=t.YOU)), ">=", 1)


def only(text: str) -> t.Ability:
    (ability,) = read_text(text)
    return ability


def declined(text: str) -> bool:
    try:
        read_text(text)
    except Declined:
        return True
    return False


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        (
            "your opponent discards a card from their hand by your card's ability",
            t.When("move", t.ENEMY, src=("hand",), word="discard", cause=t.YOURS),
        ),
        (
            'the "Moss Hermit" on your (VC) attacks',
            t.When("attack", t.All((t.YOURS, t.Zone(("VC",)), t.Word("name", "Moss Hermit")))),
        ),
        ("this card is armed", t.When("arm", other=t.SELF)),
        (
            "any player's rear-guard is retired from a front row (RC)",
            t.When("move", t.All((t.Zone(("RC",)), t.Lies("front"))), src=("RC",), word="retire"),
        ),
        (
            "your opponent calls a card from hand to (GC)",
            t.When("move", player=t.OPPONENT, src=("hand",), dst=("GC",), word="called"),
        ),
    ),
)
def test_events(words: str, expected: t.When) -> None:
    ability = only(f"[AUTO](RC):When {words}, draw a card.")
    assert isinstance(ability, t.Automatic) and ability.when == expected
    assert declined(f"[AUTO](RC):When {words} gladly, draw a card.")


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        (
            "you [Energy-Blast 6] or more in total this turn",
            t.Compare(t.Happened(t.When("energy-blast", player=t.YOU), total=True), ">=", 6),
        ),
        (
            "your drive check revealed a trigger unit this battle",
            t.Compare(
                t.Happened(
                    t.When(
                        "drive check",
                        t.All((t.Word("type", "trigger"), t.Word("type", "unit"))),
                        player=t.YOU,
                        span="battles",
                    )
                ),
                ">=",
                1,
            ),
        ),
        (
            "you put a card from hand into soul this turn",
            t.Compare(t.Happened(t.When("move", t.YOURS, src=("hand",), dst=("soul",))), ">=", 1),
        ),
        (
            "your rear-guards did not [Stand] by your card's ability this turn",
            t.Unless(t.Compare(t.Happened(t.When("state", REAR, word="stand", cause=t.YOURS)), ">=", 1)),
        ),
    ),
)
def test_what_happened(words: str, expected: t.Cond) -> None:
    ability = only(f"[CONT](RC):If {words}, this unit gets [Power] +5000.")
    assert isinstance(ability, t.Passive) and ability.cond == expected
    assert declined(f"[CONT](RC):If {words} perhaps, this unit gets [Power] +5000.")


def test_another_deed_instead() -> None:
    """It is done where the first would be, though the sentence comes later."""
    start = (
        "[AUTO]:When this unit is placed on (RC), look at the top three cards of your deck, choose up to one card from "
    )
    start += "among them, call it to (RC), and put the rest on the bottom of your deck in any order. "
    ability = only(start + "If you persona rode this turn, put it into your hand instead of calling it.")
    assert isinstance(ability, t.Automatic)
    called, taken = t.Do("call", t.Ref("found"), word="RC"), t.Move(t.Ref("found"), "hand")
    assert ability.do[2] == t.If(PERSONA, (taken,), (called,)) and len(ability.do) == 4
    either = only(start + "If you persona rode this turn, you may put it into your hand instead of calling it.")
    assert isinstance(either, t.Automatic)
    assert either.do[2] == t.If(PERSONA, (t.Modes(1, ((taken,), (called,))),), (called,))
    assert declined(start + "If you persona rode this turn, put it into your hand instead of retiring it.")
    assert declined(start + "If you persona rode this turn, put this unit into your hand instead of calling it.")


def test_another_kind_instead() -> None:
    start = (
        "[AUTO]:When this unit is placed on (RC), choose a grade 1 or less card from your soul, and call it to (RC). "
    )
    ability = only(start + "If you persona rode this turn, choose a grade 3 card instead of a grade 1 or less card.")
    assert isinstance(ability, t.Automatic)
    (fork,) = ability.do
    assert isinstance(fork, t.If) and isinstance(fork.then[0], t.Choose) and isinstance(fork.otherwise[0], t.Choose)
    assert t.Figure("grade", "=", 3) in walk.nodes(fork.then[0].what)
    assert t.Figure("grade", "<=", 1) in walk.nodes(fork.otherwise[0].what)
    assert declined(start + "If you persona rode this turn, choose a grade 3 card instead of a grade 2 card.")


def test_other_figures_instead() -> None:
    """[CONT] One ability or the other; not if the second gives something else."""
    start = "[CONT](RC):This unit gets [Power] +5000. If you persona rode this turn, it gets "
    less, more = read_text(start + "[Power] +10000/[Critical] +1 instead.")
    assert isinstance(less, t.Passive) and isinstance(more, t.Passive)
    assert less.cond == t.Unless(PERSONA) and more.cond == PERSONA
    assert declined(start + '"Boost" instead.')
    dusk = "[CONT](RC):If your World is Dark Night, this unit gets [Power] +2000. "
    less, more = read_text(dusk + "If it is Abyssal Dark Night instead, it gets [Power] +5000.")
    assert isinstance(more, t.Passive) and more.cond == t.Named("world Abyssal Dark Night")


def test_what_replaces_an_event() -> None:
    """[VG 11.3.1.3.1] [VG 11.3.1.3.2]"""
    kept = only(
        "[CONT](RC):When this unit would be retired by your opponent's card's effect, put it into soul instead."
    )
    retired = t.When("move", t.SELF, word="retire", cause=t.ENEMY)
    assert kept == t.Replace(retired, (t.Move(t.Ref("it"), "soul"),), zones=("RC",))
    may = only("[CONT](RC):When this unit would be retired, you may bind it instead of retiring it.")
    assert isinstance(may, t.Replace) and may.may
    assert declined("[CONT](RC):When this unit would be bound, bind it instead.")


def test_two_events_each_with_its_time() -> None:
    text = "is placed during your battle phase or [Stand] during your battle phase, draw a card."
    came, stood = read_text(f"[AUTO](RC):When your vanguard {text}")
    assert isinstance(came, t.Automatic) and isinstance(stood, t.Automatic)
    assert came.when == t.When("move", VAN, word="placed")
    assert stood.when == t.When("state", VAN, word="stand")
    assert came.cond == stood.cond


def test_cards_that_stood_up_are_counted() -> None:
    start = "[ACT](RC):[COST][Soul-Blast 1], choose up to two of your rear-guards, and [Stand] them. "
    ability = only(start + "If you [Stand] two units, draw a card.")
    assert isinstance(ability, t.Activated)
    assert ability.do[-1] == t.If(t.Compare(t.Turned("t"), "=", 2), (t.Draw(1),))
    each = "[ACT](RC):[COST][Soul-Blast 1], for every two cards in your soul, choose one of your rear-guards, "
    each += "and [Stand] it. "
    assert declined(each + "If you [Stand] two units, draw a card.")
    assert declined("[ACT](RC):[COST][Soul-Blast 1], draw a card. If you [Stand] two units, draw a card.")


def test_all_of_a_group_are_they_after_a_cost_and_not_what_was_chosen_before() -> None:
    stand = "[Stand] all of your grade 3 rear-guards, and they get [Power] +10000 until end of turn."
    ability = only(f"[AUTO](VC):When this unit attacks, [COST][discard a card from your hand], {stand}")
    assert isinstance(ability, t.Automatic) and isinstance(ability.do[-1], t.Continue)
    assert ability.do[-1].effects[0].what == ability.do[-2].what == t.Ref("every")  # type: ignore[attr-defined]
    start = "[AUTO](VC):When this unit attacks, choose one of your vanguards, "
    assert declined(start + stand)
    ability = only(start + stand.replace("they get", "it gets"))
    assert isinstance(ability, t.Automatic) and isinstance(ability.do[-1], t.Continue)
    assert ability.do[-1].effects[0].what == t.Ref("t")  # type: ignore[attr-defined]


@pytest.mark.parametrize("said", ["this unit", "this card"])
def test_whether_the_unit_itself_stood_up(said: str) -> None:
    end = f"If you [Stand] {said}, draw a card."
    itself = t.If(t.Compare(t.Turned("self", t.SELF), ">=", 1), (t.Draw(1),))
    ability = only(f"[AUTO](VC):When this unit attacks, [Stand] this unit. {end}")
    assert isinstance(ability, t.Automatic) and ability.do == (t.SetState(t.SELF, "stand"), itself)
    among = only(f"[AUTO](VC):When this unit attacks, choose two of your units, and [Stand] them. {end}")
    assert isinstance(among, t.Automatic) and isinstance(among.do[-1], t.If)
    assert among.do[-1].cond == t.Compare(t.Turned("t", t.SELF), ">=", 1)
    assert declined(f"[AUTO](VC):When this unit attacks, draw a card. {end}")
    assert declined(
        "[AUTO](VC):When this unit attacks, choose one of your rear-guards, [Stand] it, and [Stand] this unit. If you "
        "[Stand] two units, draw a card."
    )


@pytest.mark.parametrize("said", ["did not [Stand] it", "could not [Stand] that unit", "did not [Stand] any units"])
def test_what_did_not_stand_up(said: str) -> None:
    ability = only(
        "[AUTO](VC):When this unit attacks, choose one of your rear-guards, and [Stand] it. "
        f"If you {said}, draw a card."
    )
    assert isinstance(ability, t.Automatic) and isinstance(ability.do[-1], t.If)
    assert ability.do[-1].cond == t.Unless(t.Compare(t.Turned("t"), ">=", 1))


def test_a_cost_that_is_lower_for_each() -> None:
    text = "This ability's cost is reduced by [Counter-Blast 1] for each of your rear-guards. When this unit attacks, "
    ability = only(f"[AUTO](VC):{text}[COST][Counter-Blast 3], and draw a card.")
    assert isinstance(ability, t.Automatic)
    choice = ability.cost[0]
    assert isinstance(choice, t.Choose) and isinstance(choice.n, t.Altered)
    assert choice.n.n == t.Plus((3, t.Times(-1, t.Count(REAR))))
    assert declined(f"[AUTO](VC):{text}[COST][Soul-Blast 3], and draw a card.")


def test_lists_by_names() -> None:
    head = "[AUTO](VC):When this unit attacks, perform all of the following according to your vanguard's card name.\n"
    ability = only(head + '・"Moss Hermit" - Draw a card.\n・Card with "Fern" in its card name - [Soul-Charge 1].')
    assert isinstance(ability, t.Automatic)
    (items,) = ability.do
    assert isinstance(items, t.Items) and items.blocks[0] == (t.Draw(1),)
    assert items.conds[0] == t.Exists(t.All((t.YOURS, t.Zone(("VC",)), t.Word("name", "Moss Hermit"))))
    assert items.conds[1] == t.Exists(t.All((t.YOURS, t.Zone(("VC",)), t.Within("name", "Fern"))))
    assert declined(head + "・Moss Hermit - Draw a card.")


def test_units_told_by_how_they_came() -> None:
    ability = only("[CONT](VC):All of your rear-guards placed from drop this turn get [Power] +5000.")
    assert isinstance(ability, t.Passive) and isinstance(ability.effects[0], t.Modify)
    came = t.Underwent(t.When("move", t.SELF, src=("drop",), word="placed"))
    assert came in walk.nodes(ability.effects[0].what)
    assert declined("[CONT](VC):All of your rear-guards placed by this unit's ability this turn get [Power] +5000.")
