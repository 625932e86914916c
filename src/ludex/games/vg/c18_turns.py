"""[VG 18.2] [VG 18.4] Extra turns, and turns that an effect ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.play import Play
from ludex.core.happening import showing
from ludex.core.values import durations
from ludex.games.vg.c11_effects import spend
from ludex.games.vg.c12_terms import has_rider

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

EXTRA: Final = "extra turns"
"""Remembers whose extra turns are to come: a binary number that begins with a 1, and the players after it, the next one
last."""
REGULAR: Final = "regular turn"
"""Remembers, while extra turns are taken, who takes the next regular turn: the player's number and 1."""


def extra_turn(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 18.2.1] The master of the effect gets an extra turn right after this one; [VG 18.2.2] of several the one that
    was added last comes first."""
    for _ in range(n):
        game.remember(EXTRA, (game.remembers(EXTRA) or 1) * 2 + ctx.controller)


def next_player(game: Game) -> int:
    """Whose turn comes next: an extra turn that was added last [VG 18.2.2], or else the opponent's of who took the last
    regular turn. [VG 9.1.1]"""
    waiting = game.remembers(EXTRA)
    if waiting > 1:
        if not game.remembers(REGULAR):
            game.remember(REGULAR, 1 - game.active + 1)
        game.remember(EXTRA, waiting // 2)
        return waiting % 2
    regular = game.remembers(REGULAR)
    game.remember(REGULAR, 0)
    return regular - 1 if regular else 1 - game.active


def end_turn(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 18.4.1.1] Ends all effects but those that last until the end of the turn or longer, [VG 18.4.1.2] and the
    ability that is being resolved, whatever it would do next; [VG 18.4.1.3] then comes the end phase, without a check
    timing, unless it is the end phase already. Damage that is left [VG 18.4.2] and abilities in standby [VG 18.4.3]
    wait for the check timings of the end phase."""
    durations.expire(game, *(word for word in _running(game) if not _reaches_end(word)))
    _count_use(game)
    showing.stop(game)
    depths = [i for i, frame in enumerate(game.frames) if frame.proc == "VG 9.11"]
    if depths:
        playing = [i for i, frame in enumerate(game.frames) if frame.proc == game.book.play_procedure]
        del game.frames[playing[-1] :]
        return
    game.remember("drive card", 0)  # NB: its drive check is over
    del game.frames[1:]
    root = game.frames[0]
    root.pc = game.book.procedures[root.proc].at["nb.end"]


def _running(game: Game) -> set[str]:
    """The duration words of what is in effect."""
    return {effect.until for effect in game.effects} | {delayed.until for delayed in game.delayed}


def _reaches_end(word: str) -> bool:
    """Whether what has this duration lasts until the end of the turn or longer."""
    return word in (durations.GAME, durations.TURN) or " turn" in f" {word}"


def _count_use(game: Game) -> None:
    """[VG 12.3.2.3] The ability has been used: that the turn ends is a change of the game state."""
    for frame in reversed(game.frames):
        if isinstance(frame.local, Play):
            play, ability = frame.local, frame.local.ability
            if ability is not None and play.since and not has_rider(ability):
                spend(game, play, ability)
            return


VERBS: Final = {
    "end turn": Verb("VG 18.4", end_turn),
    "extra turn": Verb("VG 18.2", extra_turn),
}
