"""Changes the list of automatic abilities (`Index.events`) when a card moves, so that it need not be made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.tree import Ability, Automatic, When
from ludex.core.values.index import DECREASE, INCREASE

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj
    from ludex.core.values.index import Index

Listeners = dict[str, list[tuple[int, int, Automatic]]]
"""The abilities that events trigger (`Index.events`)."""


def after_move(game: Game, index: Index, old: Obj | None, new: Obj | None) -> Listeners | None:
    """The automatic abilities after a listed object left its zone (`old`) and one arrived (`new`). None: the index
    lists more of them than abilities that an event triggers, or `new` is not the last of its zone."""
    if (old is not None and not _only_listens(game, old)) or (new is not None and not _only_listens(game, new)):
        return None
    events = index.events.copy()
    if old is not None:
        _remove(game, events, old)
    if new is not None:
        if game.zone_at(new.zone, new.side)[-1] != new.id:
            return None
        if index.ranks[new.zone] >= 0:
            _insert(game, index, events, new)
    return events


def _valid(game: Game, obj: Obj, ability: Ability) -> bool:
    """Whether an ability of the object is valid where it is."""
    kind = game.book.zones[obj.zone]
    return kind.name in ability.zones if ability.zones else kind.acts


def _only_listens(game: Game, obj: Obj) -> bool:
    """Whether nothing is listed of the object but abilities that an event triggers, and of these none that
    `Index.compares` is about."""
    kind = game.book.zones[obj.zone]
    if not obj.up and (kind.acts or kind.overturned):
        return False
    for _, ability in obj.info.listed:
        heard = False
        if isinstance(ability, Automatic):
            when = ability.when
            heard = isinstance(when, When) and when.event not in (INCREASE, DECREASE)
        if not heard and _valid(game, obj, ability):
            return False
    return True


def _remove(game: Game, events: Listeners, obj: Obj) -> None:
    for _, ability in obj.info.listed:
        if isinstance(ability, Automatic) and isinstance(ability.when, When) and _valid(game, obj, ability):
            event = ability.when.event
            have = events.get(event)
            if have is not None:
                left = [one for one in have if one[0] != obj.id]
                if left:
                    events[event] = left
                else:
                    del events[event]


def _insert(game: Game, index: Index, events: Listeners, obj: Obj) -> None:
    """List the abilities of the object after those of all objects that come before it."""
    rank = _order_of(game, index, obj)
    for number, ability in obj.info.listed:
        if isinstance(ability, Automatic) and isinstance(ability.when, When) and _valid(game, obj, ability):
            event = ability.when.event
            one = (obj.id, number, ability)
            have = events.get(event)
            if have is None:
                events[event] = [one]
                continue
            i = len(have)
            while i > 0 and _order_of(game, index, game.objects[have[i - 1][0]]) > rank:
                i -= 1
            events[event] = [*have[:i], one, *have[i:]]


def _order_of(game: Game, index: Index, obj: Obj) -> int:
    """The place of the object's zone in the order in which objects are listed."""
    return index.ranks[obj.zone] * 2 + (0 if game.book.zones[obj.zone].shared else obj.side)
