"""[VG 6.10] Alchemix: units are stacked under an Alchemix Body token, and are one unit with it.

The cards under the token lie in the zone kind `Alchemix`, and `Obj.host` is the token. The unit is the token, and
the abilities of the other cards do nothing unless they name this zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.values import select
from ludex.games.vg.c04_circles import dresses_of
from ludex.games.vg.c04_zones import ALCHEMIX, LOCKED, ON_CIRCLES, RC
from ludex.games.vg.c15_pseudo_cards import token_named

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

BODY: Final[t.Sel] = token_named("Alchemix Body")


def pile_of(game: Game, id: int) -> list[int]:
    """[VG 6.10.3] The cards under a unit; none: it is no Alchemix unit. [VG 6.10.3.3]"""
    return [one for player in (0, 1) for one in game.at(ALCHEMIX, player) if game.objects[one].host == id]


def has_pile(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 6.10.6.1] The role `Alchemix`: of the card on top of a pile."""
    return tuple(pile_of(game, obj.id))


@record
class Stack(NamedTuple):
    """[VG 6.10.2] Units that are to be one."""

    player: int
    units: tuple[int, ...]
    cause: int


def alchemix(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.10.2] Makes one unit of the units. [VG 6.10.5.1] Otherwise it was not performed, and nobody hears of it."""
    units = tuple([id for id in ids if id in game.objects and game.objects[id].zone == RC])
    if len(units) < 2:
        return  # [VG 6.10.2.2]
    if not _bodies(game, units):
        return  # [VG 6.10.2.1.1]
    push(game, STACK.id, Stack(ctx.controller, units, ctx.source))


def _bodies(game: Game, units: tuple[int, ...]) -> list[int]:
    return [id for id in units if select.matches(game, BODY, id, Ctx(id, game.objects[id].player))]


def _ask_top(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Stack)
    found = _bodies(game, local.units)
    return Decision(local.player, "which token is on top?", [Option("choose", (id,)) for id in found])


def _stack(game: Game, frame: Frame) -> str | None:
    """[VG 6.10.2.1] Puts the other units under the token, turned like it; [VG 6.10.3.1] the token is the unit.
    RULING-VG-172: their order is not asked for.
    [VG 6.10.5] [VG 6.10.6] The token, and its player, perform the Alchemix; [VG 6.10.7] for the others it is
    performed."""
    local = frame.locals(Stack)
    assert frame.answer is not None
    top = game.objects[frame.answer.cards[0]]
    under = [id for id in local.units if id != top.id]
    batch = [
        Event("move", id, top.side, 0, "Alchemix", local.cause, ALCHEMIX, RC, top.state, -1, top.slot) for id in under
    ]
    older = [one for id in under for one in pile_of(game, id)]
    events.perform_all(game, tuple(batch))
    for id in (*under, *older):
        _link(game, id, top)
    events.announce(game, "Alchemix", top.id, local.player)
    for id in under:
        events.announce(game, "is Alchemix", id, local.player, other=top.id)
    return None


STACK: Final[Procedure] = procedure("VG 6.10", "Alchemix", Step("6.10.2.1", _stack, ask=_ask_top))


def _link(game: Game, id: int, top: Obj) -> None:
    obj = game.objects.get(id)
    if obj is not None and obj.zone == ALCHEMIX:
        linked = obj.copy()
        linked.host, linked.slot, linked.state = top.id, top.slot, top.state
        game.put(linked)
        for dress in dresses_of(game, id):
            along = game.objects[dress].copy()
            along.slot = top.slot
            game.put(along)


# --- what happens to the pile afterwards -----------------------------------------------------------------------------


def entails(game: Game, event: Event) -> list[Event]:
    """[VG 6.10.3.2] The cards of a pile move with the token: to another circle, [VG 6.10.3.2.1] or to the zone where
    they are single cards again; [VG 6.10.3.2.1.1] an effect follows the token only."""
    if not (game.zones[ALCHEMIX * 2] or game.zones[ALCHEMIX * 2 + 1]):
        return []
    mine = pile_of(game, event.obj)
    if event.new != event.obj or event.dst not in ON_CIRCLES:
        name = game.book.zones[event.dst].name
        along = [events.moving(game, id, name, -1, event.word, cause=event.cause) for id in mine]
        for further in along:
            further.other = event.other  # [VG 6.10.3.2.1.2]
        return along
    for id in mine:
        _link(game, id, game.objects[event.new])
    return []


def after_state(game: Game, event: Event) -> None:
    """[VG 6.10.3.2] The whole pile stands and rests with the token."""
    if game.zones[ALCHEMIX * 2] or game.zones[ALCHEMIX * 2 + 1]:
        for id in pile_of(game, event.obj):
            _link(game, id, game.objects[event.obj])


def after_batch(game: Game, happened: list[Event]) -> None:
    """[VG 6.10.4] The cards under a token that was locked, and so erased, go to the drop zones of their owners; those
    under a token that was removed are removed."""
    locked = [event.obj for event in happened if event.kind == "become" and event.dst == LOCKED]
    removed = [event.obj for event in happened if event.kind == "erase"]
    batch: list[Event] = []
    for player in (0, 1):
        for id in game.at(ALCHEMIX, player):
            host = game.objects[id].host
            if host in locked:
                batch.append(events.moving(game, id, "drop", -1, "put"))
            elif host in removed:
                batch.append(events.moving(game, id, "removed", -1, "remove"))  # [VG 6.10.3.2]
    if batch:
        events.perform_all(game, tuple(batch))


VERBS: Final[dict[str, Verb]] = {"Alchemix": Verb("VG 6.10.2", alchemix)}
ROLES: Final = {"Alchemix": has_pile}
