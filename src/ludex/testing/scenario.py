"""Scenarios: a position, a script of decisions, and expectations, in YAML. The format: docs/scenarios.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from ludex.core.flow.api import advance, decide
from ludex.core.machine import concede
from ludex.errors import InputError
from ludex.games import Spec, load
from ludex.lang.files.text import read_text_file
from ludex.rules.citations import whole
from ludex.rules.shelf import tags
from ludex.testing.driver import Driver, matching
from ludex.testing.expect import EXPECT_KEYS, Checker, Difference
from ludex.testing.position import POSITION_KEYS, Builder, Sides
from ludex.testing.reading import Document, Path

HEAD_KEYS = ("game", "edition", "title", "note", "rules", "players", "show_forced")
LINE_KEYS = ("expect", "concede", "times")

FindSpec = Callable[[str], Spec]


class Line(NamedTuple):
    """One line of a script: take an option, expect something, or give up."""

    kind: str
    path: Path
    player: int = -1
    pattern: str = ""
    block: dict[str, Any] | None = None


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
    return Scenario(
        doc,
        spec,
        doc.text(data.get("title"), ("title",)),
        cited_rules(doc, data.get("rules"), spec) if complete or data.get("rules") else (),
        _editions(doc, data.get("edition"), spec),
        sides,
        data,
        script,
        doc.flag(data.get("show_forced", False), ("show_forced",)),
    )


def _sides(doc: Document, data: dict[str, Any]) -> Sides:
    if data.get("players") is None:
        return Sides()
    names = doc.texts(data["players"], ("players",))
    taken = {*HEAD_KEYS, *POSITION_KEYS, *EXPECT_KEYS, *LINE_KEYS, "script", "nobody", "none", "draw", "spectator"}
    if len(names) != 2 or names[0] == names[1] or taken & set(names):
        raise doc.error(("players",), "must be two different names, and no key of this format")
    return Sides((names[0], names[1]))


def cited_rules(doc: Document, value: Any, spec: Spec) -> tuple[str, ...]:
    """The paragraphs it is about. Each must exist, and be of this game's book."""
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
        citation = whole(rule)
        if citation is None or citation.tag.split("-")[0] != tag:
            raise doc.error(at, f"{rule!r} is not of the form `{tag} 1.2`")
        if not citation.exists():
            raise doc.error(at, f"{rule} is not a paragraph of {citation.book_name}")
    return tuple(rules)


def _editions(doc: Document, value: Any, spec: Spec) -> tuple[str, ...]:
    if value is None:
        return tuple(spec.books)
    return (doc.one_of(value, ("edition",), spec.books, "edition"),)


def _script(doc: Document, value: Any, sides: Sides) -> Iterator[Line]:
    for i, item in enumerate(doc.listing(value, ("script",))):
        path: Path = ("script", i)
        if not isinstance(item, dict):
            yield Line("take", path, -1, _pattern(doc, item, path))
            continue
        doc.mapping(item, path, (*sides.names, *LINE_KEYS))
        if len([key for key in item if key != "times"]) != 1:
            raise doc.error(path, "must be one thing: a decision, `expect` or `concede`")
        times = doc.number(item.get("times", 1), (*path, "times"), 1, 100)
        for key, said in item.items():
            at = (*path, key)
            if key == "expect":
                yield Line("expect", at, block=_expectation(doc, said, at, sides))
            elif key == "concede":
                yield Line("concede", at, sides.player(doc, said, at))
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
    return block


# --- running ---------------------------------------------------------------------------------------------------------


def start(scenario: Scenario, edition: str) -> Driver:
    """The game in the position of the scenario, run to its first decision."""
    game = Builder(scenario.doc, scenario.spec, edition, scenario.sides).build(scenario.data)
    with _Chance(scenario.doc):
        return Driver(game, scenario.show_forced)


def run(scenario: Scenario, edition: str) -> Result:
    """Play the script. It ends early when the wrong player has to decide."""
    driver = start(scenario, edition)
    checker = Checker(scenario.doc, scenario.spec, scenario.sides, driver)
    result = Result(scenario, edition, driver, checker.differences)
    for line in scenario.script:
        if line.kind == "expect":
            assert line.block is not None
            checker.check(line.block, line.path)
        elif line.kind == "concede":
            concede(driver.game, line.player)
            driver.decision = None
        elif not _take(scenario, driver, checker, line):
            break
    return result


def _take(scenario: Scenario, driver: Driver, checker: Checker, line: Line) -> bool:
    doc, names = scenario.doc, scenario.sides.names
    decision = driver.decision
    if decision is None:
        raise doc.error(line.path, f"{line.pattern!r} is not offered: the game is over")
    offered = driver.offered
    rule = decision.rule
    if line.player >= 0 and decision.player != line.player:
        told = f"{names[decision.player]} decides at {rule}: {', '.join(offered)}"
        checker.differ(line.path, f"{names[line.player]} decides", told)
        return False
    found = matching(line.pattern, offered)
    if len(found) != 1:
        what = "is not offered" if not found else "means several options"
        shown = "; ".join(offered if not found else [offered[i] for i in found])
        hint = " (a # after a space begins a comment in YAML: write such a line in single quotes)"
        hint = hint if len(found) > 1 and any(re.search(r" #\d+$", offered[i]) for i in found) else ""
        raise doc.error(line.path, f"{line.pattern!r} {what} at {rule}; there is: {shown}{hint}")
    with _Chance(doc):
        decide(driver.game, found[0])
        driver.decision = advance(driver.game, driver.show_forced)
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
