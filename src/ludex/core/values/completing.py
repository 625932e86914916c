"""Searches for a way to pay what is left of a cost: `completes`. A choice that pays a cost offers only the objects with
which the rest can still be paid (`leaving`).

The search carries out the parts in a copy of the position, as far as costs concern: objects are turned and moved,
counters and numbers are taken; nothing triggers and nothing is replaced. If the book pays at once, all parts are judged
in the position as it is, and no object is chosen twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import NOWHERE
from ludex.core.position import caches
from ludex.core.position.game import Ctx
from ludex.core.tree import walk
from ludex.core.values import candidates, layers, queries, select
from ludex.core.values.named import named_zones

if TYPE_CHECKING:
    from ludex.core.book import Book, Spending
    from ludex.core.position.game import Game

Cost = tuple[t.Instr, ...]
DEEDS: Final = (t.Move, t.SetState, t.Counters, t.SetFace)
"""The instructions by which a cost uses objects."""
Deed = t.Move | t.SetState | t.Counters | t.SetFace


def completes(game: Game, ctx: Ctx, parts: Cost, barred: tuple[int, ...] = ()) -> bool:
    """Whether all the parts can be paid, one after the other or at once, and what else is owed afterwards
    (`Book.costs.debt`). `barred` are objects that cannot be chosen."""
    return _some(payments(game, ctx, parts, barred))


def payments(game: Game, ctx: Ctx, parts: Cost, barred: tuple[int, ...] = (), every: bool = False) -> Iterator[Game]:
    """Copies of the position after all the parts were paid: one for each way that makes a difference to a later part;
    with `every`, for each way at all, whatever else is owed."""
    if not parts:
        debt = game.book.costs.debt
        if every or debt is None or debt(game):
            yield game
        return
    part, rest = parts[0], parts[1:]
    if isinstance(part, t.Do):
        part, rest = gathered(game.book, part, rest)
        spends = game.book.verbs[part.verb].spends
        if spends is not None:
            whole = None if every or spends.whole is None else spends.whole(game, ctx, part, rest, barred)
            if whole is not None:
                if whole:
                    yield game
                return
            for after in _spendings(game, ctx, part, spends, rest, barred):
                yield from payments(after, ctx, rest, barred, every)
            return
    if isinstance(part, t.Choose):
        yield from _chosen(game, ctx, part, rest, (), barred, every)
        return
    if isinstance(part, t.Gain):
        player = select.player_of(game, part.who, ctx)
        left = game.num(player, part.number) + select.amount(game, part.n, ctx)
        if left < 0:
            return
        game = game.clone()
        game.set_num(player, part.number, left)
    elif not can_do(game, ctx, part):
        return
    elif isinstance(part, t.Look):
        zone = game.zone(part.zone, select.player_of(game, part.who, ctx))
        ctx = ctx.bind(part.name, zone[-select.amount(game, part.n, ctx) :])
    elif isinstance(part, DEEDS) and not game.book.costs.pays_at_once:
        game = _done(game, ctx, part)
    yield from payments(game, ctx, rest, barred, every)


def _some(found: Iterator[Game]) -> bool:
    return next(found, None) is not None


def gathered(book: Book, part: t.Do, rest: Cost) -> tuple[t.Do, Cost]:
    """The part with the amounts of the later parts that it is one with (`Spending.adds`), and the other later parts."""
    spends = book.verbs[part.verb].spends
    if spends is None or not spends.adds:
        return part, rest
    others: list[t.Instr] = []
    for later in rest:
        if isinstance(later, t.Do) and later.verb == part.verb:
            words = f"{part.word} {later.word}".strip()
            part = replace(part, n=_sum(part.n, later.n), word=words)
        else:
            others.append(later)
    return part, tuple(others) if len(others) < len(rest) else rest


def _sum(a: t.Amount, b: t.Amount) -> t.Amount:
    return a + b if isinstance(a, int) and isinstance(b, int) else t.Plus((a, b))


def leaving(game: Game, ctx: Ctx, choice: t.Choose, ids: list[int], picks: tuple[int, ...], rest: Cost) -> list[int]:
    """Those of the candidates `ids` that can be picked next so that the choice and the rest of the cost can still be
    completed; and the picks."""
    ids = [id for id in ids if id in picks or not _forbidden(game, ctx, choice, rest, id)]
    held = _held(game, ctx, choice, rest)
    return [
        id for id in ids if id in picks or (id not in held and _some(_chosen(game, ctx, choice, rest, (*picks, id))))
    ]


def can_turn(game: Game, id: int, state: str, cause: int = 0) -> bool:
    """Whether the object can be turned to the orientation (`Book.costs.turned_from`), and no effect forbids it."""
    now = game.book.states[game.objects[id].state]
    needed = game.book.costs.turned_from.get(state)
    if now == state if needed is None else now != needed:
        return False
    return queries.allowed(game, "state", state, id, cause)


def can_do(game: Game, ctx: Ctx, part: t.Instr) -> bool:
    """Whether a part that is neither a choice nor a number can be paid by itself."""
    if isinstance(part, t.Do):
        verb = game.book.verbs[part.verb]
        return verb.can is None or verb.can(game, ctx, part)
    if isinstance(part, t.Look):
        zone = game.zone(part.zone, select.player_of(game, part.who, ctx))
        return len(zone) >= select.amount(game, part.n, ctx)
    if not isinstance(part, (t.Move, t.SetState, t.Counters, t.SetFace)) or (
        isinstance(part.what, t.Ref) and ctx.get(part.what.name) == ()
    ):
        return True  # if nothing was chosen, nothing has to be done
    if isinstance(part.what, t.Top) and not _reaches_down(game, ctx, part.what):
        return False
    listed = each_of(part.what)
    if len(listed) > 1:
        return all(can_do(game, ctx, replace(part, what=what)) for what in listed)
    if game.book.costs.all_of_none and not isinstance(part.what, (t.Self, t.Ref)):
        return True
    ids = select.find(game, part.what, ctx)
    if not ids:
        return False
    for id in ids:  # noqa: SIM110  a generator costs more than the tests
        if _deed_possible(game, ctx, part, id):
            return True
    return False


def each_of(what: t.Sel) -> tuple[t.Sel, ...]:
    """The parts of a list that names the card itself or chosen objects ("this card and the chosen one"): the deed must
    be possible for each. Any other selector is one part."""
    if isinstance(what, t.Some) and any(isinstance(part, (t.Self, t.Ref)) for part in what.parts):
        return what.parts
    return (what,)


def _reaches_down(game: Game, ctx: Ctx, top: t.Top) -> bool:
    """Whether the zone has as many cards as are taken from its top."""
    n = select.amount(game, top.n, ctx)
    return all(len(game.zone(top.zone, player)) >= n for player in select.players_of(top.who, ctx))


def _deed_possible(game: Game, ctx: Ctx, part: Deed, id: int) -> bool:
    if isinstance(part, t.SetState):
        return can_turn(game, id, part.state, ctx.source)
    if isinstance(part, t.Counters) and game.objects[id].counter(part.name) < -select.amount(game, part.n, ctx):
        return False
    return _allowed(game, ctx, part, id)


def fits(game: Game, ctx: Ctx, move: t.Move, id: int) -> bool:
    """Whether there is room for the object where the move leads."""
    if game.book.moves.room is None:
        return True
    obj, to = game.objects[id], game.book.zone_index[move.to]
    player = select.player_of(game, move.whose, ctx, obj.owner)
    return (obj.zone, obj.player) == (to, player) or game.book.moves.room(game, to, player) > 0


def turned_back(game: Game, ctx: Ctx, move: t.Move, id: int) -> bool:
    """Whether the rules leave the object where it is instead of moving it (`Book.moves.reroute`)."""
    obj, dst = game.objects[id], game.book.zone_index[move.to]
    player = select.player_of(game, move.whose, ctx, obj.owner)
    to, side = game.book.moves.reroute(game, obj, dst, player)
    if to < 0:
        return to != NOWHERE
    return (to, side) == (obj.zone, obj.side) and (to, side) != (dst, player)


def _allowed(game: Game, ctx: Ctx, part: Deed, id: int) -> bool:
    """Whether neither the rules nor an effect keep the deed from happening."""
    if isinstance(part, t.Move):
        if turned_back(game, ctx, part, id) or not fits(game, ctx, part, id):
            return False
        return queries.allowed(game, "move", part.word, id, ctx.source, game.book.zone_index[part.to])
    if isinstance(part, t.SetState):
        return queries.allowed(game, "state", part.state, id, ctx.source)
    if isinstance(part, t.Counters):
        return queries.allowed(game, "counter", part.name, id, ctx.source)
    return queries.allowed(game, "face", "", id, ctx.source)


# --- which objects --------------------------------------------------------------------------------------------------


def able(game: Game, ctx: Ctx, choice: t.Choose, rest: Cost) -> list[int]:
    """The candidates of a choice that the rest of the cost can use: nothing keeps what it does to them from happening,
    there is room for them, and no later part needs them by another name."""
    found = candidates.candidates(game, ctx, choice)
    found = [id for id in found if not _forbidden(game, ctx, choice, rest, id)]
    held = _held(game, ctx, choice, rest)
    return [id for id in found if id not in held] if held else found


def enough(game: Game, ctx: Ctx, choice: t.Choose, rest: Cost, n: int, without: int) -> bool:
    """Whether at least `n` candidates of a choice are `able`, besides the object `without`."""
    if n <= 0:
        return True
    held = _held(game, ctx, choice, rest)
    for id in candidates.candidates(game, ctx, choice):
        if id != without and id not in held and not _forbidden(game, ctx, choice, rest, id):
            n -= 1
            if n == 0:
                return True
    return False


def _forbidden(game: Game, ctx: Ctx, choice: t.Choose, rest: Cost, id: int) -> bool:
    """Whether what the rest of the cost does to the object, if it is chosen, cannot happen: the rules or an effect keep
    it from happening, or there is no room."""
    for part in rest:
        if isinstance(part, t.Choose) and part.name == choice.name and not part.also:
            return False
        if isinstance(part, DEEDS) and called(part.what, choice.name) and not _allowed(game, ctx, part, id):
            return True
    return False


def called(what: t.Sel, name: str) -> bool:
    """Whether the selector is the name, or lists it."""
    return any(isinstance(part, t.Ref) and part.name == name for part in each_of(what))


def picky(game: Game, ctx: Ctx, parts: Cost) -> bool:
    """Whether a choice among the parts has a candidate that the parts after it cannot use."""
    for i, part in enumerate(parts):
        if isinstance(part, t.Choose) and not select.names_something(part.what):
            for id in candidates.candidates(game, ctx, part):
                if _forbidden(game, ctx, part, parts[i + 1 :], id):
                    return True
    return False


def _held(game: Game, ctx: Ctx, choice: t.Choose, rest: Cost) -> set[int]:
    """The objects that the rest of the cost after the choice will use by a name they have already; if the book pays at
    once, also the card itself."""
    held: set[int] = set()
    free: set[str] = set() if choice.also else {choice.name}
    for part in rest:
        if isinstance(part, t.Choose) and not part.also:
            free.add(part.name)
        elif isinstance(part, (t.Move, t.SetState, t.Counters, t.SetFace)):
            for what in each_of(part.what):
                if isinstance(what, t.Ref) and what.name not in free:
                    held.update(ctx.get(what.name) or ())
                elif isinstance(what, t.Self) and game.book.costs.pays_at_once:
                    held.add(ctx.source)
    return held


def wants(game: Game, ctx: Ctx, part: t.Instr) -> list[int]:
    """The objects that a part of a cost could use."""
    if isinstance(part, t.Choose):
        return candidates.candidates(game, ctx, part)
    if isinstance(part, t.Do):
        spends = game.book.verbs[part.verb].spends
        if spends is None:
            return []
        found = spends.sources(game, ctx, part)
        return found if spends.others is None else found + spends.others(game, ctx, part)
    return select.find(game, part.what, ctx) if isinstance(part, DEEDS) else []


def _chosen(
    game: Game,
    ctx: Ctx,
    choice: t.Choose,
    rest: Cost,
    picks: tuple[int, ...],
    barred: tuple[int, ...] = (),
    every: bool = False,
) -> Iterator[Game]:
    """Copies of the position after the picks were filled up and the rest was paid (see `payments`)."""
    for found in _selections(game, ctx, choice, rest, picks, barred, every):
        yield from payments(game, candidates.bound_by(choice, ctx, found), rest, barred, every)


def _selections(
    game: Game,
    ctx: Ctx,
    choice: t.Choose,
    rest: Cost,
    picks: tuple[int, ...],
    barred: tuple[int, ...],
    every: bool,
) -> Iterator[tuple[int, ...]]:
    """The selections that begin with the picks, as far as they can make a difference to the rest of the cost."""
    n = max(0, select.amount(game, choice.n, ctx))
    taken = (*picks, *barred)
    ids = [id for id in able(game, ctx, choice, rest) if id not in taken]
    if choice.up_to:
        n = max(choice.least, len(picks))
    if not candidates.plain(choice) or choice.also:
        yield from _fitted(game, ctx, choice, ids, picks, n)
    elif n >= len(picks):
        yield from _spread(_alike(game, ctx, choice, ids, rest, every), picks, n - len(picks))


def _fitted(
    game: Game, ctx: Ctx, choice: t.Choose, ids: list[int], picks: tuple[int, ...], n: int
) -> Iterator[tuple[int, ...]]:
    if len(picks) >= n:
        yield picks
        return
    fitting = candidates.fitting(game, ctx, choice, ids, picks)
    for i, id in enumerate(fitting):
        yield from _fitted(game, ctx, choice, fitting[i + 1 :], (*picks, id), n)


def _alike(game: Game, ctx: Ctx, choice: t.Choose, ids: list[int], rest: Cost, every: bool) -> list[list[int]]:
    """The ids in groups: which one of a group is picked makes no difference to the rest; with `every`, to anything.
    Those that nothing else wants come first."""
    if every or _read(choice.name, rest):
        return [[id] for id in ids]
    wanted = [(set(wants(game, ctx, part)), _tells_apart(part)) for part in rest]
    groups: dict[tuple[int, ...], list[int]] = {}
    for id in ids:
        key = [0 if id not in want else id if apart else 1 for want, apart in wanted]
        groups.setdefault(tuple(key), []).append(id)
    return [groups[key] for key in sorted(groups, key=sum)]


def _tells_apart(part: t.Instr) -> bool:
    """Whether it matters to a part which of the objects that it could use are left."""
    return isinstance(part, t.Do) or (isinstance(part, t.Choose) and not candidates.plain(part))


def _read(name: str, rest: Cost) -> bool:
    """Whether the rest looks at what was chosen, or may choose it again where it was moved."""
    zones: set[str] = set()
    for part in rest:
        used = isinstance(part, DEEDS) and called(part.what, name)
        if isinstance(part, t.Move) and used:
            zones.add(part.to)
        if not used and any(isinstance(n, (t.Ref, t.Chosen)) and n.name == name for n in walk.nodes(part)):
            return True
        if isinstance(part, t.Choose) and not zones.isdisjoint(named_zones(part.what) or ()):
            return True
    return False


def _spread(groups: list[list[int]], picks: tuple[int, ...], n: int) -> Iterator[tuple[int, ...]]:
    """All ways to take `n` from the groups; within a group the first ones."""
    if n == 0:
        yield picks
    elif groups and sum(map(len, groups)) >= n:
        for k in range(min(n, len(groups[0])), -1, -1):
            yield from _spread(groups[1:], (*picks, *groups[0][:k]), n - k)


# --- what is used up ------------------------------------------------------------------------------------------------


def _spendings(
    game: Game, ctx: Ctx, part: t.Do, spends: Spending, rest: Cost, barred: tuple[int, ...]
) -> Iterator[Game]:
    """The positions after a verb used up objects, as far as the rest of the cost could use these too; with as few of
    them as possible."""
    yield from _spent(game, ctx, part, spends, rest, barred)
    if spends.more is not None:
        for after in spends.more(game, ctx, part, barred):
            yield from _spent(after, ctx, part, spends, rest, barred)


def _spent(game: Game, ctx: Ctx, part: t.Do, spends: Spending, rest: Cost, barred: tuple[int, ...]) -> Iterator[Game]:
    sources = spends.sources(game, ctx, part)
    wanted = {id for later in rest for id in wants(game, ctx, later)} if sources else set()
    both = [id for id in dict.fromkeys(sources) if id in wanted]
    enough: list[set[int]] = []
    for size in range(len(both) + 1):
        for used in combinations(both, size):
            if any(less.issubset(used) for less in enough):
                continue
            if spends.without(game, ctx, part, (*barred, *(id for id in both if id not in used))):
                enough.append(set(used))
                yield used_up(game, used, spends)


def used_up(game: Game, ids: tuple[int, ...], spends: Spending) -> Game:
    """A copy of the position in which a verb has used up the objects."""
    if not ids:
        return game
    game = game.clone()
    for id in ids:
        state = spends.turns(game, id)
        if state:
            _turned(game, id, state)
        else:
            _leave(game, id)
    return game


def _done(game: Game, ctx: Ctx, part: Deed) -> Game:
    """The position after the deed."""
    game = game.clone()
    for id in select.find(game, part.what, ctx):
        if not _deed_possible(game, ctx, part, id):
            continue
        if isinstance(part, t.SetState):
            _turned(game, id, part.state)
        elif isinstance(part, t.Move):
            _move(game, ctx, id, part)
        else:
            changed = game.objects[id].copy()
            if isinstance(part, t.SetFace):
                changed.up = part.up
            else:
                left = changed.counter(part.name) + select.amount(game, part.n, ctx)
                others = tuple(pair for pair in changed.counters if pair[0] != part.name)
                changed.counters = (*others, (part.name, left)) if left > 0 else others
            game.put(changed)
    return game


def _turned(game: Game, id: int, state: str) -> None:
    changed = game.objects[id].copy()
    changed.state = game.book.states.index(state)
    game.put(changed)


def _leave(game: Game, id: int) -> None:
    """Take the object out of its zone. NB: its id is free no more, so nothing finds it."""
    obj = game.objects[id]
    del game.objects[id]
    at = obj.zone * 2 + (0 if game.book.zones[obj.zone].shared else obj.side)
    game.zones[at] = tuple(other for other in game.zones[at] if other != id)
    game.gone[id] = layers.last_information(game, obj, 0)
    caches.all_changed(game)


def _move(game: Game, ctx: Ctx, id: int, part: t.Move) -> None:
    """Move the object as the part says; it is a new object there, if the book has it so."""
    obj = game.objects[id]
    player = select.player_of(game, part.whose, ctx, obj.owner)
    to, player = game.book.moves.reroute(game, obj, game.book.zone_index[part.to], player)
    same = game.book.moves.same_object(game, obj.zone, to)
    _leave(game, id)
    new = obj.copy()
    if same:
        del game.gone[id]
    else:
        new.id = game.next_id
        game.next_id += 1
        new.state = game.book.states.index(part.state) if part.state else 0
        new.counters, new.marks, new.damage, new.host, new.guise = (), (), 0, 0, None
    new.zone, new.player = to, player
    game.objects[new.id] = new
    at = to * 2 + (0 if game.book.zones[to].shared else player)
    game.zones[at] = (*game.zones[at], new.id)
    caches.all_changed(game)
