"""Answers about parts of trees, kept by identity: hashing a tree takes longer than most questions about it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ludex.core.tree import Ability, Node

MOST: Final = 10_000
"""So many answers are kept; then all are forgotten, for effects make new abilities without end."""


class Asked:
    """A question about an ability, asked once of each."""

    __slots__ = ("answers", "ask")

    def __init__(self, ask: Callable[[Ability], bool]) -> None:
        self.ask = ask
        self.answers: dict[int, tuple[Ability, bool]] = {}
        """By identity; the ability is kept, so that no other one can have its place."""

    def of(self, ability: Ability) -> bool:
        found = self.answers.get(id(ability))
        if found is not None:
            return found[1]
        if len(self.answers) >= MOST:
            self.answers = {}
        answer = self.ask(ability)
        self.answers[id(ability)] = (ability, answer)
        return answer


class Digests:
    """A number of 56 bits for what a part of a tree is written as, worked out once of each."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: dict[int, tuple[Node, int]] = {}

    def of(self, node: Node) -> int:
        found = self.numbers.get(id(node))
        if found is not None:
            return found[1]
        if len(self.numbers) >= MOST:
            self.numbers = {}
        number = digest(repr(node))
        self.numbers[id(node)] = (node, number)
        return number


def digest(text: str) -> int:
    """A number of 56 bits, the same on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


@lru_cache(maxsize=MOST)
def word_digest(word: str) -> int:
    """The digest of a short text, worked out once of each."""
    return digest(word)


NODES: Final = Digests()
