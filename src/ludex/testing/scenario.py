"""Scenarios: a position, a script of decisions, and expectations, in YAML. The format: docs/scenarios.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from ludex.core.machine import concede
from ludex.core.position.game import Game
from ludex.core.position.rng import UNSHUFFLED
from ludex.errors import InputError
from ludex.games import Spec, load
from ludex.lang.files.text import read_text_file
from ludex.rules.citations import whole
from ludex.rules.shelf import tags
from ludex.testing.decks import WITH_DECKS, Table
from ludex.testing.driver import Driver, matching
from ludex.testing.expect import EXPECT_KEYS, Checker, Difference, flat
from ludex.testing.known import no_empty
from ludex.testing.position import POSITION_KEYS, Builder, Sides
from ludex.testing.reading import Document, Path

HEAD_KEYS = ("game", "edition", "title", "note", "rules", "players", "show_forced", "stop", "windows")
LINE_KEYS = ("expect", "concede", "turn", "times")
STOP = "end of turn"

FindSpec = Callable[[str], Spec]


class Line(NamedTuple):
    """One line of a script: take an option, expect something, give up, or say which turn it is (`n`)."""

    kind: str
    path: Path
    player: int = -1
    pattern: str = ""
    block: dict[str, Any] | None = None
    n: int = 0


@dataclass
class Scenario:
    """A scenario as read. `editions` are those it runs under."""

    doc: Document
    spec: Spec
    title: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]
    sides: Sides
    data: dict[str, Any]
    script: list[Line]
    show_forced: bool = False
    windows: bool = False
    stops: bool = False


@dataclass
class Result:
    """How a scenario went under one edition."""

    scenario: Scenario
    edition: str
    driver: Driver
    differences: list[Difference] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences


def files_in(paths: list[FilePath]) -> list[FilePath]:
    """The scenario files of some paths: files themselves, and every `.yaml` below a folder."""
    found: list[FilePath] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.y*ml") if file.suffix in (".yaml", ".yml"))
        else:
            found.append(path)
    return found


def read_scenario_file(path: FilePath, find_spec: FindSpec = load, complete: bool = True) -> Scenario:
    return read_scenario(read_text_file(path), str(path), find_spec, complete)


def read_scenario(text: str, place: str, find_spec: FindSpec = load, complete: bool = True) -> Scenario:
    """Read a scenario. `complete`: one that expects nothing, or cites no paragraph, is refused."""
    doc = Document(text, place)
    data = doc.mapping(doc.data, ())
    sides = _sides(doc, data)
    doc.mapping(data, (), (*HEAD_KEYS, *POSITION_KEYS, *sides.names, "script", "expect"))
    if data.get("decks") is not None:
        doc.mapping(data, (), (*HEAD_KEYS, *WITH_DECKS, "decks", "script", "expect"))
    code = doc.text(data.get("game"), ("game",))
    try:
        spec = find_spec(code)
    except InputError as error:
        raise doc.error(("game",), error.reason) from None
    script = list(_script(doc, data.get("script") or [], sides))
    if data.get("expect") is not None:
        script.append(Line("expect", ("expect",), block=_expectation(doc, data["expect"], ("expect",), sides)))
    if complete and not any(line.kind == "expect" for line in script):
        raise InputError(place, "expects nothing; write at least one `expect`")
    editions = _editions(doc, data.get("edition"), spec)
    return Scenario(
        doc,
        spec,
        doc.text(data.get("title"), ("title",)),
        cited_rules(doc, data.get("rules"), spec, editions) if complete or data.get("rules") else (),
        editions,
        sides,
        data,
        script,
        doc.flag(data.get("show_forced", False), ("show_forced",)),
        doc.flag(data.get("windows", False), ("windows",)),
        data.get("stop") is not None and doc.one_of(data["stop"], ("stop",), (STOP,), "place to stop") == STOP,
    )


def _sides(doc: Document, data: dict[str, Any]) -> Sides:
    if data.get("players") is None:
        return Sides()
    names = doc.texts(data["players"], ("players",))
    taken = {*HEAD_KEYS, *POSITION_KEYS, *EXPECT_KEYS, *LINE_KEYS, "script", "nobody", "none", "draw", "spectator"}
    if len(names) != 2 or names[0] == names[1] or taken & set(names):
        raise doc.error(("players",), "must be two different names, and no key of this format")
    return Sides((names[0], names[1]))


def cited_rules(doc: Document, value: Any, spec: Spec, editions: tuple[str, ...]) -> tuple[str, ...]:
    """The paragraphs it is about. Each must exist, and be of this game's book. In the edition of an extension, they may
    be of its manual as well (`TAG+ 1.2`), which is no book of the shelf: of these the form is checked."""
    tag = spec.book(next(iter(spec.books))).tag
    rules = doc.texts(value, ("rules",))
    if not rules:
        raise doc.error(("rules",), "names no paragraph")
    for i, rule in enumerate(rules):
        at: Path = ("rules", i)
        if tag not in tags():
            if not rule.startswith(f"{tag} "):
                raise doc.error(at, f"{rule!r} is not of the form `{tag} 1.2`")
            continue
        if rule.startswith(f"{tag}+ ") and set(editions) <= set(spec.extensions):
            if whole(rule.replace("+", "", 1)) is None:
                raise doc.error(at, f"{rule!r} is not of the form `{tag}+ 1.2`")
            continue
        citation = whole(rule)
        if citation is None or citation.tag.split("-")[0] != tag:
            raise doc.error(at, f"{rule!r} is not of the form `{tag} 1.2`")
        if not citation.exists():
            raise doc.error(at, f"{rule} is not a paragraph of {citation.book_name}")
    return tuple(rules)


def _editions(doc: Document, value: Any, spec: Spec) -> tuple[str, ...]:
    if value is None:
        return tuple(spec.books)
    return (doc.one_of(value, ("edition",), {**spec.books, **spec.variants, **spec.extensions}, "edition"),)


def _script(doc: Document, value: Any, sides: Sides) -> Iterator[Line]:
    for i, item in enumerate(doc.listing(value, ("script",))):
        path: Path = ("script", i)
        if not isinstance(item, dict):
            yield Line("take", path, -1, _pattern(doc, item, path))
            continue
        doc.mapping(item, path, (*sides.names, *LINE_KEYS))
        if len([key for key in item if key != "times"]) != 1:
            raise doc.error(path, "must be one thing: a decision, `expect`, `concede` or `turn`")
        times = doc.number(item.get("times", 1), (*path, "times"), 1, 100)
        for key, said in item.items():
            at = (*path, key)
            if key == "expect":
                yield Line("expect", at, block=_expectation(doc, said, at, sides))
            elif key == "concede":
                yield Line("concede", at, sides.player(doc, said, at))
            elif key == "turn":
                yield Line("turn", at, n=doc.number(said, at, 1))
            elif key != "times":
                patterns = said if isinstance(said, list) else [said]
                for _ in range(times):
                    for pattern in patterns:
                        yield Line("take", at, sides.names.index(key), _pattern(doc, pattern, at))


def _pattern(doc: Document, value: Any, path: Path) -> str:
    pattern = doc.text(value, path)
    if len(pattern) > 1 and pattern.startswith("/") and pattern.endswith("/"):
        try:
            re.compile(pattern[1:-1])
        except (re.error, OverflowError, RecursionError) as error:
            raise doc.error(path, f"not a pattern: {error}") from None
    return pattern


def _expectation(doc: Document, value: Any, path: Path, sides: Sides) -> dict[str, Any]:
    block = doc.mapping(value, path, (*sides.names, *EXPECT_KEYS))
    if not block or any(said in ({}, None) for said in block.values()):
        raise doc.error(path, "expects nothing")
    no_empty(doc, block, path)
    return block


# --- running ---------------------------------------------------------------------------------------------------------


def start(scenario: Scenario, edition: str) -> Driver:
    """The game in the position of the scenario, run to its first decision."""
    builder = Builder(scenario.doc, scenario.spec, edition, scenario.sides)
    if scenario.data.get("decks") is None:
        with _Chance(scenario.doc):
            return Driver(_open(scenario, builder.build(scenario.data)), scenario.show_forced, scenario.stops)
    table = Table(builder, scenario.data)
    if any(table.breaches):
        _only_breaks(scenario, table)
    with _Chance(scenario.doc):
        driver = Driver(_open(scenario, table.game()), scenario.show_forced, scenario.stops)
    driver.breaches = table.breaches
    return driver


def _open(scenario: Scenario, game: Game) -> Game:
    """The game, which with `windows` also asks at windows where a player can only pass."""
    game.windows = int(scenario.windows)
    return game


def _only_breaks(scenario: Scenario, table: Table) -> None:
    """With a deck that breaks a paragraph no game begins: nothing but `breaks` can be expected."""
    for line in scenario.script:
        if line.block is None or set(line.block) != {"breaks"}:
            breach = next(breach for deck in table.breaches for breach in deck)
            told = f"no game begins with a deck that breaks {breach.rule} ({breach.reason}); expect only `breaks`"
            raise scenario.doc.error(line.path, told)


def run(scenario: Scenario, edition: str) -> Result:
    """Play the script. It ends early, with a difference, at a line that cannot be played."""
    driver = start(scenario, edition)
    checker = Checker(scenario.doc, scenario.spec, scenario.sides, driver)
    result = Result(scenario, edition, driver, checker.differences)
    for line in scenario.script:
        if line.kind == "expect":
            assert line.block is not None
            checker.check(line.block, line.path)
        elif line.kind == "concede":
            if not _concede(scenario, driver, checker, line):
                break
        elif line.kind == "turn":
            if not _turn(scenario, driver, checker, line):
                break
        elif not _take(scenario, driver, checker, line):
            break
    else:
        left = [n for n in driver.game.fixed if n != UNSHUFFLED]
        if left:
            checker.differ(("chance",), "numbers that are all used", f"{flat(left)} left over")
    return result


def _concede(scenario: Scenario, driver: Driver, checker: Checker, line: Line) -> bool:
    """A player gives up, by the paragraph of the game."""
    if driver.game.outcome is not None:
        checker.differ(line.path, "a running game", "the game is over")
        return False
    concede(driver.game, line.player, scenario.spec.conceding)
    driver.decision = None
    driver.turn_over = False
    return True


def _turn(scenario: Scenario, driver: Driver, checker: Checker, line: Line) -> bool:
    """The lines below belong to turn `line.n`. A game that stopped at the end of a turn goes on."""
    if driver.turn_over:
        with _Chance(scenario.doc):
            driver.go_on()
    if driver.game.turn == line.n:
        return True
    checker.differ(line.path, line.n, driver.game.turn)
    return False


def _take(scenario: Scenario, driver: Driver, checker: Checker, line: Line) -> bool:
    """Take the option that the line means. If it means none, or several, or another player decides: a difference."""
    names = scenario.sides.names
    decision = driver.decision
    if decision is None:
        over = f"the turn is over (`turn: {driver.game.turn + 1}` begins the next)"
        checker.differ(line.path, line.pattern, over if driver.turn_over else "not offered: the game is over")
        return False
    offered = driver.offered
    rule = decision.rule
    if line.player >= 0 and decision.player != line.player:
        told = f"{names[decision.player]} decides at {rule}: {', '.join(offered)}"
        checker.differ(line.path, f"{names[line.player]} decides", told)
        return False
    found = matching(line.pattern, offered, driver.plain)
    if len(found) != 1:
        what = "not offered" if not found else "several options"
        shown = "; ".join(offered if not found else [offered[i] for i in found])
        hint = " (a # after a space begins a comment in YAML: write such a line in single quotes)"
        hint = hint if len(found) > 1 and any(re.search(r" #\d+$", offered[i]) for i in found) else ""
        checker.differ(line.path, line.pattern, f"{what} at {rule}; there is: {shown}{hint}")
        return False
    with _Chance(scenario.doc):
        driver.pick(found[0])
    return True


class _Chance:
    """Fixed random numbers that do not fit are an error of the file."""

    def __init__(self, doc: Document) -> None:
        self.doc = doc

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ValueError) and str(error).startswith("fixed chance"):
            raise self.doc.error(("chance",), str(error)) from None
