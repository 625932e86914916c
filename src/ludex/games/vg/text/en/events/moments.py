"""English, moments to come: the phases and turns that are next, the next time that something happens, and all times
until a duration ends."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, OPPONENT, SELF, YOU, Delay, If, V, When

PHASES = ("stand", "draw", "ride", "main", "battle", "end")
PLAYERS = (("your", YOU), ("your opponent's", OPPONENT))
END_OF_TURN = When("begin", word="end of turn")


def coming(g: Grammar) -> None:
    """`coming`: the beginning of a phase or turn that is next. NB: one that has begun already is not meant."""
    filler(g, "beginning", "at the beginning of", "at the start of")
    for whose, player in PLAYERS:
        for phase in PHASES:
            begins = When("begin", word=f"{phase} phase", player=player)
            g.phrase("coming", f"{{x:beginning}} {whose} next {phase} phase", begins)
            g.phrase("coming", f"{{x:beginning}} {whose} next turn's {phase} phase", begins)
        turn = When("begin", word="turn", player=player)
        g.phrase("coming", f"{{x:beginning}} {whose} next turn", turn)
        over = (Delay(turn, (Delay(END_OF_TURN, V("d")),)),)
        g.phrase("act", f"{{d:clause}} at the end of {whose} next turn", over)
        for category in ("opening", "turn"):
            g.phrase(category, f"at the end of {whose} next turn, {{d:plain}}", over)
    for category in ("opening", "turn"):
        g.phrase(category, "{w:coming}, {d:plain}", (Delay(V("w"), V("d")),))
        g.phrase(category, "{w:coming}, if {q:conds}, {d:plain}", (Delay(V("w"), (If(V("q"), V("d")),)),))
    g.phrase("act", "{d:clause} {w:coming}", (Delay(V("w"), V("d")),))


def next_time(g: Grammar) -> None:
    """What is done the next time that something happens, and each time until a duration ends."""
    filler(g, "this_turn", "this turn", "during this turn", "in this turn")
    once = Delay(V("e"), V("d"), "turn")
    until = Delay(V("e"), V("d"), V("u"))
    for words, later in (
        ("the next time {e:event} {x:this_turn}", once),
        ("{u:until}, the next time {e:event}", until),
        ("{u:until}, when {e:event}", t.replace(until, always=True)),
    ):
        asked = t.replace(later, do=(If(V("q"), V("d")),))
        for category in ("opening", "turn"):
            g.phrase(category, f"{words}, {{d:plain}}", (later,), of_others)
            g.phrase(category, f"{words}, if {{q:conds}}, {{d:plain}}", (asked,), of_others)


TOLD = ("attack", "attacked", "hit", "no hit", "boost", "boosted", "intercept", "state", "move", "lock", "unlock")
"""Events whose object may be "it"."""


def of_others(env: t.Env) -> bool:
    """Whether "it" is the object of the event, if anything is "it": of this unit, or of a player, nothing is."""
    nodes = walk.nodes((env["d"], env.get("q")))
    told = env["e"].event in TOLD and env["e"].word != "play" and env["e"].subject not in (SELF, ANY)
    return told or not (IT in nodes or THEM in nodes)


def add(g: Grammar) -> None:
    coming(g)
    next_time(g)
