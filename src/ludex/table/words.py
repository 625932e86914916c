"""What the page needs to know of a game: its layout, its keywords with their meaning, its words."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludex.games import load
from ludex.rules.citations import cited_in
from ludex.sim.explained import explainer
from ludex.table.layout import layout_of


@cache
def words_of_game(code: str, edition: str = "") -> dict[str, Any]:
    spec = load(code)
    book = spec.book(edition)
    key = f"{code}-{book.edition}" if book.edition else code
    say = explainer(spec, book.edition)
    keywords = {}
    for keyword in book.keywords.values():
        meaning = [said.words for ability in keyword.means for said in say.ability(ability)]
        plain = [line for line in dict.fromkeys(meaning) if not line.endswith("as its paragraph defines it")]
        keywords[keyword.name] = {"rule": cited_in(key, keyword.rule), "ja": keyword.ja, "means": plain}
    return {
        "code": code,
        "edition": book.edition,
        "name": spec.name,
        "book": key,
        "layout": msgspec.to_builtins(layout_of(code)),
        "states": list(book.states),
        "keywords": keywords,
        "sections": list(spec.sections),
        "example": next(iter(spec.deck_texts().values()), ""),
    }
