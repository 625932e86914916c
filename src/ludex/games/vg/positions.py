"""Starts a game, and builds positions for scenarios and tests."""

from __future__ import annotations

from typing import Any

from ludex.core.flow.frames import push
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg import c04_zones as c04
from ludex.games.vg.book import BOOK
from ludex.games.vg.c08_game_preparation import PREPARATION
from ludex.lang.files.decks import Deck


def from_ride_deck(card: Card) -> Card:
    """[VG 4.18.4] A copy of the card, marked as one that began the game in the ride deck zone."""
    words = {**card.words, "origin": ("ride deck",)}
    return Card(card.number, card.name, card.types, card.figures, words, card.text, card.abilities, card.back)


def new_game(first: Deck, second: Deck, seed: int, edition: str = "") -> Game:
    """[VG 8.2.1.1] Makes a game with both decks on the table; the first decision is the choice of a first vanguard."""
    decks = (first, second)
    rides = [[from_ride_deck(card) for card in deck.cards("ride")] for deck in decks]
    pool = dict.fromkeys(
        [*first.cards("main"), *second.cards("main"), *rides[0], *rides[1], *first.cards("g"), *second.cards("g")]
    )
    game = Game(BOOK, tuple(pool), seed)
    for p, deck in enumerate(decks):
        for card in deck.cards("main"):
            zones.create(game, card, c04.DECK, p)
        for card in rides[p]:
            zones.create(game, card, c04.RIDE_DECK, p)  # [VG 8.2.1.4]
        for card in deck.cards("g"):
            zones.create(game, card, c04.G, p)  # [VG 8.2.1.5]
        if rides[p]:
            game.set_num(p, "ride deck", 1)
    push(game, BOOK.root)
    push(game, PREPARATION.id)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Puts a card into a zone of a scenario position. `circle` or `slot` names the rear-guard circle."""
    if zone not in game.book.zone_index:
        raise InputError(zone, f"no zone; there is {', '.join(game.book.zone_index)}")
    kind = game.book.zone_index[zone]
    slot = properties.get("slot", -1)
    circle = properties.get("circle")
    if circle is not None:
        if circle not in c04.CIRCLES:
            raise InputError(zone, f"no circle {circle!r}; there is {', '.join(c04.CIRCLES)}")
        slot = c04.CIRCLES.index(circle)
    if kind == c04.RC and slot < 0:
        slot = next((s for s in range(5) if not c04.unit_at(game, player, s)), -1)
        if slot < 0:
            raise InputError(zone, "all five rear-guard circles are taken; say which `circle`")
    if card.token:
        game.memory["tokens"] = 1
    if kind <= c04.GC and "order" in card.types:
        game.memory[c04.ORDER_ON_CIRCLE] = 1
    if kind == c04.RIDE_DECK:
        card = from_ride_deck(card)
        game.set_num(player, "ride deck", 1)
    state = c04.RESTED if kind == c04.GC else c04.STANDING
    return zones.create(game, card, kind, player, state, slot, properties.get("up", True))
