"""Carries out events: `CARRY` has one function per event kind that changes the position. Triggers are collected after
the whole batch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.core.book import NOWHERE
from ludex.core.happening import changes, showing, triggers, uncovering, zones
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.objects import ANY_LENT, LENT, Gone
from ludex.core.position.seen import PUBLIC, REVEALED, seen_by
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game, Pending


MOVING: Final[tuple[str, ...]] = ("move", "become")
"""The events after which an object may have another id."""


def carry_out(game: Game, batch: tuple[Event, ...]) -> None:
    """Carry out a batch of events, notify the observer and the book, and collect the abilities that it triggers; then
    announce the figures that it changed, if somebody listens (`changes`), and show what effects uncover now."""
    if changes.begin(game):
        try:
            _in_parts(game, batch)
        finally:
            told = changes.end(game)
        if told:
            _carry_out(game, tuple(told))
    else:
        _in_parts(game, batch)
    if uncovering.any_effect(game):
        show_uncovered(game)


def show_uncovered(game: Game) -> None:
    """Show what effects uncover now (`uncovering`), and announce `look` for the cards that a player may look at from
    now on, if something listens."""
    looks = uncovering.uncover(game)
    if looks and triggers.listened(game, "look"):
        _carry_out(game, tuple(Event("look", id, player, 1) for id, player in looks))


def changing(game: Game, change: Callable[[], None]) -> None:
    """Make a change that is no event (an effect begins or ends), and announce the figures that it changed."""
    if not changes.begin(game):
        change()
        return
    try:
        change()
    finally:
        told = changes.end(game)
    if told:
        carry_out(game, tuple(told))


def _in_parts(game: Game, batch: tuple[Event, ...]) -> None:
    """Cards that leave the same zone of `Book.moves.one_by_one` do so in batches one after the other."""
    singly = game.book.moves.one_by_one
    if not singly or len(batch) < 2:
        _carry_out(game, batch)
        return
    parts: list[list[Event]] = [[]]
    left = [0, 0]
    for event in batch:
        obj = game.objects.get(event.obj)
        i = 0
        if event.kind == "move" and event.src in singly and event.src != event.dst and obj is not None:
            i = left[obj.side]
            left[obj.side] += 1
        if i == len(parts):
            parts.append([])
        parts[i].append(event)
    for part in parts:
        if game.outcome is None:
            _carry_out(game, tuple(part))
    if len(parts) > 1 and game.outcome is None and game.book.moves.after_parts is not None:
        game.book.moves.after_parts(game, list(batch))


NONE: Final[dict[int, Gone]] = {}


def _carry_out(game: Game, batch: tuple[Event, ...]) -> None:
    """Carry out a batch. The last known information about the objects that it moves is that from before all of it."""
    audit = audit_of(game) if game.observer is not None else None
    start = game.clone() if audit is not None else game
    before = layers.index_of(game)
    known = (
        layers.last_known(game, [event.obj for event in batch if event.kind in ("move", "become")])
        if len(batch) > 1
        else NONE
    )
    happened: list[Event] = []
    for event in batch:
        if event.kind == "move":
            if _move(game, event, known.get(event.obj) if known else None):
                happened.append(event)
                if event.kind == "move" and game.book.moves.entails is not None:
                    _take_along(game, event, happened)
            continue
        carry = CARRY.get(event.kind)
        if carry is None or carry(game, event):
            happened.append(event)
    if known:
        for id, gone in known.items():
            layers.remember_as(game, id, gone)
    if game.observer is not None:
        report(game, happened)
    after = game.book.moves.after_event
    if after is not None:
        for event in happened:
            after(game, event)
    if len(happened) > 1:
        zones.forget(game, tuple(e.new for e in happened if e.position == zones.SHUFFLED and e.new in game.objects))
    reached = game.clone() if audit is not None else game
    triggers.collect(game, happened, before)
    if audit is not None:
        audit(start, reached, happened, game.pending[len(reached.pending) :])
    at_once = game.book.moves.after_batch
    if at_once is not None:
        at_once(game, happened)


Audit = Callable[["Game", "Game", list[Event], tuple["Pending", ...]], None]
"""`batch` of an observer, for checks of the machine: it gets the positions before and after the events (clones; in the
second one nothing waits because of them yet), the events, and the abilities that they make wait."""


def audit_of(game: Game) -> Audit | None:
    """The method `batch` of the observer; None: there is none."""
    found: Audit | None = getattr(game.observer, "batch", None)
    return found


def report(game: Game, happened: list[Event]) -> None:
    """Notify the observer, if there is one, of events that have happened. This changes nothing."""
    observer = game.observer
    if observer is not None:
        for event in happened:
            observer.event(game, event)


def _take_along(game: Game, event: Event, happened: list[Event]) -> None:
    """Carry out the further moves that a move entails, and those that they entail."""
    entails = game.book.moves.entails
    if entails is not None:
        for further in entails(game, event):
            if _move(game, further):
                happened.append(further)
                _take_along(game, further, happened)


def _move(game: Game, event: Event, last: Gone | None = None) -> bool:
    """Move the object. The event then says where it really went (`Book.moves.reroute`); a move that the rules turn back
    to where the object is does not happen, and one to `NOWHERE` erases the object. `last` is its last known
    information, where that is known already."""
    obj = game.objects.get(event.obj)
    if obj is None:
        return False
    moves = game.book.moves
    to, player = moves.reroute(game, obj, event.dst, event.player)
    if to == NOWHERE:
        event.kind = "erase"
        return _erase(game, event)
    stays = to == obj.zone and player == obj.side and (to != event.dst or player != event.player)
    if to < 0 or stays:
        return False
    event.dst = to
    event.player = player
    if event.src < 0:
        event.src = obj.zone
    state = event.state if moves.enters is None else moves.enters(game, event)
    event.new = zones.move(game, obj, to, player, event.position, state, event.up, event.slot, last)
    gone = game.gone.get(obj.id)
    event.before = obj if gone is None else gone.obj
    return True


def _become(game: Game, event: Event) -> bool:
    """Give the object the role of the zone kind `dst` where it lies, linked to `other`; with `n` 1 it becomes a new
    object."""
    obj = game.objects.get(event.obj)
    if obj is None or (obj.zone == event.dst and obj.host == event.other):
        return False
    event.src, event.player, event.before = obj.zone, obj.player, obj
    fresh = event.n == 1
    event.new = zones.become(game, obj, event.dst, event.other, event.state, event.up, event.slot, fresh)
    return True


def _spot_gained(game: Game, event: Event) -> bool:
    """Add a spot of the type `word` in the row `position` and the column `n`; `slot` is its number (-1: the next)."""
    have = game.spots[event.player]
    if event.slot < 0:
        event.slot = 1 + max([spot.number for spot in have], default=-1)
    spots.replace(game, event.player, (*have, spots.Spot(event.slot, event.position, event.n, (event.word,))))
    return True


def _spot_lost(game: Game, event: Event) -> bool:
    """Take the spot with the number `slot` away. NB: what lies on it must have left before."""
    have = game.spots[event.player]
    left = tuple([spot for spot in have if spot.number != event.slot])
    if len(left) == len(have):
        return False
    spots.replace(game, event.player, left)
    return True


def _spot_type(game: Game, event: Event) -> bool:
    """Give the spot with the number `slot` the type `word` (`n` 1), or take it (`n` -1)."""
    spot = spots.numbered(game, event.player, event.slot)
    if spot is None or (event.word in spot.types) == (event.n > 0):
        return False
    types = (*spot.types, event.word) if event.n > 0 else tuple([t for t in spot.types if t != event.word])
    changed = spot._replace(types=types)
    spots.replace(game, event.player, tuple([changed if s is spot else s for s in game.spots[event.player]]))
    return True


def _state(game: Game, event: Event) -> bool:
    obj = game.objects.get(event.obj)
    if obj is None or obj.state == event.state:
        return False
    kind = game.book.zones[obj.zone]
    if not kind.oriented or (kind.states and event.state not in kind.states):
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
        changed.known |= seen_by(game, obj)
    zones.face(game, changed)
    game.put(changed)
    return True


def _flip(game: Game, event: Event) -> bool:
    """Turn the object over, so that it has the information of its other side only. It stays the same object. What is
    recorded of an ability by its number is kept for each side. NB: a card with one side, and one whose zone hides its
    information, is not turned over."""
    obj = game.objects.get(event.obj)
    if obj is None or obj.card.back is None or (obj.guise is not None and obj.guise is not obj.card.back):
        return False
    event.before = obj
    turned = obj.copy()
    turned.guise = obj.card.back if obj.guise is None else None
    game.put(turned)
    game.used = tuple([(id, _other(number) if id == obj.id else number, times) for id, number, times in game.used])
    game.truths = tuple([(id, _other(number) if id == obj.id else number) for id, number in game.truths])
    return True


def _other(number: int) -> int:
    """The number under which the record of a printed ability is kept while the other side counts, and the other way
    round; that of a granted one stays."""
    return number if number >= layers.GRANTED else -1 - number


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
    enters = game.book.moves.enters
    if enters is not None:
        state = enters(game, event)
        if state > 0 and state != event.state:
            changed = game.objects[event.new].copy()
            changed.state = state
            game.put(changed)
    return True


def _erase(game: Game, event: Event) -> bool:
    """Take the object out of the game. It leaves its zone for none."""
    obj = game.objects.get(event.obj)
    if obj is None:
        return False
    event.src = obj.zone
    event.dst = -1
    event.player = obj.player
    event.before = obj
    zones.erase(game, obj.id)
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
    showing.reveal(game, obj)
    return True


def _control(game: Game, event: Event) -> bool:
    """The player of the event controls the object from now on, which stays in its zone."""
    obj = game.objects.get(event.obj)
    if obj is None or obj.player == event.player:
        return False
    event.before = obj
    changed = obj.copy()
    changed.player = event.player
    marks = tuple(mark for mark in obj.marks if mark != LENT)
    changed.marks = marks if event.player == obj.side else (*marks, LENT)
    game.put(changed)
    game.memory.pop(ANY_LENT, None)
    if any(LENT in other.marks for other in game.objects.values()):
        game.memory[ANY_LENT] = 1
    return True


CARRY: Final[dict[str, Callable[[Game, Event], bool]]] = {
    "move": _move,
    "state": _state,
    "face": _face,
    "flip": _flip,
    "damage": _damage,
    "restore": _restore,
    "number": _number,
    "counter": _counter,
    "create": _create,
    "erase": _erase,
    "shuffle": _shuffle,
    "reveal": _reveal,
    "become": _become,
    "spot gained": _spot_gained,
    "spot lost": _spot_lost,
    "spot type": _spot_type,
    "control": _control,
}
"""Event kind -> function that changes the position and returns whether the event happened. Other kinds change nothing
and always happen."""
