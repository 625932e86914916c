"""[VG 4.4.2] G units: the moves after which they go on to the G zone. `c04_zones.reroute` has the moves instead of
which they go there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.happening import events
from ludex.games.vg.c04_zones import ATTACHED, LOCKED, ON_CIRCLES_BITS, ON_REAR, VC, G, active_side

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


def to_g_zone(game: Game, happened: list[Event]) -> None:
    """[VG 4.4.2.2] [VG 4.9.5] G units that moved away from a circle move on to the G zone at once, from the zones that
    they had moved to."""
    batch: list[Event] = []
    for e in happened:
        if e.kind == "move" and _leaves_for_good(e):
            obj = game.objects.get(e.new)
            if obj is not None and _was_g(e.before or obj):
                batch.append(events.moving(game, e.new, "G", -1, "return", up=1))
    if batch:
        events.perform_all(game, tuple(batch))


def _was_g(obj: Obj) -> bool:
    return "G" in active_side(obj).types


ON_REAR_BITS: Final[int] = sum([1 << kind for kind in ON_REAR])
VANGUARD_OR_REAR: Final[int] = ON_REAR_BITS | 1 << VC | 1 << ATTACHED
"""The zone kinds (bits) of cards that were vanguards or rear-guards."""


def _leaves_for_good(event: Event) -> bool:
    """[VG 4.4.2] Whether a G unit that made the move goes on to the G zone: not if it strode, nor if it was a vanguard
    or a rear-guard and is on a rear-guard circle now. [VG 4.9.5] Other moves between circles do not spare it: to the
    guardian circle, from there, or to the vanguard circle. RULING-VG-241: a heart and an originalDress count as G
    units."""
    if event.src < 0 or not ON_CIRCLES_BITS >> event.src & 1 or event.dst in (G, LOCKED) or event.word == "stride":
        return False
    return event.dst < 0 or not ON_REAR_BITS >> event.dst & 1 or not VANGUARD_OR_REAR >> event.src & 1
