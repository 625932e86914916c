"""Sentences that belong under the condition of the sentence before: those that refer to what it brought in, and the
shuffle after a search."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.marks import (
    CHOSEN,
    DEEDS,
    OMITTED,
    SAME,
    THAT,
    THOSE,
    Equals,
    Give,
    Instead,
    Otherwise,
    Raised,
    Regiven,
    Under,
)
from ludex.lang.walking import BINDERS


def refs(node: Any) -> list[t.Ref]:
    return [part for part in walk.nodes(node, skip=(t.Ability,)) if isinstance(part, t.Ref)]


def refers_back(env: dict[str, Any]) -> bool:
    """Whether the sentence `env["s"]`, which is no condition and not what is done otherwise, refers to something before
    it: before it has itself brought in anything that `it` and the like could mean."""
    said = env["s"]
    if not said or isinstance(said[0], (t.If, Under, Instead, Otherwise, Equals, Raised, Regiven)):
        return False
    made, named, spoken = {SAME}, False, False
    for node in walk.nodes(said, skip=(t.Ability,)):
        if isinstance(node, t.Ref) and node.name not in made:
            answered = (named and node.name in BACKWARD) or (spoken and node.name == OMITTED)
            if not answered:
                return True
        spoken = spoken or (isinstance(node, (t.SetState, t.Move, Give)) and not refs(node.what))
        if isinstance(node, BINDERS) and all(ref.name in made for ref in refs(node)):
            made.add(node.name)
            named = True
    return False


BACKWARD = (THAT, THOSE, CHOSEN, OMITTED, *DEEDS)
"""References that are answered by what the same sentence has brought in before."""


def shuffles(env: dict[str, Any]) -> bool:
    """Whether the sentence `env["s"]` only says that the player shuffles a zone."""
    return len(env["s"]) == 1 and isinstance(env["s"][0], t.Shuffle) and env["s"][0].who == t.YOU


def shuffled_apart(out: list[t.Instr], instr: t.Instr) -> bool:
    """Whether the instruction after `out` shuffles a zone outside the condition under which alone it was searched, or
    under a condition without a search of its own. After cards were put there, it belongs to that."""
    if isinstance(instr, t.Shuffle):
        last = out[-1] if out else None
        inside = isinstance(last, t.If) and not last.otherwise and _seeks((last,), instr)
        return inside and not _seeks(tuple(out[:-1]), instr)
    if isinstance(instr, Under):
        pairs = zip((None, *instr.more), instr.more, strict=False)
        alone = [part for last, part in pairs if isinstance(part, t.Shuffle) and not isinstance(last, t.Move)]
        return any(not _seeks(instr.then, part) or _seeks(tuple(out), part) for part in alone)
    return False


def _seeks(block: tuple[t.Instr, ...], shuffle: t.Shuffle) -> bool:
    """Whether the instructions look through the zone that is shuffled; with a shuffle of their own they have done with
    it."""
    parts = list(walk.nodes(block, skip=(t.Ability,)))
    if any(part == shuffle for part in parts):
        return False
    return any(isinstance(part, (t.Search, t.Look)) and part.zone == shuffle.zone for part in parts) or any(
        isinstance(part, t.Choose) and t.Zone((shuffle.zone,)) in walk.nodes(part.what) for part in parts
    )
