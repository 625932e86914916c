"""[CC 500] Turn sequence: the phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import DoFn, Frame, Step, call, procedure, push
from ludex.core.happening import carrying, events, loops, zones
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.resolving import deeds
from ludex.core.values import durations, layers, queries, select
from ludex.games.cc import c0501_this_turn as this_turn
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c1016_control as control
from ludex.games.cc.c0300_zones import CASTER, GRAVEYARD, HAND, RECOVERED, RESTED, SERVANT
from ludex.games.cc.c0600_priority_sequence import PrioritySequence, give_priority, nothing_due
from ludex.games.cc.c0700_player_actions import forget_switches
from ludex.games.cc.c1000_game_actions import bases_for, level_up, put_face_down
from ludex.games.cc.c1023_copies import end_copies

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


def signal(game: Game, kind: str, word: str) -> None:
    """Announces the `begin` or `end` of a phase, step or turn."""
    events.announce(game, kind, 0, game.active, 0, word)


def phase(name: str, proc: str) -> DoFn:
    """[CC 501.1] Starts a phase, unless an effect lets the turn player skip it [CC 104.1] (query `NAME phase` of the
    player). RULING-CC-060: a phase that is skipped does not begin."""

    query = f"{name} phase"

    def start(game: Game, frame: Frame) -> str | None:
        player = select.PLAYERS[game.active]
        if queries.may(game, query, player, True):
            push(game, proc)
        else:
            queries.use_up(game, query, player)
        return None

    return start


# --- [CC 502] recovery phase ----------------------------------------------------------------------------------------


def _recover(game: Game, frame: Frame) -> str | None:
    """[CC 502.1] Recovers all rested cards of the turn player; reversed cards stay reversed."""
    player = game.active
    ids = game.at(CASTER, player) + game.at(SERVANT, player)
    objects = game.objects
    batch = [Event("state", id, player, state=RECOVERED, word="recovered") for id in ids if objects[id].state == RESTED]
    if batch:
        events.perform_all(game, tuple(batch))
    return None


def _begin_recovery(game: Game, frame: Frame) -> str | None:
    """[CC 502.2] The recovery phase begins."""
    signal(game, "begin", "recovery phase")
    if game.turn == 1:
        signal(game, "begin", "game")
    if not game.remembers("turn began"):
        game.memory["turn began"] = 1
        signal(game, "begin", "turn")
    return None


# --- [CC 503] draw phase --------------------------------------------------------------------------------------------


def _draw(game: Game, frame: Frame) -> str | None:
    """[CC 503.1] The turn player draws a card, but not on the first turn of the game."""
    if game.turn > 1:
        deeds.draw(game, game.active)
    return None


def _begin_draw(game: Game, frame: Frame) -> str | None:
    """[CC 503.2] The draw phase begins for triggers, after the draw."""
    signal(game, "begin", "draw phase")
    return None


# --- [CC 504] call phase --------------------------------------------------------------------------------------------


def _ask_call(game: Game, frame: Frame) -> Decision | None:
    """[CC 504.1] Offers to call a level 1 caster, to call any card face down, to level up, or nothing."""
    player = game.active
    hand = game.at(HAND, player)
    buried = from_graveyard(game, player)
    if not hand and not buried:
        return None
    options: list[Option] = []
    names: set[str] | None = None
    kinds = distinct(game, hand)
    for id in (*kinds, *buried):
        card = game.objects[id].card
        if "caster" not in card.types:
            continue
        if card.figures.get("level") == 1:
            if names is None:
                names = face_up_names(game, player)
            if card.name not in names or "Twins" in card.keywords:
                options.append(Option("call", (id,)))  # [CC 504.1a] [CC 504.1a-1]
        else:
            options += [Option("level up", (base, id)) for base in distinct(game, bases_for(game, card, player))]
    options += [Option("call face down", (id,)) for id in kinds]  # [CC 504.1b]
    options.append(Option("no call"))  # [CC 504.1d]
    return Decision(player, "call a caster?", options)


CALLS: Final = "calls"
CALLED_FROM_GRAVEYARD: Final = "call from graveyard"
"""The bare keyword of a caster that may be called face up from its player's graveyard in the place of a caster of the
hand."""


def from_graveyard(game: Game, player: int) -> list[int]:
    """[CC 104.1] The casters of level 1 that their own text lets the player call from the graveyard."""
    ids = game.at(GRAVEYARD, player)
    able = [id for id in ids if CALLED_FROM_GRAVEYARD in game.objects[id].card.keywords]
    return distinct(game, [id for id in able if game.objects[id].card.figures.get("level") == 1]) if able else []


def _do_call(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 504.1a] An effect calls casters of level 1 face up, each under the conditions of a call."""
    for id in ids:
        card = game.objects[id].card
        first = "caster" in card.types and card.figures.get("level") == 1
        if first and (card.name not in face_up_names(game, ctx.controller) or "Twins" in card.keywords):
            events.perform(game, events.moving(game, id, "caster", ctx.controller, "call", cause=ctx.source))


VERBS: Final[dict[str, Verb]] = {"call": Verb("CC 504.1a", _do_call)}


def face_up_names(game: Game, player: int) -> set[str]:
    names: set[str] = set()
    for id in game.at(CASTER, player):
        if game.objects[id].up:
            names.update(layers.words(game, id, "name"))
    return names


def _call(game: Game, frame: Frame) -> str | None:
    """[CC 504.1] Carries out the call at once, without the chase. An effect may let the player call more than once
    [CC 104.1] (query `calls`)."""
    answer = frame.answer
    if answer is None or answer.verb == "no call":
        return None
    if answer.verb == "call":
        events.perform(game, events.moving(game, answer.cards[0], "caster", game.active, "call"))
    elif answer.verb == "call face down":
        put_face_down(game, answer.cards[0], game.active)
    else:
        level_up(game, answer.cards[0], answer.cards[1])  # [CC 504.1c]
    calls = game.remembers(CALLS) + 1
    game.memory[CALLS] = calls
    more = calls < queries.limit(game, CALLS, select.PLAYERS[game.active], 1)
    return "504.1" if more else None


def _begin_call(game: Game, frame: Frame) -> str | None:
    """[CC 504.2] The call phase begins for triggers, after the call."""
    signal(game, "begin", "call phase")
    return None


# --- [CC 505] main, [CC 507] end phase ------------------------------------------------------------------------------


def _begin_main(game: Game, frame: Frame) -> str | None:
    """[CC 505.1] The main phase begins."""
    signal(game, "begin", "main phase")
    return None


def _main_priority(game: Game, frame: Frame) -> str | None:
    """[CC 505.2] Starts the priority sequence in which the turn player has main timing."""
    push(game, "CC 602", PrioritySequence(game.active))
    return None


def _battle(game: Game, frame: Frame) -> str | None:
    """[CC 506.1] Starts the battle phase, but not on the first turn of the game."""
    return _fight(game, frame) if game.turn > 1 else None


_fight = phase("battle", "CC 801")
MORE_BATTLES: Final = "extra battle phases"


def _battle_again(game: Game, frame: Frame) -> str | None:
    """[CC 104.1] Another battle phase follows this one, if an effect of this turn says so. RULING-CC-064: an effect of
    an earlier phase adds it after the battle phase of the turn."""
    more = game.num(game.active, MORE_BATTLES)
    if more <= 0:
        return None
    game.set_num(game.active, MORE_BATTLES, more - 1)
    return "506.1"


def _begin_end(game: Game, frame: Frame) -> str | None:
    """[CC 507.1] The end phase begins."""
    signal(game, "begin", "end phase")
    return None


def _end_of_turn(game: Game, frame: Frame) -> str | None:
    """[CC 507.3] Announces the end of the turn."""
    signal(game, "end", "turn")
    return None


def _expire(game: Game, frame: Frame) -> str | None:
    """[CC 507.5a] Ends the effects that last until end of turn."""
    control.end_turn(game)
    end_copies(game)
    return None


def _erase_aether(game: Game, frame: Frame) -> str | None:
    """[CC 507.5b] Erases all produced aether."""
    aether.erase_all(game)
    return None


def _anything_left(game: Game, frame: Frame) -> str | None:
    """[CC 507.5c] If something is due, performs one more priority sequence and repeats the final step."""
    if not nothing_due(game):
        push(game, "CC 602", PrioritySequence(game.active))
        return "507.5a"
    return None


def next_turn(game: Game, frame: Frame) -> str | None:
    """[CC 507.6] [CC 1021.1] The other player's turn begins, unless the turn player has an extra turn, or several in a
    row [CC 1021.2]."""
    carrying.changing(game, lambda: _pass_the_turn(game))
    return "502"


def _pass_the_turn(game: Game) -> None:
    extra = game.num(game.active, "extra turns")
    if extra > 0:
        game.set_num(game.active, "extra turns", extra - 1)
    else:
        game.active = 1 - game.active
    for player in (0, 1):
        game.set_num(player, MORE_BATTLES, 0)
    game.turn += 1
    game.used = ()
    game.memory = {}
    loops.moved_on(game)
    forget_switches(game)
    this_turn.forget(game)
    zones.forget_gone(game)
    caches.changed(game)
    durations.begin_turn(game)


# [CC 501.1] The phases of a turn in order, then the other player's turn.
TURN = procedure(
    "CC 501",
    "Turn sequence",
    Step("502", phase("recovery", "CC 502")),
    Step("503", phase("draw", "CC 503")),
    Step("504", phase("call", "CC 504")),
    Step("505", phase("main", "CC 505")),
    Step("506.1", _battle),
    Step("nb.again", _battle_again),
    Step("507", call("CC 507")),
    Step("507.6", next_turn),
)
RECOVERY = procedure(
    "CC 502",
    "Recovery phase",
    Step("502.1", _recover),
    Step("502.2", _begin_recovery),
    Step("502.3", give_priority),
)
DRAW = procedure("CC 503", "Draw phase", Step("503.1", _draw), Step("503.2", _begin_draw), Step("503.3", give_priority))
CALL = procedure(
    "CC 504",
    "Call phase",
    Step("504.1", _call, ask=_ask_call),
    Step("504.2", _begin_call),
    Step("504.3", give_priority),
)
MAIN = procedure("CC 505", "Main phase", Step("505.1", _begin_main), Step("505.2", _main_priority))
# [CC 507.5] The final step of the rulebook is the last three steps of this procedure.
END_PHASE = procedure(
    "CC 507",
    "End phase",
    Step("507.1", _begin_end),
    Step("507.2", give_priority),
    Step("507.3", _end_of_turn),
    Step("507.4", give_priority),
    Step("507.5a", _expire),
    Step("507.5b", _erase_aether),
    Step("507.5c", _anything_left),
)
PHASES: Final = (TURN, RECOVERY, DRAW, CALL, MAIN, END_PHASE)
