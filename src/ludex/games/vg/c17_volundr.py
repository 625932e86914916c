"""[VG 17.9] Völundr: units that can be played as arms orders.

The ability is a `Passive` that specifies a card name like an arms ability (`c17_arms`). In the zone kind `arms` such a
card is an order with the subtype arms, whatever its abilities are [VG 17.9.3.2] (`ZoneKind.retypes`); everywhere else
it is a unit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.records import record
from ludex.core.values import layers, tally
from ludex.games.vg.c11_playing_abilities import can_play_as_order
from ludex.games.vg.c17_arms import SPECIFIED, bearers, may_arm, put

if TYPE_CHECKING:
    from ludex.core.position.game import Game

KEYWORD: Final = "Völundr"
AS_ARMS: Final = "play as arms"
ON_CIRCLE: Final = t.SELF & t.Zone(("arms",))


def volundr(name: str, *abilities: Any) -> t.Passive:
    """[VG 17.9.3] The continuous ability for units with this card name, with the abilities that the card has as an arms
    order. [VG 17.9.4]"""
    given = tuple([replace(ability, zones=("arms",)) for ability in abilities])
    effects: tuple[t.Continuous, ...] = (
        t.Rule("widen", SPECIFIED, t.SELF, t.Word("name", name)),
        *((t.Grant(ON_CIRCLE, given),) if given else ()),  # [VG 17.9.4]
    )
    return t.Passive(effects, keyword=KEYWORD, zones=("hand", "order area", "arms"))


def options(game: Game, player: int, card: int) -> list[Option]:
    """[VG 17.9.3.1] The options to play a unit of the hand as an arms order: [VG 17.9.3.1.2] one for each vanguard that
    can be specified. It is played by the rules for orders. RULING-VG-201"""
    if SPECIFIED not in layers.index_of(game).rules:
        return []
    hosts = bearers(game, player, card)
    if not hosts or not can_play_as_order(game, player, card, False):
        return []
    return [Option(AS_ARMS, (card, host)) for host in hosts]


@record
class Playing(NamedTuple):
    """[VG 17.9.3.1.2] A unit that is played as an arms order, and the vanguard that was specified."""

    player: int
    card: int
    host: int


def play(game: Game, player: int, card: int, host: int) -> None:
    push(game, PLAY.id, Playing(player, card, host))


def _into_order_area(game: Game, frame: Frame) -> str | None:
    """[VG 17.9.3.1.2] The card goes to the order area, and counts as an order that was played."""
    local = frame.locals(Playing)
    tally.note_played(game, local.player, game.objects[local.card].card)
    event = events.moving(game, local.card, "order area", local.player, "play")
    events.perform(game, event)
    game.set_num(local.player, "orders", game.num(local.player, "orders") + 1)
    frame.local = local._replace(card=event.new)
    return None


def _resolve(game: Game, frame: Frame) -> str | None:
    """[VG 17.9.3.2] Puts the card on the circle of the specified unit, where it is an arms order and associated with
    that unit; [VG 17.7.3.1] if that is not possible, it goes to the drop zone."""
    local = frame.locals(Playing)
    if local.card not in game.objects:
        return None
    if may_arm(game, local.card, local.host):
        put(game, (local.card,), local.host)
    else:
        events.perform(game, events.moving(game, local.card, "drop"))
    return None


PLAY: Final[Procedure] = procedure(
    "VG 17.9", "Völundr", Step("17.9.3.1.2", _into_order_area), Step("17.9.3.2", _resolve)
)
