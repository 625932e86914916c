"""Where players usually want to be asked: a game's table of stops, for the table, the terminal and environments.

The rules offer every window (`Decision.window`). At most of them nobody acts. The table says at which ones whom nobody
asks, unless that player wants it otherwise; it depends on no hidden card, so passing there at once tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision
    from ludex.core.position.game import Game

Who = Literal["nobody", "turn player", "other player"]
"""Whom one asks at a window."""


@dataclass(frozen=True)
class UsualStops:
    """A game's table. `sequences`: procedures that many steps call to open windows; stops tell their windows apart by
    the step that called. `asked`: a place, and who is asked there if there is nothing to answer; both players
    elsewhere."""

    sequences: frozenset[str] = frozenset()
    asked: dict[str, Who] = field(default_factory=dict)

    def place(self, game: Game, decision: Decision) -> str:
        """The paragraph at which the window is open: the step that called the sequence, or the one that asks."""
        if len(game.frames) < 2 or game.frames[-1].proc not in self.sequences:
            return decision.rule
        caller = game.frames[-2]
        return game.book.procedures[caller.proc].steps[max(caller.ran, 0)].cite

    def quiet(self, game: Game, decision: Decision) -> bool:
        """Whether players are usually not asked here: a window without anything to answer, at a place where the table
        names somebody else."""
        if not decision.window or decision.own or decision.about or decision.ending:
            return False
        who = self.asked.get(self.place(game, decision))
        if who is None:
            return False
        return who == "nobody" or (who == "turn player") != (decision.player == game.active)
