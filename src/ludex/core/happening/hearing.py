"""Decides whether an event fulfils a trigger condition (`When`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core.position.game import Ctx
from ludex.core.tree import ANY, Anything, Automatic, Not, Sel, When
from ludex.core.values import select
from ludex.core.values.facts import called

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


NOBODY: Final = Not(ANY)
"""As the second object or cause of an event: there is none."""


def heard(game: Game, ability: Automatic, when: When) -> When:
    """The condition to test when the ability triggers: for the keywords `asked_late` of the book, without `When.other`,
    which the game checks when the ability resolves."""
    if ability.keyword in game.book.triggers.asked_late and when.other != ANY:
        return replace(when, other=ANY)
    return when


def as_seen(game: Game, event: Event) -> Event:
    """The event as triggers see it by the book's rules: `seen` with `back` from `Book.triggers.looks_back`."""
    return seen(event, looks_back(game, event))


def looks_back(game: Game, event: Event) -> bool:
    """Whether triggers on the event use the object as it was before: the book says so of moves and changes of role."""
    return event.kind in ("move", "become") and game.book.triggers.looks_back(game, event)


ARRIVALS: Final[tuple[str, ...]] = ("move", "create", "erase", "become")
"""The event kinds after which an object may be another than before."""


def subject(event: Event, back: bool) -> int:
    """The object that the event is about, as triggers see it (`seen`)."""
    kind = event.kind
    if kind == "create" or (not back and kind in ("move", "become")):
        return event.new
    return event.obj


def seen(event: Event, back: bool) -> Event:
    """The event as triggers see it. A move, or what an object becomes, is about the object before it if `back`, else
    about the object it became; an erasure is about the object before it."""
    if event.kind not in ARRIVALS or (back and event.kind in ("move", "become")):
        return event
    ahead = event.copy()
    if event.kind != "become":
        ahead.kind = "move"
    if event.kind != "erase":
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
    return is_such(game, when, event) and concerns(game, when, ctx, event)


def is_such(game: Game, when: When, event: Event) -> bool:
    """Whether the event fulfils what the condition says of it for all abilities alike: its kind, its word, its number,
    from where to where it leads, and the phase."""
    if when.event != event.kind or (when.word and not called(game, event, when.word)):
        return False
    if when.least and event.n < when.least:
        return False
    names = game.book.zones
    if when.src and (event.src < 0 or names[event.src].name not in when.src):
        return False
    if when.not_src and event.src >= 0 and names[event.src].name in when.not_src:
        return False
    if when.dst and (event.dst < 0 or names[event.dst].name not in when.dst):
        return False
    return not when.phase or select.is_during(game, when.phase)


def concerns(game: Game, when: When, ctx: Ctx, event: Event) -> bool:
    """Whether the event fulfils the rest of the condition, in the context of the ability that has it."""
    if when.player and event.player not in select.players_of(when.player, ctx):
        return False
    if when.left and not _left(game, event, select.players_of(when.left, ctx)):
        return False
    if not select.matches(game, when.subject, event.obj, ctx):
        return False
    return _fits(game, when.other, event.other, ctx) and _fits(game, when.cause, event.cause, ctx)


def _left(game: Game, event: Event, players: tuple[int, ...]) -> bool:
    """Whether the object leaves, or left, a zone of one of the players."""
    obj = event.before or game.look(event.obj)
    return obj is not None and obj.player in players


def _fits(game: Game, sel: Sel, id: int, ctx: Ctx) -> bool:
    """Whether the object matches the selector. `Anything` also accepts id 0, no object; `NOBODY` accepts only that."""
    if isinstance(sel, Anything):
        return True
    if id == 0:
        return isinstance(sel, Not) and isinstance(sel.part, Anything)
    return select.matches(game, sel, id, ctx)
