"""Whether an event is one that a trigger condition speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.game import Ctx
from ludex.core.tree import ANY, Anything, Automatic, Sel, When
from ludex.core.values import select

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


def heard(game: Game, ability: Automatic, when: When) -> When:
    """The trigger as the book hears it: of some keywords the other object is asked about when they resolve."""
    if ability.keyword in game.book.triggers.asked_late and when.other != ANY:
        return When(when.event, when.subject, ANY, when.player, when.src, when.dst, when.not_src, when.word)
    return when


def as_seen(game: Game, event: Event) -> Event:
    """The event with its object as the book says that a trigger sees it."""
    return seen(event, event.kind == "move" and game.book.triggers.looks_back(game, event))


def seen(event: Event, back: bool) -> Event:
    """The event with its object as the trigger sees it: the old one looking back, else what it has become. What is
    created in a zone counts as put there (from nowhere)."""
    if event.kind not in ("move", "create") or back:
        return event
    ahead = event.copy()
    ahead.kind = "move"
    ahead.obj = event.new
    return ahead


def fires(game: Game, when: When, source: int, event: Event) -> bool:
    obj = game.look(source)
    if obj is None:
        return False
    return happens(game, when, Ctx(source, obj.player, (), event), event)


def happens(game: Game, when: When, ctx: Ctx, event: Event) -> bool:
    """Whether the event is one the condition speaks of."""
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
    return _is_such(game, when.other, event.other, ctx) and _is_such(game, when.cause, event.cause, ctx)


def _is_such(game: Game, sel: Sel, id: int, ctx: Ctx) -> bool:
    return isinstance(sel, Anything) or (id != 0 and select.matches(game, sel, id, ctx))
