"""Japanese, results: what was done for the cost or by the effect before, asked for, counted, and named again."""

from __future__ import annotations

from ludex.games.vg.text.ja.conditions import cond
from ludex.games.vg.text.ja.likeness import BY, CARD, RESULTS, again
from ludex.games.vg.text.meanings import UNIT
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BURIED, CHOSEN, KEPT, LAID, PUT_BACK, RETIRED, REVEALED, SUFFERED, TAKEN
from ludex.lang.pattern import ANY, Among, Compare, Cond, Count, Env, FigureOf, Fits, Moved, Ref, Unless, V


def asked(g: Grammar) -> None:
    """Whether such cards were among those that something was done with."""
    anywhere = tuple(("置かれた", "置いた", deed) for deed in (KEPT, BURIED, PUT_BACK, LAID, SUFFERED))
    for happened, _, deed in (*RESULTS, *anywhere):
        for by in ("", *BY):
            such: Cond = Among(Ref(deed), V("k"))
            if by != BY[0] and deed not in (REVEALED, CHOSEN):
                such = Compare(Moved(deed, V("k")), ">=", 1)
            stem = happened[:-1]
            without = f"{stem[:-1]}せず" if stem.endswith("し") else f"{stem}ず"
            for words in (f"{{k:kinds}}が{by}", f"{by}{{k:kinds}}が") if by else ("{k:kinds}が",):
                cond(g, words, happened, stem, such)
                cond(g, words, f"{stem}なかった", without, Unless(such))


def told(g: Grammar) -> None:
    """Of what kind the cards were: 置いたカードが..."""
    places = tuple(("置かれた", "置いた", deed) for deed in (KEPT, BURIED, PUT_BACK, LAID))
    for happened, did, deed in (*RESULTS, *places):
        such: Cond = Among(Ref(deed), V("k"))
        if deed not in (REVEALED, CHOSEN):
            such = Compare(Moved(deed, V("k")), ">=", 1)
        if deed == REVEALED:
            continue
        for by in ("", "その", BY[1]):
            for said in dict.fromkeys((happened, did)):
                cond(g, f"{by}{said}{CARD}が{{k:kinds}}", "", "で", such)
                g.phrase("cond_end", f"{by}{said}{CARD}が{{k:any_quality_end}}", such)
                for among in ("に", "の中に"):
                    cond(g, f"{by}{said}{CARD}{among}{{x:comma}}{{k:kinds}}が", "ある", "あり", such, kinds_told)
                    cond(g, f"{by}{said}{CARD}{among}{{x:comma}}{{k:kinds}}が", "いる", "いて", such, kinds_told)


def kinds_told(env: Env) -> bool:
    return bool(env["k"] != ANY)


def named_again(g: Grammar) -> None:
    """The cards themselves, how many there were, and their grades."""
    anywhere = tuple(("置かれた", "置いた", deed) for deed in (KEPT, BURIED, PUT_BACK, LAID))
    for happened, did, deed in (*RESULTS, *anywhere, ("戻された", "戻した", TAKEN), ("加えられた", "加えた", TAKEN)):
        if deed not in (CHOSEN, REVEALED):
            for said in (happened, did):
                g.phrase("per", f"{said}{CARD}1枚につき、", Moved(deed))
                g.phrase("per", f"{said}{{j:kind}}1枚につき、", Moved(deed, V("j")), described)
    for it, deed in again():
        many = Count(Ref(deed)) if it.startswith(BY[0]) else Moved(deed)
        if it.startswith(BY[0]) or deed != CHOSEN:
            g.phrase("per", f"{it}1枚につき、", many)
            g.phrase("per", f"{it}{{k:digits}}枚につき、", Fits(many, V("k")), lambda env: env["k"] > 1)
            g.phrase("amount", it, many)
            if not it.startswith(BY[0]):
                kind = it.replace(CARD, "{j:kind}")
                g.phrase("per", f"{kind}1枚につき、", Moved(deed, V("j")), described)
        g.phrase("per", f"{it}のグレード1につき、", FigureOf(Ref(deed), "grade"))
        if deed != RETIRED:
            g.phrase("thing", it, Ref(deed))
            g.phrase("thing", f"{it}すべて", Ref(deed))


def described(env: Env) -> bool:
    """Whether the cards are told by more than the words for cards."""
    return env["j"] not in (ANY, UNIT)


def add(g: Grammar) -> None:
    asked(g)
    told(g)
    named_again(g)
