"""Puts objects into zones and takes them out. `move` is the only way from one zone to another; it makes a new object
unless `Book.moves.same_object` says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import OWN, PUBLIC, ZoneKind
from ludex.core.position import caches, rng
from ludex.core.position.objects import LENT, Card, Gone, Obj
from ludex.core.position.seen import seen_by, shown_to, unmarked
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def places(kind: int) -> tuple[int, int]:
    """The places of both players' zones of a kind in `Game.zones`."""
    return kind * 2, kind * 2 + 1


def index(game: Game, kind: int, player: int) -> int:
    """The place of a zone in `Game.zones`."""
    return kind * 2 + (0 if game.book.zones[kind].shared else player)


def move(
    game: Game,
    obj: Obj,
    to: int,
    player: int,
    position: str = "top",
    state: int = -1,
    up: int = -1,
    slot: int = -1,
    last: Gone | None = None,
) -> int:
    """Move the object into a zone of the kind `to`, and return the id that it has there. `carrying` asks the book first
    where it really goes (`Book.moves.reroute`).

    `position` is `top`; any other word means the bottom. `state` -1: orientation 0, `up` -1: face up in public zones;
    an object that stays the same keeps what is not said, the orientation only between zones that have orientations.
    `last` is its last known information, where that is known already.
    """
    book = game.book
    kind = book.zones[to]
    at = obj.zone * 2 + (0 if book.zones[obj.zone].shared else obj.side)
    known = leave(game, obj, at, _openly(kind, obj, player, up))
    obj = game.objects[obj.id]
    game.zones[at] = _without(game.zones[at], obj.id)
    if book.moves.same_object(game, obj.zone, to):
        new = _same(game, obj, to, player, state, slot)
        if up >= 0:
            new.up = up == 1
            new.known |= known
    else:
        id = game.next_id
        game.next_id = id + 1
        new = Obj(
            id, obj.card, obj.owner, player, to, 0 if state < 0 else state,
            kind.sight == PUBLIC if up < 0 else up == 1, slot, 0, (), (), 0, known, game.tick(),
            game.turn, None,
        )  # fmt: skip
        if last is None:
            game.gone[obj.id] = layers.last_information(game, obj, id)
        else:
            game.gone[obj.id] = Gone(obj, id, game.turn, last.figures, last.keywords, last.words)
        del game.objects[obj.id]
    if kind.blank:
        face(game, new)
    game.objects[new.id] = new
    there = index(game, to, player)
    game.zones[there] = game.zones[there] + (new.id,) if position == "top" else (new.id, *game.zones[there])
    caches.moved(game, obj, new)
    if book.moves.after_move is not None:
        lies_up, guise = new.up, new.guise
        book.moves.after_move(game, obj, new)
        if new.up != lies_up or new.guise is not guise:
            caches.shown(game)
    return new.id


def become(
    game: Game, obj: Obj, to: int, host: int = 0, state: int = -1, up: int = -1, slot: int = -1, fresh: bool = False
) -> int:
    """Give the object the role of another zone kind where it lies, linked to `host` (0: to none); return its id. This
    is no move: the object keeps its id, its spot and the effects on it, unless `fresh` makes it a new object. `state`,
    `up` and `slot` -1: unchanged."""
    at = index(game, obj.zone, obj.player)
    game.zones[at] = _without(game.zones[at], obj.id)
    new = obj.copy()
    if fresh:
        new.id = game.next_id
        game.next_id += 1
        new.counters, new.marks, new.guise = (), (), None
        new.damage, new.entered, new.turn = 0, game.tick(), game.turn
        game.gone[obj.id] = layers.last_information(game, obj, new.id)
        del game.objects[obj.id]
    new.zone, new.host = to, host
    if state >= 0:
        new.state = state
    if up >= 0:
        new.up = up == 1
    if slot >= 0:
        new.slot = slot
    face(game, new)
    game.objects[new.id] = new
    there = index(game, to, new.player)
    game.zones[there] = game.zones[there] + (new.id,)
    caches.all_changed(game)
    if game.book.moves.after_become is not None:
        game.book.moves.after_become(game, obj, new)
    return new.id


def leave(game: Game, obj: Obj, at: int, openly: bool) -> int:
    """Who knows which card an object is that leaves its zone (`at`), as bits for `Obj.known`. What the other player
    knows of the cards that stay fades where they could not follow: a card that leaves a zone that `mixes`, or a deck
    between its ends, may have been any of those that they do not see. `openly`: both players see the card arrive."""
    known = seen_by(game, obj)
    kind = game.book.zones[obj.zone]
    if kind.sight == PUBLIC and (obj.up or not kind.mixes):
        return known
    ids = game.zones[at]
    other = 1 - obj.player
    bit = 1 << other
    if kind.mixes:
        if not shown_to(game, obj) & bit:
            if openly:
                if not obj.known & bit:
                    _take_for(game, ids, obj, bit)
            elif len(ids) > 1:
                known &= ~bit
                _blur(game, ids, bit)
    elif kind.ordered and not openly and not shown_to(game, obj) & bit and obj.id not in (ids[0], ids[-1]):
        known &= ~bit
        _blur(game, ids, bit)
    return known


def _openly(kind: ZoneKind, obj: Obj, player: int, up: int) -> bool:
    """Whether the player who does not have the object sees it arrive in a player's zone of the kind."""
    if kind.sight == PUBLIC:
        return up != 0 or kind.face_down == PUBLIC
    return kind.sight == OWN and (player != obj.player or (kind.faces and up == 1))


def _take_for(game: Game, ids: tuple[int, ...], obj: Obj, bit: int) -> None:
    """A player sees a card leave, and knows one like it in the zone: to them, that one has left."""
    for id in ids:
        like = game.objects[id]
        if like.known & bit and like.card.number == obj.card.number and not shown_to(game, like) & bit:
            _unknow(game, like, bit)
            return


def _blur(game: Game, ids: tuple[int, ...], bit: int) -> None:
    """A player no longer knows any of these cards, except those they see."""
    for id in ids:
        obj = game.objects[id]
        if obj.known & bit and not shown_to(game, obj) & bit:
            _unknow(game, obj, bit)


def _unknow(game: Game, obj: Obj, bit: int) -> None:
    changed = obj.copy()
    changed.known &= ~bit
    game.put(changed)


def face(game: Game, obj: Obj) -> None:
    """Give an object that is not in the position yet the information that its facing leaves it: a face-down card has
    that of `ZoneKind.blank`, a card turned up has its own again."""
    blank = game.book.zones[obj.zone].blank
    if blank:
        front = game.book.tokens[blank]
        if not obj.up:
            obj.guise = front
        elif obj.guise is front:
            obj.guise = None


def _same(game: Game, obj: Obj, to: int, player: int, state: int, slot: int) -> Obj:
    new = obj.copy()
    new.zone = to
    if LENT in obj.marks:
        new.marks = tuple(mark for mark in obj.marks if mark != LENT or player != obj.player)
    else:
        new.player = player
    if state >= 0:
        new.state = state
    elif not game.book.zones[obj.zone].oriented and game.book.zones[to].oriented:
        new.state = 0  # where it comes from, it had no orientation to keep
    if slot >= 0:
        new.slot = slot
    return new


def _without(ids: tuple[int, ...], id: int) -> tuple[int, ...]:
    if ids[-1] == id:
        return ids[:-1]
    i = ids.index(id)
    return ids[:i] + ids[i + 1 :]


def create(
    game: Game, card: Card, to: int, player: int, state: int = 0, slot: int = -1, up: bool = True, owner: int = -1
) -> int:
    """Put a card that was in no zone into one, and return its id: tokens, decks before the game, scenarios. `owner` -1:
    the player."""
    id = game.next_id
    game.next_id = id + 1
    kind = game.book.zones[to]
    face_up = up and kind.sight == PUBLIC
    game.objects[id] = Obj(
        id, card, player if owner < 0 else owner, player, to, state, face_up, slot, entered=game.tick(), turn=game.turn
    )
    face(game, game.objects[id])
    there = index(game, to, player)
    game.zones[there] = game.zones[there] + (id,)  # faster than unpacking, which builds a list first
    caches.moved(game, None, game.objects[id])
    return id


def deal(game: Game, cards: list[Card], to: int, player: int) -> None:
    """Put cards that were in no zone into one, one after the other."""
    for card in cards:
        create(game, card, to, player)


def erase(game: Game, id: int) -> None:
    """Remove an object from the game. Its last known information stays in `Game.gone`."""
    obj = game.objects[id]
    at = index(game, obj.zone, obj.side)
    leave(game, obj, at, True)
    game.zones[at] = _without(game.zones[at], id)
    game.gone[id] = layers.last_information(game, obj, 0)
    del game.objects[id]
    caches.moved(game, obj, None)


def shuffle(game: Game, kind: int, player: int) -> None:
    """Shuffle a zone. Players no longer know which of its cards is which."""
    at = index(game, kind, player)
    game.zones[at] = rng.shuffled(game, game.zones[at])
    caches.reordered(game, kind, player)
    for id in game.zones[at]:
        obj = game.objects[id]
        if obj.known:
            changed = obj.copy()
            changed.known = 0
            changed.marks = unmarked(obj.marks)
            game.objects[id] = changed


def reorder(game: Game, kind: int, player: int, order: tuple[int, ...]) -> None:
    """Put the cards of a zone into the given order, which must contain the same ids."""
    at = index(game, kind, player)
    if sorted(order) != sorted(game.zones[at]):
        raise ValueError("not the same cards")
    game.zones[at] = order
    caches.reordered(game, kind, player)


def hide(game: Game, ids: tuple[int, ...], player: int) -> None:
    """Make the opponent of `player` forget which of these cards is which, because the player put them in a secret
    order."""
    for id in ids:
        obj = game.objects[id]
        changed = obj.copy()
        changed.known = obj.known & (1 << player)
        changed.marks = unmarked(obj.marks)
        game.put(changed)


SHUFFLED: Final = "bottom, shuffled"
"""A value of `Move.position`: at the bottom, in a random order."""


def forget(game: Game, ids: tuple[int, ...]) -> None:
    """Make both players forget which of these cards is which."""
    for id in ids:
        changed = game.objects[id].copy()
        changed.known = 0
        changed.marks = unmarked(changed.marks)
        game.put(changed)


def top(game: Game, zone: str, player: int, n: int) -> tuple[int, ...]:
    """The top n cards, the topmost first."""
    ids = game.zone(zone, player)
    return tuple(reversed(ids[-n:])) if n > 0 else ()


def bottom(game: Game, zone: str, player: int, n: int) -> tuple[int, ...]:
    """The n cards at the bottom, the lowest first."""
    return tuple(game.zone(zone, player)[:n]) if n > 0 else ()


def hosted(game: Game, host: int, zone: str, player: int) -> tuple[int, ...]:
    """The ids in a zone whose `Obj.host` is the host."""
    return tuple(id for id in game.zone(zone, player) if game.objects[id].host == host)


def forget_gone(game: Game) -> None:
    """Drop last known information older than the previous turn."""
    if game.gone:
        game.gone = {id: gone for id, gone in game.gone.items() if gone.turn >= game.turn - 1}
