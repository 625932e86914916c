"""The card files that the table offers. The processes of a server learn them from their environment."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

from ludex.games import load
from ludex.library.cards import Library

VARIABLE = "LUDEX_TABLE_CARDS"


def offer(code: str, files: list[Path], language: str = "") -> None:
    """Let decks of a game have the cards of these files, here and in processes that this one starts. A file that
    cannot be read is refused here."""
    offered = {**_offered(), code: [language, *(str(file.absolute()) for file in files)]}
    os.environ[VARIABLE] = json.dumps(offered)
    served.cache_clear()
    served(code)


def _offered() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(os.environ.get(VARIABLE, "{}"))
    return found


@cache
def served(code: str, edition: str = "") -> Library:
    """The shipped cards of a game, and those of the files that are offered for it, as an edition reads them; "": that
    of the files' language."""
    language, *files = _offered().get(code, [""])
    spec = load(code)
    return Library(
        spec, [Path(file) for file in files], language, edition or (language if language in spec.books else "")
    )
