"""The shortcuts of The Caster Chronicles, each with the long way it replaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Shortcut
from ludex.core.happening.check_timing import idle
from ludex.core.values import layers
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc.c0300_zones import HAND
from ludex.games.cc.c0600_priority_sequence import PrioritySequence, only_passes
from ludex.games.cc.c0700_player_actions import glance_holds, uses_hold
from ludex.games.cc.c0803_attacking import battle_holds
from ludex.games.cc.c0903_costs import costs_as_printed, elements_as_printed, has_x, price, printed_price
from ludex.games.cc.c0907_watched import sight_holds
from ludex.games.cc.c0907_with_priority import calm_holds, maker_holds, stakes_hold
from ludex.games.cc.c1002_paying_aether import asks_source, helpful_holds
from ludex.games.cc.c1200_rule_processes import banish_deities, lose_the_game, rules_due
from ludex.games.cc.own import own_holds

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _passes(game: Game) -> bool:
    return idle(game, "CC 602", PrioritySequence(game.active))


def _as_printed(game: Game) -> bool:
    index = layers.index_of(game)
    return costs_as_printed(index) and elements_as_printed(index)


def _prices_are_printed(game: Game) -> bool:
    """Whether each card in hand costs what is printed, and no card that costs more than the player's supply can be
    paid for."""
    for player in (0, 1):
        have = aether.supply(game, player)
        for id in game.at(HAND, player):
            need = price(game, id)
            if not has_x(game, id) and need != printed_price(game, id):
                return False
            if game.objects[id].info.figures["cost"] > have.total and aether.payable(have, need):
                return False
    return True


SHORTCUTS: Final = (
    Shortcut("a priority sequence is not started", only_passes, _passes),
    Shortcut(
        "no rule process",
        lambda game: not rules_due(game),
        lambda game: not lose_the_game(game) and not banish_deities(game),
    ),
    Shortcut(
        "nothing to do at a glance", lambda game: True, lambda game: glance_holds(game, 0) and glance_holds(game, 1)
    ),
    Shortcut("cards in the field and in hand", lambda game: True, own_holds),
    Shortcut("abilities as actions", lambda game: True, uses_hold),
    Shortcut("no aether ability to use", lambda game: True, maker_holds),
    Shortcut("calm", lambda game: True, calm_holds),
    Shortcut("texts of the other side", lambda game: True, stakes_hold),
    Shortcut("the battle phase runs above the turn", lambda game: True, battle_holds),
    Shortcut("texts in sight", lambda game: True, sight_holds),
    Shortcut("printed prices", _as_printed, _prices_are_printed),
    Shortcut("the rest of a cost spares other cards", asks_source, helpful_holds),
)
