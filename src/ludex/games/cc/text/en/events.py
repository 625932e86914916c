"""English, events: what automatic abilities trigger on."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c1100_keywords import DIES, ENTERS, FIELD, OFF_FIELD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, SELF, YOU, V, When

PHASES = ("recovery", "draw", "call", "main", "battle", "end")

OF_CARDS: tuple[tuple[str, Any], ...] = (
    ("attacks", When("attack", V("g"))),
    ("attacks {h:a_card}", When("attack", V("g"), V("h"))),
    ("attacks this card", When("attack", V("g"), SELF)),
    ("attacks an enemy player", When("attack", V("g"), word="player")),
    ("attacks a player", When("attack", V("g"), word="player")),
    ("battles", When("battle", V("g"))),
    ("battles {h:a_card}", When("battle", V("g"), V("h"))),
    ("destroys {h:a_card} by battle", When("defeat", V("g"), V("h"))),
    ("destroys {h:a_card} in battle", When("defeat", V("g"), V("h"))),
    ("is attacked", When("attack", other=V("g"))),
    ("switches", When("switch", V("g"))),
    ("is switched", When("switch", V("g"))),
    ("corrupts an orb", When("corrupt", V("g"))),
    ("corrupts an enemy orb", When("corrupt", V("g"), player=OPPONENT)),
    ("becomes a target", When("select", V("g"))),
    ("is targeted by an enemy card or ability", When("select", V("g"), player=OPPONENT)),
    ("is targeted by an enemy spell or ability", When("select", V("g"), player=OPPONENT)),
    ("is destroyed", When("move", V("g"), word="destroy")),
    ("is banished", When("move", V("g"), src=FIELD, word="banish")),
    ("is returned to its owner's hand", When("move", V("g"), src=FIELD, dst=("hand",))),
    ("leaves the field", When("move", V("g"), src=FIELD, dst=OFF_FIELD)),
    ("is discarded", When("move", V("g"), word="discard")),
    *((f"becomes {word}", When("state", V("g"), word=word)) for word in ("recovered", "rested", "reversed")),
    *((f"is {word}", When("state", V("g"), word=word)) for word in ("recovered", "reversed")),
    ("recovers", When("state", V("g"), word="recovered")),
    ("rests", When("state", V("g"), word="rested")),
    ("is rested", When("state", V("g"), word="rested")),
    ("rides", When("ride", V("g"))),
    ("'s ATK is increased", When("increase", V("g"), word="atk")),
    ("'s DEF is increased", When("increase", V("g"), word="def")),
    ("'s ATK is decreased", When("decrease", V("g"), word="atk")),
    ("'s DEF is decreased", When("decrease", V("g"), word="def")),
)
"""What a card does, or what is done to it: the words after it, the event."""


def of_cards(g: Grammar) -> None:
    for words, when in OF_CARDS:
        blank = "" if words.startswith("'") else " "
        g.phrase("event", f"this card{blank}{words}", _about(when, SELF))
        if words != "is discarded":
            g.phrase("event", f"{{g:a_card}}{blank}{words}", when)
            g.phrase("event", f"another {{g:cardx_one}}{blank}{words}", when)
    for words, when in OF_CARDS:
        if not words.startswith("'"):
            g.phrase("self_deed", words, _about(when, SELF))
    g.phrase("self_deed", "enters the field", ENTERS)
    g.phrase("event", "this card enters the field", ENTERS)
    g.phrase("event", "this card is put into the field", ENTERS)
    came = When("move", V("g"), dst=FIELD, not_src=FIELD)
    fell = When("move", V("g"), src=FIELD, dst=("graveyard",))
    for group in ("{g:a_card}", "another {g:cardx_one}"):
        g.phrase("event", f"{group} enters the field", came)
        g.phrase("event", f"{group} is put into the field", came)
        g.phrase("event", f"{group} is put into a graveyard from the field", fell)
    g.phrase("event", "this card is put into a graveyard from the field", DIES)


def _about(when: Any, what: Any) -> Any:
    """The event with the card itself in the place of the group."""
    return When(**{name: what if value == t.Hole("g") else value for name, value in when.__dict__.items()})


def of_players(g: Grammar) -> None:
    for who, s, player in (("you", "", YOU), ("an enemy player", "s", OPPONENT), ("your opponent", "s", OPPONENT)):
        for words, when in (
            (f"draw{s} a card", When("move", player=player, word="draw")),
            (f"discard{s} a card", When("move", player=player, word="discard")),
            (f"search{'es' if s else ''} your deck", When("search", player=player)),
            (f"play{s} {{g:a_kind}}", When("play", V("g"), player=player, word="card")),
        ):
            g.phrase("event", f"{who} {words}", when)
    g.phrase("event", "{g:a_kind} is played", When("play", V("g"), word="card"))
    g.phrase("event", "an orb is corrupted", When("corrupt"))
    g.phrase("event", "one or more allied orbs are corrupted", When("corrupt", player=YOU))
    g.phrase("event", "one or more enemy orbs are corrupted", When("corrupt", player=OPPONENT))
    for words, player in (("an allied orb is corrupted", YOU), ("an enemy orb is corrupted", OPPONENT)):
        g.phrase("event", words, When("corrupt", player=player))


def of_turns(g: Grammar) -> None:
    for at, kind in (("at end of", "end"), ("at the beginning of", "begin")):
        g.phrase("moment", f"{at} turn", When(kind, word="turn"))
        for whose, player in (("your", YOU), ("each of your", YOU), ("enemy", OPPONENT), ("an enemy", OPPONENT),
                              ("your opponent's", OPPONENT)):  # fmt: skip
            turns = "turns" if whose.startswith("each") else "turn"
            g.phrase("moment", f"{at} {whose} {turns}", When(kind, player=player, word="turn"))
            if kind == "begin":
                for phase in PHASES:
                    g.phrase("moment", f"{at} {whose} {phase} phase", When(kind, player=player, word=f"{phase} phase"))
    g.phrase("moment", "at end of battle", When("end", word="battle"))
    g.phrase("trigger", "{m:moment}", V("m"))
    for word in ("whenever", "when"):
        g.phrase("trigger", f"{word} {{e:event}}", V("e"))
    for words in ("at end of turn", "at end of this turn"):
        g.phrase("later", words, When("end", word="turn"))
    g.phrase("later", "at the beginning of your next turn", When("begin", player=YOU, word="turn"))
    g.phrase("later", "at the beginning of the next turn", When("begin", word="turn"))
    g.phrase("later", "at the next end of turn", When("end", word="turn"))
    g.phrase("later", "at end of battle", When("end", word="battle"))


def add(g: Grammar) -> None:
    for part in (of_cards, of_players, of_turns):
        part(g)
