"""One step ahead: try each option in a few deals, play on until the position is at rest, and judge it."""

from __future__ import annotations

from random import Random

from ludex.ai.bot import Asked
from ludex.ai.playout import judge, play_until_rest
from ludex.core.flow.api import decide
from ludex.core.sight.knowledge import Knowledge
from ludex.core.sight.sample import sample

DEALS = 4


class GreedyBot:
    """The option after which the position looks best, on average over some deals."""

    looks = True

    def __init__(self, rng: Random, deals: str = str(DEALS)) -> None:
        self.rng = rng
        self.deals = int(deals)

    def choose(self, asked: Asked) -> int:
        assert asked.known is not None
        totals: list[float] = []
        clock, longest = asked.clock, 0.0
        for _ in range(self.deals):
            seed = self.rng.getrandbits(62)
            values: list[float] = []
            for i in range(len(asked.options)):
                if clock.left() <= longest:
                    return _best(totals or values)
                began = clock.now()
                values.append(_after(asked.known, i, seed))
                longest = max(longest, clock.now() - began)
            totals = [a + b for a, b in zip(totals, values, strict=True)] if totals else values
        return _best(totals)


def _best(totals: list[float]) -> int:
    return max(range(len(totals)), key=totals.__getitem__, default=0)


def _after(known: Knowledge, option: int, seed: int) -> float:
    """The value of the option in the deal of that seed. Every option gets the same deal, so that values compare."""
    game = sample(known, seed)
    decide(game, option)
    play_until_rest(game, game.turn, Random(seed))
    return judge(game, known.viewer)
