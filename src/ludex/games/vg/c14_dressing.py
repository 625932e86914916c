"""[VG 14.42] overDress and [VG 14.49] XoverDress: the abilities. `c06_dressing` has what they let a player do."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.vg.c06_dressing import OVER, XOVER


def over_dress(what: t.Sel) -> t.Passive:
    """[VG 14.42.1] [VG 14.42.1.1] The continuous ability of a card that may be put over such a rear-guard from hand."""
    return t.Passive((t.Rule("widen", OVER, t.SELF, what),), keyword=OVER, zones=("hand",))


def xover_dress(*what: t.Sel) -> t.Passive:
    """[VG 14.49.1] The continuous ability of a card that may be put over such rear-guards, one of each, from hand."""
    return t.Passive(tuple(t.Rule("widen", XOVER, t.SELF, each) for each in what), keyword=XOVER, zones=("hand",))
