"""Frozen records that may stand in a position, by name, so that JSON finds them again."""

from __future__ import annotations

from typing import Any

RECORDS: dict[str, Any] = {}


def record(cls: Any) -> Any:
    """Make a NamedTuple known to the codec. Locals of procedures are such records."""
    if cls.__name__ in RECORDS and RECORDS[cls.__name__].__module__ != cls.__module__:
        raise ValueError(f"two records are called {cls.__name__}")
    RECORDS[cls.__name__] = cls
    return cls
