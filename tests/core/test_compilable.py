"""What mypyc cannot compile, though Python and mypy accept it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludex

ROOT = Path(ludex.__file__).parent
COMPILED = sorted([*ROOT.glob("core/**/*.py"), *ROOT.glob("games/*/*.py")])


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_membership_test_on_a_row_with_a_star(path: Path) -> None:
    """`x in (a, *b)` ends the compiler with an internal error."""
    found = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        for op, row in zip(node.ops, node.comparators, strict=True)
        if isinstance(op, (ast.In, ast.NotIn))
        and isinstance(row, (ast.Tuple, ast.List))
        and any(isinstance(item, ast.Starred) for item in row.elts)
    ]
    assert not found
