"""Japanese, verbs: actions on cards and leaders."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import EP, MAX_PP
from ludex.games.sve.text.ja.words import PUT, UNITS
from ludex.games.sve.text.meanings import CEMETERY, IT, LEADER, ME, SEEN, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import CHOSEN, FIRST, SECOND, SUMMONED, TOO, Env, Instead, V
from ludex.lang.surface import canonical, parts_of

MOVES: tuple[tuple[str, Any], ...] = (
    ("{o:obj}を破壊する。", t.Move(V("o"), "cemetery", "destroy")),
    ("{o:obj}を消滅させる。", t.Move(V("o"), "banished", "banish")),
    ("{o:obj}は消滅する。", t.Move(V("o"), "banished", "banish")),
    ("{o:obj}を手札に戻す。", t.Move(V("o"), "hand", "return")),
    ("{o:obj}を手札に加える。", t.Move(V("o"), "hand", "add")),
    ("{o:obj}を墓場に置く。", t.Move(V("o"), "cemetery")),
    ("{o:obj}を場に出す。", t.Move(V("o"), "field")),
    ("{o:obj}をEXエリアに置く。", t.Move(V("o"), "ex")),
    ("{o:obj}をアクトする。", t.SetState(V("o"), "engaged")),
    ("{o:obj}をスタンドする。", t.SetState(V("o"), "reserved")),
    ("{o:obj}は進化する。", t.Do("evolve", V("o"))),
    ("{o:obj}は{c:name}に変身する。", t.Do("transform", V("o"), word=V("c"))),
    ("{o:obj}を奪う。", t.Do("steal", V("o"))),
    ("{o:obj}を裏向きにする。", t.SetFace(V("o"), False)),
    ("自分のデッキをシャッフルする。", t.Shuffle("deck")),
    ("自分はこのバトルに勝利する。", t.Finish(t.YOU, True)),
    ("自分はバトルに勝利する。", t.Finish(t.YOU, True)),
    ("自分はバトルに敗北する。", t.Finish(t.YOU, False)),
    ("{o:obj}をデッキの下に置く。", t.Move(V("o"), "deck", position="bottom")),
    ("それのプレイヤーはそれをデッキの下に置く。", t.Move(IT, "deck", position="bottom")),
    ("{o:obj}をデッキの上に置く。", t.Move(V("o"), "deck")),
)
MAYS: tuple[tuple[str, Any], ...] = (
    ("{o:obj}を破壊してよい。", t.Move(V("o"), "cemetery", "destroy")),
    ("{o:obj}を手札に戻してよい。", t.Move(V("o"), "hand", "return")),
    ("{o:obj}を手札に加えてよい。", t.Move(V("o"), "hand", "add")),
    ("{o:obj}を墓場に置いてよい。", t.Move(V("o"), "cemetery")),
    ("{o:obj}を場に出してよい。", t.Move(V("o"), "field")),
    ("{o:obj}をEXエリアに置いてよい。", t.Move(V("o"), "ex")),
    ("{o:obj}を消滅させてよい。", t.Move(V("o"), "banished", "banish")),
    ("{o:obj}をアクトしてよい。", t.SetState(V("o"), "engaged")),
    ("{o:obj}をスタンドしてよい。", t.SetState(V("o"), "reserved")),
    ("{o:obj}は進化してよい。", t.Do("evolve", V("o"))),
    ("{n:n}枚引いてよい。", t.Draw(V("n"))),
)


def selecting(g: Grammar) -> None:
    g.phrase("sentence", "{g:group}{n:count}を選ぶ。", (t.Choose("t", V("n"), V("g"), target=True),))
    g.phrase("sentence", "{g:group}{n:count}まで選ぶ。", (t.Choose("t", V("n"), V("g"), up_to=True, target=True),))
    for counter in ("枚数", "体数", "数"):
        any_number = t.Choose("t", t.Count(V("g")), V("g"), up_to=True, target=True)
        g.phrase("sentence", f"{{g:group}}を好きな{counter}選ぶ。", (any_number,))
    g.phrase("sentence", "{g:either}を選ぶ。", (t.Choose("t", 1, V("g"), target=True),))


def acting(g: Grammar) -> None:
    for template, means in MOVES:
        g.phrase("sentence", template, (means,))
    for template, means in MAYS:
        g.phrase("sentence", template, (t.May((means,)),))
    g.phrase("sentence", "{o:obj}に{n:n}ダメージ。", (t.Damage(V("o"), V("n")),))
    twice = (t.Damage(V("o"), t.Times(V("k"), V("n"))),)
    g.phrase("sentence", "{o:obj}に「{n:amount}」の{k:int}倍のダメージ。", twice)
    g.phrase("sentence", "{o:obj}に「{n:amount}」と同じダメージ。", (t.Damage(V("o"), V("n")),))
    hit, harder = t.Damage(V("o"), V("n")), (t.Damage(ME, V("m")),)
    g.phrase("sentence", "{o:obj}に{n:n}ダメージ。{c:cond}代わりに{m:n}ダメージ。", (hit, Instead(V("c"), harder)))
    destroy, banish = t.Move(ME, "cemetery", "destroy"), t.Move(ME, "banished", "banish")
    for first, before in (("を手札に戻す。", ("hand", "return")), ("を破壊する。", ("cemetery", "destroy"))):
        for second, after in (("破壊する。", destroy), ("消滅させる。", banish)):
            pair = (t.Move(V("o"), *before), Instead(V("c"), (after,)))
            g.phrase("sentence", f"{{o:obj}}{first}{{c:cond}}代わりに{second}", pair)
    share = (t.Divide("share", V("n"), "t"), t.Damage(IT, t.Chosen("share")))
    g.phrase("sentence", "それに{n:n}ダメージを割りふる。", share)
    more_shared = Instead(V("c"), (t.Divide("share", V("m"), "t"), t.Damage(IT, t.Chosen("share"))))
    g.phrase("sentence", "それに{n:n}ダメージを割りふる。{c:cond}代わりに{m:n}ダメージ。", (*share, more_shared))
    for verb, to in (("を出す。", "field"), ("を場に出す。", "field"), ("をEXエリアに置く。", "ex")):
        one_of = t.Modes(1, ((t.Create(V("a"), V("n"), to),), (t.Create(V("b"), V("m"), to),)))
        for counter in ("体", "枚", "つ"):
            g.phrase("sentence", f"{{a:name}}{{n:int}}{counter}か{{b:name}}{{m:int}}{counter}{verb}", (one_of,))
    anywhere = t.Modes(1, ((t.Create(V("c"), 1, "field"),), (t.Create(V("c"), 1, "ex"),)))
    g.phrase("sentence", "{c:name}1枚を場かEXエリアに置いてよい。", (t.May((anywhere,)),))
    for verb, to in (("出す。", "field"), ("場に出す。", "field"), ("EXエリアに置く。", "ex")):
        made, more = t.Create(V("c"), V("n"), to), t.Create(V("c"), V("m"), to)
        for counter in ("体", "つ", "枚"):
            template = f"{{c:name}}{{n:n}}{counter}を{verb}"
            g.phrase("sentence", template, (made,))
            instead = (made, Instead(V("q"), (more,)))
            g.phrase("sentence", f"{template}{{q:cond}}代わりに{{m:n}}{counter}。", instead)
            if to == "field":
                theirs = t.Create(V("c"), V("n"), to, t.OPPONENT)
                g.phrase("sentence", f"相手の場に{{c:name}}{{n:n}}{counter}を{verb}", (theirs,))
        same_number = t.Create(V("c"), V("n"), to)
        g.phrase("sentence", f"{{c:name}}を「{{n:amount}}」と同じだけ{verb}", (same_number,))
    for counter in ("体", "つ", "枚"):
        for other in ("体", "つ", "枚"):
            for verb, to in (("を出す。", "field"), ("を場に出す。", "field"), ("をEXエリアに置く。", "ex")):
                two = (t.Create(V("a"), V("n"), to), t.Create(V("b"), V("m"), to, also=True))
                g.phrase("sentence", f"{{a:name}}{{n:n}}{counter}と{{b:name}}{{m:n}}{other}{verb}", two)


def own_cards(g: Grammar) -> None:
    """Phrases for the player's own cards, chosen while the action is carried out."""
    picked = t.Ref("d")
    chosen = t.Choose("d", V("n"), V("g"))
    for words, do in (
        ("を場に出してよい。", t.Move(picked, "field", whose=t.YOU)),
        ("をEXエリアに置いてよい。", t.Move(picked, "ex", whose=t.YOU)),
    ):
        g.phrase("sentence", "{g:one_group}{n:count}" + words, (t.May((chosen, do)),), _elsewhere)
        some = (t.Choose("d", V("n"), V("g"), up_to=True), do)
        g.phrase("sentence", "{g:one_group}{n:count}まで" + words[1:], some, _elsewhere)
        any_number = (t.Choose("d", t.Count(V("g")), V("g"), up_to=True), do)
        g.phrase("sentence", "{g:one_group}を好きな枚数" + words[1:], any_number, _elsewhere)
    for words, do in (
        ("を破壊する。", t.Move(picked, "cemetery", "destroy")),
        ("を消滅させる。", t.Move(picked, "banished", "banish")),
        ("を手札に戻す。", t.Move(picked, "hand", "return")),
        ("を墓場に置く。", t.Move(picked, "cemetery")),
    ):
        g.phrase("sentence", "{g:one_group}{n:count}" + words, (chosen, do), _own)
    for words, do in (
        ("を場に出す。", t.Move(picked, "field", whose=t.YOU)),
        ("をEXエリアに置く。", t.Move(picked, "ex", whose=t.YOU)),
    ):
        g.phrase("sentence", "{g:one_group}{n:count}" + words, (chosen, do), _elsewhere)
    back = (t.Move(V("o"), "deck"), t.Shuffle("deck"))
    g.phrase("sentence", "{o:obj}をデッキに戻し、シャッフルする。", back)


def _elsewhere(env: Env) -> bool:
    """Whether the group names a zone other than the field."""
    return any(isinstance(part, t.Zone) and part.names != ("field",) for part in parts_of(env["g"]))


def _own(env: Env) -> bool:
    """Whether the group is the player's own cards on the field."""
    parts = parts_of(env["g"])
    return t.YOURS in parts and t.Zone(("field",)) in parts


def discarding(g: Grammar) -> None:
    """Phrases that discard or banish cards of the player's own hand."""
    discard = (t.Choose("d", V("n"), YOUR_HAND), t.Move(t.Ref("d"), "cemetery", "discard"))
    g.phrase("sentence", "自分の手札{n:n}枚を捨てる。", discard)
    away = (t.Choose("d", V("n"), YOUR_HAND), t.Move(t.Ref("d"), "banished", "banish"))
    g.phrase("sentence", "自分の手札{n:n}枚を消滅させる。", away)
    g.phrase("sentence", "自分の手札すべてを捨てる。", (t.Move(YOUR_HAND, "cemetery", "discard"),))
    under = (t.Choose("d", V("n"), YOUR_HAND), t.Move(t.Ref("d"), "deck", position="bottom"))
    g.phrase("sentence", "自分の手札{n:n}枚をデッキの下に置く。", under)


def points(g: Grammar) -> None:
    """Phrases for play points and evolution points."""
    g.phrase("sentence", "自分のEPを+{n:n}する。", (t.Gain(EP, V("n")),))
    g.phrase("sentence", "自分のPPを{n:n}回復する。", (t.Do("recover", n=V("n")),))
    g.phrase("sentence", "自分のPPを「{n:amount}」と同じだけ回復する。", (t.Do("recover", n=V("n")),))
    g.phrase("sentence", "自分のPP最大値を+{n:n}する。", (t.Gain(MAX_PP, V("n")),))


def tokens(g: Grammar) -> None:
    """Phrases that create several tokens at once, or one of several."""
    for verb, to in PUT:
        a, b, c = (t.Create(V(name), 1, to) for name in "abc")
        also = [t.replace(made, also=True) for made in (b, c)]
        for unit in UNITS:
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
        for unit in UNITS:
            for verb, to in PUT:
                g.phrase("sentence", f"それと同名の{kind}1{unit}{verb}", (t.Do("duplicate", IT, 1, to),))


def selecting_two(g: Grammar) -> None:
    """Phrases that select two cards, called the former and the latter afterwards."""
    for a_unit in UNITS:
        for b_unit in UNITS:
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


def swapping(g: Grammar) -> None:
    """[SVE 5.12.1] Two cards that were named before, or this card and one of them."""
    for words in ("それらを入れ替える。", "それらの場所を入れ替える。"):
        g.phrase("sentence", words, (t.Do("swap", IT),))
    g.phrase("sentence", "これと{o:obj}を入れ替える。", (t.Do("swap", t.Some((t.SELF, V("o")))),))


def _both_sided(env: Env) -> bool:
    """Whether both groups name their player. NB: if only one does, it could be meant for both."""
    return all(any(isinstance(part, t.Side) for part in parts_of(env[name])) for name in "ab")


def chosen_together(g: Grammar) -> None:
    """Phrases that choose cards with a condition on all of them together: different, or with a limited total."""
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


def turning(g: Grammar) -> None:
    turned = t.Modes(1, ((t.SetState(V("o"), "engaged"),), (t.SetState(V("o"), "reserved"),)))
    g.phrase("sentence", "{o:obj}をアクトするかスタンドする。", (turned,))
    g.phrase("sentence", "{o:obj}を表向きにする。", (t.SetFace(V("o"), True),))


def placing(g: Grammar) -> None:
    g.phrase("sentence", "それをアクト状態で場に出す。", (t.Move(IT, "field", state="engaged", whose=t.YOU),))
    g.phrase("sentence", "これをアクト状態で場に出す。", (t.Move(t.SELF, "field", state="engaged"),))
    for noun in ("フォロワー", "カード"):
        g.phrase("obj", f"選んだ{noun}", t.Ref(CHOSEN))
    either = t.Modes(1, ((t.Move(IT, "deck"),), (t.Move(IT, "deck", position="bottom"),)))
    g.phrase("sentence", "それをデッキの上か下に置く。", (either,))


def various(g: Grammar) -> None:
    g.phrase("sentence", "自分は{n:n}枚引く。", (t.Draw(V("n")),))
    g.phrase("sentence", "さらに{n:n}ダメージ。", (t.Damage(t.Ref(CHOSEN), V("n")),))
    below = (t.May((t.Move(IT, "deck", position="bottom"),)),)
    g.phrase("sentence", "それをデッキの下に置いてよい。", below)
    g.phrase(
        "sentence",
        "これによって場に出したフォロワーすべてを破壊する。",
        (t.Move(t.Ref(SUMMONED), "cemetery", "destroy"),),
    )
    to_deck = (t.Move(canonical(t.YOURS, CEMETERY), "deck"), t.Shuffle("deck"))
    g.phrase("sentence", "自分の墓場すべてをデッキに戻し、シャッフルする。", to_deck)
    top = (t.Look("seen", V("n"), "deck", t.OPPONENT, unseen=True), t.Move(SEEN, "cemetery"))
    g.phrase("sentence", "相手プレイヤーすべてのデッキの上{n:int}枚を墓場に置く。", top)


def add(g: Grammar) -> None:
    for part in (
        selecting,
        acting,
        own_cards,
        discarding,
        points,
        tokens,
        selecting_two,
        chosen_together,
        turning,
        placing,
        various,
        swapping,
    ):
        part(g)
