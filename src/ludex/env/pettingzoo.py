"""A PettingZoo AEC environment for each game: `env(code)`."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludex.env.duel import Duel
from ludex.env.observation import BOUND, MOST

AGENTS = ["player_0", "player_1"]


class LudexAEC(AECEnv):  # type: ignore[misc]
    """Two agents. An observation is a dict of `observation` (numbers) and `action_mask`; an action is the number of an
    option. The reward comes at the end: 1 won, -1 lost. An action that is not offered loses the game."""

    metadata: ClassVar[dict[str, Any]] = {"name": "ludex_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, code: str, decks: tuple[str, str] | None = None, edition: str = "", stops: bool = False) -> None:
        super().__init__()
        self.duel = Duel(code, decks, edition, stops)
        self.possible_agents = AGENTS[:]
        self.render_mode = "ansi"
        box = spaces.Box(-BOUND, BOUND, (self.duel.encoder.size,), np.float32)
        seen = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (MOST,), np.int8)})
        self.observation_spaces = dict.fromkeys(AGENTS, seen)
        self.action_spaces = {agent: spaces.Discrete(MOST) for agent in AGENTS}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.duel.start(int.from_bytes(self._seeds.bytes(16), "big"))
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[max(self.duel.decider, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = AGENTS.index(agent)
        return {"observation": self.duel.observe(seat), "action_mask": self.duel.encoder.mask(self.duel.game, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not 0 <= action < self.duel.offered():
            self._end({agent: -1.0, AGENTS[1 - AGENTS.index(agent)]: 1.0})
        else:
            self.duel.take(action)
            if self.duel.decider < 0:
                self._end({name: self.duel.result(seat) for seat, name in enumerate(AGENTS)})
            elif self.duel.cut_short:
                self.truncations = dict.fromkeys(AGENTS, True)
        if self.duel.decider >= 0:
            self.agent_selection = AGENTS[self.duel.decider]
        self._accumulate_rewards()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(AGENTS, True)

    def render(self) -> str:
        game = self.duel.game
        return f"{game.book.name}, turn {game.turn}, {AGENTS[game.active]} is active"

    def close(self) -> None:
        pass


def env(code: str, decks: tuple[str, str] | None = None, edition: str = "", stops: bool = False) -> LudexAEC:
    return LudexAEC(code, decks, edition, stops)
