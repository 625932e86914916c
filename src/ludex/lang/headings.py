"""Adds abilities with a keyword at their head (`core.tree.Heading`) to a grammar."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import node_of, replace


def headed(g: Grammar, category: str, words: str, beginnings: tuple[str, ...], headings: tuple[t.Heading, ...]) -> None:
    """Add each phrase of the category that begins with one of `beginnings` again, with `words` before it and the
    headings in its abilities."""
    for entry in list(g.entries[category]):
        if isinstance(entry, Phrase) and entry.template.startswith(beginnings) and _abilities(entry.means):
            means = tuple(replace(part, headings=headings) for part in entry.means)
            g.add(category, Phrase(words + entry.template, means, entry.when, entry.fits))


def _abilities(means: Any) -> bool:
    return type(means) is tuple and all(node_of(part) in (t.Activated, t.Automatic) for part in means)
