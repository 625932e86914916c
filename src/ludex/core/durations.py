"""Durations that have yet to begin: during the next turn of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.game import FROM

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def begin(game: Game, word: str) -> None:
    """A time begins: what waited for it is in force from now on."""
    if any(effect.until == FROM + word for effect in game.effects):
        game.set_effects(tuple(e.lasting(word) if e.until == FROM + word else e for e in game.effects))
