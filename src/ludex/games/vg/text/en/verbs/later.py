"""English, deeds that are done later, for each of something, or in all."""

from __future__ import annotations

from typing import Any, Final

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.verbs import DEEDS as CARD_DEEDS
from ludex.games.vg.text.en.verbs.verbs import SEARCHED
from ludex.games.vg.text.en.verbs.verbs import TAKEN as TAKEN_BY
from ludex.games.vg.text.en.words import LATER
from ludex.games.vg.text.meanings import IT, SEEN, VANGUARD, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, BURIED, CALLED, DISCARDED, KEPT, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import (
    ANY,
    OPPONENT,
    SELF,
    Choose,
    Count,
    Delay,
    Do,
    Draw,
    Fits,
    Move,
    Moved,
    Reveal,
    Times,
    V,
    When,
)

DEEDS = (TAKEN, KEPT, PUT_BACK, DISCARDED, RETIRED, BANISHED, BURIED, CALLED)
"""What was done with cards, of which there shall be the same number again. NB: where the text does several of these, it
is declined."""


def as_many_again(g: Grammar) -> None:
    """The same number of cards as were moved before."""
    for deed in DEEDS:
        n: Any = Moved(deed)
        g.phrase("clause", "draw the same number of cards", (Draw(n),))
        g.phrase("clause", "[Soul-Charge] the same number of cards", (Do("soul-charge", SELF, n),))
        for start, up_to in (("the same number of", False), ("up to the same number of", True)):
            some = Choose("t", n, V("g"), up_to=up_to)
            called = (some, Do("call", IT, word=V("w")))
            g.phrase("clause", f"call {start} {{g:held_many}} {{w:call_where}}", called, placed)
            for whose, group in (("of your opponent's ", "foe"), ("of your ", "own")):
                g.phrase("clause", f"choose {start} {whose[3:]}{{g:{group}_many}}", (t.replace(some, what=V("g")),))
    k, c = V("k"), V("c")
    for start, n in (("{n:several} {g:held_many}", Times(V("n"), k)), ("one {g:held_one}", k)):
        for up, up_to in (("", False), ("up to ", True)):
            called = (Choose("t", n, V("g"), up_to=up_to), Do("call", IT, word=V("w")))
            g.phrase("clause", f"call {up}{start} {{w:call_where}}{{k:per}}", called, placed)
    for up, up_to in (("", False), ("up to ", True)):
        seen = (Choose("found", c, V("g"), up_to=up_to), Do("call", t.Ref("found"), word=V("w")))
        for where in (" from among them {w:call_where}", " {w:call_where} from among them"):
            g.phrase("clause", f"call {up}the same number of {{g:seen_many}} as {{c:count}}{where}", seen)
        held = (Choose("t", c, V("g"), up_to=up_to), Do("call", IT, word=V("w")))
        g.phrase("clause", f"call {up}the same number of {{g:held_many}} as {{c:count}} {{w:call_where}}", held, placed)
        theirs = (Choose("t", c, V("g"), up_to=up_to, who=OPPONENT),)
        g.phrase("clause", f"your opponent chooses {up}the same number of their {{g:foe_many}} as {{c:count}}", theirs)


def either_of_two(g: Grammar) -> None:
    """Two clauses under a condition said after them, or two others if it does not hold."""
    for joint in (" and ", ", and "):
        g.phrase("two_deeds", f"{{a:clause}}{joint}{{b:clause}}", (t.Rest("a"), t.Rest("b")), chooses)
    for joint in (", and ", ", "):
        words = f"{{a:two_deeds}} if {{q:said}}{joint}{{b:two_deeds}} if not"
        g.phrase("act", words, (t.If(V("q"), V("a"), V("b")),))


def chooses(env: t.Env) -> bool:
    """Whether the first clause chooses cards, and does nothing else."""
    return len(env["a"]) == 1 and isinstance(env["a"][0], Choose)


def heard(g: Grammar) -> None:
    """What the player gets for a while: whenever an event happens, something is done."""
    later = (Delay(V("e"), V("b"), V("u"), always=True),)
    for when in ("^when", "When", "[AUTO]:^when", "[AUTO]:When"):
        said = f'you get "{when} {{e:event}}, {{b:effect}}"'
        for template in (f"{said} {{u:until}}", f"{{u:until}}, {said}"):
            g.phrase("clause", template, later, of_others)
    for icon, verb in (("[Energy-Charge {n:digits}]", "energy-charge"), ("[Soul-Charge {n:digits}]", "soul-charge")):
        g.phrase("clause", f"you {icon}", (Do(verb, SELF, V("n")),))


def of_others(env: t.Env) -> bool:
    """Whether the event is told of units that are named, and not of the card itself."""
    return env["e"].subject not in (SELF, ANY)


AT_THE_END: Final[tuple[tuple[str, When], ...]] = LATER[:4]
"""Moments that stand after the deed."""


def later(g: Grammar) -> None:
    """ "Retire this unit at the end of that battle"."""
    for words, when in AT_THE_END:
        for before, after, means in CARD_DEEDS:
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
    for words, n, up_to, name in TAKEN_BY:
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
    for part in (
        as_many_again,
        either_of_two,
        heard,
        later,
        after_the_attack,
        in_all,
        of_piles,
        for_each,
        each_of,
    ):
        part(g)
