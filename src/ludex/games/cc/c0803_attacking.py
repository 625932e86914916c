"""[CC 803.4a] The attacking servant, and when it stops attacking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.position.records import record
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import is_type

if TYPE_CHECKING:
    from ludex.core.position.game import Game

ATTACKING: Final = "attacking"
BATTLING: Final = "in battle"


@record
class CasterBattle(NamedTuple):
    """The running attack: the attacker, the attacked servant (0: the enemy player is attacked), and whether the
    attacker has stopped attacking."""

    attacker: int
    target: int
    stopped: bool = False


def battle_of(game: Game) -> CasterBattle | None:
    """The running attack. NB: phases run directly above the turn."""
    frames = game.frames
    if len(frames) < 2 or frames[1].proc != "CC 801":
        return None
    local = frames[1].local
    return local if isinstance(local, CasterBattle) else None


def battle_holds(game: Game) -> bool:
    """Whether no other frame runs the battle phase (a `Shortcut.long`)."""
    return all(frame.proc != "CC 801" for i, frame in enumerate(game.frames) if i != 1)


def unmark(game: Game, id: int) -> None:
    """The servant is neither attacking nor in battle any more."""
    obj = game.objects.get(id)
    if obj is not None and obj.marks:
        changed = obj.copy()
        changed.marks = tuple(mark for mark in obj.marks if mark not in (ATTACKING, BATTLING))
        game.put(changed)


def still_attacking(game: Game, local: CasterBattle) -> bool:
    """[CC 803.4a] Whether the attacker is still in the field, under the same control, and a servant with ATK and DEF,
    and was so all the time."""
    obj = game.objects.get(local.attacker)
    if local.stopped or obj is None or obj.player != game.active or not is_type(game, obj, "servant"):
        return False
    index = layers.index_of(game)
    if not index.words and obj.id not in index.owners:
        return "atk" in obj.info.figures and "def" in obj.info.figures  # as printed
    figures = layers.words(game, obj.id, layers.FIGURE)
    return "atk" in figures and "def" in figures


def stop_attacking(game: Game) -> bool:
    """[CC 803.4a] Notes that the attacker has stopped attacking; it does not attack again if it is won back. Runs after
    each event and, for what effects change, with the rule processes; returns False always, like a rule process that
    did nothing."""
    local = battle_of(game)
    if local is not None and not local.stopped and not still_attacking(game, local):
        game.frames[1].local = local._replace(stopped=True)
        unmark(game, local.attacker)
    return False
