"""What is known of the things an ability speaks of: whose they are, where they lie, who is meant by `it`."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.lang.groups import parts_of
from ludex.lang.marks import DISCARDED, REVEALED, Give
from ludex.lang.places import Places


def by_itself(when: t.When) -> bool:
    """Whether the trigger tells only what the card itself does, and to whom it does not say."""
    said = any(isinstance(part, (t.Side, t.Zone)) for part in parts_of(when.subject))
    return when.other == t.SELF and not said


def strikes_one(when: t.When) -> bool:
    """Whether the trigger is the card's attack on one of a kind: that one is `it`."""
    return when.event == "attack" and when.subject == t.SELF and when.other != t.ANY


def discarded(ability: t.Automatic, places: Places) -> bool:
    """Whether it waits for its card's own leaving the hand: it is valid where the card then lies."""
    return bool(fallen(ability, places))


def fallen(ability: t.Automatic, places: Places) -> tuple[str, ...]:
    """Where the card then lies."""
    when = ability.when
    if not isinstance(when, t.When) or when.subject != t.SELF:
        return ()
    for word, src, zone in places.fallen:
        if when.word == word and (not src or when.src == (src,)):
            return (zone,)
    return ()


def own_cards(made: t.Choose | t.Search | t.Look | t.Create, mine: set[str], places: Places) -> bool:
    """Whether what it binds is certainly the player's own."""
    if isinstance(made, t.Choose):
        parts = parts_of(made.what)
        held = any(isinstance(part, t.Zone) and all(name in places.held for name in part.names) for part in parts)
        return (held and t.YOURS in parts) or any(isinstance(part, t.Ref) and part.name in mine for part in parts)
    return made.who == t.YOU


def beside(node: t.Sel) -> bool:
    """Whether a group is told by whose side it is on."""
    return any(isinstance(part, t.SameSide) for part in parts_of(node))


def deed(made: t.Move | t.Reveal, places: Places) -> str:
    """What is said afterwards of what was moved or revealed."""
    if isinstance(made, t.Reveal):
        return REVEALED
    if made.word == "discard":
        return DISCARDED
    return places.deeds.get(made.to, "")


def place_of(made: t.Choose | t.Search | t.Look | t.Create) -> str:
    """Where what it binds lies: a zone, or nothing known."""
    if isinstance(made, (t.Search, t.Look)):
        return made.zone
    if isinstance(made, t.Create):
        return made.to
    zones = [part.names for part in parts_of(made.what) if isinstance(part, t.Zone)]
    return zones[0][0] if len(zones) == 1 and len(zones[0]) == 1 else ""


def on_field(instr: t.Instr, places: Places) -> t.Sel | None:
    """What an instruction is about that only cards on the field can undergo (figures can also be given to cards that
    were put aside); None: it is no such instruction."""
    if isinstance(instr, (t.Damage, t.SetState)):
        return instr.what
    if isinstance(instr, t.Move) and instr.word == "destroy":
        return instr.what
    if isinstance(instr, Give) and any(isinstance(effect, t.Modify) for effect in instr.effects):
        return instr.what
    return instr.what if isinstance(instr, t.Do) and instr.verb in places.verbs else None


def fitting(instr: t.Instr, places: Places) -> tuple[str, ...]:
    """Where what it is about may lie."""
    there = ("", places.field, *places.leaders)
    return (*there, *places.aside) if isinstance(instr, Give) else there


def harms(instr: t.Instr) -> bool:
    return isinstance(instr, t.Damage) or (isinstance(instr, t.Move) and instr.word == "destroy")
