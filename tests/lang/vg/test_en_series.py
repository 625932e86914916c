"""English texts of Vanguard: stride skills, rituals of orders, uses once in a game, Buddyfight. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c06_stride import stride_skill
from ludex.games.vg.c07_charging import soul_blast
from ludex.games.vg.c12_terms import ONCE_A_GAME
from ludex.games.vg.c17_buddyfight import pay_gauge
from ludex.games.vg.c17_buddyfight_arms import buddy_arms
from ludex.games.vg.c17_buddyfight_calls import call_cost, on_top, retire, top_into_soul
from ludex.games.vg.text import read_text
from ludex.lang.phrase import Declined
from tests.lang.vg.test_en_parts import declined, effect, read

STRIDES = ", and [Stride] this card on your (VC) from face down."


@pytest.mark.parametrize(
    ("text", "expected"),
    (
        ("[Stride]", stride_skill()),
        ("[Stride]-Main Phase", stride_skill((), ("main phase",))),
        (f"[Stride]-Main Phase-[COST][Soul-Blast 1]{STRIDES}", stride_skill(soul_blast(1), ("main phase",))),
        (
            f"[Ultimate Stride]-Stride Step-[COST][Soul-Blast 2]{STRIDES}",
            stride_skill(soul_blast(2), ("stride step",), True),
        ),
        ("[Call Cost][pay two gauges & retire one of your rear-guards]", call_cost(pay_gauge(2), retire(1))),
        (
            "[Call Cost][put the top card of your deck into Buddy Soul & "
            "put this card on top of one of your <Dragon World> rear-guards]",
            call_cost(top_into_soul(1), on_top(t.Word("world", "Dragon World"))),
        ),
        ("Arms - unit that is a <Magic World>", buddy_arms(t.Word("world", "Magic World"))),
    ),
)
def test_lines_without_an_icon(text: str, expected: t.Ability) -> None:
    assert read(text) == (expected,)


@pytest.mark.parametrize(
    "text",
    (
        "[Stride]-Draw Step",
        "Stride",
        f"[Ultimate Stride]-Stride Step{STRIDES}",
        "[Call Cost][retire one of your rear-guards & put this card on top of one of your rear-guards]",
        "[Call Cost][draw a card]",
        "Arms - unit that is a <Nowhere World>",
    ),
)
def test_lines_that_are_declined(text: str) -> None:
    assert declined(text)


def test_an_order_has_a_text_that_needs_a_ritual() -> None:
    abilities = read("Draw a card.\nRitual 2:[Soul-Charge 1].", "order")
    (spell,) = (ability for ability in abilities if isinstance(ability, t.Spell))
    drawn, asked = spell.do
    assert drawn == t.Draw(1) and isinstance(asked, t.If) and isinstance(asked.cond, t.Heading)
    assert (asked.cond.keyword, asked.cond.n) == ("Ritual", 2) and t.Mere("Ritual", 2) in abilities
    assert declined("Ritual 2:[Soul-Charge 1].")


def test_what_is_used_once_in_a_game_has_the_icon() -> None:
    (ability,) = read("[ACT](RC)[1/game]:Draw a card.")
    assert ability.headings == (ONCE_A_GAME,)
    assert declined("[ACT](RC)[2/game]:Draw a card.")


def test_a_figure_becomes_endless_as_long_as_the_text_says() -> None:
    endless = t.Modify(t.SELF, "critical", "=", t.Boundless())
    assert effect("this unit's [Critical] becomes ∞ until end of turn.") == (t.Continue((endless,), "turn"),)
    assert effect("this unit's [Critical] becomes ∞ until end of that battle.") == (t.Continue((endless,), "battle"),)


def test_a_part_of_a_race_is_no_race() -> None:
    (chosen, _) = effect("choose one of your <Dragon> units, and retire it.")
    assert isinstance(chosen, t.Choose) and isinstance(chosen.what, t.All)
    assert t.Within("race", "Dragon") in chosen.what.parts
    (other, _) = effect("choose one of your <Gear Dragon> units, and retire it.")
    assert isinstance(other, t.Choose) and isinstance(other.what, t.All)
    assert t.Word("race", "Gear Dragon") in other.what.parts


def test_a_keyword_before_another_ability_is_refused_with_the_reason() -> None:
    with pytest.raises(Declined, match="Rush stands before an ability of another kind"):
        read_text("Rush-[AUTO](RC):When this unit attacks, draw a card.")
