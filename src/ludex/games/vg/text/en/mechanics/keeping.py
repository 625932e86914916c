"""English, gauges that players have: put, asked for, heard of. [VG 7.40.7]"""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_gauges import GAUGES
from ludex.games.vg.text.en.verbs.verbs import done_with
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ANY,
    SELF,
    YOU,
    YOURS,
    Compare,
    Count,
    Do,
    Exists,
    Fits,
    Happened,
    Is,
    Linked,
    Mark,
    Move,
    Player,
    Ref,
    Rule,
    Unless,
    V,
    When,
)

OF_PLAYERS = ("AutoMOD", "regress")


def gauge_of(name: str) -> Any:
    """The gauges of that name. [VG 4.15.4.1]"""
    return canonical(GAUGES, Mark(f"{name} gauge"))


def of_players(g: Grammar) -> None:
    """[VG 7.40.7] Gauges that players have."""
    for name in OF_PLAYERS:
        mark, a = f"{name} gauge", "an" if name[0] in "AEIOU" else "a"
        own = canonical(YOURS, gauge_of(name))
        for can in ("can", "may"):
            g.phrase("state", f"you {can} have {name} gauges", (Rule("permit", f"have {mark}", Player(YOU)),))
        for face, up in (("face down", ""), ("face up", " face up")):
            for whose in (f"{a} ", "your ", ""):
                for end in (mark, f"{mark}s"):
                    word = f"{name}{up}"
                    deed = Do("put as own gauge", V("o"), word=word)
                    done_with(g, (("put ", f" {face} as {whose}{end}", deed),))
                    paying = (V("c"), Do("put as own gauge", Ref("cost"), word=word))
                    g.phrase("cost", f"put {{c:pay_cost}} {face} as {whose}{end}", paying)
                    for top, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
                        deck = (Do("put as own gauge", t.Top("deck", n), word=word),)
                        g.phrase("clause", f"put {top} of your deck {face} as {whose}{end}", deck)
        for this in ("this card is", "it is"):
            g.phrase("cond", f"{this} {a} {mark}", Is(SELF, Mark(mark)))
        g.phrase("cond", f"you have no {mark}s", Unless(Exists(own)))
        g.phrase("cond", f"you have {{n:number}} or less {mark}s", Compare(Count(own), "<=", V("n")))
        g.phrase("foreach", f"for each of your {mark}s", Count(own))
        g.phrase("foreach", f"for every {{k:several}} of your {mark}s", Fits(Count(own), V("k")))
        g.phrase("count", f"the number of your {mark}s", Count(own))
        for whose in (f"{a} ", "your "):
            for by, cause in (("", ANY), ("{c:by}", V("c"))):
                came = When("move", SELF, dst=("gauge",), word=mark, cause=cause)
                g.phrase("event", f"this card is put as {whose}{mark}{by}", came)
        put_ = Compare(Happened(When("move", YOURS, dst=("gauge",), word=mark)), ">=", 1)
        for words_ in (f"your card was put as {a} {mark}", f"a card was put as your {mark}"):
            g.phrase("cond", f"{words_}{{u:in_turn}}", put_)


def of_units(g: Grammar) -> None:
    """A cost of a card and gauges, and gauges that were put this turn."""
    for name in ("equip", "divine"):
        held = canonical(*((GAUGES,) if name == "equip" else gauge_of(name).parts), Linked(SELF))
        joined = (
            V("c"),
            Move(Ref("discard"), "drop", "discard"),
            t.Choose("cost", V("n"), held),
            Move(Ref("cost"), "drop", "discard"),
        )
        for gauge in (f"{name} gauge", f"{name} gauges"):
            g.phrase("cost", f"discard {{c:pay_discard}} and {{n:number}} of this unit's {gauge}", joined)
    new = Compare(Happened(When("move", YOURS, dst=("gauge",), word="gauge")), ">=", 1)
    for words in ("a new equip gauge was put for your unit", "an equip gauge was put for your unit"):
        g.phrase("cond", f"{words}{{u:in_turn}}", new)


def add(g: Grammar) -> None:
    of_players(g)
    of_units(g)
