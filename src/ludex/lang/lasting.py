"""Effects with one duration: a text may say the duration once for several (`marks.Lasting`); in the final tree each
has a `Continue` of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.lang.lifting import inside
from ludex.lang.wording import one_subject


def split(node: Any) -> Any:
    """The tree with a `Continue` of its own for the effects on each object."""
    if type(node) is tuple:
        made = [split(item) for item in node]
        return tuple(part for item in made for part in (_apart(item) if isinstance(item, t.Continue) else (item,)))
    return inside(node, split)


def _apart(instr: t.Continue) -> tuple[t.Instr, ...]:
    parts: list[t.Instr] = []
    effects = instr.effects
    while effects:
        n = next((n for n in range(len(effects), 0, -1) if one_subject(effects[:n]) is not None), 1)
        parts.append(t.Continue(effects[:n], instr.until, instr.anew))
        effects = effects[n:]
    return tuple(parts)


MOST_JOINTS = 4
"""With more neighbours of one duration than this, all of them are joined, or none."""


def mergings(node: Any) -> list[Any]:
    """The trees with neighbouring effects of one duration in one `Continue`: all of them, or some."""
    every = _Merge()
    found = [every.tree(node)]
    if 1 < every.joints <= MOST_JOINTS:
        for mask in range(1, 2**every.joints - 1):
            made = _Merge(mask).tree(node)
            if made not in found:
                found.append(made)
    return [made for made in found if made != node]


def alike(one: t.Continue, other: t.Continue) -> bool:
    """Whether the effects last equally long, and on the same terms."""
    return one.until == other.until and one.anew == other.anew


class _Merge:
    """Joins neighbours of one duration: where the bits of `mask` say so, in the order of the tree (-1: all)."""

    def __init__(self, mask: int = -1) -> None:
        self.mask = mask
        self.joints = 0

    def tree(self, node: Any) -> Any:
        if type(node) is not tuple:
            return inside(node, self.tree)
        made: list[Any] = []
        last: t.Continue | None = None
        for item in node:
            new = self.tree(item)
            if isinstance(new, t.Continue) and last is not None and alike(last, new) and self.joins():
                before = made[-1]
                made[-1] = replace(before, effects=(*before.effects, *new.effects))
            else:
                made.append(new)
            last = new if isinstance(new, t.Continue) else None
        return tuple(made)

    def joins(self) -> bool:
        self.joints += 1
        return bool(self.mask >> (self.joints - 1) & 1)
