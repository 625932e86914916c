"""What `surface` knows about the objects that an ability refers to: whose they are, where they are, which one is
`it`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.groups import parts_of
from ludex.lang.marks import DISCARDED, REVEALED, SAME, THAT, Give, Lasting
from ludex.lang.places import Places


def by_itself(when: t.When) -> bool:
    """Whether the card itself is the trigger's second object, and its subject has no side and no zone, or the subject
    is said by what it does with the card ("the attack that this card helps"): then `it` is not the subject."""
    if isinstance(when.subject, t.Role) and when.subject.to == t.SELF:
        return True
    said = any(isinstance(part, (t.Side, t.Zone)) for part in parts_of(when.subject))
    return when.other == t.SELF and not said


def strikes_one(when: t.When, places: Places) -> bool:
    """Whether the trigger is an attack of the card on a described object (`Places.striking`): then that object is
    `it`."""
    return when.event in places.striking and when.subject == t.SELF and when.other != t.ANY


def discarded(ability: t.Automatic, places: Places) -> bool:
    """Whether the ability triggers on its own card in a zone off the field, where it came or is revealed."""
    return bool(fallen(ability, places))


def fallen(ability: t.Automatic, places: Places) -> tuple[str, ...]:
    """The zone that the card is then in, where the ability is valid; empty: the ability has no such trigger."""
    when = ability.when
    if not isinstance(when, t.When) or when.subject != t.SELF:
        return ()
    for word, src, zone in places.fallen:
        if when.word == word and (not src or when.src == (src,)):
            return (zone,)
    if when.event in places.checking:
        return (places.checking[when.event],)
    if when.event != "move" or len(when.dst) != 1 or when.dst[0] not in places.landing:
        return ()
    if not when.src and when.dst[0] in places.gathering:
        return (places.field, *places.leaders, *when.dst)
    if not when.src:
        return when.dst if when.dst[0] in places.keeping else ()
    there = tuple(name for name in when.src if name in (places.field, *places.leaders))
    if there and len(there) < len(when.src):  # from the field, or from elsewhere
        return (*there, *when.dst)
    return () if there else when.dst


def departs(when: t.When, places: Places) -> bool:
    """Whether the trigger is a move from the field: by its word, or because it says so of the card itself. In the zones
    `Places.gathering` the card is still there."""
    if when.event != "move" or (when.dst and all(name in places.gathering for name in when.dst)):
        return False
    own = when.subject == t.SELF and bool(when.src)
    return when.word in places.departing or (own and all(name in (places.field, *places.leaders) for name in when.src))


def carries(instr: t.Instr, places: Places) -> bool:
    """Whether the instruction moves its objects to another zone."""
    return isinstance(instr, t.Move) or (isinstance(instr, t.Do) and instr.verb in places.moving)


def own_cards(made: t.Choose | t.Search | t.Look | t.Create, mine: set[str], places: Places) -> bool:
    """Whether the objects that the instruction binds are certainly the player's own. `mine` are the names of which that
    is already known."""
    if isinstance(made, t.Choose):
        parts = parts_of(made.what)
        held = any(isinstance(part, t.Zone) and all(name in places.held for name in part.names) for part in parts)
        return (held and t.YOURS in parts) or any(isinstance(part, t.Ref) and part.name in mine for part in parts)
    return made.who == t.YOU


def beside(node: t.Sel) -> bool:
    """Whether the group contains a `SameSide`."""
    return any(isinstance(part, t.SameSide) for part in parts_of(node))


def deed(made: t.Move | t.Reveal, places: Places) -> str:
    """The word of `marks.DEEDS` by which later text refers to what was moved or revealed; "": none."""
    if isinstance(made, t.Reveal):
        return REVEALED
    if made.word == "discard":
        return DISCARDED
    return places.deeds.get(made.to, "")


def place_of(made: t.Choose | t.Search | t.Look | t.Create) -> str:
    """The zone of the objects that the instruction binds; "": not known."""
    if isinstance(made, (t.Search, t.Look)):
        return made.zone
    if isinstance(made, t.Create):
        return made.to
    zones = [part.names for part in parts_of(made.what) if isinstance(part, t.Zone)]
    return zones[0][0] if len(zones) == 1 and len(zones[0]) == 1 else ""


def on_field(instr: t.Instr, places: Places) -> t.Sel | None:
    """The objects of an instruction that only applies to cards on the field (figures can also be given to cards in the
    zones `Places.aside`); None: it is not such an instruction."""
    if isinstance(instr, (t.Damage, t.SetState)):
        return instr.what
    if isinstance(instr, t.Move) and instr.word == "destroy":
        return instr.what
    if isinstance(instr, Give) and all(
        isinstance(effect, t.Modify) and effect.figure in places.anywhere for effect in instr.effects
    ):
        return None
    if isinstance(instr, Give) and any(isinstance(effect, (t.Modify, t.Grant)) for effect in instr.effects):
        return instr.what
    return instr.what if isinstance(instr, t.Do) and instr.verb in places.verbs else None


def fitting(instr: t.Instr, places: Places) -> tuple[str, ...]:
    """The zones that the objects of the instruction may be in; "" is an unknown zone."""
    there = ("", places.field, *places.leaders)
    if isinstance(instr, t.SetState):
        return (*there, *places.turning)
    return (*there, *places.aside) if isinstance(instr, Give) else there


def harms(instr: t.Instr) -> bool:
    """Whether the instruction deals damage or destroys."""
    return isinstance(instr, t.Damage) or (isinstance(instr, t.Move) and instr.word == "destroy")


def of_itself(ability: t.Activated | t.Automatic) -> bool:
    """Whether what comes before the text names the card itself: its trigger in words (a keyword names nothing), or a
    cost that moves it."""
    if isinstance(ability, t.Automatic) and isinstance(ability.when, t.When) and t.SELF in walk.nodes(ability.when):
        return not ability.keyword
    moves = tuple(part for part in ability.cost if not isinstance(part, t.SetState))
    return t.SELF in walk.nodes(moves, skip=(t.Ability, t.Not))


def of_its_turn(ability: t.Activated | t.Automatic, zones: Places) -> bool:
    """Whether the ability triggers at a moment of a turn in which the card itself has done something."""
    when, cond = getattr(ability, "when", None), ability.cond
    asked = cond.parts if isinstance(cond, t.Both) else (cond,)
    done = [part.a for part in asked if isinstance(part, t.Compare) and isinstance(part.a, t.Happened)]
    own = any(isinstance(part.when, t.When) and part.when.subject == t.SELF for part in done)
    return own and isinstance(when, t.When) and when.event in zones.phases


def replaced(instr: t.Instr) -> t.Instr:
    """The instruction that the `Instead` replaces: the innermost `otherwise` of an `If`."""
    return replaced(instr.otherwise[0]) if isinstance(instr, t.If) and instr.otherwise else instr


def about(instr: t.Instr, what: t.Sel) -> t.Instr:
    """The instruction with other objects."""
    assert isinstance(instr, (t.Damage, t.SetState, t.Move, t.Do, Give))
    return replace(instr, what=what)


def inside(effects: tuple[t.Continuous, ...], change: Callable[[t.Ability], t.Ability]) -> tuple[t.Continuous, ...]:
    """The effects with `change` applied to the abilities that they grant."""
    return tuple(
        replace(e, abilities=tuple(change(a) for a in e.abilities)) if isinstance(e, t.Grant) else e for e in effects
    )


def about_same(effects: tuple[t.Continuous, ...]) -> tuple[t.Continuous, ...]:
    """The effects with `Ref(SAME)` as their objects."""
    same = t.Ref(SAME)
    return tuple(replace(e, what=same) for e in effects if isinstance(e, (t.Modify, t.Grant, t.Strip, t.Rename)))


def of_the_card(instr: t.Instr) -> t.Instr:
    """The instruction that gives "it" something as one that gives it to the card itself."""
    if isinstance(instr, Give):
        return replace(instr, what=t.SELF) if instr.what == t.Ref(THAT) else instr
    if not isinstance(instr, (Lasting, t.Continue)):
        return instr
    made: list[Any] = list(instr.effects)
    given = [replace(one, what=t.SELF) if getattr(one, "what", None) == t.Ref(THAT) else one for one in made]
    return replace(instr, effects=tuple(given))
