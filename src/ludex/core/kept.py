"""Answers about parts of trees, kept by identity: hashing a tree takes longer than most questions about it."""

from __future__ import annotations

from collections.abc import Callable
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


class Said:
    """What a part of a tree is written as, worked out once of each."""

    __slots__ = ("texts",)

    def __init__(self) -> None:
        self.texts: dict[int, tuple[Node, str]] = {}

    def of(self, node: Node) -> str:
        found = self.texts.get(id(node))
        if found is not None:
            return found[1]
        if len(self.texts) >= MOST:
            self.texts = {}
        text = repr(node)
        self.texts[id(node)] = (node, text)
        return text


NODES: Final = Said()
