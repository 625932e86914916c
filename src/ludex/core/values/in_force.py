"""Builds the index of active abilities and effects, keyed by the question they can change.

The index lists the abilities of cards in zones where they are valid, and the effects with a duration; abilities that
effects grant are added, those that effects take are removed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Book
from ludex.core.position.objects import Card, Obj
from ludex.core.tree import (
    Ability,
    All,
    Anything,
    Automatic,
    Becomes,
    Cond,
    Continuous,
    Exists,
    Grant,
    Mere,
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
from ludex.core.values import layers, select, settling, tally
from ludex.core.values.index import Entry, Index
from ludex.core.values.memo import POOLS, Memo
from ludex.core.values.settling import Layered

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game


def _rarely_named(pool: tuple[Card, ...], book: Book) -> tuple[int, ...]:
    """The kinds of `Book.rarely_acting` whose zone an ability of the pool or of a token names."""
    names = {name for card in (*pool, *book.tokens.values()) for name in card.acts_in}
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
    for effect in game.effects:
        if not effect.waits():
            _list_effect(index, effect)
    if index.grants:
        _apply_grants(game, index)
    return index


def _list_ability(game: Game, index: Index, obj: Obj, i: int, ability: Ability) -> None:
    if not layers.valid_in(game, ability, obj.zone):
        return
    if isinstance(ability, Automatic):
        if isinstance(ability.when, When):
            index.events.setdefault(ability.when.event, []).append((obj.id, ability))
        elif isinstance(ability.when, Becomes):
            index.states.append((obj.id, i, ability))
    elif isinstance(ability, Replace):
        index.replaces.setdefault(ability.when.event, []).append((obj.id, ability))
    elif isinstance(ability, Passive):
        for node in ability.effects:
            _list_node(index, Entry(node, obj.id, obj.player, obj.entered, None, (), ability.cond))


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
    """Apply the effects that grant and take abilities, and list the changed abilities. If a `Strip` takes the ability
    that another of these effects comes from, that effect depends on it: so the `Strip` effects on sources come
    first."""
    game.index = index
    grants = sorted(index.grants, key=lambda e: e.stamp) if len(index.grants) > 1 else index.grants
    _note_how_long(game, index, grants)
    sources = {entry.source for entry in grants if entry.subjects is None}
    changed: dict[int, tuple[Ability, ...]] = {}
    strips = any(isinstance(entry.node, Strip) for entry in grants)
    for first in (True, False) if strips else (False,):
        for entry in grants:
            strips_source = isinstance(entry.node, Strip) and any(
                settling.applies(game, entry, s) for s in sources if s in game.objects
            )
            if strips_source != first:
                continue
            if entry.subjects is None and _lost(game, changed, entry):
                continue
            for id in _subjects(game, entry):
                have = changed.get(id)
                if have is None:
                    have = game.objects[id].info.abilities
                changed[id] = _regrant(game, entry.node, have)
    index.granted = changed
    if strips:
        _relist(game, index, changed)
    else:
        _list_more(game, index, changed)


def _note_how_long(game: Game, index: Index, grants: list[Entry]) -> None:
    """Record in the index what can change whom these effects apply to: any change (`volatile`), any move to or from an
    acting zone (`move_sensitive`), or a number (`nums`)."""
    for entry in grants:
        node = entry.node
        if entry.subjects is not None or not isinstance(node, (Grant, Strip)):
            continue
        if index.words or not _lasting(node.what) or not _foreseen(game, index, entry.cond):
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
    names = select.named_zones(sel)
    return names is None or all(game.book.zone_index[name] in game.book.acting for name in names)


def _lasting(sel: Sel) -> bool:
    """Whether an object that does not move keeps matching, or not matching, the selector."""
    if isinstance(sel, (All, Some)):
        return all(_lasting(part) for part in sel.parts)
    if isinstance(sel, Not):
        return _lasting(sel.part)
    return isinstance(sel, (Self, Side, Zone, Word, Anything))


def _list_more(game: Game, index: Index, changed: dict[int, tuple[Ability, ...]]) -> None:
    """List the abilities that objects have in addition to the printed ones."""
    for id, abilities in changed.items():
        obj = game.objects[id]
        for i in range(len(obj.info.abilities), len(abilities)):
            _list_ability(game, index, obj, i, abilities[i])


def _lost(game: Game, changed: dict[int, tuple[Ability, ...]], entry: Entry) -> bool:
    """Whether the source of the effect has lost the passive ability that it comes from."""
    now = changed.get(entry.source)
    if now is None:
        return False
    return not any(isinstance(a, Passive) and entry.node in a.effects for a in now)


def _subjects(game: Game, entry: Entry) -> list[int]:
    """The ids that a `Grant` or `Strip` applies to now."""
    if entry.subjects is not None:
        return [id for id in entry.subjects if id in game.objects and settling.applies(game, entry, id)]
    ctx = settling.context(entry)
    if entry.cond is not None and not select.holds(game, entry.cond, ctx):
        return []
    node = entry.node
    if not isinstance(node, (Grant, Strip)):
        return []
    zones = game.book.acting
    if isinstance(node.what, Self):
        obj = game.objects.get(entry.source)
        return [obj.id] if obj is not None and obj.zone in zones else []
    ids = [id for kind in zones for p in (0, 1) for id in game.at(kind, p)]
    return [id for id in ids if select.matches(game, node.what, id, ctx)]


def _regrant(game: Game, node: Continuous, have: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities `have` after a `Grant` or `Strip`."""
    if isinstance(node, Grant):
        single = game.book.layers.single
        if single:
            return (*have, *(a for a in node.abilities if a.keyword not in single or a not in have))
        return (*have, *node.abilities)
    if isinstance(node, Strip):
        if node.kind:
            return tuple(a for a in have if not _of_kind(a, node.kind))
        return tuple(a for a in have if node.keyword and a.keyword != node.keyword)
    return have


def _of_kind(ability: Ability, kind: str) -> bool:
    """Whether the ability is of the kind that `Strip.kind` names: a node class, or `Continuous`."""
    if kind == "Continuous":
        return isinstance(ability, (Passive, Replace, Mere))
    return type(ability).__name__ == kind


def _relist(game: Game, index: Index, changed: dict[int, tuple[Ability, ...]]) -> None:
    """List all abilities again, because some were taken."""
    fresh = Index()
    for kind in (*game.book.acting, *_also_acting(game)):
        for at in range(kind * 2, kind * 2 + 2):
            for id in game.zones[at]:
                obj = game.objects[id]
                abilities = changed.get(id)
                if abilities is not None:
                    for i, ability in enumerate(abilities):
                        _list_ability(game, fresh, obj, i, ability)
                elif obj.info.acts and (obj.up or kind not in game.book.acting):
                    for i, ability in obj.info.listed:
                        _list_ability(game, fresh, obj, i, ability)
    for effect in game.effects:
        if not effect.waits():
            _list_effect(fresh, effect)
    index.events, index.states, index.replaces, index.bars = fresh.events, fresh.states, fresh.replaces, fresh.bars
    index.rules, index.figures, index.words, index.prices = fresh.rules, fresh.figures, fresh.words, fresh.prices
    index.own_figures, index.owners, index.wide_figures = fresh.own_figures, fresh.owners, fresh.wide_figures
