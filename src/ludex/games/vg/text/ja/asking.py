"""Japanese, more conditions: all units of a group, what a unit is doing and to whom, where it is, figures and numbers
that are compared, what a player did this turn."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD, UNIT_NAMES
from ludex.games.vg.c11_raised import raised_by_abilities
from ludex.games.vg.text.ja.conditions import COUNTED, HAS, SIDES, STATES, being, cond
from ludex.games.vg.text.ja.events import PUT
from ludex.games.vg.text.ja.nouns import REFERENTS, sided
from ludex.games.vg.text.ja.verbs import plain_kinds
from ludex.games.vg.text.ja.words import FIGURES as NUMBERED
from ludex.games.vg.text.meanings import DAMAGE, ENEMY_VANGUARD, HAND, IT, RC, SOUL, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import REVEALED
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    Beside,
    Both,
    Compare,
    Count,
    Env,
    Exists,
    Figure,
    FigureOf,
    Greatest,
    Happened,
    Is,
    Not,
    Role,
    Some,
    Unless,
    V,
    When,
    Word,
    Zone,
)

THIS_TURN = "{since:since}"
ROLES = (
    ("にアタックして", "attacking"),
    ("にアタックされて", "attacked"),
    ("をブーストして", "boosting"),
    ("にブーストされて", "boosted"),
)
"""What a unit does to another, before いる."""
OPS = (("以上", ">="), ("以下", "<="))
SHOWN = tuple((words, t.Ref(REVEALED)) for words in ("公開したカード", "公開されたカード", "その公開されたカード"))


def every_one(g: Grammar) -> None:
    """All units of a group have a quality, or are in a state: none is otherwise."""
    for form in ("end", "mid"):
        for every in ("すべてが{x:comma}", "がすべて"):
            words = f"{{g:own_unit}}{every}{{q:quality_{form}}}"
            g.phrase(f"cond_{form}", words, Unless(Exists(All((V("g"), Not(V("q")))))), sided)
    for end, mid, state in STATES:
        other = state.part if isinstance(state, t.Not) else Not(state)
        cond(g, "{g:own_unit}がすべて", end, mid, Unless(Exists(All((V("g"), other)))), sided)
        cond(g, "{g:own_unit}すべてが{x:comma}", end, mid, Unless(Exists(All((V("g"), other)))), sided)


def doing(g: Grammar) -> None:
    """Whom a unit attacks or boosts, and who attacks or boosts it."""
    for words, role in ROLES:
        for to in ("any_unit", "own_unit"):
            own = Is(SELF, Role(role, V("t")))
            cond(g, f"{{i:itself}}が{{x:comma}}{{t:{to}}}{words}", "いる", "いて", own)
            cond(g, f"{{i:itself}}が{{x:comma}}{{t:{to}}}{words}", "いない", "おらず", Unless(own))
            other = Exists(All((V("g"), Role(role, V("t")))))
            cond(g, f"{{g:own_unit}}が{{x:comma}}{{t:{to}}}{words}", "いる", "いて", other)


def did(g: Grammar) -> None:
    """Whom this unit boosted or attacked, in the ability that hears of it; from where it rode."""
    for words, past in (
        ("をブースト", "した"),
        ("にアタック", "した"),
        ("にブースト", "された"),
        ("にアタック", "された"),
    ):
        for to in ("any_unit", "own_unit"):
            for start in ("", "{i:itself}が"):
                cond(g, f"{start}{{t:{to}}}{words}", past, past[:-1], Is(t.Ref("other"), V("t")), heard)
    for start in ("", "{i:itself}が"):
        ridden = Is(t.Ref("other"), V("k"))
        cond(g, f"{start}{{k:kinds}}にライド", "された", "され", ridden, lambda env: env["k"] != t.ANY)
    cond(g, "{i:itself}が{s:source}ライド", "した", "し", t.CameFrom(V("s")))
    for that in ("その", ""):
        for unit in ("ブーストされたユニット", "アタックされたユニット"):
            being(g, f"{that}{unit}が{{t:any_unit}}", Is(t.Ref("other"), V("t")))
            being(g, f"{that}{unit}が{{k:kind}}", Is(t.Ref("other"), V("k")), lambda env: env["k"] != t.ANY)
            g.phrase("cond_end", f"{that}{unit}が{{q:any_quality_end}}", Is(t.Ref("other"), V("q")))
    for said, op in OPS:
        for it, what in (("それ", IT), ("そのカード", IT), ("そのユニット", IT), *SHOWN):
            being(g, f"{it}のグレードが{{n:digits}}{said}", Is(what, Figure("grade", op, V("n"))))


def heard(env: Env) -> bool:
    """Whether the other unit is described."""
    return len(parts_of(env["t"])) > 0


def either_way(g: Grammar) -> None:
    """One thing or another that happened this turn to one subject."""
    came, stood = (
        When("move", SELF, dst=V("d"), word="placed", cause=V("c")),
        When("state", SELF, word="stand", cause=V("c")),
    )
    one, other = (Compare(Happened(when), ">=", 1) for when in (came, stood))
    start = f"{THIS_TURN}{{i:itself}}が{{c:by}}{{x:comma}}"
    cond(g, f"{start}{{d:to_circle}}登場しているか【スタンド】して", "いる", "いて", t.Either((one, other)))
    cond(g, f"{start}【スタンド】しているか{{d:to_circle}}登場して", "いる", "いて", t.Either((other, one)))
    for a, first, word in PUT:
        for b, second, more in PUT:
            if first != second and a.endswith("れた") and b.endswith("れた"):
                for words in ("いずれかの{g:any_unit}", "{g:own_unit}"):
                    two = tuple(
                        Compare(Happened(When("move", V("g"), src=left(dst), dst=(dst,), word=said)), ">=", 1)
                        for dst, said in ((first, word), (second, more))
                    )
                    said = f"{THIS_TURN}{words}が{{x:comma}}{a[:-1]}ているか{b[:-1]}て"
                    cond(g, said, "いる", "いて", t.Either(two))


def left(dst: str) -> tuple[str, ...]:
    """From where units go to a zone, where no zone is named."""
    return UNIT_NAMES if dst in ("soul", "drop") else ()


def lying(g: Grammar) -> None:
    """Where this unit is, and what it is there."""
    for words, zone in (("リアガード", RC), ("ヴァンガード", VC)):
        being(g, f"{{i:itself}}が{words}", Is(SELF, zone))
    for face, up in (("表", True), ("裏", False)):
        being(g, f"{{i:itself}}が{face}", Is(SELF, t.FaceUp(up)))
    for whom, what in REFERENTS:
        if what != SELF:
            there = Is(SELF, Beside(what, "column"))
            cond(g, f"{{i:itself}}が{{x:comma}}{whom}と同じ縦列に", "いる", "いて", there)
            cond(g, f"{{i:itself}}が{{x:comma}}{whom}と同じ縦列に", "いない", "おらず", Unless(there))


def figures(g: Grammar) -> None:
    """Figures compared with numbers and with those of a vanguard."""
    for said, op in OPS:
        being(g, f"{{i:itself}}のグレードが{{n:digits}}{said}", Is(SELF, Figure("grade", op, V("n"))))
        for words, side in SIDES:
            strong = Exists(All((side, VC, Figure("original power", op, V("n")))))
            being(g, f"{words}のヴァンガードの元々のパワーが{{n:digits}}{said}", strong)
            graded = Exists(All((side, VC, Figure("grade", op, V("n")))))
            being(g, f"{words}のヴァンガードのグレードが{{n:digits}}{said}", graded)
    for whose, group in (("あなた", VANGUARD), ("相手", ENEMY_VANGUARD)):
        for than, op in (("より高い", ">"), ("より大きい", ">"), ("より低い", "<"), ("より小さい", "<"), *OPS):
            power = Compare(FigureOf(SELF, "power"), op, Greatest(group, "power"))
            for of in ("", "のパワー"):
                if of or "より" in than:
                    being(g, f"{{i:itself}}のパワーが{{x:comma}}{whose}のヴァンガード{of}{than}", power)
    mine, theirs = Greatest(VANGUARD, "grade"), Greatest(ENEMY_VANGUARD, "grade")
    for first, a, second, b in (("あなた", mine, "相手", theirs), ("相手", theirs, "あなた", mine)):
        for than, op in (("より高い", ">"), ("より低い", "<"), *OPS):
            higher = Compare(a, op, b)
            being(g, f"{first}のヴァンガードのグレードが{{x:comma}}{second}のヴァンガード{than}", higher)
            if "より" in than:
                being(g, f"{first}のヴァンガードが{{x:comma}}{second}のヴァンガード{than}グレード", higher)
        alike = Compare(a, "=", b)
        being(g, f"{first}のヴァンガードのグレードが{{x:comma}}{second}のヴァンガードのグレードと同じ", alike)
        being(g, f"{first}のヴァンガードが{{x:comma}}{second}のヴァンガードと同じグレード", alike)


BY_OTHERS = ("トリガー効果以外で", "トリガー効果以外の能力で", "トリガー効果以外の効果で")


def raised(g: Grammar) -> None:
    """[VG 11.10.4] Whether something else than a trigger effect raised a figure, or it is so high of itself."""
    for said, figure in NUMBERED.items():
        raised_so = Role(raised_by_abilities(figure))
        high = Figure(f"original {figure}", ">=", V("m"))
        g.phrase("raised_fig", said, figure)
        for by in BY_OTHERS:
            for own in (f"{by}{said}が", f"その{said}が{by}", f"{said}が{by}"):
                g.phrase("raised_end", f"{own}増加している", raised_so)
                g.phrase("raised_mid", f"{own}増加していて", raised_so)
                g.phrase("not_raised_end", f"{own}増加していない", Not(raised_so))
                g.phrase("not_raised_mid", f"{own}増加しておらず", Not(raised_so))
                g.phrase("raised_end", f"{own}増加しているか元々の{said}が{{m:digits}}以上", Some((raised_so, high)))
        such = Figure(figure, ">=", V("n"))
        for is_ in (f"の{said}が{{n:digits}}以上で、", f"が{said}{{n:digits}}以上で、"):
            both = Exists(All((Role("attacking"), such, V("r"))))
            g.phrase("cond_end", f"アタックしているユニット{is_}{{r:raised_end}}", both)
            itself = Is(SELF, All((such, V("r"))))
            g.phrase("cond_end", f"{{i:itself}}{is_}{{r:raised_end}}", itself)
    for form in ("end", "mid"):
        for start in ("raised", "not_raised"):
            for whose, means in (
                ("{i:itself}の", Is(SELF, V("r"))),
                ("そのユニットの", Is(IT, V("r"))),
                ("アタックしているユニットの", Exists(All((Role("attacking"), V("r"))))),
            ):
                g.phrase(f"cond_{form}", f"{whose}{{r:{start}_{form}}}", means)


def numbers(g: Grammar) -> None:
    """Numbers of cards, compared with others or in several places together."""
    ours, theirs = Count(V("g")), Count(V("h"))
    for said, op in OPS:
        for number in ("", "の枚数"):
            words = f"{{g:group}}{number}が{{x:comma}}{{h:group}}{number}{said}"
            cond(g, words, "", "で", Compare(ours, op, theirs))
        for zone, name in (("手札", HAND), ("リアガード", RC), ("ダメージゾーン", DAMAGE), ("ソウル", SOUL)):
            mine, foes = (Count(canonical(side, name)) for _, side in SIDES)
            cond(g, f"あなたの{zone}が相手{said}", "", "で", Compare(mine, op, foes))
    for words, made in COUNTED:
        for whose, side in SIDES:
            being(g, f"{whose}の山札が{words}", made(canonical(side, Zone(("deck",))), V("n")))
            both = All((side, V("z")))
            for total in ("の合計が", "が合計", "の枚数が合計", "の枚数の合計が"):
                being(g, f"{whose}の{{x:comma}}{{z:zones_of}}{total}{words}", made(both, V("n")))
    several(g)


def by_so_many(g: Grammar) -> None:
    """So many more or fewer cards than the other player has."""
    for first, mine, second, foes in (("あなた", YOURS, "相手", ENEMY), ("相手", ENEMY, "あなた", YOURS)):
        ours, theirs = Count(All((mine, V("z")))), Count(All((foes, V("z"))))
        for more, great, small in (("多い", ours, theirs), ("少ない", theirs, ours)):
            for zone in ("{z:zone}", "{z:circled}"):
                words = f"{first}の{zone}が{{x:comma}}{second}より{{n:count}}以上"
                cond(g, words, more, f"{more[:-1]}く", Compare(great, ">=", t.Plus((small, V("n")))))
    for said, circle in (("リアガード", RC), ("ヴァンガード", VC), ("ガーディアン", Zone(("GC",)))):
        g.phrase("circled", said, circle)


def rows_and_circles(g: Grammar) -> None:
    """Units on the guardian circle and in a row, counted together."""
    for whose, side in SIDES:
        for row, on in (("前列", "front"), ("後列", "back")):
            there = All((side, Some((Zone(("GC",)), All((RC, t.Lies(on)))))))
            for two in (f"{row}の(R)と(G)", f"(G)と{row}の(R)"):
                for words, made in COUNTED:
                    many = made(there, V("n")) if made is not Exists else Compare(Count(there), ">=", V("n"))
                    for cards in ("ユニット", "カード"):
                        being(g, f"{whose}の{{x:comma}}{two}の{cards}が合計{words}", many)


def dressed(g: Grammar) -> None:
    """[VG 14.42] How many cards lie below this unit."""
    below = canonical(Zone(("originalDress",)), t.Linked(SELF))
    for words, made in COUNTED:
        being(g, f"{{i:itself}}のドレス元が{words}", made(below, V("n")))
    for end, mid in HAS:
        cond(g, "{i:itself}のドレス元に{k:kinds}", end, mid, Exists(All((below, V("k")))))


def triggered(g: Grammar) -> None:
    """[VG 11.10.4] Whether trigger effects changed a figure this turn."""
    for who, what in (("{i:itself}", SELF), ("{g:own_unit}", V("g"))):
        gained = Compare(Happened(When("gets", what, word=V("f"))), ">=", 1)
        for how in ("増加し", "増減し"):
            for end, mid, so in (("ている", "ていて", True), ("ていない", "ておらず", False)):
                for by in ("トリガー効果で", "トリガーの効果で"):
                    said = f"{who}の{{f:figure}}が{by}{how}"
                    cond(g, f"{THIS_TURN}{said}", end, mid, gained if so else Unless(gained))


def several(g: Grammar) -> None:
    """One card of this kind and one of that kind in one place."""
    here, there = (Exists(All((YOURS, FIELD, V(name)))) for name in "ab")
    for end, mid in HAS:
        cond(g, "あなたの{x:comma}{a:a_name}と{b:a_name}", end, mid, Both((here, there)))
        for whose, side in SIDES:
            first, second, third = (Exists(All((side, V("z"), V(name)))) for name in "abc")
            start = f"{whose}の{{z:zone}}に{{x:comma}}{{a:kind}}と{{b:kind}}"
            cond(g, start, end, mid, Both((first, second)), plain_kinds)
            cond(g, f"{start}と{{c:kind}}", end, mid, Both((first, second, third)), plain_three)


def plain_three(env: Env) -> bool:
    return plain_kinds(env) and len(parts_of(env["c"])) == 1


def remembered(g: Grammar) -> None:
    """What a player did this turn."""
    lost = Happened(When("move", V("s"), src=("hand",), word="discard", cause=V("c")))
    drawn = Happened(When("move", player=t.YOU, word="draw", cause=V("c")))
    cond(
        g,
        f"{THIS_TURN}{{s:whose_hand}}が{{c:caused}}手札を{{n:count}}以上捨てて",
        "いる",
        "いて",
        Compare(lost, ">=", V("n")),
    )
    cond(
        g,
        f"{THIS_TURN}{{s:whose_hand}}が{{c:caused}}手札から{{n:count}}以上捨てて",
        "いる",
        "いて",
        Compare(lost, ">=", V("n")),
    )
    for words, side in SIDES:
        g.phrase("whose_hand", words, side)
    cond(g, f"{THIS_TURN}あなたが{{c:by}}{{n:count}}以上引いて", "いる", "いて", Compare(drawn, ">=", V("n")))
    placed = When("move", V("g"), src=V("s"), dst=V("d"), word="placed", cause=V("c"))
    many = Compare(Happened(placed), ">=", V("n"))
    words = f"{THIS_TURN}{{g:own_unit}}が{{x:comma}}{{c:caused}}{{s:came_from}}{{n:count}}以上{{d:to_circle}}登場して"
    cond(g, words, "いる", "いて", many, more_than_units)
    often = Compare(t.Played(t.YOU, V("k")), ">=", V("n"))
    for who in ("あなたが", ""):
        for counter in ("回", "枚"):
            if who and counter == "回":
                continue
            cond(g, f"{THIS_TURN}{who}{{k:kind}}を{{n:digits}}{counter}以上プレイして", "いる", "いて", often, is_order)
            if not who:
                cond(g, f"{{k:kind}}を{{n:digits}}{counter}以上プレイして", "いる", "いて", often, is_order)
    for zone, name in (
        ("オーダーゾーン", "order zone"),
        ("ソウル", "soul"),
        ("ドロップ", "drop"),
        ("バインドゾーン", "bind"),
    ):
        came = When("move", YOURS, dst=(name,), cause=V("c"))
        for number in ("{n:count}以上", "合計{n:count}以上"):
            words = f"{THIS_TURN}あなたの{zone}に{{x:any_of_them}}カードが{{c:caused}}{number}置かれて"
            cond(g, words, "いる", "いて", Compare(Happened(came), ">=", V("n")))


def more_than_units(env: Env) -> bool:
    """Whether the words say from where or to which circle: without them another phrase speaks."""
    return bool(env["s"]) or bool(env["d"])


def is_order(env: Env) -> bool:
    types: list[Any] = [part.value for part in parts_of(env["k"]) if isinstance(part, Word) and part.kind == "type"]
    return "order" in types


def add(g: Grammar) -> None:
    for part in (
        every_one, doing, did, either_way, lying, figures, raised, triggered, numbers, by_so_many, rows_and_circles,
        dressed, remembered,
    ):  # fmt: skip
        part(g)
