"""The frame stack: procedures are tables of numbered steps, and a paused game is a stack of rule numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypedDict, TypeVar

from ludex.core.flow.decisions import Decision, Option

if TYPE_CHECKING:
    from ludex.core.position.game import Game

END: Final = "end"

DoFn = Callable[["Game", "Frame"], str | None]
AskFn = Callable[["Game", "Frame"], Decision | None]


Local = TypeVar("Local")


class Frame:
    """One running procedure: which, the step to do next, the answer just given, its locals, what a child returned, and
    the step done last (-1: none yet). The last is only told ("why?"): nothing depends on it."""

    __slots__ = ("answer", "local", "pc", "proc", "ran", "result")

    def __init__(
        self,
        proc: str,
        pc: int = 0,
        local: object = None,
        answer: Option | None = None,
        result: tuple[int, ...] | None = None,
        ran: int = -1,
    ) -> None:
        self.proc = proc
        self.pc = pc
        self.local = local
        self.answer = answer
        self.result = result
        self.ran = ran

    def copy(self) -> Frame:
        return Frame(self.proc, self.pc, self.local, self.answer, self.result, self.ran)

    def locals(self, kind: type[Local]) -> Local:
        """The locals, which are a record of this kind."""
        local = self.local
        assert isinstance(local, kind)
        return local

    def fields(self) -> tuple[object, ...]:
        return (self.proc, self.pc, self.local, self.answer, self.result)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.proc, self.pc))

    def __repr__(self) -> str:
        return f"Frame({self.proc!r}, {self.pc}, {self.local!r})"


class Step:
    """One numbered step. `ask` offers a decision (or None: nothing to decide); `do` then acts on `frame.answer`.

    `do` may push frames; it returns the number of the step to go to next, or None for the one that follows.
    """

    __slots__ = ("ask", "cite", "do", "rule")

    def __init__(self, rule: str, do: DoFn, ask: AskFn | None = None) -> None:
        self.rule = rule
        self.do = do
        self.ask = ask
        self.cite = rule


class Procedure:
    """A table of steps under the book's own numbers, in the book's order (checked here)."""

    __slots__ = ("at", "id", "size", "steps", "tag", "title")

    def __init__(self, id: str, title: str, steps: tuple[Step, ...], ordered: bool = True) -> None:
        self.id = id
        self.title = title
        self.steps = steps
        self.size = len(steps)
        self.at = {step.rule: i for i, step in enumerate(steps)}
        self.tag = id.split(" ", maxsplit=1)[0] if " " in id else ""
        self.at[END] = self.size
        if len(self.at) != self.size + 1:
            raise ValueError(f"{id}: two steps have the same number")
        for step in steps:
            step.cite = f"{self.tag} {step.rule}" if self.tag and not step.rule.startswith("nb.") else step.rule
        numbers = [_order(step.rule) for step in steps if not step.rule.startswith("nb.")]
        if ordered and numbers != sorted(numbers):
            raise ValueError(f"{id}: the steps are not in the book's order")


def _order(rule: str) -> list[tuple[int, str]]:
    return [(int(n), "") if n else (0, word) for n, word in re.findall(r"(\d+)|([a-z]+)", rule)]


def procedure(id: str, title: str, *steps: Step) -> Procedure:
    """A procedure of a book, or (an id without a space, as in `nb.choose`) glue that no paragraph states."""
    return Procedure(id, title, steps)


def nothing(game: Game, frame: Frame) -> str | None:
    """A step that needs no code: the paragraph only marks a place."""
    return None


def call(proc: str, then: str | None = None, local: object = None) -> DoFn:
    """A step that runs another procedure and then goes on, or to the step `then`."""

    def do(game: Game, frame: Frame) -> str | None:
        game.frames.append(Frame(proc, 0, local))
        return then

    return do


def push(game: Game, proc: str, local: object = None) -> None:
    game.frames.append(Frame(proc, 0, local))


def leave(game: Game, proc: str) -> Frame:
    """Drop every frame above the innermost running `proc` and return that frame (an early end of an attack)."""
    while game.frames[-1].proc != proc:
        game.frames.pop()
    return game.frames[-1]


def stay(frame: Frame) -> None:
    """Do this step again (it has more to ask)."""
    frame.pc -= 1


def goto(game: Game, frame: Frame, rule: str) -> None:
    frame.pc = game.book.procedures[frame.proc].at[rule]


def inside(game: Game, proc: str) -> bool:
    """Whether the procedure is running anywhere on the stack."""
    return any(frame.proc == proc for frame in game.frames)


def frame_of(game: Game, proc: str) -> Frame | None:
    """The innermost frame of the procedure, if it is running."""
    for frame in reversed(game.frames):
        if frame.proc == proc:
            return frame
    return None


class StepArgs(TypedDict):
    """What `Step(rule, **args)` takes."""

    do: DoFn
    ask: AskFn | None
