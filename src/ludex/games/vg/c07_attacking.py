"""[VG 7.36] Attacks by an instruction, [VG 7.38] changed targets, [VG 7.46] twin drives, [VG 7.47] boosts by an
instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.position.records import record
from ludex.core.values import durations, queries
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import GC, STANDING, Battle, battle, battle_frame, set_battle
from ludex.games.vg.c07_dominating import dominated
from ludex.games.vg.c11_effects import THAT_ATTACK

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


def boost(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.47.1] The given units boost the attacking unit, each for itself. [VG 7.47.1.2.1]"""
    now = battle(game)
    if now is not None and now.attacking:
        for id in ids:
            c06.boost(game, id, now.attacking)


# --- attack by an instruction [VG 7.36] ----------------------------------------------------------------------------


@record
class OrderedAttack(NamedTuple):
    """[VG 7.36.1] Attacks that an effect of the player and the source orders: the units that are still to attack, their
    targets, and the unit that attacks now."""

    player: int
    source: int
    attackers: tuple[int, ...]
    targets: tuple[int, ...]
    unit: int = 0


BEFORE_AN_ATTACK: Final[tuple[str, ...]] = ("VG 10.4", "VG 11.6.1", "VG 11.8.2")


def attack(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.36.1] The units attack the units bound to `do.word`, after the check timing that follows the effect;
    [VG 7.36.2] during a battle, after that battle."""
    targets = ctx.get(do.word) or ()
    order = Frame("VG 7.36", 0, OrderedAttack(ctx.controller, ctx.source, ids, targets))
    at = next(i for i, frame in enumerate(game.frames) if frame.proc in BEFORE_AN_ATTACK)
    game.frames.insert(at, order)


def _check_before(game: Game, frame: Frame) -> str | None:
    game.frames.append(Frame("VG 11.6.1"))
    return None


def _next_units(game: Game, local: OrderedAttack) -> tuple[int, list[int]]:
    """[VG 7.36.3] Who says which unit attacks next, and among which: the turn player's units come first."""
    for player in (game.active, 1 - game.active):
        mine = [id for id in local.attackers if id in game.objects and game.objects[id].player == player]
        if mine:
            return player, mine
    return game.active, []


def _ask_unit(game: Game, frame: Frame) -> Decision | None:
    player, found = _next_units(game, frame.locals(OrderedAttack))
    if len(found) < 2:
        return None
    return Decision(player, "which unit attacks next?", [Option("choose", (id,)) for id in found])


def _take_unit(game: Game, frame: Frame) -> str | None:
    """[VG 7.36.3] One unit after the other attacks, until none is left."""
    local = frame.locals(OrderedAttack)
    _, found = _next_units(game, local)
    if not found:
        return "nb.over"
    unit = frame.answer.cards[0] if frame.answer is not None else found[0]
    frame.local = local._replace(unit=unit, attackers=tuple(id for id in local.attackers if id != unit))
    return None


def _pairs(game: Game, local: OrderedAttack) -> list[tuple[int, int]]:
    """[VG 7.36.1.1] The unit with each target, if it stands and may attack that one."""
    obj = game.objects.get(local.unit)
    if obj is None or obj.zone > GC or obj.state != STANDING or not queries.may(game, "attack", obj.id, True):
        return []
    found: list[tuple[int, int]] = []
    for b in local.targets:
        there = game.objects.get(b)
        if there is not None and there.zone <= GC and queries.may(game, "be attacked", b, True, obj.id):
            found.append((obj.id, b))
    return found


def _ask_pair(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(OrderedAttack)
    options = [Option("attack", pair) for pair in _pairs(game, local)]
    return Decision(local.player, "attack", options) if options else None


def _attack_pair(game: Game, frame: Frame) -> str | None:
    """[VG 7.36.1.2] The battle begins, without a boost. [VG 7.36.1.2.1] The effect's master is the attacking player,
    the master of the attacked unit the defending one. [VG 7.36.4] What the effect said about that attack begins, too.
    """
    local = frame.locals(OrderedAttack)
    if frame.answer is None:
        return "7.36.3"
    a, b = frame.answer.cards
    durations.begin(game, THAT_ATTACK, local.source)
    fight = Battle(local.player, a, (b,), ordered=True, defender=game.objects[b].player)
    game.frames.append(Frame("VG 10.4", 0, fight))
    return None


def _attack_again(game: Game, frame: Frame) -> str | None:
    """[VG 7.36.1.3] Goes on with the next unit if this one stands again; a dominated one attacks once more."""
    obj = game.objects.get(frame.locals(OrderedAttack).unit)
    if obj is not None and obj.state == STANDING and not dominated(obj):
        return "7.36.3"
    return "7.36.1.1"


def _over(game: Game, frame: Frame) -> str | None:
    """[VG 7.36.4] Nothing is that attack any more. [VG 7.39.1.2] With its attacks the effect is over. RULING-VG-092"""
    local = frame.locals(OrderedAttack)
    durations.cancel(game, THAT_ATTACK, local.source)
    return None


ATTACK = procedure(
    "VG 7.36",
    "Attack by an instruction",
    Step("7.36.1", _check_before),
    Step("7.36.3", _take_unit, ask=_ask_unit),
    Step("7.36.1.1", _attack_pair, ask=_ask_pair),
    Step("7.36.1.3", _attack_again),
    Step("nb.over", _over),
)


def change_target(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.38.1] The attacking unit attacks this unit instead, and no other. [VG 7.38.1.1] [VG 10.1.5]"""
    frame = battle_frame(game)
    if frame is not None and ids:
        assert isinstance(frame.local, Battle)
        set_battle(game, frame, frame.local._replace(targets=ids[:1], attacked=ids[:1]))


VERBS: Final = {
    "attack": Verb("VG 7.36", attack),
    "boost": Verb("VG 7.47", boost),
    "change target": Verb("VG 7.38", change_target),
}
