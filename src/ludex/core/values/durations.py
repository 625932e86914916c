"""Begins and ends the durations of effects and delayed triggers.

A book lists its duration words in `Book.layers.durations`. Four of them are about turns to come, and core knows how
they are counted: `ENEMY_TURN`, `COMING_ENEMY_TURN`, `OWN_TURN` and `ITS_NEXT_TURN`. Those of `Book.layers.personal` end
at a moment of the controller; the game says when (`end_for`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.game import FROM
from ludex.core.tree import Continue, Delay, walk

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Delayed, Effect, Game

GAME: Final = ""
"""The duration word of what lasts for the rest of the game."""
TURN: Final = "turn"
"""The duration word of what lasts until the end of the turn."""
ENEMY_TURN: Final = "opponent's next turn"
"""The duration word of what lasts until the end of the next turn of the controller's opponent."""
COMING_ENEMY_TURN: Final = "opponent's turn"
"""The duration word of what lasts until the end of a turn of the controller's opponent: of this turn if it is theirs,
else of the next one."""
OWN_TURN: Final = "your next turn"
"""The duration word of what lasts until the end of the controller's next turn."""
ITS_NEXT_TURN: Final = "during its player's next turn"
"""The duration word of what applies only during the next turn of the player of the affected object."""
NEXT: Final = "next "
"""The prefix of a stored word whose turn has not begun; unlike `FROM`, the effect applies already."""


def unknown(words: frozenset[str], tree: object) -> list[str]:
    """The duration words in a tree that are not among `words`."""
    found = [node.until for node in walk.nodes(tree) if isinstance(node, (Continue, Delay))]
    return [word for word in found if word not in words]


def demand(book: Book, word: str) -> None:
    """NotImplementedError: the book does not have the duration word, so that nothing would end what has it."""
    if word not in book.layers.durations:
        raise NotImplementedError(f"GAP: {book.name} has no duration {word!r}")


def stored(game: Game, word: str, controller: int, player: int) -> str:
    """The word to store for a duration that starts now. The opponent's next turn is never the current one. `player` is
    the player of the affected object."""
    if word == ENEMY_TURN:
        return f"{NEXT}{_turn_of(1 - controller)}"
    if word == COMING_ENEMY_TURN:
        return TURN if game.active != controller else f"{NEXT}{_turn_of(1 - controller)}"
    if word == OWN_TURN:
        return f"{NEXT}{_turn_of(controller)}"
    if word in game.book.layers.personal:
        return f"{word} of {controller}"
    if word == ITS_NEXT_TURN:
        return f"{FROM}{_turn_of(player)}"
    return FROM + word if word in game.book.layers.later else word


def _turn_of(player: int) -> str:
    return f"turn of {player}"


def begin_turn(game: Game) -> None:
    """The active player's turn begins: what waits for it applies from now on, and what lasts until its end will end."""
    word = _turn_of(game.active)
    coming = (FROM + word, NEXT + word)
    if any(effect.until in coming for effect in game.effects):
        game.set_effects(tuple(e.lasting(word) if e.until in coming else e for e in game.effects))
    if any(delayed.until in coming for delayed in game.delayed):
        game.delayed = tuple(d._replace(until=word) if d.until in coming else d for d in game.delayed)


def begin(game: Game, word: str, source: int) -> None:
    """What abilities of the source started with a word of `Book.layers.later` applies from now on."""
    waits = FROM + word
    if any(e.until == waits and e.source == source for e in game.effects):
        game.set_effects(tuple(e.lasting(word) if e.until == waits and e.source == source else e for e in game.effects))
    if any(d.until == waits and d.source == source for d in game.delayed):
        game.delayed = tuple(
            d._replace(until=word) if d.until == waits and d.source == source else d for d in game.delayed
        )


def cancel(game: Game, word: str, source: int) -> None:
    """End what abilities of the source started with the word, whether it applies or still waits."""
    words = (word, FROM + word)
    if any(e.until in words and e.source == source for e in game.effects):
        game.set_effects(tuple(e for e in game.effects if e.until not in words or e.source != source))
    if any(d.until in words and d.source == source for d in game.delayed):
        game.delayed = tuple(d for d in game.delayed if d.until not in words or d.source != source)


def end_turn(game: Game) -> None:
    """The turn ends: ends what lasts until the end of the turn, or of this turn of the active player."""
    expire(game, TURN, _turn_of(game.active))


def end_for(game: Game, word: str, player: int) -> None:
    """The moment has come for the player at which what this player started with the word ends
    (`Book.layers.personal`)."""
    expire(game, f"{word} of {player}")


def expire(game: Game, *until: str) -> None:
    """End the effects and delayed triggers with one of these duration words, and the effects whose subjects are all
    gone."""
    if game.effects:
        game.set_effects(tuple(e for e in game.effects if e.until not in until and _concerns_any(game, e)))
    if game.delayed:
        game.delayed = tuple(d for d in game.delayed if d.until not in until)


def waits(delayed: Delayed) -> bool:
    """Whether a delayed trigger waits for its time to begin."""
    return delayed.until.startswith(FROM)


def _concerns_any(game: Game, effect: Effect) -> bool:
    return effect.subjects is None or any(id in game.objects for id in effect.subjects)
