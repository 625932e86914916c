"""Japanese, what an effect does, in its finer points: lists, several players, several kinds, what is done for each."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.text.en.lists import rolled
from ludex.games.sve.text.ja.nouns import COUNTERS, ENEMY_LEADER, FIELD, FOLLOWER, LEADER, SEEN, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import CHOSEN, FIRST, SAME, SECOND, THAT, TOO, Env, Give, V
from ludex.lang.surface import canonical, parts_of

IT, ME, PICKED, FOUND = t.Ref(THAT), t.Ref(SAME), t.Ref("d"), t.Ref("found")
HAND = t.Zone(("hand",))
PUT = (("を出す。", "field"), ("を場に出す。", "field"), ("をEXエリアに置く。", "ex"))
COUNT = ("体", "つ", "枚")


def _join(values: list[Any]) -> Any:
    return canonical(*values)


def _no_leader(env: Env) -> bool:
    return LEADER not in parts_of(env["o"])


def add(g: Grammar) -> None:
    for part in (
        _tokens,
        _players,
        _for_each,
        _two,
        _several_kinds,
        _chosen_together,
        _varieties,
        turning,
        changing,
        placing,
        _repeating,
        _counting,
        totals,
    ):
        part(g)


def _tokens(g: Grammar) -> None:
    """Several tokens at once, or one of several."""
    for verb, to in PUT:
        a, b, c = (t.Create(V(name), 1, to) for name in "abc")
        also = [t.replace(made, also=True) for made in (b, c)]
        for unit in COUNT:
            three = f"{{a:name}}1{unit}{{x}}{{b:name}}1{unit}{{x}}{{c:name}}1{unit}{verb}"
            g.phrase("sentence", three.replace("{x}", "と"), (a, *also))
            g.phrase("sentence", three.replace("{x}", "か"), (t.Modes(1, ((a,), (b,), (c,))),))
            mixed = t.Repeat(V("n"), (t.Modes(1, ((a,), (b,))),))
            for joint in ("や", "か"):
                g.phrase("sentence", f"{{a:name}}{joint}{{b:name}}合わせて{{n:int}}{unit}{verb}", (mixed,))
            g.phrase("sentence", f"{{a:name}}{{b:name}}1{unit}ずつ{verb[1:]}", (a, also[0]))
            g.phrase("sentence", f"{{a:name}}{{b:name}}{{c:name}}1{unit}ずつ{verb[1:]}", (a, *also))
    anywhere = tuple(t.Modes(1, ((t.Create(V(n), 1, "field"),), (t.Create(V(n), 1, "ex"),))) for n in "abc")
    for place in ("場や", "場か"):
        g.phrase("sentence", f"{{a:name}}{{b:name}}{{c:name}}1枚ずつ{place}EXエリアに置いてよい。", (t.May(anywhere),))
    for kind in ("カード", "トークン・カード", "トークン・フォロワー", "トークン"):
        for unit in COUNT:
            for verb, to in PUT:
                g.phrase("sentence", f"それと同名の{kind}1{unit}{verb}", (t.Do("duplicate", IT, 1, to),))


def _players(g: Grammar) -> None:
    """What opponents, both players, or the one who controls a card do."""
    g.add("enemy_field", Bunch("head", "kind_pre", "post", _join, parts_of, always=(t.ENEMY, FIELD)))
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
        done = (t.Look("seen", V("n"), "deck"), move)
        g.phrase("sentence", f"各プレイヤーは、自身のデッキの上{{n:int}}枚{verb}", (t.By(t.EACH, done),))
        g.phrase("sentence", f"それのプレイヤーは、自身のデッキの上{{n:int}}枚{verb}", (t.By(t.CONTROLLER, done, IT),))
        for words in ("相手の", "相手プレイヤーすべては、自身の"):
            if move.to != "ex":
                top = (t.Look("seen", V("n"), "deck", t.OPPONENT), move)
                g.phrase("sentence", f"{words}デッキの上{{n:int}}枚{verb}", top)
    discard = t.Move(PICKED, "cemetery", "discard")
    hand = canonical(t.YOURS, HAND)
    for mark in ("", "、"):
        g.phrase("sentence", f"それのプレイヤーは{mark}{{n:n}}枚引く。", (t.By(t.CONTROLLER, (t.Draw(V("n")),), IT),))
        for verb, to in PUT:
            for unit in COUNT:
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


def _for_each(g: Grammar) -> None:
    """So much for every card of a kind, or for every so many of them."""
    for unit in COUNT:
        for k, n in (("1", t.Count(V("g"))), ("{k:int}", t.Fits(t.Count(V("g")), V("k")))):
            when = None if k == "1" else _more_than_one
            attack, defense = (t.Modify(ME, figure, "+", n) for figure in ("attack", "defense"))
            less = tuple(t.Modify(ME, figure, "+", t.Times(-1, n)) for figure in ("attack", "defense"))
            for head in (f"{{g:group}}{k}{unit}につき、",):
                for words, means in (
                    ("{o:obj}は[攻撃力]+1/[体力]+1する。", Give(V("o"), (attack, defense))),
                    ("{o:obj}は[攻撃力]-1/[体力]-1する。", Give(V("o"), less)),
                    ("{o:obj}は[攻撃力]+1する。", Give(V("o"), (attack,))),
                    ("{c:name}1体を場に出す。", t.Create(V("c"), n, "field")),
                    ("{c:name}1つを場に出す。", t.Create(V("c"), n, "field")),
                    ("{c:name}1枚をEXエリアに置く。", t.Create(V("c"), n, "ex")),
                    ("{o:obj}に1ダメージ。", t.Damage(V("o"), n)),
                    ("1枚引く。", t.Draw(n)),
                    ("自分のPPを1回復する。", t.Do("recover", n=n)),
                ):
                    g.phrase("sentence", head + words, (means,), when)
                g.phrase("sentence", head + "自分のリーダーは[体力]+1する。", (t.Do("restore", YOUR_LEADER, n),), when)
                many = t.Damage(V("o"), t.Times(V("m"), n))
                g.phrase("sentence", head + "{o:obj}に{m:int}ダメージ。", (many,), _many(when))
            hit = (t.Damage(V("o"), n),)
            g.phrase("sentence", f"{{o:obj}}に「{{g:group}}」{k}{unit}につき1ダメージ。", hit, when)
            price = t.Passive((t.Price(t.SELF, "+", t.Times(V("n"), n)),), zones=("hand", "ex"))
            for cost in ("これをプレイする際、", "これをプレイする際、「"):
                close = "」" if cost.endswith("「") else ""
                words = f"{cost}{{g:group}}{close}{k}{unit}につき、コストを-{{n:neg}}する。"
                g.phrase("common", words, (price,), when)


def _more_than_one(env: Env) -> bool:
    return bool(env["k"] != 1)


def _many(when: Any) -> Any:
    return _many_of_many if when is not None else _several


def _several(env: Env) -> bool:
    return bool(env["m"] != 1)


def _many_of_many(env: Env) -> bool:
    return bool(env["m"] != 1 and env["k"] != 1)


def _two(g: Grammar) -> None:
    """Two in one sentence, told apart as the former and the latter."""
    for a_unit in COUNT:
        for b_unit in COUNT:
            for a, up_to in ((f"{{a:one_group}}1{a_unit}", False), (f"{{a:one_group}}1{a_unit}まで", True)):
                for b, or_none in ((f"{{b:one_group}}1{b_unit}を", False), (f"{{b:one_group}}1{b_unit}まで", True)):
                    first = t.Choose("t", 1, V("a"), up_to, target=True)
                    second = t.Choose(TOO, 1, V("b"), or_none, target=True)
                    g.phrase("sentence", f"{a}と{b}選ぶ。", (first, second), _both_sided)
    for words, name in (("前者", FIRST), ("後者", SECOND)):
        g.phrase("obj", words, t.Ref(name))
        g.phrase("obj", f"{words}のリーダー", canonical(t.SameSide(t.Ref(name)), LEADER))
        for ja, figure in (("攻撃力", "attack"), ("体力", "defense"), ("元のコスト", "cost")):
            g.phrase("base", f"{words}の{ja}", t.FigureOf(t.Ref(name), figure))


def _both_sided(env: Env) -> bool:
    """NB: whose and where, said of one of them only, could be meant of both."""
    return all(any(isinstance(part, t.Side) for part in parts_of(env[name])) for name in "ab")


TAKES: tuple[tuple[str, tuple[t.Instr, ...]], ...] = (
    ("公開して手札に加えてよい。", (t.Reveal(IT), t.Move(IT, "hand", "add"))),
    ("場に出してよい。", (t.Move(IT, "field", "put", whose=t.YOU),)),
    ("EXエリアに置いてよい。", (t.Move(IT, "ex", "put", whose=t.YOU),)),
)


def _several_kinds(g: Grammar) -> None:
    """Cards of several kinds from among those seen, or searched for."""
    one, also, third = (t.Choose("found", 1, V(name), up_to=True, also=name != "a") for name in "abc")
    for words, do in TAKES:
        two = f"その中から、{{a:seen_group}}と{{b:seen_group}}それぞれ1枚まで{words}"
        g.phrase("sentence", two, (one, also, *do))
        three = f"その中から、{{a:seen_group}}と{{b:seen_group}}と{{c:seen_group}}それぞれ1枚まで{words}"
        g.phrase("sentence", three, (one, also, third, *do))
        some = t.Choose("found", V("n"), V("a"), up_to=True)
        g.phrase("sentence", f"その中から、{{a:marked_seen_group}}{{n:int}}枚まで{words}", (some, *do))
        free = t.Choose("found", t.Count(SEEN), V("a"), up_to=True)
        g.phrase("sentence", f"その中から、{{a:marked_seen_group}}好きな枚数{words}", (free, *do))
        plain = t.replace(free, n=t.Count(V("a")))
        g.phrase("sentence", f"その中から、{{a:seen_group}}を好きな枚数{words}", (plain, *do))
        every = t.Choose("found", t.Count(SEEN), SEEN, up_to=True)
        g.phrase("sentence", f"その中から、好きな枚数{words}", (every, *do))
    find, more, last = (t.Search("found", 1, V(name), "deck", also=name != "a") for name in "abc")
    shuffle = t.Shuffle("deck")
    for words, do in (
        ("手札に加える。", TAKES[0][1]),
        ("場に出す。", TAKES[1][1]),
        ("EXエリアに置く。", TAKES[2][1]),
    ):
        g.phrase("sentence", f"自分のデッキから{{a:kind}}1枚と{{b:kind}}1枚を探し、{words}", (find, more, *do, shuffle))
        three = f"自分のデッキから{{a:kind}}1枚と{{b:kind}}1枚と{{c:kind}}1枚を探し、{words}"
        g.phrase("sentence", three, (find, more, last, *do, shuffle))
        some_found = t.Search("found", V("n"), V("a"), "deck")
        g.phrase("sentence", f"自分のデッキから{{a:marked_kind}}{{n:n}}枚まで探し、{words}", (some_found, *do, shuffle))
    for mark in ("を", "まで"):
        found = t.Search("found", V("n"), V("g"), "deck")
        engaged = t.Move(IT, "field", state="engaged", whose=t.YOU)
        head = f"自分のデッキから{{g:kind}}{{n:n}}枚{mark}探し、"
        g.phrase("sentence", f"{head}アクト状態で場に出す。", (found, engaged, shuffle))


def _chosen_together(g: Grammar) -> None:
    """Cards that differ, or that come to so much all told."""
    some = t.Choose("t", V("n"), V("g"), up_to=True, target=True)
    g.phrase("sentence", "{g:marked_group}{n:count}まで選ぶ。", (some,))
    g.phrase("sentence", "{g:marked_group}{n:count}選ぶ。", (t.replace(some, up_to=False),))
    g.phrase("sentence", "{g:marked_group}好きな枚数選ぶ。", (t.replace(some, n=t.Count(V("g"))),))
    chosen = t.Choose("cost", V("n"), V("g"))
    for words, do in (
        ("消滅", t.Move(IT, "banished", "banish")),
        ("墓場に置く", t.Move(IT, "cemetery")),
        ("捨てる", t.Move(IT, "cemetery", "discard")),
        ("[アクト]", t.SetState(IT, "engaged")),
    ):
        g.phrase("cost_part", f"{{g:marked_own_group}}{{n:count}}{words}", (chosen, do))


def _varieties(g: Grammar) -> None:
    give = [(Give(V("o"), (t.Grant(ME, V(name)),)),) for name in "abc"]
    two = t.Modes(1, tuple(give[:2]))
    g.phrase("sentence", "{o:obj}は{a:keyword}か{b:keyword}を持つ。", (two,), _no_leader)
    g.phrase(
        "sentence", "{o:obj}は{a:keyword}か{b:keyword}か{c:keyword}を持つ。", (t.Modes(1, tuple(give)),), _no_leader
    )


def turning(g: Grammar) -> None:
    turned = t.Modes(1, ((t.SetState(V("o"), "engaged"),), (t.SetState(V("o"), "reserved"),)))
    g.phrase("sentence", "{o:obj}をアクトするかスタンドする。", (turned,))
    g.phrase("sentence", "{o:obj}を表向きにする。", (t.SetFace(V("o"), True),))


def changing(g: Grammar) -> None:
    for ja, figure in (("攻撃力", "attack"), ("体力", "defense")):
        fixed = (t.Modify(ME, figure, "=", V("n")),)
        g.phrase("sentence", f"{{o:obj}}の{ja}を{{n:int}}にする。", (Give(V("o"), fixed),), _no_leader)
    for leader, who in (("相手のリーダーすべて", ENEMY_LEADER), ("自分のリーダー", YOUR_LEADER)):
        g.phrase("sentence", f"{leader}の体力を{{n:int}}にする。", (t.Do("set defense", who, V("n")),))


def placing(g: Grammar) -> None:
    g.phrase("sentence", "それをアクト状態で場に出す。", (t.Move(IT, "field", state="engaged", whose=t.YOU),))
    g.phrase("sentence", "これをアクト状態で場に出す。", (t.Move(t.SELF, "field", state="engaged"),))
    for noun in ("フォロワー", "カード"):
        g.phrase("obj", f"選んだ{noun}", t.Ref(CHOSEN))
    either = t.Modes(1, ((t.Move(IT, "deck"),), (t.Move(IT, "deck", position="bottom"),)))
    g.phrase("sentence", "それをデッキの上か下に置く。", (either,))


def _repeating(g: Grammar) -> None:
    g.phrase("run", "下記を{n:int}回くり返す。{b:text}", (t.Repeat(V("n"), V("b")),))
    g.phrase("sentence", "サイコロをふる。", (t.Roll("die"),))
    for low in range(1, 7):
        g.phrase("cond", f"{low}なら、", rolled(low, low))
        for high in range(low + 1, 7):
            g.phrase("cond", f"{low}から{high}なら、", rolled(low, high))
            if high == low + 1:
                g.phrase("cond", f"{low}か{high}なら、", rolled(low, high))
    declared = (t.NameNumber("declared", 1, 6), t.Roll("die"))
    g.phrase("sentence", "1から6の中から、好きな数1つを指定してサイコロをふる。", declared)
    g.phrase("cond", "指定した数なら、", t.Compare(t.Chosen("die"), "=", t.Chosen("declared")))


def _counting(g: Grammar) -> None:
    for unit in (*COUNTERS, "種類"):
        g.phrase("cond", f"{{n:int}}{unit}以上なら、", t.More(">=", V("n")))
        g.phrase("cond", f"{{n:int}}{unit}以下なら、", t.More("<=", V("n")))
        g.phrase("cond", f"{{n:int}}{unit}なら、", t.More("=", V("n")))
    g.phrase("cond", "{n:int}以上なら、", t.More(">=", V("n")))


def totals(g: Grammar) -> None:
    for ja, figure in (("攻撃力", "attack"), ("体力", "defense"), ("元のコスト", "cost")):
        g.phrase("base", f"{{g:one_group}}の最大の{ja}", t.Greatest(V("g"), figure))
        g.phrase("base", f"{{g:one_group}}の{ja}の合計", t.FigureOf(V("g"), figure))
    for zone, en in (("デッキ", "deck"), ("消滅領域", "banished"), ("墓場", "cemetery"), ("EXエリア", "ex")):
        g.phrase("base", f"自分の{zone}の枚数", t.Count(t.All((t.YOURS, t.Zone((en,))))))
    for words in ("の枚数の合計", "の数の合計"):
        g.phrase("base", f"{{g:one_group}}{words}", t.Count(V("g")))
    g.phrase("base", "公開したカードの元のコスト", t.FigureOf(IT, "cost"))
