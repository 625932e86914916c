"""Japanese, cards that nobody chose and of which the text speaks later: those from the top of the deck, those of a
soul-charge, those that a blast took (`lang.surface` declines the name if nothing more is said of them)."""

from __future__ import annotations

from ludex.games.vg.text.ja.conditions import cond
from ludex.games.vg.text.ja.likeness import BY
from ludex.games.vg.text.ja.verbs import DEEDS, PUT, on
from ludex.games.vg.text.meanings import FOUND, NORMAL, UNIT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.ja.forms import Forms, clause, noun, verb
from ludex.lang.marks import TOP_CARDS
from ludex.lang.pattern import (
    SELF,
    Altered,
    Among,
    Choose,
    Compare,
    Count,
    Do,
    FigureOf,
    Move,
    Ref,
    Rest,
    RevealUntil,
    Top,
    Unless,
    V,
)

THEM = Ref(TOP_CARDS)
MOVED: tuple[tuple[str, Forms, Move], ...] = (
    ("", verb("捨てる"), Move(THEM, "drop", "discard")),
    ("", verb("バインドする"), Move(THEM, "bind", "bind", up=True)),
    ("表で", verb("バインドする"), Move(THEM, "bind", "bind", up=True)),
    ("裏で", verb("バインドする"), Move(THEM, "bind", "bind", up=False)),
    ("ソウルに", PUT, Move(THEM, "soul")),
    ("ドロップに", PUT, Move(THEM, "drop")),
)
"""What is done with cards from the top of the deck: the words before the verb, the verb, and the instruction."""


def tops(g: Grammar) -> None:
    named = Choose(TOP_CARDS, V("n"), Top("deck", V("n")))
    for deck in ("あなたの山札を", "山札を"):
        for words, forms, means in MOVED:
            clause(g, "clause", f"{deck}上から{{n:count}}{words}", forms, (named, means))


UNTIL: tuple[tuple[str, t.Sel], ...] = (
    ("その{j:kind}", t.All((FOUND, V("j")))),
    ("そのカード", FOUND),
    ("そのユニット", FOUND),
)
"""The words for the card that ended it."""


TAKEN = (("手札に", "加える"), ("(R)に", "コールする"), ("ソウルに", "置く"), ("", "捨てる"), ("", "バインドする"))
"""What is done with it."""


def until(g: Grammar) -> None:
    """Cards are revealed from the top of the deck until one of a kind comes, with which something is done."""
    shown = RevealUntil("found", V("k"), "deck")
    for deck in ("あなたの山札を", "山札を"):
        for come in ("が公開される", "が出る"):
            g.phrase("revealed_until", f"{deck}上から{{x:comma}}{{k:kinds}}{come}まで公開し、", (shown,))
    for between, forms, means in DEEDS:
        if (between, forms.end) in TAKEN:
            for words, them in UNTIL:
                done = (Rest("u"), on(means, them))
                clause(g, "clause", f"{{u:revealed_until}}{words}を{between}", forms, done, told_kind)


def told_kind(env: t.Env) -> bool:
    """Whether the group says more than カード or ユニット."""
    return env.get("j", NORMAL) not in (t.ANY, UNIT)


def charged(g: Grammar) -> None:
    """[VG 7.27.1] The cards of a soul-charge, as many as it becomes. [VG 7.28.2]"""
    n = Altered("soul-charge", V("n"))
    charge = (Choose(TOP_CARDS, n, Top("deck", n)), Do("soul-charge", SELF, V("n")))
    clause(g, "clause", "", noun("【ソウルチャージ】({n:digits})"), charge)
    for by in ("", *BY[1:]):
        for words, such in (("{k:kinds}が", Among(THEM, V("k"))), ("{n:count}以上", Among(THEM, t.ANY, V("n")))):
            cond(g, f"{by}{words}【ソウルチャージ】", "された", "され", such)
            cond(g, f"{by}{words}【ソウルチャージ】", "されなかった", "されず", Unless(such))
            did = words.replace("が", "を")
            cond(g, f"{by}{did}【ソウルチャージ】", "した", "し", such)
        cond(g, f"{by}{{k:kinds}}が{{n:count}}以上【ソウルチャージ】", "された", "され", Among(THEM, V("k"), V("n")))
        g.phrase("per", f"{by}【ソウルチャージ】された{{k:kind}}1枚につき、", Count(t.All((V("k"), THEM))), told)
        g.phrase("per", f"{by}【ソウルチャージ】されたカード1枚につき、", Count(THEM))
        g.phrase("thing", f"{by}【ソウルチャージ】されたカード", THEM)
        cond(g, f"{by}【ソウルチャージ】されたカードが{{k:kinds}}", "", "で", Among(THEM, V("k")))
        for among in ("に", "の中に"):
            for end, mid in (("ある", "あり"), ("いる", "いて")):
                cond(g, f"{by}【ソウルチャージ】されたカード{among}{{k:kinds}}が", end, mid, Among(THEM, V("k")))
        g.phrase("thing", f"{by}【ソウルチャージ】されたカードすべて", THEM)
        g.phrase("thing", f"{by}【ソウルチャージ】された{{k:kind}}すべて", t.All((THEM, V("k"))), told)
        for words, kind in (("別名", "name"), ("異なるグレード", "grade")):
            apart = Compare(Count(t.All((THEM, t.Different(kind)))), ">=", Count(THEM))
            cond(g, f"{by}【ソウルチャージ】されたカードすべてがそれぞれ{words}", "", "で", apart)


def told(env: t.Env) -> bool:
    """Whether the group says more than カード."""
    return bool(env["k"] != t.ANY)


def blasted(g: Grammar) -> None:
    """What a cost blasted, turned or rested."""
    for done, did, name in (
        ("【ソウルブラスト】された", "【ソウルブラスト】した", "soul-blast"),
        ("【カウンターブラスト】された", "【カウンターブラスト】した", "counter-blast"),
        ("【レスト】した", "【レスト】させた", "cost"),
        ("【レスト】された", "【レスト】させた", "cost"),
        ("除外された", "除外した", "cost"),
        ("置かれた", "置いた", "cost"),
    ):
        paid, by = Ref(name), BY[0]
        for words, particle in ((done, "が"), (did, "を")):
            for number, least in (("", 1), ("{n:count}以上", V("n"))):
                such = Among(paid, V("k"), least)
                cond(g, f"{by}{{k:kinds}}{particle}{number}", words, words[:-1], such)
        for words in (done, did):
            for card in ("カード", "ユニット", "リアガード"):
                it = f"{by}{words}{card}"
                g.phrase("per", f"{it}1枚につき、", Count(paid))
                g.phrase("per", f"{it}のグレード1につき、", FigureOf(paid, "grade"))
                g.phrase("thing", it, paid)
                g.phrase("thing", f"{it}すべて", paid)
                for said, means in (
                    ("と同名", t.Shares(paid, "name")),
                    ("と別名", t.Not(t.Shares(paid, "name"))),
                    ("と同じグレード", t.Figure("grade", "=", FigureOf(paid, "grade"))),
                    ("のグレードの合計と同じグレード", t.Figure("grade", "=", FigureOf(paid, "grade"))),
                ):
                    g.phrase("likened", f"{it}{said}", means)
            g.phrase("per", f"{by}{words}{{k:kind}}1枚につき、", Count(t.All((V("k"), paid))), told)
            g.phrase("thing", f"{by}{words}{{k:kind}}すべて", t.All((paid, V("k"))), told)


def add(g: Grammar) -> None:
    for part in (tops, until, charged, blasted):
        part(g)
