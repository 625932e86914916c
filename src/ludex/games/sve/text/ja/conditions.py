"""Japanese, conditions: about cards that are there, about events of this turn, and about figures compared."""

from __future__ import annotations

from ludex.games.sve.c01_super_evolution import SEP
from ludex.games.sve.c04_zones import MAX_PP, PP
from ludex.games.sve.c13_class_specific import EARTH_RITE, MOST, combo, necrocharge, spellchain
from ludex.games.sve.groups import FIELD, YOUR_LEADER
from ludex.games.sve.text.ja.words import COUNTERS, FIGURES, OPS, ZONES
from ludex.games.sve.text.meanings import (
    BECAME,
    CEMETERY,
    EX,
    HAND,
    IT,
    LEADER,
    LEAVING,
    SIDES,
    join,
    printed,
    unrelated,
)
from ludex.games.sve.text.words import CLASSES
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.ja.amounts import LIMITS, limited
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, KEPT, REVEALED, SUMMONED
from ludex.lang.pattern import OPPONENT, SELF, TOO, YOU, YOURS, Env, If, Ref, Rest, V, When
from ludex.lang.surface import canonical, parts_of

DEEDS = (
    ("を捨てた", DISCARDED),
    ("を公開した", REVEALED),
    ("を墓場に置いた", BURIED),
    ("を場に出した", SUMMONED),
    ("をEXエリアに置いた", KEPT),
    ("を消滅させた", BANISHED),
)
PLACES = (("場", FIELD), ("墓場", CEMETERY), ("EXエリア", EX))


DEFENSE = t.FigureOf(YOUR_LEADER, "defense")


def conditions(g: Grammar) -> None:
    for n in range(1, MOST + 1):
        g.phrase("cond", f"【コンボ_{n}】", combo(n))
        g.phrase("cond", f"【スペルチェイン_{n}】", spellchain(n))
        g.phrase("cond", f"【SC_{n}】", spellchain(n))
        g.phrase("cond", f"【ネクロチャージ_{n}】", necrocharge(n))
        g.phrase("cond", f"【NC_{n}】", necrocharge(n))
    g.phrase("cond", "【土の秘術】", t.Did(EARTH_RITE.name))  # [SVE 13.3.3.2] `Places.extras` adds the cost
    for verb in ("いる", "ある"):
        g.phrase("if", f"{{g:in_group}}が{verb}", t.Exists(V("g")))
    for verb in ("いない", "ない"):
        g.phrase("if", f"{{g:in_group}}が{verb}", t.Compare(t.Count(V("g")), "=", 0))
    for counter in COUNTERS:
        g.phrase("if", f"{{g:group}}が{{n:int}}{counter}以上", t.Exists(V("g"), V("n")))
        g.phrase("if", f"{{g:in_group}}が{{n:int}}{counter}以上ある", t.Exists(V("g"), V("n")))
        g.phrase("if", f"{{g:in_group}}が{{n:int}}{counter}以上いる", t.Exists(V("g"), V("n")))
        g.phrase("if", f"{{g:group}}が{{n:int}}{counter}以下", t.Compare(t.Count(V("g")), "<=", V("n")))
        g.phrase("if", f"{{g:group}}が{{n:int}}{counter}", t.Compare(t.Count(V("g")), "=", V("n")))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        for zone, en in ZONES.items():
            place = side & t.Zone((en,))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚以上", t.Exists(place, V("n")))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚以上ある", t.Exists(place, V("n")))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚以下", t.Compare(t.Count(place), "<=", V("n")))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚", t.Compare(t.Count(place), "=", V("n")))
    points = (("自分の残りPPが", t.Number(t.YOU, PP)), ("自分のPP最大値が", t.Number(t.YOU, MAX_PP)))
    limited(g, "if", points, (("以上", ">="),))
    leader = tuple((f"自分のリーダーの{words}", DEFENSE) for words in ("[体力]", "[体力]が", "体力が"))
    limited(g, "if", leader, LIMITS[:2])
    limited(g, "if", leader[1:], LIMITS[2:])
    g.phrase("if", "自分のPP最大値が{n:int}", t.Compare(t.Number(t.YOU, MAX_PP), ">=", V("n")))
    for zone, en in ZONES.items():
        came = t.CameFrom((en,))
        g.phrase("if", f"これが{zone}から場に出ていた", came)
        g.phrase("if", f"これが{zone}以外から場に出ていた", t.Unless(came))
    g.phrase("if", "それが{k:kind}", t.Is(IT, V("k")))
    limited(g, "if", tuple((f"これの{ja}が", t.FigureOf(t.SELF, figure)) for ja, figure in FIGURES.items()))
    for ja, figure in FIGURES.items():
        for word, op in OPS.items():
            g.phrase("if", f"それが{ja}{{n:int}}{word}", t.Is(IT, t.Figure(figure, op, V("n"))))
    g.phrase("if", "これに{c:counter}が置かれていた", t.Is(t.SELF, t.Counter(V("c"))))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        for zone, en in ZONES.items():
            place = t.Zone((en,))
            one, other = (t.Exists(t.All((side, place, t.Word("name", V(name))))) for name in ("a", "b"))
            for verb in ("ある", "いる"):
                g.phrase("if", f"{ja}の{zone}に{{a:name}}と{{b:name}}が{verb}", t.Both((one, other)))
    g.phrase("if", "自分のターン中", t.TurnOf(t.YOU))
    g.phrase("if", "【覚醒】状態", t.Named("Overflow"))
    g.phrase("if", "【真紅】状態", t.Named("Sanguine"))
    limited(g, "if", (("「{a:amount}」が", V("a")),), LIMITS[:2])
    for words, op in LIMITS[:2]:
        g.phrase("if", f"「{{a:amount}}」が{{n:int}}枚{words}", t.Compare(V("a"), op, V("n")))
        for unit in ("つ", "個"):
            held = t.Is(t.SELF, t.Counter(V("c"), op, V("n")))
            g.phrase("if", f"これの{{c:counter}}が{{n:int}}{unit}{words}", held)
    g.phrase("if", "これに{c:counter}が置かれていない", t.Unless(t.Is(t.SELF, t.Counter(V("c")))))
    g.phrase("if", "これがスタンド状態", t.Is(t.SELF, t.State("reserved")))
    g.phrase("if", "これがアクト状態", t.Is(t.SELF, t.State("engaged")))
    nth = t.Compare(t.Number(t.YOU, "cards played"), "=", V("n"))
    g.phrase("if", "このターン中に{n:int}枚目のカード", nth)
    g.phrase("cond", "{c:if}なら、", V("c"))
    for joint in ("であり、", "、"):
        g.phrase("cond", f"{{a:if}}{joint}{{b:if}}なら、", t.Both((V("a"), V("b"))))


def finer_conditions(g: Grammar) -> None:
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
    g.phrase("if", "それの場のカードが{n:int}枚以上", t.Exists(canonical(t.SameSide(IT), FIELD), V("n")))
    for n in range(1, SIDES + 1):
        g.phrase("if", f"{n}", t.Compare(t.Chosen("die"), "=", n))
        for m in range(n + 1, SIDES + 1):
            within = t.Both((t.Compare(t.Chosen("die"), ">=", n), t.Compare(t.Chosen("die"), "<=", m)))
            g.phrase("if", f"{n}から{m}", within)


def short_conditions(g: Grammar) -> None:
    g.phrase("if", "これがEXエリアからプレイされていた", t.Both((t.CameFrom(("ex",)), t.Unless(t.CausedBy()))))
    lost = t.Happened(When("lose defense", YOUR_LEADER))
    words = "「このターン中に自分のリーダーの体力が減少した回数」が{n:int}回以上"
    g.phrase("if", words, t.Compare(lost, ">=", V("n")))


def memories(g: Grammar) -> None:
    """Conditions about events of this turn."""
    for whose, player in (("自分", t.YOU), ("相手", t.OPPONENT)):
        for place in ("", "場の"):
            start = f"{whose}の{place}{{g:kind}}が"
            gone = When("move", V("g"), src=("field",), dst=("cemetery",), left=player)
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
    left = t.Happened(When("move", V("g"), src=("field",), dst=LEAVING, left=t.YOU))
    for words in ("の数", "の枚数"):
        g.phrase("base", f"このターン、自分の場を離れた{{g:kind}}{words}", left, unrelated)
    for deed, word in DEEDS:
        g.phrase("if", f"{{k:kind}}{deed}", t.Among(Ref(word), V("k")))
        for counter in COUNTERS:
            some = t.Among(Ref(word), V("k"), V("n"))
            g.phrase("if", f"{{k:kind}}{{n:int}}{counter}以上{deed}", some)
    g.phrase("if", "これが能力によって場に出ていた", t.CausedBy())
    g.phrase("if", "これが{g:kind}の能力によって場に出ていた", t.CausedBy(V("g")))
    for place, zones in (("EXエリア", ("ex",)), ("場かEXエリア", ("field", "ex")), ("墓場", ("cemetery",))):
        g.phrase("if", f"これが{place}にある", t.Is(SELF, t.Zone(zones)))


def newer_conditions(g: Grammar) -> None:
    for ja, figure in (("元のコスト", "cost"), ("攻撃力", "attack"), ("体力", "defense")):
        for word, op in (("以上", ">="), ("以下", "<="), ("", "=")):
            g.phrase("if", f"それの{ja}が{{n:int}}{word}", t.Is(IT, t.Figure(figure, op, V("n"))))
    g.phrase("if", "これに{c:counter}が置かれている", t.Is(t.SELF, t.Counter(V("c"))))
    g.phrase("if", "自分のSEPが0", t.Compare(t.Number(t.YOU, SEP), "=", 0))
    g.phrase("if", "場に出たフォロワーが{k:kind}", t.Is(BECAME, V("k")))
    done = t.If(t.Did("did"), V("b"))
    g.phrase("run", "{a:items}そうしたなら、{b:items}", (Rest("a"), done))
    for words in ("これに置かれていた{c:counter}の数", "これの{c:counter}の数"):
        g.phrase("base", words, t.CountersOn(t.SELF, V("c")))
    for ja, figure in (("攻撃力", "attack"), ("体力", "defense"), ("元のコスト", "cost")):
        g.phrase("base", f"墓場に置いたフォロワーの{ja}", t.FigureOf(t.Ref(BURIED), figure))


def conditions_on_events(g: Grammar) -> None:
    nth = t.Compare(t.Happened(When("attack", V("g"))), "=", V("n"))
    often = t.Compare(t.Happened(When("attack", V("g"))), ">=", V("n"))
    for start in ("このターン、", "このターン中に"):
        g.phrase("if", start + "{n:int}回目の{g:one_group}の攻撃", nth, unrelated)
        g.phrase("if", start + "{g:one_group}が{n:int}回以上攻撃していた", often, _several_kinds)
        left = When("move", V("g"), src=("field",), dst=LEAVING, left=YOU)
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
    for deed, word in DEEDS:
        g.phrase("if", f"これによって{{k:kind}}{deed}", t.Among(Ref(word), V("k")))


def _several_kinds(env: t.Env) -> bool:
    """Whether the group is not just "your followers", whose attacks another phrase counts."""
    plain = canonical(YOURS, t.Zone(("field",)), t.Word("type", "follower"))
    return unrelated(env) and bool(env["g"] != plain)


def numbers_of_them(g: Grammar) -> None:
    for unit in (*COUNTERS, "種類"):
        g.phrase("cond", f"{{n:int}}{unit}以上なら、", t.More(">=", V("n")))
        g.phrase("cond", f"{{n:int}}{unit}以下なら、", t.More("<=", V("n")))
        g.phrase("cond", f"{{n:int}}{unit}なら、", t.More("=", V("n")))
    g.phrase("cond", "{n:int}以上なら、", t.More(">=", V("n")))


def both_there(g: Grammar) -> None:
    """Phrases about cards of several kinds in one place: each kind is there, or the player selects one of each."""
    for ja, zone in PLACES:
        name = f"{zone.names[0]}_kind"
        g.add(name, Bunch("head", "kind_pre", "post", join, parts_of, always=(t.YOURS, zone)))
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
    """Whether the groups are not both names; other phrases join two names."""
    return not all(
        any(isinstance(part, t.Word) and part.kind == "name" for part in parts_of(env[name])) for name in ("a", "b")
    )


def add(g: Grammar) -> None:
    for part in (
        conditions,
        finer_conditions,
        short_conditions,
        memories,
        newer_conditions,
        conditions_on_events,
        numbers_of_them,
        both_there,
    ):
        part(g)
