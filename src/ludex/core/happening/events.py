"""Events: nothing changes a position but an event. Several at once are one batch, carried out together.

`perform` is the door: what is forbidden does not happen, what somebody replaces becomes a frame, and the rest is
carried out at once, after which triggers are collected over the whole batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import carrying, replacement, triggers
from ludex.core.position.event import Event
from ludex.core.values import layers, queries

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def moving(
    game: Game, id: int, to: str, player: int = -1, word: str = "put", position: str = "top", state: int = -1,
    up: int = -1, slot: int = -1, cause: int = 0,
) -> Event:  # fmt: skip
    """A move event. `player` -1: the owner's zone."""
    obj = game.objects[id]
    owner = obj.owner if player < 0 else player
    return Event("move", id, owner, 0, word, 0, game.book.zone_index[to], obj.zone, state, up, slot, position, cause)


def perform(game: Game, *events: Event) -> bool:
    """Let the events happen as one batch. False: a frame was pushed first (a replacement to settle), so the caller
    must not rely on the result before its next step."""
    index = layers.index_of(game)
    batch = events if not index.bars else tuple(e for e in events if not queries.forbidden(game, e))
    if index.replaces and replacement.concerned(game, batch):
        replacement.settle(game, batch)
        return False
    carrying.carry_out(game, batch)
    return True


def announce(game: Game, kind: str, obj: int = 0, player: int = -1, n: int = 0, word: str = "", other: int = 0) -> None:
    """An event that changes nothing itself (a phase begins, a card attacked): it is logged and may trigger.

    NB: where nobody listens, carrying it out would change nothing, so it is only logged."""
    if triggers.listened(game, kind):
        carrying.carry_out(game, (Event(kind, obj, player, n, word, other),))
    elif game.observer is not None:
        carrying.report(game, [Event(kind, obj, player, n, word, other)])
