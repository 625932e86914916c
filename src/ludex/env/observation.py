"""What a player sees, as a vector of fixed size, without anything that the player may not see.

An observation is one vector: first the table, then `MOST` rows of options; rows without an option are zero. An
action is the number of an option. `Encoder.table_names` and `Encoder.option_names` say what each number is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludex.core.flow.decisions import Decision, may_name
from ludex.core.position.game import Game
from ludex.core.position.objects import Obj
from ludex.core.sight.view import may_see
from ludex.core.values import layers
from ludex.games import Spec

Vector = NDArray[np.float32]

MOST = 128
"""The most options of a decision that can be taken; the rest cannot."""
CARDS = 2
"""The most cards of an option that are described."""


class Encoder:
    """Turns positions of one game into vectors."""

    def __init__(self, spec: Spec, edition: str = "") -> None:
        book = spec.book(edition)
        cards = list(spec.cards().values())
        self.zones = [kind.index for kind in book.zones]
        self.summed = [kind.index for kind in book.zones if kind.sight == "public"]
        self.numbers = sorted(spec.numbers)
        self.figures = sorted({name for card in cards for name in card.figures})
        self.scale = {name: max([1, *(abs(card.figures.get(name, 0)) for card in cards)]) for name in self.figures}
        self.verbs = {verb: i for i, verb in enumerate(sorted(book.texts))}
        self.table_names = self._name_table(book.zones)
        self.option_names = self._name_options()
        self.rows = len(self.option_names)
        self.size = len(self.table_names) + MOST * self.rows

    def _name_table(self, zones: Any) -> list[str]:
        names = ["turn / 20", "I am active", "I decide"]
        for who in ("mine", "theirs"):
            names += [f"{who}: cards in {zones[kind].name} / 20" for kind in self.zones]
            names += [f"{who}: {number} / 20" for number in self.numbers]
            names += [
                f"{who}: sum of {figure} in {zones[kind].name}" for kind in self.summed for figure in self.figures
            ]
        return names

    def _name_options(self) -> list[str]:
        names = ["offered", "number / 10", *(f"verb {verb}" for verb in self.verbs)]
        for i in range(1, CARDS + 1):
            names += [f"card {i}: mine", f"card {i}: turned", *(f"card {i}: {figure}" for figure in self.figures)]
        return names

    def encode(self, game: Game, viewer: int) -> Vector:
        """The position as the viewer sees it; options only if the viewer decides."""
        values: list[float] = []
        decision = game.decision
        mine = decision is not None and decision.player == viewer
        values += [game.turn / 20, float(game.active == viewer), float(mine)]
        for player in (viewer, 1 - viewer):
            values += self._side(game, player, viewer)
        if decision is not None and mine:
            for option in range(min(MOST, len(decision.options))):
                values += self._option(game, decision, option, viewer)
        vector: Vector = np.zeros(self.size, dtype=np.float32)
        vector[: len(values)] = values
        return np.clip(vector, -BOUND, BOUND)

    def mask(self, game: Game, viewer: int) -> NDArray[np.int8]:
        """1 for the actions that are options now; all 0 while the other player decides."""
        mask = np.zeros(MOST, dtype=np.int8)
        if game.decision is not None and game.decision.player == viewer:
            mask[: len(game.decision.options)] = 1
        return mask

    def options_of(self, vector: Vector) -> NDArray[np.float32]:
        """The rows of the options, out of an observation."""
        return vector[len(self.table_names) :].reshape(MOST, self.rows)

    def _side(self, game: Game, player: int, viewer: int) -> list[float]:
        values = [len(game.zone_at(kind, player)) / 20 for kind in self.zones]
        values += [game.num(player, number) / 20 for number in self.numbers]
        for kind in self.summed:
            total = dict.fromkeys(self.figures, 0.0)
            for id in game.zone_at(kind, player):
                obj = game.objects[id]
                if obj.player == player and may_see(game, obj, viewer):
                    for name, value in self._figures(game, obj).items():
                        total[name] += value
            values += total.values()
        return values

    def _figures(self, game: Game, obj: Obj) -> dict[str, float]:
        return {
            name: layers.value(game, obj.id, name) / self.scale[name]
            for name in obj.info.figures
            if name in self.scale and obj.id in game.objects
        }

    def _option(self, game: Game, decision: Decision, i: int, viewer: int) -> list[float]:
        option = decision.options[i]
        verb = [0.0] * len(self.verbs)
        if option.verb in self.verbs:
            verb[self.verbs[option.verb]] = 1.0
        values = [1.0, option.n / 10, *verb]
        for place in range(CARDS):
            values += self._card(game, option.cards[place] if place < len(option.cards) else 0, viewer, option.verb)
        return values

    def _card(self, game: Game, id: int, viewer: int, verb: str) -> list[float]:
        """A card that an option with this verb is about: what it is only if the option may name it."""
        obj = game.objects.get(id)
        if obj is None:
            return [0.0] * (2 + len(self.figures))
        figures = self._figures(game, obj) if may_name(game, obj, viewer, verb) else {}
        return [float(obj.player == viewer), float(obj.state), *(figures.get(name, 0.0) for name in self.figures)]


BOUND = 100.0
"""The largest distance of a number from 0."""
