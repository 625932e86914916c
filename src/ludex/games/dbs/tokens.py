"""Tokens: Battle Cards that skills create [DBS+ 10-18-1]. The text that creates one says what it is like."""

from __future__ import annotations

import re
from functools import cache

from ludex.core.book import Book
from ludex.core.position.objects import Card

_DESCRIBED = re.compile(r"(?P<name>.+) (?P<power>\d+)(?:/(?P<cost>\d+)/(?P<combo>\d+))?(?: (?P<colors>[a-z ]+))?")


def describes(book: Book, key: str) -> Card | None:
    """The card of a token, in a book that has tokens: the one with the Warp."""
    return described(key) if "warp" in book.zone_index else None


@cache
def described(key: str) -> Card | None:
    """[DBS+ 10-18-2] The card of a token from its name [DBS+ 10-18-4], its power, its combo cost and combo power, and
    its colours, as in `Reed 5000/0/5000 red`; without combo figures it cannot be used in a combo [DBS+ 3-7-3-1]. None:
    nothing is described."""
    match = _DESCRIBED.fullmatch(key)
    if match is None:
        return None
    figures = {"power": int(match["power"])}
    if match["cost"] is not None:
        figures |= {"combo cost": int(match["cost"]), "combo power": int(match["combo"])}
    colors = tuple((match["colors"] or "").split())
    words: dict[str, tuple[str, ...]] = {"color": colors, "character": (), "trait": (), "era": (), "skills": ("none",)}
    words["colors"] = ("mono",) if len(colors) == 1 else ("multicolor",) if colors else ()
    return Card(key, match["name"], ("battle", "token"), figures, words, "", (), token=True)
