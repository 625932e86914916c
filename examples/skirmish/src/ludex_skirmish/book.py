"""The rulebook as the machine sees it: every table of the chapters put together."""

from __future__ import annotations

from typing import Final

from ludex.core.book import Book, register
from ludex.core.machine import complete
from ludex.core.tree.vocabulary import Vocabulary
from ludex.games.words import words_in
from ludex_skirmish.c01_before_the_game import PREPARATION
from ludex_skirmish.c02_turn import TURN
from ludex_skirmish.c03_attack import ATTACK
from ludex_skirmish.c04_check_timing import CHECK_TIMING
from ludex_skirmish.c05_abilities import CONDITIONS, PLAYING, TOKENS, VERBS
from ludex_skirmish.c06_zones import ACTING, HAND, STATES, looks_back, zone_kinds
from ludex_skirmish.c07_keywords import KEYWORDS
from ludex_skirmish.judgement import JUDGEMENT

WORDS: Final = words_in("ludex_skirmish")
STARTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "turn": (("SKIRMISH 2", "2.1"),),
    "main": (("SKIRMISH 2", "2.5"),),
}
VOCABULARY: Final = Vocabulary(
    figures=("cost", "power", "health"),
    damage=True,
    numbers=("mana", "max mana"),
    events=("attack",),
    words=("battle", "die"),
    queries=("attack", "attack targets"),
)


def make_book() -> Book:
    book = Book("skirmish", "SKIRMISH", "Skirmish")
    book.set_zones(*zone_kinds())
    book.states = STATES
    book.root = TURN.id
    book.play_procedure = PLAYING.id
    book.acting = ACTING
    book.also_acting = (HAND,)
    book.triggers.looks_back = looks_back
    book.layers.durations = frozenset(("", "turn"))
    book.verbs = VERBS
    book.conditions = CONDITIONS
    book.tokens = TOKENS
    book.judgement = JUDGEMENT
    book.vocabulary = VOCABULARY
    book.texts = WORDS.texts
    book.log = WORDS.lines
    book.starts = STARTS
    book.add(PREPARATION, TURN, ATTACK, CHECK_TIMING, PLAYING)
    book.add_keywords(*KEYWORDS)
    return register(complete(book))


BOOK: Final = make_book()
