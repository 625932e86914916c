"""English, what became of cards that the text named: who did it, with how many, of what kind; and counted."""

from __future__ import annotations

from ludex.games.vg.text.en.done import DONE
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import (
    CAPTURED,
    DISCARDED,
)
from ludex.lang.pattern import ANY, Compare, Env, Moved, Ref, Rest, Unless, V, Word

SINGLE = (
    *("it", "this card", "this unit", "that card", "that unit", "them", "a card", "a rear-guard", "a unit"),
    *("that rear-guard", "those cards", "those units", "the chosen card", "the chosen unit", "the revealed card"),
)
NONE = ("any", "any cards", "any units", "any rear-guards", *SINGLE)
NOUNS = ("cards", "rear-guards", "units")
AMOUNTS = (("{n:number} or more ", ">="), ("{n:number} or less ", "<="), ("{n:several} ", "="))


def told(env: Env) -> bool:
    """Whether the group says more than "card" or "unit"."""
    return env["k"] not in (ANY, Word("type", "unit"))


def active(g: Grammar) -> None:
    """`did_it`, `do_it`: what one did, and does; after "you", "they", "you did not", "they could not"."""
    filler(g, "single", *SINGLE)
    filler(g, "any_single", *NONE)
    filler(g, "several_cards", *NOUNS)
    for i, (did, bare, done, places, deed) in enumerate(DONE):
        once = Compare(Moved(deed), ">=", 1)
        some = Compare(Moved(deed, V("k")), ">=", 1)
        many = Compare(Moved(deed, V("k")), ">=", V("n"))
        filler(g, f"done_where_{i}", *places)
        end = f"{{w:done_where_{i}}}{{b:by_this}}"
        g.phrase("did_it", f"{did} {{s:single}}{end}", once)
        g.phrase("do_it", f"{bare} {{s:any_single}}{end}", once)
        if bare != "put" and deed != DISCARDED:
            g.phrase("do_it", f"{bare}{end}", once)
        for words, op in AMOUNTS:
            g.phrase("did_it", f"{did} {words}{{s:several_cards}}{end}", Compare(Moved(deed), op, V("n")))
        g.phrase("did_it", f"{did} {{n:number}} or more{end}", Compare(Moved(deed), ">=", V("n")))
        if bare != "put" or "" not in places:
            g.phrase("per", f" for each card you {did}{end}", Moved(deed))
        for words in ("{n:several}", "{n:number} or more"):
            g.phrase("do_it", f"{bare} {words} {{s:several_cards}}{end}", Compare(Moved(deed), ">=", V("n")))
        g.phrase("did_it", f"{did} {{k:a_card}}{end}", some, told)
        g.phrase("did_it", f"{did} {{n:number}} or more {{k:card_many}}{end}", many, told)
        g.phrase("did_it", f"{did} {{n:several}} {{k:card_many}}{end}", many, told)
        g.phrase("do_it", f"{bare} {{k:a_card}}{end}", some, told)
        g.phrase("do_it", f"{bare} any {{k:card_many}}{end}", some, told)
        g.phrase("deed", f"{done}{end}", deed)
        if (done != "put" or "" not in places) and deed != CAPTURED:  # [VG 17.5.1.1] it may not be imprisoned
            g.phrase("deed_ref", f"{done}{end}", Ref(deed))
    for who in ("you", "they", "your opponent", "he or she"):
        g.phrase("cond", f"{who} {{d:did_it}}", V("d"))
        for not_ in ("did not", "could not", "does not", "do not", "cannot"):
            g.phrase("cond", f"{who} {not_} {{d:do_it}}", Unless(V("d")))


TURNS = (("[Stand]", t.STOOD), ("[Rest]", t.RESTED))


def turned(g: Grammar) -> None:
    """Cards that the effect stood up or brought to rest, counted."""
    filler(g, "turned_one", *(one for one in SINGLE if not one.startswith("this ")))
    for icon, deed in TURNS:
        any_of, such = t.Turned(deed), t.Turned(deed, V("k"))
        for words, op in AMOUNTS:
            g.phrase("cond", f"you {icon} {words}{{s:several_cards}}{{b:by_this}}", Compare(any_of, op, V("n")))
            g.phrase("cond", f"you {icon} {words}{{k:card_many}}{{b:by_this}}", Compare(such, op, V("n")), told)
        once, itself = Compare(any_of, ">=", 1), Compare(t.Turned(deed, t.SELF), ">=", 1)
        for said, cond in (("{s:turned_one}", once), ("this unit", itself), ("this card", itself)):
            g.phrase("cond", f"you {icon} {said}{{b:by_this}}", cond)
            for not_ in ("did not", "could not"):
                g.phrase("cond", f"you {not_} {icon} {said}{{b:by_this}}", Unless(cond))
        for not_ in ("did not", "could not"):
            g.phrase("cond", f"you {not_} {icon} any {{s:several_cards}}{{b:by_this}}", Unless(once))
        for one, many in (("card", "cards"), ("unit", "units"), ("rear-guard", "rear-guards")):
            for which in (f"{one} {icon}{{b:by_this}}", f"{one} you {icon}{{b:by_this}}"):
                g.phrase("per", f" for each {which}", any_of)
                g.phrase("foreach", f"for each {which}", any_of)
            g.phrase("count", f"the number of {many} {icon}{{b:by_this}}", any_of)


def chosen(g: Grammar) -> None:
    """How many were chosen."""
    picked = Ref(t.CHOSEN)
    g.phrase("cond", "you chose {n:number} or more {s:several_cards}", t.Among(picked, ANY, V("n")))
    fewer = Compare(t.Count(picked), "<=", V("n"))
    g.phrase("cond", "you chose {n:number} or less {s:several_cards}", fewer)


def passive(g: Grammar) -> None:
    """`deed`: what was done, as a participle. Cards of which so many were "put into your soul with this effect"."""
    for words, op in (("or more ", ">="), ("or less ", "<="), ("", "=")):
        number = "{n:number}" if words else "{n:several}"
        several = Compare(Moved(V("d"), V("k")), op, V("n"))
        g.phrase("cond", f"{number} {words}{{k:card_many}} were {{d:deed}}", several)
        plain = Compare(Moved(V("d")), op, V("n"))
        g.phrase("cond", f"{number} {words}rear-guards were {{d:deed}}", plain)
        g.phrase("cond", f"{number} {words}were {{d:deed}}", plain)
    such = Compare(Moved(V("d"), V("k")), ">=", 1)
    for words, cond in (
        ("{k:a_card} was {d:deed}", such),
        ("{k:a_card} was not {d:deed}", Unless(such)),
        ("no {k:card_many} were {d:deed}", Unless(such)),
    ):
        g.phrase("cond", words, cond)
    once = Compare(Moved(V("d")), ">=", 1)
    for words, cond in (
        ("a rear-guard was {d:deed}", once),
        ("it was {d:deed}", once),
        ("it was not {d:deed}", Unless(once)),
        ("no rear-guards were {d:deed}", Unless(once)),
    ):
        g.phrase("cond", words, cond)


def counted(g: Grammar) -> None:
    """For each card with which it was done."""
    every = Moved(V("d"), V("k"))
    g.phrase("per", " for each {k:card_one} {d:deed}", every, told)
    g.phrase("foreach", "for each {k:card_one} {d:deed}", every, told)
    g.phrase("count", "the number of {k:card_many} {d:deed}", every, told)
    for one, many in (("card", "cards"), ("unit", "units"), ("rear-guard", "rear-guards")):
        plain = Moved(V("d"))
        g.phrase("per", f" for each {one} {{d:deed}}", plain)
        g.phrase("foreach", f"for each {one} {{d:deed}}", plain)
        g.phrase("count", f"the number of {many} {{d:deed}}", plain)
        g.phrase("count", f"the number of your {many} {{d:deed}}", plain)
        g.phrase("per", f" for every {{m:several}} {many} {{d:deed}}", t.Fits(plain, V("m")))


def top_or_bottom(g: Grammar) -> None:
    """On the top or bottom, and what is done only if it was put on the bottom: a part of that option."""
    for it in ("it", "that card"):
        for or_ in ("or", "or the"):
            first = f"put {it} on the top {or_} bottom of {{d:pack}}"
            for end in (" of {d:pack}", ""):
                for joint in (". ^if", ", and if", ". ^then, if"):
                    below = t.Move(IT, V("d"), position="bottom")
                    pair = ((t.Move(IT, V("d")),), (below, Rest("c")))
                    words = f"{first}{joint} you put {it} on the bottom{end}, {{c:plain}}"
                    for category in ("turn", "opening"):
                        g.phrase(category, words, (t.Modes(1, pair),))


def add(g: Grammar) -> None:
    for part in (active, turned, chosen, passive, counted, top_or_bottom):
        part(g)
