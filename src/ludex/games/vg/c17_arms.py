"""[VG 17.7] Arms orders: orders that lie on the vanguard circle and are associated with a vanguard.

They lie in a zone kind of their own, `arms`, and `Obj.host` is the unit. `arms(name)` is the ability that specifies the
card name of that unit; the query `arms` asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import RelationFn, Verb
from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import layers, queries
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c04_zones import ARMS, RC, VC, vanguard
from ludex.games.vg.c17_buddyfight_arms import rivals

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

SUBTYPE: Final = "arms"
SPECIFIED: Final = "arms"
"""The query for the units that an arms ability specifies."""
ARM: Final = "arm"
"""The word for putting an arms order on the circle, the event of a unit that armed one, and whether it may."""
KEYWORDS: Final[tuple[str, ...]] = ("Arms", "Left Deity Arms", "Right Deity Arms")


def arms(name: str, keyword: str = "Arms") -> t.Passive:
    """[VG 17.7.2.1] The arms ability for units with this card name."""
    return t.Passive((t.Rule("widen", SPECIFIED, t.SELF, t.Word("name", name)),), keyword=keyword, zones=NAMED_IN)


def is_arms(game: Game, id: int) -> bool:
    """[VG 17.9.5] Whether the card is an arms order: a unit with Völundr is one on a circle only."""
    return SUBTYPE in layers.words(game, id, "type")


def specifies(game: Game, card: int, unit: int) -> bool:
    """Whether the unit has the card name that the arms ability of the card specifies."""
    return bool(queries.among(game, SPECIFIED, card, [], [unit]))


def may_arm(game: Game, card: int, unit: int) -> bool:
    """[VG 17.7.4.1] Whether the unit is a vanguard with the card name, and no effect keeps it from arming the card."""
    obj = game.objects.get(unit)
    return (
        obj is not None
        and obj.zone == VC
        and specifies(game, card, unit)
        and queries.may(game, ARM, unit, True, card)
    )  # fmt: skip


def bearers(game: Game, player: int, card: int) -> tuple[int, ...]:
    """[VG 17.7.3] The player's vanguards that can arm the card."""
    return tuple([id for id in game.at(VC, player) if may_arm(game, card, id)])


# --- putting them on the circle --------------------------------------------------------------------------------------


@record
class Arming(NamedTuple):
    """[VG 17.7.3] An arms order that was resolved, and the vanguards that can arm it."""

    player: int
    card: int
    hosts: tuple[int, ...]


def resolved(game: Game, player: int, card: int) -> bool:
    """[VG 17.7.3] An arms order goes to the circle of a vanguard with the specified name instead of the drop zone.
    [VG 17.7.3.1] False: there is none."""
    hosts = bearers(game, player, card)
    if hosts:
        push(game, ARMING.id, Arming(player, card, hosts))
    return bool(hosts)


def _ask_host(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Arming)
    options = [Option(ARM, (local.card, host)) for host in local.hosts]
    return Decision(local.player, "which unit is armed?", options, local.card)


def _arm(game: Game, frame: Frame) -> str | None:
    """[VG 17.7.3] The order is associated with one of the vanguards with the specified name."""
    assert frame.answer is not None
    card, host = frame.answer.cards
    put(game, (card,), host)
    return None


ARMING: Final[Procedure] = procedure("VG 17.7", "Arming", Step("17.7.3", _arm, ask=_ask_host))


def do_arm(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.7.4] Arms cards to the vanguard that `word` names as chosen; without a word, to that of the player.
    [VG 17.7.4.1] Nothing is done with a card that the unit cannot arm, or that is no arms order."""
    named = ctx.get(do.word) if do.word else (vanguard(game, ctx.controller),)
    for host in (named or ())[:1]:
        put(game, tuple([id for id in ids if is_arms(game, id) and may_arm(game, id, host)]), host)


def put(game: Game, cards: tuple[int, ...], host: int) -> None:
    """Puts the cards on the circle of the unit, at the same time."""
    side = game.objects[host].side
    if cards:
        moves = [Event("move", id, side, 0, ARM, host, ARMS, game.objects[id].zone) for id in cards]
        events.perform_all(game, tuple(moves))


def after_event(game: Game, event: Event) -> None:
    """[VG 17.7.4] A card that was put on the circle is associated with the unit; [VG 17.7.5] the unit armed it."""
    if event.dst == ARMS and event.other and event.new in game.objects:
        placed = game.objects[event.new].copy()
        placed.host = event.other
        game.put(placed)
        events.announce(game, ARM, event.other, placed.side, other=placed.id)
    elif event.dst == VC and (event.word in ("ride", "stride") or event.src == RC):
        _carry_over(game, event.new)


def _carry_over(game: Game, unit: int) -> None:
    """[VG 17.7.7] The arms orders whose ability specifies the unit that was ridden or strode are associated with it as
    soon as it is on the circle. [VG 17.16.10.6]"""
    obj = game.objects.get(unit)
    if obj is not None:
        for id in game.at(ARMS, obj.side):
            if specifies(game, id, unit):
                _associate(game, id, unit)


def _associate(game: Game, id: int, unit: int) -> None:
    """The arms order loses its association, and is associated with this unit. It did not arm it anew."""
    events.perform(game, Event("become", id, game.objects[id].player, dst=ARMS, other=unit, word="arms"))


def after_batch(game: Game, happened: list[Event]) -> None:
    """Cards that were put on the circle at the same time are equally old there. [VG 17.7.8.2] RULING-VG-200"""
    new = [e.new for e in happened if e.kind == "move" and e.dst == ARMS and e.new in game.objects]
    for id in new[1:]:
        obj = game.objects[id].copy()
        obj.entered = game.objects[new[0]].entered
        game.put(obj)


# --- rule actions [VG 17.7.8] ----------------------------------------------------------------------------------------


def doubles(game: Game, player: int) -> list[Event]:
    """[VG 17.7.8.2] Of arms orders with the same name, those that were not put there last go to the drop zone."""
    ids = game.at(ARMS, player)
    old = [id for id in ids if any(_namesakes(game, id, other) and _before(game, id, other) for other in ids)]
    return [events.moving(game, id, "drop", -1, "illegal arms") for id in old]


def _namesakes(game: Game, one: int, other: int) -> bool:
    """Whether only one of the two stays: they have a name in common, or are rivals. [VG 17.16.10.5]"""
    if rivals(game.objects[one], game.objects[other]):
        return True
    return not set(layers.words(game, one, "name")).isdisjoint(layers.words(game, other, "name"))


def _before(game: Game, one: int, other: int) -> bool:
    return game.objects[one].entered < game.objects[other].entered


@record
class Keeping(NamedTuple):
    """[VG 17.7.8.2] Arms orders with the same name that were put on the circle at the same time."""

    player: int
    cards: tuple[int, ...]


def equals(game: Game) -> bool:
    """[VG 17.7.8.2] Of those that were put there last at the same time, their master chooses one. False: there are
    none."""
    for player in (game.active, 1 - game.active):
        for id in game.at(ARMS, player):
            same = [other for other in game.at(ARMS, player) if _namesakes(game, id, other)]
            if len(same) > 1:
                push(game, KEEPING.id, Keeping(player, tuple(same)))
                return True
    return False


def _choose(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Keeping)
    choose.choose(game, local.player, "keep", local.cards, 1, 1, "which of the arms orders stays?")
    return None


def _drop_others(game: Game, frame: Frame) -> str | None:
    """[VG 17.7.8.2] All but the chosen one go to the drop zone."""
    local = frame.locals(Keeping)
    kept = frame.result or ()
    others = [id for id in local.cards if id not in kept]
    events.perform(game, *(events.moving(game, id, "drop", -1, "illegal arms") for id in others))
    return None


KEEPING: Final[Procedure] = procedure(
    "VG 17.7.8", "Arms orders with the same name", Step("nb.choose", _choose), Step("17.7.8.2", _drop_others)
)


def astray(game: Game, player: int) -> list[Event]:
    """[VG 17.7.8.3] What happens with arms orders whose unit has left the circle, is no vanguard any more, or has the
    specified name no more. [VG 17.7.8.3.1] Another vanguard there that has it is associated with the order: of two, the
    leader of the legion RULING-VG-199; [VG 17.7.8.3.2] otherwise the order goes to the drop zone."""
    found: list[Event] = []
    for id in game.at(ARMS, player):
        if _stays(game, game.objects[id]):
            continue
        others = [unit for unit in game.at(VC, player) if specifies(game, id, unit)]
        if others:
            others.sort(key=lambda unit: game.objects[unit].host)
            found.append(Event("become", id, player, dst=ARMS, other=others[0], word="arms"))
        else:
            found.append(events.moving(game, id, "drop", -1, "illegal arms"))
    return found


def _stays(game: Game, obj: Obj) -> bool:
    host = game.objects.get(obj.host)
    return host is not None and host.zone == VC and specifies(game, obj.id, host.id)


# --- who is armed with what [VG 17.7.6] ------------------------------------------------------------------------------


def _armed_with(game: Game, obj: Obj, other: Obj) -> bool:
    """[VG 17.7.6] Whether the unit is armed with the other card."""
    return other.zone == ARMS and other.host == obj.id


def _armed_to(game: Game, obj: Obj, other: Obj) -> bool:
    """[VG 17.7.6] Whether the arms order is armed to the other card."""
    return _armed_with(game, other, obj)


RELATIONS: Final[dict[str, RelationFn]] = {
    "armed to": _armed_to,
    "armed with": _armed_with,
}

VERBS: Final[dict[str, Verb]] = {
    "arm": Verb("VG 17.7.4", do_arm),
}
