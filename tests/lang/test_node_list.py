"""The list of nodes in docs/trees.md is that of the code."""

from __future__ import annotations

from pathlib import Path

from ludex.core.codec import NODES
from ludex.lang.node_list import BEGIN, END, with_nodes, written

PAGE = (Path(__file__).parents[2] / "docs/trees.md").read_text(encoding="utf-8")


def test_the_page_has_the_nodes_as_they_are() -> None:
    assert BEGIN in PAGE and END in PAGE
    assert with_nodes(PAGE) == PAGE, "run scripts/nodes.py"


def test_every_node_stands_in_the_list_once_with_its_arguments() -> None:
    lines = written().splitlines()
    for name in set(NODES) - {"Keyword"}:
        assert sum(line.startswith(f"- `{name}(") for line in lines) == 1, name
    assert any(line.startswith("- `Do(verb, what=SELF, n=1, word='')`: Carry out a verb") for line in lines)
