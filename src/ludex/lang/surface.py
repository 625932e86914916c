"""Converts between the surface form of an ability, as phrases read it, and its final form (docs/trees.md).

The surface form contains what a single phrase cannot resolve, because it depends on the text before: "it", "instead",
the numbering of choices. `settle` makes the final form; `unsettle` lists the surface forms that a final form may have.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang import groups
from ludex.lang.aiming import aimed
from ludex.lang.antecedents import (
    about,
    carries,
    fallen,
    fitting,
    inside,
    of_its_turn,
    of_itself,
    of_the_card,
    on_field,
    replaced,
)
from ludex.lang.depending import refers_back, refs, shuffled_apart
from ludex.lang.heads import asks_result, denies, head_of, hoisted
from ludex.lang.lasting import split
from ludex.lang.lifting import Misplaced, answered, lifted, one_list, unmarked
from ludex.lang.marks import (
    CHOSEN,
    DEEDS,
    EVERY,
    FIRST,
    FOUND,
    OMITTED,
    RESTED,
    REVEALED,
    SAME,
    SECOND,
    STOOD,
    THAT,
    THOSE,
    TOO,
    Done,
    Equals,
    Further,
    FurtherFor,
    FurtherIf,
    Give,
    Gives,
    Instead,
    Lasting,
    More,
    MoreOf,
    MoreThan,
    Otherwhere,
    Otherwise,
    Owned,
    Raised,
    RaisedFor,
    Regiven,
    Rekinded,
    Shown,
    Under,
    Widened,
)
from ludex.lang.places import Places, costed, placed
from ludex.lang.raising import difference, given_last, raised_in, widened
from ludex.lang.rerouting import elsewhere, rekinded
from ludex.lang.sense import make_sense
from ludex.lang.twice import told_apart
from ludex.lang.unknown import X, swap
from ludex.lang.unsettling import unsettle
from ludex.lang.walking import BINDERS, NAMELESS, Walk
from ludex.lang.whose import plain
from ludex.lang.wording import (
    Unsettled,
    again,
    alike,
    compared,
    counted_again,
    gave,
    measured,
    named,
    one_subject,
    subject,
    told_again,
)

__all__ = [
    "canonical",
    "either",
    "join_either",
    "parts_of",
    "rank",
    "refers_back",
    "self_named",
    "settle",
    "split_either",
    "unsettle",
]

canonical, either, parts_of, rank = groups.canonical, groups.either, groups.parts_of, groups.rank
join_either, split_either, self_named = groups.join_either, groups.split_either, groups.self_named

# --- settling ----------------------------------------------------------------------------------------------------


def settle(ability: t.Ability, places: Places, reaching: bool = False, numbered: bool = False) -> t.Ability:
    """The final form of an ability. `reaching`, `numbered`: see `Language`. Raises `Unsettled` if the reading makes no
    sense."""
    try:
        ability = aimed(ability) if places.aims else ability
        made = _Settle(ability, places, reaching, numbered).ability(lifted(ability))
        if any(isinstance(node, Shown) for node in walk.nodes(made)):
            made = walk.rebuilt(made, groups.not_shown)
        made = unmarked(placed(made, places))
        made = costed(one_list(told_apart(split(made)) if places.lasting else made), places)
        made = hoisted(ability, made) if places.requirements else made
        answered(made)
    except Misplaced as reason:
        raise Unsettled(str(reason)) from None
    make_sense(made, places)
    return plain(made)


UNREPLACED = (t.Choose, t.Shuffle)  # NB: nothing is done instead of these


class _Settle(Walk):
    instead: t.If | None = None
    """The `If` that the last `Instead` became, until another instruction follows."""

    def __init__(self, ability: t.Ability, zones: Places, reaching: bool, numbered: bool) -> None:
        super().__init__(ability, zones)
        self.reaching = reaching
        self.numbered = numbered
        self.made: list[str] = []
        self.groups: dict[str, t.Sel] = {}
        """Name -> the group from which its objects were chosen on the field or elsewhere."""
        self.itself = True
        """Whether the last thing that the text named is the card itself: then `it` may mean the card."""
        self.gave = False
        """Whether the last instruction gave the card itself something: `it` then means the card, whatever a condition
        in between speaks of."""
        self.helped = False
        """Whether the card itself was given something, and nothing was chosen since: `it` may mean the card."""
        self.loose: set[str] = set()
        """The names that were bound under a condition: an instruction that refers to them belongs under it
        (`Under`)."""
        self.since: set[str] | None = None
        """While `Under.more` is walked: the names that its condition's block bound; else None."""
        self.ifs = 0
        self.delays = 0
        self.afterwards: set[str] = set()
        """The names that are bound at a later moment (`Delay`)."""
        self.head: t.Instr | None = None
        """The condition at the head of the ability (`heads.head_of`)."""
        self.under_head: set[str] = set()
        """The names that were bound under it."""
        self.topic: t.Sel | None = None
        """The objects of the last instruction that has any: what the text may leave out afterwards (`OMITTED`)."""

    def instr(self, instr: t.Instr) -> t.Instr:
        if isinstance(instr, t.If):
            before = len(self.made)
            if self.under_head and not self.ifs and self.under_head & {self.meant(ref) for ref in refs(instr)}:
                raise Unsettled("said of what the condition at the head brought in")
            if self.zones.requirements and not self.ifs and self.denies_loosely(instr.cond):
                raise Unsettled("asked of what a condition brought in")
            if instr.otherwise and not self.ifs and self.zones.strict and self.asks_loosely(instr.cond):
                raise Unsettled("asked of what a condition brought in")
            self.ifs += 1
            made = super().instr(instr)
            self.ifs -= 1
            self.loose |= set(self.made[before:])
            if instr is self.head:
                self.under_head = set(self.made[before:])
            return made
        if isinstance(instr, t.Delay):
            return self.delayed(instr)
        return self.under(instr) if isinstance(instr, Under) else super().instr(instr)

    def delayed(self, instr: t.Delay) -> t.Instr:
        """What is done at a later moment: nothing that is done now can ask for what it brings in."""
        before = len(self.made)
        self.delays += 1
        made = super().instr(instr)
        self.delays -= 1
        self.afterwards |= set(self.made[before:])
        return made

    def now(self, name: str) -> None:
        """Raises `Unsettled` if the objects are brought in at a later moment, and this is said of now."""
        if name in self.afterwards and not self.delays:
            raise Unsettled("said of what is done at a later moment")

    def asks_loosely(self, cond: t.Cond) -> bool:
        """Whether a condition asks of objects that only an earlier condition brought in."""
        return any(self.meant(ref) in self.loose for ref in refs(cond))

    def denies_loosely(self, cond: t.Cond) -> bool:
        """Whether a condition asks that something was not done that an earlier condition alone would have done: the
        sentence belongs under that condition."""
        denied = [node for node in walk.nodes(cond) if isinstance(node, t.Unless)]
        asked = [part for node in denied for part in walk.nodes(node) if isinstance(part, (t.Moved, t.Turned))]
        return any(self.done.get(part.name, part.name) in self.loose for part in asked)

    def begin(self, ability: t.Ability) -> None:
        if isinstance(ability, (t.Activated, t.Automatic)):
            self.itself = of_itself(ability) or of_its_turn(ability, self.zones)
            self.head = head_of(ability) if self.zones.requirements else None

    def granted(self, ability: t.Ability) -> t.Ability:
        """The final form of an ability that an effect grants."""
        return settle(ability, self.zones, numbered=self.numbered)

    def valid(self, ability: t.Automatic) -> tuple[str, ...]:
        return fallen(ability, self.zones) or ability.zones

    def node(self, node: Any) -> Any:
        """A group of at most one object: `Among(x, 1)` is the same as `Is(x)`."""
        if isinstance(node, t.SameSide) and node.what == t.Ref(THAT) and TOO in self.that:
            raise Unsettled("whose side is not said")
        if isinstance(node, (t.Moved, t.Turned)) and node.name in DEEDS:
            if node.name not in self.done:
                raise Unsettled(f"nothing was {node.name} before")
            if isinstance(node, t.Moved):
                node = replace(node, to=self.whither(node.name))
            node = replace(node, name=self.done[node.name])
            self.now(node.name)
        made = super().node(node)
        if isinstance(made, t.Among) and made.n == 1 and made.what.name in self.single:
            return t.Is(made.what, made.such)
        if isinstance(made, t.SameSide) and isinstance(made.what, t.Some):
            raise Unsettled("the leader of one of two")
        return made

    def whither(self, deed: str) -> str:
        """The zone to which the deed put cards, if the same cards may also have been put elsewhere; "": it goes
        without saying."""
        deeds = [
            way
            for way, name in self.done.items()
            if name == self.done[deed] and way not in ("", REVEALED, STOOD, RESTED)
        ]
        if len(deeds) < 2:
            return ""
        if not self.went.get(deed):
            raise Unsettled("the cards may have been put elsewhere")
        return self.went[deed]

    def demanded(self, cond: t.Cond | None) -> t.Cond | None:
        made: t.Cond | None = self.node(told_again(cond))
        return made

    def under(self, instr: Under) -> t.If:
        self.ifs += 1
        cond = self.condition(instr.cond)
        self.ifs -= 1
        before = len(self.made)
        out: list[t.Instr] = []
        self.go_on(out, instr.then)
        outer = self.since
        for i, more in enumerate(instr.more):
            self.since = None if asks_result(more) else set(self.made[before:])
            if denies((more,)) and not self.brought_in(more, self.made[before:]):
                raise Unsettled("asked of what the condition did not bring in")
            self.next = instr.more[i + 1] if i + 1 < len(instr.more) else None
            self.step(out, more)
        self.since = outer
        self.loose |= set(self.made[before:])
        if instr is self.head:
            self.under_head = set(self.made[before:])
        return t.If(cond, tuple(out))

    def brought_in(self, asking: t.Instr, names: list[str]) -> bool:
        """Whether the condition of the instruction asks for the result of what was bound under these names."""
        cond = asking.cond if isinstance(asking, (t.If, Under)) else None
        asked = [node for node in walk.nodes(cond) if isinstance(node, (t.Moved, t.Turned))]
        return any(self.done.get(node.name, node.name) in names for node in asked)

    def given(self, instr: t.Instr) -> t.Instr:
        if isinstance(instr, (t.Move, t.Do)) and isinstance(instr.what, t.All) and self.itself and not self.that:
            parts = tuple(t.SELF if self.means_itself(part) else part for part in instr.what.parts)
            instr = replace(instr, what=t.All(parts)) if parts != instr.what.parts else instr
        if self.leaving and isinstance(instr, (t.Move, t.Do)) and carries(instr, self.zones) and self.own_card(instr):
            return replace(instr, what=t.Ref("became"))  # the card has left the field: move the object it became
        if isinstance(instr, t.Move) and instr.word == "discard" and instr.what == t.Ref(THAT) and self.on_circle():
            raise Unsettled("what lies on the field is not discarded")
        if isinstance(instr, t.Move) and isinstance(self.next, t.Shuffle) and instr.to == self.next.zone:
            self.ours(instr, self.next)
        if isinstance(instr, t.Move) and instr.whose == t.OWNER and self.own(instr):
            return replace(instr, whose=t.YOU)
        if isinstance(instr, Owned):
            return t.Continue(self.effects(instr.effects), instr.until, anew=True)
        if isinstance(instr, Lasting):
            return t.Continue(self.effects(tuple(map(self.fielded_effect, instr.effects))), instr.until)
        self.left_out(instr)
        said = on_field(instr, self.zones)
        if said in (t.Ref(THAT), t.Ref(THOSE)) and self.fielded(instr) != self.that:
            name = self.fielded(instr)
            if name and name == self.heard and self.helped:
                raise Unsettled("it may be the card itself or what it met")
            if not name and (not (self.itself or self.gave) or said == t.Ref(THOSE)):
                raise Unsettled("nothing on the field was named before")
            if not name:
                self.stayed()
            instr = about(instr, t.Ref(name) if name else t.SELF)
        if isinstance(said, t.Some) and t.Ref(THAT) in said.parts and self.fielded(instr) != self.that:
            instr = about(instr, swap(said, t.Ref(THAT), t.Ref(self.fielded(instr))))
        if isinstance(instr, Give):
            return t.Continue(swap(inside(instr.effects, self.granted), t.Ref(SAME), instr.what), instr.until)
        return instr

    def on_circle(self) -> bool:
        """Whether what `it` refers to was chosen on the field."""
        said = self.groups.get(self.that)
        zones = [part.names for part in parts_of(said) if isinstance(part, t.Zone)] if said is not None else []
        there = (self.zones.field, *self.zones.leaders)
        return bool(zones) and all(name in there for names in zones for name in names)

    def means_itself(self, what: t.Sel) -> bool:
        """Whether `it` is the card itself, which has left the field."""
        return what == t.Ref(THAT) and not self.that and self.itself and self.zones.tracing

    def own_card(self, instr: t.Move | t.Do) -> bool:
        """Whether the instruction is about the card itself."""
        return instr.what == t.SELF or self.means_itself(instr.what)

    def within(self, name: str) -> None:
        """Raises `Unsettled` if a condition brought the objects in, and this stands outside it, or the reverse."""
        if (name in self.loose and not self.ifs) or (self.since is not None and name not in self.since):
            raise Unsettled("said of what a condition brought in, or of something else")

    def bound(self) -> bool:
        """Whether what `it` refers to was bound by the text."""
        return self.that in self.places or TOO in self.that

    def stayed(self) -> None:
        """Raises `Unsettled` if the card itself left the field, and the text has not put it anywhere since."""
        if self.leaving and "became" not in self.places:
            raise Unsettled("the card has left the field")

    def fielded_effect(self, effect: t.Continuous) -> t.Continuous:
        """The effect of a `Lasting`, on objects of the field."""
        if not isinstance(effect, Gives):
            return effect
        self.left_out(Give(effect.what, effect.effects))
        made = self.given(Give(effect.what, effect.effects)) if effect.what in (t.Ref(THAT), t.Ref(THOSE)) else None
        what = subject(made) if made is not None else effect.what
        return effect if what == effect.what else replace(effect, what=what)

    def ours(self, move: t.Move, shuffle: t.Shuffle) -> None:
        """Raises `Unsettled` if the player shuffles their own zone after cards of others were put into theirs."""
        what = move.what
        said = self.groups.get(self.meant(what)) if isinstance(what, t.Ref) else what
        parts = () if said is None else parts_of(said)
        mine = (said is not None and t.YOURS in walk.nodes(said, skip=(t.Not,))) or any(
            isinstance(part, t.Ref) and part.name in self.mine for part in parts
        )
        enemy = said is not None and not mine and not isinstance(said, t.Self)
        if shuffle.who == t.YOU and enemy:
            raise Unsettled("whose cards are shuffled")

    def further(self, last: t.Instr | None, mark: Further) -> t.If:
        """What the objects of the instruction before get besides, under the condition of the mark."""
        last = gave(last)
        what = one_subject(last.effects) if isinstance(last, t.Continue) else None
        if what is None or not isinstance(last, t.Continue):
            raise Unsettled("nothing was given before")
        effects = swap(inside(mark.effects, self.granted), t.Ref(SAME), what)
        return t.If(self.condition(mark.cond), (t.Continue(effects, last.until),))

    def further_for(self, last: t.Instr | None, mark: FurtherFor | FurtherIf) -> t.Instr:
        """What the objects of the instruction before get besides, if the player pays for it."""
        last = gave(last)
        what = one_subject(last.effects) if isinstance(last, t.Continue) else None
        if what is None or not isinstance(last, t.Continue):
            raise Unsettled("nothing was given before")
        cond = self.condition(mark.cond) if isinstance(mark, FurtherIf) else None
        cost = self.block(mark.cost)
        effects = swap(inside(mark.effects, self.granted), t.Ref(SAME), what)
        paid = t.May((t.Continue(effects, last.until),), cost)
        return paid if cond is None else t.If(cond, (paid,))

    def raised_for(self, last: t.Instr | None, mark: RaisedFor) -> t.May:
        """The greater amount that the objects of the instruction before get if the player pays for it."""
        more = difference(last, mark.n, mark.m)
        cost = self.block(mark.cost)
        return t.May((more, *self.block(mark.then)), cost)

    def effects(self, effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
        made: tuple[t.Continuous, ...] = ()
        for effect in effects:
            if isinstance(effect, Gives):
                made += swap(inside(effect.effects, self.granted), t.Ref(SAME), self.node(effect.what))
            else:
                made += (self.node(effect),)
        return made

    def step(self, out: list[t.Instr], instr: t.Instr) -> None:
        if self.zones.shuffles and shuffled_apart(out, instr):
            raise Unsettled("a search and its shuffle belong together")
        self.hand_on(out, instr)
        self.hear(instr)
        if out:
            self.turn_to(out[-1])

    def turn_to(self, made: t.Instr) -> None:
        """Note the objects of the instruction (`topic`)."""
        if isinstance(made, BINDERS):
            self.topic = t.Ref(made.name)
        elif isinstance(made, (t.Move, t.SetState, t.Do, t.SetFace, t.Reveal, t.Continue)):
            said = subject(made) if not isinstance(made, (t.SetFace, t.Reveal)) else made.what
            known = self.zones.doing.keys() | self.zones.moving.keys()
            counts = isinstance(made, t.Do) and said == t.SELF and made.verb not in known
            if isinstance(said, (t.Ref, t.Self)) and not counts:
                self.topic = said

    def left_out(self, instr: t.Instr) -> None:
        """Raises `Unsettled` if the instruction applies to cards on the field, and what it leaves out is elsewhere."""
        if on_field(instr, self.zones) != t.Ref(OMITTED) or not isinstance(self.topic, t.Ref):
            return
        if self.places.get(self.topic.name, "") not in fitting(instr, self.zones):
            raise Unsettled("what was named before is not on the field")

    def hear(self, said: Any) -> None:
        """Note whether the last thing named is the card itself or others."""
        for node in walk.nodes(said, skip=(t.Ability, t.Not, t.Shares)):
            if isinstance(node, t.All):
                self.itself = t.SELF in node.parts
            elif isinstance(node, t.Self) or (isinstance(node, (t.CameFrom, t.CausedBy)) and not self.heard):
                self.itself = True
            elif isinstance(node, (t.Draw, t.Create)):
                self.itself = False

    def hand_on(self, out: list[t.Instr], instr: t.Instr) -> None:
        if isinstance(instr, Equals):
            amount = self.node(instr.amount)
            changed = tuple(swap(part, X, amount) for part in out)
            if changed == tuple(out):
                raise Unsettled("there is no X")
            out[:] = changed
        elif isinstance(instr, (Raised, Regiven)):
            what = instr.what if instr.what in (t.Ref(THAT), t.Ref(THOSE)) else self.node(instr.what)
            mark = replace(instr, cond=self.condition(instr.cond), what=what)
            out[:] = raised_in(tuple(out), mark)
        elif isinstance(instr, Further):
            out.append(self.further(given_last(out, self.zones), instr))
        elif isinstance(instr, (FurtherFor, FurtherIf)):
            out.append(self.further_for(given_last(out, self.zones), instr))
        elif isinstance(instr, RaisedFor):
            out.append(self.raised_for(out[-1] if out else None, instr))
        elif isinstance(instr, t.If) and instr.then and isinstance(instr.then[0], RaisedFor):
            cond = self.condition(instr.cond)
            out.append(t.If(cond, (self.raised_for(out[-1] if out else None, instr.then[0]),)))
        elif isinstance(instr, Widened):
            out[:] = widened(out, replace(instr, cond=self.condition(instr.cond)))
        elif isinstance(instr, Rekinded):
            out[:] = rekinded(out, replace(instr, cond=self.condition(instr.cond)))
        elif isinstance(instr, Otherwhere):
            cond, kept = self.condition(instr.cond), (dict(self.done), dict(self.went))
            out[:] = elsewhere(out, replace(instr, cond=cond, then=self.block(instr.then)), self.zones)
            self.done, self.went = kept
        elif isinstance(instr, Otherwise):
            last = out[-1] if out else None
            if not isinstance(last, t.If) or last.otherwise:
                raise Unsettled("otherwise than what")
            places, self.places = self.places, dict(self.earlier)  # only one of the two happens
            out[-1] = t.If(last.cond, last.then, self.block(instr.do))
            self.places = places
        elif isinstance(instr, Instead):
            was_said = out[-1] if out else t.Shuffle("deck")
            if isinstance(was_said, UNREPLACED) or (isinstance(was_said, t.If) and was_said is not self.instead):
                raise Unsettled("nothing to do instead of")
            cond = self.condition(instr.cond)
            after = self.count
            places, self.places = self.places, dict(self.earlier)  # only one of the two happens
            self.count = self.before
            was = replaced(out[-1])
            if instr.was not in ((), (was,)):
                raise Unsettled("not what was done before")
            then = tuple(again(swap(part, t.Ref(SAME), subject(was)), was) for part in self.block(instr.then))
            self.count = max(after, self.count)
            self.places = places
            if then != instr.then and t.Ref(SAME) in refs(instr.then) and not alike(then[0], was):
                raise Unsettled("not what is done instead")
            self.instead = t.If(cond, then, (out.pop(),))
            out.append(self.instead)
        elif self.reaching and out and out[-1] is self.instead and not isinstance(instr, (t.If, t.Modes, t.Shuffle)):
            out[-1] = self.instead = replace(self.instead, then=(*self.instead.then, self.instr(instr)))
        else:
            start = self.count
            self.earlier = dict(self.places)
            out.append(self.instr(of_the_card(instr) if self.turned_itself(instr) else instr))
            self.before = start
            self.instead = None
            made = out[-1]
            if not isinstance(made, (t.If, t.May)):
                self.helped = self.helped or (isinstance(made, t.Continue) and one_subject(made.effects) == t.SELF)
                self.gave = isinstance(made, t.Continue) and t.SELF in [getattr(e, "what", None) for e in made.effects]

    def final(self, before: str, after: str) -> str:
        return after

    def binds(self, made: t.Choose | t.Search | t.Look | t.Create) -> t.Instr:
        before = self.chosen
        too = isinstance(made, t.Choose) and made.name == TOO
        if isinstance(made, t.Choose) and made.name in ("t", TOO):
            self.count += 1
            name = "t" if self.count == 1 else f"t{self.count}"
            made = replace(made, name=name)
            self.chosen = name
            self.helped = False
        elif isinstance(made, t.Choose) and made.name == FOUND and self.chosen in ("", FOUND):
            self.chosen = FOUND  # the card chosen from among those looked at
        self.note(made)
        if isinstance(made, t.Choose):
            self.groups[made.name] = made.what
        if too:
            self.pair = (before, made.name)
            self.that = self.chosen = TOO.join(self.pair)
        self.made.append(made.name)
        self.loose.discard(made.name)
        self.afterwards.discard(made.name)
        if self.since is not None:
            self.since.add(made.name)
        return made

    def condition(self, cond: t.Cond) -> t.Cond:
        said = cond
        if isinstance(cond, More):
            amount = measured(self.cond)
            if amount is None:
                raise Unsettled("nothing was counted before")
            cond = compared(amount, cond.op, cond.n)
        if isinstance(cond, (MoreOf, MoreThan)):
            cond = counted_again(cond, self.cond)
        if Done() in (cond, getattr(cond, "part", None)):
            done = self.was_done() if self.zones.done and not self.offered else None
            if done is None:
                raise Unsettled("nothing was done before")
            cond = done if cond == Done() else t.Unless(done)
        made: t.Cond = self.node(cond)
        self.cond = made
        self.hear(said)
        return made

    def ref(self, ref: t.Ref) -> t.Sel:
        if isinstance(ref, Shown):
            if self.done.get(REVEALED) != ref.name:
                raise Unsettled("not all of them were revealed")
            return t.Ref(ref.name)
        if NAMELESS in (ref.name, self.meant(ref)):
            raise Unsettled("said of cards that have no name")
        if ref.name == OMITTED:
            if self.topic is None:
                raise Unsettled("nothing was named before")
            return self.topic
        self.now(self.done.get(ref.name, self.meant(ref)))
        if ref.name in (THAT, THOSE, CHOSEN, "seen"):
            self.within(self.meant(ref))
        if ref.name == THAT and self.helped and self.that and self.that == self.heard:
            raise Unsettled("it may be the card itself or what it met")
        if ref.name == THAT and self.that == EVERY:
            raise Unsettled("one is not several")
        if ref.name in (THAT, THOSE):
            if self.numbered and (self.that in self.single) != (ref.name == THAT) and self.bound():
                raise Unsettled("one is not several")
            if not self.that:
                if self.spell or not (self.itself or self.gave) or ref.name == THOSE:
                    raise Unsettled("nothing was named before")
                self.stayed()
                return t.SELF
            return named(self.that)
        if ref.name in DEEDS:
            if ref.name not in self.done and ref.name in self.told:
                return t.Ref(self.told[ref.name])
            if ref.name not in self.done:
                raise Unsettled(f"nothing was {ref.name} before")
            if not self.ifs and self.done[ref.name] in self.loose:
                raise Unsettled("said of what a condition brought in")
            return t.Ref(self.done[ref.name])
        if ref.name == CHOSEN:
            if not self.chosen:
                raise Unsettled("nothing was selected before")
            return named(self.chosen)
        if ref.name in (FIRST, SECOND):
            if not self.pair[0]:
                raise Unsettled("no two were selected before")
            return t.Ref(self.pair[ref.name == SECOND])
        return ref
