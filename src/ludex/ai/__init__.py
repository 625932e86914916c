"""Bots, by name: `random`, `greedy`, `search`, and those of other packages. docs/bots.md says how to write one.

A name may carry a setting after a colon: `greedy:8` (deals), `search:500` (iterations), `search:0.2s` (time).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from ludex.ai.bot import Asked, Bot, Clock, RandomBot, Unstarted
from ludex.ai.chance import derived
from ludex.ai.greedy import GreedyBot
from ludex.ai.interrupts import described, from_outside, watched
from ludex.ai.search import SearchBot
from ludex.errors import InputError
from ludex.packages import loaded, offers

BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
"""Functions that make a bot from its random numbers and, if the name carries one, its setting."""

GROUP = "ludex.bots"
"""The entry points by which other packages offer bots."""


def bot_names() -> list[str]:
    return [*BOTS, *(name for name in offers(GROUP) if name not in BOTS)]


def make_bot(name: str, seed: int, player: int) -> Bot:
    """A bot by name. Its random numbers are derived from the seed and its seat; the seed is not that of the deal
    (`chance.bots_seed`). A name or setting that is wrong is refused; a bot that raises otherwise is `Unstarted`."""
    word, _, setting = name.partition(":")
    rng = Random(derived(seed, "bot", player))
    make = BOTS.get(word) or _offered(word)
    with watched():
        try:
            return make(rng, setting) if setting else make(rng)
        except InputError:
            raise
        except (TypeError, ValueError) as error:
            raise InputError("bot", f"{name!r}: {error}") from error
        except BaseException as error:
            if from_outside(error):
                raise
            return Unstarted(described(error))


def _offered(name: str) -> Callable[..., Bot]:
    """A bot that another package offers, or a class of a module (`package.module.Class`)."""
    module, _, attribute = name.rpartition(".")
    if module and name not in offers(GROUP):
        try:
            found: Callable[..., Bot] = getattr(import_module(module), attribute)
        except (ImportError, AttributeError) as error:
            raise InputError("bot", f"no bot {name!r}: {error}") from None
        return found
    if name not in offers(GROUP):
        raise InputError("bot", f"no bot {name!r}; there is {', '.join(bot_names())}")
    make: Callable[..., Bot] = loaded(offers(GROUP)[name])
    return make


__all__ = ["BOTS", "GROUP", "Asked", "Bot", "Clock", "GreedyBot", "RandomBot", "SearchBot", "bot_names", "make_bot"]
