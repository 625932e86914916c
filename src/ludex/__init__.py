"""Ludex plays trading card games by their rulebooks, and says which rule made it so.

What a newcomer needs is here; each name is loaded when it is first used.

    game = ludex.load("vg").start(seed=1)         a game of two shipped decks
    while decision := ludex.advance(game):        runs until somebody must decide; None: the game is over
        ludex.decide(game, 0)                     takes one of `ludex.texts(game, decision)`
    ludex.view(game, 0)                           what player 0 may see

`game.clone()` copies a position, `to_json` and `from_json` write and read it, `knowledge` and `sample` deal positions
that fit what a player knows. `BOTS`, `arena` and `tournament` play whole games; `LudexEnv` and `LudexAEC` are
learning environments (Gymnasium, PettingZoo).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.ai import BOTS, Asked, Bot
    from ludex.core.machine import (
        Decision,
        Game,
        NotOffered,
        Option,
        Outcome,
        advance,
        concede,
        decide,
        fingerprint,
        from_json,
        knowledge,
        sample,
        texts,
        to_json,
        view,
    )
    from ludex.env.gymnasium import LudexEnv
    from ludex.env.pettingzoo import LudexAEC
    from ludex.errors import InputError
    from ludex.games import Spec, load
    from ludex.sim.arena import arena
    from ludex.sim.tournament import tournament

__version__ = "0.2.0"

_ROOMS = {
    "ludex.ai": ("BOTS", "Asked", "Bot"),
    "ludex.core.machine": (
        "Decision", "Game", "NotOffered", "Option", "Outcome", "advance", "concede", "decide", "fingerprint",
        "from_json", "knowledge", "sample", "texts", "to_json", "view",
    ),
    "ludex.env.gymnasium": ("LudexEnv",),
    "ludex.env.pettingzoo": ("LudexAEC",),
    "ludex.errors": ("InputError",),
    "ludex.games": ("Spec", "load"),
    "ludex.sim.arena": ("arena",),
    "ludex.sim.tournament": ("tournament",),
}  # fmt: skip

__all__ = [
    "BOTS",
    "Asked",
    "Bot",
    "Decision",
    "Game",
    "InputError",
    "LudexAEC",
    "LudexEnv",
    "NotOffered",
    "Option",
    "Outcome",
    "Spec",
    "advance",
    "arena",
    "concede",
    "decide",
    "fingerprint",
    "from_json",
    "knowledge",
    "load",
    "sample",
    "texts",
    "to_json",
    "tournament",
    "view",
]


def __getattr__(name: str) -> Any:
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(room), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
