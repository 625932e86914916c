"""Figures that became greater or less: the events `increase` and `decrease`, made only if something listens to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.event import Event
from ludex.core.values import layers
from ludex.core.values.index import DECREASE, INCREASE

if TYPE_CHECKING:
    from ludex.core.position.game import Game

Figures = dict[tuple[int, str], int]

_comparing: Final[dict[int, Figures]] = {}
"""For each game (by identity) the figures with which the change that is under way will be compared. Changes inside it
belong to it."""


def begin(game: Game) -> bool:
    """Call before anything that may change figures. True: somebody listens, and this is no part of a larger change;
    then call `end` afterwards in any case."""
    if not _listened(game) or id(game) in _comparing:
        return False
    _comparing[id(game)] = _figures(game)
    return True


def end(game: Game) -> list[Event]:
    """The events for the figures that are greater or less than at `begin`, of objects that are still there."""
    events: list[Event] = []
    for (one, figure), before in _comparing.pop(id(game)).items():
        obj = game.objects.get(one)
        if obj is not None:
            now = layers.value(game, one, figure)
            if now != before:
                kind = INCREASE if now > before else DECREASE
                events.append(Event(kind, one, obj.player, abs(now - before), figure))
    return events


def _listened(game: Game) -> bool:
    index = game.index
    if index is None:
        index = layers.index_of(game)
    if index.compares:
        return True
    return bool(game.delayed) and any(delayed.instr.when.event in (INCREASE, DECREASE) for delayed in game.delayed)


def _figures(game: Game) -> Figures:
    """The figures of all objects in the zones where abilities are valid."""
    return {
        (one, figure): layers.value(game, one, figure)
        for kind in game.book.acting
        for player in (0, 1)
        for one in game.at(kind, player)
        for figure in layers.words(game, one, layers.FIGURE)
    }
