"""What only the pseudo-cards of supplement A1 do or ask: verbs, conditions, and what has to be noted for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, Verb
from ludex.core.flow.frames import frame_of
from ludex.core.happening import events
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.games.vg.c04_circles import on_circle, rear_circles
from ludex.games.vg.c04_zones import DECK, DROP, GC, RC, SETTING, SOUL

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

# --- the circle before a unit ----------------------------------------------------------------------------------------


def open_before(game: Game, id: int) -> int:
    """The open rear-guard circle before a unit, in its column; -1: there is none."""
    obj = game.objects.get(id)
    circle = spots.under(game, obj) if obj is not None and obj.zone == RC else None
    if obj is None or circle is None:
        return -1
    front = spots.next_in_column(game, obj.side, circle, -1)
    if front is None or front.number not in rear_circles(game, obj.side) or on_circle(game, obj.side, front.number):
        return -1
    return front.number


def _can_step(game: Game, ctx: Ctx) -> bool:
    return open_before(game, ctx.source) >= 0


def step_forward(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG A1/Demonic Beast Alchemix Body, Ubermensch/2] Moves each unit to the open circle before it."""
    for id in ids:
        slot = open_before(game, id)
        if slot >= 0:
            side = game.objects[id].side
            events.perform(game, Event("move", id, side, 0, "put", 0, RC, RC, -1, -1, slot, cause=ctx.source))


# --- set orders ------------------------------------------------------------------------------------------------------


def set_up(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG A1/Mushiking: King of the Beetles Machine] Puts cards into the order zone by the ability that keeps others
    out."""
    game.memory[SETTING] = 1
    events.perform(game, *(events.moving(game, id, "order zone", -1, "put", cause=ctx.source) for id in ids))
    game.memory.pop(SETTING)


WORDS: Final[tuple[str, ...]] = ("forge", "journey")
"""The words of the moves by which token set orders know that they were used this turn, together with others of their
name or for another reason. [VG A1/Forge] [VG A1/A Silly But Fun Journey/2]"""


# --- what is noted ---------------------------------------------------------------------------------------------------

END_PHASE_SOUL: Final = "dusk soul"
"""[VG A1/Masked Magician, Harri/2] The number of a player that counts their cards put into the soul in this end
phase."""
BY_OPPONENT: Final = "placed by the opponent"
"""[VG A1/Demon Stealth Dragon, Shiranui "Oboro"/2] The mark of a unit that an ability of the opponent's card placed
this turn; and, in the memory, that there is one."""


def noted(game: Game, event: Event) -> None:
    """Notes a move that a crest may ask for later."""
    if event.dst == SOUL:
        if frame_of(game, "VG 9.11") is not None:
            game.set_num(event.player, END_PHASE_SOUL, game.num(event.player, END_PHASE_SOUL) + 1)
    elif event.dst <= GC < event.src and event.cause:
        unit, cause = game.objects.get(event.new), game.look(event.cause)
        if unit is not None and cause is not None and cause.player != unit.player:
            marked = unit.copy()
            marked.marks = (*marked.marks, BY_OPPONENT)
            game.put(marked)
            game.memory[BY_OPPONENT] = 1


def end_turn(game: Game) -> None:
    """Forgets who was placed in this turn."""
    if game.memory.pop(BY_OPPONENT, 0):
        for obj in [obj for obj in game.objects.values() if BY_OPPONENT in obj.marks]:
            plain = obj.copy()
            plain.marks = tuple([mark for mark in obj.marks if mark != BY_OPPONENT])
            game.put(plain)


TOGETHER: Final = "discarded together"
"""[VG A1/Vampire Princess of Night Fog, Nightrose/2] The event, about the card whose effect discarded several cards
from a deck, and the mark of these cards."""


def discarded(game: Game, batch: list[Event]) -> None:
    """[VG A1/Vampire Princess of Night Fog, Nightrose/2] Tells that one instruction has discarded several cards from a
    deck; the last ones have the mark. RULING-VG-220"""
    done = [e for e in batch if e.kind == "move" and e.src == DECK and e.dst == DROP and e.new in game.objects]
    if len(done) < 2 or not done[0].cause:
        return
    for id in game.at(DROP, done[0].player):
        obj = game.objects[id]
        now = any(event.new == id for event in done)
        if now != (TOGETHER in obj.marks):
            changed = obj.copy()
            kept = tuple([mark for mark in obj.marks if mark != TOGETHER])
            changed.marks = (*kept, TOGETHER) if now else kept
            game.put(changed)
    events.announce(game, TOGETHER, done[0].cause, done[0].player, len(done))


CONDITIONS: Final[dict[str, CondFn]] = {"can step forward": _can_step}
VERBS: Final[dict[str, Verb]] = {
    "step forward": Verb("VG 15.4.3", step_forward),
    "set": Verb("VG 15.7.3", set_up),
}
