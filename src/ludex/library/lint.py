"""Lint of trees: what a tree says that no sensible text means. `vocabulary.unknown` checks words; this checks how the
parts of a tree fit together. A text whose tree has a flaw is not read (`reading.read_text`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.tree import walk
from ludex.core.tree.saying import in_words
from ludex.core.tree.vocabulary import GIVEN
from ludex.games.lab import Lab

UNBOUND, UNDONE, UNUSED, EMPTY, MISPLACED, UNMOVED, UNSEEN, UNMADE, AGAIN, UNASKED, OFF, ANOTHER, ONE_LIMIT = (
    "a reference before what it refers to", "'if you do' without a deed before it", "a choice that nothing uses",
    "an instruction without content", "a kind of card where none can be", "a move to where the cards are",
    "a choice among cards that nobody sees", "a reference to a card that is another one by then",
    "a shuffle after a shuffle", "'if you do not' outside the condition on which one may",
    "abilities given to a card where it has not got them", "turned is one card, and raised another",
    "a limit on one of several alternatives",
)  # fmt: skip
RULES: Final = (UNBOUND, UNDONE, UNUSED, EMPTY, MISPLACED, UNMOVED, UNSEEN, UNMADE, AGAIN, UNASKED, OFF, ANOTHER)
DOUBTS: Final = (ONE_LIMIT,)
"""Rules that texts may break on purpose: told, but no reason to refuse a text."""

CHOICES: Final = (t.Choose, t.Search, t.NameNumber, t.Roll, t.Divide)
BINDERS: Final = (*CHOICES, t.May, t.Look, t.RevealUntil, t.ForEach, t.Create)
ORDER: Final[dict[type, tuple[str, ...]]] = {
    t.Activated: ("cond", "headings", "targets", "cost", "modes", "do"),
    t.Automatic: ("when", "cond", "headings", "targets", "cost", "modes", "do"),
    t.Spell: ("cond", "headings", "targets", "cost", "modes", "do"),
    t.Replace: ("when", "cond", "headings", "cost", "amount", "instead"),
    t.Passive: ("cond", "headings", "effects"),
    t.May: ("cost", "do"),
}
"""The order in which the fields of a node are carried out, where it is not that of the class."""


def _is_aim(node: t.Node) -> bool:
    """Whether a player is made the target: that says something even where the text goes on about the opponent."""
    return isinstance(node, t.Choose) and node.target and isinstance(node.what, t.Player)


class Flaw(NamedTuple):
    """A rule that a tree breaks, and the part that breaks it, in words."""

    rule: str
    part: str


class Ground(NamedTuple):
    """What the rules need to know of a game: names that stand for something unbound, the zones where a type of cards,
    or a state of cards, cannot be, the zones that a verb or the word of a move is about, the zones that a text
    chooses from only after looking, those that cards never leave, and the verbs after which a card is another one."""

    given: frozenset[str]
    types: dict[str, tuple[str, ...]]
    flat: frozenset[str]
    about: Mapping[str, tuple[str, ...]]
    hidden: tuple[str, ...]
    spots: frozenset[str]
    fixed: frozenset[str]
    unmakes: tuple[str, ...]


def ground_of(book: Book, lab: Lab) -> Ground:
    kinds = lab.setting.kinds if lab.setting is not None else {}
    flat = frozenset(kind.name for kind in book.zones if not kind.oriented)
    spots = frozenset(kind.name for kind in book.zones if kind.oriented)
    given = frozenset((*GIVEN, *book.vocabulary.given))
    types = {word: kind.never for word, kind in kinds.items()}
    fixed = frozenset(lab.fixed)
    return Ground(given, types, flat, lab.about, (book.deck_zone,), spots, fixed, lab.unmakes)


def flaws(ground: Ground, abilities: tuple[t.Ability, ...]) -> list[Flaw]:
    """What is wrong with the abilities of a card, each once."""
    found = [flaw for ability in abilities for flaw in _flaws(ground, ability)]
    return list(dict.fromkeys(found))


def refused(ground: Ground, abilities: tuple[t.Ability, ...]) -> str:
    """The first rule that the abilities break; "": none."""
    return next((flaw.rule for flaw in flaws(ground, abilities) if flaw.rule in RULES), "")


def _flaws(ground: Ground, ability: t.Ability) -> Iterator[Flaw]:
    yield from _Names(ground).walked(ability)
    chosen: dict[str, t.Sel] = {}
    for node in _in_order(ability):
        if isinstance(node, t.Choose):
            chosen[node.name] = node.what
        if _is_empty(node):
            yield Flaw(EMPTY, in_words(node))
        if _shuffles_again(node):
            yield Flaw(AGAIN, in_words(node))
        if _asks_late(node):
            yield Flaw(UNASKED, in_words(node))
        if _gives_off(ground, node):
            yield Flaw(OFF, in_words(node))
        if _raises_another(node):
            yield Flaw(ANOTHER, in_words(node))
        if isinstance(node, t.All):
            yield from _placed(ground, node)
        if isinstance(node, t.When):
            yield from _leaving(ground, node)
        if isinstance(node, t.Some):
            yield from _limited(node)
        if isinstance(node, (t.Do, t.Move, t.SetState)):
            yield from _about(ground, node, _meant(node.what, chosen))
            for part in walk.nodes(node.what):
                if isinstance(part, t.Ref):
                    chosen.pop(part.name, None)
        if isinstance(node, t.Choose) and _only_in(node.what, ground.hidden) and not _is_known(node.what):
            yield Flaw(UNSEEN, in_words(node))


def _in_order(tree: Any) -> Iterator[t.Node]:
    """The nodes in the order in which they are carried out: a name may be given again."""
    if isinstance(tree, tuple):
        for item in tree:
            yield from _in_order(item)
    elif isinstance(tree, t.Node):
        yield tree
        for name in ORDER.get(type(tree), walk.field_names(tree)):
            yield from _in_order(getattr(tree, name))


def _gives_off(ground: Ground, node: t.Node) -> bool:
    """Whether a continuous ability gives its own card abilities that are used in none of the zones where it is valid
    itself: the card never has them where it could use them."""
    if not isinstance(node, t.Passive):
        return False
    given = [effect for effect in node.effects if isinstance(effect, t.Grant) and effect.what == t.SELF]
    zones = [set(getattr(ability, "zones", ())) for effect in given for ability in effect.abilities]
    valid = set(node.zones) or ground.spots
    return any(there and not there & valid for there in zones)


def _raises_another(node: t.Node) -> bool:
    """Whether this card is turned, and what follows at once is given to the card of the trigger: "it" is this card."""
    met = (t.Ref("it"), t.Ref("became"))
    for name in ("do", "then", "otherwise"):
        block = getattr(node, name, ())
        for first, second in pairwise(block if isinstance(block, tuple) else ()):
            turned = isinstance(first, t.SetState) and first.what == t.SELF
            if turned and isinstance(second, t.Continue) and any(_what(effect) in met for effect in second.effects):
                return True
    return False


def _what(effect: t.Continuous) -> t.Sel | None:
    found: t.Sel | None = getattr(effect, "what", None)
    return found


# --- names -------------------------------------------------------------------------------------------------------


class _Names:
    """Follows the names through an ability, in the order in which it is carried out."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.bound = set(ground.given)
        self.unmade: set[t.Sel] = set()
        self.used: set[str] = set()
        self.chosen: dict[str, t.Node] = {}
        self.found: list[Flaw] = []

    def walked(self, ability: t.Ability) -> list[Flaw]:
        self.visit(ability)
        unused = [node for name, node in self.chosen.items() if name not in self.used and not _is_aim(node)]
        return [*self.found, *(Flaw(UNUSED, in_words(node)) for node in unused)]

    def visit(self, tree: Any) -> None:
        if isinstance(tree, tuple):
            for item in tree:
                self.visit(item)
        if not isinstance(tree, t.Node):
            return
        self._names(tree)
        if isinstance(tree, t.ForEach):
            self.bound.add(tree.name)
        for name in ORDER.get(type(tree), walk.field_names(tree)):
            self.visit(getattr(tree, name))
        if isinstance(tree, BINDERS):
            self.bound.add(tree.name)
        if isinstance(tree, t.RevealUntil):
            self.bound.add("seen")
        if isinstance(tree, CHOICES):
            self.chosen.setdefault(tree.name, tree)
        if isinstance(tree, t.Do) and tree.verb in self.ground.unmakes and isinstance(tree.what, (t.Ref, t.Self)):
            self.unmade.add(tree.what)

    def _names(self, node: t.Node) -> None:
        """Note the name that a node uses."""
        if node in self.unmade:
            self.found.append(Flaw(UNMADE, in_words(node)))
        name = node.among if isinstance(node, t.Divide) else node.word if isinstance(node, t.Do) else ""
        if isinstance(node, (t.Ref, t.Chosen, t.Did, t.Moved)):
            name = node.name
            if name not in self.bound:
                self.found.append(Flaw(UNDONE if isinstance(node, t.Did) else UNBOUND, in_words(node)))
        self.used.add(name)


# --- content -----------------------------------------------------------------------------------------------------


def _is_empty(node: t.Node) -> bool:
    """Whether an instruction, a condition or an ability contains nothing that it could be about."""
    if isinstance(node, t.Continue):
        return not node.effects
    if isinstance(node, (t.Repeat, t.ForEach, t.Until, t.By)):
        return not node.do
    if isinstance(node, t.May):
        return not node.do and not node.cost
    if isinstance(node, t.If):
        return not node.then and not node.otherwise
    if isinstance(node, t.Modes):
        return not node.options
    return isinstance(node, (t.Both, t.Either)) and not node.parts


def _shuffles_again(node: t.Node) -> bool:
    """Whether two shuffles of a zone follow each other."""
    for name in walk.field_names(node):
        value = getattr(node, name)
        if isinstance(value, tuple) and any(isinstance(a, t.Shuffle) and a == b for a, b in pairwise(value)):
            return True
    return False


def _asks_late(node: t.Node) -> bool:
    """Whether "if you do not" stands beside, and not in, the condition under which a player may do it."""
    for name in walk.field_names(node):
        value = getattr(node, name)
        if isinstance(value, tuple) and any(_offers(a) and _refused(b) for a, b in pairwise(value)):
            return True
    return False


def _offers(node: object) -> bool:
    return isinstance(node, t.If) and any(isinstance(part, t.May) for part in walk.nodes(node.then))


def _refused(node: object) -> bool:
    return isinstance(node, t.If) and isinstance(node.cond, t.Unless) and isinstance(node.cond.part, t.Did)


def _meant(what: t.Sel, chosen: dict[str, t.Sel]) -> t.Sel:
    """The group that something was chosen from, if the words refer to a choice, and nothing was done with it since."""
    return chosen.get(what.name, what) if isinstance(what, t.Ref) else what


def _about(ground: Ground, node: t.Do | t.Move | t.SetState, what: t.Sel) -> Iterator[Flaw]:
    """A deed on cards that lie where it cannot be done, or that they lie already where it puts them."""
    if isinstance(node, t.SetState):
        if _only_in(what, ground.flat):
            yield Flaw(MISPLACED, in_words(node))
        return
    zones = ground.about.get(node.verb if isinstance(node, t.Do) else node.word, ())
    said = {name for part in _parts(what) if isinstance(part, t.Zone) for name in part.names}
    if zones and said and not said & set(zones):
        yield Flaw(MISPLACED, in_words(node))
    if isinstance(node, t.Move) and _only_in(what, ground.fixed):
        yield Flaw(MISPLACED, in_words(node))
    if isinstance(node, t.Move) and said == {node.to} and node.to not in (*ground.hidden, *ground.spots):
        yield Flaw(UNMOVED, in_words(node))


def _parts(group: t.Sel) -> tuple[t.Sel, ...]:
    return group.parts if isinstance(group, t.All) else (group,)


def _is_known(group: t.Sel) -> bool:
    """Whether the cards of a hidden zone are said otherwise: those looked at, the top ones, those that lie open."""
    return any(isinstance(part, (t.Ref, t.Top, t.FaceUp, t.Mark, t.Self)) for part in walk.nodes(group))


def _only_in(group: t.Sel, zones: frozenset[str] | tuple[str, ...]) -> bool:
    """Whether the group is looked for only in some of the zones."""
    said = [part.names for part in _parts(group) if isinstance(part, t.Zone)]
    return bool(said) and bool(zones) and all(name in zones for names in said for name in names)


def _placed(ground: Ground, group: t.All) -> Iterator[Flaw]:
    for part in group.parts:
        if isinstance(part, t.Word) and part.kind == "type" and _only_in(group, ground.types.get(part.value, ())):
            yield Flaw(MISPLACED, in_words(group))
        if isinstance(part, t.State) and _only_in(group, ground.flat):
            yield Flaw(MISPLACED, in_words(group))


def _leaving(ground: Ground, when: t.When) -> Iterator[Flaw]:
    """Cards that leave, or come to, a place where such cards cannot be."""
    parts = when.subject.parts if isinstance(when.subject, t.All) else (when.subject,)
    for part in parts:
        never = ground.types.get(part.value, ()) if isinstance(part, t.Word) and part.kind == "type" else ()
        if any(zones and set(zones) <= set(never) for zones in (when.src, when.dst)):
            yield Flaw(MISPLACED, in_words(when.subject))


def _limited(some: t.Some) -> Iterator[Flaw]:
    """Alternatives of the same kind of words of which only the last, or the first, has a limit on a figure."""
    parts = [part.parts if isinstance(part, t.All) else (part,) for part in some.parts]
    limits = [any(isinstance(inner, t.Figure) for inner in part) for part in parts]
    kinds = [{inner.kind for inner in part if isinstance(inner, (t.Word, t.Within))} for part in parts]
    if sum(limits) == 1 and len(parts) > 1 and all(kind == kinds[0] and kind for kind in kinds):
        yield Flaw(ONE_LIMIT, in_words(some))
