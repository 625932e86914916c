"""Japanese, more deeds: by either player or both, on all cards of a kind, costs of the deck, alternatives, the other
words for a deed."""

from __future__ import annotations

from ludex.games.vg.text.ja.events import PUT as PUT_TO
from ludex.games.vg.text.ja.giving import ORDERS, endings
from ludex.games.vg.text.ja.nouns import placed
from ludex.games.vg.text.ja.verbs import DEEDS, PUT, TO, on, plain_kinds
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import G_ZONE, REST, THEM, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.ja.forms import clause, noun, unable, verb
from ludex.lang.pattern import EACH, OPPONENT, SELF, YOURS, Choose, Do, Draw, Move, Rest, Shuffle, V, When

PLACES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("捨てられた", (), "discard"),
    *((said, (dst,), word) for said, dst, word in PUT_TO),
)
"""Where cards were put, of which a text counts how many there were."""
ALL_OF = ("手札に", "ソウルに", "ドロップに", "(R)に", "")
"""Where all cards of a kind are put at once."""


def everyone(g: Grammar) -> None:
    """What both players do, what the opponent does with their deck."""
    clause(g, "clause", "あなたと相手は、{n:count}", verb("引く"), (t.By(EACH, (Draw(V("n")),)),))
    for comma in ("", "、"):
        chosen = Choose("t", V("n"), t.All((YOURS, V("z"))))
        each = (t.By(EACH, (chosen, Rest("d"))),)
        for own in ("自分の", ""):
            g.phrase("clause_end", f"あなたと相手は{comma}{own}{{z:zone}}から{{n:count}}選び、{{d:deed_end}}", each)
        units = Choose("t", V("n"), t.All((YOURS, V("g"))))
        each = (t.By(EACH, (units, Rest("d"))),)
        for own in ("自分の", ""):
            g.phrase("clause_end", f"あなたと相手は{comma}{own}{{g:any_unit}}を{{n:count}}選び、{{d:deed_end}}", each)
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
    swapped = (Do("exchange", t.Some((LEFT_OUT, SELF))),)
    for words in ("このユニットと位置を", "このユニットと", "このユニットの位置と"):
        clause(g, "deed", words, verb("入れ替える"), swapped)
    clause(g, "clause", "{o:thing}に", noun("{n:digits}ダメージ"), (Do("deal damage", V("o"), V("n")),))
    for comma in ("", "、"):
        either = (t.Modes(1, (V("a"), V("b"))),)
        g.phrase("clause_end", f"{{a:charge}}するか{comma}{{b:clause_end}}", either)


def two_kinds(g: Grammar) -> None:
    """So many of this kind and so many of that kind: of the cards looked at, of a place, of the deck."""
    for number, up_to in (("まで", True), ("", False)):
        for joint in ("と", "と、"):
            for start in ("", "その中から"):
                words = f"{start}{{a:seen_kinds}}を{{n:count}}{number}{joint}{{b:seen_kinds}}を{{m:count}}{number}"
                both = (
                    Choose("found", V("n"), V("a"), up_to=up_to),
                    Choose("found", V("m"), V("b"), up_to=up_to, also=True),
                )
                g.phrase("taking", words, both)
            where = (
                f"あなたの山札から{{x:comma}}{{a:kinds}}を{{n:count}}{number}{joint}{{b:kinds}}を{{m:count}}{number}"
            )
            found = (*searched(V("n"), V("a"), up_to=up_to), *searched(V("m"), V("b"), up_to=up_to, also=True))
            clause(g, "clause", where, verb("探す"), found)
            for start, first in (("{p:own_place}から{x:comma}", V("p")),):
                words = f"{start}{{a:kind}}を{{n:count}}{number}{joint}{{b:kind}}を{{m:count}}{number}"
                placed_ = (
                    Choose("found", V("n"), t.All((first, V("a"))), up_to=up_to),
                    Choose("found", V("m"), t.All((first, V("b"))), up_to=up_to, also=True),
                )
                g.phrase("taking", words, placed_)
    for joint in ("と", "と、"):
        where = f"あなたの山札から{{x:comma}}{{a:kind}}{joint}{{b:kind}}をそれぞれ{{n:count}}まで"
        found = (*searched(V("n"), V("a")), *searched(V("n"), V("b"), also=True))
        clause(g, "clause", where, verb("探す"), found, plain_kinds)


def apart(g: Grammar) -> None:
    """Each of the rest to one place or another."""
    one = t.Ref("each")
    for the, what in (("残り", REST), ("それら", THEM)):
        for a, first in TO:
            for b, second in TO:
                if a != b:
                    either = t.Modes(1, ((on(first, one),), (on(second, one),)))
                    each = (t.ForEach("each", what, (either,), ordered=True),)
                    for comma in ("", "、"):
                        to = f"{a}か{b.removeprefix('山札の') if a.startswith('山札') else b}に"
                        clause(g, "clause", f"{the}をそれぞれ{comma}{to}", PUT, each)


def shut(g: Grammar) -> None:
    """Two rules for the player."""
    for words, rule in ORDERS:
        g.phrase("own_rule_mid", f"{words}プレイでき、", (rule,))
    for form, end in endings(unable("プレイできない")):
        g.phrase(f"own_rule_{form}", f"{{g:my_orders}}を{end}", (t.Rule("forbid", "play order", V("g")),))
    for form, end in endings(unable("ライドできない")):
        g.phrase(f"own_rule_{form}", f"{{k:kinds}}に{end}", (t.Rule("forbid", "ride", t.All((YOURS, V("k")))),))
    stride = (t.Rule("permit", "stride", t.All((YOURS, G_ZONE))),)
    for form, end in endings(verb("【超越】できる")):
        g.phrase(f"own_rule_{form}", end, stride)
        g.phrase(f"state_{form}", f"あなたは{end}", stride)
    for form in ("mid", "end", "te"):
        two = f"あなたは{{y:comma}}{{a:own_rule_mid}}{{b:own_rule_{form}}}"
        both = (Rest("a"), Rest("b"))
        g.phrase(f"state_{form}", two, both)
        g.phrase(f"clause_{form}", f"{{u:until}}{two}", (t.Lasting(both, V("u")),))


def quoted(g: Grammar) -> None:
    """One sentence or another, and what is done after either."""
    either = t.Modes(1, (V("a"), V("b")))
    for start in ("", "{m:mids}"):
        means = (Rest("m"), either, Rest("e")) if start else (either, Rest("e"))
        g.phrase("opening", f"{start}『{{a:sent}}』か『{{b:sent}}』を行い、{{e:clause_end}}", means)


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
    drawn = t.Happened(When("move", player=t.YOU, word="draw"))
    for number in ("引いた枚数1枚につき、", "引いたカード1枚につき、"):
        g.phrase("per", f"{{since:since}}あなたが{number}", drawn)
    for said, dst, word in PLACES:
        many = t.Happened(When("move", V("g"), src=V("s"), dst=dst, word=word))
        start = f"{{since:since}}{{s:left_from}}{said}{{g:own_card}}"
        g.phrase("per", f"{start}1枚につき、", many)
        g.phrase("per", f"{start}{{k:digits}}枚につき、", t.Fits(many, V("k")), lambda env: env["k"] > 1)
    g.phrase("per", "{since:since}あなたがプレイした{k:only_card_head}1枚につき、", t.Played(t.YOU, V("k")))


def add(g: Grammar) -> None:
    for part in (everyone, all_of, ordered, others, two_kinds, apart, shut, quoted, costs, counted):
        part(g)
