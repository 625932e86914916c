"""One step ahead: each option is tried in a few deals, carried out until the position is at rest, and judged."""

from __future__ import annotations

from random import Random

from ludex.ai.bot import Asked
from ludex.ai.playout import judge, play_until_rest
from ludex.core.flow import decide
from ludex.core.knowledge import Knowledge
from ludex.core.sample import sample

DEALS = 4


class GreedyBot:
    """The option after which the position looks best, on average over some deals."""

    looks = True

    def __init__(self, rng: Random, deals: str = str(DEALS)) -> None:
        self.rng = rng
        self.deals = int(deals)

    def choose(self, asked: Asked) -> int:
        assert asked.known is not None
        totals = [0.0] * len(asked.options)
        longest = 0.0
        for _ in range(self.deals):
            before = asked.clock.left()
            seed = self.rng.getrandbits(62)
            for i in range(len(totals)):
                totals[i] += _after(asked.known, i, seed)
            longest = max(longest, before - asked.clock.left())
            if asked.clock.left() < 1.5 * longest:
                break
        return max(range(len(totals)), key=totals.__getitem__)


def _after(known: Knowledge, option: int, seed: int) -> float:
    """What the option comes to in the deal of that seed: the same chance for each option, so that they compare."""
    game = sample(known, seed)
    decide(game, option)
    play_until_rest(game, game.turn, Random(seed))
    return judge(game, known.viewer)
