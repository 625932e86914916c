"""Stops: at which windows a player wants to be asked. Whoever plays for that player passes at the others, with ordinary
decisions: the table, the terminal, an environment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ludex.core.flow.decisions import Decision
from ludex.core.position.game import Game
from ludex.games.stops import UsualStops

Stop = Literal["always", "can", "never"]
"""Ask at every window; only where there is an answer; never."""


@dataclass
class Stops:
    """What one player wants. `here`: at windows of one place (`UsualStops.place`). `rest`: the turn in which they said
    that they do not want to be asked until their next one (-1: they did not); `act`: only until the other player does
    something, or there is something else to answer than this object (0: nothing; -1: they rest until their turn)."""

    usual: Stop = "can"
    here: dict[str, Stop] = field(default_factory=dict)
    rest: int = -1
    act: int = -1

    def asks(self, game: Game, decision: Decision, table: UsualStops) -> bool:
        """Whether the player is asked at this decision."""
        if not decision.window:
            return True
        if self.rest >= 0 and self._over(game, decision):
            self.rest = self.act = -1
        if decision.own:
            return len(decision.options) > 1 or (self.usual == "always" and not decision.veiled)
        stop = "never" if self.rest >= 0 else self.stop_at(game, decision, table)
        return stop == "always" or (stop == "can" and (len(decision.options) > 1 or decision.ending))

    def stop_at(self, game: Game, decision: Decision, table: UsualStops) -> Stop:
        """What the player wants at this window: what they said of the place, of the paragraph, or in general; a place
        where players are usually not asked counts as `never`, unless they want to be asked everywhere."""
        place = table.place(game, decision)
        if place in self.here:
            return self.here[place]
        return "never" if self.usual == "can" and table.quiet(game, decision) else self.usual

    def hushed(self, game: Game, decision: Decision, table: UsualStops) -> bool:
        """Whether the player passes because players usually do, whatever their cards: nobody has to hide it."""
        here = self.rest < 0 and self.usual == "can" and table.place(game, decision) not in self.here
        return here and table.quiet(game, decision)

    def _over(self, game: Game, decision: Decision) -> bool:
        """Whether the rest ends here: it is the player's next turn, or there is something to answer."""
        return (game.active == decision.player and game.turn > self.rest) or (
            self.act >= 0 and decision.about not in (0, self.act)
        )

    def heard(self, decision: Decision, pick: int) -> None:
        """Take note of a decision of the other player: who rests until something happens is asked again when the other
        has done anything but pass."""
        if self.act >= 0 and not passes(decision, pick):
            self.rest = self.act = -1


def passes(decision: Decision, pick: int) -> bool:
    """Whether this pick passes at a window, or is the only one."""
    return len(decision.options) == 1 or (decision.window and pick == len(decision.options) - 1)
