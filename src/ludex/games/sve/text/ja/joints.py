"""Japanese, how sentences hang together: what is done instead and on, options not chosen yet, several kinds at once."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.c12_keywords import FANFARE, LAST_WORDS, with_text
from ludex.games.sve.text.ja.nouns import COUNTERS, FIELD, LEADER, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many, Phrase
from ludex.lang.pattern import CHOSEN, SAME, SUMMONED, THAT, TOO, Env, Give, Instead, Rest, V, node_of
from ludex.lang.surface import canonical, join_either, parts_of, split_either
from ludex.lang.unknown import X

IT, ME, SEEN, FOUND = t.Ref(THAT), t.Ref(SAME), t.Ref("seen"), t.Ref("found")
HAND, CEMETERY, EX = (t.Zone((name,)) for name in ("hand", "cemetery", "ex"))
ZONES = (("場", FIELD), ("墓場", CEMETERY), ("EXエリア", EX))


def _join(values: list[Any]) -> Any:
    return canonical(*values)


def _no_leader(env: Env) -> bool:
    return LEADER not in parts_of(env["o"])


def insteads(g: Grammar) -> None:
    """What is said after "instead" stands under the same condition, but for what becomes of the rest of the cards."""
    g.phrase("sentence", "{c:cond}代わりに{s:sentence}", (Instead(V("c"), (Rest("s"),)),))
    for words, done in (
        ("破壊する。", t.Move(IT, "cemetery", "destroy")),
        ("消滅させる。", t.Move(IT, "banished", "banish")),
        ("手札に戻す。", t.Move(IT, "hand", "return")),
    ):
        harder = (t.Damage(V("o"), V("n")), Instead(V("c"), (done,)))
        g.phrase("sentence", f"{{o:obj}}に{{n:n}}ダメージ。{{c:cond}}代わりに{words}", harder)
    fused = [e for e in g.entries["sentence"] if isinstance(e, Phrase) and _is_fused(e)]
    plain = [e for e in g.entries["sentence"] if e not in fused]
    g.entries["sentence"] = plain
    g.add("going_on", *(e for e in plain if not (isinstance(e, Phrase) and e.template.startswith("残り"))))
    g.add("remaining", *(e for e in plain if isinstance(e, Phrase) and e.template.startswith("残り")))
    g.add("onward", Many("going_on", joint="", least=1, flat=True))
    for phrase in fused:
        g.add("fused", phrase, _onward(phrase))
    g.entries["plain_items"] = g.entries.pop("items")
    a, f, r = Rest("a"), Rest("f"), Rest("r")
    for template, means in (
        ("{a:plain_items}", V("a")),
        ("{a:plain_items}{f:fused}", (a, f)),
        ("{f:fused}", V("f")),
        ("{a:plain_items}{f:fused}{r:remaining}", (a, f, r)),
        ("{f:fused}{r:remaining}", (f, r)),
    ):
        g.phrase("items", template, means)


def _is_fused(phrase: Phrase) -> bool:
    """Whether it says what is done and, at its end, what is done instead."""
    if "代わりに" not in phrase.template or type(phrase.means) is not tuple:
        return False
    return node_of(phrase.means[-1]) is node_of(Instead(V("c"), (V("d"),)))


def _onward(phrase: Phrase) -> Phrase:
    last = phrase.means[-1]
    longer = t.replace(last, then=(*last.then, Rest("on")))
    return Phrase(f"{phrase.template}{{on:onward}}", (*phrase.means[:-1], longer), phrase.when)


def options(g: Grammar) -> None:
    """Options that were not chosen yet this turn."""
    once = "このターン、この能力でチョイスした選択肢はチョイスできない。"
    for n in range(2, 7):
        listed = "".join(f"【{i}】{{o{i}:option}}" for i in range(1, n + 1))
        modes = t.Modes(1, tuple(V(f"o{i}") for i in range(1, n + 1)), fresh=True)
        g.phrase("modes", f"下記から1つチョイスする。{once}{listed}", (modes,))


def giving(g: Grammar) -> None:
    less = tuple(t.Modify(ME, figure, "+", t.Times(-1, X)) for figure in ("attack", "defense"))
    g.phrase("rise", "[攻撃力]-X/[体力]-X", less)
    now = t.Grant(ME, V("a"))
    two = (Give(V("o"), V("k")), Give(V("o"), (now,), "turn"))
    g.phrase("sentence", "{o:obj}は{k:grants}とこのターン、「{a:line}」を持つ。", two, _no_leader)
    more = (Give(V("o"), (Rest("r"), Rest("k"))), two[1])
    g.phrase("sentence", "{o:obj}は{r:rise}して、{k:grants}とこのターン、「{a:line}」を持つ。", more, _no_leader)
    g.phrase("grants", "{k:grants}と「{a:line}」", (Rest("k"), now), _several)
    cheaper = (t.Continue((t.Price(IT, "+", t.Times(-1, X)),), "turn"),)
    g.phrase("sentence", "このターン、それをプレイする際、コストを-Xする。", cheaper)
    g.phrase("sentence", "自分のPPを最大値まで回復する。", (t.Do("recover", n=t.Number(t.YOU, MAX_PP)),))
    rise = t.Modify(ME, "defense", "+", V("n"))
    shared = (Give(IT, (rise,)), t.Do("restore", YOUR_LEADER, V("n")))
    g.phrase("sentence", "それと自分のリーダーは[体力]+{n:n}する。", shared)


def doing(g: Grammar) -> None:
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
    top = (t.Look("seen", V("n"), "deck", t.OPPONENT), t.Move(SEEN, "cemetery"))
    g.phrase("sentence", "相手プレイヤーすべてのデッキの上{n:int}枚を墓場に置く。", top)


def _several(env: Env) -> bool:
    """Two keywords and a quoted ability; one is joined to it by words of its own."""
    return len(env["k"]) > 1


def both_triggers(g: Grammar) -> None:
    for fanfare, last in (("[ファンファーレ]", "[ラストワード]"), ("【ファンファーレ】", "【ラストワード】")):
        means = tuple(with_text(word.means[0], V("do")) for word in (FANFARE, LAST_WORDS))
        g.phrase("common", f"{fanfare}/{last}{{do:text}}", means)
        paid = tuple(with_text(word.means[0], V("do"), cost=V("c")) for word in (FANFARE, LAST_WORDS))
        g.phrase("common", f"{fanfare}/{last}{{c:cost}}：{{do:text}}", paid)


def picking(g: Grammar) -> None:
    """What must be taken from among the cards seen."""
    some = t.Choose("found", V("n"), SEEN)
    shown = (some, t.Reveal(IT), t.Move(IT, "hand", "add"))
    g.phrase("sentence", "その中から、{n:int}枚を公開して手札に加える。", shown)
    g.phrase("sentence", "その中から、1枚をデッキの上に置く。", (t.Choose("found", 1, SEEN), t.Move(IT, "deck")))
    one = (t.Look("seen", 1, "deck"), t.May((t.Reveal(IT), t.Move(IT, "hand", "add"))))
    g.phrase("sentence", "自分のデッキの上1枚を見る。その中から、1枚を公開して手札に加えてよい。", one)
    g.phrase("seen_or", "{g:bare_kind}1枚か", V("g"))
    g.phrase("seen_last", "{g:bare_kind}1枚", V("g"))
    g.add("seen_alts", Bunch("seen_last", "seen_or", "none", join_either, split_either, ordered=True))
    g.phrase("seen_either", "{g:seen_alts}", V("g"), _several_kinds)
    g.add("seen_one", Bunch("seen_either", "none", "none", _join, parts_of, always=(SEEN,)))
    for words, do in (
        ("公開して手札に加えてよい。", (t.Reveal(IT), t.Move(IT, "hand", "add"))),
        ("場に出してよい。", (t.Move(IT, "field", whose=t.YOU),)),
        ("EXエリアに置いてよい。", (t.Move(IT, "ex", whose=t.YOU),)),
    ):
        found = t.Choose("found", 1, V("g"), up_to=True)
        g.phrase("sentence", f"その中から、{{g:seen_one}}を{words}", (found, *do))


def _several_kinds(env: Env) -> bool:
    return len(split_either(env["g"])) > 1


def both_there(g: Grammar) -> None:
    """Cards of several kinds in one place: each of them is there, or one of each is selected."""
    for ja, zone in ZONES:
        name = f"{zone.names[0]}_kind"
        g.add(name, Bunch("head", "kind_pre", "post", _join, parts_of, always=(t.YOURS, zone)))
        two = t.Both((t.Exists(V("a")), t.Exists(V("b"))))
        three = t.Both((t.Exists(V("a")), t.Exists(V("b")), t.Exists(V("c"))))
        listed = f"{{a:{name}}}と{{b:{name}}}"
        for verb in ("いる", "ある"):
            g.phrase("if", f"自分の{ja}に{listed}が{verb}", two, _no_names)
            g.phrase("if", f"自分の{ja}に{listed}と{{c:{name}}}が{verb}", three, _no_names)
        each = [t.Exists(V(n), V("n")) for n in "abc"]
        for unit in COUNTERS:
            g.phrase("if", f"自分の{ja}の{listed}がそれぞれ{{n:int}}{unit}以上", t.Both(tuple(each[:2])))
            g.phrase("if", f"自分の{ja}の{listed}と{{c:{name}}}がそれぞれ{{n:int}}{unit}以上", t.Both(tuple(each)))
        chosen = tuple(t.Choose(n, 1, V(k), True, target=True) for n, k in (("t", "a"), (TOO, "b")))
        for unit in COUNTERS:
            g.phrase("sentence", f"自分の{ja}の{listed}それぞれ1{unit}まで選ぶ。", chosen)
    theirs = t.SameSide(IT)
    for ja, zone in (("手札", HAND), ("墓場", CEMETERY), ("EXエリア", EX)):
        here = t.All((theirs, zone))
        g.phrase("if", f"それのプレイヤーの{ja}が{{n:int}}枚以下", t.Compare(t.Count(here), "<=", V("n")))
        g.phrase("if", f"それのプレイヤーの{ja}が{{n:int}}枚以上", t.Exists(here, V("n")))
    g.phrase("if", "それのプレイヤーの場のカードが{n:int}枚以上", t.Exists(t.All((theirs, FIELD)), V("n")))
    g.phrase("base", "自分の場と自分の手札のカードの枚数の合計", t.Count(canonical(t.YOURS, t.Zone(("field", "hand")))))
    g.phrase("amount", "{n:base}の{k:int}倍", t.Times(V("k"), V("n")))
    for figure, ja in (("cost", "元のコスト"), ("attack", "攻撃力"), ("defense", "体力")):
        for word, op in (("以上", ">="), ("以下", "<=")):
            total = t.Compare(t.FigureOf(V("g"), figure), op, V("n"))
            g.phrase("if", f"{{g:one_group}}の{ja}の合計が{{n:int}}{word}", total)


def _no_names(env: Env) -> bool:
    """Two names are joined by words of their own."""
    return not all(
        any(isinstance(part, t.Word) and part.kind == "name" for part in parts_of(env[name])) for name in ("a", "b")
    )


def add(g: Grammar) -> None:
    for part in (options, giving, doing, both_triggers, picking, both_there, insteads):
        part(g)
