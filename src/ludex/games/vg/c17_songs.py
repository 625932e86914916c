"""[VG 17.6] Songs: set orders that effects sing. An ability of a song hears it by `When("sung", SELF)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.frames import Frame
from ludex.core.flow.play import local_play
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.objects import Obj
from ludex.core.values import layers
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c04_zones import ORDER_ZONE

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

SUBTYPE: Final = "song"
SUNG: Final = "sung"

SONGS: Final[t.Sel] = t.Zone(("order zone",)) & t.Word("type", SUBTYPE)
"""[VG 17.6.1.1] What texts call songs: those in the order zone."""
SONG_CARDS: Final[t.Sel] = t.Zone(tuple(zone for zone in NAMED_IN if zone != "order zone")) & t.Word("type", SUBTYPE)
"""[VG 17.6.1.1] What texts call song cards: those that are not in the order zone."""


def is_song(game: Game, obj: Obj) -> bool:
    """[VG 17.6.1.1] Whether the card is a song: a face-down card has no subtype."""
    return obj.zone == ORDER_ZONE and SUBTYPE in layers.words(game, obj.id, "type")


def sing(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.6.2.1] Sings songs of the order zone: their abilities for being sung become standby."""
    for id in ids:
        if is_song(game, game.objects[id]):
            events.announce(game, SUNG, id, ctx.controller)


def turn_down(game: Game, frame: Frame) -> str | None:
    """[VG 17.6.3] When an ability that triggered because its song was sung has been resolved, the song is turned face
    down. RULING-VG-198: also when its cost was not paid."""
    local = local_play(frame)
    event, song = local.ctx.event, game.objects.get(local.source)
    if event is None or event.kind != SUNG or event.obj != local.source:
        return None
    if song is not None and is_song(game, song):
        events.perform(game, Event("face", song.id, song.player, up=0))
    return None


VERBS: Final[dict[str, Verb]] = {
    "sing": Verb("VG 17.6.2", sing),
}
