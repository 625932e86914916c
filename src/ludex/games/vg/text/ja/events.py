"""Japanese, events: what stands before 時, and the times 終了時, 開始時."""

from __future__ import annotations

from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.ja.nouns import ITSELF
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    CausedBy,
    During,
    Env,
    Exists,
    Is,
    Role,
    Some,
    TurnOf,
    Unless,
    V,
    When,
    Word,
)

CIRCLES = {"(R)": ("RC",), "(V)": ("VC",), "(G)": ("GC",), "(V)か(R)": ("VC", "RC"), "(R)か(V)": ("VC", "RC")}
SOURCES = {
    "手札": "hand",
    "ソウル": "soul",
    "ドロップ": "drop",
    "山札": "deck",
    "バインドゾーン": "bind",
    "オーダーゾーン": "order zone",
    "ライドデッキ": "ride deck",
    "ダメージゾーン": "damage",
}
SUBJECTS = (("このユニットが", SELF), ("このカードが", SELF), ("{g:own_unit}が", V("g")))
ON_FIELD = ("VC", "RC", "GC")
TARGETS = (("", ANY), ("{t:any_unit}", V("t")), ("{t:own_unit}", V("t")))


def causes(g: Grammar) -> None:
    """`by`: whose ability caused it."""
    anybody = Some((YOURS, ENEMY))
    for deed in ("能力", "効果"):
        for words, cause in (
            ("あなたのカードの", YOURS),
            ("相手のカードの", ENEMY),
            ("カードの", anybody),
            ("{g:own_unit}の", V("g")),
        ):
            g.phrase("by", f"{words}{deed}で", cause)


def placing(g: Grammar) -> None:
    """A unit comes onto a circle, or is ridden upon."""
    for said, dst in CIRCLES.items():
        g.phrase("circle", f"{said}に", dst)
    for said, zone in SOURCES.items():
        g.phrase("source", f"{said}から", (zone,))
        for other, more in SOURCES.items():
            if other != said:
                g.phrase("source", f"{said}か{other}から", (zone, more))
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for words, src in (("", ()), ("{s:source}", V("s"))):
            for on, dst in (("", ()), ("{d:circle}", V("d"))):
                for subject, who in SUBJECTS:
                    when = When("move", who, src=src, dst=dst, word="placed", cause=cause)
                    g.phrase("event", f"{subject}{by}{words}{on}登場した", when)
            for subject, who in SUBJECTS:
                put = When("move", who, src=src, dst=("GC",), word="placed", cause=cause)
                g.phrase("event", f"{subject}{by}{words}(G)に置かれた", put)
    for this in ITSELF:
        g.phrase("event", f"{this}がライドされた", When("move", SELF, word="rode upon"))
        for kind in ("kind", "kinds"):
            g.phrase("event", f"{this}が{{k:{kind}}}にライドされた", When("move", SELF, V("k"), word="rode upon"))
            g.phrase("event", f"{this}が{{k:{kind}}}からライドして登場した", When("ride", SELF, V("k")))
    g.phrase("event", "{g:own_unit}が{k:kind}からライドして登場した", When("ride", V("g"), V("k")))


def fighting(g: Grammar) -> None:
    """Attacks, boosts, hits."""
    for words, target in TARGETS:
        to, at = (f"{words}に", f"{words}を") if words else ("", "")
        for subject, who in SUBJECTS:
            g.phrase("event", f"{subject}{to}アタックした", When("attack", who, target))
            its = f"{subject[:-1]}のアタックが"
            g.phrase("event", f"{its}{to}ヒットした", When("hit", who, target))
        g.phrase("event", f"このユニットが{at}ブーストした", When("boost", SELF, target))
        g.phrase("event", f"このユニットがブーストしたアタックが{to}ヒットした", When("hit", Role("boosted", SELF), target))
    for subject, who in SUBJECTS:
        g.phrase("event", f"{subject}アタックされた", When("attacked", who))
        g.phrase("event", f"{subject}ブーストされた", When("boosted", who))
        g.phrase("event", f"{subject}インターセプトした", When("intercept", who))
        g.phrase("event", f"{subject}{{k:any_unit}}にブーストされた", When("boosted", who, V("k")))
    for check, word in (("ドライブ", "drive"), ("ダメージ", "damage")):
        g.phrase("event", f"あなたの{check}チェックで{{k:kind}}が出た", When(f"{word} check", V("k"), player=YOU))
        g.phrase("event", f"このカードが{check}チェックで出た", When(f"{word} check", SELF))


PAIRS: tuple[tuple[str, When, When], ...] = (
    ("このユニットが、アタックかブーストした", When("attack", SELF), When("boost", SELF)),
    ("このユニットがアタックかブーストした", When("attack", SELF), When("boost", SELF)),
)
"""Two events of one ability."""


def leaving(g: Grammar) -> None:
    """Cards that go to other zones. NB: of a card that may have come from anywhere nobody knows where its ability is
    valid."""
    g.add("from", *g.entries["source"])
    for said, zone in (("(R)", "RC"), ("(G)", "GC"), ("(V)", "VC")):
        g.phrase("from", f"{said}から", (zone,))
    for said, zones in (("(R)か(G)", ("RC", "GC")), ("(V)か(R)", ("VC", "RC"))):
        g.phrase("from", f"{said}から", zones)
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for words, src in (("", ()), ("{s:from}", V("s"))):
            for subject, who in SUBJECTS:
                retired = When("move", who, src=src, word="retire", cause=cause)
                g.phrase("event", f"{subject}{by}{words}退却した", retired)
                for said, dst, word in (
                    ("バインドされた", "bind", ""),
                    ("手札に戻された", "hand", "return"),
                    ("手札に戻った", "hand", "return"),
                    ("ソウルに置かれた", "soul", ""),
                    ("ドロップに置かれた", "drop", ""),
                    ("オーダーゾーンに置かれた", "order zone", ""),
                ):
                    left = src if words else ON_FIELD if who == SELF else UNITS_ON
                    if who == SELF and not words and subject.startswith("このカード") and dst != "order zone":
                        continue
                    if subject.startswith("このカード") and not words:
                        left = ()
                    when = When("move", who, src=left, dst=(dst,), word=word, cause=cause)
                    g.phrase("event", f"{subject}{by}{words}{said}", when)
            for this in ITSELF:
                gone = When("move", SELF, src=src, word="discard", cause=cause)
                g.phrase("event", f"{this}が{by}{words}捨てられた", gone)


def becoming(g: Grammar) -> None:
    for subject, who in SUBJECTS:
        for by, cause in (("", ANY), ("{c:by}", V("c"))):
            g.phrase("event", f"{subject}{by}【スタンド】した", When("state", who, word="stand", cause=cause))
    g.phrase("event", "あなたがペルソナライドした", When("persona ride", player=YOU))
    for who, player in (("あなたが", YOU), ("相手が", OPPONENT)):
        played = When("move", V("k"), player=player, dst=("order area",), word="play")
        g.phrase("event", f"{who}{{k:kinds}}をプレイした", played, is_order)


def is_order(env: Env) -> bool:
    """Whether the card is an order: other cards are not played."""
    types = [part.value for part in parts_of(env["k"]) if isinstance(part, Word) and part.kind == "type"]
    named = any(isinstance(part, Word) and part.kind == "name" for part in parts_of(env["k"]))
    return (bool(types) and "unit" not in types) or named


def times(g: Grammar) -> None:
    """`moment`: a time at which an ability activates; `battle`: the end of a battle in which something was done;
    `while`: what was going on when an event happened; `time`: while an ability holds."""
    for words, when in (
        ("あなたのターン終了時", When("begin", word="end of turn", player=YOU)),
        ("相手のターン終了時", When("begin", word="end of turn", player=OPPONENT)),
        ("ターン終了時", When("begin", word="end of turn")),
        ("あなたのメインフェイズ開始時", When("begin", word="main phase", player=YOU)),
        ("あなたのバトルフェイズ開始時", When("begin", word="battle phase", player=YOU)),
        ("あなたのライドフェイズ開始時", When("begin", word="ride phase", player=YOU)),
        ("あなたのターン開始時", When("begin", word="turn", player=YOU)),
        ("あなたのスタンドフェイズ開始時", When("begin", word="stand phase", player=YOU)),
    ):
        g.phrase("moment", words, when)
    for words, cond in (
        ("このユニットがアタックした", Is(SELF, Role("attacking"))),
        ("このユニットが{t:any_unit}にアタックした", Is(SELF, Role("attacking", V("t")))),
        ("このユニットがブーストした", Is(SELF, Role("boosting"))),
        ("このユニットが{t:any_unit}をブーストした", Is(SELF, Role("boosting", V("t")))),
        ("このユニットが{t:own_unit}をブーストした", Is(SELF, Role("boosting", V("t")))),
        ("このユニットがアタックされた", Is(SELF, Role("attacked"))),
        ("このユニットがブーストされた", Is(SELF, Role("boosted"))),
        ("このユニットが{t:any_unit}にブーストされた", Is(SELF, Role("boosted", V("t")))),
        ("{g:own_unit}がアタックした", Exists(All((V("g"), Role("attacking"))))),
        ("{g:own_unit}が{t:any_unit}にアタックした", Exists(All((V("g"), Role("attacking", V("t")))))),
    ):
        g.phrase("battle", f"{words}バトル終了時", cond)
        g.phrase("time", f"{words}バトル中、", cond)
    for words, cond in (
        ("あなたのターン", TurnOf(YOU)),
        ("相手のターン", TurnOf(OPPONENT)),
        ("あなたのメインフェイズ", Both((TurnOf(YOU), During("main")))),
        ("あなたのライドフェイズ", Both((TurnOf(YOU), During("ride")))),
        ("あなたのバトルフェイズ", Both((TurnOf(YOU), During("battle")))),
        ("相手のバトルフェイズ", Both((TurnOf(OPPONENT), During("battle")))),
        ("メインフェイズ", During("main")),
        ("バトルフェイズ", During("battle")),
    ):
        g.phrase("while", f"{words}に", cond)
        g.phrase("while", f"{words}に、", cond)
        g.phrase("time", f"{words}中、", cond)
    g.phrase("while", "バトルフェイズ以外に", Unless(During("battle")))
    g.phrase("unless", "ユニットカードの能力以外で", Unless(CausedBy(Word("type", "unit"))))


def add(g: Grammar) -> None:
    for part in (causes, placing, fighting, leaving, becoming, times):
        part(g)
