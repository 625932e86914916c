"""Japanese, words of a single universe: Union Burst before an ability, and what hears of it."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import FANFARE, STRIKE, with_text
from ludex.games.sve.c14_drive import BEGINNING, CHECK, DRIVE, ON_DRIVE, SINGLE_DRIVE, TRIGGER, TWIN_DRIVE
from ludex.games.sve.c14_union_burst import BURST, HEADING
from ludex.games.sve.text.ja.abilities import triggered_by
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.headings import headed
from ludex.lang.pattern import YOU, Gain, Mere, V, When

BEGINNINGS = (
    "[ファンファーレ]", "[ラストワード]", "【進化時】", "【攻撃時】", "【超進化時】", "[起動]", "[Q][起動]",
)  # fmt: skip


def union_burst(g: Grammar) -> None:
    """Abilities with the icon at their head, and those that hear of others'."""
    both = tuple(with_text(keyword.means[0], V("do")) for keyword in (FANFARE, STRIKE))
    g.phrase("common", "[ファンファーレ]/【攻撃時】{do:text}", both)
    headed(g, "common", "[UB]", BEGINNINGS, (HEADING,))
    g.phrase("event", "{g:one_group}の[UB]能力が発動した", When(BURST, V("g")))
    others = t.Compare(t.Happened(When(BURST, player=YOU)), ">=", V("n"))
    g.phrase("if", "これを含めず、このターン中に自分の[UB]能力が{n:int}回以上発動していた", others)


def drive(g: Grammar) -> None:
    """Ride and Drive, drive checks and triggers."""
    for keyword in (SINGLE_DRIVE, TWIN_DRIVE, BEGINNING):
        g.phrase("keyword", f"【{keyword.ja}】", keyword.means)
    triggered_by(g, "【ドライブ獲得時】", ON_DRIVE.means)
    ride = t.Activated((t.Do("ride"), Gain(PP, V("n"))), do=(t.Do(DRIVE),), keyword="Ride")
    g.phrase("common", "[憑依][コスト{n:neg}]：これはドライブを持つ。", (ride,))
    for words, name in (
        ("自分の場のフォロワー1体は[攻撃力]+2する", "Critical Trigger"),
        ("1枚引く", "Draw Trigger"),
        ("自分の場のフォロワー1体をスタンドする。このターン、それは相手のリーダーを攻撃できない", "Stand Trigger"),
        ("自分のリーダーは[体力]+3する", "Heal Trigger"),
    ):
        g.phrase("common", f"(ドライブチェックによってこれが捲れたなら、{words})", (Mere(name),))
    g.phrase("event", "自分のドライブチェックによってトリガーした", When(TRIGGER, player=YOU))
    g.phrase("event", "{g:actor}がドライブチェックを行った", When(CHECK, V("g")))


def add(g: Grammar) -> None:
    for part in (drive, union_burst):
        part(g)
