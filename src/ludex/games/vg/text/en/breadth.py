"""English, wider ways to tell units and cards: by how they came this turn, by the column of others, by what they are
not; what one may have units get; what both players do; what opponents cannot activate."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DAMAGE, IT, ME, UNIT, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    Beside,
    By,
    Choose,
    Env,
    Figure,
    Give,
    Gives,
    May,
    Modify,
    Not,
    Role,
    Underwent,
    V,
    When,
)

BY = (("", ANY), ("{c:by}", V("c")))


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


def beside(g: Grammar) -> None:
    """Units told by the column of others, or by the battle."""
    for whom, group in (
        ("your {g:own_one}", V("g")),
        ("your other {g:other_one}", V("g")),
        ("your opponent's {g:foe_one}", V("g")),
        ("{g:a_own}", V("g")),
    ):
        fits = apart if whom.startswith("{") else told
        g.phrase("field_post", f" in the same column as {whom}", Beside(group, "column"), fits)
    target = Role("attacked", SELF)
    for whom, who in (
        ("a unit being attacked by this unit", target),
        ("the unit being attacked by this unit", target),
        ("the unit attacked by this unit", target),
        ("the unit this unit attacked", target),
        ("the unit this unit boosted", Role("boosted", SELF)),
        ("the unit boosted by this unit", Role("boosted", SELF)),
    ):
        g.phrase("field_post", f" in the same column as {whom}", Beside(who, "column"))
    for words, such in (
        (" boosted by this unit", Role("boosted", SELF)),
        (" attacked by this unit", target),
        (" being attacked by this unit", target),
        (" not in the same column as this unit", Not(Beside(SELF, "column"))),
        (" that is not in the same column as this unit", Not(Beside(SELF, "column"))),
        (" not in the front row", Not(t.Lies("front"))),
        (" not in the back row", Not(t.Lies("back"))),
    ):
        g.phrase("field_post", words, such)
    for words, op in (
        ("greater than", ">"),
        ("less than", "<"),
        ("equal to or greater than", ">="),
        ("less than or equal to", "<="),
    ):
        for this, what in (("this unit", SELF), ("your vanguard", VANGUARD)):
            power = Figure("power", op, t.FigureOf(what, "power"))
            g.phrase("field_post", f" with [Power] {words} {this}", power)
            g.phrase("field_post", f" with [Power] {words} {this}'s", power)


def compared(g: Grammar) -> None:
    """Cards told by a grade beside that of another, and cards of the damage zone told before the noun."""
    for whom, what in (("this unit", SELF), ("this card", SELF), ("your vanguard", VANGUARD), ("{r:which}", V("r"))):
        grade = t.Greatest(what, "grade") if what == VANGUARD else t.FigureOf(what, "grade")
        g.phrase("post", f" with a different grade from {whom}", Not(Figure("grade", "=", grade)))
        for words, more in (("one greater", 1), ("one less", -1), ("one lower", -1), ("one higher", 1)):
            beside = Figure("grade", "=", t.Plus((grade, more)))
            g.phrase("post", f" with grade {words} than {whom}", beside)
            g.phrase("post", f" with a grade {words} than {whom}", beside)
        for sign, more in (("+1", 1), ("-1", -1)):
            g.phrase("post", f" with grade {sign} of {whom}", Figure("grade", "=", t.Plus((grade, more))))
    g.phrase("pre", "damage zone ", DAMAGE)
    g.phrase("pre_of", "{w:belongs}", V("w"))
    for state in ("stand", "rest"):
        g.phrase("pre_of", f"[{state.capitalize()}]", t.State(state))


def silenced(g: Grammar) -> None:
    """[VG 11.4.2] Abilities of the opponent's units that do nothing."""
    for icon, kind in ICONS[1:]:
        mute: Any = (t.Strip(ME, kind=kind, negate=True),)
        for verb in ("activate", "use", "play"):
            for the in ("the ", "all of the ", ""):
                words = f"your opponent cannot {verb} {the}{icon} abilities of their {{g:foe_many}}"
                g.phrase("state", words, (Gives(V("g"), mute),))


def told(env: Env) -> bool:
    """Whether more is said of the units than whose they are and that they are on the field."""
    parts = [part for part in parts_of(env["g"]) if part not in (YOURS, ENEMY, FIELD)]
    return bool(parts) and env["g"] != VANGUARD


def apart(env: Env) -> bool:
    """Whether it is a unit of the player's that is told by more than that: of one that this unit attacks, or of any
    unit, other phrases tell."""
    parts = parts_of(env["g"])
    return told(env) and Role("attacked", SELF) not in parts and any(part not in PLAIN for part in parts)


PLAIN = (YOURS, FIELD, UNIT)


def having(g: Grammar) -> None:
    """What one may have a unit get; one figure or another."""
    for subject in ("thing", "things"):
        gets = f"have {{o:{subject}}} get {{b:boons}}"
        given = (May((Give(V("o"), V("b"), V("u")),)),)
        for category in ("opening", "turn"):
            g.phrase(category, f"{{u:until}}, you may {gets}", given)
        two = f"have {{o:{subject}}} get {{f:figure}} +{{n:digits}} or -{{m:minus}} {{u:until}}"
        either = t.Modes(
            1,
            tuple((Give(V("o"), (Modify(ME, V("f"), "+", V(n)),), V("u")),) for n in ("n", "m")),
        )
        for category in ("opening", "turn"):
            g.phrase(category, f"you may {two}", (May((either,)),))


def everybody(g: Grammar) -> None:
    """What both players do, each with their own cards."""
    for whom in ("both you and your opponent", "you and your opponent both", "each player"):
        for category in ("opening", "turn"):
            for n, words in ((V("n"), "{n:number}"),):
                chosen = Choose("t", n, V("g"))
                for verb, deed in (
                    ("retire", t.Do("retire", IT)),
                    ("bind", t.Move(IT, "bind", "bind", up=True)),
                    ("return", t.Move(IT, "hand", "return")),
                    ("lock", t.Do("lock", IT)),
                ):
                    to = " to your own hand" if verb == "return" else ""
                    for it in ("it", "them"):
                        said = f"{whom} choose {words} of your own {{g:own_many}}, and {verb} {it}{to}"
                        g.phrase(category, said, (By(t.EACH, (chosen, deed)),))


ICONS = (("[CONT]", "Continuous"), ("[AUTO]", "Automatic"), ("[ACT]", "Activated"))


def stripping(g: Grammar) -> None:
    """Keywords and abilities that units lose, and cannot get."""
    for subject, lose in (("thing", "loses"), ("things", "lose"), ("things", "loses")):
        for (a, first), (b, second) in (
            (("Intercept", "Intercept"), ("Boost", "Boost")),
            (("Boost", "Boost"), ("Intercept", "Intercept")),
        ):
            both: Any = (t.Strip(ME, keyword=first), t.Strip(ME, keyword=second))
            g.phrase("state", f'{{o:{subject}}} {lose} "{a}" and "{b}"', (Gives(V("o"), both),))
        for name in ("Intercept", "Boost", "Resist"):
            lost: Any = (t.Strip(ME, keyword=name),)
            g.phrase("state", f'{{o:{subject}}} {lose} "{name}"', (Gives(V("o"), lost),))
        for its in ("its", "their"):
            for icon, kind in ICONS:
                own: Any = (t.Strip(ME, kind=kind, printed=True),)
                for abilities in ("ability", "abilities"):
                    words = f"{{o:{subject}}} {lose} {its} original {icon} {abilities}"
                    g.phrase("state", words, (Gives(V("o"), own),))


def add(g: Grammar) -> None:
    for part in (came, beside, compared, silenced, having, everybody, stripping):
        part(g)
