"""Pauses tell nothing: whether a player is asked does not depend on cards that the other player does not see.

`leaks` takes a position and an option. It replaces hidden cards of a player that the next choice does not need, takes
the same option in both positions, and compares what the other player sees: the decisions, and what happened.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from ludex.core.book import PUBLIC
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Option, option_text
from ludex.core.position import caches
from ludex.core.position.game import Game
from ludex.core.position.objects import Card, Obj
from ludex.core.position.seen import seen_by
from ludex.core.sight.view import view
from ludex.games.spec import Spec

WINDOWS = 9
"""All windows and steps of their own are offered (`Game.windows`)."""
MOST = 6
"""How many options of one decision are tried."""


class Leak(NamedTuple):
    """The player was asked by `rule` and took `option`; with other hidden cards, the same happened without a wait."""

    rule: str
    prompt: str
    option: str
    other: str


def leaks(game: Game, pick: int, player: int, random: Random, pool: list[Card]) -> list[Leak]:
    """Waits of the player after option `pick` of the position that tell something to the other player."""
    if game.decision is None:
        return []
    taken = game.decision.options[pick]
    first = asking(game)
    if not _take(first, taken):
        return []
    asked = first.decision
    if asked is None or asked.player != player:
        return []
    wait, found = _wait(first), []
    for option in random.sample(asked.options, min(MOST, len(asked.options))):
        after = first.clone()
        if not _take(after, option):
            continue
        kept = {*taken.cards, *option.cards}
        other = swapped(game, player, kept, random, pool)
        if other is None or not _take(other, taken):
            continue
        if _wait(other) != wait and _seen(other, 1 - player) == _seen(after, 1 - player):
            other_asked = f"{other.decision.rule} {other.decision.prompt}" if other.decision is not None else ""
            found.append(Leak(asked.rule, asked.prompt, option_text(first, option, player), other_asked))
    return found


def asking(game: Game) -> Game:
    """A copy in which people play: every window is offered."""
    copy = game.clone()
    copy.observer = None
    copy.windows, copy.lingers = WINDOWS, 3
    advance(copy)
    return copy


def swapped(game: Game, player: int, kept: set[int], random: Random, pool: list[Card]) -> Game | None:
    """The position with other cards of the player where the other player does not know which; `kept` stay. `pool`:
    cards that may lie in a deck."""
    copy = game.clone()
    copy.observer = None
    hidden: dict[int, list[Obj]] = {}
    for obj in copy.objects.values():
        unknown = not seen_by(copy, obj) >> (1 - player) & 1 and obj.owner == player and not obj.card.token
        if unknown and obj.id not in kept:
            hidden.setdefault(obj.zone if copy.book.zones[obj.zone].apart else -1, []).append(obj)
    few = random.sample(pool, 2)
    for zone, objects in hidden.items():
        cards = [obj.card for obj in objects]
        mixed = random.sample(cards, len(cards))
        if zone < 0:
            mixed = random.choice([mixed, few * len(cards), few[:1] * len(cards), random.choices(pool, k=len(cards))])
        for obj, card in zip(objects, mixed, strict=False):
            dealt = obj.copy()
            dealt.card = card
            copy.objects[obj.id] = dealt
    caches.all_changed(copy)
    return asking(copy) if hidden else None


def _take(game: Game, option: Option) -> bool:
    """Take the option and run to the next decision; False: it is not offered."""
    advance(game)
    if game.decision is None or option not in game.decision.options:
        return False
    decide(game, option)
    advance(game)
    return True


def _wait(game: Game) -> tuple[Any, ...]:
    """What everybody is told of the decision."""
    asked = game.decision
    return () if asked is None else (asked.player, asked.rule, asked.window, asked.own)


def _seen(game: Game, viewer: int) -> dict[str, Any]:
    return {name: value for name, value in view(game, viewer).items() if name != "decision"}


def pool_of(spec: Spec) -> list[Card]:
    """The cards that lie in decks and hands of the shipped decks, each once."""
    found: dict[str, Card] = {}
    for name in spec.deck_texts():
        deck = spec.deck(name)
        game = spec.new_game(deck, deck, 1, spec.default_edition)
        for obj in game.objects.values():
            if game.book.zones[obj.zone].sight != PUBLIC and not game.book.zones[obj.zone].apart:
                found.setdefault(obj.card.number, obj.card)
    return list(found.values())
