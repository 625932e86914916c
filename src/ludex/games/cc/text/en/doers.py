"""English, doers: by whom or by what something was done this turn, and what players did besides."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c1100_keywords import FIELD
from ludex.games.cc.text.en.history import once
from ludex.games.cc.text.meanings import DOWN, SERVANT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, OPPONENT, SELF, YOU, YOURS, Both, Compare, Happened, Plus, Unless, V, When

TURNS = (
    ("rested {}", When("state", V("g"), word="rested", cause=V("s"))),
    ("reversed {}", When("state", V("g"), word="reversed", cause=V("s"))),
    ("recovered {}", When("state", V("g"), word="recovered", cause=V("s"))),
    ("turned {} face down", When("face", V("g"), word=DOWN, cause=V("s"))),
    ("removed {} from the game", When("move", V("g"), src=FIELD, dst=("removed",), cause=V("s"))),
    ("banished {}", When("move", V("g"), src=FIELD, word="banish", cause=V("s"))),
)
"""What a spell or ability did to a card of the field: words, the event."""


def _other_side(env: dict[str, Any]) -> bool:
    """Whether the card is of the other player than the effect: what rests for a cost of its own player is not rested by
    an effect."""
    sides = [part for part in parts_of(env["g"]) if isinstance(part, t.Side)]
    return len(sides) == 1 and env["s"] in (YOURS, ENEMY) and sides[0] != env["s"]


def effects(g: Grammar) -> None:
    """[CC 901.2d] Effects of one player's cards."""
    for words, side in (("an allied", YOURS), ("an enemy", ENEMY)):
        for spell in ("spell", "card"):
            g.phrase("doer", f"{words} {spell} or ability", side)
    for said, when in TURNS:
        rests = "rest" in said
        g.phrase(
            "cond", f"{{s:doer}} {said.format('{g:a_card}')} this turn", once(when), _other_side if rests else None
        )
    rested = When("state", V("g"), word="rested", cause=V("s"))
    g.phrase("cond", "{g:as_card} was rested by {s:doer} this turn", once(rested), _other_side)
    for one, other in (("rested", "reversed"), ("reversed", "rested")):
        both = [When("state", V("g"), word=word, cause=V("s")) for word in (one, other)]
        either = Compare(Plus((Happened(both[0]), Happened(both[1]))), ">=", 1)
        g.phrase("cond", f"{{s:doer}} {one} or {other} {{g:a_card}} this turn", either, _other_side)
    for words, player in (("an allied", YOU), ("an enemy", OPPONENT), ("a", "")):
        for spell in ("spell", "card"):
            aimed = When("select", V("g"), player=player)
            g.phrase("cond", f"{words} {spell} or ability targeted {{g:a_card}} this turn", once(aimed))
            if player != OPPONENT:
                said = f"{{g:as_card}} was targeted by {words} {spell} or ability this turn"
                g.phrase("cond", said, once(aimed))


def _servants(env: dict[str, Any]) -> bool:
    """Whether those who destroy are servants: by battle, or by an ability of theirs."""
    return SERVANT in parts_of(env["h"])


def fights(g: Grammar) -> None:
    """[CC 804.3] [CC 1007.1] Servants that destroyed others, by battle or by an ability."""
    fallen = (When("defeat", V("h"), V("g")), When("move", V("g"), word="destroy", cause=V("h")))
    either = Compare(Plus((Happened(fallen[0]), Happened(fallen[1]))), ">=", 1)
    g.phrase("cond", "{g:a_card} was destroyed by {h:a_card} this turn", either, _servants)
    g.phrase("cond", "{h:a_card} destroyed {g:a_card} this turn", either, _servants)
    won = once(When("defeat", V("h")))
    g.phrase("cond", "{h:a_card} won a battle this turn", won, _servants)
    for words, player in (("an enemy orb", OPPONENT), ("an orb", ""), ("an allied orb", YOU)):
        g.phrase(
            "cond", f"{words} was corrupted by {{g:a_card}} this turn", once(When("corrupt", V("g"), player=player))
        )


def zones(g: Grammar) -> None:
    """Cards that were put into zones."""
    for words, player in (("an allied", YOU), ("your", YOU), ("an enemy", OPPONENT)):
        orb = When("move", V("g"), player=player, dst=("orb",))
        g.phrase("cond", f"{{g:a_kind}} was put into {words} orb zone this turn", once(orb))
        g.phrase("event", f"a card is put into {words} orb zone as an orb", When("move", player=player, dst=("orb",)))
        laid = When("move", V("g"), player=player, dst=("orb",), cause=YOURS)
        g.phrase("cond", f"you put {{g:a_kind}} into {words} orb zone this turn", once(laid))
        g.phrase("cond", f"{{g:a_kind}} was removed from {words} graveyard this turn",
                 once(When("move", V("g"), src=("graveyard",), dst=("removed",), left=player)))  # fmt: skip
    back = When("move", V("g"), src=FIELD, dst=("hand",), cause=YOURS)
    g.phrase("cond", "you returned {g:a_card} to its owner's hand this turn", once(back))


def players(g: Grammar) -> None:
    """What players did."""
    play = [When("play", V(slot), player=YOU, word="card") for slot in ("g", "h")]
    g.phrase("cond", "you played {g:a_kind} and {h:a_kind} this turn", Both((once(play[0]), once(play[1]))))
    g.phrase("cond", "you played both {g:a_kind} and {h:a_kind} this turn", Both((once(play[0]), once(play[1]))))
    for ended in ("canceled", "cancelled"):
        g.phrase("cond", f"a spell was {ended} this turn", once(When("move", word="cancel")))
        g.phrase("cond", f"you {ended} a spell this turn", once(When("move", word="cancel", cause=YOURS)))
    bond = When("move", player=YOU, word="soul bond")
    for words in (
        "you soul bonded this turn",
        "you soul bonded a servant this turn",
        "you soul bonded a card this turn",
    ):
        g.phrase("cond", words, once(bond))
    g.phrase("event", "you soul bond", bond)
    for leveled in ("leveled up", "levelled up", "was leveled up"):
        g.phrase("cond", f"this card {leveled} this turn", once(When("move", SELF, word="level up")))
    for words in ("you have not attacked this turn", "you have not attacked with a servant this turn"):
        g.phrase("cond", words, Unless(once(When("attack", player=YOU))))


def add(g: Grammar) -> None:
    for part in (effects, fights, zones, players):
        part(g)
