"""Parts that any sentence may use, in sentences of our own: each is read whole and prints back, and not with a word
too many."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, compile_with

ENGLISH = languages()["en"]
TEXTS = (
    "[Activate Battle] If it's your turn : Choose 1 <<Reed>> card in your hand and discard it : Draw 1 card.",
    "[Activate Battle] Send this card and 1 <Fenn> card from your Combo Area to their owners' Warps : Draw 1 card.",
    "[Activate Main] (G), send this card from your Drop to your Warp, choose 1 card from your hand and place it in your"
    " Drop : Draw 1 card.",
    "[Activate Main] Place this card and 2 other <<Reed>> cards from your Combo Area in their owners'"
    " Drops : Draw 1 card.",
    "[Activate Main] Choose 1 red Extra Card from your Drop and activate its [Activate Main] skill.",
    "[Activate Battle] Activate the [Activate Battle] skill on 1 of your <<Reed>> cards.",
    "[Counter Play] Activate this card's [Activate Main] skill.",
    "[Auto] When this card attacks, place up to 1 <<Reed>> card from under this card in its owner's Drop, then activate"
    " up to 1 of that card's [Activate Main] skills.",
    "[Auto] When this card attacks, you may use 1 multicolor card from your hand in a combo. If you do, draw 1 card.",
    "[Auto] When this card attacks, choose up to 1 of your cards and it gets +5000 power for the turn, and that card's"
    " attack can't be negated for the turn.",
    "[Auto] When this card attacks, it gains [Double Strike] and its attacks can't be negated for the turn.",
    "[Auto] When one of your Battle Cards activates [Alliance], draw 1 card.",
    "[Auto] When this card is played, your Leader gains yellow for the turn.",
    "[Activate Battle] This card gets +10000 power for the battle, and -10000 power during the next turn.",
    "[Activate Main] Reduce the energy cost of {Fenn's Ford} in your hand by (Y)(Y) for the turn.",
    "[Permanent] If your opponent has 6 or more energy, or has 6 or more cards in Rest Mode, this card gets +5000"
    " power.",
    "[Permanent] If you have 1 or more <Fenn> cards and 2 or more <<Reed>> cards in Rest Mode, this card gains"
    " [Barrier].",
    "[Permanent] If you have 3 or more cards under {Fenn's Ford} in your Battle Area, this card gains [Barrier].",
    "[Permanent] Negate this card's [Energy-Exhaust] in all areas.",
    "[Permanent] [Bond 3] Red <<Reed>> cards and/or <<Moor>> cards : This card gets +5000 power.",
    "[Permanent] All of your opponent's Battle Cards can't attack or be used in combos.",
    "[Permanent] Your Leader gains [Double Strike] while attacking.",
    "[Permanent] This card can't be KO'd by the skills of your opponent's red Battle Cards.",
    "[Permanent] This card can't be KO'd by your opponent's Extra skills.",
    "[Permanent] Your opponent can't activate [Auto] skills on Battle Cards with an energy cost of 3 or less.",
    "[Permanent] Your opponent's Battle Cards can't activate [Activate] skills.",
    "[Permanent] The skills of your <<Reed>> cards can't be negated.",
    "[Permanent] This card can't be used in combos from your hand.",
    "[Permanent] If you have 3 or more colors among your energy, this card gains [Barrier].",
    "[Permanent] Increase the energy cost of your opponent's Extras by 1.",
    "[Activate Main] Your opponent can't use cards from their hand in combos for the turn.",
    "[Activate Main] Until the end of your opponent's next turn, your opponent can't play cards from their hand.",
    "[Activate Main] Choose 1 of your opponent's Battle Cards with the lowest power and KO it.",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards with keyword skills and KO it.",
    "[Activate Main] Draw 1 card, then for the turn, when your <<Reed>> cards attack, draw 1 card.",
    "[Activate Main] Add up to 1 of your opponent's Battle Cards to its owner's life.",
    "[Auto] When this card attacks, choose up to 1 of your <Fenn> cards and add up to 1 {Reed} from under that card to"
    " your hand.",
    "[Auto] When this card attacks, look at the bottom card of your deck and add up to 1 <Fenn> card from it to your"
    " hand, then shuffle your deck.",
    "[Auto] At the end of a battle in which one of your <<Reed>> cards attacked, place that card in its owner's Drop.",
    "[Auto] When this card is played, for the turn, this card gets +10000 power, [Triple Strike], and its attacks"
    " can't be negated.",
    "[Permanent] This card's skills can't be negated in any area by your opponent's skills.",
    "[Activate Main] Choose all of your <Fenn> cards in your Drop and combo with them.",
    "[Auto] When this card attacks, choose all of your opponent's Battle Cards, ignoring [Barrier], and combo with"
    " them in your Combo Area.",
    "[Permanent] <<Reed>> cards in your Battle Area can combo when in Rest Mode.",
    "[Permanent] This card can't be removed from Battle Areas by skills other than {Fenn's Ford}'s skills.",
    "[Auto] When your opponent uses cards in a combo, draw 1 card.",
    "[Auto] When this card attacks, choose up to 1 of your <Fenn> cards, then add up to 1 card with the same name as"
    " the chosen card from your deck to your hand, then shuffle your deck.",
    "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards and its [Blocker] can't be"
    " activated for the turn.",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or less, ignoring"
    " [Barrier], and shuffle it into its owner's deck.",
    "[Auto] At the end of a battle where you used this card from your hand or energy in a combo, play this card from"
    " your Drop.",
    "[Activate Main] Place up to 2 {Fenn's Ford} from your Drop into the Battle Area.",
    "[Auto] When your <<Reed>> card attacks a Leader or is attacked by a Battle Card, draw 1 card.",
    "[Auto] When your <Fenn> card is switched to Rest Mode by a skill or is KO'd in battle, draw 1 card.",
    "[Activate Battle] Use 1 card with an original combo cost of 1 from your hand in a combo with its skills negated"
    " for the turn : Draw 1 card.",
    "[Activate Battle] (G), if your green <Fenn> card is attacking : Play this card from your hand on top of the"
    " attacking card, and this card gains [Double Strike] for the battle.",
    "[Activate Battle] [Limit 1] Use this card in a combo from its owner's energy.",
    "[Auto] [Once per turn] When this card's power is increased by the skills of a <<Moor>> card in any of your"
    " areas, draw 1 card.",
    "[Auto] [Limit 1] When you activate the [Activate Main] skill of a {Fenn's Ford} under this card, switch this"
    " card to Active Mode.",
    "[Auto] When this card in your hand is placed in its owner's Drop or sent to its owner's Warp, draw 1 card.",
    "[Permanent] If your <<Reed>> card would be removed from a Battle Area by an opponent's skill, you may KO that"
    " card instead.",
    "[Permanent] If your <<Reed>> card would be KO'd, you may return it to its owner's hand instead.",
    "[Permanent] While this card is in Rest Mode, it can't be KO'd by your opponent's skills.",
    "[Permanent] If your opponent has 2 or more energy, your red <Fenn> Leader can activate its [Awaken] skill.",
    "[Auto] When this card attacks, choose 1 of your Battle Cards, then the chosen card and this card get +5000"
    " power for the turn.",
    "[Auto] When this card attacks, choose all of your <Fenn> cards, then the chosen cards and this card get +10000"
    " power for the turn.",
    "[Auto] When this card is played, choose up to 2 of your opponent's Battle Cards, then until the end of your"
    " opponent's turn, negate their skills.",
    "[Auto] When this card is played, if you have 3 or more energy, and if your Leader is red, draw 1 card.",
    "[Permanent] Reduce the energy cost of this card in your hand by 1 for each card in your Drop; this card can't"
    " be KO'd by your opponent's skills.",
    "[Auto] When you or your opponent takes damage, this card gets +5000 power for the turn.",
    "[Auto] When this card is played, all of your opponent's Battle Cards can't attack, block, or be chosen.",
)


@pytest.mark.parametrize("text", TEXTS[:-1])
def test_a_text_is_read_whole_and_not_with_a_word_too_many(text: str) -> None:
    assert compile_with(ENGLISH, text).status == WHOLE
    assert compile_with(ENGLISH, f"{text[:-1]} gladly.").status != WHOLE


def test_what_nobody_can_do_is_declined() -> None:
    assert compile_with(ENGLISH, TEXTS[-1]).status != WHOLE


def test_a_mode_after_two_types_is_declined() -> None:
    said = "[Permanent] If you have 1 or more cards and 1 or more <Fenn> cards in Rest Mode, this card gains [Barrier]."
    assert compile_with(ENGLISH, said).status != WHOLE


def test_what_is_gained_in_the_next_turn_waits_for_it() -> None:
    (skill,) = compile_with(ENGLISH, TEXTS[13]).abilities
    assert isinstance(skill, t.Activated)
    later = skill.do[1]
    assert isinstance(later, t.Delay) and later.when == t.When("turn start")


def test_what_is_forbidden_is_said_of_anything() -> None:
    own, foes = (
        compile_with(ENGLISH, f"[Permanent] {who} can't attack or be KO'd by skills.").abilities
        for who in ("This card", "Your opponent's Battle Cards")
    )
    assert isinstance(own[0], t.Passive) and isinstance(foes[0], t.Passive)
    group = t.ENEMY & t.Zone(("battle",)) & t.Word("type", "battle")
    rules = [(rule.query, rule.what) for rule in foes[0].effects if isinstance(rule, t.Rule)]
    assert rules == [("attack", group), ("ability KO", group)]
    assert [rule.what for rule in own[0].effects if isinstance(rule, t.Rule)] == [t.SELF, t.SELF]


def test_what_triggers_for_a_while_triggers_each_time() -> None:
    said = "[Activate Main] For the turn, when your <<Reed>> cards attack, draw 1 card."
    (skill,) = compile_with(ENGLISH, said).abilities
    assert isinstance(skill, t.Activated)
    group = t.YOURS & t.Zone(("leader", "battle")) & t.Word("trait", "Reed")
    assert skill.do == (t.Delay(t.When("attack", group), (t.Draw(1),), "turn", always=True),)


@pytest.mark.parametrize(
    "text",
    (
        "[Permanent] Increase the energy cost of your opponent's Battle Cards by 1.",
        "[Permanent] Your opponent can't activate [Auto] skills on cards.",
        "[Permanent] If you have 2 or more energy, reduce the energy cost of this card in your hand by 1; this card"
        " can't be KO'd.",
        "[Auto] When your <Fenn> card is KO'd or leaves your Battle Area, draw 1 card.",
        "[Activate Main] For the game, when your <<Reed>> cards attack, draw 1 card.",
    ),
)
def test_what_would_be_unclear_is_declined(text: str) -> None:
    assert compile_with(ENGLISH, text).status != WHOLE
