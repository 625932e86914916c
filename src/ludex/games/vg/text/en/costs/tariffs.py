"""English, costs that effects change: what is paid for a ride from the ride deck, abilities that cost less for each of
something, orders that are played without paying; and units that battle a whole column."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.lines.abilities import HEADINGS, STARTS, both, heads, of_itself
from ludex.games.vg.text.en.verbs.moving import named
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import MANY, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    Activated,
    Automatic,
    Choose,
    Move,
    Plus,
    Rest,
    Rule,
    Spell,
    Times,
    V,
    Zone,
    slotted,
)

USUALLY = tuple(
    f'"{c}hoose a card from {hand}, and discard it"' for c in ("^c", "c", "C") for hand in ("hand", "your hand")
) + tuple(f'"{d}iscard a card from {hand}"' for d in ("^d", "d", "D") for hand in ("hand", "your hand"))
SOUL = Zone(("soul",))


def rides(g: Grammar) -> None:
    """[VG 6.3.3.2.2] What may be done for a ride from the ride deck in place of the discard."""
    filler(g, "usually", *USUALLY)
    filler(g, "ride_deck", "from your ride deck", "from the ride deck", "from ride deck")
    every = t.All((YOURS, SOUL))
    such = t.All((YOURS, SOUL, V("k")))
    for words, payers in (
        ("[Soul-Blast 1]", every),
        ("^[Soul-Blast 1]", every),
        ("Soul-Blast 1", every),
        ("[Soul-Blast 1 {k:card_one}]", such),
        ("[Soul-Blast 1 {k:card_one} ] ", such),
        ("[Soul-Blast 1] {k:card_one}", such),
    ):
        g.phrase("ride_cost", words, payers)
    for soul in ("your soul", "soul", "the soul"):
        for put in ("^put", "put", "Put"):
            g.phrase("ride_cost", f"{put} this unit into {soul}", SELF)
            g.phrase("ride_cost", f"{put} {{g:a_own}} into {soul}", V("g"))
    for can in ("you can ride with", "you may ride with", "you may", "you can"):
        instead = f', {can} "{{c:ride_cost}}" instead of {{x:usually}}'
        whichever = (Rule("widen", "pays for the ride", YOURS, V("c")),)
        g.phrase("state", f"when you would ride {{y:ride_deck}}{instead}", whichever)
        told = (Rule("widen", "pays for the ride", V("g"), V("c")),)
        g.phrase("state", f"when you would ride {{g:a_ridden}} {{y:ride_deck}}{instead}", told)
        g.phrase("state", f"when you would ride {{g:ridden_one}} {{y:ride_deck}}{instead}", told, named)


LESS: tuple[tuple[str, Any], ...] = (
    ("Counter-Blast", counter_blast),
    ("Soul-Blast", soul_blast),
)


def lower(g: Grammar) -> None:
    """[VG 11.7.2] An ability that costs less for each of something, said before its text."""
    filler(g, "this_cost", "this ability's cost", "this cost", "the cost of this ability")
    g.phrase("more_cost", "", ())
    g.phrase("more_cost", " & {c:cost_list}", V("c"))
    for said, block in LESS:
        n = Plus((V("i"), Times(V("j"), V("k"))))
        first = f"{{x:this_cost}} is reduced by [{said} {{j:minus}}]{{k:per}}"
        if said == "Counter-Blast":
            first_open = f"{{x:this_cost}} is reduced by [{said} {{j:minus}}{{k:per}}"
        else:
            first_open = first
        paid = (*slotted(block(MANY), {**SLOTS, MANY: n}), Rest("r"))
        for start in dict.fromkeys((first, first_open)):
            _lowered(g, start, f"[COST][{said} {{i:digits}}{{r:more_cost}}]", paid)
            spell = Spell(cost=paid)
            g.phrase("order_line", f"^{start}.\n^play this with [COST][{said} {{i:digits}}{{r:more_cost}}]!", (spell,))
    hand = t.All((YOURS, Zone(("hand",))))
    fewer = (
        Rest("r"),
        Choose("discard", Plus((V("i"), Times(-1, V("k")))), hand),
        Move(t.Ref("discard"), "drop", "discard"),
    )
    g.phrase("cost_first", "", ())
    g.phrase("cost_first", "{c:cost_list} & ", V("c"))
    for from_ in ("hand", "your hand"):
        start = f"the number of cards discarded from {from_} for this cost is reduced by one{{k:per}}"
        _lowered(g, start, f"[COST][{{r:cost_first}}discard {{i:several}} cards from {from_}]", fewer)


def _lowered(g: Grammar, first: str, cost: str, paid: Any) -> None:
    """Adds abilities whose cost is lower."""
    for head, zones, row in heads("AUTO"):
        for start, when, fixed in STARTS:
            for cond in ("", "if {q:conds}, "):
                asked = both(row, fixed, V("q") if cond else None)
                ability = Automatic(
                    when, cost=paid, do=V("do"), cond=asked, limit=V("n"), zones=zones, headings=HEADINGS
                )
                g.phrase("unit", f"{head}^{first}. {start}{cond}{cost}{{z1:comma}}{{do:paid}}", (ability,), of_itself)
    for head, zones, row in heads("ACT"):
        used = Activated(paid, do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}^{first}. {cost}{{z1:comma}}{{do:paid}}", (used,))


def columns(g: Grammar) -> None:
    """[VG 10.4.1.8] Units that battle a whole column. NB: that of the unit that they attack."""
    filler(g, "a_column", "in a column", "in one column", "in one of your opponent's columns", "in the same column")
    own = (Rule("permit", "battles the column", SELF),)
    for all_ in (
        "all of your opponent's units",
        "all of the units",
        "all units",
        "all of your opponent's vanguards and rear-guards",
    ):
        for it in ("it", "this unit"):
            g.phrase("state", f"when this unit would attack, {it} battles {all_} {{x:a_column}}", own, None)
        for subject, verb in (("thing", "battles"), ("things", "battle")):
            g.phrase(
                "state",
                f"{{o:{subject}}} {verb} {all_} {{x:a_column}}",
                (Rule("permit", "battles the column", V("o")),),
            )
    behind = t.All((ENEMY, t.Lies("back"), Zone(("RC",))))
    for subject in ("thing", "things"):
        for whom in (
            "your opponent's back row rear-guard",
            "your opponent's back row rear-guards",
            "your opponent's back row unit",
            "your opponent's back row units",
            "a back row rear-guard",
            "back row rear-guards",
        ):
            for end in ("", " when they would attack", " when it would attack"):
                rule = Rule("widen", "attack targets", V("o"), behind)
                g.phrase("state", f"{{o:{subject}}} can attack {whom}{end}", (rule,))


def add(g: Grammar) -> None:
    for part in (rides, lower, columns):
        part(g)
