"""What pseudo-cards of supplement A1 make of costs: gauges pay them, they are lowered, or another one is offered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.core.values import candidates, layers, queries, settling
from ludex.core.values.select import PLAYERS
from ludex.games.vg import c11_costs
from ludex.games.vg.c04_circles import rear_circles
from ludex.games.vg.c04_zones import GAUGE, HEART, RC
from ludex.games.vg.c07_gauges import PLANT

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Cost = tuple[t.Instr, ...]

PLANT_GAUGES: Final[t.Sel] = t.YOURS & t.Zone(("gauge",)) & t.Mark(PLANT)
BY_GAUGES: Final = "pay with plant gauges"
"""The query whether plant gauges pay for a player's rear-guards; asked about the player."""
FOR_HEART: Final = "counter-blast of the heart's abilities"
"""The query by how much the counter-blast of abilities is lowered that a vanguard has from its heart; asked about the
vanguard."""
FOR_BREAK: Final = "retire for Limit Break 4"
"""The query which units, and how many (`n`), a player may retire in place of the cost of a vanguard's Limit Break 4."""
QUERIES: Final[tuple[str, ...]] = (BY_GAUGES, FOR_HEART, FOR_BREAK, *c11_costs.QUERIES)
HEART_COSTS: Final = "heart's costs"
"""The number of a player that counts the costs of abilities of the heart that they paid this turn under an effect that
lowers the first."""
INSTEAD: Final = "retired instead"


def ways(game: Game, ctx: Ctx, cost: Cost) -> tuple[Cost, ...]:
    """The costs of which a player pays one in place of the printed cost: `Book.costs.ways`."""
    ability = _ability(game, ctx)
    if not c11_costs.payable(game, ctx, ability):
        return ()
    less = c11_costs.lessened(game, ctx, cost, ability)
    found = (_lowered(game, ctx, less, ability), *_instead(game, ctx, ability))
    return tuple([other for way in found for other in c11_costs.doubled(game, ctx, _with_gauges(game, ctx, way))])


def _ability(game: Game, ctx: Ctx) -> t.Ability | None:
    """The ability whose cost is paid; None: it is the text of an order, or of a card that is gone."""
    if ctx.source in game.objects:
        for number, ability in zip(layers.numbers(game, ctx.source), layers.abilities(game, ctx.source), strict=True):
            if number == ctx.number:
                return ability
    return None


# --- plant gauges ----------------------------------------------------------------------------------------------------


def _with_gauges(game: Game, ctx: Ctx, cost: Cost) -> Cost:
    """[VG A1/Noblessrose/3] [VG A1/Noblessrose Rosarossa/2] The cost in which plant gauges can be discarded for the
    rear-guards to be retired, where a Plant token could be retired. RULING-VG-221"""
    if not any(PLANT in game.objects[id].marks for id in game.at(GAUGE, ctx.controller)):
        return cost
    if not queries.may(game, BY_GAUGES, PLAYERS[ctx.controller], False):
        return cost
    return tuple([_widened(game, ctx, part, cost) if isinstance(part, t.Choose) else part for part in cost])


def _widened(game: Game, ctx: Ctx, choice: t.Choose, cost: Cost) -> t.Choose:
    moves = [part for part in cost if isinstance(part, t.Move) and part.what == t.Ref(choice.name)]
    if not any(part.word == "retire" for part in moves) or not _plant_fits(game, ctx, choice):
        return choice
    what = t.Some((choice.what, PLANT_GAUGES))
    return replace(choice, what=what, n=t.Count(what) if choice.n == t.Count(choice.what) else choice.n)


def _plant_fits(game: Game, ctx: Ctx, choice: t.Choose) -> bool:
    """Whether the player could choose a Plant token, if there was one on some rear-guard circle."""
    for slot in rear_circles(game, ctx.controller):
        supposed = game.clone()
        plant = zones.create(supposed, game.token("Plant"), RC, ctx.controller, slot=slot)
        if plant in candidates.candidates(supposed, ctx, choice):
            return True
    return False


# --- crests of hearts ------------------------------------------------------------------------------------------------


def _lowered(game: Game, ctx: Ctx, cost: Cost, ability: t.Ability | None) -> Cost:
    """[VG A1/Leading Jewel Knight, Salome] The cost with a lower counter-blast, if it is that of an ability which the
    vanguard has from its heart, and the first of these in the turn."""
    if ability is None or ctx.number < layers.GRANTED or game.num(ctx.controller, HEART_COSTS):
        return cost
    less = queries.limit(game, FOR_HEART, ctx.source, 0)
    if not less or not any(ability in game.objects[id].info.abilities for id in game.at(HEART, ctx.controller)):
        return cost
    return (*c11_costs.lower(cost, less), t.Gain(HEART_COSTS, 1))


def _instead(game: Game, ctx: Ctx, ability: t.Ability | None) -> list[Cost]:
    """[VG A1/Revenger, Raging Form Dragon] The costs that can be paid in place of that of a Limit Break 4 ability."""
    if ability is None or not any(head.keyword == "Limit Break" and head.n == 4 for head in ability.headings):
        return []
    found: list[Cost] = []
    for entry in layers.index_of(game).rules.get(FOR_BREAK, ()):
        rule = entry.node
        if isinstance(rule, t.Rule) and settling.applies(game, entry, ctx.source):
            found.append((t.Choose(INSTEAD, rule.n, rule.to), t.Move(t.Ref(INSTEAD), "drop", "retire")))
    return found
