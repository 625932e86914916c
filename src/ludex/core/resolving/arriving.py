"""How objects arrive: what players decide about moves before they happen together (`arrive`), and the order of cards
that went into an ordered zone together (`orders`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludex.core.flow.decisions import VEILED, Decision, Option, distinct, hides, veiled
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push, stay
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.position.seen import PUBLIC, seen_by
from ludex.core.resolving.resolving import Resolve
from ludex.core.tree import Shuffle

if TYPE_CHECKING:
    from ludex.core.position.game import Game

# --- decisions before the moves --------------------------------------------------------------------------------------


@record
class Arriving(NamedTuple):
    """A batch that waits for decisions: `i` is the index of the next event to ask about, `controller` the player whose
    effect it is. `told`: the frame below gets the new ids as its result."""

    batch: tuple[Event, ...]
    controller: int
    i: int = 0
    told: bool = False


def arrive(game: Game, controller: int, *batch: Event, told: bool = False) -> bool:
    """Let the events of a player's effect happen as one batch, once players have decided how each object arrives
    (`Book.moves.ways`). Returns True when they have happened; False: a frame was pushed first, as in
    `events.perform`."""
    return arrive_all(game, controller, batch, told)


def arrive_all(game: Game, controller: int, batch: tuple[Event, ...], told: bool = False) -> bool:
    """`arrive` for a batch that is a tuple already."""
    ways = game.book.moves.ways
    if ways is not None:
        for event in batch:
            if ways(game, event, controller) is not None:
                push(game, game.book.moves.arriving, Arriving(batch, controller, told=told))
                return False
    return events.perform_all(game, batch)


def _ask_way(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Arriving)
    ways = game.book.moves.ways
    if ways is None or local.i >= len(local.batch):
        return None
    found = ways(game, local.batch[local.i], local.controller)
    if found is None:
        return None
    options = [option for option, way in found.ways if _free(local, way)]
    return Decision(found.player, found.prompt, options, found.about) if options else None


def _free(local: Arriving, way: Event) -> bool:
    """Whether no earlier object of the batch takes the same place."""
    places = [(event.dst, event.player, event.slot) for event in local.batch[: local.i]]
    return way.slot < 0 or (way.dst, way.player, way.slot) not in places


def take_way(game: Game, frame: Frame) -> str | None:
    """Take the way that the player chose for this event; after the last one, let all of them happen."""
    local = frame.locals(Arriving)
    if local.i >= len(local.batch):
        batch = tuple(event.copy() for event in local.batch)
        below = game.frames[-2]
        events.perform_all(game, tuple(batch))
        if local.told:
            below.result = tuple(event.new for event in batch if event.new)
        return "end"
    batch = local.batch
    ways = game.book.moves.ways
    found = ways(game, batch[local.i], local.controller) if ways is not None else None
    if found is not None and frame.answer is None:  # there is no place left for it
        frame.local = local._replace(batch=(*batch[: local.i], *batch[local.i + 1 :]))
        stay(frame)
        return None
    if found is not None:
        changed = next(event for option, event in found.ways if option == frame.answer)
        batch = (*batch[: local.i], changed, *batch[local.i + 1 :])
    frame.local = local._replace(batch=batch, i=local.i + 1)
    stay(frame)
    return None


def deciding(id: str, title: str, rule: str) -> Procedure:
    """The procedure in which players decide how objects arrive; its only step has the number `rule`."""
    return procedure(id, title, Step(rule, take_way, ask=_ask_way))


# --- the order of cards that arrived together ------------------------------------------------------------------------


@record
class Arranging(NamedTuple):
    """Cards that were put into a zone together: `rest` have no place yet, `done` are in order, the uppermost first."""

    kind: int
    player: int
    rest: tuple[int, ...]
    done: tuple[int, ...] = ()


def orders(id: str, *kinds: int) -> Callable[[Game, list[Event]], None]:
    """A hook for `Book.moves.after_batch`: when several cards are put into a player's zone of one of the kinds at the
    same time, that player decides their order with the procedure `id`; the active player decides first. The other
    player does not learn the order in a zone that hides its cards. NB: if the player does not know the cards, they keep
    the order in which they came."""

    def after_batch(game: Game, happened: list[Event]) -> None:
        if len(happened) < 2:
            return
        for kind in kinds:
            if sum(event.kind == "move" and event.dst == kind for event in happened) > 1:
                _order(game, happened, kind, id)

    return after_batch


def _order(game: Game, happened: list[Event], kind: int, id: str) -> None:
    if _shuffled_next(game, kind):
        return
    for player in (1 - game.active, game.active):
        zone = game.at(kind, player)
        moves = [e for e in happened if e.kind == "move" and e.dst == kind and e.new in zone]
        moved = [e.new for e in moves if e.position != zones.SHUFFLED]
        known = all(seen_by(game, game.objects[one]) >> player & 1 for one in moved)
        unlike = len({game.objects[one].card for one in moved}) > 1
        if len(moved) > 1 and known and (unlike or (game.windows >= VEILED and hides(game, player, moved))):
            if unlike and game.book.zones[kind].sight != PUBLIC:
                zones.hide(game, tuple(moved), player)
            push(game, id, Arranging(kind, player, tuple(moved)))


def _shuffled_next(game: Game, kind: int) -> bool:
    """Whether the next instruction of the effect shuffles the zone, so that nobody has to decide the order."""
    local = game.frames[-1].local if game.frames else None
    next = getattr(local, "i", 0) + isinstance(local, Resolve)  # `Together` counts the running instruction already
    block = getattr(local, "block", ())
    if next >= len(block):
        return False
    then = block[next]
    return isinstance(then, Shuffle) and then.zone == game.book.zones[kind].name


def _ask_order(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Arranging)
    secret = game.windows >= VEILED and len(local.rest) > 1 and hides(game, local.player, local.rest)
    if len({game.objects[id].card for id in local.rest}) < 2 and not secret:
        return None
    options = [Option("put next", (id,)) for id in distinct(game, list(local.rest))]
    decision = Decision(local.player, "which lies above the others?", options, local.rest[0])
    return veiled(game, decision) if secret else decision


def put_in_order(game: Game, frame: Frame) -> str | None:
    """The player places one card after another, the uppermost first; nobody else learns the order."""
    local = frame.locals(Arranging)
    if frame.answer is not None:
        next = frame.answer.cards[0]
        frame.local = local._replace(rest=tuple(id for id in local.rest if id != next), done=(*local.done, next))
        stay(frame)
        return None
    order = [*local.done, *local.rest][::-1]
    places = set(order)
    if len({game.objects[id].card for id in order}) < 2:
        return None  # people were asked, so that others cannot tell
    zone = game.at(local.kind, local.player)
    zones.reorder(game, local.kind, local.player, tuple(order.pop(0) if id in places else id for id in zone))
    return None


def arranging(id: str, title: str, rule: str) -> Procedure:
    """The procedure in which a player puts cards in order; its only step has the number `rule`."""
    return procedure(id, title, Step(rule, put_in_order, ask=_ask_order))
