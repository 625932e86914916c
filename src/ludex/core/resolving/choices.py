"""Carries out the instructions with which a player chooses: objects (`Choose`), shares (`Divide`), a number
(`NameNumber`), options of a list (`Modes`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, OWN_STEPS, VEILED, Decision, Option, choosing, hides, step, veiled
from ludex.core.flow.frames import Frame
from ludex.core.happening import events, showing
from ludex.core.position import rng
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.seen import shown_to
from ludex.core.resolving.resolving import ASK, DO, Resolve, resolve
from ludex.core.tree import walk
from ludex.core.values import candidates, completing, layers, queries, select
from ludex.core.values.compare import boundless
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones

if TYPE_CHECKING:
    from ludex.core.position.game import Game


# --- objects and numbers ----------------------------------------------------------------------------------------


def _required(game: Game, ctx: Ctx, instr: t.Choose, rest: list[int]) -> list[int]:
    """The candidates in `rest` that an effect requires to be picked for this ability (query `must select`)."""
    if not instr.target or "must select" not in layers.index_of(game).rules:
        return []
    return [id for id in rest if queries.may(game, "must select", ctx.source, False, id)]


def _chooser(game: Game, ctx: Ctx, who: str) -> int:
    return select.player_of(game, who, ctx)


ENOUGH: Final = -1
"""Separates, among the picks of a choice that both players make, those of the first player from the second's."""


def _turn(
    game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...], cost: tuple[t.Instr, ...] | None = None
) -> tuple[int, tuple[int, ...], list[int]]:
    """The player who picks now, what they have picked, and their candidates. If each player chooses, the active player
    does so first, each among their own objects, and the picks take effect when both have chosen. If the choice pays a
    cost, `cost` is the rest of it, which must remain payable."""
    ids = candidates.candidates(game, ctx, instr)
    if cost is not None:
        ids = completing.leaving(game, ctx, instr, ids, picks, cost)
    if instr.who != t.EACH:
        return _chooser(game, ctx, instr.who), picks, ids
    player = game.active
    if ENOUGH in picks:
        picks = picks[picks.index(ENOUGH) + 1 :]
        player = 1 - game.active
    return player, picks, [id for id in ids if game.objects[id].player == player]


def pick_decision(
    game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...], cost: tuple[t.Instr, ...] | None = None
) -> Decision | None:
    """The decision for the next pick of a choice; None: nothing is left to decide. For `cost` see `_turn`."""
    if instr.random:
        return None
    n = select.amount(game, instr.n, ctx)
    if len(picks) >= n and instr.who != t.EACH:
        return None
    player, mine, ids = _turn(game, ctx, instr, picks, cost)
    rest = candidates.fitting(game, ctx, instr, ids, mine)
    if len(mine) >= n or not rest:
        return None
    if (instr.differ or instr.alike) and not instr.up_to:
        rest = candidates.leading(game, instr, rest, mine, n - len(mine))
    veils = game.windows >= VEILED and _chooses_unseen(game, ctx, instr, player, n, picks)
    required = _required(game, ctx, instr, rest)
    if required:
        options = [Option("choose", (id,)) for id in required]
        return Decision(player, _asking(n - len(mine)), options, ctx.source)
    free = instr.up_to or (game.book.choices.may_fail_to_choose and not instr.fully and may_fail(game, instr, rest))
    if not free and len(ids) <= n and candidates.plain(instr) and not veils:
        return None
    prompt = _asking(n - len(mine), instr.up_to)
    decision = choosing(game, player, prompt, "choose", [id for id in rest if id not in select.PLAYERS], ctx.source)
    decision.options += [player_option(id, player) for id in select.PLAYERS if id in rest]
    if free and not instr.up_to:
        decision.rule = game.book.choices.may_fail_rule
    if free and len(mine) >= instr.least:
        decision.options.append(DONE)
        decision.window = decision.own = veils
    elif veils:
        return veiled(game, decision)
    return decision


def _asking(n: int, up_to: bool = False) -> str:
    if boundless(n):
        return "choose any number"
    return f"choose {'up to ' if up_to else ''}{n}"


def _chooses_unseen(game: Game, ctx: Ctx, instr: t.Choose, player: int, n: int, picks: tuple[int, ...]) -> bool:
    """Whether the player picks among more cards than the number demanded, and the other player does not see all of
    them: then others do not know how many may be picked."""
    pool = _pool(game, ctx, instr)
    if instr.who == t.EACH:
        pool = [id for id in pool if game.objects[id].player == player]
    return len(pool) > n and hides(game, player, pool)


def _pool(game: Game, ctx: Ctx, instr: t.Choose) -> list[int]:
    """Where the choice looks, whatever is printed on the cards there; nothing if it names no place."""
    place = PLACES.of(instr.what, None)
    return [id for id in select.find(game, place, ctx) if id in game.objects] if place.parts else []


def _place(what: t.Sel, about: None) -> t.All:
    parts = what.parts if isinstance(what, t.All) else (what,)
    return t.All(tuple([part for part in parts if not select.reads_card(part)]))


PLACES: Final[Memo[t.Sel, None, t.All]] = Memo(_place)
"""The parts of a selector that do not test what is written on a card."""


def unseen_need(game: Game, ctx: Ctx, instrs: tuple[t.Instr, ...]) -> bool:
    """Whether others do not know if all of this can be done: it chooses by what is printed among cards of the
    controller that they do not see, and there may be enough of them."""
    for instr in walk.nodes(instrs):
        if isinstance(instr, t.Choose) and instr.who == t.YOU and not instr.up_to and select.reads_card(instr.what):
            pool = _pool(game, ctx, instr)
            if len(pool) >= select.amount(game, instr.n, ctx) and hides(game, ctx.controller, pool):
                return True
    return False


def player_option(id: int, chooser: int) -> Option:
    """The option to choose a player, in the words of the one who chooses."""
    return Option("choose player", (id,), 0, "yourself" if select.PLAYERS.index(id) == chooser else "the opponent")


def picked(
    game: Game,
    ctx: Ctx,
    instr: t.Choose,
    picks: tuple[int, ...],
    done: bool,
    cost: tuple[t.Instr, ...] | None = None,
) -> tuple[int, ...] | None:
    """The picks, once nothing is left to decide (`done`: because the player stopped). Missing ones are filled in where
    the player had no choice. None: the other player chooses next. For `cost` see `_turn`."""
    n = max(0, select.amount(game, instr.n, ctx))
    if instr.random:
        return _random_picks(game, ctx, instr, n)
    if len(picks) >= n and instr.who != t.EACH:
        return picks
    _, mine, ids = _turn(game, ctx, instr, picks, cost)
    if not done and not instr.up_to:
        picks += candidates.fill(game, ctx, instr, ids, mine, n)[len(mine) :]
    if instr.who == t.EACH and ENOUGH not in picks:
        return None
    return tuple(id for id in picks if id != ENOUGH)


def finished(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> tuple[int, ...]:
    """The picks of the first of two players, filled up to the number demanded and closed with `ENOUGH`."""
    n = max(0, select.amount(game, instr.n, ctx))
    _, mine, ids = _turn(game, ctx, instr, picks)
    if not instr.up_to:
        picks += tuple([id for id in ids if id not in mine][: max(0, n - len(mine))])
    return (*picks, ENOUGH)


def _random_picks(game: Game, ctx: Ctx, instr: t.Choose, n: int) -> tuple[int, ...]:
    pool = candidates.candidates(game, ctx, instr)
    chosen: list[int] = []
    while pool and len(chosen) < n:
        chosen.append(pool.pop(rng.below(game, len(pool))))
    return tuple(chosen)


def _ask_choose(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Choose)
    if instr.target and local.ctx.get(instr.name) is not None:
        return None
    decision = pick_decision(game, local.ctx, instr, local.picks, _cost(local))
    if instr.random or instr.who == t.EACH or local.then is not None or not _may_deny(game, local.ctx, instr):
        return decision
    if decision is not None:
        if not decision.window:
            decision.window = decision.own = decision.options[-1] == DONE
        return decision
    player, _, ids = _turn(game, local.ctx, instr, local.picks)
    n = select.amount(game, instr.n, local.ctx)
    if len(local.picks) >= n or candidates.fitting(game, local.ctx, instr, ids, local.picks):
        return None
    since = OWN_STEPS if _all_unseen(game, local.ctx, instr) else VEILED
    return step(game, player, _asking(n - len(local.picks)), [], DONE, local.ctx.source, since)


def _may_deny(game: Game, ctx: Ctx, instr: t.Choose) -> bool:
    """Whether the other player cannot tell who has nothing to choose from who does not want to: the player may choose
    none, and chooses by what is printed among cards that the other does not see."""
    if not select.reads_card(instr.what):
        return False
    if not instr.up_to and (instr.fully or not game.book.choices.may_fail_to_choose):
        return False
    return hides(game, _chooser(game, ctx, instr.who), _pool(game, ctx, instr))


def _all_unseen(game: Game, ctx: Ctx, instr: t.Choose) -> bool:
    other = 1 - _chooser(game, ctx, instr.who)
    return all(not shown_to(game, game.objects[id]) >> other & 1 for id in _pool(game, ctx, instr))


def _cost(local: Resolve) -> tuple[t.Instr, ...] | None:
    """The rest of the cost that the block pays, after the instruction in progress; None: it pays none, or its parts do
    not depend on each other."""
    return None if local.then is None else local.owed(local.i + 1)


def _do_choose(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Choose)
    if instr.target and local.ctx.get(instr.name) is not None:
        return local.ctx  # chosen when played
    answer = frame.answer
    if answer is not None and answer != DONE:
        frame.local = local.with_picks((*local.picks, answer.cards[0]))
        return None
    result = picked(game, local.ctx, instr, local.picks, answer is not None, _cost(local))
    if result is None:
        frame.local = local.with_picks(finished(game, local.ctx, instr, local.picks))
        return None
    if game.book.choices.looks_to_choose and not instr.random:
        _learn(game, local.ctx, instr)
    if instr.target:
        selected(game, local.ctx, result)
    if game.book.choices.chosen is not None:
        game.book.choices.chosen(game, local.ctx, result)
    ctx = local.ctx
    if instr.fully and len(result) < select.amount(game, instr.n, ctx):
        _prove(game, ctx, instr)
    if ctx.get(SHORT) == () and not instr.up_to and len(result) < select.amount(game, instr.n, ctx):
        ctx = ctx.bind(SHORT, (1,))
    return candidates.bound_by(instr, ctx, result)


SHORT: Final = "chosen short"
"""A `May` binds this name to () where it matters that all of it is done; a choice of fewer than it demands, to (1,)."""


def _prove(game: Game, ctx: Ctx, instr: t.Choose) -> None:
    """Reveal the hidden cards that could not be chosen because of what they are: those of the zones and players that
    the choice is about, without those that match."""
    parts = instr.what.parts if isinstance(instr.what, t.All) else (instr.what,)
    place = t.All(tuple(part for part in parts if isinstance(part, (t.Zone, t.Side))))
    if named_zones(place) is not None:
        fit = select.find(game, instr.what, ctx)
        hidden = [id for id in select.find(game, place, ctx) if id not in fit and shown_to(game, game.objects[id]) != 3]
        events.perform(game, *(Event("reveal", id, cause=ctx.source) for id in hidden))


def _learn(game: Game, ctx: Ctx, instr: t.Choose) -> None:
    """The player who chose has looked through the other player's hidden zones that the choice was about
    (`Choices.looks_to_choose`): they know which cards are there."""
    player = _chooser(game, ctx, instr.who) if instr.who != t.EACH else -1
    for name in named_zones(instr.what) or ():
        kind = game.book.zones[game.book.zone_index[name]]
        if player >= 0 and kind.mixes and not kind.closed:
            for id in game.at(kind.index, 1 - player):
                if select.matches(game, instr.what, id, ctx):
                    showing.look(game, game.at(kind.index, 1 - player), player)
                    break


def selected(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> None:
    """Announce that objects were selected for an ability. NB: announced only if something listens."""
    if game.delayed or "select" in layers.index_of(game).events:
        for id in ids:
            events.announce(game, "select", id, ctx.controller, other=ctx.source)


def _ask_divide(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Divide)
    return divide_decision(game, local.ctx, instr, local.picks)


def _do_divide(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Divide)
    if frame.answer is not None:
        frame.local = local.with_picks((*local.picks, frame.answer.n))
        return None
    return local.ctx.bind(instr.name, divided(game, local.ctx, instr, local.picks))


def _ask_number(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.NameNumber)
    numbers = select.span(game, instr, local.ctx)
    options = [Option("name", (), n, str(n)) for n in numbers]
    player = _chooser(game, local.ctx, instr.who)
    return Decision(player, "name a number", options, local.ctx.source) if options else None


def _do_number(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.NameNumber)
    return local.ctx.bind(instr.name, (frame.answer.n if frame.answer is not None else 0,))


# --- options of a list -----------------------------------------------------------------------------------------


MODE: Final = "mode"
"""The name to which the indices of the options are bound that were chosen when the ability was played."""


def _ask_modes(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Modes)
    if instr.played and local.ctx.get(MODE) is not None:
        return None
    return modes_decision(local.ctx, instr, local.picks, unused(game, local.ctx, instr))


def modes_decision(ctx: Ctx, modes: t.Modes, picks: tuple[int, ...], open_modes: tuple[int, ...]) -> Decision | None:
    """The decision for the next option of a list, among `open_modes`; None: nothing is left to decide."""
    if len(picks) >= modes.n:
        return None
    options = [Option("mode", (ctx.source,), i, str(i + 1)) for i in open_modes if i not in picks]
    if modes.up_to and picks:
        options.append(DONE)
    return Decision(ctx.controller, "choose an option", options, ctx.source) if options else None


def _do_modes(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Modes)
    chosen = local.ctx.get(MODE) if instr.played else None
    if chosen is not None:
        for i in sorted(chosen, reverse=True):
            resolve(game, instr.options[i], local.ctx)
        return local.ctx
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.n))
        return None
    for i in sorted(local.picks, reverse=True):
        resolve(game, instr.options[i], local.ctx)
        spend(game, local.ctx, instr, i)
    return local.ctx


FRESH: Final = -1000
"""`Game.used` records options that were chosen under numbers from here on down, `OPTIONS` for each ability."""
OPTIONS: Final = 64


def may_fail(game: Game, choice: t.Choose, ids: list[int]) -> bool:
    """Whether a player may choose none of these cards: the opponent sees none of them, and the choice depends on what
    is printed on them. What a face-down card counts as (`ZoneKind.blank`) everybody sees."""
    for id in ids:
        obj = game.objects.get(id)
        if obj is None or shown_to(game, obj) == 3 or (obj.guise is not None and game.book.zones[obj.zone].blank):
            return False
    return select.reads_card(choice.what)


def may_be_denied(game: Game, choice: t.Choose) -> bool:
    """Whether a player may choose fewer than demanded among cards that the opponent does not see."""
    free = game.book.choices.may_fail_to_choose and not choice.fully and not choice.up_to
    return free and select.reads_card(choice.what)


def unused(game: Game, ctx: Ctx, modes: t.Modes) -> tuple[int, ...]:
    """The indices of the options that may still be chosen this turn; with `Modes.fresh`, each only once."""
    every = tuple(range(len(modes.options)))
    if not modes.fresh:
        return every
    spent = {number for source, number, _ in game.used if source == ctx.source}
    return tuple(i for i in every if _fresh(ctx, i) not in spent)


def _fresh(ctx: Ctx, i: int) -> int:
    """The number under which `Game.used` records option `i` of the ability's list."""
    return FRESH - (ctx.number + 1) * OPTIONS - i


def spend(game: Game, ctx: Ctx, modes: t.Modes, i: int) -> None:
    """Record that option `i` was chosen this turn, if the list is `fresh`."""
    if modes.fresh:
        game.used = (*game.used, (ctx.source, _fresh(ctx, i), 1))


def divide_decision(game: Game, ctx: Ctx, instr: t.Divide, shares: tuple[int, ...]) -> Decision | None:
    """The decision for the share of the next object: each gets at least one, the last gets the rest. None: nothing is
    left to decide."""
    ids = select.bound(instr.among, ctx)
    left = select.count(game, instr.amount, ctx) - sum(shares)
    after = len(ids) - len(shares) - 1
    if after <= 0:
        return None
    id = ids[len(shares)]
    options = [Option("allot", (id,), n) for n in range(1, left - after + 1)]
    return Decision(ctx.controller, "divide the amount", options, id)


def divided(game: Game, ctx: Ctx, instr: t.Divide, shares: tuple[int, ...]) -> tuple[int, ...]:
    """The shares of all objects, the last one's added."""
    ids = select.bound(instr.among, ctx)
    if len(shares) < len(ids):
        shares = (*shares, select.amount(game, instr.amount, ctx) - sum(shares))
    return shares


ASK.update({t.Choose: _ask_choose, t.Divide: _ask_divide, t.NameNumber: _ask_number, t.Modes: _ask_modes})
DO.update({t.Choose: _do_choose, t.Divide: _do_divide, t.NameNumber: _do_number, t.Modes: _do_modes})
