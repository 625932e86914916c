"""Chapter 3: the areas, who sees them, and whether a card stays the same card when it moves.

Core's part: everybody sees how many cards lie in an area: [DBS 3-1-2] core:view; other players' hands are hidden:
[DBS 3-3-3] core:seen_by. Shuffling: [DBS 3-2-4] core:shuffle. A card arrives in Active Mode unless a rule or effect
says otherwise, its owner never changes, and its master is the player of the area:
[DBS 3-6-4] [DBS 4-2-2] [DBS 4-3-2] core:move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import HIDDEN, NOWHERE, OWN, PUBLIC, Fact, ZoneKind
from ludex.core.happening import events, zones
from ludex.core.position import rng
from ludex.core.resolving import arriving
from ludex.games.dbs.edition import PLAIN, Edition, edition_of

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

DECK: Final = 0
HAND: Final = 1
DROP: Final = 2
LEADER: Final = 3
BATTLE: Final = 4
COMBO: Final = 5
ENERGY: Final = 6
LIFE: Final = 7
UNDER: Final = 8
WARP: Final = 9
"""[DBS+ 3-10-1] Only the later edition has it."""
REMOVED: Final = 10
"""[DBS+ 10-19-2] Cards that are removed from the game, face up [DBS+ 10-19-3]: no area, so no text finds them there."""
ACTIVE_MODE: Final = 0
REST_MODE: Final = 1
STATES: Final[tuple[str, ...]] = ("active", "rest")  # [DBS 4-8-1-1], [DBS 4-8-1-2]
OPEN_AREAS: Final = frozenset((DROP, LEADER, BATTLE, COMBO, ENERGY, UNDER, WARP, REMOVED))


def zone_kinds(edition: Edition = PLAIN) -> tuple[ZoneKind, ...]:
    """[DBS 3-1-1] Both players have one area of each kind. `under` contains the cards beneath an evolved card
    [DBS 10-4-4]. An open area is `PUBLIC`, the others are secret [DBS 3-1-3]. Cards in the Leader, Battle and Energy
    Area have a mode [DBS 4-8-1]. The later edition has the Warp, an open area [DBS+ 3-10-2], and
    a place for cards that are removed from the game."""
    kinds = (
        ZoneKind("deck", HIDDEN, ordered=True),  # [DBS 3-2-2]
        ZoneKind("hand", OWN),  # [DBS 3-3-2]
        ZoneKind("drop", PUBLIC, ordered=True),  # [DBS 3-4-2]
        ZoneKind("leader", PUBLIC, oriented=True),  # [DBS 3-5-2]
        ZoneKind("battle", PUBLIC, oriented=True),  # [DBS 3-6-2]
        ZoneKind("combo", PUBLIC),  # [DBS 3-7-2]
        ZoneKind("energy", PUBLIC, oriented=True),  # [DBS 3-8-2]
        ZoneKind("life", HIDDEN, closed=True),  # [DBS 3-9-2]
        ZoneKind("under", PUBLIC, linked=True),
    )
    later = (ZoneKind("warp", PUBLIC, ordered=True), ZoneKind("removed", PUBLIC))
    return (*kinds, *later) if edition.extended else kinds


def facts(edition: Edition = PLAIN) -> dict[str, tuple[Fact, ...]]:
    """[DBS 3-1-4] A card leaves the Battle Area for any other area but the Combo Area, where it stays the same card.
    [DBS 7-4-1-6] [DBS 9-3-2] The cards of a combo go to the Drop Area when the battle has ended. [DBS 3-7-3] A card
    that comes to the Combo Area is comboed, whatever placed it there. [DBS 3-8-1] So with the Energy Area."""
    off = ("hand", "deck", "drop", "energy", "life", "under", *(("warp", "removed") if edition.extended else ()))
    over = Fact("DBS 7-4-1-6", ("combo",), ("drop",), verbs=("combo ends", "rule"))
    known: dict[str, tuple[Fact, ...]] = {
        "leave": (Fact("DBS 3-1-4", ("battle",), off),),
        "battle over": (over,),
        "combo": (Fact("DBS 3-7-3", dst=("combo",)),),
        "to energy": (Fact("DBS 3-8-1", dst=("energy",)),),
        "life to hand": (Fact("DBS 3-9-1", ("life",), ("hand",)),),
    }
    if edition.extended:
        known["drop to warp"] = (Fact("DBS+ 3-10-1", ("drop",), ("warp",)),)
    return known


def same_card(game: Game, src: int, dst: int) -> bool:
    """[DBS 3-1-4] [DBS 3-1-5] Whether it stays the same card: only in moves between Battle Area and Combo Area; in the
    later edition, also from one player's Battle Area to the other's [DBS+ 11-5-1-1]."""
    if src == BATTLE and dst == BATTLE:
        return edition_of(game).extended
    return (src == BATTLE and dst == COMBO) or (src == COMBO and dst == BATTLE)


FROM_BATTLE: Final = "from battle"
"""The mark of a card in the Combo Area that was in the Battle Area before."""


def after_move(game: Game, obj: Obj, new: Obj) -> None:
    """[DBS 3-1-5] Marks a card that goes from the Battle Area to the Combo Area: it is the same card, and its skills
    may ask where it came from."""
    if obj.id != new.id:
        return
    marked = new.copy()
    marked.marks = (*new.marks, FROM_BATTLE) if new.zone == COMBO else tuple(m for m in new.marks if m != FROM_BATTLE)
    game.put(marked)


def where_to(game: Game, obj: Obj, to: int, player: int) -> tuple[int, int]:
    """[DBS 3-6-7] The area a card really goes to. At most one Extra Card stays in a Battle Area; a second one is not
    placed there. There is always room for Battle Cards, there and in the Combo Area [DBS 3-6-5] [DBS 3-7-4]; other
    cards cannot be used in a combo [DBS 3-7-3].

    A card goes to its owner's secret areas and Drop Area, never to another player's [DBS 3-1-7], [DBS 4-2-1]. A token
    that leaves the Battle Area or Combo Area is removed from the game [DBS+ 10-18-7]; the later edition has room for
    any number of Extra Cards [DBS+ 3-6-6]. A Leader Card stays in the Leader Area [DBS+ 3-5-3] RULING-DBS-048.
    """
    if obj.zone == LEADER:
        return LEADER, obj.player
    if obj.card.token and to not in (BATTLE, COMBO):
        return NOWHERE, player
    if to == COMBO and "battle" not in obj.card.types:  # [DBS 3-7-3]
        return obj.zone, obj.player
    if to == BATTLE:
        if obj.card.types == ("extra",) and not edition_of(game).many_extra_cards:
            for id in game.at(BATTLE, player):
                if game.objects[id].card.types == ("extra",) and id != obj.id:
                    return obj.zone, obj.player
        return to, player
    if to in (DROP, HAND, DECK, LIFE, ENERGY, WARP, REMOVED):
        return to, obj.owner
    return to, player


def looks_back(game: Game, event: Event) -> bool:
    """[DBS 8-7-5-1] Whether a trigger reads the card before the move.

    Leaving the Battle Area: yes [DBS 8-7-5-1-2]. From an open to a secret area: yes [DBS 8-7-5-1-1]. Otherwise it
    reads the card in the area of arrival (RULING-DBS-017 on [DBS 8-7-5-1-3]).
    """
    return event.src == BATTLE or (event.src in OPEN_AREAS and event.dst not in OPEN_AREAS)


def entails(game: Game, event: Event) -> list[Event]:
    """[DBS 10-4-4] An evolved card and the cards beneath it are one stack: the cards beneath move along, to their
    owners' areas; in the later edition, to their owners' Drop Areas [DBS+ 11-3-4]."""
    if event.new == event.obj or not (game.at(UNDER, 0) or game.at(UNDER, 1)):
        return []
    beneath = [id for player in (0, 1) for id in zones.hosted(game, event.obj, "under", player)]
    to = "drop" if edition_of(game).extended else game.book.zones[event.dst].name
    return [events.moving(game, id, to) for id in beneath]


_arrange: Final = arriving.orders("DBS 3-1-6", DECK)


def arrange(game: Game, happened: list[Event]) -> None:
    """[DBS 3-1-6] The owner of cards that are placed in a deck simultaneously decides their order. The other player
    does not learn it [DBS 3-1-6-1], neither there nor in the Life Area. RULING-DBS-044: elsewhere nobody is asked;
    chance orders life cards."""
    _arrange(game, happened)
    for player in (0, 1):
        placed = [event.new for event in happened if event.dst == LIFE and event.new in game.at(LIFE, player)]
        known = {game.objects[id].card if game.objects[id].known >> (1 - player) & 1 else None for id in placed}
        if len(known) > 1:
            zones.hide(game, tuple(placed), player)
            order = list(rng.shuffled(game, tuple(placed)))
            life = tuple([order.pop() if id in placed else id for id in game.at(LIFE, player)])
            zones.reorder(game, LIFE, player, life)


ORDERING: Final = arriving.arranging("DBS 3-1-6", "Placing cards together", "3-1-6")
