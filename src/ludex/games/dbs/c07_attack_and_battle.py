"""Chapter 7: attack, Offence Step, Defense Step, Damage Step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import PASS, Decision, Option, distinct, window
from ludex.core.flow.frames import END, Frame, Procedure, Step, frame_of, procedure, push
from ludex.core.happening import events
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import deeds, paying
from ludex.core.values import costs, durations, layers, queries
from ludex.games.dbs.c02_card_data import can_rest, pay_energy, purse
from ludex.games.dbs.c03_game_areas import BATTLE, COMBO, HAND, LEADER, REST_MODE
from ludex.games.dbs.c04_basic_terms import ATTACK, at_checkpoint, checkpoint, counter_timing, fulfil, inflict
from ludex.games.dbs.c07_battle import TOLL, Battle, free_skills
from ludex.games.dbs.c08_skills import activate, skills
from ludex.games.dbs.c11_other import closes_loop, still_open
from ludex.games.dbs.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.book import RoleFn
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


@record
class Combo(NamedTuple):
    """[DBS 3-7-3] A card that is being comboed."""

    card: int
    player: int


def battle_of(game: Game) -> Battle | None:
    """The running attack or battle; None: there is none."""
    frame = frame_of(game, "DBS 7-1")
    if frame is None:
        return None
    local = frame.locals(Battle)
    return local


def _battle(game: Game) -> Battle:
    battle = battle_of(game)
    assert battle is not None
    return battle


def in_battle(game: Game, obj: Obj) -> tuple[int, ...]:
    """[DBS 7-1-3] The card that this one, as attack card or guard card, is in a battle with."""
    battle = battle_of(game)
    if battle is None or not (battle.fighting or edition_of(game).battle_at_once):
        return ()
    return {battle.attacker: (battle.target,), battle.target: (battle.attacker,)}.get(obj.id, ())


def attacking(game: Game, obj: Obj) -> tuple[int, ...]:
    """[DBS 7-1] The card that this one attacks, from the declaration of the attack on."""
    battle = battle_of(game)
    return (battle.target,) if battle is not None and battle.attacker == obj.id and not battle.negated else ()


def attacked(game: Game, obj: Obj) -> tuple[int, ...]:
    """[DBS 7-1] The card that attacks this one."""
    battle = battle_of(game)
    return (battle.attacker,) if battle is not None and battle.target == obj.id and not battle.negated else ()


def turned_over(game: Game, obj: Obj) -> tuple[int, ...]:
    """[DBS 2-3-2-1-2] The card itself, if it is a Leader whose back is up."""
    return (obj.id,) if obj.guise is not None and obj.guise is obj.card.back else ()


ROLES: Final[dict[str, RoleFn]] = {
    "in a battle": in_battle, "attacking": attacking, "attacked": attacked, "turned over": turned_over,
}  # fmt: skip


# --- attacking ---------------------------------------------------------------------------------------------------


def by_battle(game: Game, event: Event) -> bool:
    """[DBS 7-4-1-4-2] Whether a battle, and no skill, KOs the card: the event names the other card twice."""
    return event.word == "KO" and event.other != 0 and event.other == event.cause


def attacks(game: Game, player: int) -> list[Option]:
    """[DBS 7-1] An option for each Active Mode Leader or Battle Card that can be switched to Rest Mode [DBS 1-3-3], and
    each target: the opposing Leader in either mode (RULING-DBS-001), or a Battle Card in Rest Mode."""
    ready = [id for id in game.at(LEADER, player) if game.objects[id].state == 0]
    for id in game.at(BATTLE, player):
        obj = game.objects[id]
        if obj.state == 0 and "battle" in obj.info.types:
            ready.append(id)
    index = layers.index_of(game)
    if index.bars:
        ready = [id for id in ready if can_rest(game, id)]
    if index.granted:
        ready = [id for id in ready if costs.can_pay(game, Ctx(id, player), toll(game, id))]
    if not ready:
        return []
    other = 1 - player
    universe = [id for id in game.at(BATTLE, other) if "battle" in game.objects[id].info.types]
    base = [*game.at(LEADER, other), *(id for id in universe if game.objects[id].state)]
    rules = index.rules
    if "attack" not in rules and "attack targets" not in rules:
        targets = distinct(game, base)
        return [Option("attack", (id, target)) for id in distinct(game, ready) for target in targets]
    options: list[Option] = []
    for id in distinct(game, ready):
        if queries.may(game, "attack", id, True):
            found = queries.among(game, "attack targets", id, base, universe)
            options += [Option("attack", (id, target)) for target in distinct(game, found)]
    return options


def toll(game: Game, id: int) -> tuple[t.Instr, ...]:
    """[DBS 1-3-3] What effects demand for an attack with the card, also if its skills are negated."""
    index = layers.index_of(game)
    found = (*index.granted.get(id, ()), *index.negated.get(id, ()))
    return tuple(part for one in found if isinstance(one, t.Activated) and TOLL in one.timing for part in one.cost)


def declare_attack(game: Game, attacker: int, target: int) -> None:
    push(game, "DBS 7-1", Battle(attacker, target, target))


def _pay_toll(game: Game, frame: Frame) -> str | None:
    """[DBS 1-3-3] Pays what effects demand for the attack."""
    battle = frame.locals(Battle)
    cost = toll(game, battle.attacker)
    if cost:
        paying.pay(game, cost, Ctx(battle.attacker, game.active))
    return None


def _attack(game: Game, frame: Frame) -> str | None:
    """[DBS 7-1] Switches the attacking card to Rest Mode. If it was used to pay for the attack, there is none."""
    battle = frame.local
    assert isinstance(battle, Battle)
    if over(game, battle) or game.objects[battle.attacker].state:
        return END
    events.perform(game, Event("state", battle.attacker, game.active, state=REST_MODE, word="rest"))
    fulfil(game, "attack", battle.attacker, battle.target)
    return None


def _attack_window(game: Game, frame: Frame) -> str | None:
    """[DBS 7-1-1] Opens a counter timing for [Counter: Attack]."""
    battle = frame.local
    assert isinstance(battle, Battle)
    counter_timing(game, game.active, (ATTACK,), battle.attacker)  # [DBS 10-9-3-2]
    return None


def over(game: Game, battle: Battle) -> bool:
    """[DBS 7-1-3-1] Whether the attack card or the guard card has left its area."""
    for id, player in ((battle.attacker, game.active), (battle.target, 1 - game.active)):
        obj = game.objects.get(id)
        if obj is None or obj.player != player or obj.zone not in (BATTLE, LEADER):
            return True
    return False


def _battle_begins(game: Game, frame: Frame) -> str | None:
    """[DBS 7-1-3] If the attack was not negated, a battle between attack card and guard card begins."""
    battle = frame.local
    assert isinstance(battle, Battle)
    if battle.negated or over(game, battle):
        return "7-1-3-1"
    frame.local = battle._replace(fighting=True)
    caches.changed(game)
    push(game, "DBS 7-2")
    return None


def _defense(game: Game, frame: Frame) -> str | None:
    battle = frame.local
    assert isinstance(battle, Battle)
    if over(game, battle):
        return "7-1-3-1"
    push(game, "DBS 7-3")
    return None


def _damage(game: Game, frame: Frame) -> str | None:
    battle = frame.local
    assert isinstance(battle, Battle)
    if over(game, battle):
        return "7-1-3-1"
    push(game, "DBS 7-4")
    return None


def _finished(game: Game, frame: Frame) -> str | None:
    """Ends the procedure if the Damage Step completed the battle; if that was broken off, too, the next step ends
    it."""
    caches.changed(game)
    return END if frame.result is None else None


def _early_end(game: Game, frame: Frame) -> str | None:
    """[DBS 7-1-3-1] A negated attack [DBS 7-1-2-1] or a battle without its cards ends at once; its end triggers still
    happen. Rule processing removes the combo cards [DBS 9-3-2]."""
    battle = frame.local
    assert isinstance(battle, Battle)
    frame.local = battle._replace(fighting=False)
    caches.changed(game)
    if edition_of(game).battle_at_once:
        _combos_leave(game, frame)  # [DBS+ 7-1-4-1]
    durations.expire(game, "combo", "battle")
    free_skills(game)
    fulfil(game, "battle end", battle.attacker, battle.target)
    checkpoint(game)
    return None


# --- combos and skills in battle -----------------------------------------------------------------------------------


def battle_actions(game: Game, player: int, battle: Battle) -> list[Option]:
    """[DBS 7-2-1-2] [DBS 7-3-1-2] Options for combos from the Battle Area and the hand, and for [Activate: Battle]
    skills."""
    energy = -1
    hand: list[int] = []
    field: list[int] = []
    index = layers.index_of(game)
    restricted = "combo" in index.rules
    changed = "combo cost" in index.figures
    for area, found in ((HAND, hand), (BATTLE, field)):
        for id in game.at(area, player):
            obj = game.objects[id]
            if "battle" not in obj.info.types:  # [DBS 2-9-2]
                continue
            if "combo cost" not in obj.info.figures:  # [DBS+ 3-7-3-1]
                continue
            if area == BATTLE and (id in (battle.attacker, battle.target) or not _upright(game, obj)):
                continue
            cost = layers.value(game, id, "combo cost") if changed else obj.info.figures["combo cost"]
            if cost > 0:
                if energy < 0:
                    energy = sum(len(ids) for ids in purse(game, player).values())
                if energy < cost:  # [DBS 7-2-1-2-1-1] [DBS 7-2-1-2-2-1] [DBS 7-3-1-2-1-1] [DBS 7-3-1-2-2-1]
                    continue
            if not restricted or queries.may(game, "combo", id, True):
                found.append(id)
    options = [Option("combo hand", (id,)) for id in distinct(game, hand)]
    options += [Option("combo battle", (id,)) for id in distinct(game, field)]
    options += skills(game, player, "battle")
    return options


def _upright(game: Game, obj: Obj) -> bool:
    """[DBS 3-7-3] [DBS 1-3-3] Whether the card is in Active Mode, or an effect lets it be used in a combo in Rest
    Mode."""
    return not obj.state or queries.may(game, "combo resting", obj.id, False)


def _ask_turn_player(game: Game, frame: Frame) -> Decision | None:
    return _ask_battle(game, game.active)


def _ask_non_turn_player(game: Game, frame: Frame) -> Decision | None:
    return _ask_battle(game, 1 - game.active)


def _ask_battle(game: Game, player: int) -> Decision | None:
    battle = _battle(game)
    if over(game, battle):
        return None
    options = still_open(game, player, battle_actions(game, player, battle))
    return window(game, player, "battle", options, about=battle.attacker)


def _act(game: Game, frame: Frame, player: int, again: str) -> str:
    """Carries out one action and returns to the step after a checkpoint; without an action the step ends."""
    answer = frame.answer
    if answer is None or answer == PASS:
        return END
    if closes_loop(game, player, answer):
        return again
    id = answer.cards[0]
    if answer.verb == "combo hand":
        push(game, "DBS 7-2-1-2-2" if player == game.active else "DBS 7-3-1-2-2", Combo(id, player))
    elif answer.verb == "combo battle":
        push(game, "DBS 7-2-1-2-1" if player == game.active else "DBS 7-3-1-2-1", Combo(id, player))
    else:  # [DBS 7-2-1-2-3] [DBS 7-3-1-2-2-2], [Awaken] included [DBS 7-2-1-2-3-1] [DBS 7-3-1-2-2-3]
        activate(game, answer, player)
    return "nb.checkpoint"


def _pay_combo(game: Game, frame: Frame) -> str | None:
    """[DBS 2-10-1] Pays the combo cost, both for combos from the hand and from the Battle Area."""
    local = frame.locals(Combo)
    pay_energy(game, local.player, layers.value(game, local.card, "combo cost"), (), local.card)
    return None


def _place_combo(game: Game, frame: Frame) -> str | None:
    """[DBS 3-7-3] Puts the card into the Combo Area; a card from the Battle Area stays the same card [DBS 3-1-4]."""
    local = frame.locals(Combo)
    if local.card in game.objects:
        events.perform(game, events.moving(game, local.card, "combo", local.player, "combo"))
    return None


def _combo(rule: str, title: str) -> Procedure:
    return procedure(f"DBS {rule}", title, Step(f"{rule}-1", _pay_combo), Step("nb.combo", _place_combo))


# --- the steps -----------------------------------------------------------------------------------------------------


def _offence_begins(game: Game, frame: Frame) -> str | None:
    """[DBS 7-2-1-1] The Offence Step begins."""
    battle = _battle(game)
    fulfil(game, "offence step", battle.attacker, battle.target)
    checkpoint(game)
    return None


def _offence(game: Game, frame: Frame) -> str | None:
    """[DBS 7-2-1-2] The turn player acts as often as they like; then comes the Defense Step [DBS 7-2-1-3]."""
    return _act(game, frame, game.active, "7-2-1-2")


def _defense_begins(game: Game, frame: Frame) -> str | None:
    """[DBS 7-3-1-1] The Defense Step begins."""
    battle = _battle(game)
    fulfil(game, "defense step", battle.attacker, battle.target)
    checkpoint(game)
    return None


def _defend(game: Game, frame: Frame) -> str | None:
    """[DBS 7-3-1-2] The non-turn player acts as often as they like; then comes the Damage Step [DBS 7-3-1-3]."""
    return _act(game, frame, 1 - game.active, "7-3-1-2")


def _damage_begins(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-1] The Damage Step begins."""
    battle = _battle(game)
    fulfil(game, "damage step", battle.attacker, battle.target)
    checkpoint(game)
    return None


def _add_combo(game: Game, card: int, player: int) -> None:
    total = sum(layers.value(game, id, "combo power") for id in game.at(COMBO, player))
    if total:
        deeds.start_effect(game, t.Modify(t.SELF, "power", "+", total), "combo", Ctx(card, player))


def _add_attack(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-2] Adds the turn player's combo power to the attack card."""
    battle = _battle(game)
    if over(game, battle):
        game.frames[-2].result = (1,)
        return END
    _add_combo(game, battle.attacker, game.active)
    return None


def _add_guard(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-3] Adds the non-turn player's combo power to the guard card."""
    _add_combo(game, _battle(game).target, 1 - game.active)
    return None


def strikes(game: Game, id: int) -> int:
    """[DBS 10-6-1] How much damage an attack of this card inflicts: 1, or the highest number that a skill gives it."""
    n = 1
    for ability in layers.abilities(game, id):
        if isinstance(ability, t.Mere) and ability.word == "strike" and ability.n > n:
            n = ability.n
    return n


def _compare(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-4] Compares power. The attacker wins a tie; a losing attack card is not KOed."""
    attacker, target = _battle(game)[:2]
    if layers.value(game, attacker, "power") < layers.value(game, target, "power"):
        return None
    if game.objects[target].zone == LEADER:
        inflict(game, 1 - game.active, strikes(game, attacker), attacker)  # [DBS 7-4-1-4-1] [DBS 4-11-1-1]
    elif queries.may(game, "be KO'd in battle", target, True, attacker):  # [DBS 1-3-3]
        ko = events.moving(
            game, target, "drop", word="KO", cause=attacker
        )  # [DBS 7-4-1-4-2] [DBS 7-4-1-4-2-1] [DBS 3-4-1]
        ko.other = attacker
        events.perform(game, ko)
    return None


def _combos_leave(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-6] Moves all combo cards to their owners' Drop Areas at the same time (RULING-DBS-008)."""
    ids = (*game.at(COMBO, game.active), *game.at(COMBO, 1 - game.active))
    if ids:
        events.perform(game, *(events.moving(game, id, "drop", word="combo ends") for id in ids))
    return None


def _combo_power_ends(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-7] Ends the power from combos."""
    durations.expire(game, "combo")
    return None


def _battle_effects_end(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-8] Ends the effects that last for the battle."""
    durations.expire(game, "battle")
    free_skills(game)
    return None


def _battle_ends(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-9] Triggers for the end of the battle are fulfilled, after all bonuses have ended."""
    battle = _battle(game)
    fulfil(game, "battle end", battle.attacker, battle.target)
    checkpoint(game)
    return None


def _to_main(game: Game, frame: Frame) -> str | None:
    """[DBS 7-4-1-10] The battle is over; the game returns to the main phase."""
    return None


ATTACKING = procedure(
    "DBS 7-1",
    "Attack",
    Step("nb.toll", _pay_toll),
    Step("7-1", _attack),
    Step("7-1-1", _attack_window),
    Step("7-1-2", at_checkpoint),
    Step("7-1-3", _battle_begins),
    Step("nb.defense", _defense),
    Step("nb.damage", _damage),
    Step("nb.finished", _finished),
    Step("7-1-3-1", _early_end),
)
OFFENCE = procedure(
    "DBS 7-2",
    "Offence Step",
    Step("7-2-1-1", _offence_begins),
    Step("nb.checkpoint", at_checkpoint),
    Step("7-2-1-2", _offence, ask=_ask_turn_player),
)
DEFENSE = procedure(
    "DBS 7-3",
    "Defense Step",
    Step("7-3-1-1", _defense_begins),
    Step("nb.checkpoint", at_checkpoint),
    Step("7-3-1-2", _defend, ask=_ask_non_turn_player),
)
DAMAGE_STEP = procedure(
    "DBS 7-4",
    "Damage Step",
    Step("7-4-1-1", _damage_begins),
    Step("7-4-1-2", _add_attack),
    Step("7-4-1-3", _add_guard),
    Step("7-4-1-4", _compare),
    Step("7-4-1-5", at_checkpoint),
    Step("7-4-1-6", _combos_leave),
    Step("7-4-1-7", _combo_power_ends),
    Step("7-4-1-8", _battle_effects_end),
    Step("7-4-1-9", _battle_ends),
    Step("7-4-1-10", _to_main),
)
PROCEDURES: Final = (
    ATTACKING,
    OFFENCE,
    DEFENSE,
    DAMAGE_STEP,
    _combo("7-2-1-2-1", "Combo from the Battle Area"),
    _combo("7-2-1-2-2", "Combo from the hand"),
    _combo("7-3-1-2-1", "Combo from the Battle Area"),
    _combo("7-3-1-2-2", "Combo from the hand"),
)
