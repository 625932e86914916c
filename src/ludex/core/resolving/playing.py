"""Steps for playing a card or an ability. Each book puts those it needs into a procedure, under its own numbers and in
its own order: `Step("1.2", **choose_targets())`.

The steps work on a frame whose local is a `Play`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.flow.decisions import DONE, Decision
from ludex.core.flow.frames import Frame, StepArgs, stay
from ludex.core.flow.play import Play, Playable, local_play
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.seen import PUBLIC
from ludex.core.resolving import choices, paying, resolving
from ludex.core.values import candidates, costs, layers, select, uses
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


# --- can it be played? -----------------------------------------------------------------------------------------


def playable(game: Game, ability: Playable, ctx: Ctx, without: int = 0) -> bool:
    """Whether an ability can be played completely: its condition, headings, limit, options, targets and cost. `without`
    is the id of a card that cannot pay the cost, because it is the card being played (0: none)."""
    if ability.headings and not isinstance(ability, t.Automatic) and not select.active(game, ability, ctx):
        return False
    if ability.cond is not None and not select.holds(game, ability.cond, ctx):
        return False
    if not isinstance(ability, t.Spell) and uses.used_up(game, ctx.source, ability, ability.limit, ctx.number):
        return False
    modes = option_list(game, ability, ctx)
    if modes is not None and not open_modes(game, modes, ctx):
        return False
    targets = own_targets(game, ability)
    number = unnamed(ability, ctx) if targets else None
    if number is not None:
        return any(playable(game, ability, ctx.bind(number.name, (n,)), without) for n in numbers_of(game, number, ctx))
    if not targetable(game, targets, ctx):
        return False
    return isinstance(ability, t.Automatic) or costs.can_pay(game, ctx, ability.cost, without)


def unnamed(ability: Playable, ctx: Ctx) -> t.NameNumber | None:
    """The number in the cost that the player has still to name when the ability is played; None: there is none. NB: the
    number of an automatic ability is named when it is paid for."""
    if isinstance(ability, t.Automatic):
        return None
    for part in ability.cost:
        if isinstance(part, t.NameNumber) and ctx.get(part.name) is None:
            return part
    return None


def numbers_of(game: Game, number: t.NameNumber, ctx: Ctx) -> range:
    """The numbers that the player may name."""
    return select.span(game, number, ctx)


def own_targets(game: Game, ability: Playable) -> tuple[t.Choose, ...]:
    """The choices made when the ability is played: its `targets`, then the `Choose` nodes with `target` in its `do`."""
    return TARGETS.of(ability, game.book)


def _targets_of(ability: Playable, book: Book) -> tuple[t.Choose, ...]:
    return ability.targets + _targets_in(book, ability.do)


TARGETS: Final[Memo[Playable, Book, tuple[t.Choose, ...]]] = Memo(_targets_of)


def _targets_in(book: Book, block: tuple[t.Instr, ...]) -> tuple[t.Choose, ...]:
    return tuple([p for p in block if isinstance(p, t.Choose) and p.target and SEEN.of(p, book)])


def _among_seen(choice: t.Choose, book: Book) -> bool:
    """Whether the choice is made when the ability is played. With `Book.choices.targets_are_public`, one among cards of
    zones that not everybody sees is made when it is reached."""
    if not book.choices.targets_are_public:
        return True
    names = named_zones(choice.what)
    return names is None or any(book.zones[book.zone_index[name]].sight == PUBLIC for name in names)


SEEN: Final[Memo[t.Choose, Book, bool]] = Memo(_among_seen)


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
    """The indices of the options that can be chosen: those not spent whose targets exist."""
    fresh = choices.unused(game, ctx, modes)
    return tuple([i for i in fresh if _open(game, modes.targets[i] if modes.targets else (), modes.options[i], ctx)])


def _open(game: Game, targets: tuple[t.Choose, ...], block: tuple[t.Instr, ...], ctx: Ctx) -> bool:
    targets = targets + _targets_in(game.book, block)
    return targetable(game, targets, ctx) and dividable(game, block, targets, ctx)


def dividable(game: Game, block: tuple[t.Instr, ...], targets: tuple[t.Choose, ...], ctx: Ctx) -> bool:
    """Whether each target of a `Divide` in the block can get a share of at least one."""
    for division in block:
        if not isinstance(division, t.Divide):
            continue
        for target in targets:
            if target.name == division.among:
                found = len(candidates.candidates(game, ctx, target))
                most = select.amount(game, division.amount, ctx)
                if not found or most < 1:
                    return False
                if not target.up_to and min(found, select.amount(game, target.n, ctx)) > most:
                    return False
    return True


# --- what is certain when an ability is played ------------------------------------------------------------------


def _lists(node: t.If, about: None) -> t.Modes | None:
    """The list in a branch of the `If` whose options are chosen when the ability is played; None: there is none."""
    for part in (*node.then, *node.otherwise):
        if isinstance(part, t.Modes) and part.played:
            return part
        if isinstance(part, t.If) and LISTS.of(part, None) is not None:
            return LISTS.of(part, None)
    return None


LISTS: Final[Memo[t.If, None, t.Modes | None]] = Memo(_lists)


def option_list(game: Game, ability: Playable, ctx: Ctx) -> t.Modes | None:
    """The list whose options are chosen when the ability is played: `modes`, or the `Modes` with `played` in `do`; in
    an `If`, that of the branch that would be carried out now. None: there is none."""
    return ability.modes if ability.modes is not None else _list_in(game, ability.do, ctx)


def _list_in(game: Game, block: tuple[t.Instr, ...], ctx: Ctx) -> t.Modes | None:
    for part in block:
        if isinstance(part, t.Modes):
            if part.played:
                return part
        elif isinstance(part, t.If) and LISTS.of(part, None) is not None:
            return _list_in(game, part.then if select.holds(game, part.cond, ctx) else part.otherwise, ctx)
    return None


def lists_options(ability: Playable) -> bool:
    """Whether the ability has a list whose options are chosen when it is played."""
    if ability.modes is not None:
        return True
    for part in ability.do:
        if part.played if isinstance(part, t.Modes) else isinstance(part, t.If) and LISTS.of(part, None) is not None:
            return True
    return False


def certain(block: tuple[t.Instr, ...], ctx: Ctx) -> tuple[t.Instr, ...]:
    """The instructions of a block that are certain to be carried out: with those of the chosen options, and of a branch
    that depends on an optional cost that the player has decided about."""
    if not any(isinstance(part, (t.Modes, t.If)) for part in block):
        return block
    made: tuple[t.Instr, ...] = ()
    for part in block:
        if isinstance(part, t.If) and isinstance(part.cond, t.Did) and ctx.get(part.cond.name) is not None:
            made += certain(part.then if ctx.get(part.cond.name) else part.otherwise, ctx)
            continue
        modes = part if isinstance(part, t.Modes) else LISTS.of(part, None) if isinstance(part, t.If) else None
        if modes is not None and modes.played:
            for i in ctx.get(choices.MODE) or ():
                made += certain(modes.options[i], ctx)
        else:
            made = (*made, part)
    return made


# --- options of a list -------------------------------------------------------------------------------------------


def ask_modes(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    modes = option_list(game, local.ability, local.ctx) if local.ability is not None else None
    if modes is None or local.ctx.get(choices.MODE) is not None:
        return None
    return choices.modes_decision(local.ctx, modes, local.picks, open_modes(game, modes, local.ctx))


def do_modes(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    if local.ability is None or local.ctx.get(choices.MODE) is not None or not lists_options(local.ability):
        return None
    modes = option_list(game, local.ability, local.ctx)
    if modes is not None and frame.answer is not None and frame.answer != DONE:
        picks = (*local.picks, frame.answer.n)
        frame.local = local.with_picks(picks)
        if len(picks) < modes.n and len(picks) < len(open_modes(game, modes, local.ctx)):
            stay(frame)
            return None
    local = local_play(frame)
    picks = tuple(sorted(local.picks))
    if modes is not None:
        for i in picks:
            choices.spend(game, local.ctx, modes, i)
    frame.local = local.chosen(local.ctx.bind(choices.MODE, picks))
    return None


def choose_modes() -> StepArgs:
    """The step in which the player chooses options of the ability's list; binds their indices to `mode`."""
    return {"do": do_modes, "ask": ask_modes}


# --- targets ----------------------------------------------------------------------------------------------------


def target_list(game: Game, local: Play) -> tuple[t.Choose, ...]:
    """The choices to make when playing, including those of the chosen options."""
    ability = local.ability
    if ability is None:
        return ()
    own = ability.targets + _targets_in(game.book, certain(ability.do, local.ctx))
    if ability.modes is None:
        return own
    modes = ability.modes
    for i in local.ctx.get(choices.MODE) or ():
        own += (modes.targets[i] if modes.targets else ()) + _targets_in(game.book, modes.options[i])
    return own


def _ask_targets(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    targets = target_list(game, local)
    if local.at >= len(targets):
        return None
    return choices.pick_decision(game, local.ctx, targets[local.at], local.picks)


def _do_targets(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    targets = target_list(game, local)
    if local.at >= len(targets):
        return None
    target = targets[local.at]
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.cards[0]))
        stay(frame)
        return None
    picks = choices.picked(game, local.ctx, target, local.picks, frame.answer is not None) or ()
    choices.selected(game, local.ctx, picks)
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
        for target in own_targets(game, ability)
        for id in (ctx.get(target.name) or ())
        if id not in candidates.candidates(game, ctx, target)
    )


# --- cost and resolution ------------------------------------------------------------------------------------------


def held(game: Game, local: Play) -> Ctx:
    """The context in which a cost is paid: it names the targets (`select.TARGETS`), which the effect does not follow if
    the payment moves them."""
    ids = [id for target in target_list(game, local) for id in local.ctx.get(target.name) or ()]
    return local.ctx.bind(select.TARGETS, tuple(ids)) if ids else local.ctx


def _do_pay(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    if local.ability is not None and local.ability.cost:
        paying.pay(game, local.ability.cost, held(game, local))
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
    chosen = local.ctx.get(choices.MODE) or ()
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
    changed = layers.index_of(game).granted
    granted = changed.get(id) if changed else None
    have: tuple[t.Ability, ...] = obj.info.activated if granted is None else granted
    found: list[t.Activated] = []
    for ability in have:
        if isinstance(ability, t.Activated) and layers.valid_in(game, ability, obj.zone):
            found.append(ability)
    return found


def context(game: Game, id: int, i: int, player: int, bound: Bound = ()) -> Ctx:
    """The context of the ability that is the `i`-th of `activated`, with the ability's number."""
    return Ctx(id, player, bound, None, _number_of(game, id, i))


def _number_of(game: Game, id: int, i: int) -> int:
    obj = game.objects[id]
    for number, ability in _usable(game, obj):
        if layers.valid_in(game, ability, obj.zone):
            if i == 0:
                return number
            i -= 1
    return -1


def _usable(game: Game, obj: Obj) -> tuple[tuple[int, t.Activated], ...]:
    """The activated abilities that an object has now, each with its number."""
    index = layers.index_of(game)
    granted = index.granted.get(obj.id) if index.granted else None
    if granted is None:
        return obj.info.usable
    pairs = zip(index.numbers[obj.id], granted, strict=True)
    return tuple([(number, ability) for number, ability in pairs if isinstance(ability, t.Activated)])
