"""[CC 1105] Quickcast: when a card may be played, and a play that becomes illegal before it has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.frames import END, Frame
from ludex.core.flow.play import local_play
from ludex.core.tree import Spell
from ludex.core.values import layers, queries
from ludex.games.cc.c0300_zones import CHASE

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def main_timing(game: Game, player: int) -> bool:
    """[CC 701.2] Whether the turn player has priority in their main phase and the chase zone is empty."""
    if player != game.active or game.at(CHASE, 0):
        return False
    frames = game.frames
    return len(frames) > 1 and frames[1].proc == "CC 505"


def at_any_time(game: Game, id: int, quick: bool, free: bool) -> bool:
    """[CC 702.1] [CC 703.1] [CC 706.1] Whether the card may be played at any time: by Quickcast [CC 604.1b]
    [CC 1105.2], or because an effect permits it. `quick`: it is printed on the card; `free`: some effect permits it for
    some card."""
    if layers.index_of(game).granted:
        quick = layers.has(game, id, "Quickcast")
    return queries.may(game, "play at any time", id, quick) if free else quick


def still_legal(game: Game, frame: Frame) -> str | None:
    """[CC 1105.3] If a card that a player with priority is playing may not be played now any more, because it lost
    Quickcast, the play is taken back before the card moves. Nothing has happened yet, so the rewound situation is that
    of the player with priority (`PrioritySequence.rewound`)."""
    local = local_play(frame)
    below = game.frames[-2]
    if local.means or local.source not in game.objects or not hasattr(below.local, "rewound"):
        return None
    if local.ability is not None and not isinstance(local.ability, Spell):
        return None
    quick = "Quickcast" in game.objects[local.source].card.keywords
    free = "play at any time" in layers.index_of(game).rules
    if main_timing(game, local.ctx.controller) or at_any_time(game, local.source, quick, free):
        return None
    below.local = below.local.rewound()
    return END
