"""English, lines that are a keyword with what follows it, and places at the head of an ability that are printed
otherwise."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_abilities import FRIEND, dress_up
from ludex.games.vg.c14_headings import heading
from ludex.games.vg.c17_arms import KEYWORDS as ARMS
from ludex.games.vg.c17_arms import arms
from ludex.games.vg.text.en.lines.abilities import DASHES, NAMED_PLACES, PLACES
from ludex.games.vg.text.meanings import NAMED, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import SELF, Is, Slot, V, replace, slotted

ROWS: tuple[tuple[str, Any], ...] = (
    ("Back Row Left (RC)", Is(SELF, Slot((2,)))),
    ("Back Row Right (RC)", Is(SELF, Slot((4,)))),
    ("Back Row Middle (RC)", Is(SELF, Slot((3,)))),
    ("Left Column (RC)", Is(SELF, Slot((0, 2)))),
    ("Right Column (RC)", Is(SELF, Slot((1, 4)))),
)
"""The part of the field on which an ability is valid."""


def places(g: Grammar) -> None:
    """Zones that are printed two at a time, each in brackets of its own or without."""
    for words, row in ROWS:
        g.phrase("rear_row", words, row)
    for first, one in NAMED_PLACES.items():
        for second, other in NAMED_PLACES.items():
            if one == other:
                continue
            for words in (f"({first})/({second})", f"{first}/({second})", f"{first}/{second}"):
                if words not in PLACES and not (words.startswith("(") and f"({first}/{second})" in PLACES):
                    g.phrase("zones", words, (one, other))


def _glitter(text: str) -> t.Heading | None:
    name = text.removeprefix("[Glitter]").strip(" -")
    return heading("Glitter ability", 0, name) if name and "[" not in name else None


def _say_glitter(value: object) -> str | None:
    return f"[Glitter]-{value.word}-" if isinstance(value, t.Heading) and value.keyword == "Glitter ability" else None


def named(g: Grammar) -> None:
    """[VG 14.47.3] Glitter with a name heads the abilities after it; [VG 14.52.2] DressUp; [VG 17.7.2.1] Arms."""
    g.add("glittering", Token(r"\[Glitter\]-[^\[\]:\n]+-", _glitter, _say_glitter))
    g.phrase("label", "{h:glittering}", (V("h"),))
    for dash in DASHES:
        g.phrase("unit", f"^dressUp{dash}{{n:name}}", (slotted(dress_up(NAMED), SLOTS),))
        for keyword in ARMS:
            said = f"^{keyword[0].lower()}{keyword[1:]}"
            g.phrase("unit", f"{said}{dash}{{n:name}}", (slotted(arms(NAMED, keyword), SLOTS),))
        for zones, circles in PLACES.items():
            friend = replace(FRIEND.means[0], zones=circles)
            beside = "in the same column as this unit"
            words = f"^if you have another unit {beside}, that unit and this unit become"
            g.phrase("unit", f'^friend{dash}[CONT]{zones}:{words} "Friends".', (friend,))


def add(g: Grammar) -> None:
    for part in (places, named):
        part(g)
