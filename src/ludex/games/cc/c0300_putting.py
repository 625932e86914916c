"""[CC 300] Putting cards into the field, on a deck or into BINGO zones, where a player still has to decide
something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push, stay
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.games.cc.c0300_zones import BINGO, RECOVERED, RESTED, REVERSED, STATES, is_type
from ludex.games.cc.c0900_cards_and_abilities import enters_rested, position_decision
from ludex.games.cc.c1000_game_actions import banish

if TYPE_CHECKING:
    from ludex.core.position.game import Game

BINGO_SIZE: Final = 3


@record
class PuttingCards(NamedTuple):
    """Cards that are being put: into the field one by one, or on a deck in a chosen order."""

    ids: tuple[int, ...]
    controller: int
    word: str = ""
    cause: int = 0


def _ask_position(game: Game, frame: Frame) -> Decision | None:
    """[CC 307.6] The effect's controller decides whether a servant enters recovered or reversed."""
    local = frame.locals(PuttingCards)
    if not local.ids or local.ids[0] not in game.objects:
        return None
    return position_decision(game, game.objects[local.ids[0]], Ctx(local.cause, local.controller))


def _put(game: Game, frame: Frame) -> str | None:
    """[CC 306.5] Puts servants, barriers and deities into the servant zone of the effect's controller [CC 307.1]
    [CC 307.4], casters into the caster zone [CC 308.4]; recovered unless a rule or effect says otherwise
    [CC 303.1b]."""
    local = frame.locals(PuttingCards)
    if not local.ids:
        return None
    frame.local = local._replace(ids=local.ids[1:])
    obj = game.objects.get(local.ids[0])
    if obj is not None:
        state = RECOVERED
        if is_type(game, obj, "servant"):
            state = RESTED if enters_rested(game, obj, Ctx(local.cause, local.controller)) else RECOVERED
            if frame.answer is not None and frame.answer.word == STATES[REVERSED]:
                state = REVERSED
        zone = "caster" if is_type(game, obj, "caster") else "servant"
        event = events.moving(game, obj.id, zone, local.controller, "put", state=state, cause=local.cause)
        events.perform(game, event)
    stay(frame)
    return None


PUT = procedure("CC 306.5", "Putting cards into the field", Step("306.5", _put, ask=_ask_position))


def _ask_token(game: Game, frame: Frame) -> Decision | None:
    """[CC 307.6] [CC 1302.1c] The creator of a servant token decides whether it enters recovered or reversed."""
    local = frame.locals(PuttingCards)
    card = game.book.tokens[local.word]
    if not local.ids or "servant" not in card.types:
        return None
    options = [Option("token", (), state, f'"{card.name}" enters {STATES[state]}') for state in (RECOVERED, REVERSED)]
    return Decision(local.controller, "recovered or reversed?", options, local.cause)


def _make_token(game: Game, frame: Frame) -> str | None:
    local = frame.locals(PuttingCards)
    if not local.ids:
        return None
    frame.local = local._replace(ids=local.ids[1:])
    state = frame.answer.n if frame.answer is not None else RECOVERED
    card = game.book.tokens[local.word]
    zone = game.kind("caster" if "caster" in card.types else "servant")
    events.perform(game, Event("create", 0, local.controller, 0, local.word, dst=zone, state=state, cause=local.cause))
    stay(frame)
    return None


TOKEN = procedure("CC 1302.1", "Creating tokens", Step("1302.1c", _make_token, ask=_ask_token))


def _order(game: Game, frame: Frame) -> str | None:
    """[CC 302.4] The owner of the cards decides their order."""
    local = frame.locals(PuttingCards)
    if local.ids:
        owner = game.objects[local.ids[0]].owner
        mine = tuple(id for id in local.ids if game.objects[id].owner == owner)
        choose.choose(
            game, owner, "order", mine, len(mine), len(mine), f"put on the {local.word}", ordered=len(mine) > 1
        )
    return None


def _to_deck(game: Game, frame: Frame) -> str | None:
    """[CC 302.4] Puts the cards on the deck in that order, which the other player does not learn."""
    local = frame.locals(PuttingCards)
    result = frame.result or ()
    frame.result = None
    made: list[int] = []
    for id in result:
        event = events.moving(game, id, "deck", word="put", position=local.word, cause=local.cause)
        events.perform(game, event)
        made.append(event.new)
    if len(made) > 1:
        zones.hide(game, tuple(id for id in made if id in game.objects), game.objects[made[0]].owner)
    rest = tuple(id for id in local.ids if id not in result)
    frame.local = local._replace(ids=rest)
    return "nb.order" if rest else None


TO_DECK = procedure(
    "CC 302.4", "Putting cards on a deck in an order", Step("nb.order", _order), Step("302.4", _to_deck)
)


# --- [CC 314] BINGO -------------------------------------------------------------------------------------------------


def full_bingo(game: Game, happened: list[Event]) -> None:
    """[CC 314.3a] When a BINGO zone gets a fourth card, one of the others has to leave at once."""
    for player in (0, 1):
        if len(game.at(BINGO, player)) > BINGO_SIZE:
            push(game, "CC 314.3", PuttingCards(game.at(BINGO, player)[:-1], player))


def _ask_bingo(game: Game, frame: Frame) -> str | None:
    local = frame.locals(PuttingCards)
    choose.choose(game, local.controller, "banish", local.ids, 1, 1, "banish a card of your BINGO zone")
    return None


def _banish_one(game: Game, frame: Frame) -> str | None:
    banish(game, frame.result or ())
    return None


BINGO_FULL = procedure("CC 314.3", "A full BINGO zone", Step("nb.which", _ask_bingo), Step("314.3a", _banish_one))


def _do_put(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    push(game, "CC 306.5", PuttingCards(ids, ctx.controller, "", ctx.source))


def _do_to_deck(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """`do.word` is `bottom` or `top`; the card picked last is the outermost."""
    push(game, "CC 302.4", PuttingCards(ids, ctx.controller, do.word or "bottom", ctx.source))


def _do_token(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """`do.word` is the number of a token in `Book.tokens`."""
    push(game, "CC 1302.1", PuttingCards((0,) * max(0, n), ctx.controller, do.word, ctx.source))


PROCEDURES: Final[tuple[Procedure, ...]] = (PUT, TOKEN, TO_DECK, BINGO_FULL)
VERBS: Final[dict[str, Verb]] = {
    "put": Verb("CC 306.5", _do_put),
    "token": Verb("CC 1302.1c", _do_token),
    "to deck": Verb("CC 302.4", _do_to_deck),
}
