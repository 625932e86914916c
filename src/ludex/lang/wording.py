"""The different wordings of a final form (`Way`), and helpers of `surface` about instructions and conditions."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import NamedTuple

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.marks import SAME, TOO, Give, More, MoreOf, MoreThan, kind_of


class Unsettled(ValueError):
    """A reading that makes no sense, for example because `it` refers to nothing."""


class Way(NamedTuple):
    """One combination of the choices that a text has for wording a final form."""

    same: bool = False
    """After "instead", the objects (or the token) of the instruction before are not named again."""
    keep: bool = False
    """An `If` with `otherwise` is not written with "instead"."""
    inner: int = 0
    """Granted abilities are written in the last of their surface forms (1), or with only the last part of their
    condition at the head of their text (2)."""
    short: bool = False
    """A condition on the same amount as the condition before does not name it again (`More`)."""
    joined: bool = False
    """Two choices are written in one sentence (`TOO`)."""
    otherwise: bool = False
    """The `otherwise` of an `If` is a sentence of its own (`Otherwise`)."""
    raised: int = 0
    """An `If` that gives another amount of a figure than its `otherwise` is a sentence of its own (1: `Raised`). 2: it
    names what is given or done otherwise (`Regiven.less`, `Instead.was`). 3: it does not (`Regiven`)."""
    reach: int = 0
    """How many instructions of `If.then` are written with "instead"; the others follow. 0: all."""
    told: bool = False
    """A condition that the instruction before was carried out names what was done (not `Done`)."""
    late: int = 0
    """What is done instead of a deed is a sentence of its own (`Otherwhere`), so many instructions after it. 0: it is
    not said so."""


LATEST = 5
"""How far after a deed it is said at most what is done instead."""

WAYS = (Way(), Way(same=True), Way(keep=True), Way(inner=1), Way(same=True, inner=1))
"""The combinations of `same`, `keep` and `inner` to try."""


def ways(ability: t.Ability, reaching: bool = False, rerouted: bool = False) -> list[Way]:
    """The ways that may give different surface forms of the ability. `rerouted`: see `Places`."""
    ifs = [node for node in walk.nodes(ability) if isinstance(node, t.If)]
    chosen = [node for node in walk.nodes(ability) if isinstance(node, t.Choose) and node.target]
    otherwise = any(node.otherwise for node in ifs)
    first = getattr(ability, "cond", None) is not None
    open_ = (len(ifs) + first > 1, len(chosen) > 1, otherwise)
    more = list(product(*((False, True) if is_open else (False,) for is_open in open_)))
    most = max((len(node.then) for node in ifs if node.otherwise), default=0) if reaching else 0
    plain = [
        Way(*way[:3], *made)._replace(raised=raised)
        for made in more
        for raised in range(4 if otherwise else 1)
        for way in WAYS
    ]
    found = [way._replace(reach=reach) for reach in range(max(1, most)) for way in plain]
    if rerouted and any(len(node.otherwise) == 1 and isinstance(node.otherwise[0], (t.Do, t.Move)) for node in ifs):
        found += [way._replace(late=late) for late in range(1, LATEST) for way in plain if not way.keep]
    moved = any(isinstance(node, t.Moved) for node in walk.nodes(ability))
    told = [way._replace(told=True) for way in found] if moved else []
    return [*told, *found] if rerouted else [*found, *told]


def named(name: str) -> t.Sel:
    """The reference to a name, or to two names joined with `TOO`."""
    first, too, second = name.partition(TOO)
    return t.Some((t.Ref(first), t.Ref(second))) if too else t.Ref(name)


def measured(cond: t.Cond | None) -> t.Computed | None:
    """The amount that a condition compares; None: it compares none."""
    if isinstance(cond, t.Both):
        return measured(cond.parts[-1])
    if isinstance(cond, t.Exists):
        return t.Count(cond.what)
    return cond.a if isinstance(cond, t.Compare) and isinstance(cond.a, t.Computed) else None


def compared(amount: t.Computed, op: str, n: int) -> t.Cond:
    """The condition that compares the amount with `n`; at least `n` objects is an `Exists`."""
    if isinstance(amount, t.Count) and op == ">=":
        return t.Exists(amount.what, n)
    return t.Compare(amount, op, n)


def counted_again(cond: MoreOf | MoreThan, before: t.Cond | None) -> t.Cond:
    """The condition on what the condition before counts; raises `Unsettled` if it counts nothing, or something else."""
    if isinstance(cond, MoreThan) and isinstance(before, t.Among) and cond.op == ">=":
        return replace(before, n=cond.n)
    amount = measured(before)
    if isinstance(cond, MoreOf) and not (isinstance(amount, t.Count) and kind_of(amount.what) == cond.such):
        amount = None
    if amount is None:
        raise Unsettled("not what was counted before")
    return compared(amount, cond.op, cond.n)


def told_again(cond: t.Cond | None) -> t.Cond | None:
    """The condition, of which a part may count again what the part before it counts."""
    parts: list[t.Cond] = []
    for part in cond.parts if isinstance(cond, t.Both) else (cond,):
        if part is None:
            return None
        said = part.part if isinstance(part, t.Unless) else part
        if isinstance(said, (MoreOf, MoreThan)):
            said = counted_again(said, parts[-1] if parts else None)
            parts.append(t.Unless(said) if isinstance(part, t.Unless) else said)
        else:
            parts.append(part)
    return t.Both(tuple(parts)) if len(parts) > 1 else parts[0]


def more(cond: t.Cond) -> More | None:
    """The condition without its amount; None: it compares none with a number."""
    if isinstance(cond, t.Exists):
        return More(">=", cond.n)
    return More(cond.op, cond.b) if isinstance(cond, t.Compare) and isinstance(cond.b, int) else None


def subject(instr: t.Instr) -> t.Sel:
    """The objects that an instruction is about; `ANY`: none."""
    if isinstance(instr, (t.Damage, t.Move, t.SetState, t.Do, t.Counters)):
        return instr.what
    if isinstance(instr, t.Continue):
        return one_subject(instr.effects) or t.ANY
    if isinstance(instr, Give):
        return instr.what
    return t.ANY


def again(instr: t.Instr, before: t.Instr) -> t.Instr:
    """The instruction with the token `SAME` replaced by the token of the instruction before."""
    if isinstance(instr, t.Create) and instr.card == SAME:
        if not isinstance(before, t.Create) or before.to != instr.to:
            raise Unsettled("no token was named")
        return replace(instr, card=before.card)
    return instr


def shorter(instr: t.Instr, before: t.Instr) -> t.Instr:
    """The inverse of `again`: the token of the instruction before becomes `SAME`."""
    if isinstance(instr, t.Create) and isinstance(before, t.Create) and instr.card == before.card:
        return replace(instr, card=SAME)
    return instr


def alike(a: t.Instr, b: t.Instr) -> bool:
    """Whether two instructions are of the same class and, if they are `Do`, have the same verb."""
    return type(a) is type(b) and (not isinstance(a, t.Do) or (isinstance(b, t.Do) and a.verb == b.verb))


def one_subject(effects: tuple[t.Continuous, ...]) -> t.Sel | None:
    """The selector that all the effects share; None: they differ, or some have none."""
    found: set[t.Sel] = {e.what for e in effects if isinstance(e, (t.Modify, t.Grant, t.Strip, t.Rename))}
    plain = all(isinstance(e, (t.Modify, t.Grant, t.Strip, t.Rename)) for e in effects)
    return next(iter(found)) if plain and len(found) == 1 else None


def gave(last: t.Instr | None) -> t.Instr | None:
    """The instruction; of one amount or another (`Raised`), what is given under the condition."""
    if isinstance(last, t.If) and len(last.then) == len(last.otherwise) == 1:
        one, other = last.then[0], last.otherwise[0]
        if isinstance(one, t.Continue) and isinstance(other, t.Continue) and one.until == other.until:
            return one if one_subject(one.effects) == one_subject(other.effects) else last
    return last
