"""Steps for playing a card or an ability. Each book puts those it needs into a procedure, under its own numbers and in
its own order: `Step("1.2", **choose_targets())`.

The steps work on a frame whose local is a `Play`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, Decision
from ludex.core.flow.frames import Frame, StepArgs, stay
from ludex.core.flow.play import Play, Playable, local_play
from ludex.core.position.game import Ctx
from ludex.core.resolving import choices, paying, resolving
from ludex.core.values import candidates, costs, layers, select, uses

if TYPE_CHECKING:
    from ludex.core.position.game import Game


# --- can it be played? -----------------------------------------------------------------------------------------


def playable(game: Game, ability: Playable, ctx: Ctx, without: int = 0) -> bool:
    """Whether an ability can be played completely: its condition, limit, options, targets and cost. `without` is the id
    of a card that cannot pay the cost, because it is the card being played (0: none)."""
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
    """The choices made when the ability is played: its `targets`, then the `Choose` nodes with `target` in its `do`."""
    targets = ability.targets
    for part in ability.do:
        if isinstance(part, t.Choose) and part.target:
            targets = (*targets, part)
    return targets


def targetable(game: Game, targets: tuple[t.Choose, ...], ctx: Ctx) -> bool:
    """Whether each choice that demands one or more has a candidate. A later choice may refer to an earlier one, so it
    is tried with each candidate of the earlier one."""
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
    """The indices of the options that can be chosen: those whose targets exist."""
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
    """The step in which the player chooses options of the ability's list; binds their indices to `mode`."""
    return {"do": _do_modes, "ask": _ask_modes}


# --- targets ----------------------------------------------------------------------------------------------------


def target_list(local: Play) -> tuple[t.Choose, ...]:
    """The choices to make when playing, including those of the chosen options."""
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
    """The step in which the player chooses the targets, one choice after the other."""
    return {"do": _do_targets, "ask": _ask_targets}


def illegal_targets(game: Game, ability: Playable, ctx: Ctx) -> tuple[str, ...]:
    """The names of the targets that are no longer legal, because they are gone or no longer candidates."""
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
    """The step that pays the ability's cost."""
    return {"do": _do_pay, "ask": None}


def block_of(local: Play) -> tuple[t.Instr, ...]:
    """The instructions of the ability, including those of the chosen options."""
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
    """The step that carries out the ability's instructions."""
    return {"do": _do_resolve, "ask": None}


def activated(game: Game, id: int) -> list[t.Activated]:
    """The activated abilities that an object has now and that are valid in its zone."""
    obj = game.objects[id]
    granted = layers.index_of(game).granted.get(id)
    have = obj.info.activated if granted is None else tuple(a for a in granted if isinstance(a, t.Activated))
    return [a for a in have if layers.valid_in(game, a, obj.zone)]
