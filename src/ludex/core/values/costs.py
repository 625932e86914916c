"""Determines costs (`due`) and checks whether they can be paid completely (`can_pay`). `resolving.paying` pays them.

A cost is a block of instructions, and one thing: it is judged and paid as a whole. Where two parts could use the same
object, or one depends on another, `completing` searches for a way to pay all of them; other costs are checked part by
part. A part that an effect replaces still counts as paid.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.tree import walk
from ludex.core.values import candidates, completing, layers, queries, select
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game

Cost = tuple[t.Instr, ...]


class Plan:
    """A cost as it is paid: `parts`, with the book's restrictions. `lone`: at most one part uses objects, and no part
    depends on another. `bound`: a part depends on another, so that the order matters. `plain`: all candidates of each
    choice can be chosen together. `apart`: besides its own card, only one choice uses objects, in these zone kinds
    (bits; 0: it is not so)."""

    __slots__ = ("apart", "bound", "lone", "parts", "plain")

    def __init__(self, parts: Cost, lone: bool, bound: bool, plain: bool = True, apart: int = 0) -> None:
        self.parts = parts
        self.lone = lone
        self.bound = bound
        self.plain = plain
        self.apart = apart


def _plan(cost: Cost, book: Book) -> Plan:
    parts = _added(cost, book)
    if any(isinstance(part, t.Choose) for part in parts):
        if book.costs.pays_at_once:
            parts = _apart(parts)
        parts = tuple([_beside(part, parts[i + 1 :]) for i, part in enumerate(parts)])
        parts = _turnable(parts, book.costs.turned_from)
        if book.costs.pays_with_own or book.choices.may_fail_to_choose:
            own = book.costs.pays_with_own
            parts = tuple([_strict(part, own) if isinstance(part, t.Choose) else part for part in parts])
        if book.costs.not_itself:
            parts = tuple([_sparing(part, book.costs.not_itself) for part in parts])
    bound = _depends(parts)
    plain = all(candidates.plain(part) for part in parts if isinstance(part, t.Choose))
    lone = not bound and plain and _users(parts, book) < 2
    return Plan(parts, lone, bound, plain, 0 if bound or lone else _where_apart(parts, book))


PLANS: Final[Memo[Cost, Book, Plan]] = Memo(_plan)
NOTHING: Final = Plan((), True, False)


def _added(cost: Cost, book: Book) -> Cost:
    """The cost in which several parts with a verb whose amounts add up (`Spending.adds`) are one part."""
    result: list[t.Instr] = []
    rest = cost
    while rest:
        part, rest = rest[0], rest[1:]
        if isinstance(part, t.Do):
            part, rest = completing.gathered(book, part, rest)
        result.append(part)
    return tuple(result) if len(result) < len(cost) else cost


CHOICES: Final = (t.Choose, t.NameNumber, t.Divide)


def _apart(cost: Cost) -> Cost:
    """The cost with its choices first, under different names, because all of them are made before anything happens.
    The last choice of a name keeps it: that is what the effect reads."""
    result = list(cost)
    for i, part in enumerate(cost):
        if not isinstance(part, t.Choose) or part.also:
            continue
        later = [k for k in range(i + 1, len(cost)) if _binds(cost[k], part.name)]
        if later:
            name = f"{part.name}, {i + 1}"
            result[i] = replace(part, name=name)
            for k in range(i + 1, later[0]):
                result[k] = _renamed(result[k], part.name, name)
    return tuple(sorted(result, key=lambda part: not isinstance(part, CHOICES)))


def _renamed(part: t.Instr, old: str, new: str) -> t.Instr:
    """The part with another name for what was chosen."""
    other: t.Instr = walk.rebuilt(part, lambda node: t.Ref(new) if node == t.Ref(old) else None)
    return other


def _binds(part: t.Instr, name: str) -> bool:
    return isinstance(part, t.Choose) and part.name == name and not part.also


def _strict(choice: t.Choose, own: bool) -> t.Choose:
    """The choice without the right to choose fewer (`Choices.may_fail_to_choose`) and, with `own`, among the player's
    own cards only."""
    what = t.YOURS & choice.what if own and choice.who == t.YOU else choice.what
    least = choice.n if not choice.up_to and isinstance(choice.n, int) else choice.least
    return replace(choice, what=what, least=least)


def _sparing(part: t.Instr, zones: frozenset[str]) -> t.Instr:
    """The part; a choice in one of the zones leaves out the card whose ability is paid for."""
    if isinstance(part, t.Choose) and not zones.isdisjoint(named_zones(part.what) or ()):
        return replace(part, what=part.what & t.Not(t.SELF))
    return part


def _beside(part: t.Instr, rest: Cost) -> t.Instr:
    """The part; a choice whose objects a later part lists with the card itself leaves that card out."""
    if not isinstance(part, t.Choose):
        return part
    for later in rest:
        if _binds(later, part.name):
            break
        listed = completing.each_of(later.what) if isinstance(later, completing.DEEDS) else ()
        if t.SELF in listed and t.Ref(part.name) in listed:
            return replace(part, what=part.what & t.Not(t.SELF))
    return part


def _turnable(cost: Cost, turned_from: dict[str, str]) -> Cost:
    """The cost in which choices of objects to be turned accept only objects that can be turned."""
    return tuple([_confined(part, cost[i + 1 :], turned_from) for i, part in enumerate(cost)])


def _confined(part: t.Instr, rest: Cost, turned_from: dict[str, str]) -> t.Instr:
    if not isinstance(part, t.Choose):
        return part
    for later in rest:
        if _binds(later, part.name):
            break
        if isinstance(later, t.SetState) and completing.called(later.what, part.name):
            state = later.state
            able = t.State(turned_from[state]) if state in turned_from else t.Not(t.State(state))
            return replace(part, what=part.what & able)
    return part


def _users(cost: Cost, book: Book) -> int:
    """How many parts use objects up. The parts that turn the card itself and then move it count as one."""
    users = 0
    own: list[t.Instr] = []
    chosen = {part.name for part in cost if isinstance(part, (t.Choose, t.Look))}
    for part in cost:
        if isinstance(part, t.Choose) or (isinstance(part, t.Do) and book.verbs[part.verb].spends is not None):
            users += 1
        elif isinstance(part, completing.DEEDS):
            if isinstance(part.what, t.Self):
                own.append(part)
            elif not isinstance(part.what, t.Ref) or part.what.name not in chosen:
                users += 1
    once = len({type(part) for part in own}) == len(own) and not any(isinstance(part, t.Move) for part in own[:-1])
    return users + (1 if once else len(own)) if own else users


def _where_apart(cost: Cost, book: Book) -> int:
    """`Plan.apart` of a cost."""
    kinds = own = 0
    chosen: set[str] = set()
    for part in cost:
        if isinstance(part, t.Choose):
            names = named_zones(part.what)
            if chosen or names is None or select.names_something(part.what):
                return 0
            chosen.add(part.name)
            for name in names:
                kinds |= 1 << book.zone_index[name]
        elif isinstance(part, completing.DEEDS) and isinstance(part.what, t.Self):
            own += 1
        elif not isinstance(part, t.Gain) and not (isinstance(part, completing.DEEDS) and _names(part.what, chosen)):
            return 0
    return kinds if own < 2 else 0


def _depends(cost: Cost) -> bool:
    """Whether a part reads what an earlier choice bound, other than to use the chosen objects; or may choose what an
    earlier part has moved."""
    names: set[str] = set()
    zones: set[str] = set()
    for part in cost:
        inner = [v for v in walk.values_of(part) if not (isinstance(part, completing.DEEDS) and isinstance(v, t.Ref))]
        if any(isinstance(node, (t.Ref, t.Chosen)) and node.name in names for node in walk.nodes(*inner)):
            return True
        if isinstance(part, t.Choose):
            if not zones.isdisjoint(named_zones(part.what) or ()):
                return True
            names.add(part.name)
        elif isinstance(part, t.Look):
            names.add(part.name)
        elif isinstance(part, t.Move):
            zones.add(part.to)
    return False


def plan_of(game: Game, ctx: Ctx, cost: Cost) -> Plan:
    """The plan of a cost; empty if an effect says that nothing is paid (query `pay nothing`)."""
    if "pay nothing" in layers.index_of(game).rules and queries.may(game, "pay nothing", ctx.source, False):
        return NOTHING
    return PLANS.of(cost, game.book)


def due(game: Game, ctx: Ctx, cost: Cost) -> Cost:
    """The cost to pay, with the book's restrictions on its choices; empty if an effect says so (query `pay
    nothing`)."""
    return plan_of(game, ctx, cost).parts


def ways(game: Game, ctx: Ctx, cost: Cost) -> tuple[Cost, ...]:
    """The costs of which the player pays one: the cost alone, unless it has alternatives (`branches`) or effects change
    it (`Book.costs.ways`)."""
    found = (cost,) if PLAIN.of(cost, None) else branches(game, ctx, cost)
    other = game.book.costs.ways
    if other is None or not _changed(game):
        return found
    return tuple([way for one in found for way in other(game, ctx, one)])


def _plain(cost: Cost, about: None) -> bool:
    return not any(isinstance(part, (t.Modes, t.If)) for part in cost)


PLAIN: Final[Memo[Cost, None, bool]] = Memo(_plain)
"""Whether a cost has no alternatives."""


def branches(game: Game, ctx: Ctx, cost: Cost) -> tuple[Cost, ...]:
    """The costs that a cost with alternatives stands for: one for each option of a `Modes`, and of an `If` the part
    that its condition asks for now."""
    made: list[Cost] = [()]
    for part in cost:
        if isinstance(part, t.Modes):
            ends = tuple([way for option in part.options for way in branches(game, ctx, option)])
        elif isinstance(part, t.If):
            ends = branches(game, ctx, part.then if select.holds(game, part.cond, ctx) else part.otherwise)
        else:
            ends = ((part,),)
        made = [(*start, *end) for start in made for end in ends]
    return tuple(made)


def _changed(game: Game) -> bool:
    """Whether an effect in force may change costs (`Book.costs.changed_by`)."""
    rules = layers.index_of(game).rules
    if not rules:
        return False
    for query in game.book.costs.changed_by:  # noqa: SIM110  a generator costs more than the tests
        if query in rules:
            return True
    return False


def can_pay(game: Game, ctx: Ctx, cost: Cost, without: int = 0) -> bool:
    """Whether the whole cost can be paid, in one of its `ways`. `without` is the id of a card that cannot be chosen,
    because it is the card being played (0: none)."""
    if not cost:
        return True
    if not _changed(game) and PLAIN.of(cost, None):
        return can_pay_so(game, ctx, cost, without)
    return any(can_pay_so(game, ctx, way, without) for way in ways(game, ctx, cost))


def can_pay_so(game: Game, ctx: Ctx, cost: Cost, without: int = 0) -> bool:
    """Whether this very cost can be paid, whatever else effects make of it."""
    plan = plan_of(game, ctx, cost)
    if not plan.lone and tangled(game, ctx, plan):
        return completing.completes(game, ctx, plan.parts, (without,) if without else ())
    return _each(game, ctx, plan.parts, without)


def tangled(game: Game, ctx: Ctx, plan: Plan) -> bool:
    """Whether two parts could use the same object, or depend on each other."""
    if plan.lone:
        return False
    if plan.bound or not plan.plain:
        return True
    if plan.apart and _lies_apart(game, ctx, plan):
        return _makes_room(game, ctx, plan.parts)
    return _shares(game, ctx, plan) or _makes_room(game, ctx, plan.parts)


def _lies_apart(game: Game, ctx: Ctx, plan: Plan) -> bool:
    """Whether the card that the cost is paid for lies in none of the zones in which something is chosen, and nothing is
    bound yet, so that no two parts can use the same object."""
    obj = game.objects.get(ctx.source)
    return obj is not None and not plan.apart >> obj.zone & 1 and not ctx.bound


def apart_holds(game: Game) -> bool:
    """Whether no two parts want the same object in the costs of which `_lies_apart` says so, of abilities of cards in
    the zones `Book.acting` (a `Shortcut.long`)."""
    for id in [id for kind in game.book.acting for player in (0, 1) for id in game.zone_at(kind, player)]:
        obj = game.objects[id]
        ctx = Ctx(id, obj.player)
        for ability in obj.info.activated:
            plan = plan_of(game, ctx, ability.cost)
            if plan.apart and _lies_apart(game, ctx, plan) and _shares(game, ctx, plan):
                return False
    return True


def _shares(game: Game, ctx: Ctx, plan: Plan) -> bool:
    """Whether two parts of a cost could use the same object."""
    seen: set[int] = set()
    for part in plan.parts:
        ids = completing.wants(game, ctx, part)
        if not seen.isdisjoint(ids):
            return True
        seen.update(ids)
    return False


def _makes_room(game: Game, ctx: Ctx, parts: Cost) -> bool:
    """Whether a part finds no room where it leads, so that an earlier part would have to make it."""
    if game.book.moves.room is None:
        return False
    moves = [part for part in parts if isinstance(part, t.Move)]
    return any(not completing.fits(game, ctx, move, ctx.source) for move in moves)


def _names(what: t.Sel, chosen: set[str]) -> bool:
    """Whether the selector is the name of something that an earlier part chooses."""
    return isinstance(what, t.Ref) and what.name in chosen


def _each(game: Game, ctx: Ctx, parts: Cost, without: int) -> bool:
    """Whether each part can be paid by itself."""
    spent: dict[str, int] = {}
    chosen: set[str] = set()
    for i, part in enumerate(parts):
        if isinstance(part, t.Gain):
            need = spent.get(part.number, 0) - select.amount(game, part.n, ctx)
            spent[part.number] = need
            if need > game.num(select.player_of(game, part.who, ctx), part.number):
                return False
        elif isinstance(part, t.Choose):
            chosen.add(part.name)
            if part.up_to and not part.least:
                continue
            n = part.least if part.up_to else select.amount(game, part.n, ctx)
            if not completing.enough(game, ctx, part, parts[i + 1 :], n, without):
                return False
        elif isinstance(part, (t.Move, t.SetState, t.Counters, t.SetFace)) and _names(part.what, chosen):
            continue
        elif not completing.can_do(game, ctx, part):
            return False
        elif isinstance(part, t.Look):
            chosen.add(part.name)
    return True
