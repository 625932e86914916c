"""Play what compiled code does most, while it counts how often each part of it runs (`make fast`).

Random games with all shipped decks; at some decisions a copy of the position, views and fingerprints, and a short
search. The C compiler then puts the code that runs often together, and makes the rest small.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

from ludex.ai import Clock
from ludex.ai.search import Search
from ludex.core.codec import fingerprint
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, texts
from ludex.core.position.game import Game
from ludex.core.sight.knowledge import knowledge
from ludex.core.sight.view import view
from ludex.games import GAMES, Spec, load
from ludex.library.decks import shipped_decks

ROUNDS = 60
"""Games of each game."""
EVERY = 40
"""At every so many-th decision a player looks closer."""


def look_closer(game: Game, decision: Decision, rng: Random) -> None:
    """What bots and the table do at a decision."""
    fingerprint(game)
    texts(game, decision)
    for player in (0, 1):
        view(game, player)
    search = Search(knowledge(game, decision.player), rng)
    for _ in range(2):
        search.iterate(Clock())


def play(spec: Spec, rounds: int) -> None:
    """Random games, each with other decks."""
    pairs = list(combinations_with_replacement(shipped_decks(spec), 2))
    for number in range(rounds):
        rng = Random(number)
        game = spec.new_game(*pairs[number % len(pairs)], rng.getrandbits(80), spec.default_edition)
        count = 0
        while (decision := advance(game)) is not None:
            count += 1
            if count % EVERY == 0:
                look_closer(game.clone(), decision, rng)
            decide(game, int(rng.random() * len(decision.options)))


if __name__ == "__main__":
    for code in GAMES:
        play(load(code), ROUNDS)
