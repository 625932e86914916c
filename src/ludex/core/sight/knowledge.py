"""What one player knows of a position, as a position: every card that they may not see is blank.

`view` shows the blanked position exactly as the true one: nothing leaves the engine here that a player may not see. Of
the blanks, only the lists are known, because deck lists are open: which cards are among them, not which is which. Ids
and time stamps of hidden cards tell where a card has been, so they are given out anew, except where something that is
going on names the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ludex.core.flow.choose import Pick
from ludex.core.flow.decisions import Decision
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import gather
from ludex.core.position.objects import Card, Gone, Obj
from ludex.core.position.records import Record
from ludex.core.sight.view import SPECTATOR, looked_through, may_see

if TYPE_CHECKING:
    from ludex.core.position.game import Game

BLANK: Final = Card("?", "?", (), {}, {}, "", ())

Order = tuple[int, tuple[int, ...]]
"""A zone and the places in it whose cards the viewer knows, but not in which order they lie."""


class HiddenChoice(ValueError):
    """The other player is choosing among some of the cards that only they see: which these are, nobody else knows."""


class Lot:
    """Blank objects and the cards among them: any card may be any of the objects."""

    __slots__ = ("cards", "ids")

    def __init__(self, ids: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        self.ids = ids
        self.cards = cards


class Knowledge:
    """What the viewer knows: the blanked position, the cards among the blanks, the places whose order is unknown, and
    whether a record in the position holds a blank too."""

    __slots__ = ("lots", "orders", "position", "records", "viewer")

    def __init__(
        self, viewer: int, position: Game, lots: tuple[Lot, ...], orders: tuple[Order, ...], records: bool
    ) -> None:
        self.viewer = viewer
        self.position = position
        self.lots = lots
        self.orders = orders
        self.records = records


def knowledge(game: Game, viewer: int) -> Knowledge:
    """What the viewer knows at a decision. `HiddenChoice` where the decision itself cannot be told to them."""
    unseen = {obj.id for obj in game.objects.values() if not may_see(game, obj, viewer)}
    if _chooses_unseen(game, viewer, unseen):
        raise HiddenChoice(f"player {1 - viewer} is choosing among cards that player {viewer} does not see")
    named = named_ids(game, viewer)
    searched = looked_through(game, viewer)
    pinned = {id for id in unseen if _is_pinned(game.objects[id], viewer, searched, named)}
    position = game.clone()
    caches.all_changed(position)
    position.rng = 0
    position.fixed = position.seen = ()
    position.decision = _decision(game.decision, viewer)
    blanks, orders = _hide(game, position, unseen, pinned, named)
    records = _hide_records(game, position, viewer, unseen - pinned, named)
    return Knowledge(viewer, position, _lots(game, position, blanks), orders, records)


def _is_pinned(obj: Obj, viewer: int, searched: set[tuple[int, int]], named: set[int]) -> bool:
    """Whether the viewer knows the card, though not its place: one they look through now, or one of theirs that they
    have found already and that something going on names."""
    return (obj.zone, obj.player) in searched or (obj.player == viewer and obj.id in named)


def _decision(decision: Decision | None, viewer: int) -> Decision | None:
    """The decision; of another player's, only that it is there."""
    if decision is None or decision.player == viewer:
        return decision
    told = Decision(decision.player, "", [])
    told.rule = decision.rule
    return told


def _chooses_unseen(game: Game, viewer: int, unseen: set[int]) -> bool:
    """Whether another player chooses among some of the unseen cards of a zone, but not all."""
    for frame in game.frames:
        if isinstance(frame.local, Pick) and frame.local.player != viewer:
            hidden = unseen.intersection(frame.local.candidates)
            places = {(game.objects[id].zone, game.objects[id].player) for id in hidden}
            if any((game.objects[id].zone, game.objects[id].player) in places for id in unseen - hidden):
                return True
    return False


def named_ids(game: Game, viewer: int = SPECTATOR) -> set[int]:
    """Every id that something going on names, and what those objects became. NB: other numbers are taken for ids as
    well; at worst a hidden card keeps its id."""
    ids: set[int] = set(game.memory.values())
    for frame in game.frames:
        gather((frame.local, frame.answer, frame.result), ids)
    gather((game.pending, game.delayed, game.effects, game.truths, game.used), ids)
    for obj in game.objects.values():
        ids.add(obj.host)
    if game.decision is not None and game.decision.player == viewer:
        gather(tuple(game.decision.options), ids)
    for id in tuple(ids):
        gone = game.gone.get(id)
        while gone is not None:
            ids.add(gone.became)
            gone = game.gone.get(gone.became)
    return ids


def _hide(
    game: Game, position: Game, unseen: set[int], pinned: set[int], named: set[int]
) -> tuple[dict[int, Card], tuple[Order, ...]]:
    """Blank the unseen objects of the position. What the blanks are, and the places whose order is unknown."""
    blanks: dict[int, Card] = {}
    orders: list[Order] = []
    for at, ids in enumerate(game.zones):
        places = [i for i, id in enumerate(ids) if id in unseen]
        there = [game.objects[ids[i]] for i in places]
        if any(obj.id in pinned for obj in there):
            there.sort(key=lambda obj: (obj.id not in pinned, obj.card.number if obj.id in pinned else ""))
            orders.append((at, tuple(places)))
        now = list(ids)
        for i, obj in zip(places, there, strict=True):
            new = obj.copy()
            new.entered = 0
            if obj.id not in named:
                new.id = position.next_id
                position.next_id += 1
            if obj.id not in pinned:
                new.card = BLANK
                blanks[new.id] = obj.card
            now[i] = new.id
            del position.objects[obj.id]
            position.objects[new.id] = new
        position.zones[at] = tuple(now)
    return blanks, tuple(orders)


def _lots(game: Game, position: Game, blanks: dict[int, Card]) -> tuple[Lot, ...]:
    """The blanks and their cards, sorted: by owner, and apart where a zone is filled from a list of its own."""
    groups: dict[tuple[int, int], list[int]] = {}
    for id in blanks:
        obj = position.objects[id]
        groups.setdefault((obj.owner, obj.zone if game.book.zones[obj.zone].apart else -1), []).append(id)
    return tuple(
        Lot(tuple(ids), tuple(sorted((blanks[id] for id in ids), key=lambda card: (card.number, card.name))))
        for ids in groups.values()
    )


# --- records ---------------------------------------------------------------------------------------------------------


def _hide_records(game: Game, position: Game, viewer: int, blanks: set[int], named: set[int]) -> bool:
    """Blank the objects within records; what nobody names is dropped. Whether there was one to blank."""
    hide = _Hide(game, viewer, blanks)
    silent = game.book.triggers.silent
    position.gone = {id: gone for id, gone in game.gone.items() if id in named}
    position.pending = tuple(p for p in game.pending if p.controller == viewer or silent is None or not silent(game, p))
    rewrite_records(position, hide)
    return hide.used


class _Hide:
    """Blanks an object whose card is one of the blanks now, and was not seen then."""

    __slots__ = ("blanks", "game", "used", "viewer")

    def __init__(self, game: Game, viewer: int, blanks: set[int]) -> None:
        self.game = game
        self.viewer = viewer
        self.blanks = blanks
        self.used = False

    def __call__(self, obj: Obj) -> Obj:
        if last_id(self.game, obj.id) not in self.blanks or may_see(self.game, obj, self.viewer):
            return obj
        self.used = True
        blank = obj.copy()
        blank.card = BLANK
        return blank


def last_id(game: Game, id: int) -> int:
    """What the object has become by now."""
    while id in game.gone:
        id = game.gone[id].became
    return id


def rewrite_records(position: Game, change: Callable[[Obj], Obj]) -> None:
    """Change every object that a record of the position holds."""
    position.gone = {id: _changed_gone(gone, change) for id, gone in position.gone.items()}
    for frame in position.frames:
        frame.local = _changed(frame.local, change)
    position.pending = tuple(_changed(pending, change) for pending in position.pending)


def _changed_gone(gone: Gone, change: Callable[[Obj], Obj]) -> Gone:
    obj = change(gone.obj)
    return gone if obj is gone.obj else Gone(obj, gone.became, gone.turn)


def _changed(value: Any, change: Callable[[Obj], Obj]) -> Any:
    """The value with its objects changed; the very same value where there are none."""
    if isinstance(value, Obj):
        return change(value)
    if isinstance(value, Event):
        if value.before is None or (before := change(value.before)) is value.before:
            return value
        copy = value.copy()
        copy.before = before
        return copy
    if isinstance(value, tuple):
        items = [_changed(item, change) for item in value]
        if all(new is old for new, old in zip(items, value, strict=True)):
            return value
        return tuple(items) if type(value) is tuple else type(value)(*items)
    if isinstance(value, Record):
        parts = value.fields()
        items = [_changed(item, change) for item in parts]
        return value if all(new is old for new, old in zip(items, parts, strict=True)) else type(value)(*items)
    return value
