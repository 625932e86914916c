"""An explanation hides nothing: with another value in any field of a tree, its words or paragraphs are others."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import partial

import pytest

from ludex.cardlab.explained import explainer, told
from ludex.cardlab.status import shipped
from ludex.core.tree import Ability, Node, walk
from ludex.games import Spec, load
from ludex.rules import paragraphs

UNSAID = {"span", "name"}
"""Fields without a meaning of their own: the place in the text; the name under which a tree keeps something."""


def without(ability: Ability) -> Iterator[tuple[str, Ability]]:
    """The ability with the usual value in one field that has another one, and the name of that field."""
    for node in walk.nodes(ability):
        listed: Node = node
        for spec in dataclasses.fields(listed):  # type: ignore[arg-type]
            usual = spec.default
            if spec.name in UNSAID or usual is dataclasses.MISSING or getattr(node, spec.name) == usual:
                continue
            try:
                other = dataclasses.replace(listed, **{spec.name: usual})  # type: ignore[type-var]
            except (TypeError, ValueError):  # NB: the node needs that field
                continue
            changed = walk.rebuilt(ability, partial(_exchanged, node, other))
            if changed != ability:
                yield f"{type(node).__name__}.{spec.name}", changed


def _exchanged(old: Node, new: Node, part: Node) -> Node | None:
    return new if part is old else None


def explained(spec: Spec, ability: Ability) -> list[str]:
    return [told(line) for line in explainer(spec).ability(ability)]


@pytest.mark.parametrize("code", ["sve", "vg", "dbs", "cc"])
def test_every_field_of_a_tree_is_said(code: str) -> None:
    spec = load(code)
    hidden: set[str] = set()
    for card in shipped(spec)[::2]:
        for ability in card.abilities:
            words = explained(spec, ability)
            if len(words) == 1 and "as its paragraph defines it" in words[0]:
                continue
            hidden |= {f"{card.name}: {field}" for field, other in without(ability) if explained(spec, other) == words}
    assert hidden == set()


@pytest.mark.parametrize("code", ["sve", "vg", "dbs", "cc"])
def test_every_paragraph_behind_a_node_exists(code: str) -> None:
    books = [paragraphs.load(name) for name in paragraphs.books_of(code)]
    for rule in load(code).lab.behind.values():
        assert any(rule.split()[1] in book for book in books), rule
