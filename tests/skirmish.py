"""Skirmish (examples/skirmish) as an installed package: its entry point is found, as if pip had installed it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ludex_skirmish
from ludex import packages
from ludex.games import load

DECKS = ("quick", "slow")
TWO_DECKS = replace(
    ludex_skirmish.SPEC, deck_texts=lambda: {name: ludex_skirmish.SPEC.deck_texts()[name] for name in DECKS}
)
"""Skirmish with two decks of plain cards, for tests that count pairings."""

METADATA = "Metadata-Version: 2.1\nName: ludex-skirmish\nVersion: 1.0.0\n"
ENTRY = "[ludex.games]\nskirmish = ludex_skirmish:SPEC\n"


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str = "ludex_skirmish", entry: str = ENTRY) -> None:
    """Put the entry point of a package onto the path. When it is gone, `forget` must be called."""
    info = folder / f"{name}-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(METADATA.replace("ludex-skirmish", name.replace("_", "-")), encoding="utf-8")
    (info / "entry_points.txt").write_text(entry, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    forget()


def forget() -> None:
    """What was found before is looked up again."""
    packages.offers.cache_clear()
    load.cache_clear()
