"""English, cards told by their name alone: a name has no article, where other descriptions have one."""

from __future__ import annotations

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.groups import parts_of
from ludex.lang.pattern import Env, V, Word


def _is_name(part: object) -> bool:
    if isinstance(part, t.Some):
        return all(map(_is_name, part.parts))
    return isinstance(part, Word) and part.kind == "name"


def named(env: Env) -> bool:
    """Whether the group `g` is told by a name, or one of several, and by nothing else but its place."""
    parts = parts_of(env["g"])
    names = [part for part in parts if _is_name(part)]
    rest = [part for part in parts if part not in names]
    return len(names) == 1 and all(isinstance(part, (t.Side, t.Zone, t.Ref, t.Not)) for part in rest)


def add(g: Grammar) -> None:
    for category in ("card", "any", "own", "foe", "held", "seen"):
        g.add(f"a_{category}", Phrase(f"{{g:{category}_one}}", V("g"), named))
