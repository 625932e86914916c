"""Runs a game: `advance` runs to the next decision, `decide` takes an option, `rule_now` is the running paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow import forced
from ludex.core.flow.decisions import Decision, NotOffered, Option, answer
from ludex.core.position import caches

if TYPE_CHECKING:
    from ludex.core.flow.frames import Frame, Step
    from ludex.core.position.game import Game


MAX_STEPS: Final = 50_000
"""`advance` raises RuntimeError when this many steps ran without a decision."""


NOWHERE: Final[frozenset[str]] = frozenset()


def _still_counting(game: Game, cite: str, counted: int) -> int:
    """The number of forced abilities in a row, which has to be more than `counted` after `MAX_STEPS` steps without a
    decision: then it is a loop, which ends when there were enough of them (`happening.loops`)."""
    forced_now = game.memory.get(forced.FORCED, 0)
    if forced_now <= counted:
        raise RuntimeError(f"{cite}: no decision for {MAX_STEPS} steps")
    return forced_now


def advance(game: Game, show_forced: bool = False, rests: frozenset[str] = NOWHERE, turn: int = 0) -> Decision | None:
    """Run the game until a player must decide, and return that decision; None: the game is over.

    A decision with a single option is taken at once, unless `show_forced`, at a window (`Game.windows`), or where a
    player ends the turn with it (`Game.lingers`). If `rests` is given, `advance` also stops, and returns None, before
    it lists the options of a step that cites one of these paragraphs, from turn `turn` on.
    """
    if game.decision is not None:
        waits = game.decision.window or game.decision.ending
        if len(game.decision.options) > 1 or show_forced or waits:
            return game.decision
        game.frames[-1].answer = answer(game, game.decision, game.decision.options[0])
        game.decision = None
    if not game.frames:
        return None
    frames = game.frames
    procedures = game.book.procedures
    steps = counted = 0
    resting = bool(rests)
    while frames and game.outcome is None:
        frame = frames[-1]
        rules = frame.rules
        if rules is None:
            rules = frame.rules = procedures[frame.proc]
        pc = frame.pc
        if pc >= rules.size:
            frames.pop()
            if rules.phase:
                caches.phase_changed(game)
            continue
        step = rules.steps[pc]
        if step.ask is not None and frame.answer is None:
            if resting and game.turn >= turn and step.cite in rests:
                return None
            decision = step.ask(game, frame)
            if decision is not None:
                if len(decision.options) == 1 and not (show_forced or decision.window or decision.ending):
                    frame.answer = answer(game, decision, decision.options[0])
                else:
                    if not decision.options:
                        raise RuntimeError(f"{step.cite}: nothing is offered")
                    if not decision.rule:
                        decision.rule = asked_by(game, frame, step)
                    game.decision = decision
                    return decision
        if game.observer is not None:
            game.observer.step(game, step.cite)
        steps += 1
        if steps > MAX_STEPS:
            counted, steps = _still_counting(game, step.cite, counted), 0
        frame.pc = pc + 1
        frame.ran = pc
        target = step.do(game, frame)
        frame.answer = None
        if target is not None:
            frame.pc = rules.at[target]
    return None


def decide(game: Game, option: Option | int) -> None:
    """Take one of the offered options, given itself or by its index. Anything else raises `NotOffered` and changes
    nothing."""
    decision = game.decision
    if decision is None:
        raise NotOffered("there is nothing to decide")
    if isinstance(option, int) and not isinstance(option, bool):
        if not 0 <= option < len(decision.options):
            raise NotOffered(f"option {option} of {len(decision.options)} was not offered")
        option = decision.options[option]
    elif isinstance(option, bool) or option not in decision.options:
        raise NotOffered(f"{option!r} was not offered at {decision.rule}")
    if game.observer is not None:
        game.observer.decided(game, decision, option)
    game.decision = None
    game.frames[-1].answer = answer(game, decision, option)
    if len(decision.options) > 1:
        forced.decided(game, decision.player)


def rule_now(game: Game) -> str:
    """The innermost running paragraph, which answers "why?"; "": none. A step without a number (`nb.`) in a numbered
    procedure counts as the procedure's paragraph."""
    for frame in reversed(game.frames):
        rules = game.book.procedures[frame.proc]
        cite = rules.steps[frame.ran if frame.ran >= 0 else min(frame.pc, rules.size - 1)].cite
        if not cite.startswith("nb."):
            return cite
        if not frame.proc.startswith("nb."):
            return frame.proc
    return ""


def asked_by(game: Game, frame: Frame, step: Step) -> str:
    """The paragraph that asks for the decision of this step. For a procedure without a number (`nb.choose`, ...), it is
    the paragraph that called it."""
    if not step.cite.startswith("nb."):
        return step.cite
    return rule_now(game) if frame.proc.startswith("nb.") else frame.proc
