"""What hot modules tell mypyc (`make fast`); plain Python does without.

`@mypyc_attr(free_list_len=1)` stands above a class whose instances come and go all the time: the memory of the last one
that went is used for the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**options):
        return lambda cls: cls
