"""The tokens that a card file describes: texts may name tokens which the rulebook's appendix does not list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from ludex.core import tree as t
from ludex.core.objects import Card
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.corpus import Printed
from ludex.sim.corpus import compile_card


def tokens_in(spec: Spec, rows: list[Printed], language: str) -> dict[str, Card]:
    """The book's tokens, and those of the file added to them: one whose text does not compile is a blank."""
    from ludex.games.sve.printed import make, types_of

    for row in rows:
        if "token" not in types_of(row):
            continue
        read = compile_card(spec.code, language, row)
        try:
            card = make(row, read.abilities if read.status == "whole" else ())
        except InputError:
            continue
        for book in spec.books.values():
            book.tokens.setdefault(card.name, card)
    return spec.book().tokens


def tokens_named(node: Any) -> list[str]:
    """The tokens that a tree creates, or makes of other cards."""
    return list(dict.fromkeys(_named(node)))


def _named(node: Any) -> Iterator[str]:
    if isinstance(node, t.Create):
        yield node.card
    elif isinstance(node, t.Do) and node.verb == "transform":
        yield node.word
    if type(node) is tuple:
        for item in node:
            yield from _named(item)
    elif is_dataclass(node) and not isinstance(node, type):
        for spec in fields(node):
            yield from _named(getattr(node, spec.name))
