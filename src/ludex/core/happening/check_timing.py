"""The parts of check timing: rule processes first, then waiting abilities one by one. Each book puts the parts into a
procedure of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.core.flow.api import advance
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, StepArgs
from ludex.core.flow.play import Play
from ludex.core.happening import loops, triggers
from ludex.core.happening.triggers import left_after_play
from ludex.core.position.game import Ctx, Outcome, Pending
from ludex.core.tree import THEY, Automatic, CameFrom, CausedBy, Do, EventAmount, Named, walk
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.position.game import Game

ACTIVE: Final = 0
"""For `play_one_pending`: the active player."""
NON_ACTIVE: Final = 1
"""For `play_one_pending`: the other player."""

Process = Callable[["Game"], bool]
"""A rule process: applies a rule if it has to be applied, and returns whether it did anything."""


def until_none_left(*processes: Process) -> Callable[[Game, Frame], str | None]:
    """The `do` of a step that runs the rule processes, again and again, until none of them does anything. When a
    process pushes a frame (because it must ask), the step runs once more after that frame.

    One call of a process must do everything that the rules do simultaneously.
    """

    def do(game: Game, frame: Frame) -> str | None:
        depth = len(game.frames)
        again = True
        while again and game.outcome is None:
            again = False
            for process in processes:
                if process(game):
                    again = True
                if len(game.frames) > depth:
                    frame.pc -= 1
                    return None
        return None

    return do


def waiting(game: Game, player: int) -> list[Pending]:
    """The waiting abilities that the player controls."""
    return [pending for pending in game.pending if pending.controller == player]


EVENT_WORDS: Final = frozenset(("it", "other", "became", THEY))
"""The names by which a tree refers to the objects and the player of the event."""
EVENT_NODES: Final = (EventAmount, CameFrom, CausedBy, Do, Named)
"""The nodes that read the event, or may: `Do` and `Named` run functions of the game."""


def _speaks_of_event(ability: Automatic, about: None) -> bool:
    does = (ability.targets, ability.modes, ability.cost, ability.do, ability.cond)
    return walk.has_kind(EVENT_NODES, does) or not EVENT_WORDS.isdisjoint(walk.strings(does))


SPEAKS_OF_EVENT: Final[Memo[Automatic, None, bool]] = Memo(_speaks_of_event)
"""Whether what an ability does refers to the event that triggered it."""


def _alike(game: Game, pending: Pending) -> object:
    """A key that is equal for waiting abilities with the same effect: only one of them is offered."""
    event = pending.event
    late = pending.ability.keyword in game.book.triggers.asked_late
    if event is None or (not late and not SPEAKS_OF_EVENT.of(pending.ability, None)):
        return (pending.ability, pending.source, pending.bound)
    return (pending.ability, pending.source, pending.bound, event.fields())


def _player(game: Game, who: int) -> int:
    return game.active if who == ACTIVE else 1 - game.active


def play_one_pending(who: int, proc: str, back_to: str) -> StepArgs:
    """A step in which a player (`who`: `ACTIVE` or `NON_ACTIVE`) chooses one of their waiting abilities and plays it
    with the procedure `proc`; the step `back_to` follows. If none waits, the step does nothing."""

    def ask(game: Game, frame: Frame) -> Decision | None:
        if not game.pending:
            return None
        player = _player(game, who)
        book = game.book
        mine = waiting(game, player)
        options: list[Option] = []
        seen: list[object] = []
        for i, pending in enumerate(mine):
            key = _alike(game, pending)
            if key not in seen:
                seen.append(key)
                options.append(Option("resolve", (pending.source,), i, pending.ability.keyword))
                if book.triggers.lets_go is not None and book.triggers.lets_go(game, pending):
                    options.append(Option("let go", (pending.source,), i, pending.ability.keyword))
        return Decision(player, "choose a waiting ability", options) if options else None

    def do(game: Game, frame: Frame) -> str | None:
        if frame.answer is None:
            return None
        pending = waiting(game, _player(game, who))[frame.answer.n]
        if frame.answer.verb == "let go":
            game.pending = tuple(p for p in game.pending if p is not pending)
            return back_to
        take(game, pending, proc)
        return None if game.outcome is not None else back_to

    return {"do": do, "ask": ask}


def take(game: Game, pending: Pending, proc: str) -> None:
    """Remove one waiting ability from `Game.pending` and play it with the procedure `proc`. If that closes a loop that
    nobody can stop, the game ends in a draw instead."""
    game.pending = tuple(one for p in game.pending for one in (left_after_play(p) if p is pending else (p,)))
    if loops.forced_loop(game):
        game.outcome = Outcome(-1, "a loop that nobody can stop", game.book.ends.loop_rule)
        return
    ctx = Ctx(pending.source, pending.controller, pending.bound, pending.event, pending.number)
    game.frames.append(Frame(proc, 0, Play(pending.source, pending.ability, ctx)))


def idle(game: Game, proc: str, local: object = None) -> bool:
    """Whether the procedure, run now, would ask nobody and change nothing. `game` must be a clone that waits for a
    decision; it is changed, because `idle` runs the procedure to find out."""
    before = game.clone()
    game.decision = None
    game.frames.append(Frame(proc, 0, local))
    asked = advance(game, show_forced=True)
    known = before.decision
    return asked is not None and known is not None and asked.options == known.options and game == before


def check_states(game: Game) -> bool:
    """`triggers.check_states` as a rule process. Returns False always: it does not start another round."""
    triggers.check_states(game)
    return False
