"""How often an ability was used this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def ability_number(game: Game, source: int, ability: object) -> int:
    for i, have in enumerate(layers.abilities(game, source)):
        if have is ability or have == ability:
            return i
    return -1


def times_used(game: Game, source: int, number: int) -> int:
    for id, which, times in game.used:
        if id == source and which == number:
            return times
    return 0


def use(game: Game, source: int, ability: object, n: int = 1) -> None:
    """Count one use of an ability (or more) towards its limit."""
    number = ability_number(game, source, ability)
    times = times_used(game, source, number) + n
    rest = tuple(entry for entry in game.used if entry[:2] != (source, number))
    game.used = (*rest, (source, number, times))


def used_up(game: Game, source: int, ability: object, limit: int) -> bool:
    return limit > 0 and times_used(game, source, ability_number(game, source, ability)) >= limit
