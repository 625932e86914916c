"""Draws decks at random from a list of cards: legal ones, with casters to pay for the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0400_game_set_up import COPIES, DECK_SIZE, EXTRA_SIZE
from ludex.games.cc.printed import belongs
from ludex.lang.files.decks import Entry

CASTERS = 18
"""How many cards of the deck are casters, if there are so many."""


def groups(cards: Iterable[Card]) -> list[str]:
    """The elements of the cards, the most frequent first."""
    found = Counter(word for card in cards for word in card.words.get("element", ()))
    return [word for word, _ in found.most_common() if word in ELEMENTS]


def draft(cards: Sequence[Card], group: str, random: Random) -> dict[str, list[Entry]]:
    """The sections of a deck of one element and of void cards: casters first [CC 402.2] [CC 402.2a] [CC 402.2b]."""
    own = [card for card in cards if card.words.get("element", ()) in ((), (group,))]
    main = [card for card in own if belongs(card) == "main"]
    extra = [card for card in cards if belongs(card) == "extra"]
    random.shuffle(main)
    first = sorted(main, key=lambda card: card.figures.get("level", 9))
    casters = _filled([card for card in first if "caster" in card.types], CASTERS, Counter())
    names = Counter[tuple[str, int]]({_key(entry.card): entry.copies for entry in casters})
    rest = _filled([card for card in main if "caster" not in card.types], DECK_SIZE - _size(casters), names)
    have = casters + rest
    if _size(have) < DECK_SIZE:
        more = [card for card in main if "caster" in card.types and names[_key(card)] == 0]
        have += _filled(more, DECK_SIZE - _size(have), names)
    if _size(have) < DECK_SIZE:
        raise InputError("draft", f"too few cards of {group}: {_size(have)} of {DECK_SIZE}")
    random.shuffle(extra)
    return {"main": have, "extra": _filled(extra, EXTRA_SIZE, Counter())}


def _key(card: Card) -> tuple[str, int]:
    return card.name, card.figures.get("level", 0)


def _size(entries: list[Entry]) -> int:
    return sum(entry.copies for entry in entries)


def _filled(cards: list[Card], size: int, names: Counter[tuple[str, int]]) -> list[Entry]:
    """Cards in this order, as many copies of each as the rules allow, until there are so many."""
    found: list[Entry] = []
    for card in cards:
        n = min(COPIES - names[_key(card)], size - _size(found))
        if n > 0:
            names[_key(card)] += n
            found.append(Entry(n, card, 0))
    return found
