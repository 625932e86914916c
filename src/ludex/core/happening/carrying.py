"""Carries out events: `CARRY` has one function per event kind that changes the position. Triggers are collected after
the whole batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import PUBLIC
from ludex.core.happening import triggers, zones
from ludex.core.position.event import Event
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game


REVEALED: Final = "revealed"
"""A mark (`Obj.marks`) that a game may put on a card while an effect shows it to both players."""


def carry_out(game: Game, batch: tuple[Event, ...]) -> None:
    """Carry out a batch of events, notify the observer and the book, and collect the abilities that it triggers."""
    before = layers.index_of(game)
    happened: list[Event] = []
    for event in batch:
        carry = CARRY.get(event.kind)
        if carry is None or carry(game, event):
            happened.append(event)
    if game.observer is not None:
        report(game, happened)
    after = game.book.moves.after_event
    if after is not None:
        for event in happened:
            after(game, event)
    triggers.collect(game, happened, before)
    at_once = game.book.moves.after_batch
    if at_once is not None:
        at_once(game, happened)


def report(game: Game, happened: list[Event]) -> None:
    """Notify the observer, if there is one, of events that have happened. This changes nothing."""
    observer = game.observer
    if observer is not None:
        for event in happened:
            observer.event(game, event)


def _move(game: Game, event: Event) -> bool:
    obj = game.objects.get(event.obj)
    if obj is None:
        return False
    if event.src < 0:
        event.src = obj.zone
    event.before = obj
    event.new = zones.move(game, obj, event.dst, event.player, event.position, event.state, event.up, event.slot)
    return True


def _state(game: Game, event: Event) -> bool:
    obj = game.objects.get(event.obj)
    if obj is None or obj.state == event.state:
        return False
    states = game.book.zones[obj.zone].states
    if states and event.state not in states:
        return False
    event.before = obj
    changed = obj.copy()
    changed.state = event.state
    game.put(changed)
    return True


def _face(game: Game, event: Event) -> bool:
    obj = game.objects.get(event.obj)
    if obj is None or obj.up == bool(event.up):
        return False
    changed = obj.copy()
    changed.up = bool(event.up)
    if obj.up and not changed.up:
        changed.known |= zones.seen_by(game, obj)
    game.put(changed)
    return True


def _damage(game: Game, event: Event) -> bool:
    obj = game.objects.get(event.obj)
    if obj is None or event.n <= 0:
        return False
    event.before = obj
    changed = obj.copy()
    changed.damage = obj.damage + event.n
    game.put(changed)
    return True


def _restore(game: Game, event: Event) -> bool:
    """Take back damage. `Obj.damage` may become negative: then the figure rises above the printed one."""
    obj = game.objects.get(event.obj)
    if obj is None or event.n <= 0:
        return False
    event.before = obj
    changed = obj.copy()
    changed.damage = obj.damage - event.n
    game.put(changed)
    return True


def _number(game: Game, event: Event) -> bool:
    if event.n == 0:
        return False
    game.set_num(event.player, event.word, game.num(event.player, event.word) + event.n)
    return True


def _counter(game: Game, event: Event) -> bool:
    obj = game.objects.get(event.obj)
    if obj is None:
        return False
    have = obj.counter(event.word)
    total = max(0, have + event.n)
    if total == have:
        return False
    changed = obj.copy()
    rest = tuple(pair for pair in obj.counters if pair[0] != event.word)
    changed.counters = (*rest, (event.word, total)) if total else rest
    game.put(changed)
    return True


def _create(game: Game, event: Event) -> bool:
    card = game.token(event.word)
    event.new = zones.create(game, card, event.dst, event.player, max(event.state, 0), event.slot)
    event.obj = event.new
    return True


def _shuffle(game: Game, event: Event) -> bool:
    zones.shuffle(game, event.dst, event.player)
    return True


def _reveal(game: Game, event: Event) -> bool:
    """Show the card to both players. A card that both see already (`REVEALED`, or face up in a public zone) cannot be
    revealed: the event does not happen."""
    obj = game.objects.get(event.obj)
    if obj is None or REVEALED in obj.marks or (obj.up and game.book.zones[obj.zone].sight == PUBLIC):
        return False
    if obj.known != 3:
        changed = obj.copy()
        changed.known = 3
        game.put(changed)
    return True


CARRY: Final = {
    "move": _move,
    "state": _state,
    "face": _face,
    "damage": _damage,
    "restore": _restore,
    "number": _number,
    "counter": _counter,
    "create": _create,
    "shuffle": _shuffle,
    "reveal": _reveal,
}
"""Event kind -> function that changes the position and returns whether the event happened. Other kinds change nothing
and always happen."""
