"""English, battles as older printings tell them: the attack that this unit boosted, the boosted unit, whose drive check
it is, and the battle that somebody attacked in."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import HARMONY
from ludex.games.vg.text.en.nouns.descriptions import SAID_OF_STATES
from ludex.games.vg.text.meanings import OTHER, VC
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, SELF, YOU, All, Env, Exists, Is, Mark, Role, Some, V, When, Word

BOOSTED = Role("boosted", SELF)
TARGETS: tuple[tuple[str, Any], ...] = (
    ("", ANY),
    (" {t:a_any}", V("t")),
    (" the vanguard", VC),
    (" your opponent's {t:foe_one}", V("t")),
)
"""Who is hit or attacked."""


def dominated(env: Env) -> bool:
    """Whether the units are dominated: of others the text says whose they are."""
    return Mark("dominated") in parts_of(env["g"])


def boosting(g: Grammar) -> None:
    for words, target in TARGETS:
        for whom, who in ((" {g:a_any}", All((V("g"), BOOSTED))), ("", BOOSTED)):
            for that in ("that ", ""):
                event = f"an attack hits{words} during the battle {that}this unit boosted{whom}"
                g.phrase("event", event, When("hit", who, target))
        both = When("hit", Some((SELF, BOOSTED)), target)
        g.phrase("event", f"an attack hits{words} during the battle that this unit attacked or boosted", both)
        for state in SAID_OF_STATES:
            such = All((SELF, Word("state", state)))
            g.phrase("event", f"this {state} unit attacks{words}", When("attack", such, target))
            g.phrase("event", f"this unit is {state} and attacks{words}", When("attack", such, target))
        harmony = All((SELF, Word("state", HARMONY)))
        g.phrase("event", f"this unit is in harmony and attacks{words}", When("attack", harmony, target))
        g.phrase("event", f"{{g:a_any}} attacks{words}", When("attack", V("g"), target), dominated)
    for which in ("the boosted unit", "that boosted unit"):
        g.phrase("thing", which, OTHER)
        g.phrase("thing", which, All((BOOSTED,)))
    for words in ("the unit that attacked", "the attacking unit"):
        g.phrase("thing", words, Role("attacking"))
    g.phrase("thing", "that unit", All((Role("attacking"),)))
    g.phrase("cond", "this unit is boosting", Is(SELF, Role("boosting")))
    g.phrase("cond", "this unit is boosting {g:a_any}", Is(SELF, Role("boosting", V("g"))))


def driving(g: Grammar) -> None:
    """[VG 10.6.1.2] The drive checks of one unit: those of its attack."""
    for unit, who in (
        ("this unit", SELF),
        ("your {g:own_one}", V("g")),
        ("your other {g:other_one}", V("g")),
    ):
        shown = When("drive check", V("k"), player=YOU, cause=who)
        g.phrase("event", f"{unit}'s drive check reveals {{k:a_card}}", shown)


FOUGHT: tuple[tuple[str, Any], ...] = (
    ("your {g:own_one} attacked", Exists(All((V("g"), Role("attacking"))))),
    ("your {g:own_one} attacked {k:a_any}", Exists(All((V("g"), Role("attacking", V("k")))))),
    ("your {g:own_one} attacked the vanguard", Exists(All((V("g"), Role("attacking", VC))))),
    ("your other {g:other_one} attacked", Exists(All((V("g"), Role("attacking"))))),
    ("your other {g:other_one} attacked {k:a_any}", Exists(All((V("g"), Role("attacking", V("k")))))),
    ("your {g:own_one} was attacked", Exists(All((V("g"), Role("attacked"))))),
    ("your {g:own_one} is attacked", Exists(All((V("g"), Role("attacked"))))),
)
"""Whose battle it is, said of others."""
OF_ITSELF: tuple[tuple[str, Any], ...] = (
    ("this unit attacked or boosted", Is(SELF, Some((Role("attacking"), Role("boosting"))))),
    ("this unit attacked", Is(SELF, Role("attacking"))),
    ("this unit attacked {g:a_any}", Is(SELF, Role("attacking", V("g")))),
    ("this unit was attacked", Is(SELF, Role("attacked"))),
    ("this unit is attacked", Is(SELF, Role("attacked"))),
    ("this unit boosted", Is(SELF, Role("boosting"))),
    ("this unit was boosted", Is(SELF, Role("boosted"))),
)
"""Whose battle it is, said of the card itself."""


def fighting(g: Grammar) -> None:
    """`step` and `fought`: "at the beginning of the guard step" "of the battle that your vanguard was attacked"."""
    for words, cond in FOUGHT:
        g.phrase("battle", f"at the end of the battle that {words}", cond)
    for words, cond in OF_ITSELF:
        if " was " in words or " or " in words:
            g.phrase("battle", f"at the end of the battle that {words}", cond)
        if " or " in words:
            g.phrase("battle", f"at the end of the battle {words}", cond)
    for words, cond in (*FOUGHT, *OF_ITSELF):
        for of in ("of the battle that ", "of the battle ", "that "):
            g.phrase("fought", of + words, cond)
        g.phrase("while", f"during the battle that {words}", cond)
        for that in ("", "that "):
            g.phrase("time", f"during the battle {that}{words}", cond)
        g.phrase("meanwhile", f"during the battle {words}", cond)
    for step in ("attack", "guard", "drive", "damage", "close"):
        g.phrase("step", f"at the beginning of the {step} step", When("begin", word=f"{step} step"))


def add(g: Grammar) -> None:
    for part in (boosting, driving, fighting):
        part(g)
