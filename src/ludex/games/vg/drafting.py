"""Draws decks at random from a list of cards: legal ones, in which a player can ride up to grade 3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg.c02_card_information import EVERYWHERE, all_names
from ludex.games.vg.c08_game_preparation import LIMITED, REGULATION
from ludex.lang.files.decks import Entry

COPIES = 4
TRIGGERS, HEALS, OVERS = 16, 4, 1  # [VG 8.1.6] [VG 8.1.6.1] [VG 8.1.6.2]
MAIN, G_DECK = 50, 16  # [VG 8.1.4.1] [VG 8.1.4.3]
SHARES = ((3, 8), (2, 22), (1, 34))
"""How far the main deck is filled up with cards of each grade."""


class Pile:
    """Cards of a deck, counted by name and keyword, so that no limit is broken."""

    def __init__(self, names: Counter[str]) -> None:
        self.names = names
        self.entries: dict[str, tuple[Card, int]] = {}

    @property
    def size(self) -> int:
        return sum(n for _, n in self.entries.values())

    def count(self, kind: str, word: str) -> int:
        return sum(n for card, n in self.entries.values() if word in card.words.get(kind, ()))

    def add(self, card: Card, most: int) -> None:
        """Put in as many copies as every rule allows, at most `most`."""
        n = min(most, *(card.figures.get("copies", COPIES) - self.names[name] for name in all_names(card)))
        for keyword, limit, _ in LIMITED:
            if keyword in card.keywords:
                n = min(n, limit - sum(m for other, m in self.entries.values() if keyword in other.keywords))
        if n <= 0:
            return
        have = self.entries[card.number][1] if card.number in self.entries else 0
        self.entries[card.number] = (card, have + n)
        for name in all_names(card):
            self.names[name] += n

    def listed(self) -> list[Entry]:
        return [Entry(n, card, 0) for card, n in self.entries.values()]


def groups(cards: Iterable[Card]) -> list[str]:
    """The nations, and the clans of cards without one, that the cards belong to, the most frequent first."""
    found = Counter(word for card in cards for word in _groups_of(card))
    return [word for word, _ in found.most_common()]


def _groups_of(card: Card) -> tuple[str, ...]:
    return card.words.get("nation") or card.words.get("clan", ())


def draft(cards: Sequence[Card], of: str, random: Random) -> dict[str, list[Entry]]:
    """A deck of cards of one nation or clan, and of cards that belong to all of them."""
    own = [card for card in cards if {of, EVERYWHERE} & {*card.words.get("nation", ()), *card.words.get("clan", ())}]
    random.shuffle(own)
    units = [card for card in own if "unit" in card.types and "G" not in card.types and not card.token]
    plain = [card for card in units if "trigger" not in card.types]
    names: Counter[str] = Counter()
    ride, main, g = Pile(names), Pile(names), Pile(Counter())
    for grade in REGULATION.grades:
        fitting = [card for card in plain if card.figures.get("grade") == grade]
        if not fitting:
            raise InputError(of, f"no card of grade {grade} for the ride deck")
        ride.add(fitting[0], 1)
    vanguard = next(card for card, _ in ride.entries.values() if card.figures["grade"] == REGULATION.grades[-1])
    main.add(vanguard, COPIES - 1)
    _triggers(main, [card for card in cards if card.words.get("trigger")], of, random)
    have = main.size
    orders = [card for card in own if "order" in card.types and not card.words.get("trigger") and not card.token]
    for grade, upto in SHARES:
        for card in [*orders, *plain] if grade == 1 else plain:
            if main.size >= have + upto:
                break
            if card.figures.get("grade") == grade or (grade == 1 and "order" in card.types and random.random() < 0.2):
                main.add(card, min(random.choice((2, 3, 4)), have + upto - main.size, MAIN - main.size))
    for card in plain:
        main.add(card, MAIN - main.size)
    for card in own:
        if "G" in card.types:
            g.add(card, min(random.choice((1, 2, 4)), G_DECK - g.size))
    sections = {"ride": ride.listed(), "main": main.listed()}
    return {**sections, "g": g.listed()} if g.size else sections


def _triggers(main: Pile, cards: Sequence[Card], of: str, random: Random) -> None:
    """Sixteen cards with triggers: those of the nation first, four heals and one over at most."""
    own = {of, EVERYWHERE}
    drawn = random.sample(cards, len(cards))
    drawn.sort(key=lambda card: not own & {*card.words.get("nation", ()), *card.words.get("clan", ())})
    have = main.size
    for card in drawn:
        left = TRIGGERS - (main.size - have)
        icon = card.words["trigger"][0]
        limit = {"heal": HEALS, "over": OVERS}.get(icon, COPIES)
        main.add(card, min(left, limit if icon not in ("heal", "over") else limit - main.count("trigger", icon)))
    if main.size - have < TRIGGERS:
        raise InputError(of, f"only {main.size - have} cards with triggers, not {TRIGGERS}")
