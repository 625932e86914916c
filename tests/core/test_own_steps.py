"""Steps of a player's own that may be left out, and what the view leaves out so that nobody can tell."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.flow import choose
from ludex.core.flow.api import advance
from ludex.core.flow.decisions import DONE, NO, OWN_STEPS, VEILED, YES, Decision, Option, step
from ludex.core.flow.forced import FORCED
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving.resolving import resolve
from ludex.core.sight.view import SPECTATOR, view
from tests.core.skirmish import board, unit

RAT = unit("Rat", 1, 1, 1)


def test_a_step_without_an_option_is_asked_where_own_steps_are_offered() -> None:
    game = board(RAT)
    for game.windows in (0, 1):
        assert step(game, 0, "search", [], DONE) is None
    game.windows = OWN_STEPS
    empty = step(game, 0, "search", [], DONE)
    assert empty is not None and empty.options == [DONE] and empty.window and empty.own
    some = step(game, 0, "search", [Option("find", (1,))], DONE)
    assert some is not None and some.options == [Option("find", (1,)), DONE] and some.own


def searching(name: str, windows: int) -> Game:
    """A game in which player 0 searches the deck for a card of that name."""
    game = board(RAT)
    game.windows = windows
    game.decision = None
    find = t.Search("found", 1, t.Word("name", name), "deck")
    resolve(game, (find,), Ctx(game.zone("field", 0)[0], 0))
    advance(game)
    return game


def test_a_search_that_finds_nothing_is_asked_like_one_that_finds() -> None:
    for windows, asked in ((0, False), (1, False), (OWN_STEPS, True)):
        decision = searching("No such card", windows).decision
        assert decision is not None and (decision.own and decision.options == [DONE]) is asked


def test_nobody_is_told_how_long_nobody_had_a_choice() -> None:
    game = board(RAT)
    game.memory[FORCED] = 3
    for viewer in (0, 1, SPECTATOR):
        assert FORCED not in view(game, viewer)["memory"]


CAT = unit("Cat", 1, 1, 1)
DOG = unit("Dog", 1, 1, 1)


def choosing(windows: int, *hand: Card, may: bool = False) -> Decision | None:
    """What player 0 is asked who must, or may, discard a Rat."""
    game = board(RAT, hand=hand)
    game.windows = windows
    what = t.Zone(("hand",)) & t.YOURS & t.Word("name", "Rat")
    discard = (t.Choose("d", 1, what, fully=True), t.Move(t.Ref("d"), "grave", "discard"))
    resolve(game, (t.May(discard, name="may"),) if may else discard, Ctx(game.zone("field", 0)[0], 0))
    return advance(game)


def test_a_choice_of_one_among_unseen_cards_is_asked_where_people_play() -> None:
    for windows, asked in ((0, False), (OWN_STEPS, False), (VEILED, True)):
        decision = choosing(windows, RAT, CAT)
        assert decision is not None and (decision.veiled and len(decision.options) == 1) is asked
    only = choosing(VEILED, RAT)
    assert only is not None and not only.veiled, "everybody knows that the only card of a hand is chosen"


def test_equal_cards_are_a_choice_for_others() -> None:
    for hand in ((RAT, RAT), (RAT, RAT, CAT)):
        decision = choosing(VEILED, *hand)
        assert decision is not None and decision.veiled and len(decision.options) == 1


def test_whether_somebody_may_is_asked_also_if_they_cannot() -> None:
    for windows, asked in ((0, False), (OWN_STEPS, False), (VEILED, True)):
        decision = choosing(windows, CAT, DOG, may=True)
        assert decision is not None and (decision.own and decision.options == [NO]) is asked
    able, bare = choosing(VEILED, RAT, CAT, may=True), choosing(VEILED, may=True)
    assert able is not None and able.own and able.options == [YES, NO]
    assert bare is not None and not bare.own, "without a hand everybody knows that there is no Rat"


def test_a_secret_choice_is_asked_with_one_candidate_and_without() -> None:
    for count, options in ((1, ["take"]), (0, ["done"])):
        for windows, asked in ((0, False), (OWN_STEPS, False), (VEILED, True)):
            game = board(RAT, hand=(CAT, DOG))
            game.windows = windows
            choose.choose(game, 0, "take", game.zone("hand", 0)[:count], 1, 1, secret=True)
            decision = advance(game)
            assert decision is not None
            assert (decision.own and [option.verb for option in decision.options] == options) is asked
