"""English, gauges of units: equip gauges and divine gauges, which cards become one, whose they are, how many a unit
has, what is paid and done with them."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludex.games.vg.c07_gauges import DIVINE, EQUIPPED, GAUGES, MOST_TOLD, named_gauges
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, THEM
from ludex.lang import pattern as t
from ludex.lang.en.numbers import WORDS
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import CALLED
from ludex.lang.pattern import (
    SELF,
    YOURS,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Fits,
    ForEach,
    Linked,
    May,
    Move,
    Not,
    Ref,
    Related,
    Unless,
    V,
)


class Kind(NamedTuple):
    """Gauges of a name: the words for one and for several (categories without a meaning), which they are, and the word
    of the verbs that put them."""

    one: str
    many: str
    means: Any
    word: str = ""


KINDS = (
    Kind("{x:an_equip}", "{x:equips}", GAUGES),
    Kind("{x:a_divine}", "{x:divines}", named_gauges(DIVINE), DIVINE),
)
HOLDER = Ref("holder")
WHOSE: tuple[tuple[str, Any], ...] = (
    ("this unit's", SELF),
    ("this card's", SELF),
    ("that unit's", IT),
    ("its", IT),
)
FOR: tuple[tuple[str, Any], ...] = (
    *((words, THEM) for words in ("it", "that unit", "each of those units", "those units", "each of them")),
    *((words, Ref(CALLED)) for words in ("that called unit", "the called unit")),
)
"""For whom a card becomes a gauge: a unit that was named."""


def said(g: Grammar) -> None:
    equip = ("equip gauge", "equip gauges", "equipped gauge", "equipped gauges")
    filler(g, "an_equip", "an equip gauge", *equip)
    filler(g, "equips", *equip)
    filler(g, "a_divine", "a divine gauge", "divine gauge", "divine gauges")
    filler(g, "divines", "divine gauge", "divine gauges")
    filler(g, "gauges", "gauge", "gauges")
    for words, what in WHOSE:
        g.phrase("gauge_of", words, Linked(what))
    for words, what in (("this unit", SELF), ("that unit", IT), ("it", IT), ("the unit retired for this cost", PAID)):
        g.phrase("gauge_on", words, Linked(what))
    g.phrase("gauge_on", "the rear-guard retired for this cost", Linked(PAID))
    g.phrase("gauge_of", "the unit retired for this cost's", Linked(PAID))


PAID = Ref("cost")


def of(kind: Kind) -> tuple[tuple[str, Any], ...]:
    """The words for gauges of a unit, or of the player, and which they are."""
    parts = kind.means.parts if isinstance(kind.means, t.All) else (kind.means,)
    mine = ("your {x}", canonical(YOURS, *parts))
    held = (f"{{h:gauge_of}} {kind.many}", t.All((*parts, V("h"))))
    rows = [("your " + kind.many, mine[1]), held]
    if not kind.word:
        rows.append(("{x:gauges} equipped to {h:gauge_on}", t.All((*parts, V("h")))))
    return tuple(rows)


def owned(g: Grammar, kind: Kind) -> None:
    """How many a unit or a player has, and what is done with them."""
    for words, which in of(kind):
        g.phrase("per", f" for each of {words}", Count(which))
        g.phrase("per", f" for every {{k:several}} of {words}", Fits(Count(which), V("k")))
        g.phrase("count", f"the number of {words}", Count(which))
        g.phrase("things", f"all of {words}", which)
        g.phrase("things", f"all {words}", which) if words.startswith("your") else None
        for category, name in (("taken", "t"), ("taken_discard", "discard")):
            for n, up_to, start in (
                (V("n"), False, "{n:number} of "),
                (V("n"), True, "up to {n:number} of "),
                (t.Count(which), True, "any number of "),
            ):
                g.phrase(category, f"{start}{words}", Choose(name, n, which, up_to=up_to))
        some = Choose("t", V("n"), which, up_to=False)
        g.phrase("clause", f"choose {{n:number}} of {words}", (some,))
        g.phrase("clause", f"choose up to {{n:number}} of {words}", (t.replace(some, up_to=True),))
    parts = kind.means.parts if isinstance(kind.means, t.All) else (kind.means,)
    if not kind.word:
        g.phrase("per", " for each gauge equipped to {h:gauge_on}", Count(t.All((GAUGES, V("h")))))
    for start, whose in (("this unit has", Linked(SELF)), ("it has", Linked(SELF)), ("you have", YOURS)):
        has = canonical(*parts, whose)
        g.phrase("cond", f"{start} {kind.one}", Exists(has))
        g.phrase("cond", f"{start} no {kind.many}", Unless(Exists(has)))
        for total in ("", "a total of "):
            g.phrase("cond", f"{start} {total}{{n:number}} or more {kind.many}", Exists(has, V("n")))
            g.phrase("cond", f"{start} {total}{{n:number}} or less {kind.many}", Compare(Count(has), "<=", V("n")))
    there = "from {h:gauge_of} " + kind.many
    for category in ("held_post",):
        g.phrase(category, f" {there}", t.All((*parts, V("h"))))
        g.phrase(category, f" in {{h:gauge_of}} {kind.many}", t.All((*parts, V("h"))))
    for words, which in (("the {x}", PAID),):
        inner = words.replace("{x}", kind.many)
        g.phrase("held_post", f" from {inner} of the unit retired for this cost", t.All((*parts, Linked(which))))


def bearing(g: Grammar, kind: Kind) -> None:
    """Units that have gauges: any, or so many."""
    g.phrase("field_post", f" with {kind.one}", Related(EQUIPPED, kind.means))
    for any_ in ("", "any "):
        g.phrase("field_post", f" without {any_}{kind.many}", Not(Related(EQUIPPED, kind.means)))
    for n in range(2, MOST_TOLD + 1):
        many = Related(f"{EQUIPPED} {n}", kind.means)
        for each in ("", " each"):
            g.phrase("field_post", f" with {WORDS[n]} or more {kind.many}{each}", many)


def put(g: Grammar, kind: Kind) -> None:
    """[VG 7.40.2] Cards become gauges of a unit: from the top of the deck [VG 7.40.4], or chosen ones."""
    taken = (
        ("{g:a_held}", 1, False),
        ("one {g:held_one}", 1, False),
        ("up to one {g:held_one}", 1, True),
        ("{n:several} {g:held_many}", V("n"), False),
        ("up to {n:several} {g:held_many}", V("n"), True),
    )
    tops = (
        ("the top card of your deck", 1),
        ("a card from the top of your deck", 1),
        ("the top {n:several} cards of your deck", V("n")),
        ("{n:several} cards from the top of your deck", V("n")),
    )
    end = f"face down as {kind.one} for"
    for words, n, up_to in taken:
        one = (Choose("gauge", n, V("g"), up_to=up_to), Do("put as gauge", Ref("gauge"), word=kind.word))
        start = f"put {words} {end}"
        g.phrase("clause", f"{start} this unit", one, placed)
        for whom, what in FOR:
            g.phrase("clause", f"{start} {whom}", (ForEach("holder", what, one),), placed)
        for of_, group in UNITS:
            own = (Choose("t", 1, V("k")), ForEach("holder", IT, one))
            g.phrase("clause", f"{start} one {of_}{{k:{group}_many}}", own, placed)
            g.phrase("clause", f"{start} each {of_}{{k:{group}_many}}", (ForEach("holder", V("k"), one),), placed)
    for words, n in tops:
        start = f"put {words} {end}"
        for whom, what in FOR:
            g.phrase("clause", f"{start} {whom}", (Do("gauge from deck", what, n, kind.word),))
        g.phrase("clause", f"{start} this unit", (Do("gauge from deck", SELF, n, kind.word),))
        for of_, group in UNITS:
            chosen = (Choose("t", 1, V("k")), Do("gauge from deck", IT, n, kind.word))
            g.phrase("clause", f"{start} one {of_}{{k:{group}_many}}", chosen)
            each = (ForEach("holder", V("k"), (Do("gauge from deck", HOLDER, n, kind.word),)),)
            g.phrase("clause", f"{start} each {of_}{{k:{group}_many}}", each)
    maybe = (ForEach("holder", V("k"), (May((Do("gauge from deck", HOLDER, 1, kind.word),)),)),)
    for of_, group in UNITS:
        g.phrase("clause", f"put up to one card from the top of your deck {end} each {of_}{{k:{group}_many}}", maybe)
    unit = (Choose("cost", 1, V("g")), Choose("unit", 1, t.All((V("k"), Not(PAID)))))
    gone = ForEach("holder", Ref("unit"), (Do("put as gauge", PAID, word=kind.word),))
    g.phrase("cost", f"put {{g:a_own}} {end} another {{k:own_one}}", (*unit, gone))


UNITS = (("of your ", "own"), ("of your other ", "other"))


def moved(g: Grammar, kind: Kind) -> None:
    """[VG 7.40.6] Gauges of this unit become those of another one."""
    parts = kind.means.parts if isinstance(kind.means, t.All) else (kind.means,)
    held = t.All((*parts, V("h")))
    start = f"move all of {{h:gauge_of}} {kind.many} to"
    for category, name in (("clause", "t"), ("cost", "unit")):
        there = ForEach("holder", IT if name == "t" else Ref(name), (Do("move gauge", held),))
        to = (Choose(name, 1, V("g")), there)
        g.phrase(category, f"{start} another {{g:other_one}}", to)
        g.phrase(category, f"{start} one of your other {{g:other_many}}", to)


def paying(g: Grammar, kind: Kind) -> None:
    gone = Move(Ref("discard"), "drop", "discard")
    for words, which in of(kind):
        g.phrase("cost", f"discard {{n:number}} of {words}", (Choose("discard", V("n"), which), gone))
        every = Choose("discard", Count(which), which)
        g.phrase("cost", f"discard all of {words}", (every, gone))
    yours = of(kind)[0][1]
    g.phrase("cost", f"discard {kind.one}", (Choose("discard", 1, yours), gone), None)
    g.phrase("cost", f"discard {{n:number}} {kind.many}", (Choose("discard", V("n"), yours), gone))
    for words in ("for each", "for every"):
        for name in ("per", "foreach"):
            blank = " " if name == "per" else ""
            paid = Count(Ref("discard"))
            g.phrase(name, f"{blank}{words} {kind.many} discarded for this cost", paid)


def add(g: Grammar) -> None:
    said(g)
    for kind in KINDS:
        for part in (owned, bearing, put, moved, paying):
            part(g, kind)
