"""[VG 14.42] overDress and [VG 14.49] XoverDress: the abilities. `c06_dressing` has what they let a player do."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.vg.c06_dressing import OVER, XOVER

REAR = t.YOURS & t.Zone(("RC",))


def over_dress(what: t.Sel) -> t.Passive:
    """[VG 14.42.1.1] The ability of a card that may be put over such a rear-guard from hand."""
    return t.Passive((t.Rule("widen", OVER, t.SELF, what),), keyword=OVER, zones=("hand",))


def xover_dress(*what: t.Sel) -> t.Activated:
    """[VG 14.49.1] The ability of a card that may be put over such rear-guards, one of each, from hand. NB: it is kept
    as an activated ability so that its `targets` can say them, but it is never played."""
    choices = tuple(t.Choose(f"dress {i + 1}", 1, REAR & each) for i, each in enumerate(what))
    return t.Activated(targets=choices, keyword=XOVER, zones=("hand",))
