"""What mypyc cannot compile, though Python and mypy accept it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludex

ROOT = Path(ludex.__file__).parent
COMPILED = sorted([*ROOT.glob("core/**/*.py"), ROOT / "lang/marks.py", *ROOT.glob("games/*/*.py")])
BUILT_IN = {"bytes", "dict", "float", "frozenset", "int", "list", "set", "str", "tuple"}
"""Classes of Python from which a compiled class cannot inherit."""


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


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_inherits_from_a_built_in_class_stays_a_class_of_python(path: Path) -> None:
    """`class Name(str)` needs `@mypyc_attr(native_class=False)`, and cannot say `super().__new__`."""
    found = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id in BUILT_IN for base in node.bases)
        and (
            not any("native_class=False" in ast.unparse(mark) for mark in node.decorator_list)
            or "super().__new__" in ast.unparse(node)
        )
    ]
    assert not found
