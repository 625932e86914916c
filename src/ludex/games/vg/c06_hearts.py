"""[VG 6.5.2] Hearts: cards that lie on the vanguard circle under a G unit and are no units. They are in the zone kind
`heart`, and `Obj.host` is the card that each is associated with: the G unit that strode on it.

Of several strides, the first G unit is a heart under the second, and keeps its own hearts: associated with a card are
all hearts to which a chain of hosts leads from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.records import record
from ludex.core.values import layers
from ludex.games.vg.c04_zones import HEART, STANDING, VC, active_side
from ludex.games.vg.c06_legion import seeks

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

POWER: Final = t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("heart"), "power"), "rule")


def becoming(game: Game, id: int, host: int) -> Event:
    """[VG 6.5.2] The event by which a unit becomes a heart: [VG 6.5.2.1] it is turned face up and stands.
    [VG 6.5.2.2] From then on it is a heart card [VG 6.5.2.2.1] with its power and its names. [VG 6.5.2.2.3] A legion
    mate stays with its leader. [VG 6.5.2.2.4]"""
    leader = game.objects[id].host
    return Event("become", id, word="heart", other=leader or host, dst=HEART, state=STANDING, up=1)


def is_g(obj: Obj) -> bool:
    return "G" in active_side(obj).types


def plain_hearts(game: Game, player: int) -> list[int]:
    """[VG 6.5.1.3] The hearts of a player that are no G units, [VG 6.5.1.2.1] also those of a G unit that is a heart
    itself."""
    return [id for id in game.at(HEART, player) if not is_g(game.objects[id])]


def add_heart(game: Game, unit: int, heart: int) -> None:
    """[VG 6.5.1.3] The G unit gets the names of the heart, and its power is added, by the rules. [VG 11.11.1.4]"""
    player = game.objects[unit].player
    bound = (("heart", (heart,)),)
    nodes: list[t.Continuous] = [POWER]
    for name in layers.words(game, heart, "name"):
        nodes.append(t.Rename(t.SELF, "name", "add", name, "rule"))
    stamp = game.tick()
    for node in nodes:
        game.add_effect(Effect(node, "", unit, player, stamp, (unit,), bound))


def heart_of(game: Game, unit: int) -> int:
    """The heart that was specified for the unit; 0: none."""
    for effect in game.effects:
        if effect.subjects == (unit,) and effect.bound and effect.bound[0][0] == "heart":
            return effect.bound[0][1][0]
    return 0


@record
class Specify(NamedTuple):
    """[VG 6.5.1.3] The G unit for which a heart is specified."""

    player: int
    unit: int


def ask_heart(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Specify)
    found = plain_hearts(game, local.player)
    return Decision(local.player, "specify a heart", [Option("heart", (id,)) for id in found]) if found else None


def take_heart(game: Game, frame: Frame) -> str | None:
    """[VG 6.5.1.3] Specifies one of the hearts that are no G units. [VG 6.5.4.2] It is associated with the unit."""
    local = frame.locals(Specify)
    if frame.answer is not None and local.unit in game.objects:
        add_heart(game, local.unit, frame.answer.cards[0])
    return None


SPECIFY: Final[Procedure] = procedure("VG 6.5.1.3", "Specifying a heart", Step("6.5.1.3", take_heart, ask=ask_heart))


# --- when a heart or its unit leaves [VG 6.5.4] --------------------------------------------------------------------


def after_batch(game: Game, happened: list[Event]) -> None:
    """[VG 6.5.4] What becomes of hearts when the card that they are associated with, or the specified one, leaves."""
    for player in (0, 1):
        for host in _hosts(game, player):
            obj = game.objects.get(host)
            if obj is None or obj.zone not in (VC, HEART):
                _lost(game, player, host)
    if any(event.kind == "move" and event.src == HEART for event in happened):
        _specify_again(game)


def _hosts(game: Game, player: int) -> list[int]:
    """The cards that a player's hearts are associated with."""
    found: list[int] = []
    for id in game.at(HEART, player):
        host = game.objects[id].host
        if host not in found:
            found.append(host)
    return found


def _lost(game: Game, player: int, host: int) -> None:
    """The hearts of a card that has left: if it was a heart itself, they are those of the card above it."""
    last = game.look(host)
    if last is None:  # NB: a heart that a position was set up with has no card above it
        return
    under = [id for id in game.at(HEART, player) if game.objects[id].host == host]
    if last.zone == HEART:
        _associate(game, under, last.host)
        return
    first = _returning(game, under)
    mates = [id for id in game.at(HEART, player) if game.objects[id].host == first and not is_g(game.objects[id])]
    mates = [] if is_g(game.objects[first]) else mates
    _associate(game, [id for id in under if id != first], first)
    back = Event("become", first, word="unit", dst=VC, state=last.state)
    events.perform(game, back, *(_mate_back(game, first, id, last.state) for id in mates))
    if mates:
        _lead_again(game, player, first, mates[0])
    kept = tuple(e for e in game.effects if not (e.subjects == (host,) and e.bound and e.bound[0][0] == "heart"))
    game.set_effects(kept)


def _returning(game: Game, under: list[int]) -> int:
    """[VG 6.5.4.1] The heart that is a unit again, as the unit that left was turned: [VG 6.5.4.1.1] a G unit before
    others. RULING-VG-072: of several others, the one that became a heart first; a legion mate follows its leader."""
    return next((id for id in under if is_g(game.objects[id])), under[0])


def _mate_back(game: Game, leader: int, mate: int, state: int) -> Event:
    """[VG 6.5.2.2.4] Two hearts in the legion state are units again together, and still in that state."""
    return Event("become", mate, word="unit", other=leader, dst=VC, state=state)


@record
class Leading(NamedTuple):
    """[VG 6.5.2.2.4.1.1] Two units in the legion state, each of which could lead."""

    player: int
    first: int
    second: int


def _lead_again(game: Game, player: int, first: int, second: int) -> None:
    """[VG 6.5.2.2.4.1] The one whose Seek Mate has the information of the other leads; [VG 6.5.2.2.4.1.1] if both have,
    the player says which; [VG 6.5.2.2.4.1.2] if neither has, the legion state ends."""
    one, other = seeks(game, first, second), seeks(game, second, first)
    if one and other:
        push(game, LEADER.id, Leading(player, first, second))
    elif other:
        _lead(game, second, first)
    elif not one:
        _associate(game, [second], 0)


def _lead(game: Game, leader: int, mate: int) -> None:
    _associate(game, [leader], 0)
    _associate(game, [mate], leader)


def _ask_leader(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Leading)
    return Decision(local.player, "who leads?", [Option("lead", (id,)) for id in (local.first, local.second)])


def _take_leader(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Leading)
    if frame.answer is not None:
        leader = frame.answer.cards[0]
        _lead(game, leader, local.second if leader == local.first else local.first)
    return None


LEADER: Final[Procedure] = procedure(
    "VG 6.5.2.2.4.1", "Who leads the legion", Step("6.5.2.2.4.1.1", _take_leader, ask=_ask_leader)
)


def _associate(game: Game, ids: list[int], host: int) -> None:
    for id in ids:
        obj = game.objects[id].copy()
        obj.host = host
        game.put(obj)


def _specify_again(game: Game) -> None:
    """[VG 6.5.4.2] A G unit whose specified heart left gets another one at once."""
    for player in (0, 1):
        for id in game.at(VC, player):
            if is_g(game.objects[id]) and not heart_of(game, id) and plain_hearts(game, player):
                push(game, SPECIFY.id, Specify(player, id))
