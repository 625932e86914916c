"""SVE chapter 15: what the main phase remembers of its actions, and the actions that may not be repeated.

An action is an activated ability together with what its player decides while playing it: options, additional costs, X,
targets, shares. RULING-SVE-045"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.api import advance
from ludex.core.flow.decisions import Decision, Option, answer
from ludex.core.flow.frames import AskFn, DoFn, Frame, Procedure
from ludex.core.happening import loops
from ludex.core.position.records import Record, record

if TYPE_CHECKING:
    from ludex.core.position.game import Game

Action = tuple[str, tuple[int, ...], int]
"""An action of the main phase: verb, cards, number."""
Deed = tuple[str, tuple[int, ...], int, str]
"""An option as it is recognised in an equal position: verb, places of its cards, number, word."""

NOT_NOTED: Final = (0, 0)
MAIN_PHASE: Final = "SVE 7.3"


class Cycle(Record):
    """What the main phase remembers to find cycles: `done`, the last repeatable actions; `before`, the position before
    the last one; `idle`, actions that changed nothing; `sequence` and `left`, the declared rounds and how many of
    their actions remain; `free`, how many of these actions the opponent lets pass; `chosen`, the running action so far,
    with what was decided while playing it; `tries`, whether the position is a copy in which an option is tried."""

    __slots__ = ("before", "chosen", "done", "free", "idle", "left", "sequence", "tries")

    def __init__(
        self,
        done: tuple[Action, ...] = (),
        before: tuple[int, int] = NOT_NOTED,
        idle: tuple[tuple[Deed, ...], ...] = (),
        sequence: tuple[Action, ...] = (),
        left: int = 0,
        free: int = 0,
        chosen: tuple[Deed, ...] = (),
        tries: bool = False,
    ) -> None:
        self.done = done
        self.before = before
        self.idle = idle
        self.sequence = sequence
        self.left = left
        self.free = free
        self.chosen = chosen
        self.tries = tries

    def fields(self) -> tuple[object, ...]:
        return (self.done, self.before, self.idle, self.sequence, self.left, self.free, self.chosen, self.tries)

    def noted(self, before: tuple[int, int], idle: tuple[tuple[Deed, ...], ...]) -> Cycle:
        return Cycle(self.done, before, idle, self.sequence, self.left, self.free)

    def declared(self, sequence: tuple[Action, ...], left: int, free: int) -> Cycle:
        return Cycle(self.done, self.before, self.idle, sequence, left, free, self.chosen)

    def choosing(self, chosen: tuple[Deed, ...], tries: bool) -> Cycle:
        return Cycle(self.done, self.before, self.idle, self.sequence, self.left, self.free, chosen, tries)


record(Cycle)


class Announced(Exception):
    """In a copy: all has been decided about the action that is tried. `fresh`: it may be performed."""

    def __init__(self, fresh: bool) -> None:
        super().__init__()
        self.fresh = fresh


def deed_of(game: Game, option: Option) -> Deed:
    return (option.verb, loops.places(game, option.cards), option.n, option.word)


def announcing(playing: Procedure, deciding: tuple[str, ...], paying: str) -> Procedure:
    """The procedure of playing, which notes what is decided at the steps `deciding`, and leaves out there what would
    only repeat an action that changed nothing. It has all been decided at the step `paying`."""
    for step in playing.steps:
        if step.rule in deciding:
            step.do = _noting(step.do)
            if step.ask is not None:
                step.ask = _leaving_out(step.ask)
        elif step.rule == paying:
            step.do = _announced(step.do)
    return playing


def _running(game: Game, frame: Frame) -> Frame | None:
    """The frame of the main phase, if the ability that is being played is its action; None: it is not."""
    frames = game.frames
    if len(frames) < 2 or frames[-1] is not frame or frames[-2].proc != MAIN_PHASE:
        return None
    cycle = frames[-2].local
    return frames[-2] if isinstance(cycle, Cycle) and cycle.before != NOT_NOTED else None


def _noting(do: DoFn) -> DoFn:
    def note(game: Game, frame: Frame) -> str | None:
        main = _running(game, frame) if frame.answer is not None else None
        if main is not None and frame.answer is not None:
            cycle = main.locals(Cycle)
            main.local = cycle.choosing((*cycle.chosen, deed_of(game, frame.answer)), cycle.tries)
        return do(game, frame)

    return note


def _leaving_out(ask: AskFn) -> AskFn:
    """[SVE 15.2.1.2] The question without the options that only lead to what changed nothing."""

    def leave_out(game: Game, frame: Frame) -> Decision | None:
        decision = ask(game, frame)
        main = _running(game, frame) if decision is not None else None
        if decision is None or main is None:
            return decision
        cycle = main.locals(Cycle)
        if any(path[: len(cycle.chosen)] == cycle.chosen for path in cycle.idle):
            decision.options = [option for option in decision.options if _leads_on(game, decision, option)]
            if not decision.options:
                raise Announced(False)
        return decision

    return leave_out


def _announced(pay: DoFn) -> DoFn:
    def announce(game: Game, frame: Frame) -> str | None:
        main = _running(game, frame)
        if main is not None:
            cycle = main.locals(Cycle)
            if cycle.tries:
                raise Announced(cycle.chosen not in cycle.idle)
        return pay(game, frame)

    return announce


def _leads_on(game: Game, decision: Decision, option: Option) -> bool:
    """Whether the option leads to an action that may be performed."""
    copy = game.clone()
    copy.decision = None
    main = copy.frames[-2]
    cycle = main.locals(Cycle)
    main.local = cycle.choosing(cycle.chosen, True)
    copy.frames[-1].answer = answer(copy, decision, option)
    return fresh(copy)


def fresh(copy: Game) -> bool:
    """Whether the action that the copy tries leads to one that may be performed: at the next question, or when all has
    been decided."""
    try:
        advance(copy)
    except Announced as end:
        return end.fresh
    return True
