"""Every command runs where the package is installed and the checkout is not seen.

A new command needs a job here: `test_each_command_has_a_job` fails without one.
"""

import subprocess
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import pytest
import typer.main
from typer.core import TyperGroup

import ludex
from ludex.cli import build
from ludex.rules.paragraphs import load
from tests.install.conftest import Installed, files_of

CARD = """\
- number: F-1
  name: Torch Juggler
  name_ja: 松明の曲芸師
  type: Follower
  class: Neutral
  cost: 2
  attack: 2
  defense: 1
  text: "[fanfare] Draw a card."
  text_ja: "[ファンファーレ]1枚引く。"
"""
RULING = """\
game: sve
title: A follower is played
rules: [SVE 8.2]
phase: main
you:
  hand: [{name: Page, type: follower, cost: 1, attack: 1, defense: 1}]
  deck: {filler: 5}
  numbers: {play points: 1}
opponent: {deck: {filler: 5}}
script:
  - play Page
expect: {you: {field: [Page]}}
"""


class Run(NamedTuple):
    """A call of `ludex`: its arguments, a part of what it prints, what is typed, a file for what it prints, and a part
    of the error if it must refuse."""

    arguments: str
    prints: str
    types: str = ""
    into: str = ""
    error: str = ""


JOBS = {
    "arena": [Run("arena cc greedy random --games 2 --workers 1", "greedy against random:")],
    "bench": [Run("bench cc --seconds 0.05 --rounds 1", "search iterations a second")],
    "cards agree": [Run("cards agree --en cards.yaml --ja cards.yaml", "1 agree (100.0%)")],
    "cards compile": [Run("cards compile cards.yaml", "1 whole (100.0%)")],
    "cards exercise": [Run("cards exercise cards.yaml", "1 seen")],
    "cards explain": [Run("cards explain sve F-1 --cards cards.yaml", "you draw 1  [SVE 5.9]")],
    "cards lint": [Run("cards lint cards.yaml", "1 whole cards; 0 flaws")],
    "cards list": [Run("cards list vg", "\twhole")],
    "cards readings": [Run("cards readings cards.yaml", "F-1 Torch Juggler: whole")],
    "cards status": [Run("cards status sve --cards cards.yaml", "1 cards: 1 compiled, 1 exercised")],
    "cards vary": [Run("cards vary cards.yaml", "0 variations, 0 wrong")],
    "deck check": [
        Run("deck show cc ember-choir", "[main]", into="deck.txt"),
        Run("deck check cc deck.txt", "legal"),
    ],
    "deck draft": [
        Run("deck draft sve --cards cards.yaml", "", error="1 playable cards are not enough for a legal deck")
    ],
    "deck list": [Run("deck list dbs", "emberwrights\t")],
    "deck show": [Run("deck show vg cinder-vow", "[main]")],
    "games": [Run("games", "cc\tThe Caster Chronicles\tludex.games.cc")],
    "play": [Run("play cc --seed 1", "You have left the table.", types="1\n1\nquit\n")],
    "replay record": [Run("replay record dbs game.jsonl", "game.jsonl: ")],
    "replay show": [
        Run("play cc --seed 1 --save game.jsonl", "saved: game.jsonl", types="1\n1\nquit\n"),
        Run("replay show game.jsonl", "> Player 1: "),
    ],
    "replay verify": [
        Run("replay record vg game.jsonl", "game.jsonl: "),
        Run("replay verify game.jsonl", "the same to the end"),
    ],
    "rules coverage": [Run("rules coverage", "sve-ja")],
    "rules evidence": [Run("rules evidence game", "wrote src/little/rules/evidence/little.tsv")],
    "rules import": [
        Run("rules import cc book.txt", "0 missing"),
        Run("rules show cc 501.1", "words of our own for 501.1"),
    ],
    "rules missing": [Run("rules missing vg", "vg\t")],
    "rules prove": [Run("rules prove vg", "", error="not inside a checkout of Ludex")],
    "rules show": [Run("rules show sve 8.4.3", "tests/rules/sve/test_c08_main_phase.py::")],
    "scenario": [Run("scenario ruling.yaml", "1 passed, 0 failed")],
    "sim": [
        Run("sim vg --games 2", "2 games, 2 finished, 0 errors"),
        Run("sim cc ember-choir tide-archive --each 1 --out games --workers 1", "report.html"),
    ],
}
SERVED = "table"
"""Its job is a test of its own."""


def commands(command: object, name: str = "") -> list[str]:
    """The full names of all commands below this one."""
    if not isinstance(command, TyperGroup):
        return [name]
    return [full for word, below in command.commands.items() for full in commands(below, f"{name} {word}".strip())]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with small files of a user."""
    (tmp_path / "cards.yaml").write_text(CARD, encoding="utf-8")
    (tmp_path / "ruling.yaml").write_text(RULING, encoding="utf-8")
    lines = [f"{number} words of our own for {number}" for number in load("cc").paragraphs]
    (tmp_path / "book.txt").write_text("\n".join(lines), encoding="utf-8")
    rules = tmp_path / "game/src/little/rules"
    rules.mkdir(parents=True)
    (rules / "books.tsv").write_text("book\tgame\ttag\ttitle\twords\nlittle\tlittle\tLITTLE\tLittle\tRULES.md\n")
    (rules / "RULES.md").write_text("# Little\n\n## 1 The turn\n\n1.1 Draw a card.\n")
    return tmp_path


def test_each_command_has_a_job() -> None:
    assert sorted(commands(typer.main.get_command(build()))) == sorted([*JOBS, SERVED])


def test_it_is_the_installed_package_and_its_version(installed: Installed, tmp_path: Path) -> None:
    code = "import ludex, importlib.metadata; print(ludex.__file__, importlib.metadata.version('ludex'))"
    done = installed.run(installed.python, "-c", code, folder=tmp_path)
    assert done.stdout.split() == [str(installed.site / "ludex" / "__init__.py"), ludex.__version__], done.stderr


def test_every_file_of_the_package_is_installed(installed: Installed, unpacked: Path) -> None:
    found = {name for name in files_of(installed.site / "ludex") if not name.endswith(".pyc")}
    assert found == files_of(unpacked / "src" / "ludex")


def test_version_and_help(installed: Installed, tmp_path: Path) -> None:
    for start in ([installed.ludex], [installed.python, "-m", "ludex"]):
        assert installed.run(*start, "--version", folder=tmp_path).stdout == f"ludex {ludex.__version__}\n"
    told = installed.run(installed.ludex, "--help", folder=tmp_path)
    assert told.returncode == 0
    assert all(name.split()[0] in told.stdout for name in (*JOBS, SERVED))


@pytest.mark.parametrize("job", JOBS.values(), ids=JOBS)
def test_a_small_job(installed: Installed, folder: Path, job: list[Run]) -> None:
    for one in job:
        done = installed.run(installed.ludex, *one.arguments.split(), folder=folder, types=one.types)
        assert done.returncode == (2 if one.error else 0), done.stderr
        assert one.prints in done.stdout
        assert one.error in done.stderr
        if one.into:
            (folder / one.into).write_text(done.stdout, encoding="utf-8")


def test_the_table_answers(installed: Installed, tmp_path: Path) -> None:
    command = [str(installed.ludex), "table", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    environment = {"HOME": str(installed.home)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().split("http://localhost:")[1].split("/")[0]
            for path in ("", "page/main.js", "page/theme.css", "page/icon.svg", "api/games", "api/games/sve"):
                with urlopen(f"http://127.0.0.1:{port}/{path}", timeout=20) as answer:
                    assert answer.status == 200
                    assert answer.read()
        finally:
            server.kill()
