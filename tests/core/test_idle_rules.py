"""A `Rule` whose operation its query does not look at is refused."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludex.core import tree as t
from ludex.core.tree.vocabulary import AMONG, Vocabulary, _idle_rule, unknown
from ludex.games import GAMES, load

ASKS = Vocabulary(queries=("attack", "attack targets"), among=("attack targets",))


@pytest.mark.parametrize(
    ("op", "query", "said"),
    [
        ("permit", "attack", ""),
        ("forbid", "attack", ""),
        ("widen", "attack", "the query 'attack' looks at permit, forbid, not at widen"),
        ("narrow", "attack targets", ""),
        ("forbid", "attack targets", ""),
        ("permit", "attack targets", "the query 'attack targets' looks at widen, narrow, forbid, not at permit"),
        ("permit", "select", "the query 'select' looks at widen, narrow, forbid, not at permit"),
    ],
)
def test_each_query_has_its_operations(op: str, query: str, said: str) -> None:
    rule = t.Passive((t.Rule(op, query, t.SELF, t.ANY),))
    assert _idle_rule(ASKS, rule) == said
    assert _idle_rule(Vocabulary(queries=ASKS.queries), rule) == ""


@pytest.mark.parametrize("code", GAMES)
def test_what_a_game_asks_with_among_is_in_its_vocabulary(code: str) -> None:
    own = load(code).book().vocabulary
    folder = Path(__file__).parents[2] / "src" / "ludex" / "games" / code
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            asked = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "among"
            if asked and isinstance(node, ast.Call) and isinstance(node.args[1], ast.Constant):
                assert node.args[1].value in (*AMONG, *own.among)
    assert set(own.among) <= set(own.queries)


def test_a_direction_is_no_relation() -> None:
    book = load("vg").book()
    said = unknown(book.known, book.vocabulary, t.Related("column", t.SELF))
    assert said.startswith("no relation 'column'; there is ") and said.endswith("; column is a direction of Beside")
    assert "Beside" not in unknown(book.known, book.vocabulary, t.Related("cousin", t.SELF))
