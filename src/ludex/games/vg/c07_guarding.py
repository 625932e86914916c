"""[VG 7.34] Units that an effect moves to the guardian circle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.frames import Frame
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.values import queries
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import GC, RC, RESTED
from ludex.games.vg.c06_called import Call

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


TO_GUARD: Final = "move to the guardian circle"
"""The query whether a unit may move to the guardian circle: by an effect, or to intercept."""


def move_to_guard(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.34.1] Rear-guards move to their master's guardian circle, rested as guardians are, and stay the same cards;
    [VG 7.34.2] they are not called. For each a unit that is attacked is chosen. [VG 6.2.4]"""
    for p in (0, 1):
        there = [id for id in ids if game.objects[id].zone == RC and game.objects[id].player == p]
        mine = [id for id in there if queries.may(game, TO_GUARD, id, True)]
        if not mine:
            continue
        batch = [Event("move", id, p, 0, "move", 0, GC, RC, RESTED, cause=ctx.source) for id in mine]
        events.perform_all(game, tuple(batch))
        guards = tuple([id for id in mine if id in game.objects and game.objects[id].zone == GC])
        call = Call(p, guards, (), "move", -1, guards, True)
        game.frames.append(Frame("VG 6.2", c06.CALL.at["6.2.4"], call))


VERBS: Final[dict[str, Verb]] = {"move to guard": Verb("VG 7.34", move_to_guard)}
