"""Chapter 7: keywords, each with all that it means."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t

KEYWORDS: Final = (
    t.Keyword("Haste", "SKIRMISH 7.1", (t.Passive((t.Rule("permit", "attack"),), keyword="Haste"),)),
    t.Keyword(
        "Arrival",
        "SKIRMISH 7.2",
        (t.Automatic(t.When("move", t.SELF, dst=("field",)), do=(t.Draw(1),), keyword="Arrival"),),
    ),
)
