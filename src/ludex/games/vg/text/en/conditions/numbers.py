"""English, numbers that are counted together, counted again, or written as digits."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.text.en.conditions.conditions import SIDES, zone_names
from ludex.games.vg.text.en.done import PAID
from ludex.games.vg.text.en.nouns.nouns import ZONES
from ludex.games.vg.text.en.nouns.nouns import placed as in_a_zone
from ludex.games.vg.text.en.verbs.verbs import DEEDS, fill_some
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, MANY, ME, ORDER_ZONE, SLOTS
from ludex.lang import pattern as t
from ludex.lang.en import numbers
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Token
from ludex.lang.marks import BURIED, CALLED, EVERY, KEPT, PUT_BACK
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    All,
    Both,
    Choose,
    Compare,
    Count,
    Distinct,
    Do,
    Env,
    Exists,
    Fits,
    Gives,
    Modify,
    MoreThan,
    Moved,
    Ref,
    Repeat,
    Some,
    Times,
    V,
    Zone,
    slotted,
)

SUBJECTS = (("thing", "gets", "loses"), ("things", "get", "lose"))
DONE = ("retired", "bound", "placed", "called", "locked", "discarded", "chosen")
DID = ("put", "retired", "discarded", "bound", "called", "returned", "removed", "revealed")


def digits(g: Grammar) -> None:
    """Numbers of cards that are written as digits."""
    few = r"[1-9]\d?(?!\d)(?= (?:or|of|cards?|other|face|different|rear-guards?|units?|vanguards?|times?)\b)"
    g.add("number", Token(few, int, numbers.say_digits))
    several = few.replace(r"[1-9]\d?", r"(?:[2-9]|[1-9]\d)")
    g.add("several", Token(several, int, numbers.say_digits))
    g.phrase("clause", "deal {n:digits} damage to {o:thing}", (Do("deal damage", V("o"), V("n")),))


def different(g: Grammar) -> None:
    """[VG 18.3.1.1] How many different names, grades and the like there are."""
    for kind in ("name", "grade", "race"):
        said = ("card name", "name") if kind == "name" else (kind,)
        filler(g, f"the_{kind}", *said)
        filler(g, f"the_{kind}s", *(f"{word}s" for word in said))
        apart = t.Different(kind)
        for group, side in (("own", (YOURS,)), ("other", (YOURS, t.Not(SELF))), ("foe", (ENEMY,))):
            always = (*side, apart)
            described(g, f"{group}_{kind}", "field_head", "pre", "field_post", default=(FIELD,), always=always)
        described(g, f"held_{kind}", "card_head", "pre", "held_post", always=(apart,))
        for among, when in (
            (f"your {{g:own_{kind}_many}}", None),
            (f"your other {{g:other_{kind}_many}}", None),
            (f"your opponent's {{g:foe_{kind}_many}}", None),
            (f"the {{g:held_{kind}_many}}", _placed),
            (f"{{g:held_{kind}_many}}", _placed),
        ):
            for said_, cond in (
                ("or more", Exists(V("g"), V("n"))),
                ("or greater", Exists(V("g"), V("n"))),
                ("or less", Compare(Count(V("g")), "<=", V("n"))),
            ):
                how_many = f"the number of different {{x:the_{kind}s}} among {among}"
                g.phrase("cond", f"{how_many} is {{n:number}} {said_}", cond, when)
                there = f"there are {{n:number}} {said_} different {{x:the_{kind}s}} among {among}"
                g.phrase("cond", there, cond, when)
            how_many = f"the number of different {{x:the_{kind}s}} among {among}"
            g.phrase("count", how_many, Count(V("g")), when)
            g.phrase("per", f" for each different {{x:the_{kind}}} among {among}", Count(V("g")), when)


def _placed(env: Env) -> bool:
    return any(isinstance(part, t.Zone) for part in _parts(env["g"]))


def _parts(group: Any) -> tuple[Any, ...]:
    return group.parts if isinstance(group, t.All) else (group,)


def for_each(g: Grammar) -> None:
    """[VG 12.7.1] What is given or done for each of something, said before it or of what follows."""
    for subject, gets, _ in SUBJECTS:
        for said, n in (("+{n:digits}", V("n")), ("-{n:minus}", V("n"))):
            more: Any = (Modify(ME, V("f"), "+", Times(n, V("k"))),)
            g.phrase("state", f"{{k:lead}}, {{o:{subject}}} {gets} {{f:figure}} {said}", (Gives(V("o"), more),))
    for words in ("perform the following effect", "perform the following", "perform the effect below"):
        g.phrase("modes", f"{words}{{k:per}}.\n・{{o:option}}", (Repeat(V("k"), V("o")),))
    g.phrase("modes", "{k:lead}, perform the following effect.\n・{o:option}", (Repeat(V("k"), V("o")),))
    g.phrase("clause", "[Counter-Charge {n:digits}]{k:per}", (Repeat(V("k"), slotted(counter_charge(MANY), SLOTS)),))
    g.phrase("clause", "[Energy-Charge {n:digits}]{k:per}", (Do("energy-charge", SELF, Times(V("n"), V("k"))),))


def together(g: Grammar) -> None:
    """[VG 12.7.1] Cards of one kind and cards of another, counted as one number."""
    both = Some((V("a"), V("b")))
    for side, who in SIDES:
        for means in zone_names(side):
            there = t.All((who, means, both))
            for zone in dict.fromkeys(said for said, where in ZONES if where == means):
                has = f"{side}{zone} has a total of"
                kinds = "{a:card_many} and {b:card_many}"
                g.phrase("cond", f"{has} {{n:number}} or more {kinds}", Exists(there, V("n")), told_both)
                few = Compare(Count(there), "<=", V("n"))
                g.phrase("cond", f"{has} {{n:number}} or less {kinds}", few, told_both)
    in_place = Count(t.All((both, V("p"))))
    for number in ("the total number of", "the number of"):
        g.phrase("count", f"{number} {{a:card_many}} and {{b:card_many}}{{p:place}}", in_place, told_both)
    g.phrase("count", "the total number of {g:held_many}", Count(V("g")), in_a_zone)
    for zone, where in (("soul", "soul"), ("drop", "drop")):
        beside = t.All((YOURS, t.Zone(("VC", "RC", "GC", where)), V("k")))
        for start in ("there is", "there are", "you have"):
            for cards in (f"your units and cards in your {zone}", f"your units and the cards in your {zone}"):
                words = f"{start} a total of {{n:number}} or more {{k:card_many}} among {cards}"
                g.phrase("cond", words, Exists(beside, V("n")))
    for word in ("it has a total of {n:number} or more", "it has a total of {n:number} or more cards"):
        g.phrase("again", word, t.MoreThan(">=", V("n")))
    for i, (verb, _, name) in enumerate(PAID):
        if verb in WHITHER:
            such = t.All((Ref(name), t.Zone((WHITHER[verb],)), both))
            put_away(g, f"{{a:card_many}} and {{b:card_many}} {verb}{{w:paid_where_{i}}} for this cost", such)


WHITHER = {"[Soul-Blast]": "drop", "discarded": "drop", "retired": "drop", "bound": "bind"}
"""Where the cards lie with which a cost was paid."""


def put_away(g: Grammar, group: str, such: Any) -> None:
    """All cards of a group are put somewhere; the text may speak of them afterwards."""
    for before, after, means in DEEDS:
        if before in ("bind ", "put ", "remove ", "call ", "return "):
            done = t.pattern(fill_some(means, {"o": Ref(EVERY)}))
            plain = t.pattern(fill_some(means, {"o": such}))
            for all_ in ("all ", "all of the "):
                words = f"{before}{all_}{group}{after}"
                g.phrase("clause", words, (Choose(EVERY, Count(such), such), done), told_both)
                g.phrase("clause", words, (plain,), told_both)


def told_both(env: t.Env) -> bool:
    """Whether both kinds say more than "card"."""
    return ANY not in (env["a"], env["b"]) and env["a"] != env["b"]


def told_again(g: Grammar) -> None:
    """The number that was just counted, told by what was done."""
    for words in (
        *(f"{{n:number}} or more were {done}" for done in DONE),
        *(f"you {did} {{n:number}} or more" for did in DID),
    ):
        g.phrase("again", words, MoreThan(">=", V("n")))


def placed(env: t.Env) -> bool:
    """Whether the cards are told by their zone."""
    return any(isinstance(part, Zone) for part in canonical_parts(env["k"]))


def canonical_parts(group: Any) -> tuple[Any, ...]:
    return group.parts if isinstance(group, t.All) else (group,)


def memory(g: Grammar) -> None:
    """[VG 17.14.1] The cards of the memory, counted."""
    named = t.Named("memory")
    kind = All((YOURS, ORDER_ZONE, V("k")))
    for each in (" for every {n:several}", " for each"):
        many = "{k:card_many}" if "every" in each else "{k:card_one}"
        n: Any = Fits(Count(kind), V("n")) if "every" in each else Count(kind)
        g.phrase("per", f"{each} {many} in your memory", n)
    apart = Compare(Distinct(kind, "name"), ">=", V("n"))
    more = Compare(Count(All((YOURS, ORDER_ZONE, V("j")))), ">=", V("m"))
    words = "your memory has {n:number} or more {k:card_many} with different card names"
    both = Both((Both((named, apart)), more))
    g.phrase("cond", f"{words}, and a total of {{m:number}} or more {{j:card_many}}", both)


def counting(g: Grammar) -> None:
    """Numbers of cards with which something was done."""
    for words, deed in (
        ("cards put", PUT_BACK),
        ("cards put", KEPT),
        ("cards put into your soul", KEPT),
        ("cards put on the bottom of your deck", PUT_BACK),
        ("cards called", CALLED),
        ("units called", CALLED),
    ):
        g.phrase("count", f"the number of {words}", Moved(deed))
    g.phrase("per", " for each card put into the drop zone", Moved(BURIED))
    g.phrase("per", " for each card put into your soul", Moved(KEPT))
    g.phrase("clause", "draw cards equal to {c:count}", (t.Draw(V("c")),))
    grades = t.FigureOf(IT, "grade")
    g.phrase("per", " for each of that rear-guard's grades", grades)


def add(g: Grammar) -> None:
    for part in (
        digits,
        different,
        for_each,
        together,
        told_again,
        memory,
        counting,
    ):
        part(g)
