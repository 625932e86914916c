"""SVE chapter 15: counters, and perpetual cycles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import events
from ludex.core.book import Verb
from ludex.core.event import Event

if TYPE_CHECKING:
    from ludex.core.state import Ctx, Game
    from ludex.core.tree import Do


def move_stack(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 13.3.2.2] All stack counters of the card go to the other."""
    source = game.objects.get(ctx.source)
    if source is None or not ids:
        return
    n = source.counter("stack")
    events.perform(game, Event("counter", source.id, n=-n, word="stack"), Event("counter", ids[0], n=n, word="stack"))


def bury_empty(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 13.3.3.2] An amulet whose last stack counter went goes to the cemetery as part of the cost."""
    empty = [id for id in ids if not game.objects[id].counter("stack")]
    events.perform(game, *(events.moving(game, id, "cemetery") for id in empty))


def verbs() -> dict[str, Verb]:
    return {"move stack": Verb("SVE 13.3.2", move_stack), "bury empty": Verb("SVE 13.3.3", bury_empty)}
