"""How the terminal draws this game's table (`ludex.games.terminal`)."""

from __future__ import annotations

from ludex.games.terminal import Terminal

TERMINAL = Terminal(
    rows=(("servant",), ("caster",)),
    lines=("bingo",),
    piles=("graveyard", "removed", "extra"),
    counts=("deck", "orb"),
    silent=("stock",),
    figures={"caster": "level {level}", "servant": "{atk}/{def}", "": ""},
    words=("element", "race"),
    numbers={},
)
