"""Caches of answers about parts of trees, keyed by identity: hashing a tree takes longer than most questions about
it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, TypeVar

from ludex.core.tree import Node

MOST: Final = 10_000
"""Cache size. A cache is cleared when full, because effects keep creating abilities."""
Key = TypeVar("Key")
About = TypeVar("About")
Answer = TypeVar("Answer")


class Kept(Generic[Key, About, Answer]):
    """An answer of a `Memo`."""

    __slots__ = ("about", "answer", "key")

    def __init__(self, key: Key, about: About, answer: Answer) -> None:
        self.key = key
        self.about = about
        self.answer = answer


class Memo(Generic[Key, About, Answer]):
    """Cache of `ask(key, about)`: one answer per key, recomputed when `about` is another object than last time.

    Keyed by id(); the entry keeps the key alive, so the id is not reused.
    """

    __slots__ = ("answers", "ask", "last", "most")

    def __init__(self, ask: Callable[[Key, About], Answer], most: int = MOST) -> None:
        self.ask = ask
        self.most = most
        self.answers: dict[int, Kept[Key, About, Answer]] = {}
        self.last: Kept[Key, About, Answer] | None = None

    def of(self, key: Key, about: About) -> Answer:
        found = self.last
        if found is not None and found.key is key and found.about is about:
            return found.answer
        found = self.answers.get(id(key))
        if found is not None and found.about is about:
            self.last = found
            return found.answer
        answer = self.ask(key, about)
        if len(self.answers) >= self.most:
            self.answers = {}
        self.answers[id(key)] = Kept(key, about, answer)
        return answer


def digest(text: str) -> int:
    """A 56-bit hash of the text, the same on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


@lru_cache(maxsize=MOST)
def word_digest(word: str) -> int:
    """`digest` with a cache, for short texts."""
    return digest(word)


def _node_digest(node: Node, about: None) -> int:
    return digest(repr(node))


NODES: Final[Memo[Node, None, int]] = Memo(_node_digest)
"""The digest of a node's `repr`."""
