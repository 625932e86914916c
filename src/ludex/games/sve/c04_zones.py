"""SVE chapter 4: zones, and the bookkeeping when cards move.

`zone_kinds` says which zones are public, and core shows the cards accordingly: [SVE 4.1.2] [SVE 4.3.2] [SVE 4.6.2]
[SVE 4.7.1] [SVE 4.7.2] [SVE 4.8.1] [SVE 4.8.2] [SVE 4.9.2] [SVE 4.10.2] [SVE 4.12.2] [SVE 4.13.2] core:shown_to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import HIDDEN, OWN, PUBLIC, CondFn, ZoneKind
from ludex.core.resolving import arriving
from ludex.core.tree import Gain, May

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
"""The mark of a card that changed sides on the field."""

ENTERED: Final = "put onto the field this turn"
"""The mark of a card that entered the field this turn."""
PP: Final = "play points"  # [SVE 3.2.1]
MAX_PP: Final = "maximum play points"
EP: Final = "evolution points"


def zone_kinds() -> tuple[ZoneKind, ...]:
    """[SVE 4.1.1] Each player has one zone of each kind, except the shared one; a card is controlled by the player
    whose zone it is in [SVE 3.1.2]. The sight says who sees the cards [SVE 4.1.2] [SVE 4.2.3.3]; everybody sees how
    many there are [SVE 4.1.2.1]; a search in a zone that is not public may fail to find a card [SVE 4.1.2.2].
    `ordered`: nobody changes the order. `oriented`: cards have one of two states, the first one unless said otherwise.
    `faces`: cards lie face up or face down, seen or not."""
    return (
        ZoneKind("field", PUBLIC, oriented=True),  # [SVE 4.4.2] [SVE 4.2.2] [SVE 4.2.2.3]
        ZoneKind("leader", PUBLIC),  # [SVE 4.3.2]
        ZoneKind("deck", HIDDEN, ordered=True),  # [SVE 4.5.2] [SVE 4.1.3]
        ZoneKind("evolve deck", OWN, faces=True, apart=True),  # [SVE 4.6.2] [SVE 4.2.3] [SVE 4.2.3.1]
        ZoneKind("hand", OWN),  # [SVE 4.7.1] [SVE 4.7.2]
        ZoneKind("ex", PUBLIC),  # [SVE 4.8.1] [SVE 4.8.2]
        ZoneKind("cemetery", PUBLIC),  # [SVE 4.9.2]
        ZoneKind("banished", PUBLIC, faces=True),  # [SVE 4.10.2] [SVE 4.2.3] [SVE 4.2.3.1] [SVE 4.2.3.2]
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
    """[SVE 4.4.4] [SVE 4.4.4.1] How many cards the field may hold: five, unless an effect changed the number."""
    return game.nums[player].get("field limit", FIELD_LIMIT)


def ex_limit(game: Game, player: int) -> int:
    """[SVE 4.8.3] [SVE 4.8.3.1] How many cards the EX area may hold: five, unless an effect changed the number."""
    return game.nums[player].get("ex limit", EX_LIMIT)


def hand_limit(game: Game, player: int) -> int:
    """[SVE 4.7.3] [SVE 4.7.3.1] How many cards a hand may keep: seven, unless an effect changed the number."""
    return game.nums[player].get("hand limit", HAND_LIMIT)


def ex_full(game: Game, ctx: Ctx) -> bool:
    """[SVE 4.8.3.1] Whether the player's EX area has no room left."""
    return room(game, EX, ctx.controller) <= 0


def room(game: Game, kind: int, player: int) -> int:
    """[SVE 4.4.4.2] [SVE 4.8.3.2] How many more cards the zone may hold; moving and creating stop there."""
    if kind == FIELD:
        return field_limit(game, player) - len(game.at(FIELD, player))
    if kind == EX:
        return ex_limit(game, player) - len(game.at(EX, player))
    return 1000


def looks_back(game: Game, event: Event) -> bool:
    """[SVE 10.7.4.1.1] [SVE 10.7.4.1.2] Whether triggers of this move see the card as it was before the move: it left
    the field, or moved from a public zone to a hidden one."""
    if event.src == FIELD:
        return event.dst != FIELD
    kinds = game.book.zones
    return event.src >= 0 and kinds[event.src].sight == PUBLIC and kinds[event.dst].sight != PUBLIC


def same_object(game: Game, src: int, dst: int) -> bool:
    """Whether a move keeps the effects on a card: between fields [SVE 5.21.2], from the EX area to the field
    [SVE 4.8.3.3] or through the resolution zone [SVE 10.6.2.1.2] [SVE 10.6.2.7.1.1]. After any other move it is a new
    card [SVE 4.1.4]."""
    if dst == FIELD:
        return src in (FIELD, EX, RESOLUTION)
    return dst == RESOLUTION and src == EX


def reroute(game: Game, obj: Obj, to: int, player: int) -> tuple[int, int]:
    """[SVE 5.21.3] [SVE 4.1.6] The zone and player a card really goes to. Off the field it goes to its owner's zone,
    never to another player's."""
    if to not in (FIELD, RESOLUTION, EX):
        return to, obj.owner
    return to, player


def after_move(game: Game, old: Obj, new: Obj) -> None:
    """Sets marks and turn of a card that moved. `new` was created by this move, so it may be changed in place."""
    if new.zone == FIELD:
        new.turn = game.turn  # the turn since which its controller has it there, also when stolen [SVE 8.4.2.1]
        if old.zone != FIELD:
            new.entered = game.tick()  # [SVE 10.9.1.6.1]
            new.marks = (*new.marks, ENTERED)  # a stolen card did not enter [SVE 5.21.2]
        elif STOLEN not in new.marks:
            new.marks = (*new.marks, STOLEN)
    elif old.zone == FIELD and (old.guise is not None or game.at(RACE_ZONE, 0) or game.at(RACE_ZONE, 1)):
        unlink(game, old.id)


def unlink(game: Game, host: int) -> None:
    """[SVE 5.15.4] [SVE 14.2.1.3] Cards that were linked to a card that left the field are no longer linked."""
    for kind in (EVOLVE_ZONE, RACE_ZONE):
        for player in (0, 1):
            for id in game.at(kind, player):
                if game.objects[id].host == host:
                    free = game.objects[id].copy()
                    free.host = 0
                    game.put(free)


# --- cards put into an ordered zone together -----------------------------------------------------------------------


arrange: Final = arriving.orders("SVE 4.1", DECK)
"""[SVE 4.1.5] When several cards are put into a deck at the same time, the deck's player decides their order; the
active player decides first [SVE 1.3.4]. Nobody else learns the order [SVE 4.1.5.1]."""
ARRANGE: Final = arriving.arranging("SVE 4.1", "Cards put into a deck together", "4.1.5")


class Notes:
    """Facts about a card that are asked often, computed once and kept in `Card.notes`."""

    __slots__ = ("cost", "defense", "follower", "quick", "spell", "ways", "worn")

    def __init__(self, card: Card) -> None:
        self.cost = card.figures.get("cost", 0)
        self.worn = "defense" in card.figures
        self.defense = card.figures.get("defense", 0)
        self.follower = "follower" in card.types
        self.spell = "spell" in card.types
        self.quick = "Quick" in card.keywords
        self.ways = [part for spell in card.spells for part in spell.cost if isinstance(part, May) and part.do]
        """[SVE 10.4.7.3] The optional costs that change what playing the card costs; the player may pay one of
        them."""


def notes_of(card: Card) -> Notes:
    known = card.notes
    if isinstance(known, Notes):
        return known
    notes = Notes(card)
    card.notes = notes
    return notes


EVOLVE_COST: Final = "evolve cost"


def printed_evolve_cost(card: Card) -> int:
    """The play points that the card's first evolve ability costs."""
    for ability in card.activated:
        if ability.keyword == "Evolve":
            return -sum(part.n for part in ability.cost if isinstance(part, Gain) and isinstance(part.n, int))
    return 0


def base_figure(game: Game, obj: Obj, figure: str) -> int:
    """[SVE 10.9.1.1] The figure before effects apply: the printed one. An evolved follower keeps its cost
    [SVE 10.9.1.1.1]; damage lowers defense [SVE 5.13.1] [SVE 2.8.2], also below zero [SVE 5.13.1.1]."""
    if figure == "defense":
        return obj.info.figures.get(figure, 0) - obj.damage
    if figure == "cost":
        return obj.card.figures.get(figure, 0)
    if figure == EVOLVE_COST:
        return printed_evolve_cost(obj.info)
    return obj.info.figures.get(figure, 0)


def one_layer(op: str, layer: str) -> int:
    """[SVE 10.9.1.6] Set-to and plus or minus share one layer, so they apply in the order they were produced."""
    return 0


CONDITIONS: Final[dict[str, CondFn]] = {"EX area full": ex_full}
