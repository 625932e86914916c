"""[VG 17.3] Circles with the Astral Plane type, [VG 7.41] circles that become the stage, and the verbs for both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.position.spots import Layout
from ludex.core.values import layers
from ludex.core.values.memo import Memo
from ludex.games.vg.c04_circles import ASTRAL, LAYOUT, STAGE, give_type, has_type, name_of, on_circle, rear_circles
from ludex.games.vg.c04_zones import GC, LOCKED, RC, RECORD

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

DEITY: Final = "Astral Deity"


# --- circles that get a type ---------------------------------------------------------------------------------------


@record
class Typing(NamedTuple):
    """A type that one of a player's rear-guard circles gets."""

    player: int
    word: str
    source: int


def circle_becomes(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.3.1] The player chooses one of their rear-guard circles; it gets the type `do.word`."""
    push(game, TYPING.id, Typing(ctx.controller, do.word, ctx.source))


def its_circle_becomes(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """The circles of the units get the type `do.word`."""
    for id in ids:
        number = spots.number_of(game, game.objects[id])
        if number >= 0:
            become(game, game.objects[id].player, number, do.word)


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Typing)
    options = [Option("type circle", (), slot, name_of(slot)) for slot in rear_circles(game, local.player)]
    return Decision(local.player, "choose a circle", options, local.source) if options else None


def _take_circle(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Typing)
    if frame.answer is not None:
        become(game, local.player, frame.answer.n, local.word)
    return None


TYPING: Final = procedure("VG 17.3.1", "A circle gets a type", Step("17.3.1", _take_circle, ask=_ask_circle))


def become(game: Game, player: int, number: int, word: str) -> None:
    """[VG 7.41.1] Gives a circle a type in addition to those that it has, [VG 7.41.1.1] unless it has it already.
    [VG 7.41.1.2] All Accel markers on other circles move to the stage; [VG 7.41.1.2.1] circles that were gained with
    them disappear."""
    give_type(game, player, number, word)
    if word == STAGE:
        markers = [game.objects[id] for id in game.at(RECORD, player)]
        accel = [obj.id for obj in markers if "Accel" in obj.card.words.get("gift", ()) and obj.slot != number]
        events.perform(game, *(events.moving(game, id, "marker", player, slot=number) for id in accel))


# --- the Astral Plane [VG 17.3.1] ----------------------------------------------------------------------------------


def is_deity(game: Game, id: int) -> bool:
    return DEITY in layers.words(game, id, "race")


def astral(game: Game, player: int) -> list[int]:
    """The numbers of a player's circles with the type."""
    return [] if game.spots is LAYOUT else PLANES.of(game.spots, None)[player]


def _planes(layout: Layout, about: None) -> list[list[int]]:
    return [[spot.number for spot in circles if ASTRAL in spot.types] for circles in layout]


PLANES: Final[Memo[Layout, None, list[list[int]]]] = Memo(_planes, 64)


def callable_to(game: Game, player: int, card: int, circles: tuple[int, ...], fits: bool) -> tuple[int, ...]:
    """The circles for a normal call of the card; `fits`: its grade is not above the vanguard's. [VG 17.3.1.1] A unit
    that is no Astral Deity is not called to an Astral Plane; [VG 17.3.1.2] one that is needs no grade there."""
    planes = astral(game, player)
    if not planes:
        return circles if fits else ()
    deity = is_deity(game, card)
    return tuple([slot for slot in circles if (deity if slot in planes else fits)])


def on_plane(game: Game, obj: Obj) -> bool:
    """[VG 17.3.1.3] [VG 17.3.1.4] Whether the unit lies on an Astral Plane: it attacks from the back row, too, and
    makes drive checks."""
    return game.spots is not LAYOUT and obj.zone <= GC and has_type(game, obj, ASTRAL)


def illegal(game: Game, player: int) -> list[Event]:
    """[VG 17.3.2] Units that are no Astral Deities are retired from an Astral Plane, [VG 17.3.2.1] [VG 17.3.1.6] and
    locked cards there go to the drop zone. [VG 17.3.2.2] [VG 17.3.1.7]"""
    batch: list[Event] = []
    planes = astral(game, player)
    if not planes:
        return batch
    for number in planes:
        for id in game.at(RC, player):
            if spots.number_of(game, game.objects[id]) == number and not is_deity(game, id):
                batch.append(events.moving(game, id, "drop", -1, "retire"))
        for id in game.at(LOCKED, player):
            if spots.number_of(game, game.objects[id]) == number:
                batch.append(events.moving(game, id, "drop"))
    return batch


def leave_planes(game: Game) -> None:
    """[VG 9.11.5] [VG 17.3.1.5] Units on Astral Planes go to the bottom of their owners' decks."""
    ids = [id for p in (0, 1) for number in astral(game, p) for id in on_circle(game, p, number)]
    units = [id for id in ids if game.objects[id].zone <= GC]
    if units:
        events.perform(game, *(events.moving(game, id, "deck", -1, "return", position="bottom") for id in units))


VERBS: Final = {
    "circle becomes": Verb("VG 17.3.1", circle_becomes),
    "its circle becomes": Verb("VG 7.41", its_circle_becomes),
}
