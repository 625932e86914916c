"""[VG 17.11] Products and operating, [VG 17.12.2] abilities with the name Attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events, triggers
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


def operate(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.11.2] Tells that each of the cards is operated, and whose effect does it: one event, which an ability may
    ask for with or without that cause. RULING-VG-210 [VG 17.11.2.1] Nothing else happens to the card."""
    for id in ids:
        events.perform(game, Event("operate", id, game.objects[id].player, cause=ctx.source))


# --- Attack [VG 17.12.2] ---------------------------------------------------------------------------------------------

ATTACK: Final = "Attack"
"""[VG 17.12.2.1] The keyword of Attack abilities: `Has("Attack")` is an Attack card."""


@record
class Using(NamedTuple):
    """[VG 17.12.2.2] A card whose Attack a player uses."""

    player: int
    card: int


def use_attack(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.12.2.2] Uses the Attack of each of these cards."""
    for id in reversed(ids):
        push(game, USING.id, Using(ctx.controller, id))


def attacks_of(game: Game, id: int) -> list[tuple[int, t.Automatic]]:
    """The Attack abilities of a card, each with its number."""
    pairs = zip(layers.numbers(game, id), layers.abilities(game, id), strict=True)
    return [(number, one) for number, one in pairs if isinstance(one, t.Automatic) and one.called(ATTACK)]


def _ask_which(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Using)
    found = attacks_of(game, local.card) if local.card in game.objects else []
    options = [Option("use Attack", (local.card,), i, str(i + 1)) for i in range(len(found))]
    return Decision(local.player, "activate which ability?", options, local.card) if options else None


def _activate(game: Game, frame: Frame) -> str | None:
    """[VG 17.12.2.2] One of the Attack abilities is chosen, and becomes standby. [VG 7.15.1.3]"""
    local = frame.locals(Using)
    if frame.answer is not None:
        number, ability = attacks_of(game, local.card)[frame.answer.n]
        triggers.wait(game, ability, local.card, None, number)
    return None


USING: Final[Procedure] = procedure("VG 17.12.2", "Using an Attack", Step("17.12.2.2", _activate, ask=_ask_which))

VERBS: Final[dict[str, Verb]] = {
    "operate": Verb("VG 17.11.2", operate),
    "use attack": Verb("VG 17.12.2", use_attack),
}
