"""English, figures that rise together for each of something, what is counted for that, and what units do only under a
condition."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.giving.giving import powers
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.words import TIMES
from ludex.games.vg.text.meanings import ME, PICKED, once
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BURIED, KEPT, LAID, PUT_BACK
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    Compare,
    Count,
    Env,
    Exists,
    Gives,
    Happened,
    Lies,
    Move,
    Moved,
    Not,
    Passive,
    Played,
    Rest,
    Rule,
    Unless,
    V,
    When,
)

SUBJECTS = (("thing", "gets"), ("things", "get"))


def _each(figure: str, number: str) -> Any:
    return t.Modify(ME, V(figure), "+", t.Times(V(number), V("k")))


def together(g: Grammar) -> None:
    """Two figures, or three, for each of something."""
    for subject, gets in SUBJECTS:
        start = f"{{o:{subject}}} {gets} {{f:figure}} +{{n:digits}}"
        for words, effects in (
            (f"{start}/{{h:figure}} +{{m:digits}}", (_each("f", "n"), _each("h", "m"))),
            (f"{start} and {{h:figure}} +{{m:digits}}", (_each("f", "n"), _each("h", "m"))),
            (
                f"{start}/{{h:figure}} +{{m:digits}}/{{i:figure}} +{{l:digits}}",
                (_each("f", "n"), _each("h", "m"), _each("i", "l")),
            ),
        ):
            g.phrase("state", f"{words}{{k:per}}", (Gives(V("o"), effects),))
            g.phrase("clause", f"{words} {{u:until}}{{k:per}}", (t.Give(V("o"), effects, V("u")),))


def counted(g: Grammar) -> None:
    """`per`: what was done with cards, or how often something happened this turn."""
    for words, deed in (
        *((f"put into {zone}", LAID) for zone in ("the order zone", "your order zone", "order zone")),
        *((f"put into {zone}", KEPT) for zone in ("soul", "your soul", "the soul")),
        *((f"put into {zone}", BURIED) for zone in ("drop", "your drop")),
        *((f"put on the bottom of {deck}", PUT_BACK) for deck in ("your deck", "the deck", "deck")),
    ):
        g.phrase("per", f" for each card {words}", Moved(deed))
    for words in (" for each unit chosen", " for each card chosen", " for each chosen unit", " for each chosen card"):
        g.phrase("per", words, Count(PICKED))
    g.phrase("per", " for each time you played {k:a_card}{u:in_turn}", Played(YOU, V("k")))
    g.phrase("per", " for each {k:card_one} you played{u:in_turn}", Played(YOU, V("k")))
    for words, when in (
        ("this unit attacked", When("attack", SELF)),
        ("this unit boosted", When("boost", SELF)),
        ("you persona rode", When("persona ride", player=YOU)),
        ("you did Alchemagic", When("alchemagic", player=YOU)),
    ):
        g.phrase("per", f" for each time {words}{{u:in_turn}}", Happened(when))
        if words.startswith("you"):
            for times in ("{n:number} or more times", *TIMES):
                g.phrase("cond", f"{words} {times}{{u:in_turn}}", Compare(Happened(when), ">=", V("n")))


def limits(g: Grammar) -> None:
    """What this unit can only do under a condition, and from which row it cannot attack."""
    barred = (Rule("forbid", "attack", SELF),)
    for head, zones, row in heads("CONT"):
        for this in ("this unit", "this card"):
            unless = Passive(barred, both(row, Unless(V("q"))), zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}^{this} can only attack if {{q:conds}}.", (unless,))
            g.phrase("unit", f"{head}^{this} cannot attack unless {{q:conds}}.", (unless,))
            held = Passive(barred, both(row, V("q")), zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}^{this} cannot attack if {{q:conds}}.", (held,))
    for side in ("front", "back"):
        for subject, _ in SUBJECTS:
            here = Rule("forbid", "attack", t.All((V("o"), Lies(side))))
            g.phrase("state", f"{{o:{subject}}} cannot attack from the {side} row", (here,))
    for words, rule in powers():
        for subject, gets in SUBJECTS:
            given = (Gives(V("o"), V("b")), rule)
            g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}} and {words}", given)
            thrice = (*given, Gives(V("o"), V("c")))
            for it in ("it gets", "they get"):
                g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}, {words}, and {it} {{c:boons}}", thrice)
    g.phrase("state", "you can only ride {k:card_many}", (Rule("forbid", "ride", t.All((t.YOURS, Not(V("k"))))),), told)
    for this in ("this card", "this unit"):
        for words in ("is regarded as grade {n:digits}", "is regarded as a grade {n:digits}"):
            g.phrase("state", f"{this} {words}", (Gives(SELF, (t.Modify(ME, "grade", "=", V("n")),)),))


def remembering(g: Grammar) -> None:
    """[VG 17.14.1] Cards that are put into memory: into the order zone, if it is memory."""
    for memory in ("memory", "your memory"):
        put = (t.If(t.Named("memory"), (Move(V("o"), "order zone"),)),)
        g.phrase("clause", f"put {{o:object}} into {memory}", put)


def told(env: Env) -> bool:
    return bool(env["k"] != t.ANY)


THEIRS: tuple[tuple[str, str], ...] = (
    ("damage zone", "damage"),
    ("hand", "hand"),
    ("soul", "soul"),
    ("drop", "drop"),
    ("bind zone", "bind"),
)


def opposing(g: Grammar) -> None:
    """What the opponent has in a zone, said with "their"; units that were or were not attacked this turn."""
    for zone, name in THEIRS:
        there = t.All((ENEMY, t.Zone((name,))))
        such = t.All((ENEMY, t.Zone((name,)), V("g")))
        for start in ("your opponent has", "they have"):
            for words, op in (("or more", ">="), ("or less", "<=")):
                amount, of_kind = (Compare(Count(what), op, V("n")) for what in (there, such))
                g.phrase("cond", f"{start} {{n:number}} {words} cards in their {zone}", amount)
                g.phrase("cond", f"{start} {{n:number}} {words} {{g:card_many}} in their {zone}", of_kind, described)
            g.phrase("cond", f"{start} no cards in their {zone}", Unless(Exists(there)))
            g.phrase("cond", f"{start} {{g:a_card}} in their {zone}", Exists(such), described)
    for whose, group in (("your ", "own"), ("your opponent's ", "foe")):
        hit = once(When("attacked", V("g")))
        g.phrase("cond", f"{whose}{{g:{group}_one}} was attacked{{u:in_turn}}", hit)
        g.phrase("cond", f"{whose}{{g:{group}_one}} was not attacked{{u:in_turn}}", Unless(hit))
        for words, op in (("or more", ">="), ("or less", "<=")):
            for row in ("front", "back"):
                lined = Compare(Count(t.All((V("g"), Lies(row)))), op, V("n"))
                if group == "foe":
                    have = f"your opponent has {{n:number}} {words} {{g:foe_many}}"
                    g.phrase("cond", f"{have} in their {row} row", lined)
    for row in ("front", "back"):
        none = Unless(Exists(t.All((V("g"), Lies(row)))))
        g.phrase("cond", f"your opponent has no {{g:foe_many}} in their {row} row", none)


def described(env: Env) -> bool:
    return bool(env["g"] != t.ANY)


def topmost(g: Grammar) -> None:
    """A card that is put on the top or the bottom of the deck, and what follows if it is one of them."""
    for first in ("top or bottom", "top or the bottom"):
        for end, other in (("bottom", "top"), ("top", "bottom")):
            for of in (" of {d:pack}", ""):
                here, there = (Move(V("o"), V("d"), position=side) for side in (end, other))
                more = ((there,), (here, Rest("c")))
                means = t.Modes(1, more if end == "bottom" else tuple(reversed(more)))
                put = f"put {{o:object}} on the {first} of {{d:pack}}"
                then = f"^if you put it on the {end}{of}, {{c:plain}}."
                g.phrase("opened", f"{{a:clauses}}, and {put}. {then}", (Rest("a"), means))


def add(g: Grammar) -> None:
    for part in (topmost, remembering, together, counted, limits, opposing):
        part(g)
