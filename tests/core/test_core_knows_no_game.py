"""Law 3: core owns the steps and the loop, and knows no game."""

from __future__ import annotations

import re
from pathlib import Path

import ludex.core
from ludex.games import GAMES, load


def test_no_module_of_the_core_names_a_game() -> None:
    names = {*GAMES, *(load(code).name.split(":")[0].lower() for code in GAMES)}
    tags = {book.tag.lower() for code in GAMES for book in load(code).books.values()}
    words = re.compile(rf"\b({'|'.join(re.escape(word) for word in sorted(names | tags))})\b", re.IGNORECASE)
    modules = sorted(Path(ludex.core.__file__ or "").parent.rglob("*.py"))
    assert len(modules) > 40
    found = [f"{path.name}: {match.group()}" for path in modules for match in words.finditer(path.read_text("utf-8"))]
    assert found == []
