"""English texts of The Caster Chronicles: one idea in several wordings, and neighbours that mean something else. All
sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read, target

EVERY_CASTER = t.All((FIELD, t.Word("type", "caster")))
CASTERS = t.All((t.YOURS, *EVERY_CASTER.parts))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Draw card.", "Draw a card."),
        ("Counter target spell.", "Cancel target spell."),
        ("Take control of target enemy servant until end of turn.",
         "Gain control of target enemy servant until end of turn."),
        ("Destroy target caster that is face down.", "Destroy target face down caster."),
        ("Destroy target opponent's servant.", "Destroy target enemy servant."),
        ("Destroy target opposing servant costing 3.", "Destroy target enemy servant with a cost of 3."),
        ("Destroy target servant whose cost is 3.", "Destroy target servant with a cost of 3."),
        ("Place target Fox in your own graveyard on the field.", "Put target Fox in your graveyard into the field."),
        ("Search your deck for 1 Fox, reveal it and put it into your hand, then shuffle.",
         "Search your deck for one Fox, reveal it and put it into your hand. Then shuffle your deck."),
        ("Reveal a card from the top of your deck. If the revealed card is a Fox, draw a card.",
         "Reveal the top card of your deck. If that card is a Fox, draw a card."),
        ("Target Allied Servant gains ATK +500 for the turn.",
         "Target allied servant gains +500 ATK until end of turn."),
        ("Draw two cards and then discard a card.", "Draw two cards, then discard a card."),
        ("Put target allied servant to the bottom of its owner's deck.",
         "Put target allied servant on the bottom of its owner's deck."),
    ],
)  # fmt: skip
def test_one_idea_in_two_wordings(text: str, plain: str) -> None:
    assert effect(text) == effect(plain)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Rest:Draw a card. You may only play this ability during your turn.",
         "[Rest]: Draw a card. Play this ability only during your turn."),
        ("My cost is reduced by 1 for each allied Fox.", "This card costs 1 less to play for each allied Fox."),
        ("To play me, banish a Fox.", "As an additional cost to play this card, banish a Fox."),
        ("Each time I enter play : Draw a card.", "Whenever this card enters the field ⇒ Draw a card."),
        ("Enter -> draw a card.", "[Enter] ⇒ Draw a card."),
        ("I'm rested while you control a Fox.", ""),
        ("Vanity : I gain +500 ATK.", "[Vanity] - This card gains +500 ATK."),
        ("[Veil](I cannot be targeted by enemy spells or abilities.)",
         "This card cannot be targeted by enemy spells or abilities."),
        ("[Veil]", ""),
    ],
)  # fmt: skip
def test_one_idea_in_two_wordings_of_lines(text: str, plain: str) -> None:
    """A keyword that only a card's own remark explains means what the remark says; alone it means nothing."""
    if plain:
        assert read(text) == read(plain)
    else:
        declined(text)


def test_whose_cards_are_counted() -> None:
    """The words after the last noun belong to it."""
    (choose, _) = effect("Destroy target servant with a cost equal to the number of casters you control.")
    assert choose == target(t.All((FIELD, SERVANT, t.Figure("cost", "=", t.Count(CASTERS)))))
    (mine, _) = effect("Destroy target servant you control with a cost equal to the number of casters.")
    assert mine == target(t.All((t.YOURS, FIELD, SERVANT, t.Figure("cost", "=", t.Count(EVERY_CASTER)))))


@pytest.mark.parametrize(
    ("by", "who"),
    [
        ("spells or abilities", t.ANY),
        ("enemy spells or abilities", t.ENEMY),
        ("enemy conjures", t.All((t.ENEMY, t.Word("type", "conjure")))),
        ("abilities of casters", t.Word("type", "caster")),
    ],
)
def test_by_which_effects(by: str, who: t.Sel) -> None:
    (ability,) = read(f"This card cannot be banished by {by}.")
    assert isinstance(ability, t.Passive)
    assert ability.effects == (t.Rule("forbid", "ability banish", t.SELF, who),)


def test_cards_like_a_target() -> None:
    alike = effect("Destroy all servants that share a race with target enemy servant.")
    same = effect("Destroy all servants with the same name as target enemy servant.")
    assert isinstance(alike[1], t.Move) and isinstance(same[1], t.Move) and alike[1] != same[1]
    assert t.Shares(t.Ref("t"), "race") in walk.nodes(alike[1].what)
    declined("Destroy all servants that share a race with target.", "conjure")


def test_for_each_before_and_after() -> None:
    assert effect("For each allied caster, draw a card.") == effect("Draw a card for each allied caster.")
    (often,) = effect("For each allied caster, banish a servant.")
    assert isinstance(often, t.Repeat) and often.n == t.Count(CASTERS)
    declined("For each allied caster, destroy target servant.", "conjure")  # its targets would have to be as many


def test_pairs_that_are_chosen() -> None:
    first, second, deed = effect("Destroy an allied servant and an enemy servant.")
    assert isinstance(first, t.Choose) and isinstance(second, t.Choose) and isinstance(deed, t.Move)
    assert not first.target and deed.what == t.Some((t.Ref(first.name), t.Ref(second.name)))


def test_abilities_of_one_sort() -> None:
    kinds = [effect(f"Cancel target {kind}ability.")[0] for kind in ("", "activated ", "automatic ")]
    assert len(set(kinds)) == 3
    declined("Destroy target activated servant.", "conjure")


@pytest.mark.parametrize(
    "text",
    [
        "[Rest]: Draw a card if an allied servant's ATK was increased this turn.",  # nothing would notice it
        "[Rest]: Draw a card if an allied servant attacked twice this turn.",  # one servant, not all of them together
        "[Rest]: Draw a card if an enemy servant was switched by an allied spell or ability this turn.",
    ],
)
def test_what_no_tree_can_say_is_declined(text: str) -> None:
    declined(text, "caster")


def test_banish_has_targets_only_of_ones_own() -> None:
    """[CC 1008.2]"""
    choose, deed = effect("Banish target allied servant.")
    assert isinstance(choose, t.Choose) and choose.target and deed == t.Do("banish", t.Ref("t"))
    declined("Banish target enemy servant.", "conjure")


def test_up_to_one_target_is_not_one_target() -> None:
    (one, _) = effect("Up to one target allied servant gains +500 ATK until end of turn.")
    (must, _) = effect("Target allied servant gains +500 ATK until end of turn.")
    assert isinstance(one, t.Choose) and isinstance(must, t.Choose) and one.up_to and not must.up_to


@pytest.mark.parametrize("text", ["Rest target [Salt Maid].", "Rest target Salt Maid."])
def test_a_race_of_two_words_is_one_race(text: str) -> None:
    """[CC 206.2] Two words without a slash are one phrase."""
    assert effect(text) == (target(t.All((FIELD, t.Word("race", "Salt Maid")))), t.SetState(t.Ref("t"), "rested"))


@pytest.mark.parametrize(
    "text",
    [
        "Rest an enemy servant and destroy a rested servant.",
        "Rest all enemy servants and return all rested enemy servants to their owners' hands.",
        "Reverse target enemy servant and destroy all reversed enemy servants.",
    ],
)
def test_what_is_looked_for_by_how_it_lies_after_cards_were_turned_is_declined(text: str) -> None:
    """RULING-CC-063: no phrase finds both before the first is turned."""
    declined(text, "conjure")


@pytest.mark.parametrize(
    "text",
    [
        "Rest target allied servant and destroy all rested enemy servants.",
        "Rest target recovered servant and reverse target rested servant.",
        "Destroy all rested servants and rest all recovered servants.",
    ],
)
def test_groups_that_cannot_meet_are_found_one_after_the_other(text: str) -> None:
    assert not any(isinstance(part, t.Choose) and part.name == "group" for part in effect(text))
