"""English texts that say by whom something was done this turn, what is counted and compared, and who levels up."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read

FOE = t.All((t.ENEMY, FIELD, SERVANT))
OWN = t.All((t.YOURS, FIELD, SERVANT))


def asked(words: str) -> t.Cond:
    """The condition of a draw."""
    (draw,) = effect(f"Draw a card if {words}.")
    assert isinstance(draw, t.If)
    return draw.cond


def once(when: t.When) -> t.Cond:
    return t.Compare(t.Happened(when), ">=", 1)


@pytest.mark.parametrize(
    ("words", "when"),
    [
        ("an enemy servant was rested by an allied spell or ability this turn",
         t.When("state", FOE, word="rested", cause=t.YOURS)),
        ("an allied card or ability reversed an enemy servant this turn",
         t.When("state", FOE, word="reversed", cause=t.YOURS)),
        ("an enemy card or ability targeted an allied servant this turn", t.When("select", OWN, player=t.OPPONENT)),
        ("an allied servant won a battle this turn", t.When("defeat", OWN)),
        ("a card was put into an allied orb zone this turn", t.When("move", player=t.YOU, dst=("orb",))),
        ("you returned an allied servant to its owner's hand this turn",
         t.When("move", OWN, src=("servant", "caster"), dst=("hand",), cause=t.YOURS)),
        ("a spell was canceled this turn", t.When("move", word="cancel")),
    ],
)  # fmt: skip
def test_903_2d_what_was_done_by_whom(words: str, when: t.When) -> None:
    assert asked(words) == once(when)


def test_903_2d_who_rests_for_a_cost_is_not_rested_by_an_effect() -> None:
    """Only where the effect is of the other player than the card is it surely no cost."""
    assert declined("Draw a card if an allied servant was rested by an allied spell or ability this turn.", "conjure")
    assert declined("Draw a card if a servant was rested by an allied spell or ability this turn.", "conjure")


def test_903_2d_a_servant_destroys_by_battle_or_by_its_ability() -> None:
    cond = asked("an enemy servant was destroyed by an allied servant this turn")
    fallen = (t.When("defeat", OWN, FOE), t.When("move", FOE, word="destroy", cause=OWN))
    assert cond == t.Compare(t.Plus((t.Happened(fallen[0]), t.Happened(fallen[1]))), ">=", 1)
    assert asked("an allied servant destroyed an enemy servant this turn") == cond
    assert declined("Draw a card if an enemy servant was destroyed by an allied caster this turn.", "conjure")


def test_903_2d_counts_are_compared() -> None:
    hand = t.Count(t.All((t.YOURS, t.Zone(("hand",)))))
    assert asked("the number of cards in your hand is two or less") == t.Compare(hand, "<=", 2)
    assert asked("the total cost of allied servants is 10 or more") == t.Compare(t.FigureOf(OWN, "cost"), ">=", 10)
    orbs = [t.Count(t.All((side, t.Zone(("orb",))))) for side in (t.YOURS, t.ENEMY)]
    assert asked("the number of allied orbs is less than the number of enemy orbs") == t.Compare(orbs[0], "<", orbs[1])
    assert asked("you control servants of three or more different elements") == t.Compare(
        t.Distinct(OWN, "element"), ">=", 3
    )


def test_1022_1_level_up_by_an_effect() -> None:
    caster = t.All((t.YOURS, FIELD, t.Word("type", "caster")))
    aimed, up = effect("Level up target allied caster to a caster in your hand.")
    assert isinstance(aimed, t.Choose) and aimed.what == caster and aimed.target
    assert up == t.Do("level up", t.Ref("t"), word="hand")
    found = effect("Search your deck for a caster and level up an allied caster to it. Then shuffle your deck.")
    assert t.Do("level up to", t.Ref("found")) in found
    assert declined("Level up target allied caster to a caster in an enemy hand.", "conjure")


def test_1018_1a_1_candy_counters() -> None:
    (ability,) = read("Pay two candy counters: Gain a candy counter.")
    assert isinstance(ability, t.Activated)
    assert (ability.cost, ability.do) == ((t.Gain("candy", -2),), (t.Gain("candy", 1),))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Destroy target servant with 3 cost or less.", "Destroy target servant with a cost of 3 or less."),
        ("Destroy target LV1 facedown caster.", "Destroy target Lv1 face down caster."),
        ("Discard a card. If it was a conjure, draw a card.",
         "Discard a card. If the discarded card was a conjure, draw a card."),
        ("Target enemy player chooses and banishes a servant.", "Target enemy player banishes a servant."),
        ("Target allied servant gains +1,000 Atk until end of turn.",
         "Target allied servant gains +1000 ATK until end of turn."),
    ],
)  # fmt: skip
def test_one_idea_in_two_spellings(one: str, other: str) -> None:
    assert effect(one) == effect(other)
