"""[VG 7.34] Moving units: a unit of the field is put on another circle of its player. NB: exchanges are in
`c07_moving`, moves to the guardian circle in `c07_guarding`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position import spots
from ludex.core.position.records import record
from ludex.core.values import queries
from ludex.games.vg.c04_circles import BACK_CENTER, GUARDIAN_CIRCLE, name_of, rear_circles
from ludex.games.vg.c04_zones import RC, unit_at

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

CIRCLE_WORDS: Final[tuple[str, ...]] = (
    "open",
    "open front",
    "open back",
    "open center",
    "open column",
    "open front column",
    "open back column",
    "open additional",
)
"""To which circles a unit may be moved: those without a unit, of a row, the center of the back row, in the column that
the unit is in, those that were gained."""


@record
class Moving(NamedTuple):
    """A unit that is moved to one of these circles; `player` chooses."""

    player: int
    unit: int
    circles: tuple[int, ...]
    source: int


def move(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.34.1] Moves units on rear-guard circles, one after the other, to circles of the same player that `do.word`
    names. A unit for which there is none stays."""
    for id in reversed(ids):
        obj = game.objects.get(id)
        if obj is not None and obj.zone == RC and queries.may(game, "change circles", id, True):
            push(game, MOVING.id, Moving(ctx.controller, id, _circles(game, id, do.word), ctx.source))


def _circles(game: Game, id: int, word: str) -> tuple[int, ...]:
    side = game.objects[id].side
    own = spots.under(game, game.objects[id])
    found: list[int] = []
    for number in rear_circles(game, side):
        circle = spots.numbered(game, side, number)
        if circle is None or own is None or unit_at(game, side, number):
            continue
        rows = [row for row in ("front", "back") if row in word.split()]
        fits = not rows or circle.row in rows
        fits = fits and ("column" not in word or circle.column == own.column)
        fits = fits and ("center" not in word or number == BACK_CENTER)
        if fits and ("additional" not in word or number > GUARDIAN_CIRCLE):
            found.append(number)
    return tuple(found)


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Moving)
    options = [Option("move to circle", (), number, name_of(number)) for number in local.circles]
    return Decision(local.player, "move to which circle?", options, local.source) if options else None


def _move(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Moving)
    if frame.answer is not None and local.unit in game.objects:
        side = game.objects[local.unit].side
        event = events.moving(game, local.unit, "RC", side, "move", slot=frame.answer.n, cause=local.source)
        events.perform(game, event)
    return None


MOVING: Final[Procedure] = procedure("VG 7.34.1", "Moving a unit", Step("7.34.1", _move, ask=_ask))
VERBS: Final[dict[str, Verb]] = {"move to circle": Verb("VG 7.34.1", move)}
