"""English, counters and tokens."""

from __future__ import annotations

import re

from ludex.games.cc.c1018_counters import ENTERS_WITH
from ludex.games.cc.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.en.numbers import WORDS
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import SELF, Do, Mere, V


def counters(g: Grammar) -> None:
    """[CC 1018] Counters."""
    g.add("counter", Token(r"[a-z]+(?= counter)", _counter, lambda v: v if isinstance(v, str) else None))
    g.add("fewer", Token(r"(?:two|three|four|five|six)\b", lambda text: -WORDS.index(text), _fewer))
    for this in ("this card enters the field with a {c:counter} counter",):
        g.phrase("passive", this, (Mere(ENTERS_WITH, 1, V("c")),))
    with_n = "this card enters the field with {n:several} {c:counter} counters"
    g.phrase("passive", with_n, (Mere(ENTERS_WITH, V("n"), V("c")),))
    for count, n in (("a {c:counter} counter", 1), ("one {c:counter} counter", 1),
                     ("{n:several} {c:counter} counters", V("n"))):  # fmt: skip
        for on, what in ((" on {o:thing}", V("o")), (" on each {g:card_one}", V("g"))):
            g.phrase("clause", f"put {count}{on}", (t.Counters(what, V("c"), n),))
        aimed = (t.Choose("t", 1, V("g"), target=True), t.Counters(IT, V("c"), n))
        g.phrase("clause", f"put {count} on target {{g:card_one}}", aimed)
    for count, n in (("a {c:counter} counter", -1), ("{n:fewer} {c:counter} counters", V("n"))):
        aimed = (t.Choose("t", 1, V("g"), target=True), t.Counters(IT, V("c"), n))
        g.phrase("clause", f"remove {count} from target {{g:card_one}}", aimed)
        for on, what in ((" from {o:thing}", V("o")), (" from each {g:card_one}", V("g"))):
            g.phrase("clause", f"remove {count}{on}", (t.Counters(what, V("c"), n),))
        moved = (t.Choose("t", 1, V("g"), target=True), Do("move counters", IT, V("m"), V("c")))
        if n == -1:
            g.phrase("clause", "move a {c:counter} counter from this card to target {g:card_one}",
                     (t.Choose("t", 1, V("g"), target=True), Do("move counters", IT, 1, V("c"))))  # fmt: skip
        else:
            g.phrase(
                "clause", "move up to {m:several} {c:counter} counters from this card to target {g:card_one}", moved
            )
    g.phrase("known", "the number of {c:counter} counters on this card", t.CountersOn(SELF, V("c")))
    g.phrase("counted", "{c:counter} counter on this card", t.CountersOn(SELF, V("c")))
    g.phrase("counted", "{c:counter} counter on it", t.CountersOn(SELF, V("c")))
    candy(g)
    for words in (
        "this card has {n:number} or more {c:counter} counters",
        "there are {n:number} or more {c:counter} counters on this card",
        "there are {n:number} or more {c:counter} counters on it",
    ):
        g.phrase("cond", words, t.Compare(t.CountersOn(SELF, V("c")), ">=", V("n")))
    for words in ("this card has no {c:counter} counters", "there are no {c:counter} counters on this card"):
        g.phrase("cond", words, t.Compare(t.CountersOn(SELF, V("c")), "=", 0))


def candy(g: Grammar) -> None:
    """[CC 1018.1a-1] [CC 1018.2] Candy counters, which players have."""
    for words, n in (("a candy counter", 1), ("one candy counter", 1), ("{n:several} candy counters", V("n"))):
        g.phrase("clause", f"gain {words}", (t.Gain("candy", n),))
    for words in ("you have {n:number} or more candy counters", "you have at least {n:number} candy counters"):
        g.phrase("cond", words, t.Compare(t.Number(t.YOU, "candy"), ">=", V("n")))
    g.phrase("counted", "candy counter you have", t.Number(t.YOU, "candy"))


def _counter(text: str) -> str | None:
    return text if re.fullmatch(r"[a-z]+", text) else None


def _fewer(value: object) -> str | None:
    return WORDS[-value] if isinstance(value, int) and -6 <= value <= -2 else None


def tokens(g: Grammar) -> None:
    """[CC 1302.1] Tokens by name."""
    g.add("token", Token(r'"[^"]+"', lambda text: text[1:-1].lower(), _say_token))
    g.phrase("clause", "create a {k:token} token", (Do("token", SELF, 1, V("k")),))
    g.phrase("clause", "create {n:several} {k:token} tokens", (Do("token", SELF, V("n"), V("k")),))
    for there in ("", " in an allied caster zone", " in your caster zone"):  # [CC 403.6]
        g.phrase("clause", f"create a coin token{there}", (Do("token", SELF, 1, "coin"),))
        g.phrase("clause", f"create {{n:several}} coin tokens{there}", (Do("token", SELF, V("n"), "coin"),))


def _say_token(value: object) -> str | None:
    return f'"{value.title()}"' if isinstance(value, str) else None


def add(g: Grammar) -> None:
    counters(g)
    tokens(g)
