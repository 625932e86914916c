"""[VG 10.4] The record of a running battle: who fights whom, and in which roles."""

from __future__ import annotations

from ludex.compiling import mypyc_attr
from ludex.core.position.records import Record, record


@mypyc_attr(free_list_len=1)
class Battle(Record):
    """[VG 10.4] The running battle. `attacker`, `targets` and `booster` are the units that were specified;
    `attacking`, `attacked` and `boosting` are those that still have that role (0 or empty: none). `ordered`: an effect
    ordered the attack, so there is no boost. `defender` -1: the opponent of the attacking player. `estranged`: the
    attacking and attacked units that have another master now."""

    __slots__ = (
        "attacked", "attacker", "attacking", "booster", "boosting", "checks", "defender", "estranged", "hit", "ordered",
        "player", "targets", "told",
    )  # fmt: skip

    def __init__(
        self,
        player: int,
        attacker: int = 0,
        targets: tuple[int, ...] = (),
        attacking: int = 0,
        attacked: tuple[int, ...] = (),
        booster: int = 0,
        boosting: tuple[int, ...] = (),
        checks: int = 0,
        hit: tuple[int, ...] = (),
        ordered: bool = False,
        told: tuple[tuple[int, int], ...] = (),
        defender: int = -1,
        estranged: tuple[int, ...] = (),
    ) -> None:
        self.player = player
        self.attacker = attacker
        self.targets = targets
        self.attacking = attacking
        self.attacked = attacked
        self.booster = booster
        self.boosting = boosting
        self.checks = checks
        self.hit = hit
        self.ordered = ordered
        self.told = told
        self.defender = defender
        self.estranged = estranged

    def fields(self) -> tuple[object, ...]:
        return (
            self.player, self.attacker, self.targets, self.attacking, self.attacked, self.booster, self.boosting,
            self.checks, self.hit, self.ordered, self.told, self.defender, self.estranged,
        )  # fmt: skip

    def copy(self) -> Battle:
        """A copy, which may be changed until it is put into a frame."""
        return Battle(
            self.player, self.attacker, self.targets, self.attacking, self.attacked, self.booster, self.boosting,
            self.checks, self.hit, self.ordered, self.told, self.defender, self.estranged,
        )  # fmt: skip

    def with_told(self, told: tuple[tuple[int, int], ...]) -> Battle:
        """A copy that has told these abilities that the battle ends."""
        changed = self.copy()
        changed.told = told
        return changed

    @property
    def defending(self) -> int:
        """[VG 10.1.6] The defending player."""
        return 1 - self.player if self.defender < 0 else self.defender


record(Battle)
