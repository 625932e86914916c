"""Playing a card or an ability: the parts that the books share, to be put under each book's own numbers.

The steps work on a frame whose local is a `Play`. Which of them a book has, and in which order, is the book's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, Decision
from ludex.core.flow.frames import AskFn, DoFn, Frame, stay
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import Record, record
from ludex.core.resolving import choices, paying, resolving
from ludex.core.values import candidates, costs, layers, select, uses

if TYPE_CHECKING:
    from ludex.core.position.game import Game

Playable = t.Activated | t.Automatic | t.Spell


class Play(Record):
    """What is being played: the card (`source`), the ability (None: a card without one), the context, and the choice
    in progress. `n` and `word` are free for the book (a price, where the card came from)."""

    __slots__ = ("ability", "at", "ctx", "n", "picks", "source", "word")

    def __init__(
        self,
        source: int,
        ability: Playable | None,
        ctx: Ctx,
        at: int = 0,
        picks: tuple[int, ...] = (),
        n: int = 0,
        word: str = "",
    ) -> None:
        self.source = source
        self.ability = ability
        self.ctx = ctx
        self.at = at
        self.picks = picks
        self.n = n
        self.word = word

    def fields(self) -> tuple[object, ...]:
        return (self.source, self.ability, self.ctx, self.at, self.picks, self.n, self.word)

    def takes_bound(self, bound: Bound) -> Play:
        return self if bound == self.ctx.bound else self.with_ctx(self.ctx.with_bound(bound))

    def with_ctx(self, ctx: Ctx) -> Play:
        return Play(self.source, self.ability, ctx, self.at, self.picks, self.n, self.word)

    def with_picks(self, picks: tuple[int, ...]) -> Play:
        return Play(self.source, self.ability, self.ctx, self.at, picks, self.n, self.word)

    def chosen(self, ctx: Ctx, more: int = 0) -> Play:
        """The choice in progress is made; `more` 1: the next one follows."""
        return Play(self.source, self.ability, ctx, self.at + more, (), self.n, self.word)

    def with_note(self, n: int, word: str) -> Play:
        return Play(self.source, self.ability, self.ctx, self.at, self.picks, n, word)

    def as_source(self, source: int, ctx: Ctx) -> Play:
        """The card is another object now."""
        return Play(source, self.ability, ctx, self.at, self.picks, self.n, self.word)


record(Play)


class StepArgs(TypedDict):
    """What `Step(rule, **args)` takes."""

    do: DoFn
    ask: AskFn | None


def local_play(frame: Frame) -> Play:
    assert isinstance(frame.local, Play)
    return frame.local


# --- can it be played? -----------------------------------------------------------------------------------------


def playable(game: Game, ability: Playable, ctx: Ctx, without: int = 0) -> bool:
    """Whether an ability can be played to the end: condition, limit, options, targets, cost (paid without the card
    that leaves its place to be played)."""
    if ability.cond is not None and not select.holds(game, ability.cond, ctx):
        return False
    if not isinstance(ability, t.Spell) and uses.used_up(game, ctx.source, ability, ability.limit):
        return False
    if ability.modes is not None and not open_modes(game, ability.modes, ctx):
        return False
    if not targetable(game, own_targets(ability), ctx):
        return False
    return isinstance(ability, t.Automatic) or costs.can_pay(game, ctx, ability.cost, without)


def own_targets(ability: Playable) -> tuple[t.Choose, ...]:
    """The choices made when the ability is played: its targets, then those at the top of what it does."""
    targets = ability.targets
    for part in ability.do:
        if isinstance(part, t.Choose) and part.target:
            targets = (*targets, part)
    return targets


def targetable(game: Game, targets: tuple[t.Choose, ...], ctx: Ctx) -> bool:
    """Whether each choice that demands one or more has a candidate. Choices are made in order, so a later one may
    refer to an earlier: it is then tried with each candidate."""
    if not targets:
        return True
    first, rest = targets[0], targets[1:]
    if not rest:
        return first.up_to or candidates.any_candidate(game, ctx, first) or select.amount(game, first.n, ctx) <= 0
    found = candidates.candidates(game, ctx, first)
    if not first.up_to and not found and select.amount(game, first.n, ctx) > 0:
        return False
    if not found:
        return targetable(game, rest, ctx.bind(first.name, ()))
    return any(targetable(game, rest, ctx.bind(first.name, (id,))) for id in found)


def open_modes(game: Game, modes: t.Modes, ctx: Ctx) -> tuple[int, ...]:
    """The options of a list that can be chosen: those whose targets exist."""
    if not modes.targets:
        return tuple(range(len(modes.options)))
    return tuple(i for i in range(len(modes.options)) if targetable(game, modes.targets[i], ctx))


# --- options of a list -------------------------------------------------------------------------------------------


def _modes(local: Play) -> t.Modes | None:
    return local.ability.modes if local.ability is not None else None


def _ask_modes(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    modes = _modes(local)
    if modes is None:
        return None
    return choices.modes_decision(local.ctx, modes, local.picks, open_modes(game, modes, local.ctx))


def _do_modes(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    modes = _modes(local)
    if modes is None:
        return None
    if frame.answer is not None and frame.answer != DONE:
        picks = (*local.picks, frame.answer.n)
        frame.local = local.with_picks(picks)
        if len(picks) < modes.n and len(picks) < len(open_modes(game, modes, local.ctx)):
            stay(frame)
            return None
    local = local_play(frame)
    frame.local = local.chosen(local.ctx.bind("mode", tuple(sorted(local.picks))))
    return None


def choose_modes() -> StepArgs:
    return {"do": _do_modes, "ask": _ask_modes}


# --- targets ----------------------------------------------------------------------------------------------------


def target_list(local: Play) -> tuple[t.Choose, ...]:
    """The choices to make when playing, those of the chosen options included."""
    ability = local.ability
    if ability is None:
        return ()
    if ability.modes is None or not ability.modes.targets:
        return own_targets(ability)
    chosen = local.ctx.get("mode") or ()
    extra = tuple(target for i in chosen for target in ability.modes.targets[i])
    return own_targets(ability) + extra


def _ask_targets(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    targets = target_list(local)
    if local.at >= len(targets):
        return None
    return choices.pick_decision(game, local.ctx, targets[local.at], local.picks)


def _do_targets(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    targets = target_list(local)
    if local.at >= len(targets):
        return None
    target = targets[local.at]
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.cards[0]))
        stay(frame)
        return None
    picks = choices.picked(game, local.ctx, target, local.picks, frame.answer is not None) or ()
    frame.local = local.chosen(candidates.bound_by(target, local.ctx, picks), 1)
    if local.at + 1 < len(targets):
        stay(frame)
    return None


def choose_targets() -> StepArgs:
    return {"do": _do_targets, "ask": _ask_targets}


def illegal_targets(game: Game, ability: Playable, ctx: Ctx) -> tuple[str, ...]:
    """The names of targets that are no longer legal: gone, or no longer in the set."""
    return tuple(
        target.name
        for target in own_targets(ability)
        for id in (ctx.get(target.name) or ())
        if id not in game.objects or id not in candidates.candidates(game, ctx, target)
    )


# --- cost and resolution ------------------------------------------------------------------------------------------


def _do_pay(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    if local.ability is not None and local.ability.cost:
        paying.pay(game, local.ability.cost, local.ctx)
    return None


def pay_cost() -> StepArgs:
    return {"do": _do_pay, "ask": None}


def block_of(local: Play) -> tuple[t.Instr, ...]:
    """What the ability does, the chosen options of a list included."""
    ability = local.ability
    if ability is None:
        return ()
    if ability.modes is None:
        return ability.do
    chosen = local.ctx.get("mode") or ()
    return ability.do + tuple(instr for i in chosen for instr in ability.modes.options[i])


def _do_resolve(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    resolving.resolve(game, block_of(local), local.ctx)
    return None


def resolve_ability() -> StepArgs:
    return {"do": _do_resolve, "ask": None}


def activated(game: Game, id: int) -> list[t.Activated]:
    """The activated abilities an object has now, those valid where it is."""
    obj = game.objects[id]
    granted = layers.index_of(game).granted.get(id)
    have = obj.info.activated if granted is None else tuple(a for a in granted if isinstance(a, t.Activated))
    return [a for a in have if layers.valid_in(game, a, obj.zone)]
