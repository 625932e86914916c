"""Options and prompts say which ability they are about, and never what is hidden."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import plain_texts, prompt_text, texts
from ludex.core.sight.view import OPEN, SPECTATOR, view
from ludex.core.tree.saying import Saying, saying
from ludex.lang.files.decks import Deck
from ludex.record.replay import Recorder, Replay
from ludex.testing.driver import Driver
from tests.core.skirmish import board, spell, unit

ENEMIES = t.ENEMY & t.Zone(("field",)) & t.Word("type", "unit")
AIMED = (t.Choose("t", 1, ENEMIES), t.Damage(t.Ref("t"), 2))
NO_DECK = Deck("", {}, {}, "")
RAT, OWL = unit("Rat", 1, 1, 5), unit("Owl", 2, 2, 5)


def asked(*do: t.Instr, script: tuple[str, ...] = ()) -> Driver:
    """Play a spell that does this, against two units."""
    charm = spell("Charm", 0, t.Spell(do=do))
    return Driver(board(enemy=(RAT, OWL), hand=(charm,))).take('play "Charm"', *script)


def test_the_options_of_a_list_are_told() -> None:
    driver = asked(t.Modes(1, ((t.Draw(1),), AIMED)))
    assert driver.offered == [
        'option 1 of "Charm": you draw 1',
        'option 2 of "Charm": select 1 of enemy unit in the field; 2 damage to it',
    ]
    driver.take("option 2")
    assert driver.offered == ['choose "Rat"', 'choose "Owl"']


def test_two_choices_in_one_option_keep_their_names() -> None:
    """`it` would not say which of the two is meant."""
    both = (t.Choose("a", 1, ENEMIES), t.Choose("b", 1, t.YOURS), t.Damage(t.Ref("a"), 1))
    driver = asked(t.Modes(1, (both, ())))
    assert driver.offered[0].endswith(
        "select 1 of enemy unit in the field (called 'a'); select 1 of your card (called 'b'); 1 damage to 'a'"
    )


def test_a_list_chosen_while_playing_is_told() -> None:
    modes = t.Modes(1, ((t.Draw(1),), (t.Draw(2),)))
    sage = unit("Sage", 1, 1, 9, t.Automatic(t.When("move", t.SELF, dst=("field",)), modes=modes))
    driver = Driver(board(hand=(sage,))).take('play "Sage"')
    if driver.offered[0].startswith("resolve"):
        driver.take("resolve")
    assert driver.offered == ['option 1 of "Sage": you draw 1', 'option 2 of "Sage": you draw 2']


def test_a_question_says_what_one_may_do() -> None:
    driver = asked(t.May((t.Draw(2),), cost=(t.Gain("mana", -1),)))
    assert driver.decision is not None and driver.decision.prompt == "do it?"
    assert prompt_text(driver.game, driver.decision) == "do it? you spend 1 mana, and if so: you draw 2"
    assert driver.offered == ["yes", "no"]
    plain = asked(t.May((t.Draw(2),)))
    assert plain.decision is not None
    assert prompt_text(plain.game, plain.decision) == "do it? you draw 2"


def test_only_who_decides_is_told_what_is_asked() -> None:
    driver = asked(t.May((t.Draw(2),)))
    assert view(driver.game, 0)["decision"]["prompt"] == "do it? you draw 2"
    assert view(driver.game, OPEN)["decision"]["prompt"] == "do it? you draw 2"
    for viewer in (1, SPECTATOR):
        assert set(view(driver.game, viewer)["decision"]) == {"player", "rule"}


def test_of_several_abilities_of_a_card_the_one_that_is_used_is_told() -> None:
    one = t.Activated(do=(t.Draw(1),))
    two = t.Activated(cost=(t.Gain("mana", -1),), do=(t.Draw(2),))
    driver = Driver(board(unit("Twin", 1, 1, 9, one, two), unit("Lone", 1, 1, 9, two)))
    used = [text for text in driver.offered if text.startswith("use")]
    assert used == ['use "Twin": you draw 1', 'use "Twin": you spend 1 mana: you draw 2', 'use "Lone"']
    assert [text for text in driver.plain if text.startswith("use")] == ['use "Twin" #1', 'use "Twin" #2', 'use "Lone"']
    hand = len(driver.game.zone("hand", 0))
    driver.take('use "Twin" #2')
    assert len(driver.game.zone("hand", 0)) == hand + 2, "a script may still count them"


def test_a_granted_ability_that_waits_is_told() -> None:
    arrives = t.When("move", t.SELF, dst=("field",))
    own, other = t.Automatic(arrives, do=(t.Draw(1),)), t.Automatic(arrives, do=(t.Draw(2),))
    driver = Driver(board(hand=(unit("Twin", 1, 1, 9, own, other),))).take('play "Twin"')
    assert driver.offered == ['resolve "Twin": you draw 1', 'resolve "Twin": you draw 2']
    lone = Driver(board(unit("Bird", 1, 1, 9, t.Automatic(t.When("move", t.ANY, dst=("field",)), do=(t.Draw(1),))),
                        hand=(unit("Lone", 1, 1, 9, own),))).take('play "Lone"')  # fmt: skip
    assert sorted(lone.offered) == ['resolve "Bird"', 'resolve "Lone"'], "one ability: the name says enough"


def test_texts_are_the_plain_ones_with_a_clause() -> None:
    driver = asked(t.Modes(1, ((t.Draw(1),), (t.Draw(1),))))
    assert driver.decision is not None
    assert plain_texts(driver.game, driver.decision) == ['option 1 of "Charm"', 'option 2 of "Charm"']
    assert texts(driver.game, driver.decision)[0] == 'option 1 of "Charm": you draw 1'


def test_every_kind_of_block_has_words() -> None:
    never = t.Compare(0, ">", 1)
    draw = (t.Draw(1),)
    say = saying(())
    assert say.block((t.If(never, draw, draw),)) == "if 0 > 1: you draw 1; otherwise: you draw 1"
    assert say.block((t.Repeat(2, draw), t.Then(draw))) == "2 times: you draw 1; then: you draw 1"
    assert say.block((t.May(draw), t.Items((never,), (draw,)))) == "you may: you draw 1; if 0 > 1: you draw 1"
    assert say.block((t.Modes(1, (draw, ())),)) == "choose 1 of: you draw 1 / "
    lasting = t.Continue((t.Modify(t.SELF, "power", "+", 2), t.Strip(t.SELF)), "turn")
    said = "until the end of the turn: power of this card changes by 2; this card loses all abilities"
    assert say.instr(lasting) == said
    assert say.instr(t.Continue((t.Strip(t.SELF),), "while rested")).startswith("while this card is rested: ")
    given = t.Grant(t.SELF, (t.Mere("Ward"), t.Activated(do=draw)))
    assert say.effect(given) == "this card gets Ward, you draw 1"
    assert (
        Saying().ability(t.Automatic(t.When("attack", t.SELF), do=draw))
        == "when this card 'attack' happens: you draw 1"
    )


def test_a_replay_keeps_the_texts_without_clauses() -> None:
    """How a clause is worded may change; a game that was recorded stays the same game."""
    charm = spell("Charm", 0, t.Spell(do=(t.Modes(1, ((t.Draw(1),), (t.Draw(2),))),)))
    game = board(hand=(charm,))
    recorder = Recorder(Replay("skirmish", "", 1, (NO_DECK, NO_DECK)))
    game.observer = recorder
    advance(game)
    for text in ('play "Charm"', 'option 2 of "Charm"'):
        assert game.decision is not None
        decide(game, plain_texts(game, game.decision).index(text))
        advance(game)
    assert [taken.option for taken in recorder.replay.taken] == ['play "Charm"', 'option 2 of "Charm"']
