"""[CC 1004] Revealing cards. An ability that triggers on it sees the event, the card's player and its race:
[CC 1004.3] core:_reveal; [CC 1004.3a] [CC 1004.3b] core:happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.happening.carrying import REVEALED

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

SHOWN: Final = "cards revealed"


def revealed(game: Game, event: Event) -> None:
    """[CC 1004.1] [CC 1004.2] Marks the card as revealed until the effect ends; meanwhile it cannot be revealed
    again."""
    obj = game.objects.get(event.obj)
    if obj is not None and REVEALED not in obj.marks:
        changed = obj.copy()
        changed.marks = (*obj.marks, REVEALED)
        game.put(changed)
        game.memory[SHOWN] = 1


def stop_revealing(game: Game) -> None:
    """[CC 1004.1] Removes the marks when the effect has ended. NB: a player who saw the card still knows it."""
    if not game.memory.pop(SHOWN, 0):
        return
    for obj in list(game.objects.values()):
        if REVEALED in obj.marks:
            changed = obj.copy()
            changed.marks = tuple(mark for mark in obj.marks if mark != REVEALED)
            game.put(changed)
