"""Which words trees use: the kind of word that stands in each field of each node (`KINDS`), and the words of a kind
that a game knows (`Vocabulary`).

A tree that uses another word would be read and then mean nothing: nobody asks the query, no event has the word, the
duration never ends. `unknown` finds such words; `Book.vocabulary` has the game's own, `Book.known` all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ludex.core.tree import abilities as a
from ludex.core.tree import instructions as i
from ludex.core.tree import selectors as s
from ludex.core.tree.walk import nodes

COMPARISONS: Final = ("=", "!=", "<", "<=", ">", ">=")
PLAYERS: Final = (s.YOU, s.OPPONENT, s.EACH, s.OWNER, s.THEY, s.CONTROLLER)

EVENTS: Final = (
    "move", "state", "face", "flip", "damage", "restore", "number", "counter", "create", "erase", "shuffle", "reveal",
    "control", "select", "search", "look", "roll", "repeat", "declare", "chooses", "no card to draw", "become",
    "spot gained", "spot lost", "spot type", "increase", "decrease",
)  # fmt: skip
"""The events of core: those that change a position, and those that it announces."""

QUERIES: Final = ("select", "must select", "pay nothing", "affect", "reveal", "look")
"""The queries of core. `event KIND`, `event WORD` and so `ability` are queries, too (`queries.forbidden`)."""

AMONG: Final = ("select",)
"""Those of them that ask among which objects."""

DIRECTIONS: Final = ("spot", "row", "column", "behind", "before")
"""How `Beside` looks."""

NOTE: Final = "note "
"""A number of a player whose name begins so is a tree's own: it counts what the tree wants to tell, and no rule reads
it."""

WORDS: Final = ("put", "draw", "ability", "combat")
"""The words that core itself gives to events."""


@dataclass(frozen=True)
class Vocabulary:
    """The words that only the game has, by kind. Zones, states, keywords, verbs, conditions and tokens are in other
    tables of the book."""

    figures: tuple[str, ...] = ()
    """Figures of cards."""
    kinds: tuple[str, ...] = ()
    """Kinds of words on cards besides `name` and `type`."""
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kind of word -> all the words of that kind that there are; a kind that is not listed may have any."""
    told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kind of event -> all the words that such an event may have; a kind that is not listed may have any."""
    damage: bool = False
    """Whether cards have damage (`Obj.damage`)."""
    counters: tuple[str, ...] = ()
    """Counters that the rules speak of."""
    coins: bool = False
    """Whether cards may speak of counters of their own, under any name."""
    numbers: tuple[str, ...] = ()
    """Numbers of players (`Game.num`)."""
    memory: tuple[str, ...] = ()
    """Numbers that the game remembers (`Game.remember`)."""
    marks: tuple[str, ...] = ()
    """Marks of objects (`Obj.marks`)."""
    events: tuple[str, ...] = ()
    """Kinds of events that the game announces."""
    words: tuple[str, ...] = ()
    """Words of events (`Event.word`) besides those of other kinds: verbs of moves, names of phases, ..."""
    queries: tuple[str, ...] = ()
    """Questions that the game asks with `values.queries`."""
    among: tuple[str, ...] = ()
    """Those of the questions that ask among which objects (`queries.among`): a `Rule` on them widens, narrows or
    forbids, and permits nothing; on all others it permits or forbids. Empty: this is not checked."""
    places: tuple[str, ...] = ()
    """The spots that the creation of a token may name (`Create.where`)."""
    layers: tuple[str, ...] = ()
    """Special layers of `Modify` and `Rename`."""
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Verb -> the words that `Do.word` may have for it: words, `BOUND` for a name that the tree binds, `ANY_WORD`, or a
    kind of word in braces, as in `{zone}`. A verb that is not listed takes no word."""
    given: tuple[str, ...] = ()
    """Names that the game's procedures bind before a tree of it is evaluated."""
    timings: tuple[str, ...] = ()
    """Further moments at which an ability can be played."""
    bare: tuple[str, ...] = ()
    """Words in `Ability.keyword` that are no keyword of the book, but that the game's procedures look for."""


KINDS: Final[dict[type[s.Node], dict[str, str]]] = {
    s.Side: {"who": "player"},
    s.Zone: {"names": "zone"},
    s.Word: {"kind": "kind"},
    s.State: {"word": "state"},
    s.Has: {"keyword": "keyword"},
    s.Figure: {"figure": "figure", "op": "comparison"},
    s.Counter: {"name": "counter", "op": "comparison"},
    s.Within: {"kind": "kind"},
    s.Shares: {"kind": "kind"},
    s.Mark: {"word": "mark"},
    s.Lies: {"on": "row or type"},
    s.Spots: {"who": "player", "on": "row or type"},
    s.Beside: {"how": "direction"},
    s.Role: {"word": "role"},
    s.Related: {"relation": "relation"},
    s.Extreme: {"figure": "figure"},
    s.Distinct: {"kind": "kind or figure"},
    s.Alike: {"kind": "kind or figure"},
    s.FigureOf: {"figure": "figure"},
    s.Number: {"who": "player", "name": "number"},
    s.Memory: {"name": "memory"},
    s.Altered: {"query": "query"},
    s.CountersOn: {"name": "counter"},
    s.Played: {"who": "player"},
    s.Greatest: {"figure": "figure"},
    s.Total: {"figure": "figure", "op": "comparison"},
    s.Compare: {"op": "comparison"},
    s.TurnOf: {"who": "player"},
    s.CameFrom: {"zones": "zone", "to": "zone"},
    s.Moved: {"to": "zone"},
    s.Named: {"name": "condition"},
    s.Heading: {"keyword": "keyword"},
    s.During: {"phase": "phase"},
    s.Player: {"who": "player"},
    s.Top: {"zone": "zone", "who": "player"},
    i.When: {
        "event": "event",
        "player": "player",
        "src": "zone",
        "dst": "zone",
        "not_src": "zone",
        "word": "word",
        "left": "player",
        "phase": "phase",
        "span": "memory",
    },
    i.Modify: {"figure": "changed figure", "op": "change", "layer": "layer"},
    i.Rename: {"kind": "kind", "op": "renaming", "layer": "layer"},
    i.Strip: {"keyword": "keyword", "kind": "kind of ability"},
    i.Rule: {"op": "rule", "query": "query"},
    i.Price: {"op": "change"},
    i.Choose: {"who": "player", "differ": "kind or figure", "alike": "kind or figure", "past": "keyword"},
    i.NameNumber: {"who": "player"},
    i.Move: {"to": "zone", "word": "word", "state": "state", "whose": "player"},
    i.Draw: {"who": "player"},
    i.SetState: {"state": "state"},
    i.SetFace: {"word": "word"},
    i.Damage: {"word": "word"},
    i.Gain: {"number": "number", "who": "player"},
    i.Counters: {"name": "counter"},
    i.Continue: {"until": "duration"},
    i.May: {"who": "player"},
    i.By: {"who": "player"},
    i.Delay: {"until": "duration"},
    i.Create: {"to": "zone", "who": "player", "state": "state", "where": "place"},
    i.Look: {"zone": "zone", "who": "player"},
    i.RevealUntil: {"zone": "zone"},
    i.Shuffle: {"zone": "zone", "who": "player"},
    i.Search: {"zone": "zone", "more": "zone", "who": "player", "differ": "kind or figure", "alike": "kind or figure"},
    i.Finish: {"who": "player"},
    i.Do: {"verb": "verb"},
    a.Activated: {"timing": "timing", "keyword": "keyword", "zones": "zone"},
    a.Automatic: {"keyword": "keyword", "zones": "zone"},
    a.Passive: {"keyword": "keyword", "zones": "zone"},
    a.Replace: {"keyword": "keyword", "zones": "zone", "dst": "zone", "word": "word"},
    a.Spell: {"timing": "timing", "keyword": "keyword", "zones": "zone"},
    a.Mere: {"keyword": "keyword", "zones": "zone"},
}
"""Node class -> field -> the kind of its words. An empty word means that the field says nothing."""


def used(*trees: object) -> Iterator[tuple[str, str]]:
    """Every word of a kind in the trees: (kind, word)."""
    for node in nodes(*trees):
        for name, kind in KINDS.get(type(node), {}).items():
            said = getattr(node, name)
            for word in said if isinstance(said, tuple) else (said,):
                if word != "":
                    yield kind, word


ABILITIES: Final = (
    "Activated", "Automatic", "Continuous", "Keyword", "Mere", "Passive", "Plain", "Replace", "Spell",
)  # fmt: skip
"""Kinds of abilities (`Strip.kind`)."""
BOUND: Final = "{name}"
ANY_WORD: Final = "{any}"

GIVEN: Final = ("it", "other", "became", "subject", "n", "self")
"""Names that stand for objects or numbers without being bound: see `Ref`, `queries` and `Heading`."""

BINDERS: Final = (
    i.Choose, i.Divide, i.NameNumber, i.May, i.Roll, i.Look, i.RevealUntil, i.Search, i.ForEach, i.Create,
)  # fmt: skip


def unknown(known: Mapping[str, frozenset[str]], own: Vocabulary, *trees: object) -> str:
    """What is wrong with the words in the trees: the first word that its kind does not have, or a name that nothing
    binds; "": nothing."""
    coined = counters_in(*trees) if own.coins else frozenset()
    for kind, word in used(*trees):
        if word in known[kind] or (kind in ("counter", "word") and word in coined):
            continue
        if kind == "keyword" and _headed(known, word):
            continue
        if kind == "changed figure" and word in known["figure"]:
            return f"{word!r} is not changed by this name: say the figure and a layer ({', '.join(own.layers)})"
        if (kind != "number" or not word.startswith(NOTE)) and (kind != "query" or not _of_event(known, word)):
            beside = f"; {word} is a direction of Beside" if kind == "relation" and word in DIRECTIONS else ""
            return f"no {kind} {word!r}; there is {', '.join(sorted(known[kind])) or 'none'}{beside}"
    odd = _unbound(own, *trees) or _odd_parameter(known, own, *trees)
    return odd or _idle_rule(own, *trees) or _unheard(own, *trees)


def _unheard(own: Vocabulary, *trees: object) -> str:
    """What is wrong with words that go together with another: a card never has that word of the kind, or an event is
    never told with that word."""
    for node in nodes(*trees):
        if isinstance(node, s.Word) and node.value not in own.values.get(node.kind, (node.value,)):
            return f"no {node.kind} {node.value!r}; there is {', '.join(own.values[node.kind])}"
        if isinstance(node, i.When) and node.word and node.word not in own.told.get(node.event, (node.word,)):
            return f"{node.event}: no event has the word {node.word!r}; there is {', '.join(own.told[node.event])}"
    return ""


def _bound_in(own: Vocabulary, *trees: object) -> set[str]:
    """The names that stand for something in the trees."""
    found = {*GIVEN, *own.given}
    for node in nodes(*trees):
        if isinstance(node, BINDERS):
            found.add(node.name)
        if isinstance(node, i.RevealUntil):
            found.add("seen")
    return found


def _unbound(own: Vocabulary, *trees: object) -> str:
    """What is wrong with the names in the trees: the first that nothing binds."""
    bound = _bound_in(own, *trees)
    for node in nodes(*trees):
        name = node.among if isinstance(node, i.Divide) else ""
        if isinstance(node, (s.Ref, s.Chosen, s.Did, s.Moved)):
            name = node.name
        if isinstance(node, i.Search):
            name = node.given
        if name and name not in bound:
            return f"nothing is bound to the name {name!r}"
    return ""


def _odd_parameter(known: Mapping[str, frozenset[str]], own: Vocabulary, *trees: object) -> str:
    """What is wrong with the words of verbs (`Do.word`)."""
    for node in nodes(*trees):
        if not isinstance(node, i.Do) or not node.word:
            continue
        takes = own.verbs.get(node.verb, ())
        kinds = [kind.strip("{}") for kind in takes if kind.startswith("{") and kind not in (BOUND, ANY_WORD)]
        fits = node.word in takes or ANY_WORD in takes or any(node.word in known[kind] for kind in kinds)
        if not fits and not (BOUND in takes and node.word in _bound_in(own, *trees)):
            return f"{node.verb}: takes no word {node.word!r}; there is {', '.join(takes) or 'none'}"
    return ""


def _idle_rule(own: Vocabulary, *trees: object) -> str:
    """What is wrong with the rules for queries: the first whose operation the query does not look at."""
    among = (*AMONG, *own.among)
    for node in nodes(*trees) if own.among else ():
        if not isinstance(node, i.Rule) or node.op == "forbid":
            continue
        takes = ("widen", "narrow", "forbid") if node.query in among else ("permit", "forbid")
        if node.op not in takes:
            return f"the query {node.query!r} looks at {', '.join(takes)}, not at {node.op}"
    return ""


def counters_in(*trees: object) -> frozenset[str]:
    """The counters that the trees speak of."""
    return frozenset(word for kind, word in used(*trees) if kind == "counter")


def _headed(known: Mapping[str, frozenset[str]], word: str) -> bool:
    """Whether the word is a keyword as it stands at the head of an ability: with its number, or with what it names."""
    return bool(re.fullmatch(r".+ \d+", word) and word.rpartition(" ")[0] in known["keyword"]) or (
        word.partition(" - ")[0] in known["keyword"]
    )


OF_WORDS: Final = ("ability EVENT", "ability WORD", "active KEYWORD", "event EVENT", "event WORD")
"""The queries that are made with another word (`_of_event`)."""


def _of_event(known: Mapping[str, frozenset[str]], query: str) -> bool:
    """Whether the query is one of `queries.forbidden` (`event` or `ability` with a kind or word), or of
    `select.active`: `active KEYWORD`."""
    asked, _, word = query.partition(" ")
    if asked == "active":
        return word in known["keyword"] or _headed(known, word)
    return asked in ("event", "ability") and (word in known["event"] or word in known["word"])
