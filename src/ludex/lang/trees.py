"""Parses trees written in the notation of `repr`, without running code.

Scenarios and overrides of declined cards write abilities like this:
`Automatic(when=When('move', SELF, dst=('hand',)), do=(Draw(2),))`. Selectors may use `&`, `|` and `~`.
"""

from __future__ import annotations

import ast
from typing import Any

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
        raise BadTree(f"no word {node.id!r}")
    if isinstance(node, ast.Call):
        return _call(node)
    if isinstance(node, ast.UnaryOp):
        return _unary(node)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
        left, right = _value(node.left), _value(node.right)
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
        raise BadTree(f"no node {name or ast.dump(node.func)!r}")
    try:
        return NODES[name](*(_value(a) for a in node.args), **{k.arg or "": _value(k.value) for k in node.keywords})
    except TypeError as error:
        raise BadTree(f"{name}: {error}") from None
