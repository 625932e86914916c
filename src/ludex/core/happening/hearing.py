"""Decides whether an event fulfils a trigger condition (`When`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.game import Ctx
from ludex.core.tree import ANY, Anything, Automatic, Sel, When
from ludex.core.values import select

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


def heard(game: Game, ability: Automatic, when: When) -> When:
    """The condition to test when the ability triggers: for the keywords `asked_late` of the book, without `When.other`,
    which the game checks when the ability resolves."""
    if ability.keyword in game.book.triggers.asked_late and when.other != ANY:
        return When(when.event, when.subject, ANY, when.player, when.src, when.dst, when.not_src, when.word)
    return when


def as_seen(game: Game, event: Event) -> Event:
    """The event as triggers see it by the book's rules: `seen` with `back` from `Book.triggers.looks_back`."""
    return seen(event, event.kind == "move" and game.book.triggers.looks_back(game, event))


def seen(event: Event, back: bool) -> Event:
    """The event as triggers see it. A move is about the object before it if `back`, else about the object it became. A
    creation counts as a move from no zone."""
    if event.kind not in ("move", "create") or back:
        return event
    ahead = event.copy()
    ahead.kind = "move"
    ahead.obj = event.new
    return ahead


def fires(game: Game, when: When, source: int, event: Event) -> bool:
    """Whether the event fulfils the condition of an ability on the object `source`."""
    obj = game.look(source)
    if obj is None:
        return False
    return happens(game, when, Ctx(source, obj.player, (), event), event)


def happens(game: Game, when: When, ctx: Ctx, event: Event) -> bool:
    """Whether the event fulfils the condition, in the context of the ability that has it."""
    if when.event != event.kind or (when.word and when.word != event.word):
        return False
    names = game.book.zones
    if when.src and (event.src < 0 or names[event.src].name not in when.src):
        return False
    if when.not_src and event.src >= 0 and names[event.src].name in when.not_src:
        return False
    if when.dst and (event.dst < 0 or names[event.dst].name not in when.dst):
        return False
    if when.player and event.player not in select.players_of(when.player, ctx):
        return False
    if not select.matches(game, when.subject, event.obj, ctx):
        return False
    return _fits(game, when.other, event.other, ctx) and _fits(game, when.cause, event.cause, ctx)


def _fits(game: Game, sel: Sel, id: int, ctx: Ctx) -> bool:
    """Whether the object matches the selector. `Anything` also accepts id 0, no object."""
    return isinstance(sel, Anything) or (id != 0 and select.matches(game, sel, id, ctx))
