"""Effects with one duration: a text may say the duration once for several (`marks.Lasting`); in the final tree each
has a `Continue` of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.lang.pattern import names_of
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
        parts.append(t.Continue(effects[:n], instr.until))
        effects = effects[n:]
    return tuple(parts)


def merged(node: Any) -> Any:
    """The tree with neighbouring effects of one duration in one `Continue`."""
    if type(node) is not tuple:
        return inside(node, merged)
    made: list[Any] = []
    for item in node:
        new, last = merged(item), made[-1] if made else None
        if isinstance(new, t.Continue) and isinstance(last, t.Continue) and last.until == new.until:
            made[-1] = t.Continue((*last.effects, *new.effects), new.until)
        else:
            made.append(new)
    return tuple(made)


def inside(node: Any, change: Any) -> Any:
    """The node with `change` applied to its fields."""
    if not isinstance(node, t.Node):
        return node
    changed: dict[str, Any] = {}
    for name in names_of(type(node)):
        old = getattr(node, name)
        if isinstance(old, (t.Node, tuple)):
            new = change(old)
            if new != old:
                changed[name] = new
    return replace(node, **changed) if changed else node  # type: ignore[type-var]
