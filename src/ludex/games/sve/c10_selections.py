"""SVE chapter 10: what a player decides while playing a card or an ability [SVE 10.6.2.2] [SVE 10.6.2.3]
[SVE 10.6.2.4]: options, additional costs, X, targets, divisions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow import play
from ludex.core.flow.decisions import DONE, VEILED, Decision, Option, veiled
from ludex.core.flow.frames import Frame, stay
from ludex.core.flow.play import Play, local_play
from ludex.core.position.game import Ctx
from ludex.core.resolving import choices, playing
from ludex.core.tree import walk
from ludex.core.values import costs, select
from ludex.core.values.memo import Memo
from ludex.games.sve.c04_zones import EP, FIELD, PP, RESOLUTION, room
from ludex.games.sve.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game

ORIGINS: Final[tuple[str, ...]] = ("hand", "ex", "cemetery", "banished", "deck", "evolve deck")
"""The zones from which cards are played; from all but the first two only effects play cards."""


PLAYED: Final = "cards played"
"""The number of cards that a player has played this turn."""


Cost = tuple[t.Instr, ...]


def needed(cost: Cost) -> Cost:
    """The parts of a cost that are not optional."""
    return NEEDED.of(cost, None)


def _needed(cost: Cost, about: None) -> Cost:
    must = tuple([part for part in cost if not isinstance(part, t.May)])
    return must if len(must) < len(cost) else cost


NEEDED: Final[Memo[Cost, None, Cost]] = Memo(_needed)


def with_points(cost: Cost, points: int) -> Cost:
    """The play points of a card, and the parts of its cost that are not optional. The same cost each time, so that
    `costs` plans it once."""
    known = PRICED.of(cost, None)
    found = known.get(points)
    if found is None:
        found = (t.Gain(PP, -points), *needed(cost))
        known[points] = found
    return found


def _priced(cost: Cost, about: None) -> dict[int, Cost]:
    return {}


PRICED: Final[Memo[Cost, None, dict[int, Cost]]] = Memo(_priced)
"""The costs that `with_points` has made of a cost, by the play points."""


def divisions(ability: play.Playable, ctx: Ctx) -> list[t.Divide]:
    return [part for part in playing.certain(ability.do, ctx) if isinstance(part, t.Divide)]


def dividable(game: Game, ability: play.Playable, ctx: Ctx) -> bool:
    """[SVE 10.6.2.4.1.1] Whether each target of a division can get a share of at least one."""
    return playing.dividable(game, ability.do, playing.own_targets(game, ability), ctx)


def optional(local: Play) -> t.May | None:
    """The next optional cost that the player has not decided on. One that only options of a list speak of waits until
    they are chosen; for other options it does not exist [SVE 5.17.1.2]."""
    ability = local.ability
    if ability is None or not ability.cost:
        return None
    taken = [part.do for part in ability.cost if isinstance(part, t.May) and local.ctx.get(part.name)]
    for part in ability.cost:
        if isinstance(part, t.May) and local.ctx.get(part.name) is None and not (part.do and part.do in taken):
            if not part.do and part.name in OPTIONAL.of(ability, None) and not _spoken_of(ability, part, local.ctx):
                continue
            return part
    return None


def _in_options(ability: play.Playable, about: None) -> frozenset[str]:
    """The names of the optional costs that only the options of a list speak of."""
    lists = [node for node in walk.nodes(ability.do) if isinstance(node, t.Modes) and node.played]
    outside = walk.nodes(ability.do, skip=(t.Modes,))
    said = {node.name for node in walk.nodes(tuple(lists)) if isinstance(node, t.Did)}
    return frozenset(said - {node.name for node in outside if isinstance(node, t.Did)})


OPTIONAL: Final[Memo[play.Playable, None, frozenset[str]]] = Memo(_in_options)


def _spoken_of(ability: play.Playable, part: t.May, ctx: Ctx) -> bool:
    return t.Did(part.name) in walk.nodes(playing.certain(ability.do, ctx))


def ask_optional(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    part = optional(local)
    if part is None:
        return None
    able = _affordable(game, local, part)
    secret = game.windows >= VEILED and choices.unseen_need(game, local.ctx, part.cost)
    if not able and not secret:
        return None
    options = [Option("pay extra", (local.source,), 0, part.name), Option("do not pay", (local.source,), 0, part.name)]
    if able:
        _without_refusing(game, local, part, options)
    else:
        del options[0]
    decision = Decision(local.ctx.controller, "pay the additional cost?", options, local.source)
    return veiled(game, decision) if secret else decision


def _without_refusing(game: Game, local: Play, part: t.May, options: list[Option]) -> None:
    """Leave out that the player does not pay, where the card could not be played then."""
    obj = game.objects.get(local.source)
    if isinstance(local.ability, t.Automatic) or obj is None:
        return
    if obj.zone == RESOLUTION and "spell" not in obj.card.types and room(game, FIELD, local.ctx.controller) <= 0:
        del options[1]  # if the player refuses, there is no room for the card [SVE 10.6.2.6]
    elif local.price > game.num(local.ctx.controller, PP) and not _another_way(game, local, part):
        del options[1]  # if the player refuses, the card cannot be paid for


def _affordable(game: Game, local: Play, part: t.May) -> bool:
    """Whether the player can pay `part` together with everything that must be paid, or that they decided to pay, and
    what then follows has its targets [SVE 10.6.2.3.4]."""
    ability = local.ability
    assert ability is not None
    ctx = local.ctx.bind(part.name, (1,))
    block = playing.certain(ability.do, ctx)
    targets = playing.target_list(game, local.with_ctx(ctx))
    modes = playing.option_list(game, ability, ctx) if ctx.get(choices.MODE) is None else None
    if modes is not None and not playing.open_modes(game, modes, ctx):
        return False
    if not playing.targetable(game, targets, ctx) or not playing.dividable(game, block, targets, ctx):
        return False
    now = local.with_ctx(ctx)
    if isinstance(ability, t.Automatic):
        return costs.can_pay(game, ctx, taken_parts(now))
    n = _price_with(local, part)
    cost = chosen_cost(now)
    return costs.can_pay(game, local.ctx, with_points(cost, n) if n else cost)


def _price_with(local: Play, part: t.May) -> int:
    """The price of the card if the optional cost is paid."""
    cheaper = local.ctx.get(f"price, {part.name}")
    return cheaper[0] if cheaper else local.price


def _another_way(game: Game, local: Play, part: t.May) -> bool:
    """Whether the player can still pay in a cheaper way that has not been offered yet."""
    assert local.ability is not None
    return any(
        other is not part and local.ctx.get(other.name) is None and _affordable(game, local, other)
        for other in local.ability.cost
        if isinstance(other, t.May) and other.do
    )


def decide_optional(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.2.1] [SVE 10.4.7.3] [SVE 13.3.3.2] The player decides about each additional cost before choosing
    targets, also about that of an automatic ability."""
    local = local_play(frame)
    part = optional(local)
    if part is None:
        ability = local.ability
        lists = ability is not None and playing.lists_options(ability) and local.ctx.get(choices.MODE) is None
        return "10.6.2.2" if lists else None
    taken = frame.answer is not None and frame.answer.verb == "pay extra"
    n = _price_with(local, part) if taken else local.price
    frame.local = local.at_price(n).with_ctx(local.ctx.bind(part.name, (1,) if taken else ()))
    stay(frame)
    return None


def choose_options(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.2] [SVE 5.17.1] The player chooses options while playing, never later [SVE 5.17.3]: only options
    whose targets exist [SVE 10.6.2.3.4]. Then the player decides about the additional costs of these options."""
    if _waits(local_play(frame)):
        return None
    with_card = _count(game, local_play(frame))
    playing.do_modes(game, frame)
    uncount(game, with_card)
    return None


def _waits(local: Play) -> bool:
    """Whether the player first decides about an additional cost: the list may depend on it."""
    return local.ctx.get(choices.MODE) is None and optional(local) is not None


def ask_options(game: Game, frame: Frame) -> Decision | None:
    if _waits(local_play(frame)):
        return None
    with_card = _count(game, local_play(frame))
    decision = playing.ask_modes(game, frame)
    uncount(game, with_card)
    return decision


def _unnamed(local: Play) -> t.NameNumber | None:
    return None if local.ability is None else playing.unnamed(local.ability, local.ctx)


def ask_x(game: Game, frame: Frame) -> Decision | None:
    """[SVE-JA 5.2.1.2.2] The player names a number as far as it can be paid: only an X that the player chooses."""
    local = local_play(frame)
    part = _unnamed(local)
    if part is None:
        return None
    options = [
        Option("name", (), n, str(n))
        for n in playing.numbers_of(game, part, local.ctx)
        if _completable(game, local.with_ctx(local.ctx.bind(part.name, (n,))))
    ]
    return Decision(local.ctx.controller, "name X", options, local.source) if options else None


def _completable(game: Game, local: Play) -> bool:
    """Whether the ability can be paid for, and has its targets, with the number that the context binds."""
    assert local.ability is not None
    return costs.can_pay(game, local.ctx, needed(local.ability.cost)) and playing.targetable(
        game, playing.target_list(game, local), local.ctx
    )


def name_x(game: Game, frame: Frame) -> str | None:
    """Binds the number that the player named."""
    local = local_play(frame)
    part = _unnamed(local)
    if part is None:
        return None
    n = frame.answer.n if frame.answer is not None else 0
    frame.local = local.with_ctx(local.ctx.bind(part.name, (n,)))
    stay(frame)
    return None


def ask_x_first(game: Game, frame: Frame) -> Decision | None:
    return ask_x(game, frame) if edition_of(game).declare_x_on_play else None


def name_x_first(game: Game, frame: Frame) -> str | None:
    """[SVE-JA 10.6.2.2.2] The player names X before choosing targets; in an edition that does not say so, before
    paying."""
    return name_x(game, frame) if edition_of(game).declare_x_on_play else None


def targets_of(game: Game, local: Play) -> tuple[t.Choose, ...]:
    """The targets to choose. Targets that share a divided value: at least one, and at most as many as there are units
    [SVE 10.6.2.3.2.1] [SVE 10.6.2.4.1]."""
    ability = local.ability
    if ability is None:
        return ()
    targets = playing.target_list(game, local)
    for division in divisions(ability, local.ctx):
        most = select.amount(game, division.amount, local.ctx)
        targets = tuple(
            t.Choose(c.name, min(select.amount(game, c.n, local.ctx), most), c.what, c.up_to, c.who, c.random, 1)
            if c.name == division.among and c.up_to
            else c
            for c in targets
        )
    return targets


def ask_target(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    targets = targets_of(game, local)
    if local.at >= len(targets):
        return None
    return choices.pick_decision(game, local.ctx, targets[local.at], local.picks)


def choose_target(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.3] The player picks one target at a time: the number demanded [SVE 10.6.2.3.1], or all if there are
    fewer [SVE 10.6.2.3.3], or up to a number [SVE 10.6.2.3.2]."""
    local = local_play(frame)
    targets = targets_of(game, local)
    if local.at >= len(targets):
        return None
    target = targets[local.at]
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.cards[0]))
        stay(frame)
        return None
    picks = choices.picked(game, local.ctx, target, local.picks, frame.answer is not None) or ()
    choices.selected(game, local.ctx, picks)
    frame.local = local.chosen(local.ctx.bind(target.name, picks), 1)
    if local.at + 1 < len(targets):
        stay(frame)
    return None


def _undivided(local: Play) -> t.Divide | None:
    if local.ability is None:
        return None
    for division in divisions(local.ability, local.ctx):
        if local.ctx.get(division.name) is None:
            return division
    return None


def ask_division(game: Game, frame: Frame) -> Decision | None:
    local = local_play(frame)
    division = _undivided(local)
    if division is None:
        return None
    return choices.divide_decision(game, local.ctx, division, local.picks)


def divide(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.4] The player divides the value while playing the card; the shares do not change if a target
    leaves."""
    local = local_play(frame)
    division = _undivided(local)
    if division is None:
        return None
    if frame.answer is not None:
        frame.local = local.with_picks((*local.picks, frame.answer.n))
    else:
        shares = choices.divided(game, local.ctx, division, local.picks)
        frame.local = local.chosen(local.ctx.bind(division.name, shares))
    stay(frame)
    return None


def chosen_cost(local: Play) -> tuple[t.Instr, ...]:
    """The cost including the optional parts that the player took; one evolution point may replace one play point
    [SVE 12.2.3] [SVE 3.2.5]."""
    ability = local.ability
    assert ability is not None
    taken = tuple([part.name for part in ability.cost if isinstance(part, t.May) and local.ctx.get(part.name)])
    known = CHOSEN.of(ability.cost, None)
    found = known.get((taken, local.means))
    if found is None:
        found = _chosen(ability.cost, taken, local.means)
        known[taken, local.means] = found
    return found


def _chosen(cost: Cost, taken: tuple[str, ...], means: str) -> Cost:
    result: list[t.Instr] = []
    for part in cost:
        if isinstance(part, t.May):
            if part.name in taken:
                result.extend(part.cost)
        elif isinstance(part, t.NameNumber):
            continue
        elif means == EP and isinstance(part, t.Gain) and part.number == PP and isinstance(part.n, int):
            result.append(t.Gain(EP, -1))
            if part.n < -1:
                result.append(t.Gain(PP, part.n + 1))
        else:
            result.append(part)
    return tuple(result)


Chosen = dict[tuple[tuple[str, ...], str], Cost]


def _none_chosen(cost: Cost, about: None) -> Chosen:
    return {}


CHOSEN: Final[Memo[Cost, None, Chosen]] = Memo(_none_chosen)
"""The costs that `chosen_cost` has made of a cost, by the names of the optional parts taken and by `Play.means`."""


def taken_parts(local: Play) -> tuple[t.Instr, ...]:
    """The optional parts of the cost that the player took. NB: a single one as it is, so that `costs` plans it once."""
    assert local.ability is not None
    parts = [part for part in local.ability.cost if isinstance(part, t.May) and local.ctx.get(part.name)]
    return parts[0].cost if len(parts) == 1 else tuple(step for part in parts for step in part.cost)


def count_as_played(game: Game, ability: play.Playable | None, player: int) -> tuple[int, int]:
    """[SVE 13.2.1.2] Counts the card that is being played, while conditions are judged on which its options depend.
    Returns what `uncount` needs: the player (-1: nothing was counted) and the number before (-1: there was none)."""
    if ability is None or not playing.lists_options(ability):
        return (-1, -1)
    before = game.nums[player].get(PLAYED, -1)
    game.nums[player][PLAYED] = max(0, before) + 1
    return (player, before)


def _count(game: Game, local: Play) -> tuple[int, int]:
    return count_as_played(game, local.ability, local.ctx.controller) if local.origin in ORIGINS else (-1, -1)


def uncount(game: Game, counted: tuple[int, int]) -> None:
    player, before = counted
    if player >= 0 and before >= 0:
        game.nums[player][PLAYED] = before
    elif player >= 0:
        del game.nums[player][PLAYED]


def undivided_block(block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """The block without the divisions that were made while playing."""
    made: list[t.Instr] = []
    for part in block:
        if isinstance(part, t.Modes):
            made.append(replace(part, options=tuple([undivided_block(option) for option in part.options])))
        elif isinstance(part, t.If):
            made.append(t.If(part.cond, undivided_block(part.then), undivided_block(part.otherwise)))
        elif not isinstance(part, t.Divide):
            made.append(part)
    return tuple(made)
