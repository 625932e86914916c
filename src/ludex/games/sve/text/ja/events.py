"""Japanese, events: who and what happens to it, put together freely; two events of one ability; conditions on them."""

from __future__ import annotations

from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.super_evolution import SEP
from ludex.games.sve.text.ja.nouns import COUNTER_NAMES, COUNTERS, ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.ja.rules import LEAVING, printed, unrelated
from ludex.games.sve.text.ja.verbs import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, KEPT, REVEALED, SUMMONED
from ludex.lang.pattern import SELF, YOU, YOURS, Automatic, Passive, Ref, V, When
from ludex.lang.surface import canonical

LEADER = t.Zone(("leader",))
CLASSES = {
    "ニュートラル": "Neutral", "エルフ": "Forestcraft", "ロイヤル": "Swordcraft", "ウィッチ": "Runecraft",
    "ドラゴン": "Dragoncraft", "ナイトメア": "Abysscraft", "ビショップ": "Havencraft",
}  # fmt: skip


def what_happens(g: Grammar) -> None:
    g.phrase("actor", "これ", SELF)
    g.phrase("actor", "{g:one_group}", V("g"))
    for verb, event in (
        ("攻撃した", When("attack", V("g"))),
        ("進化した", When("evolve", V("g"))),
        ("超進化した", When("super-evolve", V("g"))),
        ("出走した", When("race", V("g"))),
        ("ダメージを受けた", When("damage", V("g"))),
        ("能力ダメージを受けた", When("damage", V("g"), word="ability")),
        ("能力によるダメージを受けた", When("damage", V("g"), word="ability")),
        ("アクトした", When("state", V("g"), word="engaged")),
        ("スタンドした", When("state", V("g"), word="reserved")),
        ("能力によって選ばれた", When("select", V("g"))),
        ("相手のリーダーにダメージを与えた", When("damage", ENEMY_LEADER, cause=V("g"))),
    ):
        g.phrase("event", f"{{g:actor}}が{verb}", event)
    for whose, who in (("自分", YOU), ("相手", t.OPPONENT)):
        for place in ("", "場の"):
            away = When("move", V("g"), player=who, src=("field",), dst=LEAVING)
            start = f"{whose}の{place}{{g:kind}}が"
            g.phrase("event", start + "場から手札に戻った", t.replace(away, dst=("hand",)))
            g.phrase("event", start + "消滅した", t.replace(away, dst=(), word="banish"))
    dropped = When("move", SELF, src=("hand",), word="discard", cause=V("g"))
    g.phrase("event", "自分の{g:own_kind}の能力によってこれを自分の手札から捨てた", dropped)
    g.phrase("event", "これが自分の手札から消滅した", When("move", SELF, src=("hand",), word="banish"))
    g.phrase("event", "EXエリアにこれが置かれた", When("move", SELF, dst=("ex",)))
    g.phrase("event", "{g:kind}が場から墓場に置かれた", When("move", V("g"), src=("field",), dst=("cemetery",)))
    two = tuple(Automatic(V(name), do=V("do")) for name in ("a", "b"))
    g.phrase("common", "{a:event}ときか{b:event}とき、{do:text}", two)
    always = t.Delay(V("e"), V("s"), "turn", True)
    g.phrase("text", "このターン、{e:event}とき、{s:sentences}", (always,))


def conditions(g: Grammar) -> None:
    nth = t.Compare(t.Happened(When("attack", V("g"))), "=", V("n"))
    often = t.Compare(t.Happened(When("attack", V("g"))), ">=", V("n"))
    for start in ("このターン、", "このターン中に"):
        g.phrase("if", start + "{n:int}回目の{g:one_group}の攻撃", nth, unrelated)
        g.phrase("if", start + "{g:one_group}が{n:int}回以上攻撃していた", often, _several_kinds)
        left = When("move", V("g"), player=YOU, src=("field",), dst=LEAVING)
        for place in ("", "場の"):
            none = t.Unless(t.Compare(t.Happened(left), ">=", 1))
            g.phrase("if", f"{start}自分の{place}{{g:kind}}が場を離れていない", none, unrelated)
        another = t.Compare(t.Played(YOU, V("g")), ">=", 1)
        g.phrase("if", start + "自分が他の{g:kind}をプレイしていた", another, printed)
    g.phrase("if", "自分のリーダーの体力が{n:int}", t.Compare(t.FigureOf(YOUR_LEADER, "defense"), "=", V("n")))
    for ja, en in CLASSES.items():
        leads = t.Exists(canonical(YOURS, LEADER, t.Word("class", en)))
        g.phrase("if", f"自分のリーダーが[{ja}]", leads)
    g.phrase("if", "これがEXエリアにあり、{b:if}", t.Both((t.Is(SELF, t.Zone(("ex",))), V("b"))))
    g.phrase("if", "自分のSEPが0", t.Compare(t.Number(YOU, SEP), "=", 0))
    g.phrase("if", "【真紅】状態でない", t.Unless(t.Named("Sanguine")))
    for deed, word in (
        ("を捨てた", DISCARDED),
        ("を公開した", REVEALED),
        ("を墓場に置いた", BURIED),
        ("を場に出した", SUMMONED),
        ("をEXエリアに置いた", KEPT),
        ("を消滅させた", BANISHED),
    ):
        g.phrase("if", f"これによって{{k:kind}}{deed}", t.Among(Ref(word), V("k")))


def _several_kinds(env: t.Env) -> bool:
    """Attacks of followers as such have a number of their own."""
    plain = canonical(YOURS, t.Zone(("field",)), t.Word("type", "follower"))
    return unrelated(env) and bool(env["g"] != plain)


def costs(g: Grammar) -> None:
    engage, bottom = t.SetState(SELF, "engaged"), t.Move(SELF, "deck", position="bottom")
    banish = t.Move(SELF, "banished", "banish")
    for icon in ("[アクト]", "アクト"):
        g.phrase("cost_part", f"これを{icon}消滅", (engage, banish))
        g.phrase("cost_part", f"これを{icon}デッキの下に置く", (engage, bottom))
    g.phrase("cost_part", "これをデッキの下に置く", (bottom,))
    hand = canonical(YOURS, t.Zone(("hand",)))
    under = (t.Choose("cost", V("n"), hand), t.Move(IT, "deck", position="bottom"))
    for counter in COUNTERS:
        g.phrase("cost_part", f"手札{{n:n}}{counter}をデッキの下に置く", under)
    g.phrase("spell", "【土の秘術】{do:text}", (t.Spell((t.May(V("do"), EARTH_RITE.cost),)),))


def limited(g: Grammar) -> None:
    """Abilities that can be used under a condition."""
    for words, quick in (("", ()), ("[Q]", ("quick",)), ("[クイック]", ("quick",))):
        timing: tuple[str, ...] = quick
        act = t.Activated(V("c"), do=V("do"), cond=V("q"), timing=timing)
        for limit, n in (("使える。", 0), ("1ターンに1回使える。", 1)):
            for comma in ("、", ""):
                tail = f"この能力は{{q:if}}なら{comma}{limit}"
                g.phrase("common", f"{words}【起動】{{c:cost}}：{{do:text}}{tail}", (t.replace(act, limit=n),))
        evolve = t.Activated(V("c"), do=(t.Do("evolve"),), cond=V("q"), timing=timing, keyword="Evolve")
        g.phrase("common", f"{words}【進化】{{c:cost}}：これは進化する。この能力は{{q:if}}なら使える。", (evolve,))


def prices(g: Grammar) -> None:
    plain = Passive((t.Price(SELF, "+", V("n")),), zones=("hand", "ex"))
    g.phrase("common", "これをプレイする際、コストを-{n:neg}する。", (plain,))
    g.phrase("common", "これをプレイする際、コストを+{n:int}する。", (plain,))
    g.phrase("common", "これをプレイする際、コストを+Xする。Xは「{n:amount}」である。", (plain,))


def other_counters(g: Grammar) -> None:
    g.add("other_counter", Token(r"[一-鿿ァ-ヺーぁ-ん]+?(?=カウンター)", _other_counter, _say_other))
    g.phrase("counter", "{c:other_counter}カウンター", V("c"))


def _other_counter(text: str) -> str | None:
    """A counter that the dictionary does not have stays as printed."""
    return None if text in COUNTER_NAMES else text


def _say_other(value: object) -> str | None:
    return value if isinstance(value, str) and not value.isascii() else None


def add(g: Grammar) -> None:
    for part in (what_happens, conditions, costs, limited, prices, other_counters):
        part(g)
