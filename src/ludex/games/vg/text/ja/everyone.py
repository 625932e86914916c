"""Japanese, groups of which the text goes on to speak: all of them are turned, and then get something; what
is given for each grade; what a persona ride does besides."""

from __future__ import annotations

from typing import Any

from ludex.core import tree
from ludex.core.tree import walk
from ludex.games.vg.c11_trigger_checks import MORE_POWER, TIMES
from ludex.games.vg.text.ja.giving import endings
from ludex.games.vg.text.ja.verbs import DEEDS, on
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, HAND, IT, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import clause, verb
from ludex.lang.marks import EVERY, OMITTED
from ludex.lang.pattern import (
    SELF,
    Choose,
    Count,
    Draw,
    Env,
    FigureOf,
    Fits,
    Greatest,
    Plus,
    Ref,
    Rest,
    Rule,
    Times,
    V,
)


def done(g: Grammar) -> None:
    """All units of a group are turned, or go elsewhere, and the text goes on to speak of them: of those that stay they
    get something, of others it is counted how many there were."""
    for between, forms, means in DEEDS:
        named = (Choose(EVERY, Count(V("g")), V("g")), on(means, Ref(EVERY)))
        for words in ("{g:own_unit}すべてを", "{g:own_unit}をすべて"):
            if t.node_of(means) is tree.SetState:
                clause(g, "clause", f"{words}{between}", forms, named)
            elif t.node_of(means) is not tree.Modes:
                clause(g, "every", f"{words}{between}", forms, named)
    for form in ("mid", "end", "te"):
        both = (Rest("e"), Rest("c"))
        g.phrase(f"clause_{form}", f"{{e:every_mid}}{{c:clause_{form}}}", both, counted, marked=True)


def counted(env: Env) -> bool:
    """Whether the clause counts what was done, and names nothing that the deed before has taken away."""
    parts = list(walk.nodes(env["c"], skip=(t.Ability,)))
    return any(isinstance(part, t.Moved) for part in parts) and Ref(OMITTED) not in parts


def for_each(g: Grammar) -> None:
    """So much for each two of a grade."""
    rows: tuple[tuple[str, Any], ...] = (
        ("このユニット", FigureOf(SELF, "grade")),
        ("そのユニット", FigureOf(IT, "grade")),
        ("あなたのヴァンガード", Greatest(VANGUARD, "grade")),
        ("相手のヴァンガード", Greatest(ENEMY_VANGUARD, "grade")),
    )
    for words, grade in rows:
        g.phrase("per", f"{words}のグレード{{k:digits}}につき、", Fits(grade, V("k")), lambda env: env["k"] > 1)


def of_both(g: Grammar) -> None:
    """So much for each card of both players."""
    for total in ("", "合計", "の合計"):
        g.phrase("per", f"あなたと相手の{{x:comma}}{{z:zone}}{total}1枚につき、", Count(V("z")))
        g.phrase("per", f"あなたと相手の{{x:comma}}{{g:any_unit}}{total}1枚につき、", Count(V("g")))
        for which, group in (("{z:zone}", V("z")), ("{g:any_unit}", V("g"))):
            words = f"あなたと相手の{{x:comma}}{which}{total}{{k:digits}}枚につき、"
            g.phrase("per", words, Fits(Count(group), V("k")), lambda env: env["k"] > 1)


def until(g: Grammar) -> None:
    """Cards are drawn until there are so many in the hand: none, if there are already."""
    missing = Fits(Plus((V("n"), Times(-1, Count(canonical(t.YOURS, HAND))))), 1)
    for hand in ("", "あなたの手札が", "手札が"):
        for words in ("{n:count}になるように", "{n:count}になるまで"):
            clause(g, "clause", f"{hand}{words}", verb("引く"), (Draw(missing),))


def rules(g: Grammar) -> None:
    """What a persona ride does besides."""
    back = (Rule("permit", "persona ride of the back row", t.Player(t.YOU)),)
    for words in ("後列のユニットのパワーも", "あなたの後列のユニットのパワーも", "後列のユニットすべてのパワーも"):
        for end in ("増加させる", "増やす"):
            g.phrase("state_end", f"あなたのペルソナライドは{words}{end}", back)


def triggered(g: Grammar) -> None:
    """[VG 11.10.4] How much power the trigger effects of the player give."""
    for n, often in ((1, "2回"), (2, "3回")):
        for form, end in endings(verb("発動する")):
            again = (Rule("permit", TIMES, t.Player(t.YOU), n=n),)
            g.phrase(f"state_{form}", f"あなたのトリガー効果は{often}{end}", again)
    for every in ("", "すべて"):
        for by, forms in (("を+{n:digits}", verb("する")), ("は+{n:digits}", verb("される"))):
            for form, end in endings(forms):
                more = (Rule("permit", MORE_POWER, t.Player(t.YOU), n=V("n")),)
                said = f"あなたのトリガー効果{every}のパワー増加{by}{end}"
                g.phrase(f"state_{form}", said, more)
                g.phrase(f"clause_{form}", f"{{u:until}}{said}", (t.Continue(more, V("u")),))


def add(g: Grammar) -> None:
    for part in (triggered, of_both, done, for_each, until, rules):
        part(g)
