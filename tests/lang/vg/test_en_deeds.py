"""English texts of Vanguard: deeds, costs, headings and lines. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c06_legion import seek_mate
from ludex.games.vg.c14_headings import heading
from tests.lang.vg.test_en_parts import declined, effect, read

HAND, DROP, REAR = (t.All((t.YOURS, t.Zone((name,)))) for name in ("hand", "drop", "RC"))
PLACED = t.When("move", t.SELF, dst=("RC",), word="placed")


def only(text: str, kind: str = "") -> t.Ability:
    (ability,) = read(text, kind)
    return ability


def test_a_cost_before_the_text_is_the_cost_of_the_ability() -> None:
    older = only(
        "[AUTO](RC):[Choose a card from your hand, and discard it] When this unit attacks, you may pay the cost. "
        "If you do, draw a card."
    )
    newer = only("[AUTO](RC):When this unit attacks, [COST][discard a card from your hand], and draw a card.")
    assert older == newer


def test_an_activated_ability_with_its_cost_before_the_text() -> None:
    ability = only("[ACT](RC):[Put this unit into your soul] Choose one of your vanguards, and [Stand] it.")
    assert isinstance(ability, t.Activated)
    assert ability.cost == (t.Move(t.SELF, "soul"),)
    assert ability.do[-1] == t.SetState(t.Ref("t"), "stand")


def test_a_cost_without_the_words_that_pay_it_is_declined() -> None:
    assert declined("[AUTO](RC):[Retire this unit] When this unit attacks, draw a card.")


@pytest.mark.parametrize(
    ("text", "made"),
    (
        ("retire a rear-guard", (t.Choose("cost", 1, REAR), t.Move(t.Ref("cost"), "drop", "retire"))),
        ("retire two rear-guards", (t.Choose("cost", 2, REAR), t.Move(t.Ref("cost"), "drop", "retire"))),
        (
            "retire another rear-guard",
            (t.Choose("cost", 1, t.All((*REAR.parts, t.Not(t.SELF)))), t.Move(t.Ref("cost"), "drop", "retire")),
        ),
        (
            "put two cards from your drop on the bottom of your deck in any order",
            (t.Choose("cost", 2, DROP), t.Move(t.Ref("cost"), "deck", position="bottom")),
        ),
        (
            "choose a face down card from your G zone, and turn it face up",
            (
                t.Choose("cost", 1, t.All((t.YOURS, t.Zone(("G",)), t.FaceUp(False)))),
                t.SetFace(t.Ref("cost"), True),
            ),
        ),
    ),
)
def test_costs_of_cards_that_one_chooses(text: str, made: tuple[t.Instr, ...]) -> None:
    ability = only(f"[ACT](RC):[COST][{text}], and draw a card.")
    assert isinstance(ability, t.Activated)
    assert ability.cost == made


def test_a_blast_of_such_cards() -> None:
    ability = only('[ACT](VC):[COST][Soul-Blast 2 card with "Ember" in its card name], and draw a card.')
    assert isinstance(ability, t.Activated)
    choice = ability.cost[0]
    assert isinstance(choice, t.Choose) and t.Within("name", "Ember") in choice.what.parts  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("where", "word"),
    (
        ("(RC)", "RC"),
        ("an open (RC)", "RC open"),
        ("a back row (RC)", "RC back"),
        ("a front row (RC)", "RC front"),
        ("a (RC) in the same column as this unit", "RC column"),
    ),
)
def test_circles_to_which_cards_are_called(where: str, word: str) -> None:
    do = effect(f"choose a card from your drop, and call it to {where}.")
    assert do[-1] == t.Do("call", t.Ref("t"), word=word)


def test_a_verb_may_name_the_cards_itself() -> None:
    assert effect("discard a card from your hand.") == (
        t.Choose("discard", 1, HAND),
        t.Move(t.Ref("discard"), "drop", "discard"),
    )
    assert effect("[Stand] up to two of your rear-guards.") == (
        t.Choose("t", 2, REAR, up_to=True),
        t.SetState(t.Ref("t"), "stand"),
    )


def test_the_top_cards_of_the_deck_have_a_name_if_the_text_speaks_of_them() -> None:
    do = effect("put the top two cards of your deck into your drop.")
    assert do == (t.Do("put from deck", t.SELF, 2, "drop"),)
    top = t.Ref("top")
    named = (t.Choose("top", 1, t.Top("deck")), t.Move(top, "drop"))
    assert effect("put the top card of your deck into your drop, and bind it.") == (
        *named,
        t.Move(top, "bind", "bind", up=True),
    )
    asked = effect("put the top card of your deck into your drop. If that card is a trigger unit, draw a card.")
    assert asked[:2] == named and isinstance(asked[2], t.If)


def test_the_opponent_chooses_their_own_cards() -> None:
    do = effect("your opponent chooses a card from their hand, and discards it.")
    assert do == (
        t.Choose("t", 1, t.All((t.ENEMY, t.Zone(("hand",)))), who=t.OPPONENT),
        t.Move(t.Ref("t"), "drop", "discard"),
    )


def test_a_condition_within_a_sentence_is_about_what_follows() -> None:
    do = effect("draw a card, and if your soul has five or more cards, [Soul-Charge 1].")
    soul = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))), 5)
    assert do == (t.Draw(1), t.If(soul, (t.Do("soul-charge", t.SELF, 1),)))


def test_up_to_so_many_tokens() -> None:
    do = effect("call up to two Plant tokens to (RC).")
    assert do == (t.NameNumber("tokens", 0, 2), t.Create("Plant", t.Chosen("tokens"), "RC"))


def test_a_passive_ability_with_two_effects() -> None:
    ability = only(
        "[CONT](RC):During your turn, this unit gets [Power] +2000, and this unit can attack from the back row."
    )
    assert isinstance(ability, t.Passive)
    assert ability.effects == (
        t.Modify(t.SELF, "power", "+", 2000),
        t.Rule("permit", "attack from the back row", t.SELF),
    )


def test_one_duration_for_a_figure_and_a_rule() -> None:
    do = effect("until end of that battle, this unit gets [Power] +3000, and your opponent cannot intercept.")
    assert do == (
        t.Continue((t.Modify(t.SELF, "power", "+", 3000),), "battle"),
        t.Continue((t.Rule("forbid", "intercept", t.ENEMY),), "battle"),
    )


def test_keywords_before_and_after_the_icon() -> None:
    ability = only("Burst-[AUTO](RC)[Generation Break 1]Brave:When this unit attacks, draw a card.")
    assert ability.headings == (heading("Burst"), heading("Generation Break", 1), heading("Brave"))


def test_a_keyword_before_an_ability_of_another_kind_is_declined() -> None:
    assert declined("Rush-[AUTO](RC):When this unit attacks, draw a card.")


def test_a_remark_that_explains_a_heading_says_nothing_more() -> None:
    text = "[AUTO](RC)[Limit Break 4]{}:When this unit attacks, draw a card."
    assert read(text.format("")) == read(text.format("(This ability is active if you have four or more damage)"))
    assert declined(text.format("(only if your soul has no cards)"))


def test_a_mate_is_sought_by_its_name() -> None:
    assert only('[ACT](VC):[Legion 20000]"Twin of Ash"') == seek_mate(t.Word("name", "Twin of Ash"))


def test_what_a_card_counts_for_stride() -> None:
    ability = only("[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +2.")
    assert ability == t.Passive((t.Rule("permit", "grade for stride", t.SELF, n=2),), zones=("hand",))


def test_an_ability_that_cannot_be_used_again() -> None:
    do = effect("draw a card. This ability cannot be used for the rest of that turn.")
    assert do[-1] == t.Do("cannot be used", t.SELF, word="turn")


def test_a_card_that_left_the_field_is_called_as_what_it_became() -> None:
    ability = only("[AUTO]:When this unit is retired from (GC), you may call this card to (RC).")
    assert isinstance(ability, t.Automatic)
    assert ability.do == (t.May((t.Do("call", t.Ref("became"), word="RC"),)),)


def test_an_ability_about_its_card_in_another_zone_is_active_there() -> None:
    away = only("[AUTO]:When this card is discarded from hand, draw a card.")
    here = only("[AUTO]:When this unit is placed on (RC), draw a card.")
    assert away.zones == ("drop",) and here.zones == ()


def test_a_unit_in_the_battle_is_chosen_without_saying_whose() -> None:
    (choice, _) = effect("choose a unit being attacked, and it gets [Power] +4000 until end of that battle.")
    assert isinstance(choice, t.Choose) and t.Role("attacked") in choice.what.parts  # type: ignore[attr-defined]
    assert declined("[AUTO](RC):When this unit attacks, choose a rear-guard, and retire it.")


def test_cards_bound_from_the_deck_have_a_name_if_the_text_speaks_of_them() -> None:
    assert effect("bind the top card of your deck.") == (t.Move(t.Top("deck"), "bind", "bind", up=True),)
    assert effect("bind the top card of your deck, and put it into your hand.") == (
        t.Choose("top", 1, t.Top("deck")),
        t.Move(t.Ref("top"), "bind", "bind", up=True),
        t.Move(t.Ref("top"), "hand"),
    )


def test_the_called_unit_is_what_was_called() -> None:
    do = effect(
        "choose a card from your drop, choose one of your vanguards, and [Stand] it. Choose a card from your soul, "
        "call it to (RC), and at the end of that turn, retire the unit called with this effect."
    )
    assert do[-1] == t.Delay(t.When("begin", word="end of turn"), (t.Do("retire", t.Ref("t3")),))


def test_one_or_more_cards_as_a_cost() -> None:
    ability = only("[ACT](RC):[COST][bind one or more cards from your soul], and draw a card.")
    assert isinstance(ability, t.Activated)
    soul = t.All((t.YOURS, t.Zone(("soul",))))
    assert ability.cost[0] == t.Choose("cost", t.Count(soul), soul, up_to=True, least=1)
