"""[VG 17.12.1] English, what is printed on Mushi besides their text, and the Attacks that go by it; and what lines of
starter decks say of the rules."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.lines.according import MOST
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, IT, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    All,
    Do,
    Exists,
    Figure,
    Gives,
    Items,
    Modify,
    Passive,
    Rename,
    Role,
    Rule,
    V,
    When,
    Word,
)

WAYS = ("Pinching", "Throwing", "Hitting")
"""[VG 17.12.1.1] The icons of finishing attacks."""
FINISHING, SUPER = "finishing attack", "super finishing attack"
FIGURES = (("Skill", "skill"), ("Power", "strength"))
"""[VG 17.12.1.3] Skill; NB: the power of the other game, which the book does not name."""


def printed(g: Grammar) -> None:
    for said, figure in FIGURES:
        new: Any = (Modify(ME, figure, "=", V("n"), layer="original"),)
        for start in (said, f"^{said.lower()}"):
            for blank in ("", " "):
                g.phrase("unit", f"{start}{blank}{{n:digits}}", (Passive((Gives(SELF, new),), zones=NAMED_IN),))
    for way in WAYS:
        named: Any = (Rename(ME, FINISHING, "add", way),)
        means = (Passive((Gives(SELF, named),), zones=NAMED_IN),)
        for said in (way, f"^{way.lower()}"):
            g.phrase("unit", f"^finishing Attack:{said}", means)
            g.phrase("unit", f"^finishing Attack: {said}", means)
    named = (Rename(ME, SUPER, "add", V("n")),)
    for colon in (":", ": "):
        means = (Passive((Gives(SELF, named),), zones=NAMED_IN),)
        g.phrase("unit", f"^super Finishing Attack{colon}{{n:name}}", means)


def used(g: Grammar) -> None:
    """[VG 17.12.2.2] What an Attack does, according to the unit that attacks."""
    g.phrase("event", "this Attack is used", When("use attack", SELF))
    for start in ("^skill", "Skill"):
        for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            g.phrase("attacker_label", f"{start}{{n:digits}} {words}", Figure("skill", op, V("n")))
            g.phrase("attacker_label", f"{start} {{n:digits}} {words}", Figure("skill", op, V("n")))
    for way in WAYS:
        g.phrase("attacker_label", f"^finishing Attack is {way}", Word(FINISHING, way))
    g.phrase("attacker_label", "^super Finishing Attack is {n:name}", Word(SUPER, V("n")))
    for count in range(1, MOST):
        items = "".join(f"\n・{{l{i}:attacker_label}}{{d:list_dash}}{{b{i}:option}}" for i in range(count))
        conds = tuple(Exists(All((Role("attacking"), V(f"l{i}")))) for i in range(count))
        means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
        g.phrase("modes", f"{{s:list_start}} {{y:goes_by}} the attacking unit.{items}", means)


def fighting(g: Grammar) -> None:
    """[VG 7.37.1] [VG 7.38.1] Further units that are battled, and others that are attacked instead."""
    for end in ("", " for that battle", " for this battle"):
        for unit in ("that attacking unit", "the attacking unit"):
            vanguard = (Do("battle too", ENEMY_VANGUARD),)
            g.phrase("clause", f"{unit} also battles your opponent's vanguard{end}", vanguard)
            more = (t.Choose("t", 1, V("g")), Do("battle too", IT))
            g.phrase("clause", f"{unit} also battles one of your opponent's {{g:foe_many}}{end}", more)
    filler(g, "the_attacker", "that attacking unit", "the attacking unit")
    filler(g, "for_battle_too", "", " for that battle", " for this battle", " as well", " in that battle")
    for subject in ("thing", "things"):
        words = f"{{x:the_attacker}} also battles {{o:{subject}}}{{y:for_battle_too}}"
        g.phrase("clause", words, (Do("battle too", V("o")),), of_foes)
    for what in ("the unit being attacked", "the attacked unit"):
        g.phrase("clause", f"change {what} to {{o:thing}}", (Do("change target", V("o")),))
    for subject in ("thing", "things"):
        for checks in ("drive check", "drive checks", "a drive check"):
            rule = Rule("permit", "drive check", V("o"))
            g.phrase("state", f"{{o:{subject}}} can perform {checks}", (rule,))


def of_foes(env: t.Env) -> bool:
    """Whether the units are the opponent's."""
    return ENEMY in parts_of(env["o"]) or isinstance(env["o"], t.Ref)


LESSONS = (
    "^units with [Intercept] can guard by moving from a front row (RC) to (GC)! ^after guarding, they will be put in "
    "the Drop Zone!",
    "[Rest] a unit with [Boost] when a unit in the same column attacks to add its Power to the attack!",
)
"""What lines of starter decks teach: rules that hold without them. [VG 14.4.1] [VG 14.5.1]"""


def taught(g: Grammar) -> None:
    for words in LESSONS:
        g.phrase("unit", words, ())


def add(g: Grammar) -> None:
    for part in (printed, used, fighting, taught):
        part(g)
