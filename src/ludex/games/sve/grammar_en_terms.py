"""English, further terms: what happened this turn, what is counted, and how cards compare."""

from __future__ import annotations

from ludex.games.sve.c04_zones import ENTERED
from ludex.games.sve.c14_universe_specific import RACED
from ludex.games.sve.grammar_en_nouns import (
    CEMETERY,
    FIELD,
    IT,
    LEADER,
    YOUR_LEADER,
    join,
    placed,
)
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.pattern import (
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    Chosen,
    Compare,
    Cond,
    Count,
    Counter,
    Different,
    Exists,
    Extreme,
    Figure,
    FigureOf,
    Is,
    Mark,
    Modulo,
    Named,
    Number,
    Ref,
    Some,
    V,
    Word,
    Zone,
)
from ludex.lang.surface import canonical, parts_of

COST, SEEN = Ref("cost"), Ref("seen")
SIDES = 6


def kinds(g: Grammar) -> None:
    for post, means in (
        (" that was put onto the field this turn", Mark(ENTERED)),
        (" with Earth Rite", Word("ability", "Earth Rite")),
        (" with different names", Different("name")),
        (" that costs X play points or less", Figure("cost", "<=", Chosen("X"))),
        (" that costs less than {n:equal}", Figure("cost", "<", V("n"))),
        (" that cost less than {n:equal}", Figure("cost", "<", V("n"))),
        (" that costs more than {n:equal}", Figure("cost", ">", V("n"))),
        (
            " that costs more than the follower you put into the cemetery",
            Figure("cost", ">", FigureOf(COST, "cost")),
        ),
        (
            " with {n:digits} attack or less or {m:digits} defense",
            Some((Figure("attack", "<=", V("n")), Figure("defense", "=", V("m")))),
        ),
    ):
        g.phrase("kind_post", post, means)
        g.phrase("group_post", post, means)
    g.phrase("kind_pre", "racing ", Mark(RACED))
    g.add("own_playable_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("buried_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(SEEN, CEMETERY)))
    g.add("revealed_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(SEEN,)))


def things(g: Grammar) -> None:
    g.phrase("thing", "each of the lowest-cost {g:group_many}", Extreme(V("g"), "cost"))
    g.phrase("thing", "each of the highest-cost {g:group_many}", Extreme(V("g"), "cost", True))
    two = Some((Word("name", V("a")), Word("name", V("b"))))
    g.phrase("thing", "each {a:name} and {b:name} on your field", All((YOURS, FIELD, two)))
    g.phrase("object", "it and each leader", Some((IT, LEADER)))


def amounts(g: Grammar) -> None:
    for template, means in (
        ("the total number of cards in your hand and EX area", Count(canonical(YOURS, Zone(("hand", "ex"))))),
        ("the number of {g:said_many}, including this one", Count(V("g"))),
        ("the number of {g:buried_many} put into your cemetery by this ability", Count(V("g"))),
        ("the number of counters removed", Chosen("removed")),
        ("the amulet's cost", FigureOf(Ref("became"), "cost")),
        ("the follower's cost", FigureOf(Ref("became"), "cost")),
    ):
        g.phrase("equal", template, means, placed)


def done_this_turn(name: str) -> Cond:
    return Compare(Number(YOU, name), ">=", 1)


def parity(rest: int) -> Cond:
    return Compare(Modulo(FigureOf(IT, "cost"), 2), "=", rest)


def conditions(g: Grammar) -> None:
    lies = (Exists(All((YOURS, CEMETERY, Word("name", V(name))))) for name in ("a", "b"))
    for template, means in (
        ("there is {x:article}{a:name} and {b:name} in your cemetery", Both(tuple(lies))),
        ("your leader's [defense] is at least {n:digits}", Compare(FigureOf(YOUR_LEADER, "defense"), ">=", V("n"))),
        ("any of your followers have been destroyed this turn", done_this_turn("followers destroyed")),
        ("any of your followers were destroyed this turn", done_this_turn("followers destroyed")),
        ("you discarded a card this turn", done_this_turn("cards discarded")),
        ("you've discarded a card this turn", done_this_turn("cards discarded")),
        ("a card on your field was returned to hand this turn", done_this_turn("cards returned")),
        ("your followers have attacked at least {n:digits} times this turn", attacks(V("n"))),
        ("your followers attacked at least {n:digits} times this turn", attacks(V("n"))),
        ("your followers attacked {n:digits} or more times this turn", attacks(V("n"))),
        ("the enemy follower has {n:digits} defense or less", Is(Ref("other"), Figure("defense", "<=", V("n")))),
        ("the enemy follower has {n:digits} attack or less", Is(Ref("other"), Figure("attack", "<=", V("n")))),
        ("it costs {n:digits} play points or less", Is(IT, Figure("cost", "<=", V("n")))),
        ("it costs {n:digits} play points or more", Is(IT, Figure("cost", ">=", V("n")))),
        ("it costs {n:digits} play points", Is(IT, Figure("cost", "=", V("n")))),
        ("it costs an odd number of play points", parity(1)),
        ("it costs an even number of play points", parity(0)),
        ("this card had a {c:counter} counter", Is(SELF, Counter(V("c")))),
        ("this had a {c:counter} counter", Is(SELF, Counter(V("c")))),
        ("your EX area is full", Named("EX area full")),
    ):
        g.phrase("cond", template, means, placed)
    for n in range(1, SIDES + 1):
        g.phrase("cond", f"you roll a {n}", Compare(Chosen("die"), "=", n))
        for m in range(n + 2, SIDES + 1):
            listed = ", ".join(str(k) for k in range(n, m))
            within = Both((Compare(Chosen("die"), ">=", n), Compare(Chosen("die"), "<=", m)))
            g.phrase("cond", f"you roll a {listed}, or {m}", within)
    ordinals = {1: "1st", 2: "2nd", 3: "3rd"}
    g.add("ordinal", Token(r"1st|2nd|3rd|\d+th", lambda s: int(s[:-2]), lambda n: _say_ordinal(ordinals, n)))


def _say_ordinal(irregular: dict[int, str], n: object) -> str | None:
    return irregular.get(n, f"{n}th") if type(n) is int else None


def attacks(n: int) -> Cond:
    return Compare(Number(YOU, "attacks"), ">=", n)


def add(g: Grammar) -> None:
    for part in (kinds, things, amounts, conditions):
        part(g)
