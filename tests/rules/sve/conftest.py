"""Every test that takes `edition` runs under both editions."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["en", "ja"])
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)
