"""Cards as they are printed, for the page to draw."""

from __future__ import annotations

from typing import Any

from ludex.core.position.objects import Card
from ludex.games import Spec


def face(card: Card, spec: Spec) -> dict[str, Any]:
    """What is printed on a card. Its figures are those that it has by its print alone: what differs is an effect."""
    by_print = spec.book().layers.printed_figure
    figures = {name: n if by_print is None else by_print(card, name) for name, n in card.figures.items()}
    return {
        "number": card.number,
        "name": card.name,
        "types": list(card.types),
        "figures": figures,
        "words": {kind: list(words) for kind, words in card.words.items()},
        "text": card.text,
        "keywords": sorted(card.keywords),
        "token": card.token,
    }


def numbers_in(view: dict[str, Any]) -> set[str]:
    """The numbers of all cards that a view shows."""
    zones = [cards for half in view["players"] for cards in half["zones"].values()] + list(view["shared"].values())
    return {card["number"] for cards in zones for card in cards if "number" in card}
