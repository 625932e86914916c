"""Counts the events of this turn that some card of the game asks about with a `Happened` node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.happening import hearing
from ludex.core.position.game import Ctx
from ludex.core.values import facts, layers, tally

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


MOST: Final = 99
"""The highest count; further events are not counted."""


def note(game: Game, happened: list[Event]) -> None:
    """Count the events of a batch that a card asks about, once for each player as the controller of the card. What a
    card asks about itself, or about others than itself, is counted for the event's object too; what it asks about its
    own effects, for the event's cause."""
    asked = layers.index_of(game).watched
    for event in happened:
        whens = asked.get(facts.heard_as(event.kind))
        if whens is None:
            continue
        seen = hearing.as_seen(game, event)
        for when in whens:
            if not hearing.is_such(game, when, seen):
                continue
            speaks = tally.SPEAKS.of(when, None)
            source = seen.obj if speaks == tally.ITSELF else seen.cause if speaks == tally.BY_ITSELF else 0
            for player in (0, 1):
                if hearing.concerns(game, when, Ctx(source, player, (), seen), seen):
                    _count(game, tally.key(game, when, player, source), seen.n)
                    if speaks == tally.OTHERS:
                        _count(game, tally.key(game, when, player, seen.obj), seen.n)


def _count(game: Game, name: str, n: int) -> None:
    """Count an event, and how much more than one its amount is."""
    game.remember(name, min(MOST, game.remembers(name) + 1))
    if n > 1:
        more = name + tally.BESIDES
        game.remember(more, min(MOST, game.remembers(more) + n - 1))
