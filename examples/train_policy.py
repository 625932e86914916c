"""Train a small policy against the random bot, with numpy alone: `python examples/train_policy.py sve --games 300`.

The policy is one weight for each number that describes an option: the better the sum, the likelier the option
(softmax). After every ten games the weights move towards the options taken in won games and away from those in lost
games (REINFORCE with a running baseline). Training takes a minute or two on one core; then the policy plays new games
and always takes the likeliest option.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludex.env.gymnasium import LudexEnv

Floats = NDArray[np.float64]
BATCH = 10


def options_of(env: LudexEnv, seen: dict[str, Any], offered: int) -> Floats:
    """One row of numbers for each option offered."""
    return env.duel.encoder.options_of(seen["observation"])[:offered].astype(np.float64)


def likelihoods(rows: Floats, weights: Floats) -> Floats:
    scores = rows @ weights
    raised = np.exp(scores - scores.max())
    shares: Floats = raised / raised.sum()
    return shares


def play(env: LudexEnv, weights: Floats, seed: int, rng: np.random.Generator | None) -> tuple[float, Floats]:
    """Play one game: its result, and the direction in which the weights make the options taken likelier. Without `rng`,
    the policy always takes the likeliest option."""
    seen, info = env.reset(seed=seed)
    direction = np.zeros_like(weights)
    result, over = 0.0, info["offered"] == 0
    while not over:
        rows = options_of(env, seen, info["offered"])
        chances = likelihoods(rows, weights)
        action = int(chances.argmax()) if rng is None else int(rng.choice(len(chances), p=chances))
        direction += rows[action] - chances @ rows
        seen, result, over, cut, info = env.step(action)
        over = over or cut
    return result, direction


def train(code: str, games: int, seed: int = 1, rate: float = 0.02) -> Floats:
    env = LudexEnv(code, bot="random")
    rng = np.random.default_rng(seed)
    weights = np.zeros(env.duel.encoder.rows)
    step = np.zeros_like(weights)
    baseline = 0.0
    for game in range(games):
        result, direction = play(env, weights, seed * 1_000_003 + game, rng)
        length = float(np.linalg.norm(direction)) or 1.0
        step += rate * (result - baseline) * direction / max(1.0, length / 5)
        baseline += 0.05 * (result - baseline)
        if game % BATCH == BATCH - 1:
            weights += step
            step[:] = 0
    return weights


def wins(code: str, weights: Floats, games: int, seed: int = 9_000_000) -> int:
    """The number of new games that the policy wins."""
    env = LudexEnv(code, bot="random")
    return sum(play(env, weights, seed + game, None)[0] > 0 for game in range(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sve")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tested", type=int, default=100)
    asked = parser.parse_args()
    weights = train(asked.game, asked.games)
    won = wins(asked.game, weights, asked.tested)
    print(f"after {asked.games} games: wins {won} of {asked.tested} against random")
    encoder = LudexEnv(asked.game).duel.encoder
    for i in np.argsort(-np.abs(weights))[:12]:
        print(f"{weights[i]:+.2f}  {encoder.option_names[i]}")


if __name__ == "__main__":
    main()
