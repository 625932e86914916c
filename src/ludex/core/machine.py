"""`complete` adds core's own procedures and texts to a book. This module also re-exports what tools need of core."""

from __future__ import annotations

from typing import Final

from ludex.core.book import Book, Shortcut
from ludex.core.codec import fingerprint, from_json, to_json
from ludex.core.flow.api import advance, decide
from ludex.core.flow.choose import CHOOSE
from ludex.core.flow.decisions import Decision, NotOffered, Option, distinct_holds, texts
from ludex.core.happening.declared import REPEATS
from ludex.core.happening.replacement import REPLACE
from ludex.core.position.game import Game, Outcome
from ludex.core.resolving import branches, choices, deeds  # noqa: F401  they fill the table of instructions
from ludex.core.resolving.instead import INSTEAD
from ludex.core.resolving.paying import PAY
from ludex.core.resolving.resolving import RESOLVE
from ludex.core.sight.knowledge import knowledge
from ludex.core.sight.sample import sample
from ludex.core.sight.view import view
from ludex.core.values import in_force

CORE_TEXTS: Final = {
    "pass": "pass",
    "done": "done",
    "yes": "yes",
    "no": "no",
    "choose": "choose {a}",
    "find": "find {a}",
    "put": "put {a}",
    "draw": "draw",
    "allot": "{n} to {a}",
    "name": "{word}",
    "mode": "option {word} of {a}",
    "replace": "replace with {a}",
    "do not replace": "do not replace",
    "resolve": "resolve {a} {word}",
    "let go": "let go of {a} {word}",
    "times": "{n} times",
}


SHORTCUTS: Final = (Shortcut("equal cards", lambda game: True, distinct_holds),)


def complete(book: Book) -> Book:
    """Add to the book what every book needs, and return it: core's procedures, their option texts and shortcuts, and
    the function that builds the index."""
    book.add(CHOOSE, RESOLVE, REPLACE, PAY, INSTEAD, REPEATS)
    book.build_index = in_force.build
    book.texts = {**CORE_TEXTS, **book.texts}
    book.shortcuts = (*SHORTCUTS, *book.shortcuts)
    return book


def concede(game: Game, player: int, rule: str = "") -> None:
    """The player concedes: the opponent wins at once, and no effect can prevent it. `rule` is the paragraph to cite."""
    if game.outcome is None:
        game.outcome = Outcome(1 - player, "conceded", rule)
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
    "sample",
    "texts",
    "to_json",
    "view",
]
