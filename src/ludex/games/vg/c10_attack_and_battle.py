"""[VG 10] Attack and battle: start step, attack step, guard step. The other steps are in c10_drive_and_damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow import choose
from ludex.core.flow.decisions import PASS, Decision, Option, distinct, ending, window
from ludex.core.flow.frames import Frame, Step, nothing, procedure, push, stay
from ludex.core.happening import carrying, events, hearing, triggers
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.values import layers, queries, select
from ludex.core.values.select import PLAYERS
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg import c15_markers as markers
from ludex.games.vg.c04_circles import LAYOUT, behind, front_row, in_front_row
from ludex.games.vg.c04_zones import (
    ATTACHED,
    GC,
    HAND,
    RC,
    RESTED,
    STANDING,
    VC,
    dominated,
    set_battle,
    unit_at,
)
from ludex.games.vg.c06_called import Call
from ludex.games.vg.c06_calls_and_rides import call_to_guard
from ludex.games.vg.c06_legion import attack_together, is_mate, mate_of
from ludex.games.vg.c07_attacking import choose_battled
from ludex.games.vg.c07_guarding import TO_GUARD
from ludex.games.vg.c10_drive_and_damage import CLOSE_STEPS, DAMAGE_STEPS, DRIVE_STEPS, drives
from ludex.games.vg.c10_g_guardians import G_GUARDIANS, GGuardians, face_down, g_guardians, pay_for
from ludex.games.vg.c10_roles import Battle
from ludex.games.vg.c11_playing_abilities import begin, can_play_order, check, orders_elsewhere, play_order
from ludex.games.vg.c15_pseudo_cards import may_be_guardian
from ludex.games.vg.c17_astral_plane import on_plane
from ludex.games.vg.c17_buddyfight_battle import guards, guards_elsewhere

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _battle(frame: Frame) -> Battle:
    local = frame.locals(Battle)
    return local


# --- start step [VG 10.3] ------------------------------------------------------------------------------------------


FROM_BEHIND: Final = "attack from the back row"
AT_VANGUARDS: Final = "attack vanguards from the back row"
AT_THOSE: Final = "attack those from the back row"
"""The query whom a unit may attack from the back row; the others are for all units, and for vanguards."""


def attackers(game: Game, player: int) -> list[int]:
    """[VG 10.4.1.3] The standing units of the front row that no effect keeps from attacking, or from resting for it;
    [VG 10.1.1] and those of the back row that a text lets attack. [VG 1.3.1]"""
    row = _fighting(game, player)
    rear = game.at(RC, player)
    if game.spots is not LAYOUT:
        row += [id for id in rear if id not in row and on_plane(game, game.objects[id])]  # [VG 17.3.1.3]
    rules = layers.index_of(game).rules
    if rules and FROM_BEHIND in rules:
        row += [id for id in rear if id not in row and queries.may(game, FROM_BEHIND, id, False)]
    if rules and AT_VANGUARDS in rules:
        row += [id for id in rear if id not in row and queries.may(game, AT_VANGUARDS, id, False)]
    if rules and AT_THOSE in rules:
        row += [id for id in rear if id not in row and queries.may(game, AT_THOSE, id, False)]
    return [
        id
        for id in row
        if ready(game, id)
        and queries.may(game, "attack", id, True)
        and (game.objects[id].state != STANDING or queries.allowed(game, "state", "rest", id))
    ]


def _fights(game: Game, id: int) -> bool:
    """Whether a unit of the front row attacks and is attacked: a legion does as its leader [VG 6.4.3.2.2], an attached
    unit does not. [VG 6.9.3.2]"""
    return game.objects[id].zone != ATTACHED and not is_mate(game, id)


RESTING: Final = "attack while resting"


def ready(game: Game, id: int) -> bool:
    """[VG 10.4.1.4.1] Whether the unit stands, or is in a state that lets it attack at rest."""
    return game.objects[id].state == STANDING or queries.may(game, RESTING, id, False)


def _fighting(game: Game, player: int) -> list[int]:
    """The units of the front row that attack and are attacked."""
    return [id for id in front_row(game, player) if _fights(game, id)]


def targets(game: Game, attacker: int, facing: list[int] | None = None) -> list[int]:
    """[VG 10.4.1.6] The opponent's front row, without units that this unit may not attack. `facing`: the units of that
    row, where they are known already."""
    enemy = 1 - game.objects[attacker].player
    front = _fighting(game, enemy) if facing is None else facing
    if not layers.index_of(game).rules:
        return front
    front = [id for id in front if _reaches(game, attacker, id)]
    found = queries.among(game, "attack targets", attacker, front, game.at(RC, enemy))
    return [id for id in found if queries.may(game, "be attacked", id, True, attacker)]


def _reaches(game: Game, attacker: int, target: int) -> bool:
    """Whether the unit may attack the target from where it is: from the back row, if a text says so, all units,
    vanguards, or those that it tells. [VG 1.3.1]"""
    obj = game.objects[attacker]
    rules = layers.index_of(game).rules
    if (AT_VANGUARDS not in rules and AT_THOSE not in rules) or in_front_row(game, obj) or on_plane(game, obj):
        return True
    if queries.may(game, FROM_BEHIND, attacker, False) or queries.may(game, AT_THOSE, attacker, False, target):
        return True
    return game.objects[target].zone == VC and queries.may(game, AT_VANGUARDS, attacker, False)


def can_attack(game: Game, player: int) -> bool:
    """[VG 10.3.2] Whether an attack is possible: not in the first turn of the game, and not if no unit could attack
    another. [VG 10.2.2]"""
    if game.turn == 1:
        return False
    facing = _fighting(game, 1 - player)
    for id in attackers(game, player):
        if targets(game, id, facing if game.objects[id].player == player else None):
            return True
    return False


def _begin_battle_phase(game: Game, frame: Frame) -> str | None:
    """[VG 10.3.1.1] Announces the battle phase, once, in its first start step."""
    begin(game, "battle phase")
    return None


def _ask_attack(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.3.1.3] Asks whether to attack; if no attack is possible, there is only the end of the battle phase, and
    none to ask for in the first turn of the game. [VG 10.3.2]"""
    if game.turn == 1:
        return None
    possible = [Option("attack!")] if can_attack(game, game.active) else []
    return ending(game, game.active, "attack?", [*possible, PASS])


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
    options: list[Option] = []
    facing = _fighting(game, 1 - local.player)
    for a in attackers(game, local.player):
        for b in targets(game, a, facing if game.objects[a].player == local.player else None):
            options.append(Option("attack", (a, b)))
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
    changed = local.copy()
    changed.attacker, changed.targets = a, (b,)
    frame.local = changed
    return None


def _suitable_attacker(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.4.1] Goes to the close step if the attacker is gone, rested or may not attack."""
    local = _battle(frame)
    obj = game.objects.get(local.attacker)
    if obj is None or obj.zone > GC or not ready(game, obj.id) or not queries.may(game, "attack", obj.id, True):
        return "10.8.1.1"
    return None


def _rest_attacker(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.5] The attacker rests, and is attacking while it stays on its circle. [VG 10.4.1.5.1] Whether it may
    attack is not checked again. [VG 10.4.1.5.2]"""
    local = _battle(frame)
    events.perform(game, Event("state", local.attacker, local.player, state=RESTED, word="rest"))
    changed = local.copy()
    changed.attacking = local.attacker
    set_battle(game, frame, changed)
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


def _choose_targets(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.8] Effects like `choose three circles, and this unit battles all units on them` change which units are
    specified. [VG 7.37.1]"""
    enemy = 1 - game.objects[_battle(frame).attacker].player
    choose_battled(game, _battle(frame), (*game.at(VC, enemy), *game.at(RC, enemy)))
    return None


WITH_VANGUARD: Final = "battles with a vanguard"
"""The query which units a unit battles besides, if it attacks a vanguard."""


def _widen_targets(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.8] Effects like `battles all of them` add targets, except units that effects protect. [VG 10.2.3]"""
    local = _battle(frame)
    if "battles" in layers.index_of(game).rules:
        enemy = 1 - game.objects[local.attacker].player
        everyone = (*game.at(VC, enemy), *game.at(RC, enemy))
        found = queries.among(game, "battles", local.attacker, list(local.targets), everyone)
        found = [id for id in found if not is_mate(game, id)]
        kept = tuple(id for id in found if queries.may(game, "be attacked", id, True, local.attacker))
        changed = local.copy()
        changed.targets = kept
        frame.local = local = changed
    if WITH_VANGUARD in layers.index_of(game).rules and any(game.objects[id].zone == VC for id in local.targets):
        enemy = 1 - game.objects[local.attacker].player
        found = queries.among(game, WITH_VANGUARD, local.attacker, [], (*game.at(VC, enemy), *game.at(RC, enemy)))
        further = [id for id in found if id not in local.targets and not is_mate(game, id)]
        changed = local.copy()
        changed.targets += tuple(id for id in further if queries.may(game, "be attacked", id, True, local.attacker))
        frame.local = local = changed
    if "battles the column" in layers.index_of(game).rules:
        _widen_to_column(game, frame)
    return None


def _widen_to_column(game: Game, frame: Frame) -> None:
    """[VG 10.4.1.8] Effects like `battles all units in a column` add the units in the column of the target that was
    chosen. [VG 4.9.1.1]"""
    local = _battle(frame)
    if not local.targets or not queries.may(game, "battles the column", local.attacker, False):
        return
    enemy = 1 - game.objects[local.attacker].player
    for id in (*game.at(VC, enemy), *game.at(RC, enemy)):
        beside = select.matches(game, t.Beside(t.SELF, "column"), id, Ctx(local.targets[0], local.player))
        more = beside and id not in local.targets and not is_mate(game, id)
        if more and queries.may(game, "be attacked", id, True, local.attacker):
            changed = local.copy()
            changed.targets = (*local.targets, id)
            frame.local = local = changed


def _attack(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.9] The targets are attacked; the events `attacks` and `is attacked` happen. [VG 10.4.1.5.3]
    [VG 10.4.1.9.4] Of the second there is one for each target [VG 10.4.1.9.3], and each event names the battle opponent
    [VG 10.4.1.9.2]. Units that come to these circles later are not attacked. [VG 10.4.1.11] NB: both events are
    announced here together, because an ability of the first may refer to the target."""
    local = _battle(frame)
    changed = local.copy()
    changed.attacked = local.targets
    set_battle(game, frame, changed)
    _tell_attack(game, local)
    for id in local.targets:
        events.announce(game, "attacked", id, local.defending, other=local.attacker)
    return None


def _tell_attack(game: Game, local: Battle) -> None:
    """[VG 10.4.1.5.3] The unit attacks once, however many units are attacked: an ability triggers once, and one that
    asks which unit is attacked triggers if any of them fits."""
    told: set[tuple[int, int]] = set()
    for id in local.targets:
        waited = len(game.pending)
        if id == local.targets[0]:
            events.announce(game, "attack", local.attacker, local.player, other=id)
        else:
            _tell_further(game, Event("attack", local.attacker, local.player, other=id), told)
        told.update((pending.source, pending.number) for pending in game.pending[waited:])


def _tell_further(game: Game, event: Event, told: set[tuple[int, int]]) -> None:
    """Abilities that ask for the attacked unit, and have not triggered yet, become standby."""
    carrying.report(game, [event])
    for source, number, ability in layers.index_of(game).events.get("attack", ()):
        when = ability.when
        asks = isinstance(when, t.When) and when.other != t.ANY and (source, number) not in told
        if asks and isinstance(when, t.When) and hearing.fires(game, when, source, event):
            triggers.wait(game, ability, source, event, number)


def boosters(game: Game, attacker: int) -> int:
    """[VG 10.4.1.12] The standing unit with boost behind the attacker; 0: none. [VG 14.5.2]"""
    obj = game.objects.get(attacker)
    if obj is None or not in_front_row(game, obj):
        return 0
    id = unit_at(game, obj.player, behind(game, obj))
    if not id or game.objects[id].state != STANDING or dominated(game.objects[id]):
        return 0  # [VG 7.39.6]
    able = queries.may(game, "boost", id, layers.has(game, id, "Boost"), attacker)
    return id if able and queries.allowed(game, "state", "rest", id) else 0


def _ask_boost(game: Game, frame: Frame) -> Decision | None:
    local = _battle(frame)
    if local.ordered:  # [VG 7.36.1.2]
        return None
    id = boosters(game, local.attacking)
    if not id:
        return None
    mate = mate_of(game, local.attacking)
    either = [Option("boost unit", (id, one)) for one in (local.attacking, mate)] if mate else [Option("boost", (id,))]
    return Decision(local.player, "boost?", [*either, PASS])


def _boost(game: Game, frame: Frame) -> str | None:
    """[VG 10.4.1.12] The booster rests, and its power is added to the attacker's, or to that of either unit of a
    legion."""
    attacking = _battle(frame).attacking
    attack_together(game, attacking)
    if frame.answer is not None and frame.answer.cards:
        c06.boost(game, frame.answer.cards[0], frame.answer.cards[-1] if len(frame.answer.cards) > 1 else attacking)
    return None


# --- guard step [VG 10.5] ------------------------------------------------------------------------------------------


def _begin_guard_step(game: Game, frame: Frame) -> str | None:
    """[VG 10.5.1.1] The guard step begins."""
    begin(game, "guard step")
    return None


def interceptors(game: Game, local: Battle) -> list[int]:
    """[VG 10.5.1.2.4] Front row rear-guards with intercept that are not attacked, standing or resting. [VG 14.4.2]"""
    found: list[int] = []
    for id in game.at(RC, local.defending):
        obj = game.objects[id]
        front = in_front_row(game, obj)
        if id in local.attacked or not (front or queries.may(game, "intercept from the back", id, False)):
            continue
        if dominated(obj):
            continue  # [VG 7.39.6]
        able = queries.may(game, "intercept", id, layers.has(game, id, "Intercept"))
        if able and queries.may(game, "change circles", id, True) and queries.may(game, TO_GUARD, id, True):
            found.append(id)
    return found


def _ask_guard(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.5.1.2] Offers guardians from hand [VG 10.5.1.2.2], intercept, blitz orders, and pass. If no unit is
    attacked any more, nobody is asked. [VG 10.5.1.2.1.1] [VG 10.5.1.2.2.2] Several guardians, G guardians or
    interceptors can be one action."""
    local = _battle(frame)
    if not local.attacked or frame.result is not None:
        return None
    p = local.defending
    options: list[Option] = []
    least = _least(game, p)
    for card in distinct(game, game.at(HAND, p)):
        if least == 1 and _may_guard(game, card):
            options.append(Option("guard", (card,)))
        if can_play_order(game, p, card, True):
            options.append(Option("play", (card,)))
    for card in orders_elsewhere(game, p, True):
        options.append(Option("play", (card,)))
    for card in guards_elsewhere(game, p):
        if _may_guard(game, card):
            options.append(Option("guard", (card,)))
    for id in g_guardians(game, p):
        options.append(Option("G guard", (id,)))
    able = interceptors(game, local)
    for id in able:
        options.append(Option("intercept", (id,)))
    options.extend([Option(verb) for verb, n in _numbers(game, local, p, options, least) if n > 1])
    if any(queries.may(game, MUST, id, False) for id in able):
        return Decision(p, "guard?", options, local.attacked[0])  # NB: no passing before they did
    return window(game, p, "guard?", options, about=local.attacked[0])


def _may_guard(game: Game, card: int) -> bool:
    obj = game.objects[card]
    if not may_be_guardian(obj.card) or ("order" in obj.card.types and not guards(game, obj)):  # [VG 17.16.13]
        return False
    return queries.may(game, "guard", card, True) and queries.may(game, "call", card, True)


def _from_hand(game: Game, p: int) -> tuple[int, ...]:
    """The cards of the hand that can be called, and the orders that can be called from elsewhere."""
    return tuple([card for card in (*game.at(HAND, p), *guards_elsewhere(game, p)) if _may_guard(game, card)])


MUST: Final = "must intercept"
"""The query whether a unit has to intercept if it can: the player may not pass before it did."""
ALONE: Final = "guard alone"
IN_TWOS: Final = "guard as two"
"""The queries whether a player may call a guardian alone from the hand, and whether two without a third."""


def _least(game: Game, p: int) -> int:
    """[VG 10.5.1.2.2] How many cards of the hand the player must call at the same time, if they call any: effects may
    demand more than one."""
    if not queries.may(game, IN_TWOS, PLAYERS[p], True):
        return 3
    return 1 if queries.may(game, ALONE, PLAYERS[p], True) else 2


def _numbers(game: Game, local: Battle, p: int, options: list[Option], least: int) -> tuple[tuple[str, int], ...]:
    """How many cards each kind of action could have. NB: equal cards are one option, so hand and G zone are counted."""
    verbs = {option.verb for option in options}
    hand = len(_from_hand(game, p)) if least > 1 or "guard" in verbs else 0
    return (
        ("several guardians", hand if hand >= least else 0),
        ("several G guardians", len(face_down(game, p)) if "G guard" in verbs else 0),
        ("several interceptors", sum(option.verb == "intercept" for option in options)),
    )


def _act_with_several(game: Game, frame: Frame, local: Battle, verb: str) -> None:
    """[VG 10.5.1.2.2] [VG 10.5.1.2.4] Asks which cards guard or intercept in one action."""
    p = local.defending
    if verb == "several G guardians":
        push(game, G_GUARDIANS.id, GGuardians(p, (), True))
        return
    hand = verb == "several guardians"
    found = _from_hand(game, p) if hand else tuple(interceptors(game, local))
    least = max(2, _least(game, p)) if hand else 2
    choose.choose(game, p, "guard" if hand else "intercept", found, least, len(found), verb, secret=hand)
    stay(frame)


def _guard(game: Game, frame: Frame) -> str | None:
    """[VG 10.5.1.2.1] After a pass comes the drive step, or the damage step if no unit makes drive checks."""
    local = _battle(frame)
    answer = frame.answer
    if frame.result is not None:
        chosen, frame.result = frame.result, None
        _guard_with(game, local.defending, chosen)
        return None
    if answer is None or answer.verb == "pass":
        return "10.6.1.1" if drives(game, local) else "10.7.1.1"
    p = local.defending
    if not answer.cards:
        _act_with_several(game, frame, local, answer.verb)
    elif answer.verb == "play":
        play_order(game, p, answer.cards[0])
    elif answer.verb == "G guard":
        push(game, G_GUARDIANS.id, GGuardians(p, answer.cards))
        pay_for(game, p, answer.cards[0])
    else:
        _guard_with(game, p, answer.cards)
    return None


def _guard_with(game: Game, p: int, cards: tuple[int, ...]) -> None:
    """[VG 10.5.1.2.2] Calls cards from hand, [VG 10.5.1.2.4] or has units intercept."""
    if game.objects[cards[0]].zone != RC:
        call_to_guard(game, p, cards)
    else:
        _intercept(game, p, cards)


def _intercept(game: Game, p: int, ids: tuple[int, ...]) -> None:
    """[VG 10.5.1.2.4] The units move to the guardian circle, rested, and stay the same cards. [VG 7.34.1.1]
    [VG 10.5.1.2.4.1]"""
    left = {id: markers.on_circle(game, p, game.objects[id].slot) for id in ids}
    events.perform(game, *(Event("move", id, p, 0, "intercept", 0, GC, RC, RESTED) for id in ids))
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and obj.zone == GC:
            events.announce(game, "intercept", id, p)
            for marker in left[id]:  # [VG 16.3.1.6.2]
                events.announce(game, "intercept from", id, p, other=marker)
    game.frames.append(
        Frame("VG 6.2", c06.CALL.at["6.2.4"], Call(p, ids, (), "intercept", -1, ids, True))
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
    Step("nb.circles", _choose_targets),
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
