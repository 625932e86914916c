"""Skirmish as a fifth game: a package with a `SPEC` and no `table.yaml`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.table.layout import layout_of
from tests.skirmish import forget, install

CODE = "skirmish"


def fifth_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[str]:
    """Put the package beside the shipped games for a while."""
    with monkeypatch.context() as patch:
        install(patch, folder / "installed")
        yield CODE
    forget()
    layout_of.cache_clear()
