"""English, further terms: what happened this turn, what is counted, and how cards compare."""

from __future__ import annotations

from ludex.games.sve.c04_zones import ENTERED
from ludex.games.sve.c14_universe_specific import RACED
from ludex.games.sve.text.en.nouns import (
    CEMETERY,
    FIELD,
    IT,
    LEADER,
    YOUR_HAND,
    YOUR_LEADER,
    join,
    placed,
)
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.pattern import (
    CHOSEN,
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
    Moved,
    Named,
    Number,
    Ref,
    Some,
    State,
    TurnOf,
    Unless,
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
    g.add("own_playable_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("own_playable_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("buried_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(SEEN, CEMETERY)))
    g.add("revealed_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(SEEN,)))


def things(g: Grammar) -> None:
    g.phrase("thing", "each of the lowest-cost {g:group_many}", Extreme(V("g"), "cost"))
    g.phrase("thing", "each of the highest-cost {g:group_many}", Extreme(V("g"), "cost", True))
    two = Some((Word("name", V("a")), Word("name", V("b"))))
    g.phrase("thing", "each {a:name} and {b:name} on your field", All((YOURS, FIELD, two)))
    g.phrase("thing", "your {g:own_many}", V("g"))
    g.phrase("thing", "your other {g:own_other_many}", V("g"))
    g.phrase("thing", "each of your {g:own_many}", V("g"))
    g.phrase("thing", "each of your other {g:own_other_many}", V("g"))
    g.phrase("thing", "the enemy follower", Ref("other"))
    g.phrase("object", "it and each leader", Some((IT, LEADER)))


def amounts(g: Grammar) -> None:
    for template, means in (
        ("the total number of cards in your hand and EX area", Count(canonical(YOURS, Zone(("hand", "ex"))))),
        ("the number of {g:said_many}, including this one", Count(V("g"))),
        ("the number of {g:buried_many} put into your cemetery by this ability", Count(V("g"))),
        ("the number of counters removed", Chosen("removed")),
        ("the amulet's cost", FigureOf(Ref("became"), "cost")),
        ("the follower's cost", FigureOf(Ref(CHOSEN), "cost")),
        ("the follower's attack", FigureOf(Ref(CHOSEN), "attack")),
        ("the follower's defense", FigureOf(Ref(CHOSEN), "defense")),
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
        ("it's your opponent's turn", TurnOf("opponent")),
        ("it's an opponent's turn", TurnOf("opponent")),
    ):
        g.phrase("cond", template, means, placed)
    itself(g)
    for n in range(1, SIDES + 1):
        g.phrase("cond", f"you roll a {n}", Compare(Chosen("die"), "=", n))
        for m in range(n + 2, SIDES + 1):
            listed = ", ".join(str(k) for k in range(n, m))
            within = Both((Compare(Chosen("die"), ">=", n), Compare(Chosen("die"), "<=", m)))
            g.phrase("cond", f"you roll a {listed}, or {m}", within)
    ordinals = {1: "1st", 2: "2nd", 3: "3rd"}
    g.add("ordinal", Token(r"1st|2nd|3rd|\d+th", lambda s: int(s[:-2]), lambda n: _say_ordinal(ordinals, n)))


def itself(g: Grammar) -> None:
    """What the card itself is like: its figures, its counters, how it lies."""
    for this in ("this follower", "this card", "this"):
        for figure in ("attack", "defense"):
            own = FigureOf(SELF, figure)
            for words, op in (
                ("at least {n:digits}", ">="),
                ("{n:digits} or more", ">="),
                ("{n:digits} or less", "<="),
            ):
                g.phrase("cond", f"{this}'s {figure} is {words}", Compare(own, op, V("n")))
                g.phrase("cond", f"{this} has {words} {figure}", Compare(own, op, V("n")))
            g.phrase("cond", f"{this} has {{n:digits}} {figure} or more", Compare(own, ">=", V("n")))
            g.phrase("cond", f"{this} has {{n:digits}} {figure} or less", Compare(own, "<=", V("n")))
        held, more = Is(SELF, Counter(V("c"))), Is(SELF, Counter(V("c"), ">=", V("n")))
        for words in (
            f"{this} has a {{c:counter}} counter",
            f"{this} has a {{c:counter}} counter on it",
            f"there is a {{c:counter}} counter on {this}",
        ):
            g.phrase("cond", words, held)
        for words in (
            f"{this} doesn't have a {{c:counter}} counter",
            f"{this} doesn't have any {{c:counter}} counters",
            f"{this} has no {{c:counter}} counters",
            f"there are no {{c:counter}} counters on {this}",
        ):
            g.phrase("cond", words, Unless(held))
            g.phrase("own_cond", words, Unless(held))
        g.phrase("cond", f"there are at least {{n:digits}} {{c:counter}} counters on {this}", more)
        g.phrase("cond", f"{this} has {{n:digits}} or more {{c:counter}} counters", more)
        for state in ("engaged", "reserved"):
            g.phrase("cond", f"{this} is {state}", Is(SELF, State(state)))
    g.phrase("cond", "you have no cards in your hand", Compare(Count(YOUR_HAND), "=", 0))
    nth = Compare(Number(YOU, "cards played"), "=", V("n"))
    g.phrase("cond", "this is the {n:ordinal} card you've played this turn", nth)


def _say_ordinal(irregular: dict[int, str], n: object) -> str | None:
    return irregular.get(n, f"{n}th") if type(n) is int else None


def attacks(n: int) -> Cond:
    return Compare(Number(YOU, "attacks"), ">=", n)


def add(g: Grammar) -> None:
    for part in (kinds, things, amounts, conditions):
        part(g)
