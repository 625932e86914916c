"""Chapter 6: the turn: charge phase, main phase, end phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import PASS, Decision, Option, distinct, ending, veiled
from ludex.core.flow.frames import Frame, Step, call, nothing, procedure, push
from ludex.core.flow.play import Play, local_play
from ludex.core.happening import events, triggers, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.core.values import durations, queries, uses
from ludex.games.dbs.c02_card_data import Purse, affordable, pay_energy, price, purse, specified, spend_prices
from ludex.games.dbs.c03_game_areas import ACTIVE_MODE, BATTLE, ENERGY, HAND, LEADER, REST_MODE
from ludex.games.dbs.c04_basic_terms import (
    PLAY,
    at_checkpoint,
    checkpoint,
    counter_timing,
    fulfil,
    nothing_due,
)
from ludex.games.dbs.c07_attack_and_battle import attacks, declare_attack
from ludex.games.dbs.c08_skills import OWN_MAIN_PHASE, activate, skills
from ludex.games.dbs.c11_other import closes_loop, forget_loops, still_open

if TYPE_CHECKING:
    from ludex.core.position.game import Game

FOREVER: Final = 1000 * uses.BARRED
"""A number of uses that lasts for the rest of the game."""
OPTIONAL_CHARGE: Final = "optional charge"
"""Memory flag: the player may decline the charge (RULING-DBS-010)."""
END_MAIN: Final = Option("end main")

# --- charge phase ------------------------------------------------------------------------------------------------


def _turn_begins(game: Game, frame: Frame) -> str | None:
    """[DBS 6-2-1] The turn and the charge phase begin: announces both, then comes a checkpoint."""
    game.used = tuple(use for use in game.used if use[2] >= FOREVER)
    durations.begin_turn(game)
    forget_loops(game)
    zones.forget_gone(game)
    fulfil(game, "turn start")
    fulfil(game, "charge phase")
    checkpoint(game)
    return None


def _to_active(game: Game, frame: Frame) -> str | None:
    """[DBS 6-2-2] Switches the turn player's rested cards to Active Mode, but for those that an effect keeps
    [DBS 1-3-3]."""
    batch = [
        Event("state", id, game.active, state=ACTIVE_MODE, word="active")
        for area in (LEADER, BATTLE, ENERGY)
        for id in game.at(area, game.active)
        if game.objects[id].state and queries.may(game, "stand up", id, True)
    ]
    if batch:
        events.perform_all(game, tuple(batch))
    return None


def _draw(game: Game, frame: Frame) -> str | None:
    """[DBS 6-2-3] The turn player draws a card, except on the first turn of the game."""
    if game.turn > 1:
        deeds.draw(game, game.active)
    return None


def _ask_charge(game: Game, frame: Frame) -> Decision | None:
    hand = game.at(HAND, game.active)
    if not hand:
        return None
    options = [Option("charge", (id,)) for id in distinct(game, hand)]
    if game.remembers(OPTIONAL_CHARGE):
        options.append(PASS)
    decision = Decision(game.active, "charge", options)
    return veiled(game, decision) if len(hand) > 1 else decision


def _charge(game: Game, frame: Frame) -> str | None:
    """[DBS 6-2-5] Puts one card from the hand into the Energy Area, in Active Mode [DBS 3-8-3]."""
    if frame.answer is not None and frame.answer != PASS:
        events.perform(game, events.moving(game, frame.answer.cards[0], "energy", game.active, "charge"))
    return None


# --- main phase --------------------------------------------------------------------------------------------------


def _main_begins(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-1] The main phase begins; what lasts until then ends."""
    durations.end_for(game, OWN_MAIN_PHASE, game.active)
    fulfil(game, "main phase")
    checkpoint(game)
    return None


def _playable(game: Game, id: int, have: Purse) -> bool:
    """[DBS 6-3-1-3-1-1] Whether the player has the energy for a Battle Card."""
    if "battle" not in game.objects[id].card.types:
        return False
    able = queries.may(game, "play", id, True) and queries.may(game, "play plainly", id, True)  # [DBS 1-3-3]
    return able and affordable(have, price(game, id), specified(game, id))


def _ask_main(game: Game, frame: Frame) -> Decision | None:
    """[DBS 6-3-1-2] [DBS 4-6-3] [DBS 8-5-2-2] Offers the turn player's actions; the player takes one or none. The
    checkpoint before it [DBS 4-6-2] [DBS 8-5-2-1] is the step before."""
    player = game.active
    have = purse(game, player)
    hand = game.at(HAND, player)
    can = [id for id in hand if _playable(game, id, have)]
    options = [Option("play", (id,)) for id in distinct(game, can)]
    options += skills(game, player, "main", have)
    options += attacks(game, player)
    options.append(END_MAIN)
    return ending(game, player, "main phase", still_open(game, player, options))


def _act(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-3] Carries out one action; then comes free timing again [DBS 4-6-3-1], or the next step [DBS 4-6-3-2]
    [DBS 8-5-2-3]."""
    answer = frame.answer
    assert answer is not None
    if answer.verb == "end main":  # [DBS 6-3-1-3-5]
        return None
    if closes_loop(game, game.active, answer):
        return "6-3-1-3"
    if answer.verb == "play":
        push(game, "DBS 6-3-1-3-1", Play(answer.cards[0], None, Ctx(answer.cards[0], game.active)))
    elif answer.verb == "attack":  # [DBS 6-3-1-3-4]
        declare_attack(game, answer.cards[0], answer.cards[1])
    else:  # [DBS 6-3-1-3-2] [DBS 6-3-1-3-3]
        activate(game, answer, game.active)
    return "6-3-1-2"  # [DBS 7-4-1-10] after a battle, too


def _pay_for_card(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-3-1-1] Reveals the card, and pays its cost by switching energy to Rest Mode."""
    play = local_play(frame)
    events.perform(game, Event("reveal", play.source, game.active))
    n, colors = price(game, play.source), specified(game, play.source)
    spend_prices(game, play.source)
    pay_energy(game, game.active, n, colors, play.source)
    return None


def _play_window(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-3-1-2] Opens a counter timing for [Counter: Play]."""
    counter_timing(game, game.active, (PLAY,), local_play(frame).source)  # [DBS 10-9-3-1]
    return None


def _put_into_play(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-3-1-3] Plays the card in Active Mode [DBS 3-6-3-1]; a negated card goes to the Drop Area."""
    play = local_play(frame)
    if play.source not in game.objects:
        return None
    if play.negated:
        events.perform(game, events.moving(game, play.source, "drop", word="negate"))
        return None
    means = play.means.split()
    if means and means[0] not in ("rest", "unskilled"):
        _put_elsewhere(game, play.source, means[0])
        return None
    state = REST_MODE if "rest" in means else -1
    move = events.moving(game, play.source, "battle", game.active, "play", state=state)
    events.perform(game, move)
    if "unskilled" in means and move.new in game.objects:  # [DBS 8-3-2]
        deeds.start_effect(game, t.Strip(t.SELF, negate=True), "turn", Ctx(move.new, game.active))
    return None


def _put_elsewhere(game: Game, id: int, place: str) -> None:
    """The card that was being played goes to another area instead; it is in its owner's hand as it is."""
    if place == "bottom":
        events.perform(game, events.moving(game, id, "deck", word="negate", position="bottom"))
    elif place != "hand":
        events.perform(game, events.moving(game, id, place, word="negate"))


FULFILLED: Final = 1000
"""`Game.used` records that the trigger condition of an ability was fulfilled under its number plus this."""


def fulfil_once(game: Game, kind: str) -> None:
    """[DBS 6-4-1-1] Fulfils a trigger condition of the turn's end for the skills for which it was not fulfilled
    yet."""
    before = game.clock
    fulfil(game, kind)
    if not game.pending:
        return
    kept = []
    for pending in game.pending:
        if pending.stamp > before:
            number = FULFILLED + pending.number
            if pending.number >= 0:
                if uses.times_used(game, pending.source, number):
                    continue
                game.used = (*game.used, (pending.source, number, 1))
        kept.append(pending)
    game.pending = tuple(kept)


def _main_ends(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-4-1-1] Triggers for the end of the main phase are fulfilled."""
    fulfil_once(game, "main end")
    checkpoint(game)
    return None


def _main_effects_end(game: Game, frame: Frame) -> str | None:
    """[DBS 6-3-1-4-1-2] After the checkpoint, ends the effects that last until the end of the main phase."""
    durations.expire(game, "main")
    return None


# --- end phase ---------------------------------------------------------------------------------------------------


def _turn_ends(game: Game, frame: Frame) -> str | None:
    """[DBS 6-4-1-1] Triggers for the end of the turn are fulfilled. `result` keeps whether this round has anything to
    do."""
    fulfil_once(game, "turn end")
    frame.result = () if nothing_due(game) else (1,)
    checkpoint(game)
    return None


def _turn_effects_end(game: Game, frame: Frame) -> str | None:
    """[DBS 6-4-1-2] After the checkpoint, ends the effects that last until the end of the turn, which may fulfil
    situation triggers."""
    durations.end_turn(game)
    triggers.check_states(game)
    return None


def _again(game: Game, frame: Frame) -> str | None:
    """[DBS 6-4-1-3] Repeats the end phase if anything was processed or is pending (RULING-DBS-013)."""
    if frame.result or game.pending:
        return "6-4-1-1"
    return None


def _next_turn(game: Game, frame: Frame) -> str | None:
    """[DBS 6-4-1-3] The other player becomes the turn player [DBS 4-4-1]."""
    game.active = 1 - game.active
    game.turn += 1
    return "6-1-1"


TURN = procedure(
    "DBS 6-1",
    "Turn",
    Step("6-1-1", call("DBS 6-2")),
    Step("nb.main", call("DBS 6-3-1")),
    Step("nb.end", call("DBS 6-4-1")),  # [DBS 6-3-1-4-1-3]
    Step("nb.next", _next_turn),
)
CHARGE = procedure(
    "DBS 6-2",
    "Charge Phase",
    Step("6-2-1", _turn_begins),
    Step("6-2-2", _to_active),
    Step("6-2-3", _draw),
    Step("6-2-4", at_checkpoint),
    Step("6-2-5", _charge, ask=_ask_charge),
    Step("6-2-6", at_checkpoint),
)
MAIN = procedure(
    "DBS 6-3-1",
    "Main Phase",
    Step("6-3-1-1", _main_begins),
    Step("6-3-1-2", at_checkpoint),
    Step("6-3-1-3", _act, ask=_ask_main),
    Step("6-3-1-4-1-1", _main_ends),
    Step("6-3-1-4-1-2", _main_effects_end),
    Step("6-3-1-4-1-3", nothing),
)
PLAYING = procedure(
    "DBS 6-3-1-3-1",
    "Playing a Battle Card",
    Step("6-3-1-3-1-1", _pay_for_card),
    Step("6-3-1-3-1-2", _play_window),
    Step("6-3-1-3-1-3", _put_into_play),
)
END = procedure(
    "DBS 6-4-1",
    "End Phase",
    Step("6-4-1-1", _turn_ends),
    Step("6-4-1-2", _turn_effects_end),
    Step("6-4-1-3", _again),
)
