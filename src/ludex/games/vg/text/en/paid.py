"""English, what was paid with: how many cards of a kind, counted and asked for in the effect."""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, Among, Count, Env, Fits, Ref, V

DONE: tuple[tuple[str, str, str], ...] = (
    ("retired", "", "cost"),
    ("bound", "", "cost"),
    ("removed", "", "cost"),
    ("revealed", "", "cost"),
    ("locked", "", "cost"),
    ("[Rest]", "", "cost"),
    ("returned", "", "cost"),
    ("returned", " to your hand", "cost"),
    ("put", " into your soul", "cost"),
    ("put", " into soul", "cost"),
    ("put", " into your drop", "cost"),
    ("put", " into drop", "cost"),
    ("put", " into your drop zone", "cost"),
    ("put", " on the bottom of your deck", "cost"),
    ("put", " on the bottom of the deck", "cost"),
    ("discarded", "", "discard"),
    ("discarded", " from your hand", "discard"),
    ("[Soul-Blast]", "", "soul-blast"),
    ("[Counter-Blast]", "", "counter-blast"),
)
"""What a cost did with cards: the verb, what follows the cards, and their name."""


def told(env: Env) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != ANY)


def add(g: Grammar) -> None:
    for verb, where, name in DONE:
        paid = Ref(name)
        end = f"{where} for this cost"
        for card in ("card", "unit", "rear-guard"):
            g.phrase("per", f" for each {card} {verb}{end}", Count(paid))
            g.phrase("foreach", f"for each {card} {verb}{end}", Count(paid))
            g.phrase("per", f" for every {{k:several}} {card}s {verb}{end}", Fits(Count(paid), V("k")))
            g.phrase("foreach", f"for every {{k:several}} {card}s {verb}{end}", Fits(Count(paid), V("k")))
            g.phrase("count", f"the number of {card}s {verb}{end}", Count(paid))
        for words, such in (
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
