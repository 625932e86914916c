"""English, further costs and what is asked of them, and further deeds of the opponent."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import soul_blast
from ludex.games.vg.text.en.costs import PAID
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.meanings import HAND, IT, MANY, SLOTS, SUCH
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOURS,
    Choose,
    Do,
    Env,
    Move,
    Not,
    Ref,
    V,
    slotted,
)

OF_HAND = canonical(YOURS, HAND)
ENOUGH = t.All((YOURS, HAND, t.AllTold(t.Total("grade", ">=", V("n")))))
GRADES = Choose("discard", t.Count(OF_HAND), ENOUGH, up_to=True, least=1)
"""Cards of the hand whose grades together reach a number."""


def graded(g: Grammar) -> None:
    """So many grades together. NB: for a stride `lines` has the usual cost."""
    sum_of = "with the sum of their grades being {n:digits} or greater"
    lost = Move(Ref("discard"), "drop", "discard")
    for words in (
        f"discard one or more cards from your hand {sum_of}",
        f"discard one or more cards from hand {sum_of}",
        f"discard one or more cards {sum_of} from your hand",
        f"discard one or more cards {sum_of} from hand",
    ):
        g.phrase("cost", words, (GRADES, lost))
    for words in (
        f"choose one or more cards {sum_of} from your hand, and discard them",
        f"choose one or more cards from your hand {sum_of}, and discard them",
    ):
        g.phrase("clause", words, (GRADES, lost))


def further(g: Grammar) -> None:
    described(g, "soul_other", "card_head", "pre", "card_post", always=(Not(SELF),))
    block = slotted(soul_blast(MANY, SUCH), SLOTS)
    for words in ("Soul-Blast {n:digits} other {g:soul_other_many}", "Soul-Blast {n:digits} other {g:soul_other_one}"):
        g.phrase("cost", words, block)
    for group, n in (("{g:a_held}", 1), ("{n:number} {g:held_many}", V("n"))):
        it = "it" if n == 1 else "them"
        for start in ("choose", ""):
            for to in ("", " to your opponent"):
                first = f"choose {group}, reveal {it}{to}" if start else f"reveal {group}{to}"
                words = f"{first}, and return {it} to your deck"
                g.phrase("cost", words, (Choose("cost", n, V("g")), t.Reveal(PAID), Move(PAID, "deck")), placed)
    g.phrase("cost", "put the top card of your deck into your damage zone", (Do("put from deck", SELF, 1, "damage"),))
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        g.phrase("cost", f"discard {words} of your deck", (Move(t.Top("deck", n), "drop", "discard"),))
    for this in ("this card", "this unit"):
        g.phrase("cost", f"put {this} into your damage zone face down", (Move(SELF, "damage", up=False),))


PAID_WITH: tuple[tuple[str, str], ...] = (
    ("you discarded {k:a_card} for this cost", "discard"),
    ("you put {k:a_card} for this cost", "cost"),
    ("you put {k:a_card} into your soul for this cost", "cost"),
    ("you bound {k:a_card} for this cost", "cost"),
    ("you revealed {k:a_card} for this cost", "cost"),
    ("you returned {k:a_card} for this cost", "cost"),
    ("{k:a_card} was discarded for this cost", "discard"),
    ("{k:a_card} was put for this cost", "cost"),
    ("{k:a_card} was put into your soul for this cost", "cost"),
)
"""What card paid the cost."""


def of_costs(g: Grammar) -> None:
    for words, name in PAID_WITH:
        g.phrase("cond", words, t.Among(Ref(name), V("k")), told)


def told(env: Env) -> bool:
    return bool(env["k"] != t.ANY)


MAY: tuple[tuple[str, Any], ...] = (
    ("discard {it}", Move(IT, "drop", "discard")),
    ("put {it} on their (RC) as a locked card", Do("put as locked", IT)),
    ("put {it} into the drop zone", Move(IT, "drop")),
    ("bind {it} face up", Move(IT, "bind", "bind", up=True)),
)


def opposing(g: Grammar) -> None:
    """What the opponent may do with a card of their choice."""
    for words, n in (("{g:a_theirs}", 1), ("{n:several} {g:theirs_many}", V("n"))):
        it = "it" if n == 1 else "them"
        chosen = Choose("t", n, V("g"), who=OPPONENT)
        for joint in (", and they may", ", and may"):
            for deed, means in MAY:
                if joint == ", and may" and deed.startswith("discard"):
                    continue
                said = f"your opponent chooses {words}{joint} {deed.format(it=it)}"
                g.phrase("opening", said, (chosen, t.May((means,), who=OPPONENT)), placed)


def add(g: Grammar) -> None:
    for part in (graded, further, of_costs, opposing):
        part(g)
