"""SVE chapter 15: counters, and perpetual cycles.

An object stores its counters as numbers by name: [SVE 15.1.2.2] [SVE 15.1.3] [SVE 15.1.4] core:_counter.
A forced cycle is a draw: [SVE 15.2.1.3] core:forced_loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, push
from ludex.core.happening import events, loops
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.games.sve import c12_evolve_and_quick as c12
from ludex.games.sve.c10_playing_and_resolving import play_ability
from ludex.games.sve.c15_repeating import NOT_NOTED, Action, Announced, Cycle, deed_of, fresh

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.tree import Do

# --- 15.1 counters -----------------------------------------------------------------------------------------------


def move_stack(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 13.3.2.2] Moves all stack counters of the ability's card to the other card."""
    source = game.objects.get(ctx.source)
    if source is None or not ids:
        return
    n = source.counter("stack")
    events.perform(game, Event("counter", source.id, n=-n, word="stack"), Event("counter", ids[0], n=n, word="stack"))


def bury_empty(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 13.3.3.2] Puts an amulet without stack counters into the cemetery as part of the cost."""
    empty = [id for id in ids if not game.objects[id].counter("stack")]
    events.perform(game, *(events.moving(game, id, "cemetery") for id in empty))


VERBS: Final[dict[str, Verb]] = {
    "move stack": Verb("SVE 13.3.2", move_stack),
    "bury empty": Verb("SVE 13.3.3", bury_empty),
}


# --- 15.2 perpetual cycles ---------------------------------------------------------------------------------------

COUNTS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 10, 20, 50, 100)
LONGEST: Final = 4
ROUNDS: Final = 3
"""After this number of equal rounds in a row, the game offers to repeat them as a perpetual cycle."""


def action_of(option: Option) -> Action:
    return (option.verb, option.cards, option.n)


def note_action(game: Game, frame: Frame, option: Option) -> None:
    """Records an action before it is carried out. Only abilities and attacks can leave the position unchanged."""
    cycle = frame.local if isinstance(frame.local, Cycle) else None
    if option.verb not in ("use", "attack", "attack leader"):
        if cycle is not None:
            frame.local = None
        return
    before = (loops.outline(game), loops.position_key(game, running=False)) if option.verb == "use" else NOT_NOTED
    chosen = (deed_of(game, option),)
    if cycle is None:
        frame.local = Cycle((action_of(option),), before, chosen=chosen)
        return
    done = (*cycle.done[-LONGEST * ROUNDS :], action_of(option))
    idle = cycle.idle if option.verb == "use" else ()  # an attack engages the attacker
    frame.local = Cycle(done, before, idle, cycle.sequence, cycle.left, cycle.free, chosen)


def watch(game: Game, frame: Frame) -> str | None:
    """[SVE 15.2.1.2] An action that left the position unchanged may not be repeated until something changes."""
    cycle = frame.local
    if isinstance(cycle, Cycle) and cycle.free and not cycle.left:
        frame.local = cycle = cycle.declared(cycle.sequence, cycle.left, 0)
    if isinstance(cycle, Cycle) and cycle.before != NOT_NOTED:
        outline, key = cycle.before
        same = loops.outline(game) == outline and loops.position_key(game, running=False) == key
        frame.local = cycle.noted(NOT_NOTED, (*cycle.idle, cycle.chosen) if same else ())
    return "7.3.3"


def allowed(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    """[SVE 15.2.1] The options without the actions that changed nothing [SVE 15.2.1.2], plus the offer to repeat a
    round that keeps recurring."""
    cycle = frame.local
    if not isinstance(cycle, Cycle):
        return options
    if cycle.tries:
        raise Announced(True)
    if cycle.idle:
        begun = {path[0] for path in cycle.idle}
        options = [option for option in options if deed_of(game, option) not in begun or _tried(game, cycle, option)]
    length = round_length(cycle.done)
    if length and any(action_of(option) == cycle.done[-length] for option in options):
        options.append(Option("repeat", (), length))
    return options


def _tried(game: Game, cycle: Cycle, option: Option) -> bool:
    """Whether an ability that changed nothing can be used in another way."""
    copy = game.clone()
    copy.decision = None
    copy.frames[-1].local = Cycle(before=BEGUN, idle=cycle.idle, chosen=(deed_of(game, option),), tries=True)
    play_ability(copy, option.cards[0], option.n, copy.active)
    return fresh(copy)


BEGUN: Final = (1, 1)
"""`Cycle.before` of an action that is tried: what the position was before it makes no difference."""


def round_length(done: tuple[Action, ...]) -> int:
    """The number of actions in a round that was done `ROUNDS` times in a row; 0: there is none."""
    for length in range(1, LONGEST + 1):
        if len(done) >= length * ROUNDS:
            tail = done[-length:]
            if all(done[-length * (i + 1) : len(done) - length * i] == tail for i in range(ROUNDS)):
                return length
    return 0


def next_declared(frame: Frame) -> Action | None:
    cycle = frame.local
    if isinstance(cycle, Cycle) and cycle.left:
        return cycle.sequence[-(cycle.left % len(cycle.sequence)) or 0]
    return None


def carry_on(frame: Frame) -> None:
    """Counts one of the declared actions as done."""
    cycle = frame.local
    assert isinstance(cycle, Cycle)
    frame.local = cycle.declared(cycle.sequence, cycle.left - 1, max(0, cycle.free - 1))


def stop_declared(frame: Frame) -> None:
    cycle = frame.local
    assert isinstance(cycle, Cycle)
    frame.local = cycle.declared((), 0, 0)


def ask_quick(game: Game, frame: Frame) -> Decision | None:
    """The question of a Quick window; nobody is asked within rounds that the opponent allowed."""
    main = frame_of(game, "SVE 7.3")
    if main is not None and isinstance(main.local, Cycle) and main.local.free:
        return None
    return c12.ask_quick(game, frame)


@record
class Proposal(NamedTuple):
    length: int
    times: int = 0


def propose(game: Game, length: int) -> None:
    push(game, "SVE 15.2", Proposal(length))


def _ask_times(game: Game, frame: Frame) -> Decision:
    return Decision(game.active, "how often?", [Option("name", (), n, str(n)) for n in COUNTS])


def _declare(game: Game, frame: Frame) -> str | None:
    """[SVE 15.2.1.1] The active player says how often to repeat the sequence."""
    assert isinstance(frame.local, Proposal) and frame.answer is not None
    frame.local = frame.local._replace(times=frame.answer.n)
    return None


def _ask_other(game: Game, frame: Frame) -> Decision | None:
    """Asks the opponent only if they could break in: the round contains an attack and they have a Quick play."""
    local = frame.locals(Proposal)
    main = frame_of(game, "SVE 7.3")
    assert main is not None and isinstance(main.local, Cycle)
    attack = any(verb != "use" for verb, _, _ in main.local.done[-local.length :])
    if not attack or not c12.quick_options(game, 1 - game.active):
        return None
    options = [Option("allow", (), local.times)]
    options += [Option("break", (), n) for n in (0, *COUNTS) if n < local.times]
    return Decision(1 - game.active, "let it be done so often?", options)


def _settle(game: Game, frame: Frame) -> str | None:
    """[SVE 15.2.1.1] The opponent allows all rounds, or breaks in after fewer."""
    local = frame.locals(Proposal)
    main = frame_of(game, "SVE 7.3")
    assert main is not None and isinstance(main.local, Cycle)
    free = frame.answer.n if frame.answer is not None else local.times
    cycle = main.local
    sequence = cycle.done[-local.length :]
    left = local.times * local.length
    main.local = Cycle((), cycle.before, cycle.idle, sequence, left, free * local.length + 1)
    return None


CYCLES = procedure(
    "SVE 15.2",
    "Perpetual cycle",
    Step("15.2.1.1", _declare, ask=_ask_times),
    Step("nb.answer", _settle, ask=_ask_other),
)
