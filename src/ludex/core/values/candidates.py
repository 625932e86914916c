"""The candidates of a choice, and which of them can be chosen together (`Choose.differ`, `total` and `also`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.values import layers, queries, select

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Picking = t.Choose | t.Search


TAKEN: Final = "taken in this loop"
"""The name to which a loop binds what was chosen in its rounds so far (`Book.choices.fresh_in_loops`)."""


def places(ctx: Ctx, search: t.Search) -> tuple[str, ...]:
    """The zones that are searched (`Search.given`)."""
    return (search.zone, *search.more) if not search.given or ctx.get(search.given) else search.more


def bound_by(instr: t.Choose | t.Search | t.Create, ctx: Ctx, ids: tuple[int, ...]) -> Ctx:
    """The context with the ids bound to the instruction's name; with `also`, added to those bound before."""
    before = (ctx.get(instr.name) or ()) if instr.also else ()
    taken = ctx.get(TAKEN)
    if taken is not None:
        ctx = ctx.bind(TAKEN, (*taken, *ids))
    return ctx.bind(instr.name, (*before, *ids))


def fitting(game: Game, ctx: Ctx, instr: Picking, ids: list[int], picks: tuple[int, ...]) -> list[int]:
    """The candidates in `ids` that may be picked in addition to the picks."""
    rest = [id for id in ids if id not in picks]
    if instr.also:
        before = ctx.get(instr.name) or ()
        rest = [id for id in rest if id not in before]
    if instr.differ:
        taken = {said for id in picks for said in select.words_or_figure(game, id, instr.differ)}
        rest = [id for id in rest if taken.isdisjoint(select.words_or_figure(game, id, instr.differ))]
    if instr.alike and picks:
        shared = _shared(game, instr, picks)
        rest = [id for id in rest if not shared.isdisjoint(select.words_or_figure(game, id, instr.alike))]
    if instr.total is not None and instr.total.op == "<=":
        left = select.amount(game, instr.total.amount, ctx)
        left -= sum(layers.value(game, id, instr.total.figure) for id in picks)
        rest = [id for id in rest if layers.value(game, id, instr.total.figure) <= left]
    return rest


def plain(instr: Picking) -> bool:
    """Whether all candidates can be chosen together."""
    return not instr.differ and not instr.alike and instr.total is None


def fill(game: Game, ctx: Ctx, instr: Picking, ids: list[int], picks: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The picks, filled up to `n` with the first candidates that fit; fewer if no more fit."""
    while len(picks) < n:
        rest = fitting(game, ctx, instr, ids, picks)
        if not rest:
            break
        picks = (*picks, leading(game, instr, rest, picks, n - len(picks))[0])
    return picks


def enough(game: Game, ctx: Ctx, instr: t.Choose, ids: list[int], n: int) -> bool:
    """Whether `n` of the candidates can be chosen together."""
    if instr.differ:
        return _apart(_said(game, instr, ids), n)
    if instr.alike:
        return n <= 0 or bool(_alike(game, instr, ids, n))
    return len(ids) >= n


def leading(game: Game, instr: Picking, rest: list[int], picks: tuple[int, ...], left: int) -> list[int]:
    """The candidates in `rest` (see `fitting`) after which `left - 1` more can be chosen in addition to the picks; if
    there are none, all of them."""
    if instr.alike:
        words = _alike(game, instr, rest, left)
        if picks:
            words &= _shared(game, instr, picks)
        return [id for id in rest if not words.isdisjoint(select.words_or_figure(game, id, instr.alike))] or rest
    if not instr.differ or left < 2 or all(len(said) < 2 for said in _said(game, instr, rest)):
        return rest
    found: list[int] = []
    for id in rest:
        words = set(select.words_or_figure(game, id, instr.differ))
        if _apart([said for said in _said(game, instr, rest) if words.isdisjoint(said)], left - 1):
            found.append(id)
    return found or rest


def _shared(game: Game, instr: Picking, ids: tuple[int, ...]) -> set[str]:
    """The words of the kind `alike` that all the objects have."""
    return set.intersection(*(set(select.words_or_figure(game, id, instr.alike)) for id in ids))


def _alike(game: Game, instr: Picking, ids: list[int], n: int) -> set[str]:
    """The words of the kind `alike` that at least `n` of the objects have."""
    said = [word for id in ids for word in dict.fromkeys(select.words_or_figure(game, id, instr.alike))]
    return {word for word in said if said.count(word) >= n}


def _said(game: Game, instr: Picking, ids: list[int]) -> list[frozenset[str]]:
    """The words of the kind `differ` that the objects have, each set of them once."""
    return list(dict.fromkeys(frozenset(select.words_or_figure(game, id, instr.differ)) for id in ids))


def _apart(said: list[frozenset[str]], n: int) -> bool:
    """Whether `n` of these sets have no element in common with one another."""
    if n <= 0:
        return True
    for i, words in enumerate(said):
        if _apart([other for other in said[i + 1 :] if words.isdisjoint(other)], n - 1):
            return True
    return False


def any_candidate(game: Game, ctx: Ctx, instr: t.Choose) -> bool:
    """Whether the choice has a candidate."""
    rules = layers.index_of(game).rules
    if "select" in rules or "affect" in rules or ctx.get(TAKEN):
        return bool(candidates(game, ctx, instr))
    return bool(select.find(game, instr.what, ctx, 1))


def candidates(game: Game, ctx: Ctx, instr: t.Choose) -> list[int]:
    """The ids that may be chosen: those that match, without those that this ability may not select (query `select`) or
    affect (query `affect`), and those that a loop has taken."""
    if isinstance(instr.what, t.Ref):  # without those that this effect has moved already
        found = [id for id in select.bound(instr.what.name, ctx) if id in game.objects]
    else:
        found = select.find(game, instr.what, ctx)
    if "affect" in layers.index_of(game).rules:
        found = [id for id in found if queries.may(game, "affect", id, True, ctx.source)]
    taken = ctx.get(TAKEN)
    if taken:
        found = [id for id in found if id not in taken]
    if instr.random:
        return found
    if instr.who != t.YOU and game.book.choices.own_can_be_chosen:
        return [id for id in found if _chooses_own(game, ctx, instr, id) or _may_select(game, ctx, instr, id)]
    return queries.among(game, "select", ctx.source, found, past=instr.past)


def _chooses_own(game: Game, ctx: Ctx, instr: t.Choose, id: int) -> bool:
    """Whether the object belongs to a player who chooses."""
    return id in game.objects and game.objects[id].player in select.players_of(instr.who, ctx)


def _may_select(game: Game, ctx: Ctx, instr: t.Choose, id: int) -> bool:
    return bool(queries.among(game, "select", ctx.source, [id], past=instr.past))
