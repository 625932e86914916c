"""Japanese, more deeds: by either player or both, on all cards of a kind, costs of the deck, alternatives, the other
words for a deed."""

from __future__ import annotations

from ludex.games.vg.text.ja.nouns import placed
from ludex.games.vg.text.ja.verbs import DEEDS, PUT, on
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.ja.forms import clause, noun, verb
from ludex.lang.pattern import EACH, OPPONENT, SELF, YOURS, Choose, Do, Draw, Move, Rest, Shuffle, V, When

ALL_OF = ("手札に", "ソウルに", "ドロップに", "(R)に", "")
"""Where all cards of a kind are put at once."""


def everyone(g: Grammar) -> None:
    """What both players do, what the opponent does with their deck."""
    clause(g, "clause", "あなたと相手は、{n:count}", verb("引く"), (t.By(EACH, (Draw(V("n")),)),))
    for comma in ("", "、"):
        chosen = Choose("t", V("n"), t.All((YOURS, V("z"))))
        each = (t.By(EACH, (chosen, Rest("d"))),)
        g.phrase("clause_end", f"あなたと相手は{comma}自分の{{z:zone}}から{{n:count}}選び、{{d:deed_end}}", each)
        units = Choose("t", V("n"), t.All((YOURS, V("g"))))
        each = (t.By(EACH, (units, Rest("d"))),)
        g.phrase("clause_end", f"あなたと相手は{comma}自分の{{g:any_unit}}を{{n:count}}選び、{{d:deed_end}}", each)
        g.phrase("thing", f"あなたと相手の{comma}{{g:any_unit}}すべて", V("g"))
    for words, zone in (("ソウルに", "soul"), ("ドロップに", "drop"), ("ダメージゾーンに", "damage")):
        put = (Move(t.Top("deck", V("n"), OPPONENT), zone),)
        for start in ("相手は自分の", "相手の"):
            clause(g, "clause", f"{start}山札を上から{{n:count}}{words}", PUT, put)


def all_of(g: Grammar) -> None:
    """All cards of a kind in a place."""
    for between, forms, means in DEEDS:
        if between in ALL_OF and forms.end in ("加える", "置く", "コールする", "バインドする", "退却させる"):
            clause(g, "clause", f"{{g:chosen}}をすべて{between}", forms, (on(means, V("g")),), placed)


def ordered(g: Grammar) -> None:
    """Cards that are put on the deck in any order, said before the place."""
    for words, end in (("上", "top"), ("下", "bottom")):
        for deck in ("山札", "あなたの山札"):
            put = (Move(V("o"), "deck", position=end),)
            clause(g, "clause", f"{{o:thing}}を望む順で{deck}の{words}に", PUT, put)
            clause(g, "deed", f"望む順で{deck}の{words}に", PUT, (Move(LEFT_OUT, "deck", position=end),))


def others(g: Grammar) -> None:
    for words in ("", "位置を", "その位置を"):
        clause(g, "deed", words, verb("入れ替える"), (Do("exchange", LEFT_OUT),))
    clause(g, "clause", "{o:thing}に", noun("{n:digits}ダメージ"), (Do("deal damage", V("o"), V("n")),))
    for comma in ("", "、"):
        either = (t.Modes(1, (V("a"), V("b"))),)
        g.phrase("clause_end", f"{{a:charge}}するか{comma}{{b:clause_end}}", either)


def costs(g: Grammar) -> None:
    """Costs of the deck, and cards that are shuffled into it."""
    back = (Rest("c"), Move(t.Ref("cost"), "deck"), Shuffle("deck"))
    clause(g, "pay", "{c:paying_with}山札に戻して", verb("シャッフルする"), back)
    for deck in ("あなたの山札を", "山札を"):
        for words, zone in (("ソウルに", "soul"), ("ドロップに", "drop")):
            clause(g, "pay", f"{deck}上から{{n:count}}{words}", PUT, (Do("put from deck", SELF, V("n"), zone),))
    for joint in ("か、", "するか", "するか、"):
        g.phrase("cost_list", f"{{a:one_cost}}{joint}{{b:one_cost}}", (t.Modes(1, (V("a"), V("b"))),))


def counted(g: Grammar) -> None:
    """What is counted over the turn."""
    attacks = t.Happened(When("attack", V("g")))
    for times in ("回数1回につき、", "1回につき、"):
        g.phrase("per", f"{{since:since}}{{g:own_unit}}がアタックした{times}", attacks)
    g.phrase("per", "{since:since}あなたがプレイした{k:only_card_head}1枚につき、", t.Played(t.YOU, V("k")))


def add(g: Grammar) -> None:
    for part in (everyone, all_of, ordered, others, costs, counted):
        part(g)
