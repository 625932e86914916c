"""Japanese, words of a single universe: Union Burst before an ability, and what hears of it."""

from __future__ import annotations

from ludex.games.sve.c12_keywords import FANFARE, STRIKE, with_text
from ludex.games.sve.c14_union_burst import BURST, HEADING
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.headings import headed
from ludex.lang.pattern import YOU, V, When

BEGINNINGS = (
    "[ファンファーレ]", "[ラストワード]", "【進化時】", "【攻撃時】", "【超進化時】", "[起動]", "[Q][起動]",
)  # fmt: skip


def union_burst(g: Grammar) -> None:
    """Abilities with the icon at their head, and those that hear of others'."""
    both = tuple(with_text(keyword.means[0], V("do")) for keyword in (FANFARE, STRIKE))
    g.phrase("common", "[ファンファーレ]/【攻撃時】{do:text}", both)
    headed(g, "common", "[UB]", BEGINNINGS, (HEADING,))
    g.phrase("event", "{g:one_group}の[UB]能力が発動した", When(BURST, V("g")))
    others = t.Compare(t.Happened(When(BURST, player=YOU)), ">=", V("n"))
    g.phrase("if", "これを含めず、このターン中に自分の[UB]能力が{n:int}回以上発動していた", others)


def add(g: Grammar) -> None:
    union_burst(g)
