"""The list of nodes in docs/trees.md, made from the classes: what a tree may say, with all arguments."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final

from ludex.core import tree
from ludex.lang.trees import WORDS

KINDS: Final[tuple[tuple[str, str, tuple[type[tree.Node], ...]], ...]] = (
    ("Abilities", "what a card has", (tree.Ability,)),
    ("Instructions", "what is done, in `do` and in `cost`", (tree.Instr,)),
    ("Trigger conditions", "when an automatic ability triggers", (tree.When, tree.Becomes)),
    ("Continuous effects", "in `Passive` and in `Continue`", (tree.Continuous,)),
    ("Selectors", "which cards; `a & b`, `a | b`, `~a` join them", (tree.Sel,)),
    ("Conditions", "what must hold", (tree.Cond,)),
    ("Amounts", "a number that is looked up; wherever a number stands", (tree.Computed,)),
    ("Others", "parts of the nodes above", (tree.Node,)),
)
"""Title, remark and class of each part of the list; a node stands in the first part whose class it has."""
BEGIN: Final = "<!-- nodes: written by scripts/nodes.py -->"
END: Final = "<!-- end of nodes -->"
SPAN: Final = "span"
"""The field that says where an ability stands in the text; no tree names it."""


def with_nodes(page: str) -> str:
    """The page with the list as it is now between the two marks."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{written()}\n{END}{after}"


def written() -> str:
    """The whole list."""
    names = ", ".join(f"`{name}`" for name in sorted(WORDS))
    parts = [f"Words that stand for something: {names}.\n"]
    left = {name: cls for name, cls in vars(tree).items() if _is_node(cls)}
    for title, remark, bases in KINDS:
        mine = [name for name, cls in left.items() if issubclass(cls, bases)]
        if mine:
            parts.append(f"**{title}** ({remark}):\n")
            parts += [_line(name, left.pop(name)) for name in sorted(mine)]
            parts.append("")
    return "\n".join(parts)


def _is_node(cls: object) -> bool:
    return isinstance(cls, type) and issubclass(cls, tree.Node) and is_dataclass(cls) and cls is not tree.Keyword


def _line(name: str, cls: Any) -> str:
    arguments = ", ".join(_arguments(cls))
    return f"- `{name}({arguments})`: {_first_sentence(cls)}"


def _arguments(cls: Any) -> Iterator[str]:
    for field in fields(cls):
        if field.name == SPAN:
            continue
        yield field.name if field.default is MISSING else f"{field.name}={_written(field.default)}"


def _written(value: object) -> str:
    for name, said in WORDS.items():
        if type(said) is type(value) and said == value:
            return name
    return repr(value)


def _first_sentence(cls: Any) -> str:
    text = " ".join((inspect.getdoc(cls) or "").split())
    return text.partition(". ")[0].rstrip(".") + "."
