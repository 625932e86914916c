"""English, amounts: counts, amounts "for each", and counters."""

from __future__ import annotations

from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.groups import YOUR_LEADER
from ludex.games.sve.text.en.groups import placed
from ludex.games.sve.text.en.words import THIS
from ludex.games.sve.text.meanings import HAND, IT, ME
from ludex.lang import pattern as t
from ludex.lang.en import amounts as lang
from ludex.lang.en.numbers import say_digits
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import (
    CHOSEN,
    SELF,
    YOU,
    YOURS,
    Chosen,
    Count,
    Damage,
    Do,
    Draw,
    Give,
    Moved,
    Number,
    Plus,
    Ref,
    V,
    Zone,
)
from ludex.lang.surface import canonical

FIGURES = ("attack", "defense", "cost")
OWNERS = (
    ("its", IT, FIGURES),
    ("that follower's", IT, FIGURES),
    ("that card's", IT, ("cost",)),
    ("the revealed card's", IT, ("cost",)),
    ("the selected follower's", Ref(CHOSEN), FIGURES),
    ("the selected card's", Ref(CHOSEN), ("cost",)),
    ("the follower's", Ref(CHOSEN), FIGURES),
    ("the amulet's", Ref("became"), ("cost",)),
    ("this follower's", SELF, FIGURES),
)
"""Whose figure an amount is: words, the card, the figures it has."""


def amounts(g: Grammar) -> None:
    g.phrase("amount", "X", Chosen("X"))
    g.add("amount", Token(r"\d+", int, say_digits))
    for template, means in (
        ("the number of cards you've played this turn, excluding this card", Plus((Number(YOU, "cards played"), -1))),
        ("the number of cards you've played this turn", Number(YOU, "cards played")),
        ("your maximum play points", Number(YOU, MAX_PP)),
    ):
        g.phrase("equal", template, means, placed)
    lang.figures_of(g, "equal", OWNERS)
    lang.sums(g, "equal", "plain")
    lang.counts(g, "equal", (("", "said_many"), ("other ", "said_other_many")), placed)
    lang.counts(g, "plain", (("", "said_many"),), placed)


def finer_amounts(g: Grammar) -> None:
    for template, means in (
        ("the total number of cards in your hand and EX area", Count(canonical(YOURS, Zone(("hand", "ex"))))),
        ("the number of {g:said_many}, including this one", Count(V("g"))),
        ("the number of {g:buried_many} put into your cemetery by this ability", Count(V("g"))),
        ("the number of counters removed", Chosen("removed")),
        *(
            (f"the number of {{k:kind_many}} {words}{tail}", Moved(name, V("k")))
            for words, name in (
                ("returned", "t"), ("returned to hand", "t"), ("destroyed", "t"), ("banished", "t"), ("discarded", "d"),
                ("put into the cemetery", "t"),
            )
            for tail in ("", " this way", " by this ability")
        ),
    ):  # fmt: skip
        g.phrase("equal", template, means, placed)


def counting(g: Grammar) -> None:
    for template, means in (
        ("your max play points", t.Number(YOU, MAX_PP)),
        ("the number of cards in its controller's hand", Count(t.All((t.SameSide(IT), HAND)))),
        ("the total cost of {g:said_many}", t.FigureOf(V("g"), "cost")),
    ):
        g.phrase("equal", template, means, placed)
        g.phrase("plain", template, means, placed)
    for category in ("equal", "plain"):
        lang.greatest(g, category, "said_many", FIGURES, placed)
    lang.figures_of(g, "plain", OWNERS)


def for_each(g: Grammar) -> None:
    """Amounts per card of a kind, or per `k` such cards."""
    for words, n in lang.each((("", "said_one"), ("other ", "said_other_one")), "said_many"):
        attack = t.Modify(ME, "attack", "+", n)
        defense = t.Modify(ME, "defense", "+", n)
        less = tuple(t.Modify(ME, figure, "+", t.Times(-1, n)) for figure in ("attack", "defense"))
        g.phrase("boon_each", f"[attack]+1/[defense]+1{words}", (attack, defense), placed)
        g.phrase("boon_each", f"[attack]-1/[defense]-1{words}", less, placed)
        g.phrase("boon_each", f"[attack]+1{words}", (attack,), placed)
        g.phrase("boon_each", f"[defense]+1{words}", (defense,), placed)
        for template, means in (
            ("draw a card{per}", Draw(n)),
            ("give your leader [defense]+1{per}", Do("restore", YOUR_LEADER, n)),
            ("deal 1 damage to {o:object}{per}", Damage(V("o"), n)),
            ("recover 1 play point{per}", Do("recover", n=n)),
        ):
            g.phrase("clause", template.replace("{per}", words), (means,), placed)
        for template, made in (
            ("deal {m:several} damage to {o:object}{per}", Damage(V("o"), t.Times(V("m"), n))),
            ("give your leader [defense]+{m:several}{per}", Do("restore", YOUR_LEADER, t.Times(V("m"), n))),
            ("draw {m:several} cards{per}", Draw(t.Times(V("m"), n))),
        ):
            g.phrase("clause", template.replace("{per}", words), (made,), placed)
    g.add("several", Token(r"\d+", _several, lambda n: str(n) if type(n) is int and n > 1 else None))
    for give, until in (
        ("give {o:thing} {b:boon_each}", ""),
        ("give {o:thing} {b:boon_each} this turn", "turn"),
        ("give {o:thing} {b:boon_each} for the rest of this turn", "turn"),
    ):
        g.phrase("clause", give, (Give(V("o"), V("b"), until),))


def _several(text: str) -> int | None:
    return int(text) if int(text) > 1 else None


def counters(g: Grammar) -> None:
    for this in THIS:
        for verb in ("on this card", "on this follower", "on this", f"{this} had", f"{this} has"):
            g.phrase("equal", f"the number of {{c:counter}} counters {verb}", t.CountersOn(SELF, V("c")))
        held = t.Counter(V("c"), ">=", V("n"))
        few = t.Counter(V("c"), "<=", V("n"))
        none = t.Unless(t.Is(SELF, t.Counter(V("c"))))
        for words, cond in (
            (f"{this} has a {{c:counter}} counter", t.Is(SELF, t.Counter(V("c")))),
            (f"{this} has an {{c:counter}} counter", t.Is(SELF, t.Counter(V("c")))),
            (f"there are {{c:counter}} counters on {this}", t.Is(SELF, t.Counter(V("c")))),
            (f"{this} has at least {{n:digits}} {{c:counter}} counters", t.Is(SELF, held)),
            (f"there's at least {{n:digits}} {{c:counter}} counter on {this}", t.Is(SELF, held)),
            (f"there are at least {{n:digits}} {{c:counter}} counters on {this}", t.Is(SELF, held)),
            (f"{this} has {{n:digits}} {{c:counter}} counters or less", t.Is(SELF, few)),
            (f"{this} has no {{c:counter}} counters", none),
            (f"there are no {{c:counter}} counters on {this}", none),
        ):
            g.phrase("cond", words, cond)
    for verb in ("put", "place"):
        g.phrase("clause", f"{verb} an {{c:counter}} counter on {{o:thing}}", (t.Counters(V("o"), V("c"), 1),))
    for this in THIS:
        one = (t.Counters(SELF, V("c"), -1),)
        several = (t.Counters(SELF, V("c"), V("n")),)
        for article in ("a", "an"):
            g.phrase("cost", f"remove {article} {{c:counter}} counter from {this}", one)
        g.phrase("cost", f"remove {{n:minus}} {{c:counter}} counters from {this}", several)


def add(g: Grammar) -> None:
    for part in (amounts, finer_amounts, counting, for_each, counters):
        part(g)
