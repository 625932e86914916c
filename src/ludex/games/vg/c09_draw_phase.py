"""[VG 9.3] The draw phase: the draw step, and the G assist step."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option, step
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import events, showing, zones
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.core.values import layers
from ludex.games.vg.c04_zones import DECK, HAND, vanguard
from ludex.games.vg.c11_playing_abilities import begin, check

if TYPE_CHECKING:
    from ludex.core.position.game import Game


@record
class Assist(NamedTuple):
    """[VG 9.5.3] G assist: the cards looked at, and the card put into the hand."""

    looked: tuple[int, ...] = ()
    taken: int = 0


def _begin_draw(game: Game, frame: Frame) -> str | None:
    """[VG 9.4.1] The draw step begins."""
    begin(game, "draw phase")
    return None


def _draw(game: Game, frame: Frame) -> str | None:
    """[VG 9.4.2] The turn player draws a card."""
    deeds.draw(game, game.active)
    return None


def _skip_assist(game: Game, frame: Frame) -> str | None:
    """[VG 9.5.1] Players with a ride deck skip the step. RULING-VG-010: a ride deck in the deck list counts, even an
    empty one."""
    return "end" if game.num(game.active, "ride deck") else None


def _begin_assist(game: Game, frame: Frame) -> str | None:
    """[VG 9.5.2] The G assist step begins."""
    begin(game, "G assist step")
    return None


def wanted_grade(game: Game, player: int) -> int:
    """[VG 9.5.3] The grade that G assist looks for; -1: the player may not perform G assist."""
    id = vanguard(game, player)
    if not id:
        return -1
    grade = layers.value(game, id, "grade")
    if grade >= 3:
        return -1
    for card in game.at(HAND, player):
        if "unit" in game.objects[card].card.types and layers.value(game, card, "grade") == grade + 1:
            return -1
    return grade + 1


def _ask_assist(game: Game, frame: Frame) -> Decision | None:
    p = game.active
    id = vanguard(game, p)
    if not id or layers.value(game, id, "grade") >= 3:
        return None
    return step(game, p, "G assist?", [Option("G assist")] if wanted_grade(game, p) >= 0 else [])


def _assist(game: Game, frame: Frame) -> str | None:
    """[VG 9.5.3.1] The player reveals the hand, [VG 9.5.3.2] and looks at the top five cards."""
    if frame.answer is None or frame.answer.verb == "pass":
        return "9.5.4"
    p = game.active
    events.announce(game, "G assist", 0, p)
    events.perform(game, *(Event("reveal", id, p) for id in game.at(HAND, p)))
    looked = zones.top(game, "deck", p, 5)
    showing.look(game, looked, p)
    frame.local = Assist(looked)
    grade = wanted_grade(game, p)
    found = [id for id in looked if "unit" in game.objects[id].card.types and layers.value(game, id, "grade") == grade]
    choose.choose(game, p, "take", found, 0, 1, "take a unit to ride", secret=True)
    return None


def _take_assist(game: Game, frame: Frame) -> str | None:
    """[VG 9.5.3.2] The player reveals the card, puts it into the hand, and removes two cards of the hand from the
    game."""
    taken = frame.result or ()
    frame.result = None
    if not taken:
        return "nb.shuffle"
    p = game.active
    events.perform(game, Event("reveal", taken[0], p))
    events.perform(game, events.moving(game, taken[0], "hand", p, "take"))
    choose.choose(game, p, "remove", game.at(HAND, p), 2, 2, "remove two cards")
    return None


def _remove(game: Game, frame: Frame) -> str | None:
    ids = frame.result or ()
    frame.result = None
    events.perform(game, *(events.moving(game, id, "removed", -1, "remove") for id in ids))
    return None


def _shuffle_after(game: Game, frame: Frame) -> str | None:
    """[VG 9.5.3.2] The deck is shuffled in any case. The hand is hidden again. [VG 7.10.3.1]"""
    showing.stop(game)
    frame.local = None
    events.perform(game, Event("shuffle", 0, game.active, dst=DECK))
    return None


# [VG 9.3.1] The draw step, then the G assist step.
DRAW = procedure(
    "VG 9.3",
    "Draw phase",
    Step("9.4.1", _begin_draw),
    Step("nb.check", check),
    Step("9.4.2", _draw),
    Step("9.4.3", check),
    Step("9.5.1", _skip_assist),
    Step("9.5.2", _begin_assist),
    Step("nb.check2", check),
    Step("9.5.3.1", _assist, ask=_ask_assist),
    Step("9.5.3.2", _take_assist),
    Step("nb.remove", _remove),
    Step("nb.shuffle", _shuffle_after),
    Step("9.5.4", check),
)
