"""[CC 1023] Copies. A copy has the printed information, never the effects on the card: to be a copy is such an effect,
too [CC 1023.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.games.cc.c0300_zones import CHASE, in_field
from ludex.games.cc.c0900_cards_and_abilities import (
    ABILITY,
    ACTIVATED,
    AUTOMATIC,
    ChaseItem,
    chase_of,
    is_card,
    set_chase,
    set_x,
)

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

COPY: Final = "copy"
"""The mark of a pseudo-card [CC 1023.2a]; it ceases to exist when it would become a card of another zone."""
UNTIL_END_OF_TURN: Final = "copy until end of turn"


def do_become_copy(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1023.1] This card becomes a copy of the given card; `do.word` is `turn`: until end of turn."""
    obj = game.objects.get(ctx.source)
    if obj is None or not ids:
        return
    changed = obj.copy()
    changed.guise = game.objects[ids[0]].card
    if do.word == "turn":
        game.memory[UNTIL_END_OF_TURN] = 1
        changed.marks = (*(m for m in obj.marks if m != UNTIL_END_OF_TURN), UNTIL_END_OF_TURN)
    game.put(changed)


def end_copies(game: Game) -> None:
    """[CC 507.5a] Ends the copies that last until end of turn."""
    if not game.memory.pop(UNTIL_END_OF_TURN, 0):
        return
    for obj in list(game.objects.values()):
        if UNTIL_END_OF_TURN in obj.marks:
            changed = obj.copy()
            changed.guise = None
            changed.marks = tuple(mark for mark in obj.marks if mark != UNTIL_END_OF_TURN)
            game.put(changed)


def do_copy(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1023.2] Creates a copy of each card in the same zone, controlled by the effect's controller; a card that is
    gone is not copied [CC 1023.2d]."""
    for id in ids:
        obj = game.objects.get(id)
        if obj is None:
            continue
        made = zones.create(game, obj.card, obj.zone, ctx.controller, obj.state if in_field(obj.zone) else 0)
        copy = game.objects[made].copy()
        copy.marks = (*(m for m in obj.marks if m in (ABILITY, ACTIVATED, AUTOMATIC)), COPY)
        copy.host = obj.host if obj.zone == CHASE else 0
        game.put(copy)
        if obj.zone == CHASE:
            _copy_item(game, id, made, ctx.controller)


def _copy_item(game: Game, id: int, made: int, controller: int) -> None:
    """[CC 1023.2b] [CC 1023.2c] [CC 1023.2c-1] Copies a chase item with all choices that were made for it."""
    for item in chase_of(game):
        if item.id == id:
            play = item.play
            ctx = play.ctx.with_controller(controller).bind("this", (made,))
            source = play.source
            if is_card(play):
                source = made
                ctx = ctx.with_source(made)
            x = ctx.get("X")
            if is_card(play) and x is not None:
                set_x(game, made, ctx, x[0])
            set_chase(game, (*chase_of(game), ChaseItem(made, play.as_source(source, ctx))))


def stays_copy(game: Game, before: Obj, new: int) -> None:
    """[CC 1023.2a] Keeps the copy mark when a copied card enters the field, because it is a pseudo-card there, too."""
    obj = game.objects.get(new)
    if COPY in before.marks and obj is not None and COPY not in obj.marks:
        changed = obj.copy()
        changed.marks = (*obj.marks, COPY)
        game.put(changed)
