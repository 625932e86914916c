"""Tournaments: every deck against every other, in both seats, on all cores, resumable.

The number of a game determines its decks, its seed and so its course, whichever process plays it. Each finished game is
one line of `games.jsonl`; a run that was killed goes on with the numbers that are missing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from ludex.ai import make_bot
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.files.decks import Deck
from ludex.record.gamerecord import Watcher
from ludex.sim import stats
from ludex.sim.match import play
from ludex.sim.run import failure_of, game_seed
from ludex.sim.workers import on_workers

Record = dict[str, Any]
GAMES_FILE = "games.jsonl"
BATCH = 8


class Job(NamedTuple):
    """Everything that determines the games of a tournament."""

    spec: Spec
    decks: list[Deck]
    bots: tuple[str, str]
    each: int
    seed: int
    edition: str

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
            "cards": [copies_in(self.spec, deck) for deck in self.decks],
            "bots": list(self.bots),
            "each": self.each,
            "seed": self.seed,
        }


def copies_in(spec: Spec, deck: Deck) -> dict[str, int]:
    """How many copies of each card a deck has, by name."""
    return dict(sorted(Counter(card.name for section in spec.sections for card in deck.cards(section)).items()))


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
        minds = (make_bot(job.bots[0], own, 0), make_bot(job.bots[1], own, 1))
        result = play(game, minds)
        return watcher.record(number, (a, b), result.outcome, result.turns, result.decisions)
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
    seed: int = 1,
    edition: str = "",
    workers: int = 1,
) -> dict[str, Any]:
    """Every deck against every other in both seats, `each` games a pair: what `ludex sim ... --json` prints."""
    job = Job(spec, decks, bots, each, seed, edition)
    return stats.summary(job.header(), run(job, None, lambda job, numbers: play_here(job, numbers, workers)))


# --- the file --------------------------------------------------------------------------------------------------------

Engine = Callable[[Job, Iterable[int]], Iterator[Record]]


def run(job: Job, folder: Path | None, engine: Engine, told: Callable[[int], None] | None = None) -> list[Record]:
    """Play the missing games and return all records, by number. `told` is called with the number of records."""
    job.check()
    records = read_games(folder / GAMES_FILE, job.header()) if folder is not None else {}
    if told is not None:
        told(len(records))
    missing = [number for number in range(job.total) if number not in records]
    out = (folder / GAMES_FILE).open("a", encoding="utf-8") if folder is not None else None
    try:
        for record in engine(job, missing):
            records[record["number"]] = record
            if out is not None:
                out.write(_line(record))
                out.flush()
            if told is not None:
                told(len(records))
    finally:
        if out is not None:
            out.close()
    return [records[number] for number in range(job.total)]


def _line(record: Record) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_games(file: Path, header: Record) -> dict[int, Record]:
    """The games that a file holds already; an incomplete last line is removed. A new file gets its header."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    if lines and not lines[-1].endswith(b"\n"):
        file.write_bytes(b"".join(lines[:-1]))
        lines.pop()
    if not lines:
        file.write_text(_line(header), encoding="utf-8")
        return {}
    rows: list[Record] = []
    for i, line in enumerate(lines):
        try:
            row = json.loads(line)
        except ValueError:
            raise InputError(f"{file}:{i + 1}", "not a line of a tournament") from None
        rows.append(row if isinstance(row, dict) else {})
    for key, value in header.items():
        if rows[0].get(key) != value:
            raise InputError(f"{file}:1", f"another tournament: {key} is {rows[0].get(key)!r}, not {value!r}")
    return {row["number"]: row for row in rows[1:]}
