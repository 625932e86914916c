"""How the terminal draws this game's table (`ludex.games.terminal`)."""

from __future__ import annotations

from ludex.games.terminal import Terminal

TERMINAL = Terminal(
    rows=(("RC:0", "VC", "RC:1"), ("RC:2", "RC:3", "RC:4")),
    lines=("GC", "trigger", "order area", "damage"),
    detailed=("GC", "trigger"),
    piles=("soul", "drop", "order zone", "bind", "removed", "ride deck", "G", "crest"),
    counts=("deck",),
    figures={"unit": "G{grade} {power} ★{critical}", "": "G{grade}"},
    in_hand={"unit": "{power}, shield {shield}", "": ""},
    cost="grade",
    numbers={},
    keywords=False,
)
