"""English, drive checks of chosen units, and what checks and their triggers give."""

from __future__ import annotations

from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.meanings import IT, PICKED
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import YOURS, All, Gives, Move, Ref, Replace, Rule, V, When, Word, Zone


def checks(g: Grammar) -> None:
    """[VG 11.10.5] The power that the triggers of drive checks give; [VG 11.3.1.3.3] what they give is changed."""
    such = t.All((YOURS, Zone(("trigger",)), V("g")))
    for words, which in (
        ("trigger effects", canonical(YOURS, Zone(("trigger",)))),
        ("{g:icon_of} trigger effects", such),
    ):
        for check in ("for your drive check", "during your drive check", "for your drive checks"):
            for get in ("get", "gets"):
                more = (Rule("permit", "drive trigger power", which, n=V("n")),)
                g.phrase("state", f"the [Power] increase of {words} revealed {check} {get} +{{n:digits}}", more)
    for said, word in (("Critical", "critical"), ("Draw", "draw"), ("Heal", "heal"), ("Front", "front")):
        g.phrase("icon_of", f"[{said}]", Word("trigger", word))


def chosen_unit(g: Grammar) -> None:
    """[VG 10.6.1.2] A unit that was chosen performs drive checks."""
    for which, who in (("that chosen unit", PICKED), ("the chosen unit", PICKED), ("that unit", IT)):
        for attacks in ("attacks", "attacked"):
            for battles in ("the battles", "the battle", "battles"):
                words = f"you perform drive checks for {battles} {which} {attacks}"
                g.phrase("state", words, (Rule("permit", "drive check", who),))


def with_more(g: Grammar) -> None:
    """[VG 10.6.1.2] Drive checks, and what the unit gets for them."""
    for subject, performs, gets in (("thing", "performs", "gets"), ("things", "perform", "get")):
        for checks in ("drive checks", "a drive check"):
            both = (Rule("permit", "drive check", V("o")), Gives(V("o"), V("b")))
            for joint in (", and ", " and "):
                g.phrase("state", f"{{o:{subject}}} {performs} {checks}{joint}{gets} {{b:boons}}", both)
                turned = (Gives(V("o"), V("b")), Rule("permit", "drive check", V("o")))
                g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}{joint}{performs} {checks}", turned)


def removed(g: Grammar) -> None:
    """[VG 11.10.2.7] A trigger that its own effect would remove from the game."""
    gone = When("move", All((YOURS, V("k"))), src=("trigger",), word="remove")
    into = (Move(Ref("it"), "hand"),)
    for head, zones, row in heads("CONT"):
        for hand in ("hand", "your hand"):
            ability = Replace(gone, into, may=True, cond=both(row), zones=zones, headings=HEADINGS)
            words = (
                f"{head}^when your {{k:card_one}} would be removed by its trigger effect, "
                f"you may put it into {hand} instead of removing it."
            )
            g.phrase("unit", words, (ability,))


def add(g: Grammar) -> None:
    for part in (
        checks,
        chosen_unit,
        with_more,
        removed,
    ):
        part(g)
