"""[VG 17.16] Buddyfight in battle: Link Attack, information that becomes ∞, orders that guard.

Information in the ∞ state is a number above all others, `Boundless` of the tree, and the numerical value that it has
beside that: what is added to it counts [VG 17.16.12.2] core:_layered, another value that it becomes ends the state
[VG 17.16.12.3] core:_changed_by, and it is compared like any number [VG 17.16.12.4] core:compare. Where information
becomes the same value as other information, it gets all of that: [VG 17.16.12.1.1] core:select.amount.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.pools import POOLS
from ludex.core.values.memo import Memo
from ludex.games.vg.c14_buddyfight import GUARD_ORDER

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card, Obj

Block = tuple[t.Instr, ...]

# --- Link Attack [VG 17.16.11] ---------------------------------------------------------------------------------------

LINK_ATTACK: Final = "Link Attack"
LINKED: Final = "linked"
"""The name that binds a unit in the Link Attack state to what it adds."""
LINK: Final = t.Modify(
    t.Role("attacking") & ~t.Ref(LINKED),  # RULING-VG-183
    "power",
    "+",
    t.FigureOf(t.Ref(LINKED) & t.Word("state", LINK_ATTACK), "power"),  # [VG 17.16.11.1.1] its power now
    "battle",
)
"""[VG 17.16.11.1] While the unit is in the Link Attack state, its power is added to that of the attacking unit."""


# --- ∞ [VG 17.16.12] -------------------------------------------------------------------------------------------------


def becomes_infinite(what: t.Sel, figure: str, until: str) -> Block:
    """[VG 17.16.12.1] The figure becomes ∞: it is in the ∞ state, with the numerical value 0. RULING-VG-184: what
    effects and rules add to it counts, whenever it was added."""
    return (t.Continue((t.Modify(what, figure, "=", t.Boundless()),), until),)


# --- orders that guard [VG 17.16.13] ---------------------------------------------------------------------------------


def guards(game: Game, obj: Obj) -> bool:
    """[VG 17.16.13] Whether the order can be called to the guardian circle from where it is: from the zones that its
    ability names, and from the hand if it names none."""
    zone = game.book.zones[obj.zone].name
    return any(
        isinstance(ability, t.Mere) and ability.keyword == GUARD_ORDER and zone in (ability.zones or ("hand",))
        for ability in obj.info.abilities
    )


def _any(pool: tuple[Card, ...], book: Book) -> tuple[str, ...]:
    """The zones other than the hand that the abilities of such orders name."""
    found = [a.zones for card in pool for a in card.abilities if isinstance(a, t.Mere) and a.keyword == GUARD_ORDER]
    return tuple(dict.fromkeys(zone for zones in found for zone in zones if zone != "hand"))


ELSEWHERE: Final[Memo[tuple[Card, ...], Book, tuple[str, ...]]] = Memo(_any, POOLS)


def guards_elsewhere(game: Game, player: int) -> list[int]:
    """The orders of a player outside the hand that can be called to the guardian circle."""
    named = ELSEWHERE.of(game.pool, game.book)
    return [id for zone in named for id in game.zone(zone, player) if guards(game, game.objects[id])]
