"""What cards have, what is asked of a card, who has done something, what is counted: each in every place where a text
may say it, in sentences of our own."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, compile_with

ENGLISH = languages()["en"]
RED = t.Word("color", "red")
YOURS, ENEMY, LEADER = t.Side(t.YOU), t.Side(t.OPPONENT), t.Zone(("leader",))
FEATURES: tuple[tuple[str, t.Sel], ...] = (
    ("an energy cost of 3 or less", t.Figure("cost", "<=", 3)),
    ("15000 power", t.Figure("power", "=", 15000)),
    ("original power of between 5000 and 10000",
     t.All((t.Figure("original power", "<=", 10000), t.Figure("original power", ">=", 5000)))),
    ("a combo cost of 1", t.Figure("combo cost", "=", 1)),
    ("[Blocker]", t.Has("Blocker")),
    ("a [Blocker] skill", t.Has("Blocker")),
    ("<Fen> in its character name", t.Within("character", "Fen")),
    ("<Fen> or <Mor> in its character name",
     t.Some((t.Within("character", "Fen"), t.Within("character", "Mor")))),
    ("less power than this card", t.Figure("power", "<", t.FigureOf(t.SELF, "power"))),
)  # fmt: skip


def abilities(text: str) -> Any:
    made = compile_with(ENGLISH, text)
    assert made.status == WHOLE, (text, made.words)
    return made.abilities


def drawn(start: str) -> Any:
    (one,) = abilities(f"{start} draw 1 card.")
    return one


def parts(group: Any) -> set[Any]:
    """The parts of a group, of groups within it too."""
    return {p for part in group.parts for p in parts(part)} if isinstance(group, t.All) else {group}


@pytest.mark.parametrize(("said", "means"), FEATURES)
def test_a_feature_follows_a_noun_and_a_card_that_was_named(said: str, means: t.Sel) -> None:
    chosen = abilities(f"[Activate Main] Choose up to 1 Battle Card with {said} in your Drop and play it.")[0].do[0]
    assert parts(means) <= parts(chosen.what)
    ability = drawn(f"[Auto] When your opponent plays a Battle Card, if it has {said},")
    assert ability.do == (t.If(t.Is(t.Ref("it"), means), (t.Draw(1),)),)


@pytest.mark.parametrize(("said", "means"), [row for row in FEATURES if not isinstance(row[1], t.All)])
def test_a_feature_is_denied(said: str, means: t.Sel) -> None:
    chosen = abilities(f"[Activate Main] Choose up to 1 Battle Card without {said} in your Drop and play it.")[0].do[0]
    assert t.Not(means) in parts(chosen.what)
    ability = drawn(f"[Auto] When your opponent plays a Battle Card, if it does not have {said},")
    assert ability.do == (t.If(t.Unless(t.Is(t.Ref("it"), means)), (t.Draw(1),)),)


def test_two_colors_in_one_word_are_both_meant() -> None:
    for said in ("Red/Blue multicolor", "blue/red"):
        chosen = abilities(f"[Activate Main] Choose up to 1 {said} card in your Drop and play it.")[0].do[0]
        assert {t.Word("color", "red"), t.Word("color", "blue")} <= parts(chosen.what)
    assert (
        compile_with(ENGLISH, "[Activate Main] Choose up to 1 Red/Red card in your Drop and play it.").status != WHOLE
    )


def test_a_keyword_after_a_mere_and_is_given_and_no_quality() -> None:
    text = "[Activate Main] This card gets +5000 power for each card in your energy and [Triple Strike] for the turn."
    (effects,) = abilities(text)[0].do
    assert len(effects.effects) == 2


def test_the_attacking_card_is_the_one_that_attacks() -> None:
    fights = t.All((t.Zone(("leader", "battle")), t.Role("attacking")))
    for said, means in (
        ("has 15000 or more power", t.Figure("power", ">=", 15000)),
        ("has [Blocker]", t.Has("Blocker")),
        ("is a red card", RED),
    ):
        (ability,) = abilities(f"[Auto] When this card is attacked, if the attacking card {said}, draw 1 card.")
        (told,) = ability.do
        assert parts(told.cond.what) == {*fights.parts, means}


def test_one_of_a_kind_is_asked_about() -> None:
    (ability,) = abilities("[Permanent] If 1 of your <Fen> cards is in Rest Mode, this card gets +5000 power.")
    assert {t.Word("character", "Fen"), YOURS, t.State("rest")} <= parts(ability.cond.what)
    (ability,) = abilities("[Permanent] If none of your Battle Cards are in Rest Mode, this card gets +5000 power.")
    assert isinstance(ability.cond, t.Unless)
    text = "[Permanent] If Battle Cards is in Rest Mode, this card gets +5000 power."
    assert compile_with(ENGLISH, text).status != WHOLE


AGENTS: tuple[tuple[str, set[Any]], ...] = (
    ("an opponent's Leader skill", {ENEMY, LEADER}),
    ("1 of your opponent's Battle Card skills", {ENEMY, t.Word("type", "battle")}),
    ("1 of your opponent's Leader or Battle Card skills",
     {ENEMY, t.Some((LEADER, t.Word("type", "battle")))}),
    ("the skill of an Extra", {t.Word("type", "extra")}),
    ("your red card skills", {YOURS, RED}),
    ("1 of your <Fen> cards' skills", {YOURS, t.Word("character", "Fen")}),
)  # fmt: skip


@pytest.mark.parametrize(("said", "means"), AGENTS[:5])
def test_whose_skill_it_was(said: str, means: set[Any]) -> None:
    for event in ("is KO'd by", "is removed from a Battle Area by", "is placed in your Drop from your hand by"):
        ability = drawn(f"[Auto] When this card {event} {said},")
        assert parts(ability.when.cause) == means, event
    told = abilities(f"[Permanent] If a card was placed in your Drop by {said} this turn, this card gets +5000 power.")
    assert parts(told[0].cond.a.when.cause) == means


def test_every_event_may_have_happened_this_turn() -> None:
    for said in ("one of your Battle Cards was KO'd by an opponent's skill", "a red card was played from your Drop",
                 "this card was switched to Rest Mode", "your Leader was attacked", "you took damage",
                 "2 or more of your Battle Cards were KO'd", "you have drawn 3 or more cards"):  # fmt: skip
        (ability,) = abilities(f"[Permanent] If {said} this turn, this card gets +5000 power.")
        assert isinstance(ability.cond.a, t.Happened), said
        text = f"[Permanent] If {said} this turn twice, this card gets +5000 power."
        assert compile_with(ENGLISH, text).status != WHOLE


COUNTED = (
    ("<<Reed>> card in your Drop", "<<Reed>> cards in your Drop"),
    ("red card you have in play", "red cards you have in play"),
    ("Battle Card your opponent has in play", "Battle Cards your opponent has in play"),
)


@pytest.mark.parametrize(("one", "many"), COUNTED)
def test_what_is_counted_is_a_rate_and_a_number(one: str, many: str) -> None:
    (rate,) = abilities(f"[Auto] When this card attacks, this card gets +1000 power for each {one} for the turn.")
    (first,) = abilities(f"[Auto] When this card attacks, for each {one}, this card gets +1000 power for the turn.")
    assert rate == first
    (asked,) = abilities(f"[Permanent] If the number of {many} is 3 or more, this card gets +5000 power.")
    counted = rate.do[0].effects[0].amount
    assert isinstance(counted, t.Times)
    assert asked.cond.a == counted.b


def test_cards_that_the_skill_has_moved_are_counted() -> None:
    moved = "[Activate Main] You may place any number of cards from under this card in your Drop."
    for said in ("For each card placed in your Drop with this skill", "For each card placed in your Drop",
                 "For each card placed"):  # fmt: skip
        (ability,) = abilities(f"{moved} {said}, this card gets +5000 power for the turn.")
        amount = ability.do[-1].effects[0].amount
        assert isinstance(amount.b, t.Moved), said
    text = "[Activate Main] Draw 1 card. For each card placed, this card gets +5000 power for the turn."
    assert compile_with(ENGLISH, text).status != WHOLE


def test_groups_that_hold_something_together() -> None:
    cards = t.Zone(("battle",))
    for said in ("Your Leader and all of your Battle Cards", "Both your Leader and all of your Battle Cards"):
        (ability,) = abilities(f"[Permanent] {said} get +5000 power.")
        (holder,) = {effect.what for effect in ability.effects}
        assert isinstance(holder, t.Some)
        assert parts(holder.parts[0]) == {YOURS, LEADER}
        assert {YOURS, cards} <= parts(holder.parts[1])
    (ability,) = abilities("[Permanent] All of your <Fen> cards and <<Reed>> cards get +5000 power.")
    assert {YOURS, t.Some((t.Word("character", "Fen"), t.Word("trait", "Reed")))} <= parts(ability.effects[0].what)
    assert compile_with(ENGLISH, "[Permanent] This card and this card get +5000 power.").status != WHOLE


def test_what_both_kinds_of_a_leader_are() -> None:
    (ability,) = abilities("[Permanent] If your Leader is a <Fen> or <Mor> card-both red, this card gets +5000 power.")
    assert RED in parts(ability.cond.what)


def test_damage_from_a_card() -> None:
    ability = drawn("[Auto] When you take damage from your opponent's Leader,")
    assert parts(ability.when.other) == {ENEMY, LEADER}
    assert drawn("[Auto] When you take 2 or more damage,").when.least == 2


def test_both_of_them_are_those_that_were_chosen() -> None:
    text = "[Activate Main] Choose 1 of your Battle Cards and 1 of your opponent's Battle Cards, and KO them both."
    assert isinstance(abilities(text)[0].do[-1], t.Move)
    text = "[Auto] When your Leader attacks a Battle Card, both cards get +5000 power for the turn."
    assert compile_with(ENGLISH, text).status != WHOLE


def test_their_energy_is_not_yours_to_choose() -> None:
    text = "[Auto] When you play this card, your opponent must discard 1 card or place 1 of their energy in their Drop."
    (by,) = abilities(text)[0].do
    assert isinstance(by, t.By)
