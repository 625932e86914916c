"""[VG 18.5] Set cards that an effect puts on a circle as units.

The effect says what unit it is: `Do("put as unit", SELF, word="power 10000, critical 1, normal")`. The card has the
mark `AS_UNIT` there, and its types and figures are changed by the rules as long as it stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.records import record
from ludex.games.vg.c02_card_information import SPECIAL_TYPES, SUBTYPES
from ludex.games.vg.c04_circles import name_of, rear_circles
from ludex.games.vg.c04_zones import AS_UNIT, ORDER_ZONE, RC, STANDING
from ludex.lang.trees import BadTree

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Card

FIGURES: Final[tuple[str, ...]] = ("power", "critical", "shield")
TYPES: Final[tuple[str, ...]] = ("normal", "trigger", *SUBTYPES)


class Shape(NamedTuple):
    """What unit a set card becomes."""

    figures: tuple[tuple[str, int], ...]
    types: tuple[str, ...]
    special: tuple[str, ...]


def shape(word: str) -> Shape:
    """[VG 18.5.3] Reads what an effect says of the unit: figures with their numbers, subtypes, special types.
    [VG 18.5.3.1] A power or critical that it does not say is 0; a shield that it does not say is not there."""
    figures = {"power": 0, "critical": 0}
    types: list[str] = []
    special: list[str] = []
    for part in [part.strip() for part in word.split(",")]:
        name, _, n = part.rpartition(" ")
        if name in FIGURES and n.isdigit():
            figures[name] = int(n)
        elif part in TYPES:
            types.append(part)
        elif part in SPECIAL_TYPES:
            special.append(part)
        elif part:
            raise BadTree(f"put as unit: no figure or type {part!r}")
    return Shape(tuple(figures.items()), tuple(types), tuple(special))


@record
class Seating(NamedTuple):
    """A set card that is put on a rear-guard circle as a unit."""

    player: int
    card: int
    word: str
    source: int


def put_as_unit(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 18.5.4] Puts set cards of the order zone on rear-guard circles of their master, who chooses them."""
    for id in reversed(ids):
        obj = game.objects[id]
        if obj.zone == ORDER_ZONE and obj.up and obj.player == obj.owner:
            push(game, SEATING.id, Seating(obj.player, id, do.word, ctx.source))


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Seating)
    options = [Option("put on", (local.card,), slot, name_of(slot)) for slot in rear_circles(game, local.player)]
    return Decision(local.player, "choose a circle", options, local.card) if options else None


def _put(game: Game, frame: Frame) -> str | None:
    """[VG 18.5.4] The card comes to the circle, as a new card. Who was there leaves by the next rule action."""
    local = frame.locals(Seating)
    if frame.answer is None or local.card not in game.objects:
        return None
    slot = frame.answer.n
    event = Event("move", local.card, local.player, 0, "put", 0, RC, ORDER_ZONE, STANDING, 1, slot, cause=local.source)
    game.memory[AS_UNIT] = 1
    events.perform(game, event)
    game.memory.pop(AS_UNIT)
    if event.new in game.objects and game.objects[event.new].zone == RC:
        _make_unit(game, event.new, shape(local.word))
    return None


def _make_unit(game: Game, id: int, made: Shape) -> None:
    """[VG 18.5.2] The card is no order and no set card any more, but a unit of the types that the effect says, with the
    figures that it says. [VG 18.5.3] RULING-VG-215"""
    unit = game.objects[id].copy()
    unit.marks = (*unit.marks, AS_UNIT)
    game.put(unit)
    for node in changes(unit.card, made):
        game.add_effect(Effect(node, "", id, unit.player, game.tick(), (id,), ()))


def changes(card: Card, made: Shape) -> list[t.Continuous]:
    """What makes a unit of a set card."""
    types = [t.Rename(t.SELF, "type", "become", "unit", "rule")]
    types += [t.Rename(t.SELF, "type", "add", word, "rule") for word in made.types]
    types += [t.Rename(t.SELF, "special", "lose", word, "rule") for word in card.words.get("special", ())]
    types += [t.Rename(t.SELF, "special", "add", word, "rule") for word in made.special]
    return [*types, *(t.Modify(t.SELF, name, "=", n, "rule original") for name, n in made.figures)]


SEATING: Final[Procedure] = procedure("VG 18.5", "A set card becomes a unit", Step("18.5.4", _put, ask=_ask_circle))

VERBS: Final[dict[str, Verb]] = {"put as unit": Verb("VG 18.5", put_as_unit)}
