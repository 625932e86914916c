"""English, units and cards told by how they came, by their figures, by what was done, and by what they are not."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.done import DONE
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DAMAGE, DRESSED, IT, ME, THEM, TRIGGER, UNIT, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import CHOSEN, DISCARDED, KEPT, PUT_BACK, REVEALED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    All,
    Among,
    Beside,
    Choose,
    Compare,
    Env,
    Figure,
    FigureOf,
    Gives,
    Mark,
    Modify,
    Moved,
    Not,
    Ref,
    Rest,
    Role,
    Shares,
    Some,
    Times,
    Underwent,
    Unless,
    V,
    When,
    Word,
    Zone,
)

FIGURES = (("Power", "power"), ("Shield", "shield"), ("Critical", "critical"))
KINDS = (("[CONT]", "Continuous"), ("[AUTO]", "Automatic"), ("[ACT]", "Activated"))
SUBJECTS = (("thing", "gets", "loses"), ("things", "get", "lose"))
BY = (("", ANY), ("{c:by}", V("c")))


def told_plainly(g: Grammar) -> None:
    """All units of a kind without "all"; a vanguard that is described; units that boost or are boosted."""
    g.phrase("things", "your {g:own_many}", V("g"))
    for all_of in ("your other ", "all of the other ", "all the other "):
        g.phrase("things", f"{all_of}{{g:other_many}}", V("g"))
    g.phrase("thing", "your {g:own_one}", V("g"), _vanguard)
    g.phrase("thing", "your opponent's {g:foe_one}", V("g"), _vanguard)
    for whose, group in (("your ", "own"), ("your other ", "other")):
        by = When("boosted", SELF, V("k"))
        g.phrase("event", f"this unit is boosted by {whose}{{k:{group}_one}}", by)
        for first, subject in (("your ", "own"), ("your other ", "other")):
            g.phrase(
                "event", f"{first}{{g:{subject}_one}} boosts {whose}{{k:{group}_one}}", When("boost", V("g"), V("k"))
            )
    sentinel = t.All((ENEMY, t.Has("Sentinel")))
    for verb in ("is put on (GC)", "is placed on (GC)"):
        for src, words in ((V("s"), "{s:from}"), ((), "")):
            heard = When("move", sentinel, src=src, dst=("GC",), word="placed")
            g.phrase("event", f"your opponent's sentinel {verb}{words}", heard)


def figures(g: Grammar) -> None:
    """Units told by a figure, said before or after the number."""
    for limit, op in (("or greater", ">="), ("or less", "<="), ("or more", ">=")):
        for said, figure in FIGURES:
            for number in ("digits", "millions"):
                such = t.Figure(figure, op, V("n"))
                g.phrase("pre", f"[{said}] {{n:{number}}} {limit} ", such)
                g.phrase("post", f" with {{n:{number}}} {limit} [{said}]", such)
                if number == "millions":
                    g.phrase("post", f" with [{said}] {{n:{number}}} {limit}", such)


def _vanguard(env: t.Env) -> bool:
    """Whether it is a vanguard, of which more is said."""
    parts = parts_of(env["g"])
    return t.Zone(("VC",)) in parts and len(parts) > 2


def told_by_deeds(g: Grammar) -> None:
    """Cards and units told by what was done, by what they are not, and by others."""
    for word in ("[Stand]", "[Rest]"):
        g.phrase("thing", f"that {word} unit", THEM)
    chose = Among(Ref(CHOSEN), SELF)
    for this in ("this unit", "this card"):
        g.phrase("cond", f"you chose {this}", chose)
        g.phrase("cond", f"you did not choose {this}", Unless(chose))
    for n in ("several",):
        thrown = Compare(Moved(DISCARDED), "=", V("n"))
        g.phrase("cond", f"you discarded {{n:{n}}} cards from your deck", thrown)
    for deed in (TAKEN, KEPT, PUT_BACK, DISCARDED):
        for this in ("for this ability", "for this effect"):
            g.phrase("count", f"the number of cards put {this}", Moved(deed)) if deed != DISCARDED else None
    for words in ("any of your {h:own_many}", "any of your opponent's {h:foe_many}", "your vanguard"):
        what = VANGUARD if words == "your vanguard" else V("h")
        g.phrase("card_post", f" and the same card name as {words}", Shares(what, "name"))
    for words, op in (("less than", "<"), ("less than or equal to", "<="), ("greater than", ">")):
        grade = FigureOf(V("r"), "grade")
        g.phrase("post", f" and grade {words} the grade of {{r:which}}", Figure("grade", op, grade))
    g.phrase("post", " of different grades", t.Different("grade"))
    g.phrase("post", " of different card names", t.Different("name"))
    one = Choose("t", 1, V("g"))
    for whom in ("one of your {g:own_many}", "one of your other {g:other_many}"):
        pair = (one, t.Give(t.Some((IT, SELF)), V("b"), V("u")))
        g.phrase("clause", f"{whom} and this unit gets {{b:boons}} {{u:until}}", pair)


def shown(g: Grammar) -> None:
    """Cards that were revealed; a card whose name was declared; abilities by the name of a keyword."""
    for words in ("the cards revealed with this effect", "the cards revealed by this effect", "those revealed cards"):
        g.phrase("things", words, t.Shown("seen"))
    declared = t.Related("declared by")
    for card in ("the revealed card", "that card"):
        what = Ref(REVEALED) if "revealed" in card else IT
        for words in ("is the card you declared", "is the declared card", "has the declared card name"):
            g.phrase("cond", f"{card} {words}", t.Is(what, declared))
    for words in (" with the [Legion] ability", " with [Legion]"):
        g.phrase("post", words, t.Has("Seek Mate"))
    higher = t.Plus((FigureOf(V("r"), "grade"), 1))
    for words in ("that is a grade greater than", "a grade greater than", "that is one grade greater than"):
        g.phrase("post", f" {words} {{r:which}}", Figure("grade", "=", higher))
    for did, _, _, places, deed in DONE:
        if "" in places or did == "put":
            g.phrase("count", f"the number of cards you {did}", Moved(deed))


def told_by_more(g: Grammar) -> None:
    """Units and cards told by more: by the race or power of another, by two at once, by where this card is."""
    for the in ("", "the "):
        g.phrase("post", f" with {the}same race as your vanguard", Shares(VANGUARD, "race"))
        g.phrase("post", f" with {the}same race as this unit", Shares(SELF, "race"))
        g.phrase("post", f" with {the}same nation as your vanguard", Shares(VANGUARD, "nation"))
    for kind in ("name", "grade", "race"):
        said = {"name": "card names", "grade": "grades", "race": "races"}[kind]
        g.phrase("post", f" and different {said}", t.Different(kind))
    for words, op in (
        ("greater than or equal to", ">="),
        ("equal to or greater than", ">="),
        ("less than or equal to", "<="),
        ("greater than", ">"),
        ("less than", "<"),
    ):
        for whose, what in (("this unit's", SELF), ("your vanguard's", VANGUARD)):
            original = FigureOf(what, "original power") if what == SELF else t.Greatest(what, "original power")
            g.phrase("field_post", f" with [Power] {words} {whose} original [Power]", Figure("power", op, original))
            g.phrase(
                "field_post",
                f" with original [Power] {words} {whose} original [Power]",
                Figure("original power", op, original),
            )
    boosted = All((Role("boosted", SELF),))
    for unit in ("unit", "rear-guard", "vanguard"):
        g.phrase("things", f"this unit and the boosted {unit}", Some((SELF, boosted)))
        g.phrase("things", f"the boosted {unit} and this unit", Some((boosted, SELF)))
    for that in ("that [Stand] unit", "that unit", "that rear-guard", "that [Stand] rear-guard"):
        g.phrase("things", f"{that} and all of your {{g:own_many}}", Some((THEM, V("g"))))
        g.phrase("things", f"all of your {{g:own_many}} and {that}", Some((V("g"), THEM)))
    g.phrase("thing", "that [Stand] unit", THEM)
    for words, zone in (
        ("soul", "soul"),
        ("drop", "drop"),
        ("hand", "hand"),
        ("bind zone", "bind"),
        ("order zone", "order zone"),
    ):
        g.phrase("state_of", f"in your {words}", canonical(YOURS, Zone((zone,))))
        g.phrase("state_of", f"in {words}", canonical(YOURS, Zone((zone,))))
    both = Some((All((ENEMY, FIELD, V("p"))), canonical(YOURS, FIELD, Mark("dominated"))))
    for units in ("your opponent's units", "all of your opponent's units"):
        g.phrase("foe_or_dominated", f"{units}{{p:field_post}}, and units dominated by you,", both)
    for icons, kinds in (
        ("[CONT] and [AUTO]", ("Continuous", "Automatic")),
        ("[AUTO] and [CONT]", ("Automatic", "Continuous")),
    ):
        lost: tuple[Any, ...] = tuple(t.Strip(ME, kind=kind) for kind in kinds)
        words = f"{{o:foe_or_dominated}} lose all of their {icons} abilities, and get {{b:boons}}"
        g.phrase("state", words, (Gives(V("o"), (*lost, Rest("b"))),))
        for subject, gets, loses in SUBJECTS:
            for its in ("its", "their"):
                words = f"{{o:{subject}}} {loses} all of {its} {icons} abilities, and {gets} {{b:boons}}"
                g.phrase("state", words, (Gives(V("o"), (*lost, Rest("b"))),))
    for icon, kind in KINDS:
        for subject, gets, loses in SUBJECTS:
            for its in ("its", "their"):
                more = Modify(ME, V("f"), "+", Times(V("n"), V("k")))
                losing = f"{{o:{subject}}} {loses} all of {its} {icon} abilities"
                means = (Gives(V("o"), (t.Strip(ME, kind=kind), more)),)
                g.phrase("state", f"{losing}, and {gets} {{f:figure}} +{{n:digits}}{{k:per}}", means)


def came(g: Grammar) -> None:
    """Units told by how they came this turn."""
    filler(g, "that_was", " ", " that was ", " that were ")
    for by, cause in BY:
        for words, src in (("", ()), ("{s:source}", V("s"))):
            if by or words:
                placed = Underwent(When("move", SELF, src=src, word="placed", cause=cause))
                g.phrase("field_post", f"{{x:that_was}}placed{words}{by} this turn", placed, of_others)
                on = Underwent(When("move", SELF, src=src, dst=("RC",), word="placed", cause=cause))
                g.phrase("field_post", f"{{x:that_was}}placed on (RC){words}{by} this turn", on, of_others)
        if by:
            chosen = Underwent(When("chosen", SELF, cause=cause))
            g.phrase("field_post", f"{{x:that_was}}chosen{by} this turn", chosen, of_others)
    for phase in ("ride", "main", "battle"):
        for words in (f"placed in this turn's {phase} phase", f"placed during this turn's {phase} phase"):
            now = Underwent(When("move", SELF, word="placed", phase=phase))
            g.phrase("field_post", f"{{x:that_was}}{words}", now)
        for words in (f"during the {phase} phase this turn", f"during this turn's {phase} phase"):
            for by, cause in BY:
                now = Underwent(When("move", SELF, word="placed", phase=phase, cause=cause))
                g.phrase("field_post", f"{{x:that_was}}placed {words}{by}", now, of_others)
    for words, when in (
        ("attacked", When("attack", SELF)),
        ("boosted", When("boost", SELF)),
    ):
        g.phrase("field_post", f" that {words} this turn", Underwent(when))
    g.phrase("field_post", " that did not attack this turn", Not(Underwent(When("attack", SELF))))
    g.phrase("field_post", " that have not attacked this turn", Not(Underwent(When("attack", SELF))))


def of_others(env: Env) -> bool:
    """Whether the cause is not this card: in what a unit underwent, "itself" is that unit."""
    return SELF not in walk.nodes(env.get("c", ANY))


def compared(g: Grammar) -> None:
    """Cards told by a grade beside that of another, and cards of the damage zone told before the noun."""
    for whom, what in (("this unit", SELF), ("this card", SELF), ("your vanguard", VANGUARD), ("{r:which}", V("r"))):
        grade = t.Greatest(what, "grade") if what == VANGUARD else t.FigureOf(what, "grade")
        g.phrase("post", f" with a different grade from {whom}", Not(Figure("grade", "=", grade)))
        for words, more in (("one greater", 1), ("one less", -1), ("one lower", -1), ("one higher", 1)):
            beside_others = Figure("grade", "=", t.Plus((grade, more)))
            g.phrase("post", f" with grade {words} than {whom}", beside_others)
            g.phrase("post", f" with a grade {words} than {whom}", beside_others)
        for sign, more in (("+1", 1), ("-1", -1)):
            g.phrase("post", f" with grade {sign} of {whom}", Figure("grade", "=", t.Plus((grade, more))))
    g.phrase("pre", "damage zone ", DAMAGE)
    g.phrase("pre_of", "{w:belongs}", V("w"))
    for state in ("stand", "rest"):
        g.phrase("pre_of", f"[{state.capitalize()}]", t.State(state))


COMPARED = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("equal to", "="),
    ("greater than or equal to", ">="),
    ("equal to or greater than", ">="),
    ("less than", "<"),
    ("greater than", ">"),
)


def describing(g: Grammar) -> None:
    """Words that stand after cards, wherever they are."""
    vanguard = t.Greatest(VANGUARD, "grade")
    for category in ("card_post", "held_post", "field_post"):
        for words, op in COMPARED:
            for grade in ("grade", "a grade", "grades"):
                g.phrase(category, f" with {grade} {words} {{c:count}}", Figure("grade", op, V("c")), of_one_place)
        for words in ("greater than or equal to your vanguard", "greater than or equal to your vanguard's grade"):
            g.phrase(category, f" with grade {words}", Figure("grade", ">=", vanguard))
        g.phrase(category, " other than a trigger unit", Not(canonical(TRIGGER, UNIT)))
        g.phrase(category, " other than [Over] trigger", Not(Word("trigger", "over")))
    g.phrase("field_post", " with originalDress", DRESSED)
    g.phrase("pre", "different ", t.Different("name"))
    g.phrase("state_of", "in the center column", Beside(VANGUARD, "column"))


def of_one_place(env: Env) -> bool:
    """Whether the number is of cards in one place: a second place would be that of the cards with that grade."""
    return sum(isinstance(node, t.Zone) for node in walk.nodes(env["c"])) < 2


def add(g: Grammar) -> None:
    for part in (
        told_plainly,
        figures,
        shown,
        told_by_deeds,
        told_by_more,
        came,
        compared,
        describing,
    ):
        part(g)
