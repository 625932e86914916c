"""Builds the index of active abilities and effects, keyed by the question they can change.

The index lists the abilities of cards in zones where they are valid, and the effects with a duration; abilities that
effects grant are added, those that effects take are removed (`granting`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Book
from ludex.core.position.objects import Card, Obj
from ludex.core.position.pools import POOLS
from ludex.core.tree import (
    Ability,
    All,
    Anything,
    Automatic,
    Becomes,
    Cond,
    Exists,
    Grant,
    Modify,
    Named,
    Not,
    Passive,
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
from ludex.core.values import granting, layers, tally
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.granting import Held
from ludex.core.values.index import Entry, Index
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones
from ludex.core.values.settling import Layered

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game


def _rarely_named(pool: tuple[Card, ...], book: Book) -> tuple[int, ...]:
    """The kinds of `Book.rarely_acting` whose zone an ability of the pool, or of a token that can come, names."""
    names = {name for card in BROUGHT.of(pool, book) for name in card.acts_in}
    return tuple(kind for kind in book.rarely_acting if book.zones[kind].name in names)


RARELY_NAMED: Final[Memo[tuple[Card, ...], Book, tuple[int, ...]]] = Memo(_rarely_named, POOLS)


def _also_acting(game: Game) -> tuple[int, ...]:
    """The zone kinds besides `Book.acting` to search for abilities that name them."""
    book = game.book
    if not book.rarely_acting:
        return book.also_acting
    return book.also_acting + RARELY_NAMED.of(game.pool, book)


def build(game: Game) -> Index:
    """The index of the position (`Book.build_index`)."""
    index = Layered()
    index.watched = tally.WATCHED.of(game.pool, game.book)
    book = game.book
    for kind in book.acting:
        for at in range(kind * 2, kind * 2 + 2):
            for id in game.zones[at]:
                obj = game.objects[id]
                card = obj.card if obj.guise is None else obj.guise
                if card.acts and obj.up:
                    for i, ability in card.listed:
                        _list_ability(game, index, obj, i, ability)
    for kind in _also_acting(game):
        for at in range(kind * 2, kind * 2 + 2):
            for id in game.zones[at]:
                obj = game.objects[id]
                card = obj.card if obj.guise is None else obj.guise
                if card.acts_in:
                    for i, ability in card.listed:
                        _list_ability(game, index, obj, i, ability)
    for kind in book.layers.face_down_in:
        for at in range(kind * 2, kind * 2 + 2):
            for id in game.zones[at]:
                if not game.objects[id].up:
                    _list_face_down(game, index, game.objects[id])
    for effect in game.effects:
        if not effect.waits():
            _list_effect(index, effect)
    if index.grants:
        _apply_grants(game, index)
    return index


def _list_ability(game: Game, index: Index, obj: Obj, number: int, ability: Ability, stamp: int = 0) -> None:
    """List an ability of the object. `stamp` is its time stamp; 0: that of the object."""
    if not layers.valid_in(game, ability, obj.zone):
        return
    if isinstance(ability, Automatic):
        if isinstance(ability.when, When):
            index.events.setdefault(ability.when.event, []).append((obj.id, number, ability))
        elif isinstance(ability.when, Becomes):
            index.states.append((obj.id, number, ability))
    elif isinstance(ability, Replace):
        index.replaces.setdefault(ability.when.event, []).append((obj.id, number, ability))
    elif isinstance(ability, Passive):
        cond = granting.ON.of(ability, None) if ability.headings else ability.cond
        for node in ability.effects:
            entry = Entry(node, obj.id, obj.player, stamp or obj.entered, None, (), cond, number)
            _list_node(index, entry)


def _list_face_down(game: Game, index: Index, obj: Obj) -> None:
    """List what the rules change of an object that lies face down (`Layers.face_down`)."""
    changes = game.book.layers.face_down
    for node in changes(game, obj) if changes is not None else ():
        _list_node(index, Entry(node, obj.id, obj.player, obj.entered, (obj.id,), (), None))


def _list_effect(index: Index, effect: Effect) -> None:
    _list_node(
        index, Entry(effect.node, effect.source, effect.controller, effect.stamp, effect.subjects, effect.bound, None)
    )


def _list_node(index: Index, entry: Entry) -> None:
    node = entry.node
    if isinstance(node, Rule):
        index.rules.setdefault(node.query, []).append(entry)
        if node.query == "affect" or node.query.startswith(("event ", "ability ")):
            index.bars = True
        elif node.query in ("reveal", "look"):
            index.uncovers = True
    elif isinstance(node, Modify):
        index.figures.setdefault(node.figure, []).append(entry)
        if entry.subjects is not None:
            for id in entry.subjects:
                _list_own(index, id, node.figure, entry)
        elif isinstance(node.what, Self):
            _list_own(index, entry.source, node.figure, entry)
        else:
            index.wide_figures.setdefault(node.figure, []).append(entry)
    elif isinstance(node, Rename):
        index.words.setdefault(node.kind, []).append(entry)
    elif isinstance(node, Price):
        index.prices.append(entry)
    elif isinstance(node, (Grant, Strip)):
        index.grants.append(entry)


def _list_own(index: Index, id: int, figure: str, entry: Entry) -> None:
    index.owners.add(id)
    index.own_figures.setdefault((id, figure), []).append(entry)


def _apply_grants(game: Game, index: Index) -> None:
    """Apply the effects that grant and take abilities (`granting.apply`), and list the changed abilities."""
    game.index = index
    held = granting.apply(game, index)
    _note_how_long(game, index, index.grants)
    if any(isinstance(entry.node, Strip) for entry in index.grants):
        _relist(game, index, held)
    else:
        _list_more(game, index, held)
    index.reaching = {}


def _note_how_long(game: Game, index: Index, grants: list[Entry]) -> None:
    """Record in the index what can change whom these effects apply to: any change (`volatile`), any move to or from an
    acting zone (`move_sensitive`), or a number (`nums`)."""
    for entry in grants:
        node = entry.node
        if entry.subjects is not None or not isinstance(node, (Grant, Strip)):
            continue
        foreseen = _lasting(node.what) and _where_abilities_are_valid(game, node.what)
        foreseen = foreseen and (isinstance(node, Strip) or node.of is None)
        if index.words or not foreseen or not _foreseen(game, index, entry.cond):
            index.volatile = True
        elif not isinstance(node.what, Self):
            index.move_sensitive = True


def _foreseen(game: Game, index: Index, cond: Cond | None) -> bool:
    """Whether only moves or one number can change the truth of the condition; if so, records which in the index."""
    if cond is None:
        return True
    if isinstance(cond, Exists) and _lasting(cond.what) and _where_abilities_are_valid(game, cond.what):
        index.move_sensitive = True
        return True
    if isinstance(cond, Named) and cond.name in game.book.condition_numbers:
        index.nums.add(game.book.condition_numbers[cond.name])
        return True
    return False


def _where_abilities_are_valid(game: Game, sel: Sel) -> bool:
    """Whether the selector matches only objects in zones of `Book.acting`."""
    names = named_zones(sel)
    return names is None or all(game.book.zone_index[name] in game.book.acting for name in names)


def _lasting(sel: Sel) -> bool:
    """Whether an object that does not move keeps matching, or not matching, the selector."""
    if isinstance(sel, (All, Some)):
        return all(_lasting(part) for part in sel.parts)
    if isinstance(sel, Not):
        return _lasting(sel.part)
    return isinstance(sel, (Self, Side, Zone, Word, Anything))


def _list_more(game: Game, index: Index, held: dict[int, tuple[Held, ...]]) -> None:
    """List the abilities that objects have in addition to the printed ones."""
    for id, abilities in held.items():
        obj = game.objects[id]
        for have in abilities[len(obj.info.abilities) :]:
            _list_ability(game, index, obj, have.number, have.ability, have.stamp)


def _relist(game: Game, index: Index, held: dict[int, tuple[Held, ...]]) -> None:
    """List all abilities again, because some were taken."""
    fresh = Index()
    for kind in (*game.book.acting, *_also_acting(game)):
        for at in range(kind * 2, kind * 2 + 2):
            for id in game.zones[at]:
                obj = game.objects[id]
                abilities = held.get(id)
                if abilities is not None:
                    printed = len(obj.info.abilities) if not obj.up and kind in game.book.acting else 0
                    for have in abilities:
                        if not have.negated and have.number >= printed:
                            _list_ability(game, fresh, obj, have.number, have.ability, have.stamp)
                elif obj.info.acts and (obj.up or kind not in game.book.acting):
                    for i, ability in obj.info.listed:
                        _list_ability(game, fresh, obj, i, ability)
    for effect in game.effects:
        if not effect.waits():
            _list_effect(fresh, effect)
    index.events, index.states, index.replaces, index.bars = fresh.events, fresh.states, fresh.replaces, fresh.bars
    index.rules, index.figures, index.words, index.prices = fresh.rules, fresh.figures, fresh.words, fresh.prices
    index.uncovers = fresh.uncovers
    index.own_figures, index.owners, index.wide_figures = fresh.own_figures, fresh.owners, fresh.wide_figures
