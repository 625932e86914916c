"""One server for each test that asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.support import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stop()
