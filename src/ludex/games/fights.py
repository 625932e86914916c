"""How a scenario begins in the middle of a battle. Each game's `positions.py` has the table, `Spec.fights`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludex.core.flow.frames import Frame
from ludex.core.position.game import Game


class Fight(NamedTuple):
    """A battle that is going on: the step that comes next, the attacker, its targets (none: it attacks the player), and
    the unit that boosts it (0: none)."""

    step: str
    attacker: int
    targets: tuple[int, ...]
    booster: int = 0


class Fights(NamedTuple):
    """What a scenario may say of a battle. `begin` pushes the frames and does what has been done before the step; it
    raises `InputError` for what this game does not know."""

    steps: tuple[str, ...]
    begin: Callable[[Game, Fight], None]
    player: bool = False
    """Whether a player can be attacked (`target: player`)."""
    several: bool = False
    """Whether an attack can have several targets."""
    with_booster: bool = False
    """Whether another unit can boost the attacker."""


NONE = Fights((), lambda game, fight: None)
"""The game has no battles that a scenario can begin in."""


def turn(game: Game, id: int, state: int, *marks: str) -> None:
    """Give a card its orientation and marks, as they were given earlier in the battle: nothing happens now."""
    obj = game.objects[id].copy()
    obj.state = state
    obj.marks = (*obj.marks, *(mark for mark in marks if mark not in obj.marks))
    game.put(obj)


def stand_at(game: Game, proc: str, rule: str, local: object = None) -> None:
    """Push the frame of a procedure whose next step is `rule`."""
    game.frames.append(Frame(proc, game.book.procedures[proc].at[rule], local))
