"""[VG 13] Rule actions: what the game does by itself at a check timing, simultaneously."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow import choose
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import events, triggers
from ludex.core.position.event import Event
from ludex.core.position.game import Outcome
from ludex.core.position.records import record
from ludex.core.values import layers, queries
from ludex.core.values.select import PLAYERS
from ludex.games.vg import c06_attaching, c06_legion, c17_arms
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_circles import LAYOUT
from ludex.games.vg.c04_zones import (
    ARMS,
    ATTACHED,
    DAMAGE,
    DECK,
    GAUGE,
    GC,
    HEART,
    IMPRISONED,
    LOCKED,
    ORDER_AREA,
    ORDER_ON_CIRCLE,
    RC,
    SCOUTED,
    SOUL,
    TRIGGER,
    VC,
    battle,
)
from ludex.games.vg.c07_gauges import not_allowed, without_holder
from ludex.games.vg.c11_trigger_checks import play_triggers
from ludex.games.vg.c15_pseudo_cards import LOOKED_AT, NEW_TOKENS, TOKENS, stray
from ludex.games.vg.c16_imaginary_gifts import any_due
from ludex.games.vg.c17_astral_plane import astral, illegal
from ludex.games.vg.c17_buddyfight_soul import any_soul
from ludex.games.vg.c17_buddyfight_soul import illegal as illegal_soul
from ludex.games.vg.c17_imprisoning import released
from ludex.games.vg.c17_scouting import homeless

if TYPE_CHECKING:
    from ludex.core.position.game import Game


@record
class Concerning(NamedTuple):
    """The player that a rule action concerns."""

    player: int


def nothing_due(game: Game) -> bool:
    """Whether a check timing would do nothing: no ability is pending, and no rule action or situation trigger is
    due."""
    if game.pending:
        return False
    index = game.index
    if index is None:
        index = layers.index_of(game)
    return not index.states and no_action_due(game)


def no_action_due(game: Game) -> bool:
    """Whether `rule_actions` would do nothing. NB: what is remembered here is noted when a card moves or is created,
    which clears `Game.settled`."""
    z = game.zones
    if (z[GC * 2] or z[GC * 2 + 1]) and not _guardians_stay(game):
        return False
    if game.settled:
        return True
    memory = game.memory
    if ORDER_ON_CIRCLE in memory or memory.get("damage card") or memory.get(TOKENS, 0) == NEW_TOKENS:
        return False
    if not z[DECK * 2] or not z[DECK * 2 + 1] or len(z[VC * 2]) != 1 or len(z[VC * 2 + 1]) != 1:
        return False
    if game.objects[z[VC * 2][0]].host or game.objects[z[VC * 2 + 1][0]].host:
        return False
    if z[GAUGE * 2] or z[GAUGE * 2 + 1] or z[ATTACHED * 2] or z[ATTACHED * 2 + 1]:
        return False
    if z[SCOUTED * 2] or z[SCOUTED * 2 + 1] or z[ARMS * 2] or z[ARMS * 2 + 1]:
        return False
    if z[TRIGGER * 2] or z[TRIGGER * 2 + 1] or z[ORDER_AREA * 2] or z[ORDER_AREA * 2 + 1]:
        return False
    if (len(z[DAMAGE * 2]) > 5 and _too_much(game, 0)) or (len(z[DAMAGE * 2 + 1]) > 5 and _too_much(game, 1)):
        return False
    if not game.counted:
        if _number_due(game.nums[0]) or _number_due(game.nums[1]):
            return False
        game.counted = True
    if not _each_on_its_circle(game, z[RC * 2]) or not _each_on_its_circle(game, z[RC * 2 + 1]):
        return False
    planes = game.spots is not LAYOUT and _planes(game)
    soul = any_soul(game)
    held = bool(z[IMPRISONED * 2] or z[IMPRISONED * 2 + 1])
    easy = not soul and not planes and not held and not z[LOCKED * 2] and not z[LOCKED * 2 + 1]
    if not easy and not (_lie_well(game, 0, soul, planes) and _lie_well(game, 1, soul, planes)):
        return False
    game.settled = not held and not planes and len(z[DAMAGE * 2]) < 6 and len(z[DAMAGE * 2 + 1]) < 6
    return True


def _guardians_stay(game: Game) -> bool:
    """Whether no guardian is illegal. [VG 13.4.1]"""
    z = game.zones
    return not (z[GC * 2] and _no_guardians(game, 0)) and not (z[GC * 2 + 1] and _no_guardians(game, 1))


def _lie_well(game: Game, p: int, soul: bool, planes: bool) -> bool:
    """Whether a player's locked and imprisoned cards, Buddy Soul (`soul`: there is any) and Astral Planes (`planes`:
    there are any) ask for no rule action."""
    z = game.zones
    if z[LOCKED * 2 + p] and c06_attaching.illegal_locked(game, p):
        return False
    if z[IMPRISONED * 2 + p] and released(game, p):
        return False
    if soul and illegal_soul(game, p):
        return False
    return not planes or not illegal(game, p)


def _planes(game: Game) -> bool:
    """Whether there is an Astral Plane: who may lie there is a matter of words that effects change."""
    return bool(astral(game, 0) or astral(game, 1))


def _number_due(nums: dict[str, int]) -> bool:
    """Whether the numbers of a player ask for a rule action."""
    return bool(nums.get("damage")) or "energy limit" in nums or any_due(nums)


def _each_on_its_circle(game: Game, rear: tuple[int, ...]) -> bool:
    """Whether the rear-guards of a player ask for no rule action."""
    objects = game.objects
    seen = 0
    for id in rear:
        slot = objects[id].slot
        if slot < 0 or seen >> slot & 1:
            return False
        seen |= 1 << slot
    return True


def something_due(game: Game) -> bool:
    """[VG 9.11.10] [VG 10.8.1.3] Whether an ability is standing by, or a rule action is to be resolved. Checks
    situation triggers first."""
    triggers.check_states(game)
    if game.pending:
        return True
    if nothing_due(game):
        return False
    trial = game.clone()
    return rule_actions(trial) or len(trial.frames) > len(game.frames)


def state_triggers(game: Game) -> bool:
    """[VG 11.9.8] Checks situation triggers. NB: they are not rule actions, but are checked after each round of
    them."""
    triggers.check_states(game)
    return False


def due_actions(game: Game) -> bool:
    """[VG 11.6.1.1] `rule_actions`, where any may be due."""
    return not no_action_due(game) and rule_actions(game)


def no_action_found(game: Game) -> bool:
    """Whether `rule_actions` does nothing (a `Shortcut.long`)."""
    before = game.clone()
    return not rule_actions(game) and game == before


def rule_actions(game: Game) -> bool:
    """[VG 11.6.1.1] Does one round of rule actions: everything that is due, simultaneously [VG 13.1.3]; damage only if
    nothing else is due. It runs at check timings and uses the position at that moment [VG 13.1.2]; its events have no
    source. [VG 11.5.1.2]"""
    if _lose(game):
        return True
    batch: list[Event] = []
    z = game.zones
    for p in range(2):
        _overloaded(game, p, batch)
        _illegal_guardians(game, p, batch)
        _illegal_trigger(game, p, batch)
        _illegal_order(game, p, batch)
        if game.spots is not LAYOUT:
            batch += [event for event in illegal(game, p) if all(event.obj != other.obj for other in batch)]
        if z[GAUGE * 2 + p]:
            not_allowed(game, p, batch)
        if z[IMPRISONED * 2 + p]:
            batch += released(game, p)
        if z[SCOUTED * 2 + p]:
            batch += homeless(game, p)
        if z[LOCKED * 2 + p]:
            batch += c06_attaching.illegal_locked(game, p)
        if any_soul(game):
            batch += illegal_soul(game, p)
        if z[ARMS * 2 + p]:
            for event in (*c17_arms.doubles(game, p), *c17_arms.astray(game, p)):
                if all(event.obj != other.obj for other in batch):
                    batch.append(event)
    done = bool(batch)
    if batch:
        events.perform_all(game, tuple(batch))
    if game.memory.get(TOKENS) == NEW_TOKENS:
        done = _erase_tokens(game) or done
    done = _excess_energy(game) or done
    if (z[ATTACHED * 2] or z[ATTACHED * 2 + 1]) and c06_attaching.return_astray(game):
        return True
    if not done and (z[ARMS * 2] or z[ARMS * 2 + 1]) and c17_arms.equals(game):
        return True
    for i in range(2):
        p = game.active ^ i
        for id in game.at(RC, p):
            if game.objects[id].slot < 0:
                game.frames.append(c06.to_be_put(p, id))  # NB: created by an effect that named no circle
                return True
    for i in range(2):
        p = game.active ^ i
        if not game.at(VC, p):
            push(game, "VG 13.5", Concerning(p))
            done = True
    return done or _illegal_gauges(game) or _damage_application(game) or _damage_resolution(game)


# --- losing [VG 13.2] ------------------------------------------------------------------------------------------


SEVEN: Final = "lose at seven damage"
"""The query whether a player loses with seven cards in the damage zone, and not with six."""


def _too_much(game: Game, p: int) -> bool:
    """[VG 13.2.2] Whether the player has as much damage as loses the game: six cards, or as many as a text says.
    [VG 1.3.1]"""
    return len(game.zones[DAMAGE * 2 + p]) >= (7 if queries.may(game, SEVEN, PLAYERS[p], False) else 6)


def loses(game: Game, p: int) -> str:
    """[VG 13.2.1] The paragraph of the losing condition that a player fulfills; empty: none."""
    z = game.zones
    if len(z[DAMAGE * 2 + p]) > 5 and _too_much(game, p):
        return "VG 13.2.2"  # [VG 1.2.2.1] [VG 4.11.4]
    if not z[DECK * 2 + p]:
        return "VG 13.2.3"  # [VG 1.2.2.2]
    if not z[VC * 2 + p] and not z[HEART * 2 + p]:
        soul = z[SOUL * 2 + p]
        if not soul:
            return "VG 13.2.4"  # [VG 1.2.2.3]
        if not any("unit" in game.objects[id].card.types for id in soul):
            return "VG 13.5.1.1"
    return ""


REASONS: Final = {
    "VG 13.2.2": "six damage",
    "VG 13.2.3": "no cards in the deck",
    "VG 13.2.4": "no vanguard and no soul",
    "VG 13.5.1.1": "no vanguard and nothing to ride",
}


def _lose(game: Game) -> bool:
    """[VG 13.2.1] A player who fulfills a condition loses by rule action [VG 1.2.2], the game ends, and the other
    player wins [VG 1.2.1]; if both do, the game is a draw. [VG 1.2.3]"""
    first, second = loses(game, 0), loses(game, 1)
    if not first and not second:
        return False
    winner = -1 if first and second else 0 if second else 1
    rule = first or second
    game.outcome = Outcome(winner, REASONS[rule], rule)
    return True


# --- cards in places where they may not be -------------------------------------------------------------------------


def _overloaded(game: Game, p: int, batch: list[Event]) -> None:
    """[VG 4.9.4] If several units are on the vanguard circle that may not be there together, some go into the soul
    (`c06_legion.overloaded`); [VG 13.3.5] on a rear-guard circle the others go to the drop zone. NB: the ids of a zone
    are in order of arrival."""
    vanguards = game.at(VC, p)
    if len(vanguards) > 1 or (vanguards and game.objects[vanguards[0]].host):
        batch.extend(events.moving(game, id, "soul", -1, "overloaded") for id in c06_legion.overloaded(game, p))
    rear = game.at(RC, p)
    if len(rear) > 1 and not _one_each(game, rear):
        last = {game.objects[id].slot: id for id in rear}
        stays = set(last.values())
        batch.extend(events.moving(game, id, "drop", -1, "overloaded") for id in rear if id not in stays)


def _one_each(game: Game, ids: tuple[int, ...]) -> bool:
    """Whether no two of these units are on the same circle."""
    objects = game.objects
    seen = 0
    for id in ids:
        slot = objects[id].slot + 1
        if seen >> slot & 1:
            return False
        seen |= 1 << slot
    return True


def _illegal_guardians(game: Game, p: int, batch: list[Event]) -> None:
    """[VG 13.4.1] Illegal guardians go to the drop zone."""
    ids = game.at(GC, p)
    if ids and _no_guardians(game, p):
        batch.extend(events.moving(game, id, "drop", -1, "illegal guardian") for id in ids)


def _no_guardians(game: Game, p: int) -> bool:
    """[VG 13.4.1] Whether guardians of the player are illegal: on the attacking side, or while no unit is attacked."""
    now = battle(game)
    return now is None or not now.attacked or now.defending != p


def _illegal_trigger(game: Game, p: int, batch: list[Event]) -> None:
    """[VG 13.10.1] A card in the trigger zone that belongs to no running check goes to the drop zone. RULING-VG-018: a
    check runs until [VG 10.6.1.2.6] or [VG 13.7.2]."""
    for id in game.at(TRIGGER, p):
        if id != game.remembers("drive card") and id != game.remembers("damage card"):
            batch.append(events.moving(game, id, "drop", -1, "illegal trigger"))


def _illegal_order(game: Game, p: int, batch: list[Event]) -> None:
    """[VG 13.11.1] Orders in the order area that are not being played, [VG 13.11.2] other cards there, [VG 13.11.3]
    and orders on circles go to the drop zone. [VG 17.7.8.1] Arms orders lie there in a zone kind of their own, and are
    not concerned."""
    for id in game.at(ORDER_AREA, p):
        playing = any(isinstance(f.local, Play) and f.local.source == id for f in game.frames)
        if not playing or "order" not in game.objects[id].card.types:
            batch.append(events.moving(game, id, "drop", -1, "illegal order"))
    if ORDER_ON_CIRCLE not in game.memory:
        return
    for kind in (VC, RC, GC):
        for id in game.at(kind, p):
            obj = game.objects[id]
            if obj.up and "order" in layers.words(game, id, "type") and all(event.obj != id for event in batch):
                batch.append(events.moving(game, id, "drop", -1, "illegal order"))


def _erase_tokens(game: Game) -> bool:
    """[VG 13.8.1] Erases pseudo-cards in zones where they cannot exist. NB: one that moves to such a zone is erased
    at once (`erase_strays`), so it is enough to look after some were created."""
    game.memory[TOKENS] = LOOKED_AT
    found = [Event("erase", obj.id) for obj in game.objects.values() if stray(game, obj)]
    if found:
        events.perform_all(game, tuple(found))
    return bool(found)


def _excess_energy(game: Game) -> bool:
    """[VG 13.13.1] Lowers energy above the limit to the limit."""
    done = False
    for p in range(2):
        limit = game.nums[p].get("energy limit")
        if limit is not None and game.num(p, "energy") > limit:
            events.perform(game, Event("number", 0, p, limit - game.num(p, "energy"), "energy"))
            done = True
    return done


def _illegal_gauges(game: Game) -> bool:
    """[VG 13.9.1] Puts gauges without their card into the drop zone, only when nothing else but damage is due and no
    ability is in standby."""
    if not game.at(GAUGE, 0) and not game.at(GAUGE, 1):
        return False
    found = [] if game.pending else without_holder(game)
    if found:
        events.perform_all(game, tuple(found))
    return bool(found)


# --- no vanguard [VG 13.5] -----------------------------------------------------------------------------------------


def _choose_from_soul(game: Game, frame: Frame) -> str | None:
    """[VG 13.5.1] A player without a vanguard chooses a card from the soul."""
    local = frame.locals(Concerning)
    p = local.player
    if game.at(HEART, p):
        choose.choose(game, p, "heart", game.at(HEART, p), 1, 1, "no vanguard: choose a heart")  # [VG 13.5.1.2]
        return None
    found = [id for id in game.at(SOUL, p) if "unit" in game.objects[id].card.types]
    choose.choose(game, p, "ride", found, 1, 1, "no vanguard: ride a card from the soul")
    return None


def _from_hearts(game: Game, player: int, chosen: int) -> None:
    """[VG 13.5.1.2] All hearts are units again, and the chosen one is the vanguard: it comes to the circle last, so the
    others leave by [VG 13.3.3]."""
    order = [*(id for id in game.at(HEART, player) if id != chosen), chosen]
    events.perform(game, *(Event("become", id, word="unit", dst=VC) for id in order))


def _ride_from_soul(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Concerning)
    if frame.result and game.objects[frame.result[0]].zone == HEART:
        _from_hearts(game, local.player, frame.result[0])
    elif frame.result:
        c06.ride(game, local.player, frame.result[0], normal=False)
    return None


NO_VANGUARD = procedure(
    "VG 13.5", "Having no vanguard", Step("13.5.1", _choose_from_soul), Step("nb.ride", _ride_from_soul)
)


# --- damage [VG 13.6] [VG 13.7] ------------------------------------------------------------------------------------


def _damage_application(game: Game) -> bool:
    """[VG 13.6.1] Applies one point of vanguard damage, the turn player's first, while no trigger zone contains a
    card. [VG 13.6.1.1] The damage is the player's, whatever becomes of the vanguard. [VG 3.1.2]"""
    if game.at(TRIGGER, 0) or game.at(TRIGGER, 1):
        return False
    for i in range(2):
        p = game.active ^ i
        if game.num(p, "damage") > 0:
            push(game, "VG 13.6", Concerning(p))
            return True
    return False


def _reduce(game: Game, frame: Frame) -> str | None:
    """[VG 13.6.2] Lowers the player's vanguard damage by one."""
    local = frame.locals(Concerning)
    p = local.player
    game.set_num(p, "damage", game.num(p, "damage") - 1)
    return None


def _reveal(game: Game, frame: Frame) -> str | None:
    """[VG 13.6.3] Puts the top card of the deck face up into the trigger zone."""
    local = frame.locals(Concerning)
    p = local.player
    deck = game.at(DECK, p)
    if not deck:
        return "end"
    event = events.moving(game, deck[-1], "trigger", p, "damage check")
    game.remember("damage card", -1)
    events.perform(game, event)
    game.remember("damage card", event.new)
    return None


def _damage_check(game: Game, frame: Frame) -> str | None:
    """[VG 13.6.4] Plays the card's trigger abilities."""
    local = frame.locals(Concerning)
    card = game.remembers("damage card")
    if card in game.objects:
        events.announce(game, "damage check", card, local.player)
        play_triggers(game, local.player, card, drive=False)
    return None


DAMAGE_APPLICATION = procedure(
    "VG 13.6",
    "Damage application",
    Step("13.6.2", _reduce),
    Step("13.6.3", _reveal),
    Step("13.6.4", _damage_check),
)


def _damage_resolution(game: Game) -> bool:
    """[VG 13.7.1] When no ability is pending, the card still in the trigger zone goes to the damage zone. [VG 13.7.2]
    [VG 4.13.1.2]"""
    card = game.remembers("damage card")
    if not card or game.pending:
        return False
    obj = game.objects.get(card)
    game.remember("damage card", 0)
    if obj is not None and obj.zone == TRIGGER:
        events.perform(game, events.moving(game, card, "damage", -1, "damage"))
    return True
