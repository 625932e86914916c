"""Japanese, what happened in this battle, how much was blasted and charged in all, whose drive checks there were."""

from __future__ import annotations

from ludex.core import tree
from ludex.games.vg.text.ja.blasts import PAYING
from ludex.games.vg.text.ja.conditions import cond
from ludex.games.vg.text.ja.history import SINCE, remembered
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import ANY, SELF, YOU, YOURS, All, Compare, Happened, Role, Unless, V, When

BATTLE = "battles"
"""The number that changes with every battle: what happened since it did happened in this battle."""
CHARGES = {
    "カウンターブラスト": "counter-blast",
    "ソウルブラスト": "soul-blast",
    "エネルギーブラスト": "energy-blast",
    "カウンターチャージ": "counter-charge",
    "ソウルチャージ": "soul-charge",
    "エネルギーチャージ": "energy-charge",
}
SUBJECTS = ("{g:own_unit}が{y:comma}", "{i:itself}が{y:comma}", "{g:own_card}が", "あなたが", "相手が")
"""Of whom texts ask what happened in the battle."""
FORMS = (("ている", "ていて", True), ("ていない", "ておらず", False))


def battling(g: Grammar) -> None:
    """`event_here`: what happened in this battle, before て."""
    for words in ("このバトルで", "このバトル中に", "このバトルに", "そのバトルで"):
        g.phrase("in_battle", f"{words}{{x:comma}}", ANY)
    for entry in list(g.entries["event"]):
        if (
            isinstance(entry, Phrase)
            and entry.template.startswith(SUBJECTS)
            and entry.template.endswith("た")
            and t.node_of(entry.means) is tree.When
        ):
            here = t.replace(entry.means, span=BATTLE)
            g.phrase("event_here", f"{{bt:in_battle}}{entry.template[:-1]}", here, entry.when)
    once = Compare(Happened(V("e")), ">=", 1)
    for end, mid, so in FORMS:
        cond(g, "{e:event_here}", end, mid, once if so else Unless(once), remembered)
    rested = Compare(Happened(When("state", All((V("p"), V("k"))), word="rest", span=BATTLE)), ">=", 1)
    for end, mid, so in FORMS:
        words = "{bt:in_battle}{p:place}の{k:kind}が【レスト】し"
        cond(g, words, end, mid, rested if so else Unless(rested), lambda env: env["k"] != ANY)


def amounts(g: Grammar) -> None:
    """How much was blasted or charged this turn, all together. NB: the events are about the card whose
    ability does it."""
    for said, event in CHARGES.items():
        for start, who in (
            ("あなたが", ANY),
            ("あなたのカードの能力のコストで{x:comma}", All((YOURS, PAYING))),
            ("{g:own_unit}の能力のコストで{x:comma}", All((V("g"), PAYING))),
            ("{i:itself}の能力のコストで{x:comma}", All((SELF, PAYING))),
            *(
                (
                    f"{{g:own_unit}}の【{icon}】能力のコストで{{x:comma}}",
                    All((V("g"), Role(f"using {kind} ability"), PAYING)),
                )
                for icon, kind in (("起", "[ACT]"), ("自", "[AUTO]"))
            ),
        ):
            if who != ANY and event.endswith("charge"):
                continue
            much = Happened(When(event, who, player=YOU), total=True)
            for words in (
                f"{start}合計【{said}】({{n:digits}})以上し",
                f"{start}【{said}】を合計({{n:digits}})以上し",
                f"{start}合計{{n:digits}}枚以上【{said}】し",
            ):
                enough = Compare(much, ">=", V("n"))
                for end, mid, so in FORMS:
                    cond(g, f"{SINCE}{words}", end, mid, enough if so else Unless(enough))


def checks(g: Grammar) -> None:
    """[VG 10.6.1.2] Drive checks of units in their battles this turn."""
    for words, who in (("{g:own_unit}", V("g")), ("{i:itself}", SELF)):
        made = Compare(Happened(When("drive check", player=YOU, cause=who)), ">=", 1)
        for attacked in ("がアタックしたバトルで", "のアタックしたバトルで"):
            for end, mid, so in FORMS:
                said = f"{words}{attacked}ドライブチェックし"
                means = made if so else Unless(made)
                cond(g, f"{SINCE}{said}", end, mid, means)
                cond(g, f"{SINCE}{said.removesuffix('し')}を行っ", end, mid, means)


def add(g: Grammar) -> None:
    for part in (battling, amounts, checks):
        part(g)
