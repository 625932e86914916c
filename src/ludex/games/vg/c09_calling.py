"""[VG 9.9.2.1] The calls from hand in the main phase, and [VG 9.9.2.3] the orders that can be played there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.decisions import Option, distinct
from ludex.core.values import layers, queries
from ludex.games.vg import c17_volundr
from ludex.games.vg.c04_circles import name_of, rear_circles
from ludex.games.vg.c04_zones import HAND, vanguard
from ludex.games.vg.c11_playing_abilities import can_play_order, orders_elsewhere
from ludex.games.vg.c17_arms import SPECIFIED
from ludex.games.vg.c17_astral_plane import callable_to
from ludex.games.vg.c17_buddyfight_calls import call_cost_of, call_options

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def calls(game: Game, p: int, options: list[Option]) -> None:
    """[VG 9.9.2.1] Options to call units from hand, of at most the vanguard's grade, to any rear-guard circle; none
    without a vanguard. [VG 9.9.2.1.2] And options to play orders, [VG 9.9.2.3]."""
    id = vanguard(game, p)
    if not id:
        return
    grade = layers.value(game, id, "grade")
    circles = rear_circles(game, p)
    rules = layers.index_of(game).rules
    armed = bool(rules) and SPECIFIED in rules
    for card in distinct(game, game.at(HAND, p)):
        types = game.objects[card].card.types
        if "unit" in types:  # [VG 17.9.3.1.1] also one that can be played as an arms order
            fits = layers.value(game, card, "grade") <= grade
            there = callable_to(game, p, card, circles, fits)
            if call_cost_of(game.objects[card]) is not None:
                options.extend(call_options(game, p, card, bool(there), fits))
            elif there and queries.may(game, "call", card, True) and queries.may(game, "normal call", card, True):
                for slot in there:
                    options.append(Option("call", (card,), slot, name_of(slot)))
            if armed:
                options.extend(c17_volundr.options(game, p, card))  # [VG 17.9.3.1]
        elif can_play_order(game, p, card, False):
            options.append(Option("play", (card,)))
    for card in orders_elsewhere(game, p, False):
        options.append(Option("play", (card,)))
