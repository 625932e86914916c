"""The shortcuts of Shadowverse: Evolve, each with the long way it replaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Shortcut
from ludex.core.happening.check_timing import idle
from ludex.games.sve.c04_zones import EX, FIELD, HAND
from ludex.games.sve.c08_main_phase import affordable, attacks_are_plain, attacks_found
from ludex.games.sve.c10_playing_and_resolving import can_play
from ludex.games.sve.c11_rules_handling import handles_nothing, nothing_due, rules_due

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _none_unaffordable(game: Game) -> bool:
    """Whether no card that `affordable` leaves out can be played."""
    for player in (0, 1):
        for kind in (HAND, EX):
            ids = game.at(kind, player)
            left_out = set(ids).difference(affordable(game, ids, player))
            if any(can_play(game, id, player) for id in left_out):
                return False
    return True


def _plain_attacks_hold(game: Game) -> bool:
    """Whether the effects, if asked, give the same attacks."""
    for player in (0, 1):
        field = game.at(FIELD, player)
        if attacks_found(game, player, field, True) != attacks_found(game, player, field, False):
            return False
    return True


SHORTCUTS: Final = (
    Shortcut("Confirmation Timing is not entered", nothing_due, lambda game: idle(game, "SVE 10.5")),
    Shortcut("no rules handling", lambda game: not rules_due(game), handles_nothing),
    Shortcut("cards too dear by their printed cost", lambda game: True, _none_unaffordable),
    Shortcut("attacks that no effect speaks of", attacks_are_plain, _plain_attacks_hold),
)
