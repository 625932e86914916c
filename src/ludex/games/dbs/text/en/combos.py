"""English, combos: cards that skills use in a combo, what is heard of that, and cards that are in a battle."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.events import AREAS
from ludex.games.dbs.text.en.nouns import sided
from ludex.games.dbs.text.meanings import BATTLE_CARD, IT, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import SELF, YOU, Exists, Give, Is, Move, Rest, Role, V, When

FIGHTING = Role("in a battle")
WITHOUT = (
    ("", None),
    (" with its skills negated for the turn", "turn"),
    (" with their skills negated for the turn", "turn"),
    (" with its skills negated for the battle", "battle"),
    (" with their skills negated for the battle", "battle"),
)
"""What is said of the skills of cards that are used in a combo, and for how long."""


def used(what: Any, negated: str | None) -> tuple[Any, ...]:
    """[DBS 3-7-3] Cards are placed in the Combo Area, perhaps with their skills negated [DBS 8-3-2]."""
    move = Move(what, "combo", "combo", whose=YOU)
    return (move,) if negated is None else (move, Give(what, (t.Strip(ME, negate=True),), negated))


def deeds(g: Grammar) -> None:
    for words, until in WITHOUT:
        for area in ("", " in your Combo Area"):
            end = f"in a combo{area}{words}"
            g.phrase("clause", f"use {{c:pick}} {end}", (Rest("c"), *used(IT, until)), fitting)
            for place, zone in (("hand", "hand"), ("Drop", "drop"), ("energy", "energy"), ("Warp", "warp")):
                here = t.All((t.Zone((zone,)), SELF))
                g.phrase("clause", f"use this card from your {place} {end}", used(here, None)) if not until else None
            for joint in (" and ", ", and "):
                for it in ("it", "that card", "them", "those cards"):
                    said = f"choose {{c:pick}}{joint}use {it} {end}"
                    g.phrase("clause", said, (Rest("c"), *used(IT, until)), fitting)


def fitting(env: t.Env) -> bool:
    """Whether the cards are surely Battle Cards: only these have combo power [DBS 2-9-2] and words like traits."""
    return all(_battling(choice.what) for choice in env["c"])


def _battling(group: Any) -> bool:
    parts = parts_of(group)
    if BATTLE_CARD in parts:
        return True
    if any(isinstance(part, t.Zone) and "leader" in part.names for part in parts):
        return False
    return any(_telling(part) for part in parts)


def _telling(part: Any) -> bool:
    if isinstance(part, t.Some):
        return all(map(_battling, part.parts))
    if isinstance(part, t.Figure):
        return part.figure in ("power", "combo power", "combo cost")
    return isinstance(part, t.Word) and part.kind in ("character", "trait")


def hearing(g: Grammar) -> None:
    """Events of the card where it lies: "when this card in your hand is played or used in a combo"."""
    for area, zone in AREAS:
        played = When("play", SELF, word=zone)
        comboed = When("move", SELF, src=(zone,), word="combo", dst=("combo",))
        for words, when in (("played", played), ("used in a combo", comboed)):
            g.phrase("event", f"this card in your {area} is {words}", when)
            for is_ in ("is ", ""):
                g.phrase(f"{zone}_deed", f"{is_}{words}", when)


def fighting(g: Grammar) -> None:
    """[DBS 7-1-3] Conditions on the cards in a battle."""
    g.phrase("cond", "this card is in a battle", Is(SELF, FIGHTING))
    g.phrase("cond", "{g:play_one} is in a battle", Exists(t.All((V("g"), FIGHTING))), sided)


def add(g: Grammar) -> None:
    deeds(g)
    hearing(g)
    fighting(g)
