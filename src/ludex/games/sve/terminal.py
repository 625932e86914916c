"""How the terminal draws this game's table (`ludex.games.terminal`)."""

from __future__ import annotations

from ludex.games.terminal import Terminal

TERMINAL = Terminal(
    head=("leader",),
    rows=(("field",), ("ex",)),
    piles=("cemetery", "banished", "evolve zone", "race zone", "evolve deck"),
    counts=("deck",),
    figures={"follower": "{attack}/{defense}", "leader": "defense {defense}", "": ""},
    worn="defense",
    numbers={"play points": "{play points}/{maximum play points}", "evolution points": "{evolution points}"},
)
