"""English, amounts: what is counted, how much for each."""

from __future__ import annotations

from ludex.games.cc.text.meanings import FIGURES, IT
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Count, FigureOf, Plus, Times, V


def add(g: Grammar) -> None:
    """`value`: a figure of a card, or a count; `equal`: also with something added; `per`: " for each ..." with its
    leading blank; `of_self`: a figure of the card itself."""
    for said, figure in FIGURES.items():
        g.phrase("paid_value", f"the {said} of {{o:paid}}", FigureOf(V("o"), figure))
        g.phrase("value", f"this card's {said}", FigureOf(SELF, figure))
        g.phrase("value", f"that servant's {said}", FigureOf(IT, figure))
        g.phrase("value", f"that card's {said}", FigureOf(IT, figure))
        g.phrase("of_self", f"its {said}", FigureOf(SELF, figure))
        g.phrase("value", f"the total {said} of {{g:card_many}}", FigureOf(V("g"), figure))
    g.phrase("value", "the number of {g:card_many}", Count(V("g")))
    g.phrase("value", "{n:paid_value}", V("n"))
    for words in ("{k:digits} times the number of {g:card_many}", "the number of {g:card_many} times {k:digits}",
                  "the number of {g:card_many} multiplied by {k:digits}"):  # fmt: skip
        g.phrase("value", words, Times(V("k"), Count(V("g"))))
    for category, of in (("equal", "value"), ("of_itself", "of_self")):
        g.phrase(category, f"{{n:{of}}}", V("n"))
        g.phrase(category, f"{{n:{of}}} plus {{m:n}}", Plus((V("n"), V("m"))))
    g.phrase("per", " for each {g:card_one}", Count(V("g")))
