"""A card's text as read: its abilities line by line, and where the reading stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from ludex import games
from ludex.core.book import Book
from ludex.core.machine import misused
from ludex.core.tree import Ability, Spell
from ludex.errors import InputError
from ludex.lang.compile import BLANK, DECLINED, PARTIAL, WHOLE, Ambiguous, Compiled, Language, with_remarks
from ludex.lang.files.cards import Columns, Printed
from ludex.lang.surface import self_named, settle
from ludex.lang.wording import Unsettled
from ludex.library.kept import kept
from ludex.library.lint import Ground, ground_of, refused


class Stop(NamedTuple):
    """Where the reading stopped: the place in the text, and the words from there."""

    at: int
    words: str
    reason: str = ""
    """The fault of the grammar, or what the text leaves open (`UNCLEAR`); empty: no phrase reads the words."""
    readings: tuple[tuple[Ability, ...], ...] = ()
    """What the words mean in each of several readings."""


class Clause(NamedTuple):
    """A line of a text, from `start` to `end`: its abilities, or where the reading stopped. A line with neither is a
    remark, which means nothing."""

    start: int
    end: int
    abilities: tuple[Ability, ...] = ()
    stop: Stop | None = None


class Read(NamedTuple):
    """A text as read: its status, all its abilities, and its lines. Spans count in `text`."""

    status: str
    text: str
    abilities: tuple[Ability, ...]
    clauses: tuple[Clause, ...]

    @property
    def stops(self) -> list[Stop]:
        return [clause.stop for clause in self.clauses if clause.stop is not None]


def read_text(code: str, language: str, text: str, kind: str = "", edition: str = "") -> Read:
    """Compile a text, or find it among those kept; one that does not print back exactly is declined, and so are lines
    whose words the book of the edition does not have."""
    return _narrowed(code, _read(code, language, text, kind), edition)


def _narrowed(code: str, read: Read, edition: str) -> Read:
    """The reading in an edition. A game without extensions reads all texts alike."""
    spec = games.load(code)
    book = spec.book(edition)
    if not spec.extensions or book is spec.widest:
        return read
    read = _within(book, read)
    beyond = [clause for clause in read.clauses if misused(book, clause.abilities)]
    if not beyond:
        return read
    clauses = tuple(_beyond(read, clause) if clause in beyond else clause for clause in read.clauses)
    abilities = tuple(ability for clause in clauses for ability in clause.abilities)
    return Read(PARTIAL if abilities else DECLINED, read.text, abilities, clauses)


def _within(book: Book, read: Read) -> Read:
    """The reading without the zones of abilities that the book does not have, where an ability has others too."""
    clauses = tuple(one._replace(abilities=tuple(_zoned(book, a) for a in one.abilities)) for one in read.clauses)
    return read._replace(abilities=tuple(a for clause in clauses for a in clause.abilities), clauses=clauses)


def _zoned(book: Book, ability: Ability) -> Ability:
    there = tuple(name for name in ability.zones if name in book.zone_index)
    made: Any = ability
    return replace(made, zones=there) if there and there != ability.zones else ability


def _beyond(read: Read, clause: Clause) -> Clause:
    return Clause(clause.start, clause.end, (), Stop(clause.start, read.text[clause.start : clause.end], BEYOND))


def _read(code: str, language: str, text: str, kind: str) -> Read:
    languages = games.load(code).languages
    if language not in languages:
        there = ", ".join(f"{name}" for name in languages) or "none"
        raise InputError("--lang", f"no grammar of {code} for {language!r}; there is {there}")
    kind = kind if kind in languages[language].categories else ""
    store = kept(code, language)
    if store is None:
        return _compiled(code, language, text, kind)
    key = (code, language, kind, text)
    if key not in _found:
        found = store.get(kind, text)
        _found[key] = _compiled(code, language, text, kind) if found is None else _from_kept(found)
        if found is None:
            store.put(kind, text, _to_keep(_found[key]))
    return _found[key]


_found: dict[tuple[str, str, str, str], Read] = {}


def _to_keep(read: Read) -> Any:
    """A read text as plain values: of each line where it begins and ends, and how many abilities are its own."""
    clauses = [(one.start, one.end, len(one.abilities), one.stop and tuple(one.stop)) for one in read.clauses]
    return read.status, read.text, read.abilities, clauses


def _from_kept(found: Any) -> Read:
    status, text, abilities, clauses = found
    made = []
    taken = 0
    for start, end, n, stop in clauses:
        made.append(Clause(start, end, abilities[taken : taken + n], Stop(*stop) if stop is not None else None))
        taken += n
    return Read(status, text, abilities, tuple(made))


def _compiled(code: str, language: str, text: str, kind: str) -> Read:
    languages = games.load(code).languages
    try:
        made = games.compile_text(code, language, text, kind)
    except Ambiguous as several:
        return _refused(languages[language].normalise(text), TWO_READINGS, several.readings)
    read = Read(made.status, made.text, made.abilities, tuple(_clauses(made)))
    if made.status == WHOLE and misused(games.load(code).widest, made.abilities):
        return _refused(made.text, NO_SENSE)
    if made.status == WHOLE and (flaw := refused(_ground(code), made.abilities)):
        return _refused(made.text, BY_LINT + flaw)
    if made.status != DECLINED or read.stops:
        return read
    return _refused(made.text, PRINTS_OTHERWISE if _sensible(languages[language], made) else NO_SENSE)


def _sensible(language: Language, made: Compiled) -> bool:
    """Whether every reference in the trees has an antecedent."""
    try:
        for line in made.lines:
            for ability in line.abilities:
                settle(ability, language.places)
    except Unsettled:
        return False
    return True


@cache
def _ground(code: str) -> Ground:
    spec = games.load(code)
    return ground_of(spec.widest, spec.lab)


BY_LINT = "lint: "
"""What the reason begins with if a rule on trees refuses the text (`library.lint`)."""
TWO_READINGS, PRINTS_OTHERWISE, NO_SENSE = "two readings", "prints otherwise", "refers to nothing"
UNCLEAR = "unclear: "
"""What the reason begins with if phrases read the line, but what it refers to is not said."""
BEYOND = "not in this edition"


def _refused(text: str, reason: str, readings: tuple[tuple[Ability, ...], ...] = ()) -> Read:
    """A text declined as a whole because the grammar is at fault."""
    return Read(DECLINED, text, (), (Clause(0, len(text), (), Stop(0, text, reason, readings)),))


def _clauses(made: Compiled) -> Iterator[Clause]:
    """The lines of a text with their final abilities. A spell's sentences are one ability, listed at the first line."""
    at = taken = 0
    spell = False
    for line in made.lines:
        raw = with_remarks(line.text, line.remarks)
        start, at = at, at + len(raw) + 1
        if line.stopped >= 0:
            place = line.stopped + sum(len(words) for where, words in line.remarks if where < line.stopped)
            yield Clause(start, start + len(raw), (), Stop(start + place, raw[place:], line.why and UNCLEAR + line.why))
            continue
        n = 0
        for ability in line.abilities:
            if not isinstance(ability, Spell):
                n += 1
            elif not spell:
                n += 1
                spell = True
        yield Clause(start, start + len(raw), made.abilities[taken : taken + n])
        taken += n


def compile_card(code: str, language: str, row: Printed, edition: str = "") -> Read:
    """The text of a card, of both sides if it has two."""
    sides = compile_sides(code, language, row, edition)
    front = sides[0]
    for back in sides[1:]:
        shift = len(front.text) + 1
        status = _together(front.status, back.status)
        clauses = (*front.clauses, *(_shifted(clause, shift) for clause in back.clauses))
        front = Read(status, f"{front.text}\n{back.text}", front.abilities + back.abilities, clauses)
    return front


def compile_sides(code: str, language: str, row: Printed, edition: str = "") -> list[Read]:
    """The text of each side of a card."""
    back = back_of(code, row)
    return [_compile_side(code, language, side, edition) for side in ((row,) if back is None else (row, back))]


def back_of(code: str, row: Printed) -> Printed | None:
    """The other side of a card; None: it has only one."""
    reader = games.load(code).reader
    return reader.back(row) if reader is not None and reader.back is not None else None


def _together(a: str, b: str) -> str:
    """The status of two texts of one card."""
    said = [status for status in (a, b) if status != BLANK]
    if len(said) < 2 or a == b:
        return said[0] if said else BLANK
    return PARTIAL


def _shifted(clause: Clause, by: int) -> Clause:
    stop = clause.stop and clause.stop._replace(at=clause.stop.at + by)
    return clause._replace(start=clause.start + by, end=clause.end + by, stop=stop)


def _compile_side(code: str, language: str, row: Printed, edition: str) -> Read:
    read = read_text(code, language, row.text, kind_of(code, row), edition)
    name = own_name(code, row)
    if name not in row.text:
        return read
    clauses = tuple(clause._replace(abilities=self_named(clause.abilities, name)) for clause in read.clauses)
    return read._replace(abilities=self_named(read.abilities, name), clauses=clauses)


def columns_of(code: str) -> Columns:
    """The game's own columns of card files."""
    reader = games.load(code).reader
    return reader.columns if reader is not None else {}


def apart_of(code: str) -> str:
    """The column whose words are counted apart; "": none."""
    reader = games.load(code).reader
    return reader.apart if reader is not None else ""


def own_name(code: str, row: Printed) -> str:
    reader = games.load(code).reader
    return reader.name_of(row) if reader is not None else row.name


def kind_of(code: str, row: Printed) -> str:
    """The kind of card for the grammar."""
    reader = games.load(code).reader
    return reader.kind_of(row) if reader is not None else ""
