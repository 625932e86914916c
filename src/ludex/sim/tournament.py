"""Tournaments: every deck against every other, in both seats, on all cores, resumable.

The number of a game determines its decks, its seed and so its course, whichever process plays it. Each finished game is
one line of `games.jsonl`; a run that was killed goes on with the numbers that are missing, and a tournament can be
grown: more games a pair only add numbers.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from ludex.ai.chance import bots_seed, drawn, game_seed
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.files.decks import Deck
from ludex.record.gamerecord import Watcher
from ludex.sim import stats
from ludex.sim.holding import hold
from ludex.sim.match import minds, play
from ludex.sim.run import failure_of
from ludex.sim.workers import on_workers

Record = dict[str, Any]
GAMES_FILE = "games.jsonl"
LOCK_FILE = "running"
BATCH = 8


class Job(NamedTuple):
    """Everything that determines the games of a tournament."""

    spec: Spec
    decks: list[Deck]
    bots: tuple[str, str]
    each: int
    seed: int
    edition: str
    isolated: bool = False

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairings, as places in `decks`: both seats are two pairs. A single deck meets itself."""
        return list(permutations(range(len(self.decks)), 2)) or [(0, 0)]

    @property
    def total(self) -> int:
        return self.each * len(self.pairs)

    def check(self) -> None:
        """Decks must have different names."""
        names = [deck.name for deck in self.decks]
        for deck in self.decks:
            if names.count(deck.name) > 1:
                raise InputError(deck.place, f"two decks are called {deck.name!r}")

    def header(self) -> Record:
        """The first line of the file, so that nobody goes on with another tournament."""
        return {
            "game": self.spec.code,
            "edition": self.edition,
            "decks": [deck.name for deck in self.decks],
            "cards": [copies_drawn(self.spec, deck, self.edition) for deck in self.decks],
            "printed": [digest_of(deck) for deck in self.decks],
            "bots": list(self.bots),
            "each": self.each,
            "seed": self.seed,
        }


def digest_of(deck: Deck) -> str:
    """A digest of all cards of a deck with what is printed on them, also of those that are never drawn."""
    printed = [
        (
            section,
            card.number,
            card.name,
            card.types,
            sorted(card.figures.items()),
            sorted(card.words.items()),
            card.text,
        )
        for section in sorted(deck.sections)
        for card in sorted(deck.cards(section), key=lambda card: card.number)
    ]
    return sha256(repr(printed).encode()).hexdigest()[:16]


def copies_drawn(spec: Spec, deck: Deck, edition: str) -> dict[str, int]:
    """How many copies of each card can be drawn, by name: those that begin in the deck, so no leader and no card of a
    second deck."""
    game = spec.new_game(deck, deck, 0, edition)
    ids = game.zone(game.book.deck_zone, 0)
    return dict(sorted(Counter(game.objects[id].card.name for id in ids).items()))


def play_number(job: Job, number: int) -> Record:
    """Play one game of the tournament; a game that raises gives a record too."""
    pairs = job.pairs
    a, b = pairs[number % len(pairs)]
    decks = (job.decks[a], job.decks[b])
    own = game_seed(job.seed, number)
    try:
        game = job.spec.new_game(*decks, own, job.edition)
        watcher = Watcher(game)
        game.observer = watcher
        secret = bots_seed(job.seed, number)
        with minds(job.bots, secret, job.isolated) as players:
            result = play(game, players, stops=job.spec.stops)
        record = watcher.record(number, (a, b), result.outcome, result.turns, result.decisions)
        return {**record, "faults": list(result.faults)} if any(result.faults) else record
    except Exception as error:  # whatever a rule raises belongs into the report
        failure = failure_of(number, own, decks, error)
        return {"number": number, "decks": [a, b], "seed": own, "error": failure.error, "where": failure.where}


# --- on all cores ----------------------------------------------------------------------------------------------------


def play_here(job: Job, numbers: Iterable[int], workers: int) -> Iterator[Record]:
    """The games, in the order in which they end. `workers` processes play them."""
    return on_workers(partial(play_number, job), numbers, workers, BATCH)


def tournament(
    spec: Spec,
    decks: list[Deck],
    bots: tuple[str, str] = ("greedy", "greedy"),
    each: int = 20,
    seed: int | None = None,
    edition: str = "",
    workers: int = 1,
) -> dict[str, Any]:
    """Every deck against every other in both seats, `each` games a pair: what `ludex sim ... --json` prints."""
    job = Job(spec, decks, bots, each, drawn() if seed is None else seed, edition)
    return stats.summary(job.header(), run(job, None, lambda job, numbers: play_here(job, numbers, workers)))


# --- the file --------------------------------------------------------------------------------------------------------

Engine = Callable[[Job, Iterable[int]], Iterator[Record]]


def seed_in(folder: Path | None) -> int | None:
    """The seed of the tournament that was begun in this folder; None: none was."""
    file = folder / GAMES_FILE if folder is not None else None
    if file is None or not file.is_file():
        return None
    with files_of(folder), file.open("rb") as lines, suppress(ValueError, KeyError, TypeError, RecursionError):
        seed = json.loads(lines.readline())["seed"]
        return seed if isinstance(seed, int) else None
    return None


def run(job: Job, folder: Path | None, engine: Engine, told: Callable[[int], None] | None = None) -> list[Record]:
    """Play the missing games and return all records, by number. `told` is called with the number of records."""
    job.check()
    with alone_in(folder) if folder is not None else nullcontext():
        return _run(job, folder, engine, told)


def _run(job: Job, folder: Path | None, engine: Engine, told: Callable[[int], None] | None) -> list[Record]:
    records: dict[int, Record] = {}
    if folder is not None:
        with files_of(folder):
            records = read_games(folder / GAMES_FILE, job.header())
            _check_numbers(folder / GAMES_FILE, job, records)
    if told is not None:
        told(len(records))
    missing = [number for number in range(job.total) if number not in records]
    for record in engine(job, missing):
        records[record["number"]] = record
        if folder is not None:
            _add(folder, record)
        if told is not None:
            told(len(records))
    return [records[number] for number in range(job.total)]


def _add(folder: Path, record: Record) -> None:
    """One line more. A line that could not be written whole is taken away again."""
    file = folder / GAMES_FILE
    with files_of(folder):
        size = file.stat().st_size
        try:
            with file.open("ab") as out:
                out.write(_line(record).encode())
        except OSError:
            with suppress(OSError):
                os.truncate(file, size)
            raise


def _check_numbers(file: Path, job: Job, records: dict[int, Record]) -> None:
    """Each game is one of this tournament, with the decks that its number says."""
    pairs = job.pairs
    for line, (number, record) in enumerate(records.items(), 2):
        place = f"{file}:{line}"
        if not 0 <= number < job.total or tuple(record["decks"]) != pairs[number % len(pairs)]:
            raise InputError(place, f"game {number} with decks {record['decks']} is not of this tournament")
        if "error" in record and record["seed"] != game_seed(job.seed, number):
            raise InputError(place, f"game {number} with seed {record['seed']} is not of this tournament")


@contextmanager
def files_of(folder: Path | None) -> Iterator[None]:
    """What the system refuses is said in one sentence, with the file."""
    try:
        yield
    except OSError as error:
        raise InputError(str(error.filename or folder), error.strerror or str(error)) from error


def _line(record: Record) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Fault = Literal["not offered", "raised", "late"]


class _Ended(msgspec.Struct):
    """A line of a game that ended; `_Failed`: that raised."""

    number: int
    decks: tuple[int, int]
    winner: Literal[-1, 0, 1]
    reason: str
    rule: str
    turns: Count
    decisions: Count
    first: Literal[-1, 0, 1]
    opening: tuple[list[str], list[str]]
    drawn: tuple[list[str], list[str]]
    used: tuple[list[str], list[str]]
    faults: tuple[dict[Fault, Count], dict[Fault, Count]] | msgspec.UnsetType = msgspec.UNSET


class _Failed(msgspec.Struct):
    number: int
    decks: tuple[int, int]
    seed: int
    error: str
    where: str


BEGINS = b'{"game":'
"""How the file of a tournament begins."""


def read_games(file: Path, header: Record) -> dict[int, Record]:
    """The games that a file holds already; an incomplete last line is removed. A new file gets its header."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    if lines and not BEGINS.startswith(lines[0][: len(BEGINS)]):
        raise InputError(f"{file}:1", "not a line of a tournament")
    if lines and not lines[-1].endswith(b"\n"):
        os.truncate(file, sum(len(line) for line in lines[:-1]))
        lines.pop()
    if not lines:
        file.write_bytes(_line(header).encode())
        return {}
    rows = [_row(f"{file}:{i + 1}", line, game=i > 0) for i, line in enumerate(lines)]
    for key, value in header.items():
        was = rows[0].get(key)
        grows = key == "each" and isinstance(was, int) and was < value
        new = key == "printed" and was is None  # NB: earlier releases did not write it
        if was != value and not grows and not new:
            raise InputError(f"{file}:1", f"another tournament: {key} is {was!r}, not {value!r}")
    if rows[0] != header:
        _replace_first_line(file, _line(header).encode(), lines)
    records: dict[int, Record] = {}
    for line, row in enumerate(rows[1:], 2):
        if records.setdefault(row["number"], row) is not row:
            raise InputError(f"{file}:{line}", f"game {row['number']} is there already")
    return records


def _row(place: str, line: bytes, game: bool) -> Record:
    """The content of a line: of a game, with everything that reports need."""
    try:
        row = json.loads(line)
        if game:
            msgspec.convert(row, _Failed if isinstance(row, dict) and "error" in row else _Ended)
    except msgspec.ValidationError as error:
        raise InputError(place, f"not a line of a tournament: {error}") from None
    except (ValueError, RecursionError):
        raise InputError(place, "not a line of a tournament") from None
    if not isinstance(row, dict):
        raise InputError(place, "not a line of a tournament")
    return row


def _replace_first_line(file: Path, first: bytes, lines: list[bytes]) -> None:
    """Write the file anew beside the old one and put it in its place, so that a kill loses no game."""
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(b"".join([first, *lines[1:]]))
    beside.replace(file)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold the folder, so that a second run there is refused. The system lets go of it when the process ends."""
    with files_of(folder):
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK_FILE).open("w")
    with file:
        try:
            hold(file)
        except OSError:
            raise InputError(str(folder), "another run is writing here") from None
        yield
