"""Mutants: the source of a module with one small fault in a definition (a condition negated, a statement dropped, a
step skipped or exchanged with the next, a number changed, one part of "this and that" left out). The number of a
paragraph is no place for a fault: it only says what a row is about."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

from ludex.rules.citations import whole
from ludex.rules.definitions import Function

_EFFECTS = ast.Expr | ast.AugAssign | ast.For | ast.Raise | ast.Delete


@dataclass(frozen=True)
class Fault:
    """A fault that can be made: the node in place `at` of `parent` is replaced by `new`; None drops it; a list replaces
    all nodes of that field."""

    line: int
    what: str
    parent: ast.AST
    at: tuple[str, int | None]
    new: ast.AST | list[ast.expr] | None


def faults(tree: ast.Module, name: str, near: int = 0) -> list[Fault]:
    """The faults of the definition `name` (`function`, `Class.method`, `TABLE`). Of a table only those of the entry
    at the line `near`, or of the first entry after it, if there is one."""
    body = definition(tree, name)
    if body is None:
        return []
    return list(_faults(body, body if isinstance(body, Function) else _entry(body, near)))


def mutant(tree: ast.Module, fault: Fault) -> ast.Module:
    """A copy of the module with the fault."""
    memo: dict[int, object] = {}
    copied = deepcopy(tree, memo)
    parent = memo[id(fault.parent)]
    field, index = fault.at
    if index is None:
        setattr(parent, field, deepcopy(fault.new, memo))
    elif fault.new is not None:
        getattr(parent, field)[index] = deepcopy(fault.new, memo)
    else:
        del getattr(parent, field)[index]
        if isinstance(parent, ast.Dict):
            del parent.keys[index]
    return ast.fix_missing_locations(copied)


def definition(tree: ast.AST, name: str) -> ast.stmt | None:
    """The statement that defines a name."""
    first, _, rest = name.partition(".")
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If | ast.Try) and (found := definition(node, name)):
            return found
        if isinstance(node, Function | ast.ClassDef) and node.name == first:
            return definition(node, rest) if rest else node
        if not rest and isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(part, ast.Name) and part.id == first for each in targets for part in ast.walk(each)):
                return node
    return None


def _entry(table: ast.AST, near: int) -> ast.AST:
    """The smallest entry of a table that contains the line, or else the first that starts after it. For a key of a
    dictionary it is the value."""
    keys = [key for child in ast.walk(table) if isinstance(child, ast.Dict) for key in child.keys]
    entries = [
        child
        for child in ast.walk(table)
        if isinstance(child, ast.expr | ast.stmt) and child is not table and child not in keys
    ]
    around = [e for e in entries if e.lineno <= near <= (e.end_lineno or 0) and e.lineno > table.lineno]  # type: ignore[attr-defined]
    after = [e for e in entries if near < e.lineno <= near + 3]
    if around:
        return min(around, key=lambda e: (e.end_lineno or 0) - e.lineno)
    if near > table.lineno and after:  # type: ignore[attr-defined]
        first = min(e.lineno for e in after)
        return max((e for e in after if e.lineno == first), key=lambda e: e.end_lineno or 0)
    return table


def _faults(body: ast.stmt, entry: ast.AST) -> Iterator[Fault]:
    returns = None
    if isinstance(body, Function):
        returns = ast.unparse(body.returns) if body.returns else ""
        yield from _skipped(body)
    worded = returns is None or _is_expression(body)
    for parent in ast.walk(body):
        for field, index, node in _children(parent):
            inside = entry is body or any(node is part for part in ast.walk(entry))
            if inside and hasattr(node, "lineno"):
                yield from _of(parent, (field, index), node, returns, worded)


def _is_expression(body: ast.AST) -> bool:
    """Whether a function only returns an expression, like a row of a table."""
    if not isinstance(body, Function):
        return False
    said = body.body[1:] if ast.get_docstring(body) else body.body
    return bool(said) and isinstance(said[0], ast.Return)


def _skipped(function: Function) -> Iterator[Fault]:
    """The function that does nothing, if nothing is something it may return."""
    returns = ast.unparse(function.returns) if function.returns else ""
    start = 1 if ast.get_docstring(function) else 0
    if returns == "None" or returns.endswith("| None"):
        rest = function.body[start:]
        if rest:
            new = ast.Return(ast.Constant(None))
            yield Fault(rest[0].lineno, "skip the whole", function, ("body", start), new)


_EMPTY: dict[str, ast.expr] = {
    "tuple": ast.Tuple([], ast.Load()),
    "list": ast.List([], ast.Load()),
    "dict": ast.Dict([], []),
    "str": ast.Constant(""),
}


def _other_answer(returns: str, value: ast.expr) -> ast.expr | None:
    """Another value of the type that a function returns; None: nothing simple is one."""
    if returns == "bool":
        return None if isinstance(value, ast.Constant) else ast.UnaryOp(ast.Not(), value)
    if returns == "int":
        return ast.BinOp(value, ast.Add(), ast.Constant(1))
    if returns.endswith("| None"):
        return ast.Constant(None)
    empty = _EMPTY.get(returns.partition("[")[0])
    return None if empty is None or ast.dump(empty) == ast.dump(value) else empty


def _other_constant(name: ast.Name) -> ast.expr:
    """Another value for a named constant: a number is one more, a word another word."""
    more = ast.parse(f"1 if isinstance({name.id}, int) else ' of another kind'", mode="eval").body
    return ast.BinOp(name, ast.Add(), more)


def _of(
    parent: ast.AST, at: tuple[str, int | None], node: ast.AST, returns: str | None, worded: bool
) -> Iterator[Fault]:
    """The faults of one node of a function (`returns` is its type) or of a table (None); `worded`: also those of its
    words."""
    line: int = node.lineno  # type: ignore[attr-defined]

    def fault(what: str, new: ast.AST | None) -> Fault:
        text = " ".join(ast.unparse(node).split())
        return Fault(line, f"{what}: {text[:70]}{'...' if len(text) > 70 else ''}", parent, at, new)

    field = at[0]
    code = returns is not None
    if isinstance(node, ast.expr) and isinstance(parent, ast.Return) and returns:
        if other := _other_answer(returns, node):
            yield fault("return another value", other)
    elif code and isinstance(node, ast.expr) and _is_condition(parent, field):
        yield fault("negate", ast.UnaryOp(ast.Not(), node))
    elif code and isinstance(node, ast.stmt) and _has_effect(node) and field in ("body", "orelse"):
        yield fault("drop", ast.Pass())
    if isinstance(node, ast.Constant) and isinstance(node.value, bool) and not isinstance(parent, ast.Expr):
        yield fault("turn around", ast.Constant(not node.value))
    elif isinstance(node, ast.Constant) and type(node.value) is int and not isinstance(parent, ast.Slice):
        yield fault("add 1", ast.Constant(node.value + 1))
    elif isinstance(node, ast.Name) and node.id.isupper() and isinstance(parent, ast.Call | ast.keyword | ast.Compare):
        yield fault("another value", _other_constant(node))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        yield fault("only the second part", node.right)
        yield fault("only the first part", node.left)
    elif isinstance(node, ast.BoolOp) and len(node.values) > 1:
        for i in range(len(node.values)):
            rest = [part for k, part in enumerate(node.values) if k != i]
            left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield fault(f"without part {i + 1}", left)
    elif worded and isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_word(parent, at):
        if not whole(node.value):
            yield fault("another word", ast.Constant(f"{node.value} of another kind"))
    elif not code and _is_entry(parent, field, node) and not _does_nothing(node):
        yield fault("skip", None)
        if exchanged := _exchanged(parent, at):
            text = " ".join(ast.unparse(node).split())
            yield Fault(line, f"exchange with the next: {text[:70]}", parent, (field, None), exchanged)


def _is_condition(parent: ast.AST, field: str) -> bool:
    if isinstance(parent, ast.If | ast.IfExp | ast.While):
        return field == "test"
    return isinstance(parent, ast.comprehension) and field == "ifs"


def _has_effect(node: ast.stmt) -> bool:
    """Whether the statement does something that the rest of the function can do without."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.Return):
        return False
    return isinstance(node, _EFFECTS)


def _is_word(parent: ast.AST, at: tuple[str, int | None]) -> bool:
    """Whether a string says something: it is no docstring, no key, and not the number of a step."""
    if isinstance(parent, ast.Expr | ast.JoinedStr) or (_is_step(parent) and at == ("args", 0)):
        return False
    return not (isinstance(parent, ast.Dict) and at[0] == "keys")


def _is_step(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Step"


def _does_nothing(node: ast.AST) -> bool:
    """Whether a row is a step that only marks a place in the order: without it all goes on as before."""
    if not _is_step(node) or not isinstance(node, ast.Call):
        return False
    return [ast.unparse(part) for part in node.args[1:]] == ["nothing"]


def _exchanged(parent: ast.AST, at: tuple[str, int | None]) -> list[ast.expr] | None:
    """The rows of a table in which the step in place `at` and the next do what the other one does; None: no step is
    next. NB: a procedure refuses numbers that are not in the book's order, so these stay."""
    rows: list[ast.expr] = list(getattr(parent, at[0]))
    i = at[1]
    pair = rows[i : i + 2] if i is not None else []
    if i is None or len(pair) < 2 or not all(_is_step(row) and isinstance(row, ast.Call) and row.args for row in pair):
        return None
    one, other = [row for row in pair if isinstance(row, ast.Call)]
    rows[i] = ast.copy_location(ast.Call(one.func, [one.args[0], *other.args[1:]], other.keywords), one)
    rows[i + 1] = ast.copy_location(ast.Call(other.func, [other.args[0], *one.args[1:]], one.keywords), other)
    return rows


def _is_entry(parent: ast.AST, field: str, node: ast.AST) -> bool:
    if isinstance(parent, ast.Tuple | ast.List | ast.Set) and field == "elts":
        return True
    if isinstance(parent, ast.Dict) and field == "values":
        return True
    if isinstance(parent, ast.Call) and field == "args":
        return isinstance(node, ast.Call)
    return False


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(node):
        if field in ("returns", "annotation", "decorator_list"):
            continue
        if isinstance(value, list):
            yield from ((field, n, child) for n, child in enumerate(value) if isinstance(child, ast.AST))
        elif isinstance(value, ast.AST):
            yield field, None, value
