"""[CC 903.2g-3] What effects add to the aether that an ability costs, and the parts that a reduction may remove."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select, settling
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0907_aether import CUT, MORE
from ludex.games.cc.c0907_kinds import AetherNeed

if TYPE_CHECKING:
    from ludex.core.position.game import Game

FREE_PART: Final = -1


def change(game: Game, id: int) -> tuple[int, int]:
    """[CC 903.2g-3] How much aether effects add to and subtract from the cost of the object's abilities."""
    up = down = 0
    if id in game.objects:
        for entry in layers.index_of(game).prices:
            node = entry.node
            if isinstance(node, t.Price) and node.op == "+" and settling.applies(game, entry, id):
                n = select.amount(game, node.amount, settling.context(entry))
                up, down = (up + n, down) if n >= 0 else (up, down - n)
    return up, down


def without(need: AetherNeed, more: int, cuts: tuple[int, ...]) -> AetherNeed:
    """The need with `more` aether added and the parts `cuts` removed."""
    left = list(need.elements)
    for cut in cuts:
        if cut != FREE_PART:
            left.remove(ELEMENTS[cut])
    return AetherNeed(max(0, need.total + more - len(cuts)), tuple(left), need.front, need.card)


def parts(need: AetherNeed) -> list[int]:
    """The parts of a need that a reduction may remove."""
    found = [FREE_PART] if need.total > len(need.elements) else []
    return found + sorted({ELEMENTS.index(e) for e in need.elements if e in ELEMENTS})


def fixed(need: AetherNeed, ctx: Ctx) -> AetherNeed:
    """[CC 903.2g-6] The aether to pay, with the changes that were fixed while playing."""
    more = ctx.get(MORE)
    return need if more is None else without(need, sum(more), ctx.get(CUT) or ())
