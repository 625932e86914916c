"""Applies continuous effects to figures and words: layer by layer, and within a layer by age, but an effect that
depends on another one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.game import Ctx
from ludex.core.tree import (
    All,
    Anything,
    Beside,
    Continuous,
    FaceUp,
    Grant,
    Lies,
    Linked,
    Mark,
    Modify,
    Not,
    Price,
    Rename,
    Rule,
    Sel,
    Self,
    Side,
    Slot,
    Some,
    State,
    Strip,
    TurnOf,
    Within,
    Word,
    Zone,
)
from ludex.core.values import layers, listeners, select
from ludex.core.values.compare import boundless
from ludex.core.values.index import Entry, Index
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game
    from ludex.core.position.objects import Obj


class Layered(Index):
    """The index that `in_force.build` makes: it applies effects to figures and words layer by layer."""

    __slots__ = ()

    def settle_figure(self, game: Game, entries: list[Entry], key: tuple[int, str], base: int) -> int:
        return _layered(game, entries, key[0], key, base)

    def settle_words(
        self, game: Game, entries: list[Entry], key: tuple[int, str], base: tuple[str, ...]
    ) -> tuple[str, ...]:
        first: Entry | None = None
        more: list[Entry] | None = None
        for entry in entries:
            if _may_touch(entry, key[0]):
                if first is None:
                    first = entry
                elif more is None:
                    more = [first, entry]
                else:
                    more.append(entry)
        if more is not None:
            return _settle_words(game, self, more, key, base)
        return base if first is None else _reworded_alone(game, self, first, key, base)

    def after_move(self, game: Game, old: Obj | None, new: Obj | None) -> Index | None:
        events = listeners.after_move(game, self, old, new)
        if events is None:
            return None
        index = Layered(self)
        index.events = events
        return index

    def hearing(self, other: Index) -> Index:
        index = Layered(self)
        index.events = other.events
        return index

    def joined(self, effect: Effect) -> Index | None:
        node, subjects = effect.node, effect.subjects
        if self.grants or subjects is None or not isinstance(node, Modify) or effect.waits():
            return None
        figure = node.figure
        entry = Entry(node, effect.source, effect.controller, effect.stamp, subjects, effect.bound, None)
        index = Layered(self)
        index.figures = self.figures.copy()
        have = self.figures.get(figure)
        index.figures[figure] = [entry] if have is None else [*have, entry]
        index.own_figures, index.owners = self.own_figures.copy(), self.owners.copy()
        for id in subjects:
            own = index.own_figures.get((id, figure))
            index.own_figures[id, figure] = [entry] if own is None else [*own, entry]
            index.owners.add(id)
        index.originals = None
        return index

    def permits(self, game: Game, query: str, id: int) -> bool:
        for entry in self.rules.get(query, ()):
            if isinstance(entry.node, Rule) and entry.node.op == "permit" and applies(game, entry, id):
                return True
        return False


def context(entry: Entry) -> Ctx:
    """The context in which the effect's tree is evaluated."""
    return Ctx(entry.source, entry.controller, entry.bound)


def applies(game: Game, entry: Entry, id: int) -> bool:
    """Whether a continuous effect applies to the object."""
    if not _may_touch(entry, id):
        return False
    if entry.subjects is not None:
        return in_reach(game, entry, id)
    if _kept_away(game, entry, id):
        return False
    ctx = Ctx(entry.source, entry.controller, entry.bound)
    if entry.cond is not None and not select.holds(game, entry.cond, ctx):
        return False
    node = entry.node
    if isinstance(node, (Modify, Rename, Grant, Strip, Price, Rule)):
        return select.matches(game, node.what, id, ctx)
    return False


def in_reach(game: Game, entry: Entry, id: int) -> bool:
    """Whether an effect with fixed subjects reaches the object where it is now: in a zone that is `aloof` only if its
    selector names the zone."""
    obj = game.objects.get(id)
    if obj is None or not game.book.zones[obj.zone].aloof:
        return True
    what = getattr(entry.node, "what", None)
    names = named_zones(what) if isinstance(what, Sel) else None
    return names is not None and game.book.zones[obj.zone].name in names


def _kept_away(game: Game, entry: Entry, id: int) -> bool:
    """Whether the object cannot be affected by the source of the effect (query `affect`). NB: an effect whose subjects
    are fixed is asked when it starts (`deeds.start_effect`)."""
    index = game.index
    barring = index.rules.get("affect") if index is not None else None
    if barring is None or (isinstance(entry.node, Rule) and entry.node.query == "affect"):
        return False
    if isinstance(entry.node, Modify) and entry.node.layer in game.book.layers.by_rule:
        return False
    for bar in barring:
        rule = bar.node
        if isinstance(rule, Rule) and rule.op == "forbid" and applies(game, bar, id):
            ctx = Ctx(bar.source, bar.controller, (*bar.bound, ("subject", (id,))))
            if select.matches(game, rule.to, entry.source, ctx):
                return True
    return False


def _may_touch(entry: Entry, id: int) -> bool:
    """Whether an effect can apply to the object at all: a quick test that evaluates no condition and no selector."""
    if entry.subjects is not None:
        return id in entry.subjects
    node = entry.node
    return entry.source == id or not (
        isinstance(node, (Modify, Rename, Grant, Strip, Price, Rule)) and isinstance(node.what, Self)
    )


def _layered(game: Game, entries: list[Entry], id: int, key: tuple[int, str], base: int) -> int:
    """The figure after all effects. If their order cannot matter, because they are plain additions, they are not
    sorted."""
    if not _unordered(entries):
        entries = _applying(game, entries, id)
    result = base
    if _unordered(entries):
        for entry in entries:
            result = _changed_by(game, entry, id, key, result)
        return result
    return _in_order(game, entries, id, key, base)


def _in_order(game: Game, entries: list[Entry], id: int, key: tuple[int, str], base: int) -> int:
    """The figure after all effects, applied one after another in their order."""
    result = base
    ranked = sorted(entries, key=lambda e: (_rank(game, e.node), e.stamp))
    added = 0
    while ranked:
        entry = _next_independent(game, ranked, id, key, result)
        ranked.remove(entry)
        changed = _changed_by(game, entry, id, key, result)
        if _adds(game, entry.node):
            added += changed - result
        elif changed != result and boundless(changed):
            changed += added  # what is added to a figure without bound counts whenever it was added
        result = changed
        game.values[key] = result
    return result


def order_holds(game: Game) -> bool:
    """Whether each figure is the same if no effect is left out and all are sorted (a `Shortcut.long`)."""
    for figure, entries in layers.index_of(game).figures.items():
        for id in [id for kind in game.book.acting for player in (0, 1) for id in game.zone_at(kind, player)]:
            base, key = game.objects[id].info.figures.get(figure, 0), (id, figure)
            game.values[key] = base
            found = _layered(game, entries, id, key, base)
            game.values[key] = base
            if found != _in_order(game, entries, id, key, base):
                return False
            del game.values[key]
    return True


def _unordered(entries: list[Entry]) -> bool:
    """Whether the order of the effects cannot matter."""
    if len(entries) > 1:
        for entry in entries:
            if not _plain(entry):
                return False
    return True


def _applying(game: Game, entries: list[Entry], id: int) -> list[Entry]:
    """The effects without those of which it is certain, whatever the figures are, that they do not apply to the
    object."""
    index = game.index
    if index is None or "affect" in index.rules:
        return entries
    return [entry for entry in entries if not _fixed(entry) or applies(game, entry, id)]


def _adds(game: Game, node: Continuous) -> bool:
    """Whether the effect adds to a figure, and does not change what it originally is."""
    return isinstance(node, Modify) and node.op == "+" and node.layer not in game.book.layers.originals


def _plain(entry: Entry) -> bool:
    """Whether an effect adds a fixed number, and no figure can change which objects it applies to."""
    node = entry.node
    return isinstance(node, Modify) and node.op == "+" and _fixed(entry)


def _fixed(entry: Entry) -> bool:
    """Whether no figure can change what an effect does and which objects it applies to."""
    node = entry.node
    if not isinstance(node, Modify) or not isinstance(node.amount, int):
        return False
    if entry.subjects is not None:
        return True
    return (entry.cond is None or isinstance(entry.cond, TurnOf)) and STEADY.of(node.what, None)


def _steady(sel: Sel, about: None) -> bool:
    """Whether no figure can change what the selector matches."""
    if isinstance(sel, (All, Some)):
        return all(_steady(part, None) for part in sel.parts)
    if isinstance(sel, Not):
        return _steady(sel.part, None)
    if isinstance(sel, (Beside, Linked)):
        return _steady(sel.what, None)
    return isinstance(sel, (Self, Side, Zone, Word, Within, State, Mark, Lies, Slot, FaceUp, Anything))


STEADY: Final[Memo[Sel, None, bool]] = Memo(_steady)


def _rank(game: Game, node: Continuous) -> int:
    """The rank of the effect's layer; lower ranks apply first."""
    if not isinstance(node, Modify):
        return 0
    if game.book.layers.layer is not None:
        return game.book.layers.layer(node.op, node.layer)
    return 0 if node.op == "=" else 1


def _next_independent(game: Game, ranked: list[Entry], id: int, key: tuple[int, str], now: int) -> Entry:
    """The next effect to apply: the first of the lowest layer that depends on no other of that layer. Two effects that
    depend on each other count as independent."""
    first = ranked[0]
    if len(ranked) == 1 or (first.subjects is not None and all(e.subjects is not None for e in ranked)):
        return first
    if all(_fixed(e) for e in ranked):
        return first
    rank = _rank(game, first.node)
    peers = [e for e in ranked if _rank(game, e.node) == rank]
    for entry in peers:
        if _fixed(entry) or not any(
            other is not entry
            and _depends(game, entry, other, id, key, now)
            and not _depends(game, other, entry, id, key, now)
            for other in peers
        ):
            return entry
    return first


def _depends(game: Game, b: Entry, a: Entry, id: int, key: tuple[int, str], now: int) -> bool:
    """Whether applying `a` first changes whether `b` applies, or what it does."""
    game.values[key] = now
    after = _changed_by(game, a, id, key, now)
    if after == now:
        return False  # it changes nothing
    alone = _changed_by(game, b, id, key, now) - now
    game.values[key] = after
    together = _changed_by(game, b, id, key, after) - after
    game.values[key] = now
    if isinstance(b.node, Modify) and b.node.op == "=":
        return applies(game, b, id) != _applies_at(game, b, id, key, after, now)
    return alone != together


def _applies_at(game: Game, entry: Entry, id: int, key: tuple[int, str], at: int, back: int) -> bool:
    """Whether the effect applies if the figure has the value `at`. Sets the cached value to `back` afterwards."""
    game.values[key] = at
    result = applies(game, entry, id)
    game.values[key] = back
    return result


def _changed_by(game: Game, entry: Entry, id: int, key: tuple[int, str], now: int) -> int:
    """The figure after the effect, if it is `now` before."""
    node = entry.node
    if not isinstance(node, Modify) or not applies(game, entry, id):
        return now
    n = select.amount(game, node.amount, context(entry))
    return n if node.op == "=" else now + n


def _reworded_alone(
    game: Game, index: Index, entry: Entry, key: tuple[int, str], base: tuple[str, ...]
) -> tuple[str, ...]:
    """The words after the only effect on them: `_settle_words` without an order."""
    index.settling[key] = base
    try:
        return _reworded(game, entry, key[0], base)
    finally:
        del index.settling[key]


def _settle_words(
    game: Game, index: Index, entries: list[Entry], key: tuple[int, str], base: tuple[str, ...]
) -> tuple[str, ...]:
    """The words after all effects. `Index.settling` holds the words so far: tests of selectors in between read
    those."""
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
    rank = game.book.layers.word_layer
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
    """Whether applying `a` first changes whether `b` applies."""
    alone = applies(game, b, key[0])
    index.settling[key] = _reworded(game, a, key[0], now)
    after = applies(game, b, key[0])
    index.settling[key] = now
    return alone != after


def _reworded(game: Game, entry: Entry, id: int, now: tuple[str, ...]) -> tuple[str, ...]:
    node = entry.node
    if not isinstance(node, Rename) or not applies(game, entry, id):
        return now
    said = (node.value,) if node.of is None else _words_of(game, entry, node, id)
    if node.op == "become":
        return said
    if node.op == "add":
        return (*now, *(word for word in said if word not in now))
    return tuple(word for word in now if word not in said)


def _words_of(game: Game, entry: Entry, node: Rename, id: int) -> tuple[str, ...]:
    """The words of the objects `Rename.of`. NB: of the object itself, none."""
    found = select.find(game, node.of, context(entry)) if node.of is not None else []
    return tuple(dict.fromkeys(word for other in found if other != id for word in layers.words(game, other, node.kind)))


def price(game: Game, id: int, printed: int, also: Price | None = None) -> int:
    """The cost of playing the card after effects, never below zero: `=` effects first, then `+` effects. `also` is one
    more change that the player pays for (None: none)."""
    result, more = printed, 0
    for entry in layers.index_of(game).prices:
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
