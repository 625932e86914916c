"""[VG 7.33] Time leap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.resolving import resolving
from ludex.core.values import select
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import BIND, RC

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


def time_leap(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.33.1.1] Binds the rear-guards; for each that was bound the player searches the deck for up to one unit of
    the next grade, calls all of them at the same time, and shuffles. At the end of the turn each of those goes
    under the deck (`return_from_leap`)."""
    leaping = [id for id in ids if game.objects[id].zone == RC]
    if not leaping:
        return
    found: list[t.Sel] = []
    searches: list[t.Instr] = []
    returns: list[t.Instr] = []
    for i, id in enumerate(leaping):
        bound, name = f"leapt {i + 1}", f"found {i + 1}"
        ctx = ctx.bind(bound, (id,)).bind(name, ())
        grade = t.Figure("grade", "=", game.objects[id].info.figures.get("grade", 0) + 1)
        search = t.Search(name, 1, t.Word("type", "unit") & grade, "deck", up_to=True)
        searches.append(t.If(t.Compare(t.Moved(bound), ">=", 1), (search,)))
        returns.append(t.Do("return from time leap", t.Ref(name), word=bound))
        found.append(t.Ref(name))
    ctx = ctx.bind("leaping", tuple(leaping))
    block = (
        t.Move(t.Ref("leaping"), "bind", "bind", up=True),
        *searches,
        t.Do("call", t.Some(tuple(found)), word="RC"),
        t.Shuffle("deck"),
        t.Delay(t.When("begin", word="end of turn"), tuple(returns)),
    )
    resolving.resolve(game, block, ctx)


def return_from_leap(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.33.1.1] The unit that was called goes under the deck. Only if it got there, the card that is bound to
    `do.word` is called by the player who owns it."""
    for id in ids:
        if game.objects[id].zone != RC:
            continue
        event = events.moving(game, id, "deck", -1, "put", "bottom", cause=ctx.source)
        events.perform(game, event)
        bound = [one for one in select.find(game, t.Ref(do.word), ctx) if game.objects[one].zone == BIND]
        if event.new and bound:
            c06.superior_call(game, game.objects[bound[0]].owner, tuple(bound), False, cause=ctx.source)


VERBS: Final[dict[str, Verb]] = {
    "time leap": Verb("VG 7.33", time_leap),
    "return from time leap": Verb("VG 7.33", return_from_leap),
}
