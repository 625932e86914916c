"""A server that cannot start says why in one sentence, and ends with exit code 2."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludex.table.store import Store

COMMAND = [sys.executable, "-c", "from ludex.cli import main; main()", "table", "--no-browser", "--port", "0"]
ROOT = Path(__file__).parent.parent.parent


def sentence(*more: str) -> str:
    ended = subprocess.run(
        [*COMMAND, *more], check=False, capture_output=True, text=True, timeout=60, env=os.environ.copy()
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    return ended.stderr


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "matches.db").write_bytes(b"not a database at all" * 500)
    said = sentence("--data", str(tmp_path))
    assert str(tmp_path / "matches.db") in said
    assert "not a database" in said


def test_a_database_that_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "matches.db"
    Store(f"sqlite:///{file}").close()
    data = bytearray(file.read_bytes())
    data[4096:12288] = b"\xff" * 8192
    file.write_bytes(data)
    said = sentence("--data", str(tmp_path))
    assert "damaged" in said or "malformed" in said


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here", encoding="utf-8")
    assert "cannot be kept there" in sentence("--data", str(tmp_path / "file" / "folder"))


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which nobody may write")
def test_a_read_only_folder() -> None:
    assert "cannot be kept there" in sentence("--data", "/proc/self")


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = sentence("--data", str(tmp_path), "--port", str(taken.getsockname()[1]))
    assert "cannot listen there" in said
    assert "--port" in said


@pytest.mark.parametrize("address", ["nonsense", "oracle9://x/y"])
def test_no_such_kind_of_database(address: str) -> None:
    assert "--database: no database" in sentence("--database", address)


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_the_port_can_be_chosen() -> None:
    told = subprocess.run(
        ["make", "-n", "play", "PORT=9000"], cwd=ROOT, capture_output=True, text=True, timeout=30, check=True
    )
    assert "ludex table --port 9000" in told.stdout
