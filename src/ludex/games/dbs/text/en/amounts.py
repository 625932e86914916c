"""English, amounts: what is counted, how much for each, figures of cards, the greatest and the sum of them."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import placed, sided
from ludex.games.dbs.text.en.references import DEEDS
from ludex.games.dbs.text.meanings import ENERGY
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import RESTED, REVEALED, STOOD
from ludex.lang.pattern import ENEMY, YOURS, Count, FigureOf, Fits, Moved, Ref, V

G: Any = V("g")
TURNS = (("Active", STOOD), ("Rest", RESTED))


def particles(g: Grammar) -> None:
    for category, choice in (
        ("a_color", ("color", "card color", "different color")), ("among_", ("among", "in", "on")),
        ("some_colors", ("colors", "card colors", "different colors")), ("all_or_so", ("", "all ")),
        ("each_", ("each", "every", "each 1", "every 1")), ("every_", ("every", "each")),
        ("whose_sum", ("", "all ", "all of ", "of ", "all of the ", "the ")),
        ("total_sum", ("total ", "combined ", "total combined ")), ("high_", ("highest", "greatest")),
        ("with_or", (" and/or ", " and ", " or ")), ("number_of", ("the number of", "the total number of")),
    ):  # fmt: skip
        for words in choice:
            g.phrase(category, words, t.ANY)


def deeds(g: Grammar) -> None:
    """`deed_done`: what this skill has done with cards; `deed_you`: the same, said of the player."""
    for done, _, where, deed in DEEDS:
        if deed != REVEALED:
            g.phrase("deed_done", f"{{b_:being_}}{done}{where} {{t_:through}} this skill", deed)
            g.phrase("deed_cards", f"{{b_:being_}}{done}{where} {{t_:through}} this skill", Ref(deed))
            g.phrase("deed_you", f"you {done}{where}{{e_:by_this}}", deed)
            if where:
                g.phrase("deed_done", f"{{b_:being_}}{done}{where}", deed)
    for done, deed in dict.fromkeys((done, deed) for done, _, _, deed in DEEDS if deed != REVEALED):
        g.phrase("deed_done", f"{{b_:being_}}{done}", deed)


def counted(g: Grammar) -> None:
    """`counted_one`, `counted_many`: cards, colours and names that are counted."""
    for number in ("one", "many"):
        category = f"counted_{number}"
        g.phrase(category, f"{{g:play_{number}}}", Count(G), told)
        g.phrase(category, f"{{g:at_{number}}}", Count(G), placed)
        g.phrase(category, f"{{g:mine_{number}}} you have", Count(G))
        g.phrase(category, f"{{g:mine_{number}}} you have in play", Count(G), _no_energy)
        g.phrase(category, f"{{g:theirs_{number}}} your opponent has", Count(G))
        g.phrase(category, f"{{g:theirs_{number}}} your opponent has in play", Count(G), _no_energy)
        both = Count(t.All((t.Some((V("a"), V("b"))), V("p"))))
        g.phrase(category, f"{{a:kind_{number}}}{{w_:with_or}}{{b:kind_{number}}}{{p:place}}", both, _told_apart)
        hue = "{c_:a_color}" if number == "one" else "{c_:some_colors}"
        hued = f"{hue} {{a_:among_}} {{x_:all_or_so}}"
        g.phrase(category, f"{hued}{{g:hued_many}}", Count(G), placed)
        g.phrase(category, f"{hued}{{g:hued_play_many}}", Count(G), sided)
        g.phrase(category, f"{hue}{{p:place}}", Count(t.All((V("p"), t.Different("color")))))
        s = "" if number == "one" else "s"
        for kind, names in (("name", ("card name", "name")), ("character", ("character name",))):
            for word in names:
                g.phrase(category, f"different {word}{s}{{p:place}}", Count(t.All((V("p"), t.Different(kind)))))
        g.phrase(category, f"{{g:kind_{number}}} {{d:deed_done}}", Moved(V("d"), G))
        g.phrase(category, f"{{g:kind_{number}}} {{d:deed_you}}", Moved(V("d"), G))
        for mode, deed in TURNS:
            turned = t.Turned(deed, G)
            g.phrase(category, f"{{g:kind_{number}}} switched to {mode} Mode {{t_:through}} this skill", turned)
    described(g, "hued_play", "phead", "ppre", "ppost", (), (t.Different("color"),))


def rates(g: Grammar) -> None:
    """`per_first`: "for each ..."; `per`: the same with its leading blank."""
    g.phrase("per", " {k:per_first}", V("k"))
    g.phrase("per_first", "for {e_:each_} {k:counted_one}", V("k"))
    g.phrase("per_first", "for {e_:each_} of {k:counted_many}", V("k"))
    g.phrase("per_first", "for {e_:every_} {n:several} {k:counted_many}", Fits(V("k"), V("n")))
    g.phrase("per_first", "for {e_:every_} {n:several} of {k:counted_many}", Fits(V("k"), V("n")))


def values(g: Grammar) -> None:
    """`value`: a count, a figure, the sum or the greatest of figures."""
    g.phrase("value", "{n_:number_of} {k:counted_many}", V("k"))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY), ("their", ENEMY), ("the opponent's", ENEMY)):
        for energy in ("current energy", "total energy", "energy", "amount of total energy"):
            g.phrase("value", f"{whose} {energy}", Count(canonical(side, ENERGY)))
        g.phrase("value", f"the number of {whose} energy", Count(canonical(side, ENERGY)))
    g.phrase("value", "your Leader's {f:figure_told}", FigureOf(canonical(YOURS, LEADERS), V("f")))
    g.phrase("value", "your opponent's Leader's {f:figure_told}", FigureOf(canonical(ENEMY, LEADERS), V("f")))
    g.phrase("value", "{o:asked_s} {f:figure_told}", FigureOf(V("o"), V("f")))
    g.phrase("value", "the {f:figure_told} of {o:thing}", FigureOf(V("o"), V("f")))
    for group, fits in (("play", sided), ("at", placed)):
        total = f"the {{t_:total_sum}}{{f:figure_told}} of {{w_:whose_sum}}{{g:{group}_many}}"
        g.phrase("value", total, FigureOf(G, V("f")), fits)
        g.phrase("value", f"the {{h_:high_}} {{f:figure_told}} among {{g:{group}_many}}", t.Greatest(G, V("f")), fits)
    g.phrase("value", "the {t_:total_sum}{f:figure_told} of the cards {d:deed_cards}", FigureOf(V("d"), V("f")))


LEADERS = t.Zone(("leader",))


def told(env: t.Env) -> bool:
    """Whether it is said whose cards they are, or that they are in play."""
    return sided(env) or any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(env["g"]))


def _no_energy(env: t.Env) -> bool:
    """Whether the cards are not energy or life: those are not in play."""
    zones = {name for part in walk.nodes(env["g"]) if isinstance(part, t.Zone) for name in part.names}
    return not zones & {"energy", "life"}


def _told_apart(env: t.Env) -> bool:
    """Whether both kinds have a noun of their own, and no list among them."""
    kinds = [parts_of(env[name]) for name in ("a", "b")]
    nouns = all(any(isinstance(part, t.Word) and part.kind in ("character", "trait", "name") for part in kind)
                for kind in kinds)  # fmt: skip
    plain = all(isinstance(part, t.Word) and part.kind != "type" for kind in kinds for part in kind)
    return nouns and plain


def add(g: Grammar) -> None:
    for part in (particles, deeds, counted, rates, values):
        part(g)
