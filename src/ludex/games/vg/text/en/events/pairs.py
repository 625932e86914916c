"""English, abilities with two events: one ability for each event. A limit is that of both."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.events.events import PAIRS
from ludex.games.vg.text.en.lines.abilities import HEADINGS, PAY, both, heads
from ludex.games.vg.text.en.words import filler
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Automatic, V

LIMITS = (("", 0), ("[1/turn]", 1))
"""The limits that an ability with two events may have: the words and the number."""


COSTS = ("", "{c:costs}{j:after_costs}")


def limited(events: Any, n: Any = 1) -> list[tuple[Any, dict[str, Any]]]:
    """The events of one ability, each with its limit, which is that of all of them together."""
    return [(when, {"limit": n, "joint": n if i else 0}) for i, when in enumerate(events)]


def _each(events: Any, n: int, **parts: Any) -> tuple[Any, ...]:
    """An ability for each of the events, with the parts that are said of all, and one limit (0: none)."""
    return tuple(
        Automatic(when, do=V("do"), headings=HEADINGS, **parts, **(limits if n else {}))
        for when, limits in limited(events, n)
    )


def _either(g: Grammar, head: str, n: int, zones: Any, row: Any) -> None:
    """When this unit attacks or boosts."""
    for words, *events in PAIRS:
        for cond in ("", "if {q:conds}, "):
            asked = both(row, V("q") if cond else None)
            for cost in COSTS:
                pair = _each(events, n, cost=V("c") if cost else (), cond=asked, zones=zones)
                effect = "{do:paid}" if cost else "{do:lone}" if cond else "{do:effect}"
                g.phrase("unit", f"{head}^when {words}, {cond}{cost}{effect}", pair)
            paid = _each(events, n, cost=V("c"), cond=asked, zones=zones)
            g.phrase("unit", f"{head}{{c:paying}} ^when {words}, {cond}{PAY[0]}{{do:effect}}", paid)
        g.phrase("unit", f"{head}^when {words}, {{do:required}}", _each(events, n, cond=row, zones=zones))


def _while(g: Grammar, head: str, n: int, zones: Any, row: Any) -> None:
    """When this happens at a time, or that at the same time."""
    events = (V("x"), V("y"))
    words = "{i:this_itself} is {x:done} {m:while} or {y:gone} {m:while}"
    for cond in ("", "if {q:conds}, "):
        asked = both(row, V("m"), V("q") if cond else None)
        for cost in COSTS:
            pair = _each(events, n, cost=V("c") if cost else (), cond=asked, zones=zones)
            effect = "{do:paid}" if cost else "{do:lone}" if cond else "{do:effect}"
            g.phrase("unit", f"{head}^when {words}, {cond}{cost}{effect}", pair)
    alike = _each(events, n, cond=both(row, V("m")), zones=zones)
    g.phrase("unit", f"{head}^when {words}, {{do:required}}", alike)


def _or_when(g: Grammar, head: str, n: int, zones: Any, row: Any) -> None:
    """When this happens, or when that happens."""
    events = (V("e"), V("f"))
    for start in ("^when {e:event}, or when {f:event}, ", "^when {e:event}, or {f:moment}, "):
        for cond in ("", "if {q:conds}, "):
            asked = both(row, V("q") if cond else None)
            alone = "{do:lone}" if cond else "{do:effect}"
            for end, cost in ((alone, ()), ("{c:costs}, {do:effect}", V("c"))):
                g.phrase("unit", f"{head}{start}{cond}{end}", _each(events, n, cost=cost, cond=asked, zones=zones))
            paid = _each(events, n, cost=V("c"), cond=asked, zones=zones)
            g.phrase("unit", f"{head}{{c:paying}} {start}{cond}{PAY[0]}{{do:effect}}", paid)
        g.phrase("unit", f"{head}{start}{{do:required}}", _each(events, n, cond=row, zones=zones))


def add(g: Grammar) -> None:
    filler(g, "after_costs", ", ", ", and ", " and ")
    filler(g, "unit_or_it", "this unit", "it")
    filler(g, "of_this_unit", "this unit's", "its")
    filler(g, "this_itself", "this unit", "this card")
    filler(g, "maybe_it", "this unit ", "it ", "")
    for head, zones, row in heads("AUTO"):
        for words, n in LIMITS:
            for part in (_either, _or_when, _while):
                part(g, head.replace("{n:limit}", words), n, zones, row)
