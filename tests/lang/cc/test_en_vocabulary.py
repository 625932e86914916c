"""Words that printings have for the words of the rulebook, sentences turned round, and slips of careless printings:
they are read as the plain form is. Our own lines; `variants/vocabulary.txt` has a text in a line, after its kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read, target

LINES = Path(__file__).parent / "variants" / "vocabulary.txt"


def test_lines_with_other_words_are_read() -> None:
    for line in LINES.read_text(encoding="utf-8").splitlines():
        kind, _, text = line.partition("|")
        read(text.replace("\\n", "\n"), kind)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Target servant loses 500 ATK and DEF until end of turn.",
         "Target servant gains -500 ATK and DEF until end of turn."),
        ("Select target opposing servant and destroy it.", "Choose target enemy servant and destroy it."),
        ("Both players discard a card, then draw a card.", "Each player discards a card, then draws a card."),
        ("Flip target face up caster face down.", "Turn target face up caster face down."),
    ],
)  # fmt: skip
def test_conjures_say_the_same(said: str, plain: str) -> None:
    assert read(said, "conjure") == read(plain, "conjure")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("slow start", "[Slow Start]"),
        ("Double corrupt", "[Double Corrupt]"),
        ("[Break][Quickcast]", "[Break] [Quickcast]"),
        ("[Break][2]", "[Break] (2)"),
        ("Break: 1[Silva]", "[Break] (1[Silva])"),
        ("Last Word : Draw a card.", "[Last Words] ⇒ Draw a card."),
        ("Rest; discard a caster: Draw a card.", "[Rest], discard a caster: Draw a card."),
        ("[Enter] ? Draw a card.", "[Enter] ⇒ Draw a card."),
        ('Coral Day ♡ Umber Noon', '"Coral Day" ♥ "Umber Noon"'),
        ("Rest: Target servant becomes [3000/2000] until end of turn.",
         "Rest: Target servant becomes 3000/2000 until end of turn."),
        ("Neither player can play conjures.", "Players cannot play conjures."),
    ],
)  # fmt: skip
def test_lines_say_the_same(said: str, plain: str) -> None:
    assert read(said) == read(plain)


@pytest.mark.parametrize(
    "text",
    [
        "Increase the ATK of target servant by 500 until end of turn.",
        "Draw a card. Additionally, discard a card.",
        "Draw two cards. Next, discard a card.",
        "The enemy player discards a card of their choice.",
        "Destroy an enemy servant of your choice.",
        "Reversed servants are destroyed.",
        "Take a [Fox] from an allied graveyard and put it into your hand.",
        "Search the top five cards of your deck for a [Fox], reveal it and put it into your hand.",
        "Look at the top four cards of your deck. Put two of them into your hand and the other two on the bottom of"
        " your deck in any order.",
        "Recover target caster. It can't be recovered again this turn.",
        "Target enemy player reveals their hand and discards all conjures revealed this way.",
        "Halve the ATK of target enemy servant until end of turn.",
        "You and target enemy player each draw a card.",
        "Target player turns all of their casters face down.",
        "Exchange a face down allied caster with a card in your hand.",
    ],
)
def test_what_another_wording_adds_or_leaves_out_is_not_passed_over(text: str) -> None:
    declined(text, "conjure")


@pytest.mark.parametrize(
    "text",
    [
        "When attacking : Draw a card.",
        "If I attack : Draw a card.",
        "If you would discard this card, you may put it into the field instead.",
        "While this card is reversed, it gains +500 ATK.",
        "My base ATK is equal to the number of orbs you have times 1000.",
        "This card does not produce aether.",
        "This card produces aether of any element.",
        "Whenever this card destroys a servant : Draw a card.",
        "[Wolf] servants you play enter the field recovered.",
        "I am treated as a [Fox].",
        "[Break] 2 3",
    ],
)
def test_what_could_mean_something_else_is_declined(text: str) -> None:
    declined(text)


def test_what_brackets_say_of_the_books_own_keywords_is_no_text() -> None:
    assert read("Slow Start (I draw a card.)") == read("[Slow Start]")


def test_that_servant_is_the_one_that_the_cost_took() -> None:
    (ability,) = read("Banish another servant: I gain +X ATK until end of turn, where X is that servant's ATK.")
    assert t.FigureOf(t.Ref("paid"), "atk") in walk.nodes(ability)
    assert t.FigureOf(t.SELF, "atk") not in walk.nodes(ability)


def test_races_of_several_words() -> None:
    (chosen, _) = effect("Destroy target [Warden of the Long Gate].")
    assert isinstance(chosen, t.Choose) and t.Word("race", "Warden of the Long Gate") in walk.nodes(chosen.what)
    (chosen, _) = effect("Destroy target [KITE7].")
    assert t.Word("race", "KITE7") in walk.nodes(chosen)


def test_what_was_played_is_a_card_or_an_ability() -> None:
    for noun, word in (("an ability of a caster", "ability"), ("a conjure", "card")):
        (ability,) = read(f"Rest: Draw a card if you played {noun} this turn.")
        (when,) = [node for node in walk.nodes(ability) if isinstance(node, t.When)]
        assert when.word == word


def test_outside_of_a_phase() -> None:
    inside = t.Both((t.TurnOf(t.YOU), t.During("draw")))
    (ability,) = read("Whenever you draw a card outside of your draw phase : Recover me.")
    assert isinstance(ability, t.Automatic) and ability.cond == t.Unless(inside)
    declined("Whenever you draw a card outside of your second draw phase : Recover me.")


def test_what_another_player_may_do_is_all_theirs() -> None:
    (_, by) = effect("Target enemy player may discard a card and draw two cards.")
    assert isinstance(by, t.By) and isinstance(by.do[0], t.May)
    assert t.Draw(2) in by.do[0].do


def test_all_but_a_target_and_a_target_and_all() -> None:
    (chosen, gone) = effect("Destroy all servants except target servant.")
    assert chosen == target(t.All((FIELD, SERVANT)))
    assert isinstance(gone, t.Move) and t.Not(t.Ref("t")) in walk.nodes(gone.what)
    (_, gone) = effect("Destroy target servant and all barriers.")
    assert isinstance(gone, t.Move) and isinstance(gone.what, t.Some) and t.Ref("t") in gone.what.parts
    declined("Destroy all servants except target.", "conjure")


def test_only_such_cards_are_counted_as_are_named() -> None:
    for text, such in (
        ("Destroy all cards. Draw a card for each servant destroyed this way.", SERVANT),
        ("Destroy all cards. Draw a card for each card destroyed this way.", t.ANY),
        ("Destroy up to two target cards. Draw cards equal to the number of barriers destroyed this way.",
         t.Word("type", "barrier")),
    ):  # fmt: skip
        moved = [node for node in walk.nodes(effect(text)) if isinstance(node, t.Moved)]
        assert [node.such for node in moved] == [such], text


def test_what_all_players_do_then_is_theirs() -> None:
    (by,) = effect("All players discard their hand, then draw two cards.")
    assert isinstance(by, t.By) and by.who == t.EACH and by.do[-1] == t.Draw(2)


def test_the_next_time_is_once() -> None:
    (wait,) = effect("The next time an allied servant is destroyed this turn, draw a card.")
    assert isinstance(wait, t.Delay) and wait.until == "turn" and not wait.always
    (wait,) = effect("Whenever an allied servant attacks this turn, it gains +500 ATK until end of turn.")
    assert isinstance(wait, t.Delay) and wait.always and t.Ref("it") in walk.nodes(wait.do)


def test_face_down_out_of_the_game() -> None:
    (_, gone) = effect("Remove target servant from the game face down.")
    assert gone == t.Move(t.Ref("t"), "removed", up=False)
    declined("Remove target servant from the game face.", "conjure")


def test_a_number_that_is_chosen() -> None:
    do = effect(
        "Choose a number. Reveal the top card of your deck. If its cost is equal to the chosen number, draw a card."
    )
    assert isinstance(do[0], t.NameNumber)
    assert t.Chosen(do[0].name) in walk.nodes(do)


def test_if_a_target_lies_so() -> None:
    (chosen, asked) = effect("If target servant is reversed, destroy it.")
    assert chosen == target(t.All((FIELD, SERVANT)))
    assert asked == t.If(t.Is(t.Ref("t"), t.State("reversed")), (t.Move(t.Ref("t"), "graveyard", "destroy"),))
