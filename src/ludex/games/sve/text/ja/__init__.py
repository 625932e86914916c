"""Japanese: how card text is written, put together from its parts of speech."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from ludex.games.sve.text.ja import (
    abilities,
    deeds,
    events,
    guards,
    joints,
    lists,
    nouns,
    rules,
    standing,
    verbs,
    wordings,
)
from ludex.lang.compile import Language
from ludex.lang.grammar import Grammar
from ludex.lang.styles import restyle


def normalise(text: str) -> str:
    """Half-width figures and letters; one kind of colon and blank; options stand where the list begins. Names stay as
    they are."""
    parts = re.split("(『[^』]*』)", text)
    text = "".join(s if i % 2 else unicodedata.normalize("NFKC", s).replace(":", "：") for i, s in enumerate(parts))
    text = re.sub(r"[ \t]+", " ", text.replace("\r", ""))
    text = re.sub(r" *\n *", "\n", text).strip()
    return re.sub(r"\n(?=【\d】)", "", text)


def fold(text: str) -> str:
    """Quoted abilities end like others."""
    return re.sub(r"」(?=を持つ|と「|と【)", "。」", text)


def unfold(text: str) -> str:
    return text.replace("。」", "」")


@cache
def grammar() -> Grammar:
    g = Grammar()
    for part in (nouns, verbs, abilities, deeds, lists, standing, rules, wordings, joints, guards, events):
        part.add(g)
    for style in (wordings.base_cost, wordings.written_out):
        restyle(g, style)
    return g


JAPANESE = Language("ja", grammar, normalise, fold, unfold, reaching=True)
