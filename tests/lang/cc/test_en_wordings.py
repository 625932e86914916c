"""Both wordings of The Caster Chronicles, of 2017 and of 2026, give the same trees. All sentences are our own."""

from __future__ import annotations

import pytest

from tests.lang.cc.reading import ENGLISH, read

PAIRS = (
    ("[Enter] ⇒ Draw a card.", "Enter : Draw a card."),
    ("[Enter] ⇒ Draw a card. (Once it is there.)", "Enter: Draw a card."),
    ("[Last Words] ⇒ Rest target enemy servant.", "Last Words : Rest target enemy servant."),
    ("[Rest]: Draw a card.", "Rest: Draw a card."),
    ("[Rest], banish a Fox: Draw a card.", "Rest, Banish a [Fox]: Draw a card."),
    ("[1]: This card gains +500 ATK until end of turn.", "1: I gain +500 ATK until end of turn."),
    ("[Double Corrupt]\n[Hubris]", "Double Corrupt (It takes two.)\n[Hubris]"),
    ("[Double Corrupt] [Hubris]", "Double Corrupt, Hubris"),
    ("Whenever this card attacks ⇒ Draw a card.", "Whenever I attack : Draw a card."),
    ("Whenever this card is targeted by an enemy card or ability ⇒ Draw a card.",
     "Whenever I am targeted by an enemy card or ability : Draw a card."),
    ("At end of turn ⇒ Return this card to its owner's hand.", "At end of turn : Return me to my owner's hand."),
    ("At end of turn ⇒ Return this card to its owner's hand if it attacked this turn.",
     "At end of turn : Return me to my owner's hand if I attacked this turn."),
    ("At the beginning of your turn ⇒ Banish this card.", "At the start of your turn : Banish me."),
    ("This card cannot be attacked while rested.", "I cannot be attacked while rested."),
    ("Allied Fox servants gain +500 ATK.", "Allied [Fox] servants gain +500 ATK."),
    ("[Rest]: Target allied Ignus servant gains [Slow Start] until end of turn.",
     "Rest: Target allied {Ignus} servant gains Slow Start until end of turn."),
    ("[Rest]: Turn target Lv1 caster face down.", "Rest: Turn target level 1 Caster face-down."),
    ("[Rest]: Remove target servant from the game.", "Rest: Remove target servant from game."),
    ("[Enter] ⇒ Rest or reverse target servant.", "Enter : Rest or Reverse target servant."),
)  # fmt: skip


@pytest.mark.parametrize(("older", "newer"), PAIRS)
def test_both_wordings_give_one_tree(older: str, newer: str) -> None:
    assert read(older) == read(newer)


def test_names_keep_their_letters() -> None:
    """What stands in quotes is a name, whatever words are in it."""
    text = '[Rest]: Search your deck for a card named "Rest or Reverse Me" and put it into your hand.'
    assert '"Rest or Reverse Me"' in ENGLISH.normalise(text)
    assert "'Rest or Reverse Me'" in repr(read(text))


def test_a_race_keeps_its_capital_at_the_start_of_a_sentence() -> None:
    assert read("Fox servants you control gain +500 ATK.") == read("Allied Fox servants gain +500 ATK.")
