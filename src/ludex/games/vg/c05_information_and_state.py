"""[VG 5] Information and states: the special states that effects put cards into.

The original information of a pseudo-card is what its maker says: [VG 5.1.3.1] core:original.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position.game import Effect
from ludex.core.values import layers, queries

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

STATE: Final = "state"
"""The kind of words that the special states of a card are: `Word("state", NAME)` asks for one."""


def enter_state(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 5.2.2.1] Puts these cards, and no others, into the special state `do.word`, for as long as they stay the same
    cards; [VG 5.2.2.2] abilities hear of it. A card that is in that state already does not enter it. [VG 1.3.2.1]"""
    for id in ids:
        if do.word in layers.words(game, id, STATE) or not queries.may(game, "affect", id, True, ctx.source):
            continue
        change = t.Rename(t.SELF, STATE, "add", do.word)
        game.add_effect(Effect(change, "", ctx.source, ctx.controller, game.tick(), (id,), ()))
        events.announce(game, "enter state", id, game.objects[id].player)


VERBS: Final = {
    "enter state": Verb("VG 5.2.2", enter_state),
}
