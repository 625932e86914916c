"""Bots that break the rules."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
import time
from random import Random

from ludex.ai import Asked, RandomBot
from ludex.core.position.game import Game
from ludex.core.sight.knowledge import BLANK


class Wrong(RandomBot):
    def choose(self, asked: Asked) -> int:
        return 999


class Odd(RandomBot):
    n = 0

    def choose(self, asked: Asked) -> int:
        self.n += 1
        return (None, "1", True, 1.5)[self.n % 4]  # type: ignore[return-value]


class Adds(RandomBot):
    """Adds an option to its list, and takes it."""

    def choose(self, asked: Asked) -> int:
        asked.options.append(asked.options[0])
        return len(asked.options) - 1


class Clears(RandomBot):
    def choose(self, asked: Asked) -> int:
        asked.options.clear()
        return 999


class Raises(RandomBot):
    def choose(self, asked: Asked) -> int:
        raise ZeroDivisionError


class Quits(RandomBot):
    def choose(self, asked: Asked) -> int:
        sys.exit(3)


class Interrupts(RandomBot):
    def choose(self, asked: Asked) -> int:
        raise KeyboardInterrupt


class Leaves(RandomBot):
    def choose(self, asked: Asked) -> int:
        raise GeneratorExit


class Mute(RandomBot):
    """Raises what cannot be told in words."""

    class Error(BaseException):
        def __str__(self) -> str:
            raise ValueError

    def choose(self, asked: Asked) -> int:
        raise self.Error


class Unwilling(RandomBot):
    def __init__(self, rng: Random) -> None:
        raise RuntimeError("no start")


class Interrupting(RandomBot):
    def __init__(self, rng: Random) -> None:
        raise KeyboardInterrupt


class Deaf(RandomBot):
    """Catches Ctrl-C, and answers."""

    def choose(self, asked: Asked) -> int:
        with contextlib.suppress(KeyboardInterrupt):
            time.sleep(20)
        return 0


class Signals(RandomBot):
    def choose(self, asked: Asked) -> int:
        os.kill(os.getpid(), signal.SIGUSR1)
        return 0


class Late(RandomBot):
    def choose(self, asked: Asked) -> int:
        end = time.process_time() + 0.12
        while time.process_time() < end:
            pass
        return 0


class Hangs(RandomBot):
    def choose(self, asked: Asked) -> int:
        time.sleep(30)
        return 0


class Snoop:
    """Looks for the game in the frames that called it and in all that the collector knows, at its first decisions;
    answers 999 if it finds a position without blank cards. One look takes a second where grammars are in memory."""

    looks = True
    left = 20

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, asked: Asked) -> int:
        self.left -= 1
        if self.left < 0:
            return self.rng.randrange(len(asked.options))
        frame, found = sys._getframe(), []
        while frame.f_back is not None:
            frame = frame.f_back
            found += [value for value in frame.f_locals.values() if isinstance(value, Game)]
        found += [one for one in gc.get_objects() if isinstance(one, Game)]
        true = [game for game in found if game.objects and all(o.card is not BLANK for o in game.objects.values())]
        return 999 if true else self.rng.randrange(len(asked.options))
