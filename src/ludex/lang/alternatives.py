"""One group or another, as one group and taken apart again."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.lang.pattern import Env
from ludex.lang.surface import parts_of, rank, split_either


def even(env: Env) -> bool:
    """Whether all alternatives say whose they are, or none does: else one would have to be understood."""
    groups = split_either(env["g"])
    sides = [any(isinstance(part, t.Side) for part in parts_of(group)) for group in groups]
    return len(groups) > 1 and (all(sides) or not any(sides))


def whole_kinds(env: Env) -> bool:
    """Whether each alternative stands for itself: "a small dog or cat" would mean two things, and plain types
    have words of their own."""
    groups = split_either(env["g"])
    plain = [isinstance(group, t.Word) and group.kind == "type" for group in groups]
    typed = [any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(group)) for group in groups]
    return even(env) and not (any(plain) and all(typed))


def in_order(env: Env) -> bool:
    return rank(env["a"]) < rank(env["b"])


def turned(env: Env) -> bool:
    return rank(env["a"]) > rank(env["b"])
