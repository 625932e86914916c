"""English, amounts: what is counted, how much for each."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import placed, sided
from ludex.games.dbs.text.meanings import ENERGY, FIGURES, IT
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
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
    g.phrase("value", "the number of {g:play_many}", Count(V("g")), told)
    g.phrase("value", "the number of {g:at_many}", Count(V("g")), placed)
    for category, choice in (
        ("a_color", ("color", "card color", "different color")), ("among_", ("among", "in", "on")),
        ("all_or_so", ("", "all ")),
    ):  # fmt: skip
        for words in choice:
            g.phrase(category, words, t.ANY)
    for each in ("each", "every", "each 1", "every 1"):
        g.phrase("each_", each, t.ANY)
    for category, start in (("per", " for {e_:each_}"), ("per_first", "for {e_:each_}")):
        g.phrase(category, f"{start} of {{g:play_many}}", Count(V("g")))
        g.phrase(category, f"{start} {{g:play_one}}", Count(V("g")), told)
        g.phrase(category, f"{start} {{g:at_one}}", Count(V("g")), placed)
        g.phrase(category, f"{start} {{g:mine_one}} you have", Count(V("g")))
        g.phrase(category, f"{start} of {{g:mine_many}} you have", Count(V("g")))
        g.phrase(category, f"{start} {{k:several}} {{g:at_many}}", Fits(Count(V("g")), V("k")), placed)
        g.phrase(category, f"{start} {{k:several}} of {{g:play_many}}", Fits(Count(V("g")), V("k")))
        hued = f"{start} {{c_:a_color}} {{a_:among_}} {{x_:all_or_so}}"
        g.phrase(category, f"{hued}{{g:hued_many}}", Count(V("g")), placed)
        g.phrase(category, f"{hued}{{g:hued_play_many}}", Count(V("g")), sided)
        g.phrase(category, f"{start} {{c_:a_color}}{{p:place}}", Count(t.All((V("p"), t.Different("color")))))
    described(g, "hued_play", "phead", "ppre", "ppost", (), (t.Different("color"),))
    g.phrase("value", "your Leader's power", FigureOf(canonical(YOURS, LEADERS), "power"))
    g.phrase("value", "your opponent's Leader's power", FigureOf(canonical(ENEMY, LEADERS), "power"))


LEADERS = t.Zone(("leader",))


def told(env: t.Env) -> bool:
    """Whether it is said whose cards they are, or that they are in play."""
    return sided(env) or any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(env["g"]))
