"""English, what is taken from several places or in one of two ways: from among the cards looked at or from a zone, one
kind one way and another kind another; grades that are declared; grades all told; what goes on the top or the bottom."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.nouns.zoning import NAMES
from ludex.games.vg.text.en.verbs.picking import PAIRS, TAKEN
from ludex.games.vg.text.en.verbs.verbs import DECKS
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, REST, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    YOURS,
    AllTold,
    Choose,
    Chosen,
    Count,
    Exists,
    Figure,
    If,
    Modes,
    Move,
    NameNumber,
    Not,
    Ref,
    Rest,
    Total,
    V,
    Within,
    Word,
)

DECLARED = "declared grade"


def declaring(g: Grammar) -> None:
    """A grade is declared, and cards of that grade are told by it."""
    for choose in ("choose a grade", "choose one grade"):
        for joint in (", declare it", ", and declare it", " and declare it"):
            words = f"{choose} from {{a:digits}} to {{b:digits}}{joint}"
            g.phrase("clause", words, (NameNumber(DECLARED, V("a"), V("b")),))
    for words in ("declare a grade from {a:digits} to {b:digits}",):
        g.phrase("clause", words, (NameNumber(DECLARED, V("a"), V("b")),))
    for words in (" with the declared grade", " of the declared grade", " with the grade you declared"):
        g.phrase("post", words, Figure("grade", "=", Chosen(DECLARED)))


def either_place(g: Grammar) -> None:
    """Cards from among those looked at, or from a zone of the player."""
    for said, name in NAMES.items():
        for your in ("", "your ", "from your "):
            g.phrase("or_zone", f" or {your}{said}", t.All((YOURS, t.Zone((name,)))))

    def among(kind: str) -> Any:
        return t.Some((t.All((V(kind), SEEN)), t.All((V(kind), V("z")))))

    for words, first, second in PAIRS:
        both = (
            Choose("found", 1, among("a"), up_to=first),
            Choose("found", 1, among("b"), up_to=second, also=True),
        )
        g.phrase("clause", f"choose {words}{{e:each_of}} from among them{{z:or_zone}}", both)
    for words, n, up_to in (
        ("{g:a_card}", 1, False),
        ("up to one {g:card_one}", 1, True),
        ("{n:several} {g:card_many}", V("n"), False),
        ("up to {n:several} {g:card_many}", V("n"), True),
    ):
        taken = (Choose("found", n, among("g"), up_to=up_to),)
        g.phrase("clause", f"choose {words} from among them{{z:or_zone}}", taken)


def each_name(g: Grammar) -> None:
    """A card with one name and a card with another, said in one breath."""
    for its in ("in their card names", "in its card name"):
        for joint in (" or ", " and "):
            for maybe, up_to in (("up to one card", True), ("one card", False)):
                two = tuple(
                    Choose("found", 1, t.All((SEEN, Within("name", V(name)))), up_to=up_to, also=name == "b")
                    for name in ("a", "b")
                )
                words = f"choose {maybe} each with {{a:name}}{joint}{{b:name}} {its} from among them"
                g.phrase("clause", words, two)
    for zone, where in (("soul", "soul"), ("drop", "drop"), ("bind zone", "bind"), ("hand", "hand")):
        both: Any = tuple(Exists(t.All((YOURS, t.Zone((where,)), Within("name", V(name))))) for name in ("a", "b"))
        for joint in (" or ", " and "):
            words = f"your {zone} has one or more cards with {{a:name}}{joint}{{b:name}} in their card names each"
            g.phrase("cond", words, t.Both(both))


def two_ways(g: Grammar) -> None:
    """One kind of card one way, or another kind another way: who takes one does not take the other."""
    for words, n, up_to in TAKEN:
        chosen = Choose("found", n, V("g"), up_to=up_to)
        for shown, seen in (
            ("", ()),
            (" and reveal it", (t.Reveal(Ref("found")),)),
            (", reveal it", (t.Reveal(Ref("found")),)),
        ):
            for joint in (" and ", ", and ", ", "):
                g.phrase(
                    "one_way", f"choose {words}{shown}{joint}{{c:clause}}", (chosen, *seen, Rest("c")), moved, True
                )
    g.phrase("act", "{a:one_way}, or {b:one_way}", (Modes(1, (V("a"), V("b"))),))
    few, many = (Choose("found", n, V(name)) for n, name in ((1, "b"), (V("n"), "a")))
    for start in ("{n:several} {a:seen_many} or any one {b:seen_one}", "{n:several} {a:seen_many} or one {b:seen_one}"):
        either = Modes(1, ((many,), (few,)))
        called = (either, t.Do("call", Ref("found"), word=V("w")))
        g.phrase("clause", f"call {start} from among them {{w:call_where}}", called)
        g.phrase("clause", f"choose {start} from among them, call {{x:it_them}} {{w:call_where}}", called)
        for hand in ("hand", "your hand"):
            taken = (either, t.Reveal(Ref("found")), Move(Ref("found"), "hand"))
            g.phrase(
                "clause",
                f"choose {start} from among them, reveal {{x:it_them}} and put {{y:it_them}} into {hand}",
                taken,
            )
    for zone, where in (("drop", "drop"), ("soul", "soul"), ("bind zone", "bind"), ("order zone", "order zone")):
        there = t.All((YOURS, t.Zone((where,)), t.Shares(IT, "name")))
        for joint in (", and ", ", "):
            for no in (f"if your {zone} does not", "if it does not", "if not"):
                words = f"{{a:clause}} if your {zone} has a card with the same card name{joint}{{b:clause}} {no}"
                g.phrase("act", words, (If(Exists(there), V("a"), V("b")),))


def moved(env: t.Env) -> bool:
    """Whether the clause puts away or calls what was found."""
    return len(env["c"]) == 1 and getattr(env["c"][0], "what", None) in (IT, Ref("found"))


def top_and_bottom(g: Grammar) -> None:
    """Some of the cards go on the top of the deck, the others on the bottom."""
    filler(g, "any_rest", "the remaining cards", "the rest", "the rest of the cards", "the other cards")
    for deck in DECKS:
        above = Choose("picked", Count(REST), REST, up_to=True)
        below = Move(t.All((REST, Not(Ref("picked")))), "deck", position="bottom")
        both = (above, Move(Ref("picked"), "deck"), below)
        for or_ in ("or bottom", "or the bottom", "and bottom", "and the bottom"):
            words = f"put any number of {{x:any_rest}} on the top {or_} of {deck} in any order"
            g.phrase("clause", words, both)


OPS = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("equal to or greater than", ">="),
    ("greater than or equal to", ">="),
)


def totals(g: Grammar) -> None:
    """Cards told by their grades all together."""
    for op_said, op in OPS:
        for of, such in (("{c:count}", V("c")),):
            every = AllTold(Total("grade", op, such))
            for words in (
                f"a total grade {op_said} {of}",
                f"a total grade of {op_said} {of}",
                f"the sum of their grades being {op_said} {of}",
                f"the total sum of their grades being {op_said} {of}",
            ):
                g.phrase("post", f" with {words}", every)
                g.phrase("post", f" and {words}", every)


def names(g: Grammar) -> None:
    """The name that is printed on a card, and a part of a name that is said after a grade."""
    for words in (" with the original card name {n:name}", " with original card name {n:name}"):
        g.phrase("post", words, Word("original name", V("n")))
    for its in ("in its card name", "in their card names"):
        g.phrase("post", f" and {{n:name}} {its}", Within("name", V("n")))
        g.phrase("post", f" and with {{n:name}} {its}", Within("name", V("n")))


def remaining(g: Grammar) -> None:
    """All cards of a place but those that were chosen."""
    g.phrase("things", "all other {g:held_many}", t.All((V("g"), Not(Ref("chosen")))), held)
    g.phrase("things", "all of the other {g:held_many}", t.All((V("g"), Not(Ref("chosen")))), held)


def held(env: t.Env) -> bool:
    """Whether the group names a zone off the field."""
    parts = getattr(env["g"], "parts", ())
    zones = [name for part in parts if isinstance(part, t.Zone) for name in part.names]
    return placed(env) and bool(zones) and not {"VC", "RC", "GC"} & set(zones)


def add(g: Grammar) -> None:
    for part in (declaring, either_place, each_name, two_ways, top_and_bottom, totals, names, remaining):
        part(g)
