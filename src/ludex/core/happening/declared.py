"""Loops that a player could stop: the players who could stop it declare how often it is repeated.

A game reports the choices made when a player may act freely with `chosen`. When a player makes the same choice in the
same position again, the players who had a choice since then each name a number, the active player first. The smallest
number counts, and the loop ends at a choice of the player who named it. The position after these rounds equals the one
before them, so the rounds are not played; `open_options` removes the choices that would start the loop again.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, NamedTuple

from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.forced import DECIDERS, OWN
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import events, loops
from ludex.core.happening.loops import BANS, CHOICES
from ludex.core.position.objects import ANY_LENT
from ludex.core.position.records import record

if TYPE_CHECKING:
    from ludex.core.position.game import Game

PATIENCE = 60
"""The number of choices in a turn from which on positions are compared. Comparing is slow, and most turns are
shorter."""
MOST = 20
"""The largest number of repetitions that a player can name."""
_GRACE = f"{OWN}grace"
"""Set in `Game.memory` while the choice that closed the loop is carried out one last time: `chosen` lets it pass."""


@record
class Declaring(NamedTuple):
    """A loop was found. `player` made the choice (`option`) that closed it; `players` could stop it, in the order in
    which they declare; `since` is the number of the choice that began it; `numbers` are the numbers named so far."""

    player: int
    option: Option
    players: tuple[int, ...]
    since: int
    numbers: tuple[int, ...] = ()


def fresh(game: Game) -> None:
    """Call when a turn begins: forget the choices of the turn before. An object that is lent stays so."""
    if CHOICES in game.memory:
        for name in [name for name in game.memory if name.startswith(OWN) and name != ANY_LENT]:
            del game.memory[name]


def _name(game: Game, player: int, option: Option) -> str:
    """A name for this choice of the player in this position; equal choices in equal positions get the same name, ids
    are ignored."""
    cards = tuple(obj.info.number if (obj := game.look(id)) is not None else "" for id in option.cards)
    digest = zlib.crc32(repr((player, option.verb, cards, option.n, option.word)).encode())
    return f"{loops.position_key(game)} {digest}"


def chosen(game: Game, player: int, option: Option) -> bool:
    """Record a choice that `player` made. Call it in the `do` of the step that asked, before carrying the choice out.

    Returns True if the choice closes a loop. The caller must then carry nothing out and go back to the same step: the
    players declare their numbers first, and then the step asks again or carries the choice out one last time.
    """
    memory = game.memory
    n = memory.get(CHOICES, 0) + 1
    memory[CHOICES] = n
    if n < PATIENCE:
        return False
    if memory.pop(_GRACE, 0):
        return False
    game.frames[-1].pc -= 1  # NB: the key must be that of the position in which the choice was asked
    name = f"{OWN}note {_name(game, player, option)}"
    game.frames[-1].pc += 1
    before = memory.get(name)
    if before is None:
        memory[name] = n * 2 + player
        memory[f"{OWN}mask {n}"] = memory.get(DECIDERS, 0)
        memory[DECIDERS] = 0
        return False
    could = memory.get(DECIDERS, 0) | 1 << player
    for at in range(before // 2 + 1, n):
        could |= memory.get(f"{OWN}mask {at}", 0)
    players = tuple(p for p in (game.active, 1 - game.active) if could >> p & 1)
    game.frames.append(Frame("nb.repeats", 0, Declaring(player, option, players, before // 2)))
    return True


def open_options(game: Game, player: int, options: list[Option]) -> list[Option]:
    """The options without those that would start a declared loop again in the same position."""
    if BANS not in game.memory:
        return options
    return [o for o in options if f"{OWN}ban {player} {_name(game, player, o)}" not in game.memory]


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Declaring)
    if len(local.numbers) >= len(local.players):
        return None
    player = local.players[len(local.numbers)]
    return Decision(player, "how often?", [Option("times", (), n) for n in range(1, MOST + 1)])


def _declare(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Declaring)
    if frame.answer is not None:
        frame.local = local._replace(numbers=(*local.numbers, frame.answer.n))
        events.announce(game, "declare", player=local.players[len(local.numbers)], n=frame.answer.n)
        return "nb.declare"
    n = min(local.numbers)
    stopper = local.players[local.numbers.index(n)]
    events.announce(game, "repeat", player=stopper, n=n)
    prefix = f"{OWN}note "
    for name, value in list(game.memory.items()):
        if name.startswith(prefix) and value // 2 >= local.since:
            game.memory[f"{OWN}ban {value % 2} {name.removeprefix(prefix)}"] = 1
    game.memory[BANS] = 1
    if stopper != local.player:
        game.memory[_GRACE] = 1
        game.frames[-2].answer = local.option
    return None


REPEATS = procedure("nb.repeats", "Declaring how often a loop is carried out", Step("nb.declare", _declare, ask=_ask))
