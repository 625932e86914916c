"""Chapter 7: the locals of an attack or battle, and of damage that a player takes."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludex.core.position.records import record

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
