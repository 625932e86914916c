"""Japanese, more events: rides, checks of either player, blasts, draws, cards that leave or come to a zone, battles
told by who attacks or boosts whom."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.ja.events import PUT, SOURCES
from ludex.games.vg.text.ja.giving import BLASTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    Compare,
    Env,
    Exists,
    Is,
    Named,
    Role,
    Some,
    Unless,
    V,
    When,
)

PLAYERS = (("あなた", YOU, YOURS), ("相手", OPPONENT, ENEMY))


def players(g: Grammar) -> None:
    """What a player does: rides, pays, draws, checks."""
    for who, player, side in PLAYERS:
        g.phrase("event", f"{who}が{{k:kinds}}にライドした", When("ride", All((side, V("k")))), told)
        g.phrase("event", f"{who}がライドした", When("ride", side))
        for said, event in BLASTS.items():
            g.phrase("event", f"{who}が【{said}】した", When(event, player=player))
        for words in ("引いた", "カードを引いた"):
            g.phrase("event", f"{who}が{{c:caused}}{words}", When("move", player=player, word="draw", cause=V("c")))
        for check, word in (("ドライブ", "drive"), ("ダメージ", "damage")):
            if player == OPPONENT:
                shown = When(f"{word} check", V("k"), player=player)
                g.phrase("event", f"{who}の{check}チェックで{{k:kinds}}が出た", shown)
        g.phrase(
            "event",
            f"{who}のダメージゾーンに{{x:any_of_them}}カードが置かれた",
            When("move", player=player, dst=("damage",)),
        )
    shown = When("drive check", V("k"), player=YOU, cause=V("g"))
    g.phrase("event", "{g:own_unit}のドライブチェックで{k:kinds}が出た", shown, ours)


def told(env: Env) -> bool:
    return bool(env["k"] != t.ANY)


def ours(env: Env) -> bool:
    return YOURS in parts_of(env["g"])


def zones(g: Grammar) -> None:
    """Cards that leave a zone of a player, cards of a kind that come to one."""
    gone: list[tuple[str, Any, str]] = [
        ("離れた", (), ""),
        ("捨てられた", (), "discard"),
        ("手札に加えられた", ("hand",), ""),
        ("(R)に登場した", ("RC",), "placed"),
        ("登場した", (), "placed"),
    ]
    for zone, src in SOURCES.items():
        for who, _, side in PLAYERS:
            for said, dst, word in gone:
                if (src,) != dst and (word != "discard" or src == "hand"):
                    left = When("move", side, src=(src,), dst=dst, word=word, cause=V("c"))
                    g.phrase("event", f"{who}の{zone}から{{x:any_of_them}}カードが{{c:caused}}{said}", left)
            for said, dst, word in (*gone, *((said, (dst,), word) for said, dst, word in PUT)):
                if (src,) != dst and (word != "discard" or src == "hand"):
                    such = When("move", All((side, V("k"))), src=(src,), dst=dst, word=word, cause=V("c"))
                    g.phrase("event", f"{who}の{zone}から{{k:kinds}}が{{c:caused}}{said}", such, told)
            if src != "damage":
                came = When("move", All((side, V("k"))), dst=(src,), cause=V("c"))
                g.phrase("event", f"{who}の{zone}に{{k:kinds}}が{{c:caused}}置かれた", came, told)
    for a, first in (
        ("ソウル", "soul"),
        ("ドロップ", "drop"),
        ("バインドゾーン", "bind"),
        ("オーダーゾーン", "order zone"),
        ("ゲージゾーン", "gauge"),
    ):
        for b, second in (
            ("ソウル", "soul"),
            ("ドロップ", "drop"),
            ("バインドゾーン", "bind"),
            ("オーダーゾーン", "order zone"),
            ("ゲージゾーン", "gauge"),
        ):
            if first != second:
                g.phrase("two_zones", f"{a}か{b}に", (first, second))
    for words, what in (("{i:itself}", SELF), ("{g:own_card}", V("g")), ("{g:own_unit}", V("g"))):
        put = When("move", what, src=V("s"), dst=V("d"), cause=V("c"))
        g.phrase("event", f"{words}が{{y:comma}}{{c:caused}}{{s:from}}{{x:comma}}{{d:two_zones}}置かれた", put)
        g.phrase("event", f"{words}が{{y:comma}}{{c:by}}{{x:comma}}{{d:two_zones}}置かれた", t.replace(put, src=()))


def elsewhere(g: Grammar) -> None:
    """Cards that come to a zone from any but one."""
    for zone, src in SOURCES.items():
        for to, dst in (("ソウル", "soul"), ("ドロップ", "drop"), ("オーダーゾーン", "order zone"), ("手札", "hand")):
            if src != dst:
                for words, who in (("{i:itself}", SELF), ("{g:own_card}", V("g"))):
                    put = When("move", who, not_src=(src,), dst=(dst,), cause=V("c"))
                    for whose in ("", "あなたの"):
                        start = f"{words}が{{y:comma}}{{c:caused}}{zone}以外から"
                        g.phrase("event", f"{start}{whose}{to}に置かれた", put)


def battles(g: Grammar) -> None:
    """The battle in which somebody attacked or boosted somebody."""
    said: list[tuple[str, Any]] = []
    for words, role in (
        ("にアタックした", "attacking"),
        ("にアタックされた", "attacked"),
        ("をブーストした", "boosting"),
        ("にブーストされた", "boosted"),
    ):
        for to in ("any_unit", "own_unit"):
            if to == "own_unit" or role in ("attacked", "boosted"):
                said.append((f"{{g:own_unit}}が{{t:{to}}}{words}", Exists(All((V("g"), Role(role, V("t")))))))
            if to == "own_unit" and role in ("attacking", "attacked"):
                said.append((f"このユニットが{{t:{to}}}{words}", Is(SELF, Role(role, V("t")))))
        said.append((f"{{g:own_unit}}がこのユニット{words}", Exists(All((V("g"), Role(role, SELF))))))
    either = Some((Role("attacking"), Role("boosting")))
    for comma in ("", "、"):
        said.append((f"{{g:own_unit}}が{comma}アタックかブーストした", Exists(All((V("g"), either)))))
    for words, cond in said:
        g.phrase("battle", f"{words}バトル終了時", cond)
        g.phrase("while", f"{words}バトルで{{x:comma}}", cond)
        g.phrase("time", f"{words}バトル中、", cond)
    number = t.Memory("battles")
    for since in ("このターン", "このターンの"):
        g.phrase("while", f"{since}{{n:digits}}回目のバトルで{{x:comma}}", Compare(number, "=", V("n")))
        g.phrase("while", f"{since}{{n:digits}}回目以降のバトルで{{x:comma}}", Compare(number, ">=", V("n")))
    missed = Named("attack missed")
    for words, fights in (
        ("このユニット", Is(SELF, Role("attacking"))),
        ("{g:own_unit}", Exists(All((V("g"), Role("attacking"))))),
    ):
        g.phrase("battle", f"{words}のアタックがヒットしたバトル終了時", Both((fights, Unless(missed))))
        for no in ("ヒットしなかった", "ヒットしていない"):
            g.phrase("battle", f"{words}のアタックが{no}バトル終了時", Both((fights, missed)))
    g.phrase("while", "{d:in_phase}中、", V("d"))
    g.phrase("while", "{d:in_phase}中に{x:comma}", V("d"))


def seen(g: Grammar) -> None:
    """Cards that abilities reveal; orders that are mixed."""
    for words, what in (("{k:kind}", V("k")), ("{i:itself}", SELF)):
        shown = When("reveal", what, cause=V("c"))
        g.phrase("event", f"{words}が{{y:comma}}{{c:by}}公開された", shown, None if what == SELF else told)
    g.phrase("event", "あなたが魔合成した", When("alchemagic", player=YOU))


def music(g: Grammar) -> None:
    """[VG 17.4.2] Music that is put on a circle."""
    g.phrase("event", "このカードが(R)に置かれた", When("move", SELF, dst=("music",)))


def add(g: Grammar) -> None:
    music(g)
    for part in (players, zones, elsewhere, seen, battles):
        part(g)
    g.phrase("caused", "{c:for_cost}{x:comma}", V("c"))
