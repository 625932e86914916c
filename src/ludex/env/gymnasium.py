"""A Gymnasium environment: the learner has one seat, a bot the other."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from ludex.ai import Bot, make_bot
from ludex.ai.chance import bots_seed, game_seed
from ludex.env.duel import Duel
from ludex.env.observation import BOUND, MOST
from ludex.sim.match import ask_of


class LudexEnv(gymnasium.Env):  # type: ignore[misc]
    """The seed deals the learner's seat unless `seat` names it. Observation, actions and rewards are those of
    `ludex.env.pettingzoo`; `info["offered"]` is the number of actions."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        code: str,
        bot: str = "random",
        seat: int | None = None,
        decks: tuple[str, str] | None = None,
        edition: str = "",
        stops: bool = False,
    ) -> None:
        self.duel = Duel(code, decks, edition, stops)
        self.bot_name = bot
        self.told_seat = seat
        self.seat = seat or 0
        self.bot: Bot = make_bot(bot, 0, 1 - self.seat)
        box = spaces.Box(-BOUND, BOUND, (self.duel.encoder.size,), np.float32)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (MOST,), np.int8)})
        self.action_space = spaces.Discrete(MOST)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        master = int.from_bytes(self.np_random.bytes(16), "big")
        self.seat = master % 2 if self.told_seat is None else self.told_seat
        self.bot = make_bot(self.bot_name, bots_seed(master), 1 - self.seat)
        self.duel.start(game_seed(master, 0))
        self._answer()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not 0 <= action < self.duel.offered():
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.duel.take(int(action))
        self._answer()
        over = self.duel.decider < 0
        return self._seen(), self.duel.result(self.seat), over, self.duel.cut_short, self._info()

    def _answer(self) -> None:
        """Let the bot decide until the learner must."""
        while self.duel.decider == 1 - self.seat and not self.duel.cut_short:
            decision = self.duel.game.decision
            assert decision is not None
            self.duel.take(self.bot.choose(ask_of(self.duel.game, decision, self.bot.looks)))

    def _seen(self) -> dict[str, Any]:
        duel = self.duel
        return {"observation": duel.observe(self.seat), "action_mask": duel.encoder.mask(duel.game, self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"offered": self.duel.offered(), "seat": self.seat}
