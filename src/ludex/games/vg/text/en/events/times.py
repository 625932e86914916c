"""English, times: the phases in which something happens, and the moments at which they begin and end."""

from __future__ import annotations

from ludex.core.values.durations import GAME
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    OPPONENT,
    YOU,
    Both,
    During,
    Give,
    If,
    Instead,
    Lasting,
    Named,
    Passive,
    Rest,
    TurnOf,
    Unless,
    V,
    When,
)

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


ENDINGS: tuple[tuple[str, str], ...] = (("turn", "end of turn"), ("battle", "end of battle"))


def when_placed(g: Grammar) -> None:
    """What is done then under a condition, and when a unit was placed."""
    g.phrase("turn", "if {q:conds}, then, {c:plain}", (If(V("q"), V("c")),))
    g.phrase("sent", "if {q:conds}, then, {c:plain}", (If(V("q"), V("c")),))
    for unit in ("it", "this unit"):
        came = Named("came this turn")
        g.phrase("time", f"other than during the turn {unit} was placed", Unless(came))
        g.phrase("time", f"except during the turn {unit} was placed", Unless(came))


BEGINNINGS: tuple[tuple[str, str], ...] = (
    *((f"{phase} phase", f"{phase} phase") for phase in ("stand", "draw", "ride", "main", "battle", "end")),
    *((f"{step} step", f"{step} step") for step in ("stride", "attack", "guard", "drive", "damage", "close")),
    ("turn", "turn"),
)
"""[VG 9.2.2] What begins: the words, and the word of the event."""


def lasting(g: Grammar) -> None:
    """Moments, whosever turn it is, and how long effects last."""
    for whose, player in (("your", YOU), ("your opponent's", t.OPPONENT), ("the", ""), ("each", "")):
        for said, word in BEGINNINGS:
            begins = When("begin", word=word, player=player) if player else When("begin", word=word)
            g.phrase("moment", f"at the beginning of {whose} {said}", begins)
    for said, word in ENDINGS:
        for words in (f"at the end of {said}", f"at the end of a {said}", f"at the end of the {said}"):
            g.phrase("moment", words, When("begin", word=word))
        for words in (f"a {said} ends", f"the {said} ends"):
            g.phrase("event", words, When("begin", word=word))
    g.phrase("event", "your turn ends", When("begin", word="end of turn", player=YOU))
    g.phrase("event", "your opponent's turn ends", When("begin", word="end of turn", player=t.OPPONENT))
    for words, until in (
        ("until the end of the turn", "turn"),
        ("until end of the turn", "turn"),
        ("until end of this turn", "turn"),
        ("until the end of this turn", "turn"),
        ("for this turn", "turn"),
        ("for the rest of the turn", "turn"),
        ("for the rest of this turn", "turn"),
        ("until the end of the battle", "battle"),
        ("until end of the battle", "battle"),
        ("until the end of battle", "battle"),
        ("until end of this battle", "battle"),
        ("until the end of this battle", "battle"),
        ("during that battle", "battle"),
        ("during this battle", "battle"),
        ("during this game", GAME),
        ("for the rest of the game", GAME),
        ("until end of game", GAME),
    ):
        g.phrase("until", words, until)
    for head, zones, row in heads("CONT"):
        for joint in ("if", "as long as", "while"):
            held = Passive(V("s"), both(row, V("q")), zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}^{{s:state}} {joint} {{q:conds}}.", (held,))


def so_long(g: Grammar) -> None:
    """How long something lasts if a condition holds, and two things for a time of which a third goes under one."""
    filler(g, "until_before", *(f"until {end}" for end in ("end of battle", "end of that battle", "end of turn")))
    words = "if {q:conds}, it gets {b:boons} {u:until} instead of {w:until_before}"
    g.phrase("sent", words, (Instead(V("q"), (Give(ME, V("b"), V("u")),)),))
    first = Lasting((Rest("s"), Rest("w")), V("u"))
    third = Lasting(V("r"), V("u"))
    for category in ("opening", "turn"):
        words = "{u:until}, {s:state}, {w:state}, and if {q:conds}, {r:states}"
        g.phrase(category, words, (first, If(V("q"), (third,))))


def add(g: Grammar) -> None:
    for part in (during, moments):
        part(g)
    when_placed(g)
    lasting(g)
    so_long(g)
