"""English, cards that become other units: of a grade, power and critical, without what they have of themselves, with
abilities that the text names or lists."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_keywords import PERSONA_RIDE
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ME, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import YOURS, Gives, Grant, Modify, Passive, Rest, Rule, Shares, Strip, V

HELD = ("VC", "RC", "GC", "hand", "drop", "soul", "deck", "bind", "ride deck")
"""Where cards are that the text tells by their name."""
ALIKE = t.All((YOURS, t.Zone(HELD), Shares(VANGUARD, "name")))


def figures() -> tuple[Any, ...]:
    """[VG 11.11.1.2] Original grade, power and critical that become numbers; original shield and abilities are lost."""
    new = tuple(
        Modify(ME, figure, "=", V(name), layer="original")
        for figure, name in (("grade", "g"), ("power", "p"), ("critical", "c"))
    )
    return (*new, Modify(ME, "shield", "=", 0, layer="original loss"), Strip(ME, printed=True))


SAME_NAME = "with the same card name"


def units(g: Grammar) -> None:
    g.phrase("had", '"Persona Ride"', (Grant(ME, PERSONA_RIDE.means),))
    g.phrase("had", "{b:boon}", V("b"))
    for joint in (", ", ", and ", " and "):
        g.add("all_had", Many("had", joint=", ", last=joint, least=1, flat=True))
    filler(g, "a_grade", "Grade ", "grade ")
    unit = "{x:a_grade}{g:digits}/[Power] {p:digits}/[Critical] {c:digits} units with {h:all_had}"
    for words, group in (
        (f"all of your cards {SAME_NAME} as your vanguard", ALIKE),
        ("your vanguards", VANGUARD),
    ):
        for count in range(1, 5):
            lines = "".join(f"\n・{{a{i}:line}}" for i in range(count))
            grant = Grant(ME, tuple(Rest(f"a{i}") for i in range(count)))
            means = Passive((Gives(group, (*figures(), Rest("h"), grant)),), zones=V("z"))
            listed = f"[CONT]{{z:zones}}:^{words} become {unit}, and all of the following.{lines}"
            g.phrase("unit", listed, (means,))
        alone = Passive((Gives(group, (*figures(), Rest("h"))),), zones=V("z"))
        if group == VANGUARD:
            loses = f"[CONT]{{z:zones}}:^{words} lose all of their original abilities, and become {unit}"
            g.phrase("unit", f"{loses}.", (alone,))
            never = Passive((Rule("forbid", "ride", YOURS),), t.TurnOf(t.YOU), zones=V("z"))
            g.phrase("unit", f"{loses}. ^during your turn, you cannot ride.", (alone, never))


def add(g: Grammar) -> None:
    units(g)
