"""Phrases that begin alike: a tree of their words and slots, so that what they share is read once."""

from __future__ import annotations

from typing import Any

Rest = tuple[tuple[str | tuple[str, str], ...], int, int, Any, int]
"""What is left of a phrase: the items of its template, the item and the letter in it where it goes on, the phrase, and
its place among the entries of the category."""


class Fork:
    """Phrases that begin alike are read together as far as they do: by the next words, or by the next slot.

    A fork is divided into its branches when a text first comes to it (`open`): most forks of a grammar are never
    reached."""

    __slots__ = ("ends", "item", "lengths", "order", "slots", "waiting", "words")

    def __init__(self, order: int) -> None:
        self.order = order
        self.words: dict[str, Fork] = {}
        self.lengths: dict[str, tuple[int, ...]] = {}
        """First letter -> the lengths of the keys of `words` that begin with it."""
        self.slots: list[tuple[str, str, Fork]] = []
        self.ends: list[tuple[int, Any]] = []
        """The phrases that end here, with their place among the entries of the category."""
        self.item = False
        """Whether an item of a template ends here."""
        self.waiting: list[Rest] = []
        """The phrases that are not yet divided."""

    def take(self, items: tuple[str | tuple[str, str], ...], phrase: Any, order: int) -> None:
        """Adds a phrase with the items of its template."""
        self.waiting.append((items, 0, 0, phrase, order))

    def open(self) -> None:
        """Divides the phrases that wait, by what each has next."""
        waiting, self.waiting = self.waiting, []
        for items, i, letter, phrase, order in waiting:
            if i == len(items):
                self.ends.append((order, phrase))
                continue
            item = items[i]
            if isinstance(item, str):
                end = item.find(" ", letter) + 1 or len(item)
                branch = self._after(item[letter:end], order)
                whole = end == len(item)
                branch.item = branch.item or whole
                branch.waiting.append((items, i + 1, 0, phrase, order) if whole else (items, i, end, phrase, order))
            else:
                self._beyond(item, order).waiting.append((items, i + 1, 0, phrase, order))
        lengths: dict[str, set[int]] = {}
        for words in self.words:
            lengths.setdefault(words[0], set()).add(len(words))
        self.lengths = {letter: tuple(sorted(found)) for letter, found in lengths.items()}

    def _after(self, words: str, order: int) -> Fork:
        branch = self.words.get(words)
        if branch is None:
            branch = self.words[words] = Fork(order)
        return branch

    def _beyond(self, slot: tuple[str, str], order: int) -> Fork:
        for name, category, fork in self.slots:
            if (name, category) == slot:
                return fork
        self.slots.append((*slot, Fork(order)))
        return self.slots[-1][2]
