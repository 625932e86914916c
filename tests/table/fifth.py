"""Skirmish as a fifth game: a package with a `SPEC` and no `table.yaml`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludex.games
from ludex.games import GAMES, load
from ludex.table import lobby
from ludex.table.layout import layout_of

CODE = "skirmish"


def fifth_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[str]:
    """Put the package beside the shipped games for a while."""
    package = folder / "games" / CODE
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from tests.sim.skirmish_spec import SPEC\n", encoding="utf-8")
    monkeypatch.setattr(ludex.games, "__path__", [*ludex.games.__path__, str(package.parent)])
    for module in (ludex.games, lobby):
        monkeypatch.setattr(module, "GAMES", (*GAMES, CODE))
    yield CODE
    sys.modules.pop(f"ludex.games.{CODE}", None)
    load.cache_clear()
    layout_of.cache_clear()
