"""Evaluates selectors, amounts and conditions in a position, in the context of one ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position import spots
from ludex.core.position.objects import ANY_LENT
from ludex.core.values import layers, tally
from ludex.core.values.compare import BOUNDLESS, compare
from ludex.core.values.routes import ROUTES

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj


def player_of(game: Game, who: str, ctx: Ctx, owner: int = 0) -> int:
    """The player that a player word means. `owner` is the player that `OWNER` means. ValueError: not one player."""
    if who == t.YOU:
        return ctx.controller
    if who == t.OPPONENT:
        return 1 - ctx.controller
    if who == t.OWNER:
        return owner
    if who == t.THEY and ctx.event is not None:
        return ctx.event.player
    raise ValueError(f"{who!r} is not one player")


def players_of(who: str, ctx: Ctx) -> tuple[int, ...]:
    """The players that a player word means, the ability's controller first."""
    if who == t.EACH:
        return (ctx.controller, 1 - ctx.controller)
    if who == t.THEY and ctx.event is not None:
        return (ctx.event.player,)
    return (ctx.controller,) if who == t.YOU else (1 - ctx.controller,)


PLAYERS: Final[tuple[int, ...]] = (-11, -12)
"""The ids by which choices name the players; objects have positive ids."""


def side_of(game: Game, id: int) -> int:
    """The player that an id stands for (`PLAYERS`), or who controls the object, or last controlled it; -1: neither."""
    if id in PLAYERS:
        return PLAYERS.index(id)
    last = game.look(id)
    return -1 if last is None else last.player


def bound(name: str, ctx: Ctx) -> tuple[int, ...]:
    """The ids bound to a name; if none are, `self` is the card with the ability, and `it`, `other` and `became` are
    those of the event. Empty: nothing is bound."""
    ids = ctx.get(name)
    if ids is not None:
        return ids
    if name == "self":
        return (ctx.source,)
    event = ctx.event
    if event is not None:
        if name == "it":
            return (event.obj,)
        if name == "became":
            return (event.new,)
        if name == "other":
            return (event.other,)
    return ()


TURNED: Final = "turned"
"""The name under which an effect records the objects that it has brought into another state."""
MOVED: Final = "moved"
"""The name to which an effect binds the objects that it moved: old id, new id, old id, new id, ..."""


REPLACED: Final = "replaced"
"""The name to which an effect binds the objects to which something else happened instead of what it does."""


TARGETS: Final = "targets"
"""The name to which the ids of the targets chosen while playing are bound, while a cost is paid."""


def here(game: Game, id: int, ctx: Ctx) -> int:
    """The id that an object has now, if this effect has moved it; else its own id."""
    moved = ctx.get(MOVED)
    while moved is not None and id not in game.objects and id in moved[::2]:
        id = moved[2 * moved[::2].index(id) + 1]
    return id


def itself(game: Game, ctx: Ctx) -> int:
    """The id that the ability's own card has now, if this effect has moved it, or has moved the object that it had
    become when it left its zone; else `ctx.source`."""
    own = here(game, ctx.source, ctx)
    gone = game.gone.get(own)
    if own not in game.objects and gone is not None and ctx.get(MOVED) is not None:
        return here(game, gone.became, ctx) if gone.became not in game.objects else own
    return own


def informing(game: Game, name: str, ctx: Ctx) -> tuple[int, ...]:
    """The ids whose information counts for a name: those bound to it; or, with `Book.choices.final_information`, the
    objects that these have become."""
    ids = bound(name, ctx)
    if not game.book.choices.final_information or ctx.get(name) is None:
        return ids
    return tuple(_final(game, id) for id in ids)


def _final(game: Game, id: int) -> int:
    """The last id of the object that is still in a zone or known."""
    while id not in game.objects:
        gone = game.gone.get(id)
        if gone is None or not gone.became:
            break
        id = gone.became
    return id


def matches(game: Game, sel: t.Sel, id: int, ctx: Ctx) -> bool:
    """Whether the object matches the selector; of an object that is gone, whether its last known information does."""
    if isinstance(sel, t.All):
        for part in sel.parts:  # noqa: SIM110  a generator costs more than the tests
            if not matches(game, part, id, ctx):
                return False
        return True
    if isinstance(sel, t.Self):
        return id == ctx.source
    if isinstance(sel, t.Anything):
        return True
    obj = game.objects.get(id)
    present = obj is not None
    if obj is None:
        obj = game.look(id)
    if obj is not None:
        if isinstance(sel, t.Side):
            return sel.who == t.EACH or (obj.player == ctx.controller) == (sel.who == t.YOU)
        if isinstance(sel, t.Zone):
            return game.book.zones[obj.zone].name in sel.names
        if isinstance(sel, t.Word):
            return _says(game, obj, sel) if present else sel.value in layers.words(game, id, sel.kind)
    if isinstance(sel, t.Not):
        return not matches(game, sel.part, id, ctx)
    if isinstance(sel, t.Some):
        for part in sel.parts:  # noqa: SIM110
            if matches(game, part, id, ctx):
                return True
        return False
    if isinstance(sel, t.Player):
        return id in PLAYERS and PLAYERS.index(id) in players_of(sel.who, ctx)
    if isinstance(sel, t.Ref):
        ids = bound(sel.name, ctx)
        return id in ids or (ctx.get(MOVED) is not None and id in [here(game, i, ctx) for i in ids])
    return obj is not None and _fits(game, sel, obj, ctx)


def _says(game: Game, obj: Obj, word: t.Word) -> bool:
    """Whether an object that is in a zone has the word. NB: where no effect changes words, its card says the type and
    the name."""
    index, kind = game.index, word.kind
    if index is None or index.words:
        said = layers.words(game, obj.id, kind)
    elif kind == "type" and not game.book.zones[obj.zone].retypes[0]:
        said = (obj.card if obj.guise is None else obj.guise).types
    elif kind == "name":
        said = (obj.card if obj.guise is None else obj.guise).names
    else:
        said = layers.words(game, obj.id, kind)
    return said[0] == word.value if len(said) == 1 else word.value in said


def _fits(game: Game, sel: t.Sel, obj: Obj, ctx: Ctx) -> bool:
    """`matches` for the less frequent selectors."""
    if isinstance(sel, t.Figure):
        if sel.figure in obj.info.worded:
            return False  # what is printed there is no number
        now = layers.value(game, obj.id, sel.figure)
        if now == 0 and not game.book.layers.absent_is_zero and not _has_figure(game, obj, sel.figure):
            return False
        return compare(now, sel.op, amount(game, sel.amount, ctx))
    if isinstance(sel, t.State):
        return game.book.zones[obj.zone].oriented and game.book.states[obj.state] == sel.word
    if isinstance(sel, t.FaceUp):
        return obj.up == sel.up
    if isinstance(sel, t.Has):
        return layers.recognised(game, obj.id, sel.keyword)
    if isinstance(sel, t.Counter):
        return compare(obj.counter(sel.name), sel.op, sel.n)
    if isinstance(sel, t.Mark):
        return sel.word in obj.marks
    if isinstance(sel, t.Slot):
        return obj.slot in sel.slots
    if isinstance(sel, t.Lies):
        return _lies(game, sel.on, lying(game, obj, ctx))
    if isinstance(sel, t.Beside):
        seen_from = [game.look(id) for id in _spoken(game, sel.what, ctx)]
        obj = lying(game, obj, ctx)
        return any(o is not None and _beside(game, obj, lying(game, o, ctx), sel.how) for o in seen_from)
    if isinstance(sel, t.Role):
        towards = game.book.roles[sel.word](game, obj)
        return any(isinstance(sel.to, t.Anything) or (id and matches(game, sel.to, id, ctx)) for id in towards)
    if isinstance(sel, t.Underwent):
        return tally.happened(game, sel.when, ctx.controller, obj.id) > 0
    if isinstance(sel, t.Within):
        return any(sel.value in word for word in layers.words(game, obj.id, sel.kind))
    if isinstance(sel, t.Extreme):
        return obj.id in find(game, sel, ctx)
    if isinstance(sel, t.Shares):
        said = _shared(game, obj.id, sel.kind)
        ids = [ctx.source] if isinstance(sel.what, t.Self) else find(game, sel.what, ctx)
        return any(word in said for id in ids for word in _shared(game, id, sel.kind))
    if isinstance(sel, t.SameSide):
        return any(side_of(game, id) == obj.player for id in _spoken(game, sel.what, ctx))
    if isinstance(sel, t.Top):
        n = amount(game, sel.n, ctx)
        return n > 0 and any(obj.id in game.zone(sel.zone, player)[-n:] for player in players_of(sel.who, ctx))
    if isinstance(sel, t.Related):
        relates = game.book.relations[sel.relation]
        found = [game.look(id) for id in _spoken(game, sel.what, ctx)]
        return any(relates(game, obj, other) for other in found if other is not None)
    if isinstance(sel, t.Linked):
        return obj.host != 0 and obj.host in _spoken(game, sel.what, ctx)
    raise TypeError(f"no test for {sel!r}")


def _lies(game: Game, word: str, obj: Obj) -> bool:
    """Whether the object lies in the row, or on a spot of the type."""
    obj = spots.carrier(game, obj)
    spot = spots.under(game, obj)
    return spot is not None and (spot.row == word or word in spots.types_of(game, obj.side, spot))


def lying(game: Game, obj: Obj, ctx: Ctx) -> Obj:
    """The object where it lies: on the spot to which this effect has moved it, else where it is or was last."""
    now = here(game, obj.id, ctx) if obj.id != ctx.source else itself(game, ctx)
    moved = game.objects.get(now) if now != obj.id else None
    return obj if moved is None or spots.under(game, spots.carrier(game, moved)) is None else moved


def _beside(game: Game, obj: Obj, other: Obj, how: str) -> bool:
    """Whether the object lies, seen from the other, as `Beside.how` says."""
    obj, other = spots.carrier(game, obj), spots.carrier(game, other)
    there, here = spots.under(game, obj), spots.under(game, other)
    if there is None or here is None:
        return False
    if how == "column":
        return there.column == here.column
    if obj.side != other.side:
        return False
    if how == "spot":
        return there.number == here.number
    if how == "row":
        return there.row == here.row and obj.player == other.player
    return there == spots.next_in_column(game, obj.side, here, 1 if how == "behind" else -1)


def _has_figure(game: Game, obj: Obj, figure: str) -> bool:
    """Whether a figure of 0 is one that the object has. What a token does not have is 0."""
    return obj.card.token or figure.removeprefix(layers.ORIGINAL) in layers.words(game, obj.id, layers.FIGURE)


def _spoken(game: Game, what: t.Sel, ctx: Ctx) -> tuple[int, ...] | list[int]:
    """The objects that a selector is about, including those that are gone."""
    if isinstance(what, t.Self):
        return (ctx.source,)
    return bound(what.name, ctx) if isinstance(what, t.Ref) else find(game, what, ctx)


def names_something(sel: t.Sel) -> bool:
    """Whether a selector contains a `Ref`."""
    if isinstance(sel, (t.All, t.Some)):
        return any(names_something(part) for part in sel.parts)
    return isinstance(sel, t.Ref) or (isinstance(sel, t.Not) and names_something(sel.part))


def reads_card(sel: t.Sel) -> bool:
    """Whether the selector tests what is written on a card."""
    if isinstance(sel, (t.All, t.Some)):
        return any(reads_card(part) for part in sel.parts)
    if isinstance(sel, t.Not):
        return reads_card(sel.part)
    return isinstance(sel, (t.Word, t.Figure, t.Has, t.Within, t.Shares))


def find(game: Game, sel: t.Sel, ctx: Ctx, enough: int = -1) -> list[int]:
    """The ids of the objects that match, the controller's first, in the order of their zones. A selector that names no
    zone searches the zones of `Book.acting`. Stops after `enough` objects; -1: finds all."""
    if not isinstance(sel, t.All):
        if isinstance(sel, t.Self):
            own = itself(game, ctx)
            return [own] if own in game.objects else []
        if isinstance(sel, t.Ref):
            return [id for id in _present(game, sel, ctx) if id in game.objects]
        if isinstance(sel, t.Extreme):
            return _extreme(game, sel, ctx)
        if isinstance(sel, t.Player):
            return [PLAYERS[player] for player in players_of(sel.who, ctx)]
        if isinstance(sel, t.Some) and any(map(_bound_part, sel.parts)):
            return list(dict.fromkeys(id for part in sel.parts for id in find(game, part, ctx)))
    route = ROUTES.of(sel, game.book)
    if route.own and ctx.source not in game.objects:
        ctx = _traced(game, ctx)
    ref = route.ref
    if ref is not None:
        ids = _present(game, ref, ctx) if route.zoned else list(bound(ref.name, ctx))
        return [id for id in ids if id in game.objects and matches(game, sel, id, ctx)]
    kinds, left, side = route.kinds, route.left, route.side
    you = ctx.controller
    everyone = side == t.EACH
    yours = side == t.YOU
    lent = ANY_LENT in game.memory if game.memory else False
    result: list[int] = []
    for other in range(2):
        here = everyone or lent or (other == 0) == yours
        for i in range(len(kinds)):
            shared = route.shared[i]
            if other == 1 if shared else not here:
                continue
            mixed = (shared or lent) and not everyone
            for id in game.at(kinds[i], 0 if shared else you ^ other):
                if mixed and (game.objects[id].player == you) != yours:
                    continue
                for part in left:
                    if not matches(game, part, id, ctx):
                        break
                else:
                    result.append(id)
                    if len(result) == enough:
                        return result
    return result


def _bound_part(part: t.Sel) -> bool:
    """Whether an alternative is of objects that are bound to a name, or of the card itself or a player."""
    if isinstance(part, t.All):
        return any(isinstance(inner, t.Ref) for inner in part.parts)
    return isinstance(part, (t.Ref, t.Self, t.Player))


def speaks_of_itself(sel: t.All) -> bool:
    """Whether the card with the ability is one of the parts. NB: it is compared by its class, not as data."""
    for part in sel.parts:  # noqa: SIM110  as above
        if isinstance(part, t.Self):
            return True
    return False


def _traced(game: Game, ctx: Ctx) -> Ctx:
    """The context with the object that the ability's card, which has left, is now (`Book.choices.traces_itself`)."""
    if not game.book.choices.traces_itself:
        return ctx
    own = itself(game, ctx)
    gone = game.gone.get(own)
    return ctx.with_source(gone.became if gone is not None and own not in game.objects else own)


def _present(game: Game, ref: t.Ref, ctx: Ctx) -> list[int]:
    """The ids that the objects bound to a name have now (`here`)."""
    return [here(game, id, ctx) for id in bound(ref.name, ctx)]


def _extreme(game: Game, sel: t.Extreme, ctx: Ctx) -> list[int]:
    ids = find(game, sel.what, ctx)
    if not ids:
        return ids
    figures = [layers.value(game, id, sel.figure) for id in ids]
    best = max(figures) if sel.most else min(figures)
    return [id for id, n in zip(ids, figures, strict=True) if n == best]


def words_or_figure(game: Game, id: int, kind: str) -> tuple[str, ...]:
    """The words of a kind that an object has; if `kind` is one of its figures, its value as the only word."""
    if kind.removeprefix(layers.ORIGINAL) in game.objects[id].info.figures:
        return (str(layers.value(game, id, kind)),)
    return tuple(layers.words(game, id, kind))


def _shared(game: Game, id: int, kind: str) -> tuple[str, ...]:
    """`words_or_figure`, of an object that may be gone."""
    return words_or_figure(game, id, kind) if id in game.objects else tuple(layers.words(game, id, kind))


MANY: Final = 1_000
"""Nothing is done, made or offered more often than this at once. It stops trees that would take all time or memory."""


def bounded(n: int, most: int = MANY) -> int:
    """The number itself; RuntimeError if it is beyond `most`."""
    if n > most:
        raise RuntimeError(f"more than {most} at once")
    return n


def count(game: Game, n: t.Amount, ctx: Ctx) -> int:
    """The value of an amount that says how often, or how many: at least 0, and `bounded`."""
    return bounded(max(0, amount(game, n, ctx)))


def span(game: Game, number: t.NameNumber, ctx: Ctx) -> range:
    """The numbers that a player may name."""
    least, most = max(0, amount(game, number.least, ctx)), amount(game, number.most, ctx)
    bounded(most - least)
    return range(least, most + 1)


def amount(game: Game, n: t.Amount, ctx: Ctx) -> int:
    """The value of an amount."""
    if isinstance(n, int):
        return n
    if isinstance(n, t.Count):
        return len(find(game, n.what, ctx))
    if isinstance(n, t.Distinct):
        said = {word for id in find(game, n.what, ctx) for word in words_or_figure(game, id, n.kind)}
        return sum(n.within in word for word in said)
    if isinstance(n, t.Alike):
        words = [said for id in find(game, n.what, ctx) for said in dict.fromkeys(words_or_figure(game, id, n.kind))]
        return max((words.count(word) for word in words), default=0)
    if isinstance(n, t.FigureOf):
        ids = (
            (ctx.source,)
            if isinstance(n.what, t.Self)
            else informing(game, n.what.name, ctx)
            if isinstance(n.what, t.Ref)
            else None
        )
        return sum(layers.value(game, id, n.figure) for id in (find(game, n.what, ctx) if ids is None else ids))
    if isinstance(n, t.Number):
        return sum(game.num(player, n.name) for player in players_of(n.who, ctx))
    if isinstance(n, t.Memory):
        return game.remembers(n.name)
    if isinstance(n, t.Altered):
        return ALTERED[0](game, n, ctx)
    if isinstance(n, t.Happened):
        if n.of == t.SELF:
            return tally.happened(game, n.when, ctx.controller, ctx.source, n.total)
        return sum(tally.happened(game, n.when, ctx.controller, id, n.total) for id in find(game, n.of, ctx))
    if isinstance(n, t.Chosen):
        return sum(bound(n.name, ctx))
    if isinstance(n, t.EventAmount):
        return ctx.event.n if ctx.event is not None else 0
    if isinstance(n, t.Plus):
        return sum(amount(game, part, ctx) for part in n.parts)
    if isinstance(n, t.Times):
        return bounded(amount(game, n.a, ctx) * amount(game, n.b, ctx), BOUNDLESS * BOUNDLESS)
    if isinstance(n, t.Modulo):
        return amount(game, n.a, ctx) % n.b
    if isinstance(n, t.CountersOn):
        objects = [game.look(id) for id in ([ctx.source] if isinstance(n.what, t.Self) else find(game, n.what, ctx))]
        return sum(obj.counter(n.name) for obj in objects if obj is not None)
    if isinstance(n, t.Moved):
        moved = _moved(game, n.to, ctx)
        return sum(id in moved and matches(game, n.such, id, ctx) for id in bound(n.name, ctx))
    if isinstance(n, t.Turned):
        turned = ctx.get(TURNED) or ()
        return sum(id in turned and matches(game, n.such, id, ctx) for id in bound(n.name, ctx))
    if isinstance(n, t.Played):
        such = tally.spelled_out(game, n.such, ctx.source)
        return sum(tally.count(game, player, such) for player in players_of(n.who, ctx))
    if isinstance(n, t.Fits):
        return max(0, amount(game, n.a, ctx)) // n.size
    if isinstance(n, t.Greatest):
        return max((layers.value(game, id, n.figure) for id in find(game, n.what, ctx)), default=0)
    if isinstance(n, t.Boundless):
        return BOUNDLESS
    if isinstance(n, t.Spots):
        return _spots(game, n, ctx)
    raise TypeError(f"no amount for {n!r}")


def _spots(game: Game, n: t.Spots, ctx: Ctx) -> int:
    """How many spots there are as `Spots` says."""
    taken: set[tuple[int, int]] = set()
    for id in find(game, n.without, ctx):
        obj = game.objects[id]
        taken.add((obj.side, spots.number_of(game, obj)))
    count = 0
    for player in players_of(n.who, ctx):
        for spot in game.spots[player]:
            has = (spot.row, *spots.types_of(game, player, spot))
            if (player, spot.number) not in taken and all(word in has for word in n.on):
                count += 1
    return count


def _moved(game: Game, to: str, ctx: Ctx) -> tuple[int, ...]:
    """The objects that this effect has moved, to the zone `to` if one is named. What was replaced did not happen."""
    pairs = ctx.get(MOVED) or ()
    replaced = ctx.get(REPLACED) or ()
    if not to:
        return pairs[::2] if not replaced else tuple([id for id in pairs[::2] if id not in replaced])
    kind = game.book.zone_index[to]
    found: tuple[int, ...] = ()
    for id, new in zip(pairs[::2], pairs[1::2], strict=True):
        obj = game.look(new)
        if obj is not None and obj.zone == kind and id not in replaced:
            found += (id,)
    return found


ALTERED: Final[list[Callable[[Game, t.Altered, Ctx], int]]] = []
"""The function for `Altered` amounts; `queries` puts it here."""


def _told(game: Game, sel: t.Sel, ctx: Ctx) -> tuple[int, ...]:
    """The objects of which something is asked: the card itself, those bound to a name, or those that match."""
    if isinstance(sel, t.Self):
        return (ctx.source,)
    if isinstance(sel, t.Ref):
        return informing(game, sel.name, ctx)
    return tuple(find(game, sel, ctx))


def is_during(game: Game, phase: str) -> bool:
    """Whether it is the phase, a word of `Book.phases`."""
    running = game.book.phases[phase]
    return any(frame.proc == running for frame in game.frames)


def holds(game: Game, cond: t.Cond, ctx: Ctx) -> bool:
    """Whether a condition holds."""
    if isinstance(cond, t.Compare):
        return compare(amount(game, cond.a, ctx), cond.op, amount(game, cond.b, ctx))
    if isinstance(cond, t.Exists):
        return len(find(game, cond.what, ctx, cond.n)) >= cond.n
    if isinstance(cond, t.Is):
        ids = _told(game, cond.what, ctx)
        return bool(ids) and all(matches(game, cond.such, id, ctx) for id in ids)
    if isinstance(cond, t.Among):
        return sum(matches(game, cond.such, id, ctx) for id in informing(game, cond.what.name, ctx)) >= cond.n
    if isinstance(cond, t.TurnOf):
        return (game.active == ctx.controller) == (cond.who == t.YOU)
    if isinstance(cond, t.During):
        return is_during(game, cond.phase)
    if isinstance(cond, t.Both):
        return all(holds(game, part, ctx) for part in cond.parts)
    if isinstance(cond, t.Either):
        return any(holds(game, part, ctx) for part in cond.parts)
    if isinstance(cond, t.Unless):
        return not holds(game, cond.part, ctx)
    if isinstance(cond, t.Did):
        return bool(ctx.get(cond.name))
    if isinstance(cond, t.CameFrom):
        event = ctx.event
        if event is None or event.src < 0 or game.book.zones[event.src].name not in cond.zones:
            return False
        return not cond.to or (event.dst >= 0 and game.book.zones[event.dst].name in cond.to)
    if isinstance(cond, t.CausedBy):
        event = ctx.event
        return event is not None and event.cause != 0 and matches(game, cond.what, event.cause, ctx)
    if isinstance(cond, t.Heading):
        return _heads(game, cond, ctx)
    if isinstance(cond, t.Named):
        return game.book.conditions[cond.name](game, ctx)
    raise TypeError(f"no truth for {cond!r}")


def active(game: Game, ability: t.Ability, ctx: Ctx) -> bool:
    """Whether an ability is active by the keywords at its head (`Heading`)."""
    for heading in ability.headings:  # noqa: SIM110  as above
        if not _heads(game, heading, ctx):
            return False
    return True


def _heads(game: Game, heading: t.Heading, ctx: Ctx) -> bool:
    """Whether the condition of a heading holds, or an effect lets it count as fulfilled."""
    if heading.cond is None or holds(game, heading.cond, ctx.bind("n", (heading.n,)) if heading.n else ctx):
        return True
    index = layers.index_of(game)
    return bool(index.rules) and any(index.permits(game, f"{ACTIVE}{name}", ctx.source) for name in heading.names())


ACTIVE: Final = "active "
"""The beginning of the queries that let abilities with a keyword be active; the keyword follows."""
