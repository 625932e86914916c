"""English: how card text is written, put together from its parts of speech."""

from __future__ import annotations

import re
from functools import cache

from ludex.games.sve import (
    grammar_en_abilities,
    grammar_en_deeds,
    grammar_en_events,
    grammar_en_guards,
    grammar_en_joints,
    grammar_en_lists,
    grammar_en_nouns,
    grammar_en_rules,
    grammar_en_standing,
    grammar_en_terms,
    grammar_en_verbs,
    grammar_en_wordings,
)
from ludex.games.sve.places import CATEGORIES, PLACES
from ludex.lang.compile import Language
from ludex.lang.grammar import Grammar
from ludex.lang.styles import restyle

_CHARACTERS = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "\u00a0": " ", "\t": " "}
)
_PICTURES = {"\U0001f5e1\ufe0f": "[attack]", "\U0001f6e1\ufe0f": "[defense]"}
_START = re.compile(r'(^|\n|[.:] |- |\) |")((?:\[\w+\](?:[,.]| /)? ?)*)([A-Z])(?=[a-z ]|$)')
UNENDED = ".\u200b"
"""The end of a quoted ability that is not the end of the sentence: the stop that is not printed, and a mark."""
_UNENDED = re.compile(
    r'((?:[a-z]|\d|\]))(?=" (?:for the rest|and (?:deal|draw|give|put|summon|engage)|until|this turn))'
)
_NUMBERED = re.compile(r"(?:\b(?:a|an|named) (?:0|[IVX]+)\. |\bCrest: )$")


def normalise(text: str) -> str:
    """One kind of quote, dash, blank and line end; no blanks at the ends of lines."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(_CHARACTERS)
    for picture, icon in _PICTURES.items():
        text = text.replace(picture, icon)
    lines = (re.sub(r" +", " ", line).strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def fold(text: str) -> str:
    """The capital at the start of a sentence as `^` and the small letter; not that of a numbered name."""
    return _START.sub(_folded, _UNENDED.sub(rf"\1{UNENDED}", text))


def _folded(match: re.Match[str]) -> str:
    if _NUMBERED.search(match.string[: match.start(3)]):
        return match[0]
    return f"{match[1]}{match[2]}^{match[3].lower()}"


def unfold(text: str) -> str:
    text = text.replace(UNENDED, "")
    return re.sub(r"\^([a-z])", lambda m: m[1].upper(), text)


@cache
def grammar() -> Grammar:
    g = Grammar()
    grammar_en_nouns.add(g)
    grammar_en_verbs.add(g)
    grammar_en_abilities.add(g)
    for part in (
        grammar_en_terms,
        grammar_en_deeds,
        grammar_en_lists,
        grammar_en_joints,
        grammar_en_standing,
        grammar_en_rules,
        grammar_en_guards,
        grammar_en_wordings,
        grammar_en_events,
    ):
        part.add(g)
    restyle(g, grammar_en_wordings.plain_this)
    for change in (grammar_en_wordings.this_card, grammar_en_wordings.this_follower, grammar_en_wordings.this_amulet):
        restyle(g, change)
    return g


ENGLISH = Language(
    "en",
    grammar,
    normalise,
    fold,
    unfold,
    continues="This ability can be activated ",
    categories=CATEGORIES,
    places=PLACES,
)
