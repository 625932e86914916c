"""[VG 11.7.1] What effects make of the costs of activated and automatic abilities: they cannot be paid, or their
counter-blast is lower."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.values import layers, queries
from ludex.games.vg.c07_charging import COUNTER_BLAST

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Cost = tuple[t.Instr, ...]

ICONS: Final = (("[ACT]", t.Activated), ("[AUTO]", t.Automatic))
PAY: Final = {kind: f"pay for {icon} abilities" for icon, kind in ICONS}
"""Kind of ability -> the query whether the costs of such abilities can be paid; asked about the card."""
LESS: Final = {kind: f"counter-blast of {icon} abilities" for icon, kind in ICONS}
"""Kind of ability -> the query by how much their counter-blast is lowered; asked about the card."""
LESS_PRINTED: Final = {kind: f"counter-blast of original {icon} abilities" for icon, kind in ICONS}
"""As `LESS`, of the abilities that the card has of itself."""
QUERIES: Final[tuple[str, ...]] = (*PAY.values(), *LESS.values(), *LESS_PRINTED.values())


def _kind(ability: t.Ability | None) -> type[t.Activated] | type[t.Automatic] | None:
    return next((kind for _, kind in ICONS if isinstance(ability, kind)), None)


def payable(game: Game, ctx: Ctx, ability: t.Ability | None) -> bool:
    """[VG 11.7.1] Whether no effect forbids to pay the cost of the ability."""
    kind = _kind(ability)
    return kind is None or queries.may(game, PAY[kind], ctx.source, True)


def lessened(game: Game, ctx: Ctx, cost: Cost, ability: t.Ability | None) -> Cost:
    """[VG 11.7.2] The cost of the ability with a lower counter-blast, where effects lower it."""
    kind = _kind(ability)
    if kind is None:
        return cost
    change = queries.limit(game, LESS[kind], ctx.source, 0)
    if ctx.number < layers.GRANTED:
        change += queries.limit(game, LESS_PRINTED[kind], ctx.source, 0)
    return lower(cost, change) if change else cost


def lower(cost: Cost, change: int) -> Cost:
    """The cost with its counter-blasts changed by the number."""
    blasts = [part.word for part in cost if isinstance(part, t.Do) and part.verb == COUNTER_BLAST]
    return tuple([_less(part, change) if isinstance(part, t.Choose) and part.name in blasts else part for part in cost])


def _less(choice: t.Choose, change: int) -> t.Choose:
    if choice.up_to:
        return replace(choice, least=max(0, choice.least + change))
    number = choice.n.n if isinstance(choice.n, t.Altered) else choice.n
    return replace(choice, n=t.Altered(COUNTER_BLAST, t.Plus((number, change))))
