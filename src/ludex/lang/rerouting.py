"""Sentences that change what the text before does: another deed with the same cards (`marks.Otherwhere`), cards of
another kind (`marks.Rekinded`)."""

from __future__ import annotations

from dataclasses import replace

from ludex.core import tree as t
from ludex.lang.antecedents import deed
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import PUT_BACK, Otherwhere, Rekinded
from ludex.lang.places import Places
from ludex.lang.wording import Unsettled, subject


def deed_of(instr: t.Instr, places: Places) -> str:
    """What an instruction does with cards: the word of `marks.DEEDS`, with the end of the pile to which cards are put
    back; "": nothing that is done "instead of" something."""
    if isinstance(instr, t.Do):
        return places.doing.get(instr.verb, "")
    if isinstance(instr, t.Move):
        way = deed(instr, places)
        return f"{way} {instr.position}" if way == PUT_BACK else way
    return ""


def elsewhere(out: list[t.Instr], mark: Otherwhere, places: Places) -> list[t.Instr]:
    """The instructions before, of which the last deed of that name is another one under the condition of the mark.
    Raises `Unsettled` if there is none, or if something else is done with other cards."""
    for i in reversed(range(len(out))):
        made = out[i]
        if isinstance(made, t.Delay) and made.do and deed_of(made.do[-1], places) == mark.deed:
            changed = replace(made, do=(*made.do[:-1], _forked(made.do[-1], mark)))
            return [*out[:i], changed, *out[i + 1 :]]
        if deed_of(made, places) == mark.deed:
            return [*out[:i], _forked(made, mark), *out[i + 1 :]]
    raise Unsettled("nothing to do instead of")


def _forked(made: t.Instr, mark: Otherwhere) -> t.If:
    if any(about(part) != subject(made) for part in mark.then):
        raise Unsettled("not what is done instead")
    then = (t.Modes(1, (mark.then, (made,))),) if mark.may else mark.then
    return t.If(mark.cond, then, (made,))


def about(instr: t.Instr) -> t.Sel:
    """The objects of an instruction, also if it shows them."""
    return instr.what if isinstance(instr, t.Reveal) else subject(instr)


def goes_elsewhere(instr: t.Instr, places: Places) -> Otherwhere | None:
    """The mark that says what the `If` does instead of its `otherwise`; None: it is not such an `If`."""
    if not isinstance(instr, t.If) or len(instr.otherwise) != 1 or not instr.then:
        return None
    made, then, may = instr.otherwise[0], instr.then, False
    if len(then) == 1 and isinstance(then[0], t.Modes) and len(then[0].options) == 2:
        if then[0].options[1] != (made,) or then[0].n != 1:
            return None
        then, may = then[0].options[0], True
    way = deed_of(made, places)
    if not way or any(about(part) != subject(made) for part in then):
        return None
    return Otherwhere(instr.cond, way, then, may)


def delayed_elsewhere(instr: t.Instr, places: Places) -> tuple[t.Instr, Otherwhere] | None:
    """An instruction for later as it is said before a sentence that changes its last deed, and the mark for that."""
    if not isinstance(instr, t.Delay) or not instr.do:
        return None
    last = instr.do[-1]
    mark = goes_elsewhere(last, places)
    if mark is None or not isinstance(last, t.If):
        return None
    return replace(instr, do=(*instr.do[:-1], *last.otherwise)), mark


def rekinded(out: list[t.Instr], mark: Rekinded) -> list[t.Instr]:
    """The instructions before, of which the last choice is among other cards under the condition of the mark. Raises
    `Unsettled` if they do not choose such cards."""
    was = parts_of(mark.was)
    for i in reversed(range(len(out))):
        made = out[i]
        if isinstance(made, (t.Choose, t.Search)):
            parts = parts_of(made.what)
            if not was or any(part not in parts for part in was):
                break
            rest = [part for part in parts if part not in was]
            new = (t.Some((mark.was, mark.such)),) if mark.may else parts_of(mark.such)
            other = replace(made, what=canonical(*rest, *new))
            return [*out[:i], t.If(mark.cond, (other, *out[i + 1 :]), tuple(out[i:]))]
    raise Unsettled("not what was chosen before")


def rekinds(instr: t.Instr) -> Rekinded | None:
    """The mark that says among which other cards the `If` chooses than its `otherwise`; None: it is not such an
    `If`."""
    if not isinstance(instr, t.If) or not instr.then or len(instr.then) != len(instr.otherwise):
        return None
    new, old = instr.then[0], instr.otherwise[0]
    if not isinstance(new, (t.Choose, t.Search)) or not isinstance(old, (t.Choose, t.Search)) or new == old:
        return None
    if replace(new, what=old.what) != old or instr.then[1:] != instr.otherwise[1:]:
        return None
    had, has = parts_of(old.what), parts_of(new.what)
    gone = [part for part in had if part not in has]
    came = [part for part in has if part not in had]
    if not gone or not came:
        return None
    was = canonical(*gone)
    if len(came) == 1 and isinstance(came[0], t.Some) and len(came[0].parts) == 2 and came[0].parts[0] == was:
        return Rekinded(instr.cond, came[0].parts[1], was, True)
    return Rekinded(instr.cond, canonical(*came), was)
