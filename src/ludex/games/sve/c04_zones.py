"""SVE chapter 4: zones, and what the rules note down when cards move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.book import HIDDEN, OWN, PUBLIC, CondFn, ZoneKind
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import zones
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.core.resolving.resolving import Resolve
from ludex.core.tree import Gain, May, Shuffle

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Card, Obj

FIELD: Final = 0
LEADER: Final = 1
DECK: Final = 2
EVOLVE_DECK: Final = 3
HAND: Final = 4
EX: Final = 5
CEMETERY: Final = 6
BANISHED: Final = 7
RESOLUTION: Final = 8
EVOLVE_ZONE: Final = 9
RACE_ZONE: Final = 10

FIELD_LIMIT: Final = 5
HAND_LIMIT: Final = 7
EX_LIMIT: Final = 5
RESERVED: Final = 0
ENGAGED: Final = 1

STOLEN: Final = "stolen"
"""The mark of a card that has changed sides on the field."""

ENTERED: Final = "put onto the field this turn"
"""A mark."""
PP: Final = "play points"  # [SVE 3.2.1]
MAX_PP: Final = "maximum play points"
EP: Final = "evolution points"


def zone_kinds() -> tuple[ZoneKind, ...]:
    """[SVE 4.1.1] Each player has one of each, but for the shared one; a card there is controlled by that player
    [SVE 3.1.2]. Who sees the cards is said here [SVE 4.1.2] [SVE 4.2.3.3], how many there are sees everybody
    [SVE 4.1.2.1]; a card that is not seen need not be found [SVE 4.1.2.2]. `ordered`: nobody changes the order
    [SVE 4.1.3]. `oriented`: cards lie in one of two states [SVE 4.2.2], at first the first [SVE 4.2.2.3]. `faces`: up
    or down [SVE 4.2.3], seen [SVE 4.2.3.1] or not [SVE 4.2.3.2]."""
    return (
        ZoneKind("field", PUBLIC, oriented=True),  # [SVE 4.4.2]
        ZoneKind("leader", PUBLIC),  # [SVE 4.3.2]
        ZoneKind("deck", HIDDEN, ordered=True),  # [SVE 4.5.2] [SVE 4.5.3]
        ZoneKind("evolve deck", OWN, faces=True, apart=True),  # [SVE 4.6.2]
        ZoneKind("hand", OWN),  # [SVE 4.7.1] [SVE 4.7.2]
        ZoneKind("ex", PUBLIC),  # [SVE 4.8.1] [SVE 4.8.2]
        ZoneKind("cemetery", PUBLIC),  # [SVE 4.9.2]
        ZoneKind("banished", PUBLIC, faces=True),  # [SVE 4.10.2]
        ZoneKind("resolution", PUBLIC, ordered=True, shared=True),  # [SVE 4.11.1] [SVE 4.11.2]
        ZoneKind("evolve zone", PUBLIC, linked=True),  # [SVE 4.12.2]
        ZoneKind("race zone", PUBLIC, linked=True),  # [SVE 4.13.2]
    )


EVERYWHERE = (
    "field",
    "deck",
    "evolve deck",
    "hand",
    "ex",
    "cemetery",
    "banished",
    "resolution",
)


def field_limit(game: Game, player: int) -> int:
    """[SVE 4.4.4] [SVE 4.4.4.1] Five, unless an effect changed the number."""
    return game.nums[player].get("field limit", FIELD_LIMIT)


def ex_limit(game: Game, player: int) -> int:
    """[SVE 4.8.3] [SVE 4.8.3.1] Five, unless an effect changed the number."""
    return game.nums[player].get("ex limit", EX_LIMIT)


def hand_limit(game: Game, player: int) -> int:
    """[SVE 4.7.3] [SVE 4.7.3.1] Seven, unless an effect changed the number."""
    return game.nums[player].get("hand limit", HAND_LIMIT)


def ex_full(game: Game, ctx: Ctx) -> bool:
    """[SVE 4.8.3.1] No more cards fit into the player's EX area."""
    return room(game, EX, ctx.controller) <= 0


def room(game: Game, kind: int, player: int) -> int:
    """[SVE 4.4.4.2] [SVE 4.8.3.2] Cards beyond the limit are not moved or created."""
    if kind == FIELD:
        return field_limit(game, player) - len(game.at(FIELD, player))
    if kind == EX:
        return ex_limit(game, player) - len(game.at(EX, player))
    return 1000


def looks_back(game: Game, event: Event) -> bool:
    """[SVE 10.7.4.1.1] [SVE 10.7.4.1.2] From the field, or from a public to a hidden zone: the information before the
    move."""
    if event.src == FIELD:
        return event.dst != FIELD
    kinds = game.book.zones
    return event.src >= 0 and kinds[event.src].sight == PUBLIC and kinds[event.dst].sight != PUBLIC


def same_object(game: Game, src: int, dst: int) -> bool:
    """A move that keeps the card's effects: between fields [SVE 5.21.2], from the EX area to the field [SVE 4.8.3.3]
    or through the resolution zone [SVE 10.6.2.1.2] [SVE 10.6.2.7.1.1]. Any other makes a new card of it [SVE 4.1.4]."""
    if dst == FIELD:
        return src in (FIELD, EX, RESOLUTION)
    return dst == RESOLUTION and src == EX


def reroute(game: Game, obj: Obj, to: int, player: int) -> tuple[int, int]:
    """[SVE 5.21.3] [SVE 4.1.6] Off the field a card goes to its owner's zone; another player's take no card of
    theirs."""
    if to not in (FIELD, RESOLUTION, EX):
        return to, obj.owner
    return to, player


def after_move(game: Game, old: Obj, new: Obj) -> None:
    """What is new about a card in its new place. The object was made just now, so it may still be changed."""
    if new.zone == FIELD:
        new.turn = game.turn  # since when its controller has it there: also when stolen [SVE 8.4.2.1]
        if old.zone != FIELD:
            new.entered = game.tick()  # [SVE 10.9.1.6.1]
            new.marks = (*new.marks, ENTERED)  # a stolen card is none [SVE 5.21.2]
        elif STOLEN not in new.marks:
            new.marks = (*new.marks, STOLEN)
    elif old.zone == FIELD and (old.guise is not None or game.at(RACE_ZONE) or game.at(RACE_ZONE, 1)):
        unlink(game, old.id)


def unlink(game: Game, host: int) -> None:
    """[SVE 5.15.4] [SVE 14.2.1.3] What was linked to a card that left the field is linked no longer."""
    for kind in (EVOLVE_ZONE, RACE_ZONE):
        for player in (0, 1):
            for id in game.at(kind, player):
                if game.objects[id].host == host:
                    free = game.objects[id].copy()
                    free.host = 0
                    game.put(free)


# --- cards put together into an ordered zone -----------------------------------------------------------------------


@record
class Arranging(NamedTuple):
    """Cards that were put into a deck together, in no order yet, and those of them that have their place: the first
    lies uppermost."""

    player: int
    rest: tuple[int, ...]
    done: tuple[int, ...] = ()


def arrange(game: Game, happened: list[Event]) -> None:
    """[SVE 4.1.5] Of cards put into a deck at the same time its player decides the order, the active player first
    [SVE 1.3.4]. NB: cards that this player does not know lie as they come."""
    if len(happened) < 2 or _shuffled_next(game):
        return
    for player in (1 - game.active, game.active):
        deck = game.at(DECK, player)
        moves = [e for e in happened if e.kind == "move" and e.dst == DECK and e.new in deck]
        moved = [e.new for e in moves if e.position != deeds.SHUFFLED]
        zones.forget(game, tuple(e.new for e in moves if e.position == deeds.SHUFFLED))
        known = all(game.objects[id].known >> player & 1 for id in moved)
        if len(moved) > 1 and known and len({game.objects[id].card.number for id in moved}) > 1:
            zones.hide(game, tuple(moved), player)  # [SVE 4.1.5.1]
            push(game, "SVE 4.1", Arranging(player, tuple(moved)))


def _shuffled_next(game: Game) -> bool:
    """Whether the effect shuffles as soon as the cards have moved: then no order is asked for."""
    local = game.frames[-1].local if game.frames else None
    if not isinstance(local, Resolve) or local.i + 1 >= len(local.block):
        return False
    then = local.block[local.i + 1]
    return isinstance(then, Shuffle) and then.zone == "deck"


def _arranging(frame: Frame) -> Arranging:
    local = frame.locals(Arranging)
    return local


def _ask_order(game: Game, frame: Frame) -> Decision | None:
    local = _arranging(frame)
    if len({game.objects[id].card.number for id in local.rest}) < 2:
        return None
    options = [Option("put next", (id,)) for id in distinct(game, list(local.rest))]
    return Decision(local.player, "which lies above the others?", options, local.rest[0])


def put_in_order(game: Game, frame: Frame) -> str | None:
    """[SVE 4.1.5] One after the other, the uppermost first; how they lie nobody else knows [SVE 4.1.5.1]."""
    local = _arranging(frame)
    if frame.answer is not None:
        next = frame.answer.cards[0]
        frame.local = Arranging(local.player, tuple(id for id in local.rest if id != next), (*local.done, next))
        return "4.1.5"
    order = [*local.done, *local.rest][::-1]
    places = set(order)
    deck = game.at(DECK, local.player)
    zones.reorder(game, DECK, local.player, tuple(order.pop(0) if id in places else id for id in deck))
    return None


ARRANGE = procedure("SVE 4.1", "Cards put into a deck together", Step("4.1.5", put_in_order, ask=_ask_order))


class Notes:
    """What one sees of a card at a glance, worked out once (`Card.notes`)."""

    __slots__ = ("cost", "defense", "follower", "quick", "spell", "ways", "worn")

    def __init__(self, card: Card) -> None:
        self.cost = card.figures.get("cost", 0)
        self.worn = "defense" in card.figures
        self.defense = card.figures.get("defense", 0)
        self.follower = "follower" in card.types
        self.spell = "spell" in card.types
        self.quick = "Quick" in card.keywords
        self.ways = [part for spell in card.spells for part in spell.cost if isinstance(part, May) and part.do]
        """[SVE 10.4.7.3] The optional costs of playing the card that change what it costs; one of them may be paid."""


def notes_of(card: Card) -> Notes:
    known = card.notes
    if isinstance(known, Notes):
        return known
    notes = Notes(card)
    card.notes = notes
    return notes


EVOLVE_COST: Final = "evolve cost"


def printed_evolve_cost(card: Card) -> int:
    """The play points of the card's evolve ability; of several the first."""
    for ability in card.activated:
        if ability.keyword == "Evolve":
            return -sum(part.n for part in ability.cost if isinstance(part, Gain) and isinstance(part.n, int))
    return 0


def base_figure(game: Game, obj: Obj, figure: str) -> int:
    """[SVE 10.9.1.1] The printed figure; an evolved follower keeps its cost [SVE 10.9.1.1.1]; damage taken lowers
    defense [SVE 5.13.1] [SVE 2.8.2], below zero if need be [SVE 5.13.1.1]."""
    if figure == "defense":
        return obj.info.figures.get(figure, 0) - obj.damage
    if figure == "cost":
        return obj.card.figures.get(figure, 0)
    if figure == EVOLVE_COST:
        return printed_evolve_cost(obj.info)
    return obj.info.figures.get(figure, 0)


def one_layer(op: str, layer: str) -> int:
    """[SVE 10.9.1.6] Set-to and plus or minus share a layer: they apply in the order they were produced."""
    return 0


CONDITIONS: Final[dict[str, CondFn]] = {"EX area full": ex_full}
