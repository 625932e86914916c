"""A slot stands in patterns only: a compiled node insists on the types of its fields, so `make fast` would break."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree
from ludex.games import GAMES, load
from ludex.lang import pattern

LANGUAGES = [(code, lang) for code in GAMES for lang in load(code).languages]


@pytest.mark.parametrize(("code", "lang"), LANGUAGES)
def test_no_phrase_puts_a_slot_into_a_plain_node(code: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loose: list[str] = []

    def has_slot(value: Any) -> bool:
        found = asked(value)
        if found and isinstance(value, tree.Node):
            loose.append(repr(value))
        return found

    asked = pattern.has_slot
    monkeypatch.setattr(pattern, "has_slot", has_slot)
    make: Any = load(code).languages[lang].grammar
    make.__wrapped__()
    assert loose == []
