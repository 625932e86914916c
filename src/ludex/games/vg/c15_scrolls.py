"""[VG A1/Shinobi Scrolls] Orders played from Buddy Soul, and the final phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.resolving import playing
from ludex.core.values import queries
from ludex.games.vg.c11_playing_abilities import play_order

if TYPE_CHECKING:
    from ludex.core.position.game import Game

FINAL_PHASE: Final = "final phase"


def play(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG A1/Shinobi Scrolls] [VG A1/Shinobi Scrolls/3] The player plays the orders, wherever they are. One whose cost
    cannot be paid stays where it is [VG 11.8.2.2], and so does one beyond the order limit. [VG 11.8.2.1.1] Their grade
    does not matter: RULING-VG-223."""
    for id in ids:
        obj = game.objects.get(id)
        if obj is None or "order" not in obj.info.types or not queries.may(game, "play order", id, True):
            continue
        if all(playing.playable(game, spell, Ctx(id, ctx.controller), without=id) for spell in obj.info.spells):
            play_order(game, ctx.controller, id)


def declare_final_phase(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG A1/Shinobi Scrolls/2] The player declares a final phase. RULING-VG-224: no more follows from it than what
    abilities make of it."""
    events.announce(game, FINAL_PHASE, ctx.source, ctx.controller)


VERBS: Final[dict[str, Verb]] = {
    "play": Verb("VG 11.8.2", play),
    "declare final phase": Verb("VG 17.16", declare_final_phase),
}
