"""[VG 17.10] Scouting: a card is put into the order zone of a player who has a base there.

Scouted cards lie in a zone kind of their own, `scouted`, which stands for that part of the order zone. They keep their
information, are not on the field, and only abilities that name the zone are active there:
[VG 17.10.2.1] core:valid_in, core:select.find.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.games.vg.c04_zones import SCOUTED, has_set_order

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

BASE: Final = "base"
"""The subtype of the set orders that hold scouted cards."""


def scout(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.10.1.1] Puts the cards as scouted cards into the order zone of the effect's master, if that player has a
    base there now."""
    if ids and has_set_order(game, ctx.controller, BASE):
        into = ctx.controller
        events.perform(game, *(events.moving(game, id, "scouted", into, "scout", cause=ctx.source) for id in ids))


def homeless(game: Game, player: int) -> list[Event]:
    """[VG 17.10.3] The events by which scouted cards go to their owners' drop zones: no base is left in the order zone
    in which they lie."""
    ids = game.at(SCOUTED, player)
    if not ids or has_set_order(game, player, BASE):
        return []
    return [events.moving(game, id, "drop", -1, "leave base") for id in ids]


def can_scout(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[VG 17.10.1.1] Without a base nothing is scouted; so it pays for nothing. [VG 11.8.2.2]"""
    return has_set_order(game, ctx.controller, BASE)


VERBS: Final[dict[str, Verb]] = {"scout": Verb("VG 17.10", scout, can_scout)}
