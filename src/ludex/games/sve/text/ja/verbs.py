"""Japanese sentences of Shadowverse: Evolve: what an effect does. Each gives a tuple of instructions."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import EP, MAX_PP
from ludex.games.sve.text.ja.nouns import ENEMY_LEADER, HAND, LEADER, SEEN, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import CHOSEN, SAME, THAT, Env, Equals, Give, Instead, Rest, V
from ludex.lang.surface import canonical, parts_of

IT = t.Ref(THAT)
ITS_LEADER = canonical(t.SameSide(IT), LEADER)
REST = SEEN & t.Not(t.Ref("found"))
UNTIL = (("", ""), ("このターン、", "turn"), ("ターン終了時まで", "turn"), ("ターン終了時まで、", "turn"))


def _no_leader(env: Env) -> bool:
    return LEADER not in parts_of(env["o"])


def _leader(env: Env) -> bool:
    return LEADER in parts_of(env["o"])


def _uneven(env: Env) -> bool:
    """One group says whose it is, the other means both players'."""
    return _sided(env["a"]) != _sided(env["b"])


def _sided(group: t.Sel) -> bool:
    return any(isinstance(part, t.Side) for part in parts_of(group))


def _several(env: Env) -> bool:
    return bool(env["n"] != 1)


def _elsewhere(env: Env) -> bool:
    """Cards that are not on the field yet."""
    return any(isinstance(part, t.Zone) and part.names != ("field",) for part in parts_of(env["g"]))


def _some_kind(env: Env) -> bool:
    """Any card at all need not be shown."""
    return bool(env["g"] != t.ANY)


def _own(env: Env) -> bool:
    """One's own cards on the field."""
    parts = parts_of(env["g"])
    return t.YOURS in parts and t.Zone(("field",)) in parts


def add(g: Grammar) -> None:
    _objects(g)
    _selecting(g)
    _figures(g)
    _moves(g)
    _deck(g)
    for part in (_others, own_cards, lasting, hands, opponents, prices_for_a_while, points, _amounts):
        part(g)


def _objects(g: Grammar) -> None:
    """What a verb is about."""
    g.phrase("obj", "それ", IT)
    g.phrase("obj", "これ", t.SELF)
    g.phrase("obj", "{g:group}すべて", V("g"))
    g.phrase("obj", "自分のリーダー", YOUR_LEADER)
    g.phrase("obj", "相手のリーダー", ENEMY_LEADER)
    g.phrase("obj", "{g:both}", V("g"))
    g.phrase("obj", "それとこれ", t.Some((IT, t.SELF)))
    g.phrase("obj", "リーダーすべて", LEADER)
    g.phrase("obj", "それのリーダー", ITS_LEADER)
    apart = t.Some((V("a"), V("b")))
    g.phrase("obj", "{a:one_group}すべてと{b:one_group}すべて", apart, _uneven)
    g.phrase("obj", "{a:one_group}すべてと自分のリーダー", t.Some((V("a"), YOUR_LEADER)))
    g.phrase("obj", "それとリーダーすべて", t.Some((IT, LEADER)))
    g.phrase("obj", "それとそれのリーダー", t.Some((IT, ITS_LEADER)))


def _selecting(g: Grammar) -> None:
    g.phrase("sentence", "{g:group}{n:count}を選ぶ。", (t.Choose("t", V("n"), V("g"), target=True),))
    g.phrase("sentence", "{g:group}{n:count}まで選ぶ。", (t.Choose("t", V("n"), V("g"), up_to=True, target=True),))
    for counter in ("枚数", "体数", "数"):
        any_number = t.Choose("t", t.Count(V("g")), V("g"), up_to=True, target=True)
        g.phrase("sentence", f"{{g:group}}を好きな{counter}選ぶ。", (any_number,))
    g.phrase("sentence", "{g:either}を選ぶ。", (t.Choose("t", 1, V("g"), target=True),))


SIGNS = (("+", "n"), ("-", "neg"))
IT_SELF = t.Ref(SAME)


def _figures(g: Grammar) -> None:
    """Figures and keywords given: one effect with all of it."""
    for sign, number in SIGNS:
        attack = t.Modify(IT_SELF, "attack", "+", V("a"))
        defense = t.Modify(IT_SELF, "defense", "+", V("d"))
        plain = f"攻撃力{sign}{{a:{number}}}/体力{sign}{{d:{number}}}"
        both = f"[攻撃力]{sign}{{a:{number}}}/[体力]{sign}{{d:{number}}}"
        g.phrase("rise", both, (attack, defense))
        g.phrase("rise", f"[攻撃力]{sign}{{a:{number}}}", (attack,))
        g.phrase("rise", plain, (attack, defense))
        g.phrase("rise", f"攻撃力{sign}{{a:{number}}}", (attack,))
        g.phrase("rise", f"体力{sign}{{d:{number}}}", (defense,))
        g.phrase("rise", f"[体力]{sign}{{d:{number}}}", (defense,))
    up, down = t.Modify(IT_SELF, "attack", "+", V("a")), t.Modify(IT_SELF, "defense", "+", V("d"))
    g.phrase("rise", "[攻撃力]+{a:n}/[体力]-{d:neg}", (up, down))
    g.phrase("rise", "[攻撃力]-{a:neg}/[体力]+{d:n}", (up, down))
    g.phrase("given", "{r:rise}する", V("r"))
    g.phrase("given", "{r:rise}して、{k:kept}", (Rest("r"), Rest("k")))
    g.phrase("given", "{k:kept}", V("k"))
    g.phrase("kept", "{k:grants}を持つ", V("k"))
    g.phrase("grant", "{k:keyword}", t.Grant(IT_SELF, V("k")))
    g.phrase("grant", "「{a:line}」", t.Grant(IT_SELF, V("a")))
    g.add("grants", Many("grant", joint="", least=1))
    g.add("grants", Many("grant", joint="と", least=2))
    for before, until in UNTIL:
        give = (Give(V("o"), V("e"), until),)
        g.phrase("sentence", f"{before}{{o:obj}}は{{e:given}}。", give, _no_leader)
        if until:
            g.phrase("sentence", f"{{o:obj}}は{before}{{e:given}}。", give, _no_leader)
    instead_rise = (Give(V("o"), V("e")), Instead(V("c"), (Give(IT_SELF, V("f")),)))
    g.phrase("sentence", "{o:obj}は{e:rise}する。{c:cond}代わりに{f:rise}する。", instead_rise, _no_leader)
    g.phrase("sentence", "{o:obj}は{e:kept}。{c:cond}代わりに{f:kept}。", instead_rise, _no_leader)
    for sign, verb in (("+", "restore"), ("-", "lower")):
        rise = t.Do(verb, V("o"), V("n"))
        for words in ("[体力]", "体力"):
            first = f"{{o:obj}}は{words}{sign}{{n:n}}する。"
            g.phrase("sentence", first, (rise,), _leader)
            more = f"{{c:cond}}代わりに{words}{sign}{{m:n}}する。"
            instead = Instead(V("c"), (t.Do(verb, t.Ref(SAME), V("m")),))
            g.phrase("sentence", first + more, (rise, instead), _leader)
    shared = (Give(t.SELF, (t.Modify(IT_SELF, "defense", "+", V("n")),)), t.Do("restore", YOUR_LEADER, V("n")))
    g.phrase("sentence", "これと自分のリーダーは[体力]+{n:n}する。", shared)
    rise_too = (t.Do("restore", YOUR_LEADER, V("n")), Give(V("o"), (t.Modify(IT_SELF, "defense", "+", V("n")),)))
    g.phrase("sentence", "自分のリーダーと{o:obj}は[体力]+{n:n}する。", rise_too, _no_leader)
    fixed = tuple(t.Modify(IT_SELF, figure, "=", V("n")) for figure in ("attack", "defense"))
    g.phrase("sentence", "{o:obj}の攻撃力と体力を{n:int}にする。", (Give(V("o"), fixed),), _no_leader)
    extra = (Give(V("o"), V("e")), t.If(V("c"), (Give(V("o"), V("f")),)))
    g.phrase("sentence", "{o:obj}は{e:given}。{c:cond}さらに{f:rise}する。", extra, _no_leader)
    g.phrase("sentence", "{o:obj}は{e:given}。{c:cond}さらに{f:kept}。", extra, _no_leader)
    such = (t.If(t.Is(IT, V("k")), (Give(IT, V("f")),)),)
    g.phrase("sentence", "{n:n}枚引く。それが{k:kind}なら、さらに{f:rise}する。", (t.Draw(V("n")), *such))
    stand = t.SetState(V("o"), "reserved")
    g.phrase("sentence", "{o:obj}は{e:rise}して、スタンドする。", (Give(V("o"), V("e")), stand), _no_leader)
    g.phrase("sentence", "{o:obj}を奪い、スタンドする。", (t.Do("steal", V("o")), stand))


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
    ("{o:obj}をデッキの下に置く。", t.Move(V("o"), "deck", position="bottom")),
    ("それのプレイヤーはそれをデッキの下に置く。", t.Move(IT, "deck", position="bottom")),
    ("{o:obj}をデッキの上に置く。", t.Move(V("o"), "deck")),
)


def _moves(g: Grammar) -> None:
    for template, means in MOVES:
        g.phrase("sentence", template, (means,))
    for template, means in MAYS:
        g.phrase("sentence", template, (t.May((means,)),))
    g.phrase("sentence", "{o:obj}に{n:n}ダメージ。", (t.Damage(V("o"), V("n")),))
    twice = (t.Damage(V("o"), t.Times(V("k"), V("n"))),)
    g.phrase("sentence", "{o:obj}に「{n:amount}」の{k:int}倍のダメージ。", twice)
    g.phrase("sentence", "{o:obj}に「{n:amount}」と同じダメージ。", (t.Damage(V("o"), V("n")),))
    hit, harder = t.Damage(V("o"), V("n")), (t.Damage(IT_SELF, V("m")),)
    g.phrase("sentence", "{o:obj}に{n:n}ダメージ。{c:cond}代わりに{m:n}ダメージ。", (hit, Instead(V("c"), harder)))
    destroy, banish = t.Move(IT_SELF, "cemetery", "destroy"), t.Move(IT_SELF, "banished", "banish")
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


def _deck(g: Grammar) -> None:
    g.phrase("sentence", "{n:n}枚引く。", (t.Draw(V("n")),))
    more = (t.Draw(V("n")), Instead(V("c"), (t.Draw(V("m")),)))
    g.phrase("sentence", "{n:n}枚引く。{c:cond}代わりに{m:n}枚。", more)
    g.phrase("sentence", "{n:n}枚引く。{c:cond}代わりに{m:n}枚引く。", more)
    look = t.Look("seen", V("n"), "deck")
    g.phrase("sentence", "自分のデッキの上{n:n}枚を見る。", (look,), _several)
    g.phrase("sentence", "自分のデッキの上{n:n}枚を墓場に置く。", (look, t.Move(IT, "cemetery")))
    g.phrase("sentence", "自分のデッキの上{n:n}枚をEXエリアに置く。", (look, t.Move(IT, "ex", whose=t.YOU)))
    g.phrase("sentence", "自分のデッキの上{n:n}枚を公開する。", (look, t.Reveal(IT)))
    g.phrase("sentence", "自分のデッキの上{n:n}枚を消滅させる。", (look, t.Move(IT, "banished", "banish")))
    add: tuple[t.Instr, ...] = (t.Move(IT, "hand", "add"),)
    put: tuple[t.Instr, ...] = (t.Move(IT, "field", "put", whose=t.YOU),)
    keep: tuple[t.Instr, ...] = (t.Move(IT, "ex", "put", whose=t.YOU),)
    bury: tuple[t.Instr, ...] = (t.Move(IT, "cemetery"),)
    show: tuple[t.Instr, ...] = (t.Reveal(IT), *add)
    group = "seen_group"
    one = "自分のデッキの上1枚を見る。"
    for words, do in (
        ("公開して手札に加えてよい。", show), ("場に出してよい。", put), ("EXエリアに置いてよい。", keep),
        ("墓場に置いてよい。", bury),
    ):  # fmt: skip
        such = (t.Look("seen", 1, "deck"), t.If(t.Is(IT, V("k")), (t.May(do),)))
        g.phrase("sentence", f"{one}その中から、{{k:kind}}1枚を{words}", such)
        g.phrase("sentence", f"{one}それを{words}", (t.Look("seen", 1, "deck"), t.May(do)))
    for first in ("その中から、", "その中から", ""):
        for words, do in (
            ("公開して手札に加えてよい。", show), ("場に出してよい。", put), ("EXエリアに置いてよい。", keep),
            ("墓場に置いてよい。", bury),
        ):  # fmt: skip
            found = t.Choose("found", V("n"), V("g"), up_to=True)
            for mark in ("を", "まで"):
                g.phrase("sentence", f"{first}{{g:{group}}}{{n:n}}枚{mark}{words}", (found, *do))
        for words, do in (
            ("手札に加える。", add), ("場に出す。", put), ("EXエリアに置く。", keep), ("墓場に置く。", bury),
        ):  # fmt: skip
            if first == "その中から、":
                must = t.Choose("found", V("n"), V("g"))
                g.phrase("sentence", f"{first}{{g:{group}}}{{n:n}}枚を{words}", (must, *do))
                g.phrase("sentence", f"{first}{{n:n}}枚を{words}", (t.Choose("found", V("n"), SEEN), *do))
    g.phrase("sentence", "残りを好きな順にデッキの下に置く。", (t.Move(REST, "deck", "put", position="bottom"),))
    g.phrase("sentence", "残りを好きな順にデッキの上に置く。", (t.Move(REST, "deck", "put"),))
    top = (t.Choose("found", t.Count(SEEN), SEEN, up_to=True), t.Move(IT, "deck"))
    g.phrase("sentence", "その中から、好きな枚数を好きな順にデッキの上に置く。", top)
    few = t.Choose("found", V("n"), SEEN, up_to=True)
    for mark in ("を", "まで"):
        for words, do in (("EXエリアに置いてよい。", keep), ("手札に加えてよい。", add), ("墓場に置いてよい。", bury)):
            g.phrase("sentence", f"その中から、{{n:n}}枚{mark}{words}", (few, *do))
    g.phrase("sentence", "残りを墓場に置く。", (t.Move(REST, "cemetery"),))
    search = t.Search("found", V("n"), V("g"), "deck")
    shuffle = t.Shuffle("deck")
    for mark in ("を", "まで"):
        head = f"自分のデッキから{{g:kind}}{{n:n}}枚{mark}探し、"
        for words, do in (
            ("手札に加える。", show),
            ("場に出す。", put),
            ("EXエリアに置く。", keep),
            ("墓場に置く。", bury),
            ("消滅させる。", (t.Move(IT, "banished", "banish"),)),
        ):
            g.phrase("sentence", head + words, (search, *do, shuffle), _some_kind if do is show else None)
    any_card = t.Search("found", V("n"), t.ANY, "deck")
    g.phrase("sentence", "自分のデッキからカード{n:n}枚を探し、手札に加える。", (any_card, *add, shuffle))


def _others(g: Grammar) -> None:
    stack = canonical(t.YOURS, t.Zone(("field",)), t.Has("Stack"))
    raised = (t.Choose("d", 1, stack), t.Counters(t.Ref("d"), "stack", V("n")))
    g.phrase("sentence", "自分の場の【スタック】を+{n:n}する。", raised)
    for unit in ("つ", "個"):
        g.phrase("sentence", f"{{o:obj}}に{{c:counter}}{{n:n}}{unit}を置く。", (t.Counters(V("o"), V("c"), V("n")),))
        put = (t.May((t.Counters(V("o"), V("c"), V("n")),)),)
        g.phrase("sentence", f"{{o:obj}}に{{c:counter}}{{n:n}}{unit}を置いてよい。", put)
        taken = (t.Counters(V("o"), V("c"), V("n")),)
        g.phrase("sentence", f"{{o:obj}}の{{c:counter}}{{n:neg}}{unit}を取る。", taken)


def own_cards(g: Grammar) -> None:
    """Cards of one's own, chosen as it is done."""
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


def lasting(g: Grammar) -> None:
    """What cannot be done for a while, and abilities lost."""
    for words, rule in (
        ("は相手を攻撃できない", t.Rule("forbid", "attack", V("o"))),
        ("は攻撃できない", t.Rule("forbid", "attack", V("o"))),
        ("は相手のリーダーを攻撃できない", t.Rule("forbid", "attack targets", V("o"), LEADER)),
    ):
        g.phrase("sentence", f"このターン、{{o:obj}}{words}。", (t.Continue((rule,), "turn"),))
    for before, until in UNTIL:
        g.phrase("sentence", f"{before}{{o:obj}}は能力すべてを失う。", (Give(V("o"), (t.Strip(IT_SELF),), until),))
    for words, word in (("ダメージ", ""), ("能力ダメージ", "ability"), ("能力によるダメージ", "ability")):
        if not word:
            fights = tuple(t.Replace(t.When("damage", t.SELF, word=kind)) for kind in ("attack", "combat"))
            safe = (Give(V("o"), (t.Grant(IT_SELF, fights),), "turn"),)
            g.phrase("sentence", "このターン、{o:obj}は交戦ダメージを受けない。", safe)
        shield = t.Grant(IT_SELF, (t.Replace(t.When("damage", t.SELF, word=word)),))
        g.phrase("sentence", f"このターン、{{o:obj}}は{words}を受けない。", (Give(V("o"), (shield,), "turn"),))


def hands(g: Grammar) -> None:
    """One's own hand."""
    discard = (t.Choose("d", V("n"), HAND), t.Move(t.Ref("d"), "cemetery", "discard"))
    g.phrase("sentence", "自分の手札{n:n}枚を捨てる。", discard)
    away = (t.Choose("d", V("n"), HAND), t.Move(t.Ref("d"), "banished", "banish"))
    g.phrase("sentence", "自分の手札{n:n}枚を消滅させる。", away)
    g.phrase("sentence", "自分の手札すべてを捨てる。", (t.Move(HAND, "cemetery", "discard"),))
    under = (t.Choose("d", V("n"), HAND), t.Move(t.Ref("d"), "deck", position="bottom"))
    g.phrase("sentence", "自分の手札{n:n}枚をデッキの下に置く。", under)


def opponents(g: Grammar) -> None:
    """What opponents, and each player, do."""
    picked = t.Ref("d")
    theirs = (
        t.Choose("d", V("n"), canonical(t.ENEMY, t.Zone(("hand",))), who=t.OPPONENT),
        t.Move(t.Ref("d"), "cemetery", "discard"),
    )
    g.phrase("sentence", "相手プレイヤーすべては、自身の手札{n:n}枚を捨てる。", theirs)
    enemy_hand = canonical(t.ENEMY, t.Zone(("hand",)))
    for words, hand in (("相手プレイヤーすべては、自身の", enemy_hand), ("自分の", HAND)):
        lost = (t.Choose("d", V("n"), hand, random=True), t.Move(picked, "cemetery", "discard"))
        g.phrase("sentence", words + "手札をランダムに{n:n}枚捨てる。", lost)
    enemy_followers = canonical(t.ENEMY, t.Zone(("field",)), t.Word("type", "follower"))
    buried = (t.Choose("d", V("n"), enemy_followers, who=t.OPPONENT), t.Move(picked, "cemetery"))
    g.phrase("sentence", "相手プレイヤーすべては、自身の場のフォロワー{n:n}体を墓場に置く。", buried)
    g.phrase("sentence", "各プレイヤーは{n:n}枚引く。", (t.Draw(V("n"), t.EACH),))


def prices_for_a_while(g: Grammar) -> None:
    for words, until in (("それをプレイする際、", ""), ("このターン、それをプレイする際、", "turn")):
        g.phrase("sentence", words + "コストを-{n:neg}する。", (t.Continue((t.Price(IT, "+", V("n")),), until),))
        g.phrase("sentence", words + "コストを{n:int}にする。", (t.Continue((t.Price(IT, "=", V("n")),), until),))


def points(g: Grammar) -> None:
    """Play points and evolution points."""
    g.phrase("sentence", "自分のEPを+{n:n}する。", (t.Gain(EP, V("n")),))
    g.phrase("sentence", "自分のPPを{n:n}回復する。", (t.Do("recover", n=V("n")),))
    g.phrase("sentence", "自分のPPを「{n:amount}」と同じだけ回復する。", (t.Do("recover", n=V("n")),))
    g.phrase("sentence", "自分のPP最大値を+{n:n}する。", (t.Gain(MAX_PP, V("n")),))


def _amounts(g: Grammar) -> None:
    g.phrase("sentence", "Xは「{n:amount}」である。", (Equals(V("n")),))
    g.phrase("amount", "{n:base}", V("n"))
    g.phrase("amount", "{n:base}+{m:int}", t.Plus((V("n"), V("m"))))
    g.phrase("amount", "{n:base}-{m:neg}", t.Plus((V("n"), V("m"))))
    g.phrase("base", "自分の手札とEXエリアのカードの合計", t.Count(canonical(t.YOURS, t.Zone(("hand", "ex")))))
    for words in ("の枚数", "の数"):
        g.phrase("base", f"{{g:one_group}}{words}", t.Count(V("g")))
    g.phrase("base", "自分の手札の枚数", t.Count(HAND))
    g.phrase("base", "自分のPP最大値", t.Number(t.YOU, MAX_PP))
    g.phrase("base", "公開したカードのコスト", t.FigureOf(IT, "cost"))
    for noun in ("アミュレット", "フォロワー", "カード"):
        g.phrase("base", f"出た{noun}のコスト", t.FigureOf(t.Ref("became"), "cost"))
    played = t.Number(t.YOU, "cards played")
    g.phrase("base", "このターン中に自分がプレイしたカードの枚数", played)
    g.phrase("base", "これを含めず、このターン中に自分がプレイしたカードの枚数", t.Plus((played, -1)))
    for ja, en in (("攻撃力", "attack"), ("体力", "defense"), ("コスト", "cost"), ("元のコスト", "cost")):
        g.phrase("base", f"これの{ja}", t.FigureOf(t.SELF, en))
        g.phrase("base", f"それの{ja}", t.FigureOf(IT, en))
        for noun in ("フォロワー", "カード"):
            g.phrase("base", f"選んだ{noun}の{ja}", t.FigureOf(t.Ref(CHOSEN), en))
