"""Families of wordings of our own: every member is read whole and prints back, and a near sentence is declined."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree.saying import in_words
from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, Compiled, compile_with

ENGLISH = languages()["en"]
PLAY = "[Auto] When you play this card, "
ATTACK = "[Auto] When this card attacks, "


def _read(text: str) -> Compiled:
    return compile_with(ENGLISH, text, "")


def _whole(text: str) -> bool:
    return _read(text).status == WHOLE


READ = (
    # a gift or a verb for other objects
    PLAY + "choose this card and 1 of your <Fenn> cards, and they get +5000 power for the turn.",
    PLAY + "choose this card and up to 1 of your <Fenn> cards. They gain [Double Strike] for the turn.",
    PLAY + "give all of your opponent's Battle Cards -5000 power for the turn.",
    PLAY + "your opponent discards 1 card from their hand at random.",
    PLAY + "negate all skills on all of your opponent's Battle Cards for the turn.",
    PLAY + "KO up to 1 of your opponent's Battle Cards with an energy cost of 3 or less, ignoring [Barrier].",
    PLAY + "your opponent chooses 1 card in their hand and 1 of their Battle Cards and places them in their Drop.",
    PLAY + "your opponent must discard 1 card or place 1 of their energy in their Drop.",
    PLAY
    + "choose up to 1 card in your opponent's hand or up to 1 of their Battle Cards and place it in its owner's Drop.",
    PLAY + "place up to 2 <<Reed>> cards from your hand under this card, then draw that many cards.",
    PLAY + "add up to 2 cards from your life to your hand, then add that many cards from your hand to your life.",
    PLAY + "look at the bottom card of your deck. If it is a <Fenn> card, play it.",
    PLAY + "choose up to 1 of your opponent's Battle Cards and place it at the bottom of your opponent's deck.",
    # rules for a while
    PLAY + "neither player can activate [Blocker] for the turn.",
    PLAY + "your opponent can't activate [Counter] skills from their hand for the turn.",
    PLAY + "you can only play <Fenn> cards for the turn.",
    PLAY + "this card can't be blocked for the turn.",
    PLAY + "for the turn, you can use your Rest Mode <Fenn> cards in combos.",
    PLAY + "this card gets +10000 power, [Dual Attack], and can't attack Leaders for the turn.",
    PLAY + "this card gets +5000 power and you can't play {Oak, Old Friend} for the turn.",
    PLAY + "choose up to 1 of your opponent's Battle Cards and it can't attack during your opponent's next turn.",
    # standing rules
    "[Permanent] Your opponent's Battle Cards with 10000 power or less can't attack or activate [Blocker].",
    "[Permanent] This card can't be KO'd in battle by Battle Cards with an energy cost of 4 or less.",
    "[Permanent] You can activate this card's [Counter] skill from your hand by sending 3 cards from your Drop to your "
    "Warp and adding 1 card from your life to your hand instead of paying its energy cost.",
    "[Permanent] If your Leader is red, you can choose 1 other card in your hand and discard it instead of paying this "
    "card's energy cost when activating its [Counter] skill from your hand.",
    # conditions and events
    ATTACK + "if both players have 4 or more energy, draw 1 card.",
    ATTACK + "if all of your Battle Cards are <<Reed>> cards, draw 1 card.",
    ATTACK + "if the total energy cost of your Battle Cards is 10 or more, draw 1 card.",
    ATTACK + "if your Leader is a blue <Fenn> card or blue <Oak> card, draw 1 card.",
    ATTACK + "choose up to 1 of your opponent's cards and switch it to Rest Mode. If you switched a card to Rest Mode, "
    "draw 1 card.",
    "[Auto] When this card or another <Fenn> card attacks, draw 1 card.",
    "[Auto] When your opponent places a card in their energy with a skill, draw 1 card.",
    "[Auto] When this card in your Battle Area is used in a combo, draw 1 card.",
    "[Auto] When this card is KO'd, place it in your energy in Rest Mode.",
    "[Auto] When this card is KO'd, play it from your Drop.",
    "[Auto] At the end of a turn in which this card attacked, switch it to Active Mode.",
    # costs
    "[Activate Main] Discard 1 <Fenn> card and 1 <Oak> card from your hand : Draw 3 cards.",
    "[Activate Main] Send 1 red <Fenn> card and 1 red <Oak> card from your Drop to their owner's Warp : Draw 1 card.",
    # other spellings
    PLAY + "this card gets +5000 power until end of turn.",
    ATTACK + "if you have 3 or greater energy, draw a card.",
)


@pytest.mark.parametrize("text", READ)
def test_members_of_a_family_are_read(text: str) -> None:
    assert _whole(text)


@pytest.mark.parametrize("text", READ)
def test_with_a_word_too_many_they_are_declined(text: str) -> None:
    assert not _whole(text.removesuffix(".") + " gladly.")


DECLINED = (
    "[Auto] If your Leader attacks a Battle Card, both cards gain +5000 power for the turn.",  # two were not chosen
    "[Auto] At the end of your turn, switch it to Active Mode.",  # what?
    "[Auto] When 1 or more of your Battle Cards are KO'd, draw 1 card.",  # once for all of them
    "[Auto] When your opponent plays 1 or more Battle Cards, draw 1 card.",
    PLAY + "choose 1 card among them and discard it.",  # nothing was shown
    PLAY + "if a red card was switched to Rest Mode by this skill, draw 1 card.",  # nothing was switched
    "[Activate Main] Place 1 <Fenn> card and 1 <Oak> card with an energy cost of 3 from your Drop under this card : "
    "Draw 1 card.",  # which of them costs 3?
    PLAY + "your opponent can't play Extras for the turn.",  # they are activated
    PLAY + "you can only play blue cards for the turn.",  # Extra Cards as well?
)


@pytest.mark.parametrize("text", DECLINED)
def test_near_sentences_are_declined(text: str) -> None:
    assert not _whole(text)


def test_8_2_2_2_an_effect_of_the_opponents_next_turn_begins_with_it() -> None:
    (skill,) = _read(PLAY + "your opponent can't attack during their next turn.").abilities
    assert isinstance(skill, t.Automatic)
    barred = t.Continue((t.Rule("forbid", "attack", t.ENEMY),), "turn")
    assert skill.do == (t.Delay(t.When("turn start", player=t.OPPONENT), (barred,)),)


def test_the_bottom_card_is_looked_at() -> None:
    (skill,) = _read(PLAY + "look at the bottom card of your deck.").abilities
    assert isinstance(skill, t.Automatic)
    assert skill.do == (t.Look("seen", 1, "deck", bottom=True),)


def test_the_explanation_says_which_end_of_the_deck() -> None:
    assert "the bottom 1 of the deck" in in_words(_read(PLAY + "look at the bottom card of your deck.").abilities)
    assert "the top 1 of the deck" in in_words(_read(PLAY + "look at the top card of your deck.").abilities)
