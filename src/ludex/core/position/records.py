"""Frozen records that may stand in a position, by name, so that JSON finds them again."""

from __future__ import annotations

from typing import Any

RECORDS: dict[str, Any] = {}
OWN = __name__.removesuffix("position.records")
"""The package whose records go by their plain name."""


class Record:
    """A frozen record that is made and read all the time. As a class of its own it is quicker than a NamedTuple; its
    fields come in the order of its making."""

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
    """The name of a record in JSON: with its package, so that two games may use the same word; ours go without."""
    module = str(cls.__module__)
    package = module.split(".")[-2:-1]
    return cls.__name__ if module.startswith(OWN) or not package else f"{package[0]}.{cls.__name__}"


def record(cls: Any) -> Any:
    """Make a NamedTuple (or a `Record`) known to the codec. Locals of procedures are such records."""
    name = record_name(cls)
    if name in RECORDS and RECORDS[name].__module__ != cls.__module__:
        raise ValueError(f"two records are called {name}")
    RECORDS[name] = cls
    return cls
