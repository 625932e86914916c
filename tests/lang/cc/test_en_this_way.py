"""What was turned "this way", orbs that a card corrupts, what a chosen card of a revealed hand comes to, what one card
did this turn."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.tree import SELF, YOURS
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read

ALLIES = t.All((YOURS, FIELD, SERVANT))
PAID = t.Ref("paid")


def test_what_a_trigger_has_turned_is_not_what_a_cost_took() -> None:
    rested = "Rest any number of allied servants. Draw a card for each servant rested this way."
    chosen = (t.Choose("t", t.Count(ALLIES), ALLIES, True), t.SetState(t.Ref("t"), "rested"))
    drawn = t.Draw(t.Count(t.Ref("t")))
    assert effect(rested) == (*chosen, drawn)
    (ability,) = read(f"[Enter] ⇒ {rested}")
    assert isinstance(ability, t.Automatic) and ability.do == (*chosen, drawn)
    (priced,) = read("[Rest], rest two allied servants: Draw a card for each servant rested this way.")
    assert isinstance(priced, t.Activated) and priced.do == (t.Draw(t.Count(PAID)),)
    declined("[Enter] ⇒ Draw a card for each servant rested this way.")
    declined("[Enter] ⇒ Draw cards equal to the cost of the card banished for this ability's cost.")


def test_it_may_be_the_orb_that_was_corrupted() -> None:
    declined("Whenever this card corrupts an enemy orb ⇒ Put that card into its owner's graveyard.")
    declined("Whenever this card corrupts an enemy orb ⇒ Reveal it.")
    home = "Whenever this card corrupts an enemy orb ⇒ Return this card to its owner's hand."
    assert read(home)[0].do == (t.Move(SELF, "hand", "return"),)  # type: ignore[attr-defined]


def test_that_player_discards_what_was_chosen() -> None:
    thrown = t.Move(t.Ref("t2"), "graveyard", "discard")
    for hand in ("Target enemy player reveals their hand. Choose", "Look at target enemy player's hand and choose"):
        for who in ("That player discards", "They discard"):
            for what in ("it", "that card"):
                assert effect(f"{hand} a conjure. {who} {what}.")[-1] == thrown
    (*_, chosen, _) = effect("Look at your opponent's hand. You may choose a conjure from it. They discard that card.")
    assert isinstance(chosen, t.Choose) and chosen.up_to


def test_what_one_card_did_or_what_was_done_to_it() -> None:
    made = t.Compare(t.Happened(t.When("aether", SELF)), ">=", 1)
    said = "At end of turn ⇒ Turn this card face down if this card produced aether this turn."
    (ability,) = read(said)
    assert isinstance(ability, t.Automatic) and isinstance(ability.do[0], t.If) and ability.do[0].cond == made
    turned = t.Happened(t.When("state", SELF, word="rested"), of=t.Ref("t"))
    asked = effect("Destroy target enemy servant if it was rested this turn.")[-1]
    assert isinstance(asked, t.If) and asked.cond == t.Compare(turned, ">=", 1)


def test_the_card_itself_is_one_of_several() -> None:
    others = t.All((YOURS, FIELD, t.Not(SELF), SERVANT))
    (ability,) = read("At end of turn ⇒ Banish this card or another allied servant.")
    assert isinstance(ability, t.Automatic) and ability.do[0] == t.Choose("t", 1, t.Some((SELF, others)))


def test_that_player_of_a_replacement_is_the_one_of_the_event() -> None:
    thrown = (t.Choose("d", 1, t.All((YOURS, t.Zone(("hand",))))), t.Move(t.Ref("d"), "graveyard", "discard"))
    (ability,) = read("If an enemy player would draw a card, that player discards a card instead.")
    assert isinstance(ability, t.Replace) and ability.instead == (t.By(t.THEY, thrown),)
    declined("If an enemy player would draw a card, its controller discards a card instead.")


def test_the_same_race_is_not_that_of_the_cards_together() -> None:
    declined("Each servant gains +100 ATK for each other servant with the same race.")
    read("This card gains +100 ATK for each other Moth.")
