"""Chapter 7: the locals of an attack or battle, and of damage that a player takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.position.records import record
from ludex.core.values import uses

if TYPE_CHECKING:
    from ludex.core.position.game import Game

TOLL: Final = "toll"
"""The timing of what is no skill of a card, but what must be paid for each of its attacks."""


@record
class Battle(NamedTuple):
    """[DBS 7-1] An attack: the attacking card, its target now and as declared, whether the attack was negated, and
    whether a battle has begun [DBS 7-1-3]. In a battle they are attack card and guard card."""

    attacker: int
    target: int
    declared: int
    negated: bool = False
    fighting: bool = False


@record
class Taking(NamedTuple):
    """[DBS 4-10-2] Damage that a player takes: the player, the points left, and the source [DBS 4-11-1]."""

    player: int
    n: int
    source: int


NEGATED: Final = "negated for the battle"
"""The beginning of the name under which the game remembers a skill that is negated for the battle."""


def bar_for_battle(game: Game, source: int, ability: object, number: int) -> None:
    """[DBS 8-3-2] The skill is not activated again in this battle."""
    uses.use(game, source, ability, uses.BARRED, number)
    game.remember(f"{NEGATED} {source} {number}", 1)


def free_skills(game: Game) -> None:
    """[DBS 7-4-1-8] The skills that were negated for the battle may be activated again."""
    freed: list[tuple[int, int, int]] = []
    for source, number, times in game.used:
        name = f"{NEGATED} {source} {number}"
        barred = game.remembers(name) and times >= uses.BARRED
        if barred:
            game.remember(name, 0)
        freed.append((source, number, times - uses.BARRED if barred else times))
    game.used = tuple(freed)
