"""Conditions for phrases that say "one group or another" (`Phrase.when`). `env["g"]` is the joined group."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.lang.pattern import Env
from ludex.lang.surface import parts_of, rank, split_either


def even(env: Env) -> bool:
    """Whether all alternatives have a `Side`, or none has: otherwise it would be unclear whose the others are."""
    groups = split_either(env["g"])
    sides = [any(isinstance(part, t.Side) for part in parts_of(group)) for group in groups]
    return len(groups) > 1 and (all(sides) or not any(sides))


def whole_kinds(env: Env) -> bool:
    """Whether the alternatives can be written as whole groups. Not if one is a plain type and all have a type: "a small
    dog or cat" would mean two things, and other phrases write plain types."""
    groups = split_either(env["g"])
    plain = [isinstance(group, t.Word) and group.kind == "type" for group in groups]
    typed = [any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(group)) for group in groups]
    return even(env) and not (any(plain) and all(typed))


def in_order(env: Env) -> bool:
    """Whether group `a` comes before group `b` in the canonical order (`groups.rank`)."""
    return rank(env["a"]) < rank(env["b"])


def turned(env: Env) -> bool:
    """Whether group `a` comes after group `b` in the canonical order."""
    return rank(env["a"]) > rank(env["b"])
