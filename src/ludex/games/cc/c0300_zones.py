"""[CC 300] Zones, and the words of [CC 200] that zones and rules use.

Core does the work that all games share; this list names the function for each paragraph of chapters 100 to 300.
Golden rules: [CC 104.1] core:may, core:among; [CC 104.2] core:carry_out, core:_do_repeat; [CC 104.3] core:_state;
[CC 104.4] core:forbidden; [CC 104.5] [CC 104.5a] core:_ask_number.
Owner and controller: [CC 105.2] core:move; [CC 105.3] [CC 105.4a] core:player_of;
[CC 105.3b] core:_list_ability, core:wait; [CC 105.3c] core:start_effect; [CC 105.4b] core:find.
Values: [CC 104.6] core:changes.begin, core:changes.end.
Words: [CC 201.4] [CC 206.3] core:find; [CC 202.4] core:words; [CC 202.4a] core:select._fits.
Sight: [CC 302.2a] core:view; [CC 303.2] [CC 308.2a] core:seen_by;
[CC 305.2] [CC 306.3] [CC 307.2] [CC 308.2] [CC 311.2] [CC 314.2] core:shown_to.
Turning: [CC 303.1a] core:events_of; [CC 308.3] core:_state. Zones by name: [CC 304.4] core:_searchable;
[CC 311.3] [CC 313.3] core:find. Control: [CC 307.5] [CC 308.5] core:move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import HIDDEN, OWN, PUBLIC, Fact, ZoneKind
from ludex.core.happening import events, zones
from ludex.core.position.objects import Card, Obj
from ludex.core.values import layers, queries

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

DECK: Final = 0
HAND: Final = 1
SERVANT: Final = 2
CASTER: Final = 3
ORB: Final = 4
GRAVEYARD: Final = 5
REMOVED: Final = 6
CHASE: Final = 7
EXTRA: Final = 8
BINGO: Final = 9
STOCK: Final = 10
RECOVERED: Final = 0
RESTED: Final = 1
REVERSED: Final = 2
STATES: Final[tuple[str, ...]] = ("recovered", "rested", "reversed")  # [CC 303.1]
ELEMENTS: Final[tuple[str, ...]] = ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes")  # [CC 209.2]
TYPES = ("caster", "servant", "conjure", "barrier", "deity")  # [CC 201.2]; RULING-CC-001: deity is a fifth type
INFINITY: Final = 10**9
"""[CC 104.7] Greater than any number a game can reach [CC 104.7a] and equal to itself [CC 104.7b]; arithmetic on it
stays infinite (`rounded`)."""


def zone_kinds(edition: str = "") -> tuple[ZoneKind, ...]:
    """[CC 302.1] [CC 302.2] The zones of each player, and the chase zone, which both players share.

    NB: `stock` is not a zone of the rulebook: it contains the cards under an entity of the field (`Obj.host`)
    [CC 306.2].
    """
    return (
        ZoneKind("deck", HIDDEN, ordered=True),  # [CC 304.2]
        ZoneKind("hand", OWN),  # [CC 305.3]
        ZoneKind("servant", PUBLIC, oriented=True, faces=True, blank=NO_CARD),  # [CC 307.3]
        ZoneKind(  # [CC 504.1b]
            "caster", PUBLIC, oriented=True, faces=True, states=(RECOVERED, RESTED), blank=FACE_DOWN
        ),
        ZoneKind("orb", HIDDEN, ordered=True, closed=True),  # [CC 309.2] [CC 403.4]
        ZoneKind("graveyard", PUBLIC, ordered=True, rearranged=edition != KEEPS_ORDER),  # [CC 310.2]
        ZoneKind("removed", PUBLIC, faces=True, face_down=HIDDEN),  # [CC 311.2a]
        ZoneKind("chase", PUBLIC, ordered=True, shared=True, linked=True),  # [CC 312.2]
        ZoneKind("extra", OWN, apart=True),  # [CC 313.2] [CC 402.3]
        ZoneKind("bingo", PUBLIC),
        ZoneKind("stock", PUBLIC, faces=True, linked=True, blank=NO_CARD),
    )


PHASES: Final[dict[str, str]] = {
    "recovery": "CC 502", "draw": "CC 503", "call": "CC 504", "main": "CC 505", "battle": "CC 801", "end": "CC 507",
}  # fmt: skip
"""[CC 501.1] What texts call the phases, and the procedure that runs in each."""


KEEPS_ORDER: Final = "ordered"
"""The edition of the book for games whose organiser forbids players to rearrange graveyards [CC 310.2]."""


FACE_DOWN: Final = "face-down"
"""The number of the card that a face-down card of a caster zone counts as (see `c1300_other`)."""
NO_CARD: Final = "no front"
"""[CC 306.6] The number of the card that a face-down card elsewhere in the field counts as."""


def in_field(kind: int) -> bool:
    """[CC 306.1] Whether the zone is part of the field: both players' servant and caster zones."""
    return kind in (SERVANT, CASTER)


def is_type(game: Game, obj: Obj, word: str) -> bool:
    """[CC 201.1] Whether an object has the type, including changes by effects."""
    words = layers.index_of(game).words
    entries = words.get("type") if words else None
    if entries is not None:
        for entry in entries:
            if entry.subjects is None or obj.id in entry.subjects:
                return word in layers.words(game, obj.id, "type")
    types = (obj.card if obj.guise is None else obj.guise).types
    return types[0] == word if len(types) == 1 else word in types


def servants(game: Game, player: int) -> list[int]:
    """The servants a player controls: entities of that type in the field."""
    ids = game.at(SERVANT, player)
    objects = game.objects
    if "type" not in layers.index_of(game).words:
        return [id for id in ids if "servant" in objects[id].info.types]
    return [id for id in ids if is_type(game, objects[id], "servant")]


def elements(game: Game, id: int) -> tuple[str, ...]:
    """[CC 209.2] The elements of a card; an empty tuple means void [CC 209.3]."""
    return layers.words(game, id, "element")


def same_object(game: Game, src: int, dst: int) -> bool:
    """[CC 302.3] Whether it stays the same card and keeps its orientation: only in a move within the field."""
    return in_field(src) and in_field(dst)


def reroute(game: Game, obj: Obj, to: int, player: int) -> tuple[int, int]:
    """[CC 302.5] [CC 315.2a] Where a card really goes. Hidden and personal zones are always the owner's [CC 105.3a].
    Soul Bonds and deities go to the extra deck instead of deck, hand, caster zone or orb zone, and otherwise where
    they are sent [CC 315.2b]."""
    if to in (DECK, HAND, ORB, GRAVEYARD, REMOVED, EXTRA) and player != obj.owner:
        player = obj.owner
    if to in (DECK, HAND, CASTER, ORB) and extra_card(obj.card):
        return EXTRA, obj.owner
    return to, player


def extra_card(card: Card) -> bool:
    """[CC 402.3] Whether a card belongs in the extra deck."""
    return "soul bond" in card.types or "deity" in card.types


def after_move(game: Game, before: Obj, after: Obj) -> None:
    """[CC 315.1] [CC 1302.3a] Moves the stocks of an entity that stays in the field along; erases a token that left
    the field."""
    if after.id == before.id and in_field(before.zone) and after.zone == before.zone:
        for id in stocks_of(game, before.id):
            _move_stock(game, id, after.player)
    if (after.card.token or "copy" in before.marks) and not in_field(after.zone) and after.zone != CHASE:
        zones.erase(game, after.id)


def entails(game: Game, event: Event) -> list[Event]:
    """[CC 315.1b] [CC 315.1d] The stocks of an entity that left the field, or went from a caster zone to a servant
    zone or back, are put into their owners' graveyards at the same time."""
    left = in_field(event.src) and (event.new != event.obj or event.src != event.dst)
    return left_behind(game, event.obj) if left else []


def left_behind(game: Game, host: int) -> list[Event]:
    """The moves of the stocks of an entity that is no longer there."""
    return [events.moving(game, id, "graveyard") for id in stocks_of(game, host)]


OFF_FIELD: Final = ("deck", "hand", "orb", "graveyard", "removed", "chase", "extra", "bingo", "stock")
FACTS: Final[dict[str, tuple[Fact, ...]]] = {
    "discard": (Fact("CC 1013.1", src=("hand",), dst=("graveyard",)),),
    "remove": (Fact("CC 1003.1", dst=("removed",)),),
    "fall": (Fact("CC 306.1", src=("servant", "caster"), dst=("graveyard",)),),
    "leave the field": (Fact("CC 306.1", src=("servant", "caster"), dst=OFF_FIELD),),
    "enter the field": (Fact("CC 306.1", not_src=("servant", "caster"), dst=("servant", "caster")),),
}
"""What a move is called, whatever caused it. [CC 1013.1] [CC 1003.1] [CC 306.1]"""


def enters(game: Game, event: Event) -> int:
    """[CC 303.1b] [CC 1112.2] A servant enters the field as rules and effects say (`fixed_position`), whatever puts it
    there; not face down, where it has no abilities [CC 306.6]."""
    if not in_field(event.dst) or in_field(event.src) or event.up == 0:
        return event.state
    obj = game.objects[event.obj]
    fixed = fixed_position(game, obj) if is_type(game, obj, "servant") else -1
    return event.state if fixed < 0 else fixed


def fixed_position(game: Game, obj: Obj) -> int:
    """[CC 303.1b] [CC 307.6] The orientation in which rules and effects make a servant enter the field: rested with
    Lethargy [CC 1112.2], or by the queries `enter rested`, `enter reversed`, `enter recovered`; -1: its controller
    decides."""
    if lethargic(game, obj):
        return RESTED
    for state in (RESTED, REVERSED, RECOVERED):
        if queries.may(game, f"enter {STATES[state]}", obj.id, False):
            return state
    return -1


def lethargic(game: Game, obj: Obj) -> bool:
    return "Lethargy" in obj.info.keywords or layers.has(game, obj.id, "Lethargy")


def _move_stock(game: Game, id: int, player: int) -> None:
    """[CC 315.1a] [CC 315.1c] Moves a stock to the other player's side, under the same entity."""
    obj = game.objects[id]
    if obj.player == player:
        return
    at, there = STOCK * 2 + obj.player, STOCK * 2 + player
    game.zones[at] = tuple(other for other in game.zones[at] if other != id)
    changed = obj.copy()
    changed.player = player
    game.put(changed)
    game.zones[there] = (*game.zones[there], id)


def stocks_of(game: Game, host: int) -> tuple[int, ...]:
    """[CC 306.2] The cards under an entity; the uppermost comes last."""
    if not game.at(STOCK, 0) and not game.at(STOCK, 1):
        return ()
    ids = game.at(STOCK, 0) + game.at(STOCK, 1)
    return tuple(id for id in ids if game.objects[id].host == host)


def looks_back(game: Game, event: Event) -> bool:
    """[CC 906.5a] [CC 906.5b] Whether a trigger sees the card before the move: it left the field, or moved from a
    public zone to a hidden one. Otherwise the trigger sees it where it arrived [CC 906.5c]."""
    if in_field(event.src):
        return not in_field(event.dst)
    if in_field(event.dst):
        return False
    kinds = game.book.zones
    return kinds[event.src].sight == PUBLIC and kinds[event.dst].sight != PUBLIC


def rounded(figure: str, n: int) -> int:
    """[CC 909.1g] [CC 1203.1] Rounds ATK and DEF up to a multiple of 100, once, after all effects; an infinite value
    stays infinite [CC 104.7c]."""
    if figure not in {"atk", "def"}:
        return max(0, n) if figure == "cost" else n
    if n > INFINITY // 2:
        return INFINITY
    return -(-n // 100) * 100
