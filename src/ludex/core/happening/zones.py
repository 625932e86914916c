"""Puts objects into zones and takes them out. `move` is the only way from one zone to another; it makes a new object
unless `Book.moves.same_object` says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.book import HIDDEN, PUBLIC
from ludex.core.position import caches, rng
from ludex.core.position.objects import Card, Obj
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def places(kind: int) -> tuple[int, int]:
    """The places of both players' zones of a kind in `Game.zones`."""
    return kind * 2, kind * 2 + 1


def index(game: Game, kind: int, player: int) -> int:
    """The place of a zone in `Game.zones`."""
    return kind * 2 + (0 if game.book.zones[kind].shared else player)


def seen_by(game: Game, obj: Obj) -> int:
    """The players who may see which card the object is, as bits: 1 for player 0, 2 for player 1."""
    kind = game.book.zones[obj.zone]
    mask = obj.known
    if kind.sight == PUBLIC:
        if obj.up:
            mask = 3
        elif kind.face_down_own:
            mask |= 1 << obj.player
    elif kind.sight != HIDDEN:
        mask |= 1 << obj.player
        if kind.faces and obj.up:
            mask = 3
    return mask


def move(
    game: Game, obj: Obj, to: int, player: int, position: str = "top", state: int = -1, up: int = -1, slot: int = -1
) -> int:
    """Move the object into a zone of the kind `to`, and return the id that it has there. `Book.moves.reroute` may send
    it elsewhere.

    `position` is `top`; any other word means the bottom. `state` -1: orientation 0, `up` -1: face up in public zones;
    an object that stays the same keeps both.
    """
    book = game.book
    to, player = book.moves.reroute(game, obj, to, player)
    kind = book.zones[to]
    at = obj.zone * 2 + (0 if book.zones[obj.zone].shared else obj.player)
    game.zones[at] = _without(game.zones[at], obj.id)
    if book.moves.same_object(game, obj.zone, to):
        new = _same(game, obj, to, player, state, slot)
    else:
        id = game.next_id
        game.next_id = id + 1
        new = Obj(
            id, obj.card, obj.owner, player, to, 0 if state < 0 else state,
            kind.sight == PUBLIC if up < 0 else up == 1, slot, 0, (), (), 0, seen_by(game, obj), game.tick(),
            game.turn, None,
        )  # fmt: skip
        game.gone[obj.id] = layers.last_information(game, obj, id)
        del game.objects[obj.id]
    game.objects[new.id] = new
    there = index(game, to, player)
    game.zones[there] = game.zones[there] + (new.id,) if position == "top" else (new.id, *game.zones[there])
    caches.moved(game, obj, new)
    if book.moves.after_move is not None:
        book.moves.after_move(game, obj, new)
    return new.id


def _same(game: Game, obj: Obj, to: int, player: int, state: int, slot: int) -> Obj:
    new = obj.copy()
    new.zone = to
    new.player = player
    if state >= 0:
        new.state = state
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
    at = index(game, obj.zone, obj.player)
    game.zones[at] = _without(game.zones[at], id)
    game.gone[id] = layers.last_information(game, obj, 0)
    del game.objects[id]
    caches.moved(game, obj, None)


def shuffle(game: Game, kind: int, player: int) -> None:
    """Shuffle a zone. Players no longer know which of its cards is which."""
    at = index(game, kind, player)
    game.zones[at] = rng.shuffled(game, game.zones[at])
    for id in game.zones[at]:
        obj = game.objects[id]
        if obj.known:
            changed = obj.copy()
            changed.known = 0
            game.objects[id] = changed


def reorder(game: Game, kind: int, player: int, order: tuple[int, ...]) -> None:
    """Put the cards of a zone into the given order, which must contain the same ids."""
    at = index(game, kind, player)
    if sorted(order) != sorted(game.zones[at]):
        raise ValueError("not the same cards")
    game.zones[at] = order


def hide(game: Game, ids: tuple[int, ...], player: int) -> None:
    """Make the opponent of `player` forget which of these cards is which, because the player put them in a secret
    order."""
    for id in ids:
        obj = game.objects[id]
        changed = obj.copy()
        changed.known = obj.known & (1 << player)
        game.put(changed)


def forget(game: Game, ids: tuple[int, ...]) -> None:
    """Make both players forget which of these cards is which."""
    for id in ids:
        changed = game.objects[id].copy()
        changed.known = 0
        game.put(changed)


def top(game: Game, zone: str, player: int, n: int) -> tuple[int, ...]:
    """The top n cards, the topmost first."""
    ids = game.zone(zone, player)
    return tuple(reversed(ids[-n:])) if n > 0 else ()


def hosted(game: Game, host: int, zone: str, player: int) -> tuple[int, ...]:
    """The ids in a zone whose `Obj.host` is the host."""
    return tuple(id for id in game.zone(zone, player) if game.objects[id].host == host)


def forget_gone(game: Game) -> None:
    """Drop last known information older than the previous turn."""
    if game.gone:
        game.gone = {id: gone for id, gone in game.gone.items() if gone.turn >= game.turn - 1}
