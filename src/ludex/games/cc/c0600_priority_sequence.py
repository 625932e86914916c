"""[CC 600] The priority sequence: rule processes, triggered abilities, one action, and the next player.

In most sequences no player has anything to do. `give_priority` notices this and does not start them.

Triggered abilities: [CC 603.1] [CC 603.2] [CC 603.4] core:play_one_pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core.flow.decisions import PASS, Decision, Option, ending, window
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import loops, triggers
from ludex.core.happening.check_timing import ACTIVE, NON_ACTIVE, check_states, play_one_pending, until_none_left
from ludex.core.position.records import Record, record
from ludex.core.values import layers
from ludex.games.cc import c0700_player_actions as actions
from ludex.games.cc.c0300_zones import CHASE
from ludex.games.cc.c0803_attacking import stop_attacking
from ludex.games.cc.c0900_cards_and_abilities import resolve_last
from ludex.games.cc.c1105_quickcast import main_timing
from ludex.games.cc.c1200_rule_processes import banish_deities, lose_the_game, rules_due
from ludex.games.cc.c1301_loops import closes_loop, passes_on, still_open

if TYPE_CHECKING:
    from ludex.core.position.game import Game


@mypyc_attr(free_list_len=1)
class PrioritySequence(Record):
    """The player with priority, the number of passes in a row (`REWOUND`: the last action was taken back), and their
    number before the last action."""

    __slots__ = ("before", "passed", "player")

    def __init__(self, player: int, passed: int = 0, before: int = 0) -> None:
        self.player = player
        self.passed = passed
        self.before = before

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.passed, self.before)

    def rewound(self) -> PrioritySequence:
        """[CC 1105.3] The locals that make the sequence go back to just before the last action."""
        return PrioritySequence(self.player, REWOUND, self.before)


REWOUND: Final = -1


record(PrioritySequence)


def give_priority(game: Game, frame: Frame) -> str | None:
    """[CC 601.1] The turn player gets priority and a priority sequence is performed. NB: a sequence that would consist
    of two passes is not started."""
    if game.windows or not only_passes(game):
        push(game, "CC 602", PrioritySequence(game.active))
    return None


def only_passes(game: Game) -> bool:
    """Whether a priority sequence would consist of two passes: nothing is due, and no player has an action."""
    if game.at(CHASE, 0) or not nothing_due(game):
        return False
    return not actions.open_options(game, game.active) and not actions.open_options(game, 1 - game.active)


def nothing_due(game: Game) -> bool:
    """[CC 507.5c] [CC 805.3b] Whether no rule process and no triggered ability is due. Checks state triggers first."""
    if layers.index_of(game).states:
        triggers.check_states(game)
    return not game.pending and not rules_due(game)


def _actions(game: Game, player: int) -> list[Option]:
    """The actions of the player that start no declared loop again."""
    if game.at(CHASE, 0) or main_timing(game, player):
        found = actions.options(game, player)
    else:
        found = actions.open_options(game, player)
    return still_open(game, player, found)


def _goes_on(game: Game, player: int, answer: Option | None) -> bool:
    """[CC 1301.1a] Whether the player passes who could have answered the chase instead. NB: without empty windows
    nobody is asked who could not."""
    if answer is None or not game.at(CHASE, 0):
        return False
    return not game.windows or bool(_actions(game, player))


def _ask_action(game: Game, frame: Frame) -> Decision | None:
    """[CC 602.1c] Asks the player with priority for an action; without any action the player passes."""
    local = frame.locals(PrioritySequence)
    player = local.player
    options = _actions(game, player)
    if not options and game.turn == 1 and main_timing(game, player):  # [CC 506.1] no battle phase follows
        return last_of_turn(game, player)
    chase = game.at(CHASE, 0)
    if options and not passes_on(game, player, PASS):
        return Decision(player, "you have priority", options, chase[-1] if chase else 0)
    return window(game, player, "you have priority", options, about=chase[-1] if chase else 0)


def last_of_turn(game: Game, player: int) -> Decision:
    """The pass that ends the main phase when nothing else is left to do in the turn."""
    decision = ending(game, player, "you have priority", [PASS])
    decision.window = game.windows > 0
    return decision


def _act(game: Game, frame: Frame) -> str | None:
    """[CC 604.1] Carries out the action, or counts the pass."""
    local = frame.locals(PrioritySequence)
    answer = frame.answer
    if answer is None or answer == PASS:
        if _goes_on(game, local.player, answer) and closes_loop(game, local.player, PASS):
            return "602.1c"
        frame.local = PrioritySequence(local.player, local.passed + 1)  # [CC 708.1]
        return None
    if closes_loop(game, local.player, answer):
        return "602.1c"
    loops.moved_on(game)
    frame.local = PrioritySequence(local.player, 0, local.passed)
    actions.perform(game, answer, local.player)
    return None


def _end(game: Game, frame: Frame) -> str | None:
    """[CC 605.1] [CC 605.2] A player who acted keeps priority; after one pass the other player has it. After two
    passes the last item of the chase resolves and the turn player has priority, or the sequence ends if the chase is
    empty."""
    local = frame.locals(PrioritySequence)
    if local.passed == REWOUND:
        frame.local = PrioritySequence(local.player, local.before)
        return "602.1c"  # [CC 1105.3]
    if local.passed == 0:
        return "602.1a"  # [CC 605.1a]
    if local.passed == 1:
        frame.local = PrioritySequence(1 - local.player, 1)  # [CC 605.1c]
        return "602.1a"
    if not game.at(CHASE, 0):
        return "end"
    frame.local = PrioritySequence(game.active)
    resolve_last(game)  # [CC 605.1b]
    return "602.1a"


_perform_all = until_none_left(lose_the_game, banish_deities, check_states)


def _rule_processes(game: Game, frame: Frame) -> str | None:
    """[CC 602.1a] Performs rule processes until none is due; usually none is. Before that, an attacker may have
    stopped attacking [CC 803.4a]."""
    stop_attacking(game)
    if not layers.index_of(game).states and not game.truths and not rules_due(game):
        return None
    return _perform_all(game, frame)


PRIORITY = procedure(
    "CC 602",
    "Priority sequence",
    Step("602.1a", _rule_processes),
    Step("602.1b", **play_one_pending(ACTIVE, "CC 903.2", back_to="602.1a")),
    Step("nb.other", **play_one_pending(NON_ACTIVE, "CC 903.2", back_to="602.1a")),
    Step("602.1c", _act, ask=_ask_action),
    Step("602.1d", _end),
)
