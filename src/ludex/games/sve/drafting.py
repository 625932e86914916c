"""Draws decks at random from a list of cards: of one class and Neutral, with evolved cards for those in the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.lang.files.decks import Entry

MAIN, EVOLVE, COPIES = 40, 10, 3
NEUTRAL = "Neutral"


def groups(cards: Sequence[Card]) -> list[str]:
    """The classes of the cards, the most frequent first."""
    found = Counter(word for card in cards for word in card.words.get("class", ()) if word != NEUTRAL)
    return [word for word, _ in found.most_common()]


def draft(cards: Sequence[Card], of: str, random: Random) -> dict[str, list[Entry]]:
    """A deck of a class and of Neutral cards, without those of a universe."""
    own = [card for card in cards if {of, NEUTRAL} & set(card.words.get("class", ())) and "universe" not in card.words]
    leaders = [card for card in own if "leader" in card.types and card.words.get("class") == (of,)]
    if not leaders:
        raise InputError(of, "no leader of this class")
    plain = [card for card in own if not {"leader", "evolved", "token"} & set(card.types)]
    random.shuffle(plain)
    main: dict[str, Entry] = {}
    for card in plain:
        left = MAIN - sum(entry.copies for entry in main.values())
        if left and card.name not in main:
            main[card.name] = Entry(min(COPIES, left), card, 0)
    evolved = [card for card in own if "evolved" in card.types and card.name in main]
    evolve: dict[str, Entry] = {}
    for card in random.sample(evolved, len(evolved)):
        if len(evolve) < EVOLVE and card.name not in evolve:
            evolve[card.name] = Entry(1, card, 0)
    return {
        "leader": [Entry(1, random.choice(leaders), 0)],
        "main": list(main.values()),
        "evolve": list(evolve.values()),
    }
