"""Japanese, joints: clauses to sentences, "instead" and "again", and options."""

from __future__ import annotations

from ludex.games.sve.text.ja.words import UNITS
from ludex.games.sve.text.meanings import CREATED, FOUND, IT, ME, REST, rolled
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Phrase
from ludex.lang.pattern import YOU, Create, Do, Draw, Instead, Look, Move, Rest, V, node_of


def joining(g: Grammar) -> None:
    """Joins sentences. A condition applies to everything after it, up to the next condition; an "instead" belongs to
    it."""
    g.phrase("item", "{s:sentence}", (Rest("s"),))
    g.phrase("item", "その後、{s:sentence}", (Rest("s"),))
    g.phrase("item", "さらに{s:sentence}", (Rest("s"),))
    g.add("sentences", Many("sentence", joint="", least=1, flat=True))
    g.add("items", Many("item", joint="", least=1, flat=True))
    a, b = Rest("a"), Rest("b")
    for template, means in (
        ("{a:items}", V("a")),
        ("{a:modes}", V("a")),
        ("{a:items}{b:modes}", (a, b)),
    ):
        g.phrase("run", template, means)
    g.phrase("text", "{a:run}", V("a"))
    g.phrase("text", "自分のデッキの上1枚を見る。", (t.Look("seen", 1, "deck"),))
    g.phrase("text", "{a:items}{b:clauses}", (a, b))
    g.phrase("text", "{b:clauses}", V("b"))
    g.phrase("clause", "{c:cond}{a:run}", (t.If(V("c"), V("a")),))
    g.phrase("clause", "その後、{c:cond}{a:run}", (t.If(V("c"), V("a")),))
    g.add("clauses", Many("clause", joint="", least=1, flat=True))
    g.phrase("option", "{a:text}", V("a"))
    g.phrase("option", "{c:cost}：{a:text}", (t.May(V("a"), V("c")),))
    for words, up_to in (("", False), ("まで", True)):
        for n in range(2, 7):
            options = "".join(f"【{i}】{{o{i}:option}}" for i in range(1, n + 1))
            made = tuple(V(f"o{i}") for i in range(1, n + 1))
            for k in range(1, n + 1):
                start = f"下記から{k}つ{words}チョイスする。"
                modes = t.Modes(k, made, up_to, played=True)  # while playing: `choose_options`
                g.phrase("modes", start + options, (modes,))
                for more, most in (("つまで。", True), ("つ。", False)):
                    instead = Instead(V("c"), (t.Modes(V("m"), made, most, played=True),))
                    g.phrase("modes", f"{start}{{c:cond}}代わりに{{m:int}}{more}{options}", (modes, instead))


def instead(g: Grammar) -> None:
    hit = t.Damage(V("o"), V("n"))
    more, most = (Instead(V(c), (Draw(V(n)),)) for c, n in (("c", "m"), ("d", "k")))
    for unit in ("枚。", "枚引く。"):
        steps = f"{{n:n}}枚引く。{{c:cond}}代わりに{{m:n}}{unit}{{d:cond}}代わりに{{k:n}}{unit}"
        g.phrase("sentence", steps, (Draw(V("n")), more, most))
    second, third = (Instead(V(c), (t.Damage(ME, V(n)),)) for c, n in (("c", "m"), ("d", "k")))
    words = "{o:obj}に{n:n}ダメージ。{c:cond}代わりに{m:n}ダメージ。{d:cond}代わりに{k:n}ダメージ。"
    g.phrase("sentence", words, (hit, second, third))
    for words, position in (("デッキの上に置く。", "top"), ("デッキの下に置く。", "bottom")):
        under = Instead(V("c"), (Move(ME, "deck", position=position),))
        back, away = Move(V("o"), "hand", "return"), Move(V("o"), "cemetery", "destroy")
        g.phrase("sentence", f"{{o:obj}}を手札に戻す。{{c:cond}}代わりに{words}", (back, under))
        g.phrase("sentence", f"{{o:obj}}を破壊する。{{c:cond}}代わりに{words}", (away, under))
    one = t.Modes(1, ((Create(V("a"), V("n"), "ex"),), (Create(V("b"), V("n"), "ex"),)))
    both = Instead(V("c"), (Create(V("a"), V("n"), "ex"), Create(V("b"), V("n"), "ex")))
    first = "{a:name}{n:int}枚か{b:name}{n:int}枚をEXエリアに置く。{c:cond}代わりに{n:int}枚ずつ置く。"
    g.phrase("sentence", first, (one, both))
    for before, verb in (
        ("を消滅させる", Move(IT, "banished", "banish")),
        ("を破壊する", Move(IT, "cemetery", "destroy")),
        ("を手札に戻す", Move(IT, "hand", "return")),
    ):
        for after in ("を消滅させる", "を破壊する", "を手札に戻す"):
            done = {
                "を消滅させる": Move(V("g"), "banished", "banish"),
                "を破壊する": Move(V("g"), "cemetery", "destroy"),
                "を手札に戻す": Move(V("g"), "hand", "return"),
            }[after]
            text = f"それ{before}。{{c:cond}}それ{before}代わりに{{g:one_group}}すべて{after}。"
            g.phrase("sentence", text, (verb, Instead(V("c"), (done,))))


def again(g: Grammar) -> None:
    full = t.Named("EX area full")
    g.phrase("sentence", "{s:deck_sentence}これをEXエリアが上限になるまでくり返す。", (t.Until(V("s"), full),))
    g.phrase("sentence", "{s:deck_sentence}これを{n:int}回くり返す。", (t.Repeat(V("n"), V("s")),))
    take = Look("seen", V("n"), "deck", unseen=True)
    g.phrase("deck_sentence", "自分のデッキの上{n:n}枚をEXエリアに置く。", (take, Move(IT, "ex", whose=YOU)))
    g.phrase("deck_sentence", "自分のデッキの上{n:n}枚を墓場に置く。", (take, Move(IT, "cemetery")))
    g.phrase(
        "sentence",
        "自分のデッキの上を「{k:kind}」が公開されるまで公開する。それを場に出す。残りをシャッフルし、デッキの下に置く。",
        (
            t.RevealUntil("found", V("k"), "deck"),
            Move(FOUND, "field", whose=YOU),
            Move(REST, "deck", position="bottom, shuffled"),
        ),
    )
    remaining = t.Plus((V("n"), t.Times(-1, t.Count(CREATED))))
    for unit in UNITS:
        many = (Create(V("c"), V("n"), "field"), Create(V("c"), remaining, "ex"))
        start = f"{{c:name}}{{n:int}}{unit}を、場が上限になるまで出す。"
        g.phrase("sentence", f"{start}残りをEXエリアに置く。", many)
        left = t.Plus((V("n"), t.Times(-1, t.Chosen("some"))))
        free = (
            t.NameNumber("some", 0, V("n")),
            Create(V("c"), t.Chosen("some"), "field"),
            t.NameNumber("more", 0, left),
            Create(V("c"), t.Chosen("more"), "ex"),
        )
        any_number = f"{{c:name}}{{n:int}}{unit}の中から、好きな枚数を場に出す。好きな枚数をEXエリアに置く。"
        g.phrase("sentence", any_number, free)
    g.phrase("sentence", "このターンのあと、自分の追加ターンを行う。", (Do("take an extra turn"),))
    g.phrase("sentence", "サイコロをふる。", (t.Roll("die"),))


def repeating(g: Grammar) -> None:
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


def options(g: Grammar) -> None:
    """Options that the player has not chosen yet this turn."""
    once = "このターン、この能力でチョイスした選択肢はチョイスできない。"
    for n in range(2, 7):
        listed = "".join(f"【{i}】{{o{i}:option}}" for i in range(1, n + 1))
        modes = t.Modes(1, tuple(V(f"o{i}") for i in range(1, n + 1)), fresh=True, played=True)
        g.phrase("modes", f"下記から1つチョイスする。{once}{listed}", (modes,))


def fresh_modes(g: Grammar) -> None:
    start = "下記から1つチョイスする。このターン、この能力でチョイスした選択肢はチョイスできない。"
    for n in range(2, 7):
        options = "".join(f"【{i}】{{o{i}:option}}" for i in range(1, n + 1))
        made = tuple(V(f"o{i}") for i in range(1, n + 1))
        g.phrase("modes", start + options, (t.Modes(1, made, fresh=True, played=True),))


def insteads(g: Grammar) -> None:
    """The text after "instead" is under the same condition, except the sentence about the remaining cards."""
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


def _onward(phrase: Phrase) -> Phrase:
    last = phrase.means[-1]
    longer = t.replace(last, then=(*last.then, Rest("on")))
    return Phrase(f"{phrase.template}{{on:onward}}", (*phrase.means[:-1], longer), phrase.when)


def _is_fused(phrase: Phrase) -> bool:
    """Whether the phrase states an action and, at its end, the action that replaces it."""
    if "代わりに" not in phrase.template or type(phrase.means) is not tuple:
        return False
    return node_of(phrase.means[-1]) is node_of(Instead(V("c"), (V("d"),)))


def add(g: Grammar) -> None:
    for part in (joining, instead, again, repeating, options, fresh_modes, insteads):
        part(g)
