"""Loops: the same position again. Positions are compared by a key that leaves out ids, time stamps and chance."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.objects import Obj
    from ludex.core.state import Game

FORCED: Final = "forced in a row"
PATIENCE: Final = 100
"""So many forced abilities in a row before positions are compared at all."""
OWN: Final = "loop "
"""What the watch over loops keeps in the memory of a position begins so; it is no player's business."""
CHOICES: Final = f"{OWN}choices"
DECIDERS: Final = f"{OWN}deciders"
BANS: Final = f"{OWN}bans"
ENDLESS: Final = 2000
"""So many in a row count as a loop even if something grows, so that no position comes back."""


def position_key(game: Game, running: bool = True) -> int:
    """Equal for positions in which everything is where and as it was, whatever the ids. `running` False: whatever
    procedures run and abilities wait, too."""
    rank: dict[int, int] = {}
    rows: list[str] = []
    for at, ids in enumerate(game.zones):
        if not ids:
            continue
        seen = [(_row(game.objects[id]), i, id) for i, id in enumerate(ids)]
        if not game.book.zones[at // 2].ordered:
            seen.sort()
        for _, _, id in seen:
            rank[id] = len(rank) + 1
        rows.append(f"{at}: {'|'.join([row for row, _, _ in seen])}")
    links = tuple((rank[id], rank.get(obj.host, 0)) for id, obj in game.objects.items() if obj.host)
    effects = tuple(
        (repr(e.node), e.until, e.controller, tuple(sorted(rank.get(id, 0) for id in e.subjects or ())))
        for e in game.effects
    )
    if running:
        waiting = tuple((repr(p.ability), p.controller, rank.get(p.source, 0)) for p in game.pending)
        frames = tuple((f.proc, f.pc) for f in game.frames)
    else:
        waiting = tuple((repr(d.instr), d.controller, rank.get(d.source, 0)) for d in game.delayed)
        frames = ()
    nums = tuple(tuple(sorted(nums.items())) for nums in game.nums)
    used = sorted((rank.get(id, 0), number, times) for id, number, times in game.used)
    text = repr((rows, sorted(links), effects, waiting, nums, frames, game.active, game.turn, used))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _row(obj: Obj) -> str:
    if not obj.row:
        card = obj.card if obj.guise is None else obj.guise
        row = f"{card.number} {obj.owner}{obj.player} {obj.state} {obj.up} {obj.slot} {obj.damage} {obj.known}"
        obj.row = f"{row} {obj.counters} {obj.marks}" if obj.counters or obj.marks else row
    return obj.row


def forced_loop(game: Game) -> bool:
    """Called for each ability that plays itself: true when the very same position comes back with nobody having decided
    anything in between, after enough of them, or when there is no end to them."""
    n = game.memory.get(FORCED, 0) + 1
    game.memory[FORCED] = n
    if n < PATIENCE:
        return False
    if n == PATIENCE:
        game.seen = ()
    return n >= ENDLESS or again(game)


def decided(game: Game, player: int) -> None:
    """A player who had a choice decided something: what follows is not forced by what went before."""
    memory = game.memory
    if FORCED in memory:
        del memory[FORCED]
    if DECIDERS in memory:
        memory[DECIDERS] |= 1 << player


def again(game: Game) -> bool:
    """Whether this position was noted before; notes it."""
    key = position_key(game)
    if key in game.seen:
        return True
    game.seen = (*game.seen[-31:], key)
    return False


def moved_on(game: Game) -> None:
    """Something happened that cannot come back: forget the positions noted."""
    if game.seen:
        game.seen = ()
    game.memory.pop(FORCED, None)
