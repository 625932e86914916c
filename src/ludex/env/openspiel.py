"""OpenSpiel games, registered on import: `pyspiel.load_game("python_ludex_CODE")`, CODE a game's code.

Chance is one move at the root: it takes one of `deals` seeds, all equally likely, and every shuffle and throw follows
from the seed. No player sees the seed. So the game is explicitly stochastic. An information state is what a player saw
and did at each of their decisions, and what they see now.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from ludex.core.flow.decisions import texts
from ludex.core.sight.view import view
from ludex.env.duel import LIMIT, Duel
from ludex.env.observation import MOST
from ludex.games import codes, load

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
        parameter_specification={"deals": DEALS},
    )


class LudexGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its shipped decks."""

    code = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.deals = int((params or {}).get("deals", DEALS))
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
        self.encoder = Duel(self.code).encoder

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
        self.duel = Duel(game.code)
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
            self.duel.start(action)
            return
        player = self.duel.decider
        self.recalled[player].append(f"{self._digest(player)} {self._action_to_string(player, action)}")
        self.duel.take(action)

    def _digest(self, player: int) -> str:
        return hashlib.sha256(self._shown(player).encode()).hexdigest()[:16]

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
for _code, _kind in TYPES.items():
    pyspiel.register_game(_kind, type(f"Ludex_{_code}", (LudexGame,), {"code": _code}))
