"""English, whether what an ability asks for can be: conditions that contradict each other make no ability, and a
chosen column is spoken of only where one is chosen."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_columns import ROLE as COLUMN
from ludex.lang import pattern as t


def possible(ability: t.Ability) -> bool:
    """Whether a number is not asked to be two numbers at once: then nothing ever holds."""
    cond = ability.cond if isinstance(ability, t.Passive) else None
    asked: dict[Any, Any] = {}
    for part in cond.parts if isinstance(cond, t.Both) else ():
        if isinstance(part, t.Compare) and part.op == "=" and asked.setdefault(part.a, part.b) != part.b:
            return False
    return True


def columned(ability: t.Ability) -> bool:
    """Whether cards are told by a chosen column where a column is chosen, and only there."""
    nodes = walk.nodes(ability)
    verbs = {node.verb for node in nodes if isinstance(node, t.Do)}
    if "take its column" in verbs:
        return True
    chosen = "choose column" in verbs
    called = any(isinstance(node, t.Do) and node.verb == "call" and "chosen" in node.word.split() for node in nodes)
    return (called or t.Role(COLUMN) in nodes) == chosen


def one_card(ability: t.Ability) -> bool:
    """Whether one deed or another is said of one card: who may ride a card or call it calls no other card."""
    for node in walk.nodes(getattr(ability, "do", ())):
        if isinstance(node, t.Modes) and len(node.options) == 2:
            ride, call = (option[0] if len(option) == 1 else None for option in node.options)
            if not (isinstance(ride, t.Do) and isinstance(call, t.Do)):
                continue
            if (ride.verb, call.verb) == ("ride", "call") and ride.what == t.SELF != call.what:
                return False
    return True
