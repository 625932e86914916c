"""[VG 16] Imaginary gifts: a ride of a unit with the icon, or an effect, lets a player resolve one.

A gift of a ride waits for the next check timing [VG 6.3.7]; that of an effect is resolved at once. [VG 7.14.3.1] What
is still to be resolved, and which gift types a player has chosen, are numbers of the player. A gift marker is a record
marker named "gift" [VG 16.2.1.3] with a clan type and a gift type [VG 16.2.1.3.1]; what it does is a change by the
rules (layers `rule` and `rule original`): [VG 16.2.1.3.1.1] core:_kept_away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.core.tree import walk
from ludex.core.values import layers
from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.c04_circles import STAGE, VANGUARD_CIRCLE, gain_circle, name_of, rear_circles, types_of
from ludex.games.vg.c04_zones import HAND, VC
from ludex.games.vg.c15_markers import put_on_circle

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Card

AskFn = Callable[["Game", Frame], Decision | None]
DoFn = Callable[["Game", Frame], str | None]

DUE: Final = {"Force": "Force gifts", "Accel": "Accel gifts", "Protect": "Protect gifts"}
"""Clan type -> the number of a player that counts the gifts still to be resolved."""
CHOSEN: Final = {"Force": "Force type", "Accel": "Accel type", "Protect": "Protect type"}
"""Clan type -> the number of a player that is the gift type specified or chosen before; 0: none."""
FROM_RIDE: Final = "gift from a ride"
"""The number of a player that says which clan type a ride has given (its place in `GIFTS`, from 1); 0: none yet."""
NUMBERS: Final[tuple[str, ...]] = (
    "Force gifts", "Accel gifts", "Protect gifts", "Force type", "Accel type", "Protect type", "gift from a ride",
)  # fmt: skip
TYPES: Final[tuple[str, ...]] = ("I", "II")  # [VG 16.2.1.2]
MADE: Final[tuple[str, ...]] = (
    "Protect",  # [VG 15.3.3] [VG 15.3.4.1]
    "Force I",  # [VG 16.3.1.4.2]
    "Force II",  # [VG 16.3.1.4.3]
    "Accel I",  # [VG 16.3.1.5.3]
    "Accel II",
    "Protect II",
)
"""What gifts create: names of pseudo-cards and markers."""


# --- getting a gift --------------------------------------------------------------------------------------------------


def acquire(game: Game, player: int, card: int) -> None:
    """[VG 6.3.7] The ridden card's icon gives its master a gift, which is resolved at the next check timing."""
    for clan in layers.words(game, card, "gift"):
        game.set_num(player, DUE[clan], game.num(player, DUE[clan]) + 1)


def due(game: Game, player: int) -> list[str]:
    """The clan types of the gifts that a player still has to resolve. NB: none where the numbers of players ask for
    nothing."""
    if game.counted:
        return []
    nums = game.nums[player]
    return [clan for clan in GIFTS if nums.get(DUE[clan])] if any_due(nums) else []


def any_due(nums: dict[str, int]) -> bool:
    """Whether a player with these numbers still has to resolve a gift."""
    return bool(nums.get("Force gifts") or nums.get("Accel gifts") or nums.get("Protect gifts"))


def resolve_one(
    non_active: bool,
) -> tuple[Callable[[Game, Frame], Decision | None], Callable[[Game, Frame], str | None]]:
    """[VG 11.6.1.2] [VG 11.6.1.3] The functions of the step in which a player chooses one of their gifts and resolves
    it; then the check timing begins again."""

    def ask(game: Game, frame: Frame) -> Decision | None:
        player = 1 - game.active if non_active else game.active
        found = due(game, player)
        if not found:
            return None
        options = [Option("gift", (), GIFTS.index(clan), clan) for clan in found]
        return Decision(player, "resolve which gift?", options)

    def do(game: Game, frame: Frame) -> str | None:
        if frame.answer is None:
            return None
        player = 1 - game.active if non_active else game.active
        clan = GIFTS[frame.answer.n]
        game.set_num(player, DUE[clan], game.num(player, DUE[clan]) - 1)
        vanguards = game.at(VC, player)
        push(game, GIFT.id, Gift(player, clan, source=vanguards[-1] if vanguards else 0, ridden=True))
        return "11.6.1.1"

    return ask, do


def get_gift(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.14.3] The effect's master gets gifts: `do.word` ends with `ON_VC` if the effect names that circle, with
    `ON_ITS` if it names that of the unit `do.what` [VG 16.3.1.4.1], and has the clan type and, if it is specified, the
    gift type; [VG 16.3.2] several, joined by "and", are resolved in the order written. [VG 7.14.3.1] [VG 7.14.3.2]"""
    word = do.word.removesuffix(ON_VC).removesuffix(ON_ITS)
    there: tuple[int, ...] = (VANGUARD_CIRCLE,) if do.word.endswith(ON_VC) else ()
    if do.word.endswith(ON_ITS):
        there = tuple([number for id in ids if (number := spots.number_of(game, game.objects[id])) >= 0])
        if not there:
            return
    for part in reversed(word.split(" and ")):
        clan, _, kind = part.partition(" ")
        number = TYPES.index(kind) + 1 if kind else 0
        push(game, GIFT.id, Gift(ctx.controller, clan, number, ctx.source, there=there))


def brings(card: Card) -> tuple[str, ...]:
    """The markers and pseudo-cards that gifts of a card may create."""
    gives = "gift" in card.words or any(
        isinstance(n, t.Do) and n.verb == "get gift" for n in walk.nodes(card.abilities)
    )
    return MADE if gives else ()


ON_VC: Final = " on VC"
"""The end of the verb's word where the effect says that the marker comes to the vanguard circle."""
ON_ITS: Final = " on its circle"
"""The end of the verb's word where the marker comes to the circle of the unit that the verb is about."""


# --- resolving [VG 16.3] ---------------------------------------------------------------------------------------------


@record
class Gift(NamedTuple):
    """[VG 16.3.1] A gift that a player resolves: its clan type [VG 16.2.1.1], its gift type (0: not known yet), the
    card that gives it; `ridden`: a ride gave it; `there`: the circles that the effect names for its marker."""

    player: int
    clan: str
    kind: int = 0
    source: int = 0
    ridden: bool = False
    there: tuple[int, ...] = ()


def _other_clan(game: Game, frame: Frame) -> str | None:
    """[VG 16.3.1.1] A ride gives no gift of another clan type than an earlier ride did."""
    local = frame.locals(Gift)
    if not local.ridden:
        return None
    this, before = GIFTS.index(local.clan) + 1, game.num(local.player, FROM_RIDE)
    if before and before != this:
        return "end"
    game.set_num(local.player, FROM_RIDE, this)
    return None


def _ask_type(game: Game, frame: Frame) -> Decision | None:
    """[VG 16.3.1.3.2] The player chooses the gift type, unless it is specified or [VG 16.3.1.3.1] was before."""
    local = frame.locals(Gift)
    if local.kind or game.num(local.player, CHOSEN[local.clan]):
        return None
    options = [Option("gift type", (), i + 1, f"{local.clan} {name}") for i, name in enumerate(TYPES)]
    return Decision(local.player, "which gift type?", options, local.source)


def _take_type(game: Game, frame: Frame) -> str | None:
    """[VG 16.3.1.3] A specified type counts as chosen, for later gifts of the clan type, too."""
    local = frame.locals(Gift)
    chosen = frame.answer.n if frame.answer is not None else local.kind or game.num(local.player, CHOSEN[local.clan])
    game.set_num(local.player, CHOSEN[local.clan], chosen)
    frame.local = local._replace(kind=chosen)
    return None


def _circles(game: Game, local: Gift) -> tuple[int, ...]:
    """The circles on which the player may put the marker: [VG 16.3.1.4.1] for Force a vanguard or rear-guard circle,
    [VG 16.3.1.6.2] for Protect II a rear-guard circle."""
    if local.there and local.clan == "Force":
        return local.there
    rear = rear_circles(game, local.player)
    return (VANGUARD_CIRCLE, *rear) if local.clan == "Force" else rear


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Gift)
    if local.clan == "Accel" or (local.clan == "Protect" and local.kind == 1):
        return None
    options = [Option("put marker", (), number, name_of(number)) for number in _circles(game, local)]
    return Decision(local.player, "choose a circle for the marker", options, local.source)


def _give(game: Game, frame: Frame) -> str | None:
    """Puts the marker on the circle [VG 16.3.1.4.1.1] that was specified, whatever lies there."""
    local = frame.locals(Gift)
    if frame.answer is not None:
        put_on_circle(game, local.player, _name(local), frame.answer.n, local.source)
    elif local.clan == "Accel":
        _accelerate(game, local)
    else:
        protect = Event("create", 0, local.player, 0, "Protect", dst=HAND, cause=local.source)
        events.perform(game, protect)  # [VG 16.3.1.6.1]
    return None


def _name(local: Gift) -> str:
    return f"{local.clan} {TYPES[local.kind - 1]}"


def _accelerate(game: Game, local: Gift) -> None:
    """[VG 16.3.1.5.1] A player without a stage circle gains a circle; [VG 16.3.1.5.4] with gift type II, they draw a
    card right after that. [VG 16.3.1.5.2] The marker is put on the stage circle [VG 7.41.2], or else on that circle."""
    stages = [spot.number for spot in game.spots[local.player] if STAGE in types_of(game, local.player, spot)]
    circle = stages[0] if stages else gain_circle(game, local.player)
    if local.kind == 2:
        deeds.draw(game, local.player, local.source)
    put_on_circle(game, local.player, _name(local), circle, local.source)


GIFT: Final = procedure(
    "VG 16.3",
    "Imaginary gift",
    Step("16.3.1.1", _other_clan),
    Step("16.3.1.3", _take_type, ask=_ask_type),
    Step("16.3.1.4.1", _give, ask=_ask_circle),
)

CLAN_WORDS: Final[tuple[str, ...]] = tuple(f"{clan}{kind}" for clan in GIFTS for kind in ("", " I", " II"))
WORDS: Final[tuple[str, ...]] = (
    *(f"{word}{there}" for word in CLAN_WORDS if "Force" in word for there in (ON_VC, ON_ITS)),
    *CLAN_WORDS,
    *(f"{a} and {b}" for a in CLAN_WORDS for b in CLAN_WORDS),
)
VERBS: Final[dict[str, Verb]] = {"get gift": Verb("VG 7.14.3", get_gift)}
