"""The walk through an ability in the order of its text, which `settling` and `unsettling` share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.antecedents import (
    by_itself,
    deed,
    departs,
    discarded,
    fitting,
    harms,
    own_cards,
    place_of,
    strikes_one,
)
from ludex.lang.marks import (
    CHOSEN,
    EVERY,
    SPOKEN_OF,
    THAT,
    THOSE,
    UNSAID,
)
from ludex.lang.places import Places
from ludex.lang.wording import (
    Unsettled,
)

NAMELESS = "?"
"""What `it` refers to after a verb of `Places.nameless`: to nothing that can be named."""
BINDERS = (t.Choose, t.Search, t.Look, t.Create)
"""The instructions that bind objects to a name."""


def _of_nobody(when: t.When, zones: Places) -> bool:
    """Whether the trigger is a moment that has no object: the end of a turn, but not of a battle in which such a card
    attacked."""
    return when.event in zones.phases and (when.subject == t.ANY or when.other != t.ANY)


class Walk:
    """Walks through an ability in the order of its text, and tracks what `it` (`that`) and "the selected one"
    (`chosen`) refer to at each place: names to which objects are bound; "" is the card itself, or nothing."""

    def __init__(self, ability: t.Ability, zones: Places) -> None:
        self.zones = zones
        self.that = ""
        self.chosen = ""
        self.count = 0
        self.before = 0
        self.spell = isinstance(ability, t.Spell)
        self.next: t.Instr | None = None
        self.cond: t.Cond | None = None
        self.pair = ("", "")
        self.leaving = False
        self.mine: set[str] = set()
        """The names bound to objects that are certainly the player's own; "" is the card itself."""
        if isinstance(ability, t.Automatic) and discarded(ability, zones):
            self.mine.add("")
        self.done: dict[str, str] = {}
        self.went: dict[str, str] = {}
        """Deed -> the zone to which it last put cards; "": not known."""
        self.places: dict[str, str] = {}
        """Name -> the zone of the objects bound to it; "": not known."""
        self.earlier: dict[str, str] = {}
        """`places` before the last instruction, which an `Instead` may replace."""
        self.single: set[str] = set()
        """The names to which at most one object is bound."""
        if isinstance(ability, t.Automatic) and isinstance(ability.when, t.When):
            when = ability.when
            gone = departs(when, zones)
            self.leaving = gone and when.subject == t.SELF and not (ability.keyword and zones.departing)
            if strikes_one(when, zones):
                self.that = "other" if zones.struck else NAMELESS
            elif when.subject != t.SELF and not by_itself(when) and not _of_nobody(when, zones):
                self.that = "became" if gone or self.arrived(when) else "it"
        elif isinstance(ability, t.Replace) and zones.replacing and ability.when.subject not in (t.SELF, t.ANY):
            self.that = "it"

        self.told: dict[str, str] = self.told_by(ability) if self.that else {}
        """Deed -> the name of the trigger's object, with which it was done ("the discarded one")."""
        self.before_it: t.Instr | None = None
        """The instruction before in the same block."""
        self.last: t.Instr | None = None
        """The last instruction that moved or turned objects bound to a name."""
        self.offered = False
        """Whether the last instruction was left to a player (`May`)."""
        self.wanted: dict[str, tuple[t.Amount, bool]] = {}
        """Name -> how many objects were to be bound to it, and whether fewer are enough."""
        self.heard = self.that
        """The name of the trigger's object; "": the card itself, or none."""

    def ability(self, ability: t.Ability) -> t.Ability:
        if isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
            cond = self.demanded(ability.cond)
            self.cond = ability.cond
            cost = self.block(ability.cost)
            self.forget_own()
            self.last = None
            if self.that == NAMELESS and self.heard:
                self.that = self.heard
            self.begin(ability)
            made = replace(ability, cond=cond, cost=cost, do=self.block(ability.do))
            return replace(made, zones=self.valid(ability)) if isinstance(ability, t.Automatic) else made
        if isinstance(ability, t.Replace) and self.zones.replacing:
            cost = self.block(ability.cost)
            return replace(ability, cond=self.node(ability.cond), instead=self.block(ability.instead), cost=cost)
        if isinstance(ability, t.Passive):
            return replace(ability, cond=self.demanded(ability.cond), effects=self.effects(ability.effects))
        return ability

    def demanded(self, cond: t.Cond | None) -> t.Cond | None:
        """The condition of an ability."""
        made: t.Cond | None = self.node(cond)
        return made

    def arrived(self, when: t.When) -> bool:
        """Whether the trigger is a move to the field, or to a zone of `Places.landing`: the object is then what it has
        become there."""
        there = when.dst == (self.zones.field,) or (bool(when.dst) and set(when.dst) <= set(self.zones.landing))
        return when.event == "move" and there

    def told_by(self, ability: t.Ability) -> dict[str, str]:
        """The deed of which the ability hears, and the name of its object."""
        when = ability.when if isinstance(ability, t.Automatic) else None
        if isinstance(when, t.When) and when.event in self.zones.hearing:
            return {self.zones.hearing[when.event]: self.that}
        if not isinstance(when, t.When) or when.event != "move":
            return {}
        zone = when.dst[0] if len(when.dst) == 1 else ""
        way = self.zones.doing.get(when.word, "") or self.zones.deeds.get(zone, "")
        return {way: self.that} if way and self.that != NAMELESS else {}

    def begin(self, ability: t.Ability) -> None:
        """Called between the cost and the text."""

    def valid(self, ability: t.Automatic) -> tuple[str, ...]:
        raise NotImplementedError

    def effects(self, effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
        raise NotImplementedError

    def block(self, block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
        out: list[t.Instr] = []
        self.go_on(out, block)
        return tuple(out)

    def go_on(self, out: list[t.Instr], block: tuple[t.Instr, ...]) -> None:
        """Walk through a block that goes on from `out`."""
        self.before_it = None
        for i, instr in enumerate(block):
            self.next = block[i + 1] if i + 1 < len(block) else None
            self.step(out, instr)
            self.before_it = out[-1] if out else None

    def turned_itself(self, instr: t.Instr) -> bool:
        """Whether the instruction before turned the card itself, and `it` would else be what the ability hears of: then
        `it` is the card."""
        turned = isinstance(self.before_it, t.SetState) and isinstance(self.before_it.what, t.Self)
        return turned and bool(self.heard) and self.heard in (self.that, self.fielded(instr))

    def names(self, made: t.Choose | t.Search | t.Look | t.Create) -> bool:
        """Whether `it` refers to these objects from now on: not to objects that are discarded or that a keyword takes
        (`UNSAID`), unless the next instruction puts them on the field or aside."""
        next = self.next
        if made.name in self.zones.unsaid:
            return False
        if made.name in SPOKEN_OF:
            first = isinstance(next, (t.Move, t.Do, t.SetState)) and next.what == t.Ref(made.name)
            return first and (made.name != EVERY or not (self.gone(next) or self.several()))
        return made.name not in ("d", UNSAID) or (isinstance(next, t.Move) and self.kept(next))

    def several(self) -> bool:
        """Whether `it` may refer to several objects that the text or the trigger brought in, so that `they` may be
        them."""
        return bool(self.that) and self.that != self.heard and self.that not in self.single

    def gone(self, instr: t.Instr | None) -> bool:
        """Whether the instruction takes its objects from the field by a verb of `Places.verbs`."""
        return isinstance(instr, t.Do) and instr.verb in self.zones.verbs

    def kept(self, move: t.Move) -> bool:
        """Whether the move leads to the field, or to a zone of `Places.aside`."""
        return move.to == self.zones.field or move.to in self.zones.aside

    def step(self, out: list[t.Instr], instr: t.Instr) -> None:
        out.append(self.instr(instr))

    def instr(self, instr: t.Instr) -> t.Instr:
        if isinstance(instr, t.If):
            cond = self.condition(instr.cond)
            return t.If(cond, self.block(instr.then), self.block(instr.otherwise))
        if isinstance(instr, t.May):
            cost = self.block(instr.cost)
            self.forget_own()
            may = replace(instr, cost=cost, do=self.block(instr.do))
            self.offered = True
            return may
        if isinstance(instr, t.Modes):
            made_of = replace(instr, options=tuple(self.option(option) for option in instr.options))
            self.forget_either(made_of)
            return made_of
        if isinstance(instr, t.Items):
            conds = tuple(self.condition(cond) for cond in instr.conds)
            return t.Items(conds, tuple(self.option(block) for block in instr.blocks))
        if isinstance(instr, t.Repeat):
            return t.Repeat(self.node(instr.n), self.block(instr.do))
        if isinstance(instr, (t.Delay, t.By)):
            outer: t.Delay | t.By = self.node_but(instr, "do")
            before = self.that
            met = self.meets(instr.when) if isinstance(instr, t.Delay) else ""
            self.that = met or before
            made_by = replace(outer, do=self.block(instr.do))
            self.that = before if met else self.that
            self.last = None
            return made_by
        if isinstance(instr, t.Until):
            return t.Until(self.block(instr.do), self.node(instr.cond))
        if isinstance(instr, t.Divide) and instr.among != self.that:
            raise Unsettled("nothing to divide among")
        made: t.Instr = self.node(self.given(instr))
        if isinstance(made, BINDERS):
            bound = made.name
            made = self.binds(made)
            if isinstance(made, BINDERS):
                bound = self.final(bound, made.name)
            self.done = {way: name for way, name in self.done.items() if name != bound}
            self.last = None if self.zones.requirements else self.last
        elif isinstance(made, t.Do) and made.verb in self.zones.binding:
            self.that = made.word
        elif (isinstance(made, t.Do) and made.verb in self.zones.nameless) or (
            isinstance(made, (t.Do, t.Move)) and isinstance(made.what, t.Top)
        ):
            self.that = NAMELESS
        elif isinstance(made, t.Do) and isinstance(made.what, t.Ref):
            if made.verb in self.zones.moving:
                self.places[made.what.name] = self.zones.moving[made.verb]
            if made.verb in self.zones.doing:
                self.done[self.zones.doing[made.verb]] = made.what.name
                self.went[self.zones.doing[made.verb]] = self.brought(made)
        elif isinstance(made, t.SetState) and isinstance(made.what, (t.Ref, t.Self)):
            self.note_turned(made, made.what)
        elif isinstance(made, (t.Move, t.Reveal)) and isinstance(made.what, t.Ref):
            if made.what.name not in self.zones.unsaid or made.what.name in self.zones.paying:
                self.done[deed(made, self.zones)] = made.what.name
            if isinstance(made, t.Move):
                self.places[made.what.name] = made.to
                self.went[deed(made, self.zones)] = made.to
        elif isinstance(made, (t.Do, t.Move)) and isinstance(made.what, t.Self) and self.zones.itself:
            self.note_own(made)
        if isinstance(made, t.RevealUntil):
            self.mine |= {"seen", made.name}
        if self.zones.done and not isinstance(made, BINDERS):
            self.last, self.offered = made if self._moves(made) else None, False
        return made

    def forget_either(self, modes: t.Modes) -> None:
        """Forget what was done with cards that two options put into the same zone: whether they were put there does not
        tell which was taken."""
        moves = [(part.what, part.to) for option in modes.options for part in option if isinstance(part, t.Move)]
        twice = {what.name for what, to in moves if isinstance(what, t.Ref) and moves.count((what, to)) > 1}
        self.done = {way: name for way, name in self.done.items() if name not in twice}

    def forget_own(self) -> None:
        """Forget what was done with the card itself: what it pays with is no deed that the text asks for."""
        self.done = {way: name for way, name in self.done.items() if name not in ("self", "became")}

    def note_own(self, made: t.Do | t.Move) -> None:
        """Record what is done with the card itself, unless the same was done with others before."""
        way = deed(made, self.zones) if isinstance(made, t.Move) else self.zones.doing.get(made.verb, "")
        if way and way not in self.done:
            self.done[way] = "became" if self.leaving else "self"
            self.went[way] = made.to if isinstance(made, t.Move) else self.brought(made)

    def note_turned(self, made: t.SetState, what: t.Ref | t.Self) -> None:
        """Record that the objects were turned. Of others and the card itself, turned one after the other, the text
        cannot speak at once."""
        way = self.zones.turned.get(made.state, "")
        if way and isinstance(what, t.Ref) and what.name not in self.zones.called:
            self.done[way] = what.name
        elif way and isinstance(what, t.Self) and self.done.pop(way, "self") == "self":
            self.done[way] = "self"

    def brought(self, made: t.Do) -> str:
        """The zone to which the verb brings cards: the first word that it takes names it, or else it is always the
        same; "": none."""
        first = made.word.split(" ")[0]
        return first if first in (self.zones.field, *self.zones.leaders) else self.zones.moving.get(made.verb, "")

    def _moves(self, made: t.Instr) -> bool:
        """Whether the instruction moves or turns objects bound to a name, so that "if you do" may ask about it."""
        known = (*self.zones.moving, *self.zones.doing)
        moves = isinstance(made, (t.Move, t.SetFace)) or (isinstance(made, t.Do) and made.verb in known)
        return moves and isinstance(getattr(made, "what", None), t.Ref)

    def note(self, made: t.Choose | t.Search | t.Look | t.Create) -> None:
        """Record what the instruction binds: whether `it` refers to it, whose and where it is, whether it is one
        object."""
        self.mine.discard(made.name)
        if own_cards(made, self.mine, self.zones):
            self.mine.add(made.name)
        if self.names(made):
            self.that = made.name
        self.places[made.name] = place_of(made)
        self.wanted[made.name] = (made.n, isinstance(made, (t.Choose, t.Search)) and made.up_to)
        self.single.discard(made.name)
        if made.n == 1 and not getattr(made, "also", False):
            self.single.add(made.name)

    def fielded(self, instr: t.Instr) -> str:
        """The name that `it` refers to in an instruction that applies only to cards on the field; "": the card itself.
        A token just created is not meant by an instruction that harms, if something was selected."""
        for name in (self.that, self.chosen, self.heard):
            made = name == "created" and self.chosen not in ("", name) and harms(instr)
            if name and not made and self.places.get(name, "") in fitting(instr, self.zones):
                return name
        return "" if not self.spell else self.that

    def own(self, instr: t.Move) -> bool:
        """Whether the move puts objects on the field or aside that are certainly the player's own: then `YOU` and
        `OWNER` are the same player."""
        what = instr.what
        named = self.meant(what) if isinstance(what, t.Ref) else "" if isinstance(what, t.Self) else "?"
        return self.kept(instr) and named in self.mine

    def meant(self, ref: t.Ref) -> str:
        return self.that if ref.name in (THAT, THOSE) else self.chosen if ref.name == CHOSEN else ref.name

    def was_done(self) -> t.Cond | None:
        """The condition that the last instruction was carried out completely; None: there is none that says so."""
        made = self.last
        if not isinstance(made, (t.Move, t.SetFace, t.Do)) or not isinstance(made.what, t.Ref):
            return None
        name = made.what.name
        if isinstance(made, t.SetFace):
            return t.Is(t.Ref(name), t.FaceUp(made.up))
        n, up_to = self.wanted.get(name, (1, False))
        once = t.Compare(t.Moved(name), ">=", 1)
        if up_to or n == 1:
            return once
        all_of = t.Compare(t.Moved(name), ">=", n)
        return all_of if isinstance(n, int) else t.Both((once, all_of))

    def condition(self, cond: t.Cond) -> t.Cond:
        raise NotImplementedError

    def given(self, instr: t.Instr) -> t.Instr:
        raise NotImplementedError

    def meets(self, when: t.When) -> str:
        """The name of the object of an event that is waited for, which `it` then is; "": no object is told."""
        told = when.event != "begin" and when.subject not in (t.SELF, t.ANY) and self.zones.requirements
        return ("became" if departs(when, self.zones) or self.arrived(when) else "it") if told else ""

    def option(self, block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
        """In each option of a list, `it` refers to what it referred to before the list."""
        before = (self.that, self.chosen)
        done = self.block(block)
        self.that, self.chosen = before
        return done

    def final(self, before: str, after: str) -> str:
        """The name in the final form of what `binds` got with the name `before` and gave the name `after`."""
        raise NotImplementedError

    def binds(self, made: t.Choose | t.Search | t.Look | t.Create) -> t.Instr:
        raise NotImplementedError

    def node(self, node: Any) -> Any:
        """The node with its references changed."""
        if isinstance(node, t.Ref):
            return self.ref(node)
        if type(node) is tuple:
            return tuple(self.node(item) for item in node)
        if isinstance(node, t.Node) and not isinstance(node, t.Ability):
            changed: dict[str, Any] = {}
            for name in walk.branch_names(node):
                old = getattr(node, name)
                if isinstance(old, (t.Node, tuple)):
                    new = self.node(old)
                    if new is not old and new != old:  # NB: equal references may differ in how they are written
                        changed[name] = new
            made: Any = node
            return replace(made, **changed) if changed else node
        return node

    def node_but(self, node: Any, field: str) -> Any:
        """The node with its references changed, except those in one field."""
        return replace(self.node(replace(node, **{field: ()})), **{field: getattr(node, field)})

    def ref(self, ref: t.Ref) -> t.Sel:
        raise NotImplementedError
