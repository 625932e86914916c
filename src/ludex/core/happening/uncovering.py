"""Cards that continuous effects reveal (query `reveal`: to both players) or let a player look at (query `look`: the
player of the ability), for example the top card of a deck. Who has seen a card knows it (`Obj.known`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.game import Ctx
from ludex.core.position.seen import LOOKED, REVEALED
from ludex.core.tree import Rule
from ludex.core.values import layers, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game

SHUFFLING: Final = "loop shuffling"
"""Set in `Game.memory` while a move belongs to the shuffle before it: until it is done, nothing is uncovered."""


UNCOVERED: Final = "loop uncovered"
"""The name in `Game.memory` under which it stands that some card has a mark of this module."""
OPEN: Final = f"{REVEALED} by an effect"
OPEN_TO: Final = tuple(f"{mark} by an effect" for mark in LOOKED)
MARKS: Final = frozenset((OPEN, *OPEN_TO))
"""The marks of cards that continuous effects show, for as long as they do."""


def any_effect(game: Game) -> bool:
    """Whether an effect uncovers cards, or did so before."""
    return layers.index_of(game).uncovers or UNCOVERED in game.memory


def uncover(game: Game) -> list[tuple[int, int]]:
    """Show the cards that the effects in force uncover, and hide those that none uncovers any more; not while a shuffle
    is going on. Returns the cards that a player may look at from now on, each with that player."""
    if SHUFFLING in game.memory:
        return []
    shown: dict[int, set[str]] = {}
    for query in ("reveal", "look"):
        for entry in layers.index_of(game).rules.get(query, ()):
            node = entry.node
            ctx = Ctx(entry.source, entry.controller, entry.bound)
            if not isinstance(node, Rule) or node.op != "permit":
                continue
            if entry.cond is None or select.holds(game, entry.cond, ctx):
                mark = OPEN if query == "reveal" else OPEN_TO[entry.controller]
                for id in select.find(game, node.what, ctx):
                    shown.setdefault(id, set()).add(mark)
    if not shown and not game.remembers(UNCOVERED):
        return []
    looks = _show(game, shown)
    game.memory[UNCOVERED] = len(shown)
    return looks


def _show(game: Game, shown: dict[int, set[str]]) -> list[tuple[int, int]]:
    looks: list[tuple[int, int]] = []
    for obj in list(game.objects.values()):
        wanted = shown.get(obj.id, set())
        if wanted or (obj.marks and not MARKS.isdisjoint(obj.marks)):
            marks = (*(mark for mark in obj.marks if mark not in MARKS), *sorted(wanted))
            known = obj.known | (3 if OPEN in wanted else 0)
            for player in (0, 1):
                known |= (1 << player) if OPEN_TO[player] in wanted else 0
            if marks != obj.marks or known != obj.known:
                changed = obj.copy()
                changed.marks = marks
                changed.known = known
                game.put(changed)
            looks += [(obj.id, p) for p in (0, 1) if OPEN_TO[p] in wanted and OPEN_TO[p] not in obj.marks]
    return looks
