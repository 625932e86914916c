"""What one player knows of a position, as a position in which every card that they may not see is `BLANK`.

`view` of the blanked position equals `view` of the true one, so nothing leaves here that the player may not see. Deck
lists are open, so the player knows which cards are among the blanks, but not which blank is which card (`Lot`). Ids and
time stamps would reveal where a hidden card has been, so hidden cards get new ones, unless something in progress refers
to the card (`named_ids`).
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
from ludex.core.sight import secret
from ludex.core.sight.view import SPECTATOR, looked_through, may_see

if TYPE_CHECKING:
    from ludex.core.position.game import Game

BLANK: Final = Card("?", "?", (), {}, {}, "", ())

Order = tuple[int, tuple[int, ...]]
"""A zone (its place in `Game.zones`), and the indices in it whose cards the viewer knows, but not their order."""


class HiddenChoice(ValueError):
    """The other player is choosing among some of the cards that only they see. The decision cannot be described to the
    viewer, who does not know which cards these are."""


class Lot:
    """Blank objects (`ids`) and the cards that they are, sorted: each object may be any of the cards."""

    __slots__ = ("cards", "ids")

    def __init__(self, ids: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        self.ids = ids
        self.cards = cards


class Knowledge:
    """What the viewer knows: the blanked position, the cards among the blanks (`lots`), the places whose order is
    unknown (`orders`), and whether a record in the position contains a blank object too (`records`)."""

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
    """What the viewer knows at a decision. Raises `HiddenChoice` if the decision itself must stay hidden from them."""
    game = secret.without_picks(game, viewer)
    unseen = {obj.id for obj in game.objects.values() if not may_see(game, obj, viewer)}
    if _chooses_unseen(game, viewer, unseen):
        raise HiddenChoice(f"player {1 - viewer} is choosing among cards that player {viewer} does not see")
    named = named_ids(game, viewer)
    searched = looked_through(game, viewer)
    pinned = {id for id in unseen if _is_pinned(game.objects[id], viewer, searched, named)}
    position = game.clone()
    caches.all_changed(position)
    position.rng = 0
    position.windows = 0
    position.lingers = 0
    position.fixed = position.seen = ()
    position.decision = _decision(game.decision, viewer)
    blanks, orders = _hide(game, position, unseen, pinned, named)
    records = _hide_records(game, position, viewer, unseen - pinned, named)
    return Knowledge(viewer, position, _lots(game, position, blanks), orders, records)


def _is_pinned(obj: Obj, viewer: int, searched: set[tuple[int, int]], named: set[int]) -> bool:
    """Whether the viewer knows the card, though not its place in the zone: they look through its zone now, or it is
    theirs and something in progress refers to it, because they found it already."""
    return (obj.zone, obj.player) in searched or (obj.player == viewer and obj.id in named)


def _decision(decision: Decision | None, viewer: int) -> Decision | None:
    """The viewer's decision as it is; of another player's, only the player and the paragraph."""
    if decision is None or decision.player == viewer:
        return decision
    shown = Decision(decision.player, "", [])
    shown.rule = decision.rule
    return shown


def _chooses_unseen(game: Game, viewer: int, unseen: set[int]) -> bool:
    """Whether another player chooses among some, but not all, of the cards of a zone that the viewer does not see."""
    for frame in game.frames:
        if isinstance(frame.local, Pick) and frame.local.player != viewer:
            hidden = unseen.intersection(frame.local.candidates)
            places = {(game.objects[id].zone, game.objects[id].player) for id in hidden}
            if any((game.objects[id].zone, game.objects[id].player) in places for id in unseen - hidden):
                return True
    return False


def named_ids(game: Game, viewer: int = SPECTATOR) -> set[int]:
    """Every id that something in progress refers to, and the ids that these objects became. NB: other numbers count as
    ids as well; at worst, a hidden card keeps its id."""
    ids: set[int] = set(game.memory.values())
    for frame in game.frames:
        gather((frame.local, frame.answer, frame.result), ids)
    gather((game.pending, game.delayed, game.effects, game.truths, game.used), ids)
    for obj in game.objects.values():
        ids.add(obj.host)
    if game.decision is not None and game.decision.player == viewer:
        gather((tuple(game.decision.options), *game.decision.blind.values()), ids)
    for id in tuple(ids):
        gone = game.gone.get(id)
        while gone is not None:
            ids.add(gone.became)
            gone = game.gone.get(gone.became)
    return ids


def _hide(
    game: Game, position: Game, unseen: set[int], pinned: set[int], named: set[int]
) -> tuple[dict[int, Card], tuple[Order, ...]]:
    """Blank the unseen objects of the position. Returns id of blank -> its true card, and the places whose order is
    unknown."""
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
    """The blanks grouped into lots: one per owner, and one per owner and zone whose kind is `apart`."""
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
    """Blank the objects within records, and drop the last known information that nothing refers to. Returns whether
    there was an object to blank."""
    hide = _Hide(game, viewer, blanks)
    silent = game.book.triggers.silent
    position.gone = {id: gone for id, gone in game.gone.items() if id in named}
    position.pending = tuple(p for p in game.pending if p.controller == viewer or silent is None or not silent(game, p))
    rewrite_records(position, hide)
    return hide.used


class _Hide:
    """Blanks an object in a record if it has become one of the blanks, and the viewer could not see it at that time."""

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
    """The id that the object has now; 0: it left the game."""
    while id in game.gone:
        id = game.gone[id].became
    return id


def rewrite_records(position: Game, change: Callable[[Obj], Obj]) -> None:
    """Apply `change` to every object that a record of the position contains."""
    position.gone = {id: _changed_gone(gone, change) for id, gone in position.gone.items()}
    for frame in position.frames:
        frame.local = _changed(frame.local, change)
    position.pending = tuple(_changed(pending, change) for pending in position.pending)


def _changed_gone(gone: Gone, change: Callable[[Obj], Obj]) -> Gone:
    obj = change(gone.obj)
    return gone if obj is gone.obj else Gone(obj, gone.became, gone.turn)


def _changed(value: Any, change: Callable[[Obj], Obj]) -> Any:
    """The value with `change` applied to its objects; the identical value if that changes nothing."""
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
