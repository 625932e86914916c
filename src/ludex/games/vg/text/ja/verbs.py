"""Japanese, verbs: what is done with cards.

A deed without an object (`deed_mid`, `deed_end`, `deed_te`) is done with the cards that were named before. `taking`
names cards to choose; 選び or a deed stands after it.
"""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.c07_moving import get_crest
from ludex.games.vg.text.en.verbs.verbs import fill_some
from ludex.games.vg.text.ja.nouns import joined, placed, sided
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.ja.words import TOKENS as FIELD_TOKENS
from ludex.games.vg.text.meanings import FOUND, IT, MANY, NAMED, SEEN, SHUFFLED, SLOTS, VANGUARD, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.groups import canonical, parts_of
from ludex.lang.ja.forms import Forms, clause, noun, verb
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    Choose,
    Do,
    Draw,
    Env,
    Look,
    Move,
    Rest,
    SetFace,
    SetState,
    Shuffle,
    V,
    slotted,
)

FACE_UP, FACE_DOWN = verb("表にする"), verb("裏にする")
CALL, PUT, ADD, RETIRE = verb("コールする"), verb("置く"), verb("加える"), verb("退却させる")
OWN_ZONES = ("手札に", "ソウルに", "ドロップに", "オーダーゾーンに", "ダメージゾーンに", "山札の")
RETIRING = Move(V("o"), "drop", "retire")
"""Units that are retired to pay a cost."""
OPEN_CIRCLES = (
    ("空いている", "open"),
    ("ユニットのいない", "open"),
    ("ユニットのいない前列の", "open front"),
    ("ユニットのいない後列の", "open back"),
    ("このユニットと同じ縦列の、ユニットのいない", "open column"),
)
NAMED_CIRCLES = (
    ("後列の", "back"),
    ("前列の", "front"),
    ("中央後列の", "center"),
    ("このユニットと同じ縦列の", "column"),
    ("このユニットと同じ縦列の他の", "other column"),
    ("このユニットと同じ縦列の前列の", "front column"),
    ("このユニットと同じ縦列の後列の", "back column"),
    ("このユニットのいる", "here"),
    ("トークンユニットのいる", "tokened"),
    ("あなたの無限鱗粉マーカーのある", "Infinity_Eyes"),
    ("あなたの龍樹マーカーのある", "Dragontree"),
    ("龍樹マーカーのある", "Dragontree"),
)
"""Circles: the words before (R), and those of the verb."""
OPEN_SPOTS = (
    *OPEN_CIRCLES,
    ("ユニットのいない相手の", "open"),
    ("ユニットのいない相手の前列の", "open front"),
    ("ユニットのいない相手の後列の", "open back"),
    ("ユニットのいない中央後列の", "open center"),
    ("同じ縦列の、ユニットのいない", "open column"),
)
"""To which circles units are moved."""
BOOSTED = (
    ("そのブーストされたリアガード", t.All((t.Zone(("RC",)), t.Role("boosted", SELF)))),
    ("そのブーストされたユニット", t.Role("boosted", SELF)),
)
CIRCLES = (
    ("(R)", "RC"),
    ("(G)", "GC"),
    *((f"{words}(R)", f"RC {word}") for words, word in OPEN_CIRCLES),
    *((f"{words}(R)", f"RC {word}") for words, word in NAMED_CIRCLES),
)
ORDERS = ("", "望む順で")

TO: tuple[tuple[str, Any], ...] = (
    ("山札の上", Move(V("o"), "deck")),
    ("山札の下", Move(V("o"), "deck", position="bottom")),
    ("ソウル", Move(V("o"), "soul")),
    ("ドロップ", Move(V("o"), "drop")),
    ("オーダーゾーン", Move(V("o"), "order zone")),
)
"""Where cards are put, one place or another."""

DEEDS: tuple[tuple[str, Forms, Any], ...] = (
    ("", RETIRE, Do("retire", V("o"))),
    *((f"{words}に", CALL, Do("call", V("o"), word=word)) for words, word in CIRCLES),
    ("(R)に【レスト】で", CALL, Do("call", V("o"), word="RC rest")),
    ("(R)に【スタンド】で", CALL, Do("call", V("o"), word="RC")),
    *(
        (f"{words}(R)に【レスト】で", CALL, Do("call", V("o"), word=f"RC rest {word}"))
        for words, word in (*OPEN_CIRCLES, *NAMED_CIRCLES)
    ),
    ("(G)に", verb("移動させる"), Do("move to guard", V("o"))),
    *((f"{words}(R)に", verb("移動させる"), Do("move to circle", V("o"), word=word)) for words, word in OPEN_SPOTS),
    ("", verb("稼働させる"), Do("operate", V("o"))),
    ("", verb("リトライさせる"), Do("retry", V("o"))),
    ("", verb("プレイする"), Do("play", V("o"))),
    ("", verb("ライドする"), Do("ride", V("o"))),
    ("【スタンド】で", verb("ライドする"), Do("ride", V("o"))),
    ("【レスト】で", verb("ライドする"), Do("ride", V("o"), word="rest")),
    ("手札に", ADD, Move(V("o"), "hand")),
    ("手札に", verb("戻す"), Move(V("o"), "hand", "return")),
    ("ソウルに", PUT, Move(V("o"), "soul")),
    ("ドロップに", PUT, Move(V("o"), "drop")),
    ("オーダーゾーンに", PUT, Move(V("o"), "order zone")),
    ("オーダーゾーンに表で", PUT, Move(V("o"), "order zone", up=True)),
    ("オーダーゾーンに裏で", PUT, Move(V("o"), "order zone", up=False)),
    ("ダメージゾーンに", PUT, Move(V("o"), "damage")),
    ("ダメージゾーンに表で", PUT, Move(V("o"), "damage", up=True)),
    ("ダメージゾーンに裏で", PUT, Move(V("o"), "damage", up=False)),
    ("Gゾーンに表で", PUT, Move(V("o"), "G", up=True)),
    ("ライドデッキに表で", PUT, Move(V("o"), "ride deck", up=True)),
    *(
        (f"山札の{words}に{order}", PUT, Move(V("o"), "deck", position=end))
        for words, end in (("上", "top"), ("下", "bottom"))
        for order in ORDERS
    ),
    *(
        (f"{first}か{second.removeprefix('山札の')}に", PUT, t.Modes(1, ((one,), (other,))))
        for first, one in TO
        for second, other in TO
        if first != second
    ),
    ("", verb("捨てる"), Move(V("o"), "drop", "discard")),
    ("", verb("バインドする"), Move(V("o"), "bind", "bind", up=True)),
    ("表で", verb("バインドする"), Move(V("o"), "bind", "bind", up=True)),
    ("裏で", verb("バインドする"), Move(V("o"), "bind", "bind", up=False)),
    ("", verb("除外する"), Move(V("o"), "removed", "remove")),
    ("", verb("公開する"), t.Reveal(V("o"))),
    ("", verb("呪縛する"), Do("lock", V("o"))),
    ("", verb("解呪する"), Do("unlock", V("o"))),
    ("", verb("回復する"), Do("heal", V("o"))),
    ("", verb("【スタンド】させる"), SetState(V("o"), "stand")),
    ("", verb("【レスト】させる"), SetState(V("o"), "rest")),
    ("", verb("表にする"), SetFace(V("o"), True)),
    ("", verb("裏にする"), SetFace(V("o"), False)),
)
"""What is done with cards: the words between them and the verb, the verb, and the instruction on the cards `o`."""


def on(means: Any, what: Any) -> Any:
    """The instruction with the cards `what` for `o`."""
    return t.pattern(fill_some(means, {"o": what}))


def from_seen(env: Env) -> bool:
    """Whether the group has no place and no player: then it is of the cards that were looked at."""
    return not sided(env) and not placed(env)


def fielded(env: Env) -> bool:
    """Whether the group says whose units it is of, or is of units in the battle."""
    return sided(env) or any(isinstance(part, t.Role) for part in parts_of(env["g"]))


def carded(env: Env) -> bool:
    """Whether the group is of cards: no token is among those that were looked at."""
    names = [part.value for part in parts_of(env["g"]) if isinstance(part, t.Word) and part.kind == "name"]
    return not any(name in FIELD_TOKENS.values() for name in names)


TAKEN: tuple[tuple[str, str, Any], ...] = (
    ("{g:unit}を", "t", fielded),
    ("いずれかの{g:any_unit}を", "t", None),
    ("あなたと相手の{y:comma}{g:any_unit}を", "t", None),
    ("{g:one_or_this}を", "t", None),
    ("{g:own_units_or}を", "t", None),
    ("{g:owned}を", "cost", None),
    ("{g:chosen}を", "t", placed),
    ("{g:own_place}から", "t", None),
    ("{g:own_place}を", "t", None),
    ("その中から{g:seen_kinds}を", "found", carded),
    ("{g:seen_kinds}を", "found", carded),
)
"""How cards to choose are named: the words before the number, the name of the choice, and its condition."""


def taking(g: Grammar) -> None:
    for words, what in (
        ("そのユニットかこのユニット", t.Some((IT, SELF))),
        ("このユニットかそのユニット", t.Some((SELF, IT))),
        ("このユニットかあなたのヴァンガード", t.Some((SELF, VANGUARD))),
        ("あなたのヴァンガードかこのユニット", t.Some((SELF, VANGUARD))),
        ("このユニットがブーストしているユニット", t.Role("boosted", SELF)),
        ("このカードのドレス先のユニット", canonical(YOURS, FIELD, t.Related("dressed over", SELF))),
        ("あなたの監獄に収容されている相手のカード", canonical(ENEMY, t.Zone(("imprisoned",)))),
        ("あなたの監獄に収容されているカード", canonical(ENEMY, t.Zone(("imprisoned",)))),
        ("このユニットをブーストしているユニット", t.Role("boosting", SELF)),
    ):
        g.phrase("one_or_this", words, what)
    g.phrase("chosen_pre", "{p:own_place}から", V("p"))
    g.phrase("chosen_pre", "{p:own_place}から、", V("p"))
    g.phrase("chosen_pre", "{p:place}の", V("p"))
    g.phrase("chosen_pre", "{p:unsaid_place}の", V("p"))
    for words in ("", "手札から", "ドロップから", "ソウルから", "バインドゾーンから", "オーダーゾーンから", "(R)から"):
        g.phrase("where", words, t.ANY)
    for words in ("", "(R)から", "、"):
        g.phrase("off", words, t.ANY)
    g.add("chosen_pre", *g.entries["kind_pre"], *g.entries["lain"])
    g.add("chosen", Bunch("card_head", "chosen_pre", "nothing", joined, parts_of))
    g.add("chosen_where", *(entry for entry in g.entries["chosen_pre"][:2]))
    g.add("chosen", Bunch("kinds_apart", "chosen_where", "nothing", joined, parts_of))
    g.add("owned_pre", *(entry for entry in g.entries["field_pre"] if entry not in g.entries["side"]))
    g.add("owned", Bunch("field_head", "owned_pre", "nothing", joined, parts_of, (FIELD,), always=(YOURS,)))
    for words, name, when in TAKEN:
        for number, n, up_to in (
            ("{n:count}", V("n"), False),
            ("{n:count}まで", V("n"), True),
            ("望む枚数", t.Count(V("g")), True),
            ("{x:comma}{k:amount}と同じ枚数", V("k"), False),
            ("{x:comma}{k:amount}と同じ枚数まで", V("k"), True),
        ):
            if name != "cost":
                g.phrase("taking", f"{words}{number}", (Choose(name, n, V("g"), up_to=up_to),), when)
            if name != "found":
                paid = (Choose("cost", n, V("g"), up_to=up_to),)
                g.phrase("paying_with", f"{words}{number}", paid, when)
                g.phrase("discarding", f"{words}{number}", (Choose("discard", n, V("g"), up_to=up_to),), when)
    for words, most, least in (
        ("{l:count}以上、{n:count}まで", V("n"), V("l")),
        ("{l:count}以上、望む枚数", t.Count(V("g")), V("l")),
        ("{l:count}以上", t.Count(V("g")), V("l")),
    ):
        for said, name, when in TAKEN:
            if name != "found":
                some = {"up_to": True, "least": least}
                g.phrase("paying_with", f"{said}{words}", (Choose("cost", most, V("g"), **some),), when)
                g.phrase("discarding", f"{said}{words}", (Choose("discard", most, V("g"), **some),), when)
    for number, up_to in (("{n:count}", False), ("{n:count}まで", True), ("{n:count}を", False)):
        for start in ("", "その中から"):
            if number.endswith("を") and not start:
                continue
            g.phrase("taking", f"{start}{number}", (Choose("found", V("n"), SEEN, up_to=up_to),))
        for shown in ("その公開された中から", "この公開された中から"):
            g.phrase("taking", f"{shown}{number}", (Choose("picked", V("n"), FOUND, up_to=up_to),))
    for start in ("", "その中から"):
        g.phrase("taking", f"{start}望む枚数", (Choose("found", t.Count(SEEN), SEEN, up_to=True),))
    each = (Choose("found", V("n"), V("a"), up_to=True), Choose("found", V("n"), V("b"), up_to=True, also=True))
    apart = (
        Choose("found", V("n"), t.All((V("p"), V("a"))), up_to=True),
        Choose("found", V("n"), t.All((V("p"), V("b"))), up_to=True, also=True),
    )
    for joint in ("と", "と、"):
        words = f"{{p:own_place}}から{{x:comma}}{{a:kind}}{joint}{{b:kind}}をそれぞれ{{n:count}}まで"
        g.phrase("taking", words, apart, plain_kinds)
    for joint in ("と", "と、"):
        for start in ("", "その中から"):
            words = f"{start}{{a:seen}}{joint}{{b:seen}}をそれぞれ{{n:count}}まで"
            g.phrase("taking", words, each)
    g.add("picked", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(FOUND,)))
    for number, up_to in (("{n:count}", False), ("{n:count}まで", True)):
        for comma in ("", "、"):
            words = f"その公開された中から{comma}{{g:picked}}を{number}"
            g.phrase("taking", words, (Choose("picked", V("n"), V("g"), up_to=up_to),))
    for words, name, when in TAKEN:
        if name != "cost":
            every = (Choose(name, t.Count(V("g")), V("g")),)
            clause(g, "clause", f"{words}すべて", verb("選ぶ"), every, when)
    widening(g)
    clause(g, "clause", "{c:taking}", verb("選ぶ"), V("c"))
    for form in ("mid", "end", "te"):
        g.phrase(f"clause_{form}", f"{{d:deed_{form}}}", V("d"))
    for comma in ("", "、"):
        for form in ("end", "mid", "te"):
            either = (t.Modes(1, (V("a"), V("b"))),)
            g.phrase(f"clause_{form}", f"{{a:deed_end}}か{comma}{{b:deed_{form}}}", either)
        g.phrase("clause_end", f"{{a:charge}}か{comma}{{b:clause_end}}", (t.Modes(1, (V("a"), V("b"))),))
        drawn = (t.Modes(1, ((Draw(V("n")),), V("b"))),)
        g.phrase("clause_end", f"{{n:count}}引くか{comma}{{b:clause_end}}", drawn)
        g.phrase("clause_end", f"{{a:thing_deed}}か{comma}{{b:deed_end}}", (t.Modes(1, (V("a"), V("b"))),))
    g.phrase("clause_end", "{a:charge}/{b:charge}", (Rest("a"), Rest("b")))
    for word, verb_ in (
        ("カウンターチャージ", ""),
        ("ソウルチャージ", "soul-charge"),
        ("エネルギーチャージ", "energy-charge"),
    ):
        charged = (Do(verb_, SELF, V("n")),) if verb_ else slotted(counter_charge(MANY), SLOTS)
        g.phrase("charge", f"【{word}】({{n:digits}})", charged)


def doing(g: Grammar) -> None:
    for words in ("", "あなたの", "あなたの、"):  # NB: 相手の would be said of the opponent's cards only
        g.phrase("whose_zone", words, t.ANY)
    zoned = [(f"{{w:whose_zone}}{words}", forms, means) for words, forms, means in DEEDS if words.startswith(OWN_ZONES)]
    done_with(g, (*(deed for deed in DEEDS if not deed[0].startswith(OWN_ZONES)), *zoned))


def done_with(g: Grammar, deeds: tuple[tuple[str, Forms, Any], ...]) -> None:
    """What is done with cards that were named, with cards that are chosen for it, and to pay a cost."""
    for between, forms, means in deeds:
        paid = RETIRING if forms == RETIRE else means
        clause(g, "deed", between, forms, (on(means, LEFT_OUT),))
        clause(g, "clause", f"{{o:thing}}を{{f:off}}{between}", forms, (means,))
        clause(g, "clause", f"{{o:own_unit}}をすべて{between}", forms, (means,))
        if forms == verb("捨てる"):
            dropped = on(means, t.Ref("discard"))
            clause(g, "clause", f"{{c:discarding}}{between}", forms, (Rest("c"), dropped))
            clause(g, "pay", f"{{c:discarding}}{between}", forms, (Rest("c"), dropped))
            everything = (Choose("discard", t.Count(V("g")), V("g")), dropped)
            for words in ("{g:own_place}をすべて", "{g:own_place}すべてを"):
                clause(g, "pay", f"{words}{between}", forms, everything)
            clause(g, "pay", f"このカードを{between}", forms, (on(means, SELF),))
        else:
            clause(g, "clause", f"{{c:taking}}{between}", forms, (Rest("c"), on(means, LEFT_OUT)), unseen)
            found = (Rest("c"), on(means, t.Ref("found")))
            clause(g, "clause", f"{{c:taking}}{between}", forms, found, seen)
            shown = (Rest("c"), on(means, t.Ref("picked")))
            clause(g, "clause", f"{{c:taking}}{between}", forms, shown, picked)
            if forms in (FACE_UP, FACE_DOWN):
                continue
            clause(g, "pay", f"{{c:paying_with}}{{y:comma}}{between}", forms, (Rest("c"), on(paid, t.Ref("cost"))))
            clause(g, "paid", between, forms, (on(paid, t.Ref("cost")),))
            everything = (Choose("cost", t.Count(V("g")), V("g")), on(paid, t.Ref("cost")))
            clause(g, "pay", f"{{g:owned}}すべてを{between}", forms, everything)
            g.phrase("thing_deed", f"{{o:thing}}を{{x:comma}}{between}{forms.end}", (means,))
            for this in ("このユニット", "このカード"):
                clause(g, "pay", f"{{z:where}}{this}を{between}", forms, (on(paid, SELF),))
            for words, what in BOOSTED:
                clause(g, "pay", f"{words}を{between}", forms, (on(paid, what),))
                one = (Choose("t", 1, what), on(means, LEFT_OUT))
                clause(g, "clause", f"{words}を1枚選び、{between}", forms, one)
            for words in ("その捨てられたカード", "その退却したカード"):
                clause(g, "clause", f"{words}を1枚選び、{between}", forms, (on(means, t.Ref("those")),))


def turning(g: Grammar) -> None:
    """Costs that turn cards: only cards that lie otherwise can be turned. [VG 1.3.2.1]"""
    for forms, up in ((FACE_UP, True), (FACE_DOWN, False)):
        lies = (t.FaceUp(not up),)
        pile, cards = f"lying_{'down' if up else 'up'}", f"cards_{'down' if up else 'up'}"
        g.add(pile, Bunch("own_place", "nothing", "nothing", joined, parts_of, always=lies))
        g.add(cards, Bunch("card_head", "chosen_pre", "nothing", joined, parts_of, always=lies))
        paid = (Choose("cost", V("n"), V("g")), SetFace(t.Ref("cost"), up))
        clause(g, "pay", f"{{g:{pile}}}から{{n:count}}", forms, paid)
        clause(g, "pay", f"{{g:{cards}}}を{{n:count}}", forms, paid, placed)


def of_the_card(g: Grammar) -> None:
    """Two units exchange their places."""
    for words in ("そのユニットとこのユニット", "それとこのユニット"):
        moved = (Do("exchange", t.Some((t.Ref("that"), SELF))),)
        clause(g, "clause", f"{words}の位置を", verb("入れ替える"), moved)


def seen(env: Env) -> bool:
    """Whether the cards are chosen from those that were looked at."""
    return bool(env["c"]) and bool(env["c"][0].name == "found")


def picked(env: Env) -> bool:
    """Whether the cards are chosen from those that were revealed."""
    return bool(env["c"]) and bool(env["c"][0].name == "picked")


def plain_kinds(env: Env) -> bool:
    """Whether each of the two kinds is told by one word: what stands before the first could be meant for both."""
    return all(len(parts_of(env[name])) == 1 for name in "ab")


def widening(g: Grammar) -> None:
    """Under a condition more cards are chosen than the text before says."""
    for forms in (verb("選ぶ"), verb("探す")):
        for end, up_to in ((f"まで{forms.end}", True), (forms.end, False)):
            wider = (t.Widened(V("q"), V("n"), V("m"), up_to),)
            for x in ("", "あなたのユニットを"):
                g.phrase("sent", f"{{q:ifs}}{x}{{m:count}}ではなく{{n:count}}{end}", wider)
            for kind, words in (("name", "別名"), ("name", "別名のカード"), ("grade", "異なるグレード")):
                unlike = (t.Widened(V("q"), V("n"), V("m"), up_to, kind),)
                g.phrase("sent", f"{{q:ifs}}{{m:count}}ではなく{{y:comma}}それぞれ{words}を{{n:count}}{end}", unlike)
    seen = (t.Widened(V("q"), V("n"), V("m"), False, looks=True),)
    g.phrase("sent", "{q:ifs}{m:count}ではなく{n:count}見る", seen)


def unseen(env: Env) -> bool:
    """Whether the cards are chosen where they are, not from those that were looked at."""
    return bool(env["c"]) and bool(env["c"][0].name == "t")


def counting(g: Grammar) -> None:
    for before, forms, means in (
        ("{n:count}", verb("引く"), (Draw(V("n")),)),
        ("あなたは{n:count}", verb("引く"), (Draw(V("n")),)),
        ("あなたは", noun("【ソウルチャージ】({n:digits})"), (Do("soul-charge", SELF, V("n")),)),
        ("あなたは", noun("【エネルギーチャージ】({n:digits})"), (Do("energy-charge", SELF, V("n")),)),
        ("あなたと相手は{n:count}", verb("引く"), (t.By(t.EACH, (Draw(V("n")),)),)),
        ("", noun("【カウンターチャージ】({n:digits})"), slotted(counter_charge(MANY), SLOTS)),
        ("", noun("【ソウルチャージ】({n:digits})"), (Do("soul-charge", SELF, V("n")),)),
        ("", noun("【エネルギーチャージ】({n:digits})"), (Do("energy-charge", SELF, V("n")),)),
    ):
        clause(g, "clause", before, forms, means)
    theirs = verb("引く")
    for form, end in (("mid", f"{theirs.mid}、"), ("end", theirs.end)):
        g.phrase(f"clause_{form}", f"相手は{{n:count}}{end}", (Draw(V("n"), OPPONENT),))
    may = (t.May((Draw(V("n"), OPPONENT),), who=OPPONENT),)
    g.phrase("opening", f"相手は{{n:count}}{theirs.te}よい", may)
    g.phrase("opening", f"{{m:mids}}相手は{{n:count}}{theirs.te}よい", (Rest("m"), *may))
    for deck in ("あなたの山札を", "山札を"):
        clause(g, "clause", deck, verb("シャッフルする"), (Shuffle("deck"),))
        for done in ("山札から探したなら、", "山札から探したら、"):
            clause(g, "clause", done + deck, verb("シャッフルする"), SHUFFLED)
        top = f"{deck}上から{{n:count}}"
        clause(g, "clause", top, verb("見る"), (Look("seen", V("n"), "deck"),))
        clause(g, "clause", top, verb("公開する"), (Look("seen", V("n"), "deck"), t.Reveal(SEEN)))
        for words, zone in (("ソウルに", "soul"), ("ドロップに", "drop"), ("ダメージゾーンに", "damage")):
            clause(g, "clause", f"{top}{words}", PUT, (Do("put from deck", SELF, V("n"), zone),))
        for face, up in (("表で", True), ("裏で", False)):
            damaged = (Move(t.Top("deck", V("n")), "damage", up=up),)
            clause(g, "clause", f"{top}ダメージゾーンに{face}", PUT, damaged)
            clause(
                g, "clause", f"{top}{face}", verb("バインドする"), (Move(t.Top("deck", V("n")), "bind", "bind", up=up),)
            )
        clause(g, "clause", top, verb("捨てる"), (Move(t.Top("deck", V("n")), "drop", "discard"),))
        clause(g, "clause", top, verb("バインドする"), (Move(t.Top("deck", V("n")), "bind", "bind", up=True),))
        as_many = (Look("seen", V("g"), "deck"),)
        clause(g, "clause", f"{deck}上から{{x:comma}}{{g:amount}}と同じ枚数", verb("見る"), as_many)
        clause(
            g,
            "clause",
            f"{{o:thing}}を{deck[:-1]}に戻して",
            verb("シャッフルする"),
            (Move(V("o"), "deck"), Shuffle("deck")),
        )
        clause(g, "deed", f"{deck[:-1]}に戻して", verb("シャッフルする"), (Move(LEFT_OUT, "deck"), Shuffle("deck")))
    clause(g, "deed", "", noun("{n:digits}ダメージ"), (Do("deal damage", LEFT_OUT, V("n")),))
    searching(g)


SEARCHED = {
    "ドロップ": "drop",
    "ソウル": "soul",
    "手札": "hand",
    "バインドゾーン": "bind",
    "オーダーゾーン": "order zone",
    "ライドデッキ": "ride deck",
}
"""Zones that are searched with the deck."""


def searching(g: Grammar) -> None:
    """`also_searched`: the zones after the deck."""
    for words, zone in SEARCHED.items():
        g.phrase("a_searched", f"か{words}", (zone,))
    g.add("also_searched", Many("a_searched", joint="", least=1, flat=True))
    for number, up_to in (("{n:count}まで", True), ("{n:count}", False)):
        for comma in ("", "、"):
            for zones, more in (("", ()), ("{z:also_searched}", V("z"))):
                where = f"あなたの{comma}山札{zones}から{{x:comma}}"
                search = searched(V("n"), V("g"), more=more, up_to=up_to)
                clause(g, "clause", f"{where}{{g:kinds}}を{number}", verb("探す"), search)
                any_card = searched(V("n"), t.ANY, more=more, up_to=up_to)
                clause(g, "clause", f"{where}{number}", verb("探す"), any_card)


def opposing(g: Grammar) -> None:
    """What the opponent chooses of their cards, and what is done with them."""
    g.add("theirs", Bunch("field_head", "owned_pre", "nothing", joined, parts_of, (FIELD,), always=(ENEMY,)))
    g.phrase("theirs_pre", "{z:zone}から", V("z"))
    g.add("theirs_pre", *g.entries["kind_pre"])
    g.add("their_cards", Bunch("card_head", "theirs_pre", "nothing", joined, parts_of, always=(ENEMY,)))
    for words, what, when in (
        ("{g:theirs}を", V("g"), None),
        ("{g:their_cards}を", V("g"), placed),
        ("{z:zone}から", t.All((ENEMY, V("z"))), None),
    ):
        for own in ("自分の", ""):
            chosen = (Choose("t", V("n"), what, who=OPPONENT),)
            clause(g, "clause", f"相手は{own}{words}{{n:count}}", verb("選ぶ"), chosen, when)
            some = (Choose("t", V("n"), what, who=OPPONENT, up_to=True),)
            clause(g, "clause", f"相手は{own}{words}{{n:count}}まで", verb("選ぶ"), some, when)
            any_ = (Choose("t", t.Count(what), what, who=OPPONENT, up_to=True),)
            clause(g, "clause", f"相手は{own}{words}望む枚数", verb("選ぶ"), any_, when)
            may = (t.May((*chosen, Rest("d")), who=OPPONENT),)
            g.phrase("opening", f"相手は{own}{words}{{n:count}}選び、{{d:deed_te}}よい", may, when)


def getting(g: Grammar) -> None:
    """Crests, prisoners."""
    for you in ("あなたは", ""):
        got = slotted(get_crest(NAMED), {NAMED: V("c")})
        clause(g, "clause", f"{you}{{c:crest}}のクレストを", verb("得る"), got)
    for prison in ("あなたの監獄に", "監獄に"):
        clause(g, "deed", prison, verb("収容する"), (Do("imprison", LEFT_OUT),))
        clause(g, "clause", f"{{o:thing}}を{prison}", verb("収容する"), (Do("imprison", V("o")),))


PLANS = {
    "鍛錬所": "Forge",
    "忍び巻物": "Shinobi Scrolls",
    "リグレイン生命創成研究所": "Regrain Biocreation Research Lab",
    "くだらなくて楽しい旅": "A Silly But Fun Journey",
    "集い築くは理想の城塞": "Idealize Queen's Fort",
}
"""Tokens of the order zone."""
TOKENS = {"プラント": "Plant", "夜影兵": "Shadow Army"}


def making(g: Grammar) -> None:
    """Tokens and tickets."""
    for ja, name in PLANS.items():
        made = (t.Create(name, V("n"), "order zone"),)
        clause(g, "clause", f"あなたのオーダーゾーンに{ja}・トークンを{{n:count}}", PUT, made)
    for ja, name in (("クイックシールド", "Quick Shield"), ("ペルソナシールド", "Persona Shield")):
        clause(g, "clause", f"{ja}・チケットを{{n:count}}手札に", ADD, (t.Create(name, V("n"), "hand"),))
    clause(g, "clause", "ペルソナライドを", verb("発動させる"), (Do("persona ride"),))
    for ja, name in TOKENS.items():
        clause(g, "clause", f"{ja}・トークンを{{n:count}}(R)に", CALL, (t.Create(name, V("n"), "RC"),))
        asked = (t.NameNumber("tokens", 0, V("n")), t.Create(name, t.Chosen("tokens"), "RC"))
        clause(g, "clause", f"{ja}・トークンを{{n:count}}まで(R)に", CALL, asked)


def add(g: Grammar) -> None:
    for part in (taking, doing, turning, counting, making, opposing, getting, of_the_card):
        part(g)
