"""The zones that a selector names."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t
from ludex.core.values.memo import Memo


def named_zones(sel: t.Sel) -> tuple[str, ...] | None:
    """The zones to which a selector is limited; None: it names none."""
    if isinstance(sel, t.Zone):
        return sel.names
    if isinstance(sel, t.Top):
        return (sel.zone,)
    if isinstance(sel, t.All):
        for part in sel.parts:
            names = named_zones(part)
            if names is not None:
                return names
    if isinstance(sel, t.Some):
        found: list[str] = []
        for part in sel.parts:
            names = named_zones(part)
            if names is None:
                return None
            found.extend(name for name in names if name not in found)
        return tuple(found)
    return None


def _zones(sel: t.Sel, about: None) -> tuple[str, ...] | None:
    return named_zones(sel)


ZONES: Final[Memo[t.Sel, None, tuple[str, ...] | None]] = Memo(_zones)
"""`named_zones`, for the selectors of lasting effects."""
