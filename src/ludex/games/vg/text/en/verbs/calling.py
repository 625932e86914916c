"""English, to which circles cards are called, and how they lie there: `call_to`."""

from __future__ import annotations

from typing import Final

from ludex.games.vg.c04_circles import MARKED, TOKENED
from ludex.games.vg.text.en.words import filler
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import V

ROWS: Final = tuple(
    (words.replace("ROW", row), where.replace("ROW", row))
    for row in ("front", "back")
    for words, where in (
        ("{x:any_your}ROW row (RC)", "ROW"),
        ("{x:any_your}(RC) in {y:the_your}ROW row", "ROW"),
        ("{x:any_open}ROW row (RC)", "open ROW"),
        ("{x:any_your}ROW row (RC) {y:same_column}", "ROW column"),
    )
)
BEARING: Final = tuple(
    (f"{{x:any_your}}(RC) with {start} {name} {many}", name.replace(" ", "_"))
    for name in MARKED.values()
    for start, many in (
        ("an" if name[0] in "AI" else "a", "marker"),
        ("your", "marker"),
        ("your", "markers"),
    )
)
"""Circles with a marker of the player."""
HOLDING: Final = tuple(
    (f"{{x:any_your}}(RC) with {words}", name.replace(" ", "_") if name else "tokened")
    for name in TOKENED.values()
    for words in (
        *((f"{'an' if name[0] in 'AE' else 'a'} {name} token", f"{name} tokens") if name else ()),
        *(("a token", "tokens", "a token unit", "token units") if not name else ()),
    )
)
"""Circles with a token."""
CIRCLES: Final[tuple[tuple[str, str], ...]] = (
    ("{x:any_your}(RC)", ""),
    ("{x:any_open}(RC)", "open"),
    ("{x:any_your}(RC) {y:with_unit}", "taken"),
    ("{x:any_your}back row center (RC)", "center"),
    ("{x:any_your}(RC) {y:same_column}", "column"),
    ("{x:any_open}(RC) {y:same_column}", "open column"),
    ("another (RC) {y:same_column}", "other column"),
    ("another (RC)", "other"),
    ("{x:any_your}(RC) in that column", "chosen"),
    ("that column's (RC)", "chosen"),
    ("{x:any_your}additional (RC)", "additional"),
    ("{x:any_open}additional (RC)", "open additional"),
    ("this unit's {y:its_circle}", "here"),
    *BEARING,
    *HOLDING,
    *ROWS,
)
"""The circles: the words, and those of the verb."""
STILL = ". ^your opponent's {x:cards_of} [AUTO] abilities do not activate from this call"
"""What is said of a call that nobody's abilities hear. [VG 7.15.1.3.2]"""


def add(g: Grammar) -> None:
    filler(g, "any_your", "", "a ", "an ", "your ", "the ", "separate ", "your separate ", "different ")
    filler(g, "any_open", "an open ", "open ", "your open ", "separate open ", "their open ")
    filler(g, "the_your", "the ", "your ")
    filler(g, "with_unit", "with a unit", "with units", "with your unit", "with your units", "that has a unit")
    filler(g, "same_column", "in the same column as this unit")
    filler(g, "its_circle", "(RC)", "circle")
    filler(g, "cards_of", "cards'", "card's")
    for words, where in CIRCLES:
        spot = f"RC {where}".strip()
        g.phrase("token_to", words, where)
        g.phrase("call_to", f"to {words}", spot)
        rested = f"RC rest {where}".strip()
        for said in (f"to {words} as [Rest]", f"to {words} at [Rest]", f"as [Rest] to {words}"):
            g.phrase("call_to", said, rested)
        if not where or where == "open":
            quiet = f"RC quiet {where}".strip()
            g.phrase("call_still", f"to {words}", quiet)
            g.phrase("call_still", f"to {words} as [Rest]", f"RC rest quiet {where}".strip())
    for said in ("to (GC)", "to your (GC)"):
        g.phrase("call_to", said, "GC")
        for rest in (" as [Rest]", " at [Rest]"):
            g.phrase("call_to", said + rest, "GC rest")
    g.phrase("call_where", "{w:call_to}", V("w"))
    g.phrase("call_where", f"{{w:call_still}}{STILL}", V("w"))
