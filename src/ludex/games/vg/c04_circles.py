"""[VG 4.9] Circles: where they are, their types, their columns and rows. They are the spots of core (`position.spots`).

A unit on the vanguard circle or the guardian circle has no number (`Obj.slot` -1); its zone says where it lies. A unit
on a rear-guard circle has the circle's number. A selector asks with `Lies` for a row or a type, with `Beside` for the
same circle, row or column, and for what is behind or in front: [VG 4.9.1.1] core:next_in_column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.objects import ANY_LENT
from ludex.core.position.spots import Layout, Spot
from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.c04_zones import (
    ARMS,
    ATTACHED,
    DOMINATED,
    DRESS,
    GC,
    HEART,
    LOCKED,
    MUSIC,
    ON_CIRCLES,
    RC,
    VC,
    dominated,
)

if TYPE_CHECKING:
    from ludex.core.book import Spots
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

FAR, FRONT, BACK = "far front", "front", "back"
ROWS: Final[tuple[str, ...]] = (FAR, FRONT, BACK)
VANGUARD, REAR, GUARDIAN, LOCK, ASTRAL, STAGE = (
    "vanguard", "rear-guard", "guardian", "lock", "astral plane", "stage",
)  # fmt: skip
ADDITIONAL: Final = "additional"
"""[VG 16.3.1.5.1] What texts call a rear-guard circle that was gained in the front row."""
TYPES: Final[tuple[str, ...]] = (VANGUARD, REAR, GUARDIAN, LOCK, ASTRAL, STAGE, ADDITIONAL)
"""[VG 4.9.2] The types of circles. [VG 4.9.2.1] Their words name them."""
ALSO: Final[tuple[str, ...]] = (ASTRAL, STAGE)
"""[VG 4.9.6] The types that a circle has in addition to another one."""

VANGUARD_CIRCLE: Final = 5
GUARDIAN_CIRCLE: Final = 6
CIRCLES: Final[tuple[str, ...]] = ("front left", "front right", "back left", "back center", "back right")
"""[VG 4.9.1] The rear-guard circles that every player has, by number."""
BACK_CENTER: Final = CIRCLES.index("back center")
FURTHER: Final[tuple[str, ...]] = (
    "front left 2", "front right 2", "front left 3", "front right 3", "front left 4", "front right 4",
    "front left 5", "front right 5", "front left 6", "front right 6",
)  # fmt: skip
"""The names of circles that are gained in the front row, from the center outwards."""


NO_COLUMN: Final = 1000
"""Where a circle lies that is in no column: nothing else lies there."""


def _seen_from(player: int) -> tuple[Spot, ...]:
    """[VG 4.9.1] The seven circles of a player, with their types at the beginning of the game: [VG 4.9.2.3]
    [VG 4.9.2.4] [VG 4.9.2.5]. [VG 4.9.1.2] The left of one player is the right of the other: columns are counted from
    the center, to the left of the first player downwards. [VG 4.9.1.1] The guardian circle is in no column."""
    left = -1 if player == 0 else 1
    return (
        Spot(0, FRONT, left, (REAR,)),
        Spot(1, FRONT, -left, (REAR,)),
        Spot(2, BACK, left, (REAR,)),
        Spot(3, BACK, 0, (REAR,)),
        Spot(4, BACK, -left, (REAR,)),
        Spot(VANGUARD_CIRCLE, FRONT, 0, (VANGUARD,)),
        Spot(GUARDIAN_CIRCLE, FAR, NO_COLUMN * left, (GUARDIAN,)),
    )


LAYOUT: Final[Layout] = (_seen_from(0), _seen_from(1))
REAR_CIRCLES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
COLUMNS: Final[tuple[tuple[int, int], ...]] = ((0, 2), (1, 4))
"""[VG 4.9.1.1] The columns, left and right, in which both circles can be rear-guard circles: front and back."""
FRONT_ROW: Final[t.Sel] = t.Zone(("VC", "RC", "attached")) & t.Lies(FRONT) & ~t.Mark(DOMINATED)
BACK_ROW: Final[t.Sel] = t.Zone(("VC", "RC", "attached")) & t.Lies(BACK) & ~t.Mark(DOMINATED)
"""[VG 4.9.1.3] The units of the front row, with attached ones [VG 6.9.2.2]; [VG 7.39.3.3] a dominated unit is in the
front row of nobody."""


def number_at(left: bool, distance: int) -> int:
    """The number of a circle that was gained in the front row, so many columns from the center."""
    return GUARDIAN_CIRCLE + 1 + 2 * (distance - 2) + (0 if left else 1)


NUMBERS: Final[dict[str, int]] = {
    **{name: i for i, name in enumerate(CIRCLES)},
    "front center": VANGUARD_CIRCLE,
    "far front center": GUARDIAN_CIRCLE,
    **{name: number_at(i % 2 == 0, 2 + i // 2) for i, name in enumerate(FURTHER)},
}
"""The numbers of circles by name."""
NAMES: Final[dict[int, str]] = {number: name for name, number in NUMBERS.items()}
FIRST_NAMES: Final[list[str]] = [NAMES.get(number, f"circle {number}") for number in range(1 + max(NAMES))]
"""The names of the circles whose numbers are not above those of `NAMES`."""


def name_of(number: int) -> str:
    """The name of a circle, for options and scenarios."""
    return FIRST_NAMES[number] if 0 <= number < len(FIRST_NAMES) else f"circle {number}"


def set_up(book: Spots) -> None:
    """[VG 4.8.2] The circles of the field, for the book."""
    book.layout = LAYOUT
    book.rows = ROWS
    book.seats = {
        VC: VANGUARD_CIRCLE,
        GC: GUARDIAN_CIRCLE,
        HEART: VANGUARD_CIRCLE,
        ATTACHED: VANGUARD_CIRCLE,
        MUSIC: BACK_CENTER,
        ARMS: VANGUARD_CIRCLE,
    }
    book.words = TYPES
    book.types = types_of


def types_of(game: Game, player: int, circle: Spot) -> tuple[str, ...]:
    """The types of a circle now. [VG 4.9.2.7] One with a locked card on it is a lock circle, [VG 7.30.3] as long as the
    card is there; it keeps only the types that are additional. [VG 7.30.3.1] Without the card it has its own types."""
    locked = game.zones[LOCKED * 2 + player]
    gained = (ADDITIONAL,) if circle.number > GUARDIAN_CIRCLE else ()
    if locked and any(game.objects[id].slot == circle.number for id in locked):
        return (LOCK, *(word for word in circle.types if word in ALSO), *gained)
    return (*circle.types, *gained) if gained else circle.types


def rear_circles(game: Game, player: int) -> tuple[int, ...]:
    """[VG 4.9.2.5] The numbers of a player's rear-guard circles."""
    if game.spots is LAYOUT and not game.zones[LOCKED * 2 + player]:
        return REAR_CIRCLES
    return tuple([spot.number for spot in game.spots[player] if REAR in types_of(game, player, spot)])


def has_type(game: Game, obj: Obj, word: str) -> bool:
    """Whether the card lies on a circle of the type."""
    circle = spots.under(game, obj)
    return circle is not None and word in types_of(game, obj.side, circle)


def in_front_row(game: Game, obj: Obj) -> bool:
    """[VG 4.9.1.3] Whether the unit stands in the front row. An attached unit does, on the vanguard circle.
    [VG 6.9.2.2]"""
    if obj.zone in (VC, ATTACHED):
        return True
    if obj.zone != RC or obj.slot < 0:
        return False
    if obj.slot < len(REAR_CIRCLES):
        return obj.slot < 2
    circle = spots.numbered(game, obj.side, obj.slot)
    return circle is not None and circle.row == FRONT


def front_row(game: Game, player: int) -> list[int]:
    """The units of the front row, with attached ones [VG 6.9.2.2], without dominated ones. [VG 7.39.3.3]"""
    zones = game.zones
    found: list[int] = []
    for id in zones[VC * 2 + player]:
        found.append(id)
    for id in zones[ATTACHED * 2 + player]:
        found.append(id)
    for id in zones[RC * 2 + player]:
        if in_front_row(game, game.objects[id]):
            found.append(id)
    return [id for id in found if not dominated(game.objects[id])] if ANY_LENT in game.memory else found


def behind(game: Game, obj: Obj) -> int:
    """[VG 4.9.1.1] The number of the circle behind a front row unit; -1: there is none."""
    circle = spots.under(game, obj)
    back = spots.next_in_column(game, obj.side, circle, 1) if circle is not None else None
    return back.number if back is not None else -1


def dresses_of(game: Game, id: int) -> list[int]:
    """[VG 6.7.4] The originalDress cards of a unit."""
    return [one for player in (0, 1) for one in game.at(DRESS, player) if game.objects[one].host == id]


def on_circle(game: Game, player: int, number: int) -> list[int]:
    """The cards on a circle: units, locked cards, and cards associated with them."""
    ids = [id for kind in ON_CIRCLES for id in game.at(kind, player)]
    return [id for id in ids if spots.number_of(game, game.objects[id]) == number]


# --- circles that come and go --------------------------------------------------------------------------------------


def gain_circle(game: Game, player: int) -> int:
    """[VG 16.3.1.5.1.1] A player gains a rear-guard circle in the front row: [VG 16.3.1.5.1.2] the first to the left of
    the leftmost one, the next to the right of the rightmost one, and so on in turn. Returns its number."""
    times = game.num(player, GAINED)
    game.set_num(player, GAINED, times + 1)
    side = _left_of(player) if times % 2 == 0 else -_left_of(player)
    distance = 1 + max([spot.column * side for spot in game.spots[player] if spot.row == FRONT])
    new = gained(player, number_at(times % 2 == 0, distance))
    events.perform(game, Event("spot gained", 0, player, new.column, REAR, slot=new.number, position=new.row))
    return new.number


def gained(player: int, number: int) -> Spot:
    """A circle beside those that every player has. [VG 16.3.1.5.1.2.1] Its column goes on to the other side of the
    table."""
    past = number - GUARDIAN_CIRCLE - 1
    side = _left_of(player) if past % 2 == 0 else -_left_of(player)
    return Spot(number, FRONT, side * (2 + past // 2), (REAR,))


GAINED: Final = "circles gained"
"""The number of a player that counts the circles gained so far."""


def _left_of(player: int) -> int:
    return -1 if player == 0 else 1


def lose_circle(game: Game, player: int, number: int) -> None:
    """[VG 16.3.1.5.2.1] A circle disappears: at once what is on it is retired, and after that the circle is gone."""
    cards = on_circle(game, player, number)
    if cards:
        events.perform(game, *(events.moving(game, id, "drop", -1, "retire") for id in cards))
    events.perform(game, Event("spot lost", 0, player, slot=number))


def give_type(game: Game, player: int, number: int, word: str) -> None:
    """A circle gets a type in addition to those that it has. [VG 4.9.6] [VG 7.41.1.1]"""
    events.perform(game, Event("spot type", 0, player, 1, word, slot=number))


MARKED: Final = {
    "Dragontree": "Dragontree",
    "Infinity_Eyes": "Infinity Eyes",
    **{name: name for name in (*GIFTS, "gift")},
}
"""Circles on which the player has a marker: the word of the verb, and that of the marker. [VG 15.8.2.3]"""
TOKENED: Final = {
    "tokened": "",
    "Plant": "Plant",
    "Shadow_Army": "Shadow Army",
    "Evil_Decoy": "Evil Decoy",
    "Vision": "Vision",
    "Skeleton_Army": "Skeleton Army",
    "Mask_of_Domination": "Mask of Domination",
    "Sprout": "Sprout",
}
"""Circles with a token unit: the word of the verb, and what is in the token's name. [VG 15.4.6]"""
CIRCLE_WORDS: Final = (
    "open", "taken", "front", "back", "center", "column", "other", "here", "chosen", ADDITIONAL, *MARKED, *TOKENED,
)  # fmt: skip
CIRCLES_NAMED: Final = (
    *CIRCLE_WORDS,
    "open front",
    "open back",
    "open column",
    "front column",
    "back column",
    "open additional",
    "other column",
    "front chosen",
    "back chosen",
)
"""The circles to which an effect may restrict a call, each word one limit: those without a unit, those with one, those
of a row, the center of the back row, those in the column of the card whose effect it is, those in the column that was
chosen, those that were gained, those with a marker or a token. `here` and `other`: the circle of that card, and any
other."""
