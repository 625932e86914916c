"""Frozen records that may stand in a position, by name, so that JSON finds them again."""

from __future__ import annotations

from typing import Any

RECORDS: dict[str, Any] = {}
OWN = "core"


def record_name(cls: Any) -> str:
    """The name of a record in JSON: with its package, so that two games may use the same word; ours go without."""
    package = str(cls.__module__).split(".")[-2:-1]
    return cls.__name__ if package in ([OWN], []) else f"{package[0]}.{cls.__name__}"


def record(cls: Any) -> Any:
    """Make a NamedTuple known to the codec. Locals of procedures are such records."""
    name = record_name(cls)
    if name in RECORDS and RECORDS[name].__module__ != cls.__module__:
        raise ValueError(f"two records are called {name}")
    RECORDS[name] = cls
    return cls
