"""English, costs and conditions before the colon."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludex.games.dbs.text.meanings import HAND, PAID
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, YOURS, Choose, Move, Rest, V


class Prelude(NamedTuple):
    """[DBS 8-1-3-1] What stands before the colon: the words, the cost and the condition."""

    words: str
    cost: Any = ()
    cond: Any = None


def as_parts(cost: Any) -> tuple[Any, ...]:
    """[DBS 8-4-2-1] A cost as parts of a longer one, paid in the order of the text."""
    return (Rest(cost.name),) if isinstance(cost, t.Hole) else tuple(cost)


PRELUDES = (
    Prelude("{k_:stray}"),
    Prelude("{p:fee} : ", V("p")),
    Prelude("{q:proviso}{p:besides} : ", V("p"), V("q")),
    Prelude("{e:fee_first}{s_:fee_sep}{q:proviso}{p:besides} : ", (Rest("e"), Rest("p")), V("q")),
    Prelude("{q:only_when}", (), V("q")),
)


def preludes(g: Grammar) -> None:
    """`fee`: a cost alone; `proviso`: a condition, `besides`: what is paid after it."""
    for words in ("", ": "):
        g.phrase("stray", words, t.ANY)
    for words in (", ", " and ", ", ^"):
        g.phrase("fee_and", words, t.ANY)
    g.phrase("fee", "{e:energy_cost}", V("e"))
    g.phrase("fee", "^pay {e:energy_cost}", V("e"))
    for words in (", ", " "):
        g.phrase("fee_sep", words, t.ANY)
    g.phrase("fee_first", "{e:energy_cost}", V("e"))
    g.phrase("fee_first", "^{p:payments}", V("p"))
    g.phrase("fee_first", "{e:energy_cost}, {p:payments}", (Rest("e"), Rest("p")))
    g.phrase("fee", "^{p:payments}", V("p"))
    for pay in ("^pay ", "pay "):
        g.phrase("fee", f"{pay}{{e:energy_cost}}", V("e"))
    g.phrase("fee", "{p:payments}", V("p"))  # of words that keep their capital
    g.phrase("fee", "^if you {p:payments}", V("p"))
    g.phrase("fee", "{e:energy_cost}{j_:fee_and}{p:payments}", (Rest("e"), Rest("p")))
    g.phrase("fee", "{e:energy_cost}, if you {p:payments}", (Rest("e"), Rest("p")))
    for start in ("^if", "if", "^when"):
        g.phrase("proviso", f"{start} {{q:provisos}}", V("q"))
    g.phrase("proviso", "^{q:conds}", V("q"))
    g.phrase("proviso", "{q:conds}", V("q"))
    g.phrase("proviso", "^{q:while}", V("q"))
    g.phrase("proviso", "^{q:while}, if {r:conds}", t.Both((V("q"), V("r"))))
    g.phrase("provisos", "{q:conds}", V("q"))
    g.phrase("provisos", "{q:lies_in}", V("q"))
    g.phrase("provisos", "{q:lies_in} and {r:cond}", t.Both((V("q"), V("r"))))
    g.phrase("provisos", "{q:cond} and {r:lies_in}", t.Both((V("q"), V("r"))))
    g.phrase("provisos", "{q:cond}, {r:cond}", t.Both((V("q"), V("r"))))
    g.phrase("provisos", "{q:cond}, {r:cond}, {s:cond}", t.Both((V("q"), V("r"), V("s"))))
    for start in ("^you can only activate this skill", "^activate this skill only", "^activate only"):
        for end in (". ", " : "):
            g.phrase("only_when", f"{start} {{q:aslong}}{end}", V("q"))
    g.phrase("besides", "", ())
    for joint in (", ", " and ", ", and ", ", pay ", " and pay ", ", and you pay ", " and you pay "):
        g.phrase("besides", f"{joint}{{e:energy_cost}}", V("e"))
    for joint in (", ", " and you ", ", and you ", ", you ", " and ", ", and ", " and you also "):
        g.phrase("besides", f"{joint}{{p:payments}}", V("p"))
    g.phrase("besides", " : {e:fee}", V("e"))
    for joint in (", and you ", " and you ", ", then "):
        g.phrase("besides", f", you {{o:payments}}{joint}{{p:payments}}", (Rest("o"), Rest("p")))


def add(g: Grammar) -> None:
    """`payments`: costs besides energy."""
    preludes(g)
    described(g, "spent", "head", "pre", "post", (), (YOURS, HAND, t.Not(SELF)))
    for words, n in (("1 {g:spent_one}", 1), ("{n:several} {g:spent_many}", V("n"))):
        paid = (Choose("paid", n, V("g")), Move(PAID, "drop", "discard"))
        for place in ("", " from your hand", " in your hand"):
            g.phrase("payment", f"discard {words}{place}", paid)
    here = t.All((HAND, SELF))
    for words in ("discard this card", "discard this card from your hand"):
        g.phrase("payment", words, (Move(here, "drop", "discard"),))
    for words, verb in (
        ("choose this card and 1 {g:spent_one} in your hand and discard them", "discard"),
        ("choose this card and 1 {g:spent_one} from your hand and discard them", "discard"),
        ("choose this card and 1 {g:spent_one} and discard them from your hand", "discard"),
        ("discard this card and 1 {g:spent_one} from your hand", "discard"),
        ("place this card and 1 other {g:spent_one} from your hand in the Drop", ""),
        ("place this card and 1 other {g:spent_one} from your hand in your Drop", ""),
    ):
        moved = (
            (Move(here, "drop", verb), Move(PAID, "drop", verb)) if verb else (Move(here, "drop"), Move(PAID, "drop"))
        )
        both = (Choose("paid", 1, V("g")), *moved)
        g.phrase("payment", words, both)
    for cards in ("card", "cards"):
        g.phrase("payment", f"draw {{n:n}} {cards}", (t.Draw(V("n")),))
    g.phrase("payment", "drop this card", (Move(SELF, "drop"),))
    g.add("payments", Many("payment", joint=", ", last=" and ", least=1, flat=True))
    for last in (", and ", ", then ", ", and then ", " then ", ", "):
        g.add("payments", Many("payment", joint=", ", last=last, least=2, flat=True))
    for joint in (", ", " and "):
        g.phrase("payments", f"{{e:energy_cost}}{joint}{{p:payments}}", (Rest("e"), Rest("p")))
