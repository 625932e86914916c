"""[VG 17.2] Gyze cards: cards with information on both sides.

`Card` is the Neon Gyze side, a normal unit; `Card.back` the Dragon Deity of Destruction, Gyze side, a G unit. The
active side is the one that `Obj.info` gives, and the other one does not exist for the rules:
[VG 17.2.3.1.1] core:layers.words. A card that is flipped over stays the same object: [VG 17.2.3.4] core:_flip. One that
is turned face down keeps its active side and hides it: [VG 17.2.5] core:_face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.vg import c04_zones
from ludex.games.vg.c04_zones import FLIPPED, ON_CIRCLES, VC, G, active_side

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

ZEROTH: Final = t.YOURS & t.Zone(("bind",)) & t.Within("race", "Zeroth Dragon")
FIVE_ZEROTH: Final = t.Compare(t.Distinct(ZEROTH, "name"), ">=", 5)


def is_gyze(obj: Obj) -> bool:
    """[VG 17.2.1] Whether the card has two sides."""
    return obj.card.back is not None


def may_stride(game: Game, player: int, card: int) -> bool:
    """[VG 6.6.3.3] Whether the ultimate stride skill of a Gyze card may be played: the player has a vanguard of grade 3
    or more, and five different Zeroth Dragons in the bind zone."""
    high = any(layers.value(game, id, "grade") >= 3 for id in game.at(VC, player))
    return high and select.holds(game, FIVE_ZEROTH, Ctx(card, player))


# --- the active side -------------------------------------------------------------------------------------------------


def flip(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.2.6] Flips Gyze cards over: the other side is active from then on. [VG 17.2.6.1] It is an event of its
    own, and no turning face up or down. [VG 17.2.6.2] Nothing is done with other cards."""
    both = [id for id in ids if is_gyze(game.objects[id])]
    if both:
        events.perform(game, *(Event("flip", id, game.objects[id].player, cause=ctx.source) for id in both))


def keep_side(game: Game, old: Obj, new: Obj) -> None:
    """[VG 17.2.3.3] A Gyze card keeps its active side where it comes to a circle or the G zone; anywhere else the Neon
    Gyze side is active. RULING-VG-202 NB: a locked card has no information, so a mark keeps the side."""
    back = old.card.back
    if (
        back is None
        or active_side(old) is not back
        or old.id == new.id
        or (new.zone != G and new.zone not in ON_CIRCLES)
    ):
        return
    if new.guise is None:
        new.guise = back
        caches.all_changed(game)
    else:
        new.marks = (*new.marks, FLIPPED)


# --- the ultimate stride skill ---------------------------------------------------------------------------------------

CIRCLES: Final[tuple[str, ...]] = tuple([c04_zones.zone_kinds()[kind].name for kind in ON_CIRCLES])
OTHERS: Final = t.YOURS & ~t.SELF & t.Zone((*CIRCLES, "soul", "G"))
"""[VG 14.13.2.2] What is removed from the game: the player's other cards on circles, in the soul and in the G zone."""


def gyze_skill(cost: tuple[t.Instr, ...], timing: tuple[str, ...] = ()) -> t.Activated:
    """How a Gyze card strides [VG 14.13.2.2]: everything else that the player has on circles, in the soul and in the G
    zone is removed from the game RULING-VG-195; then the card is flipped over, and strides."""
    do = (
        t.Move(OTHERS, "removed", "remove"),
        t.Do("flip", t.SELF),
        t.Do("stride", t.SELF, word="ultimate stride"),
    )
    return t.Activated(cost=cost, do=do, keyword="ultimate stride", timing=timing, zones=("G",))


VERBS: Final[dict[str, Verb]] = {
    "flip": Verb("VG 17.2.6", flip),
}
