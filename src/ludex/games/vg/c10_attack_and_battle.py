"""[VG 10] Attack and battle: start step, attack step, guard step. The other steps are in c10_drive_and_damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.decisions import PASS, Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, nothing, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import paying
from ludex.core.values import costs, layers, queries
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import (
    GC,
    HAND,
    RC,
    RESTED,
    STANDING,
    VC,
    Battle,
    G,
    behind,
    front_row,
    in_front_row,
    unit_at,
    vanguard,
)
from ludex.games.vg.c06_calls_and_rides import Call, call_to_guard
from ludex.games.vg.c10_drive_and_damage import CLOSE_STEPS, DAMAGE_STEPS, DRIVE_STEPS, drives
from ludex.games.vg.c11_playing_abilities import begin, can_play_order, check, play_order

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _battle(frame: Frame) -> Battle:
    local = frame.locals(Battle)
    return local


# --- start step [VG 10.3] ------------------------------------------------------------------------------------------


def attackers(game: Game, player: int) -> list[int]:
    """[VG 10.4.1.3] The standing units of the front row that no effect keeps from attacking. [VG 10.1.1]"""
    return [
        id
        for id in front_row(game, player)
        if game.objects[id].state == STANDING and queries.may(game, "attack", id, True)
    ]


def targets(game: Game, attacker: int) -> list[int]:
    """[VG 10.4.1.6] The opponent's front row, without units that this unit may not attack."""
    enemy = 1 - game.objects[attacker].player
    front = front_row(game, enemy)
    if not layers.index_of(game).rules:
        return front
    found = queries.among(game, "attack targets", attacker, front, game.at(RC, enemy))
    return [id for id in found if queries.may(game, "be attacked", id, True, attacker)]


def can_attack(game: Game, player: int) -> bool:
    """[VG 10.3.2] Whether an attack is possible: not in the first turn of the game, and not if no unit could attack
    another. [VG 10.2.2]"""
    if game.turn == 1:
        return False
    return any(targets(game, id) for id in attackers(game, player))


def _begin_battle_phase(game: Game, frame: Frame) -> str | None:
    """[VG 10.3.1.1] Announces the battle phase, once, in its first start step."""
    begin(game, "battle phase")
    return None


def _ask_attack(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.3.1.3] Asks whether to attack; nobody is asked if no attack is possible. [VG 10.3.2]"""
    if not can_attack(game, game.active):
        return None
    return Decision(game.active, "attack?", [Option("attack!"), PASS])


def _choose_to_attack(game: Game, frame: Frame) -> str | None:
    """[VG 10.3.1.5] Ends the battle phase if the player does not attack."""
    if frame.answer is None or frame.answer.verb == "pass":
        return "end"
    return None


def _to_attack_step(game: Game, frame: Frame) -> str | None:
    """[VG 10.3.1.4] Starts a battle without attacker and target; the turn player is the attacking side. [VG 10.3.1.2]
    [VG 10.1.6]"""
    push(game, "VG 10.4", Battle(game.active))
    return "10.3.1.2"


START_STEP = procedure(
    "VG 10.3",
    "Battle phase",
    Step("10.3.1.1", _begin_battle_phase),
    Step("nb.check", check),
    Step("10.3.1.2", nothing),
    Step("10.3.1.3", _choose_to_attack, ask=_ask_attack),
    Step("10.3.1.4", check),
    Step("nb.attack", _to_attack_step),
)


# --- attack step [VG 10.4] -----------------------------------------------------------------------------------------


def _begin_battle(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.1] The battle begins, and counts as a battle whatever happens in it. [VG 10.1.3]"""
    game.remember("battles", game.remembers("battles") + 1)
    return None


def _begin_attack_step(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.2] The attack step begins."""
    begin(game, "attack step")
    return None


def _ask_attacker(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.4.1.3] NB: one option names attacker and target; nobody can act between the two choices."""
    local = _battle(frame)
    if local.attacker:
        return None
    options = [Option("attack", (a, b)) for a in attackers(game, local.player) for b in targets(game, a)]
    return Decision(local.player, "attack with which unit?", options) if options else None


def _take_attacker(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.3.1] If no unit can be chosen, the battle ends without a close step, and the battle phase ends,
    too."""
    local = _battle(frame)
    if local.attacker:
        return None
    if frame.answer is None:
        below = game.frames[-2]
        below.pc = game.book.procedures[below.proc].size
        return "end"
    a, b = frame.answer.cards
    frame.local = local._replace(attacker=a, targets=(b,))
    return None


def _suitable_attacker(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.4.1] Goes to the close step if the attacker is gone, rested or may not attack."""
    local = _battle(frame)
    obj = game.objects.get(local.attacker)
    if obj is None or obj.zone > GC or obj.state != STANDING or not queries.may(game, "attack", obj.id, True):
        return "10.8.1.1"
    return None


def _rest_attacker(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.5] The attacker rests, and is attacking while it stays on its circle. [VG 10.4.1.5.1] Whether it may
    attack is not checked again. [VG 10.4.1.5.2]"""
    local = _battle(frame)
    events.perform(game, Event("state", local.attacker, local.player, state=RESTED, word="rest"))
    frame.local = local._replace(attacking=local.attacker)
    return None


def _suitable_target(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.7.1] Goes to the close step if the target is gone or may not be attacked."""
    local = _battle(frame)
    for id in local.targets:
        obj = game.objects.get(id)
        if obj is None or obj.zone > GC or not queries.may(game, "be attacked", id, True, local.attacker):
            events.announce(game, "attack", local.attacker, local.player)
            return "10.8.1.1"
    return None


def _widen_targets(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.8] Effects like `battles all of them` add targets, except units that effects protect. [VG 10.2.3]"""
    local = _battle(frame)
    if "battles" in layers.index_of(game).rules:
        enemy = 1 - game.objects[local.attacker].player
        everyone = (*game.at(VC, enemy), *game.at(RC, enemy))
        found = queries.among(game, "battles", local.attacker, list(local.targets), everyone)
        kept = tuple(id for id in found if queries.may(game, "be attacked", id, True, local.attacker))
        frame.local = local._replace(targets=kept)
    return None


def _attack(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.9] The targets are attacked; the events `attacks` and `is attacked` happen. [VG 10.4.1.5.3]
    [VG 10.4.1.9.4] There is one for each target [VG 10.4.1.9.3], and each event names the battle opponent
    [VG 10.4.1.9.2]. Units that come to these circles later are not attacked. [VG 10.4.1.11] NB: both events are
    announced here together, because an ability of the first may refer to the target."""
    local = _battle(frame)
    frame.local = local._replace(attacked=local.targets)
    for id in local.targets:
        events.announce(game, "attack", local.attacker, local.player, other=id)
    for id in local.targets:
        events.announce(game, "attacked", id, 1 - local.player, other=local.attacker)
    return None


def boosters(game: Game, attacker: int) -> int:
    """[VG 10.4.1.12] The standing unit with boost behind the attacker; 0: none. [VG 14.5.2]"""
    obj = game.objects.get(attacker)
    if obj is None or not in_front_row(obj):
        return 0
    id = unit_at(game, obj.player, behind(obj))
    if not id or game.objects[id].state != STANDING:
        return 0
    return id if queries.may(game, "boost", id, layers.has(game, id, "Boost"), attacker) else 0


def _ask_boost(game: Game, frame: Frame) -> Decision | None:
    local = _battle(frame)
    if local.ordered:
        return None  # [VG 7.36.1.2]
    id = boosters(game, local.attacking)
    if not id:
        return None
    return Decision(local.player, "boost?", [Option("boost", (id,)), PASS])


def _boost(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.12] The booster rests, and its power is added to the attacker's."""
    if frame.answer is not None and frame.answer.cards:
        c06.boost(game, frame.answer.cards[0], _battle(frame).attacking)
    return None


# --- guard step [VG 10.5] ------------------------------------------------------------------------------------------


def _begin_guard_step(game: Game, frame: Frame) -> str | None:
    """[VG 10.5.1.1] The guard step begins."""
    begin(game, "guard step")
    return None


def interceptors(game: Game, local: Battle) -> list[int]:
    """[VG 10.5.1.2.4] Front row rear-guards with intercept that are not attacked, standing or resting. [VG 14.4.2]"""
    found: list[int] = []
    for id in game.at(RC, 1 - local.player):
        obj = game.objects[id]
        if not in_front_row(obj) or id in local.attacked:
            continue
        if queries.may(game, "intercept", id, layers.has(game, id, "Intercept")):
            found.append(id)
    return found


def g_guardians(game: Game, p: int) -> list[int]:
    """[VG 10.5.1.2.3] Face down G guardians that the non-turn player may call: both vanguards must be of grade 3 or
    more, and at most three G guardians face up. RULING-VG-014: counted again for each, so there are never more than
    four."""
    zone = game.at(G, p)
    if not zone or p == game.active or sum(1 for id in zone if game.objects[id].up and _guards(game, id)) > 3:
        return []
    for player in (0, 1):
        id = vanguard(game, player)
        if not id or layers.value(game, id, "grade") < 3:
            return []
    down = [id for id in zone if not game.objects[id].up and _guards(game, id)]
    return [id for id in distinct(game, down) if costs.can_pay(game, Ctx(id, p), _guards(game, id)[0].cost)]


def _guards(game: Game, id: int) -> list[t.Activated]:
    """[VG 14.16] The G guardian abilities of a card."""
    return [ability for ability in game.objects[id].info.activated if ability.keyword == "G guardian"]


def _call_g_guardian(game: Game, p: int, id: int) -> None:
    """[VG 10.5.1.2.3] Turns the card face up, pays its cost, and makes a superior call."""
    events.perform(game, Event("face", id, p, up=1))
    c06.superior_call(game, p, (id,), True)
    paying.pay(game, _guards(game, id)[0].cost, Ctx(id, p))


def _ask_guard(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.5.1.2] Offers guardians from hand [VG 10.5.1.2.2], intercept, blitz orders, and pass. If no unit is
    attacked any more, nobody is asked. [VG 10.5.1.2.1.1] [VG 10.5.1.2.2.2] NB: several guardians are called one after
    another."""
    local = _battle(frame)
    if not local.attacked:
        return None
    p = 1 - local.player
    options: list[Option] = []
    for card in distinct(game, game.at(HAND, p)):
        if "unit" in game.objects[card].card.types:
            if queries.may(game, "guard", card, True) and queries.may(game, "call", card, True):
                options.append(Option("guard", (card,)))
        elif can_play_order(game, p, card, True):
            options.append(Option("play", (card,)))
    for id in g_guardians(game, p):
        options.append(Option("G guard", (id,)))
    for id in interceptors(game, local):
        options.append(Option("intercept", (id,)))
    if not options:
        return None
    options.append(PASS)
    return Decision(p, "guard?", options, local.attacked[0])


def _guard(game: Game, frame: Frame) -> str | None:
    """[VG 10.5.1.2.1] After a pass comes the drive step, or the damage step if no unit makes drive checks."""
    local = _battle(frame)
    answer = frame.answer
    if answer is None or answer.verb == "pass":
        return "10.6.1.1" if drives(game, local) else "10.7.1.1"
    p = 1 - local.player
    if answer.verb == "guard":
        call_to_guard(game, p, answer.cards[0])
    elif answer.verb == "play":
        play_order(game, p, answer.cards[0])
    elif answer.verb == "G guard":
        _call_g_guardian(game, p, answer.cards[0])
    else:
        _intercept(game, p, answer.cards[0])
    return None


def _intercept(game: Game, p: int, id: int) -> None:
    """[VG 10.5.1.2.4] The unit moves to the guardian circle, rested, and stays the same card. [VG 7.34.1.1]
    [VG 10.5.1.2.4.1]"""
    moved = Event("move", id, p, 0, "intercept", 0, GC, RC, RESTED)
    events.perform(game, moved)
    obj = game.objects.get(id)
    if obj is not None and obj.zone == GC:
        events.announce(game, "intercept", id, p)
    game.frames.append(
        Frame("VG 6.2", c06.CALL.at["6.2.4"], Call(p, (id,), (), "intercept", -1, (id,), True))
    )  # [VG 10.4.1.10]


def _check_and_back(game: Game, frame: Frame) -> str | None:
    """[VG 10.5.2] A check timing follows each action; then the defender may act again."""
    check(game, frame)
    return "10.5.1.2"


BATTLE = procedure(
    "VG 10.4",
    "Battle",
    Step("10.4.1.1", _begin_battle),
    Step("10.4.1.2", _begin_attack_step),
    Step("nb.check", check),
    Step("10.4.1.3", _take_attacker, ask=_ask_attacker),
    Step("10.4.1.4", _suitable_attacker),
    Step("10.4.1.5", _rest_attacker),
    Step("10.4.1.6", nothing),
    Step("10.4.1.7", _suitable_target),
    Step("10.4.1.8", _widen_targets),
    Step("10.4.1.9", _attack),
    Step("10.4.1.12", _boost, ask=_ask_boost),
    Step("10.4.1.13", check),
    Step("10.5.1.1", _begin_guard_step),
    Step("nb.guard", check),
    Step("10.5.1.2", _guard, ask=_ask_guard),
    Step("10.5.2", _check_and_back),
    *DRIVE_STEPS,
    *DAMAGE_STEPS,
    *CLOSE_STEPS,
)
