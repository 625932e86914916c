"""[VG 15.8] Record markers: objects on circles or units that are no cards.

A record marker lies in the zone kind `marker`, with the number of its circle as slot [VG 15.8.2.1] or its unit as host
[VG 15.8.2.2]: nothing that speaks of cards or units looks there. Its abilities are valid there
[VG 15.8.6.2] and say `Beside(SELF, "spot")` for the unit on its circle, `Related("bearing", SELF)` for the unit that it
is put on. Where a marker on a unit lies, its unit says: [VG 15.8.2.3.1] core:spots.carrier. A marker that
goes elsewhere is erased like a pseudo-card: [VG 15.8.4.1] core:carrying._erase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import RelationFn, Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import select
from ludex.games.vg.c04_circles import GUARDIAN_CIRCLE, VANGUARD_CIRCLE, lose_circle, name_of, rear_circles
from ludex.games.vg.c04_zones import RECORD, in_field

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

MARKERS: Final[t.Sel] = t.Zone(("marker",))


def markers_on(what: t.Sel) -> t.Sel:
    """[VG 15.8.2.3] The markers on the circles of these cards, and on these cards."""
    return MARKERS & t.Beside(what, "spot")


def bearing(game: Game, unit: Obj, marker: Obj) -> bool:
    """[VG 15.8.2.2] Whether the marker is put on the unit: for the marker, this is "this unit". [VG 15.8.6.1]"""
    return marker.zone == RECORD and marker.host == unit.id


RELATIONS: Final[dict[str, RelationFn]] = {"bearing": bearing}


@record
class Marking(NamedTuple):
    """[VG 15.8.3] A marker that a player puts on one of these circles."""

    player: int
    name: str
    circles: tuple[int, ...]
    source: int = 0


def put_marker(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.4.2] Puts the marker of the name `do.word`: on each of the units, if that is its position of existence,
    else on one of the player's rear-guard circles. [VG 15.8.5] It belongs to the player whose effect it is."""
    if "unit" in game.token(do.word).words["position"]:
        units = [id for id in ids if in_field(game.objects[id])]  # [VG 15.8.3.1]
        events.perform(game, *(_creating(ctx.controller, do.word, -1, id, ctx.source) for id in units))
    else:
        push(game, MARKING.id, Marking(ctx.controller, do.word, rear_circles(game, ctx.controller), ctx.source))


def put_first_marker(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 15.8.3] Puts the marker of the name `do.word` on one of the player's rear-guard circles that has none of that
    name."""
    have = select.find(game, t.YOURS & MARKERS & t.Word("marker", do.word), ctx)
    taken = [game.objects[id].slot for id in have]
    circles = tuple([number for number in rear_circles(game, ctx.controller) if number not in taken])
    push(game, MARKING.id, Marking(ctx.controller, do.word, circles, ctx.source))


def _creating(player: int, name: str, slot: int, unit: int, cause: int) -> Event:
    return Event("create", 0, player, 0, name, unit, RECORD, slot=slot, cause=cause)


def put_on_circle(game: Game, player: int, name: str, circle: int, cause: int = 0) -> None:
    """Puts a marker on a circle of the player."""
    events.perform(game, _creating(player, name, circle, 0, cause))


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    """[VG 15.8.3] The player says on which circle the marker is put."""
    local = frame.locals(Marking)
    options = [Option("put marker", (), number, name_of(number)) for number in local.circles]
    return Decision(local.player, "choose a circle for the marker", options, local.source) if options else None


def _mark_circle(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Marking)
    if frame.answer is not None:  # [VG 15.8.3.1]
        put_on_circle(game, local.player, local.name, frame.answer.n, local.source)
    return None


MARKING: Final = procedure("VG 15.8.3", "Putting a marker", Step("15.8.3", _mark_circle, ask=_ask_circle))


def created(game: Game, event: Event) -> None:
    """[VG 15.8.2.2] A marker that was put on a unit stays with it. [VG 15.8.4.3]"""
    if event.dst == RECORD and event.other:
        obj = game.objects[event.new].copy()
        obj.host = event.other
        game.put(obj)


def after_batch(game: Game, happened: list[Event]) -> None:
    """What follows at once: [VG 15.8.4.4] a marker whose unit is locked, gone from the circles or no unit any more is
    erased; [VG 16.3.1.5.2.1] a circle that was gained with its last Accel marker disappears with it."""
    z = game.zones
    if z[RECORD * 2] or z[RECORD * 2 + 1]:
        lost: list[Event] = []
        for player in range(2):
            for id in z[RECORD * 2 + player]:
                if _without_unit(game, game.objects[id]):
                    lost.append(Event("erase", id))
        if lost:
            events.perform_all(game, tuple(lost))
    for event in happened:
        if event.before is not None and event.src == RECORD and _accel(event.before):
            _lose(game, event.before)


def _without_unit(game: Game, marker: Obj) -> bool:
    unit = game.objects.get(marker.host)
    return marker.host > 0 and (unit is None or not in_field(unit))


def _accel(marker: Obj) -> bool:
    return "Accel" in marker.card.words.get("gift", ())


def on_circle(game: Game, player: int, circle: int) -> list[int]:
    """The markers that lie on a circle of the player."""
    return [id for id in game.at(RECORD, player) if game.objects[id].slot == circle]


def _lose(game: Game, marker: Obj) -> None:
    rest = on_circle(game, marker.player, marker.slot)
    if marker.slot <= GUARDIAN_CIRCLE or any(_accel(game.objects[id]) for id in rest):
        return
    lose_circle(game, marker.player, marker.slot)
    gifts = [Event("erase", id) for id in rest if id in game.objects]
    if gifts:
        events.perform_all(game, tuple(gifts))


@record
class Shifting(NamedTuple):
    """Markers that a player moves to one of these circles."""

    player: int
    markers: tuple[int, ...]
    circles: tuple[int, ...]
    source: int = 0


def move_markers(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 15.8.4] Moves the markers to the circle of the unit that the text binds to `do.word`; without a word, to
    another of the player's vanguard and rear-guard circles, which the player chooses."""
    markers = tuple([id for id in ids if game.objects[id].zone == RECORD and game.objects[id].host == 0])
    units = ctx.get(do.word) if do.word else None
    if do.word:
        known = [game.objects[id] for id in units or () if id in game.objects]
        circles = tuple([at for obj in known if (at := spots.number_of(game, obj)) >= 0])
    else:
        left = {game.objects[id].slot for id in markers}
        all_circles = (VANGUARD_CIRCLE, *rear_circles(game, ctx.controller))
        circles = tuple([number for number in all_circles if left != {number}])
    push(game, SHIFTING.id, Shifting(ctx.controller, markers, circles, ctx.source))


def _ask_where(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Shifting)
    if not local.markers or len(local.circles) < 2:
        return None
    options = [Option("put marker", (), number, name_of(number)) for number in local.circles]
    return Decision(local.player, "choose a circle for the marker", options, local.source)


def _shift(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Shifting)
    if local.circles and local.markers:
        there = frame.answer.n if frame.answer is not None else local.circles[0]
        moved = [id for id in local.markers if id in game.objects and game.objects[id].slot != there]
        events.perform(game, *(events.moving(game, id, "marker", local.player, slot=there) for id in moved))
    return None


SHIFTING: Final = procedure("VG 15.8.4", "Moving markers", Step("15.8.4", _shift, ask=_ask_where))


VERBS: Final[dict[str, Verb]] = {
    "move marker": Verb("VG 15.8.4", move_markers),
    "put marker": Verb("VG 7.4.2", put_marker),
    "put first marker": Verb("VG 7.4.2", put_first_marker),
}
