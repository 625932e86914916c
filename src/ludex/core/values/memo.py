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


class Memo(Generic[Key, About, Answer]):
    """Cache of `ask(key, about)`: one answer per key, recomputed when `about` is another object than last time.

    Keyed by id(); the entry keeps the key alive, so the id is not reused.
    """

    __slots__ = ("answers", "ask", "last", "most")

    def __init__(self, ask: Callable[[Key, About], Answer], most: int = MOST) -> None:
        self.ask = ask
        self.most = most
        self.answers: dict[int, tuple[Key, About, Answer]] = {}
        self.last: tuple[Key, About, Answer] | None = None

    def of(self, key: Key, about: About) -> Answer:
        found = self.last
        if found is not None and found[0] is key and found[1] is about:
            return found[2]
        found = self.answers.get(id(key))
        if found is not None and found[1] is about:
            self.last = found
            return found[2]
        answer = self.ask(key, about)
        if len(self.answers) >= self.most:
            self.answers = {}
        self.answers[id(key)] = (key, about, answer)
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
