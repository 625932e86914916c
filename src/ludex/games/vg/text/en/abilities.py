"""English, abilities: whole lines, with the icon, the places and the limits at their head."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_headings import BadHeading, read_one
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import Activated, Automatic, Both, Passive, Spell, V, When

PLACES = {
    "(VC)": ("VC",), "(RC)": ("RC",), "(GC)": ("GC",), "(VC/RC)": ("VC", "RC"), "(VC)/(RC)": ("VC", "RC"),
    "(RC)/(GC)": ("RC", "GC"), "(RC/GC)": ("RC", "GC"), "(VC/GC)": ("VC", "GC"), "(VC/RC/GC)": ("VC", "RC", "GC"),
    "(Hand)": ("hand",), "(Drop)": ("drop",), "(Soul)": ("soul",), "(Order Zone)": ("order zone",),
    "(Bind Zone)": ("bind",), "(Damage Zone)": ("damage",), "(Soul/Drop)": ("soul", "drop"),
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


def heads(icon: str) -> list[tuple[str, Any, int]]:
    """What stands before the text of an ability: the words, the zones, the limit."""
    return [
        (f"[{icon}]{zones}{limit}{{h:headings}}:", places, n)
        for zones, places in (("", ()), ("{z:zones}", V("z")))
        for limit, n in LIMITS.items()
    ]


STARTS: tuple[tuple[str, Any, Any], ...] = (
    ("^when {e:event}, ", V("e"), None),
    ("^when {e:event} {m:while}, ", V("e"), V("m")),
    ("^{e:moment}, ", V("e"), None),
    ("^{m:battle}, ", When("begin", word="end of battle"), V("m")),
)
"""How an automatic ability begins: the words, its trigger, and its condition."""


def automatic(g: Grammar) -> None:
    for head, zones, n in heads("AUTO"):
        for start, when, fixed in STARTS:
            for cond in ("", "if {q:conds}, "):
                asked = Both((fixed, V("q"))) if cond and fixed else V("q") if cond else fixed
                for cost in ("", "{c:costs}, ", "{c:costs}, and "):
                    c = V("c") if cost else ()
                    means = Automatic(when, cost=c, do=V("do"), cond=asked, limit=n, zones=zones, headings=V("h"))
                    g.phrase("unit", f"{head}{start}{cond}{cost}{{do:effect}}", (means,))


def activated(g: Grammar) -> None:
    for head, zones, n in heads("ACT"):
        for cond in ("", "^if {q:conds}, "):
            for cost in ("", "{c:costs}, ", "{c:costs}, and "):
                q, c = V("q") if cond else None, V("c") if cost else ()
                means = Activated(c, do=V("do"), cond=q, limit=n, zones=zones, headings=V("h"))
                do = "{do:effect}" if cond or cost else "^{do:effect}"
                g.phrase("unit", f"{head}{cond}{cost}{do}", (means,))


def continuous(g: Grammar) -> None:
    for head, zones, n in heads("CONT"):
        if n:
            continue
        for start, cond in (
            ("^", None),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", Both((V("m"), V("q")))),
        ):
            g.phrase("unit", f"{head}{start}{{s:states}}.", (Passive(V("s"), cond, zones=zones, headings=V("h")),))
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


def add(g: Grammar) -> None:
    for part in (headings, automatic, activated, continuous, keywords, orders):
        part(g)
    g.phrase("line", "{a:unit}", V("a"))
    g.phrase("order", "{a:unit}", V("a"))
    g.phrase("order", "{a:order_line}", V("a"))
