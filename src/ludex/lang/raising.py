"""A sentence that changes a figure that the sentence before gives: "it gets +10 instead of +5" (`marks.Raised`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from ludex.core import tree as t
from ludex.lang.antecedents import about_same
from ludex.lang.marks import SAME, THAT, THOSE, Raised, Regiven, Widened
from ludex.lang.places import Places
from ludex.lang.unknown import swap
from ludex.lang.wording import Unsettled, one_subject


def given_last(block: list[t.Instr], places: Places) -> t.Instr | None:
    """The last instruction that may have given something: what a player draws, and what the game does with no other
    object than the card whose text it is, stands between without being meant."""
    for instr in reversed(block):
        player = isinstance(instr, (t.Draw, t.Shuffle, t.Gain))
        alone = isinstance(instr, t.Do) and instr.what == t.SELF and instr.verb not in (*places.doing, *places.moving)
        if not player and not alone:
            return instr
    return None


def raised(last: t.Instr | None, mark: Raised) -> t.If:
    """The instruction before, with the other amount under the condition of the mark. Raises `Unsettled` if it does not
    give the objects that amount."""
    if not isinstance(last, t.Continue):
        raise Unsettled("nothing was given before")
    given = [part for part in last.effects if _gives(part, mark)]
    if len(given) != 1:
        raise Unsettled("not what was given before")
    small = given[0]
    n = t.Times(mark.n, small.amount.b) if isinstance(small.amount, t.Times) else mark.n
    more = tuple(t.Modify(small.what, mark.figure, "+", n) if part is small else part for part in last.effects)
    return t.If(mark.cond, (replace(last, effects=more),), (last,))


def regiven(last: t.Instr | None, mark: Regiven) -> t.If:
    """The instruction before, with the other figures under the condition of the mark. Raises `Unsettled` if it gives
    the objects other figures than the mark says, or figures that the mark leaves out."""
    what = one_subject(last.effects) if isinstance(last, t.Continue) else None
    if not isinstance(last, t.Continue) or what is None or not _same_objects(what, mark.what):
        raise Unsettled("nothing was given before")
    had, has = figures(last.effects), figures(mark.more)
    if not had or not set(had) <= set(has) or (mark.less and swap(mark.less, t.Ref(SAME), what) != last.effects):
        raise Unsettled("not what was given before")
    more = replace(last, effects=swap(mark.more, t.Ref(SAME), what))
    if more == last:
        raise Unsettled("the same is not something else")
    return t.If(mark.cond, (more,), (last,))


def figures(effects: tuple[t.Continuous, ...]) -> list[str]:
    """The figures that are raised or lowered; empty: something else is given, too."""
    found = [part.figure for part in effects if isinstance(part, t.Modify) and part.op == "+" and not part.layer]
    return found if len(found) == len(effects) else []


def regives(instr: t.Instr, named: bool) -> Regiven | None:
    """The mark that says what other figures the `If` gives than its `otherwise`, which it names or not (`named`); None:
    it is not such an `If`."""
    if not isinstance(instr, t.If) or len(instr.then) != 1 or len(instr.otherwise) != 1:
        return None
    more, less = instr.then[0], instr.otherwise[0]
    if not isinstance(more, t.Continue) or not isinstance(less, t.Continue):
        return None
    what = one_subject(less.effects)
    if what is None or one_subject(more.effects) != what or replace(more, effects=less.effects) != less:
        return None
    had, has = figures(less.effects), figures(more.effects)
    if not had or not set(had) <= set(has):
        return None
    return Regiven(instr.cond, what, about_same(more.effects), about_same(less.effects) if named else ())


def _same_objects(what: t.Sel, said: t.Sel) -> bool:
    """Whether the objects are those that the mark tells: `it` is whatever was given something."""
    one = isinstance(what, (t.Ref, t.Self))
    return what == said or (said == t.Ref(THAT) and one) or (said == t.Ref(THOSE) and not isinstance(what, t.Self))


def raised_in(block: tuple[t.Instr, ...], mark: Raised | Regiven) -> tuple[t.Instr, ...]:
    """The instructions, of which the last that is done now, but for draws, gives the other amount under the condition
    of the mark: also if it is done under a condition."""
    at = len(block) - 1
    while at > 0 and isinstance(block[at], (t.Delay, t.Draw)):
        at -= 1
    last = block[at] if block else None
    made: t.Instr
    if isinstance(last, t.If) and not last.otherwise:
        made = replace(last, then=raised_in(last.then, mark))
    else:
        made = regiven(last, mark) if isinstance(mark, Regiven) else raised(last, mark)
    return (*block[:at], made, *block[at + 1 :])


def lowered(instr: t.Instr, way: int) -> tuple[t.Instr, Raised | Regiven] | None:
    """The instruction as it is said before a sentence that raises an amount in it, and the mark for that sentence
    (`Way.raised`). None: nothing in it is raised so."""
    if not isinstance(instr, t.If) or instr.otherwise:
        return None
    block = instr.then
    at = len(block) - 1
    while at > 0 and isinstance(block[at], t.Delay):
        at -= 1
    last = block[at] if block else None
    if last is None:
        return None
    mark = marked(last, way)
    found = (last.otherwise[0], mark) if mark is not None and isinstance(last, t.If) else lowered(last, way)
    if found is None:
        return None
    less = (*block[:at], found[0], *block[at + 1 :])
    return replace(instr, then=less), found[1]


def marked(instr: t.Instr, way: int) -> Raised | Regiven | None:
    """The mark of a sentence of its own that says what the `If` gives instead: of one amount (1), of figures that are
    named (2), of figures that are not named again (3); None: there is none."""
    return raises(instr) if way == 1 else regives(instr, way == 2) if way else None


def difference(last: t.Instr | None, n: int, m: int) -> t.Continue:
    """What the objects of the instruction before get besides, so that they have `n` instead of `m`. Raises `Unsettled`
    if it does not give one of them, and no other, that amount."""
    given = [
        part
        for part in (last.effects if isinstance(last, t.Continue) else ())
        if isinstance(part, t.Modify) and (part.op, part.amount) == ("+", m)
    ]
    if len(given) != 1 or not isinstance(last, t.Continue) or n <= m:
        raise Unsettled("not what was given before")
    return replace(last, effects=(replace(given[0], amount=t.Plus((n, -m))),))


def _gives(part: t.Continuous, mark: Raised) -> TypeGuard[t.Modify]:
    """Whether the effect is what the mark changes: `it` is whatever was given something."""
    if not isinstance(part, t.Modify) or (part.figure, part.op) != (mark.figure, "+"):
        return False
    if mark.m != (part.amount.a if isinstance(part.amount, t.Times) else part.amount):
        return False
    one = isinstance(part.what, (t.Ref, t.Self))
    pronoun = (mark.what == t.Ref(THAT) and one) or (mark.what == t.Ref(THOSE) and not isinstance(part.what, t.Self))
    return pronoun or mark.what == part.what


def raises(instr: t.Instr) -> Raised | None:
    """The mark that says what the `If` does more than its `otherwise`; None: it is not such an `If`."""
    if not isinstance(instr, t.If) or len(instr.then) != 1 or len(instr.otherwise) != 1:
        return None
    more, less = instr.then[0], instr.otherwise[0]
    if not isinstance(more, t.Continue) or not isinstance(less, t.Continue) or more.until != less.until:
        return None
    if len(more.effects) != len(less.effects):
        return None
    unlike = [(a, b) for a, b in zip(more.effects, less.effects, strict=True) if a != b]
    if len(unlike) != 1:
        return None
    a, b = unlike[0]
    if not isinstance(a, t.Modify) or not isinstance(b, t.Modify) or replace(a, amount=b.amount) != b or a.op != "+":
        return None
    n, m = a.amount, b.amount
    if isinstance(n, t.Times) and isinstance(m, t.Times) and n.b == m.b:
        n, m = n.a, m.a
    if not isinstance(n, int) or not isinstance(m, int):
        return None
    return Raised(instr.cond, a.what, a.figure, n, m)


def widened(out: list[t.Instr], mark: Widened) -> list[t.Instr]:
    """The instructions before, with a wider choice under the condition of the mark. Raises `Unsettled` if they do not
    choose so many."""
    for i in reversed(range(len(out))):
        made = out[i]
        wider: t.Instr
        if isinstance(made, t.Look) and mark.looks:
            if made.n != mark.m:
                break
            wider = replace(made, n=mark.n)
            return [*out[:i], t.If(mark.cond, (wider, *out[i + 1 :]), tuple(out[i:]))]
        if isinstance(made, t.Create) and isinstance(made.n, int) and not mark.looks:
            if made.n != mark.m or not mark.up_to:
                break
            some = (t.NameNumber("tokens", 0, mark.n), replace(made, n=t.Chosen("tokens")))
            return [*out[:i], t.If(mark.cond, (*some, *out[i + 1 :]), tuple(out[i:]))]
        if isinstance(made, t.NameNumber) and not mark.looks:
            if made.most != mark.m or not mark.up_to:
                break
            wider = replace(made, most=mark.n)
            return [*out[:i], t.If(mark.cond, (wider, *out[i + 1 :]), tuple(out[i:]))]
        if isinstance(made, (t.Choose, t.Search)) and not mark.looks:
            if made.n != mark.m or (made.up_to and not mark.up_to) or (mark.differ and made.differ):
                break
            wider = replace(made, n=mark.n, up_to=mark.up_to, differ=mark.differ or made.differ)
            return [*out[:i], t.If(mark.cond, (wider, *out[i + 1 :]), tuple(out[i:]))]
    raise Unsettled("not what was chosen before")


def widens(instr: t.Instr) -> Widened | None:
    """The mark that says how many more the `If` chooses than its `otherwise`; None: it is not such an `If`."""
    if not isinstance(instr, t.If) or not instr.then:
        return None
    if isinstance(instr.then[0], t.NameNumber) and len(instr.then) == len(instr.otherwise) + 1:
        return _more_tokens(instr)
    if len(instr.then) != len(instr.otherwise):
        return None
    wide, less = instr.then[0], instr.otherwise[0]
    if isinstance(wide, t.Look) and isinstance(less, t.Look):
        if not isinstance(wide.n, int) or not isinstance(less.n, int) or replace(wide, n=less.n) != less:
            return None
        same = instr.then[1:] == instr.otherwise[1:] and wide != less
        return Widened(instr.cond, wide.n, less.n, False, looks=True) if same else None
    if isinstance(wide, t.NameNumber) and isinstance(less, t.NameNumber):
        if not isinstance(wide.most, int) or not isinstance(less.most, int) or replace(wide, most=less.most) != less:
            return None
        same = instr.then[1:] == instr.otherwise[1:] and wide != less
        return Widened(instr.cond, wide.most, less.most, True) if same else None
    if not isinstance(wide, (t.Choose, t.Search)) or not isinstance(less, (t.Choose, t.Search)):
        return None
    if not isinstance(wide.n, int) or not isinstance(less.n, int) or wide.n == less.n:
        return None
    like = replace(wide, n=less.n, up_to=less.up_to, differ=less.differ)
    if like != less or instr.then[1:] != instr.otherwise[1:]:
        return None
    return Widened(instr.cond, wide.n, less.n, wide.up_to, wide.differ if wide.differ != less.differ else "")


def _more_tokens(instr: t.If) -> Widened | None:
    """The mark that says up to how many tokens the `If` creates where its `otherwise` creates a fixed number."""
    number, many, less = instr.then[0], instr.then[1], instr.otherwise[0] if instr.otherwise else None
    if not isinstance(number, t.NameNumber) or not isinstance(many, t.Create) or not isinstance(less, t.Create):
        return None
    if number.least or many.n != t.Chosen(number.name) or replace(many, n=less.n) != less:
        return None
    if not isinstance(number.most, int) or not isinstance(less.n, int) or instr.then[2:] != instr.otherwise[1:]:
        return None
    return Widened(instr.cond, number.most, less.n, True)
