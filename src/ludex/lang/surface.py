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
from ludex.lang.antecedents import (
    about,
    about_same,
    beside,
    by_itself,
    deed,
    discarded,
    fallen,
    fitting,
    harms,
    inside,
    of_itself,
    on_field,
    own_cards,
    place_of,
    replaced,
    strikes_one,
)
from ludex.lang.lifting import Misplaced, answered, lifted, one_list, sink, unmarked
from ludex.lang.marks import (
    CHOSEN,
    DEEDS,
    FIRST,
    OURS,
    SAME,
    SECOND,
    THAT,
    THOSE,
    TOO,
    UNSAID,
    Equals,
    Give,
    Gives,
    Instead,
    Last,
    Me,
    More,
    Otherwise,
    Under,
)
from ludex.lang.places import Places, costed, placed, uncosted, unplaced
from ludex.lang.unknown import X, lacks_x, swap, with_x
from ludex.lang.wording import (
    Unsettled,
    Way,
    again,
    alike,
    compared,
    measured,
    more,
    named,
    one_subject,
    shorter,
    subject,
    ways,
)

canonical, either, parts_of, rank = groups.canonical, groups.either, groups.parts_of, groups.rank
join_either, split_either, self_named = groups.join_either, groups.split_either, groups.self_named

# --- settling ----------------------------------------------------------------------------------------------------


def settle(ability: t.Ability, places: Places, reaching: bool = False) -> t.Ability:
    """The final form of an ability. `reaching`: see `Language.reaching`. Raises `Unsettled` if the reading makes no
    sense."""
    try:
        made = unmarked(placed(_Settle(ability, places, reaching).ability(lifted(ability)), places))
        made = costed(one_list(made), places)
        answered(made)
    except Misplaced as reason:
        raise Unsettled(str(reason)) from None
    if lacks_x(made):
        raise Unsettled("X is not told")
    return made


def unsettle(ability: t.Ability, places: Places, reaching: bool = False) -> list[t.Ability]:
    """The surface forms that have this final form, the simplest first."""
    found: list[t.Ability] = []
    ability = uncosted(ability, places)
    for way in ways(ability, reaching):
        plain = sink(unplaced(_Unsettle(ability, places, way).ability(ability), places))
        for variant in () if plain in found else (plain, *with_x(plain)):
            if variant not in found:
                found.append(variant)
    return found


BINDERS = (t.Choose, t.Search, t.Look, t.Create)
"""The instructions that bind objects to a name."""


class _Walk:
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
        self.places: dict[str, str] = {}
        """Name -> the zone of the objects bound to it; "": not known."""
        self.earlier: dict[str, str] = {}
        """`places` before the last instruction, which an `Instead` may replace."""
        self.single: set[str] = set()
        """The names to which at most one object is bound."""
        if isinstance(ability, t.Automatic) and isinstance(ability.when, t.When):
            when = ability.when
            self.leaving = when.event == "move" and when.subject == t.SELF and when.src == (zones.field,)
            if strikes_one(when):
                self.that = "other"
            elif when.subject != t.SELF and not by_itself(when) and when.event not in zones.phases:
                self.that = "became" if when.event == "move" and when.dst == (zones.field,) else "it"

    def ability(self, ability: t.Ability) -> t.Ability:
        if isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
            cost = self.block(ability.cost)
            self.begin(ability)
            made = replace(ability, cost=cost, do=self.block(ability.do))
            return replace(made, zones=self.valid(ability)) if isinstance(ability, t.Automatic) else made
        if isinstance(ability, t.Passive):
            return replace(ability, effects=self.effects(ability.effects))
        return ability

    def begin(self, ability: t.Ability) -> None:
        """Called between the cost and the text."""

    def valid(self, ability: t.Automatic) -> tuple[str, ...]:
        raise NotImplementedError

    def effects(self, effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
        raise NotImplementedError

    def block(self, block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
        out: list[t.Instr] = []
        for i, instr in enumerate(block):
            self.next = block[i + 1] if i + 1 < len(block) else None
            self.step(out, instr)
        return tuple(out)

    def names(self, made: t.Choose | t.Search | t.Look | t.Create) -> bool:
        """Whether `it` refers to these objects from now on: not to objects that are discarded or that a keyword takes
        (`UNSAID`), unless the next instruction puts them on the field or aside."""
        next = self.next
        return made.name not in ("d", UNSAID) or (isinstance(next, t.Move) and self.kept(next))

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
            return replace(instr, cost=self.block(instr.cost), do=self.block(instr.do))
        if isinstance(instr, t.Modes):
            return replace(instr, options=tuple(self.option(option) for option in instr.options))
        if isinstance(instr, t.Repeat):
            return t.Repeat(self.node(instr.n), self.block(instr.do))
        if isinstance(instr, (t.Delay, t.By)):
            outer: t.Delay | t.By = self.node_but(instr, "do")
            return replace(outer, do=self.block(instr.do))
        if isinstance(instr, t.Until):
            return t.Until(self.block(instr.do), self.node(instr.cond))
        if isinstance(instr, t.Divide) and instr.among != self.that:
            raise Unsettled("nothing to divide among")
        made: t.Instr = self.node(self.given(instr))
        if isinstance(made, BINDERS):
            bound = made.name
            made = self.binds(made)
            self.done = {way: name for way, name in self.done.items() if name != bound}
        elif isinstance(made, t.Do) and made.verb in self.zones.binding:
            self.that = made.word
        elif isinstance(made, t.Do) and made.verb in self.zones.moving and isinstance(made.what, t.Ref):
            self.places[made.what.name] = self.zones.moving[made.verb]
        elif isinstance(made, (t.Move, t.Reveal)) and isinstance(made.what, t.Ref):
            self.done[deed(made, self.zones)] = made.what.name
            if isinstance(made, t.Move):
                self.places[made.what.name] = made.to
        return made

    def note(self, made: t.Choose | t.Search | t.Look | t.Create) -> None:
        """Record what the instruction binds: whether `it` refers to it, whose and where it is, whether it is one
        object."""
        self.mine.discard(made.name)
        if own_cards(made, self.mine, self.zones):
            self.mine.add(made.name)
        if self.names(made):
            self.that = made.name
        self.places[made.name] = place_of(made)
        self.single.discard(made.name)
        if made.n == 1:
            self.single.add(made.name)

    def fielded(self, instr: t.Instr) -> str:
        """The name that `it` refers to in an instruction that applies only to cards on the field; "": the card itself.
        A token just created is not meant by an instruction that harms, if something was selected."""
        for name in (self.that, self.chosen):
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

    def condition(self, cond: t.Cond) -> t.Cond:
        raise NotImplementedError

    def given(self, instr: t.Instr) -> t.Instr:
        raise NotImplementedError

    def option(self, block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
        """In each option of a list, `it` refers to what it referred to before the list."""
        before = (self.that, self.chosen)
        done = self.block(block)
        self.that, self.chosen = before
        return done

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
            for name in walk.field_names(node):
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


class _Settle(_Walk):
    instead: t.If | None = None
    """The `If` that the last `Instead` became, until another instruction follows."""

    def __init__(self, ability: t.Ability, zones: Places, reaching: bool = False) -> None:
        super().__init__(ability, zones)
        self.reaching = reaching
        self.made: list[str] = []
        self.groups: dict[str, t.Sel] = {}
        """Name -> the group from which its objects were chosen on the field or elsewhere."""
        self.itself = True
        """Whether the last thing that the text named is the card itself: then `it` may mean the card."""
        self.loose: set[str] = set()
        """The names that were bound under a condition: an instruction that refers to them belongs under it
        (`Under`)."""
        self.since: set[str] | None = None
        """While `Under.more` is walked: the names that its condition's block bound; else None."""
        self.ifs = 0

    def instr(self, instr: t.Instr) -> t.Instr:
        if isinstance(instr, t.If):
            before = len(self.made)
            self.ifs += 1
            made = super().instr(instr)
            self.ifs -= 1
            self.loose |= set(self.made[before:])
            return made
        return self.under(instr) if isinstance(instr, Under) else super().instr(instr)

    def begin(self, ability: t.Ability) -> None:
        if isinstance(ability, (t.Activated, t.Automatic)):
            self.itself = of_itself(ability)

    def granted(self, ability: t.Ability) -> t.Ability:
        """The final form of an ability that an effect grants."""
        return settle(ability, self.zones)

    def valid(self, ability: t.Automatic) -> tuple[str, ...]:
        return fallen(ability, self.zones) or ability.zones

    def node(self, node: Any) -> Any:
        """A group of at most one object: `Among(x, 1)` is the same as `Is(x)`."""
        if isinstance(node, t.SameSide) and node.what == t.Ref(THAT) and TOO in self.that:
            raise Unsettled("whose side is not said")
        made = super().node(node)
        if isinstance(made, t.Among) and made.n == 1 and made.what.name in self.single:
            return t.Is(made.what, made.such)
        if isinstance(made, t.SameSide) and isinstance(made.what, t.Some):
            raise Unsettled("the leader of one of two")
        return made

    def under(self, instr: Under) -> t.If:
        self.ifs += 1
        cond = self.condition(instr.cond)
        self.ifs -= 1
        before = len(self.made)
        then = self.block(instr.then)
        outer, self.since = self.since, set(self.made[before:])
        more = self.block(instr.more)
        self.since = outer
        self.loose |= set(self.made[before:])
        return t.If(cond, (*then, *more))

    def given(self, instr: t.Instr) -> t.Instr:
        if self.leaving and isinstance(instr, t.Move) and instr.what == t.SELF:
            return replace(instr, what=t.Ref("became"))  # the card has left the field: move the object it became
        if isinstance(instr, t.Move) and isinstance(self.next, t.Shuffle) and instr.to == self.next.zone:
            self.ours(instr, self.next)
        if isinstance(instr, t.Move) and instr.whose == t.OWNER and self.own(instr):
            return replace(instr, whose=t.YOU)
        said = on_field(instr, self.zones)
        if said in (t.Ref(THAT), t.Ref(THOSE)) and self.fielded(instr) != self.that:
            name = self.fielded(instr)
            if not name and (not self.itself or said == t.Ref(THOSE)):
                raise Unsettled("nothing on the field was named before")
            instr = about(instr, t.Ref(name) if name else t.SELF)
        if isinstance(instr, Give):
            return t.Continue(swap(inside(instr.effects, self.granted), t.Ref(SAME), instr.what), instr.until)
        return instr

    def ours(self, move: t.Move, shuffle: t.Shuffle) -> None:
        """Raises `Unsettled` if the player shuffles their own zone after cards of others were put into theirs."""
        what = move.what
        said = self.groups.get(self.meant(what)) if isinstance(what, t.Ref) else what
        enemy = said is not None and t.YOURS not in parts_of(said) and not isinstance(said, t.Self)
        if shuffle.who == t.YOU and enemy:
            raise Unsettled("whose cards are shuffled")

    def effects(self, effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
        made: tuple[t.Continuous, ...] = ()
        for effect in effects:
            if isinstance(effect, Gives):
                made += swap(inside(effect.effects, self.granted), t.Ref(SAME), self.node(effect.what))
            else:
                made += (effect,)
        return made

    def step(self, out: list[t.Instr], instr: t.Instr) -> None:
        self.hand_on(out, instr)
        self.hear(instr)

    def hear(self, said: Any) -> None:
        """Note whether the last thing named is the card itself or others."""
        for node in walk.nodes(said, skip=(t.Ability, t.Not, t.Shares)):
            if isinstance(node, t.All):
                self.itself = t.SELF in node.parts
            elif isinstance(node, t.Self):
                self.itself = True
            elif isinstance(node, t.Draw):
                self.itself = False

    def hand_on(self, out: list[t.Instr], instr: t.Instr) -> None:
        if isinstance(instr, Equals):
            amount = self.node(instr.amount)
            changed = tuple(swap(part, X, amount) for part in out)
            if changed == tuple(out):
                raise Unsettled("there is no X")
            out[:] = changed
        elif isinstance(instr, Otherwise):
            last = out[-1] if out else None
            if not isinstance(last, t.If) or last.otherwise:
                raise Unsettled("otherwise than what")
            out[-1] = t.If(last.cond, last.then, self.block(instr.do))
        elif isinstance(instr, Instead):
            if not out or isinstance(out[-1], t.Choose) or (isinstance(out[-1], t.If) and out[-1] is not self.instead):
                raise Unsettled("nothing to do instead of")
            cond = self.condition(instr.cond)
            after = self.count
            places, self.places = self.places, dict(self.earlier)  # only one of the two happens
            self.count = self.before
            was = replaced(out[-1])
            then = tuple(again(swap(part, t.Ref(SAME), subject(was)), was) for part in self.block(instr.then))
            self.count = max(after, self.count)
            self.places = places
            if then != instr.then and t.Ref(SAME) in _refs(instr.then) and not alike(then[0], was):
                raise Unsettled("not what is done instead")
            self.instead = t.If(cond, then, (out.pop(),))
            out.append(self.instead)
        elif self.reaching and out and out[-1] is self.instead and not isinstance(instr, (t.If, t.Modes, t.Shuffle)):
            out[-1] = self.instead = replace(self.instead, then=(*self.instead.then, self.instr(instr)))
        else:
            start = self.count
            self.earlier = dict(self.places)
            out.append(self.instr(instr))
            self.before = start
            self.instead = None

    def binds(self, made: t.Choose | t.Search | t.Look | t.Create) -> t.Instr:
        before = self.chosen
        too = isinstance(made, t.Choose) and made.name == TOO
        if isinstance(made, t.Choose) and made.name in ("t", TOO):
            self.count += 1
            name = "t" if self.count == 1 else f"t{self.count}"
            made = replace(made, name=name)
            self.chosen = name
        self.note(made)
        if isinstance(made, t.Choose):
            self.groups[made.name] = made.what
        if too:
            self.pair = (before, made.name)
            self.that = self.chosen = TOO.join(self.pair)
        self.made.append(made.name)
        self.loose.discard(made.name)
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
        made: t.Cond = self.node(cond)
        self.cond = made
        self.hear(said)
        return made

    def ref(self, ref: t.Ref) -> t.Sel:
        if ref.name in (THAT, THOSE, CHOSEN, "seen"):
            name = self.meant(ref)
            if (name in self.loose and not self.ifs) or (self.since is not None and name not in self.since):
                raise Unsettled("said of what a condition brought in, or of something else")
        if ref.name in (THAT, THOSE):
            if not self.that:
                if self.spell or not self.itself or ref.name == THOSE:
                    raise Unsettled("nothing was named before")
                return t.SELF
            return named(self.that)
        if ref.name in DEEDS:
            if ref.name not in self.done:
                raise Unsettled(f"nothing was {ref.name} before")
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


class _Unsettle(_Walk):
    def given(self, instr: t.Instr) -> t.Instr:
        if self.leaving and isinstance(instr, t.Move) and instr.what == t.Ref("became"):
            return replace(instr, what=t.SELF)
        if isinstance(instr, t.Move) and self.own(instr):
            return replace(instr, whose=OURS)
        if isinstance(instr, t.Continue):
            subject = one_subject(instr.effects)
            if subject is not None:
                instr = Give(subject, about_same(inside(instr.effects, self.given_ability)), instr.until)
        what = on_field(instr, self.zones)
        if what is not None and self.fielded(instr) != self.that:
            name = self.fielded(instr)
            if what == (t.Ref(name) if name else t.SELF):
                return about(instr, Last(name, True, name == self.chosen) if name else Me())
        return instr

    def effects(self, effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
        what = one_subject(effects)
        if what is None:
            return effects
        return (Gives(self.node(what), about_same(inside(effects, self.given_ability))),)

    def valid(self, ability: t.Automatic) -> tuple[str, ...]:
        return () if discarded(ability, self.zones) else ability.zones

    def __init__(self, ability: t.Ability, zones: Places, way: Way) -> None:
        super().__init__(ability, zones)
        self.way = way

    def given_ability(self, ability: t.Ability) -> t.Ability:
        forms = unsettle(ability, self.zones)
        return forms[-1] if self.way.inner else forms[0]

    def step(self, out: list[t.Instr], instr: t.Instr) -> None:
        self.joins = self.way.joined and bool(out) and isinstance(out[-1], t.Choose) and out[-1].target
        if isinstance(instr, t.If) and instr.otherwise and self.way.otherwise:
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
            if self.way.same:
                then = (shorter(swap(then[0], subject(before), t.Ref(SAME)), before), *then[1:])
            out += [Instead(cond, then), *after]
        else:
            out.append(self.instr(instr))

    joins = False
    """Whether a choice is written in one sentence with the choice before (`TOO`)."""

    def binds(self, made: t.Choose | t.Search | t.Look | t.Create) -> t.Instr:
        self.note(made)
        if self.joins and isinstance(made, t.Choose) and made.target:
            self.pair = (self.chosen, made.name)
            self.that = self.chosen = TOO.join(self.pair)
            return replace(made, name=TOO)
        if isinstance(made, t.Choose) and made.name[0] == "t" and made.name[1:].isdecimal() | (made.name == "t"):
            self.chosen = made.name
            return replace(made, name="t")
        return made

    def condition(self, cond: t.Cond) -> t.Cond:
        before, self.cond = self.cond, cond
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
        it, chosen = ref.name == self.that, ref.name == self.chosen
        ways = tuple(way for way, name in self.done.items() if name == ref.name)
        if ref.name in self.pair:
            ways += (SECOND,) if ref.name == self.pair[1] else (FIRST,)
        return Last(ref.name, it, chosen, ways) if it or chosen or ways else ref

    def node(self, node: Any) -> Any:
        """NB: no phrase writes `it` within a group, or for the objects to choose from."""
        if isinstance(node, t.Some) and self.pair[0] and node == named(TOO.join(self.pair)):
            name = TOO.join(self.pair)
            return Last(name, name == self.that, name == self.chosen)
        if isinstance(node, t.All) and not beside(node):
            return t.All(tuple(self.node(part) if isinstance(part, t.Figure) else part for part in node.parts))
        if isinstance(node, t.Not) or (isinstance(node, t.Choose) and isinstance(node.what, t.Ref)):
            return node
        if isinstance(node, t.Self) and not self.that:
            return Me()
        return super().node(node)


def _refs(node: Any) -> list[t.Ref]:
    return [part for part in walk.nodes(node, skip=(t.Ability,)) if isinstance(part, t.Ref)]


def refers_back(env: dict[str, Any]) -> bool:
    """Whether the sentence `env["s"]`, which is not a condition itself, refers to something before it."""
    said = env["s"]
    made = {SAME, *(instr.name for instr in said if isinstance(instr, BINDERS))}
    return not isinstance(said[0], (t.If, Under, Instead, Equals)) and any(ref.name not in made for ref in _refs(said))
