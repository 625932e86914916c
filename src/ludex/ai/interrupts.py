"""Ctrl-C of the user, told apart from a bot that raises KeyboardInterrupt: a real one comes as a signal."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb

_pressed = False


@contextmanager
def watched() -> Iterator[None]:
    """Note Ctrl-C before it interrupts. Only the main thread gets signals; a handler of somebody else stays."""
    global _pressed  # noqa: PLW0603
    if not _interruptible():
        yield
        return
    signal.signal(signal.SIGINT, _press)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        _pressed = False


def heed() -> None:
    """Interrupt once more if Ctrl-C was pressed: a bot may have caught it."""
    if _pressed:
        raise KeyboardInterrupt


def from_outside(error: BaseException) -> bool:
    """Whether a signal raised this while a bot was at work: Ctrl-C, or another handler, such as that of a timer."""
    if isinstance(error, Exception):
        return _pressed
    if isinstance(error, KeyboardInterrupt) and _interruptible():  # nobody has watched
        return True
    handlers = [getattr(signal.getsignal(number), "__code__", None) for number in signal.valid_signals()]
    return _pressed or any(frame.f_code in handlers for frame, _ in walk_tb(error.__traceback__))


def described(error: BaseException) -> str:
    """The error in words, also if it cannot say them."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__


def _interruptible() -> bool:
    """Whether Ctrl-C would raise KeyboardInterrupt here, and nothing would tell that it was pressed."""
    here = threading.current_thread() is threading.main_thread()
    return here and signal.getsignal(signal.SIGINT) is signal.default_int_handler


def _press(number: int, frame: object) -> None:
    global _pressed  # noqa: PLW0603
    _pressed = True
    raise KeyboardInterrupt
