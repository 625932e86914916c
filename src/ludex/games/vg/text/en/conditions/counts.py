"""English, numbers of cards: compared with each other, and as many cards as they are."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.meanings import DAMAGE, ENEMY_VANGUARD, HAND, RC, SEEN, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import DISCARDED, RETIRED, TAKEN
from ludex.lang.pattern import ENEMY, YOURS, Choose, Compare, Count, Do, Draw, Give, Look, Search, V

OWNED = (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe"))
MORE: tuple[tuple[str, str], ...] = (
    ("more than", ">"),
    ("greater than", ">"),
    ("less than", "<"),
    ("more than or equal to", ">="),
    ("greater than or equal to", ">="),
    ("less than or equal to", "<="),
    ("the same as or more than", ">="),
    ("the same as or less than", "<="),
    ("equal to", "="),
    ("the same as", "="),
)


def told(env: t.Env) -> bool:
    """Whether the group says more than that the cards were looked at."""
    return bool(env["g"] != SEEN)


def counts(g: Grammar) -> None:
    """`count`: the number of some cards."""
    g.phrase("count", "the number of {g:held_many}", Count(V("g")), placed)
    for whose, group in OWNED:
        g.phrase("count", f"the number of {whose}{{g:{group}_many}}", Count(V("g")))
    g.phrase("count", "the number of {g:own_many} you have", Count(V("g")))
    g.phrase("count", "the number of {g:foe_many} your opponent has", Count(V("g")))
    for words, deed in (("units retired", RETIRED), ("cards discarded", DISCARDED), ("cards returned", TAKEN)):
        g.phrase("count", f"the number of {words}", t.Moved(deed))
        g.phrase("count", f"the number of {words} with this effect", t.Moved(deed))


def grades(g: Grammar) -> None:
    """`count`: the grade of a vanguard; of two the higher one."""
    for whose, what in (("your vanguard", VANGUARD), ("your opponent's vanguard", ENEMY_VANGUARD)):
        g.phrase("count", f"{whose}'s grade", t.Greatest(what, "grade"))
        g.phrase("count", f"the grade of {whose}", t.Greatest(what, "grade"))


def comparing(g: Grammar) -> None:
    for words, op in MORE:
        g.phrase("cond", f"{{a:count}} is {words} {{b:count}}", Compare(V("a"), op, V("b")))
        for said, zone in (
            ("cards in your hand", HAND),
            ("cards in your damage zone", DAMAGE),
            ("your rear-guards", RC),
        ):
            mine, theirs = (Count(canonical(who, zone)) for who in (YOURS, ENEMY))
            if words not in ("more than", "less than", "greater than") or zone is RC:
                g.phrase("cond", f"the number of {said} is {words} your opponent's", Compare(mine, op, theirs))


def as_many(g: Grammar) -> None:
    """ "Choose up to the same number of your units as the number of your hearts"."""
    n = V("c")
    for up_to, up in (("up to ", True), ("", False)):
        for whose, group in OWNED:
            chosen = (Choose("t", n, V("g"), up_to=up),)
            g.phrase("clause", f"choose {up_to}the same number of {whose}{{g:{group}_many}} as {{c:count}}", chosen)
        held = (Choose("t", n, V("g"), up_to=up),)
        g.phrase("clause", f"choose {up_to}the same number of {{g:held_many}} as {{c:count}}", held, placed)
    found = (Search("found", n, V("g"), "deck", up_to=True),)
    g.phrase("clause", "search your deck for up to the same number of {g:card_many} as {c:count}", found)
    for words, means in (
        ("draw the same number of cards as {c:count}", Draw(n)),
        ("look at the same number of cards from the top of your deck as {c:count}", Look("seen", n, "deck")),
        (
            "look at up to the same number of cards from the top of your deck as {c:count}",
            Look("seen", n, "deck", up_to=True),
        ),
        ("[Soul-Charge] the same number of cards as {c:count}", Do("soul-charge", t.SELF, n)),
    ):
        g.phrase("clause", words, (means,))


def for_each(g: Grammar) -> None:
    """So much for each: cards drawn, chosen, called."""
    k = V("k")
    g.phrase("clause", "draw a card{k:per}", (Draw(k),))
    for up_to, up in (("up to ", True), ("", False)):
        for whose, group in OWNED:
            for words, n in (("one", k), ("{n:several}", t.Times(V("n"), k))):
                chosen = (Choose("t", n, V("g"), up_to=up),)
                g.phrase("clause", f"choose {up_to}{words} of {whose}{{g:{group}_many}}{{k:per}}", chosen)
        for words, n in (("one {g:held_one}", k), ("{n:several} {g:held_many}", t.Times(V("n"), k))):
            g.phrase("clause", f"choose {up_to}{words}{{k:per}}", (Choose("t", n, V("g"), up_to=up),), placed)
        for his in ("his or her", "their"):
            theirs = (Choose("t", k, V("g"), who=t.OPPONENT, up_to=up),)
            g.phrase("clause", f"your opponent chooses {up_to}one of {his} {{g:foe_many}}{{k:per}}", theirs)
    g.phrase(
        "clause",
        "search your deck for up to one {g:card_one}{k:per}",
        (Search("found", k, V("g"), "deck", up_to=True),),
    )
    g.phrase(
        "clause",
        "search for up to one {g:card_one} from your deck{k:per}",
        (Search("found", k, V("g"), "deck", up_to=True),),
    )
    taken = (Choose("found", k, V("g"), up_to=True),)
    for verb in ("search for", "choose"):
        g.phrase("clause", f"{verb} up to one {{g:seen_one}} from among them{{k:per}}", taken)
    g.phrase("clause", "deal {n:number} damage to {o:thing}{k:per}", (Do("deal damage", V("o"), t.Times(V("n"), k)),))
    each: Any = (t.Modify(t.Ref("same"), V("f"), "+", t.Times(V("n"), k)),)
    less: Any = (t.Modify(t.Ref("same"), V("f"), "+", t.Times(V("n"), k)),)
    for subject, gets in (("thing", "gets"), ("things", "get")):
        g.phrase(
            "clause",
            f"{{o:{subject}}} {gets} {{f:figure}} -{{n:minus}} {{u:until}}{{k:per}}",
            (Give(V("o"), less, V("u")),),
        )
    for subject in ("thing", "things"):
        have = f"have {{o:{subject}}} get {{f:figure}} +{{n:digits}}"
        for words in (f"{have} {{u:until}}{{k:per}}", f"{have}{{k:per}} {{u:until}}"):
            g.phrase("clause", words, (Give(V("o"), each, V("u")),))
    for end in (" revealed", " revealed with this effect"):
        g.phrase("per", f" for each {{g:seen_one}}{end}", Count(V("g")), told)
        g.phrase("foreach", f"for each {{g:seen_one}}{end}", Count(V("g")))
    g.phrase("per", " for each card revealed with this effect", Count(SEEN))


def add(g: Grammar) -> None:
    for part in (counts, grades, comparing, as_many, for_each):
        part(g)
