"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket in it, as an unprivileged user."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

USER = "nobody"
MISSING = "no PostgreSQL here: its tests are skipped (Debian: apt-get install postgresql, and psycopg for Python)"


def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`, where they and the driver are installed."""
    if os.name != "posix" or importlib.util.find_spec("psycopg") is None:
        return None
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in reversed(folders) if (folder / "pg_ctl").exists()), None)


class Postgres:
    """A running server. `stop` and `start` can be called in between."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder
        self.home = Path(tempfile.mkdtemp(prefix="ludex-pg-"))
        self.user = USER if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.home, USER)
        self._run("initdb", "-D", str(self.data), "-U", "ludex", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def data(self) -> Path:
        return self.home / "data"

    @property
    def address(self) -> str:
        return f"postgresql+psycopg://ludex@/postgres?host={self.home}"

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.home} -c fsync=off"
        self._run(
            "pg_ctl", "-D", str(self.data), "-w", "-t", "30", "-l", str(self.home / "log"), "-o", options, "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "-t", "30", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def _run(self, name: str, *more: str) -> None:
        command = [str(self.programs / name), *more]
        user = USER if os.getuid() == 0 else None
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, user=user, cwd="/"
        )
