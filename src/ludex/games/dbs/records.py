"""What running procedures keep: an attack or battle, and damage being taken."""

from __future__ import annotations

from typing import NamedTuple

from ludex.core.position.records import record


@record
class Battle(NamedTuple):
    """[DBS 7-1] An attack: the attacking card, its target now and as declared, whether the attack was negated, whether
    a battle is on [DBS 7-1-3]: from then on they are attack card and guard card."""

    attacker: int
    target: int
    declared: int
    negated: bool = False
    fighting: bool = False


@record
class Taking(NamedTuple):
    """[DBS 4-10-2] Damage being taken: by whom, how many points are left, and its source [DBS 4-11-1]."""

    player: int
    n: int
    source: int
