"""Lists the surface forms that a final form may have (`surface`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.aiming import unaimed
from ludex.lang.antecedents import (
    about,
    about_same,
    beside,
    carries,
    discarded,
    inside,
    on_field,
)
from ludex.lang.heads import head_of, sunk
from ludex.lang.lasting import mergings
from ludex.lang.lifting import unlifted
from ludex.lang.marks import (
    FIRST,
    FOUND,
    OURS,
    SAME,
    SECOND,
    THOSE,
    TOO,
    Done,
    Give,
    Gives,
    Instead,
    Last,
    Me,
    Otherwhere,
    Otherwise,
    Owned,
)
from ludex.lang.pattern import unmarked
from ludex.lang.places import Places, uncosted, unplaced
from ludex.lang.raising import lowered, marked, widens
from ludex.lang.rerouting import delayed_elsewhere, goes_elsewhere, rekinds
from ludex.lang.twice import told_alike
from ludex.lang.unknown import swap, with_x
from ludex.lang.walking import Walk
from ludex.lang.wording import (
    Way,
    measured,
    more,
    named,
    one_subject,
    shorter,
    subject,
    ways,
)


def unsettle(ability: t.Ability, places: Places, reaching: bool = False) -> list[t.Ability]:
    """The surface forms that have this final form, the simplest first."""
    found: list[t.Ability] = []
    ability = told_alike(uncosted(ability, places)) if places.lasting else uncosted(ability, places)
    tried: list[tuple[t.Ability, Way]] = []
    for said in (ability, *(sunk(ability) if places.requirements else ())):
        tried += [(said, way) for way in ways(said, reaching, places.rerouted)]
        if places.requirements and any(len(sunk(one)) > 1 for one in _granted(said)):
            tried += [(said, way._replace(inner=2)) for way in ways(said, reaching, places.rerouted) if way.inner]
        for joined in mergings(said) if places.lasting else ():
            tried += [(joined, way) for way in ways(joined, reaching, places.rerouted)]
    for ability, way in tried:
        plain = unlifted(unplaced(Unsettle(ability, places, way).ability(ability), places))
        aims = unaimed(plain) if places.aims else []
        for variant in () if plain in found else (plain, *aims, *with_x(plain)):
            if variant not in found:
                found.append(variant)
    return found


KEPT = 32
"""How many abilities that texts give are kept with their surface forms."""
_given: dict[t.Ability, tuple[Places, list[t.Ability]]] = {}


def given_forms(ability: t.Ability, places: Places) -> list[t.Ability]:
    """The surface forms of an ability that a text gives: asked for again each time the text around it is tried."""
    known = _given.get(ability)
    if known is None or known[0] is not places:
        if len(_given) >= KEPT:
            _given.clear()
        known = _given[ability] = (places, unsettle(ability, places))
    return known[1]


def _granted(ability: t.Ability) -> list[t.Ability]:
    return [one for node in walk.nodes(ability) if isinstance(node, t.Grant) for one in node.abilities]


class Unsettle(Walk):
    def given(self, instr: t.Instr) -> t.Instr:
        if (
            self.leaving
            and isinstance(instr, (t.Move, t.Do))
            and carries(instr, self.zones)
            and instr.what == t.Ref("became")
        ):
            return replace(instr, what=Me() if self.zones.tracing and not self.that else t.SELF)
        if isinstance(instr, (t.Move, t.Do)) and isinstance(instr.what, t.All) and self.traced:
            instr = replace(instr, what=t.All(tuple(Me() if part == t.SELF else part for part in instr.what.parts)))
        if isinstance(instr, t.Move) and self.own(instr):
            return replace(instr, whose=OURS)
        if isinstance(instr, t.Continue) and instr.anew:
            return Owned(self.effects(instr.effects), instr.until)
        if isinstance(instr, t.Continue):
            subject = one_subject(instr.effects)
            if subject is not None:
                instr = Give(
                    self.it_or(instr, subject), about_same(inside(instr.effects, self.given_ability)), instr.until
                )
            elif self.zones.lasting:
                instr = t.Continue(self.effects(instr.effects), instr.until)
        what = on_field(instr, self.zones)
        if what is not None and self.fielded(instr) != self.that:
            name = self.fielded(instr)
            if what == (t.Ref(name) if name else t.SELF):
                return about(instr, replace(self.last_of(name), it=True) if name else Me())
            if isinstance(what, t.Some) and t.Ref(name) in what.parts:
                return about(instr, swap(what, t.Ref(name), Last(name, True, name == self.chosen)))
        return instr

    def it_or(self, instr: t.Continue, what: t.Sel) -> t.Sel:
        """What the instruction is about; the card itself as what "it" may mean, if the instruction before turned it."""
        return Me() if isinstance(what, t.Self) and self.turned_itself(instr) else what

    def effects(self, effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
        made: tuple[t.Continuous, ...] = ()
        while effects:
            n = next((n for n in range(len(effects), 0, -1) if one_subject(effects[:n]) is not None), 0)
            what = one_subject(effects[:n])
            if what is None:
                made, effects = (*made, self.node(effects[0])), effects[1:]
            else:
                made += (Gives(self.node(what), about_same(inside(effects[:n], self.given_ability))),)
                effects = effects[n:]
        return made

    def valid(self, ability: t.Automatic) -> tuple[str, ...]:
        return () if discarded(ability, self.zones) else ability.zones

    def __init__(self, ability: t.Ability, zones: Places, way: Way) -> None:
        super().__init__(ability, zones)
        self.way = way
        own = isinstance(ability, t.Automatic) and isinstance(ability.when, t.When) and ability.when.subject == t.SELF
        self.traced = own and zones.tracing and not self.that
        """Whether `it` may be the card itself, wherever it has gone."""

    def given_ability(self, ability: t.Ability) -> t.Ability:
        forms = given_forms(ability, self.zones)
        heads = [] if head_of(ability) else [form for form in forms if head_of(form)]
        if heads and self.way.inner:
            partly = [form for form in heads if getattr(form, "cond", None)]
            return partly[0] if partly and self.way.inner == 2 else heads[0]
        return forms[-1] if self.way.inner else forms[0]

    late: t.Instr | None = None
    """A mark that is said after the instruction that follows: "..., and at the end of the turn ... If ..., +10 instead
    of +5"."""

    held: Otherwhere | None = None
    """A mark that is said `waits` instructions later: "call it, and put the rest ... If ..., ... instead of calling
    it"."""
    waits = 0

    def hold(self, out: list[t.Instr], mark: Otherwhere) -> None:
        """Say the mark as much later as the way has it."""
        said = replace(mark, cond=self.condition(mark.cond), then=self.block(mark.then))
        if self.way.late == 1:
            out.append(said)
        else:
            self.held, self.waits = said, self.way.late - 1

    def step(self, out: list[t.Instr], instr: t.Instr) -> None:
        self._step(out, instr)
        if self.held is not None:
            if self.waits <= 0:
                out.append(self.held)
                self.held = None
            self.waits -= 1

    def _step(self, out: list[t.Instr], instr: t.Instr) -> None:
        if self.late is not None:
            late, self.late = self.late, None
            self.step(out, instr)
            out.append(late)
            return
        self.joins = self.way.joined and bool(out) and isinstance(out[-1], t.Choose) and out[-1].target
        mark = marked(instr, self.way.raised)
        wider = widens(instr) if self.way.raised == 1 else None
        kinds = rekinds(instr) if self.way.raised == 1 and wider is None else None
        moved = goes_elsewhere(instr, self.zones) if self.way.late else None
        later = delayed_elsewhere(instr, self.zones) if self.way.late else None
        if kinds is not None and isinstance(instr, t.If):
            for part in instr.otherwise:
                self.step(out, part)
            out.append(replace(kinds, cond=self.condition(kinds.cond)))
        elif later is not None:
            self.step(out, later[0])
            self.hold(out, later[1])
        elif moved is not None and isinstance(instr, t.If):
            self.step(out, instr.otherwise[0])
            self.hold(out, moved)
        elif wider is not None and isinstance(instr, t.If):
            for part in instr.otherwise:
                self.step(out, part)
            out.append(replace(wider, cond=self.condition(wider.cond)))
        elif mark is not None and isinstance(instr, t.If):
            self.step(out, instr.otherwise[0])
            made = replace(mark, cond=self.condition(mark.cond), what=_pronoun(mark.what, self.way.same))
            if self.way.keep and isinstance(self.next, (t.Delay, t.Draw)):
                self.late = made
            else:
                out.append(made)
        elif self.way.raised and (found := lowered(instr, self.way.raised)) is not None:
            plain, below = found
            out.append(self.instr(plain))
            out.append(replace(below, cond=self.condition(below.cond), what=_pronoun(below.what, self.way.same)))
        elif isinstance(instr, t.If) and instr.otherwise and self.way.otherwise:
            out.append(t.If(self.condition(instr.cond), self.block(instr.then)))
            out.append(Otherwise(self.block(instr.otherwise)))
        elif isinstance(instr, t.If) and len(instr.otherwise) == 1 and not self.way.keep:
            at, earlier = len(out), dict(self.places)
            self.step(out, instr.otherwise[0])
            before = out[at]
            cond = self.condition(instr.cond)
            places, self.places = self.places, earlier
            then = self.block(instr.then)
            self.places = places
            then, after = (then[: self.way.reach], then[self.way.reach :]) if self.way.reach else (then, ())
            if self.way.same and then:
                then = (shorter(swap(then[0], subject(before), t.Ref(SAME)), before), *then[1:])
            out += [Instead(cond, then, (before,) if self.way.raised == 2 else ()), *after]
        else:
            out.append(self.instr(instr))

    joins = False
    """Whether a choice is written in one sentence with the choice before (`TOO`)."""

    def final(self, before: str, after: str) -> str:
        return before

    def binds(self, made: t.Choose | t.Search | t.Look | t.Create) -> t.Instr:
        self.note(made)
        if self.joins and isinstance(made, t.Choose) and made.target:
            self.pair = (self.chosen, made.name)
            self.that = self.chosen = TOO.join(self.pair)
            return replace(made, name=TOO)
        if isinstance(made, t.Choose) and made.name[0] == "t" and made.name[1:].isdecimal() | (made.name == "t"):
            self.chosen = made.name
            return replace(made, name="t")
        if isinstance(made, t.Choose) and made.name == FOUND and self.chosen in ("", FOUND):
            self.chosen = FOUND
        return made

    def condition(self, cond: t.Cond) -> t.Cond:
        before, self.cond = self.cond, cond
        if self.zones.done and not (self.way.told or self.offered) and cond == unmarked(self.was_done()):
            return Done()
        undone = isinstance(cond, t.Unless) and self.zones.done and not (self.way.told or self.offered)
        if undone and isinstance(cond, t.Unless) and cond.part == unmarked(self.was_done()):
            return t.Unless(Done())
        amount = measured(cond)
        if self.way.short and amount is not None and amount == measured(before):
            short = more(cond)
            if short is not None:
                return short
        made: t.Cond = self.node(cond)
        return made

    def ref(self, ref: t.Ref) -> t.Sel:
        if isinstance(ref, Last):
            return ref
        last = self.last_of(ref.name)
        return last if last.it or last.chosen or last.ways else ref

    def last_of(self, of: str) -> Last:
        """The reference with the ways in which it may be written."""
        ways = tuple(way for way, name in self.done.items() if name == of)
        ways += tuple(way for way, name in self.told.items() if name == of and way not in self.done)
        if of in self.pair:
            ways += (SECOND,) if of == self.pair[1] else (FIRST,)
        return Last(of, of == self.that, of == self.chosen, ways)

    def node(self, node: Any) -> Any:
        """NB: no phrase writes `it` for the objects to choose from, and within a group only what `_refers` says."""
        if isinstance(node, t.Some) and self.pair[0] and node == named(TOO.join(self.pair)):
            name = TOO.join(self.pair)
            return Last(name, name == self.that, name == self.chosen)
        if isinstance(node, t.All) and not beside(node):
            return t.All(tuple(self.node(part) if _refers(part) else part for part in node.parts))
        if isinstance(node, t.Not) and not _refers(node):
            return node
        if isinstance(node, t.Choose) and isinstance(node.what, t.Ref) and node.name not in self.zones.pointing:
            return node
        if isinstance(node, t.Self) and not self.that:
            return Me()
        if isinstance(node, t.Turned):
            turns = [way for way, name in self.done.items() if name == node.name and way in self.zones.turned.values()]
            return replace(node, name=turns[-1]) if turns else node
        if isinstance(node, t.Moved) and self.zones.doing:
            ways = [way for way, name in self.done.items() if name == node.name]
            there = [way for way in ways if node.to and self.went.get(way) == node.to]
            return replace(node, name=(there or ways)[-1], to="") if ways else node
        return super().node(node)


def _refers(part: t.Sel) -> bool:
    """Whether a part of a group compares it with what may be written as `it`: a figure, or what a card shares with
    another or where it lies beside or under it; or excludes that, or such cards."""
    if isinstance(part, t.Not):
        return isinstance(part.part, t.Ref) or _refers(part.part)
    told = (t.Shares, t.Beside, t.Linked)
    return isinstance(part, t.Figure) or (isinstance(part, told) and isinstance(part.what, t.Ref))


def _pronoun(what: t.Sel, they: bool) -> t.Sel:
    """What `Raised` may call `it`, because the sentence before gave it something; a group may be `they`."""
    if isinstance(what, t.Self):
        return Me()
    return Last(what.name) if isinstance(what, t.Ref) else Last(THOSE) if they else what
