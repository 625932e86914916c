"""Compiled texts, kept on disk between runs.

A file for each game, language and version of the grammar: a SQLite database with one row per text. The version is a
digest of every source file that reading depends on, so another grammar never sees these rows. A row stores the whole
text and is used only for that text. Whatever goes wrong with the file (damaged, locked, read-only, no room), texts are
simply compiled.

`LUDEX_CACHE` names the folder; `off` switches this off.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import sqlite3
import sys
import time
from contextlib import suppress
from dataclasses import MISSING, fields
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import ludex
from ludex.core import tree as t
from ludex.core.codec import NODES

VARIABLE = "LUDEX_CACHE"
OFF = ("off", "0", "no", "none")
SHARED = ("lang", "core/tree")
"""The parts of the package, besides the game, that decide how a text is read."""
ENDINGS = (".py", ".yaml", ".so", ".pyd")
BATCH = 200
"""Texts that are written at once."""
PATIENCE = 2.0
"""Seconds to wait for another process that writes."""
STALE = 30 * 24 * 3600
"""Seconds after which the file of another version is deleted, if nobody has used it."""
TABLE = "CREATE TABLE IF NOT EXISTS texts (kind TEXT, text TEXT, read TEXT, PRIMARY KEY (kind, text)) WITHOUT ROWID"


def folder() -> Path | None:
    """Where compiled texts are kept; None: nowhere."""
    own = os.environ.get(VARIABLE)
    if own is not None:
        return Path(own).expanduser() if own.strip() and own.strip().lower() not in OFF else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "ludex" / "cache"
    if sys.platform == "darwin":
        return home / "Library/Caches/ludex"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "ludex"


@cache
def digest(package: str, parts: tuple[str, ...]) -> str:
    """The digest of the sources in a package and in parts of our own."""
    top = Path(ludex.__file__).parent
    made = hashlib.sha256()
    for root in (*(top / part for part in parts), *_places(package)):
        for file in sorted([root] if root.is_file() else root.rglob("*")):
            if file.suffix in ENDINGS:
                made.update(str(file.relative_to(root.parent)).encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()


def _places(package: str) -> list[Path]:
    """The folders of a package."""
    found = find_spec(package)
    places = found.submodule_search_locations if found is not None else None
    return [Path(place) for place in places or ()]


class Kept:
    """The compiled texts of one file. After an error it gives nothing and keeps nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: dict[tuple[str, str], str] = {}
        self.base: sqlite3.Connection | None = None
        self.owner = os.getpid()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                os.utime(path)
            self.base = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
            self.base.execute(TABLE)
        except (sqlite3.OperationalError, OSError):
            self._read_only()
        except sqlite3.Error:
            self._damaged()
        _tidy(path)
        atexit.register(self.flush)

    def _read_only(self) -> None:
        """Nothing can be written; perhaps what is there can be read."""
        self.close()
        try:
            self.base = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
            self.base.execute("SELECT kind, text, read FROM texts LIMIT 1")
        except (sqlite3.Error, OSError):
            self.close()

    def get(self, kind: str, text: str) -> Any:
        """What was kept for the text: trees and plain values; None: nothing."""
        if self.base is None or self.owner != os.getpid():
            return None
        try:
            row = self.base.execute("SELECT text, read FROM texts WHERE kind = ? AND text = ?", (kind, text)).fetchone()
            if row is None or row[0] != text:
                return None
            return decode(json.loads(row[1]))
        except sqlite3.Error:
            self._damaged()
            return None
        except (ValueError, KeyError, TypeError, RecursionError):
            return None

    def put(self, kind: str, text: str, value: Any) -> None:
        if self.base is None or self.owner != os.getpid():
            return
        self.waiting[kind, text] = json.dumps(encode(value), ensure_ascii=False, separators=(",", ":"))
        if len(self.waiting) >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        if self.base is None or not self.waiting or self.owner != os.getpid():
            return
        rows = [(kind, text, read) for (kind, text), read in self.waiting.items()]
        self.waiting.clear()
        try:
            self.base.execute("BEGIN IMMEDIATE")
            self.base.executemany("INSERT OR REPLACE INTO texts VALUES (?, ?, ?)", rows)
            self.base.execute("COMMIT")
        except (sqlite3.OperationalError, UnicodeEncodeError):  # locked, read-only or full: another time
            if self.base.in_transaction:
                self.base.execute("ROLLBACK")
        except sqlite3.Error:
            self._damaged()

    def close(self) -> None:
        if self.base is not None:
            self.base.close()
        self.base = None

    def _damaged(self) -> None:
        """The file is no database any more: away with it, the next run makes a new one."""
        self.close()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def encode(value: Any) -> Any:
    """Trees and plain values as JSON data; fields that have their usual value are left out."""
    if isinstance(value, t.Node):
        made: dict[str, Any] = {"$": type(value).__name__}
        listed: Any = value
        for spec in fields(listed):
            part = getattr(value, spec.name)
            if spec.default is MISSING or part != spec.default or type(part) is not type(spec.default):
                made[spec.name] = encode(part)
        return made
    if isinstance(value, (tuple, list)):
        return [encode(item) for item in value]
    return value


def decode(value: Any) -> Any:
    """The value that `encode` wrote."""
    if isinstance(value, list):
        return tuple(map(decode, value))
    if not isinstance(value, dict):
        return value
    return NODES[value["$"]](**{name: decode(part) for name, part in value.items() if name != "$"})


def _tidy(path: Path) -> None:
    """Delete the files of other versions that nobody has used for long."""
    stem = path.name.rpartition("-")[0]
    try:
        for other in path.parent.glob(f"{stem}-*.db"):
            if other != path and time.time() - other.stat().st_mtime > STALE:
                other.unlink()
    except OSError:
        return


_open: dict[Path, Kept] = {}


def store(name: str, version: str) -> Kept | None:
    """The kept texts of a name and version. None: nothing is kept."""
    place = folder()
    if place is None:
        return None
    path = place / "texts" / f"{name}-{version[:24]}.db"
    found = _open.get(path)
    if found is None or found.owner != os.getpid():
        found = _open[path] = Kept(path)
    return found


def forget() -> None:
    """Write and close everything."""
    for one in _open.values():
        one.flush()
        one.close()
    _open.clear()
