"""Skirmish with slots, a property and words of its own, so that scenarios can be tried on all they know."""

from copy import copy
from dataclasses import replace

from ludex.core.machine import known_words
from ludex.games import Spec, load
from tests.skirmish import TWO_DECKS

BOOK = copy(TWO_DECKS.book())
BOOK.vocabulary = replace(BOOK.vocabulary, counters=("gem",), marks=("sworn",), memory=("oaths",))
BOOK.known = known_words(BOOK)

SPEC = replace(TWO_DECKS, books={"": BOOK}, filler="Scout", slots={"front": 0, "back": 1}, properties=("oath",))


def find_spec(code: str) -> Spec:
    return SPEC if code == "skirmish" else load(code)
