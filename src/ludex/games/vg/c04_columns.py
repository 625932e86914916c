"""[VG 4.9.1.1] Columns that a player chooses for an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.book import RoleFn, Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.position import spots
from ludex.core.position.records import record
from ludex.games.vg.c04_circles import NO_COLUMN

if TYPE_CHECKING:
    from ludex.core import tree as t
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

CHOSEN: Final = "chosen column"
"""Remembered: the column that was chosen last, counted from `CENTER`."""
CENTER: Final = 100
ROLE: Final = "in the chosen column"


@record
class Column(NamedTuple):
    """[VG 4.9.1.1] A player who chooses a column for the effect of a card."""

    player: int
    source: int


def columns(game: Game) -> list[int]:
    """[VG 4.9.1.1] The columns of the field, those of circles that were gained among them. [VG 16.3.1.5.1.2.1]"""
    found = {spot.column for player in (0, 1) for spot in game.spots[player] if abs(spot.column) < NO_COLUMN}
    return sorted(found)


def named(player: int, column: int) -> str:
    """[VG 4.9.1.2] What the player calls a column: the left of one is the right of the other."""
    if column == 0:
        return "center"
    side = "left" if (column < 0) == (player == 0) else "right"
    return side if abs(column) == 1 else f"{side} {abs(column)}"


def choose_column(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 4.9.1.1] The player chooses a column; `Role("in the chosen column")` are the cards that lie there."""
    push(game, CHOOSING.id, Column(ctx.controller, ctx.source))


def column_of(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 4.9.1.1] The column of the unit is the one that the effect speaks of from here on."""
    for id in ids[:1]:
        circle = spots.under(game, game.objects[id])
        if circle is not None:
            game.remember(CHOSEN, CENTER + circle.column)


def is_chosen(game: Game, column: int) -> bool:
    """Whether it is the column that was chosen last."""
    return CENTER + column == game.remembers(CHOSEN)


def _ask_column(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Column)
    options = [Option("choose column", (), column, named(local.player, column)) for column in columns(game)]
    return Decision(local.player, "choose a column", options, local.source)


def _choose(game: Game, frame: Frame) -> str | None:
    assert frame.answer is not None
    game.remember(CHOSEN, CENTER + frame.answer.n)
    return None


CHOOSING: Final[Procedure] = procedure("VG 4.9.1", "Choosing a column", Step("4.9.1.1", _choose, ask=_ask_column))


def _there(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 4.9.1.2] The card lies in the column that was chosen last, on whichever side."""
    circle = spots.under(game, obj)
    there = circle is not None and is_chosen(game, circle.column)
    return (0,) if there else ()


ROLES: Final[dict[str, RoleFn]] = {ROLE: _there}
VERBS: Final[dict[str, Verb]] = {
    "choose column": Verb("VG 4.9.1.1", choose_column),
    "take its column": Verb("VG 4.9.1.1", column_of),
}
PROCEDURES: Final[tuple[Procedure, ...]] = (CHOOSING,)
