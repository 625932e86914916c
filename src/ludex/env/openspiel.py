"""OpenSpiel games, registered on import: `pyspiel.load_game("python_ludex_CODE")`, CODE a game's code.

Chance is one move at the root: it takes one of `deals` seeds, all equally likely, and every shuffle and throw follows
from the seed. No player sees the seed. So the game is explicitly stochastic. An information state is all that a player
was told since the deal (what happened, as the log tells it to them, the moves of the other side included), what they
did, and what they see now. `resample_from_infostate` deals the hidden cards anew, so OpenSpiel's own search bots play.
Parameters: `deals`; `first_deck` and `second_deck` (names or files; without them the deal picks shipped decks);
`edition`; `stops` (players pass by themselves at windows where people are usually not asked).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ludex.core.flow.decisions import texts
from ludex.core.sight.knowledge import knowledge
from ludex.core.sight.sample import sample
from ludex.core.sight.view import view
from ludex.env.duel import LIMIT, Duel
from ludex.env.observation import MOST
from ludex.errors import InputError
from ludex.games import codes, load
from ludex.record.log import Log, Watchers

DEALS = 1000


def _type(code: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_ludex_{code}",
        long_name=f"Python Ludex {load(code).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"deals": DEALS, "first_deck": "", "second_deck": "", "edition": "", "stops": False},
    )


class LudexGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games."""

    code = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        self.deals = int(asked.get("deals", DEALS))
        self.edition = str(asked.get("edition", ""))
        self.stops = bool(asked.get("stops", False))
        first, second = str(asked.get("first_deck", "")), str(asked.get("second_deck", ""))
        if bool(first) != bool(second):
            raise InputError("first_deck, second_deck", "name both decks or none")
        self.decks = (first, second) if first else None
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=self.deals,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LIMIT,
        )
        super().__init__(TYPES[self.code], info, params or {})
        self.encoder = self.new_duel().encoder

    def new_duel(self) -> Duel:
        return Duel(self.code, self.decks, self.edition, self.stops)

    def new_initial_state(self) -> LudexState:
        return LudexState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudexObserver:
        if iig_obs_type is None:
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        return LudexObserver(self.encoder.size, iig_obs_type)


class LudexState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or a game at a decision, or over."""

    def __init__(self, game: LudexGame) -> None:
        super().__init__(game)
        self.duel = game.new_duel()
        self.deals = game.deals
        self.dealt = False
        self.recalled: list[list[str]] = [[], []]

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.duel.decider

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.deals) for seed in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.duel.offered()))

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.dealt = True
            self._recall(lambda: self.duel.start(action))
            return
        player, decision = self.duel.decider, self.duel.game.decision
        self.recalled[player].append(f"> {self._action_to_string(player, action)}")
        if decision is not None:
            self.recalled[1 - player].append(f"the other player decided [{decision.rule}]")
        self._recall(lambda: self.duel.take(action))

    def _recall(self, happen: Callable[[], None]) -> None:
        """Let something happen, and note what each player is told of it."""
        logs = (Log(0), Log(1))
        self.duel.observer = Watchers(*logs)
        happen()
        self.duel.observer = self.duel.game.observer = None
        for recalled, log in zip(self.recalled, logs, strict=True):
            recalled += [line.text for line in log.lines]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudexState:
        """A state that the player cannot tell from this one: hidden cards and all later chance are dealt anew. Of what
        the other player remembers, only what both know of is kept. NB: its history is that of this state."""
        state: LudexState = self.clone()
        state.duel.game = sample(knowledge(self.duel.game, player), int(sampler() * 2**62))
        public = set(self.recalled[player])
        state.recalled[1 - player] = [line for line in self.recalled[1 - player] if line in public]
        return state

    def _shown(self, player: int) -> str:
        return json.dumps(view(self.duel.game, player), sort_keys=True, ensure_ascii=True)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        decision = self.duel.game.decision
        return texts(self.duel.game, decision)[action] if decision is not None else str(action)

    def is_terminal(self) -> bool:
        return self.dealt and (self.duel.decider < 0 or self.duel.cut_short)

    def returns(self) -> list[float]:
        return [self.duel.result(0), self.duel.result(1)] if self.dealt else [0.0, 0.0]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "\n".join([*self.recalled[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        return self._shown(self.current_player() if player is None else player) if self.dealt else "before the deal"

    def __str__(self) -> str:
        return f"{self.observation_string(0)}\n{self.observation_string(1)}" if self.dealt else "before the deal"


class LudexObserver:
    """What a player sees, in the form OpenSpiel asks for: as numbers, or with perfect recall as words only."""

    def __init__(self, size: int, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: LudexState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.duel.observe(player) if state.dealt else 0.0

    def string_from(self, state: LudexState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


TYPES = {code: _type(code) for code in codes()}
GAMES_OF = {code: type(f"Ludex_{code}", (LudexGame,), {"code": code}) for code in TYPES}
for _code, _kind in TYPES.items():
    pyspiel.register_game(_kind, GAMES_OF[_code])
