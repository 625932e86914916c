"""The shortcuts of the Dragon Ball Super Card Game, each with the long way it replaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Shortcut
from ludex.core.happening.check_timing import idle
from ludex.games.dbs.c04_basic_terms import ATTACK, COUNTER, PLAY, Countering, nobody_counters, nothing_due
from ludex.games.dbs.c08_skills import named_holds

if TYPE_CHECKING:
    from ludex.core.position.game import Game

KINDS: Final = (PLAY, ATTACK, COUNTER)


def _nobody_counters(game: Game) -> bool:
    return not game.windows and nobody_counters(game, game.active, KINDS)


def _countering(game: Game) -> bool:
    about = game.zone("leader", game.active)[0]
    return idle(game, "DBS 4-7-3", Countering(game.active, KINDS, about))


SHORTCUTS: Final = (
    Shortcut("a checkpoint is not entered", nothing_due, lambda game: idle(game, "DBS 8-5-1")),
    Shortcut("a counter timing is not entered", _nobody_counters, _countering),
    Shortcut("areas whose skills nobody has", lambda game: True, named_holds),
)
