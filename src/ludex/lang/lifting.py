"""Moves the marks `Different` and `AllTold` out of groups. Texts say them in the group ("cards with different names");
in the final tree they belong to the choice or count around the group (`Choose.differ`, `Choose.total`, `Distinct`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.marks import CHOSEN, THAT, THOSE, AllTold, Different, Sharing, left_in

Of = t.Choose | t.Search


class Misplaced(ValueError):
    """A mark in a group that is neither chosen from nor counted."""


def lift(node: Any) -> Any:
    """The tree with the marks moved from groups to the choices and counts around them."""
    node = inside(node, lift)
    if isinstance(node, (t.Choose, t.Search)):
        alike, node = _shared(node.what), replace(node, what=_unshared(node.what))
        if alike:
            node = replace(node, alike=alike)
        what, apart, total = _split(node.what)
        return replace(node, what=what, differ=apart, total=total) if apart or total is not None else node
    if isinstance(node, (t.Count, t.Exists)):
        alike = _shared(node.what)
        if alike:
            most = t.Alike(_unshared(node.what), alike)
            return most if isinstance(node, t.Count) else t.Compare(most, ">=", node.n)
        what, apart, total = _split(node.what)
        if total is not None:
            raise Misplaced("nothing is chosen")
        if not apart:
            return node
        kinds = t.Distinct(what, apart)
        return kinds if isinstance(node, t.Count) else t.Compare(kinds, ">=", node.n)
    return node


def lifted(node: Any) -> Any:
    """`lift`, checked: raises `Misplaced` if a mark is left."""
    if not _marked(node):
        return node
    made = lift(node)
    if _marked(made):
        raise Misplaced("nothing is chosen")
    return made


def _marked(node: Any) -> bool:
    return walk.has_kind((AllTold, Different, Sharing), node)


def unlifted(node: Any) -> Any:
    """The inverse of `lifted`."""
    return sink(node) if any(map(_is_lifted, walk.nodes(node))) else node


def _is_lifted(node: t.Node) -> bool:
    """Whether the node says what texts say in a group."""
    if isinstance(node, (t.Choose, t.Search)):
        return bool(node.differ or node.alike or node.total is not None)
    return isinstance(node, (t.Alike, t.Distinct))


def sink(node: Any) -> Any:
    """Moves `differ`, `total` and `Distinct` back into the groups."""
    if isinstance(node, t.Items):
        return t.Items(tuple(map(_measured, node.conds)), sink(node.blocks))
    node = inside(node, sink)
    if isinstance(node, (t.Choose, t.Search)) and (node.differ or node.total is not None):
        return replace(node, what=_with(node.what, node.differ, node.total), differ="", total=None)
    if isinstance(node, (t.Choose, t.Search)) and node.alike:
        return replace(node, what=_joined(node.what, Sharing(node.alike)), alike="")
    if isinstance(node, t.Alike):
        return t.Count(_joined(node.what, Sharing(node.kind)))
    if isinstance(node, t.Distinct):
        return t.Count(_with(node.what, node.kind))
    if isinstance(node, t.Compare) and isinstance(node.a, t.Count) and node.op == ">=" and isinstance(node.b, int):
        return t.Exists(node.a.what, node.b) if _split(node.a.what)[1] or _shared(node.a.what) else node
    return node


def _measured(cond: t.Cond) -> Any:
    """The condition of an item of a list: what is counted stays an amount there."""
    if isinstance(cond, t.Compare) and isinstance(cond.a, (t.Alike, t.Distinct)):
        return replace(cond, a=sink(cond.a))
    return sink(cond)


def inside(node: Any, change: Any) -> Any:
    """The node with `change` applied to its fields."""
    if type(node) is tuple:
        made = tuple(change(item) for item in node)
        return made if made != node else node
    if not isinstance(node, t.Node):
        return node
    changed: dict[str, Any] = {}
    for name in walk.branch_names(node):
        old = getattr(node, name)
        if isinstance(old, (t.Node, tuple)):
            new = change(old)
            if new is not old:
                changed[name] = new
    return replace(node, **changed) if changed else node  # type: ignore[type-var]


def _split(what: t.Sel) -> tuple[t.Sel, str, t.Total | None]:
    """The group without marks, the kind of its `Different` ("": none), and the limit of its `AllTold` (None: none)."""
    parts = what.parts if isinstance(what, t.All) else (what,)
    apart = [part.kind for part in parts if isinstance(part, Different)]
    total = [part.total for part in parts if isinstance(part, AllTold)]
    if not apart and not total:
        return what, "", None
    rest = tuple(part for part in parts if not isinstance(part, (AllTold, Different)))
    alone = t.ANY if not rest else rest[0] if len(rest) == 1 else t.All(rest)
    return alone, apart[0] if apart else "", total[0] if total else None


def _shared(what: t.Sel) -> str:
    """The kind of word that the objects of the group share; "": none is said."""
    parts = what.parts if isinstance(what, t.All) else (what,)
    return next((part.kind for part in parts if isinstance(part, Sharing)), "")


def _unshared(what: t.Sel) -> t.Sel:
    if not _shared(what):
        return what
    parts = what.parts if isinstance(what, t.All) else (what,)
    rest = tuple(part for part in parts if not isinstance(part, Sharing))
    return t.ANY if not rest else rest[0] if len(rest) == 1 else t.All(rest)


def _joined(what: t.Sel, mark: t.Sel) -> t.Sel:
    parts: tuple[t.Sel, ...] = what.parts if isinstance(what, t.All) else () if what == t.ANY else (what,)
    return mark if not parts else t.All((*parts, mark))


def _with(what: t.Sel, apart: str, total: t.Total | None = None) -> t.Sel:
    parts: tuple[t.Sel, ...] = what.parts if isinstance(what, t.All) else () if what == t.ANY else (what,)
    if total is not None:
        parts = (*parts, AllTold(total))
    if apart:
        parts = (*parts, Different(apart))
    return parts[0] if len(parts) == 1 else t.All(parts)


def answered(ability: t.Ability) -> None:
    """Raises `Misplaced` if the text asks whether something was done ("if you do") that it left to nobody's choice."""
    parts = walk.nodes(ability, skip=(t.Grant,))
    may = t.May(())
    if t.Did(may.name) in parts and not any(isinstance(part, t.May) and part.name == may.name for part in parts):
        raise Misplaced("nothing that one may do was named before")


def unmarked(ability: t.Ability) -> t.Ability:
    """The ability; raises `Misplaced` if a mark of the surface form is left in it, which core cannot carry out."""
    if mark := left_in(ability):
        raise Misplaced(f"{mark} stands where it says nothing")
    if any(isinstance(part, t.Ref) and part.name in (THAT, THOSE, CHOSEN) for part in walk.nodes(ability)):
        raise Misplaced("nobody knows what `it` is")
    return ability


def one_list(ability: t.Ability) -> t.Ability:
    """The ability; raises `Misplaced` if it has two lists whose options are chosen when it is played: core binds the
    options of one."""
    parts = walk.nodes(getattr(ability, "do", ()), skip=(t.Ability,))
    if len({part.options for part in parts if isinstance(part, t.Modes) and part.played}) > 1:
        raise Misplaced("two lists of options")
    return ability
