"""Japanese, noun phrases: units on the field, cards in other places, cards wherever they are.

`kind`: cards without a place; `unit`: units on the field, with or without their player; `pile`: all cards of a zone,
as the zone's name is said for them; `held`: cards with the place they are in. Words that say whose they are may stand
anywhere before the head.
"""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c15_pseudo_cards import TOKEN
from ludex.games.vg.text.ja import details, likeness, states
from ludex.games.vg.text.ja.words import CLANS as CLAN_NAMES
from ludex.games.vg.text.ja.words import SUBTYPES
from ludex.games.vg.text.meanings import (
    BIND,
    BLITZ,
    CLANS,
    CREST,
    DAMAGE,
    DROP,
    ENEMY_VANGUARD,
    G_CARD,
    G_ZONE,
    GC,
    HAND,
    IT,
    NORMAL,
    ORDER,
    ORDER_ZONE,
    RC,
    RIDE_DECK,
    SEEN,
    SET,
    SOUL,
    TRIGGER,
    UNIT,
    UNITS,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.alternatives import in_order, turned
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import canonical, join_either, parts_of, rank, split_either
from ludex.lang.marks import CALLED, REVEALED
from ludex.lang.pattern import ANY, ENEMY, SELF, YOURS, Env, Figure, Has, Not, Sel, Shares, V, Within, Word, Zone

TRIGGERS = {
    "クリティカル": "critical",
    "ドロー": "draw",
    "ヒール": "heal",
    "フロント": "front",
    "治": "heal",
    "超": "over",
    "引": "draw",
    "★": "critical",
    "前": "front",
}
KINDS: tuple[tuple[str, Any], ...] = (
    ("カード", ANY),
    ("ユニットカード", UNIT),
    ("ユニット", UNIT),
    ("ノーマルユニット", canonical(NORMAL, UNIT)),
    ("トリガーユニット", canonical(TRIGGER, UNIT)),
    ("オーダーカード", ORDER),
    ("オーダー", ORDER),
    ("ノーマルオーダー", canonical(NORMAL, ORDER)),
    ("ブリッツオーダー", canonical(BLITZ, ORDER)),
    ("セットオーダー", canonical(SET, ORDER)),
    ("Gユニット", canonical(G_CARD, UNIT)),
    ("グレード{n:digits}以上", Figure("grade", ">=", V("n"))),
    ("グレード{n:digits}以下", Figure("grade", "<=", V("n"))),
    ("グレード{n:digits}", Figure("grade", "=", V("n"))),
    ("あなたのヴァンガードのグレード以下", Figure("grade", "<=", t.Greatest(VANGUARD, "grade"))),
    ("ヴァンガードのグレード以下", Figure("grade", "<=", t.Greatest(VANGUARD, "grade"))),
    ("相手のヴァンガードのグレード以下", Figure("grade", "<=", t.Greatest(ENEMY_VANGUARD, "grade"))),
    ("グレード{n:digits}か{m:digits}", t.Some((Figure("grade", "=", V("n")), Figure("grade", "=", V("m"))))),
    ("{w:triggers}以外", Not(V("w"))),
    ("{n:name}", Word("name", V("n"))),
    ("{w:belongs}", V("w")),
    ("守護者", Has("Sentinel")),
    ("【ハッピー・トイズ】", Has("Happy Toys")),
    ("【煌求者】", Has("Glitter")),
    ("{g:same}", V("g")),
    ("トークンユニット", canonical(UNIT, TOKEN)),
    ("{w:token}", V("w")),
    ("トリガーカード", TRIGGER),
    ("クイックシールド・チケット", Word("name", "Quick Shield")),
    ("ペルソナシールド・チケット", Word("name", "Persona Shield")),
    ("それぞれ異なるグレード", t.Different("grade")),
    ("それぞれ別名", t.Different("name")),
)
ON_FIELD: tuple[tuple[str, Any], ...] = (
    ("ユニット", UNITS),
    ("リアガード", RC),
    ("ヴァンガード", VC),
    ("ガーディアン", GC),
    ("ノーマルユニット", canonical(FIELD, NORMAL, UNIT)),
    ("トリガーユニット", canonical(FIELD, TRIGGER, UNIT)),
    ("Gユニット", canonical(FIELD, G_CARD, UNIT)),
    ("トークンユニット", canonical(FIELD, UNIT, TOKEN)),
    ("トークン", canonical(FIELD, TOKEN)),
    ("{w:token}", V("w")),
    ("呪縛カード", Zone(("locked",))),
    ("ハーツ", Zone(("heart",))),
    ("【ハッピー・トイズ】", Has("Happy Toys")),
    ("【煌求者】", Has("Glitter")),
    ("{g:same}", V("g")),
    ("グレード{n:digits}以上", t.All((*parts_of(UNITS), Figure("grade", ">=", V("n"))))),
    ("グレード{n:digits}以下", t.All((*parts_of(UNITS), Figure("grade", "<=", V("n"))))),
    ("グレード{n:digits}", t.All((*parts_of(UNITS), Figure("grade", "=", V("n"))))),
    ("{n:name}", Word("name", V("n"))),
    ("{w:belongs}", V("w")),
)
ZONES: tuple[tuple[str, Any], ...] = (
    ("手札", HAND),
    ("ドロップ", DROP),
    ("ソウル", SOUL),
    ("ダメージゾーン", DAMAGE),
    ("バインドゾーン", BIND),
    ("オーダーゾーン", ORDER_ZONE),
    ("ライドデッキ", RIDE_DECK),
    ("Gゾーン", G_ZONE),
    ("クレストゾーン", CREST),
    ("(R)", RC),
    ("(V)", VC),
    ("(G)", GC),
)
GAUGES = (("自己改修ゲージ", "AutoMOD gauge"), ("プラントゲージ", "plant gauge"), ("時刻印ゲージ", "regress gauge"))
PAIRED = (
    "手札",
    "ドロップ",
    "ソウル",
    "ダメージゾーン",
    "バインドゾーン",
    "オーダーゾーン",
    "ライドデッキ",
    "(R)",
    "(V)",
    "(G)",
)
ITSELF = ("このユニット", "このカード")
SPOKEN = {
    "【オーバードレス】能力": "overDress",
    "【クロスオーバードレス】能力": "XoverDress",
    "【レヴォルドレス】能力": "RevolDress",
    "【ドレスブースト】能力": "DressBoost",
    "ドレスアップ能力": "DressUp",
    "過充填能力": "Overcharge",
    "【でんぢゃらすスキル】能力": "Dangerous Skill",
    "【ソウルガード】": "Soulguard",
    "【ディヴァインスキル】": "Divine Skill",
    "守護者": "Sentinel",
    "『ブースト』": "Boost",
    "ブースト": "Boost",
    "インターセプト": "Intercept",
    "『トリプルドライブ』": "Triple Drive",
    "『ツインドライブ』": "Twin Drive",
    "【レガリスピース】": "Regalis Piece",
    "【リトライ】": "Retry",
    "【ユニゾンドレス】能力": "UnisonDress",
    "“爆雷”能力": "Thunder Mine",
    "ペルソナライド": "persona ride",
    "【爆裂成長期】能力": "Explosive Growth",
    "亡霊能力": "Hollow",
    "稼働能力": "Operate",
    "奇術能力": "Magia",
}
"""Keywords that descriptions ask for."""


REFERENTS: tuple[tuple[str, Any], ...] = (
    ("このユニット", SELF),
    ("このカード", SELF),
    ("そのユニット", IT),
    ("そのカード", IT),
    ("それ", IT),
    ("あなたのヴァンガード", VANGUARD),
    *((words, t.Ref(CALLED)) for words in ("そのコールされたユニット", "コールしたユニット", "そのコールしたユニット")),
    *(
        (words, t.Ref(REVEALED))
        for words in ("公開されたカード", "公開したカード", "その公開されたカード", "その公開したカード")
    ),
)
"""Cards that were named, with which others are compared."""


def joined(parts: list[Sel]) -> Sel:
    return canonical(*parts)


def within(g: Grammar) -> None:
    """What names contain: one word, or one of several."""
    g.phrase("named_in", "{n:name}", Within("name", V("n")))
    g.phrase("named_first", "{g:named_in}か", V("g"))
    g.add("named_ins", Bunch("named_in", "named_first", "nothing", join_either, split_either, ordered=True))
    g.phrase("kind_pre", "{g:named_ins}を含む{x:comma}", V("g"))
    g.phrase("kind_pre", "{n:name}を含まない{x:comma}", Not(Within("name", V("n"))))


def sole(g: Grammar) -> None:
    """Cards of one clan and no other."""
    every = tuple(Word("clan", clan) for clan in sorted(CLANS))
    alone = tuple(t.All((Not(t.Some(tuple(other for other in every if other != word))), word)) for word in every)
    for ja, clan in CLAN_NAMES.items():
        means = alone[every.index(Word("clan", clan))]
        for words in (f"クランが《{ja}》のみの", f"《{ja}》のみに属する", f"《{ja}》のみの"):
            g.phrase("kind_pre", words, means)
        g.phrase("sole_clan", f"クランが《{ja}》のみ", means)
        g.phrase("only", f"《{ja}》のみ", means)
    g.phrase("sole_clan", "クランがいずれかのクランのみ", t.Some(alone))
    g.phrase("only", "いずれかのクランのみ", t.Some(alone))


def alternatives(g: Grammar) -> None:
    """One quality or another before a noun, each of its own kind, closed by a comma: 「A」を含むか、グレード3の、..."""
    for words, means in (
        ("{n:name}を含む", Within("name", V("n"))),
        ("{h:has}を持つ", V("h")),
        ("{h:has}を持たない", Not(V("h"))),
        ("{w:belongs}", V("w")),
        ("グレード{n:digits}以上", Figure("grade", ">=", V("n"))),
        ("グレード{n:digits}以下", Figure("grade", "<=", V("n"))),
        ("グレード{n:digits}", Figure("grade", "=", V("n"))),
        ("{g:same}", V("g")),
    ):
        end = "" if words.endswith(("含む", "持つ", "持たない")) else "の"
        for joint in ("か", "か、"):
            g.phrase("attribute_or", f"{words}{joint}", means)
        g.phrase("attribute_last", f"{words}{end}、", means)
    g.add("attributes", Bunch("attribute_last", "attribute_or", "nothing", join_either, split_either, ordered=True))
    g.phrase("kind_pre", "{g:attributes}", V("g"), unlike)


def unlike(env: Env) -> bool:
    """Whether these are alternatives of different kinds: those of one kind have phrases of their own."""
    groups = split_either(env["g"])
    kinds = {(type(group), getattr(group, "kind", "")) for group in groups}
    return len(groups) > 1 and len(kinds) > 1


def zoned(g: Grammar) -> None:
    """Cards unlike, or like, the cards of a place."""
    shared = Shares(V("p"), "name")
    g.phrase("kind_pre", "{p:place}に同名がない{x:comma}", Not(shared))
    g.phrase("kind_pre", "{p:place}に同名の{y:comma}カードがない{x:comma}", Not(shared))
    g.phrase("kind_pre", "{p:place}のカードと別名の{x:comma}", Not(shared))
    for alike in ("に同じグレードがない", "に同じグレードのカードがない", "のカードと異なるグレードの"):
        g.phrase("kind_pre", f"{{p:place}}{alike}{{x:comma}}", Not(Shares(V("p"), "grade")))
    for words, kind in (("ブリッツ", "blitz"), ("ノーマル", "normal"), ("セット", "set"), ("トリガー", "trigger")):
        g.phrase("kind_pre", f"{words}ではない{{x:comma}}", Not(Word("type", kind)))
    g.phrase("kind_pre", "{p:place}のカードと同名の{x:comma}", shared)
    for of in ("", "の"):
        g.phrase("kind_pre", f"{{p:place}}{of}いずれかと同名の{{x:comma}}", shared)
        g.phrase("kind_pre", f"{{p:place}}{of}いずれかのカードと同名の{{x:comma}}", shared)
    for said, units in (("ユニット", UNITS), ("リアガード", RC)):
        for words in (f"あなたの{said}", f"あなたのいずれかの{said}", f"あなたの{said}のいずれか"):
            g.phrase("kind_pre", f"{words}と同名の{{x:comma}}", Shares(canonical(YOURS, units), "name"))
            g.phrase("kind_pre", f"{words}と別名の{{x:comma}}", Not(Shares(canonical(YOURS, units), "name")))
    for words, first in TRIGGERS.items():
        g.phrase("a_trigger", f"【{words}】", Word("trigger", first))
    for a, b, when in (("a", "b", in_order), ("b", "a", turned)):
        g.phrase("triggers", "{a:a_trigger}と{b:a_trigger}", t.Some((V(a), V(b))), when)


def modifiers(g: Grammar) -> None:
    within(g)
    likeness.add(g)
    for words, means in (
        ("グレード{n:digits}以上", Figure("grade", ">=", V("n"))),
        ("グレード{n:digits}以下", Figure("grade", "<=", V("n"))),
        ("グレード{n:digits}", Figure("grade", "=", V("n"))),
        ("あなたのヴァンガードのグレード以下", Figure("grade", "<=", t.Greatest(VANGUARD, "grade"))),
        ("相手のヴァンガードのグレード以下", Figure("grade", "<=", t.Greatest(ENEMY_VANGUARD, "grade"))),
        ("{w:belongs}", V("w")),
        ("{n:name}以外", Not(Word("name", V("n")))),
        ("トリガーユニット以外", Not(canonical(TRIGGER, UNIT))),
        ("ノーマルユニット", canonical(NORMAL, UNIT)),
        ("ノーマルユニット以外", Not(canonical(NORMAL, UNIT))),
        ("グレード{n:digits}以外", Not(Figure("grade", "=", V("n")))),
        ("シールド{n:digits}", Figure("shield", "=", V("n"))),
        ("あなたのヴァンガードと同じグレード", Figure("grade", "=", t.Greatest(VANGUARD, "grade"))),
        ("相手のヴァンガードと同じグレード", Figure("grade", "=", t.Greatest(ENEMY_VANGUARD, "grade"))),
        ("{w:belongs}以外", Not(V("w"))),
        ("【煌求者】", Has("Glitter")),
        ("表", t.FaceUp(True)),
        ("裏", t.FaceUp(False)),
        ("守護者", Has("Sentinel")),
        ("守護者以外", Not(Has("Sentinel"))),
        *((f"【{words}】以外", Not(Word("trigger", trigger))) for words, trigger in TRIGGERS.items()),
        ("{w:triggers}以外", Not(V("w"))),
        ("グレード{n:digits}か{m:digits}", t.Some((Figure("grade", "=", V("n")), Figure("grade", "=", V("m"))))),
    ):
        g.phrase("kind_pre", f"{words}の{{x:comma}}", means)
    for words, keyword in SPOKEN.items():
        g.phrase("has", words, Has(keyword))
    g.phrase("kind_pre", "{h:has}を持つ{x:comma}", V("h"))
    g.phrase("kind_pre", "{h:has}を持たない{x:comma}", Not(V("h")))
    for this, what in REFERENTS:
        g.phrase("kind_pre", f"{this}と同名の{{x:comma}}", Shares(what, "name"))
        g.phrase("kind_pre", f"{this}と別名の{{x:comma}}", Not(Shares(what, "name")))
        g.phrase("same", f"{this}と同名", Shares(what, "name"))
        g.phrase("same", f"{this}と別名", Not(Shares(what, "name")))
        if what not in (SELF, VANGUARD):
            grade = Figure("grade", "=", t.FigureOf(what, "grade"))
            g.phrase("same", f"{this}と同じグレード", grade)
            g.phrase("kind_pre", f"{this}と同じグレードの{{x:comma}}", grade)
    g.phrase("kind_pre", "{i:fighter}を持つ{x:comma}", V("i"))
    g.phrase("kind_pre", "{i:fighter}を持たない{x:comma}", Not(V("i")))
    for a, b, when in (("a", "b", in_order), ("b", "a", turned)):
        either_of = t.Some((V(a), V(b)))
        g.phrase("kind_pre", "{a:has}か{b:has}を持つ{x:comma}", either_of, when)
        g.phrase("kind_pre", "{a:named_in}を含むか{b:belongs}の{x:comma}", either_of, when)
        g.phrase("kind_pre", "{a:belongs}か{b:belongs}の{x:comma}", either_of, when)
        g.phrase("named_or", "{a:named_in}を含むか{b:belongs}", either_of, when)
    sole(g)
    for words, kind in (("異なるカード名", "name"), ("別名", "name"), ("異なるグレード", "grade")):
        g.phrase("kind_pre", f"それぞれ{words}の{{x:comma}}", t.Different(kind))
    for words, kind in (("同名", "name"), ("同じカード名", "name"), ("同じグレード", "grade")):
        g.phrase("kind_pre", f"それぞれ{words}の{{x:comma}}", t.Sharing(kind))
    for limit, op in (("以上", ">="), ("以下", "<="), ("", "=")):
        g.phrase("kind_pre", f"グレード{{n:digits}}{limit}で{{x:comma}}", Figure("grade", op, V("n")))
    g.phrase("kind_pre", "{g:named_ins}を含み{x:comma}", V("g"))
    g.phrase("kind_pre", "{n:name}を含まず{x:comma}", Not(Within("name", V("n"))))
    g.phrase("kind_pre", "{h:has}を持たず{x:comma}", Not(V("h")))
    g.phrase("kind_pre", "{p:place}に同名がなく{x:comma}", Not(Shares(V("p"), "name")))
    g.phrase("kind_pre", "{h:has}を持ち{x:comma}", V("h"))
    zoned(g)
    g.phrase("kind_pre", "このユニット以外の", Not(SELF))
    g.phrase("kind_pre", "このカード以外の", Not(SELF))
    g.phrase("kind_pre", "他の", Not(SELF))
    for before, _, _, means in states.figures():
        g.phrase("kind_pre", before, means)
    alternatives(g)
    details.add(g)
    g.phrase("kind_pre", "ライドデッキにした", Word("origin", "ride deck"))
    for words, means in (
        ("中央列の", t.Beside(VANGUARD, "column")),
        ("このターンに登場した", t.Role("came this turn")),
        ("このターンに登場していない", Not(t.Role("came this turn"))),
        *((before, means) for before, _, _, means in states.rows() if not isinstance(means, Figure)),
    ):
        g.phrase("field_pre", words, means)
    for whom, what in REFERENTS:
        g.phrase("field_pre", f"{whom}と同じ縦列の{{x:comma}}", t.Beside(what, "column"))
        g.phrase("field_pre", f"{whom}と同じ横列の{{x:comma}}", t.Beside(what, "row"))
        g.phrase("field_pre", f"{whom}と異なる縦列の{{x:comma}}", Not(t.Beside(what, "column")))
    g.phrase("field_pre", "他の縦列の", Not(t.Beside(SELF, "column")))
    g.phrase("field_pre", "{n:name}の{x:comma}", Word("name", V("n")))
    for row, lies in states.ROWS:
        g.phrase("field_pre", f"{row}の、", lies)
    for words, side in (("あなたの", YOURS), ("相手の", ENEMY)):
        g.phrase("side", f"{words}{{x:comma}}", side)
    g.add("field_pre", *g.entries["kind_pre"], *g.entries["side"])


def join_zones(parts: list[Sel]) -> Sel:
    return Zone(tuple(sorted(name for part in parts if isinstance(part, Zone) for name in part.names)))


def split_zones(value: Sel) -> tuple[Sel, ...]:
    return tuple(Zone((name,)) for name in value.names) if isinstance(value, Zone) else (value,)


def places(g: Grammar) -> None:
    """`zone`: zones by name; `place`: a zone with its player; `own_place`: a zone of the player, whether it is said or
    not."""
    spoken: list[tuple[str, Any]] = [(words, canonical(Zone(("gauge",)), t.Mark(mark))) for words, mark in GAUGES]
    for words, zone in ZONES:
        spoken += [
            (words, zone),
            (f"表の{words}", canonical(zone, t.FaceUp(True))),
            (f"裏の{words}", canonical(zone, t.FaceUp(False))),
        ]
        g.phrase("zone", words, zone)
    for said, zone in spoken:
        for words, side in (("あなたの", YOURS), ("相手の", ENEMY)):
            g.phrase("place", f"{words}{said}", canonical(side, zone))
        g.phrase("unsaid_place", said, canonical(YOURS, zone))
    names: dict[str, Any] = dict(ZONES)
    for said in PAIRED:
        g.phrase("one_of_zones", said, names[said])
        g.phrase("zone_and", f"{said}か", names[said])
        g.phrase("zone_and", f"{said}と", names[said])
    for said, zone in (("リアガード", RC), ("ヴァンガード", VC)):
        g.phrase("zone_and", f"{said}か", zone)
        g.phrase("zone_and", f"{said}と", zone)
    g.add("zones_all", Bunch("one_of_zones", "zone_and", "nothing", join_zones, split_zones, ordered=True))
    g.phrase("zones_of", "{z:zones_all}", V("z"), lambda env: isinstance(env["z"], Zone) and len(env["z"].names) > 1)
    lying = canonical(DAMAGE, t.FaceUp(True))
    for said in PAIRED:
        if names[said] != DAMAGE:
            shown = t.All((YOURS, t.Some(tuple(sorted((names[said], lying), key=rank)))))
            for two in (f"{said}か表のダメージゾーン", f"表のダメージゾーンか{said}"):
                g.phrase("either_place", two, shown)
    g.phrase("place", "あなたの{x:comma}{p:either_place}", V("p"))
    for words, side in (("あなたの", YOURS), ("相手の", ENEMY)):
        g.phrase("place", f"{words}{{z:zones_of}}", t.All((side, V("z"))))
        g.phrase("place", f"{words}、{{z:zones_of}}", t.All((side, V("z"))))
    g.add("own_place", *g.entries["place"])
    g.add("own_place", *g.entries["unsaid_place"])
    g.phrase("own_place", "{z:zones_of}", t.All((YOURS, V("z"))))


def kinds(g: Grammar) -> None:
    for words, means in KINDS:
        g.phrase("card_head", words, means)
    for words in ("トリガーユニット", "ノーマルユニット", "トリガーカード", "オーダーカード"):
        g.phrase("card_head", f"{words}以外", Not(dict(KINDS)[words]))
    for words, subtype in SUBTYPES:
        for end in ("", "カード", "オーダー", "オーダーカード"):
            g.phrase("card_head", f"{words}{end}", Word("type", subtype))
    for words, trigger in TRIGGERS.items():
        g.phrase("card_head", f"【{words}】", canonical(TRIGGER, Word("trigger", trigger)))
        g.phrase("card_head", f"【{words}】トリガー", canonical(TRIGGER, Word("trigger", trigger)))
    for words, means in ON_FIELD:
        g.phrase("field_head", words, means)
    for a, b, when in (("a", "b", in_order), ("b", "a", turned)):
        either_of = t.Some((V(a), V(b)))
        g.phrase("field_head", "{a:belongs}か{b:belongs}", either_of, when)
        g.phrase("field_head", "{a:a_name}か{b:a_name}", either_of, when)
        g.phrase("card_head", "{a:belongs}か{b:belongs}", either_of, when)
    g.phrase("a_name", "{n:name}", Word("name", V("n")))
    for words, zone in ZONES:
        g.phrase("pile_head", words, zone)
    for words, mark in GAUGES:
        g.phrase("pile_head", words, canonical(Zone(("gauge",)), t.Mark(mark)))
    g.add("kind", Bunch("card_head", "kind_pre", "nothing", joined, parts_of))
    g.phrase("kind_or", "{g:kind}か", V("g"), short)
    g.phrase("kind_or", "{g:kind}か、", V("g"), nameless)
    g.phrase("a_name_or", "{g:a_name}か", V("g"))
    g.phrase("a_name_or", "{g:a_name}か、", V("g"))
    g.add("names_list", Bunch("a_name", "a_name_or", "nothing", join_either, split_either, ordered=True))
    g.add("kind_ors", Bunch("kind", "kind_or", "nothing", join_either, split_either, ordered=True))
    g.phrase("kinds", "{g:kind}", V("g"))
    g.phrase("kinds_apart", "{g:kind_ors}", V("g"), apart)
    g.phrase("kinds_apart", "{g:names_list}", V("g"), apart)
    for joint in ("か", "か、"):
        g.phrase("kind_or_name", f"{{g:kind}}{joint}", V("g"), nameless)
    g.add("kinds_or_name", Bunch("a_name", "kind_or_name", "nothing", join_either, split_either, ordered=True))
    g.phrase("kinds_apart", "{g:kinds_or_name}", V("g"), lambda env: len(split_either(env["g"])) > 1)
    g.phrase("kinds", "{g:kinds_apart}", V("g"))
    g.add("names_or_kind", Bunch("kind", "a_name_or", "nothing", join_either, split_either, ordered=True))
    g.phrase("kinds_apart", "{g:names_or_kind}", V("g"), name_first)
    g.add("unit", Bunch("field_head", "field_pre", "nothing", joined, parts_of, (FIELD,)))
    g.phrase("own_unit", "{g:unit}", V("g"), sided)
    g.phrase("own_unit", "いずれかの{g:unit}", V("g"), unsided)
    g.phrase("any_unit", "{g:unit}", V("g"), unsided)
    for words, zone in (("ヴァンガードか", VC), ("リアガードか", RC), ("ヴァンガードか、", VC)):
        g.phrase("unit_or", words, zone)
    g.phrase("rear_or_van", "{g:any_unit}", V("g"), on_a_circle)
    g.add("unit_ors", Bunch("rear_or_van", "unit_or", "nothing", join_either, split_either, ordered=True))
    for words, side in (("あなたの", YOURS), ("相手の", ENEMY)):
        two = t.All((side, V("g")))
        g.phrase("own_units_or", f"{words}{{x:comma}}{{g:unit_ors}}", two, lambda env: len(split_either(env["g"])) > 1)
    g.phrase("own_unit", "{g:own_units_or}", V("g"))
    g.add("pile", Bunch("pile_head", "field_pre", "nothing", joined, parts_of))
    g.phrase("held_pre", "{p:place}の{x:comma}", V("p"))
    g.phrase("held_pre", "{p:place}にある{x:comma}", V("p"))
    for state, word in (("【レスト】", "rest"), ("【スタンド】", "stand")):
        g.phrase("lain", f"{state}している{{x:comma}}", t.State(word))
    g.add("held_pre", *g.entries["kind_pre"], *g.entries["lain"])
    g.add("held", Bunch("card_head", "held_pre", "nothing", joined, parts_of))
    g.add("seen", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(SEEN,)))
    g.add("seen_kinds", *g.entries["seen"])
    g.add("seen_kinds", Bunch("kinds_apart", "nothing", "nothing", joined, parts_of, always=(SEEN,)))
    g.phrase("group", "{g:own_unit}", V("g"))
    g.phrase("group", "{g:pile}", V("g"), sided)
    g.phrase("group", "{g:held}", V("g"), placed)
    apart_named = (t.Different("name"),)
    g.add("different", Bunch("card_head", "held_pre", "nothing", joined, parts_of, always=apart_named))
    g.add("different_pile", Bunch("pile_head", "field_pre", "nothing", joined, parts_of, always=apart_named))
    g.add("different_units", Bunch("field_head", "field_pre", "nothing", joined, parts_of, (FIELD,), apart_named))
    g.add("card_pre", *g.entries["kind_pre"], *g.entries["side"])
    for words, means in KINDS:
        if words == "カード" or "オーダー" in words:
            g.phrase("only_card_head", words, means)
    for words, subtype in SUBTYPES:
        for end in ("", "カード", "オーダー", "オーダーカード"):
            g.phrase("only_card_head", f"{words}{end}", Word("type", subtype))
    g.phrase("kind_pre", "{h:only_card_head}以外の{x:comma}", Not(V("h")), lambda env: env["h"] != ANY)
    g.add("owned_card", Bunch("only_card_head", "card_pre", "nothing", joined, parts_of))
    g.phrase("own_card", "{g:owned_card}", V("g"), sided)
    g.phrase("any_card", "{g:owned_card}", V("g"), unsided)
    g.phrase("own_card", "いずれかの{g:any_card}", V("g"), lambda env: env["g"] != ANY)
    g.add("in_field_pre", *g.entries["field_pre"])
    g.phrase("in_field_pre", "このユニットと同じ縦列に", t.Beside(SELF, "column"))
    g.phrase("in_field_pre", "このユニットと同じ縦列に、", t.Beside(SELF, "column"))
    for words, side in (("あなたの", YOURS), ("相手の", ENEMY)):
        for row, lies in states.ROWS:
            g.phrase("in_field_pre", f"{words}{row}に", t.All((side, lies)))
    g.add("in_field", Bunch("field_head", "in_field_pre", "nothing", joined, parts_of, (FIELD,)))


def on_a_circle(env: Env) -> bool:
    """Whether the units are told by their circle."""
    return any(part in (VC, RC, Zone(("heart",))) for part in parts_of(env["g"]))


def apart(env: Env) -> bool:
    """Whether the group is one of alternatives of which each has its own description: 〈A〉 before 〈B〉の could
    be meant for the same."""
    groups = split_either(env["g"])
    of = [any(isinstance(part, Word) and part.kind in OF for part in parts_of(group)) for group in groups]
    plain = all(len(parts_of(group)) == 1 for group in groups)
    nested = any(isinstance(part, Word) for group in groups if isinstance(group, t.Some) for part in group.parts)
    return len(groups) > 1 and not nested and (plain or sum(of) < 2)


OF = ("race", "clan", "nation")
"""Words that stand before の: 〈A〉か〈B〉の、..."""


def name_first(env: Env) -> bool:
    """Whether names stand before another kind, of which nothing says that it contains a name, too."""
    groups = split_either(env["g"])
    contains = any(isinstance(part, (Within, Shares)) for group in groups for part in walk.nodes(group))
    named = [group for group in groups if not nameless({"g": group})]
    return len(groups) > 1 and len(named) == len(groups) - 1 and not contains


def nameless(env: Env) -> bool:
    """Whether the kind is not told by a name alone, which could belong to a 「...」を含む after it."""
    return not (isinstance(env["g"], Word) and env["g"].kind == "name")


def short(env: Env) -> bool:
    """Whether the kind before か has so short a description that it is not meant for what follows, too."""
    return nameless(env) and len(parts_of(env["g"])) <= 2


def sided(env: Env) -> bool:
    """Whether the group says whose it is."""
    return any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def unsided(env: Env) -> bool:
    return not sided(env)


def placed(env: Env) -> bool:
    """Whether the group names a zone."""
    groups = split_either(env["g"])
    return all(any(isinstance(part, Zone) for part in parts_of(group)) for group in groups)


def lying(g: Grammar, category: str, *said: Any) -> str:
    """A category of units with a player, of which words after them say these parts; its name."""
    g.add(f"{category}_all", Bunch("field_head", "field_pre", "nothing", joined, parts_of, (FIELD,), said))
    g.phrase(category, f"{{g:{category}_all}}", V("g"), sided)
    return category


def held(env: Env) -> bool:
    """Whether the cards are said by their player and their zone."""
    return sided(env) and placed(env)


def add(g: Grammar) -> None:
    for part in (modifiers, places, kinds):
        part(g)
