"""[VG 7.34.1] Who chooses the circle of a card that an effect puts on a rear-guard circle, and of a token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Ways
from ludex.core.flow.decisions import Option
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.resolving import arriving
from ludex.games.vg import c04_zones as c04
from ludex.games.vg.c04_circles import name_of, rear_circles
from ludex.games.vg.c04_zones import RC
from ludex.games.vg.c06_circles import is_named

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def ways(game: Game, event: Event, controller: int) -> Ways | None:
    """[VG 7.34.1] The master of an effect that puts a card on a rear-guard circle without naming one chooses the
    circle [VG 11.8.5.1]; a unit that is on one already is put on another. RULING-VG-024"""
    if event.kind == "create":
        return _token_ways(game, event, controller)
    if event.kind != "move" or event.dst != RC or event.slot >= 0 or event.obj not in game.objects:
        return None
    obj = game.objects[event.obj]
    if c04.reroute(game, obj, RC, event.player) != (RC, event.player):
        return None  # it does not get there [VG 4.4.3] [VG 4.1.13]
    now = obj.slot if obj.zone == RC and obj.side == event.player else -1
    found: list[tuple[Option, Event]] = []
    for slot in rear_circles(game, event.player):
        if slot != now:
            there = event.copy()
            there.slot = slot
            found.append((Option("put on", (obj.id,), slot, name_of(slot)), there))
    return Ways(controller, "choose a circle", obj.id, found)


def _token_ways(game: Game, event: Event, controller: int) -> Ways | None:
    """[VG 15.4.6.1] A token that is created on a rear-guard circle is called there: the master of the effect chooses
    the circle. RULING-VG-132. [VG 6.2.3.2] It is one of those that the effect names."""
    if event.dst != RC or event.slot >= 0:
        return None
    found: list[tuple[Option, Event]] = []
    for slot in rear_circles(game, event.player):
        if not is_named(game, event.player, event.cause, event.position.removeprefix("top"), slot):
            continue
        there = event.copy()
        there.slot = slot
        found.append((Option("call token", (), slot, name_of(slot)), there))
    return Ways(controller, "choose a circle", event.cause, found)


def overcalled(game: Game, happened: list[Event]) -> None:
    """[VG 15.4.6.1] The other units on the circles to which tokens were called are retired as part of the call.
    [VG 6.2.3.4]"""
    new = [game.objects[e.new] for e in happened if e.kind == "create" and e.dst == RC and e.new in game.objects]
    taken = {(obj.player, obj.slot): obj.id for obj in new if obj.slot >= 0}
    lost = [
        events.moving(game, id, "drop", -1, "retire")
        for p in (0, 1)
        for id in (game.at(RC, p) if taken else ())
        if taken.get((p, game.objects[id].slot), id) != id
    ]
    if lost:
        events.perform_all(game, tuple(lost))


PUTTING: Final = arriving.deciding("VG 7.34", "Putting a unit on a circle", "7.34.1")
