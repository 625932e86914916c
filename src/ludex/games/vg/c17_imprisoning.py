"""[VG 17.5] Imprisoning: a card is put into the order zone of the player who has a prison there.

Imprisoned cards lie in a zone kind of their own, `imprisoned`, which stands for that part of the order zone. They keep
their information, are not on the field, and only abilities that name the zone are active there:
[VG 17.5.2.1] core:valid_in, core:select.find.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.games.vg.c04_zones import IMPRISONED, has_set_order

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

PRISON: Final = "prison"
"""The subtype of the set orders that hold imprisoned cards."""


def imprison(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.5.1] Puts the cards as imprisoned cards into the order zone of the effect's master, [VG 17.5.1.1] if that
    player has a prison there now. [VG 17.5.1.2] Their originalDress cards go with them (`c06_dressing.entails`)."""
    if ids and has_set_order(game, ctx.controller, PRISON):
        into = ctx.controller
        events.perform(game, *(events.moving(game, id, "imprisoned", into, "imprison", cause=ctx.source) for id in ids))


def after_imprisoning(game: Game, event: Event) -> None:
    """[VG 17.5.2.2] The master of an imprisoned card is its owner, not the player in whose order zone it lies."""
    obj = game.objects.get(event.new)
    if obj is not None and obj.player != obj.owner:
        events.perform(game, Event("control", obj.id, obj.owner, word="imprison"))


def released(game: Game, player: int) -> list[Event]:
    """[VG 17.5.3] The events by which imprisoned cards go to their owners' drop zones: no prison is left in the order
    zone in which they lie. An imprisoned prison holds nobody."""
    ids = game.at(IMPRISONED, player)
    if not ids or has_set_order(game, player, PRISON):
        return []
    return [events.moving(game, id, "drop", -1, "release") for id in ids]


VERBS: Final[dict[str, Verb]] = {
    "imprison": Verb("VG 17.5", imprison),
}
