"""A server that cannot start says why in one sentence, and ends with exit code 2."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from ludex.table.run import check_proxies
from ludex.table.store import Store, new_row

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


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_play_serves_the_page_at_the_port(tmp_path: Path) -> None:
    """The Makefile in a folder of its own, whose environment has the `ludex` of this one; nothing is installed."""
    for name in ("Makefile", "requirements.txt", "pyproject.toml", "setup.py", "src/ludex/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    script = programs / "ludex"
    script.write_text(f"#!{sys.executable}\nfrom ludex.cli import main\n\nmain()\n", encoding="utf-8")
    script.chmod(0o755)
    (tmp_path / ".venv" / ".installed-run").touch()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "LUDEX_DATA": str(tmp_path / "data"), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = ["make", "--no-print-directory", "play", f"PORT={port}"]
    play = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert play.stdout is not None
        assert f"http://localhost:{port}/" in play.stdout.readline()
        for path, said in (("/", b"Ludex"), ("/api/games", b'"sve"')):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
                assert answer.status == 200
                assert said in answer.read()
        assert (tmp_path / "data" / "matches.db").exists()
    finally:
        play.terminate()  # make ends what it has started
        play.wait(30)
        if play.stdout is not None:
            play.stdout.close()
    for _ in range(200):
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) != 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server goes on without make")


def test_a_proxy_that_is_neither_an_address_nor_a_network(tmp_path: Path) -> None:
    assert "'nonsense' is neither an address nor a network" in sentence("--data", str(tmp_path), "--proxy", "nonsense")
    check_proxies(("10.0.0.5", "172.28.0.0/24", "::1"))


def test_a_damaged_page_is_told_in_a_whole_sentence(tmp_path: Path) -> None:
    file = tmp_path / "matches.db"
    store = Store(f"sqlite:///{file}")
    for n in range(40):
        row = new_row(f"m{n}", "cc", "", 1, "decks", "x" * 3000, ("", ""))
        store.commit([store.adding(row, {f"{n:020}": 0}, [])])
    store.close()
    data = bytearray(file.read_bytes())
    data[-8192:-4096] = b"\xff" * 4096
    file.write_bytes(data)
    said = sentence("--data", str(tmp_path)).strip()
    assert "damaged" in said
    assert "***" not in said
    assert said.endswith(")")
