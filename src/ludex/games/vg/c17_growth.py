"""[VG 17.15.6] Explosive Growth: a unit is called onto another one, which becomes its growth factor.

A growth factor lies in the zone kind `growth factor`, and `Obj.host` is the unit over it; so it does not count among
the units of its circle. [VG 13.3.5] A growth factor may have growth factors of its own. RULING-VG-211
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.values import layers, queries
from ludex.games.vg.c04_zones import DRESS, GROWTH, HELD, ON_CIRCLES, RC

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

KEYWORD: Final = "Explosive Growth"
"""The keyword, and the query for the units that a card can be called onto."""
GROWN: Final = "explosive growth"
"""[VG 17.15.6.2] The mark of a unit in the explosive growth state."""
LEAVING: Final = "loop leaves its growth factor"
"""Remembered while a unit moves without its growth factors. [VG 17.15.6.7]"""


def factors_of(game: Game, id: int) -> list[int]:
    """The growth factors that are associated with a card."""
    return [one for player in (0, 1) for one in game.at(GROWTH, player) if game.objects[one].host == id]


def pile_under(game: Game, id: int) -> list[int]:
    """All cards that lie under a unit with its growth factors: theirs, and their originalDress cards."""
    found: list[int] = []
    for one in factors_of(game, id):
        dresses = [x for player in (0, 1) for x in game.at(DRESS, player) if game.objects[x].host == one]
        found += [one, *dresses, *pile_under(game, one)]
    return found


def grow(game: Game, placed: tuple[int, ...], there: list[int]) -> list[int]:
    """[VG 17.15.6.2] The units on the circles of cards that were called with Explosive Growth become their growth
    factors, if they fulfill the condition, instead of being retired; the cards are in the explosive growth state.
    [VG 17.15.6] Returns the growth factors."""
    if KEYWORD not in layers.index_of(game).rules:
        return []
    grown: list[int] = []
    for id in placed:
        unit = game.objects.get(id)
        if unit is None:
            continue
        below = [one for one in there if _on_circle_of(game.objects[one], unit)]
        for factor in queries.among(game, KEYWORD, id, [], below):
            events.perform(game, Event("become", factor, unit.player, dst=GROWTH, other=id, word="growth factor"))
            grown.append(factor)
        if factors_of(game, id):
            _mark(game, id)
            events.announce(game, "becomes", id, unit.player, word=GROWN)
    return grown


def _on_circle_of(obj: Obj, unit: Obj) -> bool:
    """Whether the unit lies on the circle of the other, and nobody dominates it."""
    return obj.zone == RC and obj.slot == unit.slot and obj.player == unit.player == obj.side


def _mark(game: Game, id: int) -> None:
    grown = game.objects[id].copy()
    grown.marks = (*grown.marks, GROWN)
    game.put(grown)


def entails(game: Game, event: Event) -> list[Event]:
    """[VG 17.15.6.4] The growth factors of a unit that moves to another zone move there with it, at the same time,
    unless it leaves them. On its way from circle to circle they stay with it."""
    if not (game.zones[GROWTH * 2] or game.zones[GROWTH * 2 + 1]) or LEAVING in game.memory:
        return []
    pile = pile_under(game, event.obj)
    if pile and event.dst not in ON_CIRCLES:
        into = event.player if event.dst in HELD else -1
        zone = game.book.zones[event.dst].name
        return [events.moving(game, id, zone, into, event.word, cause=event.cause) for id in pile]
    if pile:
        _take_along(game, event.obj, event.new, pile)
    return []


def _take_along(game: Game, old: int, new: int, pile: list[int]) -> None:
    """The cards under a unit go to its circle with it. One that is a new card there is still in the state.
    RULING-VG-212"""
    slot = game.objects[new].slot
    for id in pile:
        along = game.objects[id].copy()
        along.slot = slot
        along.host = new if along.host == old else along.host
        game.put(along)
    if new != old:
        _mark(game, new)


def relink(game: Game, old: Obj, new: Obj) -> None:
    """A unit that is locked, and a card that is unlocked, is a new card: its growth factors stay with it.
    RULING-VG-212"""
    if new.id != old.id and (game.zones[GROWTH * 2] or game.zones[GROWTH * 2 + 1]):
        pile = pile_under(game, old.id)
        if pile:
            _take_along(game, old.id, new.id, pile)


def outgrown(game: Game, old: Obj) -> None:
    """[VG 17.15.6.3] A unit whose last growth factor has left is not in the explosive growth state any more."""
    host = game.objects.get(old.host)
    if old.zone == GROWTH and host is not None and not factors_of(game, host.id):
        plain = host.copy()
        plain.marks = tuple(mark for mark in plain.marks if mark != GROWN)
        game.put(plain)
