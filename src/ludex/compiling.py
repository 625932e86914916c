"""What hot modules tell mypyc (`make fast`); plain Python does without.

`@mypyc_attr(free_list_len=1)` stands above a class whose instances come and go all the time: the memory of the last one
that went is used for the next. `@mypyc_attr(native_class=False)` stands above a class that must stay one of Python: one
of words (`str`). `i64` is an `int` of 64 bits, without the checks for longer ones: for sums that surely fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**options):
        return lambda cls: cls
