"""Skirmish, the small game of tests/core, as the tools meet a game: wrapped in a `Spec`."""

from typing import Any

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.games import Spec
from ludex.games.lab import Lab
from ludex.lang.files.decks import Breach, Deck, by_number_and_name
from tests.core import skirmish

CARDS = [
    skirmish.unit("Scout", 1, 1, 1),
    skirmish.unit("Guard", 2, 1, 3),
    skirmish.unit("Rider", 3, 3, 2),
    skirmish.unit("Giant", 5, 5, 6),
    skirmish.spell("Bolt", 2, t.Spell(targets=(t.Choose("it", 1, t.ENEMY),), do=(t.Damage(t.Ref("it"), 2),))),
]

QUICK = """name: Quick
[main]
10 Scout
6 Rider
4 Bolt
"""
HEAVY = """name: Heavy
[main]
8 Guard
12 giant
"""


def check_deck(deck: Deck, edition: str) -> list[Breach]:
    size = len(deck.cards("main"))
    breaches = [] if size == 20 else [Breach("SKIRMISH 1", f"{size} cards, not 20")]
    for entry in deck.sections.get("main", []):
        if entry.copies > 15:
            breaches.append(Breach("SKIRMISH 1", f"{entry.copies} copies of {entry.card.name}", entry.line))
    return breaches


def new_game(first: Deck, second: Deck, seed: int, edition: str) -> Game:
    return skirmish.start(first.cards("main"), second.cards("main"), seed)


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    return zones.create(game, card, game.kind(zone), player)


def make_card(row: dict[str, Any], place: str) -> Card:
    return skirmish.unit(row["name"], row["cost"], row["power"], row["health"])


SPEC = Spec(
    code="skirmish",
    lab=Lab(figures=("cost",)),
    name="Skirmish",
    books={"": skirmish.BOOK},
    sections=("main",),
    cards=lambda: by_number_and_name(CARDS),
    deck_texts=lambda: {"quick": QUICK, "heavy": HEAVY},
    check_deck=check_deck,
    new_game=new_game,
    make_card=make_card,
    place=place,
)
