"""Japanese, words of single mechanics: keywords of older series, Melody, Overcharge, Final Rush, worlds, Alchemagic,
Alchemix, attach, dominate, the Astral Plane, stride, legion, the states of dressed units."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD, HARMONY
from ludex.games.vg.c06_legion import seek_mate
from ludex.games.vg.c06_stride import ULTIMATE
from ludex.games.vg.c07_worlds import BURST, RUSH
from ludex.games.vg.c14_abilities import success
from ludex.games.vg.c14_headings import heading
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.lines.lines import HEAL
from ludex.games.vg.text.en.mechanics.mechanics import ALL_ORDERS, mixing
from ludex.games.vg.text.ja.abilities import HEADINGS, heads
from ludex.games.vg.text.ja.conditions import being, cond
from ludex.games.vg.text.ja.nouns import ITSELF
from ludex.games.vg.text.ja.verbs import PUT, done_with
from ludex.games.vg.text.meanings import (
    DRESSED,
    ENEMY_VANGUARD,
    HAND,
    IT,
    MANY,
    ME,
    NAMED,
    OR_NAMED,
    ORDER_ZONE,
    OTHER,
    SLOTS,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import clause, verb
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Activated,
    Choose,
    Compare,
    Continue,
    Count,
    Do,
    Exists,
    Gives,
    Move,
    Passive,
    Player,
    Ref,
    Rule,
    Shares,
    Some,
    Unless,
    V,
    When,
    Word,
    slotted,
)

KEYWORDED = {
    "先駆": "Forerunner",
    "盟主": "Lord",
    "ハーモニー": "Harmony",
    "暴喰": "Engorge",
    "亡霊": "Hollow",
    "【リトライ】": "Retry",
}
"""Keywords that are lines of their own, with the icon of their kind and the circles."""
BECOMES = {"ハーモニー": HARMONY, "暴喰": "engorged", "サクセス": "successful", "亡霊": "hollowed"}
LABELS = {"支配": "Dominate", "時翔": "Time Leap", "開花": "Bloom"}
RUSHES = {"一気呵勢": RUSH, "一気爆勢": BURST}
WORLDS = {
    "暗夜": "Dark Night",
    "黒夜": "Dark Night",
    "深淵暗夜": "Abyssal Dark Night",
    "深淵黒夜": "Abyssal Dark Night",
    "真宵楽園": "Stray Garden",
}


FRIENDS = (
    "フレンド-【永】【(R)】：このユニットと同じ縦列にあなたの他のユニットがいるなら、"
    "そのユニットとこのユニットは“友達”になる。"
)
"""[VG 14.46.1] The keyword with what it means."""


def _glitter(text: str) -> tuple[t.Heading, ...]:
    return (heading("Glitter ability", 0, text.removeprefix("【煌求者】").strip("-")),)


def _say_glitter(value: object) -> str | None:
    """[VG 14.47.3] Glitter with a name, before the icon of an ability."""
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], t.Heading):
        return f"【煌求者】-{value[0].word}-" if value[0].keyword == "Glitter ability" else None
    return None


def keywords(g: Grammar) -> None:
    """Keywords that are lines, states that they bring, and keywords at the head of abilities."""
    means = {keyword.name: keyword.means for keyword in KEYWORDS}
    for words, name in KEYWORDED.items():
        (ability,) = means[name]
        icon = "自" if isinstance(ability, t.Automatic) else "永"
        g.phrase("one", f"【{icon}】：{words}", (ability,))
        zoned = (t.replace(ability, zones=V("z")),)
        g.phrase("one", f"【{icon}】【{{z:some_zones}}】：{words}", zoned)
    for words in ("【グリッター】", "【煌求者】"):
        g.phrase("one", words, means["Glitter"])
    g.phrase("one", FRIENDS, means["Friend"])
    g.add("label", Token(r"【煌求者】-[^【】：\n-]+-", _glitter, _say_glitter))
    won = slotted(success(MANY), SLOTS)
    g.phrase("one", "【自】【{z:some_zones}】：サクセス{n:digits}", (t.replace(won, zones=V("z")),))
    for words, state in BECOMES.items():
        g.phrase("event", f"このユニットが{words}状態になった", When("becomes", SELF, word=state))
    for words, name in LABELS.items():
        g.phrase("label", f"{words}-", (heading(name),))
    for n in range(1, 10):
        g.phrase("heading", f"雷激{n}", heading("Thunderstrike", n))
        g.phrase("heading", f"【リミットブレイク】({n})", heading("Limit Break", n))
    g.phrase("heading", "暗黒", heading("Darkness"))


def melody(g: Grammar) -> None:
    """[VG 14.41.1] What a unit with Melody shares with all others."""
    friends = canonical(YOURS, FIELD, t.Has("Melody"))
    shared = Passive((Gives(friends, (t.Grant(ME, V("a")),)),), keyword="Melody")
    end = "これは【メロディ】を持つあなたのユニットすべてで共有する。"
    g.phrase("one", f"【メロディ】-{{a:line}}{end}", (shared,))


def chosen(g: Grammar) -> None:
    """[VG 14.54.1] A unit that the vanguard's ability chose."""
    taken = Compare(t.Happened(When("chosen", SELF, cause=V("g"))), ">=", 1)
    for comma in ("", "、"):
        words = f"このターンに{comma}このユニットが{{g:own_unit}}の能力で選ばれ"
        cond(g, words, "ている", "ていて", taken)
        cond(g, words, "ていない", "ておらず", Unless(taken))


def worlds(g: Grammar) -> None:
    """[VG 7.42.1] Final Rush, [VG 7.43.2] worlds."""
    for ja, name in RUSHES.items():
        become = (Continue((Rule("permit", name, Player(YOU)),), V("u")),)
        clause(g, "clause", f"{{u:until}}あなたは“{ja}”に", verb("なる", five=True), become)
    for ja, name in WORLDS.items():
        if name != "Stray Garden":
            being(g, f"あなたの世界が{ja}", t.Named(f"world {name}"))
        g.phrase("state_end", f"あなたの世界は{ja}になる", (Rule("permit", f"world {name}", Player(YOU)),))
    nights = tuple(t.Named(f"world {name}") for name in ("Dark Night", "Abyssal Dark Night"))
    for comma in ("", "、"):
        for night in ("暗夜", "黒夜"):
            being(g, f"あなたの世界が{comma}{night}か深淵{night}", t.Either(nights))
    world = Word("type", "World")
    there = Exists(canonical(YOURS, ORDER_ZONE, world))
    other = Exists(canonical(YOURS, ORDER_ZONE, t.Not(world)))
    being(g, "あなたのオーダーゾーンがワールドカードのみ", t.Both((there, Unless(other))))
    for head, zones, row in heads("永"):
        if row is not None:
            continue
        words = (
            f"{head}{{q:ifs}}あなたのオーダーゾーンの枚数により以下が有効になる。"
            "\n・1枚-{a:states}。\n・2枚以上-{b:states}。"
        )
        one = Passive(V("a"), t.Both((V("q"), Compare(Count(ALL_ORDERS), "=", 1))), zones=zones, headings=HEADINGS)
        more = Passive(V("b"), t.Both((V("q"), Exists(ALL_ORDERS, 2))), zones=zones, headings=HEADINGS)
        g.phrase("one", words, (one, more))


def orders(g: Grammar) -> None:
    """[VG 7.44.1] Alchemagic with an order of the drop zone, which is bound."""
    mixed = t.Named("alchemagic")
    cond(g, "魔合成して", "いる", "いて", mixed)
    cond(g, "魔合成", "した", "し", mixed)
    for words, same in (("同名", True), ("別名", False)):
        said = f"あなたがノーマルオーダーをプレイする際、あなたのドロップから{words}のノーマルオーダーを1枚バインドし"
        g.phrase("state_end", f"{said}、魔合成してよい", mixing(same))


def joining(g: Grammar) -> None:
    """[VG 6.9.2] Attach, [VG 6.10.2] Alchemix, [VG 7.39.1] dominate, delete, time leap."""
    done_with(
        g,
        (
            ("あなたのヴァンガードに", verb("着装する"), Do("attach", V("o"))),
            ("", verb("支配する"), Do("dominate", V("o"))),
            ("", verb("デリートする"), Do("delete", V("o"))),
            ("", verb("時翔する"), Do("time leap", V("o"))),
        ),
    )
    both = (Do("Alchemix", Some((Ref("created"), IT))),)
    clause(g, "clause", "そのトークンと", verb("錬成合体する"), both)
    g.phrase("event", "あなたが錬成合体した", When("Alchemix", player=YOU))
    foe = (t.ForEach("foe", ENEMY_VANGUARD, (Do("attack", IT, word="foe"),)),)
    clause(g, "clause", "それは相手のヴァンガードに", verb("アタックする"), foe)


def circles(g: Grammar) -> None:
    """[VG 17.3.1] A circle that becomes an Astral Plane; [VG 7.30.5] a card that is put as a locked card."""
    becomes = (Do("circle becomes", SELF, word="astral plane"),)
    clause(g, "clause", "あなたの(R)を1つ選び、それは星界に", verb("なる", five=True), becomes)
    locked = (Do("put as locked", t.Top("deck", 1, OPPONENT)),)
    clause(g, "clause", "相手は自分の山札を上から1枚呪縛カードとして(R)に", PUT, locked)
    prisoners = canonical(t.ENEMY, t.Zone(("imprisoned",)))
    g.phrase("per", "あなたの監獄に収容されている相手のカード1枚につき、", Count(prisoners))
    g.phrase("thing", "ブーストされているユニット", OTHER)


def strides(g: Grammar) -> None:
    """[VG 6.5] Stride and [VG 14.16] G guardians: their costs, and who hears of them."""
    for said, event in (("【超越】", "stride"), ("【双闘】", "legion")):
        g.phrase("event", f"このユニットが{said}した", When(event, SELF))
        g.phrase("event", f"{{g:own_unit}}が{said}した", When(event, V("g")))
    own = canonical(YOURS, HAND, Shares(VANGUARD, "name"))
    cost = (Choose("discard", 1, own), Move(Ref("discard"), "drop", "discard"))
    ultimate = Activated(cost, keyword=ULTIMATE, timing=("stride step",), zones=("G",))
    words = "【究極超越】-ストライドステップ-【コスト】[手札からあなたのヴァンガードと同名のカードを1枚捨てる]ことで、"
    g.phrase("one", f"{words}裏のこのカードを(V)に【超越】する。", (ultimate,))
    heal = (Choose("discard", 1, HEAL), Move(Ref("discard"), "drop", "discard"))
    guard = Activated(heal, keyword="G guardian", zones=("G",))
    words = "【Gガーディアン】-相手のターンのガードステップ-【コスト】[手札から【治】を1枚捨てる]ことで、"
    g.phrase("one", f"{words}裏のこのカードを(G)にコールする。", (guard,))
    more = (Passive((Rule("permit", "grade for stride", SELF, n=V("n")),), zones=("hand",)),)
    words = "【永】【手札】：あなたが【超越】のコストを払う際、このカードのグレード+{n:digits}。"
    g.phrase("one", words, more)


def legions(g: Grammar) -> None:
    """[VG 14.11] Legion and D-legion: with whom, and who is in it."""
    for head, d in (("【双闘20000】", False), ("【D-双闘】", True)):
        one = (slotted(seek_mate(Word("name", NAMED), d), SLOTS),)
        two = (slotted(seek_mate(Some((Word("name", NAMED), Word("name", OR_NAMED))), d), SLOTS),)
        g.phrase("one", f"【起】【(V)】：{head}{{n:name}}", one)
        g.phrase("one", f"【起】【(V)】：{head}{{n:name}}か{{m:name}}", two)
    states: tuple[tuple[str, Any], ...] = (
        ("【双闘】状態", t.Role("legion")),
        ("【D-双闘】状態", t.Role("D-legion")),
    )
    for words, state in states:
        for this in ITSELF:
            being(g, f"{this}が{words}", t.Is(SELF, state))
            cond(g, f"{this}が{words.removesuffix('状態')}して", "いる", "いて", t.Is(SELF, state))
        being(g, f"あなたのヴァンガードが{words}", Exists(t.All((YOURS, VC, state))))


def dresses(g: Grammar) -> None:
    """[VG 14.42] [VG 14.49] Units in one state of dress or the other, and the cards below them."""
    g.phrase("field_pre", "【オーバードレス】状態か【クロスオーバードレス】状態の", DRESSED)
    for dress, said in (("overDress", "【オーバードレス】"), ("XoverDress", "【クロスオーバードレス】")):
        for by in (f"{said}で", f"{said}能力で"):
            g.phrase("event", f"{{g:own_unit}}が{by}(R)に登場した", When(dress, V("g")))
    grown = Passive((Rule("widen", "Explosive Growth", SELF, V("a")),), keyword="Explosive Growth")
    g.phrase("one", "【爆裂成長期】-{a:kind}", (grown,))
    below = Count(canonical(t.Zone(("originalDress",)), t.Linked(SELF)))
    g.phrase("per", "このユニットのドレス元1枚につき、", below)


def add(g: Grammar) -> None:
    for part in (keywords, melody, chosen, worlds, orders, joining, circles, strides, legions, dresses):
        part(g)
