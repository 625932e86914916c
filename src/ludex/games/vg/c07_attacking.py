"""[VG 7.36] Attacks by an instruction, [VG 7.37] units on chosen circles that are battled, [VG 7.38] changed targets,
[VG 7.46] twin drives, [VG 7.47] boosts by an instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import DONE, Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.position.objects import ANY_LENT
from ludex.core.position.records import record
from ludex.core.values import durations, layers, queries
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg import c07_dominating
from ludex.games.vg.c04_circles import rear_circles
from ludex.games.vg.c04_zones import GC, STANDING, battle, battle_frame, dominated, set_battle, unit_at
from ludex.games.vg.c06_legion import is_mate
from ludex.games.vg.c10_roles import Battle
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
    return "7.36.3"


def _next_units(game: Game, local: OrderedAttack) -> tuple[int, list[int]]:
    """[VG 7.36.3] Who says which unit attacks next, and among which: the turn player's units come first."""
    for player in (game.active, 1 - game.active):
        mine = [id for id in local.attackers if id in game.objects and game.objects[id].player == player]
        if mine:
            return player, mine
    return game.active, []


def _ask_unit(game: Game, frame: Frame) -> Decision | None:
    """NB: where the same player also says what is attacked, one option names both."""
    local = frame.locals(OrderedAttack)
    player, found = _next_units(game, local)
    if player == local.player:
        options = [Option("attack", pair) for unit in found for pair in _pairs(game, local._replace(unit=unit))]
        return Decision(player, "attack", options) if options else None
    options = [Option("choose", (id,)) for id in found]
    return Decision(player, "which unit attacks next?", options) if options else None


def _take_unit(game: Game, frame: Frame) -> str | None:
    """[VG 7.36.3] One unit after the other attacks, until none is left."""
    local = frame.locals(OrderedAttack)
    if frame.answer is None:
        _, found = _next_units(game, local)
        frame.local = local._replace(attackers=tuple(id for id in local.attackers if id not in found))
        return "7.36.3" if found else None
    unit = frame.answer.cards[0]
    frame.local = local._replace(unit=unit, attackers=tuple(id for id in local.attackers if id != unit))
    return _attack_pair(game, frame) or "7.36.1.3" if frame.answer.verb == "attack" else "7.36.1.1"


def _pairs(game: Game, local: OrderedAttack) -> list[tuple[int, int]]:
    """[VG 7.36.1.1] The unit with each target, if it stands and may attack that one."""
    obj = game.objects.get(local.unit)
    if obj is None or obj.zone > GC or obj.state != STANDING or not queries.may(game, "attack", obj.id, True):
        return []
    found: list[tuple[int, int]] = []
    for b in local.targets:
        there = game.objects.get(b)
        if there is None or is_mate(game, b):
            continue  # [VG 6.4.3.2.2]
        if there.zone <= GC and queries.may(game, "be attacked", b, True, obj.id):
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
    frame.local = local._replace(unit=0)
    effect_over(game)
    return None


def effect_over(game: Game) -> None:
    """[VG 7.39.1.2] An effect is resolved: what it dominated without saying for how long is free again. RULING-VG-092:
    a unit that it told to attack stays dominated until that attack is over."""
    if ANY_LENT not in game.memory and c07_dominating.SHUFFLES_BOTH not in game.memory:
        return
    game.memory.pop(c07_dominating.SHUFFLES_BOTH, None)
    ordered: tuple[int, ...] = ()
    for frame in game.frames:
        if isinstance(frame.local, OrderedAttack):
            ordered += (*frame.local.attackers, frame.local.unit)
    c07_dominating.end(game, c07_dominating.EFFECT, ordered)


ATTACK: Final[Procedure] = procedure(
    "VG 7.36",
    "Attack by an instruction",
    Step("7.36.1", _check_before),
    Step("7.36.1.1", _attack_pair, ask=_ask_pair),
    Step("7.36.1.3", _attack_again),
    Step("7.36.3", _take_unit, ask=_ask_unit),
    Step("nb.over", _over),
)


# --- battling the units on chosen circles [VG 7.37] ------------------------------------------------------------------

SO_MANY: Final = "battles so many"
"""The query how many circles the player of a unit chooses, with whose units it battles."""
ON_CIRCLES: Final = "battles the units on"
"""The query among which units these are."""


@record
class Battling(NamedTuple):
    """[VG 7.37.1] The player chooses the units that the attacker battles: how many at most and at least, among which,
    and those that are chosen. NB: a circle without a unit is chosen by choosing one unit less."""

    player: int
    attacker: int
    most: int
    least: int
    among: tuple[int, ...]
    chosen: tuple[int, ...] = ()


def choose_battled(game: Game, fight: Battle, everyone: tuple[int, ...]) -> None:
    """[VG 7.37.1] If a text has the player choose circles before the attack, the units on them are those that are
    attacked, instead of the one that was specified. [VG 10.4.1.8]"""
    if SO_MANY not in layers.index_of(game).rules:
        return
    n = queries.limit(game, SO_MANY, fight.attacker, 0)
    found = queries.among(game, ON_CIRCLES, fight.attacker, [], everyone)
    able = tuple(
        id for id in found if not is_mate(game, id) and queries.may(game, "be attacked", id, True, fight.attacker)
    )
    if n < 1 or not able:
        return
    enemy = 1 - game.objects[fight.attacker].player
    empty = sum(not unit_at(game, enemy, circle) for circle in rear_circles(game, enemy))
    besides = queries.among(game, "battles", fight.attacker, [], everyone)
    least = max(n - empty, 0 if besides else 1)
    push(game, BATTLING.id, Battling(fight.player, fight.attacker, n, min(least, len(able)), able))


def _ask_battled(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Battling)
    if len(local.chosen) == min(local.most, len(local.among)):
        return None
    options = [Option("choose", (id,)) for id in local.among if id not in local.chosen]
    end = [DONE] if len(local.chosen) >= local.least else []
    return Decision(local.player, "choose a unit to battle", [*options, *end], local.attacker)


def _take_battled(game: Game, frame: Frame) -> str | None:
    """[VG 7.37.1] The chosen units become those that are attacked."""
    local = frame.locals(Battling)
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local._replace(chosen=(*local.chosen, *frame.answer.cards))
        return "7.37.1"
    below = battle_frame(game)
    if below is not None:
        assert isinstance(below.local, Battle)
        changed = below.local.copy()
        changed.targets = local.chosen
        set_battle(game, below, changed)
    return None


BATTLING: Final[Procedure] = procedure(
    "VG 7.37", "Battling units on chosen circles", Step("7.37.1", _take_battled, ask=_ask_battled)
)


def change_target(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.38.1] The attacking unit attacks this unit instead, and no other. [VG 7.38.1.1] [VG 10.1.5]"""
    frame = battle_frame(game)
    if frame is not None and ids and not is_mate(game, ids[0]):
        assert isinstance(frame.local, Battle)
        changed = frame.local.copy()
        changed.targets = changed.attacked = ids[:1]
        set_battle(game, frame, changed)


def battle_too(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.37.1] The attacking unit battles these units, too, until its battle ends."""
    frame = battle_frame(game)
    if frame is not None:
        assert isinstance(frame.local, Battle)
        changed = frame.local.copy()
        more = tuple([id for id in ids if id not in changed.attacked and not is_mate(game, id)])
        changed.targets += more
        changed.attacked += more
        set_battle(game, frame, changed)


VERBS: Final[dict[str, Verb]] = {
    "battle too": Verb("VG 7.37", battle_too),
    "attack": Verb("VG 7.36", attack),
    "boost": Verb("VG 7.47", boost),
    "change target": Verb("VG 7.38", change_target),
}
