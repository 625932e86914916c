"""The core's own procedures, which every book includes, and the words players use on a game."""

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
    """Add what every book needs: the core's glue procedures, the texts of its options, and its shortcuts."""
    book.add(CHOOSE, RESOLVE, REPLACE, PAY, INSTEAD, REPEATS)
    book.build_index = in_force.build
    book.texts = {**CORE_TEXTS, **book.texts}
    book.shortcuts = (*SHORTCUTS, *book.shortcuts)
    return book


def concede(game: Game, player: int, rule: str = "") -> None:
    """A player gives up: the game ends at once, and no effect can touch it."""
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
