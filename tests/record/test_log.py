"""The log: sentences from templates, paragraphs, and no names of hidden cards."""

import pytest

from ludex.core.flow.api import rule_now
from ludex.core.flow.choose import Pick
from ludex.core.flow.frames import goto, push
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Game, Outcome
from ludex.core.sight.view import SPECTATOR
from ludex.record.log import EVERYTHING, Line, Log, Watchers, render, sentence
from ludex.testing.driver import Driver
from tests.core import skirmish

GUARD = skirmish.unit("Guard", 2, 1, 3)
WOLF = skirmish.unit("Wolf", 1, 2, 2)


@pytest.fixture
def game() -> Game:
    return skirmish.board(GUARD, enemy=(WOLF,), hand=(WOLF,), mana=1)


def drawn(game: Game) -> Event:
    event = events.moving(game, zones.create(game, WOLF, game.kind("deck"), 1), "hand", 1, "draw")
    events.perform(game, event)
    return event


def test_who_sees_a_card_reads_its_name(game: Game) -> None:
    event = drawn(game)
    assert sentence(game, event, EVERYTHING) == 'Player 2 draws "Wolf"'
    assert sentence(game, event, 1) == 'Player 2 draws "Wolf"'
    assert sentence(game, event, 0) == "Player 2 draws a card"
    assert sentence(game, event, SPECTATOR) == "Player 2 draws a card"


def test_a_card_seen_before_it_was_hidden_is_named(game: Game) -> None:
    event = events.moving(game, game.zone("field", 1)[0], "hand", 1)
    events.perform(game, event)
    zones.hide(game, (event.new,), 1)
    assert sentence(game, event, 0) == '"Wolf" goes from field to hand'


def test_the_book_goes_before_the_defaults_and_the_word_before_the_kind(game: Game) -> None:
    event = drawn(game)
    log = game.book.log
    try:
        game.book.log = {"move": "{card} moves", "move draw": "{player}: {src} > {dst} {n}{signed} {word}"}
        assert sentence(game, event) == "Player 2: deck > hand 0+0 draw"
        game.book.log = {"move": "{card} moves"}
        assert sentence(game, event) == '"Wolf" moves'
        game.book.log = {"move": ""}
        assert sentence(game, event) == ""
    finally:
        game.book.log = log


def test_events_without_a_template_are_told_all_the_same(game: Game) -> None:
    unit = game.zone("field", 0)[0]
    assert sentence(game, Event("salute", unit, word="deep", n=2)) == 'salute deep "Guard" 2'
    assert sentence(game, Event("dusk", player=1), names=("Ann", "Bob")) == "Bob dusk"


def test_states_and_faces(game: Game) -> None:
    unit = game.zone("field", 0)[0]
    assert sentence(game, Event("state", unit, state=1)) == '"Guard" is rested'
    assert sentence(game, Event("face", unit, up=0)) == '"Guard" is turned face down'


def test_a_log_has_the_paragraph_of_each_line(game: Game) -> None:
    log = Log(decisions=True)
    driver = Driver(game)
    game.observer = Watchers(driver.trace, log)
    driver.take('attack "Guard" -> "Wolf"')
    assert [(line.text, line.rule) for line in log.lines] == [
        ('Player 1: attack "Guard" -> "Wolf"', "SKIRMISH 2.5"),
        ('"Guard" is rested', "SKIRMISH 3.1"),
        ('"Guard" attacks "Wolf"', "SKIRMISH 3.1"),
        ('"Wolf" takes 1 damage', "SKIRMISH 3.3"),
        ('"Guard" takes 2 damage', "SKIRMISH 3.3"),
    ]
    assert driver.trace.taken == ['attack "Guard" -> "Wolf"']


def test_decisions_of_the_other_player_are_not_told(game: Game) -> None:
    told: list[Line] = []
    log = Log(viewer=1, decisions=True, out=told.append)
    driver = Driver(game)
    game.observer = log
    driver.take('play "Wolf"')
    assert told[0].text == 'Player 1 plays "Wolf"'
    assert not [line for line in log.lines if line.kind == "decision"]


def test_render_counts_equal_lines_and_tells_turns(game: Game) -> None:
    line = Line("Player 1 draws a card", "SKIRMISH 2.3", 3, 0, "move")
    log = Log()
    game.outcome = Outcome(0, "no card", "SKIRMISH 4")
    log.finish(game)
    assert render([line, line, line, line._replace(turn=4, active=1), *log.lines]) == [
        "-- turn 3: Player 1 --",
        "  Player 1 draws a card (x3)  [SKIRMISH 2.3]",
        "-- turn 4: Player 2 --",
        "  Player 1 draws a card  [SKIRMISH 2.3]",
        "-- turn 3: Player 1 --",
        "  Player 1 wins: no card  [SKIRMISH 4]",
    ]


def test_a_choice_of_several_is_asked_by_the_paragraph_that_wants_it(game: Game) -> None:
    """Glue has no number of its own."""
    push(game, "nb.choose", Pick(0, "choose", "which", game.zone("hero", 0) + game.zone("hero", 1), 1, 1))
    driver = Driver(game)
    assert driver.decision is not None
    assert driver.decision.rule == "SKIRMISH 2.5"
    goto(game, game.frames[0], "nb.again")
    assert rule_now(game) == "SKIRMISH 2"
