"""A file that one process holds at a time."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def hold(file: IO[str]) -> None:
        """Lock the file until it is closed; raises `OSError` if another process holds it."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(file: IO[str]) -> None:
        """Lock the file until it is closed; raises `OSError` if another process holds it. NB: workers that this process
        forks do not inherit such a lock, so it ends with this process."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
