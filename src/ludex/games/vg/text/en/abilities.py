"""English, abilities: whole lines, with the icon, the places and the limits at their head."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c14_headings import BadHeading, read_one
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.events import PAIRS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import SELF, Activated, Automatic, Both, Env, Is, Lies, Passive, Slot, Spell, V, When

PLACES = {
    "(VC)": ("VC",), "(RC)": ("RC",), "(GC)": ("GC",), "(VC/RC)": ("VC", "RC"), "(VC)/(RC)": ("VC", "RC"),
    "(RC)/(GC)": ("RC", "GC"), "(RC/GC)": ("RC", "GC"), "(VC/GC)": ("VC", "GC"), "(VC/RC/GC)": ("VC", "RC", "GC"),
    "(Hand)": ("hand",), "(Drop)": ("drop",), "(Soul)": ("soul",), "(Order Zone)": ("order zone",),
    "(G Zone)": ("G",), "(Bind Zone)": ("bind",), "(Damage Zone)": ("damage",), "(Soul/Drop)": ("soul", "drop"),
}  # fmt: skip
LIMITS = {"": 0, "[1/turn]": 1}


def headings(g: Grammar) -> None:
    """[VG 14.2.2] The keywords after the icon: `[Generation Break 2]`."""
    for words, places in PLACES.items():
        g.phrase("zones", words, places)
    g.add("heading", Token(r"\[[A-Z][^\[\]]*\]", _heading, _say_heading))
    g.add("headings", Many("heading", joint="", flat=False))


def _heading(text: str) -> t.Heading | None:
    try:
        return read_one(text)
    except BadHeading:
        return None


def _say_heading(value: object) -> str | None:
    if not isinstance(value, t.Heading):
        return None
    return f"[{value.keyword} {value.n}]" if value.n else f"[{value.keyword}]"


ROWS: tuple[tuple[str, Any], ...] = (
    ("Front Row ", Is(SELF, Lies("front"))),
    ("Back Row ", Is(SELF, Lies("back"))),
    ("Back Row Center ", Is(SELF, Slot((3,)))),
)
"""The part of the field on which an ability is valid."""


def heads(icon: str) -> list[tuple[str, Any, int, Any]]:
    """What stands before the text of an ability: the words, the zones, the limit, and what row it needs."""
    places: list[tuple[str, Any, Any]] = [("", (), None), ("{z:zones}", V("z"), None)]
    places += [(f"{row}(RC)", ("RC",), cond) for row, cond in ROWS]
    return [
        (f"[{icon}]{words}{limit}{{h:headings}}:", zones, n, cond)
        for words, zones, cond in places
        for limit, n in LIMITS.items()
    ]


def both(*conds: Any) -> Any:
    """The conditions that there are, as one; None: there is none."""
    found = tuple(cond for cond in conds if cond is not None)
    return Both(found) if len(found) > 1 else found[0] if found else None


STARTS: tuple[tuple[str, Any, Any], ...] = (
    ("^when {e:event}, ", V("e"), None),
    ("^when {e:event} {m:while}, ", V("e"), V("m")),
    ("^{e:moment}, ", V("e"), None),
    ("^{m:battle}, ", When("begin", word="end of battle"), V("m")),
)
"""How an automatic ability begins: the words, its trigger, and its condition."""
COSTS = ("", "{c:costs}, ", "{c:costs}, and ")


def automatic(g: Grammar) -> None:
    for head, zones, n, row in heads("AUTO"):
        for start, when, fixed in STARTS:
            for cond in ("", "if {q:conds}, "):
                asked = both(row, fixed, V("q") if cond else None)
                for cost in COSTS:
                    c = V("c") if cost else ()
                    means = Automatic(when, cost=c, do=V("do"), cond=asked, limit=n, zones=zones, headings=V("h"))
                    g.phrase("unit", f"{head}{start}{cond}{cost}{{do:effect}}", (means,), of_itself)
        if not n:
            _either(g, head, zones, row)


def of_itself(env: Env) -> bool:
    """Whether what was going on (`m`) is said of the card itself, if it is said of it: "your unit attacks while
    boosted" is about that unit."""
    if "e" not in env or "m" not in env or SELF not in walk.nodes(env["m"]):
        return True
    return isinstance(env["e"], When) and env["e"].subject == SELF


def _either(g: Grammar, head: str, zones: Any, row: Any) -> None:
    """When this unit attacks or boosts: one ability for each. NB: a limit would count both."""
    for words, *events in PAIRS:
        for cond in ("", "if {q:conds}, "):
            for cost in COSTS:
                c = V("c") if cost else ()
                asked = both(row, V("q") if cond else None)
                pair = tuple(
                    Automatic(when, cost=c, do=V("do"), cond=asked, zones=zones, headings=V("h")) for when in events
                )
                g.phrase("unit", f"{head}^when {words}, {cond}{cost}{{do:effect}}", pair)


def activated(g: Grammar) -> None:
    for head, zones, n, row in heads("ACT"):
        for cond in ("", "^if {q:conds}, "):
            for cost in COSTS:
                q, c = both(row, V("q") if cond else None), V("c") if cost else ()
                means = Activated(c, do=V("do"), cond=q, limit=n, zones=zones, headings=V("h"))
                do = "{do:effect}" if cond or cost else "^{do:effect}"
                g.phrase("unit", f"{head}{cond}{cost}{do}", (means,))


def continuous(g: Grammar) -> None:
    for head, zones, n, row in heads("CONT"):
        if n:
            continue
        for start, *conds in (
            ("^",),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", V("m"), V("q")),
        ):
            cond = both(row, *conds)
            g.phrase("unit", f"{head}{start}{{s:states}}.", (Passive(V("s"), cond, zones=zones, headings=V("h")),))
            if zones or conds:
                named = Passive(V("s"), cond, zones=zones or NAMED_IN, headings=V("h"))
                g.phrase("unit", f"{head}{start}{{s:named}}.", (named,))
    g.phrase("states", "{s:state}", V("s"))


def keywords(g: Grammar) -> None:
    for keyword in KEYWORDS:
        if keyword.means:
            said = f"^{keyword.name[0].lower()}{keyword.name[1:]}"
            auto = all(isinstance(ability, Automatic) for ability in keyword.means)
            for head in ("", "[AUTO]:" if auto else "[CONT]:"):
                g.phrase("unit", f"{head}{said}", keyword.means)
                g.phrase("unit", f"{head}{said}.", keyword.means)
                g.phrase("unit", f"{head}[{keyword.name}]", keyword.means)


def orders(g: Grammar) -> None:
    """The text of an order: what it costs to play, and its effect."""
    g.phrase("order_line", "{b:block}", (Spell(V("b")),))
    g.phrase("order_line", "^play this with {c:costs}!", (Spell(cost=V("c")),))
    g.phrase("order_line", "^play this with {c:costs} if {q:conds}!", (Spell(cost=V("c"), cond=V("q")),))
    g.phrase("order_line", "^play this if {q:conds}!", (Spell(cond=V("q")),))
    g.phrase("order_line", "^if {q:conds}, play this with {c:costs}!", (Spell(cost=V("c"), cond=V("q")),))


def add(g: Grammar) -> None:
    for part in (headings, automatic, activated, continuous, keywords, orders):
        part(g)
    g.phrase("line", "{a:unit}", V("a"))
    g.phrase("order", "{a:unit}", V("a"))
    g.phrase("order", "{a:order_line}", V("a"))
