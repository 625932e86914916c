"""SVE chapter 9: tokens. They exist only in some zones; in any other zone they are eliminated at once.

Tokens are ordinary objects, created for the player of the zone: [SVE 9.1.1.1] [SVE 9.1.2.1] core:create.
For triggers a creation is a move: [SVE 9.1.2.2] core:hearing.seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import carrying, zones
from ludex.core.position.event import Event
from ludex.games.sve.c04_zones import EX, FIELD, RESOLUTION

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


def may_exist(obj: Obj) -> bool:
    """[SVE 9.1.4.1] Whether a token may be in its zone. Followers and amulets: EX area, field, resolution zone; spells
    not on the field [SVE 9.1.4.2]."""
    if obj.zone in (EX, RESOLUTION):
        return True
    return obj.zone == FIELD and "spell" not in obj.card.types


def eliminate_misplaced(game: Game, id: int) -> None:
    """[SVE 9.1.4.3] Removes a token at once if it arrived where it may not exist. Other cards, and tokens in a
    permitted zone, stay."""
    obj = game.objects.get(id)
    if obj is not None and obj.card.token and not may_exist(obj):
        eliminate(game, id)


def eliminate(game: Game, id: int) -> None:
    """[SVE 9.1.3] Removes a token from the game; it has left the zone it was in [SVE 9.1.3.1]."""
    obj = game.objects[id]
    zones.erase(game, id)
    carrying.carry_out(game, (Event("eliminate", id, obj.player, src=obj.zone),))
