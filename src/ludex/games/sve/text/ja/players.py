"""Japanese, players: actions of opponents, of each player, and of a card's controller."""

from __future__ import annotations

from ludex.games.sve.c12_keywords import FOLLOWER
from ludex.games.sve.groups import FIELD
from ludex.games.sve.text.ja.words import PUT, UNITS
from ludex.games.sve.text.meanings import EACH_ONE, HAND, IT, PICKED, SEEN, THEIR_HAND, YOUR_HAND, join, top_or_bottom
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import CONTROLLER, EACH, OPPONENT, By, Choose, Create, Draw, Instead, Move, Ref, V
from ludex.lang.surface import canonical, parts_of


def opponents(g: Grammar) -> None:
    """Actions of opponents and of each player."""
    picked = t.Ref("d")
    theirs = (
        t.Choose("d", V("n"), canonical(t.ENEMY, t.Zone(("hand",))), who=t.OPPONENT),
        t.Move(t.Ref("d"), "cemetery", "discard"),
    )
    g.phrase("sentence", "相手プレイヤーすべては、自身の手札{n:n}枚を捨てる。", theirs)
    enemy_hand = canonical(t.ENEMY, t.Zone(("hand",)))
    for words, hand in (("相手プレイヤーすべては、自身の", enemy_hand), ("自分の", YOUR_HAND)):
        lost = (t.Choose("d", V("n"), hand, random=True), t.Move(picked, "cemetery", "discard"))
        g.phrase("sentence", words + "手札をランダムに{n:n}枚捨てる。", lost)
    enemy_followers = canonical(t.ENEMY, t.Zone(("field",)), t.Word("type", "follower"))
    buried = (t.Choose("d", V("n"), enemy_followers, who=t.OPPONENT), t.Move(picked, "cemetery"))
    g.phrase("sentence", "相手プレイヤーすべては、自身の場のフォロワー{n:n}体を墓場に置く。", buried)
    g.phrase("sentence", "各プレイヤーは{n:n}枚引く。", (t.Draw(V("n"), t.EACH),))


def others(g: Grammar) -> None:
    """Actions of other players."""
    for unit in UNITS:
        made = By(CONTROLLER, (Create(V("c"), V("n"), "field"),), IT)
        g.phrase("sentence", f"それのプレイヤーは{{c:name}}{{n:n}}{unit}を出す。", (made,))
    g.phrase("sentence", "それのプレイヤーは{n:n}枚引く。", (By(CONTROLLER, (Draw(V("n")),), IT),))
    put = By(CONTROLLER, (top_or_bottom(IT),), IT)
    g.phrase("sentence", "それのプレイヤーはそれをデッキの上か下に置く。", (put,))
    own = canonical(t.YOURS, FIELD, FOLLOWER)
    each = By(OPPONENT, (t.ForEach("each", own, (top_or_bottom(EACH_ONE),), True),))
    words = "相手のフォロワーすべてをそれのプレイヤーはデッキの上か下に置く。"
    g.phrase("sentence", f"{{c:cond}}それをデッキに置く代わりに、{words}", (Instead(V("c"), (each,)),))
    g.phrase("sentence", "相手プレイヤーすべては、{n:n}枚引く。", (Draw(V("n"), OPPONENT),))
    g.phrase("sentence", "相手プレイヤー1人は手札を公開する。", (t.Reveal(THEIR_HAND),))
    picked = (Choose("d", V("n"), THEIR_HAND), Move(PICKED, "cemetery", "discard"))
    g.phrase("sentence", "自分はその中から{n:n}枚を選ぶ。相手はそれを捨てる。", picked)
    back = (
        Choose("returned", t.Count(YOUR_HAND), YOUR_HAND),
        Move(Ref("returned"), "deck"),
        t.Shuffle("deck"),
        Draw(t.Count(Ref("returned"))),
    )
    again = "各プレイヤーは、手札すべてをデッキに戻し、シャッフルし、戻した枚数と同じだけ引く。"
    g.phrase("sentence", again, (By(EACH, back),))
    g.phrase("sentence", "自分は、さらに{n:n}枚引く。", (Draw(V("n")),))


def players(g: Grammar) -> None:
    """Actions of opponents, of both players, and of a card's controller."""
    g.add("enemy_field", Bunch("head", "kind_pre", "post", join, parts_of, always=(t.ENEMY, FIELD)))
    best = canonical(t.ENEMY, FIELD, FOLLOWER)
    strongest = canonical(best, t.Figure("attack", "=", t.Greatest(best, "attack")))
    for words, do in (
        ("を墓場に置く。", t.Move(PICKED, "cemetery")),
        ("を破壊する。", t.Move(PICKED, "cemetery", "destroy")),
        ("を消滅させる。", t.Move(PICKED, "banished", "banish")),
    ):
        some = (t.Choose("d", V("n"), V("g"), who=t.OPPONENT), do)
        g.phrase("sentence", f"相手プレイヤーすべては、自身の場の{{g:enemy_field}}{{n:count}}{words}", some)
        one = (t.Choose("d", 1, strongest, who=t.OPPONENT), do)
        g.phrase("sentence", f"相手プレイヤーすべては、攻撃力最大の自身の場のフォロワー1体{words}", one)
    for verb, move in (
        ("を墓場に置く。", t.Move(SEEN, "cemetery")),
        ("を消滅させる。", t.Move(SEEN, "banished", "banish")),
        ("をEXエリアに置く。", t.Move(SEEN, "ex", whose=t.YOU)),
    ):
        done = (t.Look("seen", V("n"), "deck", unseen=True), move)
        g.phrase("sentence", f"各プレイヤーは、自身のデッキの上{{n:int}}枚{verb}", (t.By(t.EACH, done),))
        g.phrase("sentence", f"それのプレイヤーは、自身のデッキの上{{n:int}}枚{verb}", (t.By(t.CONTROLLER, done, IT),))
        for words in ("相手の", "相手プレイヤーすべては、自身の"):
            if move.to != "ex":
                top = (t.Look("seen", V("n"), "deck", t.OPPONENT, unseen=True), move)
                g.phrase("sentence", f"{words}デッキの上{{n:int}}枚{verb}", top)
    discard = t.Move(PICKED, "cemetery", "discard")
    hand = canonical(t.YOURS, HAND)
    for mark in ("", "、"):
        g.phrase("sentence", f"それのプレイヤーは{mark}{{n:n}}枚引く。", (t.By(t.CONTROLLER, (t.Draw(V("n")),), IT),))
        for verb, to in PUT:
            for unit in UNITS:
                made = (t.Create(V("c"), V("n"), to),)
                words = f"{mark}{{c:name}}{{n:int}}{unit}{verb}"
                g.phrase("sentence", f"各プレイヤーは{words}", (t.By(t.EACH, made),))
                g.phrase("sentence", f"それのプレイヤーは{words}", (t.By(t.CONTROLLER, made, IT),))
    g.phrase("sentence", "各プレイヤーは、{n:n}枚引く。", (t.Draw(V("n"), t.EACH),))
    lost = (t.Choose("d", V("n"), hand, random=True), discard)
    thrown = (t.Choose("d", V("n"), hand), discard)
    for words, who, of in (("各プレイヤーは、", t.EACH, t.ANY), ("それのプレイヤーは、", t.CONTROLLER, IT)):
        g.phrase("sentence", f"{words}自身の手札をランダムに{{n:int}}枚捨てる。", (t.By(who, lost, of),))
        g.phrase("sentence", f"{words}自身の手札{{n:int}}枚を捨てる。", (t.By(who, thrown, of),))
    theirs = t.All((t.SameSide(IT), HAND))
    g.phrase("base", "それのプレイヤーの手札の枚数", t.Count(theirs))
    g.phrase("sentence", "相手プレイヤー1人は手札を公開する。", (t.Reveal(t.All((t.ENEMY, HAND))),))


def add(g: Grammar) -> None:
    for part in (opponents, others, players):
        part(g)
