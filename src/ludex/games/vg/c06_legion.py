"""[VG 6.4] Legion and D-legion, and [VG 14.11] Seek Mate.

The legion mate lies on the vanguard circle, and `Obj.host` is its leader. The two are in the legion state while both
are there, as vanguards or both as hearts. Both are vanguards; `c04.vanguard` is the leader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Effect
from ludex.core.position.records import record
from ludex.core.tree import walk
from ludex.core.values import layers, select
from ludex.games.vg.c04_zones import D_LEGION, DROP, HEART, VC

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

LEGIONED: Final = "was in legion"
THIS_TURN: Final = "legioned this turn"
MARKS: Final[tuple[str, ...]] = (LEGIONED, THIS_TURN, D_LEGION)
ICON: Final = "persona ride"
SEEK: Final = "Seek Mate"
D_SEEK: Final = "D-Seek Mate"


# --- who is in legion ----------------------------------------------------------------------------------------------


def mate_of(game: Game, leader: int) -> int:
    """[VG 6.4.3] The legion mate of a vanguard; 0: it is no legion leader."""
    obj = game.objects.get(leader)
    if obj is None or obj.zone != VC or len(game.at(VC, obj.side)) < 2:
        return 0
    return next((id for id in game.at(VC, obj.side) if game.objects[id].host == leader), 0)


def leader_of(game: Game, mate: int) -> int:
    """[VG 6.4.3] The legion leader of a vanguard; 0: it is no legion mate, or its leader is gone."""
    obj = game.objects.get(mate)
    if obj is None or obj.zone != VC or not obj.host:
        return 0
    leader = game.objects.get(obj.host)
    return leader.id if leader is not None and leader.zone == VC else 0


def is_mate(game: Game, id: int) -> bool:
    """Whether the unit is a legion mate, with or without a leader."""
    obj = game.objects[id]
    return obj.zone == VC and obj.host != 0


def partner(game: Game, id: int) -> int:
    """The other unit of the legion; 0: the unit is in none. [VG 6.4.2.2] The state ends when one of the two leaves, or
    becomes a heart without the other. [VG 6.4.1.3.2.1]"""
    return mate_of(game, id) or leader_of(game, id)


def in_legion(game: Game, obj: Obj) -> tuple[int, ...]:
    """The role `legion`: towards the other unit."""
    other = partner(game, obj.id)
    return (other,) if other else ()


def in_d_legion(game: Game, obj: Obj) -> tuple[int, ...]:
    """The role `D-legion`. [VG 6.4.1.3.2]"""
    return in_legion(game, obj) if D_LEGION in obj.marks else ()


def is_leader(game: Game, obj: Obj) -> tuple[int, ...]:
    other = mate_of(game, obj.id)
    return (other,) if other else ()


def is_legion_mate(game: Game, obj: Obj) -> tuple[int, ...]:
    other = leader_of(game, obj.id)
    return (other,) if other else ()


ROLES: Final = {
    "legion": in_legion,
    "D-legion": in_d_legion,
    "legion leader": is_leader,
    "legion mate": is_legion_mate,
}


def tied(game: Game, id: int) -> tuple[int, ...]:
    """[VG 6.4.4] The units that turn together with this one; [VG 6.4.4.1] what keeps one of them from turning keeps
    both."""
    other = partner(game, id)
    return (other,) if other else ()


def after_state(game: Game, event: Event) -> None:
    """[VG 6.4.4] When one of the two stands or rests, so does the other."""
    for other in tied(game, event.obj):
        if game.objects[other].state != event.state:
            events.perform(game, Event("state", other, event.player, state=event.state, word=event.word))


# --- to legion -----------------------------------------------------------------------------------------------------


def legion(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.4.1] The vanguard with the ability legions with the card; with the word `D`, it D-legions. [VG 6.4.1.1] Not
    if it is in legion already."""
    one = game.objects.get(ctx.source)
    if not ids or one is None or one.zone != VC or partner(game, one.id):
        return
    card = game.objects[ids[0]]
    events.perform(game, Event("reveal", card.id, one.player))  # [VG 6.4.1.2]
    event = Event("move", card.id, one.player, 0, "legion", one.id, VC, card.zone, one.state, 1)
    events.perform(game, event)  # [VG 6.4.1.3] it is no ride [VG 6.4.1.3.2.2]
    if event.new in game.objects:
        leader, mate = _roles(game, one.id, event.new)
        link(game, leader, mate, do.word == "D")
        if do.word == "D":
            lose_icons(game, leader, mate)
        for id, other in ((leader, mate), (mate, leader)):
            events.announce(game, "legion", id, one.player, word=do.word and D_LEGION, other=other)  # [VG 6.4.2.1]


def _roles(game: Game, first: int, second: int) -> tuple[int, int]:
    """[VG 6.4.3.1] Leader and mate: the card that was there leads, unless only the other one seeks it.
    [VG 6.4.3.1.1]"""
    swap = seeks(game, second, first) and not seeks(game, first, second)
    return (second, first) if swap else (first, second)


def link(game: Game, leader: int, mate: int, d: bool) -> None:
    """[VG 6.4.1.3.2] Gives both the legion state, which associates them."""
    for id in (leader, mate):
        obj = game.objects[id].copy()
        obj.host = leader if id == mate else 0
        marks = [mark for mark in obj.marks if mark not in MARKS]
        obj.marks = (*marks, LEGIONED, THIS_TURN, *((D_LEGION,) if d else ()))  # [VG 6.4.2.3]
        game.put(obj)


NO_ICON: Final = t.Strip(t.Ref(D_LEGION) & t.Role(D_LEGION), ICON)


def lose_icons(game: Game, leader: int, mate: int) -> None:
    """[VG 6.4.1.3.1] If both have the persona ride icon when they D-legion, neither has it while they are in that
    state."""
    if layers.has(game, leader, ICON) and layers.has(game, mate, ICON):
        player, bound = game.objects[leader].player, ((D_LEGION, (leader, mate)),)
        game.add_effect(Effect(NO_ICON, "", leader, player, game.tick(), None, bound))


LEGION_KINDS: Final[tuple[int, ...]] = (VC, HEART)


def end_turn(game: Game) -> None:
    """[VG 6.4.2.3] What legioned this turn did so in an earlier one."""
    for kind in LEGION_KINDS:
        for player in range(2):
            for id in game.at(kind, player):
                obj = game.objects[id]
                if obj.marks and THIS_TURN in obj.marks:
                    changed = obj.copy()
                    changed.marks = tuple([mark for mark in obj.marks if mark != THIS_TURN])
                    game.put(changed)


def seeks(game: Game, id: int, other: int) -> bool:
    """[VG 14.11.1.3] Whether a Seek Mate ability of the card has the information of the other card."""
    for ability in game.objects[id].info.activated:
        if ability.keyword in (SEEK, D_SEEK):
            for node in walk.nodes(ability.do):
                if isinstance(node, t.Search):
                    return select.matches(game, node.what, other, Ctx(id, game.objects[id].player))
    return False


# --- in battle -----------------------------------------------------------------------------------------------------

MATE_POWER: Final = t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("legion mate"), "power"), "battle")


def attack_together(game: Game, leader: int) -> None:
    """[VG 10.4.1.12.1] While a legion attacks, the power of the mate is added to that of the leader. [VG 11.11.1.8]"""
    mate = mate_of(game, leader)
    if mate:
        player = game.objects[leader].player
        bound = (("legion mate", (mate,)),)
        game.add_effect(Effect(MATE_POWER, "battle", mate, player, game.tick(), (leader,), bound))


# --- the rule action [VG 13.3] -------------------------------------------------------------------------------------


def overloaded(game: Game, player: int) -> list[int]:
    """The units on the vanguard circle that go to the soul. NB: the ids of a zone are in order of arrival."""
    units = game.at(VC, player)
    lost = [id for id in units if is_mate(game, id) and not leader_of(game, id)]  # [VG 13.3.1]
    there = [id for id in units if id not in lost]
    plain = [id for id in there if not partner(game, id)]
    if plain:
        # [VG 13.3.3] [VG 13.3.2] RULING-VG-074: a unit in no legion that came last stays, whatever else is there
        return [*lost, *(id for id in there if id != plain[-1])]
    mates = [id for id in there if is_mate(game, id)]
    return [*lost, *mates[:-1]]  # [VG 13.3.4]


# --- Seek Mate [VG 14.11] ------------------------------------------------------------------------------------------


@record
class Returning(NamedTuple):
    """[VG 14.11.2.2] Cards of the drop zone that are chosen to pay for a D-legion."""

    player: int
    picks: tuple[int, ...] = ()


D_COST: Final = 4
D_TRIGGERS: Final = 2
BARRED: Final[tuple[str, ...]] = ("heal", "over")


def _fits(game: Game, player: int, picks: tuple[int, ...]) -> list[int]:
    """RULING-VG-075: at most two trigger units, and no heal and no over trigger among them."""
    full = sum("trigger" in game.objects[id].card.types for id in picks) >= D_TRIGGERS
    found: list[int] = []
    for id in game.at(DROP, player):
        card = game.objects[id].card
        if id in picks or ("trigger" in card.types and (full or card.words.get("trigger", ("",))[0] in BARRED)):
            continue
        found.append(id)
    return found


def can_return(game: Game, ctx: Ctx, do: t.Do) -> bool:
    picks: tuple[int, ...] = ()
    for _ in range(D_COST):
        found = _fits(game, ctx.controller, picks)
        if not found:
            return False
        picks = (*picks, found[0])
    return True


def return_four(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 14.11.2.2] The cost of a D-Seek Mate: four cards go from the drop zone back to the deck."""
    push(game, RETURN.id, Returning(ctx.controller))


def _ask_return(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Returning)
    if len(local.picks) >= D_COST:
        return None
    found = distinct(game, _fits(game, local.player, local.picks))
    return Decision(local.player, "return four cards", [Option("put back", (id,)) for id in found]) if found else None


def _take_return(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Returning)
    if frame.answer is None:
        return None
    frame.local = local._replace(picks=(*local.picks, *frame.answer.cards))
    return "14.11.2.2"


def _return(game: Game, frame: Frame) -> str | None:
    picks = frame.locals(Returning).picks
    events.perform(game, *(events.moving(game, id, "deck", -1, "return", position="bottom") for id in picks))
    return None


RETURN: Final[Procedure] = procedure(
    "VG 14.11",
    "Returning cards for a D-legion",
    Step("14.11.2.2", _take_return, ask=_ask_return),
    Step("nb.return", _return),
)

YOUR_DROP: Final = t.YOURS & t.Zone(("drop",))
SEEK_COST: Final[tuple[t.Instr, ...]] = (t.Choose("seek", 4, YOUR_DROP), t.Move(t.Ref("seek"), "deck", "return"))
D_SEEK_COST: Final[tuple[t.Instr, ...]] = (t.Do("return for D-legion"),)
NEVER: Final[t.Cond] = t.Unless(t.Is(t.SELF, t.Mark(LEGIONED)))
GRADE_THREE: Final[t.Cond] = t.Exists(t.ENEMY & t.Zone(("VC",)) & t.Figure("grade", ">=", 3))


def seek_mate(what: t.Sel, d: bool = False) -> t.Activated:
    """[VG 14.11.2] The ability Seek Mate or D-Seek Mate [VG 14.11.1] for a card that matches; `what` may
    name several. [VG 14.11.2.1] It costs four cards of the drop zone on top of the deck."""
    do = (
        t.Search("mate", 1, what, "deck", up_to=True),
        t.Do("legion", t.Ref("mate"), word="D" if d else ""),
        t.Shuffle("deck"),
        t.Do("cannot be used", word="game"),
    )
    cost = D_SEEK_COST if d else SEEK_COST
    both = t.Both((NEVER, GRADE_THREE))
    return t.Activated(cost=cost, do=do, cond=both, limit=1, keyword=D_SEEK if d else SEEK, zones=("VC",))


VERBS: Final[dict[str, Verb]] = {
    "legion": Verb("VG 6.4", legion),
    "return for D-legion": Verb("VG 14.11.2.2", return_four, can_return),
}
