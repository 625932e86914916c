"""Surface form and final form: what phrases cannot say alone, because it counts or looks back (docs/trees.md).

`settle` makes an ability as phrases read it final; `unsettle` gives the surface forms that a final one may have had.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from ludex.core import tree as t

THAT, CHOSEN, SAME = "that", "chosen", "same"
X = t.Chosen("X")


@dataclass(frozen=True)
class Equals(t.Instr):
    """X equals this."""

    amount: t.Amount


@dataclass(frozen=True)
class Instead(t.Instr):
    """If the condition holds, this instead of the instruction before."""

    cond: t.Cond
    then: tuple[t.Instr, ...]


@dataclass(frozen=True)
class Under(t.Instr):
    """What follows, up to the next such word, only if the condition holds."""

    cond: t.Cond


class Unsettled(ValueError):
    """A reading without sense: nothing to refer to, nothing to replace."""


# --- groups ------------------------------------------------------------------------------------------------------

ORDER: dict[type, int] = {
    t.Side: 0, t.Ref: 1, t.Zone: 2, t.Not: 3, t.Self: 3, t.Word: 4, t.Some: 5, t.Figure: 6, t.Has: 7, t.State: 9,
    t.FaceUp: 9, t.Counter: 10, t.Mark: 11, t.Slot: 12, t.Anything: 13,
}  # fmt: skip
WORDS = ("class", "trait", "universe", "type", "name")


def rank(part: t.Sel) -> tuple[int, int, str]:
    kind = part.kind if isinstance(part, t.Word) else ""
    if kind == "name":
        return (8, 0, repr(part))
    return (ORDER.get(type(part), 20), WORDS.index(kind) if kind in WORDS else 9, repr(part))


def canonical(*groups: t.Sel) -> t.Sel:
    """The parts of the groups together, in the one order, each once."""
    parts: list[t.Sel] = []
    for group in groups:
        for part in group.parts if isinstance(group, t.All) else (group,):
            if part not in parts and not isinstance(part, t.Anything):
                parts.append(part)
    parts.sort(key=rank)
    if not parts:
        return t.ANY
    return parts[0] if len(parts) == 1 else t.All(tuple(parts))
