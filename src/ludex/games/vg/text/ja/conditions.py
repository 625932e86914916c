"""Japanese, conditions: what stands before なら, alone or before another condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.text.ja.nouns import ITSELF, joined, lying, sided, unsided
from ludex.games.vg.text.ja.states import CIRCLES, DOING, rows
from ludex.games.vg.text.ja.words import CREST_WORDS, CRESTS
from ludex.games.vg.text.meanings import CREST, DAMAGE, ENEMY_VANGUARD, HAND, IT, RC, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.alternatives import in_order, turned
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.ja.forms import inflected, verb
from ludex.lang.marks import (
    BANISHED,
    BURIED,
    CALLED,
    CAPTURED,
    CHOSEN,
    DISCARDED,
    FREED,
    JOINED,
    KEPT,
    LAID,
    PUT_BACK,
    RESTED,
    RETIRED,
    REVEALED,
    RIDDEN,
    SHUT,
    STOOD,
    SUFFERED,
    TAKEN,
)
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Compare,
    Count,
    Env,
    Exists,
    Figure,
    More,
    Rest,
    Unless,
    V,
    Within,
    Word,
)

SIDES = (("あなた", YOURS), ("相手", ENEMY))
HAS = (("がいる", "がいて"), ("がある", "があり"))
HAS_NOT = (
    ("がいない", "がおらず"),
    ("がない", "がなく"),
    ("がいない", "がいなく"),
    ("がいない", "がいなくて"),
    ("がない", "がなくて"),
)
COUNTED: tuple[tuple[str, Any], ...] = (
    ("{n:digits}枚以上", Exists),
    ("{n:digits}枚以下", lambda g, n: Compare(Count(g), "<=", n)),
    ("{n:digits}枚", lambda g, n: Compare(Count(g), "=", n)),
    ("ちょうど{n:digits}枚", lambda g, n: Compare(Count(g), "=", n)),
)


def cond(g: Grammar, words: str, end: str, mid: str, means: Any, when: Callable[[Env], bool] | None = None) -> None:
    """A condition in its forms: `cond_end`, `cond_past` before ら, `cond_mid`."""
    past = (("past", end),) if end.endswith(("た", "だ")) else ()
    stem, alike = inflected(g, "cond", (("end", end), ("mid", mid), *past))
    g.phrase(alike, f"{words}{stem}", means, when)


SO = "cond_so"
"""Conditions that end with a noun: before another one で is added; でない denies them."""


def being(g: Grammar, words: str, means: Any, when: Callable[[Env], bool] | None = None) -> None:
    """A condition that ends with a noun."""
    g.phrase(SO, words, means, when)


def nominal(g: Grammar) -> None:
    """The forms of conditions that end with a noun."""
    for form, end, means in (
        ("end", "", V("q")),
        ("mid", "で", V("q")),
        ("end", "でない", Unless(V("q"))),
        ("mid", "でなく", Unless(V("q"))),
    ):
        g.phrase(f"cond_{form}", f"{{q:{SO}}}{end}", means)


def having(g: Grammar) -> None:
    """What a player has, and what a zone has."""
    for end, mid in HAS:
        cond(g, "{g:group}", end, mid, Exists(V("g")))
        cond(g, "{g:in_zone}", end, mid, Exists(V("g")))
    for end, mid in HAS_NOT:
        cond(g, "{g:group}", end, mid, Unless(Exists(V("g"))))
        cond(g, "{g:in_zone}", end, mid, Unless(Exists(V("g"))))
    for end, mid in HAS:
        cond(g, "{g:in_field}", end, mid, Exists(V("g")), there)
        cond(g, "いずれかの{g:unit}", end, mid, Exists(V("g")), unsided)
    for end, mid in HAS_NOT:
        cond(g, "{g:in_field}", end, mid, Unless(Exists(V("g"))), there)
        cond(g, "いずれかの{g:unit}", end, mid, Unless(Exists(V("g"))), unsided)
    for words, made in COUNTED:
        being(g, f"{{g:in_field}}が{words}", made(V("g"), V("n")), there)
    in_column = Exists(t.All((V("g"), t.Beside(SELF, "column"))))
    for rows_, means in ((HAS, in_column), (HAS_NOT, Unless(in_column))):
        for end, mid in rows_:
            cond(g, "このユニットと同じ縦列に{x:comma}いずれかの{g:any_unit}", end, mid, means)
    for words, op in (("多い", ">"), ("少ない", "<")):
        for said, zone in (("リアガード", RC), ("ダメージゾーン", DAMAGE), ("手札", HAND)):
            mine, theirs = (Count(canonical(who, zone)) for who in (YOURS, ENEMY))
            cond(g, f"あなたの{said}が相手より", words, f"{words[:-1]}く", Compare(mine, op, theirs))
    for words in ("{g:different}", "{g:different_units}", "{g:different_pile}", "{g:in_zone_different}"):
        being(g, f"{words}が{{n:digits}}種類以上", Exists(V("g"), V("n")), sided)
    for words, kind in (("グレード", "grade"), ("カード名", "name"), ("クラン", "clan"), ("種族", "race")):
        many = Exists(t.All((V("g"), t.Different(kind))), V("n"))
        being(g, f"{{g:group}}の{words}が{{n:digits}}種類以上", many)
    for this in ITSELF:
        alike = Exists(t.All((V("g"), t.Shares(SELF, "name"))))
        cond(g, f"{{g:own_unit}}すべてが{this}と", "別名", "別名で", Unless(alike))
        cond(g, f"{{g:any_unit}}すべてが{this}と", "別名", "別名で", Unless(alike), in_row)
        others = t.All((YOURS, V("z"), t.Not(SELF), t.Shares(SELF, "name")))
        cond(g, f"あなたの、{{z:zones_of}}の他のカードすべてが{this}と", "別名", "別名で", Unless(Exists(others)))
    for counter in ("枚", "種類", "つ"):
        being(g, f"{{n:digits}}{counter}以上", More(">=", V("n")))
    for words, made in COUNTED:
        being(g, f"{{p:place}}にいずれかのカードが{words}", made(V("p"), V("n")))
        both = t.All((V("p"), V("g")))
        being(g, f"{{p:place}}に{{x:comma}}{{g:kinds_both}}が合計{words}", made(both, V("n")))
    for a, b, when in (("a", "b", in_order), ("b", "a", turned)):
        g.phrase("kinds_both", "{a:kind}と{b:kind}", t.Some((V(a), V(b))), when)
    for words, op in (("以上", ">="), ("以下", "<=")):
        being(g, f"{{g:group}}のグレードの合計が{{n:digits}}{words}", Compare(t.FigureOf(V("g"), "grade"), op, V("n")))
    apart_all = Compare(Count(t.All((V("g"), t.Different("name")))), ">=", Count(V("g")))
    cond(g, "{g:own_unit}すべてがそれぞれ", "別名", "別名で", apart_all)
    for words in ("{g:group}", "{g:in_zone}"):
        g.phrase("some", words, Exists(V("g")))
    g.phrase("some", "いずれかの{g:unit}", Exists(V("g")), unsided)
    for end, mid in HAS:
        for joint in ("か、", "か"):
            cond(g, f"{{a:some}}{joint}{{b:some}}", end, mid, t.Either((V("a"), V("b"))))
    for words, made in COUNTED:
        for what in ("{g:group}", "{g:in_zone}"):
            being(g, f"{what}が{words}", made(V("g"), V("n")))
            for end, mid in (("いる", "いて"), ("ある", "あり")):
                cond(g, f"{what}が{words}", end, mid, made(V("g"), V("n")))
    g.phrase("in_zone_pre", "{p:place}に", V("p"))
    g.phrase("in_zone_pre", "{p:place}に、", V("p"))
    g.phrase("in_zone_pre", "{p:place}に表の", t.All((V("p"), t.FaceUp(True))))
    g.add("in_zone_pre", *g.entries["kind_pre"], *g.entries["lain"])
    g.add("in_zone_all", Bunch("card_head", "in_zone_pre", "nothing", joined, parts_of))
    g.add("in_zone_where", *g.entries["in_zone_pre"][:2])
    g.add("in_zone_all", Bunch("kinds_apart", "in_zone_where", "nothing", joined, parts_of))
    g.phrase("in_zone", "{g:in_zone_all}", V("g"), of_a_zone)
    apart = (t.Different("name"),)
    g.add("in_zone_different", Bunch("card_head", "in_zone_pre", "nothing", joined, parts_of, always=apart))
    neither, either = (Exists(t.All((V("p"), V(name)))) for name in "ab")
    for first, without in (("がなく", True), ("があり", False)):
        for last, lacks in ((("がある", "があり"), False), (("がない", "がなく"), True)):
            if without != lacks:
                pair = (Unless(neither) if without else neither, Unless(either) if lacks else either)
                cond(g, f"{{p:place}}に{{x:comma}}{{a:kind}}{first}、{{b:kind}}", *last, t.Both(pair))
    crest = Exists(t.All((YOURS, CREST, Word("name", V("n")))))
    prisoners = canonical(ENEMY, t.Zone(("imprisoned",)))
    for words, made in COUNTED:
        being(g, f"あなたの監獄に収容されている相手のカードが{words}", made(prisoners, V("n")))
        being(g, f"あなたの監獄に相手のカードが{words}", made(prisoners, V("n")))
    named = Exists(t.All((YOURS, CREST, Within("name", V("n")))))
    cond(g, "あなたが{n:name}を含むクレストを", "持つ", "持ち", named, lambda env: env["n"] not in CREST_WORDS)
    for ja, en in CREST_WORDS.items():
        such = Exists(t.All((YOURS, CREST, Within("name", en))))
        cond(g, f"あなたが「{ja}」を含むクレストを", "持つ", "持ち", such)
    cond(g, "あなたが{n:name}のクレストを", "持つ", "持ち", crest, other_crest)
    cond(g, "あなたが{n:crest}のクレストを", "持つ", "持ち", crest)
    cond(g, "あなたが{n:crest}のクレストを", "持たない", "持たず", Unless(crest))


def other_crest(env: Env) -> bool:
    """Whether the crest is none of those that are told by another name."""
    return env["n"] not in (*CRESTS, *CRESTS.values())


STATES: tuple[tuple[str, str, Any], ...] = tuple((end, mid, means) for _, end, mid, means in (*rows(), *CIRCLES))


def described(env: Env) -> bool:
    """Whether the cards are described."""
    return bool(env["k"] != t.ANY)


def described_vanguard(env: Env) -> bool:
    """Whether it is a vanguard of which more is said: of a vanguard alone another phrase speaks."""
    parts = parts_of(env["g"])
    return VC in parts and len(parts) > 3


def either_name(env: Env) -> bool:
    """Whether the names are alternatives: a single one is read by another phrase."""
    return not all(isinstance(part, (t.Side, t.Zone, Within)) for part in parts_of(env["g"]))


def there(env: Env) -> bool:
    """Whether the group says whose it is, and that it lies in a row or a column, which the plain groups do not."""
    return sided(env) and any(isinstance(part, (t.Beside, t.Lies, t.Slot)) for part in parts_of(env["g"]))


def of_a_zone(env: Env) -> bool:
    """Whether the group says whose it is, and does not ask for arms on a circle: these lie in a zone of their own."""
    parts = parts_of(env["g"])
    return sided(env) and not (t.Word("type", "arms") in parts and t.Zone(("VC",)) in parts)


def in_row(env: Env) -> bool:
    """Whether the units are those of a row: it is the player's own."""
    return any(isinstance(part, t.Beside) and part.how == "row" for part in parts_of(env["g"]))


def being_such(g: Grammar) -> None:
    """What a vanguard is, what this unit is, what a card that was named is."""
    for words, side in SIDES:
        name = "own_vanguard" if side == YOURS else "foe_vanguard"
        g.add(name, Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(side, VC)))
        g.add(f"{name}_apart", Bunch("kinds_apart", "nothing", "nothing", joined, parts_of, always=(side, VC)))
        for comma in ("", "、"):
            being(g, f"{words}のヴァンガードが{comma}{{g:{name}}}", Exists(V("g")))
            being(g, f"{words}のヴァンガードが{comma}{{g:{name}_apart}}", Exists(V("g")))
        for end, mid in (("を含む", "を含み"), ("を含まない", "を含まず")):
            such = Within("name", V("n"))
            there = Exists(t.All((side, VC, such if "ま" not in end else t.Not(such))))
            cond(g, f"{words}のヴァンガードが{{n:name}}", end, mid, there)
        g.add(f"{name}_in", Bunch("named_ins", "nothing", "nothing", joined, parts_of, always=(side, VC)))
        for comma in ("", "、"):
            several = f"{words}のヴァンガードが{comma}{{g:{name}_in}}"
            cond(g, several, "を含む", "を含み", Exists(V("g")), either_name)
        g.add(f"{name}_sole", Bunch("sole_clan", "nothing", "nothing", joined, parts_of, always=(side, VC)))
        being(g, f"{words}のヴァンガードの{{g:{name}_sole}}", Exists(V("g")))
        for comma in ("", "、"):
            being(g, f"{words}のヴァンガードが{comma}{{g:named_or}}", Exists(t.All((side, VC, V("g")))))
        for icon, fighter in (("アイチ", "Aichi"), ("櫂", "Kai")):
            had = Exists(t.All((side, VC, Word("fighter", fighter))))
            cond(g, f"{words}のヴァンガードが{icon}アイコンを", "持つ", "持ち", had)
        printed = Exists(t.All((side, VC, Word("original name", V("n")))))
        being(g, f"{words}のヴァンガードの元々のカード名が{{n:name}}", printed)
        skilled = Exists(t.All((side, VC, t.Has("Divine Skill"))))
        cond(g, f"{words}のヴァンガードが【ディヴァインスキル】を", "持つ", "持ち", skilled)
        for end, mid, state in STATES:
            cond(g, f"{words}のヴァンガードが", end, mid, Exists(t.All((side, VC, state))))
    for this, what in (*((this, SELF) for this in ITSELF), ("そのユニット", IT), ("そのカード", IT), ("それ", IT)):
        for end, mid, state in STATES:
            cond(g, f"{this}が", end, mid, t.Is(what, state))
        if what == SELF:
            being(g, f"{this}が{{g:kind}}", t.Is(SELF, V("g")))
        if what == IT:
            being(g, f"{this}が{{g:kinds}}", t.Is(IT, V("g")))
            cond(g, f"{this}が{{n:name}}", "を含む", "を含み", t.Is(IT, Within("name", V("n"))))
    for this in ("公開したカード", "その公開したカード", "公開されたカード", "その公開されたカード"):
        being(g, f"{this}が{{g:kinds}}", t.Is(t.Ref(REVEALED), V("g")))
    for i, (said, state) in enumerate(DOING):
        group = lying(g, f"own_doing_{i}", state)
        cond(g, f"{{g:{group}}}が{said}", "いる", "いて", Exists(V("g")), described_vanguard)
    for said, role in (
        ("アタックしている", "attacking"), ("アタックされている", "attacked"), ("ブーストしている", "boosting"),
    ):  # fmt: skip
        for whose, of in (("", ()), ("相手の", (ENEMY,)), ("あなたの", (YOURS,))):
            start, who = f"{said}{whose}ユニット", (*of, t.Role(role))
            for end, mid, state in STATES:
                cond(g, f"{start}が{{x:comma}}", end, mid, Exists(t.All((*who, state))))
            being(g, f"{start}が{{x:comma}}{{g:kind}}", Exists(t.All((*who, V("g")))))
            for form in ("end", "mid"):
                having_it = Exists(t.All((*who, V("q"))))
                g.phrase(f"cond_{form}", f"{start}が{{x:comma}}{{q:quality_{form}}}", having_it)
            for on, zone in (("ヴァンガード", VC), ("リアガード", RC)):
                being(g, f"{start}が{{x:comma}}{on}", Exists(t.All((*who, zone))))
            for limit, op in (("以上", ">="), ("以下", "<=")):
                being(
                    g, f"{start}の{{f:figure}}が{{n:digits}}{limit}", Exists(t.All((*who, Figure(V("f"), op, V("n")))))
                )
    mine, theirs = t.Greatest(VANGUARD, "grade"), t.Greatest(ENEMY_VANGUARD, "grade")
    for words, op in (("より低い", "<"), ("より高い", ">"), ("以上", ">="), ("以下", "<=")):
        being(g, f"あなたのヴァンガードのグレードが相手のヴァンガードのグレード{words}", Compare(mine, op, theirs))
        being(g, f"相手のヴァンガードのグレードがあなたのヴァンガードのグレード{words}", Compare(theirs, op, mine))
    for comma in ("", "、"):
        for words, op in (("より低い", "<"), ("より高い", ">"), ("以上", ">="), ("以下", "<=")):
            said = f"あなたのヴァンガードのグレードが、相手のヴァンガードのグレード{words}"
            if comma:
                being(g, said, Compare(mine, op, theirs))
    for said, op in (("以上", ">="), ("以下", "<=")):
        for this, what in (*((this, SELF) for this in ITSELF), ("そのユニット", IT)):
            being(g, f"{this}の{{f:figure}}が{{n:digits}}{said}", t.Is(what, Figure(V("f"), op, V("n"))))
        for words, side in SIDES:
            strong = Exists(t.All((side, VC, Figure(V("f"), op, V("n")))))
            being(g, f"{words}のヴァンガードの{{f:figure}}が{{n:digits}}{said}", strong)
    both = t.Both(tuple(Exists(t.All((side, VC, V("g")))) for _, side in SIDES))
    being(g, "あなたと相手の、ヴァンガードが{g:kind}", both)
    being(g, "あなたが後攻", t.Named("went second"))
    being(g, "あなたが先攻", Unless(t.Named("went second")))


def on_paper(env: Env) -> bool:
    """Whether the cards are told by what is printed on them: only that is known of cards that were played."""
    known = (t.All, t.Some, t.Not, Word, Within, Figure, t.Has, t.Anything, t.Side, t.Zone, t.Self)
    parts = walk.nodes(env["k"])
    return all(isinstance(part, known) or (isinstance(part, t.Shares) and part.what == SELF) for part in parts)


TURN = ("{since:since}",)
"""Words for this turn: see `history.since`."""


def remembering(g: Grammar) -> None:
    """What happened this turn."""
    for this in TURN:
        for words, when in (
            ("あなたがペルソナライド", t.When("persona ride", player=YOU)),
            ("あなたがライド", t.When("ride", player=YOU)),
            ("あなたが【カウンターチャージ】", t.When("counter-charge", player=YOU)),
            ("あなたが【ソウルチャージ】", t.When("soul-charge", player=YOU)),
            ("あなたが【エネルギーチャージ】", t.When("energy-charge", player=YOU)),
            ("あなたが【エネルギーブラスト】", t.When("energy-blast", player=YOU)),
        ):
            happened = Compare(t.Happened(when), ">=", 1)
            cond(g, f"{this}{words}", "している", "していて", happened)
            cond(g, f"{this}{words}", "していない", "しておらず", Unless(happened))
        for self_ in ITSELF:
            for comma in ("", "、"):
                for words in (f"{this}{self_}が", f"{self_}が{comma}{this}") if not comma else (f"{self_}が、{this}",):
                    cond(g, f"{words}登場し", "ている", "ていて", t.Named("came this turn"))
                    cond(g, f"{words}登場し", "ていない", "ておらず", Unless(t.Named("came this turn")))
        often = Compare(t.Happened(t.When("attack", SELF)), ">=", V("n"))
        for self_ in ITSELF:
            for self_first in (f"{this}{self_}が", f"{self_}が、{this}"):
                cond(g, f"{self_first}{{n:digits}}回以上アタックし", "ている", "ていて", often)
        for said, cause in (("", t.ANY), ("{c:by}", V("c"))):
            when = t.When("move", V("g"), word="placed", cause=cause)
            several = Compare(t.Happened(when), ">=", V("n"))
            cond(g, f"{this}{{g:own_unit}}が{said}{{n:digits}}枚以上登場し", "ている", "ていて", several)
        attacked = Compare(t.Happened(t.When("attack", V("g"))), ">=", V("n"))
        boosted = Compare(t.Happened(t.When("boost", V("g"))), ">=", V("n"))
        for total in ("", "合計"):
            cond(g, f"{this}{{g:own_unit}}が{total}{{n:digits}}回以上アタックし", "ている", "ていて", attacked)
            cond(g, f"{this}{{g:own_unit}}が{total}{{n:digits}}回以上ブーストし", "ている", "ていて", boosted)
        anybody = Compare(t.Played(t.EACH, V("k")), ">=", 1)
        cond(g, f"{this}{{k:kind}}がプレイされ", "ている", "ていて", anybody, on_paper)
        cond(g, f"{this}{{k:kind}}がプレイされ", "ていない", "ておらず", Unless(anybody), on_paper)
        for zone, name in (("オーダーゾーン", "order zone"), ("ソウル", "soul"), ("ドロップ", "drop")):
            for card in ("カード", "いずれかのカード"):
                put: Any = Compare(t.Happened(t.When("move", t.YOURS, dst=(name,))), ">=", 1)
                if name == "order zone" and card != "カード":
                    jailed = t.When("move", ENEMY, dst=("imprisoned",))
                    put = t.Either((put, Compare(t.Happened(jailed), ">=", 1)))
                cond(g, f"{this}あなたの{zone}に{card}が置かれ", "ている", "ていて", put)
                cond(g, f"{this}あなたの{zone}に{card}が置かれ", "ていない", "ておらず", Unless(put))
        for zone, name in (("オーダーゾーン", "order zone"), ("ソウル", "soul"), ("ドロップ", "drop")):
            kind_put = Compare(t.Happened(t.When("move", t.All((YOURS, V("k"))), dst=(name,))), ">=", 1)
            cond(g, f"{this}あなたの{zone}に{{k:kind}}が置かれ", "ている", "ていて", kind_put, described)
            cond(g, f"{this}あなたの{zone}に{{k:kind}}が置かれ", "ていない", "ておらず", Unless(kind_put), described)
            for card in ("カード", "いずれかのカード"):
                for by, cause in (("", t.ANY), ("{c:by}", V("c"))):
                    came_to: Any = Compare(t.Happened(t.When("move", YOURS, dst=(name,), cause=cause)), ">=", 1)
                    if name == "order zone" and card != "カード":  # prisoners lie there, too
                        jailed = t.When("move", ENEMY, dst=("imprisoned",), cause=cause)
                        came_to = t.Either((came_to, Compare(t.Happened(jailed), ">=", 1)))
                    cond(g, f"{this}{card}が{by}あなたの{zone}に置かれ", "ている", "ていて", came_to)
                    if by:
                        anyone = Compare(t.Happened(t.When("move", dst=(name,), cause=cause)), ">=", 1)
                        cond(g, f"{this}{card}が{by}{zone}に置かれ", "ている", "ていて", anyone)
        played = Compare(t.Played(YOU, V("k")), ">=", 1)
        often = Compare(t.Played(YOU, V("k")), ">=", V("n"))
        cond(g, f"{this}あなたが{{k:kind}}を{{n:digits}}回以上プレイ", "している", "していて", often, on_paper)
        for said, who in (("あなた", YOU), ("相手", OPPONENT)):
            came = Compare(t.Happened(t.When("move", player=who, dst=("damage",))), ">=", 1)
            cond(g, f"{this}{said}のダメージゾーンにカードが置かれ", "ている", "ていて", came)
            cond(g, f"{this}{said}のダメージゾーンにカードが置かれ", "ていない", "ておらず", Unless(came))
        theirs = Compare(t.Played(OPPONENT, V("k")), ">=", 1)
        cond(g, f"{this}相手が{{k:kind}}をプレイ", "している", "していて", theirs, on_paper)
        cond(g, f"{this}相手が{{k:kind}}をプレイ", "していない", "しておらず", Unless(theirs), on_paper)
        cond(g, f"{this}あなたが{{k:kind}}をプレイ", "している", "していて", played, on_paper)
        cond(g, f"{this}あなたが{{k:kind}}をプレイ", "していない", "しておらず", Unless(played), on_paper)
    nth, later = Compare(t.Memory("battles"), "=", V("n")), Compare(t.Memory("battles"), ">=", V("n"))
    for of in ("このターン", "このバトルフェイズ", "このターンの"):
        for this in ("", "これが", "このバトルが"):
            being(g, f"{this}{of}{{n:digits}}回目のバトル", t.Both((t.Named("battle"), nth)))
            being(g, f"{this}{of}{{n:digits}}回目以降のバトル", t.Both((t.Named("battle"), later)))
    for phase, word in (("ライド", "ride"), ("メイン", "main"), ("バトル", "battle")):
        for whose, who in (("あなたの", YOU), ("相手の", OPPONENT)):
            being(g, f"{whose}{phase}フェイズ", t.Both((t.TurnOf(who), t.During(word))))
            being(g, f"{whose}{phase}フェイズ以外", Unless(t.Both((t.TurnOf(who), t.During(word)))))
        being(g, f"{phase}フェイズ", t.During(word))
        being(g, f"{phase}フェイズ以外", Unless(t.During(word)))
    used, unused = (Compare(t.Number(YOU, "divine skills"), op, n) for op, n in ((">=", 1), ("=", 0)))
    for fight in ("このファイト中に", "このファイトで", "このファイト中、"):
        cond(g, f"{fight}あなたが【ディヴァインスキル】を使って", "いる", "いて", used)
        cond(g, f"{fight}あなたが【ディヴァインスキル】を使って", "いない", "おらず", unused)
    for this in TURN:
        for words, hit in (
            ("にアタックがヒット", t.When("hit", other=V("g"))),
            ("のアタックがヒット", t.When("hit", V("g"))),
        ):
            struck = Compare(t.Happened(hit), ">=", 1)
            cond(g, f"{this}{{g:own_unit}}{words}して", "いる", "いて", struck)
            cond(g, f"{this}{{g:own_unit}}{words}して", "いない", "おらず", Unless(struck))
    being(g, "あなたのターン", t.TurnOf(YOU))
    being(g, "相手のターン", t.TurnOf(OPPONENT))
    for words, name in (("“一気呵勢”", "Final Rush"), ("“一気呵成”", "Final Rush"), ("“一気爆勢”", "Final Burst")):
        being(g, f"あなたが{words}", t.Named(name))
    being(g, "あなたの世界が真宵楽園", t.Named("world Stray Garden"))
    for words in ("そのアタックが", "アタックが", "このバトルでアタックが"):
        cond(g, words, "ヒットしていない", "ヒットしておらず", t.Named("attack missed"))
    for words in ("このバトルでアタックが", "そのアタックが"):
        cond(g, words, "ヒットしている", "ヒットしていて", Unless(t.Named("attack missed")))
    for start in ("", "{i:itself}が"):
        cond(g, f"{start}{{c:by}}", "登場した", "登場し", t.CausedBy(V("c")))
        cond(g, f"{start}{{s:source}}", "登場した", "登場し", t.CameFrom(V("s")))
        cond(g, f"{start}{{s:source}}(R)に", "登場した", "登場し", t.CameFrom(V("s"), ("RC",)))
        cond(g, f"{start}{{s:source}}(G)に", "置かれた", "置かれ", t.CameFrom(V("s"), ("GC",)))
    cond(g, "{i:itself}が{m:while}", "登場した", "登場し", V("m"))
    for circle, there in (("(V)", VC), ("(R)", RC)):
        for start in ("", "{i:itself}が"):
            cond(g, f"{start}{circle}に", "登場した", "登場し", t.Is(SELF, there))
    own = t.Both((t.Named("attacked in this battle"), t.Named("attack missed")))
    cond(g, "このユニットのアタックが", "ヒットしていない", "ヒットしておらず", own)


CAME_FROM = {"手札": "hand", "ダメージゾーン": "damage", "ドロップ": "drop", "ソウル": "soul"}
DONE: tuple[tuple[str, str, Any], ...] = (
    ("", "コールする", CALLED),
    ("(R)に", "コールする", CALLED),
    ("", "退却させる", RETIRED),
    ("手札に", "加える", TAKEN),
    ("手札に", "戻す", TAKEN),
    ("", "加える", TAKEN),
    ("", "戻す", TAKEN),
    ("", "捨てる", DISCARDED),
    ("", "バインドする", BANISHED),
    ("", "ライドする", RIDDEN),
    ("ソウルに", "置く", KEPT),
    ("ドロップに", "置く", BURIED),
    ("山札の下に", "置く", PUT_BACK),
    ("オーダーゾーンに", "置く", LAID),
    *(("", "置く", deed) for deed in (KEPT, BURIED, PUT_BACK, LAID, SUFFERED)),
    ("ダメージゾーンに", "置く", SUFFERED),
    ("", "呪縛する", SHUT),
    ("", "解呪する", FREED),
    ("", "収容する", CAPTURED),
    ("", "装備する", JOINED),
)
"""What was done before: the words, and the deed. NB: where several were, the text is declined."""


def doing(g: Grammar) -> None:
    """What was done in this effect."""
    for before, word, deed in DONE:
        moved = Compare(t.Moved(deed), ">=", 1)
        forms = verb(word)
        cond(g, before, forms.past, forms.mid, moved)
        g.phrase("cond_mid", f"{before}{forms.te}", moved)
        cond(g, before, forms.not_past, f"{forms.not_past[:-3]}ず", Unless(moved))
        for words, op in (("以上", ">="), ("", "=")):
            cond(g, f"{{n:count}}{words}{before}", forms.past, forms.mid, Compare(t.Moved(deed), op, V("n")))
        for zone, name in CAME_FROM.items():
            of_it = t.Moved(deed, t.Zone((name,)))
            cond(g, f"{zone}から{before}", forms.past, forms.mid, Compare(of_it, ">=", 1))
            cond(g, f"{zone}から{{n:count}}以上{before}", forms.past, forms.mid, Compare(of_it, ">=", V("n")))
    shown = t.Among(t.Ref(REVEALED), t.ANY)
    cond(g, "", "公開した", "公開し", shown)
    cond(g, "", "公開しなかった", "公開せず", Unless(shown))
    cond(g, "{k:kinds}を", "公開した", "公開し", t.Among(t.Ref(REVEALED), V("k")))
    chosen = t.Among(t.Ref(CHOSEN), t.ANY)
    cond(g, "", "選んだ", "選び", chosen)
    cond(g, "", "選ばなかった", "選ばず", Unless(chosen))
    cond(g, "{n:count}以上", "選んだ", "選び", t.Among(t.Ref(CHOSEN), t.ANY, V("n")))
    cond(g, "{k:kinds}を", "選んだ", "選び", t.Among(t.Ref(CHOSEN), V("k")))
    cond(g, "", "そうした", "そうし", t.Did("did"))
    for stem, deed in (("【スタンド】させ", STOOD), ("【レスト】させ", RESTED)):
        cond(g, "", f"{stem}た", stem, Compare(t.Turned(deed), ">=", 1))
    for words in ("{n:count}以上", "{n:count}"):
        cond(g, f"{words}選んで", "いる", "いて", t.Among(t.Ref(CHOSEN), t.ANY, V("n")))
    unlike = Compare(Count(t.All((t.Ref(CHOSEN), t.Different("name")))), ">=", Count(t.Ref(CHOSEN)))
    for card in ("ユニット", "カード"):
        being(g, f"選ばれた{card}すべてがそれぞれ別名", unlike)
    for words, past, mid, deed in (
        ("を", "捨てた", "捨て", DISCARDED),
        ("をソウルに", "置いた", "置き", KEPT),
        *(("を", "置いた", "置き", deed) for deed in (KEPT, BURIED, PUT_BACK, LAID)),
        ("を手札に", "加えた", "加え", TAKEN),
        ("を", "加えた", "加え", TAKEN),
        ("を手札に", "戻した", "戻し", TAKEN),
        ("をドロップに", "置いた", "置き", BURIED),
        ("を山札の下に", "置いた", "置き", PUT_BACK),
        ("をオーダーゾーンに", "置いた", "置き", LAID),
        ("を", "バインドした", "バインドし", BANISHED),
        ("を", "退却させた", "退却させ", RETIRED),
        ("を", "公開した", "公開し", REVEALED),
        ("を", "コールした", "コールし", CALLED),
    ):
        for start in ("このコストで", "この効果で", "") if past != "公開した" else ("このコストで", "この効果で"):
            such: t.Cond = t.Among(t.Ref(deed), V("k"))
            if deed != REVEALED and start != "このコストで":
                such = Compare(t.Moved(deed, V("k")), ">=", 1)
            cond(g, f"{start}{{k:kinds}}{words}", past, mid, such)


def one_or_other(g: Grammar) -> None:
    """What is done with a card if it is of this kind, and what if it is of that kind, or is not."""
    for words in ("それが", "そのカードが", "公開したカードが", "公開されたカードが", ""):
        g.phrase("this_is", words, t.ANY)
    first, second = t.Is(IT, V("a")), t.Is(IT, V("b"))
    start = "{i:this_is}{a:kinds}なら{c:comma}{x:mids}"
    for words, means in (
        (f"{start}{{b:kinds}}なら{{d:comma}}{{y:clause_end}}", (t.If(first, V("x")), t.If(second, V("y")))),
        (f"{start}違うなら{{d:comma}}{{y:clause_end}}", (t.If(first, V("x"), V("y")),)),
    ):
        g.phrase("opening", f"{{m:mids}}{words}", (Rest("m"), *means))
    for this in ("それ", "そのカード"):
        words = f"{this}が{{a:kinds}}なら{{c:comma}}{{x:mids}}{{b:kinds}}なら{{d:comma}}{{y:clause_end}}"
        g.phrase("opening", words, (t.If(first, V("x")), t.If(second, V("y"))))


def add(g: Grammar) -> None:
    for part in (nominal, having, being_such, remembering, doing, one_or_other):
        part(g)
