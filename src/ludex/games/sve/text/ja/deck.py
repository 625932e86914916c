"""Japanese, the deck: looking at cards, taking some of them, and searching."""

from __future__ import annotations

from ludex.games.sve.c12_keywords import FOLLOWER
from ludex.games.sve.text.ja.words import UNITS
from ludex.games.sve.text.meanings import FOUND, IT, REST, SEEN, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import YOU, Choose, Do, Env, Instead, Look, Move, V
from ludex.lang.surface import join_either, parts_of, split_either

TAKES: tuple[tuple[str, tuple[t.Instr, ...]], ...] = (
    ("公開して手札に加えてよい。", (t.Reveal(IT), t.Move(IT, "hand", "add"))),
    ("場に出してよい。", (t.Move(IT, "field", "put", whose=t.YOU),)),
    ("EXエリアに置いてよい。", (t.Move(IT, "ex", "put", whose=t.YOU),)),
)


def looking(g: Grammar) -> None:
    g.phrase("sentence", "{n:n}枚引く。", (t.Draw(V("n")),))
    g.phrase("sentence", "{n:n}枚まで引く。", (t.Draw(V("n"), up_to=True),))
    more = (t.Draw(V("n")), Instead(V("c"), (t.Draw(V("m")),)))
    g.phrase("sentence", "{n:n}枚引く。{c:cond}代わりに{m:n}枚。", more)
    g.phrase("sentence", "{n:n}枚引く。{c:cond}代わりに{m:n}枚引く。", more)
    look, take = t.Look("seen", V("n"), "deck"), t.Look("seen", V("n"), "deck", unseen=True)
    g.phrase("sentence", "自分のデッキの上{n:n}枚を見る。", (look,), _several)
    some = t.Do("look up to", n=V("n"), word="seen")  # [SVE 5.10.2]
    for words in ("自分のデッキを上から{n:n}枚まで見る。", "自分のデッキの上{n:n}枚まで見る。"):
        g.phrase("sentence", words, (some,))
    g.phrase("sentence", "自分のデッキの上{n:n}枚を墓場に置く。", (take, t.Move(IT, "cemetery")))
    g.phrase("sentence", "自分のデッキの上{n:n}枚をEXエリアに置く。", (take, t.Move(IT, "ex", whose=t.YOU)))
    g.phrase("sentence", "自分のデッキの上{n:n}枚を公開する。", (look, t.Reveal(IT)))
    g.phrase("sentence", "自分のデッキの上{n:n}枚を消滅させる。", (take, t.Move(IT, "banished", "banish")))
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
    shuffle = t.Shuffle("deck")
    for mark in ("を", "まで"):
        search = t.Search("found", V("n"), V("g"), "deck", up_to=mark == "まで")
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


def _several(env: Env) -> bool:
    return bool(env["n"] != 1)


def _some_kind(env: Env) -> bool:
    """Whether the group is narrower than any card; a card found as "any card" need not be shown."""
    return bool(env["g"] != t.ANY)


def from_the_deck(g: Grammar) -> None:
    look = (t.Shuffle("deck"), Look("seen", V("n"), "deck"), t.Reveal(SEEN))
    g.phrase("sentence", "自分のデッキをシャッフルし、上{n:int}枚を公開する。", look)
    some = Choose("found", t.Count(V("k")), V("k"), up_to=True)
    for words, do in (
        ("場に出してよい。", Move(FOUND, "field", whose=YOU)),
        ("EXエリアに置いてよい。", Move(FOUND, "ex", whose=YOU)),
    ):
        g.phrase("sentence", f"その中から、{{k:seen_group}}を好きな枚数{words}", (some, do))
        kinds = t.Some((t.Word("type", "amulet"), FOLLOWER))
        two = t.All((SEEN, t.Word("universe", V("u")), kinds))
        picked = Choose("found", t.Count(two), two, up_to=True)
        both = "その中から、{u:universe}・フォロワーか{u:universe}・アミュレットを好きな枚数"
        g.phrase("sentence", both + words, (picked, do))
    for ja, en in (("ウマ娘", "Umamusume"), ("デレマス", "iM@S CG")):
        g.phrase("universe", ja, en)
    g.phrase("sentence", "残りを手札に加える。", (Move(REST, "hand", "add"),))
    for first in ("", "その中から、"):
        for words, do in (
            ("墓場に置く。", Move(FOUND, "cemetery")),
            ("デッキの上に置く。", Move(FOUND, "deck")),
            ("デッキの下に置く。", Move(FOUND, "deck", position="bottom")),
        ):
            if not (first and words.startswith("墓場")):
                g.phrase("sentence", f"{first}{{n:int}}枚を{words}", (Choose("found", V("n"), SEEN), do))
    hand = (t.Search("found", 1, V("k"), "deck"), t.Reveal(FOUND), Move(FOUND, "hand", "add"))
    either = t.Modes(1, ((Move(FOUND, "field", whose=YOU),), (Move(FOUND, "hand", "add"),)))
    cheap = t.Is(FOUND, t.Figure("cost", "<=", V("n")))
    g.phrase(
        "sentence",
        "自分のデッキから{k:kind}1枚を探し、手札に加える。それがコスト{n:int}以下なら、代わりに場に出してよい。",
        (*hand, Instead(cheap, (either,)), t.Shuffle("deck")),
    )
    g.phrase("sentence", "それをデッキの下に置いてよい。", (t.May((Move(IT, "deck", position="bottom"),)),))
    for unit in UNITS:
        by_chance = Choose("t", V("n"), V("g"), random=True)
        start = f"{{g:group}}をランダムに{{n:int}}{unit}"  # [SVE 5.18.1]
        g.phrase("sentence", f"{start}選ぶ。", (by_chance,))
        for words, done in (
            ("破壊する。", Move(IT, "cemetery", "destroy")),
            ("消滅させる。", Move(IT, "banished", "banish")),
            ("墓場に置く。", Move(IT, "cemetery")),
            ("手札に戻す。", Move(IT, "hand", "return")),
            ("アクトする。", t.SetState(IT, "engaged")),
        ):
            g.phrase("sentence", start + words, (by_chance, done))
    differ = "{g:differing}をカード名が異なるように{n:int}"
    for unit in UNITS:
        few = Choose("t", V("n"), V("g"), up_to=True, target=True)
        g.phrase("sentence", f"{differ}{unit}まで選ぶ。", (few,))
        g.phrase("sentence", f"{differ}{unit}選ぶ。", (Choose("t", V("n"), V("g"), target=True),))
    g.phrase("sentence", "それのコストを{n:int}にしてプレイする。", (Do("play", IT, V("n")),))


def several_kinds(g: Grammar) -> None:
    """Phrases that take cards of several kinds from the cards seen or searched."""
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
        some_found = t.Search("found", V("n"), V("a"), "deck", up_to=True)
        g.phrase("sentence", f"自分のデッキから{{a:marked_kind}}{{n:n}}枚まで探し、{words}", (some_found, *do, shuffle))
    for mark in ("を", "まで"):
        found = t.Search("found", V("n"), V("g"), "deck", up_to=mark == "まで")
        engaged = t.Move(IT, "field", state="engaged", whose=t.YOU)
        head = f"自分のデッキから{{g:kind}}{{n:n}}枚{mark}探し、"
        g.phrase("sentence", f"{head}アクト状態で場に出す。", (found, engaged, shuffle))


def picking(g: Grammar) -> None:
    """Phrases for cards that must be taken from the cards seen."""
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
    g.add("seen_one", Bunch("seen_either", "none", "none", join, parts_of, always=(SEEN,)))
    for words, do in (
        ("公開して手札に加えてよい。", (t.Reveal(IT), t.Move(IT, "hand", "add"))),
        ("場に出してよい。", (t.Move(IT, "field", whose=t.YOU),)),
        ("EXエリアに置いてよい。", (t.Move(IT, "ex", whose=t.YOU),)),
    ):
        found = t.Choose("found", 1, V("g"), up_to=True)
        g.phrase("sentence", f"その中から、{{g:seen_one}}を{words}", (found, *do))


def _several_kinds(env: Env) -> bool:
    return len(split_either(env["g"])) > 1


def add(g: Grammar) -> None:
    for part in (looking, from_the_deck, several_kinds, picking):
        part(g)
