"""The `Spec`: everything a game offers to the tools. Each game's package defines one, named `SPEC`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ludex.core.book import Book
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games import fights
from ludex.games.lab import Lab
from ludex.games.stops import UsualStops
from ludex.games.terminal import Terminal
from ludex.games.words import Words
from ludex.lang.compile import Language
from ludex.lang.files.cards import Reader
from ludex.lang.files.decks import Breach, Deck, Entry, parse_deck


class Drafting(NamedTuple):
    """How a game draws decks at random. `groups`: the words (nations, classes) of which decks can be drawn, the most
    frequent first; `draw`: the sections of a deck from the cards, of one group."""

    groups: Callable[[Sequence[Card]], list[str]]
    draw: Callable[[Sequence[Card], str, Random], dict[str, list[Entry]]]


@dataclass(frozen=True)
class Spec:
    """A game as the tools see it: its books by edition, its cards and decks, and functions that start a game."""

    code: str
    name: str
    books: dict[str, Book]
    sections: tuple[str, ...]
    """The names of the sections of a deck list."""
    cards: Callable[[], dict[str, Card]]
    """The shipped cards by number and (where unique) by name."""
    deck_texts: Callable[[], dict[str, str]]
    """The shipped deck lists by name, as text."""
    check_deck: Callable[[Deck, str], list[Breach]]
    """Returns the paragraphs a deck breaks: (deck, edition)."""
    new_game: Callable[[Deck, Deck, int, str], Game]
    """Makes a game before its first decision: (deck of player 0, deck of player 1, seed, edition)."""
    make_card: Callable[[dict[str, Any], str], Card]
    """Makes a card from a row of a card file or a scenario: (row, place for errors)."""
    place: Callable[[Game, int, str, Card, dict[str, Any]], int]
    """Puts a card into a zone of a scenario position: (game, player, zone, card, properties)."""
    default_edition: str = ""
    variants: dict[str, Book] = field(default_factory=dict)
    """Further books to play by, chosen by name: an edition taken literally where `books` reads it like the other
    edition, or a rule that the organiser of an event may change."""
    extensions: dict[str, Book] = field(default_factory=dict)
    """Books that add to the game what a later manual has, by edition: chosen by name, never by default. Texts are read
    by the last of them, and declined in an edition whose book does not know their words (`library.reading`)."""
    words: Words = field(default_factory=Words)
    """The game's words in English and Japanese (`words.yaml`); without them, things are called as in the code."""
    conceding: str = ""
    """The paragraph that lets a player concede."""

    read_text: Callable[[str, str], tuple[Ability, ...]] | None = None
    """Reads a card's text, or a part of it, into abilities: (text, the card's main type). Raises `Declined`."""
    languages: dict[str, Language] = field(default_factory=dict)
    """The grammars of the game by language code (`en`, `ja`)."""
    reader: Reader | None = None
    """Makes cards from the rows of other people's card files; None: the game does not read such files."""

    drafting: Drafting | None = None
    """Draws decks at random; None: the game does not."""

    columns: tuple[str, ...] = ()
    """The names that a row of a card file, or a card written in a scenario, may have; empty: they are not listed."""
    numbers: tuple[str, ...] = ()
    """Scenarios: the players' numbers that a position may set (play points, ...)."""
    properties: tuple[str, ...] = ()
    """Scenarios: the game's own properties of a card, passed to `place` as written."""
    slots: dict[str, int] = field(default_factory=dict)
    """Scenarios: the names of slots within a zone, such as `{"vanguard": 0}`."""
    set_spot: Callable[[Game, int, str, list[str]], None] | None = None
    """Scenarios: gives a spot of a player, by its name in `slots`, its types; it adds a spot that the player does not
    have, and without types takes it away. None: the game has no spots."""
    linked_zone: str = ""
    """Scenarios: the zone of cards `linked` to another card; empty: the zone of that card."""
    setup: Callable[[Game], None] | None = None
    """Scenarios: completes a position after all cards are placed (leaders, derived numbers)."""
    begins: Callable[[Game, str], None] | None = None
    """Scenarios: completes a position that begins in a phase with what the game would remember of the turn so far."""
    filler: str = ""
    """Scenarios: the number of the card that fills decks; empty: a plain card of the first shipped deck."""

    fights: fights.Fights = fights.NONE
    """Scenarios: the steps of an attack in which a position may begin."""

    stops: UsualStops = field(default_factory=UsualStops)
    """At which windows players are usually asked."""
    terminal: Terminal = field(default_factory=Terminal)
    """How the terminal draws the table."""
    lab: Lab = field(default_factory=Lab)
    """How the card laboratory explains, compares and tries the cards."""

    def book(self, edition: str = "") -> Book:
        key = edition or self.default_edition
        known = {**self.books, **self.variants, **self.extensions}
        if key not in known:
            raise InputError(self.code, f"no edition {key!r}; there is {', '.join(map(repr, known))}")
        return known[key]

    @property
    def widest(self) -> Book:
        """The book that knows every word of the game's texts: that of the last extension, if there is one."""
        return [self.book(), *self.extensions.values()][-1]

    def start(self, first: str | Deck = "", second: str | Deck = "", seed: int = 0, edition: str = "") -> Game:
        """Makes a game before its first decision. A deck is a `Deck` or the name of a shipped one; empty: the
        first."""
        decks = [self._named(deck) for deck in (first, second)]
        return self.new_game(decks[0], decks[1], seed, edition or self.default_edition)

    def _named(self, deck: str | Deck) -> Deck:
        return deck if isinstance(deck, Deck) else self.deck(deck or next(iter(self.deck_texts())))

    def deck(self, name: str) -> Deck:
        """The shipped deck with this name."""
        texts = self.deck_texts()
        if name not in texts:
            raise InputError(f"{self.code} deck {name!r}", f"not shipped; there is {', '.join(texts)}")
        return parse_deck(texts[name], name, self.cards(), self.sections)
