"""Write the list of nodes in docs/trees.md from the code: `python scripts/nodes.py`."""

from pathlib import Path

from ludex.lang.node_list import with_nodes

PAGE = Path(__file__).parents[1] / "docs/trees.md"

if __name__ == "__main__":
    PAGE.write_text(with_nodes(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
