"""What a game offers to the tools. Each game's package has one `Spec`, named `SPEC`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ludex.core.book import Book
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games.lab import Lab
from ludex.games.terminal import Terminal
from ludex.games.words import Words
from ludex.lang.compile import Language
from ludex.lang.files.cards import Reader
from ludex.lang.files.decks import Breach, Deck, parse_deck


@dataclass(frozen=True)
class Spec:
    """A game for the tools: its books by edition, its cards and decks, and how a game begins."""

    code: str
    name: str
    books: dict[str, Book]
    sections: tuple[str, ...]
    """The sections of a deck list."""
    cards: Callable[[], dict[str, Card]]
    """The shipped cards by number and (where unique) by name."""
    deck_texts: Callable[[], dict[str, str]]
    """The shipped deck lists by name, as text."""
    check_deck: Callable[[Deck, str], list[Breach]]
    """The paragraphs a deck breaks: (deck, edition)."""
    new_game: Callable[[Deck, Deck, int, str], Game]
    """A game before anything was decided: (deck of player 0, deck of player 1, seed, edition)."""
    make_card: Callable[[dict[str, Any], str], Card]
    """A card from a row of a card file or a scenario: (row, place for errors)."""
    place: Callable[[Game, int, str, Card, dict[str, Any]], int]
    """Put a card into a zone of a scenario position: (game, player, zone, card, properties)."""
    default_edition: str = ""
    variants: dict[str, Book] = field(default_factory=dict)
    """Further books that can be played: an edition taken word by word where it is usually read as the other."""
    words: Words = field(default_factory=Words)
    """The game's words in English and Japanese (`words.yaml`); without them, things are called as in the code."""
    conceding: str = ""
    """The paragraph by which a player may give up."""

    read_text: Callable[[str, str], tuple[Ability, ...]] | None = None
    """The abilities of a card's text, or of a part of it: (text, the card's main type). Raises `Declined`."""
    languages: dict[str, Language] = field(default_factory=dict)
    """The grammars of the game by language code (`en`, `ja`)."""
    reader: Reader | None = None
    """How cards are made of the rows of other people's card files; None: such files are not read."""

    numbers: tuple[str, ...] = ()
    """Scenarios: the players' numbers that a position may set (play points, ...)."""
    properties: tuple[str, ...] = ()
    """Scenarios: the game's own properties of a card, given to `place` as written."""
    slots: dict[str, int] = field(default_factory=dict)
    """Scenarios: the names of slots within a zone, such as `{"vanguard": 0}`."""
    linked_zone: str = ""
    """Scenarios: the zone of cards that are `linked` to another; empty: the zone of that card."""
    setup: Callable[[Game], None] | None = None
    """Scenarios: completes a position once all cards are placed (leaders, numbers that follow from others)."""
    filler: str = ""
    """Scenarios: the number of the card that fills decks; empty: a plain card of the first shipped deck."""

    terminal: Terminal = field(default_factory=Terminal)
    """How the table is drawn at the terminal."""
    lab: Lab = field(default_factory=Lab)
    """How the card laboratory explains, compares and tries the cards."""

    def book(self, edition: str = "") -> Book:
        key = edition or self.default_edition
        known = {**self.books, **self.variants}
        if key not in known:
            raise InputError(self.code, f"no edition {key!r}; there is {', '.join(map(repr, known))}")
        return known[key]

    def start(self, first: str | Deck = "", second: str | Deck = "", seed: int = 0, edition: str = "") -> Game:
        """A game before anything was decided. A deck is a `Deck` or the name of a shipped one; none: the first."""
        decks = [self._named(deck) for deck in (first, second)]
        return self.new_game(decks[0], decks[1], seed, edition or self.default_edition)

    def _named(self, deck: str | Deck) -> Deck:
        return deck if isinstance(deck, Deck) else self.deck(deck or next(iter(self.deck_texts())))

    def deck(self, name: str) -> Deck:
        """A shipped deck."""
        texts = self.deck_texts()
        if name not in texts:
            raise InputError(f"{self.code} deck {name!r}", f"not shipped; there is {', '.join(texts)}")
        return parse_deck(texts[name], name, self.cards(), self.sections)
