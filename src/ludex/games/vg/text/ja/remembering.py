"""Japanese, what players did this turn, and events of songs, dress and costs."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.ja.conditions import SIDES, cond
from ludex.games.vg.text.ja.conditions import being as is_so
from ludex.games.vg.text.ja.events import SOURCES
from ludex.games.vg.text.ja.nouns import ITSELF
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.ja.forms import Forms, verb
from ludex.lang.pattern import OPPONENT, SELF, YOU, YOURS, All, Compare, Env, Exists, Happened, Unless, V, When

THIS_TURN = "{since:since}"
PAYING = t.Role("paying")
PLAYERS = (("あなたが", YOU), ("相手が", OPPONENT))


def told(env: Env) -> bool:
    return bool(env["k"] != t.ANY)


def deeds() -> list[tuple[str, Forms, Any, Any]]:
    """What the player may have done: the words before the verb, the verb, the event, and a condition of the phrase."""
    found: list[tuple[str, Forms, Any, Any]] = [
        ("魔合成", verb("する"), When("alchemagic", player=YOU), None),
        ("{k:kinds}に", verb("ライドする"), When("ride", V("k"), player=YOU), told),
        ("{c:by}", verb("ライドする"), When("ride", player=YOU, cause=V("c")), None),
        ("{k:kinds}を", verb("歌う"), When("sung", All((YOURS, V("k")))), None),
    ]
    for words, src in (("", ()), ("{s:source}", V("s"))):
        called = When("move", V("k"), player=YOU, src=src, dst=("RC", "GC"), word="called")
        found.append((f"{words}{{k:kinds}}を", verb("コールする"), called, None))
    elsewhere = When("move", All((YOURS, V("g"))), player=YOU, dst=("RC",), not_src=("hand",), word="called")
    found.append(("手札以外から{g:any_unit}を", verb("コールする"), elsewhere, None))
    return found


def done(g: Grammar) -> None:
    for words, forms, when, fits in deeds():
        once = Compare(Happened(when), ">=", 1)
        for start in (THIS_TURN, "このターンのバトルフェイズに", "このバトルフェイズに"):
            what = once if start == THIS_TURN else Compare(Happened(t.replace(when, phase="battle")), ">=", 1)
            stem = f"{start}あなたが{words}{forms.te}"
            cond(g, stem, "いる", "いて", what, fits)
            cond(g, stem, "いない", "おらず", Unless(what), fits)
    drawn = Compare(Happened(When("move", player=YOU, word="draw")), ">=", V("n"))
    cond(g, f"{THIS_TURN}あなたが{{n:count}}以上引いて", "いる", "いて", drawn)
    sung = Compare(Happened(When("sung", All((YOURS, V("k"))))), ">=", 1)
    for end, mid, means in (("いる", "いて", sung), ("いない", "おらず", Unless(sung))):
        cond(g, f"{THIS_TURN}あなたのヴァンガードが{{k:kinds}}を歌って", end, mid, means)
    shown = Compare(Happened(When("reveal", V("k"), cause=V("c"))), ">=", 1)
    for end, mid, asked in (("いる", "いて", shown), ("いない", "おらず", Unless(shown))):
        cond(g, f"{THIS_TURN}{{k:kind}}が{{c:by}}公開されて", end, mid, asked)
    gone = Compare(Happened(When("move", V("g"), word="remove")), ">=", 1)
    cond(g, f"{THIS_TURN}{{g:own_card}}が除外されて", "いる", "いて", gone)
    attacks = Compare(Happened(When("attack", SELF), t.Role("attacking")), ">=", V("n"))
    for unit in ("アタックしているユニット", "アタックしている相手のユニット"):
        for comma in ("", "、"):
            often = f"{unit}が{comma}{THIS_TURN}{{n:digits}}回以上アタックして"
            cond(g, often, "いる", "いて", attacks)


def attacker(g: Grammar) -> None:
    """What happened to the attacking unit this turn."""
    for entry in list(g.entries["happens"]):
        if isinstance(entry, Phrase) and entry.template.endswith("た"):
            g.phrase("happens_stem", entry.template[:-1], entry.means, entry.when)
    for unit in ("アタックしているユニット", "アタックしている相手のユニット"):
        once = Compare(Happened(V("e"), t.Role("attacking")), ">=", 1)
        for start in (f"{unit}が{{x:comma}}{THIS_TURN}", f"{THIS_TURN}{unit}が{{x:comma}}"):
            cond(g, f"{start}{{e:happens_stem}}て", "いる", "いて", once)
            cond(g, f"{start}{{e:happens_stem}}て", "いない", "おらず", Unless(once))
    nth = Compare(Happened(When("attack", SELF)), "=", V("n"))
    for words in ("行う", "行った", "アタックした", "アタックを行った", "アタックを行う"):
        is_so(g, f"{THIS_TURN}このユニットが{words}{{n:digits}}回目のバトル", nth)
        fight = t.Both((t.Is(SELF, t.Role("attacking")), nth))
        g.phrase("battle", f"{THIS_TURN}このユニットが{words}{{n:digits}}回目のバトル終了時", fight)


PUT = (
    ("ソウル", "に", "置かれ", "soul"),
    ("ドロップ", "に", "置かれ", "drop"),
    ("オーダーゾーン", "に", "置かれ", "order zone"),
    ("", "", "バインドされ", "bind"),
    ("手札", "に", "戻され", "hand"),
    ("山札の下", "に", "置かれ", "deck"),
)


def numbered(g: Grammar) -> None:
    """How many cards went where this turn."""
    for who, left in (("{g:own_card}", "left_from"), ("{g:own_unit}", "left_from"), ("{g:any_card}", "left_any")):
        fits = None if "own" in who else (lambda env: env["g"] != t.ANY)
        for zone, to, done_, name in PUT:
            when = When("move", V("g"), src=V("s"), dst=(name,), cause=V("c"))
            many = Compare(Happened(when), ">=", V("n"))
            start = f"{THIS_TURN}{who}が{{x:comma}}{{c:caused}}{{s:{left}}}"
            for number in (f"{zone}{to}{{n:count}}以上{done_}", f"{{n:count}}以上{zone}{to}{done_}"):
                if zone or number.startswith("{"):
                    cond(g, f"{start}{number}て", "いる", "いて", many, fits)
        if who == "{g:own_card}":
            from_zone(g)
        for word, said in (("retire", "退却し"), ("discard", "捨てられ")):
            when = When("move", V("g"), src=V("s"), word=word, cause=V("c"))
            many = Compare(Happened(when), ">=", V("n"))
            words = f"{THIS_TURN}{who}が{{x:comma}}{{c:caused}}{{s:{left}}}{{n:count}}以上{said}て"
            cond(g, words, "いる", "いて", many, fits)


def from_zone(g: Grammar) -> None:
    """How many cards left a zone of a player this turn for another one."""
    for whose, side in SIDES:
        for source, src in SOURCES.items():
            for zone, to, done_, name in PUT:
                if src != name:
                    many = Happened(When("move", side, src=(src,), dst=(name,), cause=V("c")))
                    for number in (f"{{n:count}}以上{zone}{to}{done_}", f"{zone}{to}{{n:count}}以上{done_}"):
                        words = f"{THIS_TURN}{whose}の{source}からカードが{{c:caused}}{number}て"
                        cond(g, words, "いる", "いて", Compare(many, ">=", V("n")))


def icons(g: Grammar) -> None:
    """How many kinds of trigger icons there are."""
    for whose, side in SIDES:
        for zone, name in (("バインドゾーン", "bind"), ("ドロップ", "drop"), ("ソウル", "soul")):
            kinds = All((side, t.Zone((name,)), t.Different("trigger")))
            for of in ("に", "の"):
                words = f"{whose}の{zone}{of}トリガーアイコンが{{n:digits}}種類以上"
                is_so(g, words, Exists(kinds, V("n")))


def heard(g: Grammar) -> None:
    """Songs, dress; cards that pay for the ability of another."""
    g.phrase("event", "あなたのヴァンガードが{k:kinds}を歌った", When("sung", All((YOURS, V("k")))))
    for this in ITSELF:
        g.phrase("event", f"{this}が歌われた", When("sung", SELF))
        g.phrase("event", f"{this}がドレス元になった", When("become", SELF, word="originalDress"))
    for words, payer in (
        ("あなたのカード", All((YOURS, PAYING))),
        ("{g:own_unit}", All((V("g"), PAYING))),
        ("{g:own_card}", All((V("g"), PAYING))),
    ):
        for deed in ("能力のコストで", "能力のコストとして"):
            g.phrase("for_cost", f"{words}の{deed}", payer, None if "{" not in words else sided_group)
    blasted = When("move", SELF, src=("soul",), dst=("drop",), word="soul-blast", cause=V("c"))
    for this in ITSELF:
        g.phrase("event", f"{this}が{{c:for_cost}}【ソウルブラスト】された", blasted)
        g.phrase("event", f"{this}が{{c:for_cost}}【レスト】した", When("state", SELF, word="rest", cause=V("c")))
        for said, dst in (("バインドされた", "bind"), ("ソウルに置かれた", "soul")):
            put = When("move", SELF, src=V("s"), dst=(dst,), cause=V("c"))
            g.phrase("event", f"{this}が{{c:for_cost}}{{s:from}}{said}", put)
        left = When("move", SELF, src=V("s"), word="retire", cause=V("c"))
        g.phrase("event", f"{this}が{{c:for_cost}}{{s:left_from}}退却した", left)
        lost = When("move", SELF, src=("hand",), word="discard", cause=V("c"))
        g.phrase("event", f"{this}が{{c:for_cost}}手札から捨てられた", lost)


def sided_group(env: Env) -> bool:
    """Whether more is said than that it is the player's card."""
    return bool(env["g"] != YOURS)


def add(g: Grammar) -> None:
    for part in (done, attacker, numbered, icons, heard):
        part(g)
