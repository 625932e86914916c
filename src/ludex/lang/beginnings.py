"""With which letters a text of a category may begin: what cannot stand there is not read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from ludex.lang.grammar import Entry

MOST: Final = 6
"""How many letters are compared."""


class Beginning:
    """The first letters of the words of a category, and the patterns of its tokens. `always`: a text may begin with
    anything, because the category may be empty."""

    __slots__ = ("always", "lengths", "tokens", "words")

    def __init__(self, words: set[str], tokens: list[re.Pattern[str]], always: bool) -> None:
        self.words = words
        self.lengths = tuple(sorted(set(map(len, words))))
        self.tokens = tokens
        self.always = always

    def fits(self, text: str, at: int) -> bool:
        """Whether a text of the category may begin at the index."""
        if self.always:
            return True
        words = self.words
        for length in self.lengths:
            if text[at : at + length] in words:
                return True
        return any(token.match(text, at) is not None for token in self.tokens)


class Beginnings:
    """The beginnings of all categories of a grammar, each made when it is first asked for."""

    def __init__(self, entries: Mapping[str, Sequence[Entry]]) -> None:
        self.entries = entries
        self.made: dict[str, Beginning] = {}
        self.first: dict[str, Own] = {}
        self.empty = _empty(entries)

    def of(self, category: str) -> Beginning:
        made = self.made.get(category)
        if made is None:
            made = self.made[category] = self._gathered(category)
        return made

    def _gathered(self, category: str) -> Beginning:
        """With what the entries of the category begin, and of those that may stand first in them."""
        words: set[str] = set()
        tokens: list[re.Pattern[str]] = []
        seen, waiting = {category}, [category]
        while waiting:
            own = self._own(waiting.pop())
            words |= own.words
            tokens += own.tokens
            waiting += own.categories - seen
            seen |= own.categories
        return Beginning(words, tokens, category in self.empty)

    def _own(self, category: str) -> Own:
        own = self.first.get(category)
        if own is None:
            own = self.first[category] = Own(set(), [], set())
            for entry in self.entries.get(category, ()):
                for first in _firsts(entry, self.empty):
                    if isinstance(first, str):
                        own.words.add(first[:MOST])
                    elif isinstance(first, re.Pattern):
                        own.tokens.append(first)
                    else:
                        own.categories.add(first[1])
        return own


class Own(NamedTuple):
    """With what the entries of one category begin."""

    words: set[str]
    tokens: list[re.Pattern[str]]
    categories: set[str]


First = str | tuple[str, str] | re.Pattern[str]
"""What an entry may begin with: words, a slot (name, category), or a pattern."""


def _firsts(entry: Any, empty: set[str]) -> list[First]:
    """What the entry may begin with, and after what may be empty what comes next."""
    found: list[First] = []
    for item in _parts(entry):
        found.append(item)
        if not isinstance(item, tuple) or item[1] not in empty:
            break
    if hasattr(entry, "pre"):
        found.append(("", entry.pre))
    return found


def _parts(entry: Any) -> tuple[First, ...]:
    """The items of a phrase; for other entries what must come first."""
    if hasattr(entry, "items"):
        items: tuple[First, ...] = entry.items
        return items
    if hasattr(entry, "pattern"):
        return (entry.pattern,)
    return (("", entry.head if hasattr(entry, "head") else entry.category),)


def _empty(entries: Mapping[str, Sequence[Entry]]) -> set[str]:
    """The categories whose texts may be empty."""
    found: set[str] = set()
    doubtful = {category: [e for e in all_ if _may_be_empty(e)] for category, all_ in entries.items()}
    while True:
        more = {c for c, some in doubtful.items() if c not in found and any(_is_empty(e, found) for e in some)}
        if not more:
            return found
        found |= more


def _may_be_empty(entry: Any) -> bool:
    return not any(isinstance(item, (str, re.Pattern)) for item in _parts(entry))


def _is_empty(entry: Any, empty: set[str]) -> bool:
    return getattr(entry, "least", 1) == 0 or all(isinstance(i, tuple) and i[1] in empty for i in _parts(entry))
