"""Wordings akin to those of other topics, in sentences of our own: each is read whole and prints back, and not with a
word too many."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, compile_with

ENGLISH = languages()["en"]
TEXTS = (
    "[Auto] When a card in your life is added to your hand or placed in your Drop, draw 1 card.",
    "[Auto] When your opponent's life is added to their hand or placed in their Drop by a skill, draw 1 card.",
    "[Auto] When you add cards from your life to your hand or place cards from your life in your Drop, draw 1 card.",
    "[Auto] When your energy or your opponent's energy leaves an Energy Area due to a skill, draw 1 card.",
    "[Activate Main] Add up to 1 red <<Reed>> card or {Fenn's Ford} from your deck to your hand, then shuffle your"
    " deck.",
    "[Activate Main] Add up to 1 <<Reed>> card with an energy cost of 1 or card with [Blocker] from your deck to your"
    " hand, then shuffle your deck.",
    "[Auto] When you play this card, look at up to 3 cards from the top of your deck. Choose up to 1 <<Reed>> or card"
    " whose card name includes {Fenn} among them and add it to your hand. Then, shuffle your deck.",
    "[Activate Main] Choose 1 <Fenn>, <Moor>, and <Hazel> card from your hand or Battle Area and place them in their"
    " owner's Drop : Draw 1 card.",
    "[Activate Main] Place 1 <Fenn> card, 1 <Moor> card, 1 <Hazel> card, and 1 <Alder> card under this card from your"
    " Drop : Draw 1 card.",
    "[Auto] When this card attacks, play up to 1 <Fenn> and up to 1 <Moor> each that are red and have an energy cost"
    " of 1 from your Drop.",
    "[Activate Main] Choose up to 1 opponent's Battle Card in Rest Mode and KO it.",
    "[Auto] When 1 of your Battle Cards is KO'd by an opponent's attack, choose up to 1 of the attacking Battle Cards"
    " and place it on top of its owner's deck.",
    "[Awaken] When your life is at 4 or less, or you have 2 or more energy and 1 or more black cards and 1 or more"
    " white cards in your Drop : Draw 1 card.",
    "[Awaken] When you have {Fenn's Ford} in your Battle Area and 3 or more cards in your energy : You may draw 1 card"
    " and flip this card over.",
    "[Permanent] If your Leader is a <Fenn> or blue <<Reed>>, this card gets +5000 power.",
    "[Activate Battle] If your Leader and energy are all black : Draw 1 card.",
    "[Activate Battle] If this card and all of your energy are in Rest Mode : Draw 1 card.",
    "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards and it gets -20000 power for the"
    " turn. Additionally, if this skill reduces that card's power to 0 or less, draw 1 card.",
    "[Auto] If your Leader is green, your opponent has 2 or more energy, and this card is in a Combo Area : When 1 of"
    " your cards attacks, draw 1 card.",
    "[Activate Main] Choose up to 1 Battle Card in your Warp and play it. If you use this skill to play a Battle Card"
    " with [Blocker], draw 1 card.",
    "[Auto] When this card attacks, place 3 cards from the top of your deck in your Drop. If all of the cards placed"
    " in your Drop are black, draw 1 card.",
    "[Activate Main] If your opponent has added a total of 2 or more cards from their life to their hand or Drop this"
    " turn : Draw 1 card.",
    "[Activate Battle] Use all of the Battle Cards from under this card in a combo with their skills negated for the"
    " turn.",
    "[Activate Battle] Combo with all Battle Cards in your energy.",
    "[Activate Main] Flip your yellow <Fenn> Leader with an original power of 5000 to its back side.",
    "[Activate Main] Draw 1 card, and you may have your red Leader get +5000 power for the turn.",
    "[Activate Main] Choose 1 <<Reed>> card in your hand and play it in your opponent's Battle Area with its skills"
    " negated for the game.",
    "[Auto] When this card is placed in your Leader Area, you can't activate [Field] cards for the game.",
    "[Activate Main] Add 2 yellow <<Reed>> cards with energy costs of 7 or less from your Drop to your deck, then"
    " shuffle your deck : Draw 1 card.",
    "[Auto] When this card is played, until the end of your opponent's turn, your opponent can't attack with cards"
    " other than their Leader unless they send 1 card from their hand to its owner's Warp each time.",
    "[Auto] When this card is played, choose up to 1 of your opponent's Battle Cards and until the end of your"
    " opponent's turn, they can't attack with that card unless they send 1 card from their hand to the Warp.",
    "[Permanent] If your Leader is a green <Fenn> card and this card is in your Warp, you can't play non-green Battle"
    " Cards.",
    "[Permanent] You can't switch this card in your Energy Area to Active Mode.",
    "[Activate Main] For the turn, this card gets +20000 power and can't attack your opponent's Leader, and you can't"
    " play any Battle Cards except <<Reed>> cards.",
    "[Auto] When your opponent attacks, you may send this card and 1 card from your hand to your Warp. If you do,"
    " negate the attack.",
    "[Permanent] If your <Fenn> card would be removed from a Battle Area by an opponent's skill, you may place this"
    " card and 1 card from your hand in their owner's Drop instead.",
    "[Auto] When this card attacks or is used in a combo from your hand, you may use 1 multicolor card from your hand"
    " in a combo. If you do, draw 1 card.",
    "[Permanent] This card gains red, green, and yellow, and if it is your turn, this card gets +5000 power.",
    "[Auto] At the end of a battle in which this card in your hand is used in a combo, play this card from your Drop.",
    "[Auto] At the end of a battle in which you combo with this card from your hand during your opponent's turn, draw"
    " 1 card.",
    "[Activate Main] Discard 1 or more <<Reed>> cards from your hand : This card gains power equal to the total combo"
    " power of the cards discarded by this skill for the turn.",
    "[Activate Battle] Choose up to 1 of your green cards and it gets +1000 power for the battle for each card in both"
    " players' Battle Areas and energy.",
    "[Auto] When this card attacks, choose up to 1 of the keyword skills on 1 of your opponent's Battle Cards and"
    " negate it for the turn.",
    "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards and switch it to Rest Mode; if the"
    " card you switched to Rest Mode has an energy cost of 2 or less, KO it.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_whole_and_not_with_a_word_too_many(text: str) -> None:
    assert compile_with(ENGLISH, text).status == WHOLE
    assert compile_with(ENGLISH, f"{text[:-1]} gladly.").status != WHOLE


@pytest.mark.parametrize(
    "text",
    (
        "[Activate Main] Add up to 1 red card or card that has {Fenn} in its card name from your deck to your hand,"
        " then shuffle your deck.",
        "[Auto] When your <Fenn> card is KO'd or removed from your Battle Area, draw 1 card.",
        "[Permanent] If your Leader is a <Fenn> or blue <<Reed>> or <Moor>, this card gets +5000 power.",
        "[Auto] When this card attacks, send this card and 1 other card to your Warp.",
        "[Permanent] You can't switch this card in your hand to Active Mode.",
        "[Auto] When you play a card with [Field], you can't activate red cards for the game.",
    ),
)
def test_what_would_be_unclear_is_declined(text: str) -> None:
    assert compile_with(ENGLISH, text).status != WHOLE


def test_a_card_beside_the_card_itself_is_another_one() -> None:
    (skill,) = compile_with(ENGLISH, TEXTS[34]).abilities
    assert isinstance(skill, t.Automatic)
    (chosen,) = [part for part in walk.nodes(skill.do) if isinstance(part, t.Choose)]
    assert t.Not(t.SELF) in chosen.what.parts  # type: ignore[attr-defined]


def test_the_attack_asks_for_a_battle_and_the_combo_does_not() -> None:
    first, second = compile_with(ENGLISH, TEXTS[36]).abilities
    assert isinstance(first, t.Automatic) and isinstance(second, t.Automatic)
    assert first.cond == t.Named("a battle begins at once")
    assert second.cond is None
