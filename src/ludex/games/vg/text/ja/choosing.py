"""Japanese, choices of which more is said: what all chosen cards have together, how many there may be; searches in
another order of words; units doubled, freed of effects, named like others; units that come where others are."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.ja.conditions import COUNTED, being, cond
from ludex.games.vg.text.ja.giving import endings
from ludex.games.vg.text.ja.likeness import RESULTS
from ludex.games.vg.text.ja.nouns import REFERENTS, held, joined
from ludex.games.vg.text.ja.states import ROWS
from ludex.games.vg.text.ja.verbs import DEEDS, TAKEN
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import IT, ME, RC, VANGUARD, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import clause, unable, verb
from ludex.lang.marks import BURIED, CHOSEN, KEPT, LAID, PUT_BACK, REVEALED
from ludex.lang.marks import TAKEN as TO_HAND
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    AllTold,
    Beside,
    Choose,
    Compare,
    Count,
    Do,
    Env,
    FigureOf,
    Further,
    Give,
    Is,
    Modify,
    Moved,
    Not,
    Number,
    Rename,
    Rest,
    Rule,
    Spots,
    Times,
    Total,
    V,
    When,
)

LIMITS = (("以下", "<="), ("以上", ">="))
WHERE = ("", "手札に", "ソウルに", "ドロップに", "山札の下に", "山札の上に", "山札の下に望む順で")
"""Where an opponent puts cards."""


def together(g: Grammar) -> None:
    """`in_all`: グレードの合計が4以下になるように: what the chosen cards have together."""
    for word, figure in (("グレード", "grade"), ("パワー", "power")):
        for said, op in LIMITS:
            for number, n in (("{l:digits}", V("l")), ("{l:amount}", V("l"))):
                words = f"{word}の合計が{{y:comma}}{number}{said}になるように{{x:comma}}"
                g.phrase("in_all", words, AllTold(Total(figure, op, n)))
    for category in ("kind_pre", "held_pre", "chosen_pre", "field_pre", "owned_pre"):
        g.phrase(category, "{a:in_all}", V("a"))
    g.phrase("in_all_after", "から{x:comma}{a:in_all}", V("a"))
    g.add("place_in_all", Bunch("own_place", "nothing", "in_all_after", joined, parts_of))
    for number, n, up_to in (
        ("{n:count}", V("n"), False),
        ("{n:count}まで", V("n"), True),
        ("望む枚数", Count(V("g")), True),
    ):
        for category, name in (("taking", "t"), ("paying_with", "cost"), ("discarding", "discard")):
            g.phrase(category, f"{{g:place_in_all}}{number}", (Choose(name, n, V("g"), up_to=up_to),), limited)
    for words, name, when in TAKEN:
        if name == "cost":
            continue
        most = (Choose(name, V("k"), V("g"), up_to=True),)
        for many in ("合計枚数が", "枚数が", "枚数の合計が"):
            so_many = f"{words}{{x:comma}}{many}{{k:amount}}以下になるように{{y:comma}}"
            g.phrase("taking", f"{so_many}望む枚数", most, when)
            clause(g, "clause", so_many, verb("選ぶ"), most, when)


def limited(env: Env) -> bool:
    """Whether more is said than the place."""
    return any(isinstance(part, AllTold) for part in parts_of(env["g"]))


def searches(g: Grammar) -> None:
    """The kind of cards before the deck."""
    for number, up_to in (("{n:count}まで", True), ("{n:count}", False)):
        for deck in ("山札", "あなたの山札"):
            found = searched(V("n"), V("g"), up_to=up_to)
            clause(g, "clause", f"{{g:kinds}}を{deck}から{number}", verb("探す"), found, told)


def told(env: Env) -> bool:
    return bool(env["g"] != t.ANY)


def doubled(g: Grammar) -> None:
    """[VG 11.11.4.1] A figure is doubled: it rises by what it is when the effect resolves."""
    for subject, who in (("このユニットの", SELF), ("そのユニットの", IT), ("それの", IT), ("", LEFT_OUT)):
        one, other = (Modify(ME, V(name), "+", FigureOf(who, V(name))) for name in "fh")
        for words, more in (("{f:figure}を", (one,)), ("{f:figure}と{h:figure}を{x:comma}", (one, other))):
            for form, end in endings(verb("する")):
                g.phrase(f"clause_{form}", f"{{u:until}}{subject}{words}2倍に{end}", (Give(who, more, V("u")),))
    each = t.Ref("each")
    one, other = (Modify(each, V(name), "+", FigureOf(each, V(name))) for name in "fh")
    for words, more in (("{f:figure}を", (one,)), ("{f:figure}と{h:figure}を{x:comma}", (one, other))):
        every = (t.ForEach("each", V("g"), (t.Continue(more, V("u")),)),)
        for form, end in endings(verb("する")):
            g.phrase(f"clause_{form}", f"{{u:until}}{{g:own_unit}}すべての{words}2倍に{end}", every)


def unaffected(g: Grammar) -> None:
    """[VG 12.5.1] What effects do not reach."""
    for whose, by in (("相手のカードの", ENEMY), ("カードの", t.ANY)):
        for what in ("影響を", "効果を", "効果の影響を"):
            for form, end in endings(unable("受けない")):
                free = Rule("forbid", "affect", V("o"), by)
                g.phrase(f"state_{form}", f"{{o:thing}}は{{x:comma}}{whose}{what}{end}", (free,))
                lasting = (t.Continue((free,), V("u")),)
                g.phrase(f"clause_{form}", f"{{u:until}}{{o:thing}}は{{x:comma}}{whose}{what}{end}", lasting)
    for said, word in (("バインドされない", "bind"), ("手札に戻らない", "return"), ("呪縛されない", "lock")):
        for deed in ("効果で", "能力で"):
            for form, end in endings(unable(said)):
                rule = Rule("forbid", f"ability {word}", V("o"), ENEMY)
                g.phrase(f"state_{form}", f"{{o:thing}}は{{x:comma}}相手のカードの{deed}{end}", (rule,))


STAYS = ("他の領域に移動できない", "他の領域に移動しない")
REMAINS = ("(R)以外に置けない", "(R)から離れない", "ソウルから離れない")
"""What is said of cards that effects do not move: of any cards, and of this card where it is."""


def staying(g: Grammar) -> None:
    """Cards that effects do not move."""
    told: tuple[tuple[str, t.Sel, Any, tuple[str, ...]], ...] = (
        ("{g:held}", V("g"), held, STAYS),
        ("{g:held}すべて", V("g"), held, STAYS),
        ("{i:itself}", SELF, None, (*STAYS, *REMAINS)),
    )
    for by, whose in (("相手のカードの", ENEMY), ("カードの", t.ANY), ("いずれかのカードの", t.ANY)):
        for words, what, fits, ends in told:
            kept = Rule("forbid", "ability move", what, whose)
            unchosen = Rule("forbid", "select", whose, what)
            for deed in ("効果で", "能力で"):
                said = f"{words}は{{x:comma}}{by}{deed}{{y:comma}}"
                for form, end in (ending for stays in ends for ending in endings(unable(stays))):
                    g.phrase(f"state_{form}", f"{said}{end}", (kept,), fits)
                    g.phrase(f"clause_{form}", f"{{u:until}}{said}{end}", (t.Continue((kept,), V("u")),), fits)
                    if whose == ENEMY:
                        g.phrase(f"state_{form}", f"{said}選べず、{end}", (unchosen, kept), fits)


def named(g: Grammar) -> None:
    """[VG 2.1.2] A unit has the name of another card, besides its own or instead of it."""
    for how, op in (("としても", "add"), ("として", "become")):
        for words, what in (*REFERENTS, ("公開したカード", t.Ref(REVEALED)), ("選んだカード", t.Ref(CHOSEN))):
            if what == SELF:
                continue
            taken = (Rename(ME, "name", op, "", of=what),)
            for form, end in endings(verb("扱う")):
                said = f"{{o:thing}}は{{x:comma}}{words}と同名{how}{end}"
                g.phrase(f"clause_{form}", f"{{u:until}}{said}", (Give(V("o"), taken, V("u")),))


def coming(g: Grammar) -> None:
    """[VG 6.2.3.3] A unit is placed on a circle on which another one is, which leaves it after that. [VG 6.2.3.4]"""
    g.add("below_it", Bunch("field_head", "owned_pre", "nothing", joined, parts_of, (FIELD,), (YOURS,)))
    below = Beside(All((V("g"), Not(SELF))), "spot")
    came = When("move", All((SELF, below)), src=V("s"), dst=("RC",), word="placed", cause=V("c"))
    for there in ("{g:below_it}のいる(R)に", "{g:own_unit}のいる(R)に"):
        g.phrase("event", f"{{i:itself}}が{{y:comma}}{{c:caused}}{{s:came_from}}{there}登場した", came)


def numbers(g: Grammar) -> None:
    """How many there are, said with 枚数; circles that all have units; figures for each of what was moved."""
    for words, made in COUNTED:
        being(g, f"{{g:group}}の枚数が{words}", made(V("g"), V("n")))
        for what in ("{z:zone}", "{g:any_unit}"):
            both = V("z") if what.startswith("{z") else V("g")
            for total in ("の合計が", "が合計"):
                being(g, f"あなたと相手の{{x:comma}}{what}{total}{words}", made(both, V("n")))
    for whose, who in (("あなた", YOU), ("相手", OPPONENT)):
        for said, op in (*LIMITS, ("", "=")):
            for unit in ("", "個"):
                energy = Compare(Number(who, "energy"), op, V("n"))
                being(g, f"{whose}のエネルギーが{{n:digits}}{unit}{said}", energy)
    for row, lies in ROWS:
        being(g, f"{{i:itself}}が{row}", Is(SELF, lies))
    full = Compare(Spots(YOU, ("rear-guard",), RC), "=", 0)
    for words in ("あなたの(R)すべてにユニットが", "あなたのすべての(R)にユニットが"):
        cond(g, words, "いる", "いて", full)
    anywhere = tuple(("置かれた", "置いた", deed) for deed in (KEPT, BURIED, PUT_BACK, LAID))
    for happened, did, deed in (
        *RESULTS,
        *anywhere,
        ("戻された", "戻した", TO_HAND),
        ("加えられた", "加えた", TO_HAND),
    ):
        for said in dict.fromkeys((happened, did)):
            if deed not in (CHOSEN, REVEALED):
                for by in ("", "この効果で"):
                    g.phrase("per", f"{by}{said}枚数1枚につき、", Moved(deed))
    each = (Modify(ME, V("f"), "+", Times(V("n"), V("k"))),)
    for words in ("{k:per}さらに{x:comma}", "さらに{x:comma}{k:per}"):
        more = f"{words}{{f:any_figure}}+{{n:digits}}"
        g.phrase("sent", f"{{q:ifs}}{more}", (Further(V("q"), each),), counted)
        g.phrase("opening", f"{{m:mids}}{{q:ifs}}{more}", (Rest("m"), Further(V("q"), each)), counted)


def lots(g: Grammar) -> None:
    """Cards that chance chooses."""
    for words, name, when in TAKEN:
        if name != "t":
            continue
        for lot in ("ランダムに", "無作為に"):
            drawn = (Choose(name, V("n"), V("g"), random=True),)
            for said in (f"{words}{{n:count}}{{x:comma}}{lot}", f"{words}{lot}{{n:count}}"):
                clause(g, "clause", said, verb("選ぶ"), drawn, when)


def sums(g: Grammar) -> None:
    """Two groups of units, or a unit and a group."""
    every = ("{g:own_unit}すべて", V("g"))
    for one, what in (("このユニット", SELF), ("そのユニット", IT), ("あなたのヴァンガード", VANGUARD)):
        g.phrase("thing", f"{one}と{every[0]}", t.Some((what, every[1])))
        g.phrase("thing", f"{every[0]}と{one}", t.Some((every[1], what)))
    g.phrase("thing", f"{every[0]}と{{x:comma}}{{h:own_unit}}すべて", t.Some((V("g"), V("h"))))
    for form in ("mid", "end", "te"):
        for start in ("の", "は", "に"):
            given = (Give(LEFT_OUT, V("b"), V("u")),)
            g.phrase(f"clause_{form}", f"{{u:until}}それぞれ{{x:comma}}{{b:boons_{start}_{form}}}", given)


def theirs(g: Grammar) -> None:
    """What the opponent does with cards that were named: they go to the zones of their owners."""
    for between, forms, means in DEEDS:
        if forms.end in ("置く", "加える", "戻す", "退却させる", "バインドする", "捨てる") and between in WHERE:
            clause(g, "clause", f"相手は{{o:thing}}を{between}", forms, (means,))


def counted(env: Env) -> bool:
    """Whether the number is one of cards wherever they are, not of those that the text named."""
    return not any(isinstance(node, (t.Ref, Moved)) for node in walk.nodes(env["k"]))


def others(g: Grammar) -> None:
    """Extra turns; guardians from anywhere; units that stay rested, not named again."""
    for you in ("あなたは", ""):
        for turn in ("追加1ターンを", "追加で1ターンを", "追加のターンを"):
            clause(g, "clause", f"{you}{turn}", verb("得る"), (Do("extra turn"),))
    g.add("their_guards", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(ENEMY,)))
    barred = Rule("forbid", "guard", V("g"))
    for form, end in endings(unable("コールできない")):
        said = f"相手は{{g:their_guards}}を(G)に{end}"
        g.phrase(f"state_{form}", said, (barred,))
        g.phrase(f"clause_{form}", f"{{u:until}}{said}", (t.Continue((barred,), V("u")),))
    stays = t.Continue((Rule("forbid", "stand", LEFT_OUT),), "next stand phase")
    for when in ("次の相手のスタンドフェイズに", "次のスタンドフェイズに"):
        clause(g, "clause", when, unable("【スタンド】できない"), (stays,))
    for this in ("このユニットが", "{o:thing}が"):
        for which in ("相手の{x:comma}縦列1つのユニットすべて", "相手の縦列1つのユニットすべて"):
            for form, end in endings(verb("バトルする")):
                who = SELF if this == "このユニットが" else V("o")
                column = (Rule("permit", "battles the column", who),)
                g.phrase(f"state_{form}", f"{this}アタックする際、{which}と{end}", column)


def add(g: Grammar) -> None:
    for part in (together, searches, doubled, unaffected, staying, named, coming, numbers, others, lots, sums, theirs):
        part(g)
