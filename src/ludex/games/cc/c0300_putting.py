"""[CC 300] Putting cards into the field, on a deck or into BINGO zones, where a player still has to decide
something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb, Ways
from ludex.core.flow import choose
from ludex.core.flow.decisions import Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.resolving import arriving
from ludex.games.cc.c0300_zones import (
    BINGO,
    DECK,
    GRAVEYARD,
    KEEPS_ORDER,
    ORB,
    RECOVERED,
    REVERSED,
    SERVANT,
    STATES,
    fixed_position,
    in_field,
    is_type,
)
from ludex.games.cc.c1000_game_actions import banish

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

BINGO_SIZE: Final = 3


# --- how cards come into the field ------------------------------------------------------------------------------------


def ways(game: Game, event: Event, controller: int) -> Ways | None:
    """[CC 307.6] [CC 1302.1c] The controller of an effect that puts a servant into a servant zone decides whether it
    enters recovered or reversed; one that enters rested (`enters`) is not asked about."""
    if event.dst != SERVANT or event.state >= 0:
        return None
    if event.kind == "create":
        card = game.token(event.word)
        if "servant" not in card.types or "Lethargy" in card.keywords:
            return None
        made = [(Option("token", (), s, f'"{card.name}" enters {STATES[s]}'), _in_state(event, s)) for s in POSITIONS]
        return Ways(controller, "recovered or reversed?", event.cause, made)
    obj = game.objects.get(event.obj)
    if event.kind != "move" or obj is None or in_field(obj.zone):
        return None
    if not is_type(game, obj, "servant") or fixed_position(game, obj) >= 0:
        return None
    put = [(Option("enter", (obj.id,), 0, STATES[s]), _in_state(event, s)) for s in POSITIONS]
    return Ways(controller, "recovered or reversed?", obj.id, put)


POSITIONS: Final = (RECOVERED, REVERSED)


def _in_state(event: Event, state: int) -> Event:
    changed = event.copy()
    changed.state = state
    return changed


PUT: Final = arriving.deciding("CC 306.5", "Putting cards into the field", "307.6")


def _do_put(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 306.5] Puts servants, barriers and deities into the servant zone of the effect's controller [CC 307.1]
    [CC 307.4], casters into the caster zone [CC 308.4]; recovered unless a rule or effect says otherwise [CC 303.1b].
    They enter together, and see each other enter. `do.word` is the orientation that the effect names [CC 307.6], or
    `owner`: they come under their owners' control [CC 307.5]."""
    if do.word and do.word != t.OWNER and do.word not in STATES:
        raise ValueError(f"no orientation {do.word!r}; there is {', '.join(STATES)}")
    state = STATES.index(do.word) if do.word in STATES else -1
    batch: list[Event] = []
    for id in ids:
        zone = "caster" if is_type(game, game.objects[id], "caster") else "servant"
        whose = game.objects[id].owner if do.word == t.OWNER else ctx.controller
        batch.append(events.moving(game, id, zone, whose, "put", state=state, cause=ctx.source))
    arriving.arrive(game, ctx.controller, *batch)


def _do_token(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1302.1c] Creates tokens under the controller of the effect; `do.word` is the number of a token in
    `Book.tokens`. The coin, which has no type, lies among the casters [CC 403.6]."""
    types = game.token(do.word).types
    zone = game.kind("caster" if not types or "caster" in types else "servant")
    made = Event("create", 0, ctx.controller, 0, do.word, dst=zone, cause=ctx.source)
    arriving.arrive(game, ctx.controller, *(made.copy() for _ in range(max(0, n))))


# --- [CC 302.4] the order of cards that move together -----------------------------------------------------------------

arrange: Final = arriving.orders("CC 302.4", DECK, ORB)
"""[CC 302.4] The owner decides the order of cards that are put into a deck or an orb zone together, and nobody else
learns it. RULING-CC-017: in a graveyard nobody is asked."""
ORDER: Final = arriving.arranging("CC 302.4", "Cards put into a zone together", "302.4")


# --- [CC 310] graveyards ------------------------------------------------------------------------------------------


@record
class Graveyard(NamedTuple):
    """Cards that were put into a player's graveyard at the same time."""

    ids: tuple[int, ...]
    player: int


def order_graveyards(game: Game, happened: list[Event]) -> None:
    """[CC 310.3] If the organiser forbids to rearrange graveyards (`KEEPS_ORDER`), the owner of cards that were put
    into a graveyard at the same time orders them."""
    if game.book.edition != KEEPS_ORDER:
        return
    for player in (0, 1):
        there = game.at(GRAVEYARD, player)
        came = tuple(e.new for e in happened if e.kind == "move" and e.dst == GRAVEYARD and e.new in there)
        if len(came) > 1:
            push(game, "CC 310.3", Graveyard(came, player))


def _ask_graveyard(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Graveyard)
    n = len(local.ids)
    choose.choose(game, local.player, "order", local.ids, n, n, "put into the graveyard", ordered=True)
    return None


def _order_graveyard(game: Game, frame: Frame) -> str | None:
    """[CC 310.3] [CC 310.2] Puts the cards on top of the graveyard in that order; the one picked last is the top."""
    local = frame.locals(Graveyard)
    picks = frame.result or ()
    below = tuple(id for id in game.at(GRAVEYARD, local.player) if id not in picks)
    zones.reorder(game, GRAVEYARD, local.player, (*below, *picks))
    return None


GRAVEYARD_ORDER = procedure(
    "CC 310.3", "Ordering cards in a graveyard", Step("nb.order", _ask_graveyard), Step("310.3", _order_graveyard)
)


# --- [CC 314] BINGO -------------------------------------------------------------------------------------------------


@record
class FullBingo(NamedTuple):
    """The cards of a full BINGO zone of which its player banishes one."""

    ids: tuple[int, ...]
    player: int


def full_bingo(game: Game, happened: list[Event]) -> None:
    """[CC 314.3a] When a BINGO zone gets a fourth card, one of the others has to leave at once."""
    if len(game.at(BINGO, 0)) <= BINGO_SIZE and len(game.at(BINGO, 1)) <= BINGO_SIZE:
        return
    for player in (0, 1):
        if len(game.at(BINGO, player)) > BINGO_SIZE:
            push(game, "CC 314.3", FullBingo(game.at(BINGO, player)[:-1], player))


def _ask_bingo(game: Game, frame: Frame) -> str | None:
    local = frame.locals(FullBingo)
    choose.choose(game, local.player, "banish", local.ids, 1, 1, "banish a card of your BINGO zone")
    return None


def _banish_one(game: Game, frame: Frame) -> str | None:
    banish(game, frame.result or ())
    return None


BINGO_FULL = procedure("CC 314.3", "A full BINGO zone", Step("nb.which", _ask_bingo), Step("314.3a", _banish_one))


PROCEDURES: Final[tuple[Procedure, ...]] = (PUT, ORDER, GRAVEYARD_ORDER, BINGO_FULL)
VERBS: Final[dict[str, Verb]] = {
    "put": Verb("CC 306.5", _do_put),
    "token": Verb("CC 1302.1c", _do_token),
}
