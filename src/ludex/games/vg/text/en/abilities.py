"""English, abilities: whole lines, with the icon, the places and the limits at their head."""

from __future__ import annotations

from ludex.games.vg.c14_headings import BadHeading, read_one
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import Activated, Automatic, Both, Passive, Spell, V

PLACES = {
    "": (), "(VC)": ("VC",), "(RC)": ("RC",), "(GC)": ("GC",), "(VC/RC)": ("VC", "RC"), "(VC)/(RC)": ("VC", "RC"),
    "(RC)/(GC)": ("RC", "GC"), "(RC/GC)": ("RC", "GC"), "(VC/GC)": ("VC", "GC"), "(Hand)": ("hand",),
    "(Drop)": ("drop",), "(Soul)": ("soul",), "(Order Zone)": ("order zone",), "(Bind Zone)": ("bind",),
    "(Damage Zone)": ("damage",),
}  # fmt: skip
LIMITS = {"": 0, "[1/turn]": 1}


def headings(g: Grammar) -> None:
    """[VG 14.2.2] The keywords after the icon: `[Generation Break 2]`."""
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


def automatic(g: Grammar) -> None:
    for zones, places in PLACES.items():
        for limit, n in LIMITS.items():
            head = f"[AUTO]{zones}{limit}{{h:headings}}:"
            for start, when in (("^when {e:event}, ", V("e")), ("^{e:moment}, ", V("e"))):
                for cond in ("", "if {q:conds}, "):
                    for cost in ("", "{c:costs}, ", "{c:costs}, and "):
                        means = Automatic(
                            when,
                            cost=V("c") if cost else (),
                            do=V("do"),
                            cond=V("q") if cond else None,
                            limit=n,
                            zones=places,
                            headings=V("h"),
                        )
                        g.phrase("unit", f"{head}{start}{cond}{cost}{{do:effect}}", (means,))


def activated(g: Grammar) -> None:
    for zones, places in PLACES.items():
        for limit, n in LIMITS.items():
            head = f"[ACT]{zones}{limit}{{h:headings}}:"
            for cond in ("", "^if {q:conds}, "):
                for cost in ("", "{c:costs}, ", "{c:costs}, and "):
                    q = V("q") if cond else None
                    means = Activated(
                        cost=V("c") if cost else (), do=V("do"), cond=q, limit=n, zones=places, headings=V("h")
                    )
                    g.phrase("unit", f"{head}{cond}{cost}{{do:effect}}", (means,))


def continuous(g: Grammar) -> None:
    for zones, places in PLACES.items():
        head = f"[CONT]{zones}{{h:headings}}:"
        for start, cond in (
            ("^", None),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", Both((V("m"), V("q")))),
        ):
            g.phrase("unit", f"{head}{start}{{s:states}}.", (Passive(V("s"), cond, zones=places, headings=V("h")),))
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
