"""Begins and ends the durations of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.game import FROM

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game


def begin(game: Game, word: str) -> None:
    """The time `word` begins: effects with the duration `from WORD` apply from now on, until `word` expires."""
    if any(effect.until == FROM + word for effect in game.effects):
        game.set_effects(tuple(e.lasting(word) if e.until == FROM + word else e for e in game.effects))


def expire(game: Game, *until: str) -> None:
    """End the effects and delayed triggers with one of these duration words, and the effects whose subjects are all
    gone."""
    if game.effects:
        game.set_effects(tuple(e for e in game.effects if e.until not in until and _concerns_any(game, e)))
    if game.delayed:
        game.delayed = tuple(d for d in game.delayed if d.instr.until not in until)


def _concerns_any(game: Game, effect: Effect) -> bool:
    return effect.subjects is None or any(id in game.objects for id in effect.subjects)
