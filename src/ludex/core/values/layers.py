"""Figures, words and abilities of an object after continuous effects.

The index (`in_force.build`) lists active effects by the question they can change, so an object without effects has its
printed value at once. Otherwise the index applies the effects (`settling`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.objects import Gone, Obj
from ludex.core.tree import (
    Ability,
)
from ludex.core.values.index import Index

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def index_of(game: Game) -> Index:
    """The index of active abilities and effects; built if it is not cached."""
    index = game.index
    if index is None:
        index = game.book.build_index(game)
        game.index = index
    return index


def valid_in(game: Game, ability: Ability, kind: int) -> bool:
    """Whether an ability is valid in zones of the kind: in those it names; if it names none, in those of
    `Book.acting`."""
    if ability.zones:
        return game.book.zones[kind].name in ability.zones
    return kind in game.book.acting


# --- figures ---------------------------------------------------------------------------------------------------


def value(game: Game, id: int, figure: str) -> int:
    """A figure of an object after effects; of an object that is gone, its last value. 0 if it has no such figure."""
    obj = game.objects.get(id)
    if obj is None:
        return _last_value(game, id, figure)
    index = game.index
    if index is None:
        index = index_of(game)
    book = game.book
    if book.layers.base_figure is not None:
        base = book.layers.base_figure(game, obj, figure)
    else:
        base = (obj.card if obj.guise is None else obj.guise).figures.get(figure, 0)
    if figure not in index.figures:
        return base
    wide = index.wide_figures.get(figure)
    if wide is None and id not in index.owners:
        return base if book.layers.round_figure is None else book.layers.round_figure(figure, base)
    key = (id, figure)
    known = game.values.get(key)
    if known is not None:
        return known
    result = base
    own = index.own_figures.get(key)
    if wide is not None or own is not None:
        game.values[key] = base
        result = index.settle_figure(game, [*(wide or ()), *(own or ())], key, base)
    if book.layers.round_figure is not None:
        result = book.layers.round_figure(figure, result)
    game.values[key] = result
    return result


def _last_value(game: Game, id: int, figure: str) -> int:
    gone = game.gone.get(id)
    if gone is None:
        return 0
    for name, n in gone.figures:
        if name == figure:
            return n
    book = game.book
    return (
        book.layers.base_figure(game, gone.obj, figure)
        if book.layers.base_figure is not None
        else gone.obj.info.figures.get(figure, 0)
    )


# --- words, abilities, prices -----------------------------------------------------------------------------------


def words(game: Game, id: int, kind: str) -> tuple[str, ...]:
    """The words of a kind (`type`, `name`, trait, ...) that the object has after effects; of one that is gone, last
    had."""
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
    return index.settle_words(game, entries, (id, kind), base)


def abilities(game: Game, id: int) -> tuple[Ability, ...]:
    """The abilities that the object has after effects; of an object that is gone, the printed ones."""
    granted = index_of(game).granted.get(id)
    if granted is not None:
        return granted
    obj = game.look(id)
    return obj.info.abilities if obj is not None else ()


def has(game: Game, id: int, keyword: str) -> bool:
    """Whether the object has the keyword after effects; of an object that is gone, whether it last had it."""
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


def last_information(game: Game, obj: Obj, became: int) -> Gone:
    """The last known information to keep about an object that leaves its zone. `became` is its new id (0: none)."""
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
