"""The data of a game for the page: its layout, its keywords with their meaning, its words."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.core.book import book_key
from ludex.core.tree import Keyword
from ludex.games import load
from ludex.games.words import SHARED, KeywordName, Words
from ludex.rules.citations import cited_in
from ludex.rules.shelf import shelf
from ludex.table.layout import Layout, layout_of
from ludex.table.why import words


def words_of_game(code: str, edition: str = "") -> dict[str, Any]:
    spec = load(code)
    book = spec.book(edition)
    key = book_key(book).removesuffix("-letter")
    return {
        "code": code,
        "edition": book.edition,
        "name": spec.name,
        "ja": spec.words.name.ja,
        "book": key if key in shelf() else "",
        "layout": _named(layout_of(code), spec.words),
        "phases": {**SHARED.phases, **spec.words.phases},
        "outcomes": {**SHARED.outcomes, **spec.words.outcomes},
        "passing": passing_in(spec.words, key),
        "states": list(book.states),
        "terms": {**SHARED.terms, **spec.words.terms, **spec.words.states, **spec.words.types, **spec.words.figures},
        "worn": book.layers.worn,
        "keywords": {keyword.name: _keyword(keyword, spec.words, key) for keyword in book.keywords.values()},
        "windows": {place: [said.en, said.ja] for place, said in spec.words.windows.items()},
        "quiet": dict(spec.stops.asked),
        "sections": list(spec.sections),
        "example": next(iter(spec.deck_texts().values()), ""),
    }


def _named(layout: Layout, said: Words) -> dict[str, Any]:
    """The layout with the names of its zones, slots, spots and numbers; `whynot` and `counted` are the server's own."""
    told: dict[str, Any] = msgspec.to_builtins(layout)
    del told["whynot"], told["counted"]
    for name, zone in (*told["zones"].items(), *told["shared"].items()):
        names = said.zone(name)
        zone |= {"en": names.en, "ja": names.ja}
        zone["places"] = [[area, slot.en, slot.ja] for area, slot in zip(zone["places"], names.slots, strict=True)]
    told["spots"] = {word: [word, said.terms.get(word, "")] for word in layout.spots}
    if layout.numbers is not None:
        labels = said.labels
        told["numbers"] = [[text, labels[key].en, labels[key].ja] for key, text in layout.numbers.items()]
    return told


def _keyword(keyword: Keyword, said: Words, book: str) -> dict[str, Any]:
    rule = cited_in(book, keyword.rule)
    name = said.keywords.get(keyword.name, KeywordName())
    return {"rule": rule, "ja": name.ja, "means": [name.means.en, name.means.ja], "words": words(rule)}


def passing_in(said: Words, book: str) -> dict[str, list[str]]:
    """What buttons without a card mean, with the paragraphs as the given book numbers them."""
    told = {}
    for key, pair in said.passing.items():
        verb, at, rule = key.partition(" @ ")
        told[f"{verb}{at}{cited_in(book, rule)}"] = [pair.en, pair.ja]
    return told
