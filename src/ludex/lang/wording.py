"""How a final form may have been worded, and what an instruction is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from ludex.core import tree as t
from ludex.lang.marks import SAME, TOO, Give, More
from ludex.lang.pattern import names_of


class Unsettled(ValueError):
    """A reading without sense: nothing to refer to, nothing to replace."""


class Way(NamedTuple):
    """How a final form is put: with what is done instead left short (`same`), with "if not" kept (`keep`), and with the
    second form of abilities that are given (`inner`); with what is counted not named again (`short`), with two things
    selected in one sentence (`joined`), with what is done if not in a sentence after (`otherwise`), with only so many
    things said to be done instead (`reach`)."""

    same: bool = False
    keep: bool = False
    inner: bool = False
    short: bool = False
    joined: bool = False
    otherwise: bool = False
    reach: int = 0


WAYS = (Way(), Way(same=True), Way(keep=True), Way(inner=True), Way(same=True, inner=True))


def ways(ability: t.Ability, reaching: bool = False) -> list[Way]:
    """The ways that may make a difference."""
    ifs = [node for node in nodes(ability) if isinstance(node, t.If)]
    chosen = [node for node in nodes(ability) if isinstance(node, t.Choose) and node.target]
    open_ = (len(ifs) > 1, len(chosen) > 1, any(node.otherwise for node in ifs))
    more = list(product(*((False, True) if is_open else (False,) for is_open in open_)))
    most = max((len(node.then) for node in ifs if node.otherwise), default=0) if reaching else 0
    plain = [Way(*way[:3], *made) for made in more for way in WAYS]
    return [way._replace(reach=reach) for reach in range(max(1, most)) for way in plain]


def nodes(node: Any) -> Iterator[t.Node]:
    if isinstance(node, t.Node):
        yield node
        for name in names_of(type(node)):
            yield from nodes(getattr(node, name))
    elif type(node) is tuple:
        for item in node:
            yield from nodes(item)


def named(name: str) -> t.Sel:
    """What is bound to a name, or to two."""
    first, too, second = name.partition(TOO)
    return t.Some((t.Ref(first), t.Ref(second))) if too else t.Ref(name)


def measured(cond: t.Cond | None) -> t.Computed | None:
    """What a condition counts."""
    if isinstance(cond, t.Exists):
        return t.Count(cond.what)
    return cond.a if isinstance(cond, t.Compare) and isinstance(cond.a, t.Computed) else None


def compared(amount: t.Computed, op: str, n: int) -> t.Cond:
    if isinstance(amount, t.Count) and op == ">=":
        return t.Exists(amount.what, n)
    return t.Compare(amount, op, n)


def more(cond: t.Cond) -> More | None:
    if isinstance(cond, t.Exists):
        return More(">=", cond.n)
    return More(cond.op, cond.b) if isinstance(cond, t.Compare) and isinstance(cond.b, int) else None


def subject(instr: t.Instr) -> t.Sel:
    """What an instruction is about."""
    if isinstance(instr, (t.Damage, t.Move, t.SetState, t.Do, t.Counters)):
        return instr.what
    if isinstance(instr, t.Continue):
        return one_subject(instr.effects) or t.ANY
    if isinstance(instr, Give):
        return instr.what
    return t.ANY


def again(instr: t.Instr, before: t.Instr) -> t.Instr:
    """Tokens of the same name as before."""
    if isinstance(instr, t.Create) and instr.card == SAME:
        if not isinstance(before, t.Create) or before.to != instr.to:
            raise Unsettled("no token was named")
        return replace(instr, card=before.card)
    return instr


def shorter(instr: t.Instr, before: t.Instr) -> t.Instr:
    if isinstance(instr, t.Create) and isinstance(before, t.Create) and instr.card == before.card:
        return replace(instr, card=SAME)
    return instr


def alike(a: t.Instr, b: t.Instr) -> bool:
    """Whether two instructions do the same kind of thing."""
    return type(a) is type(b) and (not isinstance(a, t.Do) or (isinstance(b, t.Do) and a.verb == b.verb))


def one_subject(effects: tuple[t.Continuous, ...]) -> t.Sel | None:
    """What all the effects change; None: not one thing."""
    found: set[t.Sel] = {e.what for e in effects if isinstance(e, (t.Modify, t.Grant, t.Strip, t.Rename))}
    plain = all(isinstance(e, (t.Modify, t.Grant, t.Strip, t.Rename)) for e in effects)
    return next(iter(found)) if plain and len(found) == 1 else None
