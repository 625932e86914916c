"""Procedures and frames. A `Procedure` is a table of numbered steps; a `Frame` is one running procedure. A paused game
is a stack of frames (`Game.frames`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypedDict, TypeVar

from ludex.compiling import mypyc_attr
from ludex.core.flow.decisions import Decision, Option
from ludex.core.position import caches

if TYPE_CHECKING:
    from ludex.core.position.game import Game

END: Final = "end"
"""The step number that means: leave the procedure."""

DoFn = Callable[["Game", "Frame"], str | None]
AskFn = Callable[["Game", "Frame"], Decision | None]


Local = TypeVar("Local")


@mypyc_attr(free_list_len=1)
class Frame:
    """One running procedure."""

    __slots__ = ("answer", "local", "pc", "proc", "ran", "result", "rules")

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
        """The id of the procedure."""
        self.pc = pc
        """The index of the step to run next."""
        self.local = local
        """The locals of the procedure: one frozen record, replaced as a whole; None: it has none."""
        self.answer = answer
        """The option that the player took at this step; None: nothing was asked."""
        self.result = result
        """The picks that a choice (`nb.choose`) returned to this frame; None: none."""
        self.ran = ran
        """The index of the step that ran last; -1: none yet. Only for explanations: `fields` leaves it out."""
        self.rules: Procedure | None = None
        """Cache of `advance`: the procedure, which never changes; None: not looked up. `fields` leaves it out."""

    def copy(self) -> Frame:
        return Frame(self.proc, self.pc, self.local, self.answer, self.result, self.ran)

    def locals(self, kind: type[Local]) -> Local:
        """`local`, checked to be of this class."""
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
    """One numbered step of a procedure. `ask` returns the decision to offer; None: nothing to decide. `do` then runs,
    with the option taken in `frame.answer`.

    `do` may push frames. It returns the number of the step to go to next; None: the following one. `cite` is the
    step's number with the tag of the rulebook.
    """

    __slots__ = ("ask", "cite", "do", "rule")

    def __init__(self, rule: str, do: DoFn, ask: AskFn | None = None) -> None:
        self.rule = rule
        self.do = do
        self.ask = ask
        self.cite = rule


class Procedure:
    """A table of steps with the rulebook's numbers. `__init__` checks that they are in the rulebook's order."""

    __slots__ = ("at", "id", "phase", "size", "steps", "tag", "title")

    def __init__(self, id: str, title: str, steps: tuple[Step, ...], ordered: bool = True) -> None:
        self.id = id
        self.title = title
        self.steps = steps
        self.size = len(steps)
        self.phase = False
        """Whether it is a phase (`Book.phases`): what is `During` it changes when it begins or ends."""
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
    """A sort key for rule numbers."""
    return [(int(n), "") if n else (0, word) for n, word in re.findall(r"(\d+)|([a-z]+)", rule)]


def procedure(id: str, title: str, *steps: Step) -> Procedure:
    """A procedure. Its id is a citation (`TAG 1.2`), or `nb.NAME` for glue that no paragraph states."""
    return Procedure(id, title, steps)


def nothing(game: Game, frame: Frame) -> str | None:
    """The `do` of a step that needs no code, because its paragraph only marks a place in the order."""
    return None


def call(proc: str, then: str | None = None, local: object = None) -> DoFn:
    """The `do` of a step that runs the procedure `proc`, and then goes to the step `then` (None: the following one)."""

    def do(game: Game, frame: Frame) -> str | None:
        push(game, proc, local)
        return then

    return do


def push(game: Game, proc: str, local: object = None) -> None:
    """Run a procedure next: push a frame for it."""
    frame = Frame(proc, 0, local)
    frame.rules = rules = game.book.procedures[proc]
    game.frames.append(frame)
    if rules.phase:
        caches.phase_changed(game)  # `During` has another answer now


def leave(game: Game, proc: str) -> Frame:
    """Drop every frame above the innermost frame of `proc`, and return that frame: ends the procedures it called."""
    while game.frames[-1].proc != proc:
        game.frames.pop()
    return game.frames[-1]


def stay(frame: Frame) -> None:
    """Run this step once more, because it has more to ask."""
    frame.pc -= 1


def goto(game: Game, frame: Frame, rule: str) -> None:
    """Make the step with this number the next one of the frame."""
    frame.pc = game.book.procedures[frame.proc].at[rule]


def inside(game: Game, proc: str) -> bool:
    """Whether any frame on the stack runs the procedure."""
    return any(frame.proc == proc for frame in game.frames)


def frame_of(game: Game, proc: str) -> Frame | None:
    """The innermost frame that runs the procedure; None: it is not running."""
    for frame in reversed(game.frames):
        if frame.proc == proc:
            return frame
    return None


class StepArgs(TypedDict):
    """The keyword arguments of `Step(rule, **args)`."""

    do: DoFn
    ask: AskFn | None
