"""Queries: named questions whose answers effects can change with a `Rule` (permit, widen, narrow, forbid).

`forbid` beats `permit`. Games choose the names of queries; no query is named after a keyword.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.tree import Altered, Continuous, Rule
from ludex.core.values import facts, layers, select, settling

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.values.index import Entry


def may(game: Game, query: str, id: int, default: bool, other: int = 0) -> bool:
    """Whether the object `id` may do what the query names: `default` is the answer of the rules, which effects permit
    or forbid.

    `other` is the second object of the question (0: none); `Rule.to` must match it.
    """
    index = game.index
    if index is None:
        index = layers.index_of(game)
    entries = index.rules.get(query) if index.rules else None
    if entries is None:
        return default
    result = default
    for entry in entries:
        node = entry.node
        if isinstance(node, Rule) and _concerns(game, entry, node, id, other):
            if node.op == "forbid":
                return False
            if node.op == "permit":
                result = True
    return result


def _concerns(game: Game, entry: Entry, node: Rule, id: int, other: int) -> bool:
    """Whether the rule applies to the object, and to the second object if there is one."""
    if not settling.applies(game, entry, id):
        return False
    if other == 0:
        return True
    return select.matches(game, node.to, other, _ctx(entry, id))


def _ctx(entry: Entry, id: int) -> Ctx:
    """The context of the rule, with the object of the query bound to `subject`."""
    return Ctx(entry.source, entry.controller, (*entry.bound, ("subject", (id,))))


def among(
    game: Game,
    query: str,
    id: int,
    candidates: list[int],
    universe: list[int] | tuple[int, ...] = (),
    past: str = "",
) -> list[int]:
    """The candidates of the object `id` for the query, after effects widen them (by objects of the universe), narrow
    them and forbid some, in that order. `past`: a keyword whose abilities do not count."""
    index = game.index
    if index is None:
        index = layers.index_of(game)
    entries = index.rules.get(query) if index.rules else None
    if entries is None:
        return candidates
    result = list(candidates)
    for op in ("widen", "narrow", "forbid"):
        for entry in entries:
            node = entry.node
            if isinstance(node, Rule) and node.op == op and settling.applies(game, entry, id):
                if past and _keyword_of(game, entry) == past:
                    continue
                result = _adjust(game, entry, node, id, result, universe)
    return result


def _keyword_of(game: Game, entry: Entry) -> str:
    """The keyword of the passive ability that the entry comes from; "": none."""
    for number, ability in zip(layers.numbers(game, entry.source), layers.abilities(game, entry.source), strict=True):
        if number == entry.number:
            return ability.keyword
    return ""


def _adjust(
    game: Game, entry: Entry, node: Rule, id: int, ids: list[int], universe: list[int] | tuple[int, ...]
) -> list[int]:
    ctx = _ctx(entry, id)
    if node.op == "widen":
        return ids + [c for c in universe if c not in ids and select.matches(game, node.to, c, ctx)]
    kept = [c for c in ids if select.matches(game, node.to, c, ctx) == (node.op == "narrow")]
    if node.op == "narrow" and node.if_any and not kept:
        return ids
    return kept


def limit(game: Game, query: str, id: int, default: int) -> int:
    """The number of the rules (`default`), after effects: each matching `permit` adds its `Rule.n`, any `forbid` makes
    it zero."""
    rules = layers.index_of(game).rules
    entries = rules.get(query) if rules else None
    if entries is None:
        return default
    result = default
    for entry in entries:
        node = entry.node
        if isinstance(node, Rule) and settling.applies(game, entry, id):
            if node.op == "forbid":
                return 0
            if node.op == "permit":
                result += node.n if isinstance(node.n, int) else select.amount(game, node.n, _ctx(entry, id))
    return result


def because_of_card(game: Game, query: str, id: int, other: int = 0) -> bool:
    """Whether what forbids the object `id` what the query names does so because of what is written on it."""
    for entry in layers.index_of(game).rules.get(query, ()):
        node = entry.node
        if not isinstance(node, Rule) or node.op != "forbid" or not select.reads_card(node.what):
            continue
        if _concerns(game, entry, node, id, other):
            return True
    return False


def _altered(game: Game, node: Altered, ctx: Ctx) -> int:
    """The value of an `Altered` amount."""
    return max(0, limit(game, node.query, ctx.source, select.amount(game, node.n, ctx)))


select.ALTERED.append(_altered)


def use_up(game: Game, query: str, id: int) -> None:
    """The game has done what the query is about, for the object: effects that are for the next time (`Rule.once`)
    end."""
    entries = layers.index_of(game).rules.get(query)
    if entries is None:
        return
    used = {
        entry.stamp
        for entry in entries
        if isinstance(entry.node, Rule) and entry.node.once and settling.applies(game, entry, id)
    }
    if used:
        game.set_effects(tuple(e for e in game.effects if e.stamp not in used or not _is_once(e.node, query)))


def _is_once(node: Continuous, query: str) -> bool:
    return isinstance(node, Rule) and node.once and node.query == query


def words_of(game: Game, event: Event) -> tuple[str, ...]:
    """The words by which effects forbid an event: its kind, its own word, and what the rules call it (`facts`)."""
    return (event.kind, event.word, *facts.names_of(game, event))


def forbidden(game: Game, event: Event) -> bool:
    """Whether an effect forbids the event. The queries are `event WORD`; and, if an effect and not a rule causes the
    event, `ability WORD` and `affect`, with the effect's source as the second object; for each of `words_of`.
    NB: `in_force` sets `Index.bars` for these names."""
    rules = layers.index_of(game).rules
    words = words_of(game, event)
    tied = game.book.moves.tied
    together = tied(game, event.obj) if tied is not None and event.kind == "state" else ()
    for query in [f"event {word}" for word in words]:
        for id in (event.obj, *together):
            if query in rules and not may(game, query, id, True, event.cause):
                return True
    by_rule = game.book.moves.by_rule
    if event.cause == 0 or (by_rule is not None and by_rule(game, event)):
        return False
    for by_ability in [f"ability {word}" for word in words]:
        if by_ability in rules and not may(game, by_ability, event.obj, True, event.cause):
            return True
    return "affect" in rules and not may(game, "affect", event.obj, True, event.cause)


def allowed(game: Game, kind: str, word: str, id: int, cause: int = 0, dst: int = -1) -> bool:
    """Whether no effect forbids an event of this kind and word for the object; of a move, to the zone `dst`."""
    if not layers.index_of(game).bars:
        return True
    src = game.objects[id].zone if dst >= 0 else -1
    return not forbidden(game, Event(kind, id, word=word, cause=cause, src=src, dst=dst))
