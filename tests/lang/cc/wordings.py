"""Translates texts between the wordings of the two printings: in the older one a card calls itself "this card", an
arrow stands after a trigger, and icons stand in brackets; in the newer one a card says "I", a colon stands after
triggers and costs, icons are bare, and races and elements stand in brackets. `loosely`: as a careless printing may
write it."""

from __future__ import annotations

import re
from collections.abc import Callable

RACES = "Fox|Crow|Moth|Insect|Plant|Sweets|Supplies|Earnest|Wolf"
ELEMENTS = "Solis|Ignus|Silva|Terra|Luna|Aqua|Aes|Void"
ICONS = "Double Corrupt|Triple Corrupt|Slow Start|Quickcast|Soul Seal|Hubris|Lethargy|Unity|Break|Last Words|Enter"
TRIGGER = r"^((?:When|Whenever|At|\[?Enter|\[?Last Words)[^:⇒\".\n]*?) ?[:⇒] ?"
KEPT = "produced|cannot|can't|may|must|was|would|did|didn't|can|attacked|battled|entered|switched|corrupted|destroyed"
DOES = "enter|attack|battle|gain|get|lose|cost|corrupt|leave|recover|rest|become|destroy|resolve"
BARE = {"is": "am", "has": "have", "does": "do"}
DIGITS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7"}


By = str | Callable[[re.Match[str]], str]


def _changed(text: str, *rows: tuple[str, By]) -> str:
    for pattern, by in rows:
        text = re.sub(pattern, by, text, flags=re.MULTILINE)
    return text


def _upper(match: re.Match[str]) -> str:
    return match[0][:-1] + match[0][-1].upper()


def older(text: str) -> str:
    """The text in the wording of the older printing."""
    return _changed(
        text,
        (TRIGGER, r"\1 ⇒ "),
        (r"\bI'm\b|\bI am\b", "this card is"),
        (r"\bI have\b", "this card has"),
        (r"\bI don't\b", "this card does not"),
        (r"\bI do\b", "this card does"),
        (rf"\bI ({KEPT})(?=\W)", r"this card \1"),
        (r"\bI (\w+(?:ch|sh|ss))\b", r"this card \1es"),
        (r"\bI (\w+)\b", r"this card \1s"),
        (r"\bmy owner's\b", "its owner's"),
        (r"\b[Mm]y\b", "this card's"),
        (r"\bme\b", "this card"),
        (r"(?:^|[:⇒.] |\")t(?=his card)", _upper),
        (rf"\[({RACES})\]", r"\1"),
        (rf"\{{({ELEMENTS})\}}(?= [a-z])", r"\1"),
        (r"^Rest(?= ?[:,])", "[Rest]"),
        (rf"^({ICONS})(?= ⇒)", r"[\1]"),
        (rf"\b(gains?|loses?|has|have|with) ({ICONS})\b", r"\1 [\2]"),
    )


def newer(text: str) -> str:
    """The text in the wording of the newer printing."""
    return _changed(
        text,
        (TRIGGER, r"\1 : "),
        (r"\b[Tt]his card (is|has|does)\b", lambda m: f"I {BARE[m[1]]}"),
        (rf"\b[Tt]his card ({KEPT})(?=\W)", r"I \1"),
        (r"\b[Tt]his card (\w+(?:ch|sh|ss))es\b", r"I \1"),
        (rf"\b[Tt]his card ({DOES})s\b", r"I \1"),
        (r"\b[Tt]his card's\b", "my"),
        (r"\b[Tt]his card\b", "me"),
        (r"(?:^|[:⇒.] |\")m(?=y )", _upper),
        (rf"(?<![\"\[\w])({RACES})\b(?!\")", r"[\1]"),
        (rf"(?<![\[{{\w])({ELEMENTS})(?= (?:servant|caster|conjure|barrier|card))", r"{\1}"),
        (r"^\[Rest\](?= ?[:,])", "Rest"),
        (rf"^\[({ICONS})\](?= :)", r"\1"),
        (rf"\b(gains?|loses?|has|have|with) \[({ICONS})\]", r"\1 \2"),
    )  # fmt: skip


def loosely(text: str) -> str:
    """The text with capitals within sentences, digits for words, short forms, and no blank or full stop too many."""
    return _changed(
        text,
        (r"(?<=[a-z] )(servant|caster|conjure|barrier|graveyard|deck|hand|field)(?=s?\b)", lambda m: m[1].capitalize()),
        (r"(?<=[a-z] )(allied|enemy)(?= )", lambda m: m[1].capitalize()),
        (r"\b(two|three|four|five|six|seven)(?= (?:cards|servants|casters|conjures|target))", lambda m: DIGITS[m[1]]),
        (r"\bcannot\b", "can't"),
        (r"(?<=\w): (?=[A-Z])", ":"),
        (r"(?<=[a-z])\.$", ""),
    )
