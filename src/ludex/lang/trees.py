"""Parses trees written in the notation of `repr`, without running code.

Scenarios and overrides of declined cards write abilities like this:
`Automatic(when=When('move', SELF, dst=('hand',)), do=(Draw(2),))`. Selectors may use `&`, `|` and `~`.
"""

from __future__ import annotations

import ast
import dataclasses
import re
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from ludex.core import tree
from ludex.core.codec import NODES
from ludex.core.tree import Ability, Node
from ludex.core.values import durations

WORDS: dict[str, Any] = {
    name: value for name, value in vars(tree).items() if name.isupper() and isinstance(value, (str, Node))
}


class BadTree(ValueError):
    """The text is not a tree; the message says which part is wrong."""


def parse_tree(text: str) -> Any:
    """The tree that the text describes. Raises `BadTree`."""
    try:
        expression = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as error:
        raise BadTree(f"not a tree, at column {error.offset}: {text.strip()[:60]!r}") from None
    except (RecursionError, MemoryError):
        raise BadTree(f"not a tree, nested too deep: {text.strip()[:60]!r}") from None
    except ValueError as error:  # a null character
        raise BadTree(f"not a tree, {error}: {text.strip()[:60]!r}") from None
    return _value(expression)


def parse_ability(text: str, lasting: frozenset[str]) -> Ability:
    """The ability that the text describes; `lasting` are the duration words of the game (`Book.layers.durations`).
    Raises `BadTree`, also if the tree is not an ability or names another duration."""
    node = parse_tree(text)
    if not isinstance(node, Ability):
        raise BadTree(f"{type(node).__name__} is not an ability")
    for word in durations.unknown(lasting, node):
        raise BadTree(f"no duration {word!r}; there is {', '.join(repr(known) for known in sorted(lasting))}")
    return node


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, (ast.Tuple, ast.List)):
        return tuple(_value(item) for item in node.elts)
    if isinstance(node, ast.Name):
        if node.id in WORDS:
            return WORDS[node.id]
        raise BadTree(f"no word {node.id!r}; there is {', '.join(sorted(WORDS))}")
    if isinstance(node, ast.Call):
        return _call(node)
    if isinstance(node, ast.UnaryOp):
        return _unary(node)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
        left, right = _value(node.left), _value(node.right)
        if not isinstance(left, tree.Sel) or not isinstance(right, tree.Sel):
            raise BadTree("& and | join selectors")
        return left & right if isinstance(node.op, ast.BitAnd) else left | right
    raise BadTree(f"{type(node).__name__} has no place in a tree")


def _unary(node: ast.UnaryOp) -> Any:
    inner = _value(node.operand)
    if isinstance(node.op, ast.USub) and isinstance(inner, int):
        return -inner
    if isinstance(node.op, ast.Invert) and isinstance(inner, tree.Sel):
        return ~inner
    raise BadTree("only -number and ~selector")


def _call(node: ast.Call) -> Any:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name not in NODES:
        raise BadTree(f"no node {name or ast.unparse(node.func)[:60]!r}; there is {', '.join(sorted(NODES))}")
    _demand_fields(name, len(node.args), [k.arg or "**" for k in node.keywords])
    made = NODES[name](*(_value(a) for a in node.args), **{k.arg or "": _value(k.value) for k in node.keywords})
    for field, kind in _kinds(NODES[name]).items():
        if not _fits(getattr(made, field), kind):
            raise BadTree(f"{name}: {field} is {_shown(kind)}, not {getattr(made, field)!r}")
    return made


def _demand_fields(name: str, n: int, said: list[str]) -> None:
    """Refuses a node with a field that it does not have, with one said twice, or without one that it needs."""
    there = [field for field in dataclasses.fields(NODES[name]) if field.init]
    names = [field.name for field in there]
    takes = f"it takes {', '.join(other for other in names if other != 'span') or 'nothing'}"
    if n > len(names):
        raise BadTree(f"{name}: {n} parts are too many; {takes}")
    for word in said:
        if word not in names:
            raise BadTree(f"{name}: no field {word!r}; {takes}")
        if word in names[:n] or said.count(word) > 1:
            raise BadTree(f"{name}: {word} is said twice; {takes}")
    for field in there[n:]:
        needed = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        if needed and field.name not in said:
            raise BadTree(f"{name}: {field.name} is missing; {takes}")


@cache
def _kinds(cls: type) -> dict[str, Any]:
    """The declared type of each field of a node."""
    return get_type_hints(cls, localns=vars(tree))


def _fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a declared type: a class, a union, or a tuple of such. NB: compiled nodes have lost the
    types of their fields (mypyc leaves `type` instead), so there any value fits."""
    parts = get_args(kind)
    if kind is type:
        return True
    if get_origin(kind) is not tuple:
        return any(_fits(value, part) for part in parts) if parts else type(value) is kind or _is_node(value, kind)
    if not isinstance(value, tuple):
        return False
    if parts[-1] is Ellipsis:
        return all(_fits(item, parts[0]) for item in value)
    return len(value) == len(parts) and all(_fits(item, part) for item, part in zip(value, parts, strict=True))


def _is_node(value: Any, kind: Any) -> bool:
    return issubclass(kind, Node) and isinstance(value, kind)


def _shown(kind: Any) -> str:
    """A declared type as people read it: class names without their modules."""
    return re.sub(r"<class '(.+)'>", r"\1", re.sub(r"\b[\w.]+\.(\w+)", r"\1", str(kind)))
