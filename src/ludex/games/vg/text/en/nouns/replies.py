"""English, what was paid and done, asked for and counted in further words: so much that was blasted, grades of what was
discarded, cards that were moved or looked at; who retired what."""

from __future__ import annotations

from ludex.games.vg.text.en.nouns.referring import CARDS, OPS
from ludex.games.vg.text.meanings import BIND, DROP, SEEN, SOUL
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import BANISHED, BURIED, CALLED, KEPT, LAID, PUT_BACK, RETIRED, RIDDEN, SHIFTED, TAKEN
from ludex.lang.pattern import YOURS, Compare, Count, Figure, Is, Moved, Plus, Ref, Shares, Times, V

BLASTS = (("Soul-Blast", "soul-blast"), ("Counter-Blast", "counter-blast"))
LIMITS = (("or more", ">="), ("or less", "<="))


def paid(g: Grammar) -> None:
    """How much was paid of what one could choose."""
    for said, name in BLASTS:
        for words, op in (*LIMITS, ("", "=")):
            much = Compare(Count(Ref(name)), op, V("n"))
            end = f" {words}" if words else ""
            g.phrase("cond", f"you paid [{said} {{n:digits}}]{end} for this cost", much)
            if words:
                g.phrase("cond", f"you paid [{said} {{n:digits}}]{end}", much)
                g.phrase("cond", f"you [{said} {{n:digits}}]{end} for this cost", much)
                g.phrase("cond", f"you [{said} {{n:digits}}]{end}", much)
                g.phrase("cond", f"you [{said} {{n:digits}}]{end} cards for this cost", much)
    for verb, name in (("discarded", "discard"), ("revealed", "cost"), ("bound", "cost")):
        for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            total = Compare(t.FigureOf(Ref(name), "grade"), op, V("n"))
            for cards in ("cards with the sum of their grades", "cards with the total sum of their grades"):
                g.phrase("cond", f"you {verb} {cards} being {{n:digits}} {words} for this cost", total)
            g.phrase("cond", f"the sum of the grades of the cards {verb} for this cost is {{n:digits}} {words}", total)


def done(g: Grammar) -> None:
    """What was done, in words that leave something out."""
    for did, deed in (("rode", RIDDEN), ("called", CALLED)):
        for by in ("with this effect", "by this effect", "with this ability", "by this ability"):
            g.phrase("cond", f"you {did} {by}", Compare(Moved(deed), ">=", 1))
    for deed in (KEPT, TAKEN, BURIED, PUT_BACK, LAID, BANISHED):
        g.phrase("per", " for each card you put", Moved(deed))
    for words, op in LIMITS:
        g.phrase("cond", f"you looked at {{n:number}} {words} cards", Compare(Count(SEEN), op, V("n")))
    for card in CARDS:
        for who in ("your opponent", "that your opponent", "they"):
            g.phrase("told", f"the {card} {who} retired", Ref(RETIRED))


def moved(g: Grammar) -> None:
    """[VG 7.34.1] Units that were moved to the guardian circle stay the same cards: they are counted there."""
    there = t.Zone(("GC",))
    for cards in ("cards", "units", "rear-guards"):
        for to in ("", " to (GC)"):
            g.phrase("cond", f"you moved {{n:several}} {cards}{to}", t.Among(Ref(SHIFTED), there, V("n")))
            g.phrase("cond", f"you moved {{n:number}} or more {cards}{to}", t.Among(Ref(SHIFTED), there, V("n")))
    for card in ("a card", "a unit", "it"):
        g.phrase("cond", f"you moved {card}", t.Among(Ref(SHIFTED), there))


def graded(g: Grammar) -> None:
    """A grade that is so much more or less than that of a card that was named."""
    for words, op in OPS:
        for sign, times in (("+", 1), ("-", -1)):
            beside = Figure("grade", op, Plus((t.FigureOf(V("r"), "grade"), Times(times, V("n")))))
            for its in ("", "'s", "'s grade"):
                for start in (" with grade", " with a grade", " and grade"):
                    g.phrase("post", f"{start} {words} {{r:which}}{its} {sign}{{n:digits}}", beside)


ZONES = (("drop", DROP), ("soul", SOUL), ("bind zone", BIND))


def alike(g: Grammar) -> None:
    """Cards that share their name or their grade with some of a group."""
    for zone, where in ZONES:
        for a in ("a card", "any card", "a card that is"):
            like = Shares(canonical(YOURS, where), "name")
            for r in ("{r:told}", "that card", "it"):
                what = V("r") if r == "{r:told}" else t.Ref("that")
                for prep in ("in", "from"):
                    g.phrase("cond", f"{r} has the same card name as {a} {prep} your {zone}", Is(what, like))
    for whom, group in (
        ("any of the revealed cards", t.Shown("seen")),
        ("any of your {g:own_many}", V("g")),
        ("any of your opponent's {g:foe_many}", V("g")),
        ("any of your other {g:other_many}", V("g")),
        ("any {g:held_one}", V("g")),
        ("a {g:held_one}", V("g")),
        ("the {g:held_many}", V("g")),
        ("{g:held_many}", V("g")),
    ):
        same = Shares(group, "grade")
        for words, such in (
            (" with the same grade as", same),
            (" with a different grade from", t.Not(same)),
            (" with different grades from", t.Not(same)),
            (" that does not have the same grade as", t.Not(same)),
            (" that do not have the same grade as", t.Not(same)),
        ):
            g.phrase("post", f"{words} {whom}", such, in_one_zone)


def in_one_zone(env: t.Env) -> bool:
    """Whether the group that is compared with, if there is one, lies in one zone: a second place is not its own."""
    return "g" not in env or sum(isinstance(part, t.Zone) for part in parts_of(env["g"])) == 1


def add(g: Grammar) -> None:
    for part in (paid, done, moved, graded, alike):
        part(g)
