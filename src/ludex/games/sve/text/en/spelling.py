"""English, spelling: normalises text before it is read, and rewrites phrases as other printings word them."""

from __future__ import annotations

import re

from ludex.lang.en import spelling

_PICTURES = {"\U0001f5e1\ufe0f": "[attack]", "\U0001f6e1\ufe0f": "[defense]"}
_START = re.compile(r'(^\(?|\n|[.:] |- |\) |")((?:\[[\w ]+\](?:[,.]| /)? ?)*)([A-Z])(?=[a-z ]|$)')
_BROKEN = re.compile(r"(?<=[Cc]hoose one\.)\n(?=If [^\n]*, choose up to \d instead\.)")
"""A line break before the condition on which more options are chosen."""
UNENDED = ".\u200b"
"""Marks the end of a quoted ability inside a sentence: the full stop that is not printed, and a zero-width mark."""
_UNENDED = re.compile(
    r'((?:[a-z]|\d|\]))(?=" (?:for the rest|and (?:deal|draw|give|put|summon|engage)|until|this turn))'
)
_NUMBERED = re.compile(r"(?:\b(?:a|an|named) (?:0|[IVX]+)\. |\bCrest: )$")


def normalise(text: str) -> str:
    """Unifies quotes, dashes, blanks and line ends; writes icons for pictures."""
    for picture, icon in _PICTURES.items():
        text = text.replace(picture, icon)
    return _BROKEN.sub(" ", spelling.plain(text))


def fold(text: str) -> str:
    """Replaces the capital at the start of a sentence by `^` and the small letter, except in a numbered name."""
    return _START.sub(_folded, _UNENDED.sub(rf"\1{UNENDED}", text))


def _folded(match: re.Match[str]) -> str:
    if _NUMBERED.search(match.string[: match.start(3)]):
        return match[0]
    return f"{match[1]}{match[2]}^{match[3].lower()}"


def unfold(text: str) -> str:
    return spelling.unfold(text.replace(UNENDED, ""))


def plain_this(template: str) -> str:
    """Rewrites a template as on newer cards, which call themselves only "this"."""
    return re.sub(r"\bthis (?:card|follower|amulet)\b(?!')", "this", template)


def this_card(template: str) -> str:
    return re.sub(r"\bthis (?:follower|amulet)\b", "this card", template)


def this_follower(template: str) -> str:
    return re.sub(r"\bthis (?:card|amulet)\b", "this follower", template)


def this_amulet(template: str) -> str:
    return re.sub(r"\bthis (?:card|follower)\b", "this amulet", template)


STYLES = (plain_this, this_card, this_follower, this_amulet)
