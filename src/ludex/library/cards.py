"""The cards that decks may use: the shipped ones, and those of card files. Printed text is the card: a card whose text
compiles whole is playable at once; any other is refused with the words that stopped the reading, unless it is to be
played as a blank. `Library` reads a text when somebody asks for the card, and once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.compile import BLANK, WHOLE
from ludex.lang.files.cards import Printed, Reader, read_cards
from ludex.lang.files.decks import TOKENS, Deck, Entry, parse_deck
from ludex.lang.files.text import read_text_file
from ludex.lang.naming import renamed, tokens_named
from ludex.library.reading import BEYOND, UNCLEAR, Read, back_of, compile_card, compile_sides

ALTERNATE = "alternate_name"
MAIN = "main"
"""The section in which a name is looked for first."""
COPIES = 3
"""How many copies `--add` puts into a deck."""


class Library:
    """Cards by number and by name. `files` are read in a language; a later file wins over an earlier one. `blank`:
    cards that do not compile are played without their text, and `blanks` has the reasons. `unnamed` has the places of
    rows without name and number, `repeated` those of rows with number, name and figures of an
    earlier row: both are left out."""

    def __init__(
        self, spec: Spec, files: Iterable[Path] = (), language: str = "", edition: str = "", blank: bool = False
    ) -> None:
        self.spec = spec
        self.language = language or "en"
        self.book = spec.book(edition)
        self.edition = edition or spec.default_edition
        self.blank = blank
        self.rows: list[Printed] = []
        self.numbers: dict[str, Printed] = {}
        self.names: dict[str, list[Printed]] = {}
        self.alternates: dict[str, str] = {}
        self.blanks: dict[str, str] = {}
        self.unnamed: list[str] = []
        self.repeated: list[str] = []
        self._cards: dict[str, Card] = {}
        self._refused: dict[str, InputError] = {}
        for path in files:
            self.add(path)

    @property
    def reader(self) -> Reader:
        reader = self.spec.reader
        if reader is None:
            raise InputError(self.spec.code, "card files are not read for this game yet")
        return reader

    def add(self, path: Path) -> None:
        """Put the cards of a file into the library."""
        reader = self.reader
        seen: dict[str, Printed] = {}
        for row in read_cards(path, self.language, reader.columns, self.unnamed):
            if (first := seen.get(row.number)) is not None:
                if any(first.word(column) != row.word(column) for column in ("name", *reader.figures)):
                    raise InputError(row.place, f"number {row.number} stands at {first.place} already")
                self.repeated.append(row.place)
                continue
            seen[row.number] = row
            name = reader.name_of(row)
            if alternate := row.word(ALTERNATE):
                self.alternates[alternate] = name
            self.rows.append(row)
            self.numbers |= dict.fromkeys((row.number, *_prints(row)), row)
            older = [other for other in self.names.get(name, []) if other.number != row.number]
            self.names[name] = [row, *older]
        self._cards.clear()
        self._refused.clear()

    # --- cards ---------------------------------------------------------------------------------------------------

    def read(self, row: Printed) -> Read:
        """The compiled text of a card."""
        return compile_card(self.spec.code, self.language, row, self.edition)

    def card(self, row: Printed) -> Card:
        """The card of a row. Refused with place and reason if its text, or that of its tokens, does not compile."""
        if row.number in self._refused:
            raise self._refused[row.number]
        card = self._cards.get(row.number)
        if card is None:
            try:
                card = self._make(row)
                self._cards[row.number] = card
                self.tokens_of([card])
            except InputError as error:
                self._cards.pop(row.number, None)
                self._refused[row.number] = error
                raise
        return card

    def _make(self, row: Printed) -> Card:
        read = self.read(row)
        if read.status in (WHOLE, BLANK):
            sides = compile_sides(self.spec.code, self.language, row, self.edition)
            return self._sided(row, *(renamed(side.abilities, self.alternates) for side in sides))
        reason = f"{row.number} {row.name!r} {why(read)}"
        if not self.blank:
            raise InputError(row.place, reason)
        self.blanks[row.number] = reason
        return self._sided(row, ())

    def _sided(self, row: Printed, front: tuple[Ability, ...], behind: tuple[Ability, ...] = ()) -> Card:
        """The card of a row, with its back if it has one."""
        card = self.reader.make(row, front)
        other = back_of(self.spec.code, row)
        if other is None:
            return card
        back = self.reader.make(other, behind)
        figures, words = card.figures, card.words
        return Card(card.number, card.name, card.types, figures, words, card.text, card.abilities, back, card.token)

    def tokens_of(self, cards: Iterable[Card]) -> list[Card]:
        """The tokens that the cards create, and those that these create, except those that the rulebook lists."""
        found: dict[str, Card] = {}
        waiting = [(name, card) for card in cards for name in self._named(card)]
        while waiting:
            name, creator = waiting.pop()
            if name in found or name in self.book.tokens:
                continue
            found[name] = self._token(name, creator)
            waiting += [(other, found[name]) for other in self._named(found[name])]
        return list(found.values())

    def _named(self, card: Card) -> list[str]:
        back = card.back.abilities if card.back is not None else ()
        return tokens_named((*card.abilities, *back), self.reader.makes)

    def _token(self, name: str, creator: Card) -> Card:
        told = self.reader.describes(self.book, name) if self.reader.describes is not None else None
        if told is not None:
            return told
        for row in self.names.get(name, []):
            if self.reader.section_of(row) == TOKENS:
                if row.number not in self._cards:
                    self._cards[row.number] = self._make(row)
                return self._cards[row.number]
        place = self.numbers[creator.number].place if creator.number in self.numbers else creator.number
        raise InputError(
            place, f"{creator.number} {creator.name!r} creates the token {name!r}, which no file describes"
        )

    def find(self, name: str, section: str = "") -> Card:
        """A card by number or name. A name means the card that belongs in the section."""
        row = self.row(name, section)
        if row is not None:
            return self.card(row)
        card = self._shipped(name, section)
        if card is None:
            known = [*self.names, *(card.name for card in self.spec.cards().values())]
            near = get_close_matches(name, known, 1)
            raise InputError("", f"no card {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
        return card

    def row(self, name: str, section: str = "") -> Printed | None:
        """The row of a file with this number or name; None: the files have none."""
        row = self.numbers.get(name) or self.numbers.get(name.split(maxsplit=1)[0])
        if row is not None or name not in self.names:
            return row
        rows = self.names[name]
        fitting: list[Printed] = []
        for place in (section,) if section else (MAIN, *self.spec.sections, TOKENS):
            fitting = fitting or [row for row in rows if self.reader.section_of(row) == place]
        several = {(row.text, row.type, *(row.figure(name) for name in self.reader.figures)) for row in fitting}
        if len(several) > 1:
            numbers = ", ".join(row.number for row in fitting)
            raise InputError("", f"{name!r} may be any of {numbers}; write its number")
        return (fitting or rows)[0]

    def _shipped(self, name: str, section: str) -> Card | None:
        pool = self.spec.cards()
        card = pool.get(name) or pool.get(name.split(maxsplit=1)[0])
        if card is None or card.number == name or not section or self.spec.reader is None:
            return card
        for other in pool.values():
            if other.name == card.name and self.reader.belongs(other) == section:
                return other
        return card

    # --- decks ---------------------------------------------------------------------------------------------------

    def deck(self, name: str) -> Deck:
        """A shipped deck by name, or the deck of a file. The error names every wrong line."""
        shipped = self.spec.deck_texts()
        if name in shipped:
            return self.parse(shipped[name], name)
        if not Path(name).is_file():
            raise InputError(name, f"neither a file nor a shipped deck of {self.spec.code} ({', '.join(shipped)})")
        return self.parse(read_text_file(Path(name)), name)

    def parse(self, text: str, place: str) -> Deck:
        """The deck that a text lists, with the tokens that its cards create."""
        return self._with_tokens(parse_deck(text, place, self.find, self.spec.sections))

    def with_added(self, deck: Deck, names: Sequence[str]) -> Deck:
        """The deck with some copies of further cards. A card of the same name that belongs in another section (what a
        card turns into) comes with them, and takes the places of the last cards there."""
        sections = {section: list(entries) for section, entries in deck.sections.items()}
        for name in names:
            try:
                card = self.find(name)
            except InputError as error:
                raise InputError(error.place or name, error.reason) from None
            sections.setdefault(self.reader.belongs(card), []).append(Entry(COPIES, card, 0))
            for other in self._companions(card):
                section = self.reader.belongs(other)
                sections[section] = [*_shortened(sections.get(section, []), COPIES), Entry(COPIES, other, 0)]
        added = ", ".join(names)
        return self._with_tokens(deck._replace(sections=sections, name=f"{deck.name} with {added}"))

    def _companions(self, card: Card) -> list[Card]:
        own = self.reader.belongs(card)
        rows = [row for row in self.names.get(card.name, []) if self.reader.section_of(row) not in (own, TOKENS)]
        return [self.card(row) for row in rows[:1]]

    def _with_tokens(self, deck: Deck) -> Deck:
        cards = [entry.card for section in self.spec.sections for entry in deck.sections.get(section, [])]
        tokens = self.tokens_of(cards) if self.rows else []
        if not tokens:
            return deck
        return deck._replace(sections={**deck.sections, TOKENS: [Entry(1, token, 0) for token in tokens]})

    def blanks_in(self, deck: Deck) -> list[str]:
        """Why cards of the deck, and tokens they create, are played as blanks."""
        cards = dict.fromkeys(entry.card for entries in deck.sections.values() for entry in entries)
        return [self.blanks[card.number] for card in cards if card.number in self.blanks]


def _prints(row: Printed) -> list[str]:
    """Other numbers under which the same card is printed."""
    prints = row.columns.get("prints")
    listed = prints if isinstance(prints, list) else str(prints or "").split()
    return [str(number).strip(",;") for number in listed]


def _shortened(entries: list[Entry], n: int) -> list[Entry]:
    """The entries without the last n cards."""
    kept: list[Entry] = []
    left = max(0, sum(entry.copies for entry in entries) - n)
    for entry in entries:
        copies = min(entry.copies, left - sum(other.copies for other in kept))
        if copies > 0:
            kept.append(entry._replace(copies=copies))
    return kept


def why(read: Read) -> str:
    """Why a text does not compile, with the words that stopped the reading."""
    stop = read.stops[0]
    words = " ".join(stop.words.split())
    more = f" (and {len(read.stops) - 1} more)" if len(read.stops) > 1 else ""
    if stop.reason == BEYOND:
        return f"is not in this edition: {words!r}{more}"
    if stop.reason.startswith(UNCLEAR):
        return f"is not read, because it is {stop.reason}{more}: {words!r}"
    if stop.reason:
        return f"is not read, because of the grammar: {stop.reason}{more}: {words!r}"
    return f"is not read: reading stopped at {words!r}{more}"
