"""[VG 11.10.4] Figures that abilities raise: other effects than those of triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import RoleFn
from ludex.core.tree import Modify
from ludex.core.values import layers, select, settling

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj
    from ludex.core.values.index import Entry

FIGURES: Final = ("power", "critical", "shield", "drive")
TRIGGER: Final = "trigger"
"""The name that trigger effects bind (`c11_effects.after_event`)."""


def _raising(figure: str) -> RoleFn:
    """The role of a unit whose figure an effect raises that is no trigger effect."""

    def raised(game: Game, obj: Obj) -> tuple[int, ...]:
        entries = layers.index_of(game).figures.get(figure, ())
        return (0,) if any(_raises(game, entry, obj.id) for entry in entries) else ()

    return raised


def _raises(game: Game, entry: Entry, id: int) -> bool:
    """[VG 11.10.4] Whether the effect adds to the figure of the unit, and was not started by a trigger."""
    node = entry.node
    if not isinstance(node, Modify) or node.op != "+" or any(name == TRIGGER for name, _ in entry.bound):
        return False
    return settling.applies(game, entry, id) and select.amount(game, node.amount, settling.context(entry)) > 0


def raised_by_abilities(figure: str) -> str:
    """The word of the role."""
    return f"{figure} raised by abilities"


ROLES: Final[dict[str, RoleFn]] = {raised_by_abilities(figure): _raising(figure) for figure in FIGURES}
