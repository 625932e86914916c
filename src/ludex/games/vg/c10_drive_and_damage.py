"""[VG 10.6] Drive step, [VG 10.7] damage step and [VG 10.8] close step of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.frames import Frame, Step
from ludex.core.happening import events, hearing, triggers
from ludex.core.position.event import Event
from ludex.core.tree import When
from ludex.core.values import durations, layers, queries
from ludex.games.vg import c07_dominating
from ludex.games.vg.c04_zones import DECK, GC, RC, TRIGGER, VC, set_battle
from ludex.games.vg.c10_roles import Battle
from ludex.games.vg.c11_playing_abilities import begin, check, tell_once
from ludex.games.vg.c11_trigger_checks import barred_from_drive_checks, play_triggers
from ludex.games.vg.c13_rule_actions import something_due
from ludex.games.vg.c17_astral_plane import on_plane

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _battle(frame: Frame) -> Battle:
    local = frame.locals(Battle)
    return local


# --- drive step [VG 10.6] ------------------------------------------------------------------------------------------


def drives(game: Game, local: Battle) -> bool:
    """[VG 10.6.1.2] [VG 10.6.1.2.1] Whether the attacking unit makes drive checks: it is a vanguard, or a rear-guard
    that an effect lets do so. RULING-VG-014: a unit that left makes none."""
    obj = game.objects.get(local.attacking)
    if obj is None:
        return False
    if obj.marks and barred_from_drive_checks(game, obj.id):
        return False
    if queries.may(game, TWIN_DRIVE, obj.id, False):
        return True  # [VG 7.46.1.1]
    return queries.may(game, "drive check", obj.id, obj.zone == VC or on_plane(game, obj))  # [VG 17.3.1.4]


TWIN_DRIVE: Final = "perform twin drive"
"""[VG 7.46.1] The query whether a unit performs twin drive."""


def checks_to_make(game: Game, unit: int) -> int:
    """[VG 10.6.1.2.2] How many drive checks the unit makes: its drive, [VG 7.46.1.2] or two, whatever its drive is."""
    return 2 if queries.may(game, TWIN_DRIVE, unit, False) else layers.value(game, unit, "drive")


def _checker(game: Game, local: Battle) -> int:
    """[VG 10.6.1.2] The player who makes the drive checks: the master of the attacking unit. [VG 7.39.7]"""
    obj = game.objects.get(local.attacking)
    return local.player if obj is None else obj.player


def _begin_drive_step(game: Game, frame: Frame) -> str | None:
    """[VG 10.6.1.1] The drive step begins."""
    begin(game, "drive step")
    return None


def _next_drive_check(game: Game, frame: Frame) -> str | None:
    """[VG 10.6.1.2.2] [VG 10.6.1.3] Makes another check while fewer checks were made than the present drive."""
    local = _battle(frame)
    if not drives(game, local) or local.checks >= checks_to_make(game, local.attacking):
        return "10.6.1.4"
    return None


def _drive_reveal(game: Game, frame: Frame) -> str | None:
    """[VG 10.6.1.2.3] Puts the top card of the deck face up into the trigger zone."""
    local = _battle(frame)
    changed = local.copy()
    changed.checks += 1
    frame.local = changed
    deck = game.at(DECK, _checker(game, local))
    if not deck:
        return "10.6.1.3"
    event = events.moving(game, deck[-1], "trigger", -1, "drive check")
    events.perform(game, event)
    game.remember("drive card", event.new)
    return None


def _drive_trigger(game: Game, frame: Frame) -> str | None:
    """[VG 10.6.1.2.4] Plays the card's trigger abilities before any automatic ability. NB: the attacking unit, whose
    drive check it is, is the cause of the event."""
    local = _battle(frame)
    card = game.remembers("drive card")
    if card in game.objects:
        player = _checker(game, local)
        events.announce(game, "drive check", card, player, cause=local.attacking)
        play_triggers(game, player, card, drive=True)
    return None


def _drive_to_hand(game: Game, frame: Frame) -> str | None:
    """[VG 10.6.1.2.6] If the card is still in the trigger zone, it goes to the hand of the drive unit's master.
    RULING-VG-014 [VG 4.13.1.1]"""
    card = game.remembers("drive card")
    game.remember("drive card", 0)
    obj = game.objects.get(card)
    if obj is not None and obj.zone == TRIGGER:
        unit = game.objects.get(_battle(frame).attacking)
        plane = unit is not None and on_plane(game, unit)
        events.perform(game, events.moving(game, card, "soul" if plane else "hand", -1, "to hand"))  # [VG 17.3.1.4.1]
    return None


def _check_then_again(game: Game, frame: Frame) -> str | None:
    """[VG 10.6.1.3] Goes back to compare the number of checks with the drive, which may have changed."""
    check(game, frame)
    return "10.6.1.2"


DRIVE_STEPS: Final = (
    Step("10.6.1.1", _begin_drive_step),
    Step("nb.drive", check),
    Step("10.6.1.2", _next_drive_check),
    Step("10.6.1.2.3", _drive_reveal),
    Step("10.6.1.2.4", _drive_trigger),
    Step("10.6.1.2.5", check),
    Step("10.6.1.2.6", _drive_to_hand),
    Step("10.6.1.3", _check_then_again),
    Step("10.6.1.4", check),
)


# --- damage step [VG 10.7] -----------------------------------------------------------------------------------------


def _begin_damage_step(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.1] The damage step begins."""
    begin(game, "damage step")
    return None


REGARDLESS: Final = "hit regardless of power"
"""The query whether the attack of a unit hits, whatever the powers are. [VG 1.3.1]"""


def _compare(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.2] An attacked unit is hit if its power is not above the attacker's; nothing is compared if the
    attacker or the target is gone or moved, or has another master. [VG 10.7.1.2.1] A power of ∞ is above any number,
    and two of them compare by what was added. [VG 17.16.12.4]"""
    local = _battle(frame)
    if local.attacking and local.attacked and local.attacking not in local.estranged:
        power = layers.value(game, local.attacking, "power")
        hit = tuple(
            [
                id
                for id in local.attacked
                if id not in local.estranged
                and (
                    layers.value(game, id, "power") <= power
                    or queries.may(game, REGARDLESS, local.attacking, False, id)
                )
                and queries.may(game, "be hit", id, True, local.attacking)
            ]
        )
        changed = local.copy()
        changed.hit = hit
        frame.local = changed
    return None


def _deal_damage(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.4] A vanguard that was hit takes the attacker's critical as damage, if that is above zero
    [VG 10.7.1.4.1] and the attacker is still attacking, under the same master. [VG 10.7.1.4.2]"""
    local = _battle(frame)
    if local.hit and local.attacking and local.attacking not in local.estranged:
        critical = layers.value(game, local.attacking, "critical")
        for id in local.hit:
            obj = game.objects.get(id)
            if obj is not None and obj.zone == VC and critical > 0:
                dealt = Event(
                    "number", id, obj.player, critical, "damage", position="battle", cause=local.attacking
                )  # [VG 11.5.2.1]
                events.perform(game, dealt)
    return None


def _hit_events(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.6] Announces `hit` for each specified unit that was hit. [VG 10.7.1.6.1]"""
    local = _battle(frame)
    for id in local.hit:
        events.announce(game, "hit", local.attacker, local.player, other=id)
    return None


def _no_hit_events(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.7] Announces `no hit` if no unit was hit, also if the attacker is no longer attacking."""
    local = _battle(frame)
    if not local.hit:
        events.announce(game, "no hit", local.attacker, local.player)
    return None


def _hit_abilities_anyway(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.8] If an effect says so, each hit ability of the attacker becomes standby once although no unit was
    hit."""
    local = _battle(frame)
    if local.hit or not queries.may(game, "hit abilities anyway", local.attacker, False):
        return None
    for source, number, ability in layers.index_of(game).events.get("hit", ()):
        if source != local.attacker or not isinstance(ability.when, When):
            continue
        for id in local.targets:
            event = Event("hit", local.attacker, local.player, other=id)
            if hearing.fires(game, ability.when, source, event):
                triggers.wait(game, ability, source, event, number)
                break
    return None


def _retires(game: Game, id: int) -> bool:
    obj = game.objects.get(id)
    return obj is not None and obj.zone == RC and queries.may(game, "be retired by a hit", id, True)


def _retire(game: Game, frame: Frame) -> str | None:
    """[VG 10.7.1.10] Retires G guardians first, then all other guardians, then the rear-guards that were hit."""
    local = _battle(frame)
    guardians = game.at(GC, 0) + game.at(GC, 1)
    if guardians:
        g = [id for id in guardians if "G" in game.objects[id].card.types]
        _to_drop(game, g)
        _to_drop(game, [id for id in guardians if id not in g])
    _to_drop(game, [id for id in local.hit if _retires(game, id)])
    return None


def _to_drop(game: Game, ids: list[int]) -> None:
    """Retires these units at the same time."""
    if ids:
        events.perform_all(game, tuple([events.moving(game, id, "drop", -1, "retire") for id in ids]))


DAMAGE_STEPS: Final = (
    Step("10.7.1.1", _begin_damage_step),
    Step("nb.damage", check),
    Step("10.7.1.2", _compare),
    Step("10.7.1.3", check),
    Step("10.7.1.4", _deal_damage),
    Step("10.7.1.5", check),
    Step("10.7.1.6", _hit_events),
    Step("10.7.1.7", _no_hit_events),
    Step("10.7.1.8", _hit_abilities_anyway),
    Step("10.7.1.9", check),
    Step("10.7.1.10", _retire),
    Step("10.7.1.11", check),
)


# --- close step [VG 10.8] ------------------------------------------------------------------------------------------


def _end_abilities(game: Game, frame: Frame) -> str | None:
    """[VG 10.8.1.1] Abilities for the close step and the end of the battle become standby, unless they already did."""
    local = _battle(frame)
    told = tell_once(game, ("close step", "end of battle"), local.told, True)
    if told is not local.told:
        frame.local = local.with_told(told)
    return None


def _end_effects(game: Game, frame: Frame) -> str | None:
    """[VG 10.8.1.2] After the check timing, ends the effects and the roles of this battle."""
    changed = _battle(frame).copy()
    changed.attacking, changed.attacked, changed.boosting = 0, (), ()
    set_battle(game, frame, changed)
    durations.expire(game, "battle")
    c07_dominating.end(game, "battle")
    return None


def _close_again(game: Game, frame: Frame) -> str | None:
    """[VG 10.8.1.3] Repeats the check timing if an ability for the end of battle is new, an ability is pending, or what
    ended fulfils a situation trigger or makes a rule action due."""
    local = _battle(frame)
    told = tell_once(game, ("close step", "end of battle"), local.told, False)
    if told != local.told or something_due(game):
        frame.local = local.with_told(told)
        return "nb.close"
    return None


def _end_battle(game: Game, frame: Frame) -> str | None:
    """[VG 10.8.1.4] Returns to the start step, or to the instruction that ordered the attack."""
    return None


CLOSE_STEPS: Final = (
    Step("10.8.1.1", _end_abilities),
    Step("nb.close", check),
    Step("10.8.1.2", _end_effects),
    Step("10.8.1.3", _close_again),
    Step("10.8.1.4", _end_battle),
)
