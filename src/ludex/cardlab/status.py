"""The status of each card, with evidence: whether its text compiled, what it did when it was exercised, which tests
assert something about it. For the shipped cards, and for those of card files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.files.cards import Printed
from ludex.library.cards import Library, why
from ludex.rules.scan import asserting_tests

BY_WORDS = "keywords"
UNKNOWN = "unknown"


class Observed(NamedTuple):
    """One ability exercised: the result, what happened (or why nothing did), and its instructions, with those that
    changed nothing."""

    result: str
    what: str
    instructions: int
    missed: tuple[str, ...]


class Status(NamedTuple):
    """`compiled`: `whole`, `partial`, `declined`, `blank`, `keywords` (no text: what icons and columns say), or `read`
    where the game has no grammar yet (its phrases read the card). `stopped`: the words that stopped the reading, or why
    the card cannot be played though it is read. `exercised`: abilities that did something, of all; `-`: the card has
    none; `observed` has each. `tests`: those that name the card and assert something; None: no tests looked through."""

    number: str
    name: str
    compiled: str
    exercised: str
    tests: tuple[str, ...] | None
    stopped: str = ""
    observed: tuple[Observed, ...] = ()
    refused: tuple[str, ...] = ()
    """Which questions the reading of a whole card did not stand, with what they found (`refused_by`)."""


def shipped(spec: Spec) -> list[Card]:
    """The shipped cards, each once, in the order of their numbers."""
    found = {card.number: card for card in spec.cards().values()}
    return [found[number] for number in sorted(found)]


def printed(spec: Spec, card: Card) -> Printed:
    """A shipped card as a row of a file."""
    types = " / ".join(card.types)
    columns = {kind: between.join(card.words.get(kind, ())) for kind, between in spec.lab.columns.items()}
    return Printed(card.number, card.name, types, card.text, {**columns, "type": types}, card.number)


def rows_of(spec: Spec, language: str = "en") -> list[Printed]:
    """The shipped cards in a language, where the game ships texts in it."""
    rows = [printed(spec, card) for card in shipped(spec)]
    if language == "en":
        return rows
    if language not in spec.lab.texts:
        return []
    by_number = {row.number: row for row in rows}
    texts = spec.lab.texts[language]()
    return [by_number[number]._replace(name=name, text=text) for number, (name, text) in texts.items()]


def compiled(spec: Spec, card: Card) -> str:
    from ludex.lang.compile import BLANK, WHOLE
    from ludex.library.reading import compile_card

    if "en" not in spec.languages:
        return "read" if card.text else BLANK
    if not card.text:
        return BY_WORDS if card.abilities else BLANK
    status = compile_card(spec.code, "en", printed(spec, card)).status
    return status if status in (BLANK, WHOLE) or not _read_otherwise(spec, card) else "read"


def _read_otherwise(spec: Spec, card: Card) -> bool:
    """Whether the game reads a text that its grammar does not."""
    from ludex.lang.phrase import Declined

    for kind in spec.languages["en"].categories:
        try:
            if spec.read_text is not None and spec.read_text(card.text, kind):
                return True
        except Declined:
            continue
    return False


# --- exercised ---------------------------------------------------------------------------------------------------


def observe(spec: Spec, card: Card, edition: str = "", tokens: Iterable[Card] = ()) -> tuple[Observed, ...]:
    """The result for each ability; none for games whose cards cannot be tried."""
    from ludex.cardlab.exercise import exercise

    if spec.lab.setting is None:
        return ()
    tried = exercise(spec, card, edition, tokens=tokens)
    return tuple(Observed(one.result, one.why, one.instructions, one.missed) for one in tried)


def share(spec: Spec, card: Card, observed: tuple[Observed, ...]) -> str:
    """How many abilities were used and did something."""
    from ludex.cardlab.exercise import RULE, SEEN

    if not card.abilities:
        return "-"
    if not observed:
        return UNKNOWN
    return f"{sum(one.result in (SEEN, RULE) for one in observed)}/{len(observed)}"


# --- asserted ----------------------------------------------------------------------------------------------------


def tests_folder(start: Path) -> Path | None:
    """The project's tests, if they are here."""
    folder = start / "tests"
    return folder if (folder / "rules").is_dir() else None


class Tests:
    """Which tests of a game that assert something name which card: test functions with an assertion, of its rules and
    its texts; and scenarios, which state what they expect."""

    def __init__(self, folder: Path, code: str) -> None:
        self.texts: dict[str, str] = {}
        for file in sorted([*(folder / "rules" / code).rglob("*.py"), *(folder / "lang").glob(f"test_{code}*.py")]):
            place = file.relative_to(folder.parent).as_posix()
            for title, text in asserting_tests(file.read_text(encoding="utf-8")):
                self.texts[f"{place}::{title}"] = text
        for file in sorted((folder / "scenarios" / code).rglob("*.yaml")):
            self.texts[file.relative_to(folder.parent).as_posix()] = file.read_text(encoding="utf-8")

    def naming(self, card: Card) -> tuple[str, ...]:
        return tuple(place for place, text in self.texts.items() if _names(text, card))


def _names(text: str, card: Card) -> bool:
    """Whether a test says the card's number, or its name as a name: written by itself between quotes, or in a list."""
    number, name = re.escape(card.number), re.escape(card.name)
    if card.number in text and re.search(rf"(?<![\w-]){number}(?![\w-])", text):
        return True
    return card.name in text and re.search(rf"""["'\[\s,{{]{name}["'\],}}\n]""", text) is not None


# --- together ----------------------------------------------------------------------------------------------------


def statuses(spec: Spec, folder: Path | None, exercise_too: bool = True, edition: str = "") -> list[Status]:
    """The status of the shipped cards."""
    tests = Tests(folder, spec.code) if folder is not None else None
    found = []
    for card in shipped(spec):
        observed = observe(spec, card, edition) if exercise_too else ()
        naming = tests.naming(card) if tests is not None else None
        found.append(
            Status(
                card.number, card.name, compiled(spec, card), share(spec, card, observed), naming, "", observed
            )
        )  # fmt: skip
    return found


def file_statuses(
    library: Library,
    folder: Path | None,
    exercise_too: bool = True,
    rows: Iterable[Printed] | None = None,
    proofs: bool = False,
) -> list[Status]:
    """The status of the cards of files; with `proofs`, also what speaks against the readings of whole cards."""
    tests = Tests(folder, library.spec.code) if folder is not None else None
    found = []
    for row in library.rows if rows is None else rows:
        one = _file_status(library, row, tests, exercise_too)
        found.append(one._replace(refused=refused_by(library, row, one.observed)) if proofs else one)
    return found


def refused_by(library: Library, row: Printed, observed: Iterable[Observed] = ()) -> tuple[str, ...]:
    """What speaks against the reading of a card: a rule on trees, a changed word, an ability that did nothing."""
    from ludex.cardlab.exercise import RULE, SEEN
    from ludex.cardlab.vary import vary, wrong
    from ludex.lang.compile import WHOLE
    from ludex.library.reading import BY_LINT

    read = library.read(row)
    if read.status != WHOLE:
        return tuple(stop.reason for stop in read.stops if stop.reason.startswith(BY_LINT))
    found = [
        f"vary {one.kind}: {one.verdict}"
        for one in wrong(vary(library.spec.code, library.language, row, library.edition))
    ]
    found += [f"exercise: {one.result}" for one in observed if one.result not in (SEEN, RULE)]
    return tuple(dict.fromkeys(found))


def _file_status(library: Library, row: Printed, tests: Tests | None, exercise_too: bool) -> Status:
    read = library.read(row)
    stopped = why(read) if read.stops else ""
    observed: tuple[Observed, ...] = ()
    naming: tuple[str, ...] | None = None if tests is None else ()
    exercised = "-"
    try:
        card = library.card(row)
    except InputError as error:
        return Status(row.number, row.name, read.status, exercised, naming, stopped or error.reason)
    if exercise_too:
        observed = observe(library.spec, card, library.edition, library.tokens_of([card]))
    if tests is not None:
        naming = tests.naming(card)
    return Status(row.number, row.name, read.status, share(library.spec, card, observed), naming, stopped, observed)
