"""An honest status per shipped card, with evidence: what its text compiled to, whether it was exercised, which tests
name it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ludex.core.objects import Card
from ludex.games import Spec
from ludex.lang.corpus import Printed

BY_TREE = "tree"
UNKNOWN = "unknown"


class Status(NamedTuple):
    """`compiled`: `whole`, `partial`, `declined`, `blank`, `tree` (abilities without text), or `read` where the game
    has no grammar yet (its phrases read the card). `exercised`: so many abilities of so many, `-` for none. `tests`:
    files that name the card."""

    number: str
    name: str
    compiled: str
    exercised: str
    tests: tuple[str, ...] | None


def shipped(spec: Spec) -> list[Card]:
    """The shipped cards, each once, in the order of their numbers."""
    found = {card.number: card for card in spec.cards().values()}
    return [found[number] for number in sorted(found)]


def printed(card: Card, text: str = "") -> Printed:
    """A shipped card as a row of a file."""
    columns = {"class": "/".join(card.words.get("class", ())), "trait": " / ".join(card.words.get("trait", ()))}
    return Printed(card.number, card.name, " / ".join(card.types), text or card.text, {**columns}, card.number)


def rows_of(spec: Spec, language: str = "en") -> list[Printed]:
    """The shipped cards in a language, where the game ships texts in it."""
    if language == "en":
        return [_typed(printed(card)) for card in shipped(spec)]
    if spec.code != "sve":
        return []
    from ludex.games.sve.card_files import rows

    by_number = {card.number: card for card in shipped(spec)}
    found = []
    for row in rows():
        card = by_number[row.number]
        one = _typed(printed(card))
        found.append(one._replace(name=row.name_ja or row.name, text=row.text_ja))
    return found


def _typed(row: Printed) -> Printed:
    return row._replace(columns={**row.columns, "type": row.type})


def compiled(spec: Spec, card: Card) -> str:
    from ludex.lang.compile import BLANK
    from ludex.sim.corpus import compile_card

    if "en" not in spec.extra.get("languages", {}):
        return "read" if card.text else BLANK
    if not card.text:
        return BY_TREE if card.abilities else BLANK
    return compile_card(spec.code, "en", _typed(printed(card))).status


def exercised(spec: Spec, card: Card) -> str:
    """How many of its abilities were used and did something; only for games that the exerciser knows."""
    from ludex.testing.exercise import SEEN, exercise

    if not card.abilities:
        return "-"
    if spec.code != "sve":
        return UNKNOWN
    tried = exercise(spec, card)
    return f"{sum(one.result == SEEN for one in tried)}/{len(tried)}"


def tests_folder(start: Path) -> Path | None:
    """The project's tests, if they are here."""
    folder = start / "tests"
    return folder if (folder / "rules").is_dir() else None


class Tests:
    """Which tests of a game name which card: rules tests, scenarios, and tests of the card files."""

    def __init__(self, folder: Path, code: str) -> None:
        self.texts: dict[str, str] = {}
        for kind, pattern in (("rules", "*.py"), ("scenarios", "*.yaml")):
            for file in sorted((folder / kind / code).rglob(pattern)):
                self.texts[file.relative_to(folder.parent).as_posix()] = file.read_text(encoding="utf-8")

    def naming(self, card: Card) -> tuple[str, ...]:
        pattern = re.compile(rf"(?<!\w)(?:{re.escape(card.number)}|{re.escape(card.name)})(?!\w)")
        return tuple(file for file, text in self.texts.items() if pattern.search(text))


def statuses(spec: Spec, folder: Path | None, exercise_too: bool = True) -> list[Status]:
    tests = Tests(folder, spec.code) if folder is not None else None
    found = []
    for card in shipped(spec):
        done = exercised(spec, card) if exercise_too else UNKNOWN
        naming = tests.naming(card) if tests is not None else None
        found.append(Status(card.number, card.name, compiled(spec, card), done, naming))
    return found
