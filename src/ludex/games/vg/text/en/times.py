"""English, times: the phases in which something happens, and the moments at which they begin and end."""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, YOU, Both, During, TurnOf, When

PHASES = ("stand", "draw", "ride", "main", "battle", "end")
PLAYERS = (("your ", YOU), ("your opponent's ", OPPONENT))
STEPS = ("attack", "drive", "damage", "close")
"""The steps of a battle that are said to be a player's: of the one whose turn it is. NB: whose a guard step is, texts
say differently."""


def during(g: Grammar) -> None:
    """`time` and `while`: before and after an event, the phase in which it happens."""
    for phase in PHASES:
        for whose, player in PLAYERS:
            now = Both((TurnOf(player), During(phase)))
            g.phrase("time", f"during {whose}{phase} phase", now)
            if phase in ("stand", "draw", "end"):
                g.phrase("while", f"during {whose}{phase} phase", now)
        g.phrase("while", f"during each {phase} phase", During(phase))
        g.phrase("while", f"during your turn's {phase} phase", Both((TurnOf(YOU), During(phase))))


SAID = ("your main", "your battle", "your ride", "your stand", "the battle", "the main")
"""Moments that `events` has."""


def moments(g: Grammar) -> None:
    for phase in PHASES:
        begins = When("begin", word=f"{phase} phase")
        for whose, when in (
            *((whose, When("begin", word=f"{phase} phase", player=player)) for whose, player in PLAYERS),
            ("the ", begins),
            ("each turn's ", begins),
        ):
            if f"{whose}{phase}" not in SAID:
                g.phrase("moment", f"at the beginning of {whose}{phase} phase", when)
    for step in STEPS:
        g.phrase("moment", f"at the beginning of your {step} step", When("begin", word=f"{step} step", player=YOU))
    g.phrase("moment", "at the end of each turn", When("begin", word="end of turn"))


def add(g: Grammar) -> None:
    for part in (during, moments):
        part(g)
