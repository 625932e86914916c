"""Clears the caches of a position: `Game.values` (figures), `Game.index` (active abilities), `Game.printed` (those on
cards) and `Game.settled`; `Game.faces` gets another number.

No other module clears them. The index itself says which changes make it stale: `Index.volatile`, `places`, `nums`
and `granted`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.position.game import Effect, Game
    from ludex.core.position.objects import Obj


_FACES: Final[list[int]] = [0]


def faces_changed() -> int:
    """A number that no position has had as `Game.faces`."""
    number = _FACES[0] + 1
    _FACES[0] = number
    return number


def changed(game: Game) -> None:
    """Call after any change that figures may depend on: clears the values, `Game.quiet`, and the index if it is
    volatile."""
    game.quiet = 0
    phase_changed(game)


def phase_changed(game: Game) -> None:
    """Call after a phase began or ended, if nothing else has changed: as `changed`, but `Game.quiet` stays."""
    if game.values:
        game.values = {}
    if game.index is not None and game.index.volatile:
        game.index = None


def all_changed(game: Game) -> None:
    """Clear all caches."""
    game.values = {}
    game.index = None
    game.printed = None
    game.settled = False
    game.counted = False
    game.faces = faces_changed()
    game.quiet = 0


def effects_changed(game: Game) -> None:
    """Call after `Game.effects` changed. Without effects the index is that of the abilities on cards, if these grant
    and take nothing."""
    printed = game.printed
    game.index = None if game.effects or printed is None or printed.grants else printed
    game.settled = False
    changed(game)


def effect_added(game: Game, effect: Effect) -> None:
    """Call after an effect was added to `Game.effects`, as the last one."""
    index = game.index
    game.index = None if index is None else index.joined(effect)
    game.settled = False
    changed(game)


def granted(game: Game) -> None:
    """Call when the abilities that effects grant and take are settled: figures asked meanwhile did not count them."""
    if game.values:
        game.values = {}


def object_changed(game: Game, old: Obj, new: Obj) -> None:
    """Call after a changed copy `new` replaced the object `old` in the same zone."""
    shown = old.guise is not new.guise or old.up != new.up or old.card is not new.card
    if shown or old.player != new.player or old.entered != new.entered:
        game.index = None
        game.printed = None
        game.settled = False
        game.faces = faces_changed()
    elif old.slot != new.slot or old.host != new.host:
        game.settled = False
        if old.host != new.host and game.index is not None and game.index.places >> new.zone & 1:
            game.index = None
    changed(game)


def number_changed(game: Game, name: str) -> None:
    """Call after the number `name` of a player changed."""
    if game.index is not None and name in game.index.nums:
        game.index = None
    game.settled = False
    game.counted = False
    changed(game)


def moved(game: Game, old: Obj | None, new: Obj | None) -> None:
    """Call after an object left a zone (`old`; None: created) and entered one (`new`; None: erased)."""
    leaves = old is not None and _listed(game, old)
    arrives = new is not None and _listed(game, new)
    if leaves or arrives:
        _list_anew(game, old if leaves else None, new if arrives else None)
    elif (old is not None and _counts(game, old)) or (new is not None and _counts(game, new)):
        game.index = None
    game.settled = False
    changed(game)


def shown(game: Game) -> None:
    """Call after an object that was just moved was turned, or got other information, before anybody saw it."""
    game.index = None
    game.printed = None
    game.faces = faces_changed()


def _list_anew(game: Game, old: Obj | None, new: Obj | None) -> None:
    """Change the index of the abilities on cards for objects that it listed or will list, or clear it; and likewise the
    index made of it, unless effects grant or take abilities."""
    index, printed = game.index, game.printed
    changed = None if printed is None else printed.after_move(game, old, new)
    game.printed = changed
    if changed is None or index is None or index.grants:
        game.index = None
    else:
        game.index = changed if index is printed else index.hearing(changed)


def reordered(game: Game, kind: int, player: int) -> None:
    """Call after the objects of a zone got another order: the index lists abilities in the order of their objects."""
    game.quiet = 0
    if game.index is not None and game.index.places >> kind & 1:
        game.index = None
    for id in game.zone_at(kind, player):
        if _listed(game, game.objects[id]):
            game.index = None
            game.printed = None
            return


def _listed(game: Game, obj: Obj) -> bool:
    """Whether the index lists an ability of the object in its zone: an automatic, passive or replacement ability that
    is valid there, or what the rules say of cards that lie face down."""
    card = obj.card if obj.guise is None else obj.guise
    kind = game.book.zones[obj.zone]
    if card.acts and ((card.acts_by_rule and kind.acts) or (card.acts_in and kind.name in card.acts_in)):
        return True
    return kind.overturned and not obj.up


def _counts(game: Game, obj: Obj) -> bool:
    """Whether effects grant or take abilities of the object, or may do so because it is in its zone."""
    index = game.index
    if index is None or not index.grants:
        return False
    return obj.id in index.granted or bool(index.places >> obj.zone & 1)
