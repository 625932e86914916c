"""Phrases that begin alike: a tree of their words and slots, so that what they share is read once."""

from __future__ import annotations

import re
from typing import Any


class Fork:
    """Phrases that begin alike are read together as far as they do: by the next words, or by the next slot."""

    __slots__ = ("ends", "item", "lengths", "order", "slots", "words")

    def __init__(self, order: int) -> None:
        self.order = order
        self.words: dict[str, Fork] = {}
        self.lengths: tuple[int, ...] = ()
        """The lengths of the keys of `words`."""
        self.slots: list[tuple[str, str, Fork]] = []
        self.ends: list[tuple[int, Any]] = []
        """The phrases that end here, with their place among the entries of the category."""
        self.item = False
        """Whether an item of a template ends here."""

    def take(self, items: tuple[str | tuple[str, str], ...], phrase: Any, order: int) -> None:
        """Adds a phrase with the items of its template."""
        here = self
        for item in items:
            if isinstance(item, str):
                for piece in re.findall(r"[^ ]* |[^ ]+", item):
                    here = here.after(piece, order)
                here.item = True
            else:
                here = here.beyond(item, order)
        here.ends.append((order, phrase))

    def after(self, words: str, order: int) -> Fork:
        if words not in self.words:
            self.words[words] = Fork(order)
            self.lengths = tuple(sorted(set(map(len, self.words))))
        return self.words[words]

    def beyond(self, slot: tuple[str, str], order: int) -> Fork:
        for name, category, fork in self.slots:
            if (name, category) == slot:
                return fork
        self.slots.append((*slot, Fork(order)))
        return self.slots[-1][2]
