"""`complete` adds core's own procedures and texts to a book. This module also re-exports what tools need of core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludex.core.book import Book, Shortcut
from ludex.core.codec import fingerprint, from_json, to_json
from ludex.core.flow.api import advance, decide
from ludex.core.flow.choose import CHOOSE
from ludex.core.flow.decisions import Decision, NotOffered, Option, distinct_holds, texts
from ludex.core.happening.declared import REPEATS
from ludex.core.happening.loops import places_hold
from ludex.core.happening.replacement import REPLACE
from ludex.core.position.game import Game, Outcome
from ludex.core.position.seen import REVEALED
from ludex.core.resolving import (  # noqa: F401  they fill the table of instructions
    branches,
    choices,
    clauses,
    deeds,
    searching,
)
from ludex.core.resolving.instead import INSTEAD
from ludex.core.resolving.paying import PAY, WAY
from ludex.core.resolving.resolving import COST, RESOLVE
from ludex.core.resolving.together import TOGETHER
from ludex.core.sight.knowledge import knowledge
from ludex.core.sight.sample import sample
from ludex.core.sight.view import view
from ludex.core.tree import vocabulary
from ludex.core.tree.saying import Sayer
from ludex.core.values import in_force, layers
from ludex.core.values.costs import apart_holds
from ludex.core.values.settling import order_holds

CORE_TEXTS: Final = {
    "pass": "pass",
    "done": "done",
    "yes": "yes",
    "no": "no",
    "choose": "choose {a}",
    "choose player": "choose {word}",
    "find": "find {a}",
    "put": "put {a}",
    "draw": "draw",
    "look": "look",
    "allot": "{n} to {a}",
    "name": "{word}",
    "mode": "option {word} of {a}",
    "replace": "replace with {a}",
    "do not replace": "do not replace",
    "resolve": "resolve {a} {word}",
    "let go": "let go of {a} {word}",
    "times": "{n} times",
    "pay so": "pay cost {word}",
}


CLAUSES: Final[dict[str, Callable[[Game, Decision, Option, Sayer], str]]] = {
    "mode": clauses.mode,
    "use": clauses.used,
    "resolve": clauses.pending,
    "let go": clauses.pending,
    "pay so": clauses.way,
    "replace": clauses.instead,
}

QUESTIONS: Final[dict[str, Callable[[Game, Decision], str]]] = {"do it?": clauses.may_do}


SHORTCUTS: Final = (
    Shortcut("equal cards", lambda game: True, distinct_holds),
    Shortcut("effects in no order", lambda game: True, order_holds),
    Shortcut("places one by one", lambda game: True, places_hold),
    Shortcut("a cost of other zones than its own card's", lambda game: True, apart_holds),
)


def complete(book: Book) -> Book:
    """Add to the book what every book needs, and return it: core's procedures, their option texts and shortcuts, and
    the function that builds the index."""
    book.add(CHOOSE, RESOLVE, COST, REPLACE, PAY, WAY, INSTEAD, REPEATS, TOGETHER)
    book.build_index = in_force.build
    for kind in book.acting:
        book.zones[kind].acts = True
    for kind in book.layers.face_down_in:
        book.zones[kind].overturned = True
    if not book.phases:
        book.phases = {name: at[-1][0] for name, at in book.starts.items() if at[-1][0] != book.root}
    for facts in book.moves.facts.values():
        for fact in facts:
            fact.src_kinds, fact.dst_kinds = _kinds(book, fact.src), _kinds(book, fact.dst)
            fact.not_src_kinds = _kinds(book, fact.not_src)
    for name in book.phases.values():
        if name in book.procedures:
            book.procedures[name].phase = True
    book.texts = {**CORE_TEXTS, **book.texts}
    book.clauses = {**CLAUSES, **book.clauses}
    book.questions = {**QUESTIONS, **book.questions}
    book.shortcuts = (*SHORTCUTS, *book.shortcuts)
    book.known = known_words(book)
    return book


def _kinds(book: Book, names: tuple[str, ...]) -> int:
    """The zones of these names as bits, by their kinds."""
    return sum(1 << book.zone_index[name] for name in names)


def known_words(book: Book) -> dict[str, frozenset[str]]:
    """The words that trees of this game may use, by kind (`vocabulary.KINDS`): those of core and those of the book."""
    own = book.vocabulary
    words = (*vocabulary.WORDS, *own.words, *book.states, *own.counters, *own.numbers, *own.figures, *book.tokens)
    words = (*words, *book.moves.facts)
    kinds = ("name", "type", *own.kinds)
    figures = own.figures
    if book.layers.originals:
        kinds = (*kinds, *(layers.ORIGINAL + kind for kind in kinds))
        figures = (*figures, *(layers.ORIGINAL + figure for figure in figures))
    listed = {
        "player": vocabulary.PLAYERS,
        "zone": book.zone_index,
        "kind": (layers.FIGURE, *kinds),
        "state": book.states,
        "keyword": (*book.keywords, *own.bare),
        "figure": figures,
        "changed figure": own.figures,
        "kind or figure": (*kinds, *figures),
        "comparison": vocabulary.COMPARISONS,
        "counter": own.counters,
        "mark": (REVEALED, *own.marks),
        "row or type": (*book.spots.rows, *book.spots.words),
        "place": own.places,
        "direction": vocabulary.DIRECTIONS,
        "role": book.roles,
        "number": own.numbers,
        "memory": own.memory,
        "condition": book.conditions,
        "relation": book.relations,
        "phase": book.phases,
        "event": (*vocabulary.EVENTS, *own.events),
        "word": words,
        "change": ("+", "="),
        "renaming": ("add", "lose", "become"),
        "layer": own.layers,
        "kind of ability": vocabulary.ABILITIES,
        "rule": ("permit", "forbid", "widen", "narrow"),
        "query": (*vocabulary.QUERIES, *own.queries),
        "duration": tuple(book.layers.durations),
        "timing": own.timings,
        "token": book.tokens,
        "verb": book.verbs,
    }
    for kind in own.kinds:
        listed[f"token with {kind}"] = [name for name, card in book.tokens.items() if kind in card.words]
    return {kind: frozenset(words) for kind, words in listed.items()}


def misused(book: Book, *trees: object) -> str:
    """What is wrong with the words of trees in this game: the first that the game does not know; "": nothing."""
    return vocabulary.unknown(book.known, book.vocabulary, *trees)


def concede(game: Game, player: int, rule: str = "") -> None:
    """The player concedes: the opponent wins at once, and no effect can prevent it. `rule` is the paragraph to cite;
    "": that of the book."""
    if game.outcome is None:
        game.outcome = Outcome(1 - player, "conceded", rule or game.book.ends.concede_rule)
        game.decision = None


__all__ = [
    "Book",
    "Decision",
    "Game",
    "NotOffered",
    "Option",
    "Outcome",
    "advance",
    "complete",
    "concede",
    "decide",
    "fingerprint",
    "from_json",
    "knowledge",
    "misused",
    "sample",
    "texts",
    "to_json",
    "view",
]
