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
    left = [e for e in happened if e.kind == "move" and _leaves_for_good(e)]
    units = [e.new for e in left if e.new in game.objects and _was_g(e.before or game.objects[e.new])]
    if units:
        events.perform(game, *(events.moving(game, id, "G", -1, "return", up=1) for id in units))


def _was_g(obj: Obj) -> bool:
    return "G" in active_side(obj).types


VANGUARD_OR_REAR: Final[frozenset[int]] = frozenset((VC, ATTACHED, *ON_REAR))
"""The zone kinds of cards that were vanguards or rear-guards."""


def _leaves_for_good(event: Event) -> bool:
    """[VG 4.4.2] Whether a G unit that made the move goes on to the G zone: not if it strode, nor if it was a vanguard
    or a rear-guard and is on a rear-guard circle now. [VG 4.9.5] Other moves between circles do not spare it: to the
    guardian circle, from there, or to the vanguard circle. RULING-VG-241: a heart and an originalDress count as G
    units."""
    if event.src < 0 or not ON_CIRCLES_BITS >> event.src & 1 or event.dst in (G, LOCKED) or event.word == "stride":
        return False
    return event.dst not in ON_REAR or event.src not in VANGUARD_OR_REAR
