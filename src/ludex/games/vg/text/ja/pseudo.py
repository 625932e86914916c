"""Japanese, pseudo-cards of our own: tokens, tickets, crests, markers; gauges, and gift markers."""

from __future__ import annotations

from ludex.games.vg.text import pseudo
from ludex.games.vg.text.ja.conditions import COUNTED, HAS, HAS_NOT, being, cond
from ludex.games.vg.text.ja.verbs import ADD, CALL, PUT, done_with
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import clause, verb
from ludex.lang.pattern import SELF, YOURS, Choose, Count, Create, Do, Exists, Unless, V, Word

GIFTS = {"フォース": "Force", "アクセル": "Accel", "プロテクト": "Protect"}
MARKER = t.Zone(("marker",))
MARKERS = {
    "フォースマーカー": canonical(MARKER, Word("gift", "Force")),
    "アクセルマーカー": canonical(MARKER, Word("gift", "Accel")),
    "ギフトマーカー": canonical(MARKER, Word("marker", "gift")),
    "龍樹マーカー": canonical(MARKER, Word("marker", "Dragontree")),
    "無限鱗粉マーカー": canonical(MARKER, Word("marker", "Infinity Eyes")),
}


def making(g: Grammar) -> None:
    """What is created: on a circle, in the order zone, in the hand."""
    for name, ja in pseudo.TOKENS.items():
        g.phrase("card_head", f"{ja}・トークン", Word("name", name))
        g.phrase("field_head", f"{ja}・トークン", Word("name", name))
        clause(g, "clause", f"{ja}・トークンを{{n:count}}(R)に", CALL, (Create(name, V("n"), "RC"),))
        asked = (t.NameNumber("tokens", 0, V("n")), Create(name, t.Chosen("tokens"), "RC"))
        clause(g, "clause", f"{ja}・トークンを{{n:count}}まで(R)に", CALL, asked)
    for name, ja in pseudo.PLOTS.items():
        put = (Create(name, V("n"), "order zone"),)
        clause(g, "clause", f"あなたのオーダーゾーンに{ja}・トークンを{{n:count}}", PUT, put)
    for name, ja in pseudo.TICKETS.items():
        clause(g, "clause", f"{ja}・チケットを{{n:count}}手札に", ADD, (Create(name, V("n"), "hand"),))
    for name, ja in pseudo.CRESTS.items():
        g.phrase("crest", f"「{ja}」", name)


def marking(g: Grammar) -> None:
    """Markers that are put on circles or on units, and what is true where they lie."""
    for name, ja in pseudo.CIRCLE_MARKERS.items():
        put = (Do("put marker", SELF, word=name),)
        clause(g, "clause", f"あなたの(R)を1つ選び、{ja}マーカーを1つ", PUT, put)
    for name, ja in (*pseudo.CIRCLE_MARKERS.items(), ("Dragontree", "龍樹")):
        for you in ("あなたの", ""):
            first = (Do("put first marker", SELF, word=name),)
            clause(g, "clause", f"{ja}マーカーのない{you}(R)を1つ選び、{ja}マーカーを1つ", PUT, first)
    grown = (Do("put marker", SELF, word="Dragontree"),)
    clause(g, "clause", "あなたの(R)を1つ選び、龍樹マーカーを1つ", PUT, grown)
    done_with(
        g,
        tuple(
            (f"{ja}マーカーを1つ", PUT, Do("put marker", V("o"), word=name)) for name, ja in pseudo.UNIT_MARKERS.items()
        ),
    )
    here = canonical(t.Zone(("VC", "RC")), t.Beside(SELF, "spot"))
    g.phrase("thing", "このサークルのユニットすべて", here)
    g.phrase("thing", "このマーカーのあるユニット", t.Related("bearing", SELF))


def gifts(g: Grammar) -> None:
    """[VG 7.14.3] Imaginary gifts, and [VG 16.3] their markers."""
    for ja, gift in GIFTS.items():
        for you in ("あなたは", ""):
            got = (Do("get gift", SELF, word=gift),)
            clause(g, "clause", f"{you}イマジナリーギフト【{ja}】を1つ", verb("得る"), got)
    for ja, such in MARKERS.items():
        own = canonical(YOURS, such)
        for end, mid in HAS:
            cond(g, f"あなたの{ja}", end, mid, Exists(own))
        for end, mid in HAS_NOT:
            cond(g, f"あなたの{ja}", end, mid, Unless(Exists(own)))
        for words, made in COUNTED:
            being(g, f"あなたの{ja}が{words.replace('枚', 'つ')}", made(own, V("n")))
        g.phrase("per", f"あなたの{ja}1つにつき、", Count(own))
        beside = canonical(own, t.Beside(SELF, "column"))
        for end, mid in HAS:
            cond(g, f"このユニットと同じ縦列にあなたの{ja}", end, mid, Exists(beside))
        for words, made in COUNTED:
            being(g, f"このユニットと同じ縦列のあなたの{ja}が{words.replace('枚', 'つ')}", made(beside, V("n")))
        there = canonical(own, t.Lies("rear-guard"))
        for end, mid in HAS:
            cond(g, f"あなたの(R)に{ja}", end, mid, Exists(there))
        gone = t.Move(t.Ref("cost"), "removed", "remove")
        for whose in ("", "あなたの"):
            taken = (Choose("cost", V("n"), own), gone)
            clause(g, "pay", f"{whose}{ja}を{{n:digits}}つ", verb("除外する"), taken)
        here = Exists(canonical(such, t.Beside(SELF, "spot")))
        for circle in ("(R)", "サークル"):
            cond(g, f"このユニットが{ja}のある{circle}に", "いる", "いて", here)
            g.phrase("field_pre", f"{ja}のある{circle}にいる", t.Beside(such, "spot"))
            mine = t.When("move", t.All((SELF, t.Beside(own, "spot"))), dst=("RC",), word="placed")
            g.phrase("event", f"このユニットがあなたの{ja}のある{circle}に登場した", mine)


def gauges(g: Grammar) -> None:
    """Equip gauges of this unit."""
    own = canonical(t.Zone(("gauge",)), t.Linked(SELF))
    for deck in ("あなたの山札を", "山札を"):
        put = (Do("gauge from deck", SELF, V("n")),)
        clause(g, "clause", f"{deck}上から{{n:count}}このユニットの装備ゲージとして裏で", PUT, put)
    g.phrase("per", "このユニットの装備ゲージ1枚につき、", Count(own))
    for number, up_to in (("{n:count}", False), ("{n:count}まで", True)):
        g.phrase("taking", f"このユニットの装備ゲージを{number}", (Choose("t", V("n"), own, up_to=up_to),))


def add(g: Grammar) -> None:
    for part in (making, marking, gifts, gauges):
        part(g)
