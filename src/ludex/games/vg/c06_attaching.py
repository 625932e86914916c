"""[VG 6.9] Attach: a rear-guard is put on the vanguard circle and lends the vanguard its abilities and its power.

An attached unit lies in the zone kind `attached`, and `Obj.host` is its vanguard. It is a unit on a circle, but no
vanguard; what looks for attackers and for units to attack looks at vanguards and rear-guards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push, stay
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.records import record
from ludex.core.values import queries
from ludex.games.vg.c04_circles import name_of, rear_circles
from ludex.games.vg.c04_zones import ATTACHED, ATTACHING, LOCKED, RC, RESTED, STANDING, VC, vanguard

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

POWER: Final = t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref(ATTACHING), "power"), "battle")
TYPE: Final = t.Rename(t.SELF, "type", "add", "attached", "rule")


def do_attach(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.9.2] Attaches units to the vanguard that `word` names as chosen; without a word, to that of the player."""
    named = ctx.get(do.word) if do.word else (vanguard(game, ctx.controller),)
    for id in ids:
        for host in (named or ())[:1]:
            attach(game, id, host, ctx.source)


def attach(game: Game, id: int, host: int, cause: int = 0) -> None:
    """[VG 6.9.1] [VG 6.9.2.2] Moves the rear-guard to the circle of the vanguard, standing; it is attached there
    [VG 6.9.2.3] and associated with the vanguard. [VG 6.9.3.1] It is no vanguard, [VG 6.9.3.2] and takes no part in
    attacks."""
    unit, lead = game.objects.get(id), game.objects.get(host)
    if unit is None or lead is None or unit.zone != RC or lead.zone != VC or unit.side != lead.side:
        return  # [VG 6.9.2.1]
    if not queries.may(game, "change circles", id, True):
        return
    event = Event("move", id, unit.player, 0, "attach", cause, ATTACHED, RC, STANDING, -1)
    events.perform(game, event)
    if event.new in game.objects and game.objects[event.new].zone == ATTACHED:
        placed = game.objects[event.new].copy()
        placed.host = host
        game.put(placed)
        lend(game, event.new)


def lend(game: Game, id: int) -> None:
    """[VG 6.9.3.4] The vanguard has the abilities of the attached unit, [VG 6.9.3.5] and its power is added.
    [VG 11.11.1.8] [VG 6.9.3.4.1] The rules do this, and no effect: nothing keeps the vanguard from it, and it comes
    before all that effects give and take. RULING-VG-004"""
    obj = game.objects[id]
    bound = ((ATTACHING, (id,)),)
    first = 0  # [VG 11.11.1.4] older than any effect
    if obj.info.abilities and obj.up:  # [VG 7.32.2]
        node = t.Grant(t.SELF, obj.info.abilities)
        game.add_effect(Effect(node, "", obj.host, obj.player, first, (obj.host,), bound))
    game.add_effect(Effect(POWER, "", id, obj.player, game.tick(), (obj.host,), bound))
    game.add_effect(Effect(TYPE, "", id, obj.player, game.tick(), (id,), bound))


# --- when the state ends [VG 9.11.6] [VG 13.12] ----------------------------------------------------------------------


@record
class Detach(NamedTuple):
    """[VG 13.12.1] Attached units of a player that go to rear-guard circles, turned like this."""

    player: int
    units: tuple[int, ...]
    state: int


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Detach)
    if not local.units:
        return None
    id = local.units[0]
    options = [Option("put on", (id,), slot, name_of(slot)) for slot in rear_circles(game, game.objects[id].side)]
    return Decision(local.player, "choose a circle", options, id) if options else None


def _to_circle(game: Game, frame: Frame) -> str | None:
    """Moves the next unit to the circle that its master chose, and so it is attached no more. RULING-VG-170: if there
    is no rear-guard circle, it goes into the soul."""
    local = frame.locals(Detach)
    if not local.units:
        return None
    id = local.units[0]
    side = game.objects[id].side
    if frame.answer is None:
        events.perform(game, events.moving(game, id, "soul", -1, "overloaded"))
    else:
        events.perform(game, Event("move", id, side, 0, "detach", 0, RC, ATTACHED, local.state, -1, frame.answer.n))
    frame.local = local._replace(units=local.units[1:])
    stay(frame)
    return None


DETACH: Final[Procedure] = procedure("VG 13.12", "Attached units return", Step("13.12.1", _to_circle, ask=_ask_circle))
DETACH_AT_END: Final[Procedure] = procedure(
    "VG 9.11.6", "Attached units return in the end phase", Step("9.11.6", _to_circle, ask=_ask_circle)
)


def _detach(game: Game, units: list[int], state: int, by: Procedure) -> None:
    """Lets the masters of the units choose circles, the turn player first."""
    for player in (1 - game.active, game.active):
        mine = tuple([id for id in units if game.objects[id].player == player])
        if mine:
            push(game, by.id, Detach(player, mine, state))


def attached(game: Game) -> list[int]:
    """The attached units of both players."""
    return [id for player in (0, 1) for id in game.at(ATTACHED, player)]


def end_phase(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.6] All attached units go to rear-guard circles that their masters choose, [VG 6.9.5] resting."""
    _detach(game, attached(game), RESTED, DETACH_AT_END)
    return None


def astray(game: Game) -> list[int]:
    """[VG 6.9.4] [VG 13.12.1] The attached units whose associated unit is gone, or is no vanguard on their circle."""
    found: list[int] = []
    for id in attached(game):
        host = game.objects.get(game.objects[id].host)
        if host is None or host.zone != VC:
            found.append(id)
    return found


def illegal_locked(game: Game, player: int) -> list[Event]:
    """[VG 13.12.2] A locked card that is still associated with a vanguard by attach is retired."""
    ids = [id for id in game.at(LOCKED, player) if game.objects[id].host]
    return [events.moving(game, id, "drop", -1, "retire") for id in ids]


def return_astray(game: Game) -> bool:
    """[VG 13.12.1] Attached units without their vanguard go to rear-guard circles that their masters choose, standing.
    [VG 4.9.2.5.1]"""
    found = astray(game)
    _detach(game, found, STANDING, DETACH)
    return bool(found)


VERBS: Final[dict[str, Verb]] = {"attach": Verb("VG 6.9.2", do_attach)}
