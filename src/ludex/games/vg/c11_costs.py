"""[VG 11.7.1] What effects make of the costs of activated and automatic abilities: they cannot be paid, or their
counter-blast is lower."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import RelationFn
from ludex.core.values import candidates, layers, queries, settling
from ludex.games.vg.c07_charging import COUNTER_BLAST, counter_blast

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
BECOMES_PRINTED: Final = {icon: f"cost of original {icon} abilities" for icon, _ in ICONS}
"""Icon -> the query which counter-blast (`n`) is the whole cost of such abilities that the card has of itself; asked
about the card."""
AS_TWO: Final = {
    "discard": "discarded as two",
    "reveal": "revealed as two",
    "retire": "retired as two",
    "bind": "bound as two",
    "put soul": "put into soul as two",
}
"""What is done with cards to pay -> the query whether a card counts as two of them; asked about the card, and the card
whose ability is paid for."""
QUERIES: Final[tuple[str, ...]] = (
    *PAY.values(),
    *LESS.values(),
    *LESS_PRINTED.values(),
    *BECOMES_PRINTED.values(),
    *AS_TWO.values(),
)


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
    cost = _become(game, ctx, cost, kind)
    change = queries.limit(game, LESS[kind], ctx.source, 0)
    if ctx.number < layers.GRANTED:
        change += queries.limit(game, LESS_PRINTED[kind], ctx.source, 0)
    return lower(cost, change) if change else cost


def _become(game: Game, ctx: Ctx, cost: Cost, kind: type[t.Activated] | type[t.Automatic]) -> Cost:
    """[VG 11.7.1] The cost that the latest effect makes of the cost of an ability that the card has of itself."""
    icon = next(icon for icon, other in ICONS if other is kind)
    if ctx.number >= layers.GRANTED:
        return cost
    for entry in layers.index_of(game).rules.get(BECOMES_PRINTED[icon], ()):
        rule = entry.node
        if isinstance(rule, t.Rule) and isinstance(rule.n, int) and settling.applies(game, entry, ctx.source):
            cost = counter_blast(rule.n)
    return cost


def doubled(game: Game, ctx: Ctx, cost: Cost) -> tuple[Cost, ...]:
    """[VG 11.7.1] The cost, and the costs that are paid with one card or more that count as two."""
    rules = layers.index_of(game).rules
    found = [cost]
    for i, part in enumerate(cost):
        if not isinstance(part, t.Choose) or not isinstance(part.n, int) or part.up_to:
            continue
        query = AS_TWO.get(_deed(cost, part.name), "")
        if query not in rules:
            continue
        double = replace(part, what=part.what & t.Related(query, t.SELF))
        for many in range(1, min(len(candidates.candidates(game, ctx, double)), part.n // 2) + 1):
            double = replace(double, n=many)
            rest = replace(part, n=part.n - 2 * many, also=True)
            found.append((*cost[:i], double, *((rest,) if rest.n else ()), *cost[i + 1 :]))
    return tuple(found)


def _deed(cost: Cost, name: str) -> str:
    """What the cost does with the cards of that name."""
    for part in cost:
        if isinstance(part, t.Move) and part.what == t.Ref(name):
            return part.word if part.word != "put" else f"put {part.to}"
        if isinstance(part, t.Reveal) and part.what == t.Ref(name):
            return "reveal"
    return ""


def _as_two(query: str) -> RelationFn:
    """Whether the card counts as two for the cost of an ability of the other card."""
    return lambda game, obj, other: queries.may(game, query, obj.id, False, other.id)


RELATIONS: Final[dict[str, RelationFn]] = {query: _as_two(query) for query in AS_TWO.values()}


def lower(cost: Cost, change: int) -> Cost:
    """The cost with its counter-blasts changed by the number."""
    blasts = [part.word for part in cost if isinstance(part, t.Do) and part.verb == COUNTER_BLAST]
    return tuple([_less(part, change) if isinstance(part, t.Choose) and part.name in blasts else part for part in cost])


def _less(choice: t.Choose, change: int) -> t.Choose:
    if choice.up_to:
        return replace(choice, least=max(0, choice.least + change))
    number = choice.n.n if isinstance(choice.n, t.Altered) else choice.n
    return replace(choice, n=t.Altered(COUNTER_BLAST, t.Plus((number, change))))
