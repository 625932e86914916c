"""[CC 1018] Counters on cards.

Core's part: a player's counters are numbers of the player, gained and paid: [CC 1018.1] [CC 1018.3] core:_number;
[CC 1018.2] core:_number, core:_counter; they are paid in full or not at all: [CC 1018.3a] core:can_pay. Counters on
cards: [CC 1018.2b] [CC 1018.5] core:_counter; [CC 1018.4] core:amount. A card that leaves the field is a new object
without counters: [CC 1018.6] core:move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

ENTERS_WITH: Final = "enters with"


def enters_with(n: int, name: str) -> t.Mere:
    """[CC 1018.8] The ability of a card that enters the field with counters."""
    return t.Mere(ENTERS_WITH, n, name)


def entering(game: Game, id: int) -> None:
    """[CC 1018.8] Adds up the counters of the card's own abilities and of other effects; the card enters with the
    total."""
    obj = game.objects[id]
    if ENTERS_WITH not in obj.info.keywords and id not in layers.index_of(game).granted:
        return
    total = dict(obj.counters)
    for ability in layers.abilities(game, id):
        if isinstance(ability, t.Mere) and ability.keyword == ENTERS_WITH:
            total[ability.word] = total.get(ability.word, 0) + ability.n
    if total:
        changed = obj.copy()
        changed.counters = tuple(total.items())
        game.put(changed)


def do_move_counters(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1018.7] Moves up to `n` counters named `do.word` from the card bound to `from`, or else from the ability's
    card."""
    source = (ctx.get("from") or (ctx.source,))[0]
    obj = game.objects.get(source)
    if obj is None or not ids or ids[0] == source:
        return
    n = min(n, obj.counter(do.word))
    if n > 0:
        events.perform(game, Event("counter", source, n=-n, word=do.word, cause=ctx.source))
        events.perform(game, Event("counter", ids[0], n=n, word=do.word, cause=ctx.source))
