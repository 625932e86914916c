"""Chapter 6: the zones, who sees them, and where abilities are valid."""

from __future__ import annotations

from typing import Final

from ludex.core.book import HIDDEN, OWN, PUBLIC, ZoneKind
from ludex.core.position.event import Event
from ludex.core.position.game import Game

DECK, HAND, FIELD, HERO, GRAVE, STAGE = range(6)
STANDING, RESTED = range(2)
STATES: Final = ("standing", "rested")  # [SKIRMISH 6.4]

ACTING: Final = (FIELD, HERO)  # [SKIRMISH 6.5]


def zone_kinds() -> tuple[ZoneKind, ...]:
    """[SKIRMISH 6.3] What is open is open to both players."""
    return (
        ZoneKind("deck", HIDDEN, ordered=True),  # [SKIRMISH 6.1]
        ZoneKind("hand", OWN),  # [SKIRMISH 6.2]
        ZoneKind("field", PUBLIC, oriented=True),
        ZoneKind("hero", PUBLIC),
        ZoneKind("grave", PUBLIC),
        ZoneKind("stage", PUBLIC, shared=True),
    )


def looks_back(game: Game, event: Event) -> bool:
    """[SKIRMISH 6.6]"""
    return event.src == FIELD
