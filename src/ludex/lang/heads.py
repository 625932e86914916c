"""How far a condition reaches, where a game says so: to the next full stop, and over the sentences after it that refer
to the result of what it governs.

A condition at the head of an ability (`Under` or `If` as its first instruction) is the condition of the whole ability
in the final form, if it reaches over all of it (`hoisted`); `sunk` is the inverse."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.depending import BACKWARD, refs
from ludex.lang.marks import (
    OMITTED,
    SAME,
    THAT,
    THOSE,
    Done,
    Equals,
    Further,
    FurtherFor,
    FurtherIf,
    Instead,
    Otherwhere,
    Otherwise,
    Raised,
    RaisedFor,
    Regiven,
    Rekinded,
    Under,
    Widened,
)
from ludex.lang.walking import BINDERS

CHANGES = (
    Equals, Instead, RaisedFor, Widened, Rekinded, Otherwhere, Further, FurtherFor, FurtherIf,
)  # fmt: skip
"""Marks that change what an instruction before them says: they stand where it stands."""
RESULTS = (t.Did, t.Moved, t.Turned, Done)
"""What asks whether something before was done, and how much of it."""
Headed = t.Activated | t.Automatic


def unconditional(env: dict[str, Any]) -> bool:
    """Whether the sentence `env["s"]` does not end under a condition (`ends_freely`)."""
    return ends_freely(env["s"])


def ends_freely(block: tuple[t.Instr, ...]) -> bool:
    """Whether a sentence does not end under a condition or with what is done for a cost: a sentence that begins with
    Then would belong under it."""
    last = block[-1] if block else None
    if isinstance(last, t.Delay):
        last = last.do[-1] if last.do else None
    if isinstance(last, (t.If, Under, Otherwise, FurtherFor, FurtherIf, RaisedFor)):
        return False
    return not (isinstance(last, t.May) and last.cost and last.do)


def pays(block: tuple[t.Instr, ...]) -> bool:
    """Whether a sentence ends with what is done for a cost: the sentences after it are done for it, too."""
    last = block[-1] if block else None
    return isinstance(last, (FurtherFor, RaisedFor)) or (isinstance(last, t.May) and bool(last.cost and last.do))


def denies(block: tuple[t.Instr, ...]) -> bool:
    """Whether a sentence begins with a condition that asks that something was not done: it belongs to that deed."""
    first = block[0] if block else None
    cond = first.cond if isinstance(first, (t.If, Under)) else None
    return isinstance(cond, t.Unless) and any(isinstance(node, (t.Moved, t.Turned)) for node in walk.nodes(cond))


def bound_back(env: dict[str, Any]) -> bool:
    """Whether the sentence `env["s"]` may refer to the result of what is said before it."""
    return bool(_back(env["s"]))


def free(env: dict[str, Any]) -> bool:
    """Whether the sentence `env["s"]` need not refer to the result of what is said before it: "it" may be the card
    itself, or that of which the ability hears."""
    return _back(env["s"]) <= {THAT, THOSE}


def asks_result(instr: t.Instr) -> bool:
    """Whether the sentence begins with a condition that asks what became of something done before."""
    return isinstance(instr, (t.If, Under)) and any(isinstance(node, RESULTS) for node in walk.nodes(instr.cond))


def _back(said: tuple[t.Instr, ...]) -> set[str]:
    """The names by which a sentence refers to what is said before it."""
    if not said or isinstance(said[0], Otherwise) or (isinstance(said[0], (Raised, Regiven)) and len(said) == 1):
        return set()  # they find their way under the condition
    first = said[0].then[0] if isinstance(said[0], t.If) and said[0].then else said[0]
    found: set[str] = {"changed"} if isinstance(first, (*CHANGES, Raised, Regiven)) else set()
    made, named, spoken = {SAME}, False, False
    for node in walk.nodes(said, skip=(t.Ability,)):
        if isinstance(node, t.Ref) and node.name not in made:
            answered = (named and node.name in BACKWARD) or (spoken and node.name == OMITTED)
            if not answered:
                found.add(node.name)
        elif isinstance(node, RESULTS) and not (getattr(node, "name", "") in made or named):
            found.add("result")
        spoken = spoken or (isinstance(node, (t.SetState, t.Move)) and not refs(node.what))
        if isinstance(node, (*BINDERS, t.May)) and node.name not in found:
            made.add(node.name)
            named = named or not isinstance(node, t.May)
    return found


def head_of(ability: t.Ability) -> t.Instr | None:
    """The condition at the head of an ability with what it governs; None: there is none. NB: a cost that stands between
    the condition and the text buys all of the text."""
    if not isinstance(ability, (t.Activated, t.Automatic)) or ability.cost or not ability.do:
        return None
    first = ability.do[0]
    return first if isinstance(first, (t.If, Under)) else None


def hoisted(said: t.Ability, made: t.Ability) -> t.Ability:
    """The final form `made` of the ability `said`, whose condition is that of the ability if it reaches over all of
    it."""
    if not isinstance(made, (t.Activated, t.Automatic)) or not isinstance(said, (t.Activated, t.Automatic)):
        return made
    first = head_of(said)
    if first is None or len(made.do) != 1 or not (isinstance(first, Under) or len(said.do) > 1):
        return made
    head = made.do[0]
    if not isinstance(head, t.If) or head.otherwise:
        return made
    cond = head.cond if made.cond is None else t.Both((made.cond, head.cond))
    return replace(made, cond=cond, do=head.then)


def sunk(ability: t.Ability) -> list[t.Ability]:
    """The forms of an ability in which a part of its condition is said at the head of its text."""
    if not isinstance(ability, (t.Activated, t.Automatic)) or ability.cost or ability.cond is None:
        return []
    if len(ability.do) < 2 and not (ability.do and isinstance(ability.do[0], t.If)):
        return []
    cond = ability.cond
    ways: list[tuple[t.Cond | None, t.Cond]] = [(None, cond)]
    if isinstance(cond, t.Both) and len(cond.parts) == 2:
        ways.append((cond.parts[0], cond.parts[1]))
    return [replace(ability, cond=rest, do=(t.If(head, ability.do),)) for rest, head in ways]
