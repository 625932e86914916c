"""[VG 17.16] Buddyfight: becoming a Buddyfighter, and the gauge of a gauge crest.

Being a Buddyfighter is a number of the player; no other rule asks for it than that of the arms ability
(`c17_buddyfight_arms`). A card is a Buddy Monster by the word `Word("buddy", "Buddy Monster")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow import choose
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.records import record
from ludex.core.values import durations, layers
from ludex.games.vg.c02_card_information import BUDDYFIGHT
from ludex.games.vg.c04_zones import CREST, RIDE_DECK
from ludex.games.vg.c07_gauges import GAUGING, Gauging, gauges_of
from ludex.games.vg.c14_buddyfight import GAUGE_CREST

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Block = tuple[t.Instr, ...]

RELATED: Final[t.Sel] = t.Word("nation", BUDDYFIGHT)
"""[VG 17.16.1] The Buddyfight-related cards."""

# --- Buddyfighters [VG 17.16.4] --------------------------------------------------------------------------------------

BUDDYFIGHTER: Final = "Buddyfighter"
"""[VG 17.16.4.2] The number of a player that is 1 for a Buddyfighter: texts ask for it."""
BUDDY: Final = "buddy"
MONSTER: Final = "Buddy Monster"


@record
class Becoming(NamedTuple):
    """[VG 17.16.4] A player who becomes a Buddyfighter by an effect of a card."""

    player: int
    source: int


def is_buddyfighter(game: Game, player: int) -> bool:
    return game.num(player, BUDDYFIGHTER) > 0


def become_buddyfighter(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.16.4.2] The player becomes a Buddyfighter; nothing more follows than what the next step does.
    RULING-VG-180: who is one already does not become one again."""
    player = ctx.controller
    if not is_buddyfighter(game, player):
        events.perform(game, Event("number", 0, player, 1, BUDDYFIGHTER, cause=ctx.source))
        push(game, BECOMING.id, Becoming(player, ctx.source))


def _choose_buddy(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.4.1] The player chooses a unit card of the ride deck."""
    player = frame.locals(Becoming).player
    found = [id for id in game.at(RIDE_DECK, player) if "unit" in layers.words(game, id, "type")]
    choose.choose(game, player, "buddy", found, 1, 1, "choose your buddy")
    return None


def _put_buddy(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.4.1] Puts the card into the order zone; [VG 17.16.4.1.1] from now on the player's cards with one of its
    names are Buddy Monsters, wherever they are, and whatever becomes of this card."""
    local = frame.locals(Becoming)
    for id in frame.result or ():
        event = events.moving(game, id, "order zone", local.player, BUDDY, cause=local.source)
        events.perform(game, event)
        names = [t.Word("name", name) for name in layers.words(game, event.new, "name")]
        called = t.Some(tuple(names)) if len(names) > 1 else names[0]
        node = t.Rename(t.YOURS & called, BUDDY, "add", MONSTER, "rule")
        game.add_effect(Effect(node, durations.GAME, event.new, local.player, game.tick(), None, ()))
    return None


BECOMING: Final[Procedure] = procedure(
    "VG 17.16.4",
    "Becoming a Buddyfighter",
    Step("17.16.4.1", _choose_buddy),
    Step("nb.put", _put_buddy),
)


# --- gauge [VG 17.16.5] ----------------------------------------------------------------------------------------------

YOUR_CREST: Final[t.Sel] = t.YOURS & t.Zone(("crest",)) & t.Has(GAUGE_CREST.name)
YOUR_GAUGE: Final[t.Sel] = t.YOURS & gauges_of(YOUR_CREST)
"""[VG 17.16.5.2] "Your gauge" of a Buddyfight-related card: the cards associated with the player's gauge crest, and no
other gauges."""


def gauge_crests(game: Game, player: int) -> tuple[int, ...]:
    """The gauge crests whose master the player is."""
    return tuple([id for id in game.at(CREST, player) if layers.has(game, id, GAUGE_CREST.name)])


def gain_gauge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.16.5.3] The player gains the cards as gauge: each goes to the gauge zone and is associated with the gauge
    crest. RULING-VG-181: without a gauge crest nothing is gained."""
    push(game, GAUGING.id, Gauging(ctx.controller, ids, gauge_crests(game, ctx.controller), "", ctx.source))


def gain_gauge_from_deck(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.16.5.3] The player gains so many cards from the top of the deck as gauge."""
    gain_gauge(game, ctx, do, zones.top(game, "deck", ctx.controller, n), n)


PAID: Final = "paid gauge"


def pay_gauge(n: int) -> Block:
    """[VG 17.16.5.4] As a cost: the player puts so many cards of the gauge into the drop zone. [VG 17.16.8.2.5] So does
    a call cost."""
    choice = t.Choose(PAID, n, YOUR_GAUGE)
    return (choice, t.Move(t.Ref(PAID), "drop", "pay gauge"))  # [VG 17.16.8.2.5]


def pay_gauge_now(n: int) -> Block:
    """[VG 17.16.5.4] As an effect: the player pays the gauge, or nothing if there is less."""
    return (t.If(t.Compare(t.Count(YOUR_GAUGE), ">=", n), pay_gauge(n)),)


VERBS: Final[dict[str, Verb]] = {
    "become Buddyfighter": Verb("VG 17.16.4", become_buddyfighter),
    "gain gauge": Verb("VG 17.16.5.3", gain_gauge),
    "gain gauge from deck": Verb("VG 17.16.5.3", gain_gauge_from_deck),
}
