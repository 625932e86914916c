"""English, what is asked of cards that the text has named (`which`): what they are, where they lie, what they have; and
of how many of them something was done."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c15_pseudo_cards import TOKEN
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import BANISHED, CALLED, CHOSEN, DISCARDED, RETIRED, REVEALED, RIDDEN, TAKEN
from ludex.lang.pattern import (
    ANY,
    SELF,
    All,
    Among,
    Compare,
    Count,
    Env,
    Exists,
    Figure,
    Is,
    Moved,
    Ref,
    Role,
    Shares,
    Unless,
    V,
    Within,
    Zone,
)

CIRCLES = ("VC", "RC", "GC")
OPS = (
    ("greater than", ">"),
    ("less than", "<"),
    ("equal to or greater than", ">="),
    ("greater than or equal to", ">="),
    ("equal to or less than", "<="),
    ("less than or equal to", "<="),
    ("equal to", "="),
    ("the same as", "="),
)
LIMITS = (("or greater", ">="), ("or more", ">="), ("or less", "<="), ("", "="))


def on_circle(env: Env) -> bool:
    """Whether the group is of vanguards, rear-guards, guardians or tokens, and not told by words for cards."""
    parts = parts_of(env["g"])
    return any(isinstance(part, Zone) and len(part.names) == 1 and part.names[0] in CIRCLES for part in parts) or (
        TOKEN in parts
    )


def on_circle_by_more(env: Env) -> bool:
    """Whether it is, and more is said of it than its circle."""
    return on_circle(env) and len(parts_of(env["g"])) > 1


def qualities(g: Grammar) -> None:
    """`quality`: what a card is, after "is" or "was"; `having`: what it has; `lacking`: that, after "does not have"."""
    g.phrase("quality", "{g:a_any}", V("g"), on_circle)
    g.phrase("quality", "your {g:own_one}", V("g"))
    g.phrase("quality", "{s:state_of}", V("s"))
    for rows in ("having", "lacking"):
        for its in ("in its card name", "in its original card name"):
            kind = "name" if "original" not in its else "original name"
            g.phrase(rows, f"{{n:name}} {its}", Within(kind, V("n")))
        for category in ("icon", "headed", "spoken", "plain_icon"):
            g.phrase(rows, f"the {{k:{category}}} ability", V("k"))
        g.phrase(rows, "{k:icon}", V("k"))
        for whom, what in (("your vanguard", VANGUARD), ("this unit", SELF), ("this card", SELF)):
            g.phrase(rows, f"the same card name as {whom}", Shares(what, "name"))
        for whose, group in (("your vanguard", VANGUARD), ("your opponent's vanguard", ENEMY_VANGUARD)):
            g.phrase(rows, f"the same grade as {whose}", Figure("grade", "=", t.Greatest(group, "grade")))


def asked(g: Grammar) -> None:
    """Conditions on one card."""
    r, p = V("r"), V("p")
    for category in ("cond", "said"):
        for is_ in ("is", "was"):
            g.phrase(category, f"{{r:which}} {is_} {{p:quality}}", Is(r, p))
            for no in (f"{is_} not", f"{is_}n't"):
                g.phrase(category, f"{{r:which}} {no} {{p:quality}}", Unless(Is(r, p)))
            g.phrase(category, f"{{r:which}} {is_} {{k:a_card}}", Is(r, V("k")), told)
            g.phrase(category, f"{{r:which}} {is_} not {{k:a_card}}", Unless(Is(r, V("k"))), told)
            g.phrase(category, f"{{r:which}} {is_} {{k:card_one}}", Is(r, V("k")), only_name_or_grade)
        for has in ("has", "had"):
            g.phrase(category, f"{{r:which}} {has} {{p:having}}", Is(r, p))
        for lacks in ("does not have", "did not have"):
            g.phrase(category, f"{{r:which}} {lacks} {{p:lacking}}", Unless(Is(r, p)))
    for whose in ("{r:which}'s", "its"):
        what = r if "r:" in whose else t.Ref(t.THAT)
        for limit, op in LIMITS:
            end = f" {limit}" if limit else ""
            g.phrase("cond", f"{whose} {{f:figure}} is {{n:digits}}{end}", Is(what, Figure(V("f"), op, V("n"))))
            for said in ("power", "grade"):
                icon = "[Power]" if said == "power" else "grade"
                original = Is(what, Figure(f"original {said}", op, V("n")))
                g.phrase("cond", f"{whose} original {icon} is {{n:digits}}{end}", original)
        for words, op in OPS:
            such = Is(what, Figure("grade", op, V("c")))
            g.phrase("cond", f"{whose} grade is {words} {{c:count}}", such)


def told(env: Env) -> bool:
    return bool(env["k"] != ANY)


def only_name_or_grade(env: Env) -> bool:
    """Whether the group is only a grade or a name, which has no article."""
    return isinstance(env["k"], Figure) or (isinstance(env["k"], t.Word) and env["k"].kind == "name")


def groups(g: Grammar) -> None:
    """Units of a player that are so: one of them, or so many."""
    such = All((V("w"), V("s")))
    g.phrase("cond", "{w:whoever} is {s:state_of}", Exists(such), not_vanguard)
    for number, cond in (
        ("{n:number} or more", Exists(such, V("n"))),
        ("{n:number} or less", Compare(Count(such), "<=", V("n"))),
    ):
        g.phrase("cond", f"{number} {{w:each_such}} are {{s:state_of}}", cond)
        g.phrase("cond", f"{number} {{w:some_of}} are {{s:state_of}}", cond)
    g.phrase("cond", "no {w:whoever_all} are {s:state_of}", Unless(Exists(such)))
    g.phrase("cond", "none {w:each_such} are {s:state_of}", Unless(Exists(such)))
    for kind, said in (("name", "card names"), ("grade", "grades")):
        apart = Compare(Count(All((V("w"), t.Different(kind)))), ">=", Count(V("w")))
        g.phrase("cond", f"all of {{w:whoever_all}} have different {said}", apart)


def not_vanguard(env: Env) -> bool:
    """Whether it is said whose units they are, and they are no vanguards without more: of those `conditions.states`
    tells."""
    return env["w"] not in (VANGUARD, ENEMY_VANGUARD) and any(isinstance(part, t.Side) for part in parts_of(env["w"]))


def done(g: Grammar) -> None:
    """Whether units, told as such, were chosen or retired; how many cards of a kind were revealed."""
    picked: Any = Ref(CHOSEN)
    g.phrase("cond", "you chose {g:a_any}", Among(picked, V("g")), on_circle)
    g.phrase("cond", "you chose {n:number} or more {g:any_many}", Among(picked, V("g"), V("n")), on_circle_by_more)
    for words in ("a unit", "any cards", "any units", "a rear-guard", "any rear-guards", "any"):
        g.phrase("cond", f"you did not choose {words}", Unless(Among(picked, ANY)))
    g.phrase("cond", "you did not choose", Unless(Among(picked, ANY)))
    g.phrase("cond", "you chose no cards", Unless(Among(picked, ANY)))
    g.phrase("did_it", "retired {g:a_any}{b:by_this}", Compare(Moved(RETIRED, V("g")), ">=", 1), on_circle_by_more)
    more = Compare(Moved(RETIRED, V("g")), ">=", V("n"))
    g.phrase("did_it", "retired {n:number} or more {g:any_many}{b:by_this}", more, on_circle_by_more)
    shown: Any = Ref(REVEALED)
    for start in ("{n:number} or more {k:card_many} were revealed", "you revealed {n:number} or more {k:card_many}"):
        g.phrase("cond", f"{start}{{b:by_this}}", Among(shown, V("k"), V("n")), told)
    g.phrase("cond", "you did not reveal {k:a_card}", Unless(Among(shown, V("k"))), told)
    g.phrase("cond", "your opponent revealed {k:a_card}", Among(shown, V("k")), told)


def fighters(g: Grammar) -> None:
    """Units of this battle, told by what they do in it."""
    boosted = Role("boosted", SELF)
    for words, role in (
        ("the attacking unit", Role("attacking")),
        ("that attacking unit", Role("attacking")),
        ("the unit that attacked", Role("attacking")),
        ("the attacked unit", Role("attacked")),
        ("the unit being attacked", Role("attacked")),
        ("the boosted unit", boosted),
        ("that boosted unit", boosted),
        ("the unit this unit boosted", boosted),
        ("the unit boosted by this unit", boosted),
    ):
        g.phrase("fighter", words, role)
    for verb, category in (("is", "quality"), ("was", "quality"), ("has", "having")):
        g.phrase("cond", f"{{r:fighter}} {verb} {{p:{category}}}", Is(V("r"), V("p")))
    for is_ in ("is", "was"):
        g.phrase("cond", f"{{r:fighter}} {is_} not {{p:quality}}", Unless(Is(V("r"), V("p"))))
    g.phrase("cond", "{r:fighter} does not have {p:lacking}", Unless(Is(V("r"), V("p"))))


def whence(g: Grammar) -> None:
    """Cards of which it is said from where they were taken, or that none was."""
    for did, bare, deed in (
        ("called", "call", CALLED),
        ("bound", "bind", BANISHED),
        ("discarded", "discard", DISCARDED),
        ("returned", "return", TAKEN),
        ("rode", "ride", RIDDEN),
    ):
        there = Moved(deed, Zone(V("s")))
        such = Moved(deed, All((Zone(V("s")), V("k"))))
        for one in (" a card", " cards", " it", ""):
            g.phrase("cond", f"you {did}{one}{{s:whence}}{{b:by_this}}", Compare(there, ">=", 1))
            g.phrase("cond", f"you did not {bare}{one}{{s:whence}}{{b:by_this}}", Unless(Compare(there, ">=", 1)))
        g.phrase("cond", f"you {did} {{k:a_card}}{{s:whence}}{{b:by_this}}", Compare(such, ">=", 1), told)
        many = Compare(there, ">=", V("n"))
        g.phrase("cond", f"you {did} {{n:number}} or more cards{{s:whence}}{{b:by_this}}", many)
        none = Unless(Compare(Moved(deed), ">=", 1))
        g.phrase("cond", f"you {did} no {{y:several_cards}}{{b:by_this}}", none)
    g.phrase("cond", "you retired no {y:several_cards}{b:by_this}", Unless(Compare(Moved(RETIRED), ">=", 1)))


def add(g: Grammar) -> None:
    for part in (fighters, whence, qualities, asked, groups, done):
        part(g)
