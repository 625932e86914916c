"""Events: everything that changes a position goes through `perform`. Simultaneous events are one batch.

`perform` drops the events that an effect forbids. If a replacement effect applies, it pushes a frame that settles the
replacement first; otherwise it carries the batch out at once. Triggers are collected after the whole batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import carrying, replacement, triggers
from ludex.core.position.event import Event
from ludex.core.position.seen import PUBLIC, shown_to
from ludex.core.values import layers, queries

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def moving(
    game: Game, id: int, to: str, player: int = -1, word: str = "put", position: str = "top", state: int = -1,
    up: int = -1, slot: int = -1, cause: int = 0,
) -> Event:  # fmt: skip
    """A move event for the object `id`. `to` is the name of the zone; `player` -1: the owner's zone. For the other
    parameters see `Event`."""
    obj = game.objects[id]
    owner = obj.owner if player < 0 else player
    return Event("move", id, owner, 0, word, 0, game.book.zone_index[to], obj.zone, state, up, slot, position, cause)


def perform(game: Game, *events: Event) -> bool:
    """Let the events happen as one batch. Returns True when they have happened. False: a frame was pushed to settle a
    replacement first, so the caller must not rely on the result before its next step."""
    return perform_all(game, events)


def perform_all(game: Game, events: tuple[Event, ...]) -> bool:
    """`perform` for a batch that is a tuple already."""
    index = layers.index_of(game)
    if index.bars or index.replaces:
        for event in events:
            if event.kind == "move" and event.obj in game.objects:
                event.dst, event.player = _real(game, event)
    batch = _allowed(game, events) if index.bars else events
    if index.replaces and replacement.concerned(game, batch):
        replacement.settle(game, batch)
        return False
    carrying.carry_out(game, batch)
    return True


def _allowed(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that no effect forbids. If the book says so (`Moves.proves`), a hidden card that is kept from becoming
    public by what is written on it is revealed instead."""
    found: list[Event] = []
    for event in events:
        if not queries.forbidden(game, event):
            found.append(event)
        elif game.book.moves.proves and _would_show(game, event):
            asked = (
                *(f"{by} {what}" for by in ("event", "ability") for what in queries.words_of(game, event)),
                "affect",
            )
            if any(queries.because_of_card(game, query, event.obj, event.cause) for query in asked):
                found.append(Event("reveal", event.obj, event.player, cause=event.cause))
    return tuple(found)


def _would_show(game: Game, event: Event) -> bool:
    """Whether the event would show a hidden card to both players: by a move to a public zone, or by turning it up."""
    obj = game.objects.get(event.obj)
    if obj is None or shown_to(game, obj) == 3:
        return False
    if event.kind == "move":
        return game.book.zones[event.dst].sight == PUBLIC and event.up != 0
    return event.kind == "face" and event.up == 1


def _real(game: Game, event: Event) -> tuple[int, int]:
    """Where the move really leads: what forbids or replaces it must see that. NB: a move that the rules turn back, or
    that leads nowhere, keeps its place; `carrying` settles it."""
    obj = game.objects[event.obj]
    to, player = game.book.moves.reroute(game, obj, event.dst, event.player)
    stays = to < 0 or (to == obj.zone and player == obj.side)
    return (event.dst, event.player) if stays else (to, player)


def announce(
    game: Game, kind: str, obj: int = 0, player: int = -1, n: int = 0, word: str = "", other: int = 0, cause: int = 0
) -> None:
    """Let an event happen that changes nothing itself (a phase begins, a card attacks): it is logged and may trigger.

    NB: if nothing listens (`triggers.listened`), carrying it out would change nothing, so it is only logged."""
    if triggers.listened(game, kind):
        carrying.carry_out(game, (Event(kind, obj, player, n, word, other, cause=cause),))
    elif game.observer is not None:
        unheard = [Event(kind, obj, player, n, word, other, cause=cause)]
        carrying.report(game, unheard)
        audit = carrying.audit_of(game)
        if audit is not None:
            audit(game.clone(), game.clone(), unheard, ())
