"""[DBS 3-2-4] A shuffle in a sentence of its own belongs to the search before it, also under a condition."""

from __future__ import annotations

import pytest

from ludex.core.tree import Automatic, If, Shuffle
from ludex.games.dbs.text import read_text

PLAY = "[Auto] When you play this card, "
FIND = "choose up to 1 <Fenn> from your deck and add it to your hand"
SHUFFLE = Shuffle("deck")


def _deeds(text: str) -> tuple[object, ...]:
    (skill,) = read_text(PLAY + text)
    assert isinstance(skill, Automatic)
    return skill.do


@pytest.mark.parametrize(
    "text",
    (
        f"if your Leader is red, {FIND}. Then, shuffle your deck.",
        f"if your Leader is red, {FIND}. Shuffle your deck.",
        f"draw 1 card. If your Leader is red, {FIND}. Then, shuffle your deck.",
        f"you may discard 1 card. If you do, {FIND}. Then, shuffle your deck.",
        "if your Leader is red, choose up to 1 <Fenn> from your deck and play it. It gets +5000 power for the turn. "
        "Then, shuffle your deck.",
        "if your Leader is red, look at up to 5 cards from the top of your deck, choose up to 1 <Fenn> card among "
        "them, and play it in Rest Mode. Then, shuffle your deck.",
    ),
)
def test_3_2_4_without_the_search_there_is_no_shuffle(text: str) -> None:
    asked = _deeds(text)[-1]
    assert isinstance(asked, If)
    assert asked.then[-1] == SHUFFLE


@pytest.mark.parametrize(
    "text",
    (
        f"{FIND}. If you do, discard 1 card. Then, shuffle your deck.",
        f"{FIND}. If your Leader is red, choose up to 1 <Oak> from your deck and add it to your hand. "
        "Then, shuffle your deck.",
        "if your Leader is red, draw 1 card. Then, shuffle your deck.",
    ),
)
def test_3_2_4_a_search_without_a_condition_is_followed_by_the_shuffle_in_any_case(text: str) -> None:
    assert _deeds(text)[-1] == SHUFFLE


def test_3_2_4_what_follows_the_shuffle_stands_outside_the_condition() -> None:
    asked, draw = _deeds(f"if your Leader is red, {FIND}. Then, shuffle your deck. Draw 1 card.")
    assert isinstance(asked, If)
    assert asked.then[-1] == SHUFFLE
    assert draw not in asked.then
