"""English, what was paid with: how many cards of a kind, counted and asked for in the effect."""

from __future__ import annotations

from ludex.games.vg.text.en.done import PAID as DONE
from ludex.games.vg.text.en.words import filler
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, All, Among, Compare, Count, Env, Fits, Ref, V


def told(env: Env) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != ANY)


def places(g: Grammar) -> None:
    """`paid_where_...`: what follows the cards."""
    for i, (_, where, _) in enumerate(DONE):
        filler(g, f"paid_where_{i}", *where)


def add(g: Grammar) -> None:
    places(g)
    for i, (verb, _, name) in enumerate(DONE):
        paid = Ref(name)
        few = Compare(Count(All((V("k"), paid))), "<=", V("n"))
        end = f"{{w:paid_where_{i}}} for this cost"
        for card in ("card", "unit", "rear-guard"):
            g.phrase("per", f" for each {card} {verb}{end}", Count(paid))
            g.phrase("foreach", f"for each {card} {verb}{end}", Count(paid))
            g.phrase("per", f" for every {{k:several}} {card}s {verb}{end}", Fits(Count(paid), V("k")))
            g.phrase("foreach", f"for every {{k:several}} {card}s {verb}{end}", Fits(Count(paid), V("k")))
            g.phrase("count", f"the number of {card}s {verb}{end}", Count(paid))
        for words, such in (
            (f"you {verb} {{n:number}} or less {{k:card_many}}{end}", few),
            (f"{{n:number}} or less {{k:card_many}} were {verb}{end}", few),
            (f"you {verb} {{k:a_card}}{end}", Among(paid, V("k"))),
            (f"{{k:a_card}} was {verb}{end}", Among(paid, V("k"))),
            (f"you {verb} {{n:number}} or more {{k:card_many}}{end}", Among(paid, V("k"), V("n"))),
            (f"{{n:number}} or more {{k:card_many}} were {verb}{end}", Among(paid, V("k"), V("n"))),
        ):
            if name != "soul-blast" or "n:number" in words:
                g.phrase("cond", words, such, told if "a_card" in words else None)
    for verb, name in (("Soul-Blast", "soul-blast"), ("Counter-Blast", "counter-blast")):
        g.phrase("per", f" for each [{verb} 1] paid for this cost", Count(Ref(name)))
        g.phrase("per", f" for each [{verb}] paid for this cost", Count(Ref(name)))
