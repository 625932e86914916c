"""English, further clauses: deeds that are done later, choices of so many in all, cards in three places, so much for
each at the beginning, cards of the Prison."""

from __future__ import annotations

from typing import Final

from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.verbs import DEEDS, SEARCHED, TAKEN
from ludex.games.vg.text.en.words import LATER
from ludex.games.vg.text.meanings import IT, OTHER, SEEN, THEM, VANGUARD, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import CHOSEN
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    Choose,
    Count,
    Delay,
    Fits,
    Is,
    Move,
    Reveal,
    V,
    When,
)

AT_THE_END: Final[tuple[tuple[str, When], ...]] = LATER[:4]
"""Moments that stand after the deed."""


def later(g: Grammar) -> None:
    """ "Retire this unit at the end of that battle"."""
    for words, when in AT_THE_END:
        for before, after, means in DEEDS:
            if before.split(" ")[0] in ("retire", "put", "return", "bind"):
                g.phrase("clause", f"{before}{{o:object}}{after} {words}", (Delay(when, (means,)),))


def after_the_attack(g: Grammar) -> None:
    """[VG 7.36.4] Whether an attack hit is asked when it is over, though the text says so first."""
    words, when = LATER[0]
    missed = t.Named("attack missed")
    for said, cond in (("did not hit", missed), ("hit", t.Both((t.Named("battle"), t.Unless(missed))))):
        then = (Delay(when, (t.If(cond, V("d")),)),)
        for attack in ("that attack", "the attack"):
            for category in ("sent", "turn"):
                g.phrase(category, f"if {attack} {said}, {words}, {{d:plain}}", then)
                g.phrase(category, f"if {attack} {said}, {{d:clauses}} {words}", then)


def in_all(g: Grammar) -> None:
    """A total of so many cards, and cards that are shown when they are chosen."""
    for start, up_to in (("choose a total of ", False), ("choose up to a total of ", True)):
        total = (Choose("t", V("n"), V("g"), up_to=up_to),)
        g.phrase("clause", f"{start}{{n:several}} {{g:held_many}}", total, placed)
        seen = (Choose("found", V("n"), V("g"), up_to=up_to),)
        g.phrase("clause", f"{start}{{n:several}} {{g:seen_many}} from among them", seen)
    for end in (" in total",):
        total = (Choose("t", V("n"), V("g"), up_to=True),)
        g.phrase("clause", f"choose up to {{n:several}} {{g:held_many}}{end}", total, placed)
    for where, more in SEARCHED:
        search = searched(V("n"), V("g"), more=more)
        g.phrase("clause", f"search your {where} for up to a total of {{n:several}} {{g:card_many}}", search)
    for words, n, up_to, name in TAKEN:
        it = t.Ref(name) if name != "t" else IT
        shown = (Choose(name, n, V("g"), up_to=up_to), Reveal(it))
        for reveal in (" and reveal it", " and reveal them"):
            g.phrase("clause", f"choose {words}{reveal}", shown, placed if name == "t" else None)


def of_piles(g: Grammar) -> None:
    """Cards that are searched for in another zone than the deck; as many cards drawn as are counted."""
    for zone, name in (
        ("drop", "drop"),
        ("soul", "soul"),
        ("bind zone", "bind"),
        ("ride deck", "ride deck"),
        ("hand", "hand"),
    ):
        there = t.All((t.YOURS, t.Zone((name,)), V("g")))
        for words, n in (("up to one {g:card_one}", 1), ("up to {n:several} {g:card_many}", V("n"))):
            if (zone, n) != ("drop", 1):
                g.phrase("clause", f"search your {zone} for {words}", (Choose("found", n, there, up_to=True),))
    same = "the same number of cards as {c:count}"
    g.phrase("clause", f"draw {same}", (t.Draw(V("c")),))
    g.phrase("clause", f"draw up to {same}", (t.Draw(V("c"), up_to=True),))


def whose(g: Grammar) -> None:
    g.phrase("clause", "choose any player's {g:any_one}", (Choose("t", 1, V("g")),))
    for who in ("it", "this unit"):
        g.phrase("cond", f"{who} boosted {{g:a_any}}", Is(OTHER, V("g")))
    g.phrase("event", "this unit boosts your {g:own_one}", When("boost", SELF, V("g")))
    for words in (
        "the attack of the unit this unit boosted hits",
        "the attack of the unit that this unit boosted hits",
    ):
        for end, target in (("", t.ANY), (" {t:a_any}", V("t"))):
            g.phrase("event", f"{words}{end}", When("hit", t.Role("boosted", SELF), target))
    for words in ("the boosted", "those boosted"):
        boosted = t.All((V("g"), t.Role("boosted", SELF)))
        g.phrase("clause", f"choose one of {words} {{g:any_many}}", (Choose("t", 1, boosted),))
    g.phrase("things", "all of those chosen rear-guards", t.Ref(CHOSEN))
    g.phrase("things", "all of the chosen rear-guards", t.Ref(CHOSEN))
    g.phrase("things", "all of the chosen cards", t.Ref(CHOSEN))
    g.phrase("things", "those rear-guards", THEM)


def for_each(g: Grammar) -> None:
    """`foreach`: further numbers at the beginning of a sentence."""
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        g.phrase("foreach", f"for every {{k:several}} {words}{{g:{group}_many}}", Fits(Count(V("g")), V("k")))
    g.phrase("foreach", "for every {k:several} {g:held_many}", Fits(Count(V("g")), V("k")), placed)
    for whom, grade in (
        ("that unit", t.FigureOf(IT, "grade")),
        ("your vanguard", t.Greatest(VANGUARD, "grade")),
    ):
        g.phrase("foreach", f"for every {{k:several}} grades of {whom}", Fits(grade, V("k")))
        g.phrase("foreach", f"for each grade of {whom}", grade)
    g.phrase("clause", "draw cards equal to {c:count}", (t.Draw(V("c")),))


def prisons(g: Grammar) -> None:
    """[VG 17.6] The opponent's cards in the player's Prison."""
    held = t.All((ENEMY, t.Zone(("imprisoned",))))
    g.phrase("held_post", " imprisoned in your Prison", held)
    g.phrase("theirs_post", " imprisoned in your Prison", t.Zone(("imprisoned",)))
    prisoners = held
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        some = (Choose("t", V("n"), prisoners, up_to=up_to),)
        g.phrase("clause", f"{start}{{n:number}} of your opponent's cards imprisoned in your Prison", some)
    count = t.Count(prisoners)
    for words in ("of your opponent's cards imprisoned in your Prison", "cards imprisoned in your Prison"):
        g.phrase("per", f" for every {{k:several}} {words}", Fits(count, V("k")))


def each_of(g: Grammar) -> None:
    """Each of several cards is put on the top or on the bottom of the deck, in an order of the player's choice."""
    one = t.Ref("each")
    either = t.Modes(1, ((Move(one, "deck"),), (Move(one, "deck", position="bottom"),)))
    each = (t.ForEach("each", SEEN, (either,), ordered=True),)
    for what in ("each of them", "each card you looked at", "each of those cards"):
        for deck in ("your deck", "the deck"):
            for order in (" in any order", ""):
                for put in (f"put {what} on the top or bottom of {deck}{order}",):
                    g.phrase("clause", put, each)


def add(g: Grammar) -> None:
    for part in (later, after_the_attack, in_all, of_piles, whose, for_each, prisons, each_of):
        part(g)
