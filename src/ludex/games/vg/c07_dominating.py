"""[VG 7.39] Dominating: for a while a player is the master of a unit on a circle of the opponent.

The unit stays in its zone; core keeps who controls it (`Obj.player`) apart from whose circle it is on (`Obj.side`). So
it counts as a unit of the dominating player, and of nobody else: [VG 7.39.1.1.1] [VG 7.39.2] [VG 7.39.2.1]
[VG 7.39.2.2] core:select.find, core:carrying._control; its abilities are theirs: [VG 7.39.2.3] core:_list_ability,
core:triggers.wait; and what it has said for later is theirs, too: [VG 7.39.2.3.1] core:_do_delay.
A unit stays on the circle of its original master: [VG 7.39.5] core:carrying._control. Its column goes on to the other
side of the table, where right is left: [VG 7.39.3] [VG 7.39.3.1] core:spots.under, core:select._beside; but units on
circles of different masters are not in front of or behind each other: [VG 7.39.3.2] core:select._beside. Markers of
gifts leave out what is dominated on their circle: [VG 7.39.8] core:select._fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.objects import ANY_LENT
from ludex.games.vg.c04_zones import DECK, DOMINATED, GC, RC, VC, battle_frame, dominated, set_battle
from ludex.games.vg.c06_legion import tied
from ludex.games.vg.c10_roles import Battle

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

EFFECT: Final = ""
UNTIL: Final = {
    EFFECT: "dominated by this effect",
    "battle": "dominated until end of battle",
    "turn": "dominated until end of turn",
}
"""Duration word -> the mark of a unit that is dominated for so long."""


def dominate(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.39.1] The effect's master becomes the master of the units for the duration `do.word`; [VG 7.39.1.2] without
    one, while the effect is resolved. A dominated unit is not dominated once more. [VG 7.39.1.1.2]"""
    for id in dict.fromkeys([*ids, *(mate for one in ids for mate in tied(game, one))]):  # [VG 7.39.1.4]
        obj = game.objects[id]
        if obj.zone > GC or dominated(obj) or obj.player == ctx.controller:
            continue
        events.perform(game, Event("control", id, ctx.controller, word="dominate", cause=ctx.source))
        now = game.objects.get(id)
        if now is not None and now.player == ctx.controller:
            _marked(game, now, DOMINATED, UNTIL[do.word])


def _marked(game: Game, obj: Obj, *marks: str) -> None:
    """[VG 7.39.1.1] Puts the unit into the dominated state."""
    changed = obj.copy()
    changed.marks = (*obj.marks, *marks)
    game.put(changed)


def original_master(obj: Obj) -> int:
    """[VG 7.39.1.1] The player who was the master of a dominated unit before."""
    return 1 - obj.player


def free(game: Game, id: int) -> None:
    """The unit is dominated no more: the master of its circle is its master again."""
    obj = game.objects[id]
    changed = obj.copy()
    changed.marks = tuple(mark for mark in obj.marks if mark != DOMINATED and mark not in UNTIL.values())
    game.put(changed)
    events.perform(game, Event("control", id, obj.side, word="dominate"))


def end(game: Game, until: str, kept: tuple[int, ...] = ()) -> None:
    """Frees the units that were dominated for so long, except those in `kept`. [VG 7.39.1.2.1] A unit on the guardian
    circle stays dominated until the end of the battle if nothing was said."""
    for id in _marked_with(game, UNTIL[until]):
        if id in kept:
            continue
        if until == EFFECT and game.objects[id].zone == GC:
            _marked(game, game.objects[id], UNTIL["battle"])
            _unmarked(game, id, UNTIL[EFFECT])
        else:
            free(game, id)


def _unmarked(game: Game, id: int, mark: str) -> None:
    changed = game.objects[id].copy()
    changed.marks = tuple(one for one in changed.marks if one != mark)
    game.put(changed)


def _marked_with(game: Game, mark: str) -> list[int]:
    found: list[int] = []
    if ANY_LENT not in game.memory:
        return found
    for kind in (VC, RC, GC):
        for ids in game.zones[2 * kind : 2 * kind + 2]:
            found += [id for id in ids if game.objects[id].marks and mark in game.objects[id].marks]
    return found


def changes_master(game: Game, id: int) -> None:
    """[VG 10.7.1.2.1] Notes that a unit of the battle has got another master, or its former one again. It keeps its
    role, because it is still on its circle. [VG 10.4.1.5.1] [VG 10.4.1.9]"""
    frame = battle_frame(game)
    if frame is None:
        return
    local = frame.locals(Battle)
    changed = local.copy()
    if id in local.estranged:
        changed.estranged = tuple(other for other in local.estranged if other != id)
        set_battle(game, frame, changed)
    elif id == local.attacking or id in local.attacked:
        changed.estranged = (*local.estranged, id)
        set_battle(game, frame, changed)


# --- shuffling both decks [VG 7.39.2.5] -----------------------------------------------------------------------------

SHUFFLES_BOTH: Final = "loop shuffles both"
"""Remembered while an effect is resolved: 1 + the player whose shuffle is one of both players."""


def sent_away(game: Game, event: Event) -> None:
    """[VG 7.39.2.5] Notes that a dominated unit was put into a deck that is not the dominating player's."""
    old = event.before
    if event.dst == DECK and old is not None and dominated(old) and old.player != event.player:
        game.memory[SHUFFLES_BOTH] = 1 + old.player


def shuffle_both(game: Game, event: Event) -> None:
    """[VG 7.39.2.5] If the same effect has the dominating player shuffle their deck after that, both do."""
    if event.dst == DECK and game.memory.get(SHUFFLES_BOTH) == 1 + event.player:
        events.perform(game, Event("shuffle", 0, 1 - event.player, dst=DECK))


VERBS: Final[dict[str, Verb]] = {
    "dominate": Verb("VG 7.39", dominate),
}
