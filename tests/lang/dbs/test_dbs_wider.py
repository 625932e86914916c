"""Texts of our own in combinations of parts: each is read whole and prints back, and none with a word too many."""

from __future__ import annotations

import pytest

from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, compile_with

ENGLISH = languages()["en"]
TEXTS = (
    "[Activate : Main] Until the start of your next turn, your opponent can't attack your Leader Card.",
    "[Activate Battle] If your <Fenn> card is attacking, (1) : That card gets +10000 power for the battle.",
    "[Activate Main] Choose 1 keyword skill on 1 of your opponent's Battle Cards and negate it for the turn.",
    "[Activate Main] Choose 1 keyword skill on one of your opponent's Battle Cards and negate it for the turn.",
    "[Activate Main] Choose 1 of your Battle Cards and its power becomes 0 for the turn.",
    "[Activate Main] Choose any number of cards in your hand and discard them : Draw that many cards.",
    "[Activate Main] Choose up to 1 keyword skill on an opponent's Battle Card and negate it for the turn.",
    "[Activate Main] Discard 1 or more <<Reed>> cards from your hand : Draw 1 card.",
    "[Activate Main] If you activated a red Extra Card this turn : Draw 1 card.",
    "[Activate Main] If your opponent has taken damage this turn : Draw 1 card.",
    "[Activate Main] If your opponent took damage this turn : Draw 1 card.",
    "[Activate Main] Look at all of your life and choose up to 1 <Fenn> card among them and play it.",
    "[Activate Main] This card's power becomes 30000 for the turn.",
    "[Auto] When 1 of your <<Reed>> cards is played or attacks, draw 1 card.",
    "[Auto] When 1 of your <Fenn> cards is KO'd by an opponent's attack or skill, draw 1 card.",
    "[Auto] When a card is placed under this card, draw 1 card.",
    "[Auto] When a card under this card is placed in a Drop, draw 1 card.",
    "[Auto] When one of your <Fenn> cards attacks or is attacked, it gets +5000 power for the battle.",
    "[Auto] When this card is KO'd by your opponent, draw 1 card.",
    "[Auto] When this card is placed in your Leader Area, activate up to 1 {Reed's Isle} from your deck.",
    "[Auto] When this card leaves the Battle Area, choose up to 1 card under this card and play it.",
    "[Auto] When you combo with this card, if 1 of your <<Reed>> cards is attacking, draw 1 card.",
    "[Auto] When you evolve a card into a <Fenn> card, draw 1 card.",
    "[Auto] When you evolve a card into this card, draw 2 cards.",
    "[Auto] When you place a card under this card, this card gets +5000 power for the turn.",
    "[Auto] When you play this card, KO all Battle Cards with an energy cost of 3 or less other than this card.",
    "[Auto] When you play this card, discard your hand, then draw that many cards.",
    "[Auto] When you play this card, draw cards equal to the number of your opponent's Battle Cards.",
    "[Auto] When you play this card, each player discards 1 card, then draws 1 card.",
    "[Auto] When you play this card, if there are 2 or less colors among cards in your energy, draw 1 card.",
    "[Auto] When you play this card, if there are 3 or more colors in your energy, draw 1 card.",
    "[Auto] When you play this card, if this card has not attacked this turn, draw 1 card.",
    "[Auto] When you play this card, if you haven't attacked this turn, draw 1 card.",
    "[Auto] When you play this card, if you've sent a card from your Drop to your Warp this turn, draw 1 card.",
    "[Auto] When you play this card, if your opponent has discarded 2 or more cards this turn, draw 1 card.",
    "[Auto] When you play this card, shuffle up to 5 cards in your Drop into your deck.",
    "[Auto] When you play this card, shuffle your Drop into your deck.",
    "[Auto] When you play this card, this card gets +5000 power for each color among your energy for the turn.",
    "[Auto] When you play this card, your Leader can't be affected by your opponent's skills for the turn.",
    "[Auto] When you play this card, your Leader gains [Double Strike] and can't be attacked for the turn.",
    "[Auto] When your Leader is flipped to its back side, draw 1 card.",
    "[Auto] When your opponent activates an Extra Card, draw 1 card.",
    "[Auto] When your opponent activates an [Activate Battle] skill, draw 1 card.",
    "[Auto] When your opponent activates an [Activate Main] skill, this card gets +5000 power for the turn.",
    "[Auto] When your opponent's Battle Card is KO'd by this card, draw 1 card.",
    "[Auto] When your opponent's Leader flips back to its front, draw 1 card.",
    "[Counter : Attack] Choose 1 of your opponent's Battle Cards that is attacking and KO it.",
    "[Counter Attack] Choose 1 of your opponent's attacking cards and it gets -20000 power for the battle.",
    "[Counter Attack] The attacking card gets -10000 power for the battle, then play this card in Rest Mode.",
    "[Permanent] Battle Cards with 10000 power or less can't attack this card.",
    "[Permanent] During your turn, this card gets +10000 power while attacking.",
    "[Permanent] For each card under this card, this card gets +5000 power.",
    "[Permanent] If one of your other Battle Cards would be KO'd, you may KO this card instead.",
    "[Permanent] If this card is attacking a Leader Card, it gains [Double Strike].",
    "[Permanent] If this card would be KO'd, switch it to Rest Mode instead.",
    "[Permanent] If this card would be KO'd, you may discard 1 <<Reed>> card instead.",
    "[Permanent] If this card would leave your Battle Area, place it at the bottom of your deck instead.",
    "[Permanent] If you have 3 or more energy, reduce the energy cost of this card in your hand and Drop by 2.",
    "[Permanent] If you have no Battle Cards in play, the energy cost of this card in your hand becomes 2.",
    "[Permanent] If you have not played a Battle Card this turn, this card gets +5000 power.",
    "[Permanent] This card can't attack unless you have 3 or more other Battle Cards in play.",
    "[Permanent] This card can't be attacked by Battle Cards with 15000 power or less.",
    "[Permanent] This card can't be attacked, and your opponent can't activate [Blocker].",
    "[Permanent] This card can't be removed from the Battle Area by your opponent's skill.",
    "[Permanent] This card can't be returned to your hand by your skills.",
    "[Permanent] This card gains [Double Strike] when attacking a Leader Card.",
    "[Permanent] This card gets +5000 power and can't be sent to a Warp by your opponent's skills.",
    "[Permanent] This card gets +5000 power for each color among cards in your Battle Area.",
    "[Permanent] This card gets +5000 power for each color in your energy.",
    "[Permanent] While attacking, this card gets +5000 power.",
    "[Permanent] You can't combo with cards other than <<Reedfolk>> cards.",
    "[Permanent] You can't include non-<<Reed>> Battle Cards in your deck.",
    "[Permanent] You can't include non-<<Reed>> Battle Cards or multicolor cards in your deck.",
    "[Permanent] Your <<Reed>> cards can't be chosen by the skills of your opponent's cards.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_parts_combine(text: str) -> None:
    assert compile_with(ENGLISH, text).status == WHOLE
    assert compile_with(ENGLISH, f"{text[:-1]} soon.").status != WHOLE


@pytest.mark.parametrize(
    ("slip", "text"),
    [
        ("[Auto] When you play this card,draw 1 card", "[Auto] When you play this card, draw 1 card."),
        ("[Auto] when you play this card, Draw 1 card.", "[Auto] When you play this card, draw 1 card."),
        ("[Activate Main] (1) : draw 1 card.", "[Activate Main] (1) : Draw 1 card."),
        (
            "[Activate Main] KO 1 of your opponents battle cards.",
            "[Activate Main] KO 1 of your opponent's Battle Cards.",
        ),
        (
            "[Activate Main] KO 1 of your opponent's Battle Card.",
            "[Activate Main] KO 1 of your opponent's Battle Cards.",
        ),
        ("[Permanent] This card gain +5000power.", "[Permanent] This card gains +5000 power."),
    ],
)
def test_slips_of_printings_are_written_one_way(slip: str, text: str) -> None:
    assert ENGLISH.normalise(slip) == text
    kept = "[Auto] When this card is discarded by 1 of your Battle Card skills, draw 1 card."
    assert ENGLISH.normalise(kept) == kept
