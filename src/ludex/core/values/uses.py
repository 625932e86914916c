"""Counts how often an ability of an object was used this turn (`Game.used`). Each ability counts for itself: it is
known by its number (`layers.numbers`), so equal abilities of one object do not share their uses. One with several
triggers (`Automatic.joint`) counts as the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.tree import Automatic
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game


BARRED: Final = 1000
"""So many uses bar an ability from further use, whatever its limit is."""


def ability_number(game: Game, source: int, ability: object) -> int:
    """The number of the first equal ability among those that the object has now; -1: it does not have it. For an
    ability whose number is not known; the others have it in their context (`Ctx.number`)."""
    for number, have in zip(layers.numbers(game, source), layers.abilities(game, source), strict=True):
        if have is ability or have == ability:
            return number
    return -1


def counted_as(game: Game, source: int, number: int) -> int:
    """The number under which the uses of the ability count: of one with several triggers, that of the first."""
    numbers, abilities = layers.numbers(game, source), layers.abilities(game, source)
    if number not in numbers:
        return number
    at = numbers.index(number)
    while at > 0 and _follows(abilities[at]):
        at -= 1
    return numbers[at]


def _follows(ability: object) -> bool:
    return isinstance(ability, Automatic) and ability.joint > 0


def times_used(game: Game, source: int, number: int) -> int:
    """How often the ability with this number was used this turn."""
    for id, which, times in game.used:
        if id == source and which == number:
            return times
    return 0


def _any_used(game: Game, source: int) -> bool:
    """Whether any ability of the object was used this turn."""
    for entry in game.used:  # noqa: SIM110  a generator costs more than the tests
        if entry[0] == source:
            return True
    return False


def use(game: Game, source: int, ability: object, n: int = 1, number: int = -1) -> None:
    """Count `n` uses of an ability towards its limit. `number` -1: it is looked up."""
    if number < 0:
        number = ability_number(game, source, ability)
    number = counted_as(game, source, number)
    times = times_used(game, source, number) + n
    rest = tuple(entry for entry in game.used if entry[:2] != (source, number))
    game.used = (*rest, (source, number, times))


def used_up(game: Game, source: int, ability: object, limit: int, number: int = -1) -> bool:
    """Whether the ability was used `limit` times this turn; a limit of 0 means any number of times, unless the ability
    is barred (`BARRED`). `number` -1: it is looked up."""
    if not _any_used(game, source):
        return False
    if number < 0:
        number = ability_number(game, source, ability)
    number = counted_as(game, source, number)
    return times_used(game, source, number) >= (limit if limit > 0 else BARRED)
