"""Draws decks at random from a list of cards: a Leader of a colour and cards of that colour, cheap ones first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.dbs.c02_card_data import COLORS
from ludex.games.dbs.c05_game_preparation import DECK_SIZE, TOTALS, copies_allowed
from ludex.lang.files.decks import Entry

CHEAP: Final = 3
"""The highest energy cost of a cheap card."""
CHEAP_CARDS: Final = 32
"""How many cards of the deck are cheap, if there are so many."""


def groups(cards: Iterable[Card]) -> list[str]:
    """The colours of Leaders, the most frequent first; without Leaders none."""
    found = Counter(color for card in cards if card.types == ("leader",) for color in card.words["color"])
    return [color for color, _ in found.most_common() if color in COLORS]


def draft(cards: Sequence[Card], group: str, random: Random) -> dict[str, list[Entry]]:
    """The sections of a deck of one colour [DBS 5-1-2] [DBS 5-1-3]."""
    own = [card for card in cards if group in card.words.get("color", ())]
    leaders = [card for card in own if card.types == ("leader",)]
    main = [card for card in own if card.types != ("leader",) and not card.token]
    if not leaders:
        raise InputError("draft", f"no Leader Card of {group}")
    random.shuffle(main)
    cheap = [card for card in main if card.figures.get("cost", 0) <= CHEAP]
    have = _filled(cheap, CHEAP_CARDS, [])
    have += _filled([card for card in main if card not in cheap], DECK_SIZE - _size(have), have)
    if _size(have) < DECK_SIZE:
        taken = {entry.card.number for entry in have}
        have += _filled([card for card in cheap if card.number not in taken], DECK_SIZE - _size(have), have)
    if _size(have) < DECK_SIZE:
        raise InputError("draft", f"too few cards of {group}: {_size(have)} of {DECK_SIZE}")
    return {"leader": [Entry(1, random.choice(leaders), 0)], "deck": have}


def _size(entries: list[Entry]) -> int:
    return sum(entry.copies for entry in entries)


def _filled(cards: list[Card], size: int, before: list[Entry]) -> list[Entry]:
    """Cards in this order, as many copies of each as the rules allow beside those before, until there are so many."""
    found: list[Entry] = []
    for card in cards:
        n = min(copies_allowed(card), size - _size(found))
        for keyword, (most, _) in TOTALS.items():
            if keyword in card.keywords:
                n = min(n, most - sum(entry.copies for entry in (*before, *found) if keyword in entry.card.keywords))
        if n > 0:
            found.append(Entry(n, card, 0))
    return found
