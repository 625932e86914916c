"""[VG 7.42] Final Rush and Final Burst, [VG 7.43] worlds: what effects make of a player.

They are queries about players: `Continue((Rule("permit", "Final Rush", Player(YOU)),), "turn")`, or, as long as a card
is there, `Passive((Rule("permit", "world Dark Night", Player(YOU)),))`. The rules make nothing of them; conditions ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import CondFn
from ludex.core.tree import Rule
from ludex.core.values import layers, queries, select, settling

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

RUSH: Final = "Final Rush"
BURST: Final = "Final Burst"
WORLDS: Final[tuple[str, ...]] = ("Dark Night", "Abyssal Dark Night", "Stray Garden")  # [VG 7.43.2.1]
QUERIES: Final[tuple[str, ...]] = (RUSH, BURST, *(f"world {name}" for name in WORLDS))


def in_final_burst(game: Game, player: int) -> bool:
    """[VG 7.42.1] Whether the player is in Final Burst."""
    return queries.may(game, BURST, select.PLAYERS[player], False)


def in_final_rush(game: Game, player: int) -> bool:
    """[VG 7.42.1] Whether the player is in Final Rush; [VG 7.42.1.1] who is in Final Burst is in Final Rush, too."""
    return queries.may(game, RUSH, select.PLAYERS[player], False) or in_final_burst(game, player)


def world(game: Game, player: int) -> str:
    """[VG 7.43.1] The player's world: [VG 7.43.2.2] the last that it has become, and no other; "": it is blank, because
    no effect says what it is. [VG 7.43.1.1]"""
    found, since = "", -1
    rules = layers.index_of(game).rules
    for name in WORLDS:
        for entry in rules.get(f"world {name}", ()):
            applies = isinstance(entry.node, Rule) and settling.applies(game, entry, select.PLAYERS[player])
            if applies and entry.stamp > since:
                found, since = name, entry.stamp
    return found


def _is_world(name: str) -> CondFn:
    def holds(game: Game, ctx: Ctx) -> bool:
        return world(game, ctx.controller) == name

    return holds


def _rushes(game: Game, ctx: Ctx) -> bool:
    return in_final_rush(game, ctx.controller)


def _bursts(game: Game, ctx: Ctx) -> bool:
    return in_final_burst(game, ctx.controller)


CONDITIONS: Final[dict[str, CondFn]] = {
    RUSH: _rushes,
    BURST: _bursts,
    **{f"world {name}": _is_world(name) for name in WORLDS},
}
