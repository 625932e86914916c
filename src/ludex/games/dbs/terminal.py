"""How the terminal draws this game's table (`ludex.games.terminal`)."""

from __future__ import annotations

from ludex.games.terminal import Terminal

TERMINAL = Terminal(
    rows=(("leader", "battle"),),
    lines=("combo", "energy"),
    detailed=("combo",),
    piles=("drop", "warp", "removed"),
    counts=("deck", "life"),
    silent=("under",),
    figures={"leader": "{power}", "battle": "{power}", "": ""},
    in_hand={"battle": "{power}, combo {combo power} for {combo cost}", "": ""},
    numbers={},
)
