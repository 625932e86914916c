"""Chapter 3: an attack."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludex.core.flow.frames import Frame, Step, call, procedure
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.records import record
from ludex.core.values import layers
from ludex_skirmish.c04_check_timing import CHECK_TIMING
from ludex_skirmish.c06_zones import RESTED


@record
class Attacking(NamedTuple):
    attacker: int
    target: int


def _declare(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Attacking)
    events.perform(game, Event("state", local.attacker, state=RESTED, word="rested"))
    events.announce(game, "attack", local.attacker, other=local.target)
    return None


def _strike(game: Game, frame: Frame) -> str | None:
    """[SKIRMISH 3.3]"""
    local = frame.locals(Attacking)
    if local.attacker not in game.objects or local.target not in game.objects:
        return None  # [SKIRMISH 3.3.1]
    batch = [_damage(game, local.attacker, local.target)]
    if "unit" in game.objects[local.target].card.types:
        batch.append(_damage(game, local.target, local.attacker))
    events.perform(game, *batch)
    return None


def _damage(game: Game, source: int, target: int) -> Event:
    return Event("damage", target, n=layers.value(game, source, "power"), word="battle", cause=source)


ATTACK: Final = procedure(
    "SKIRMISH 3", "Attack", Step("3.1", _declare), Step("3.2", call(CHECK_TIMING.id)), Step("3.3", _strike)
)
