"""[VG 17.16] The keywords of Buddyfight-related cards. The modules `c17_buddyfight*` have what they let a player do."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t

FLAG: Final = t.Keyword("Flag", "VG 17.16.3", (t.Mere("Flag"),))  # asked at [VG 17.16.3.1]
GAUGE_CREST: Final = t.Keyword("gauge crest", "VG 17.16.5", (t.Mere("gauge crest"),))  # asked at [VG 17.16.5.2]

KEYWORDS: Final[tuple[t.Keyword, ...]] = (
    FLAG,
    GAUGE_CREST,
)
