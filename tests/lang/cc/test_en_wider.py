"""English texts of The Caster Chronicles: aether for certain cards, demanded attacks, outcomes, extremes, zones, and
faces. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.cc.c1016_control import OWNED
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read, target

FOES = t.All((t.ENEMY, FIELD, SERVANT))
IT = t.Ref("t")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[Rest]: Produce one Void aether. Spend this aether only to play Fox servants.", ""),
        ("[Rest]: Produce [Ignus] for each face down caster you control.", ""),
        ("Target enemy player skips their next battle phase.", "conjure"),
        ("This card must attack each turn if able.", ""),
        ("Enemy servants must attack me if able.", ""),
        ("Enemy servants cannot attack unless their controller pays 1.", ""),
        ("Destroy target enemy servant unless its controller discards a card.", "conjure"),
        ("Gain control of all servants you own.", "conjure"),
        ("Destroy target servant with the highest ATK.", "conjure"),
        ("Target enemy player banishes their servant with the lowest cost.", "conjure"),
        ("Whenever I am turned face down : Draw a card.", ""),
        ("Whenever a card is put into an enemy hand from an allied graveyard : Draw a card.", ""),
        ("[Rest]: Draw a card if two or more Foxes were put into your hand from your deck this turn.", ""),
        ("The first time an allied servant attacks each turn : Draw a card.", ""),
        ("Whenever you play your second card each turn : Draw a card.", ""),
        ("The first conjure you play each turn costs 1 less.", ""),
        ("As an additional cost to play me, banish two servants.", ""),
        ("You may play this card from your graveyard.", ""),
        ("Remove target enemy servant from the game until this card leaves the field.", "conjure"),
        ("Rest target servant. It doesn't recover during its controller's next recovery phase.", "conjure"),
        ("Whenever an allied servant attacks this turn, draw a card.", "conjure"),
        ("Reverse all allied servants. They gain +1000 DEF until end of turn.", "conjure"),
        ("Target allied servant gains +500 ATK and cannot be destroyed by battle until end of turn.", "conjure"),
        ("Put target Lv1 caster from your graveyard into your caster zone rested.", "conjure"),
        ("This card cannot be chased.\nDraw a card.", "conjure"),
        ("Draw a card. OR, destroy target barrier.", "conjure"),
        ("If this card would be destroyed by battle, you may discard a card instead.", ""),
        ("You may call an additional caster during your call phase.", ""),
        ("Your opponent cannot play more than one conjure each turn.", ""),
        ('[Rest], discard a "Rin": Draw a card.', ""),
        ('[Rest], remove two cards named "Rin" in your graveyard from the game: Draw a card.', ""),
    ],
)
def test_a_word_more_is_declined(text: str, kind: str) -> None:
    read(text, kind)
    head, _, last = text.rpartition(" ")
    declined(f"{head} gladly {last}", kind)


def test_what_aether_is_spent_on_is_a_group() -> None:
    (ability,) = read(
        "Rest: Produce one aether of any element. Spend this aether only to play [Fox] and [Crow] servants."
    )
    assert isinstance(ability, t.Activated) and ability.keyword == "aether"
    foxes = t.Some((t.Word("race", "Fox"), t.Word("race", "Crow")))
    assert ability.do == (t.Do("produce for", t.All((SERVANT, foxes)), 1, "any"),)


def test_aether_is_not_for_what_it_cannot_be_told_by() -> None:
    """What a card did is no word that aether can carry."""
    declined("[Rest]: Produce one Void aether. Spend this aether only to play servants with a cost of 3 or less.")


def test_a_phase_is_skipped_once_or_always() -> None:
    once = effect("Target enemy player skips their next draw phase.")
    foe = t.Player(t.OPPONENT)
    assert once[1] == t.Continue((t.Rule("forbid", "draw phase", foe, once=True),), "")
    (always,) = read("Skip your draw phase.")
    assert isinstance(always, t.Passive)
    assert always.effects == (t.Rule("forbid", "draw phase", t.Player(t.YOU)),)


def test_unless_somebody_pays_is_asked_of_that_player() -> None:
    choose, by = effect("Destroy target enemy servant unless its controller pays 2.")
    assert choose == target(FOES) and isinstance(by, t.By) and by.who == t.CONTROLLER and by.of == IT
    offer, done = by.do
    assert offer == t.May((), (t.Do("pay", t.SELF, 2),))
    assert done == t.If(t.Unless(t.Did("did")), (t.Move(IT, "graveyard", "destroy"),))


def test_cards_one_owns_may_be_the_enemys() -> None:
    (control,) = effect("Gain control of all servants you own.")
    assert isinstance(control, t.Do) and isinstance(control.what, t.All)
    assert t.Related(OWNED) in control.what.parts and t.YOURS not in control.what.parts


def test_an_element_is_no_part_of_a_race() -> None:
    """A race said after an element is that race alone."""
    choose = effect("Destroy target enemy {Ignus} [Fox].")[0]
    assert isinstance(choose, t.Choose) and isinstance(choose.what, t.All)
    assert {t.Word("element", "ignus"), t.Word("race", "Fox")} <= set(choose.what.parts)


def test_abilities_that_are_played_are_no_cards() -> None:
    (card,) = read("Whenever an enemy player plays a conjure : Draw a card.")
    (ability,) = read("Whenever an enemy player plays an ability : Draw a card.")
    assert isinstance(card, t.Automatic) and isinstance(card.when, t.When) and card.when.word == "card"
    assert isinstance(ability, t.Automatic) and isinstance(ability.when, t.When) and ability.when.word == "ability"


def test_a_target_that_a_cost_measures_is_judged_later() -> None:
    """RULING-CC-050"""
    (ability,) = read(
        "Rest, banish a servant: Rest target enemy servant with a cost less than the banished servant's cost."
    )
    assert isinstance(ability, t.Activated)
    assert ability.do[0] == target(FOES) and isinstance(ability.do[1], t.If)


def test_somebody_else_decides_nothing_for_you() -> None:
    """What the enemy player does is done with their cards, and counted with theirs."""
    _, by = effect("Target enemy player draws cards equal to the number of casters they control.")
    assert isinstance(by, t.By)
    casters = t.All((t.YOURS, FIELD, t.Word("type", "caster")))
    assert by.do == (t.Draw(t.Count(casters)),)
    declined("Target enemy player discards cards equal to the number of allied casters.", "conjure")
