"""English, several zones in one breath: "your hand or soul", "from (RC), hand, or drop"; where cards come from and are
looked for."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import RC
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.pattern import ENEMY, YOURS, Compare, Count, Env, Exists, Unless, V, Zone

NAMES: dict[str, str] = {
    "hand": "hand",
    "drop": "drop",
    "drop zone": "drop",
    "soul": "soul",
    "damage zone": "damage",
    "bind zone": "bind",
    "order zone": "order zone",
    "Order Zone": "order zone",
    "ride deck": "ride deck",
    "G zone": "G",
    "(RC)": "RC",
    "(VC)": "VC",
    "(GC)": "GC",
}
"""The zones of a player: how texts call them, and their name."""
JOINTS = (" or ", " and ", ", ", ", or ", ", and ", " or your ", " and your ", " or from your ")


def merged(parts: list[Any]) -> Zone:
    """All the zones together."""
    return Zone(tuple(sorted({name for part in parts for name in part.names})))


def parted(zone: Any) -> tuple[Any, ...]:
    return tuple(Zone((name,)) for name in zone.names) if isinstance(zone, Zone) else (zone,)


def several(env: Env) -> bool:
    """Whether there are several zones."""
    return len(env["z"].names) > 1


def lists(g: Grammar) -> None:
    """`zone_list`: zones, one after the other."""
    for words, name in NAMES.items():
        g.phrase("zone_word", words, Zone((name,)))
    g.phrase("zone_word", "rear-guards", RC)
    for joint in JOINTS:
        g.phrase("zone_first", f"{{z:zone_word}}{joint}", V("z"))
    g.add("zone_list", Bunch("zone_word", "zone_first", "nothing", merged, parted, ordered=True))
    filler(g, "from_in", " from ", " in ")
    g.phrase("zone", "{z:zone_list}", V("z"), several)
    g.phrase("place", "{p:from_in}{z:zone_list}", t.All((YOURS, V("z"))), several)
    g.phrase("place", " from (RC)", t.All((YOURS, RC)))


def having(g: Grammar) -> None:
    """What is in several zones of a player together."""
    filler(g, "has_have", " has", " have")
    filler(g, "in_total", "", " a total of")
    for side, who in (("your ", YOURS), ("your opponent's ", ENEMY)):
        there = t.All((who, V("z")))
        such = t.All((who, V("z"), V("g")))
        has = f"{side}{{z:zone_list}}{{h:has_have}}"
        for cards, what, fits in (("cards", there, several), ("{g:card_many}", such, several_told)):
            for words, op in (("or more", ">="), ("or less", "<=")):
                number = Exists(what, V("n")) if op == ">=" else Compare(Count(what), op, V("n"))
                g.phrase("cond", f"{has}{{x:in_total}} {{n:number}} {words} {cards}", number, fits)
            g.phrase("cond", f"{has} no {cards}", Unless(Exists(what)), fits)
            g.phrase("cond", f"{has}{{x:in_total}} {{n:several}} {cards}", Compare(Count(what), "=", V("n")), fits)
        g.phrase("cond", f"{has} {{g:a_card}}", Exists(such), several_told)
        g.phrase("cond", f"{has} a card", Exists(there), several)
        for does in ("does not have", "do not have"):
            words = f"{side}{{z:zone_list}} {does}"
            g.phrase("cond", f"{words} {{g:a_card}}", Unless(Exists(such)), several_told)
            g.phrase("cond", f"{words} any {{g:card_many}}", Unless(Exists(such)), several_told)


def several_told(env: Env) -> bool:
    return several(env) and bool(env["g"] != t.ANY)


def sources(g: Grammar) -> None:
    """`source`, `from`: from one zone or another."""
    for words, name in (*NAMES.items(), ("deck", "deck")):
        g.phrase("source_word", words, (name,))
    for joint in (" or ", " or your "):
        g.add("source_list", Many("source_word", joint=joint, least=2, most=3, flat=True))
    for category in ("source", "from"):
        g.phrase(category, " from {z:source_list}", V("z"))
        g.phrase(category, " from your {z:source_list}", V("z"))


def add(g: Grammar) -> None:
    lists(g)
    having(g)
    sources(g)
