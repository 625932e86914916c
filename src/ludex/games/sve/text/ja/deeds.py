"""Japanese, further sentences: what other players do, what is done again, prices for a while, words about one card."""

from __future__ import annotations

from ludex.games.sve.c04_zones import ENTERED, MAX_PP
from ludex.games.sve.c07_game_progression import ENEMY_TURN
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.c14_universe_specific import RACED
from ludex.games.sve.text.ja.nouns import COUNTER_NAMES, ENEMY_LEADER, FIELD, HAND, SEEN, YOUR_LEADER, ZONES
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import (
    CONTROLLER,
    EACH,
    OPPONENT,
    SAME,
    THAT,
    YOU,
    By,
    Choose,
    Create,
    Do,
    Draw,
    Give,
    If,
    Instead,
    Look,
    Move,
    Ref,
    Rest,
    V,
)
from ludex.lang.surface import canonical, parts_of

IT, ME, FOUND, PICKED, CREATED, EACH_ONE = (
    Ref(name) for name in (THAT, SAME, "found", "d", "created", "each")
)  # fmt: skip
REST = SEEN & t.Not(FOUND)
FOLLOWER = t.Word("type", "follower")
THEIR_HAND = canonical(t.ENEMY, t.Zone(("hand",)))
UNITS = ("体", "枚", "つ")
SIDES = 6


def top_or_bottom(what: t.Sel) -> t.Modes:
    return t.Modes(1, ((Move(what, "deck"),), (Move(what, "deck", position="bottom"),)))


def terms(g: Grammar) -> None:
    for category in ("kind_pre", "pre", "in_pre"):
        g.phrase(category, "このターン中に場に出た", t.Mark(ENTERED))
        g.phrase(category, "出走した", t.Mark(RACED))
        g.phrase(category, "コストX以下の", t.Figure("cost", "<=", t.Chosen("X")))
        g.phrase(category, "自分のPP最大値より低いコストの", t.Figure("cost", "<", t.Number(YOU, MAX_PP)))
        g.phrase(category, "【土の秘術】を持つ", t.Word("ability", "Earth Rite"))
        bigger = t.Figure("cost", ">", t.FigureOf(Ref("cost"), "cost"))
        g.phrase(category, "墓場に置いたフォロワーよりコストの大きい", bigger)
    for zone, en in ZONES.items():
        up = t.All((t.YOURS, t.Zone((en,)), t.FaceUp(True)))
        g.phrase("pre", f"自分の{zone}に表向きで置いた", up)
    g.phrase("head", "{a:name}{b:name}", t.Some((t.Word("name", V("a")), t.Word("name", V("b")))))
    different = (t.Different("name"),)
    g.add("differing", Bunch("head", "pre", "post", canonical_of, parts_of, (FIELD,), always=different))
    g.phrase("obj", "コスト最小の{g:one_group}すべて", t.Extreme(V("g"), "cost"))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        lowest = t.Extreme(V("g"), "cost")
        kind = "own_field" if ja == "自分" else "enemy_field"
        g.add(kind, Bunch("head", "kind_pre", "post", canonical_of, parts_of, always=(side, FIELD)))
        g.phrase("obj", f"{ja}の場のコスト最小の{{g:{kind}}}すべて", lowest)
        g.phrase("obj", f"{ja}の場のコスト最大の{{g:{kind}}}すべて", t.Extreme(V("g"), "cost", True))


def amounts(g: Grammar) -> None:
    for name in COUNTER_NAMES:
        g.phrase("base", f"取った{name}カウンターの数", t.Chosen("removed"))
    g.add(
        "buried_kind", Bunch("head", "kind_pre", "post", canonical_of, parts_of, always=(SEEN, t.Zone(("cemetery",))))
    )
    g.phrase("base", "これによって墓場に置いた{g:buried_kind}の枚数", t.Count(V("g")))
    g.phrase("base", "これによって墓場に置いた{g:buried_kind}の数", t.Count(V("g")))
    for words, name in (
        ("手札に戻した", "t"), ("破壊した", "t"), ("消滅させた", "t"), ("捨てた", "d"), ("戻した", "t"),
    ):  # fmt: skip
        for unit in ("枚数", "数"):
            g.phrase("base", f"これによって{words}{{k:kind}}の{unit}", t.Moved(name, V("k")))
    g.phrase("base", "{g:one_group}の合計", t.Count(V("g")))


def canonical_of(parts: list[t.Sel]) -> t.Sel:
    return canonical(*parts)


def conditions(g: Grammar) -> None:
    for words, name in (
        ("このターン中に自分の手札を捨てていた", "cards discarded"),
        ("このターン中に自分の手札を捨てた", "cards discarded"),
        ("このターン中に自分のフォロワーが破壊されていた", "followers destroyed"),
        ("このターン中に自分の場のフォロワーが破壊されていた", "followers destroyed"),
        ("このターン中に自分の場のカードが手札に戻っていた", "cards returned"),
        ("このターン中に自分のカードが場から手札に戻っていた", "cards returned"),
    ):
        g.phrase("if", words, t.Compare(t.Number(YOU, name), ">=", 1))
    attacks = t.Compare(t.Number(YOU, "attacks"), ">=", V("n"))
    g.phrase("if", "このターン中に自分のフォロワーが{n:int}回以上攻撃した", attacks)
    g.phrase("if", "このターン中に自分のフォロワーが{n:int}回以上攻撃していた", attacks)
    for words, rest in (("奇数", 1), ("偶数", 0)):
        g.phrase("if", f"それのコストが{words}", t.Compare(t.Modulo(t.FigureOf(IT, "cost"), 2), "=", rest))
    even = t.Compare(t.Modulo(t.FigureOf(IT, "cost"), 2), "=", 0)
    odd = t.Compare(t.Modulo(t.FigureOf(IT, "cost"), 2), "=", 1)
    for first, second, a, b in (("奇数", "偶数", odd, even), ("偶数", "奇数", even, odd)):
        both = (If(a, V("a")), If(b, V("b")))
        g.phrase("clause", f"それのコストが{first}なら、{{a:run}}{second}なら、{{b:run}}", both)
    g.phrase("if", "相手のターン中", t.TurnOf(OPPONENT))
    g.phrase("if", "それの場のカードが{n:int}枚以上", t.Exists(canonical(t.ENEMY, FIELD), V("n")))
    for n in range(1, SIDES + 1):
        g.phrase("if", f"{n}", t.Compare(t.Chosen("die"), "=", n))
        for m in range(n + 1, SIDES + 1):
            within = t.Both((t.Compare(t.Chosen("die"), ">=", n), t.Compare(t.Chosen("die"), "<=", m)))
            g.phrase("if", f"{n}から{m}", within)


def others(g: Grammar) -> None:
    """What other players do."""
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
        Choose("returned", t.Count(HAND), HAND),
        Move(Ref("returned"), "deck"),
        t.Shuffle("deck"),
        Draw(t.Count(Ref("returned"))),
    )
    again = "各プレイヤーは、手札すべてをデッキに戻し、シャッフルし、戻した枚数と同じだけ引く。"
    g.phrase("sentence", again, (By(EACH, back),))
    g.phrase("sentence", "自分は、さらに{n:n}枚引く。", (Draw(V("n")),))


def again(g: Grammar) -> None:
    full = t.Named("EX area full")
    g.phrase("sentence", "{s:deck_sentence}これをEXエリアが上限になるまでくり返す。", (t.Until(V("s"), full),))
    g.phrase("sentence", "{s:deck_sentence}これを{n:int}回くり返す。", (t.Repeat(V("n"), V("s")),))
    look = Look("seen", V("n"), "deck")
    g.phrase("deck_sentence", "自分のデッキの上{n:n}枚をEXエリアに置く。", (look, Move(IT, "ex", whose=YOU)))
    g.phrase("deck_sentence", "自分のデッキの上{n:n}枚を墓場に置く。", (look, Move(IT, "cemetery")))
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


def moving(g: Grammar) -> None:
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
        g.phrase("sentence", f"{{g:group}}をランダムに{{n:int}}{unit}選ぶ。", (by_chance,))
    differ = "{g:differing}をカード名が異なるように{n:int}"
    for unit in UNITS:
        few = Choose("t", V("n"), V("g"), up_to=True, target=True)
        g.phrase("sentence", f"{differ}{unit}まで選ぶ。", (few,))
        g.phrase("sentence", f"{differ}{unit}選ぶ。", (Choose("t", V("n"), V("g"), target=True),))
    g.phrase("sentence", "それのコストを{n:int}にしてプレイする。", (Do("play", IT, V("n")),))


def lasting(g: Grammar) -> None:
    for it, what in (("それ", IT), ("これ", t.SELF)):
        silent = t.Rule("forbid", "event damage", t.ANY, what)
        g.phrase("sentence", f"このターン、{it}はダメージを与えない。", (t.Continue((silent,), "turn"),))
        g.phrase("sentence", f"このターン、{it}はダメージを与えられない。", (t.Continue((silent,), "turn"),))
    shield = (t.Grant(ME, (t.Replace(t.When("damage", t.SELF)),)),)
    safe = (Give(V("o"), shield, ENEMY_TURN),)
    g.phrase("sentence", "このターンと次の相手のターン中、{o:obj}はダメージを受けない。", safe)
    cheaper = (t.Continue((t.Price(V("k"), "+", V("n"), True),), "turn"),)
    g.phrase("sentence", "このターン、次に自分が{k:own_kind}をプレイする際、コストを-{n:neg}する。", cheaper)
    for words, query in (
        ("[起動]能力を使えない。", "activate"),
        ("[進化]以外の[起動]能力を使えない。", "activate except evolve"),
    ):
        g.phrase("sentence", f"このターン、これの{words}", (t.Continue((t.Rule("forbid", query, t.SELF),), "turn"),))
    g.phrase("sentence", "それの[ファンファーレ]能力を使えない。", (Do("withhold", IT, word="Fanfare"),))
    fixed = (Do("set defense", ENEMY_LEADER, V("n")),)
    for words in ("[体力]", "体力"):
        g.phrase("sentence", f"相手のリーダーすべての{words}を{{n:int}}にする。", fixed)
    evolving = (t.Modify(ME, "evolve cost", "=", V("n")),)
    g.phrase("sentence", "これの[進化]コストを{n:int}にする。", (Give(t.SELF, evolving),))
    for unit in UNITS:
        rises = (Create(V("c"), V("n"), "field"), If(V("q"), (Give(CREATED, V("e")),)))
        g.phrase("sentence", f"{{c:name}}{{n:int}}{unit}を出す。{{q:cond}}その{{c:name}}は{{e:given}}。", rises)
    restore = Do("restore", YOUR_LEADER, V("n"))
    g.phrase("sentence", "自分のリーダーは[体力]+{n:n}して、{s:sentence}", (restore, Rest("s")))


def instead(g: Grammar) -> None:
    paid = t.Did(EARTH_RITE.name)
    for unit in ("枚。", "枚引く。"):
        more = Instead(paid, (Draw(V("m")),), (EARTH_RITE,))
        g.phrase("sentence", f"{{n:n}}枚引く。【土の秘術】代わりに{{m:n}}{unit}", (Draw(V("n")), more))
    harder = Instead(paid, (t.Damage(ME, V("m")),), (EARTH_RITE,))
    hit = t.Damage(V("o"), V("n"))
    g.phrase("sentence", "{o:obj}に{n:n}ダメージ。【土の秘術】代わりに{m:n}ダメージ。", (hit, harder))
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


def add(g: Grammar) -> None:
    for part in (terms, amounts, conditions, others, again, moving, lasting, instead):
        part(g)
