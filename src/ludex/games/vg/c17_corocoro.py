"""[VG 17.15] What effects do with Retry and Explosive Growth, and who counts as having persona rode.

`c14_corocoro` has the keywords, `c17_growth` what growth factors are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.frames import push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.resolving import deeds
from ludex.core.values import layers, queries
from ludex.games.vg import c17_growth as growth
from ludex.games.vg.c04_zones import RC, STANDING, drop_effects
from ludex.games.vg.c06_called import Call
from ludex.games.vg.c06_calls_and_rides import CALL

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

# --- Retry [VG 17.15.2] ----------------------------------------------------------------------------------------------

RETRY: Final = "Retry"
CAN: Final = "retry"
"""The query: whether a unit can retry."""
AGAIN: Final = "retried"
"""The name that binds a unit to what a Retry gave it."""


def _to_one(figure: str) -> t.Modify:
    """The change of a figure of the unit by what it is away from 1."""
    return t.Modify(t.SELF, figure, "+", t.Plus((1, t.Times(-1, t.FigureOf(t.SELF, figure)))))


TIRES: Final = t.Automatic(
    t.When("begin", player=t.YOU, word="stand phase"),
    do=(t.Continue((_to_one("critical"), _to_one("drive")), "turn"), t.Do("end retry")),
    zones=("VC", "RC"),
)
"""[VG 17.15.2.2] The ability that a unit gets by a Retry, until it has resolved. RULING-VG-213"""


def retry(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.15.2.2] Each of the units that has Retry [VG 17.15.2] and can still do it stands; it gets power, and the
    ability `TIRES`, and cannot retry again this turn."""
    for id in ids:
        if not layers.has(game, id, RETRY) or not queries.may(game, CAN, id, True):
            continue
        events.perform(game, Event("state", id, state=STANDING, word="stand", cause=ctx.source))
        within = ctx.bind(AGAIN, (id,))
        unit = t.Ref(AGAIN)
        deeds.start_effect(game, t.Rule("forbid", CAN, unit), "turn", within)
        deeds.start_effect(game, t.Modify(unit, "power", "+", 5000), "turn", within)
        deeds.start_effect(game, t.Grant(unit, (TIRES,)), "", within)


def end_retry(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.15.2.2] The units lose the ability that a Retry gave them."""
    for id in ids:
        drop_effects(game, AGAIN, id)


# --- Explosive Growth [VG 17.15.6] -----------------------------------------------------------------------------------


def grow(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.15.6.6] Calls a card with Explosive Growth to the circle of the unit that is bound to `do.word`. If that
    unit fulfills the condition, it becomes the growth factor. RULING-VG-214"""
    units = [game.objects[id] for id in ctx.get(do.word) or () if id in game.objects]
    for unit in [obj for obj in units if obj.zone == RC and obj.side == ctx.controller][:1]:
        cards = tuple([id for id in ids if layers.has(game, id, growth.KEYWORD)][:1])
        if cards:
            push(
                game, CALL.id, Call(ctx.controller, cards, (unit.slot,), "superior call", cause=ctx.source, grows=True)
            )


def leave_factor(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.15.6.7] Moves each unit to the zone `do.word` without its growth factors, which are units again where they
    lie; nothing is placed or called."""
    for id in ids:
        factors = growth.factors_of(game, id)
        game.memory[growth.LEAVING] = 1
        events.perform(game, events.moving(game, id, do.word, -1, "return", cause=ctx.source))
        game.memory.pop(growth.LEAVING)
        if id not in game.objects and factors:
            events.perform(game, *(Event("become", one, dst=RC, word="unit") for one in factors))


VERBS: Final[dict[str, Verb]] = {
    "end retry": Verb("VG 17.15.2.2", end_retry),
    "explosive growth": Verb("VG 17.15.6.6", grow),
    "leave growth factor": Verb("VG 17.15.6.7", leave_factor),
    "retry": Verb("VG 17.15.2.2", retry),
}
