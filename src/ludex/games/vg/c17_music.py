"""[VG 17.4] Music orders: orders that lie on the back row circle of the center column after they were resolved.

They lie in a zone kind of their own, `music`, whose seat is that circle. They are neither units nor rear-guards.
RULING-VG-196: the rule action for orders on circles does not concern them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.records import record
from ludex.core.values import layers
from ludex.games.vg.c04_circles import BACK_CENTER
from ludex.games.vg.c04_zones import LOCKED, MUSIC, ORDER_AREA, RC, unit_at
from ludex.games.vg.c17_astral_plane import astral

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

SUBTYPE: Final = "music"


def is_music(game: Game, id: int) -> bool:
    return SUBTYPE in layers.words(game, id, "type")


@record
class Performing(NamedTuple):
    """[VG 17.4.2] A music order that was resolved, and its id on the circle."""

    player: int
    card: int
    new: int = 0


def put_on_circle(game: Game, player: int, card: int) -> None:
    """[VG 17.4.2] A music order goes to the back row circle of the center column instead of the drop zone."""
    push(game, PERFORM.id, Performing(player, card))


def _clear(game: Game, frame: Frame) -> str | None:
    """[VG 17.4.2.2] The unit on the circle is retired first; [VG 17.4.2.2.1] a locked card goes to the drop zone."""
    player = frame.locals(Performing).player
    batch = [
        events.moving(game, id, "drop")
        for id in game.at(LOCKED, player)
        if game.objects[id].slot == BACK_CENTER  # [VG 17.4.2.2.1]
    ]
    unit = unit_at(game, player, BACK_CENTER)
    if unit:
        batch.append(events.moving(game, unit, "drop", -1, "retire"))
    if batch:
        events.perform_all(game, tuple(batch))
    return None


def _put(game: Game, frame: Frame) -> str | None:
    """[VG 17.4.2] Puts the order on the circle, in a zone kind of its own: [VG 17.4.3] it is no rear-guard there, and
    [VG 17.4.2.1] has no orientation. RULING-VG-197: another music order there stays."""
    local = frame.locals(Performing)
    obj = game.objects.get(local.card)
    if obj is not None and obj.zone == ORDER_AREA:
        event = events.moving(game, local.card, "music", local.player)
        events.perform(game, event)
        frame.local = local._replace(new=event.new)
    return None


def _leave_plane(game: Game, frame: Frame) -> str | None:
    """[VG 17.4.2.3] From a circle with the Astral Plane type the order goes to the drop zone at once."""
    local = frame.locals(Performing)
    if local.new in game.objects and BACK_CENTER in astral(game, local.player):
        events.perform(game, events.moving(game, local.new, "drop"))
    return None


PERFORM: Final[Procedure] = procedure(
    "VG 17.4",
    "A music order is put on its circle",
    Step("17.4.2.2", _clear),
    Step("nb.put", _put),
    Step("17.4.2.3", _leave_plane),
)


def covered(game: Game, player: int) -> None:
    """[VG 17.4.4] The music orders on the circle on which a unit was put go to the drop zone."""
    ids = game.at(MUSIC, player)
    if ids:
        events.perform(game, *(events.moving(game, id, "drop") for id in ids))


def after_batch(game: Game, happened: list[Event]) -> None:
    """[VG 17.4.4] Right after units were put on circles, without waiting for a check timing."""
    for event in happened:
        obj = game.objects.get(event.new) if event.kind in ("move", "create") and event.dst == RC else None
        if obj is not None and obj.slot == BACK_CENTER:
            covered(game, obj.side)


def end_phase(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.4] [VG 17.4.5] Music orders on either player's circles go to the drop zone."""
    for player in (0, 1):
        covered(game, player)
    return None
