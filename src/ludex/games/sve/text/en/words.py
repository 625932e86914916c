"""English, words: names, traits, classes, counters and numbers."""

from __future__ import annotations

import re

from ludex.games.sve.c09_tokens import ROWS
from ludex.games.sve.text import words
from ludex.games.sve.text.meanings import KEYWORDS
from ludex.lang import pattern as t
from ludex.lang.en import numbers as numbers_of
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import Ref, V

THIS = ("this card", "this follower", "this")
ON_FIELD = ("^while this card is on your field, ", "^while this is on your field, ")
WORDS = numbers_of.WORDS[:11]
CLASSES, UNIVERSES = tuple(words.CLASSES.values()), tuple(words.UNIVERSES.values())
TRAITS = tuple(trait for trait in words.TRAITS.values() if trait not in {row.en for row in ROWS})
"""Traits without those that are also names of tokens."""
WORD = r"[A-Z][\w'’&@*-]*!*|\d+[a-z]*"
SMALL = r"(?:of|the|to|in|for|with|from|a|an|de|on|at|by) "
START = r"(?:Crest: |(?:0|[IVX]+)\. )?"
NAME = rf"{START}(?:[A-Z][\w'’&@*☆-]*[!?]*)(?:(?:,| &)? (?:{SMALL})*(?:{WORD})[?]?)*(?: \[[A-Z][\w ]*\])?"
NO_NAMES = frozenset({"EX", "X", "PP", "A", "I"} | {keyword.name for keyword in KEYWORDS})
COST = Ref("cost")
"""The cards chosen to pay a cost."""


def tokens_of_speech(g: Grammar) -> None:
    g.add("name", Token(NAME, _name, _say_name, every=True, after=r"(?![\w'’-]| [A-Z])"))
    g.add("joint_name", Token(rf"{NAME} and {NAME}", _name, _joint))
    g.add("trait", Token(NAME, _trait, _say_trait, every=True, after=r" [a-z\[]"))
    g.add("said_trait", _say_word(TRAITS))
    g.add("class_word", _say_word(CLASSES))
    g.add("universe", _say_word(UNIVERSES))
    g.add("class", Token(r"\[[a-z]+craft\]|\[neutral\]", _read_class, _say_class))
    g.add("digits", Token(r"\d+", int, numbers_of.say_digits))
    g.add("minus", Token(r"\d+", lambda text: -int(text), numbers_of.say_minus))
    g.add("counter", Token(r"(?!counter)[A-Za-z-]+(?: [a-z]+)?(?= counters?\b)", str, _say_counter))
    g.add("keyword", _say_word(tuple(keyword.name for keyword in KEYWORDS)))


def _name(text: str) -> str | None:
    return None if text in NO_NAMES or text.startswith(("EX ", "Stack ")) else text


def _say_name(value: object) -> str | None:
    return value if isinstance(value, str) and value and value not in NO_NAMES else None


def _joint(value: object) -> str | None:
    """A name of one card that contains "and"; only a later word like "it" shows that it is one card."""
    return value if isinstance(value, str) and " and " in value else None


def _trait(text: str) -> str | None:
    return None if _name(text) is None or text in UNIVERSES or text in CLASSES or "," in text else text


def _say_trait(value: object) -> str | None:
    return None if value in UNIVERSES or value in CLASSES else _say_name(value)


def _say_word(words: tuple[str, ...]) -> Token:
    return Token("|".join(map(re.escape, words)), str, lambda v: v if isinstance(v, str) and v in words else None)


def _read_class(text: str) -> str:
    return text[1:-1].capitalize()


def _say_class(value: object) -> str | None:
    return f"[{value.lower()}]" if isinstance(value, str) and value in CLASSES else None


def _say_counter(value: object) -> str | None:
    return value if isinstance(value, str) and re.fullmatch(r"[A-Za-z-]+(?: [a-z]+)?", value) else None


def numbers(g: Grammar) -> None:
    """Numbers written as words, in front of a digit."""
    written = Token(rf"(?:{'|'.join(WORDS[1:])})(?= \d)", WORDS.index, _say_number)
    for category in ("digits", "amount"):
        g.add(category, written)


def _say_number(value: object) -> str | None:
    return WORDS[value] if type(value) is int and 0 < value < len(WORDS) else None


def quotes(g: Grammar) -> None:
    g.add("quoted", Token(r'\^?[^"^]+', _part, _say_part))


def _part(text: str) -> str:
    return text[1:2].upper() + text[2:] if text.startswith("^") else text


def _say_part(value: object) -> str | None:
    if not isinstance(value, str) or not value:
        return None
    folded = value[0].isascii() and value[0].isupper() and (value[1:2] == " " or "a" <= value[1:2] <= "z")
    return f"^{value[0].lower()}{value[1:]}" if folded else value


def small_traits(g: Grammar) -> None:
    """A trait at the start of a sentence, where `fold` has made its capital small."""
    g.add("small_trait", Token(r"[a-z][\w']*", _capital, _small, after=r" [a-z\[]"))
    g.phrase("kind_pre", "^{t:small_trait} ", t.Word("trait", V("t")))


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _small(value: object) -> str | None:
    return value[0].lower() + value[1:] if isinstance(value, str) and value.isalpha() else None


def add(g: Grammar) -> None:
    for part in (tokens_of_speech, numbers, quotes, small_traits):
        part(g)
