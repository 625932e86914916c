"""Chapter 1: decks, heroes, and what happens before the first turn."""

from __future__ import annotations

from typing import Final

from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.resolving import deeds
from ludex.lang.files.decks import Breach, Deck
from ludex_skirmish.c06_zones import DECK

SECTIONS: Final = ("main",)
DECK_SIZE, MOST_COPIES, HAND_SIZE = 20, 15, 4
LIFE: Final = 10
HERO_CARD: Final = Card("hero", "Hero", ("hero",), {}, {}, "", ())


def check_deck(deck: Deck, edition: str) -> list[Breach]:
    """[SKIRMISH 1.1] [SKIRMISH 1.2]"""
    size = len(deck.cards("main"))
    breaches = [] if size == DECK_SIZE else [Breach("SKIRMISH 1.1", f"{size} cards, not {DECK_SIZE}")]
    for entry in deck.sections.get("main", []):
        if entry.copies > MOST_COPIES:
            breaches.append(Breach("SKIRMISH 1.2", f"{entry.copies} copies of {entry.card.name}", entry.line))
    return breaches


def _shuffle(game: Game, frame: Frame) -> str | None:
    for player in (0, 1):
        zones.shuffle(game, DECK, player)
    return None


def _draw(game: Game, frame: Frame) -> str | None:
    for player in (0, 1):
        for _ in range(HAND_SIZE):
            deeds.draw(game, player)
    return None


def _first_turn(game: Game, frame: Frame) -> str | None:
    game.turn = 1
    return None


PREPARATION: Final = procedure(
    "SKIRMISH 1", "Before the game", Step("1.4", _shuffle), Step("1.5", _draw), Step("1.6", _first_turn)
)
