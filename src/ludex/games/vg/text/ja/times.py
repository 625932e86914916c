"""Japanese, times: parts of a turn, battles in which something was done, whose ability did not do it."""

from __future__ import annotations

from ludex.games.vg.text.ja.events import SOURCES, described
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOU,
    All,
    Both,
    CameFrom,
    CausedBy,
    During,
    Either,
    Exists,
    Is,
    Role,
    TurnOf,
    Unless,
    V,
    When,
    Word,
)

PHASES = {
    "ターン": "turn",
    "スタンドフェイズ": "stand phase",
    "ドローフェイズ": "draw phase",
    "ライドフェイズ": "ride phase",
    "メインフェイズ": "main phase",
    "バトルフェイズ": "battle phase",
    "エンドフェイズ": "end phase",
    "アタックステップ": "attack step",
    "ガードステップ": "guard step",
    "ドライブステップ": "drive step",
    "ダメージステップ": "damage step",
    "クローズステップ": "close step",
}
"""The parts of a turn, and the words of their beginning."""


def times(g: Grammar) -> None:
    """`moment`: a time at which an ability activates; `battle`: the end of a battle in which something was done;
    `while`: what was going on when an event happened; `time`: while an ability holds."""
    for words, player in (("", ""), ("あなたの", YOU), ("相手の", OPPONENT)):
        g.phrase("whose_turn", words, player)
    for words, word in PHASES.items():
        g.phrase("phase", words, word)
        if words.endswith("ステップ"):
            g.phrase("step", words, word)
    g.phrase("moment", "{p:whose_turn}ターン終了時", When("begin", word="end of turn", player=V("p")))
    g.phrase("moment", "{p:whose_turn}{w:phase}開始時", When("begin", word=V("w"), player=V("p")))
    for words, cond in (
        ("このユニットがアタックした", Is(SELF, Role("attacking"))),
        ("このユニットが{t:any_unit}にアタックした", Is(SELF, Role("attacking", V("t")))),
        ("このユニットがブーストした", Is(SELF, Role("boosting"))),
        ("このユニットが{t:any_unit}をブーストした", Is(SELF, Role("boosting", V("t")))),
        ("このユニットが{t:own_unit}をブーストした", Is(SELF, Role("boosting", V("t")))),
        ("このユニットがアタックされた", Is(SELF, Role("attacked"))),
        ("このユニットがブーストされた", Is(SELF, Role("boosted"))),
        ("このユニットが{t:any_unit}にブーストされた", Is(SELF, Role("boosted", V("t")))),
        ("このユニットが{t:any_unit}にアタックされた", Is(SELF, Role("attacked", V("t")))),
        ("このユニットが{t:own_unit}にブーストされた", Is(SELF, Role("boosted", V("t")))),
        *(
            (f"{{g:own_unit}}が{words}", Exists(All((V("g"), role))))
            for words, role in (
                ("アタックした", Role("attacking")),
                ("{t:any_unit}にアタックした", Role("attacking", V("t"))),
                ("アタックされた", Role("attacked")),
                ("ブーストした", Role("boosting")),
                ("{t:any_unit}をブーストした", Role("boosting", V("t"))),
                ("ブーストされた", Role("boosted")),
            )
        ),
        ("{g:any_unit}がアタックした", Exists(All((V("g"), Role("attacking"))))),
        ("{g:any_unit}がアタックされた", Exists(All((V("g"), Role("attacked"))))),
    ):
        g.phrase("battle", f"{words}バトル終了時", cond)
        g.phrase("fight", f"{words}バトルの", cond)
        g.phrase("while", f"{words}バトルで{{x:comma}}", cond)
        g.phrase("while", f"{words[:-1]}ているバトルで{{x:comma}}", cond)
        g.phrase("time", f"{words}バトル中、", cond)
        g.phrase("time", f"{words[:-1]}ているバトル中、", cond)
        g.phrase("time", f"{words[:-1]}ている間、", cond)
        if words == "このユニットがアタックした":
            for start in ("このユニットがブーストされて", "ブーストされている"):
                boosted = Both((cond, Is(SELF, Role("boosted"))))
                said = "アタックした" if start.endswith("て") else "このユニットがアタックした"
                g.phrase("battle", f"{start}{said}バトル終了時", boosted)
    either = Is(SELF, t.Some((Role("attacking"), Role("boosting"))))
    for comma in ("", "、"):
        g.phrase("battle", f"このユニットが{comma}アタックかブーストしたバトル終了時", either)
    for words, player in (("あなたの", YOU), ("相手の", OPPONENT)):
        g.phrase("in_phase", f"{words}ターン", TurnOf(player))
        for comma in ("", "、"):
            g.phrase("in_phase", f"{words}{comma}{{d:phases}}", Both((TurnOf(player), V("d"))))
    g.phrase("in_phase", "{d:phases}", V("d"))
    for word in ("ライド", "メイン", "バトル", "エンド", "ドロー", "スタンド"):
        during = During(PHASES[f"{word}フェイズ"].removesuffix(" phase"))
        g.phrase("a_phase", f"{word}フェイズ", during)
    g.phrase("phases", "{d:a_phase}", V("d"))
    g.phrase("phases", "{d:a_phase}か{e:a_phase}", Either((V("d"), V("e"))))
    g.phrase("while", "{d:in_phase}に{x:comma}", V("d"))
    g.phrase("time", "{d:in_phase}中、", V("d"))
    g.phrase("while", "{d:in_phase}以外に{x:comma}", Unless(V("d")))
    for deed in ("能力", "効果"):
        for words, cause in (
            ("ユニットカードの", Word("type", "unit")),
            ("{g:own_card}の", V("g")),
            ("{g:own_unit}の", V("g")),
            ("{g:any_card}の", V("g")),
            ("このカードの", SELF),
            ("このユニットの", SELF),
        ):
            fits = described if "any" in words else None
            g.phrase("unless", f"{words}{deed}以外で", Unless(CausedBy(cause)), fits)

    for said, zone in SOURCES.items():
        if zone != "hand":
            for whose in ("", "あなたの"):
                g.phrase("unless", f"{whose}{said}以外から", Unless(CameFrom((zone,))))


def add(g: Grammar) -> None:
    times(g)
