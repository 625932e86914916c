"""[DBS 8-7-2] Power that a skill raises or lowers is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.games.dbs.c03_game_areas import BATTLE, LEADER

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

RAISED: Final = "power raised"
LOWERED: Final = "power lowered"


def tell_power(game: Game, node: t.Continuous, until: str, ctx: Ctx, ids: tuple[int, ...]) -> None:
    """[DBS 8-7-2] Announces that a skill has changed the power of cards in play. The power of a combo [DBS 7-4-1] is no
    effect of a skill."""
    if not isinstance(node, t.Modify) or (node.figure, node.op) != ("power", "+") or until == "combo":
        return
    n = node.amount
    if not isinstance(n, int) or n == 0:
        return
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and obj.zone in (BATTLE, LEADER):
            events.announce(game, RAISED if n > 0 else LOWERED, id, obj.player, abs(n), cause=ctx.source)
