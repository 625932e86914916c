"""One game between two seats, as all environments use it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ludex.core.codec import from_json, to_json
from ludex.core.flow.api import advance, decide
from ludex.core.position.game import Game, Observer
from ludex.env.observation import MOST, Encoder, Vector
from ludex.games import Spec, load
from ludex.lang.files.decks import Deck
from ludex.library.decks import legal_deck, shipped_decks

LIMIT = 5_000
"""A game with more decisions is cut short."""


def _restored(
    code: str, decks: tuple[str, str] | None, edition: str, position: str, taken: int, stops: bool = False
) -> Duel:
    duel = Duel(code, decks, edition, stops)
    if position:
        duel.game = from_json(json.loads(position))
        duel.taken = taken
        advance(duel.game)
    return duel


class Duel:
    """A game that can be started anew with a seed. Decks are named, or the seed picks shipped ones. `stops`: players
    pass by themselves at windows where people are usually not asked (`games.stops`), so that passes do not drown the
    game."""

    def __init__(self, code: str, decks: tuple[str, str] | None = None, edition: str = "", stops: bool = False) -> None:
        self.spec: Spec = load(code)
        self.edition = edition or self.spec.default_edition
        self.encoder = Encoder(self.spec, self.edition)
        named = [legal_deck(self.spec, name, self.edition) for name in decks or ()]
        self.decks: list[Deck] = named or shipped_decks(self.spec, self.edition)
        self.named = bool(named)
        self.stops = stops
        self.game = Game(self.spec.book(self.edition))
        self.taken = 0
        self.observer: Observer | None = None
        """Watches the game while it is set; copies have none."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Duel:
        """An independent copy; it shares the parts that never change."""
        copy = Duel.__new__(Duel)
        vars(copy).update(vars(self))
        copy.game = self.game.clone()
        copy.observer = None
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """As data: the position is JSON, and everything else follows from the game's name."""
        names = (self.decks[0].place, self.decks[1].place) if self.named else None
        position = json.dumps(to_json(self.game)) if self.game.frames or self.game.outcome is not None else ""
        return (_restored, (self.spec.code, names, self.edition, position, self.taken, self.stops))

    def start(self, seed: int) -> None:
        pick = Random(f"decks {seed}")
        first, second = self.decks if self.named else (pick.choice(self.decks), pick.choice(self.decks))
        self.game = self.spec.new_game(first, second, seed, self.edition)
        self.taken = 0
        self.game.observer = self.observer
        self._advance()

    def _advance(self) -> None:
        """Go on to the next decision that a player takes."""
        decision = advance(self.game)
        while self.stops and decision is not None and self.spec.stops.quiet(self.game, decision):
            decide(self.game, len(decision.options) - 1)
            decision = advance(self.game)

    @property
    def decider(self) -> int:
        """Who decides; -1: nobody, the game is over."""
        return self.game.decision.player if self.game.decision is not None else -1

    @property
    def cut_short(self) -> bool:
        return self.taken >= LIMIT and self.game.outcome is None

    def offered(self) -> int:
        """How many actions there are now."""
        return min(len(self.game.decision.options), MOST) if self.game.decision is not None else 0

    def take(self, action: int) -> None:
        self.game.observer = self.observer
        decide(self.game, int(action))
        self.taken += 1
        self._advance()

    def result(self, seat: int) -> float:
        """1: won, -1: lost, 0: drawn or not over."""
        outcome = self.game.outcome
        if outcome is None or outcome.winner < 0:
            return 0.0
        return 1.0 if outcome.winner == seat else -1.0

    def observe(self, seat: int) -> Vector:
        return self.encoder.encode(self.game, seat)
