"""[VG 17.16] The keywords of Buddyfight-related cards. The modules `c17_buddyfight*` have what they let a player do."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t

FLAG: Final = t.Keyword("Flag", "VG 17.16.3", (t.Mere("Flag"),))  # asked at [VG 17.16.3.1]
GAUGE_CREST: Final = t.Keyword("gauge crest", "VG 17.16.5", (t.Mere("gauge crest"),))  # [VG 17.16.5.1] [VG 17.16.5.2]
GUARD_ORDER: Final = "guardian order"
ON_GUARD: Final = t.Passive(
    (
        *(t.Rename(t.SELF, "type", "lose", word) for word in ("order", "normal", "blitz", "set")),
        *(t.Rename(t.SELF, "type", "add", word) for word in ("unit", "trigger")),
    ),
    keyword=GUARD_ORDER,
    zones=("GC",),
)
"""[VG 17.16.13] What such an order is on the guardian circle."""
GUARDS: Final = t.Keyword(GUARD_ORDER, "VG 17.16.13", (t.Mere(GUARD_ORDER), ON_GUARD))
CALL_COST: Final = t.Keyword("Call Cost", "VG 17.16.8")
OTHER_ZONES: Final = (
    "VC", "deck", "hand", "drop", "soul", "damage", "trigger", "order area", "order zone", "bind", "removed",
    "ride deck", "G", "crest", "gauge", "imprisoned", "attached",
)  # fmt: skip
"""[VG 17.16.9.1] The zones that are neither rear-guard circles nor the guardian circle."""
SOULGUARD: Final = t.Keyword(
    "Soulguard",
    "VG 17.16.9",
    (
        t.Replace(
            t.When("move", t.SELF, dst=OTHER_ZONES),  # [VG 17.16.9.1]
            may=True,  # [VG 17.16.9]
            cond=t.Named("by an effect or a battle"),
            cost=(
                t.Choose("soulguard", 1, t.Zone(("Buddy Soul",)) & t.Linked(t.SELF)),
                t.Move(t.Ref("soulguard"), "drop", "discard"),
            ),
            keyword="Soulguard",
        ),
    ),
)

KEYWORDS: Final[tuple[t.Keyword, ...]] = (
    FLAG,
    GAUGE_CREST,
    GUARDS,
    CALL_COST,
    SOULGUARD,
)
