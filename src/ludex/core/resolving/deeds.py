"""Carries out the other instructions: plain ones, which are one batch of events (`events_of`), drawing, searching,
starting effects, creating tokens, the game's own verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow import choose
from ludex.core.flow.decisions import DONE, Decision, Option, distinct
from ludex.core.flow.frames import Frame
from ludex.core.happening import events, zones
from ludex.core.position import rng
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Delayed, Effect, Outcome
from ludex.core.resolving.resolving import ASK, DO, Resolve
from ludex.core.values import candidates, layers, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def events_of(game: Game, ctx: Ctx, instr: t.Instr) -> list[Event] | None:
    """The batch of events that carries out a plain instruction; None: the instruction is not a plain one."""
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
        players = select.players_of(instr.who, ctx)
        return [Event("number", 0, player, n, instr.number, cause=ctx.source) for player in players]
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
    return _at_random(game, result) if instr.position == SHUFFLED else result


SHUFFLED: Final = "bottom, shuffled"
"""A value of `Move.position`: at the bottom, in a random order."""


def _at_random(game: Game, moves: list[Event]) -> list[Event]:
    return [moves[i] for i in rng.shuffled(game, tuple(range(len(moves))))]


def _damages(game: Game, ctx: Ctx, instr: t.Damage) -> list[Event]:
    ids = select.find(game, instr.what, ctx)
    if ctx.get(select.MOVED) is not None:  # an object that this effect moved elsewhere takes no damage there
        ids = [id for id in ids if game.objects[id].zone in game.book.acting]
    if isinstance(instr.n, t.Chosen) and isinstance(instr.what, t.Ref):
        shares = select.bound(instr.n.name, ctx)
        order = select.bound(instr.what.name, ctx)
        if len(shares) == len(order) > 1:
            each = dict(zip(order, shares, strict=True))
            return [Event("damage", id, n=each[id], word=instr.word, cause=ctx.source) for id in ids]
    n = select.amount(game, instr.n, ctx)
    return [Event("damage", id, n=n, word=instr.word, cause=ctx.source) for id in ids]


def _do_plain(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    if local.picks:
        return _moved(game, local)
    batch = events_of(game, local.ctx, instr)
    if batch and game.book.moves.room is not None and isinstance(instr, t.Move):
        fitting = _fitting(game, frame, local.ctx, batch)
        if fitting is None:
            return None
        batch = fitting
    if batch:
        done = events.perform(game, *batch)
        if isinstance(instr, t.Move) and _names(instr.what):
            frame.local = local.with_picks(tuple(event.obj for event in batch))
            return _moved(game, frame.local) if done else None
    return local.ctx


def _names(sel: t.Sel) -> bool:
    """Whether a selector refers to objects (`Ref`, `Self`) that a later instruction may refer to again."""
    if isinstance(sel, (t.All, t.Some)):
        return any(_names(part) for part in sel.parts)
    return isinstance(sel, (t.Ref, t.Self))


def _moved(game: Game, local: Resolve) -> Ctx:
    """The context that records under `select.MOVED` which objects the objects just moved have become."""
    pairs = local.ctx.get(select.MOVED) or ()
    for id in local.picks:
        if id not in game.objects and id in game.gone and game.gone[id].became:
            pairs += (id, game.gone[id].became)
    return local.ctx.bind(select.MOVED, pairs) if pairs else local.ctx


def _fitting(game: Game, frame: Frame, ctx: Ctx, batch: list[Event]) -> list[Event] | None:
    """The part of the batch that fits into the zone (`Book.moves.room`). If not all cards fit, the controller of the
    effect picks which do; the others stay where they are. None: the player is being asked."""
    assert game.book.moves.room is not None
    first = batch[0]
    if frame.result is not None:
        chosen, frame.result = frame.result, None
        return [e for e in batch if e.obj in chosen or e.dst != first.dst or e.player != first.player]
    room = max(0, game.book.moves.room(game, first.dst, first.player))
    coming = [e for e in batch if e.dst == first.dst and e.player == first.player and not _stays(game, e)]
    if len(coming) <= room:
        return batch
    if room == 0:
        return [event for event in batch if event not in coming]
    choose.choose(game, ctx.controller, "put", tuple(e.obj for e in coming), room, room, "choose what is put there")
    return None


def _stays(game: Game, event: Event) -> bool:
    """Whether the object is already in the zone that the move leads to."""
    obj = game.objects[event.obj]
    return obj.zone == event.dst and obj.player == event.player


def draw(game: Game, player: int, cause: int = 0) -> bool:
    """Draw one card. Returns False if the deck is empty: then nothing moves, and `no card to draw` is announced."""
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
        select.player_of(game, instr.who, local.ctx), "draw another card?", [Option("draw"), DONE], local.ctx.source
    )


def _do_draw(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Draw one card at a time; each player draws all of theirs before the next. `picks` has one entry per card
    drawn."""
    assert isinstance(instr, t.Draw)
    players = select.players_of(instr.who, local.ctx)
    n = select.amount(game, instr.n, local.ctx)
    done = len(local.picks)
    if frame.answer == DONE or done >= n * len(players):
        return local.ctx
    frame.local = local.with_picks((*local.picks, 0))
    draw(game, players[done // n], local.ctx.source)
    return None


def _do_continue(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Start the effects. Their amounts are fixed now, and so are the objects they apply to (see `_touched`)."""
    assert isinstance(instr, t.Continue)
    stamp = game.tick()
    for node in instr.effects:
        start_effect(game, node, instr.until, local.ctx, stamp)
    return local.ctx


def start_effect(game: Game, node: t.Continuous, until: str, ctx: Ctx, stamp: int = 0) -> None:
    """Start a continuous effect with the duration word `until`. Nothing starts if the duration cannot begin now
    (`Book.layers.begins`) or the effect applies to nothing. `stamp` 0: a new time stamp; effects that one instruction
    starts share one."""
    begins = game.book.layers.begins
    if begins is not None and not begins(game, until):
        return
    subjects = _touched(game, node, ctx)
    if subjects == ():
        return
    if isinstance(node, t.Modify):
        node = t.Modify(node.what, node.figure, node.op, select.amount(game, node.amount, ctx), node.layer)
        if node.op == "=" and node.figure == game.book.layers.worn and subjects:
            for id in subjects:
                _set_worn(game, node, until, ctx, id)
            return
    stamp = stamp or game.tick()
    for word, ids in _durations(game, until, ctx, subjects):
        game.add_effect(Effect(node, word, ctx.source, ctx.controller, stamp, ids, ctx.bound))


def _touched(game: Game, node: t.Continuous, ctx: Ctx) -> tuple[int, ...] | None:
    """The ids that an effect applies to, if they are fixed when it starts; None: its selector is evaluated anew each
    time, as with `dynamic_groups`, and with a `Rule` that is not confined to zones where abilities are valid."""
    if isinstance(node, (t.Modify, t.Grant, t.Strip, t.Rename)):
        if isinstance(node.what, (t.Ref, t.Self)) or not game.book.layers.dynamic_groups:
            return tuple(select.find(game, node.what, ctx))
    elif isinstance(node, t.Rule) and isinstance(node.what, t.Ref):
        return tuple(select.find(game, node.what, ctx))
    elif isinstance(node, t.Rule) and not game.book.layers.dynamic_groups:
        zones_named = select.named_zones(node.what)
        if zones_named is not None and all(game.book.zone_index[name] in game.book.acting for name in zones_named):
            return tuple(select.find(game, node.what, ctx))
    return None


def _durations(
    game: Game, until: str, ctx: Ctx, subjects: tuple[int, ...] | None
) -> list[tuple[str, tuple[int, ...] | None]]:
    """Pairs of a duration word and the subjects for which the effect has it: the word may depend on the player of each
    subject (`Book.layers.until`)."""
    full = game.book.layers.until
    if full is None:
        return [(until, subjects)]
    if subjects is None:
        return [(full(game, until, ctx.controller, ctx.controller), None)]
    found: dict[str, tuple[int, ...]] = {}
    for id in subjects:
        word = full(game, until, ctx.controller, game.objects[id].player)
        found[word] = (*found.get(word, ()), id)
    return list(found.items())


def _set_worn(game: Game, node: t.Modify, until: str, ctx: Ctx, id: int) -> None:
    """Set the figure that damage lowers (`Book.layers.worn`) to a number: adds the difference from its value now, so
    that only later damage lowers it."""
    assert isinstance(node.amount, int)
    change = t.Modify(node.what, node.figure, "+", node.amount - layers.value(game, id, node.figure), node.layer)
    for word, ids in _durations(game, until, ctx, (id,)):
        game.add_effect(Effect(change, word, ctx.source, ctx.controller, game.tick(), ids, ctx.bound))


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
    if game.book.moves.room is not None:
        n = min(n, max(0, game.book.moves.room(game, kind, player)))
    batch = tuple(Event("create", 0, player, 0, instr.card, dst=kind, state=state, cause=ctx.source) for _ in range(n))
    events.perform(game, *batch)
    return candidates.bound_by(instr, ctx, tuple(event.new for event in batch if event.new))


def _do_roll(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Roll)
    n = rng.below(game, instr.sides) + 1
    events.announce(game, "roll", player=local.ctx.controller, n=n)
    return local.ctx.bind(instr.name, (n,))


def learn(game: Game, ids: tuple[int, ...], player: int) -> None:
    """Record that the player knows which cards these are (`Obj.known`)."""
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
    """The ids in the searched zone that match."""
    player = select.player_of(game, instr.who, ctx)
    return [id for id in game.zone(instr.zone, player) if select.matches(game, instr.what, id, ctx)]


def _ask_search(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    """A search with a condition may find fewer cards than there are; a search for any card, or in a zone that both
    players see, must find them."""
    assert isinstance(instr, t.Search)
    n = select.amount(game, instr.n, local.ctx)
    found = _searchable(game, local.ctx, instr)
    rest = candidates.fitting(game, local.ctx, instr, found, local.picks)
    if len(local.picks) >= n or not rest:
        return None
    options = [Option("find", (id,)) for id in distinct(game, rest)]
    if not isinstance(instr.what, t.Anything) and not all_seen(game, local.ctx, instr):
        options.append(DONE)
    return Decision(local.ctx.controller, "search", options, local.ctx.source)


def _do_search(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """The searching player sees the whole zone while choosing (`view.looked_through`). A `Shuffle` follows as an
    instruction of its own."""
    assert isinstance(instr, t.Search)
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.cards[0]))
        return None
    events.announce(game, "search", local.ctx.source, local.ctx.controller, len(local.picks))
    return candidates.bound_by(instr, local.ctx, local.picks)


def _do_finish(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Finish)
    player = select.player_of(game, instr.who, local.ctx)
    winner = player if instr.wins else 1 - player
    book = game.book
    if book.ends.may_lose is None or book.ends.may_lose(game, 1 - winner, instr.wins):
        game.outcome = Outcome(winner, "an effect says so", book.ends.finish_rule)
    return local.ctx


def _do_verb(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Do)
    verb = game.book.verbs.get(instr.verb)
    if verb is None:
        raise NotImplementedError(f"GAP: {game.book.name} has no verb {instr.verb!r}")
    ids = tuple(select.find(game, instr.what, local.ctx))
    verb.do(game, local.ctx, instr, ids, select.amount(game, instr.n, local.ctx))
    return local.ctx


ASK.update(
    {
        t.Draw: _ask_draw,
        t.Search: _ask_search,
    }
)

DO.update(
    {
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
)


def all_seen(game: Game, ctx: Ctx, search: t.Search) -> bool:
    """Whether both players see every card of the searched zone."""
    ids = game.zone(search.zone, select.player_of(game, search.who, ctx))
    return all(zones.seen_by(game, game.objects[id]) == 3 for id in ids)
