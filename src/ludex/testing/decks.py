"""Deck lists in a scenario: what they break, and the game that begins with them."""

from __future__ import annotations

from typing import Any

from ludex.core.position.game import Game
from ludex.errors import InputError
from ludex.lang.files.decks import Deck, Entry
from ludex.testing.position import Builder
from ludex.testing.reading import Path

ABOUT = "about"
WITH_DECKS = ("seed", "chance", "shuffle")
"""The keys of a position that may stand beside `decks`."""


class Table:
    """Two players with their deck lists, before the game. `breaches` are what each list breaks."""

    def __init__(self, builder: Builder, data: dict[str, Any]) -> None:
        self.builder = builder
        self.data = data
        self.decks = (self._deck(0), self._deck(1))
        check = builder.spec.check_deck
        self.breaches = tuple(check(deck, builder.edition) for deck in self.decks)

    def game(self) -> Game:
        """The game before its first decision. If a deck breaks a paragraph, there is none: the table stays empty."""
        doc, spec = self.builder.doc, self.builder.spec
        if any(self.breaches):
            return Game(self.builder.book)
        seed = doc.number(self.data.get("seed", 1), ("seed",))
        try:
            game = spec.new_game(*self.decks, seed, self.builder.edition)
        except InputError as error:
            raise doc.error(("decks",), error.reason) from None
        game.fixed = self.builder.chance(self.data)
        return game

    def _deck(self, player: int) -> Deck:
        builder = self.builder
        doc, spec, name = builder.doc, builder.spec, builder.sides.names[player]
        path: Path = ("decks", name)
        said = doc.mapping(self.data["decks"], ("decks",), builder.sides.names).get(name)
        shipped = spec.deck_texts()
        if said is None or isinstance(said, str):
            deck = spec.deck(doc.one_of(said or next(iter(shipped)), path, shipped, "deck"))
            return deck._replace(sections={name: entries[::-1] for name, entries in deck.sections.items()})
        block = doc.mapping(said, path, (*spec.sections, ABOUT))
        about = {key: doc.text(value, (*path, ABOUT, key)) for key, value in block.get(ABOUT, {}).items()}
        lists = {section: cards for section, cards in block.items() if section != ABOUT}
        sections = {section: self._section(cards, (*path, section)) for section, cards in lists.items()}
        return Deck(name, sections, about, doc.place)

    def _section(self, value: Any, path: Path) -> list[Entry]:
        """The entries of a section, the lowest first: the list begins at the top."""
        builder = self.builder
        found: list[Entry] = []
        for item, at in builder.parts(value, path):
            card, properties = builder.card_and_properties(item, at)
            copies = builder.doc.number(properties.pop("count", 1), (*at, "count"), 1, 60)
            for key in properties:
                raise builder.doc.error((*at, key), "a card in a deck list has only a `count`")
            found.append(Entry(copies, card, builder.doc.lines.get(at, 0)))
        return found[::-1]
