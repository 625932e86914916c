"""How a game begins, and positions for scenarios and tests."""

from __future__ import annotations

from typing import Any

from ludex.core.flow.frames import push
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.lang.files.decks import Deck
from ludex_skirmish.book import BOOK
from ludex_skirmish.c01_before_the_game import HERO_CARD, PREPARATION
from ludex_skirmish.c06_zones import DECK, HERO, STATES

PROPERTIES = ("state", "turn", "owner", "damage")


def new_game(first: Deck, second: Deck, seed: int, edition: str = "") -> Game:
    """A game before anything was decided."""
    return begin(first.cards("main"), second.cards("main"), seed)


def begin(first: list[Card], second: list[Card], seed: int = 1) -> Game:
    """[SKIRMISH 1.3] Heroes and decks, and the procedures that a game begins with."""
    game = Game(BOOK, tuple(dict.fromkeys([HERO_CARD, *first, *second])), seed)
    setup(game)
    for player, cards in enumerate((first, second)):
        for card in cards:
            zones.create(game, card, DECK, player)
    push(game, BOOK.root)
    push(game, PREPARATION.id)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Put a card into a zone of a position; a unit has been there since the turn before, unless `turn` says another."""
    if zone not in BOOK.zone_index:
        raise InputError(zone, f"no zone; there is {', '.join(BOOK.zone_index)}")
    state = str(properties.get("state", STATES[0]))
    if state not in STATES:
        raise InputError(card.name, f"no state {state!r}; there is {', '.join(STATES)}")
    owner = int(properties.get("owner", player))
    id = zones.create(game, card, game.kind(zone), player, STATES.index(state), owner=owner)
    obj = game.objects[id].copy()
    obj.turn = int(properties.get("turn", game.turn - 1))
    obj.damage = int(properties.get("damage", 0))
    game.put(obj)
    return id


def setup(game: Game) -> None:
    """[SKIRMISH 1.3] Whoever has no hero gets one."""
    for player in (0, 1):
        if not game.at(HERO, player):
            zones.create(game, HERO_CARD, HERO, player)
