"""Japanese, blasts: how much was paid at once for whose cost; costs that are lower, or may be paid otherwise."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.c11_costs import AS_TWO
from ludex.games.vg.text.ja.conditions import TURN, cond
from ludex.games.vg.text.ja.giving import BLASTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.ja.forms import verb
from ludex.lang.pattern import (
    ANY,
    SELF,
    YOU,
    YOURS,
    All,
    Compare,
    Do,
    Env,
    Happened,
    If,
    Passive,
    Plus,
    Rest,
    Rule,
    Times,
    Unless,
    V,
    When,
)

PAYING = t.Role("paying")
MOST = 6
"""The highest number of a blast whose cost may be lower."""


def at_once(g: Grammar) -> None:
    """So much at the same time. NB: the events of blasting are about the card whose ability does it."""
    for words, who in (
        ("あなたのカード", All((YOURS, PAYING))),
        ("{g:own_unit}", All((V("g"), PAYING))),
        ("このユニット", All((SELF, PAYING))),
    ):
        for said, event in BLASTS.items():
            for comma in ("", "、"):
                start = f"{words}の能力のコストで{comma}"
                much = When(event, who, player=YOU, least=V("n"))
                g.phrase("event", f"{start}同時に【{said}】({{n:digits}})以上した", much)
                for turn in TURN:
                    paid = Compare(Happened(much), ">=", 1)
                    cond(g, f"{turn}{start}同時に【{said}】({{n:digits}})以上して", "いる", "いて", paid)
                    any_ = Compare(Happened(When(event, who, player=YOU)), ">=", 1)
                    cond(g, f"{turn}{start}【{said}】して", "いる", "いて", any_)
                    cond(g, f"{turn}{start}【{said}】して", "いない", "おらず", Unless(any_))


def block(said: str, n: int) -> Any:
    """The parts of a cost that blast so many cards; nothing for none."""
    if n <= 0:
        return ()
    if said == "エネルギーブラスト":
        return (Do("energy-blast", SELF, n),)
    return counter_blast(n) if said == "カウンターブラスト" else soul_blast(n)


EITHER = t.Modes(1, (V("c"), V("o")))


def lowered() -> list[tuple[str, str, Any]]:
    """Costs that are changed by a sentence before the event: the sentence, the words of the cost, and the cost."""
    found: list[tuple[str, str, Any]] = []
    for said in BLASTS:
        for n in range(1, MOST + 1):
            for less in range(1, n + 1):
                cost = (If(V("w"), block(said, n - less), block(said, n)),)
                for of in (f"このコストは【{said}】({less})減る。", f"このコストで払う【{said}】は({less})減る。"):
                    before = f"{{w:ifs}}{of}"
                    found.append((before, f"【コスト】[【{said}】({n})]することで、", cost))
                    found.append((before, f"【コスト】[【{said}】({n}),{{r:cost_list}}]ことで、", (*cost, Rest("r"))))
    for n in range(1, MOST + 1):
        fewer = (Do("energy-blast", SELF, Plus((n, Times(-1, V("w"))))),)
        before = "{w:per}このコストで払う【エネルギーブラスト】は(1)減る。"
        found.append((before, f"【コスト】[【エネルギーブラスト】({n})]することで、", fewer))
    otherwise = "このコストは『{o:cost_list}』でも払える。"
    found.append((f"{{w:ifs}}{otherwise}", "{c:costs}", (If(V("w"), (EITHER,), V("c")),)))
    found.append((otherwise, "{c:costs}", (EITHER,)))
    return found


TWICE: tuple[tuple[str, str, str], ...] = (
    ("", "退却させる", "retire"),
    ("", "捨てる", "discard"),
    ("手札から", "捨てる", "discard"),
    ("", "バインドする", "bind"),
    ("ソウルに", "置く", "put soul"),
)
"""What is done with a card to pay: the words before the verb, the verb, and the deed of the cost."""


def as_two(g: Grammar) -> None:
    """[VG 11.7.1] A card that pays for two."""
    for whose, payer in (("あなたのカード", YOURS), ("{m:own_unit}", V("m")), ("{m:own_card}", V("m"))):
        g.phrase("payer", whose, payer, described if "own_card" in whose else None)
    for before, word, deed in TWICE:
        rule = (Rule("permit", AS_TWO[deed], SELF, V("p")),)
        forms = verb(word)
        for end in (f"{forms.te}よい", f"{forms.te}もよい", f"{before}{forms.te}よい"):
            for of in ("能力のコストで", "能力のコストとして"):
                for comma in ("", "、"):
                    paid = f"{{p:payer}}の{of}{comma}{{i:itself}}を{before}{word}際、2枚分として{end}"
                    if deed == "discard":
                        lost = Passive(rule, zones=("hand",))
                        g.phrase("one", f"【永】{{x:in_hand}}：{paid}。", (lost,))
                    else:
                        g.phrase("state_end", paid, rule)
    for words in ("", "【手札】"):
        g.phrase("in_hand", words, ANY)


def described(env: Env) -> bool:
    """Whether more is said than that it is the player's card."""
    return bool(env["m"] != YOURS)


def add(g: Grammar) -> None:
    at_once(g)
    as_two(g)
