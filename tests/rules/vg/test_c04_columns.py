"""[VG 4.9.1] Columns that are chosen."""

from __future__ import annotations

from typing import Any

from ludex.testing.driver import Driver
from tests.rules.vg.support import board, side, unit

TEXT = (
    "[AUTO]:When this unit is placed on (RC), choose a column, and retire all of your opponent's rear-guards in that "
    "column."
)


def after(column: str) -> Driver:
    """A position in which the unit's ability has chosen the column."""
    rear: dict[str, Any] = {spot: unit(spot.upper()) for spot in ("fl", "fr", "bl", "bc", "br")}
    mine = side(vc=unit("Hero", 3, 13000), fr=unit("Own"), hand=[unit("Reaper", text=TEXT)])
    d = board("main", mine, side(vc=unit("Villain", 3, 13000), **rear))
    d.take('call "Reaper" to back left')
    assert set(d.offered) == {"left column", "center column", "right column"}
    return d.take(column)


def test_4_9_1_1_a_column_is_a_pair_of_circles() -> None:
    d = after("center column")
    assert sorted(d.names("drop", 1)) == ["BC"] and "Villain" in d.names("VC", 1)


def test_4_9_1_2_the_left_of_one_player_is_the_right_of_the_other() -> None:
    d = after("left column")
    assert sorted(d.names("drop", 1)) == ["BR", "FR"] and "Reaper" in d.names("RC", 0)
    d = after("right column")
    assert sorted(d.names("drop", 1)) == ["BL", "FL"] and "Own" in d.names("RC", 0)
