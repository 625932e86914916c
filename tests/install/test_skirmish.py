"""A game is a package outside: examples/skirmish, installed beside ludex, in every tool."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.install.conftest import ROOT, Installed, environment, run
from tests.table.support import Seat, new_match

PETTINGZOO = """
import warnings
from pettingzoo.test import api_test
from ludex.env.pettingzoo import env
warnings.simplefilter("ignore")
api_test(env("skirmish"), num_cycles=50)
"""
JOBS = {
    "games": ("games", "skirmish\tSkirmish\tludex_skirmish", ""),
    "rules show": ("rules show skirmish 2.3", "src/ludex_skirmish/c02_turn.py:", ""),
    "rules coverage": ("rules coverage skirmish", "47/47 asserted, 0 gaps, 0 missing", ""),
    "rules of other games": ("rules show sve 8.4.3", "tests/rules/sve/test_c08_main_phase.py::", ""),
    "scenario": ("scenario scenarios", "2 passed, 0 failed", ""),
    "deck list": ("deck list skirmish", "tricks\tTricks\tmain 20", ""),
    "cards list": ("cards list skirmish", "Sapper", ""),
    "sim": ("sim skirmish --games 6", "6 games, 6 finished, 0 errors", ""),
    "arena": ("arena skirmish greedy random --games 2 --workers 1", "greedy against random:", ""),
    "bench": ("bench skirmish --seconds 0.05 --rounds 1", "search iterations a second", ""),
    "play": ("play --seed 1", "Skirmish: Quick against", "5\n1\nwhy\nquit\n"),
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the example, so that building it changes nothing in the checkout."""
    copy = tmp_path_factory.mktemp("example") / "skirmish"
    return shutil.copytree(ROOT / "examples/skirmish", copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))


@pytest.fixture(scope="module")
def beside(installed: Installed, project: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Ludex, and the example beside it."""
    target = tmp_path_factory.mktemp("beside")
    pip = [sys.executable, "-m", "pip", "--isolated", "install", "--no-deps", "--no-build-isolation", "--no-index"]
    done = run([*pip, "--target", target, project], project, installed.home)
    assert done.returncode == 0, done.stderr
    return replace(installed, beside=target)


@pytest.mark.parametrize(("arguments", "prints", "types"), JOBS.values(), ids=JOBS)
def test_a_command(beside: Installed, project: Path, arguments: str, prints: str, types: str) -> None:
    done = beside.run(beside.ludex, *arguments.split(), folder=project, types=types)
    assert done.returncode == 0, done.stderr
    assert prints in done.stdout


def test_the_words_of_its_rulebook_are_shown(beside: Installed, project: Path) -> None:
    done = beside.run(beside.ludex, "rules", "show", "SKIRMISH 2.3", folder=project)
    assert done.stdout.splitlines()[-1] == "You draw a card."
    why = beside.run(beside.ludex, "play", "skirmish", "--seed", "1", folder=project, types="why\nquit\n").stdout
    assert "[SKIRMISH 2.5] You act, as often as you like, until you end the turn." in why


def test_its_tables_are_those_of_its_source(beside: Installed, project: Path) -> None:
    done = beside.run(beside.ludex, "rules", "evidence", project, folder=project)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_conformance(beside: Installed, project: Path) -> None:
    suite = ["-m", "ludex.testing.conformance", "skirmish", "--games", "20", "--checked", "5"]
    done = beside.run(beside.python, *suite, folder=project)
    assert done.returncode == 0, done.stderr


def test_pettingzoo(beside: Installed, project: Path) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: make env")
    done = beside.run(beside.python, "-c", PETTINGZOO, folder=project)
    assert done.returncode == 0, done.stderr
    assert "Passed API test" in done.stdout


@pytest.fixture
def port(beside: Installed, tmp_path: Path) -> Iterator[int]:
    """The table, in a process of its own."""
    command = [str(beside.ludex), "table", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    known = environment(beside.home, beside.beside)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=known) as server:
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().split("http://localhost:")[1].split("/")[0])
        finally:
            server.terminate()


def test_a_match_at_the_table(port: int) -> None:
    with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=20) as answer:
        listed = {game["code"]: game for game in json.load(answer)}
    assert list(listed) == ["sve", "vg", "dbs", "cc", "skirmish"]
    assert listed["skirmish"]["decks"] == {"quick": "Quick", "slow": "Slow", "tricks": "Tricks"}
    seat = Seat(port, new_match(port, "skirmish", opponent="random")["token"])
    seat.until("state")
    while not seat.state["over"]:
        if seat.state["choice"] is not None:
            seat.decide(0)
        seat.until("state")
    assert seat.state["view"]["outcome"]["rule"] == "SKIRMISH 4.1"
    asked = seat.ask("why", line=len(seat.log) - 1)
    assert asked["rule"] == "SKIRMISH 4.1"
    seat.close()
