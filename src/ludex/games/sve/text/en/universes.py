"""English, words of a single universe: Union Burst before an ability, and what hears of it."""

from __future__ import annotations

from ludex.games.sve.c12_keywords import FANFARE, STRIKE, with_text
from ludex.games.sve.c14_union_burst import BURST, HEADING
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.headings import headed
from ludex.lang.pattern import YOU, V, When

BEGINNINGS = ("[fanfare]", "[lastwords]", "^on Evolve", "^strike", "^on Super", "[act]", "[quick] [act]")


def union_burst(g: Grammar) -> None:
    """Abilities with the icon at their head, and those that hear of others'."""
    both = tuple(with_text(keyword.means[0], V("do")) for keyword in (FANFARE, STRIKE))
    g.phrase("unit", "[fanfare] / ^strike - {do:block}", both)
    headed(g, "unit", "[Union Burst] ", BEGINNINGS, (HEADING,))
    for start in ("a", "the"):
        g.phrase("event", f"{start} [Union Burst] ability of {{g:burster}} activates", When(BURST, V("g")))
    g.phrase("burster", "{g:a_group}", V("g"))
    g.phrase("burster", "another {g:other_one}", V("g"))
    others = t.Compare(t.Happened(When(BURST, player=YOU)), ">=", V("n"))
    for have in ("you've", "you have"):
        g.phrase("cond", f"{have} activated at least {{n:digits}} other [Union Burst] abilities this turn", others)


def add(g: Grammar) -> None:
    union_burst(g)
