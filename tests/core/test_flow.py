"""Frames, decisions, clones, JSON: positions are data."""

from __future__ import annotations

import json
import random

import pytest

from ludex.core import tree as t
from ludex.core.flow import choose
from ludex.core.flow.api import advance, decide, rule_now
from ludex.core.flow.decisions import NotOffered, Option, texts
from ludex.core.flow.frames import Frame, Step, nothing, procedure
from ludex.core.machine import concede, fingerprint, from_json, to_json
from ludex.core.position.game import Game
from ludex.core.sight import view
from ludex.testing.driver import Driver, NoSuchOption
from tests.core.skirmish import board, spell, start, unit

WOLF = unit("Wolf", 1, 2, 1)
BEAR = unit("Bear", 3, 3, 4)
SCOUT = unit(
    "Scout", 2, 1, 2,
    t.Automatic(
        t.When("move", t.SELF, dst=("field",)),
        targets=(t.Choose("t", 1, t.ENEMY & t.Zone(("field",))),),
        do=(t.Damage(t.Ref("t"), 2), t.Draw(1)),
    ),
)  # fmt: skip
NEST = unit(
    "Nest",
    2,
    1,
    1,
    t.Automatic(t.When("move", t.SELF, src=("field",), dst=("grave",)), do=(t.Create("rat", 2, "field"),)),
)
LORD = unit("Lord", 3, 2, 2, t.Passive((t.Modify(t.YOURS & t.Zone(("field",)) & ~t.SELF, "power", "+", 1),)))
BOLT = spell("Bolt", 1, t.Spell(targets=(t.Choose("t", 1, t.ENEMY),), do=(t.Damage(t.Ref("t"), 3),)))
DECK = [WOLF, BEAR, SCOUT, NEST, LORD, BOLT] * 4


def random_game(seed: int, steps: int = 10_000) -> Game:
    chance = random.Random(seed)
    game = start(DECK, DECK, seed)
    for _ in range(steps):
        decision = advance(game)
        if decision is None:
            break
        decide(game, chance.randrange(len(decision.options)))
    return game


@pytest.mark.parametrize("seed", range(5))
def test_random_games_end_and_every_position_is_data(seed: int) -> None:
    chance = random.Random(seed)
    game = start(DECK, DECK, seed)
    while (decision := advance(game)) is not None:
        copy = game.clone()
        assert copy == game
        again = from_json(json.loads(json.dumps(to_json(game))))
        assert again == game
        assert fingerprint(again) == fingerprint(game)
        later = advance(again)
        assert later is not None
        assert later.options == decision.options
        before = fingerprint(game)
        decide(copy, 0)
        advance(copy)
        assert fingerprint(game) == before
        decide(game, chance.randrange(len(decision.options)))
    assert game.outcome is not None


def test_same_seed_and_decisions_give_the_same_game() -> None:
    assert fingerprint(random_game(7)) == fingerprint(random_game(7))
    assert fingerprint(random_game(7)) != fingerprint(random_game(8))


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = board(WOLF, enemy=(BEAR,))
    decision = advance(game)
    assert decision is not None
    before = fingerprint(game)
    for wrong in (Option("attack", (999, 1)), Option("fly"), -1, len(decision.options)):
        with pytest.raises(NotOffered):
            decide(game, wrong)
    assert fingerprint(game) == before
    assert game.decision is decision


def test_deciding_when_nothing_is_asked_is_refused() -> None:
    game = board(WOLF)
    with pytest.raises(NotOffered):
        decide(game, 0)


def test_a_single_option_is_taken_unless_shown() -> None:
    game = board(mana=0)
    game.set_num(0, "patience", 0)
    decision = advance(game.clone(), show_forced=True)
    assert decision is not None
    assert [option.verb for option in decision.options] == ["pass"]
    taken = advance(game)
    assert game.turn > 3 or taken is None


def test_at_rest_it_stops_before_options_are_listed_and_goes_on_from_there() -> None:
    game = board(WOLF, hand=(BEAR,))
    plain = advance(game.clone())
    assert plain is not None
    rests = frozenset({plain.rule})
    early = advance(game, rests=rests, turn=game.turn + 1)
    assert early is not None, "not before that turn"
    assert early.options == plain.options
    decide(game, texts(game, plain).index("end turn"))
    turn = game.turn
    assert advance(game, rests=rests, turn=turn + 1) is None
    assert (game.turn, game.outcome, game.decision) == (turn + 1, None, None)
    later = advance(game, show_forced=True)
    assert later is not None
    assert later.rule == plain.rule
    assert game.turn == turn + 1


def test_equal_options_are_offered_once_and_texts_are_unique() -> None:
    game = board(hand=(WOLF, WOLF, BEAR))
    assert Driver(game).offered == ['play "Wolf"', 'play "Bear"', "wait", "end turn"]
    other = board(WOLF, WOLF, enemy=(WOLF, WOLF))
    decision = advance(other)
    assert decision is not None
    offered = texts(other, decision)
    assert len(set(offered)) == len(offered)
    assert 'attack "Wolf" -> "Hero" #2' in offered


def test_two_equal_cards_are_told_apart_once_something_names_one_of_them() -> None:
    zap = spell(
        "Zap", 0, t.Spell(targets=(t.Choose("t", 1, t.YOURS & t.Zone(("field",))),), do=(t.Damage(t.Ref("t"), 0),))
    )
    game = board(WOLF, WOLF, hand=(zap,))
    assert Driver(game.clone()).take('play "Zap"').game.zone("field", 0) == game.zone("field", 0)
    game.frames[-1].local = game.zone("field", 0)[1]
    assert Driver(game).take('play "Zap"').offered == ['choose "Wolf" #1', 'choose "Wolf" #2']


def test_driver_says_what_is_offered() -> None:
    driver = Driver(board(WOLF))
    with pytest.raises(NoSuchOption, match="not offered"):
        driver.take("dance")
    with pytest.raises(NoSuchOption, match="several"):
        driver.take("/./")


def test_a_table_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="order"):
        procedure("X 1", "wrong", Step("1.2", nothing), Step("1.1", nothing))
    with pytest.raises(ValueError, match="same number"):
        procedure("X 1", "wrong", Step("1.1", nothing), Step("1.1", nothing))


def test_rule_numbers_order_as_books_count() -> None:
    made = procedure(
        "X 9", "ok", Step("9.2", nothing), Step("9.2a", nothing), Step("9.2a-1", nothing), Step("9.10", nothing)
    )
    assert made.at["9.10"] == 3


def test_why_is_the_innermost_paragraph() -> None:
    game = board(WOLF)
    advance(game)
    assert rule_now(game) == "SKIRMISH 2.5"
    game.frames.append(Frame("nb.choose", 0))
    assert rule_now(game) == "SKIRMISH 2.5"


def test_conceding_ends_the_game_at_once() -> None:
    game = board(WOLF)
    advance(game)
    concede(game, 0)
    assert game.outcome is not None
    assert game.outcome.winner == 1
    assert advance(game) is None


def test_a_choice_of_several_is_picked_one_by_one_and_can_be_taken_back() -> None:
    game = board(hand=(WOLF, BEAR, LORD))
    game.frames.append(Frame("SKIRMISH 4", 3))
    choose.choose(game, 0, "choose", game.zone("hand", 0), 1, 2)
    driver = Driver(game)
    assert driver.offered == ['choose "Wolf"', 'choose "Bear"', 'choose "Lord"']
    driver.take('choose "Bear"')
    assert driver.offered == ['choose "Wolf"', 'choose "Lord"', "done"]
    assert choose.take_back(game)
    assert not choose.take_back(game)
    driver.decision = advance(game)
    assert driver.offered == ['choose "Wolf"', 'choose "Bear"', 'choose "Lord"']


def test_a_choice_of_all_is_no_decision_but_an_order_is() -> None:
    game = board(hand=(WOLF, BEAR))
    hand = game.zone("hand", 0)
    game.frames.append(Frame("SKIRMISH 4", 3))
    choose.choose(game, 0, "choose", hand, 2, 2)
    holder = game.frames[-2]
    Driver(game)
    assert holder.result == hand
    ordered = board(hand=(WOLF, BEAR))
    choose.choose(ordered, 0, "choose", ordered.zone("hand", 0), 2, 2, ordered=True)
    assert Driver(ordered).offered == ['choose "Wolf"', 'choose "Bear"']


def test_a_view_hides_what_the_player_may_not_see() -> None:
    game = start(DECK, DECK, 3)
    advance(game)
    mine, theirs, watcher = view.view(game, 0), view.view(game, 1), view.view(game, view.SPECTATOR)
    assert all("name" in card for card in mine["players"][0]["zones"]["hand"])
    assert all(card.get("hidden") for card in theirs["players"][0]["zones"]["hand"])
    assert all(card.get("hidden") for card in watcher["players"][0]["zones"]["hand"])
    assert all(card.get("hidden") for card in mine["players"][0]["zones"]["deck"])
    assert "options" in mine["decision"]
    assert "options" not in theirs["decision"]
    assert "options" not in watcher["decision"]
    shown = view.view(game, view.OPEN)
    assert all("name" in card for player in (0, 1) for card in shown["players"][player]["zones"]["hand"])
    assert all(card.get("hidden") for card in shown["players"][0]["zones"]["deck"])
    assert "options" in shown["decision"]
    json.dumps(mine)


def test_the_phase_is_the_place_the_book_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(WOLF)
    Driver(game)
    monkeypatch.setattr(game.book, "starts", {"main": (("SKIRMISH 2", "2.5"),)})
    assert view.phase(game) == "Turn"
    places = {"stand": "2.1", "draw": "2.3", "main": "2.5"}
    monkeypatch.setattr(game.book, "starts", {name: (("SKIRMISH 2", at),) for name, at in places.items()})
    game.frames[0].ran = game.book.procedures["SKIRMISH 2"].at["2.4"]
    assert view.phase(game) == "draw"
