"""Japanese, still more events: checks, calls, costs of G guardians, places told by this unit, zones told as the
player's own, battles in which a card was checked."""

from __future__ import annotations

from ludex.games.vg.text.en.events.happening import GUARDIAN
from ludex.games.vg.text.ja.annals import BATTLE, CHARGES
from ludex.games.vg.text.ja.events import PUT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import ANY, OPPONENT, SELF, YOU, Compare, Env, Happened, V, When

PLAYERS = (("あなた", YOU), ("相手", OPPONENT))
CALLS = (("", ("RC", "GC")), ("(R)に", ("RC",)), ("(G)に", ("GC",)))
"""The words for the circle to which cards are called, and the circles."""


def checks(g: Grammar) -> None:
    """Cards that a check reveals; battles in which it revealed some."""
    for words in ("", "あなたの"):
        g.phrase("own_check", words, ANY)
    for check, word in (("ドライブ", "drive"), ("ダメージ", "damage")):
        shown = When(f"{word} check", SELF)
        for said in (
            "{{i:itself}}が{{ow:own_check}}{check}チェックで公開された",
            "{{ow:own_check}}{check}チェックで{{i:itself}}が公開された",
            "{{ow:own_check}}{check}チェックで{{i:itself}}が出た",
        ):
            g.phrase("event", said.format(check=check), shown)
        for who, player in PLAYERS:
            once = Happened(When(f"{word} check", V("k"), player=player, span=BATTLE))
            g.phrase("battle", f"{who}の{check}チェックで{{k:kinds}}が出たバトル終了時", Compare(once, ">=", 1))


def calls(g: Grammar) -> None:
    """What a player calls, charges by an ability, and pays for a G guardian."""
    for who, player in PLAYERS:
        for where, src in (("", ()), ("{s:source}", V("s"))):
            for to, dst in CALLS:
                called = When("move", V("k"), player=player, src=src, dst=dst, word="called")
                g.phrase("event", f"{who}が{where}{{k:kinds}}を{to}コールした", called)
    for said, event in CHARGES.items():
        if event.endswith("charge"):
            g.phrase("event", f"あなたが{{c:by}}【{said}】した", When(event, V("c"), player=YOU), one_side)
    for how in ("のコストで", "能力のコストで", "のコストとして", "のコストを払う際に", "をコールする際に"):
        paid = When("move", SELF, src=("hand",), word="discard", cause=GUARDIAN)
        g.phrase("event", f"{{i:itself}}が{{y:comma}}【Gガーディアン】{how}{{x:comma}}手札から捨てられた", paid)


def one_side(env: Env) -> bool:
    """Whether the ability is that of a card of one player: any card's is said without a cause."""
    return not isinstance(env["c"], t.Some)


def places(g: Grammar) -> None:
    """Units that come to the circle or the column of this unit, this word first or last."""
    here = When("move", V("g"), word="placed", cause=V("c"))
    g.phrase("event", "{g:own_here}が{y:comma}{c:caused}このユニットのいるサークルに登場した", here)
    column = "このユニットと同じ縦列の"
    for group, words, dst in (
        ("own_in_column", column[:-1], ()),
        ("own_in_column", f"{column}(R)", ("RC",)),
        ("own_elsewhere", f"{column}他の(R)", ("RC",)),
        ("own_here", "このユニットのいる(R)", ("RC",)),
        ("own_here", "このユニットのいるサークル", ()),
    ):
        came = When("move", V("g"), dst=dst, word="placed", cause=V("c"))
        g.phrase("event", f"{words}に{{y:comma}}{{c:caused}}{{g:{group}}}が登場した", came)
    for words in ("(V)か(R)か(G)に", "(R)か(V)か(G)に", "(V)、(R)、(G)に"):
        g.phrase("circle", words, ("VC", "RC", "GC"))
    g.phrase("event", "{i:itself}が{k:kinds}にライドして{d:to_vanguard}登場した", When("ride", SELF, V("k")))
    for words in ("", "(V)に"):
        g.phrase("to_vanguard", words, ANY)
    for words in ("各", "各プレイヤーの", "あなたと相手の"):
        g.phrase("moment", f"{words}ターン終了時", When("begin", word="end of turn"))


OWN = ("{i:itself}が", "{g:own_unit}が", "{g:own_card}が", "このユニットが", "このカードが", "{c:by}")
ENDS = tuple(said for said, dst, _ in PUT if dst not in ("hand", "deck"))


def zones(g: Grammar) -> None:
    """The player's own cards go to the player's own zones: あなたのソウルに置かれた."""
    for entry in list(g.entries["event"]):
        if isinstance(entry, Phrase) and entry.template.startswith(OWN) and entry.template.endswith(ENDS):
            end = next(said for said in ENDS if entry.template.endswith(said))
            if end.endswith("置かれた") and "any_" not in entry.template:
                start = entry.template.removesuffix(end)
                g.phrase("event", f"{start}あなたの{end}", entry.means, entry.when)


def add(g: Grammar) -> None:
    for part in (checks, calls, places, zones):
        part(g)
