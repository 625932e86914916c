"""Builds the index of active abilities and effects, keyed by the question they can change.

The index lists the abilities of cards in zones where they are valid, and the effects with a duration; abilities that
effects grant are added, those that effects take are removed (`granting`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Book
from ludex.core.position import caches
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card, Obj
from ludex.core.position.pools import POOLS
from ludex.core.tree import (
    Ability,
    All,
    Anything,
    Automatic,
    Becomes,
    Compare,
    Cond,
    Count,
    Exists,
    Grant,
    Has,
    Modify,
    Named,
    Not,
    Passive,
    Player,
    Price,
    Rename,
    Replace,
    Rule,
    Sel,
    Self,
    Side,
    Some,
    Strip,
    When,
    Word,
    Zone,
)
from ludex.core.values import granting, layers, select, tally
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.granting import Held
from ludex.core.values.index import DECREASE, INCREASE, Entry, Index
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones
from ludex.core.values.settling import Layered

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game


class Outlook:
    """What follows from the pool of a game: the conditions that `Happened` nodes ask about, by event kind
    (`Index.watched`), the zone kinds besides `Book.acting` to search for abilities that name them, and the order of all
    that are searched (`Index.ranks`)."""

    __slots__ = ("also_acting", "ranks", "watched")

    def __init__(self, watched: dict[str, tuple[When, ...]], also_acting: tuple[int, ...], ranks: list[int]) -> None:
        self.watched = watched
        self.also_acting = also_acting
        self.ranks = ranks


def _outlook(pool: tuple[Card, ...], book: Book) -> Outlook:
    names = {name for card in BROUGHT.of(pool, book) for name in card.acts_in}
    named = tuple([kind for kind in book.rarely_acting if book.zones[kind].name in names])
    searched = book.acting + book.also_acting + named
    ranks = [searched.index(kind) if kind in searched else -1 for kind in range(len(book.zones))]
    return Outlook(tally.WATCHED.of(pool, book), book.also_acting + named, ranks)


OUTLOOKS: Final[Memo[tuple[Card, ...], Book, Outlook]] = Memo(_outlook, POOLS)


def build(game: Game) -> Index:
    """The index of the position (`Book.build_index`): that of the abilities on cards (`Game.printed`, kept while they
    stay), with the effects that have a duration, and with what these and passive abilities grant and take."""
    printed = game.printed
    if printed is None:
        printed = _printed(game)
        game.printed = printed
    if not game.effects and not printed.grants:
        return printed
    index = _copy(printed)
    for effect in game.effects:
        if not effect.waits():
            _list_effect(index, effect)
    if index.grants:
        _apply_grants(game, index)
    return index


def _printed(game: Game) -> Index:
    """The index of the abilities on cards, and of what the rules change of cards that lie face down."""
    book = game.book
    outlook = OUTLOOKS.of(game.pool, book)
    index = Layered()
    index.watched, index.ranks = outlook.watched, outlook.ranks
    zones, objects = game.zones, game.objects
    for kind in book.acting:
        name = book.zones[kind].name
        for at in range(kind * 2, kind * 2 + 2):
            for id in zones[at]:
                obj = objects[id]
                card = obj.card if obj.guise is None else obj.guise
                if card.acts and obj.up:
                    for i, ability in card.listed:
                        if not ability.zones or name in ability.zones:
                            _list_ability(index, obj, i, ability)
    for kind in outlook.also_acting:
        name = book.zones[kind].name
        for at in range(kind * 2, kind * 2 + 2):
            for id in zones[at]:
                obj = objects[id]
                card = obj.card if obj.guise is None else obj.guise
                if card.acts_in:
                    for i, ability in card.listed:
                        if name in ability.zones:
                            _list_ability(index, obj, i, ability)
    for kind in book.layers.face_down_in:
        for at in range(kind * 2, kind * 2 + 2):
            for id in zones[at]:
                if not objects[id].up:
                    _list_face_down(game, index, objects[id])
    return index


def _copy(index: Index) -> Index:
    """A copy to which more can be added. NB: lists that both share are replaced, never changed (`_list_node`)."""
    new = Layered(index)
    new.events, new.replaces = index.events.copy(), index.replaces.copy()
    new.rules, new.words = index.rules.copy(), index.words.copy()
    new.figures, new.wide_figures = index.figures.copy(), index.wide_figures.copy()
    new.own_figures, new.owners = index.own_figures.copy(), index.owners.copy()
    new.granted, new.numbers, new.negated, new.nums = {}, {}, {}, set()
    new.reaching, new.originals, new.settling = {}, None, {}
    return new


def _list_ability(index: Index, obj: Obj, number: int, ability: Ability, stamp: int = 0) -> None:
    """List an ability of the object that is valid where it is. `stamp` is its time stamp; 0: that of the object."""
    if isinstance(ability, Automatic):
        when = ability.when
        if isinstance(when, When):
            heard = index.events.get(when.event)
            one = (obj.id, number, ability)
            index.events[when.event] = [one] if heard is None else [*heard, one]
            if when.event in (INCREASE, DECREASE):
                index.compares = True
        elif isinstance(when, Becomes):
            index.states = [*index.states, (obj.id, number, ability)]
    elif isinstance(ability, Replace):
        known = index.replaces.get(ability.when.event)
        other = (obj.id, number, ability)
        index.replaces[ability.when.event] = [other] if known is None else [*known, other]
    elif isinstance(ability, Passive):
        cond = granting.ON.of(ability, None) if ability.headings else ability.cond
        for node in ability.effects:
            _list_node(index, Entry(node, obj.id, obj.player, stamp or obj.entered, None, (), cond, number))


def _list_face_down(game: Game, index: Index, obj: Obj) -> None:
    """List what the rules change of an object that lies face down (`Layers.face_down`)."""
    changes = game.book.layers.face_down
    for node in changes(game, obj) if changes is not None else ():
        _list_node(index, Entry(node, obj.id, obj.player, obj.entered, (obj.id,), (), None))


LENT: Final = -2
"""The greatest number of an ability that a player has for a while, and no object (`lent_to`)."""


def lent_to(number: int) -> int:
    """The player who has the ability of this number."""
    return (LENT - number) % 2


def _list_lent(index: Index, effect: Effect) -> None:
    """List the replacements that the effect gives to players."""
    node = effect.node
    if not isinstance(node, Grant) or not isinstance(node.what, Player):
        return
    for player in select.players_of(node.what.who, Ctx(effect.source, effect.controller)):
        for ability in node.abilities:
            if isinstance(ability, Replace):
                known = index.replaces.get(ability.when.event, [])
                one = (effect.source, LENT - 2 * effect.stamp - player, ability)
                index.replaces[ability.when.event] = [*known, one]


def _list_effect(index: Index, effect: Effect) -> None:
    _list_lent(index, effect)
    _list_node(
        index, Entry(effect.node, effect.source, effect.controller, effect.stamp, effect.subjects, effect.bound, None)
    )


def _list_node(index: Index, entry: Entry) -> None:
    node = entry.node
    if isinstance(node, Modify):
        figure = node.figure
        _list_under(index.figures, figure, entry)
        if entry.subjects is not None:
            for id in entry.subjects:
                _list_own(index, id, figure, entry)
        elif isinstance(node.what, Self):
            _list_own(index, entry.source, figure, entry)
        else:
            _list_under(index.wide_figures, figure, entry)
    elif isinstance(node, Rule):
        query = node.query
        _list_under(index.rules, query, entry)
        if query == "affect" or query.startswith(("event ", "ability ")):
            index.bars = True
        elif query in ("reveal", "look"):
            index.uncovers = True
    elif isinstance(node, Rename):
        _list_under(index.words, node.kind, entry)
    elif isinstance(node, Price):
        index.prices = [*index.prices, entry]
    elif isinstance(node, (Grant, Strip)):
        index.grants = [*index.grants, entry]


def _list_under(entries: dict[str, list[Entry]], name: str, entry: Entry) -> None:
    """Add an entry to those under the name. NB: the list is replaced, because another index may share it."""
    have = entries.get(name)
    entries[name] = [entry] if have is None else [*have, entry]


def _list_own(index: Index, id: int, figure: str, entry: Entry) -> None:
    index.owners.add(id)
    key = (id, figure)
    have = index.own_figures.get(key)
    index.own_figures[key] = [entry] if have is None else [*have, entry]


def _apply_grants(game: Game, index: Index) -> None:
    """Apply the effects that grant and take abilities (`granting.apply`), and list the changed abilities."""
    game.index = index
    held = granting.apply(game, index)
    if any(isinstance(entry.node, Strip) for entry in index.grants):
        _relist(game, index, held)
    else:
        _list_more(game, index, held)
    index.reaching = {}
    caches.granted(game)
    _note_how_long(game, index, index.grants)


def _note_how_long(game: Game, index: Index, grants: list[Entry]) -> None:
    """Record in the index what can change whom these effects apply to: any change (`volatile`), any move to or from
    certain zones (`places`), or a number (`nums`)."""
    for entry in grants:
        node = entry.node
        if entry.subjects is not None or not isinstance(node, (Grant, Strip)):
            continue
        foreseen = isinstance(node, Strip) or node.of is None
        foreseen = foreseen and (isinstance(node.what, Self) or _lasting_in(game, index, node.what))
        if index.words or not foreseen or not _foreseen(game, index, entry.cond):
            index.volatile = True
            return


def _foreseen(game: Game, index: Index, cond: Cond | None) -> bool:
    """Whether only moves or one number can change the truth of the condition; if so, records which in the index."""
    if cond is None:
        return True
    if isinstance(cond, Exists):
        return _lasting_in(game, index, cond.what)
    if isinstance(cond, Compare):
        return isinstance(cond.a, Count) and isinstance(cond.b, int) and _lasting_in(game, index, cond.a.what)
    if isinstance(cond, Named):
        name = cond.name
        if name in game.book.condition_numbers:
            index.nums.add(game.book.condition_numbers[name])
            return True
        places = game.book.condition_places.get(name)
        if places is not None:
            index.places |= _bits(game, places.zones)
            return index.figures.keys().isdisjoint(places.figures)
    return False


def _lasting_in(game: Game, index: Index, sel: Sel) -> bool:
    """Whether only moves can change which objects match the selector; if so, records in the index between which
    zones."""
    if not _lasting(sel):
        return False
    index.places |= _bits(game, named_zones(sel))
    return True


def _bits(game: Game, names: tuple[str, ...] | None) -> int:
    """The zone kinds of these names as bits; None: those of `Book.acting`."""
    bits = 0
    for kind in game.book.acting if names is None else [game.book.zone_index[name] for name in names]:
        bits |= 1 << kind
    return bits


def _lasting(sel: Sel) -> bool:
    """Whether an object that does not move keeps matching, or not matching, the selector. NB: which keywords it has
    (`Has`) says the index itself."""
    if isinstance(sel, (All, Some)):
        return all(_lasting(part) for part in sel.parts)
    if isinstance(sel, Not):
        return _lasting(sel.part)
    return isinstance(sel, (Self, Side, Zone, Word, Has, Anything))


def _list_more(game: Game, index: Index, held: dict[int, tuple[Held, ...]]) -> None:
    """List the abilities that objects have in addition to the printed ones."""
    for id, abilities in held.items():
        obj = game.objects[id]
        for have in abilities[len(obj.info.abilities) :]:
            if layers.valid_in(game, have.ability, obj.zone):
                _list_ability(index, obj, have.number, have.ability, have.stamp)


def _relist(game: Game, index: Index, held: dict[int, tuple[Held, ...]]) -> None:
    """List all abilities again, because some were taken."""
    fresh = Index()
    searched = (*game.book.acting, *OUTLOOKS.of(game.pool, game.book).also_acting)
    further = {game.objects[id].zone for id in held}.difference(searched)
    for kind in (*searched, *sorted(further)):
        for at in range(kind * 2, kind * 2 + 2):
            for id in game.zones[at]:
                obj = game.objects[id]
                abilities = held.get(id)
                if abilities is not None:
                    printed = len(obj.info.abilities) if not obj.up and kind in game.book.acting else 0
                    for have in abilities:
                        there = have.number >= printed and layers.valid_in(game, have.ability, kind)
                        if there and not have.negated:
                            _list_ability(fresh, obj, have.number, have.ability, have.stamp)
                elif obj.info.acts and (obj.up or kind not in game.book.acting):
                    for i, ability in obj.info.listed:
                        if layers.valid_in(game, ability, kind):
                            _list_ability(fresh, obj, i, ability)
    for effect in game.effects:
        if not effect.waits():
            _list_effect(fresh, effect)
    index.events, index.states, index.replaces, index.bars = fresh.events, fresh.states, fresh.replaces, fresh.bars
    index.rules, index.figures, index.words, index.prices = fresh.rules, fresh.figures, fresh.words, fresh.prices
    index.uncovers, index.compares = fresh.uncovers, fresh.compares
    index.own_figures, index.owners, index.wide_figures = fresh.own_figures, fresh.owners, fresh.wide_figures
