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
        ("Increase the ATK of target servant by 500 until end of turn.",
         "Target servant gains +500 ATK until end of turn."),
        ("Reduce target enemy servant's DEF by 500 until end of turn.",
         "Target enemy servant gains -500 DEF until end of turn."),
        ("Give all allied servants +500 ATK this turn.", "All allied servants gain +500 ATK this turn."),
        ("Target servant loses 500 ATK and DEF until end of turn.",
         "Target servant gains -500 ATK and DEF until end of turn."),
        ("Select target opposing servant and destroy it.", "Choose target enemy servant and destroy it."),
        ("Both players discard a card, then draw a card.", "Each player discards a card, then draws a card."),
        ("Draw a card. Additionally, discard a card.", "Draw a card. Discard a card."),
        ("Draw a card. Afterwards, discard a card.", "Draw a card. Then, discard a card."),
        ("Destroy target servant with a cost of at least 5.", "Destroy target servant with a cost of 5 or more."),
        ("Destroy target servant with more than 2000 ATK.", "Destroy target servant with an ATK greater than 2000."),
        ("The controller of target servant discards a card.", "Target servant's controller discards a card."),
        ("Each of your opponent's servants loses 500 ATK until end of turn.",
         "Each enemy servant gains -500 ATK until end of turn."),
        ("Reversed servants are destroyed.", "Destroy all reversed servants."),
        ("Search the top five cards of your deck for a [Fox], reveal it and put it into your hand.",
         "Look at the top five cards of your deck. You may reveal a [Fox] from among them and put it into your hand."),
        ("Take a [Fox] from an allied graveyard and put it into your hand.",
         "Put a [Fox] from an allied graveyard into your hand."),
        ("Banish a servant as an additional cost to play this card.\nDraw two cards.",
         "As an additional cost to play this card, banish a servant.\nDraw two cards."),
        ("Draw a card. After this card resolves, remove it from the game.",
         "Draw a card. Remove this card from the game as it resolves."),
        ("Double the ATK of target servant until end of turn.",
         "Target servant's ATK is doubled until end of turn."),
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
        ("Enter, draw a card.", "[Enter] ⇒ Draw a card."),
        ("Rest; discard a caster: Draw a card.", "[Rest], discard a caster: Draw a card."),
        ("[Enter] ? Draw a card.", "[Enter] ⇒ Draw a card."),
        ('Coral Day ♡ Umber Noon', '"Coral Day" ♥ "Umber Noon"'),
        ("When attacking : Draw a card.", "When I attack : Draw a card."),
        ("If I attack : Draw a card.", "When I attack : Draw a card."),
        ("Rest: Target servant becomes [3000/2000] until end of turn.",
         "Rest: Target servant becomes 3000/2000 until end of turn."),
        ("Rest: +500 ATK to target servant until EOT.", "Rest: Target servant gains +500 ATK until end of turn."),
        ("While this card is reversed, it gains +500 ATK.", "While this card is reversed, this card gains +500 ATK."),
        ("I cannot attack as long as it has stock.", "I cannot attack as long as this card has stock."),
        ("Whenever I attack for the first time each turn : Draw a card.",
         "The first time I attack each turn : Draw a card."),
        ("Neither player can play conjures.", "Players cannot play conjures."),
        ("[Crowd] (I gain +500 ATK for each other allied [Fox])", "I gain +500 ATK for each other allied [Fox]."),
    ],
)  # fmt: skip
def test_lines_say_the_same(said: str, plain: str) -> None:
    assert read(said) == read(plain)


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
