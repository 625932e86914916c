"""The data of a game for the page: its layout, its keywords with their meaning, its words."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.core.book import book_key
from ludex.games import load
from ludex.rules.citations import TAGS, cited_in
from ludex.table.layout import Layout, layout_of
from ludex.table.why import words


def words_of_game(code: str, edition: str = "") -> dict[str, Any]:
    spec = load(code)
    book = spec.book(edition)
    key = book_key(book).removesuffix("-letter")
    layout = msgspec.structs.replace(layout_of(code), passing=passing_in(layout_of(code), key))
    keywords = {}
    for keyword in book.keywords.values():
        rule = cited_in(key, keyword.rule)
        means = layout.meanings.get(keyword.name, ["", ""])
        keywords[keyword.name] = {"rule": rule, "ja": keyword.ja, "means": means, "words": words(rule)}
    return {
        "code": code,
        "edition": book.edition,
        "name": spec.name,
        "book": key if key in TAGS.values() else "",
        "layout": msgspec.to_builtins(layout),
        "states": list(book.states),
        "worn": book.layers.worn,
        "keywords": keywords,
        "sections": list(spec.sections),
        "example": next(iter(spec.deck_texts().values()), ""),
    }


def passing_in(layout: Layout, book: str) -> dict[str, list[str]]:
    """What buttons without a card mean, with the paragraphs as the given book numbers them."""
    told = {}
    for key, pair in layout.passing.items():
        verb, at, rule = key.partition(" @ ")
        told[f"{verb}{at}{cited_in(book, rule)}"] = pair
    return told
