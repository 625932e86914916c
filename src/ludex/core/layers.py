"""Values through layers: figures, words and abilities as continuous effects make them now.

The index lists what is in force by what it may answer, so that a position nobody touches answers printed values at
once. It is made anew when a card with abilities moves or an effect starts or ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card, Gone, Obj
from ludex.core.tree import (
    Ability,
    All,
    Anything,
    Continuous,
    Grant,
    Modify,
    Not,
    Price,
    Rename,
    Rule,
    Sel,
    Self,
    Side,
    State,
    Strip,
    TurnOf,
    Word,
    Zone,
)
from ludex.core.values import in_force, select
from ludex.core.values.index import Entry, Index

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game


def index_of(game: Game) -> Index:
    index = game.index
    if index is None:
        index = in_force.build(game)
        game.index = index
    return index


def valid_in(game: Game, ability: Ability, kind: int) -> bool:
    """Whether an ability is valid in a zone: where it says, or where abilities are valid by the rules."""
    if ability.zones:
        return game.book.zones[kind].name in ability.zones
    return kind in game.book.acting


def acts_in(game: Game, card: Card, kind: int) -> bool:
    """Whether an ability that acts by itself is valid in the zone."""
    if card.acts_by_rule and kind in game.book.acting:
        return True
    return bool(card.acts_in) and game.book.zones[kind].name in card.acts_in


def context(entry: Entry) -> Ctx:
    return Ctx(entry.source, entry.controller, entry.bound)


def applies(game: Game, entry: Entry, id: int) -> bool:
    """Whether a continuous effect touches the object."""
    if not _may_touch(entry, id):
        return False
    if entry.subjects is not None:
        return True
    ctx = Ctx(entry.source, entry.controller, entry.bound)
    if entry.cond is not None and not select.holds(game, entry.cond, ctx):
        return False
    node = entry.node
    if isinstance(node, (Modify, Rename, Grant, Strip, Price, Rule)):
        return select.matches(game, node.what, id, ctx)
    return False


# --- figures ---------------------------------------------------------------------------------------------------


def value(game: Game, id: int, figure: str) -> int:
    """A figure of an object as it is now; of one that is gone, as it last was."""
    obj = game.objects.get(id)
    if obj is None:
        return _last_value(game, id, figure)
    index = game.index
    if index is None:
        index = index_of(game)
    book = game.book
    if book.base_figure is not None:
        base = book.base_figure(game, obj, figure)
    else:
        base = (obj.card if obj.guise is None else obj.guise).figures.get(figure, 0)
    if figure not in index.figures:
        return base
    wide = index.wide_figures.get(figure)
    if wide is None and id not in index.owners:
        return base if book.round_figure is None else book.round_figure(figure, base)
    key = (id, figure)
    known = game.values.get(key)
    if known is not None:
        return known
    result = base
    own = index.own_figures.get(key)
    if wide is not None or own is not None:
        game.values[key] = base
        result = _layered(game, [*(wide or ()), *(own or ())], id, key, base)
    if book.round_figure is not None:
        result = book.round_figure(figure, result)
    game.values[key] = result
    return result


def _may_touch(entry: Entry, id: int) -> bool:
    """Whether an effect can concern the object at all: told at a glance, without asking conditions."""
    if entry.subjects is not None:
        return id in entry.subjects
    node = entry.node
    return entry.source == id or not (
        isinstance(node, (Modify, Rename, Grant, Strip, Price, Rule)) and isinstance(node.what, Self)
    )


def _last_value(game: Game, id: int, figure: str) -> int:
    gone = game.gone.get(id)
    if gone is None:
        return 0
    for name, n in gone.figures:
        if name == figure:
            return n
    book = game.book
    return (
        book.base_figure(game, gone.obj, figure)
        if book.base_figure is not None
        else gone.obj.info.figures.get(figure, 0)
    )


def _layered(game: Game, entries: list[Entry], id: int, key: tuple[int, str], base: int) -> int:
    """The figure after all effects. Where no order could matter (plain additions) none is sought."""
    result = base
    if len(entries) < 2 or all(_plain(e) for e in entries):
        for entry in entries:
            result = _changed_by(game, entry, id, key, result)
        return result
    ranked = sorted(entries, key=lambda e: (_rank(game, e.node), e.stamp))
    while ranked:
        entry = _next_independent(game, ranked, id, key, result)
        ranked.remove(entry)
        result = _changed_by(game, entry, id, key, result)
        game.values[key] = result
    return result


def _plain(entry: Entry) -> bool:
    """Whether an effect adds a fixed number to objects told by what no figure can change."""
    node = entry.node
    if not isinstance(node, Modify) or node.op != "+" or not isinstance(node.amount, int):
        return False
    if entry.subjects is not None:
        return True
    return (entry.cond is None or isinstance(entry.cond, TurnOf)) and _steady(node.what)


def _steady(sel: Sel) -> bool:
    if isinstance(sel, All):
        return all(_steady(part) for part in sel.parts)
    if isinstance(sel, Not):
        return _steady(sel.part)
    return isinstance(sel, (Self, Side, Zone, Word, State, Anything))


def _rank(game: Game, node: Continuous) -> int:
    if not isinstance(node, Modify):
        return 0
    if game.book.layer is not None:
        return game.book.layer(node.op, node.layer)
    return 0 if node.op == "=" else 1


def _next_independent(game: Game, ranked: list[Entry], id: int, key: tuple[int, str], now: int) -> Entry:
    """The first entry of the lowest layer that depends on no other entry of that layer (one way only)."""
    first = ranked[0]
    if len(ranked) == 1 or (first.subjects is not None and all(e.subjects is not None for e in ranked)):
        return first
    rank = _rank(game, first.node)
    peers = [e for e in ranked if _rank(game, e.node) == rank]
    for entry in peers:
        if not any(
            other is not entry
            and _depends(game, entry, other, id, key, now)
            and not _depends(game, other, entry, id, key, now)
            for other in peers
        ):
            return entry
    return first


def _depends(game: Game, b: Entry, a: Entry, id: int, key: tuple[int, str], now: int) -> bool:
    """Whether applying A first changes what B applies to or how."""
    game.values[key] = now
    alone = _changed_by(game, b, id, key, now) - now
    after = _changed_by(game, a, id, key, now)
    game.values[key] = after
    together = _changed_by(game, b, id, key, after) - after
    game.values[key] = now
    if isinstance(b.node, Modify) and b.node.op == "=":
        return applies(game, b, id) != _applies_at(game, b, id, key, after, now)
    return alone != together


def _applies_at(game: Game, entry: Entry, id: int, key: tuple[int, str], at: int, back: int) -> bool:
    game.values[key] = at
    result = applies(game, entry, id)
    game.values[key] = back
    return result


def _changed_by(game: Game, entry: Entry, id: int, key: tuple[int, str], now: int) -> int:
    node = entry.node
    if not isinstance(node, Modify) or not applies(game, entry, id):
        return now
    n = select.amount(game, node.amount, context(entry))
    return n if node.op == "=" else now + n


# --- words, abilities, prices -----------------------------------------------------------------------------------


def words(game: Game, id: int, kind: str) -> tuple[str, ...]:
    """The words of a kind (`type`, `name`, trait, ...) the object has now."""
    obj = game.objects.get(id)
    gone = obj is None
    if obj is None:
        obj = game.look(id)
        if obj is None:
            return ()
    card = obj.card if obj.guise is None else obj.guise
    base = card.types if kind == "type" else card.names if kind == "name" else card.words.get(kind, ())
    index = game.index
    if index is None:
        index = index_of(game)
    if gone:
        for name, said in game.gone[id].words:
            if name == kind:
                return said
        return base
    if not index.words:
        return base
    entries = index.words.get(kind)
    if entries is None:
        return base
    known = index.settling.get((id, kind))
    if known is not None:
        return known
    touching = [entry for entry in entries if _may_touch(entry, id)]
    return _settle_words(game, index, touching, (id, kind), base) if touching else base


def _settle_words(
    game: Game, index: Index, entries: list[Entry], key: tuple[int, str], base: tuple[str, ...]
) -> tuple[str, ...]:
    """Effects on words in their order: dependent ones later, else by age. Whoever asks meanwhile gets the words as they
    are so far."""
    left = sorted(entries, key=lambda e: (_word_rank(game, e.node), e.stamp))
    result = base
    try:
        while left:
            index.settling[key] = result
            entry = left[0] if len(left) == 1 else _next_word_effect(game, index, left, key, result)
            left.remove(entry)
            result = _reworded(game, entry, key[0], result)
    finally:
        index.settling.pop(key, None)
    return result


def _word_rank(game: Game, node: Continuous) -> int:
    rank = game.book.word_layer
    return rank(node.op, node.layer) if rank is not None and isinstance(node, Rename) else 0


def _next_word_effect(game: Game, index: Index, left: list[Entry], key: tuple[int, str], now: tuple[str, ...]) -> Entry:
    rank = _word_rank(game, left[0].node)
    left = [entry for entry in left if _word_rank(game, entry.node) == rank]
    for entry in left:
        if not any(
            other is not entry
            and _word_depends(game, index, entry, other, key, now)
            and not _word_depends(game, index, other, entry, key, now)
            for other in left
        ):
            return entry
    return left[0]


def _word_depends(game: Game, index: Index, b: Entry, a: Entry, key: tuple[int, str], now: tuple[str, ...]) -> bool:
    """Whether applying A first changes whether B applies."""
    alone = applies(game, b, key[0])
    index.settling[key] = _reworded(game, a, key[0], now)
    after = applies(game, b, key[0])
    index.settling[key] = now
    return alone != after


def _reworded(game: Game, entry: Entry, id: int, now: tuple[str, ...]) -> tuple[str, ...]:
    node = entry.node
    if not isinstance(node, Rename) or not applies(game, entry, id):
        return now
    if node.op == "become":
        return (node.value,)
    if node.op == "add":
        return now if node.value in now else (*now, node.value)
    return tuple(word for word in now if word != node.value)


def abilities(game: Game, id: int) -> tuple[Ability, ...]:
    """The abilities an object has now."""
    granted = index_of(game).granted.get(id)
    if granted is not None:
        return granted
    obj = game.look(id)
    return obj.info.abilities if obj is not None else ()


def has(game: Game, id: int, keyword: str) -> bool:
    """Whether the object has the keyword now; of one that is gone, when it was last there."""
    index = game.index
    if index is None:
        index = index_of(game)
    granted = index.granted.get(id)
    if granted is not None:
        return any(a.keyword == keyword for a in granted)
    obj = game.objects.get(id)
    if obj is not None:
        return keyword in obj.info.keywords
    gone = game.gone.get(id)
    if gone is None:
        return False
    return keyword in (gone.keywords if gone.keywords is not None else gone.obj.info.keywords)


def price(game: Game, id: int, printed: int, also: Price | None = None) -> int:
    """What playing the card costs now: set-to effects first, then plus and minus; never below zero. `also` is one more
    change, if it is paid for."""
    result, more = printed, 0
    for entry in index_of(game).prices:
        node = entry.node
        if isinstance(node, Price) and applies(game, entry, id):
            n = select.amount(game, node.amount, context(entry))
            if node.op == "=":
                result = n
            else:
                more += n
    if also is not None:
        n = select.amount(game, also.amount, Ctx(id, game.objects[id].player))
        if also.op == "=":
            result = n
        else:
            more += n
    return max(0, result + more)


def last_information(game: Game, obj: Obj, became: int) -> Gone:
    index = index_of(game)
    figures: tuple[tuple[str, int], ...] = ()
    if index.figures:
        figures = tuple((name, value(game, obj.id, name)) for name in index.figures)
    granted = index.granted.get(obj.id)
    keywords = tuple(sorted({a.keyword for a in granted if a.keyword})) if granted is not None else None
    said: tuple[tuple[str, tuple[str, ...]], ...] = ()
    if index.words:
        said = tuple((kind, words(game, obj.id, kind)) for kind in index.words)
    return Gone(obj, became, game.turn, figures, keywords, said)


# --- durations -------------------------------------------------------------------------------------------------


def expire(game: Game, *until: str) -> None:
    """End the effects (and delayed triggers) that last until the given time, and those on objects that are gone."""
    if game.effects:
        game.set_effects(tuple(e for e in game.effects if e.until not in until and _concerns_any(game, e)))
    if game.delayed:
        game.delayed = tuple(d for d in game.delayed if d.instr.until not in until)


def _concerns_any(game: Game, effect: Effect) -> bool:
    return effect.subjects is None or any(id in game.objects for id in effect.subjects)
