"""Resolving a tree: an ability that resolves is a frame with a block of instructions and the names bound so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludex.core import choose, costs, events, queries, rng, select, sequences, zones
from ludex.core import tree as t
from ludex.core.decisions import DONE, NO, YES, Decision, Option, distinct
from ludex.core.event import Event
from ludex.core.flow import Frame, Step, procedure
from ludex.core.records import record
from ludex.core.state import Bound, Ctx, Delayed, Effect, Outcome

if TYPE_CHECKING:
    from ludex.core.state import Game


divide_decision = sequences.divide_decision
divided = sequences.divided


@record
class Resolve(NamedTuple):
    """A block being carried out: the next instruction, the context, and the picks of the choice in progress."""

    block: tuple[t.Instr, ...]
    i: int
    ctx: Ctx
    picks: tuple[int, ...] = ()


def resolve(game: Game, block: tuple[t.Instr, ...], ctx: Ctx) -> None:
    """Carry out a block of instructions as the next thing that happens."""
    if block:
        game.frames.append(Frame("nb.resolve", 0, Resolve(block, 0, ctx)))


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.local
    assert isinstance(local, Resolve)
    if local.i >= len(local.block):
        return None
    instr = local.block[local.i]
    ask = ASK.get(type(instr))
    return ask(game, local, instr) if ask is not None else None


def _do(game: Game, frame: Frame) -> str | None:
    """[nb] Carry out instructions until one has to ask or pushes a frame."""
    depth = len(game.frames)
    while True:
        local = frame.local
        assert isinstance(local, Resolve)
        if local.i >= len(local.block):
            _hand_back(game, local)
            return None
        instr = local.block[local.i]
        if type(instr) in ASK and frame.answer is None and ASK[type(instr)](game, local, instr) is not None:
            return "nb.do"
        done = DO[type(instr)](game, frame, local, instr)
        frame.answer = None
        if done is not None:
            frame.local = Resolve(local.block, local.i + 1, done)
        if len(game.frames) > depth or game.outcome is not None:
            return "nb.do"


def _hand_back(game: Game, local: Resolve) -> None:
    """Names bound in an inner block are known to the outer one."""
    hand_bound(game, local.ctx.bound)


def hand_bound(game: Game, bound: Bound) -> None:
    """Give the names bound so far to the frame below the running one."""
    if len(game.frames) < 2:
        return
    outer = game.frames[-2]
    if isinstance(outer.local, Resolve):
        ctx = outer.local.ctx
        outer.local = outer.local._replace(ctx=ctx._replace(bound=sequences.handed(bound, ctx)))
    elif hasattr(outer.local, "takes_bound"):
        outer.local = outer.local.takes_bound(bound)


# --- what is chosen --------------------------------------------------------------------------------------------


def candidates(game: Game, ctx: Ctx, instr: t.Choose) -> list[int]:
    """What may be chosen: in the set, and not forbidden to be selected by this ability."""
    found = select.find(game, instr.what, ctx)
    return found if instr.random else queries.among(game, "select", ctx.source, found)


def _chooser(game: Game, ctx: Ctx, who: str) -> int:
    return select.player_of(game, who, ctx)


ENOUGH = -1
"""Stands among the picks of a choice that both players make: the first has finished."""


def _turn(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> tuple[int, tuple[int, ...], list[int]]:
    """Who picks now, what that player has picked, and from what. Where each player chooses, the turn player does so
    first, among their own, and the picks become known only when both have chosen."""
    ids = candidates(game, ctx, instr)
    if instr.who != t.EACH:
        return _chooser(game, ctx, instr.who), picks, ids
    player = game.active
    if ENOUGH in picks:
        picks = picks[picks.index(ENOUGH) + 1 :]
        player = 1 - game.active
    return player, picks, [id for id in ids if game.objects[id].player == player]


def pick_decision(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> Decision | None:
    """The next pick of a choice; None: nothing is left to pick."""
    if instr.random:
        return None
    n = select.amount(game, instr.n, ctx)
    player, mine, ids = _turn(game, ctx, instr, picks)
    rest = [id for id in ids if id not in mine]
    if len(mine) >= n or not rest:
        return None
    free = instr.up_to or (game.book.may_fail_to_choose and sequences.may_fail(game, instr, rest))
    if not free and len(ids) <= n:
        return None
    options = [Option("choose", (id,)) for id in distinct(game, rest)]
    if free and len(mine) >= instr.least:
        options.append(DONE)
    return Decision(player, f"choose {'up to ' if instr.up_to else ''}{n - len(mine)}", options, ctx.source)


def picked(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...], done: bool) -> tuple[int, ...] | None:
    """The picks once nothing is left to ask (`done`: the player said so); None: the other player chooses now."""
    n = max(0, select.amount(game, instr.n, ctx))
    if instr.random:
        return _random_picks(game, ctx, instr, n)
    _, mine, ids = _turn(game, ctx, instr, picks)
    if not done and not instr.up_to:
        rest = [id for id in ids if id not in mine]
        picks += tuple(rest[: max(0, n - len(mine))])
    if instr.who == t.EACH and ENOUGH not in picks:
        return None
    return tuple(id for id in picks if id != ENOUGH)


def finished(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> tuple[int, ...]:
    """The picks of the first of two players, closed."""
    n = max(0, select.amount(game, instr.n, ctx))
    _, mine, ids = _turn(game, ctx, instr, picks)
    if not instr.up_to:
        picks += tuple([id for id in ids if id not in mine][: max(0, n - len(mine))])
    return (*picks, ENOUGH)


def _random_picks(game: Game, ctx: Ctx, instr: t.Choose, n: int) -> tuple[int, ...]:
    pool = candidates(game, ctx, instr)
    chosen: list[int] = []
    while pool and len(chosen) < n:
        chosen.append(pool.pop(rng.below(game, len(pool))))
    return tuple(chosen)


def _ask_choose(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Choose)
    made = instr.target and local.ctx.get(instr.name) is not None
    return None if made else pick_decision(game, local.ctx, instr, local.picks)


def _do_choose(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Choose)
    if instr.target and local.ctx.get(instr.name) is not None:
        return local.ctx  # chosen when played
    answer = frame.answer
    if answer is not None and answer != DONE:
        frame.local = local._replace(picks=(*local.picks, answer.cards[0]))
        return None
    result = picked(game, local.ctx, instr, local.picks, answer is not None)
    if result is None:
        frame.local = local._replace(picks=finished(game, local.ctx, instr, local.picks))
        return None
    return local.ctx.bind(instr.name, result)


def _ask_divide(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Divide)
    return divide_decision(game, local.ctx, instr, local.picks)


def _do_divide(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Divide)
    if frame.answer is not None:
        frame.local = local._replace(picks=(*local.picks, frame.answer.n))
        return None
    return local.ctx.bind(instr.name, divided(game, local.ctx, instr, local.picks))


def _ask_number(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.NameNumber)
    least, most = select.amount(game, instr.least, local.ctx), select.amount(game, instr.most, local.ctx)
    options = [Option("name", (), n, str(n)) for n in range(max(0, least), most + 1)]
    player = _chooser(game, local.ctx, instr.who)
    return Decision(player, "name a number", options, local.ctx.source) if options else None


def _do_number(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.NameNumber)
    return local.ctx.bind(instr.name, (frame.answer.n if frame.answer is not None else 0,))


# --- branches --------------------------------------------------------------------------------------------------


def _ask_may(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.May)
    ctx = local.ctx._replace(controller=_chooser(game, local.ctx, instr.who))
    if instr.cost and not costs.can_pay(game, ctx, instr.cost):
        return None
    return Decision(ctx.controller, "do it?", [YES, NO], local.ctx.source)


def _do_may(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.May)
    taken = frame.answer == YES
    ctx = sequences.note(local.block, local.i, local.ctx.bind(instr.name, (1,) if taken else ()), taken)
    if taken:
        resolve(game, instr.do, ctx)
        if instr.cost:
            costs.pay(game, instr.cost, ctx)
    return ctx


def _do_if(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.If)
    met = select.holds(game, instr.cond, local.ctx)
    ctx = sequences.note(local.block, local.i, local.ctx, met)
    resolve(game, instr.then if met else instr.otherwise, ctx)
    return ctx


def _do_then(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Then)
    if sequences.met_before(local.ctx):
        resolve(game, instr.do, local.ctx)
    return local.ctx


def _do_items(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Items)
    resolve(game, sequences.items(game, instr, local.ctx), local.ctx)
    return local.ctx


def _do_repeat(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Zero or a negative number of times: not at all."""
    assert isinstance(instr, t.Repeat)
    resolve(game, instr.do * max(0, select.amount(game, instr.n, local.ctx)), local.ctx)
    return local.ctx


def _do_each(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """One pass for each object; the list is fixed before the first."""
    assert isinstance(instr, t.ForEach)
    ids = local.picks or tuple(select.find(game, instr.what, local.ctx))
    if not ids:
        return local.ctx
    if frame.answer is not None:
        next = frame.answer.cards[0]
        ids = (next, *(id for id in ids if id != next))
    if len(ids) > 1:
        frame.local = local._replace(picks=ids[1:])
    resolve(game, instr.do, local.ctx.bind(instr.name, ids[:1]))
    return None if len(ids) > 1 else local.ctx


def _ask_each(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.ForEach)
    if not instr.ordered:
        return None
    ids = local.picks or tuple(select.find(game, instr.what, local.ctx))
    if len(ids) < 2:
        return None
    return Decision(local.ctx.controller, "which comes next?", [Option("choose", (id,)) for id in ids], ids[0])


def _ask_modes(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Modes)
    return modes_decision(local.ctx, instr, local.picks, sequences.unused(game, local.ctx, instr))


def modes_decision(ctx: Ctx, modes: t.Modes, picks: tuple[int, ...], open_modes: tuple[int, ...]) -> Decision | None:
    if len(picks) >= modes.n:
        return None
    options = [Option("mode", (ctx.source,), i, str(i + 1)) for i in open_modes if i not in picks]
    if modes.up_to and picks:
        options.append(DONE)
    return Decision(ctx.controller, "choose an option", options, ctx.source) if options else None


def _do_modes(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Modes)
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local._replace(picks=(*local.picks, frame.answer.n))
        return None
    for i in sorted(local.picks, reverse=True):
        resolve(game, instr.options[i], local.ctx)
        sequences.spend(game, local.ctx, instr, i)
    return local.ctx


# --- what is done ----------------------------------------------------------------------------------------------


def events_of(game: Game, ctx: Ctx, instr: t.Instr) -> list[Event] | None:
    """The batch a plain instruction is; None: it is no plain one."""
    if isinstance(instr, t.Move):
        return _moves(game, ctx, instr)
    if isinstance(instr, t.SetState):
        state = game.book.states.index(instr.state)
        return [
            Event("state", id, state=state, word=instr.state, cause=ctx.source)
            for id in select.find(game, instr.what, ctx)
        ]
    if isinstance(instr, t.SetFace):
        return [Event("face", id, up=int(instr.up), cause=ctx.source) for id in select.find(game, instr.what, ctx)]
    if isinstance(instr, t.Damage):
        return _damages(game, ctx, instr)
    if isinstance(instr, t.Gain):
        n = select.amount(game, instr.n, ctx)
        return [Event("number", 0, p, n, instr.number, cause=ctx.source) for p in select.players_of(instr.who, ctx)]
    if isinstance(instr, t.Counters):
        n = select.amount(game, instr.n, ctx)
        return [
            Event("counter", id, n=n, word=instr.name, cause=ctx.source) for id in select.find(game, instr.what, ctx)
        ]
    if isinstance(instr, t.Reveal):
        return [Event("reveal", id, cause=ctx.source) for id in select.find(game, instr.what, ctx)]
    if isinstance(instr, t.Shuffle):
        kind = game.book.zone_index[instr.zone]
        return [Event("shuffle", 0, p, dst=kind) for p in select.players_of(instr.who, ctx)]
    return None


def _moves(game: Game, ctx: Ctx, instr: t.Move) -> list[Event]:
    state = game.book.states.index(instr.state) if instr.state else -1
    up = -1 if instr.up is None else int(instr.up)
    result: list[Event] = []
    for id in select.find(game, instr.what, ctx):
        player = select.player_of(game, instr.whose, ctx, game.objects[id].owner)
        result.append(
            events.moving(game, id, instr.to, player, instr.word, instr.position, state, up, cause=ctx.source)
        )
    return result


def _damages(game: Game, ctx: Ctx, instr: t.Damage) -> list[Event]:
    ids = select.find(game, instr.what, ctx)
    if isinstance(instr.n, t.Chosen) and isinstance(instr.what, t.Ref):
        shares = select.bound(instr.n.name, ctx)
        order = select.bound(instr.what.name, ctx)
        if len(shares) == len(order) > 1:
            each = dict(zip(order, shares, strict=True))
            return [Event("damage", id, n=each[id], word=instr.word, cause=ctx.source) for id in ids]
    n = select.amount(game, instr.n, ctx)
    return [Event("damage", id, n=n, word=instr.word, cause=ctx.source) for id in ids]


def _do_plain(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    batch = events_of(game, local.ctx, instr)
    if batch and game.book.room is not None and isinstance(instr, t.Move):
        fitting = _fitting(game, frame, local.ctx, batch)
        if fitting is None:
            return None
        batch = fitting
    if batch:
        events.perform(game, *batch)
    return local.ctx


def _fitting(game: Game, frame: Frame, ctx: Ctx, batch: list[Event]) -> list[Event] | None:
    """Of cards to be put where there is not room for all, the ones the effect's controller picks; the rest stay.
    None: the player is being asked."""
    assert game.book.room is not None
    first = batch[0]
    if frame.result is not None:
        chosen, frame.result = frame.result, None
        return [e for e in batch if e.obj in chosen or e.dst != first.dst or e.player != first.player]
    room = max(0, game.book.room(game, first.dst, first.player))
    coming = [e for e in batch if e.dst == first.dst and e.player == first.player and not _stays(game, e)]
    if len(coming) <= room:
        return batch
    if room == 0:
        return [event for event in batch if event not in coming]
    choose.choose(game, ctx.controller, "put", tuple(e.obj for e in coming), room, room, "choose what is put there")
    return None


def _stays(game: Game, event: Event) -> bool:
    obj = game.objects[event.obj]
    return obj.zone == event.dst and obj.player == event.player


def draw(game: Game, player: int, cause: int = 0) -> bool:
    """Draw one card; from an empty deck nothing moves, but the attempt is an event."""
    deck = game.zone(game.book.deck_zone, player)
    if not deck:
        events.announce(game, "no card to draw", player=player)
        return False
    event = events.moving(game, deck[-1], game.book.hand_zone, player, "draw", cause=cause)
    events.perform(game, event)
    return True


def _ask_draw(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Draw)
    if not instr.up_to or len(local.picks) >= select.amount(game, instr.n, local.ctx):
        return None
    return Decision(
        _chooser(game, local.ctx, instr.who), "draw another card?", [Option("draw"), DONE], local.ctx.source
    )


def _do_draw(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """One card at a time; each player in turn draws all of theirs."""
    assert isinstance(instr, t.Draw)
    players = select.players_of(instr.who, local.ctx)
    n = select.amount(game, instr.n, local.ctx)
    done = len(local.picks)
    if frame.answer == DONE or done >= n * len(players):
        return local.ctx
    frame.local = local._replace(picks=(*local.picks, 0))
    draw(game, players[done // n], local.ctx.source)
    return None


def _do_continue(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Whom it touches is fixed now, and so are its amounts, unless the book lets groups grow."""
    assert isinstance(instr, t.Continue)
    stamp = game.tick()
    for node in instr.effects:
        start_effect(game, node, instr.until, local.ctx, stamp)
    return local.ctx


def start_effect(game: Game, node: t.Continuous, until: str, ctx: Ctx, stamp: int = 0) -> None:
    """Start an effect; what one instruction starts has one time stamp. A duration that cannot begin starts nothing."""
    begins = game.book.begins
    if begins is not None and not begins(game, until):
        return
    subjects: tuple[int, ...] | None = None
    if isinstance(node, (t.Modify, t.Grant, t.Strip, t.Rename)):
        named = isinstance(node.what, (t.Ref, t.Self))
        if named or not game.book.dynamic_groups:
            subjects = tuple(select.find(game, node.what, ctx))
            if not subjects:
                return
    if isinstance(node, t.Modify):
        node = t.Modify(node.what, node.figure, node.op, select.amount(game, node.amount, ctx), node.layer)
    game.add_effect(Effect(node, until, ctx.source, ctx.controller, stamp or game.tick(), subjects, ctx.bound))


def _do_delay(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Delay)
    ctx = local.ctx
    game.delayed = (*game.delayed, Delayed(instr, ctx.source, ctx.controller, ctx.bound, game.tick()))
    return ctx


def _do_create(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Create)
    ctx = local.ctx
    kind = game.book.zone_index[instr.to]
    state = game.book.states.index(instr.state) if instr.state else 0
    player = select.player_of(game, instr.who, ctx)
    n = max(0, select.amount(game, instr.n, ctx))
    if game.book.room is not None:
        n = min(n, max(0, game.book.room(game, kind, player)))
    batch = tuple(Event("create", 0, player, 0, instr.card, dst=kind, state=state, cause=ctx.source) for _ in range(n))
    events.perform(game, *batch)
    return ctx.bind(instr.name, tuple(event.new for event in batch if event.new))


def _do_roll(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Roll)
    n = rng.below(game, instr.sides) + 1
    events.announce(game, "roll", player=local.ctx.controller, n=n)
    return local.ctx.bind(instr.name, (n,))


def learn(game: Game, ids: tuple[int, ...], player: int) -> None:
    """The player now knows which cards these are."""
    for id in ids:
        obj = game.objects[id]
        if not obj.known >> player & 1:
            changed = obj.copy()
            changed.known = obj.known | 1 << player
            game.put(changed)


def _do_look(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Look)
    player = select.player_of(game, instr.who, local.ctx)
    ids = zones.top(game, instr.zone, player, select.amount(game, instr.n, local.ctx))
    learn(game, ids, local.ctx.controller)
    return local.ctx.bind(instr.name, ids)


def _searchable(game: Game, ctx: Ctx, instr: t.Search) -> list[int]:
    player = select.player_of(game, instr.who, ctx)
    return [id for id in game.zone(instr.zone, player) if select.matches(game, instr.what, id, ctx)]


def _ask_search(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    """With a condition beyond the number, the player may fail to find; with the number alone, not."""
    assert isinstance(instr, t.Search)
    n = select.amount(game, instr.n, local.ctx)
    found = _searchable(game, local.ctx, instr)
    rest = [id for id in found if id not in local.picks]
    if len(local.picks) >= n or not rest:
        return None
    options = [Option("find", (id,)) for id in distinct(game, rest)]
    if not isinstance(instr.what, t.Anything) and not sequences.all_seen(game, local.ctx, instr):
        options.append(DONE)
    return Decision(local.ctx.controller, "search", options, local.ctx.source)


def _do_search(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Who searches sees the whole zone while looking; afterwards it is shuffled by the instruction that follows."""
    assert isinstance(instr, t.Search)
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local._replace(picks=(*local.picks, frame.answer.cards[0]))
        return None
    events.announce(game, "search", local.ctx.source, local.ctx.controller, len(local.picks))
    return local.ctx.bind(instr.name, local.picks)


def _do_finish(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Finish)
    player = select.player_of(game, instr.who, local.ctx)
    game.outcome = Outcome(player if instr.wins else 1 - player, "an effect says so", "")
    return local.ctx


def _do_verb(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Do)
    verb = game.book.verbs.get(instr.verb)
    if verb is None:
        raise NotImplementedError(f"GAP: {game.book.name} has no verb {instr.verb!r}")
    ids = tuple(select.find(game, instr.what, local.ctx))
    verb.do(game, local.ctx, instr, ids, select.amount(game, instr.n, local.ctx))
    return local.ctx


AskInstr = Callable[["Game", Resolve, t.Instr], Decision | None]
DoInstr = Callable[["Game", Frame, Resolve, t.Instr], Ctx | None]

ASK: dict[type, AskInstr] = {
    t.Choose: _ask_choose,
    t.Divide: _ask_divide,
    t.NameNumber: _ask_number,
    t.May: _ask_may,
    t.ForEach: _ask_each,
    t.Modes: _ask_modes,
    t.Draw: _ask_draw,
    t.Search: _ask_search,
}

DO: dict[type, DoInstr] = {
    t.Choose: _do_choose,
    t.Divide: _do_divide,
    t.NameNumber: _do_number,
    t.May: _do_may,
    t.If: _do_if,
    t.Then: _do_then,
    t.Items: _do_items,
    t.Repeat: _do_repeat,
    t.ForEach: _do_each,
    t.Modes: _do_modes,
    t.Move: _do_plain,
    t.SetState: _do_plain,
    t.SetFace: _do_plain,
    t.Damage: _do_plain,
    t.Gain: _do_plain,
    t.Counters: _do_plain,
    t.Reveal: _do_plain,
    t.Shuffle: _do_plain,
    t.Draw: _do_draw,
    t.Continue: _do_continue,
    t.Delay: _do_delay,
    t.Create: _do_create,
    t.Roll: _do_roll,
    t.Look: _do_look,
    t.Search: _do_search,
    t.Finish: _do_finish,
    t.Do: _do_verb,
}

RESOLVE = procedure("nb.resolve", "Carrying out instructions", Step("nb.do", _do, ask=_ask))
