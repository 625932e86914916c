"""The commands, with Skirmish as a game beside the shipped ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.skirmish import forget, install


@pytest.fixture(autouse=True)
def skirmish(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with monkeypatch.context() as patch:
        folder: Path = tmp_path_factory.mktemp("installed")
        install(patch, folder)
        yield
    forget()
