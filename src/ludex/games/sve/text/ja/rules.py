"""Japanese, rules: what newer cards say of costs off the field, of this turn, of next turns, and of what is paid."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c07_game_progression import ENEMY_TURN, ITS_NEXT_TURN
from ludex.games.sve.c12_keywords import with_text
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.super_evolution import ON_SUPER_EVOLVE, SEP
from ludex.games.sve.text.ja.nouns import COUNTERS, YOUR_LEADER
from ludex.games.sve.text.ja.verbs import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, KEPT, REVEALED, SUMMONED
from ludex.lang.pattern import SELF, YOURS, Choose, Env, Move, Ref, V, When
from ludex.lang.surface import canonical, parts_of

COST = IT
EXTRA = "additional cost"
LEAVING = ("hand", "deck", "ex", "cemetery", "banished", "evolve deck")
EX = t.Zone(("ex",))


def unrelated(env: Env) -> bool:
    """What is remembered of a turn does not speak of the card that asks."""
    return "Self()" not in repr(env)


def printed(env: Env) -> bool:
    """Cards that were played are told by what is printed on them."""
    return not any(word in repr(env) for word in ("Self()", "Ref(", "State(", "Counter(", "Mark(", "Shares("))


# --- costs -------------------------------------------------------------------------------------------------------


def costs(g: Grammar) -> None:
    g.phrase("cost_part", "【レッスン_{n:int}】", (t.Do("lesson", n=V("n")),))
    for whose in ("", "自分の"):
        for ja, zone in (("手札", "hand"), ("EXエリア", "ex"), ("墓場", "cemetery")):
            g.phrase("this_in", f"{whose}{ja}のこれ", canonical(t.Zone((zone,)), SELF))
    discard = Move(V("o"), "cemetery", "discard")
    g.phrase("cost_part", "{o:this_in}を捨てる", (discard,))
    g.phrase("cost_part", "{o:this_in}を消滅", (Move(V("o"), "banished", "banish"),))
    g.phrase("cost_part", "これを消滅", (Move(SELF, "banished", "banish"),))
    g.phrase("cost_part", "{o:this_in}を墓場に置く", (Move(V("o"), "cemetery"),))
    g.phrase("cost_part", "{o:this_in}をEXエリアに置く", (Move(V("o"), "ex"),))
    mine = canonical(t.Zone(("hand",)), SELF)
    chosen = Choose("cost", V("n"), V("g"))
    away = Move(COST, "cemetery", "discard")
    g.phrase(
        "cost_part", "手札のこれと{g:hand_other}{n:count}を捨てる", (Move(mine, "cemetery", "discard"), chosen, away)
    )
    lies = (YOURS, t.Zone(("cemetery",)), t.Not(SELF))
    g.add("lying", Bunch("head", "kind_pre", "post", _join, parts_of, always=lies))
    gone = (
        Move(canonical(t.Zone(("cemetery",)), SELF), "banished", "banish"),
        chosen,
        Move(COST, "banished", "banish"),
    )
    g.phrase("cost_part", "墓場のこれと{g:lying}{n:count}を消滅", gone)
    few = (Choose("cost", V("n"), canonical(YOURS, t.Zone(("hand",))), up_to=True), away)
    g.phrase("cost_part", "手札{n:n}枚まで捨てる", few)
    back = (chosen, Move(COST, "deck"), t.Shuffle("deck"))
    g.phrase("cost_part", "{g:own_group}{n:count}をデッキに戻し、シャッフルする", back)
    other = Bunch("head", "kind_pre", "post", _join, parts_of, always=(YOURS, t.Zone(("hand",)), t.Not(SELF)))
    g.add("hand_other", other)
    g.phrase("sentence", "{o:this_in}を場に出す。", (Move(V("o"), "field"),))
    g.phrase("sentence", "{o:this_in}をEXエリアに置く。", (Move(V("o"), "ex"),))
    g.phrase("cost_part", "{g:own_group}{n:count}をデッキの下に置く", (chosen, Move(COST, "deck", position="bottom")))
    for unit in ("つ", "個"):
        one = (Choose("cost", V("m"), V("g")), t.Counters(COST, V("c"), V("n")))
        g.phrase("cost_part", f"{{g:own_group}}{{m:count}}の{{c:counter}}{{n:neg}}{unit}を取る", one)
    for words, done in (
        ("を捨ててよい。", away),
        ("を墓場に置いてよい。", Move(COST, "cemetery")),
        ("を消滅させてよい。", Move(COST, "banished", "banish")),
        ("をアクトしてよい。", t.SetState(COST, "engaged")),
    ):
        added = "これをプレイする際、追加コストとして{g:own_group}{n:count}" + words
        g.phrase("common", added, (t.Spell(cost=(t.May((), (chosen, done), name=EXTRA),)),))
    g.phrase("if", "これの追加コストを払っていた", t.Did(EXTRA))


def _join(values: list[t.Sel]) -> t.Sel:
    return canonical(*values)


# --- how often, and what begins an ability ------------------------------------------------------------------------


def often(g: Grammar) -> None:
    means = ON_SUPER_EVOLVE.means[0]
    g.phrase("common", "【超進化時】{do:text}", (with_text(means, V("do")),))
    g.phrase("common", "【超進化時】{c:cost}：{do:text}", (with_text(means, V("do"), cost=V("c")),))
    g.phrase("common", "【超進化時】【土の秘術】{do:text}", (with_text(means, V("do"), cost=EARTH_RITE.cost),))
    for words in ("自分のSEPがない", "自分のSEPが0つ", "自分がSEPを持っていない"):
        g.phrase("if", words, t.Compare(t.Number(t.YOU, SEP), "=", 0))
    for words, timing in (("", ()), ("[Q]", ("quick",)), ("[クイック]", ("quick",))):
        quick: tuple[str, ...] = timing
        act = t.Activated(V("c"), do=V("do"), timing=quick, limit=V("k"))
        for icon in ("[起動]", "【起動】"):
            used = "この能力は1ターンに{k:int}回使える。"
            g.phrase("common", f"{words}{icon}{{c:cost}}：{{do:text}}{used}", (act,), several)
    for words, keyword in (("【攻撃時】", "strike"), ("【進化時】", "evolve")):
        event = When("attack" if keyword == "strike" else "evolve", SELF)
        name = "Strike" if keyword == "strike" else "On Evolve"
        limited = t.Automatic(event, do=V("do"), limit=V("k"), keyword=name)
        g.phrase("common", words + "{do:text}この能力は1ターンに{k:int}回働く。", (limited,), several)
    theirs = t.TurnOf(t.OPPONENT)
    g.phrase("common", "相手のターン中、{w:trigger}{do:text}", (t.Automatic(V("w"), do=V("do"), cond=theirs),))


def uncounted(env: Env) -> bool:
    """Not "two or less": that is said as its opposite."""
    return not isinstance(env["c"], t.Compare)


def several(env: Env) -> bool:
    return bool(env["k"] != 1)


def evolving(g: Grammar) -> None:
    a, b = t.Do("evolve into", word=V("a")), t.Do("evolve into", word=V("b"))
    for tail, cond in (("", None), ("この能力は{q:if}なら使える。", V("q"))):
        one = t.Activated((t.Gain(PP, V("n")),), do=(a,), cond=cond, keyword="Evolve")
        g.phrase("common", f"[進化][コスト{{n:neg}}]：これは{{a:name}}に進化する。{tail}", (one,))
        both = (one, t.replace(one, do=(b,)))
        g.phrase("common", f"[進化][コスト{{n:neg}}]：これは{{a:name}}か{{b:name}}に進化する。{tail}", both)
    g.phrase("sentence", "{o:obj}は{a:name}に進化する。", (t.Do("evolve into", V("o"), word=V("a")),))


# --- events and what happened --------------------------------------------------------------------------------------


def events(g: Grammar) -> None:
    for words in ("の体力が減少した", "の[体力]が減少した"):
        g.phrase("event", "自分のリーダー" + words, When("lose defense", YOUR_LEADER))
    dropped = When("move", player=t.YOU, src=("hand",), word="discard")
    for who, player in (("自分", t.YOU), ("相手プレイヤー", t.OPPONENT)):
        for words in ("が手札を捨てた", "が手札1枚を捨てた"):
            g.phrase("event", who + words, t.replace(dropped, player=player))
        g.phrase("event", f"{who}が手札の{{g:kind}}を捨てた", t.replace(dropped, subject=V("g"), player=player))
    anyone = t.replace(dropped, player="")
    g.phrase("event", "いずれかのプレイヤーが自身の手札1枚を捨てた", anyone)
    g.phrase("event", "これが自分のEXエリアに置かれた", When("move", SELF, dst=("ex",)))
    g.phrase("event", "これがEXエリアに置かれた", When("move", SELF, dst=("ex",)))


def memories(g: Grammar) -> None:
    """What happened this turn."""
    for whose, player in (("自分", t.YOU), ("相手", t.OPPONENT)):
        for place in ("", "場の"):
            start = f"{whose}の{place}{{g:kind}}が"
            gone = When("move", V("g"), player=player, src=("field",), dst=("cemetery",))
            g.phrase("past", start + "場から墓場に置かれていた", gone)
            back = t.replace(gone, dst=("hand",))
            g.phrase("past", start + "場から手札に戻っていた", back)
            g.phrase("past", start + "場を離れていた", t.replace(gone, dst=LEAVING))
    g.phrase("past", "{g:one_group}が進化していた", When("evolve", V("g")))
    g.phrase("past", "自分のリーダーの体力を+していた", When("restore", YOUR_LEADER))
    g.phrase("past", "自分のリーダーの[体力]を+していた", When("restore", YOUR_LEADER))
    for start in ("このターン、", "このターン中に"):
        g.phrase("if", start + "{e:past}", t.Compare(t.Happened(V("e")), ">=", 1), unrelated)
        done = t.Compare(t.Played(t.YOU, V("g")), ">=", 1)
        g.phrase("if", start + "自分が{g:kind}をプレイしていた", done, printed)
    lost = t.Happened(When("lose defense", YOUR_LEADER))
    g.phrase("base", "このターン中に自分のリーダーの体力が減少した回数", lost)
    left = t.Happened(When("move", V("g"), player=t.YOU, src=("field",), dst=LEAVING))
    for words in ("の数", "の枚数"):
        g.phrase("base", f"このターン、自分の場を離れた{{g:kind}}{words}", left, unrelated)
    for deed, word in (
        ("を捨てた", DISCARDED),
        ("を公開した", REVEALED),
        ("を墓場に置いた", BURIED),
        ("を場に出した", SUMMONED),
        ("をEXエリアに置いた", KEPT),
        ("を消滅させた", BANISHED),
    ):
        g.phrase("if", f"{{k:kind}}{deed}", t.Among(Ref(word), V("k")))
        for counter in COUNTERS:
            some = t.Among(Ref(word), V("k"), V("n"))
            g.phrase("if", f"{{k:kind}}{{n:int}}{counter}以上{deed}", some)
    g.phrase("if", "これが能力によって場に出ていた", t.CausedBy())
    g.phrase("if", "これが{g:kind}の能力によって場に出ていた", t.CausedBy(V("g")))
    for place, zones in (("EXエリア", ("ex",)), ("場かEXエリア", ("field", "ex")), ("墓場", ("cemetery",))):
        g.phrase("if", f"これが{place}にある", t.Is(SELF, t.Zone(zones)))


# --- what holds for a time ----------------------------------------------------------------------------------------


def lasting(g: Grammar) -> None:
    still = t.Rule("forbid", "refresh", V("o"))
    idle = t.Rule("forbid", "attack", V("o"))
    for whose in ("次のそれのプレイヤーの", "次の相手の"):  # NB: only of enemies it is said
        lasts = (t.Continue((still,), ITS_NEXT_TURN),)
        g.phrase("sentence", f"{{o:obj}}は{whose}スタートフェイズにスタンドしない。", lasts)
        for words in ("ターン中、", "ターン、"):
            barred = (t.Continue((idle,), ITS_NEXT_TURN),)
            g.phrase("sentence", f"{whose}{words}{{o:obj}}は相手を攻撃できない。", barred)
    g.phrase(
        "line", "これは自分のスタートフェイズにスタンドしない。", (t.Passive((t.Rule("forbid", "refresh", SELF),)),)
    )
    through = "このターンと次の相手のターン中、"
    strip = t.Give(IT, (t.Strip(Ref("same")),), ENEMY_TURN)
    also = t.Continue((t.Rule("forbid", "attack", IT),), ENEMY_TURN)
    g.phrase("sentence", through + "それは能力すべてを失う。", (strip,))
    g.phrase("sentence", through + "それは能力すべてを失う。それは相手を攻撃できない。", (strip, also))
    ban = t.Rule("forbid", "play", SELF)
    played = t.Passive((ban,), V("c"), zones=("hand", "ex"))
    g.phrase("common", "これは{c:if}なら、プレイできない。", (played,), uncounted)
    own_turn = t.replace(played, cond=t.TurnOf(t.YOU))
    g.phrase("common", "これは自分のターン中、プレイできない。", (own_turn,))
    for unit in COUNTERS:
        few = t.replace(played, cond=t.Unless(t.Exists(V("g"), V("n"))))
        g.phrase("common", f"これは{{g:group}}が{{n:one_less}}{unit}以下なら、プレイできない。", (few,))
    g.phrase("if", "【覚醒】状態でない", t.Unless(t.Named("Overflow")))


def prices(g: Grammar) -> None:
    g.add("ex_kind", Bunch("head", "kind_pre", "post", _join, parts_of, always=(YOURS, EX)))
    for words, group in (("{k:own_kind}", "own_kind"), ("EXエリアの{k:ex_kind}", "ex_kind")):
        once = t.Continue((t.Price(V("k"), "+", V("n"), True),), "turn")
        g.phrase("sentence", f"このターン、次に自分が{words}をプレイする際、コストを-{{n:neg}}する。", (once,))
        if group == "ex_kind":
            for words2 in ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、"):
                lower = t.Passive((t.Price(V("k"), "+", V("n")),))
                start = f"{words2}自分が{words}をプレイする際、"
                g.phrase("line", f"{start}コストを-{{n:neg}}する。", (lower,))
                g.phrase("line", f"{start}{{c:cond}}コストを-{{n:neg}}する。", (t.replace(lower, cond=V("c")),))
    for start in ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、"):
        fresh = t.Passive((t.Price(V("k"), "+", V("n")),), t.Compare(t.Played(t.YOU, V("k")), "=", 0))
        words = "自分が{k:own_kind}をプレイする際、このターン中に1枚目の{k:own_kind}なら、コストを-{n:neg}する。"
        g.phrase("line", start + words, (fresh,), printed)


def add(g: Grammar) -> None:
    for part in (costs, often, evolving, events, memories, lasting, prices):
        part(g)
