"""Compiled texts kept on disk: the same as compiled anew, and never in the way."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex import games
from ludex.lang import kept as shelf
from ludex.lang.compile import WHOLE
from ludex.library import kept, reading

TEXTS = (
    "[AUTO]:When this unit is placed on (RC), draw a card.",
    "[CONT](VC/RC):During your turn, this unit gets [Power] +5000.\n[AUTO]:When this unit juggles, draw a card.",
    "Juggle.",
    "",
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(shelf.VARIABLE, str(tmp_path / "cache"))
    yield tmp_path / "cache"
    shelf.forget()
    reading._found.clear()


def read_all() -> list[reading.Read]:
    return [reading.read_text("vg", "en", text) for text in TEXTS]


def anew(monkeypatch: pytest.MonkeyPatch, works: bool = False) -> list[reading.Read]:
    """What a new process would read. If it does not work, compiling is an error."""
    shelf.forget()
    reading._found.clear()
    if not works:

        def never(*_: object) -> None:
            raise AssertionError("it was compiled")

        monkeypatch.setattr(games, "compile_text", never)
    return read_all()


def files(place: Path) -> list[Path]:
    return sorted(place.rglob("vg-all-*.db"))


def test_a_second_run_compiles_nothing_and_reads_the_same(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_all()
    assert first[0].status == WHOLE and first[1].stops and first[2].stops
    assert anew(monkeypatch) == first
    assert len(files(place)) == 1 and files(place)[0].name.startswith("vg-all-en-")


def test_another_grammar_sees_nothing_of_it(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_all()
    monkeypatch.setattr(kept, "version", lambda code: "f" * 64)
    with pytest.raises(AssertionError, match="it was compiled"):
        anew(monkeypatch)


def test_the_version_changes_with_the_grammar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.digest.cache_clear()
    before = kept.version("vg")
    assert before != kept.version("sve")
    source = tmp_path / "topic.py"
    source.write_text("A = 1")
    monkeypatch.setattr(kept, "SHARED", (*kept.SHARED, str(source)))
    shelf.digest.cache_clear()
    with_topic = kept.version("vg")
    source.write_text("A = 2")
    shelf.digest.cache_clear()
    assert len({before, with_topic, kept.version("vg")}) == 3
    shelf.digest.cache_clear()


@pytest.mark.parametrize("damage", [b"", b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_does_no_harm(place: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    first = read_all()
    shelf.forget()
    files(place)[0].write_bytes(damage)
    assert anew(monkeypatch, works=True) == first
    anew(monkeypatch, works=True)
    assert anew(monkeypatch) == first  # it has been made again


def test_a_row_that_makes_no_sense_is_compiled_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    first = read_all()
    shelf.forget()
    with sqlite3.connect(files(place)[0]) as base:
        base.execute('UPDATE texts SET read = \'{"$": "Nobody"}\'')
    base.close()
    assert anew(monkeypatch, works=True) == first


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv(shelf.VARIABLE, str(blocked))
    assert anew(monkeypatch, works=True)[0].status == WHOLE
    shelf.forget()
    reading._found.clear()


@pytest.mark.parametrize("word", ["off", "0", ""])
def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setenv(shelf.VARIABLE, word)
    assert shelf.folder() is None and kept.kept("vg", "en") is None


def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(shelf.VARIABLE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert shelf.folder() == tmp_path / "ludex"


def test_a_grammar_from_elsewhere_is_not_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version says nothing about a grammar that is no part of the game's package."""
    from dataclasses import replace

    from ludex.lang.grammar import Grammar

    languages = games.load("vg").languages
    monkeypatch.setitem(languages, "en", replace(languages["en"], grammar=Grammar))
    assert kept.kept("vg", "en") is None


def test_files_of_old_versions_go(place: Path) -> None:
    read_all()
    shelf.forget()
    old, new = (files(place)[0].with_name(f"vg-all-en-{word}.db") for word in ("old", "new"))
    for path in (old, new):
        path.write_bytes(b"")
    os.utime(old, (time.time() - 2 * shelf.STALE,) * 2)
    reading._found.clear()
    read_all()
    assert not old.exists() and new.exists()


WRITER = """
import sys
from ludex.library.reading import read_text
for n in range(250):
    read_text("sve", "en", f"Draw {n % 50 + 1} cards." if n % 2 else f"Nothing {sys.argv[1]} {n}.", "spell")
"""


def test_two_processes_write_at_once(place: Path) -> None:
    command = [sys.executable, "-c", WRITER]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), shelf.VARIABLE: str(place)}
    both = [subprocess.Popen([*command, word], env=env) for word in ("a", "b")]
    assert [one.wait() for one in both] == [0, 0]
    store = kept.kept("sve", "en")
    assert store is not None
    assert all(store.get("spell", f"Nothing {word} {n}.") is not None for word in "ab" for n in range(0, 250, 2))


STARTER = """
import sys
from ludex.games import load
from ludex.games.vg.text.en import grammar
cards = load("vg").cards()
print(len(cards), sum(len(card.abilities) for card in cards.values()), grammar.cache_info().currsize)
"""


def test_a_second_start_builds_no_grammar_for_the_shipped_cards(place: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), shelf.VARIABLE: str(place)}
    first, second = (
        subprocess.run(
            [sys.executable, "-c", STARTER], env=env, capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    )
    assert first[:2] == second[:2]
    assert (first[2], second[2]) == ("1", "0")
