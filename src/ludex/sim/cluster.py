"""The same tournament on Ray (`pip install ludex[ray]`): tasks carry strings and numbers, and each worker reads the
decks itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from ludex.errors import InputError
from ludex.games import load
from ludex.lang.files.decks import parse_deck
from ludex.sim.tournament import Job, Record, play_number
from ludex.sim.workers import batches


class Described(NamedTuple):
    """A job as strings and numbers."""

    code: str
    lists: list[str]
    bots: tuple[str, str]
    each: int
    seed: int
    edition: str
    isolated: bool

    def job(self) -> Job:
        spec = load(self.code)
        decks = [parse_deck(text, f"deck {i + 1}", spec.cards(), spec.sections) for i, text in enumerate(self.lists)]
        return Job(spec, decks, self.bots, self.each, self.seed, self.edition, self.isolated)


def described(job: Job) -> Described:
    """Decks are written out as lists by card number."""
    shipped = job.spec.cards()
    lists: list[str] = []
    for deck in job.decks:
        lines = [f"name: {deck.name}"]
        for section in job.spec.sections:
            if section in deck.sections:
                lines.append(f"[{section}]")
            for entry in deck.sections.get(section, []):
                if shipped.get(entry.card.number) != entry.card:
                    raise InputError("--engine ray", f"{deck.name}: {entry.card.name!r} is not a shipped card")
                lines.append(f"{entry.copies} {entry.card.number}")
        lists.append("\n".join(lines) + "\n")
    return Described(job.spec.code, lists, job.bots, job.each, job.seed, job.edition, job.isolated)


def play_batch(described: Described, numbers: list[int]) -> list[Record]:
    job = described.job()
    return [play_number(job, number) for number in numbers]


def play_on_ray(job: Job, numbers: Iterable[int], address: str | None, workers: int) -> Iterator[Record]:
    """The games, in the order in which they end. Without an address, it starts a local Ray with `workers` workers."""
    try:
        import ray
    except ImportError:
        raise InputError("--engine ray", "Ray is not installed: pip install 'ludex[ray]'") from None
    started = not ray.is_initialized()
    if started:
        alone: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        ray.init(address=address, log_to_driver=False, **({} if address else alone))
    try:
        remote: Any = ray.remote(play_batch)
        words = described(job)
        waiting = batches(numbers, 25)
        running = [remote.remote(words, batch) for batch in islice(waiting, 4 * workers)]
        while running:
            done, running = ray.wait(running)
            for batch in islice(waiting, len(done)):
                running.append(remote.remote(words, batch))
            for records in ray.get(done):
                yield from records
    finally:
        if started:
            ray.shutdown()
