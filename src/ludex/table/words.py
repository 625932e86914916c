"""What the page needs to know of a game: its layout, its keywords with their meaning, its words."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.games import load
from ludex.rules.citations import cited_in
from ludex.table.layout import layout_of
from ludex.table.why import words


def words_of_game(code: str, edition: str = "") -> dict[str, Any]:
    spec = load(code)
    book = spec.book(edition)
    key = f"{code}-{book.edition}" if book.edition else code
    layout = layout_of(code)
    keywords = {}
    for keyword in book.keywords.values():
        rule = cited_in(key, keyword.rule)
        means = layout.meanings.get(keyword.name, ["", ""])
        keywords[keyword.name] = {"rule": rule, "ja": keyword.ja, "means": means, "words": words(rule)}
    return {
        "code": code,
        "edition": book.edition,
        "name": spec.name,
        "book": key,
        "layout": msgspec.to_builtins(layout),
        "states": list(book.states),
        "keywords": keywords,
        "sections": list(spec.sections),
        "example": next(iter(spec.deck_texts().values()), ""),
    }
