"""Figures, words and abilities of an object after continuous effects.

The index (`in_force.build`) lists active effects by the question they can change, so an object without effects has its
printed value at once. Otherwise the index applies the effects (`settling`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.objects import Card, Gone, Obj
from ludex.core.tree import (
    Ability,
    Modify,
    Rename,
)
from ludex.core.values import named
from ludex.core.values.index import Entry, Index

if TYPE_CHECKING:
    from ludex.core.position.game import Game


FIGURE: Final = "figure"
"""A kind of word: the names of an object's figures. `Rename(what, "figure", "lose", NAME)` takes a figure away."""


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
    return game.book.zones[kind].acts


# --- figures ---------------------------------------------------------------------------------------------------


def value(game: Game, id: int, figure: str) -> int:
    """A figure of an object after effects; of an object that is gone, its last value. 0 if it has no such figure, or
    lost it, or if a word is printed there (`Card.worded`): effects cannot change that."""
    obj = game.objects.get(id)
    if obj is None:
        return _last_value(game, id, figure)
    index = game.index
    if index is None:
        index = index_of(game)
    book = game.book
    if index.words and FIGURE in index.words and figure not in words(game, id, FIGURE):
        return 0
    card = obj.card if obj.guise is None else obj.guise
    if book.layers.base_figure is not None and figure not in book.layers.as_printed:
        base = book.layers.base_figure(game, obj, figure)
    else:
        base = card.figures.get(figure, 0)
    if not index.figures or figure not in index.figures or (card.worded and figure in card.worded):
        return base
    wide = index.wide_figures.get(figure)
    if wide is not None:
        wide = _reaching(game, index, figure, obj.zone, wide)
    if not wide and id not in index.owners:
        return base if book.layers.round_figure is None else book.layers.round_figure(figure, base)
    if not obj.up and book.zones[obj.zone].sealed:
        return base
    key = (id, figure)
    known = game.values.get(key)
    if known is not None:
        return known
    result = base
    own = index.own_figures.get(key)
    if wide or own is not None:
        game.values[key] = base
        result = index.settle_figure(game, [*(wide or ()), *(own or ())], key, base)
    if book.layers.round_figure is not None:
        result = book.layers.round_figure(figure, result)
    game.values[key] = result
    return result


def _reaching(game: Game, index: Index, figure: str, zone: int, wide: list[Entry]) -> list[Entry]:
    """Those of the effects on a figure that may apply to objects in the zone (`Index.reaching`)."""
    by_zone = index.reaching.get(figure)
    if by_zone is None:
        by_zone = index.reaching[figure] = {}
    found = by_zone.get(zone)
    if found is None:
        name = game.book.zones[zone].name
        found = [entry for entry in wide if _names(entry, name)]
        by_zone[zone] = found
    return found


def _names(entry: Entry, zone: str) -> bool:
    """Whether the effect is not limited to other zones."""
    node = entry.node
    names = named.ZONES.of(node.what, None) if isinstance(node, Modify) else None
    return names is None or zone in names


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


ORIGINAL: Final = "original "
"""A figure or kind of word with this before its name is the original one: after the effects of the layers
`Book.layers.originals`, and before all others."""


def original(game: Game, id: int, figure: str) -> int:
    """The original value of a figure, given with or without `ORIGINAL` before its name. A book's `base_figure` asks it
    for figures that begin so."""
    figure = figure.removeprefix(ORIGINAL)
    obj = game.look(id)
    if obj is None:
        return 0
    base = obj.info.figures.get(figure, 0)
    index = index_of(game)
    entries = [entry for entry in index.figures.get(figure, ()) if _makes_original(game, entry)]
    if not entries or id not in game.objects or (not obj.up and game.book.zones[obj.zone].sealed):
        return base
    return index.settle_figure(game, entries, (id, ORIGINAL + figure), base)


def original_words(game: Game, id: int, kind: str) -> tuple[str, ...]:
    """The original words of a kind, given with or without `ORIGINAL` before its name."""
    kind = kind.removeprefix(ORIGINAL)
    obj = game.look(id)
    if obj is None:
        return ()
    base = base_words(game, obj.info, kind)
    index = index_of(game)
    entries = [entry for entry in index.words.get(kind, ()) if _makes_original(game, entry)]
    if not entries or id not in game.objects or (not obj.up and game.book.zones[obj.zone].sealed):
        return base
    return index.settle_words(game, entries, (id, kind), base)


def _with_originals(game: Game, effects: dict[str, list[Entry]]) -> tuple[str, ...]:
    """The names under which there is an effect that makes an original value."""
    found: list[str] = []
    for name, entries in effects.items():
        for entry in entries:
            if _makes_original(game, entry):
                found.append(name)
                break
    return tuple(found)


def _makes_original(game: Game, entry: Entry) -> bool:
    node = entry.node
    if not isinstance(node, (Modify, Rename)) or not node.layer:
        return False
    return node.layer in game.book.layers.originals


# --- words, abilities, prices -----------------------------------------------------------------------------------


def base_words(game: Game, card: Card, kind: str) -> tuple[str, ...]:
    """The words of a kind that a card has before effects (`Book.layers.base_words`)."""
    if kind == "type":
        return card.types
    if kind == "name":
        return card.names
    derive = game.book.layers.base_words.get(kind)
    return card.words.get(kind, ()) if derive is None else derive(game, card)


def words(game: Game, id: int, kind: str) -> tuple[str, ...]:
    """The words of a kind (`type`, `name`, trait, ...) that the object has after effects; of one that is gone, last
    had. The words of the kind `FIGURE` are the names of its figures."""
    obj = game.objects.get(id)
    gone = obj is None
    if obj is None:
        obj = game.look(id)
        if obj is None:
            return ()
    card = obj.card if obj.guise is None else obj.guise
    if kind == "type":
        base = card.types
        if game.book.zones[obj.zone].retypes[0]:
            base = _retyped(game, obj, base)
    elif kind == "name":
        base = card.names
    elif kind == FIGURE:
        base = _figures_of(game, obj, card)
    else:
        base = base_words(game, card, kind)
    index = game.index
    if index is None:
        index = index_of(game)
    if gone:
        for name, said in game.gone[id].words:
            if name == kind:
                return said
        return base if base or not kind.startswith(ORIGINAL) else original_words(game, id, kind)
    if not base and kind.startswith(ORIGINAL):
        return original_words(game, id, kind)
    if not index.words:
        return base
    entries = index.words.get(kind)
    if entries is None or (not obj.up and game.book.zones[obj.zone].sealed):
        return base
    known = index.settling.get((id, kind))
    if known is not None:
        return known
    return index.settle_words(game, entries, (id, kind), base)


def _figures_of(game: Game, obj: Obj, card: Card) -> tuple[str, ...]:
    """The names of the figures that are printed on the object's card, and of those that the rules give it: an effect of
    a layer of `Book.layers.by_rule` sets them."""
    printed = tuple(card.figures)
    index = index_of(game)
    if obj.id not in index.owners:
        return printed
    rules = game.book.layers.by_rule
    given = [
        entry.node.figure
        for (id, _), entries in index.own_figures.items()
        for entry in entries
        if id == obj.id and isinstance(entry.node, Modify) and entry.node.op == "=" and entry.node.layer in rules
    ]
    return tuple(dict.fromkeys((*printed, *given)))


def _retyped(game: Game, obj: Obj, types: tuple[str, ...]) -> tuple[str, ...]:
    """The types that the object's zone leaves it (`ZoneKind.retypes`)."""
    retypes = game.book.zones[obj.zone].retypes
    return tuple([new for word in types for new in (retypes[1:] if word == retypes[0] else (word,))])


def abilities(game: Game, id: int) -> tuple[Ability, ...]:
    """The abilities that the object has after effects; of an object that is gone, the printed ones."""
    granted = index_of(game).granted.get(id)
    if granted is not None:
        return granted
    obj = game.look(id)
    return obj.info.abilities if obj is not None else ()


def numbers(game: Game, id: int) -> tuple[int, ...]:
    """The numbers of `abilities`, in the same order. An ability keeps its number as long as the object has it, whatever
    other abilities come and go: a printed one has its index on the card, a granted one a number from `GRANTED` on."""
    granted = index_of(game).numbers.get(id)
    if granted is not None:
        return granted
    obj = game.look(id)
    return obj.info.numbers if obj is not None else ()


GRANTED: Final = 1 << 20
"""The least number of an ability that an effect grants."""


def recognised(game: Game, id: int, keyword: str) -> bool:
    """Whether the object has the keyword, even if it is negated (`Strip.negate`)."""
    if has(game, id, keyword):
        return True
    negated = index_of(game).negated
    return bool(negated) and any(a.called(keyword) for a in negated.get(id, ()))


def has(game: Game, id: int, keyword: str) -> bool:
    """Whether the object has the keyword after effects, not negated; of an object that is gone, whether it last had
    it."""
    index = game.index
    if index is None:
        index = index_of(game)
    granted = index.granted.get(id) if index.granted else None
    if granted is not None:
        return any(a.called(keyword) for a in granted)
    obj = game.objects.get(id)
    if obj is not None:
        return keyword in obj.info.keywords
    gone = game.gone.get(id)
    if gone is None:
        return False
    return keyword in (gone.keywords if gone.keywords is not None else gone.obj.info.keywords)


def last_known(game: Game, ids: list[int]) -> dict[int, Gone]:
    """The information about objects that are about to leave their zones together; none if no effect changes any."""
    index = index_of(game)
    if not index.figures and not index.granted and not index.words:
        return {}
    return {id: last_information(game, game.objects[id], 0) for id in ids if id in game.objects}


def remember_as(game: Game, id: int, known: Gone) -> None:
    """Keep, for an object that has left its zone, the figures, keywords and words that were known before."""
    gone = game.gone.get(id)
    if gone is not None:
        game.gone[id] = Gone(gone.obj, gone.became, gone.turn, known.figures, known.keywords, known.words)


def last_information(game: Game, obj: Obj, became: int) -> Gone:
    """The last known information to keep about an object that leaves its zone. `became` is its new id (0: none)."""
    index = index_of(game)
    figures: tuple[tuple[str, int], ...] = ()
    if index.figures:
        figures = tuple([(name, value(game, obj.id, name)) for name in index.figures])
    granted = index.granted.get(obj.id) if index.granted else None
    keywords = tuple(sorted({name for a in granted for name in a.keywords()})) if granted is not None else None
    said: tuple[tuple[str, tuple[str, ...]], ...] = ()
    if index.words:
        said = tuple([(kind, words(game, obj.id, kind)) for kind in index.words])
    if game.book.layers.originals and (index.figures or index.words):
        if index.originals is None:
            index.originals = (_with_originals(game, index.figures), _with_originals(game, index.words))
        changed, reworded = index.originals
        if changed:
            figures += tuple([(ORIGINAL + name, original(game, obj.id, name)) for name in changed])
        if reworded:
            said += tuple([(ORIGINAL + kind, original_words(game, obj.id, kind)) for kind in reworded])
    return Gone(obj, became, game.turn, figures, keywords, said)
