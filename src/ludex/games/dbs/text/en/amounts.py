"""English, amounts: what is counted, how much for each."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import placed, sided
from ludex.games.dbs.text.meanings import ENERGY, FIGURES, IT
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import ENEMY, SELF, YOURS, Count, FigureOf, Fits, V


def add(g: Grammar) -> None:
    """`value`: a figure or a count; `per`: " for each ..." with its leading blank."""
    for said, figure in FIGURES.items():
        g.phrase("value", f"this card's {said}", FigureOf(SELF, figure))
        for whose in ("its", "that card's", "the chosen card's"):
            g.phrase("value", f"{whose} {said}", FigureOf(IT, figure))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY), ("their", ENEMY), ("the opponent's", ENEMY)):
        for energy in ("current energy", "total energy", "energy", "amount of total energy"):
            g.phrase("value", f"{whose} {energy}", Count(canonical(side, ENERGY)))
        g.phrase("value", f"the number of {whose} energy", Count(canonical(side, ENERGY)))
    g.phrase("value", "the number of {g:play_many}", Count(V("g")))
    g.phrase("value", "the number of {g:at_many}", Count(V("g")), placed)
    for each in ("each", "every", "each 1", "every 1"):
        g.phrase("per", f" for {each} of {{g:play_many}}", Count(V("g")))
        g.phrase("per", f" for {each} {{g:play_one}}", Count(V("g")), sided)
        g.phrase("per", f" for {each} {{g:at_one}}", Count(V("g")), placed)
        g.phrase("per", f" for {each} {{g:mine_one}} you have", Count(V("g")))
        g.phrase("per", f" for {each} of {{g:mine_many}} you have", Count(V("g")))
    for each in ("each", "every"):
        g.phrase("per", f" for {each} {{k:several}} {{g:at_many}}", Fits(Count(V("g")), V("k")), placed)
        g.phrase("per", f" for {each} {{k:several}} of {{g:play_many}}", Fits(Count(V("g")), V("k")))
