"""Japanese, relative clauses: units to which something happened this turn, before their names."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import SELF, Env, Not, Underwent, V, When

CAME = When("move", SELF, word="placed")
"""What other words ask for."""
KEPT = ("placed", "stand", "rest")
"""Moves and states after which the unit is the same object."""


def told(env: Env) -> bool:
    """Whether the event is one that units on the field remember, not of cards that went elsewhere; and whether it
    speaks of no card itself but the unit: the card whose text this is would be another."""
    when = env["e"]
    if not isinstance(when, When) or not isinstance(when.subject, t.Self) or t.replace(when, subject=SELF) == CAME:
        return False
    others = walk.nodes((when.other, when.cause))
    own = any(isinstance(node, t.Self) for node in others)
    return not own and (when.event == "chosen" or when.word in KEPT)


def add(g: Grammar) -> None:
    for entry in list(g.entries["happens"]):
        if isinstance(entry, Phrase) and entry.template.endswith("た"):
            g.phrase("happened", entry.template, entry.means, entry.when)
            g.phrase("not_happened", f"{entry.template[:-1]}ていない", entry.means, entry.when)
    for category in ("field_pre", "owned_pre", "in_field_pre"):
        g.phrase(category, "{since:since}{e:happened}", Underwent(V("e")), told)
        g.phrase(category, "{since:since}{e:not_happened}", Not(Underwent(V("e"))), told)
    g.phrase("self_state", "{since:since}{e:happened}", t.Is(SELF, Underwent(V("e"))), told)
    g.phrase("self_state", "{since:since}{e:not_happened}", t.Is(SELF, Not(Underwent(V("e")))), told)
