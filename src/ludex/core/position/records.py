"""Frozen records that may be part of a position. `RECORDS` lists them by name, so that the codec can read them back."""

from __future__ import annotations

from typing import Any

RECORDS: dict[str, Any] = {}
OWN = __name__.removesuffix("position.records")
"""The package whose records have no package in their name: `ludex.core`."""


class Record:
    """Base class of frozen records that are created very often: faster than a NamedTuple. `fields()` must return the
    fields in the order of the parameters of `__init__`."""

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Record) and type(self) is type(other) and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


def record_name(cls: Any) -> str:
    """The name of a record class in JSON: `Class` in core, `package.Class` elsewhere, so that two games may use the
    same class name."""
    module = str(cls.__module__)
    package = module.split(".")[-2:-1]
    return cls.__name__ if module.startswith(OWN) or not package else f"{package[0]}.{cls.__name__}"


def record(cls: Any) -> Any:
    """Class decorator: register a NamedTuple or `Record` with the codec. Locals of procedures must be registered."""
    name = record_name(cls)
    if name in RECORDS and RECORDS[name].__module__ != cls.__module__:
        raise ValueError(f"two records are called {name}")
    RECORDS[name] = cls
    return cls
