"""English texts of Vanguard: the specific actions of chapter 7, done by the opponent, by each player or by both, heard
of and forbidden. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c07_charging import SOUL_BLAST, YOUR_SOUL, all_or_nothing, soul_blast
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import heard

HAND, DAMAGE, RC, DECK = (t.Zone((name,)) for name in ("hand", "damage", "RC", "deck"))
MINE, THEIRS = t.All((t.YOURS, HAND)), t.All((t.ENEMY, HAND))
T = t.Ref("t")


def rules(text: str) -> tuple[t.Continuous, ...]:
    (ability,) = read(f"[CONT](RC):{text}")
    assert isinstance(ability, t.Passive)
    return ability.effects


def test_what_the_opponent_does_with_cards_of_theirs() -> None:
    for text, n, random in (
        ("your opponent discards a card.", 1, False),
        ("your opponent discards a card from their hand.", 1, False),
        ("your opponent discards two cards from their hand at random.", 2, True),
    ):
        choice, gone = effect(text)
        assert choice == t.Choose("t", n, THEIRS, who=t.OPPONENT, random=random)
        assert gone == t.Move(T, "drop", "discard")
    choice, locked = effect("your opponent locks one of their rear-guards.")
    assert choice == t.Choose("t", 1, t.All((t.ENEMY, RC)), who=t.OPPONENT) and locked == t.Do("lock", T)
    (shown,) = effect("your opponent reveals their hand.")
    assert shown == t.Reveal(THEIRS)
    assert declined("[AUTO](RC):When this unit attacks, your opponent discards a card of their choosing from nowhere.")


def test_what_the_opponent_does_alone_is_done_by_that_player() -> None:
    for text, deed in (
        ("shuffles their deck", t.Shuffle("deck")),
        ("puts the top two cards of their deck into their drop zone", t.Do("put from deck", n=2, word="drop")),
        ("[Soul-Charge 2]", t.Do("soul-charge", n=2)),
        ("soul-blasts 1", all_or_nothing(1, YOUR_SOUL, soul_blast(1), SOUL_BLAST)[0]),
        ("gets an Accel gift", t.Do("get gift", word="Accel")),
        ("gets an extra turn after this turn", t.Do("extra turn")),
    ):
        assert effect(f"your opponent {text}.") == (t.By(t.OPPONENT, (deed,)),)
    assert declined("[AUTO](RC):When this unit attacks, your opponent gets an Anvil gift.")


def test_each_player_does_it_with_their_own_cards() -> None:
    assert effect("each player draws a card.") == (t.By(t.EACH, (t.Draw(1),)),)
    assert effect("both players draw two cards.") == (t.By(t.EACH, (t.Draw(2),)),)
    assert effect("you and your opponent each draw a card.") == (t.By(t.EACH, (t.Draw(1),)),)
    choice = t.Choose("t", 1, MINE)
    assert effect("each player discards a card.") == (t.By(t.EACH, (choice, t.Move(T, "drop", "discard"))),)
    (made,) = effect("each player retires one of their rear-guards.")
    assert made == t.By(t.EACH, (t.Choose("t", 1, t.All((t.YOURS, RC))), t.Do("retire", T)))
    (made,) = effect("both players discard their hands.")
    assert made == t.By(t.EACH, (t.Move(MINE, "drop", "discard"),))
    assert declined("[AUTO](RC):When this unit attacks, each player draws a breath.")


def test_whole_hands_and_the_opponents_hidden_cards() -> None:
    assert effect("discard your hand.") == (t.Move(MINE, "drop", "discard"),)
    assert effect("reveal your hand.") == (t.Reveal(MINE),)
    assert effect("look at your opponent's hand.") == (t.Look("seen", t.Count(THEIRS), "hand", who=t.OPPONENT),)
    assert effect("look at the top card of your opponent's deck.") == (t.Look("seen", 1, "deck", who=t.OPPONENT),)
    (drawn,) = effect("draw cards until you have five cards in your hand.")
    assert drawn == t.Draw(t.Fits(t.Plus((5, t.Times(-1, t.Count(MINE)))), 1))
    assert declined("[AUTO](RC):When this unit attacks, look at your opponent's hand twice.")


def test_cards_moved_from_the_deck_up_to_so_many() -> None:
    (made,) = effect("put up to three cards from the top of your deck into your soul.")
    assert made == t.Do("put up to from deck", n=3, word="soul")
    assert declined("[AUTO](RC):When this unit attacks, put up to three cards from the top of your deck into the sea.")


def test_extra_turns_and_ended_turns() -> None:
    for text in (
        "you get an extra turn after this turn.",
        "take an extra turn after this one.",
        "you get an extra turn.",
    ):
        assert effect(text) == (t.Do("extra turn"),)
    assert effect("end the turn.") == (t.Do("end turn"),)
    assert declined("[AUTO](RC):When this unit attacks, you get an extra turn after the next turn.")


def test_energy_is_lost() -> None:
    lost = t.Gain("energy", t.Times(-1, 3))
    for text in ("lose three energy.", "you lose 3 energy."):
        assert effect(text) == (lost,)
    assert effect("your opponent loses 3 energy.") == (t.By(t.OPPONENT, (lost,)),)
    assert declined("[AUTO](RC):When this unit attacks, lose three energies.")


def test_targets_change_and_cards_are_switched() -> None:
    (ability,) = read("[AUTO](VC):When your other unit is attacked, change the target of that attack to this unit.")
    assert isinstance(ability, t.Automatic) and ability.do == (t.Do("change target", t.SELF),)
    first, second, switched = effect("switch a card in your hand with a card in your damage zone.")
    assert first == t.Choose("a", 1, MINE) and second == t.Choose("b", 1, t.All((t.YOURS, DAMAGE)))
    assert switched == t.Do("switch", t.Ref("a"), word="b")
    assert declined("[AUTO](RC):When this unit attacks, switch a card in your hand with your thoughts.")


def test_what_is_given() -> None:
    choice, given = effect("give one of your rear-guards [Power] +5000 until end of turn.")
    assert choice == t.Choose("t", 1, t.All((t.YOURS, RC)))
    assert given == t.Continue((t.Modify(T, "power", "+", 5000),), "turn")
    assert declined("[AUTO](RC):When this unit attacks, give one of your rear-guards courage until end of turn.")


def test_effects_are_nullified() -> None:
    assert effect("nullify all effects on all of your opponent's rear-guards.") == (
        t.Do("nullify", t.All((t.ENEMY, RC))),
    )
    assert declined("[AUTO](RC):When this unit attacks, nullify some effects on all of your opponent's rear-guards.")


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("you shuffle your deck", t.When("shuffle", player=t.YOU)),
        ("your opponent searches their deck", t.When("search", player=t.OPPONENT)),
        ("your opponent discards a card", t.When("move", t.ENEMY, src=("hand",), word="discard")),
        ("you soul-charge", t.When("soul-charge", player=t.YOU)),
        ("you counter-blast two or more", t.When("counter-blast", player=t.YOU, least=2)),
        ("your opponent counter-blasts", t.When("counter-blast", player=t.OPPONENT)),
        ("you heal a damage", t.When("move", t.YOURS, src=("damage",), word="heal")),
        ("you perform a drive check", t.When("drive check", player=t.YOU)),
        ("your persona ride activates", t.When("persona ride", player=t.YOU)),
    ],
)
def test_deeds_of_players_are_heard(text: str, when: t.When) -> None:
    assert heard(text) == when
    assert declined(f"[AUTO](RC):When {text} twice, draw a card.")


def test_a_cost_is_a_cause() -> None:
    made = heard("this unit is retired for a cost")
    assert made.word == "retire" and made.cause == t.Role("paying")
    assert heard("this unit is retired").cause == t.ANY


def test_12_5_1_what_cannot_be_affected() -> None:
    for text in (
        "This unit cannot be affected by the effects of your opponent's cards.",
        "This unit cannot be affected by your opponent's effects.",
        "This unit is not affected by your opponent's card effects.",
    ):
        assert rules(text) == (t.Rule("forbid", "affect", t.SELF, t.ENEMY),)
    vanguard = t.All((t.ENEMY, t.Zone(("VC",))))
    text = "This unit cannot be affected by the effects of your opponent's vanguard."
    assert rules(text) == (t.Rule("forbid", "affect", t.SELF, vanguard),)
    assert declined("[CONT](RC):This unit cannot be affected by the wishes of your opponent's cards.")


def test_what_cannot_be_done_with_units() -> None:
    made = t.Rule("forbid", "ability bind", t.SELF, t.ENEMY)
    assert rules("This unit cannot be bound by your opponent's card effects.") == (made,)
    assert rules("This unit cannot be locked.") == (t.Rule("forbid", "event lock", t.SELF),)
    assert declined("[CONT](RC):This unit cannot be painted by your opponent's card effects.")


def test_cards_that_are_always_seen() -> None:
    top = t.Top("deck")
    assert rules("You may look at the top card of your deck at any time.") == (t.Rule("permit", "look", top),)
    assert rules("The top card of your deck is revealed.") == (t.Rule("permit", "reveal", top),)
    assert rules("Your opponent plays with their hand revealed.") == (t.Rule("permit", "reveal", THEIRS),)


def test_what_each_player_does_next_is_done_by_each_player() -> None:
    """The second deed is not the opponent's, nor only the player's own."""
    both = (t.Move(MINE, "drop", "discard"), t.Draw(5))
    assert effect("each player discards their hand, then draws five cards.") == (t.By(t.EACH, both),)
    assert effect("both players discard their hands, then draw five cards.") == (t.By(t.EACH, both),)
    assert declined("[AUTO](RC):When this unit attacks, each player draws a card, and this unit dances.")


def test_what_is_chosen_at_random_or_by_the_opponent() -> None:
    (choice, _) = effect("choose one of your opponent's rear-guards at random, and retire it.")
    assert choice == t.Choose("t", 1, t.All((t.ENEMY, RC)), random=True)
    (choice, _) = effect("your opponent chooses one of your rear-guards, and retire it.")
    assert choice == t.Choose("t", 1, t.All((t.YOURS, RC)), who=t.OPPONENT)
    (choice, _) = effect("retire any number of your opponent's rear-guards.")
    assert choice == t.Choose("t", t.Count(t.All((t.ENEMY, RC))), t.All((t.ENEMY, RC)), up_to=True)
    assert declined("[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards at leisure.")
