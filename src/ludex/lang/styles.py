"""Adds a second style to a grammar: every phrase again, with some words written differently."""

from __future__ import annotations

from collections.abc import Callable

from ludex.lang.grammar import Grammar, Phrase


def restyle(g: Grammar, change: Callable[[str], str]) -> None:
    """Add each phrase again with its template changed, unless the grammar has that phrase already."""
    made: dict[int, Phrase] = {}
    for category in list(g.entries):
        entries = g.entries[category]
        there = {(entry.template, repr(entry.means)) for entry in entries if isinstance(entry, Phrase)}
        for entry in list(entries):
            if not isinstance(entry, Phrase):
                continue
            template = change(entry.template)
            if template == entry.template or (template, repr(entry.means)) in there:
                continue
            if id(entry) not in made:
                made[id(entry)] = Phrase(template, entry.means, entry.when, entry.fits)
            g.add(category, made[id(entry)])
