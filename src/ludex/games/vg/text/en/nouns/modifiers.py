"""English, what stands after a noun, put together: states and what they are not, the column or the row of other units,
the highest or lowest figure; and cards taken from those that the text has told."""

from __future__ import annotations

from ludex.games.vg.c15_pseudo_cards import TOKEN
from ludex.games.vg.text.en.nouns.qualities import of_others
from ludex.games.vg.text.meanings import VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import REVEALED
from ludex.lang.pattern import ANY, SELF, Beside, Choose, Count, Env, Not, Ref, Some, Underwent, V, When

OWNED = (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe"))
FIGURES = (("grade", "grade"), ("[Power]", "power"))


def states(g: Grammar) -> None:
    for that in (" that is not ", " that are not ", " not "):
        g.phrase("field_post", f"{that}{{s:not_state}}", Not(V("s")))
    for words, such in (
        ("in the [overDress] state", t.Mark("overDress")),
        ("in the [XoverDress] state", t.Mark("XoverDress")),
        ("boosted", t.Role("boosted")),
        ("attacking", t.Role("attacking")),
        ("in [Stand]", t.State("stand")),
        ("in [Rest]", t.State("rest")),
    ):
        g.phrase("not_state", words, such)
    g.phrase("field_post", " other than tokens", Not(TOKEN))
    g.phrase("field_post", " other than token units", Not(TOKEN))
    g.phrase("pre", "non-token ", Not(TOKEN))
    called = Underwent(When("move", SELF, src=V("s"), word="called", cause=V("c")))
    g.phrase("field_post", "{x:that_was}called{s:if_source}{c:if_by} this turn", called, of_others)


def places(g: Grammar) -> None:
    """Units beside those of a group, and not beside one."""
    for line in ("column", "row"):
        for whose, group in OWNED:
            for of in ("one of ", "any of "):
                words = f" in the same {line} as {of}{whose}{{w:{group}_many}}"
                g.phrase("field_post", words, Beside(V("w"), line))
        for start in (f" in a different {line} from", f" in a different {line} than", f" not in the same {line} as"):
            g.phrase("field_post", f"{start} {{r:which}}", Not(Beside(V("r"), line)), not_itself)


def not_itself(env: Env) -> bool:
    return bool(env["r"] != SELF)


OPS = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("lower than or equal to", "<="),
    ("greater than or equal to", ">="),
    ("equal to or greater than", ">="),
    ("less than", "<"),
    ("greater than", ">"),
    ("equal to", "="),
)


def amounts(g: Grammar) -> None:
    """Figures compared with those of a card that the text has told; of grades `details` tells."""
    for words, op in OPS:
        g.phrase("post", f" with [Power] {words} {{c:figure_of}}", t.Figure("power", op, V("c")), of_another)


def of_another(env: Env) -> bool:
    """Whether it is the figure of a card that the text has told: of this unit other phrases tell."""
    return isinstance(env["c"], t.FigureOf) and isinstance(env["c"].what, Ref) and env["c"].what != Ref(t.THAT)


def extremes(g: Grammar) -> None:
    """The units of a group with the highest or the lowest figure are chosen."""
    for most, said in ((True, "highest"), (False, "lowest")):
        for word, figure in FIGURES:
            for whose, group in OWNED:
                such = t.Extreme(V("g"), figure, most)
                end = f" with the {said} {word}"
                g.phrase(
                    "clause", f"choose {{n:number}} of {whose}{{g:{group}_many}}{end}", (Choose("t", V("n"), such),)
                )
                g.phrase("things", f"all of {whose}{{g:{group}_many}}{end}", such)


def told(g: Grammar) -> None:
    """Cards that the text has told: one of them, some or all."""
    r = V("r")
    for words, n, up_to in (
        ("one", 1, False),
        ("up to one", 1, True),
        ("{n:several}", V("n"), False),
        ("up to {n:several}", V("n"), True),
    ):
        g.phrase("clause", f"choose {words} of {{r:told_many}}", (Choose("t", n, r, up_to=up_to),), not_revealed)
    for words, n, up_to in (("a card", 1, False), ("up to one card", 1, True)):
        chosen = (Choose("t", n, r, up_to=up_to),)
        g.phrase("clause", f"choose {words} from among {{r:told_many}}", chosen, not_revealed)
    for words, n, up_to in (
        ("{k:a_card}", 1, False),
        ("up to one {k:card_one}", 1, True),
        ("up to {n:several} {k:card_many}", V("n"), True),
        ("any number of {k:card_many}", Count(t.All((r, V("k")))), True),
    ):
        such = Choose("t", n, t.All((r, V("k"))), up_to=up_to)
        g.phrase("clause", f"choose {words} from among {{r:told_many}}", (such,), not_revealed_such)


def not_revealed(env: Env) -> bool:
    """Whether they are no revealed cards: those are taken as what was looked at."""
    return bool(env["r"] != Ref(REVEALED))


def not_revealed_such(env: Env) -> bool:
    return not_revealed(env) and env["k"] != ANY


def together(g: Grammar) -> None:
    """Units of which each is meant, and two kinds of them."""
    for whose, group in OWNED:
        g.phrase("thing", f"each of {whose}{{g:{group}_many}}", V("g"))
    pair = Some((VANGUARD, V("g")))
    g.phrase("things", "your vanguard and all of your {g:own_many}", pair, rear)
    g.phrase("things", "your vanguard and your {g:own_many}", pair, rear)


def rear(env: Env) -> bool:
    """Whether the group does not speak of vanguards."""
    return not any(isinstance(part, t.Zone) and "VC" in part.names for part in parts_of(env["g"]))


def add(g: Grammar) -> None:
    for part in (states, places, amounts, extremes, told, together):
        part(g)
