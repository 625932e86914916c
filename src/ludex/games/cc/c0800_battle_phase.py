"""[CC 800] Battle phase handling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option, distinct, ending
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Outcome
from ludex.core.resolving import paying
from ludex.core.values import costs, layers, queries
from ludex.games.cc import c0501_this_turn as this_turn
from ludex.games.cc import c1016_control as control
from ludex.games.cc.c0300_zones import ORB, RECOVERED, RESTED, REVERSED, SERVANT, is_type, servants
from ludex.games.cc.c0500_turn_sequence import signal
from ludex.games.cc.c0600_priority_sequence import PrioritySequence, give_priority, nothing_due
from ludex.games.cc.c0803_attacking import ATTACKING, BATTLING, CasterBattle, still_attacking, unmark
from ludex.games.cc.c1000_game_actions import TWO_OR_THREE, corrupt, destroy

if TYPE_CHECKING:
    from ludex.core.position.game import Game

# --- [CC 803] attack declaration ------------------------------------------------------------------------------------


def attackers(game: Game, player: int) -> list[int]:
    """[CC 803.3a] The recovered servants that no effect keeps from attacking, or from resting for it [CC 803.4]."""
    objects = game.objects
    return [id for id in servants(game, player) if objects[id].state == RECOVERED and may_attack(game, id)]


def may_attack(game: Game, id: int) -> bool:
    if not queries.may(game, "attack", id, True) or not queries.allowed(game, "state", "rested", id):
        return False
    toll = attack_cost(game, id)
    return not toll or costs.can_pay(game, Ctx(id, game.objects[id].player), (t.SetState(t.SELF, "rested"), *toll))


def attack_cost(game: Game, id: int) -> tuple[t.Instr, ...]:
    """[CC 803.4] All that the servant has to pay to attack, whatever demands it."""
    if "attack cost" not in game.objects[id].info.keywords and id not in layers.index_of(game).granted:
        return ()
    found = [a for a in layers.abilities(game, id) if isinstance(a, t.Spell) and a.keyword == "attack cost"]
    return tuple([part for ability in found for part in ability.cost])


def attacked_objects(game: Game, id: int) -> tuple[list[int], bool]:
    """[CC 803.3b] The servants it may attack, and whether it may attack the player. It may not attack the player while
    there is a reversed servant that it could attack. What it has to attack (query `attack first`) leaves no
    other choice."""
    enemy = 1 - game.objects[id].player
    field = game.at(SERVANT, enemy)
    targets = queries.among(game, "attack targets", id, servants(game, enemy), field)
    first = queries.among(game, "attack first", id, [], targets)
    if first:
        return first, False
    guarded = any(game.objects[other].state == REVERSED for other in targets)
    player = not guarded or queries.may(game, "attack past reversed", id, False)
    return targets, player and queries.may(game, "attack player", id, True)


NO_MORE: Final = Option("attack no more")


def _ask_attack(game: Game, frame: Frame) -> Decision | None:
    """[CC 803.3] RULING-CC-005: the turn player may also choose not to attack any more, unless a servant that can
    attack must do so (RULING-CC-059, query `must attack`) [CC 104.1]."""
    player = game.active
    options: list[Option] = []
    forced = False
    for id in distinct(game, attackers(game, player)):
        targets, past = attacked_objects(game, id)
        options += [Option("attack", (id, other)) for other in distinct(game, targets)]
        if past:
            options.append(Option("attack player", (id,)))
        forced = forced or (bool(targets or past) and queries.may(game, "must attack", id, False))
    return Decision(player, "attack", options) if forced else ending(game, player, "attack", [*options, NO_MORE])


def _choose_attack(game: Game, frame: Frame) -> str | None:
    """[CC 803.3] If the player cannot or does not attack, the battle phase ends."""
    answer = frame.answer
    if answer is None or answer.verb == "attack no more":
        return "806.1"
    frame.local = CasterBattle(answer.cards[0], answer.cards[1] if answer.verb == "attack" else 0)
    return None


def _rest_attacker(game: Game, frame: Frame) -> str | None:
    """[CC 803.4] Rests the attacker, then pays its cost of attacking: the rested attacker cannot rest again for it."""
    local = frame.locals(CasterBattle)
    toll = attack_cost(game, local.attacker)
    if toll:
        paying.pay(game, toll, Ctx(local.attacker, game.active))
    events.perform(game, Event("state", local.attacker, game.active, state=RESTED, word="rested"))
    _mark(game, local.attacker, ATTACKING)
    return None


def _battling(game: Game, frame: Frame) -> str | None:
    """[CC 803.5] [CC 803.5a] From now on the two servants are battling; an attack on a player has no battling pair. If
    the attacker is gone because it paid for itself, no attack is performed [CC 803.4]."""
    local = frame.locals(CasterBattle)
    if not still_attacking(game, local):
        return "803.3"
    if local.target:
        _mark(game, local.attacker, BATTLING)
        _mark(game, local.target, BATTLING)
    this_turn.attacked(game, local.attacker, local.target)
    if local.target:
        this_turn.battled(game, local.attacker, local.target)
    events.announce(game, "attack", local.attacker, game.active, 0, "" if local.target else "player", local.target)
    if local.target:
        events.announce(game, "battle", local.attacker, game.active, other=local.target)
        events.announce(game, "battle", local.target, 1 - game.active, other=local.attacker)
    return None


def _mark(game: Game, id: int, word: str) -> None:
    obj = game.objects.get(id)
    if obj is not None and word not in obj.marks:
        changed = obj.copy()
        changed.marks = (*obj.marks, word)
        game.put(changed)


# --- [CC 804] battle judgment ---------------------------------------------------------------------------------------


def _nobody_left(game: Game, frame: Frame) -> str | None:
    """[CC 804.1] RULING-CC-006: goes on to the battle resolution step if the attacker or the attacked servant is
    gone."""
    local = frame.locals(CasterBattle)
    if not still_attacking(game, local):
        unmark(game, local.attacker)
        return "805.1"
    if local.target:
        target = game.objects.get(local.target)
        if target is None or not is_type(game, target, "servant"):
            return "805.1"
    return None


def _reversed_attacker(game: Game, frame: Frame) -> str | None:
    """[CC 804.2] A reversed attacker does not strike."""
    local = frame.locals(CasterBattle)
    return "805.1" if game.objects[local.attacker].state == REVERSED else None


def _against_atk(game: Game, frame: Frame) -> str | None:
    """[CC 804.3] Compares ATK with the ATK of a servant that is not reversed."""
    local = frame.locals(CasterBattle)
    if local.target == 0:
        return "804.5"
    if game.objects[local.target].state == REVERSED:
        return "804.4"
    _strike(game, local, "atk")
    return "804.6"


def _against_def(game: Game, frame: Frame) -> str | None:
    """[CC 804.4] Compares ATK with the DEF of a reversed servant."""
    local = frame.locals(CasterBattle)
    _strike(game, local, "def")
    return "804.6"


def _strike(game: Game, local: CasterBattle, figure: str) -> None:
    """Destroys the attacked servant if the attacker's ATK is higher; the attacker is never destroyed. The rules destroy
    it, and no effect; an effect may forbid it (query `destroyed by battle`)."""
    higher = layers.value(game, local.attacker, "atk") > layers.value(game, local.target, figure)
    if higher and queries.may(game, "destroyed by battle", local.target, True, local.attacker):
        destroy(game, (local.target,))
        if local.target not in game.objects:
            events.announce(game, "defeat", local.attacker, game.objects[local.attacker].player, other=local.target)


def _against_player(game: Game, frame: Frame) -> str | None:
    """[CC 804.5] If the player has no orbs left, the attacker's controller wins. Otherwise they choose an orb and
    corrupt it."""
    local = frame.locals(CasterBattle)
    enemy = 1 - game.active
    if not game.at(ORB, enemy):
        game.outcome = Outcome(game.active, "an attack on a player without orbs", "CC 804.5")
        return None
    corrupt(game, enemy, game.active, corruption(game, local.attacker), local.attacker)
    return None


def corruption(game: Game, id: int) -> int:
    """[CC 1102.2] [CC 1102.3] How many orbs the servant corrupts; with both keywords, its controller decides
    [CC 1102.4]."""
    double = layers.has(game, id, "Double Corrupt")
    if layers.has(game, id, "Triple Corrupt"):
        return TWO_OR_THREE if double else 3
    return 2 if double else 1


# --- [CC 805] battle resolution -------------------------------------------------------------------------------------


def _end_of_battle(game: Game, frame: Frame) -> str | None:
    """[CC 805.1] Announces the end of the battle."""
    signal(game, "end", "battle")
    return None


def _expire(game: Game, frame: Frame) -> str | None:
    """[CC 805.3a] Ends the effects that last for the battle."""
    control.expire(game, "battle")
    return None


def _anything_left(game: Game, frame: Frame) -> str | None:
    """[CC 805.3b] RULING-CC-007: repeats the step if anything is due, but the battle ends only once."""
    if not nothing_due(game):
        push(game, "CC 602", PrioritySequence(game.active))
        return "805.2"
    return None


def _conclude(game: Game, frame: Frame) -> str | None:
    """[CC 805.4] The attack is over; nobody is attacking or battling."""
    local = frame.locals(CasterBattle)
    unmark(game, local.attacker)
    if local.target:
        unmark(game, local.target)
    frame.local = None
    return None


def _ask_end(game: Game, frame: Frame) -> Decision | None:
    """[CC 805.5] Where no servant can attack any more, there is only the end of the battle phase."""
    return None if attackers(game, game.active) else ending(game, game.active, "attack", [NO_MORE])


def _another(game: Game, frame: Frame) -> str | None:
    """[CC 805.5] Goes back to the attack declaration if a servant can still attack."""
    return "803.1" if attackers(game, game.active) else None


def _begin_battle_phase(game: Game, frame: Frame) -> str | None:
    """[CC 802.1] The battle phase begins."""
    signal(game, "begin", "battle phase")
    return None


def _begin_declaration(game: Game, frame: Frame) -> str | None:
    """[CC 803.1] The attack declaration step begins."""
    signal(game, "begin", "attack declaration step")
    return None


def _end_battle_phase(game: Game, frame: Frame) -> str | None:
    """[CC 806.1] Announces the end of the battle phase."""
    signal(game, "end", "battle phase")
    return None


# [CC 801.1] The steps of the battle phase in order, with [CC 805.3] the battle resolution.
BATTLE = procedure(
    "CC 801",
    "Battle phase",
    Step("802.1", _begin_battle_phase),
    Step("802.2", give_priority),
    Step("803.1", _begin_declaration),
    Step("803.2", give_priority),
    Step("803.3", _choose_attack, ask=_ask_attack),
    Step("803.4", _rest_attacker),
    Step("803.5", _battling),
    Step("803.6", give_priority),
    Step("804.1", _nobody_left),
    Step("804.2", _reversed_attacker),
    Step("804.3", _against_atk),
    Step("804.4", _against_def),
    Step("804.5", _against_player),
    Step("804.6", give_priority),
    Step("805.1", _end_of_battle),
    Step("805.2", give_priority),
    Step("805.3a", _expire),
    Step("805.3b", _anything_left),
    Step("805.4", _conclude),
    Step("805.5", _another, ask=_ask_end),
    Step("806.1", _end_battle_phase),
    Step("806.2", give_priority),
)


def _do_battle(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1116.2c] An effect makes two servants battle: this card and the one that it names, or the two that it names.
    They do not if an effect keeps one from battling the other (query `battle`). RULING-CC-045: the first strikes once,
    as in the battle judgment [CC 804.2] [CC 804.3] [CC 804.4]; it does not attack."""
    pair = ids if len(ids) == 2 else (ctx.source, *ids)
    if len(pair) != 2 or not all(id in servants(game, 0) + servants(game, 1) for id in pair) or pair[0] == pair[1]:
        return
    first, second = pair
    if not queries.may(game, "battle", first, True, second) or not queries.may(game, "battle", second, True, first):
        return
    this_turn.battled(game, first, second)
    for one, other in ((first, second), (second, first)):
        events.announce(game, "battle", one, game.objects[one].player, other=other)
    if game.objects[first].state != REVERSED:
        _strike(game, CasterBattle(first, second), "def" if game.objects[second].state == REVERSED else "atk")


VERBS: Final[dict[str, Verb]] = {"battle": Verb("CC 1116.2c", _do_battle)}
