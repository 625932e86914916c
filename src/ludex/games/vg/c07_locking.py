"""[VG 7.30] Lock, [VG 7.31] unlock and [VG 7.32] delete.

A locked card lies face down in the zone kind `locked`, with the number of its circle; it is a new card. A deleted unit
lies face down on its circle and is still a unit: its printed abilities do nothing (core lists those of face-up cards
only: [VG 7.32.2] core:in_force.build), given ones do: [VG 7.32.6] core:_list_more. Who saw it goes on seeing it:
[VG 7.32.5] core:_face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import PUBLIC, Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events, showing
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import queries
from ludex.core.values.select import PLAYERS
from ludex.games.vg import c07_dominating
from ludex.games.vg.c04_circles import VANGUARD, name_of, on_circle, rear_circles
from ludex.games.vg.c04_zones import (
    ATTACHED,
    ATTACHING,
    GC,
    LOCKED,
    RC,
    STANDING,
    VC,
    active_side,
    dominated,
    drop_effects,
)
from ludex.games.vg.c06_attaching import lend

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj


# --- lock and unlock -----------------------------------------------------------------------------------------------


def lock(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.30.1] Units change to the locked state: [VG 7.30.1.1] each is turned face down and stands, and is not the
    same card any more. [VG 7.39.2.4] A dominated unit is dominated no more."""
    batch: list[Event] = []
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and dominated(obj):
            c07_dominating.free(game, id)  # [VG 7.39.2.4]
        if obj is not None and obj.zone in (VC, RC, ATTACHED):
            at = spots.number_of(game, obj)
            event = Event("become", id, n=1, word="lock", dst=LOCKED, state=STANDING, up=0, slot=at, cause=ctx.source)
            event.other = obj.host if obj.zone == ATTACHED else 0  # [VG 13.12.2]
            batch.append(event)
    if batch:
        events.perform_all(game, tuple(batch))


def unlocking(game: Game, id: int, cause: int = 0) -> Event:
    """The event by which a locked card is turned face up [VG 7.31.1] as a new card [VG 7.31.1.1], standing. It is no
    change to the stand state [VG 7.31.2], and no move: the card is not placed. [VG 7.31.4] It is a unit again, on a
    circle of its own type. [VG 7.30.2]"""
    circle = spots.under(game, game.objects[id])
    kind = VC if circle is not None and VANGUARD in circle.types else RC
    return Event("become", id, n=1, word="unlock", dst=kind, state=STANDING, up=1, cause=cause)


def unlock(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.31.1] Unlocks those of the cards that are locked."""
    batch = [unlocking(game, id, ctx.source) for id in ids if game.objects[id].zone == LOCKED]
    if batch:
        events.perform_all(game, tuple(batch))


def after_event(game: Game, event: Event) -> None:
    """[VG 7.31.3] A locked card that is turned face up, for whatever reason, is unlocked. [VG 7.30.2]"""
    obj = game.objects.get(event.obj)
    if obj is None:
        return
    if event.kind == "face" and obj.zone == LOCKED and obj.up:
        events.perform(game, unlocking(game, obj.id, event.cause))
    elif event.kind == "face" and obj.zone == ATTACHED:
        drop_effects(game, ATTACHING, obj.id)
        lend(game, obj.id)  # [VG 7.32.2] what it lends depends on whether it is deleted


def after_batch(game: Game, happened: list[Event]) -> None:
    """What follows at once, without waiting for a check timing: [VG 7.30.4] a G unit that was locked goes to the G zone
    face up; [VG 7.30.5.2] the cards on a circle on which a card is put as a locked card go to the drop zone."""
    batch: list[Event] = []
    for event in happened:
        if event.dst != LOCKED or event.new not in game.objects:
            continue
        obj = game.objects[event.new]
        if event.kind == "become" and "G" in active_side(obj).types:
            batch.append(events.moving(game, obj.id, "G", -1, "return", up=1))
        elif event.kind == "move":
            others = [id for id in on_circle(game, obj.player, obj.slot) if id != obj.id]
            batch += [events.moving(game, id, "drop", -1, "put") for id in others]
    if batch:
        events.perform_all(game, tuple(batch))


# --- put as a locked card [VG 7.30.5] ------------------------------------------------------------------------------


@record
class PutLocked(NamedTuple):
    """[VG 7.30.5] Cards that are put as locked cards: their owner, and the circles chosen so far. `free`: only circles
    without a card."""

    player: int
    cards: tuple[int, ...]
    slots: tuple[int, ...] = ()
    free: bool = False


def put_locked(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.30.5] Puts cards as locked cards on rear-guard circles of their owners; with the word `open`, on circles
    without a card. [VG 7.30.5.1] The owner looks at a card from a hidden zone before choosing the circle."""
    for player in (0, 1):
        cards = tuple([id for id in ids if game.objects[id].owner == player])
        if cards:
            hidden = [id for id in cards if game.book.zones[game.objects[id].zone].sight != PUBLIC]
            showing.look(game, tuple(hidden), player)
            push(game, PUT_LOCKED.id, PutLocked(player, cards, (), do.word == "open"))


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    """[VG 7.30.5.3] Several cards get separate circles."""
    local = frame.locals(PutLocked)
    if len(local.slots) >= len(local.cards):
        return None
    card = local.cards[len(local.slots)]
    found = [slot for slot in rear_circles(game, local.player) if slot not in local.slots]
    if local.free:
        found = [slot for slot in found if not on_circle(game, local.player, slot)]
    options = [Option("lock on", (card,), slot, name_of(slot)) for slot in found]
    return Decision(local.player, "choose a circle", options, card) if options else None


def _take_circle(game: Game, frame: Frame) -> str | None:
    local = frame.locals(PutLocked)
    if frame.answer is None:
        return None
    frame.local = local._replace(slots=(*local.slots, frame.answer.n))
    return "7.30.5.3"


def _put(game: Game, frame: Frame) -> str | None:
    """[VG 7.30.5] All of them are put at the same time; a card for which there is no circle stays where it is."""
    local = frame.locals(PutLocked)
    pairs = [(id, slot) for id, slot in zip(local.cards, local.slots, strict=False) if id in game.objects]
    if pairs:
        batch = [events.moving(game, id, "locked", local.player, "put", up=0, slot=slot) for id, slot in pairs]
        events.perform_all(game, tuple(batch))
    return None


PUT_LOCKED: Final[Procedure] = procedure(
    "VG 7.30.5",
    "Putting locked cards",
    Step("7.30.5.3", _take_circle, ask=_ask_circle),
    Step("nb.put", _put),
)


# --- delete --------------------------------------------------------------------------------------------------------


DELETABLE: Final[tuple[int, ...]] = (VC, RC, ATTACHED)
"""The zone kinds of units that can be deleted."""
UNITS: Final[tuple[int, ...]] = (*DELETABLE, GC)
"""The zone kinds of units that can be deleted there, or stay so when they come there."""


def delete(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.32.1] Turns units face down; each stays the same unit, keeps its orientation and battles [VG 7.32.3], and
    stays in legion [VG 7.32.7]."""
    units = [id for id in ids if game.objects[id].zone in DELETABLE]
    if units:
        events.perform(game, *(Event("face", id, up=0, word="delete", cause=ctx.source) for id in units))


def is_deleted(game: Game, id: int) -> bool:
    """[VG 7.32.2] Whether the unit is deleted: a unit on a circle that is face down."""
    obj = game.objects[id]
    return obj.zone in DELETABLE and not obj.up


def reduced(game: Game, obj: Obj) -> tuple[t.Continuous, ...]:
    """[VG 7.32.2] The power of a deleted unit is lower by the printed one. RULING-VG-070: it is a change by the rules
    [VG 11.11.1.4], after those of the original power; what effects change stays changed [VG 7.32.6.1]. NB: a first
    vanguard that nobody has seen yet is not deleted."""
    printed = obj.info.figures.get("power", 0)
    if not printed or not game.turn:
        return ()
    return (t.Modify(t.SELF, "power", "+", -printed, "rule"),)


def restored(game: Game, player: int) -> list[Event]:
    """[VG 9.11.3] The events by which all locked and deleted cards of a player are as they were, in the end phase of
    that player. [VG 7.32.4] A deleted unit is turned face up."""
    turn = PLAYERS[player]
    batch = [unlocking(game, id) for id in game.at(LOCKED, player) if queries.may(game, "unlock", id, True, turn)]
    units = [id for kind in DELETABLE for id in game.at(kind, player) if is_deleted(game, id)]
    return [*batch, *(Event("face", id, player, up=1) for id in units)]


VERBS: Final[dict[str, Verb]] = {
    "lock": Verb("VG 7.30", lock),
    "unlock": Verb("VG 7.31", unlock),
    "put as locked": Verb("VG 7.30.5", put_locked),
    "delete": Verb("VG 7.32", delete),
}
