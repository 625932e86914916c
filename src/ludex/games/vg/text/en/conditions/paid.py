"""English, what was paid with: how many cards of a kind, counted and asked for in the effect."""

from __future__ import annotations

from ludex.games.vg.text.en.words import filler
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, All, Among, Compare, Count, Env, Fits, Ref, V

DONE: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("retired", ("",), "cost"),
    ("bound", ("", " from hand", " from your hand", " from drop", " from your drop"), "cost"),
    ("removed", ("",), "cost"),
    ("revealed", ("", " from hand", " from your hand"), "cost"),
    ("locked", ("",), "cost"),
    ("[Rest]", ("",), "cost"),
    ("returned", ("", " to your hand", " to hand", " to your deck", " to the deck"), "cost"),
    ("put", (" into your soul", " into soul", " into the soul"), "cost"),
    ("put", (" into your drop", " into drop", " into the drop", " into your drop zone", " into the drop zone"), "cost"),
    ("put", (" on the bottom of your deck", " on the bottom of the deck"), "cost"),
    ("put", (" into your order zone", " into the order zone", " into order zone"), "cost"),
    ("put", (" from your soul into your drop", " from soul into drop", " from order zone into soul"), "cost"),
    ("put", ("",), "cost"),
    ("chosen", ("",), "cost"),
    ("discarded", ("", " from your hand", " from hand"), "discard"),
    ("[Soul-Blast]", ("",), "soul-blast"),
    ("[Counter-Blast]", ("",), "counter-blast"),
)
"""What a cost did with cards: the verb, what follows the cards, and their name."""


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
