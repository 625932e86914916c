"""The conformance suite, which any game must pass. `python -m ludex.testing.conformance GAME --games N --checked M`.

A game of one's own passes its `Spec` to the functions here.
"""

from __future__ import annotations

import argparse
import gc
import string
import sys
import time
from random import Random
from typing import Any, NamedTuple

from ludex.core.book import Book
from ludex.core.codec import fingerprint
from ludex.core.flow.api import advance, decide
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.errors import InputError
from ludex.games import Spec, codes, load
from ludex.testing.driver import Trace
from ludex.testing.invariants import Broken, Payments, Strangers, check_lines, check_position, demand
from ludex.testing.reference import TriggerAudit
from ludex.testing.shape import check_shape, check_spec

MOST_DECISIONS = 20_000

_LOG_FIELDS = {"card", "other", "player", "n", "signed", "word", "src", "dst", "state"}
_TEXT_FIELDS = {"a", "b", "n", "word", "cards"}


class Played(NamedTuple):
    """A random game that reached its outcome."""

    seed: int
    decisions: int
    choices: int
    winner: int
    rule: str


def new_game(spec: Spec, edition: str, seed: int) -> Game:
    """A game with shipped decks; the seed picks the decks."""
    names = sorted(spec.deck_texts())
    if not names:
        raise InputError(spec.code, "no deck is shipped")
    random = Random(f"decks {seed}")
    return spec.new_game(
        spec.deck(random.choice(names)), spec.deck(random.choice(names)), seed, edition or spec.default_edition
    )


def load_decks(spec: Spec) -> None:
    """Load what games need, before many of them are played, and spare the garbage collector from going through it again
    and again: that would take a quarter of the time of checked games."""
    for name in spec.deck_texts():
        spec.deck(name)
    gc.collect()
    gc.freeze()


class Audit(TriggerAudit):
    """An observer of a checked game: its triggers, its payments, and what each viewer reads of every n-th event."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.payments = Payments()
        self.strangers = Strangers()
        self.every = every
        self.count = 0

    def step(self, game: Game, cite: str) -> None:
        self.payments.step(game, cite)

    def event(self, game: Game, event: Event) -> None:
        self.payments.event(game, event)
        self.count += 1
        if self.count % self.every == 0:
            check_lines(game, event, self.strangers)


def play(spec: Spec, edition: str, seed: int, every: int = 0) -> Played:
    """Play a random game to its outcome; `every` n: check all laws at every n-th decision, and the triggers of every
    batch of events."""
    random = Random(seed)
    checks = Random(seed + 1)
    game = new_game(spec, edition, seed)
    if every:
        game.observer = Audit(every)
    count = choices = 0
    preparing: set[str] = set()
    try:
        while (decision := advance(game)) is not None:
            check_root(game, preparing)
            if every and count % every == 0:
                check_position(game, checks)
            n = len(decision.options)
            choices += n > 1
            decide(game, random.randrange(n))
            count += 1
            demand(count < MOST_DECISIONS, "no outcome")
        demand(game.outcome is not None, "the game stopped without an outcome")
    except Exception as error:
        place = f"{spec.code} {edition} seed {seed}, decision {count} (turn {game.turn})"
        raise Broken(f"{place}: {type(error).__name__}: {error}") from error
    assert game.outcome is not None
    demand(bool(game.outcome.rule), f"{spec.code} seed {seed}: the outcome names no paragraph: {game.outcome}")
    return Played(seed, count, choices, game.outcome.winner, game.outcome.rule)


def check_root(game: Game, preparing: set[str]) -> None:
    """The turn is at the bottom of the stack, and the procedures that ran above it before the first turn are over.
    `preparing`: these procedures, as seen so far."""
    bottom, above = game.frames[0].proc, [frame.proc for frame in game.frames[1:2]]
    demand(bottom == game.book.root, f"{bottom} is at the bottom of the stack, not {game.book.root}")
    if game.turn == 0:
        preparing.update(above)
    else:
        demand(not preparing.intersection(above), f"{above} is still running in turn {game.turn}")


def check_repeatable(spec: Spec, edition: str, seed: int, every: int = 25) -> None:
    """The same seed and the same decisions: the same steps, events, texts and fingerprints."""
    first = _recorded(spec, edition, seed, None, every)
    second = _recorded(spec, edition, seed, first.pop("decisions"), every)
    for name, a in first.items():
        b = second[name]
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            raise Broken(f"{spec.code} {edition} seed {seed}: {name} differ the second time, from number {at} on")


def _recorded(spec: Spec, edition: str, seed: int, script: list[Any] | None, every: int) -> dict[str, list[Any]]:
    random = Random(seed)
    game = new_game(spec, edition, seed)
    trace = Trace()
    game.observer = trace
    taken: list[int] = []
    prints = [fingerprint(game)]
    while (decision := advance(game)) is not None and len(taken) < MOST_DECISIONS:
        if script is not None and (len(taken) >= len(script) or script[len(taken)] >= len(decision.options)):
            break
        n = random.randrange(len(decision.options)) if script is None else script[len(taken)]
        decide(game, n)
        taken.append(n)
        if len(taken) % every == 0:
            prints.append(fingerprint(game))
    prints.append(fingerprint(game))
    return {
        "decisions": taken,
        "options": trace.taken,
        "steps": trace.steps,
        "events": [event.fields() for event in trace.events],
        "fingerprints": prints,
    }


def check_book(book: Book) -> None:
    """The tables of a book fit together."""
    for table, fields in ((book.texts, _TEXT_FIELDS), (book.log, _LOG_FIELDS)):
        for key, template in table.items():
            for _, name, _, _ in string.Formatter().parse(template):
                demand(name is None or name in fields, f"{book.name}: {key!r}: no field {{{name}}}")
    for phase, frames in book.starts.items():
        for proc, rule in frames:
            demand(proc in book.procedures, f"{book.name}: start {phase!r}: no procedure {proc}")
            demand(rule in book.procedures[proc].at, f"{book.name}: start {phase!r}: no step {rule} in {proc}")
    demand(book.root in book.procedures, f"{book.name}: no root procedure {book.root!r}")
    for zone in (book.deck_zone, book.hand_zone):
        demand(zone in book.zone_index, f"{book.name}: no zone {zone!r}")
    for name, keyword in book.keywords.items():
        demand(keyword.name == name, f"{book.name}: keyword {name!r} calls itself {keyword.name!r}")


def check_decks(spec: Spec) -> None:
    """At least two decks are shipped, all legal in every edition."""
    names = list(spec.deck_texts())
    demand(len(names) >= 2, f"{spec.code} ships {len(names)} decks")
    for name in names:
        for edition in spec.books:
            breaches = spec.check_deck(spec.deck(name), edition)
            demand(not breaches, f"{spec.code} deck {name!r} ({edition}): {breaches}")


def editions_of(spec: Spec, edition: str = "") -> list[str]:
    return [edition] if edition else list(spec.books)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludex.testing.conformance", description=__doc__)
    parser.add_argument("game", choices=[*codes(), "all"])
    parser.add_argument("--games", type=int, default=100, help="plain random games, per edition")
    parser.add_argument("--checked", type=int, default=5, help="further games with all laws checked, per edition")
    parser.add_argument("--every", type=int, default=1, help="check every n-th decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="")
    asked = parser.parse_args(argv)
    broken = 0
    for code in codes() if asked.game == "all" else [asked.game]:
        spec = load(code)
        load_decks(spec)
        for edition in editions_of(spec, asked.edition):
            broken += _tables(spec, edition, asked.seed)
            broken += _run(spec, edition, asked.games, asked.seed, 0)
            broken += _run(spec, edition, asked.checked, asked.seed + 1_000_000, asked.every)
    return 1 if broken else 0


def _tables(spec: Spec, edition: str, seed: int) -> int:
    try:
        check_spec(spec)
        check_shape(spec)
        check_decks(spec)
        check_book(spec.book(edition))
        check_repeatable(spec, edition, seed)
    except Exception as error:
        print(f"{spec.code} {edition}: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


def _run(spec: Spec, edition: str, games: int, seed: int, every: int) -> int:
    began = time.perf_counter()
    played: list[Played] = []
    broken: list[str] = []
    for n in range(games):
        try:
            played.append(play(spec, edition, seed + n, every))
        except Broken as error:
            broken.append(str(error))
            print(error, file=sys.stderr)
    took = time.perf_counter() - began
    wins = [sum(1 for p in played if p.winner == w) for w in (0, 1, -1)]
    choices = sum(p.choices for p in played)
    rules: dict[str, int] = {}
    for p in played:
        rules[p.rule] = rules.get(p.rule, 0) + 1
    kind = f"checked every {every}" if every else "plain"
    ends = ", ".join(f"{rule} x{n}" for rule, n in sorted(rules.items(), key=lambda pair: -pair[1]))
    print(
        f"{spec.code} {edition or '-'} {kind}: {len(played)} of {games} games to an outcome, {len(broken)} broken; "
        f"wins {wins[0]}/{wins[1]}, draws {wins[2]}; {choices} decisions with two options or more, "
        f"{choices / max(took, 1e-9):.0f}/s, {took:.1f} s; ends: {ends}"
    )
    return len(broken)


if __name__ == "__main__":
    sys.exit(main())
