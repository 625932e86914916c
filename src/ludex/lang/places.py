"""`Places`: what the texts of a game imply about zones. `placed` finds the zones where an ability is valid from its own
text: an ability that mentions its card in hand is valid in hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass, replace
from dataclasses import field as made_by
from itertools import pairwise

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.lifting import Misplaced


@dataclass(frozen=True)
class Places:
    """What the texts of a game imply about zones. A game fills it in (`Language.places`)."""

    field: str = ""
    """The zone where abilities are valid unless their text says otherwise."""
    aside: tuple[str, ...] = ()
    """Further zones into which cards are put for later use."""
    leaders: tuple[str, ...] = ()
    """The zones of the cards that represent the players."""
    anywhere: tuple[str, ...] = ()
    """The figures that cards may be given in any zone, not only on the field."""
    turning: tuple[str, ...] = ()
    """Further zones whose cards have an orientation."""
    held: tuple[str, ...] = ()
    """The zones that contain only their player's own cards."""
    fallen: tuple[tuple[str, str, str], ...] = ()
    """Where a card is after a move: (word of the move, zone it left ("": any), zone it is in)."""
    landing: tuple[str, ...] = ()
    """The zones that triggers on the card itself may say it came to from a zone off the field: it is then there."""
    keeping: tuple[str, ...] = ()
    """The zones of `landing` that cards of the field do not come to: the trigger need not say where it came from."""
    gathering: tuple[str, ...] = ()
    """The zones of `landing` that cards of the field come to as well: where the trigger does not say from where the
    card came, its ability is valid on the field and there."""
    checking: Mapping[str, str] = made_by(default_factory=dict)
    """The event kinds that are about a card in a zone off the field -> that zone."""
    departing: tuple[str, ...] = ()
    """The words of moves that lead from the field."""
    deeds: Mapping[str, str] = made_by(default_factory=dict)
    """Zone -> the word of `lang.marks.DEEDS` by which later text refers to a card that was put there."""
    unsaid: tuple[str, ...] = ()
    """The names of choices that the game's actions make without the text saying so: `it` never refers to them."""
    paying: tuple[str, ...] = ()
    """The names of `unsaid` for what is paid: `it` does not refer to them, but the text may speak of the card that was
    discarded, placed or sent away by the skill."""
    pointing: tuple[str, ...] = ()
    """The names of choices that may be among what `it` refers to."""
    requirements: bool = False
    """Whether a condition reaches only to the next full stop (`lang.heads`)."""
    strict: bool = False
    """Whether a text that has two ways, by what an earlier condition brought in, is declined."""
    phases: tuple[str, ...] = ()
    """The event kinds that have no object."""
    verbs: tuple[str, ...] = ()
    """The verbs of the game (`Do.verb`) that apply only to cards on the field."""
    moving: Mapping[str, str] = made_by(default_factory=dict)
    """The verbs of the game that bring cards to a zone -> that zone."""
    rerouted: bool = False
    """Whether a later sentence may say what is done instead of a deed (`marks.Otherwhere`)."""
    turned: Mapping[str, str] = made_by(default_factory=dict)
    """State -> the deed that brings objects into it, where texts count them (`Turned`)."""
    doing: Mapping[str, str] = made_by(default_factory=dict)
    """The verbs of the game -> the word of `lang.marks.DEEDS` by which later text refers to their objects."""
    hearing: Mapping[str, str] = made_by(default_factory=dict)
    """The event kinds -> the word of `lang.marks.DEEDS` by which the text refers to the object of its trigger."""
    striking: tuple[str, ...] = ("attack",)
    """The event kinds in which the card meets the event's second object."""
    nameless: tuple[str, ...] = ()
    """The verbs of the game that bring in cards which no name is bound to: `it` cannot be said after them."""
    binding: tuple[str, ...] = ()
    """The verbs of the game that bind cards to the name `Do.word`: `it` refers to them afterwards."""
    itself: bool = False
    """Whether texts ask what was done with the card itself in the words of a deed ("if you called a card")."""
    struck: bool = True
    """Whether `it` may refer to what the card attacks; if not, texts say `it` of nothing there."""
    lasting: bool = False
    """Whether several effects with one duration are read as `lang.marks.Lasting`."""
    aims: bool = False
    """Whether targets said under a condition are chosen when the ability is played (`lang.aiming`)."""
    replacing: bool = False
    """Whether what happens instead of an event is read like other text: `it` is what it names."""
    done: bool = False
    """Whether "if you do" may ask whether the instruction before was carried out (`lang.marks.Done`)."""
    called: tuple[str, ...] = ()
    """Further names that a text may refer to only if a part of it binds them."""
    tracing: bool = False
    """Whether `it` may be the card itself after it has left the field: the card is traced to where it went."""
    shuffles: bool = False
    """Whether a shuffle in a sentence of its own stands under the condition of the search before it
    (`lang.depending`)."""
    pays_x: bool = False
    """Whether X is what a player pays for a card of cost X, or for an ability whose cost has X."""
    outcomes: Mapping[str, t.When] = made_by(default_factory=dict)
    """The conditions (`Named`) on how something ends -> the moment at which it has ended."""
    starting: tuple[str, ...] = ()
    """The verbs of the game that begin, after the effect, what `outcomes` ask about."""
    shows: bool = False
    """Whether who may reveal a card that was just chosen chooses it only when revealing it."""
    extras: Mapping[str, t.May] = made_by(default_factory=dict)
    """Name -> the additional cost of an ability whose text asks whether it was paid (`Did(name)`)."""


PLACED = (t.Activated, t.Automatic, t.Passive, t.Replace)
"""The abilities that a text may place in a zone."""


def placed(ability: t.Ability, places: Places) -> t.Ability:
    """The ability with `zones` set to the zone in which its text says its card is, if it has none yet."""
    names = _said(ability, places)
    if names and not ability.zones and isinstance(ability, PLACED):
        return replace(ability, zones=names)
    return ability


def unplaced(ability: t.Ability, places: Places) -> t.Ability:
    """The inverse of `placed`: the ability without the zones that follow from its text."""
    if isinstance(ability, PLACED) and ability.zones:
        return replace(ability, zones=()) if ability.zones == _said(ability, places) else ability
    return ability


def costed(ability: t.Ability, places: Places) -> t.Ability:
    """The ability with the additional costs (`Places.extras`) that its text speaks of. Raises `Misplaced` where
    the text speaks of one but the ability is not played, or has been played when the text is reached."""
    if not places.extras:
        return ability
    do = getattr(ability, "do", ())
    asked = _asked(do, places)
    late = [part for part in walk.nodes(do) if isinstance(part, t.Delay) and _asked(part.do, places)]
    fields = [getattr(ability, name) for name in walk.field_names(ability) if name != "do"]
    if late or _asked(tuple(fields), places):
        raise Misplaced("an additional cost of what is not played")
    if not asked or not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
        return ability
    return replace(ability, cost=(*ability.cost, *(cost for name, cost in places.extras.items() if name in asked)))


def _asked(tree: object, places: Places) -> set[str]:
    parts = walk.nodes(tree, skip=(t.Ability,))
    return {part.name for part in parts if isinstance(part, t.Did) and part.name in places.extras}


def uncosted(ability: t.Ability, places: Places) -> t.Ability:
    """The inverse of `costed`."""
    if not places.extras or not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
        return ability
    return replace(ability, cost=tuple(part for part in ability.cost if part not in places.extras.values()))


def _said(ability: t.Ability, places: Places) -> tuple[str, ...]:
    """The zones in which the text first says the card itself is; empty: none, or the field. Abilities with a keyword
    are left out: the keyword sets their zones. Where the card is later says nothing of where it is now."""
    if ability.keyword or not is_dataclass(ability) or _leaves(ability, places):
        return ()
    for name in ("cond", "cost", "do", "effects"):
        told = getattr(ability, name, None)
        found = next((place for part in walk.nodes(told, skip=(t.Ability, t.Delay)) if (place := _place(part))), ())
        if found:
            return found if found != (places.field,) else ()
        if name == "cost" and any(
            isinstance(part, (t.Move, t.SetState)) and part.what == t.SELF for part in told or ()
        ):
            return ()
    return ()


def _leaves(ability: t.Ability, places: Places) -> bool:
    """Whether the ability triggers when its card leaves the field: it is valid there."""
    when = ability.when if isinstance(ability, t.Automatic) else None
    if not isinstance(when, t.When) or when.event != "move" or when.subject != t.SELF:
        return False
    field = (places.field, *places.leaders)
    return when.word in places.departing or (bool(when.src) and all(name in field for name in when.src))


def _place(node: t.Node) -> tuple[str, ...]:
    if isinstance(node, t.All) and t.SELF in node.parts:
        return next((part.names for part in node.parts if isinstance(part, t.Zone)), ())
    if isinstance(node, t.Is) and isinstance(node.what, t.Self) and isinstance(node.such, t.Zone):
        return node.such.names
    return ()


SEPARATE = (t.Delay, t.Ability)
"""What is done at another time than the text around it."""


def too_early(ability: t.Ability, places: Places) -> bool:
    """Whether the text asks how something ends (`Places.outcomes`) before it does: for a deed that waits for that end,
    or at once after it told it to begin (`Places.starting`)."""
    asking = [node for node in walk.nodes(*walk.values_of(ability), skip=SEPARATE) if isinstance(node, t.If)]
    asked = {name: node for node in asking for name in _outcomes(node, places)}
    if not asked:
        return False
    if any(isinstance(node, t.Do) and node.verb in places.starting for node in walk.nodes(ability)):
        return True
    return any(
        isinstance(part, t.Delay) and part.when == places.outcomes[name]
        for name, node in asked.items()
        for part in (*node.then, *node.otherwise)
    )


def _outcomes(asks: t.If, places: Places) -> list[str]:
    named = [node.name for node in walk.nodes(asks.cond) if isinstance(node, t.Named)]
    return [name for name in named if name in places.outcomes]


def shown_later(ability: t.Ability) -> bool:
    """Whether a player chooses a card, and then may reveal it."""
    blocks = [block for node in walk.nodes(ability) for block in walk.values_of(node) if isinstance(block, tuple)]
    return any(
        isinstance(first, t.Choose) and isinstance(then, t.May) and then.do == (t.Reveal(t.Ref(first.name)),)
        for block in blocks
        for first, then in pairwise(block)
    )
