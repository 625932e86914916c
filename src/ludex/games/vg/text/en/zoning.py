"""English, several zones in one breath: "your hand or soul", "from (RC), hand, or drop"; where cards come from and are
looked for."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import RC
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.pattern import YOURS, Env, V, Zone

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
    sources(g)
