"""English, battles: by whose attack a unit is not hit, whom a unit attacks from the back row, in which battles; units
told by what they do in the battle; orders to attack; figures that are doubled; triggers that count twice."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.verbs.doing import HIT
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    Choose,
    Compare,
    Continue,
    FigureOf,
    ForEach,
    Gives,
    Happened,
    Modify,
    Ref,
    Role,
    Rule,
    Unless,
    V,
    When,
)

SUBJECTS = (("thing", "gets"), ("things", "get"))
BATTLE = "battles"
FROM_BACK = "attack those from the back row"
DOES: tuple[tuple[str, Any], ...] = (
    ("boosted", Role("boosting")),
    ("attacked", Role("attacking")),
    ("was attacked", Role("attacked")),
    ("were attacked", Role("attacked")),
    ("was boosted", Role("boosted")),
)
"""What units did in the battle that is going on, as they are told by it."""


def fighters(g: Grammar) -> None:
    """Units told by what they do in the battle."""
    filler(g, "in_that_battle", "", " this battle", " that battle", " in this battle", " in that battle")
    filler(g, "in_that_battle", " for that battle", " for this battle", " during that battle", " during this battle")
    for words, role in DOES:
        g.phrase("fought_so", f" that {words}{{x:in_that_battle}}", role)
    for words, role in (("attacked", "attacked"), ("attacking", "attacking"), ("boosting", "boosting")):
        for whose, side in (("your opponent's", ENEMY), ("your", YOURS)):
            g.phrase("thing", f"{whose} {words} unit", All((side, Role(role))))
    for words, role in (
        ("the boosting unit", Role("boosting")),
        ("that boosting unit", Role("boosting")),
        ("the attacked unit", Role("attacked")),
        ("that attacked unit", Role("attacked")),
        ("the unit being attacked", Role("attacked")),
    ):
        g.phrase("thing", words, role)
        if role == Role("boosting"):
            g.phrase("which", words, role)
    for words, n, up_to in (
        ("{n:number}", V("n"), False),
        ("up to {n:number}", V("n"), True),
    ):
        for many in ("the", "those"):
            some = Choose("t", n, All((V("g"), V("r"))), up_to=up_to)
            g.phrase("clause", f"choose {words} of {many} {{g:any_many}}{{r:fought_so}}", (some,))
    g.phrase("clause", "choose {g:a_any}{r:fought_so}", (Choose("t", 1, All((V("g"), V("r")))),))


def unhit(g: Grammar) -> None:
    """[VG 10.7.1.2] Units that the attacks of such units do not hit."""
    for words, who in (
        ("by {g:a_any}'s attack", V("g")),
        ("by {g:any_many}", V("g")),
        ("by {g:a_any}'s attacks", V("g")),
        ("by attacks from {g:a_any}", V("g")),
        ("by attacks of {g:any_many}", V("g")),
        ("by attacks from {g:any_many}", V("g")),
        ("by an attack from {g:a_any}", V("g")),
        ("by the attack of {g:a_any}", V("g")),
        ("by the attacks of {g:any_many}", V("g")),
        ("by your opponent's {g:foe_one}'s attack", V("g")),
        ("by your opponent's {g:foe_one}'s attacks", V("g")),
        ("by the attack of your opponent's {g:foe_one}", V("g")),
        ("by the attacks of your opponent's {g:foe_many}", V("g")),
        ("by attacks from your opponent's {g:foe_many}", V("g")),
    ):
        g.phrase("attacker", words, who)
    for subject, gets in SUBJECTS:
        such = Rule("forbid", "be hit", V("o"), V("a"))
        g.phrase("state", f"{{o:{subject}}} cannot be hit {{a:attacker}}", (such,))
        for joint in (", and ", " and "):
            both = (Gives(V("o"), V("b")), such)
            g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}{joint}cannot be hit {{a:attacker}}", both)
        not_ = "does not" if subject == "thing" else "do not"
        g.phrase("state", f"{{o:{subject}}} {not_} get hit", (Rule("forbid", "be hit", V("o")),))


def from_behind(g: Grammar) -> None:
    """[VG 10.1.1] [VG 1.3.1] Whom a unit attacks from the back row, and two things that it can do from there."""
    for words, target in (
        ("{g:a_any}", V("g")),
        ("your opponent's {g:foe_one}", V("g")),
        ("your opponent's {g:foe_many}", V("g")),
        ("your {g:own_one}", V("g")),
        ("your {g:own_many}", V("g")),
        ("your other {g:other_many}", V("g")),
        ("{g:any_many}", V("g")),
    ):
        g.phrase("from_back", words, target, of_some)
    filler(g, "can_do", "can", "can also", "may")
    for subject, _ in SUBJECTS:
        rule = Rule("permit", FROM_BACK, V("o"), V("k"))
        can = f"{{o:{subject}}} {{x:can_do}}"
        g.phrase("state", f"{can} attack {{k:from_back}} from the back row", (rule,))
        both = (Rule("permit", "attack from the back row", V("o")), Rule("permit", "intercept from the back", V("o")))
        g.phrase("state", f"{{o:{subject}}} can attack and intercept from the back row", both)
        turned = tuple(reversed(both))
        g.phrase("state", f"{{o:{subject}}} can intercept and attack from the back row", turned)
        free = (Rule("permit", "attack from the back row", V("o")),)
        g.phrase("state", f"{{o:{subject}}} can also attack from the back row", free)


def of_some(env: t.Env) -> bool:
    """Whether the units are told more closely than that they are vanguards: of those other phrases tell."""
    parts = [part for part in parts_of(env["g"]) if part != ENEMY]
    return parts != [VC]


def results(g: Grammar) -> None:
    """What came of the attack of the battle that ends, and the drive checks of a battle."""
    for attack in ("that attack", "the attack"):
        struck = Compare(Happened(When("hit", t.ANY, V("k"), span=BATTLE)), ">=", 1)
        g.phrase("cond", f"{attack} hit {{k:a_any}}", Both((HIT, struck)))
    for this, who in (("this unit", SELF), ("it", SELF), ("your {g:own_one}", V("g"))):
        shown = When("drive check", V("k"), player=YOU, cause=who)
        for that in ("", "that "):
            words = f"{{k:a_card}} is revealed for the drive check of the battle {that}{this} attacked"
            g.phrase("event", words, shown)
        g.phrase("event", f"{{k:a_card}} is revealed for {this}'s drive check", shown)
        g.phrase("event", f"{{k:a_card}} is revealed during {this}'s drive check", shown)
    for whose, group in (("your", "own"), ("your other", "other")):
        checked = Compare(Happened(When("drive check", player=YOU, cause=V("g"))), ">=", 1)
        for words in (
            f"the battles {whose} {{g:{group}_one}} attacked",
            f"battles {whose} {{g:{group}_many}} attacked",
        ):
            none = f"no drive checks were performed for {words}{{u:in_turn}}"
            g.phrase("cond", none, Unless(checked))


def moving(g: Grammar) -> None:
    """[VG 7.34.1] Units that are moved to another rear-guard circle."""
    moved = When("move", V("w"), src=("RC",), dst=("RC",))
    for by, cause in (("", t.ANY), ("{c:by}", V("c"))):
        for words in ("is moved to another (RC)", "moves to another (RC)", "is moved to other (RC)"):
            when = t.replace(moved, cause=cause)
            g.phrase("event", f"{{w:anyone}} {words}{by}", when)
            g.phrase("event", f"this unit {words}{by}", t.replace(when, subject=SELF))


def doubling(g: Grammar) -> None:
    """[VG 11.11.4.1] Figures of several units, each raised by what it is when the effect resolves."""
    g.phrase("whole_figure", "{f:figure}", (Modify(Ref("each"), V("f"), "+", FigureOf(Ref("each"), V("f"))),))
    for joint in (" and ", ", and ", "/"):
        g.add("whole_figures", Many("whole_figure", joint=", ", last=joint, least=1, most=3, flat=True))
    for start in (
        "double the {m:whole_figures} of {o:things} {u:until}",
        "{u:until}, double the {m:whole_figures} of {o:things}",
    ):
        g.phrase("clause", start, (ForEach("each", V("o"), (Continue(V("m"), V("u")),)),))
        one = start.replace("m:whole_figures", "f:figure").replace("things", "thing")
        given = Modify(Ref("same"), V("f"), "+", FigureOf(V("o"), V("f")))
        g.phrase("clause", one, (t.Give(V("o"), (given,), V("u")),))


def add(g: Grammar) -> None:
    for part in (fighters, unhit, from_behind, results, moving, doubling):
        part(g)
