"""Entry points: how other packages offer games and bots. Nothing is looked up before it is asked for."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ludex.errors import InputError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES = "ludex.games"
"""The entry points of games: the code of a game, and its `SPEC` in a package (`skirmish = "ludex_skirmish:SPEC"`)."""


@cache
def offers(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name, sorted. Two packages that offer the same name are an error."""
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, package_of(entry))):
        if entry.name in found:
            both = f"{package_of(found[entry.name])} and {package_of(entry)}"
            raise InputError(f"{group} {entry.name!r}", f"is offered by two packages, {both}; remove one of them")
        found[entry.name] = entry
    return found


def package_of(entry: EntryPoint) -> str:
    """The name of the package that offers it, as it was installed."""
    return entry.dist.name if entry.dist is not None else entry.value


def loaded(entry: EntryPoint) -> Any:
    """The object that an entry point names; whatever goes wrong in its package is an error with the package's name."""
    try:
        return entry.load()
    except Exception as error:
        reason = f"the package {package_of(entry)} cannot be loaded: {type(error).__name__}: {error}"
        raise InputError(f"{entry.group} {entry.name!r}", reason) from error
