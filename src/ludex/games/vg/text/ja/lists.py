"""Japanese, lists of which each item has its condition: according to a number, a grade, or the circle of this unit."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.lines.abilities import both
from ludex.games.vg.text.ja.abilities import HEADINGS, heads
from ludex.games.vg.text.ja.likeness import RESULTS
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, GC, ME, RC, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import CHOSEN, DISCARDED, REVEALED
from ludex.lang.pattern import SELF, Compare, Count, Gives, Is, Items, Passive, V

MOST = 5
"""How many items a list may have."""
CIRCLES = (("(R)", RC), ("(G)", GC), ("(V)", VC))
DOING = ("以下すべてを行う。", "以下を1つ行う。")


MEASURES: tuple[tuple[str, Any, str], ...] = (
    ("{g:group}の枚数", Count(V("g")), "枚"),
    ("{g:pile}の枚数", Count(V("g")), "枚"),
    ("{g:group}の合計枚数", Count(V("g")), "枚"),
    ("{p:place}の{x:comma}{a:kind}と{b:kind}の合計枚数", Count(t.All((V("p"), t.Some((V("a"), V("b")))))), "枚"),
    ("{g:group}の種類", t.Distinct(V("g"), "name"), "種類"),
    ("{g:group}の種類の合計", t.Distinct(V("g"), "name"), "種類"),
    ("このユニットのパワー", t.FigureOf(SELF, "power"), ""),
)
"""What a list goes by: the words, the number, and the counter in the items."""
GRADES: tuple[tuple[str, Any], ...] = (
    ("あなたのヴァンガード", t.Greatest(VANGUARD, "grade")),
    ("相手のヴァンガード", t.Greatest(ENEMY_VANGUARD, "grade")),
    ("{g:own_unit}", t.Greatest(V("g"), "grade")),
)
COUNTERS = {"枚": "cards", "種類": "kinds", "": "power"}


def items(item: str, count: int) -> str:
    """So many items: the words before the dash, with the slot `n#`."""
    return "".join("\n・" + item.replace("#", str(i)) + f"-{{b{i}:option}}" for i in range(count))


def listed(g: Grammar, start: str, item: str, cond: Any) -> None:
    """Lists of up to `MOST` items, each with its condition."""
    for count in range(1, MOST + 1):
        conds = tuple(cond(V(f"n{i}")) for i in range(count))
        g.phrase("modes", start + items(item, count), (Items(conds, tuple(V(f"b{i}") for i in range(count))),))


def numbers(g: Grammar) -> None:
    """`measure_...`: the number that a list goes by, for each counter; lists that go by it."""
    for words, amount, counter in MEASURES:
        g.phrase(f"measure_{COUNTERS[counter]}", words, amount)
    for words, amount in GRADES:
        g.phrase("measure_grade", f"{words}のグレード", amount)
    for counter, name in COUNTERS.items():
        start = f"{{k:measure_{name}}}により{{c:comma}}"
        listed(g, f"{start}{DOING[0]}", f"{{n#:digits}}{counter}以上", lambda n: Compare(V("k"), ">=", n))
        if counter:
            few, many = Compare(V("k"), "=", V("n")), Compare(V("k"), ">=", V("m"))
            lines = f"\n・{{n:digits}}{counter}-{{a:option}}\n・{{m:digits}}{counter}以上-{{b:option}}"
            g.phrase("modes", f"{start}{DOING[1]}{lines}", (Items((few, many), (V("a"), V("b"))),), rising)
    start = "{k:measure_grade}により{c:comma}"
    for doing in DOING:
        listed(g, start + doing, "グレード{n#:digits}以上", lambda n: Compare(V("k"), ">=", n))
        listed(g, start + doing, "グレード{n#:digits}", lambda n: Compare(V("k"), "=", n))
    lines = "\n・グレード{n:digits}以下-{a:option}\n・グレード{m:digits}以上-{b:option}"
    conds = (Compare(V("k"), "<=", V("n")), Compare(V("k"), ">=", V("m")))
    g.phrase("modes", f"{start}{DOING[1]}{lines}", (Items(conds, (V("a"), V("b"))),))


def rising(env: t.Env) -> bool:
    """Whether no number fits both items."""
    return bool(env["n"] < env["m"])


def gained(g: Grammar) -> None:
    """What a unit gets according to a number: abilities for a time, or as long as the number is so great."""
    for counter, name in COUNTERS.items():
        by = f"{{k:measure_{name}}}により{{c:comma}}"
        for count in range(1, MOST + 1):
            lines = "".join(f"\n・{{n{i}:digits}}{counter}以上-{{a{i}:line}}" for i in range(count))
            conds = tuple(Compare(V("k"), ">=", V(f"n{i}")) for i in range(count))
            each = tuple((t.Give(V("o"), (t.Grant(ME, V(f"a{i}")),), V("u")),) for i in range(count))
            for words in (f"{by}{{u:until}}", f"{{u:until}}{by}"):
                g.phrase("modes", f"{words}{{o:thing}}は以下すべてを得る。{lines}", (Items(conds, each),))
    for words in ("", "このカードは", "このユニットは"):
        g.phrase("itself_gets", words, t.ANY)
    for head, zones, row in heads("永"):
        for start, *asked in (("",), ("{q:ifs}", V("q")), ("{m:time}", V("m"))):
            for counter, name in COUNTERS.items():
                words = f"{head}{start}{{k:measure_{name}}}により{{c:comma}}"
                for count in range(1, MOST + 1):
                    reached = tuple(both(row, *asked, Compare(V("k"), ">=", V(f"n{i}"))) for i in range(count))
                    said = "".join(f"\n・{{n{i}:digits}}{counter}以上-{{s{i}:states}}。" for i in range(count))
                    lines = "".join(f"\n・{{n{i}:digits}}{counter}以上-{{a{i}:line}}" for i in range(count))
                    stated = tuple(
                        Passive(V(f"s{i}"), cond, zones=zones, headings=HEADINGS) for i, cond in enumerate(reached)
                    )
                    granted = tuple(
                        Passive((Gives(SELF, (t.Grant(ME, V(f"a{i}")),)),), cond, zones=zones, headings=HEADINGS)
                        for i, cond in enumerate(reached)
                    )
                    g.phrase("one", f"{words}{{x:itself_gets}}以下すべてを得る。{said}", stated)
                    g.phrase("one", f"{words}{{x:itself_gets}}以下すべてを得る。{lines}", granted)


def there(g: Grammar) -> None:
    """According to which cards are in a place."""
    for count in range(1, MOST + 1):
        lines = "".join(f"\n・{{n{i}:kinds}}-{{b{i}:option}}" for i in range(count))
        conds = tuple(t.Exists(t.All((V("p"), V(f"n{i}")))) for i in range(count))
        words = f"{{p:place}}のカードにより{{c:comma}}{DOING[0]}{lines}"
        g.phrase("modes", words, (Items(conds, tuple(V(f"b{i}") for i in range(count))),))


def names(g: Grammar) -> None:
    """According to the name of a card. NB: all that fit; who does one of several would choose it."""
    for whose, what in (
        ("あなたのヴァンガード", None),
        ("選んだカード", t.Ref(CHOSEN)),
        *(
            (f"このコストで{did}カード", t.Ref(deed))
            for _, did, deed in RESULTS
            if deed in (DISCARDED, CHOSEN, REVEALED)
        ),
        *((f"公開{did}カード", t.Ref(REVEALED)) for did in ("した", "された")),
    ):
        for comma in ("", "、"):
            for count in range(1, MOST + 1):
                lines = "".join(f"\n・{{n{i}:kinds}}-{{b{i}:option}}" for i in range(count))
                slots = [V(f"n{i}") for i in range(count)]
                conds = tuple(t.Exists(t.All((*parts_of(VANGUARD), n))) if what is None else Is(what, n) for n in slots)
                means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
                g.phrase("modes", f"{whose}のカード名により{comma}{DOING[0]}{lines}", means)


def circles(g: Grammar) -> None:
    """According to the circle that this unit is on."""
    for doing in DOING:
        for a, first in CIRCLES:
            for b, second in CIRCLES:
                if a != b:
                    words = f"このユニットのいるサークルにより{doing}\n・{a}-{{x:option}}\n・{b}-{{y:option}}"
                    means = (Items((Is(SELF, first), Is(SELF, second)), (V("x"), V("y"))),)
                    g.phrase("modes", words, means)


def add(g: Grammar) -> None:
    for part in (numbers, gained, there, names, circles):
        part(g)
