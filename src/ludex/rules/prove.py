"""Proves that tests notice when a rule is broken: makes mutants of the code that a paragraph leads to, and runs the
tests that name the paragraph. Each run is a process of its own, forked before the package is loaded.

mutmut and cosmic-ray choose mutants by file and tests by coverage; here both are chosen by paragraph."""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import os
import random
import signal
import sys
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from ludex.errors import InputError
from ludex.rules.coverage import in_scope
from ludex.rules.definitions import read
from ludex.rules.faulty_rows import data_of, row_faults, with_fault
from ludex.rules.mutants import Fault, faults, mutant
from ludex.rules.paragraphs import load
from ludex.rules.proof import PROVEN, UNPROVEN, gather, paragraphs_of
from ludex.rules.scan import EN, JA, Cited, scan

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import CodeType, FrameType

    import pytest

SECONDS = 30
"""The processor time that the tests of one paragraph may take; a mutant that takes longer is noticed."""
_ACCIDENTS = (NameError, TypeError, AttributeError, ImportError, SyntaxError)
"""A mutant that ends in one of these is no program: it tells nothing about the tests."""


class Survivor(TypedDict):
    """A mutant that no test of its paragraph noticed."""

    paragraph: str
    mutant: str
    place: str


class Proven(TypedDict):
    """The result for a book. `killed` counts paragraphs whose tests notice a mutant of their code; `mutants` counts
    those tried until then, `survived` lists the mutants of the others; `unbroken` are those without a
    mutant that their tests reach."""

    book: str
    seed: int
    sampled: int
    killed: int
    mutants: int
    tried: list[str]
    unproven: list[str]
    unbroken: list[str]
    survived: list[Survivor]


@dataclass(frozen=True)
class Spot:
    """A fault in a file: the `n`th of the definition `name`."""

    path: str
    name: str
    near: int
    n: int
    line: int
    what: str
    is_table: bool
    is_local: bool
    """Whether it is on the line of the citation."""


@dataclass(frozen=True)
class Run:
    """The tests to run, with a fault or without; `traced` are the files whose lines are watched."""

    root: str
    tests: tuple[str, ...]
    spot: Spot | None = None
    traced: tuple[str, ...] = ()


Outcome = tuple[str, dict[str, set[int]]]
"""`killed`, `survived` or `accident`, and the lines that the tests ran through, by file."""


@dataclass
class Row:
    """A paragraph on trial: its tests, the faults to try in this order, and the verdicts so far."""

    number: str
    tests: tuple[str, ...]
    spots: list[Spot]
    tried: list[tuple[Spot, str]] = field(default_factory=list)

    @property
    def counted(self) -> int:
        return sum(verdict != "accident" for _, verdict in self.tried)

    @property
    def proven(self) -> bool:
        return any(verdict == "killed" for _, verdict in self.tried)


def prove(
    root: Path,
    books: Iterable[str],
    sample: int,
    seed: int,
    tries: int,
    workers: int,
    sections: list[str] | None = None,
) -> list[Proven]:
    """Try `sample` asserted paragraphs of each book (0: all) with up to `tries` mutants each; `sections` None: of the
    whole book."""
    _refuse_compiled(root)
    found = scan(root)
    evidence = gather(found)
    results = []
    for book in books:
        numbers = load(book).operative() if sections is None else in_scope(book, sections)
        asserted = [n for n in numbers if n in evidence[book] and evidence[book][n].tests]
        rng = random.Random(f"{seed} {book}")
        drawn = asserted if not sample else rng.sample(asserted, min(sample, len(asserted)))
        lines = _lines(found.cited, book)
        rows = [_row(root, book, number, evidence[book][number].tests, lines, seed) for number in drawn]
        _try(root, rows, tries, workers)
        results.append(_result(book, seed, rows))
    return results


def _result(book: str, seed: int, rows: list[Row]) -> Proven:
    return Proven(
        book=book,
        seed=seed,
        sampled=len(rows),
        killed=sum(row.proven for row in rows),
        mutants=sum(row.counted for row in rows),
        tried=[row.number for row in rows],
        unproven=[row.number for row in rows if not row.proven],
        unbroken=[row.number for row in rows if not row.counted],
        survived=[
            Survivor(paragraph=row.number, mutant=spot.what, place=f"{spot.path}:{spot.line}")
            for row in rows
            if not row.proven
            for spot, verdict in row.tried
            if verdict == "survived"
        ],
    )


def table(old: dict[str, str], result: Proven, asserted: Iterable[str]) -> str:
    """The table `proven/BOOK.tsv` after a trial: the paragraphs tried so far that are still asserted."""
    rows = old | dict.fromkeys(result["tried"], PROVEN) | dict.fromkeys(result["unproven"], UNPROVEN)
    lines = [f"{number}\t{rows[number]}" for number in asserted if number in rows]
    return "\n".join(["id\tverdict", *lines]) + "\n"


def _refuse_compiled(root: Path) -> None:
    import ludex

    if not Path(ludex.__file__).resolve().is_relative_to(root.resolve()):
        raise InputError(ludex.__file__, f"is not the package of {root}")
    if any((root / "src").rglob("*.so")):
        raise InputError(root / "src", "is compiled, so it cannot be mutated: `make slow` first")


def _lines(cited: list[Cited], book: str) -> dict[tuple[str, str], list[tuple[str, str, int]]]:
    """(Book, number) of a paragraph -> the places its citations lead to, and the file and line of each
    citation."""
    found: dict[tuple[str, str], list[tuple[str, str, int]]] = {}
    for each in cited:
        for key in paragraphs_of(each.citation, (EN, JA)):
            if key[0] == book:
                found.setdefault(key, []).append((each.place, each.file, each.line))
    return found


def _row(
    root: Path,
    book: str,
    number: str,
    tests: Sequence[str],
    lines: dict[tuple[str, str], list[tuple[str, str, int]]],
    seed: int,
) -> Row:
    spots: list[Spot] = []
    for place, file, line in lines.get((book, number), ()):
        path, _, name = place.partition(":")
        if name:
            near = line if file == path else 0
            spots += [spot for spot in _spots(root, path, name, near) if spot not in spots]
    random.Random(f"{seed} {book} {number}").shuffle(spots)
    return Row(number, tuple(tests), spots)


def _spots(root: Path, path: str, name: str, near: int) -> list[Spot]:
    """The faults of a definition; `near` is the line of the citation, if that is in the same file, else 0."""
    text = (root / path).read_text(encoding="utf-8")
    tree = ast.parse(text)
    is_table = name not in read(tree, path).functions
    lines = text.splitlines()
    if is_table and (data := data_of(tree, name)):
        return _row_spots(root, Path(path).parent / data, lines[near - 1 : near + 2])
    while near and near < len(lines) and lines[near - 1].lstrip().startswith("#"):
        near += 1
    return [
        Spot(path, name, near, n, fault.line, fault.what, is_table, fault.line == near)
        for n, fault in enumerate(faults(tree, name, near))
    ]


def _row_spots(root: Path, path: Path, said: list[str]) -> list[Spot]:
    """The faults of the row of a data file that the first of these lines names."""
    name, found = row_faults((root / path).read_text(encoding="utf-8"), said)
    return [
        Spot(path.as_posix(), name, 0, n, line, what, is_table=True, is_local=True)
        for n, (line, what) in enumerate(found)
    ]


def _try(root: Path, rows: list[Row], tries: int, workers: int) -> None:
    import pytest  # noqa: F401  loaded once, before the processes part

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with get_context("fork").Pool(workers, maxtasksperchild=1) as pool:
        plain = [Run(str(root), row.tests, None, tuple({spot.path for spot in row.spots})) for row in rows]
        for row, (verdict, reached) in zip(rows, pool.imap(_run, plain), strict=True):
            if verdict != "survived":
                raise InputError(row.number, f"its tests fail without a fault: {', '.join(row.tests)}")
            spots = [s for s in row.spots if s.is_table or s.line in reached.get(s.path, ())]
            row.spots = [spot for spot in spots if spot.is_local] or spots
        while todo := [row for row in rows if not row.proven and row.counted < tries and row.spots]:
            runs = [Run(str(root), row.tests, row.spots.pop(0)) for row in todo]
            for row, run, (verdict, _) in zip(todo, runs, pool.imap(_run, runs), strict=True):
                assert run.spot is not None
                row.tried.append((run.spot, verdict))


# --- in a process of its own ------------------------------------------------------------------------------------------


def _run(run: Run) -> Outcome:
    """Run the tests, with the fault if there is one. NB: the process ends afterwards."""
    os.chdir(run.root)
    sys.path.insert(0, run.root)
    for name in [name for name in sys.modules if name.split(".")[0] in ("ludex", "tests")]:
        del sys.modules[name]
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    reached: dict[str, set[int]] = {path: set() for path in run.traced}
    if run.spot is not None and run.spot.path.endswith(".yaml"):
        _spoil(Path(run.root, run.spot.path), run.spot)
    elif run.spot is not None:
        sys.meta_path.insert(0, _Finder(run.root, run.spot))
    alarm = _Alarm(SECONDS * 10 if run.traced else SECONDS)
    if run.traced:
        _watch(run.root, reached)
    try:
        return _verdict(run.tests), reached
    except BaseException:
        if not alarm.rang:
            raise
        return "killed", reached
    finally:
        sys.settrace(None)
        alarm.off()


def _spoil(path: Path, spot: Spot) -> None:
    """Let every reader of a data file find the row with the fault."""
    plain = Path.read_text
    changed = with_fault(path.read_text(encoding="utf-8"), spot.name, spot.n)

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return changed if self == path else plain(self, encoding, errors)

    Path.read_text = read_text  # type: ignore[method-assign]


class _TooLong(KeyboardInterrupt):
    """Ends pytest, too, which catches every other exception and goes on with the next test."""


class _Alarm:
    """Interrupts after so many seconds of processor time (a busy machine proves nothing), or ten times as long on the
    clock; and remembers it: pytest may stumble over the place of the interruption (a statement that a fault put in has
    no line) and end with an error of its own."""

    def __init__(self, seconds: int) -> None:
        self.rang = False
        signal.signal(signal.SIGPROF, self._ring)
        signal.signal(signal.SIGALRM, self._ring)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(seconds * 10)

    @staticmethod
    def off() -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)

    def _ring(self, *_: object) -> None:
        self.rang = True
        raise _TooLong


def _verdict(tests: Sequence[str]) -> str:
    import pytest

    noted = _Noted()
    options = ["-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib"]
    code = pytest.main([*options, *map(_pytest_name, tests)], plugins=[noted])
    if noted.broken:
        return "accident"
    if noted.failed or code == pytest.ExitCode.INTERRUPTED:
        return "killed"
    return "survived" if code == 0 else "accident"


def _pytest_name(test: str) -> str:
    """A scenario is a case of the test that runs all of them."""
    if not test.endswith(".yaml"):
        return test
    case = test.removeprefix("tests/scenarios/").removesuffix(".yaml")
    return f"tests/scenarios/test_scenarios.py::test_scenario[{case}]"


class _Noted:
    """A plugin of pytest that notes whether a test failed for another reason than an accident, and whether the tests
    could not even be loaded: then no assertion has noticed anything."""

    failed = False
    broken = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.broken = self.broken or report.failed

    def pytest_runtest_makereport(self, call: pytest.CallInfo[Any]) -> None:
        if call.excinfo is None:
            return
        self.failed = self.failed or not call.excinfo.errisinstance(_ACCIDENTS)


def _watch(root: str, reached: dict[str, set[int]]) -> None:
    files = {str(Path(root, path)): lines for path, lines in reached.items()}

    def watch(frame: FrameType, event: str, arg: object) -> Any:
        lines = files.get(frame.f_code.co_filename)
        if lines is None:
            return None

        def note(frame: FrameType, event: str, arg: object) -> Any:
            lines.add(frame.f_lineno)
            return note

        return note

    sys.settrace(watch)


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with a fault."""

    def __init__(self, name: str, path: str, spot: Spot) -> None:
        super().__init__(name, path)
        self.spot = spot

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path))
        fault: Fault = faults(tree, self.spot.name, self.spot.near)[self.spot.n]
        return compile(mutant(tree, fault), self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the one module with a fault."""

    def __init__(self, root: str, spot: Spot) -> None:
        self.path = str(Path(root, spot.path))
        self.spot = spot
        self.name = read(ast.Module([], []), spot.path).dotted

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = _Loader(fullname, self.path, self.spot)
        package = [str(Path(self.path).parent)] if self.path.endswith("__init__.py") else None
        spec = importlib.machinery.ModuleSpec(fullname, loader, origin=self.path, is_package=package is not None)
        spec.has_location = True
        if package:
            spec.submodule_search_locations = package
        return spec
