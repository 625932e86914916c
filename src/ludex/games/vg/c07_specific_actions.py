"""[VG 7] Specific actions: the actions that card texts name, as verbs and as blocks of instructions. The modules c07_*
have them by topic; here are those that begin a call, a ride, or damage, and the tables of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.frames import Procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.values import queries
from ludex.games.vg import (
    c04_columns,
    c06_hearts,
    c06_legion,
    c06_stride,
    c07_activating,
    c07_alchemagic,
    c07_attacking,
    c07_charging,
    c07_dominating,
    c07_gauges,
    c07_guarding,
    c07_locking,
    c07_moves,
    c07_moving,
    c07_time_leap,
    c17_astral_plane,
    c17_buddyfight,
    c17_corocoro,
    c17_imprisoning,
    c17_operating,
    c17_scouting,
    c17_touken_ranbu,
    c18_set_units,
)
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_circles import CIRCLE_WORDS
from ludex.games.vg.c04_zones import RESTED, VC
from ludex.games.vg.c07_charging import (
    DAMAGE_DOWN,
    DAMAGE_UP,
    YOUR_SOUL,
    all_or_nothing,
    counter_blast,
    counter_charge,
    soul_blast,
)
from ludex.games.vg.c07_moving import YOUR_HAND, discard

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

__all__ = [
    "DAMAGE_DOWN",
    "DAMAGE_UP",
    "PROCEDURES",
    "VERBS",
    "YOUR_HAND",
    "YOUR_SOUL",
    "all_or_nothing",
    "counter_blast",
    "counter_charge",
    "discard",
    "soul_blast",
]


def call(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.2.2.2] Superior call of the cards that were chosen. [VG 6.2.3.1]
    `do.word` names the circles, and contains `rest` if the cards come rested, `quiet` if
    the abilities of the player's cards do not activate from this call [VG 7.15.1.3.2], `free` if the call costs are not
    performed. [VG 17.16.8.6] Words of `c04_circles.CIRCLE_WORDS` say to which circles they may come."""
    ids = tuple([id for id in ids if queries.may(game, "call", id, True)])
    words = do.word.split()
    state = RESTED if "rest" in words else -1
    quiet, free = "quiet" in words, "free" in words
    where = " ".join([word for word in CIRCLE_WORDS if word in words])
    mine = ids if "GC" in do.word else tuple([id for id in ids if not _comes_to_owner(game, ctx.controller, id)])
    theirs = tuple([id for id in ids if id not in mine])
    if theirs:
        other = 1 - ctx.controller
        c06.superior_call(game, other, theirs, False, state, ctx.source, quiet, free, ctx.controller, where)
    c06.superior_call(game, ctx.controller, mine, "GC" in do.word, state, ctx.source, quiet, free, where=where)


def _comes_to_owner(game: Game, player: int, id: int) -> bool:
    """[VG 11.8.5.2] Whether a card that the player's effect calls comes to a circle of the opponent, who owns it.
    RULING-VG-252"""
    return game.objects[id].owner != player and not queries.may(game, "another player's zone", id, False)


def ride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.3.2.2] Superior ride of the cards that were chosen [VG 6.3.3.2], with the word `rest` as rested."""
    if ids:
        push(game, c06.RIDES.id, c06.Rides(ctx.controller, ids, do.word == "rest", ctx.source))


def deal_damage(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.35.1] Raises the vanguard damage of the vanguards' masters; a rule action resolves it. [VG 7.35.1.2]"""
    for id in ids:  # [VG 7.35.1.1]
        if game.objects[id].zone == VC and n > 0:
            events.perform(game, Event("number", id, game.objects[id].player, n, "damage", cause=ctx.source))


def activate_persona_ride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.15.1.4] Activates persona ride; the player persona rode then, too. [VG 17.15.3.2]"""
    for id in game.at(VC, ctx.controller)[:1]:
        events.announce(game, "persona ride", id, ctx.controller)
    c06.persona_ride(game, ctx.controller, ctx.source)


def look_through(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.11.4] The player searches the deck too: the search that follows shows it."""


VERBS: Final[dict[str, Verb]] = {
    **c04_columns.VERBS,
    **c07_moving.VERBS,
    **c07_moves.VERBS,
    **c07_charging.VERBS,
    **c07_attacking.VERBS,
    **c07_gauges.VERBS,
    **c07_dominating.VERBS,
    **c07_activating.VERBS,
    **c07_time_leap.VERBS,
    **c07_locking.VERBS,
    **c07_guarding.VERBS,
    **c06_stride.VERBS,
    **c06_legion.VERBS,
    **c17_astral_plane.VERBS,
    **c17_buddyfight.VERBS,
    **c17_corocoro.VERBS,
    **c17_imprisoning.VERBS,
    **c17_operating.VERBS,
    **c17_scouting.VERBS,
    **c17_touken_ranbu.VERBS,
    **c18_set_units.VERBS,
    "call": Verb("VG 6.2", call),
    "ride": Verb("VG 6.3", ride),
    "deal damage": Verb("VG 7.35", deal_damage),
    "look through the deck": Verb("VG 7.11.4", look_through),
    "persona ride": Verb("VG 7.15.1.4", activate_persona_ride),
}

PROCEDURES: Final[tuple[Procedure, ...]] = (
    c07_moving.FROM_DECK,
    c07_moves.MOVING,
    c07_attacking.ATTACK,
    c07_attacking.BATTLING,
    c07_alchemagic.MIXING,
    *c07_activating.PROCEDURES,
    *c04_columns.PROCEDURES,
    c07_gauges.GAUGING,
    c07_locking.PUT_LOCKED,
    c06_stride.STRIDE,
    c06_stride.SKILL,
    c06_stride.DISCARD,
    c06_hearts.SPECIFY,
    c06_hearts.LEADER,
    c06_legion.RETURN,
    c17_astral_plane.TYPING,
    c17_buddyfight.BECOMING,
    c17_operating.USING,
    c18_set_units.SEATING,
)
