"""English, words: names, races, elements, numbers."""

from __future__ import annotations

import re
from functools import partial

from ludex.games.cc.c0300_zones import ELEMENTS, TYPES
from ludex.games.cc.text.meanings import VOID
from ludex.lang.en import nouns, numbers
from ludex.lang.en.numbers import say_digits
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import Chosen, Player, V, Word

described = partial(nouns.described, follows=nouns.nearest)
"""A kind of group; what says whose the cards are belongs to the nearest noun."""


def _plural(one: str) -> str:
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"


PLURAL = frozenset(("Sweets", "Supplies", "Cosmetics"))
"""Races whose name is a plural itself."""
NOT_RACES = frozenset((*(name.capitalize() for name in ELEMENTS), "Void", "Lv", "ATK", "DEF", "I", "X"))
NOUNS = frozenset(
    word
    for one in (*TYPES, "spell", "card", "token", "orb", "stock", "entity", "ability")
    for word in (one.capitalize(), _plural(one).capitalize())
)
"""Words of the rules for cards, with the capital that begins a sentence: never a race, nor part of one [CC 201.2]."""


LEVEL = re.compile(r"\bLv\d")


def _race(text: str) -> str | None:
    words = text.split()
    return text if NOT_RACES.isdisjoint(words) and NOUNS.isdisjoint(words) and not LEVEL.search(text) else None


def _say_race(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _races(text: str) -> str | None:
    """The race in the plural: "Genjis" are of the race Genji, "Foxes" of the race Fox, "Sweets" of the race Sweets."""
    if text in PLURAL:
        return text
    if not text.endswith("s") or _race(text) is None:
        return None
    for end, one in ENDINGS:
        if text.endswith(end):
            return text[: -len(end)] + one
    return text[:-1]


ENDINGS = (("ies", "y"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"))
"""How words end in the plural and in the singular, if not with an s more."""


def _say_races(value: object) -> str | None:
    if not isinstance(value, str):
        return None
    if value in PLURAL:
        return value
    for end, one in ENDINGS:
        if value.endswith(one):
            return value[: -len(one)] + end
    return f"{value}s"


RACE = r"[A-Z][\w'-]*(?: (?:of |of the )?[A-Z][\w'-]*)*"


BEFORE_A_NOUN = rf"(?= (?:[a-z]|Lv\d|(?:{'|'.join(name.capitalize() for name in ELEMENTS)}|Void)\b))"
"""What follows a race that is said before another noun: no capital, which would belong to the race itself."""


NAME = r"[A-Z][\w'-]*(?: (?:of |the )*[A-Z][\w'-]*)*"


def _from_two(text: str) -> int | None:
    return int(text) if int(text) > 1 else None


def _name(text: str) -> str:
    return text[1:-1]


def _say_name(value: object) -> str | None:
    return f'"{value}"' if isinstance(value, str) else None


def add(g: Grammar) -> None:
    numbers.add(g)
    g.add("race", Token(RACE, _race, _say_race, every=True, after=r"(?![A-Za-z'\d])"))
    g.add("race_pre", Token(RACE, _race, _say_race, every=True, after=BEFORE_A_NOUN))
    g.add("races", Token(RACE, _races, _say_races, every=True, after=r"(?![A-Za-z'\d])"))
    g.add("name", Token(r'"[^":⇒]+"', _name, _say_name))
    g.add("n", *g.entries["digits"], *g.entries["number"])
    g.add("number", *g.entries["digits"])
    g.phrase("n", "X", Chosen("X"))
    g.phrase("several", "X", Chosen("X"))
    g.add("several", Token(r"\d+", _from_two, lambda value: say_digits(value) if value != 1 else None))
    g.add("bare_name", Token(NAME, lambda text: text, _say_race, every=True, after=r"(?![A-Za-z'\d])"))
    for name in ELEMENTS:
        g.phrase("element", name.capitalize(), Word("element", name))
        g.phrase("element_word", name.capitalize(), name)
    g.phrase("element", "Void", VOID)
    for words, who in (("allied player", "you"), ("enemy player", "opponent"), ("player", "each")):
        g.phrase("whom", words, Player(who))
    g.phrase("figure", "ATK", "atk")
    g.phrase("figure", "DEF", "def")
    g.phrase("race_word", "{r:race}", V("r"))
