"""Faults in the rows of a data file: a figure changed, an ability dropped, or a fault in the tree of one. A table of
names in the code says that its rows stand in a data file (`data_of`)."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import yaml

from ludex.rules.mutants import faults, mutant

Rows = list[dict[str, Any]]
_DATA = re.compile(r"Rows of `([\w/]+\.yaml)`")
_TREE = "TREE"


def data_of(tree: ast.Module, name: str) -> str:
    """The data file that the string below a table names; "": none."""
    for before, node in zip(tree.body, tree.body[1:], strict=False):
        target = before.target if isinstance(before, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id == name and isinstance(node, ast.Expr):
            found = _DATA.match(str(getattr(node.value, "value", "")))
            return found[1] if found else ""
    return ""


def row_faults(text: str, said: list[str]) -> tuple[str, list[tuple[int, str]]]:
    """The name of the row of the data file that the first of these lines with a name names, and the faults that can be
    made in it: the line, and what is wrong."""
    rows: Rows = yaml.safe_load(text)
    names = {row["name"] for row in rows}
    literal = (str(ast.literal_eval(word)) for line in said for word in _literals(line))
    name = next((word for word in literal if word in names), "")
    lines = text.splitlines()
    line = next((n for n, each in enumerate(lines, 1) if name and re.search(rf"name: .?{re.escape(name)}", each)), 0)
    return name, [(line, what) for what, _ in _spoilt(rows, name)]


def with_fault(text: str, name: str, n: int) -> str:
    """The data file with the `n`th fault in the row of that name."""
    rows: Rows = yaml.safe_load(text)
    _, row = list(_spoilt(rows, name))[n]
    return yaml.safe_dump([row if each["name"] == name else each for each in rows], sort_keys=False)


def _literals(line: str) -> list[str]:
    """The string that a line of a table begins with."""
    found = re.match(r"\s*(\"[^\"]*\"|'[^']*')", line)
    return [found[1]] if found else []


def _spoilt(rows: Rows, name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each fault of a row: what it is, and the row with it."""
    row = next((each for each in rows if each["name"] == name), {})
    for key, value in row.items():
        if isinstance(value, int):
            yield f"add 1: {key} {value}", {**row, key: value + 1}
    trees: list[str] = row.get("tree", [])
    for i, written in enumerate(trees):
        rest = [*trees[:i], *trees[i + 1 :]]
        yield f"drop: {_short(written)}", {**row, "tree": rest}
        parsed = ast.parse(f"{_TREE} = ({written})")
        for fault in faults(parsed, _TREE):
            spoilt = mutant(parsed, fault).body[0]
            assert isinstance(spoilt, ast.Assign)
            yield fault.what, {**row, "tree": [*trees[:i], ast.unparse(spoilt.value), *trees[i + 1 :]]}
    for word in row.get("keywords", []):
        yield f"drop: {word}", {**row, "keywords": [each for each in row["keywords"] if each != word]}


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line[:70] + ("..." if len(line) > 70 else "")
