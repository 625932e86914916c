"""English, synonyms: words that careless or older printings have for the words of the rulebook, each in the place of
the other, written one way before spelling is unified. What a cost took is called so."""

from __future__ import annotations

import re

_BANISHED = {
    "banish": "banished", "discard": "discarded", "rest": "rested", "remove": "removed", "return": "returned",
    "reveal": "revealed",
}  # fmt: skip


def _of_the_cost(match: re.Match[str]) -> str:
    """Where a cost took a card, "that servant" is that one."""
    return f"{match[1]}the {_BANISHED[match['deed'].lower()]} {match['noun']}'s"


def _that_many(match: re.Match[str]) -> str:
    """ "Banish any number of servants: Draw that many cards": as many as were banished."""
    return (
        f"{match[1]}raw cards equal to the number of cards {_BANISHED[match['deed'].lower()]} for this ability's cost"
    )


_CARD = r"(?:servant|caster|card|conjure|barrier)"
_TAKES = (
    r"(?P<deed>[Bb]anish|[Dd]iscard|[Rr]est|[Rr]emove|[Rr]eturn|[Rr]eveal) (?:an?|another|one) "
    r"(?=[^.:\n]*)(?:(?!\b(?:an?|another) \w+[^.:\n]*\b(?:an?|another)\b)[^.:\n])*"
)
_ALONE = (
    r"(?:(?!\b(?:[Tt]arget|[Cc]hoose|[Ss]earch|[Rr]eveal|[Ll]ook|[Ww]hen|[Ww]henever|[Ee]ach|[Aa]nother)\b"
    rf"|\b(?:[Aa]n?|[Oo]ne|[Tt]he top) (?:[\w\[\]]+ )*{_CARD})[^.\n])*?"
)
"""Words that name no other card."""

SYNONYMS = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"^(?:[-–] |\(?\d[.)] )(?=[A-Z])", "・"),
        (r"(?<=[a-z,])\n(?=[a-z])", " "),
        (r"\b([Ss])elect(s|ed)?\b(?! and)",
         lambda m: ("C" if m[1] == "S" else "c") + {"": "hoose", "s": "hooses", "ed": "hosen"}[m[2] or ""]),
        (r"\bI become the target of\b", "I am targeted by"),
        (r"\b(loses?) (\d+ (?:ATK|DEF)\b(?: ?(?:and|/) ?DEF\b)?)(?: and (\d+ DEF))?",
         lambda m: f"{'gain' if m[1] == 'lose' else 'gains'} -{m[2]}" + (f" and -{m[3]}" if m[3] else "")),
        (r"\b([Nn])either player can\b", lambda m: f"{'P' if m[1] == 'N' else 'p'}layers cannot"),
        (r"\ball of (?=your |my )", "all "),
        (r"\bcombined (ATK|DEF|cost|level)\b", r"total \1"),
        (r"\bbecomes targeted\b", "is targeted"),
        (r"\b([Tt])here's\b", r"\1here is"),
        (r"\bswap (?=control|an? |target)", "exchange "),
        (r"\bSwap (?=control|an? |target)", "Exchange "),
        (r"\b([Aa])dd(s?) ([^.:\n]*?) (?:to|into) (your|their) hand\b",
         lambda m: f"{'P' if m[1] == 'A' else 'p'}ut{m[2]} {m[3]} into {m[4]} hand"),
        (r"\b([Pp]uts? [^.:\n]*?) (?:to|on to|onto) (your|their) hand\b", r"\1 into \2 hand"),
        (r"\b([Rr]eturns? [^.:\n]*?) into (your|their|its owner's|their owners') (hands?)\b", r"\1 to \2 \3"),
        (r"\bthat (?:has|have) the same (name|cost|race|element) as\b", r"with the same \1 as"),
        (r"\bis (destroyed|banished|discarded|returned|removed) this way\b", r"was \1 this way"),
        (r"\bopposing\b", "enemy"),
        (r"\bOpposing\b", "Enemy"),
        (r"\bfriendly\b", "allied"),
        (r"\bmain deck\b", "deck"),
        (r"\bdiscard pile\b", "graveyard"),
        (r"\b([Ss]ervant|[Cc]aster|[Oo]rb|[Cc]hase|[Rr]emoved|BINGO) area\b", r"\1 zone"),
        (r"\b[Oo]rbs zone\b", "orb zone"),
        (r"\b(?:[Ii]n|[Oo]n|to|into) the (rested|recovered|reversed) (?:position|state)\b", r"\1"),
        (r"\b(?:in|as) (?:a )?(?:Rest|rest|rested) (?:position|state)\b", "rested"),
        (r"(?<=\d )or (?:above|over)\b", "or more"),
        (r"(?<=\d )or (?:below|under)\b", "or less"),
        (r"\brandomly\b", "at random"),
        (r"\b(discards?) at random (?=an? |one |two |three )([^.\n]*?)(?=[.,]| and )", r"\1 \2 at random"),
        (r"\b[Mm]yself\b", "me"),
        (r"\bI've\b", "I have"),
        (r"\bI were\b", "I was"),
        (r"\b([Ff])lip(s|ped)? (?=[^.\n]*\bface[ -]?(?:up|down)\b)",
         lambda m: ("T" if m[1] == "F" else "t") + "urn" + {"": "", "s": "s", "ped": "ed"}[m[2] or ""] + " "),
        (r"\bmay play only (?=(?:one|two|three|\d)\b)", "can only play "),
        (r"\b((?:[Pp]ut|[Pp]uts) [^.:\n]*?) (?:to|onto) the field\b", r"\1 into the field"),
        (rf"((?:^|(?<=\"))(?:[^:\n\"]*, )?{_TAKES}: {_ALONE})\bthat (?P<noun>{_CARD})'s", _of_the_cost),
        (r"^((?:[^:\n]*, )?(?:[Bb]anish|[Dd]iscard|[Rr]emove|[Rr]eturn) any number of [^:\n]*: "
         r"(?:(?!\b(?:[Bb]anish|[Dd]iscard|[Rr]emove|[Rr]eturn)s?\b)[^\n])*?)"
         r"(banished|discarded|removed|returned) this way\b",
         r"\1\2 for this ability's cost"),
        (r"^((?:[^:\n]*, )?(?P<deed>[Bb]anish|[Dd]iscard|[Rr]est|[Rr]emove|[Rr]eturn) any number of [^:\n]*:"
         r" [Dd])raw that many cards\b",
         _that_many),
        (rf"(^As an additional cost to play (?:this card|me), {_TAKES}\.\n{_ALONE})\bthat (?P<noun>{_CARD})'s\b",
         _of_the_cost),
    )
)  # fmt: skip
"""Patterns, and what is written in their place."""
