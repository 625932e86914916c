"""[VG 17.15] Keywords of the CoroCoro cards that stand for a whole ability. `c17_corocoro` and `c17_growth` have what
they let a player do."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t

RETRY: Final = t.Keyword("Retry", "VG 17.15.2", (t.Mere("Retry"),))  # [VG 17.15.2]
EXPLOSIVE_GROWTH: Final = t.Keyword("Explosive Growth", "VG 17.15.6")


def explosive_growth(what: t.Sel) -> t.Passive:
    """[VG 17.15.6] The ability of a card that is called onto such a unit."""
    return t.Passive((t.Rule("widen", EXPLOSIVE_GROWTH.name, t.SELF, what),), keyword=EXPLOSIVE_GROWTH.name)


KEYWORDS: Final[tuple[t.Keyword, ...]] = (RETRY, EXPLOSIVE_GROWTH)
