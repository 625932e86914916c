"""Carries out the other instructions: plain ones, which are one batch of events (`events_of`), drawing, starting
effects, creating tokens, the game's own verbs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow import choose
from ludex.core.flow.decisions import DONE, Decision, Option
from ludex.core.flow.frames import Frame
from ludex.core.happening import carrying, events, showing, uncovering, zones
from ludex.core.position import rng
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Delayed, Effect, Outcome
from ludex.core.position.seen import seen_by
from ludex.core.resolving import arriving
from ludex.core.resolving.arriving import Arriving
from ludex.core.resolving.resolving import ASK, DO, Resolve
from ludex.core.values import candidates, durations, layers, queries, select
from ludex.core.values.named import named_zones

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
        ids = select.find(game, instr.what, ctx)
        return [Event("face", id, word=instr.word, up=int(instr.up), cause=ctx.source) for id in ids]
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
    return _at_random(game, result) if instr.position == zones.SHUFFLED else result


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
        if isinstance(instr, t.SetState) and _names(instr.what):
            return _turned(game, local.ctx, tuple(batch))
        if not isinstance(instr, t.Move):
            events.perform_all(game, tuple(batch))
            return local.ctx
        done = arriving.arrive_all(game, local.ctx.controller, tuple(batch))
        if _names(instr.what):
            frame.local = local.with_picks(tuple(event.obj for event in batch))
            return _moved(game, frame.local) if done else None
    return local.ctx


def _turned(game: Game, ctx: Ctx, batch: tuple[Event, ...]) -> Ctx:
    """Carry out events that bring objects into a state; the context records which of them changed (`Turned`)."""
    before = {event.obj: game.objects[event.obj].state for event in batch}
    events.perform_all(game, batch)
    changed = [id for id, state in before.items() if id in game.objects and game.objects[id].state != state]
    return ctx.bind(select.TURNED, (*(ctx.get(select.TURNED) or ()), *changed)) if changed else ctx


def _names(sel: t.Sel) -> bool:
    """Whether a selector refers to objects (`Ref`, `Self`) that a later instruction may refer to again."""
    if isinstance(sel, (t.All, t.Some)):
        return any(_names(part) for part in sel.parts)
    return isinstance(sel, (t.Ref, t.Self))


def _moved(game: Game, local: Resolve) -> Ctx:
    return followed(game, local.ctx, local.picks)


def followed(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> Ctx:
    """The context that records under `select.MOVED` which objects the objects just moved have become."""
    pairs = ctx.get(select.MOVED) or ()
    for id in ids:
        if id not in game.objects and id in game.gone and game.gone[id].became:
            pairs += (id, game.gone[id].became)
    return ctx.bind(select.MOVED, pairs) if pairs else ctx


def free_to_go(game: Game, ctx: Ctx, batch: list[Event]) -> bool:
    """Whether nobody has to decide anything about these moves: all fit (`Book.moves.room`), and each arrives in one way
    only (`Book.moves.ways`)."""
    moves = game.book.moves
    if moves.ways is not None and any(moves.ways(game, event, ctx.controller) is not None for event in batch):
        return False
    if moves.room is None or not batch:
        return True
    coming = [event for event in batch if not _stays(game, event)]
    return len(coming) <= max(0, moves.room(game, batch[0].dst, batch[0].player))


def _fitting(game: Game, frame: Frame, ctx: Ctx, batch: list[Event]) -> list[Event] | None:
    """The part of the batch that fits into the zone (`Book.moves.room`). If not all cards fit, the controller of the
    effect picks which do; the others stay where they are. Of cards on top that they have not seen, the upper ones go.
    None: the player is being asked."""
    assert game.book.moves.room is not None
    first = batch[0]
    if frame.result is not None:
        chosen, frame.result = frame.result, None
        return [e for e in batch if e.obj in chosen or e.dst != first.dst or e.player != first.player]
    room = max(0, game.book.moves.room(game, first.dst, first.player))
    coming = [e for e in batch if e.dst == first.dst and e.player == first.player and not _stays(game, e)]
    if len(coming) <= room:
        return batch
    if not all(seen_by(game, game.objects[e.obj]) >> ctx.controller & 1 for e in coming):
        coming = coming[room:]
        room = 0
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
    """With `up_to`, the player is asked before each card that there is, or with `Book.choices.draws_from_nothing`
    before each card."""
    assert isinstance(instr, t.Draw)
    if not instr.up_to or len(local.picks) >= _to_draw(game, local, instr):
        return None
    player = select.player_of(game, instr.who, local.ctx)
    if not game.zone(game.book.deck_zone, player) and not game.book.choices.draws_from_nothing:
        return None
    return Decision(player, "draw another card?", [Option("draw"), DONE], local.ctx.source)


def _do_draw(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Draw one card at a time; each player draws all of theirs before the next. `picks` has one entry per card
    drawn: how many each player draws."""
    assert isinstance(instr, t.Draw)
    players = select.players_of(instr.who, local.ctx)
    n = _to_draw(game, local, instr)
    done = len(local.picks)
    if frame.answer == DONE or done >= n * len(players) or (instr.up_to and frame.answer is None):
        return local.ctx
    frame.local = local.with_picks((*local.picks, n))
    draw(game, players[done // n], local.ctx.source)
    return None


def _to_draw(game: Game, local: Resolve, instr: t.Draw) -> int:
    """How many cards a player draws: it is counted before the first card, so the draws do not change it."""
    return local.picks[0] if local.picks else select.amount(game, instr.n, local.ctx)


def _do_continue(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Start the effects. Their amounts are fixed now, and so are the objects they apply to (see `_touched`)."""
    assert isinstance(instr, t.Continue)
    stamp = game.tick()
    ctx = local.ctx

    def start() -> None:
        for node in instr.effects:
            start_effect(game, node, instr.until, ctx, stamp, instr.anew)

    carrying.changing(game, start)
    if uncovering.any_effect(game):
        carrying.show_uncovered(game)
    return ctx


def start_effect(game: Game, node: t.Continuous, until: str, ctx: Ctx, stamp: int = 0, anew: bool = False) -> None:
    """Start a continuous effect with the duration word `until`. Nothing starts if the duration cannot begin now
    (`Book.layers.begins`) or the effect applies to nothing. `stamp` 0: a new time stamp; effects that one instruction
    starts share one. `anew`: see `Continue`."""
    durations.demand(game.book, until)
    begins = game.book.layers.begins
    if begins is not None and not begins(game, until):
        return
    subjects = _touched(game, node, ctx) if not anew else None
    if subjects and "affect" in layers.index_of(game).rules:
        subjects = tuple([id for id in subjects if queries.may(game, "affect", id, True, ctx.source)])
    if subjects == ():
        return
    if isinstance(node, t.Modify):
        if not isinstance(node.amount, int):
            node = t.Modify(node.what, node.figure, node.op, select.amount(game, node.amount, ctx), node.layer)
        if node.op == "=" and node.figure == game.book.layers.worn and subjects:
            for id in subjects:
                _set_worn(game, node, until, ctx, id)
            return
    elif isinstance(node, t.Rule) and not isinstance(node.n, int):
        node = replace(node, n=select.amount(game, node.n, ctx))
    stamp = stamp or game.tick()
    for word, ids in _durations(game, until, ctx, subjects):
        game.add_effect(Effect(node, word, ctx.source, ctx.controller, stamp, ids, ctx.bound))
    started = game.book.layers.started
    if started is not None and isinstance(node, t.Modify):
        found = subjects if subjects is not None else tuple(select.find(game, node.what, ctx))
        started(game, node, until, ctx, found)


def _touched(game: Game, node: t.Continuous, ctx: Ctx) -> tuple[int, ...] | None:
    """The ids that an effect applies to, if they are fixed when it starts; None: its selector is evaluated anew each
    time, as with `dynamic_groups`, and with a `Rule` that is not confined to zones where abilities are valid."""
    if isinstance(node, (t.Modify, t.Grant, t.Strip, t.Rename)):
        if isinstance(node.what, (t.Ref, t.Self)) or not game.book.layers.dynamic_groups:
            return tuple(select.find(game, node.what, ctx))
    elif isinstance(node, t.Rule) and isinstance(node.what, t.Ref):
        return tuple(select.find(game, node.what, ctx))
    elif isinstance(node, t.Rule) and not game.book.layers.dynamic_groups:
        zones_named = named_zones(node.what)
        if zones_named is not None and all(game.book.zone_index[name] in game.book.acting for name in zones_named):
            return tuple(select.find(game, node.what, ctx))
    return None


def _durations(
    game: Game, until: str, ctx: Ctx, subjects: tuple[int, ...] | None
) -> list[tuple[str, tuple[int, ...] | None]]:
    """Pairs of a duration word and the subjects for which the effect has it: the word may depend on the player of each
    subject (`durations.stored`)."""
    if subjects is None:
        return [(durations.stored(game, until, ctx.controller, ctx.controller), None)]
    found: dict[str, tuple[int, ...]] = {}
    for id in subjects:
        word = durations.stored(game, until, ctx.controller, game.objects[id].player)
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
    durations.demand(game.book, instr.until)
    until = durations.stored(game, instr.until, ctx.controller, ctx.controller)
    game.delayed = (*game.delayed, Delayed(instr, ctx.source, ctx.controller, ctx.bound, game.tick(), until))
    return ctx


def creations(game: Game, ctx: Ctx, instr: t.Create) -> list[Event]:
    """The events that create the tokens, as many as there is room for; none where the book forbids it."""
    kind = game.book.zone_index[instr.to]
    player = select.player_of(game, instr.who, ctx)
    n = _how_many(game, ctx, instr)
    if game.book.moves.room is not None:
        n = min(n, max(0, game.book.moves.room(game, kind, player)))
    return [_creating(game, ctx, instr, kind, player) for _ in range(n)]


def _how_many(game: Game, ctx: Ctx, instr: t.Create) -> int:
    """How many tokens the instruction creates if there is room; none where the book forbids it."""
    creates = game.book.moves.creates
    if creates is not None and not creates(game, instr.card, game.book.zone_index[instr.to]):
        return 0
    return select.count(game, instr.n, ctx)


def _creating(game: Game, ctx: Ctx, part: t.Create, kind: int, player: int) -> Event:
    state = game.book.states.index(part.state) if part.state else -1
    where = part.where or "top"
    return Event("create", 0, player, 0, part.card, dst=kind, state=state, position=where, cause=ctx.source)


def _do_shuffle(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Shuffle. If the next instruction moves a part of the shuffled cards, it belongs to the shuffle: effects uncover
    none of them before it is done (`uncovering.SHUFFLING`)."""
    assert isinstance(instr, t.Shuffle)
    theirs = _put_there(game, local, instr) if game.book.moves.shuffles_there else []
    if theirs:
        events.perform_all(
            game, tuple([Event("shuffle", 0, player, dst=game.book.zone_index[instr.zone]) for player in theirs])
        )
        return local.ctx
    following = local.block[local.i + 1] if local.i + 1 < len(local.block) else None
    if isinstance(following, (t.Move, t.Do)) and uncovering.any_effect(game):
        kind = game.book.zone_index[instr.zone]
        if any(game.objects[id].zone == kind for id in select.find(game, following.what, local.ctx)):
            game.memory[uncovering.SHUFFLING] = 1
    kept = [game.objects[id] for id in _found(game, local, following)]
    result = _do_plain(game, frame, local, instr)
    for obj in kept:
        changed = game.objects[obj.id].copy()
        changed.known, changed.marks = obj.known, obj.marks
        game.put(changed)
    return result


def _put_there(game: Game, local: Resolve, instr: t.Shuffle) -> list[int]:
    """The players into whose zone the instruction before this shuffle put cards, if they are not only the player who
    shuffles: a card that another player owns goes to the zone of its owner, and that zone is shuffled."""
    before = local.block[local.i - 1] if local.i else None
    if not isinstance(before, t.Move) or before.to != instr.zone or not isinstance(before.what, (t.Ref, t.Self)):
        return []
    ctx = local.ctx
    kind = game.book.zone_index[instr.zone]
    ids = select.bound(before.what.name, ctx) if isinstance(before.what, t.Ref) else (ctx.source,)
    moved = [game.objects.get(game.gone[id].became) for id in ids if id in game.gone]
    players = {obj.player for obj in moved if obj is not None and obj.zone == kind}
    return sorted(players) if players - set(select.players_of(instr.who, ctx)) else []


def _found(game: Game, local: Resolve, following: t.Instr | None) -> list[int]:
    """The cards that a search of this block found, if the next instruction moves them: they are not shuffled with the
    others, so who has seen them knows them still."""
    if not isinstance(following, t.Move) or not isinstance(following.what, t.Ref):
        return []
    name = following.what.name
    if not any(isinstance(part, t.Search) and part.name == name for part in local.block[: local.i]):
        return []
    return select.find(game, following.what, local.ctx)


CREATED_WITH: Final = "created with"
"""The name to which the number of the `Create`s that were carried out together with the last one is bound."""


def _together(local: Resolve, instr: t.Create) -> list[t.Create]:
    """The `Create` and those with `also` after it that create for the same zone: all are created at once."""
    group = [instr]
    for later in local.block[local.i + 1 :]:
        if not isinstance(later, t.Create) or not later.also or (later.to, later.who) != (instr.to, instr.who):
            break
        group.append(later)
    return group


def _coming(game: Game, ctx: Ctx, group: list[t.Create]) -> tuple[list[int], int]:
    """For each token to be created its index in the group, and how many of them the zone can hold."""
    coming = [i for i, part in enumerate(group) for _ in range(_how_many(game, ctx, part))]
    if game.book.moves.room is None:
        return coming, len(coming)
    player = select.player_of(game, group[0].who, ctx)
    return coming, max(0, game.book.moves.room(game, game.book.zone_index[group[0].to], player))


def _ask_create(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    """The controller of the effect picks which tokens are created, if they differ and not all of them fit."""
    assert isinstance(instr, t.Create)
    if instr.also and local.ctx.get(CREATED_WITH):
        return None
    group = _together(local, instr)
    if len(group) == 1:
        return None
    coming, room = _coming(game, local.ctx, group)
    if len(coming) <= room or len(local.picks) >= room:
        return None
    left = [i for i in range(len(group)) if coming.count(i) > local.picks.count(i)]
    if len({group[i].card for i in left}) < 2:
        return None
    options = [Option("name", (), i, game.token(group[i].card).name) for i in left]
    return Decision(local.ctx.controller, "choose what is created", options, local.ctx.source)


def _do_create(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Create)
    ctx = local.ctx
    before = ctx.get(CREATED_WITH)
    if instr.also and before and before[0]:
        return ctx.bind(CREATED_WITH, (before[0] - 1,))
    if frame.answer is not None:
        frame.local = local.with_picks((*local.picks, frame.answer.n))
        return None
    group = _together(local, instr)
    if frame.result is not None:
        made, frame.result = frame.result, None
        return _bind_created(game, ctx, group, local.picks, made)
    coming, room = _coming(game, ctx, group)
    picks = list(local.picks)
    for i in coming:
        if len(picks) < room and picks.count(i) < coming.count(i):
            picks.append(i)
    kind = game.book.zone_index[instr.to]
    player = select.player_of(game, instr.who, ctx)
    batch = [_creating(game, ctx, group[i], kind, player) for i in sorted(picks)]
    if not arriving.arrive(game, ctx.controller, *batch, told=True) and isinstance(game.frames[-1].local, Arriving):
        frame.local = local.with_picks(tuple(picks))
        return None
    return _bind_created(game, ctx, group, tuple(picks), tuple([event.new for event in batch if event.new]))


def _bind_created(game: Game, ctx: Ctx, group: list[t.Create], picks: tuple[int, ...], made: tuple[int, ...]) -> Ctx:
    """Bind what was created to the names of the instructions of the group."""
    left = list(made)
    for i, part in enumerate(group):
        card = game.token(part.card)
        mine = [id for id in left if (obj := game.look(id)) is not None and obj.card.number == card.number]
        mine = mine[: picks.count(i)]
        left = [id for id in left if id not in mine]
        ctx = candidates.bound_by(part, ctx, tuple(mine))
    return ctx.bind(CREATED_WITH, (len(group) - 1,)) if len(group) > 1 else ctx


def _do_roll(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Roll)
    n = rng.below(game, instr.sides) + 1
    events.announce(game, "roll", player=local.ctx.controller, n=n)
    return local.ctx.bind(instr.name, (n,))


LOOKED_AT: Final = "looked"
"""Bound to (1,) once an effect has looked at cards: `look` is announced for the first look of an effect."""


def _to_look_at(game: Game, local: Resolve, instr: t.Look) -> tuple[int, ...]:
    player = select.player_of(game, instr.who, local.ctx)
    n = select.amount(game, instr.n, local.ctx)
    return (zones.bottom if instr.bottom else zones.top)(game, instr.zone, player, n)


def _ask_look(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    """With `up_to`, the player is asked before each card."""
    assert isinstance(instr, t.Look)
    if not instr.up_to or len(local.picks) >= len(_to_look_at(game, local, instr)):
        return None
    return Decision(local.ctx.controller, "look at another card?", [Option("look"), DONE], local.ctx.source)


def _do_look(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Look at the cards; with `up_to` at one at a time, deeper each time. Those `unseen` are only bound."""
    assert isinstance(instr, t.Look)
    ids = _to_look_at(game, local, instr)
    if instr.up_to and frame.answer is not None and frame.answer != DONE:
        next = ids[len(local.picks)]
        if not instr.unseen:
            showing.look(game, (next,), local.ctx.controller)
        frame.local = local.with_picks((*local.picks, next))
        return None
    if instr.up_to:
        ids = local.picks
    elif not instr.unseen:
        showing.look(game, ids, local.ctx.controller)
    ctx = local.ctx if instr.unseen else _told_of_look(game, local.ctx, ids)
    return ctx.bind(instr.name, ids)


def _told_of_look(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> Ctx:
    """Announce that the effect looked at cards, if it is the first time."""
    if not ids or ctx.get(LOOKED_AT) is not None:
        return ctx
    events.announce(game, "look", ids[0], ctx.controller, len(ids), other=ctx.source)
    return ctx.bind(LOOKED_AT, (1,))


def _do_finish(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Finish)
    player = select.player_of(game, instr.who, local.ctx)
    winner = player if instr.wins else 1 - player
    book = game.book
    if book.ends.may_lose is None or book.ends.may_lose(game, 1 - winner, instr.wins):
        game.outcome = Outcome(winner, "an effect says so", book.ends.finish_rule)
    return local.ctx


def _is_itself(what: t.Sel) -> bool:
    """Whether the objects are the ability's own card, perhaps only in some zone."""
    return isinstance(what, t.Self) or (isinstance(what, t.All) and select.speaks_of_itself(what))


def _do_verb(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Carry out a verb of the game. What it does to objects that a name stands for may take further frames: when they
    are done, the effect follows the objects that were moved."""
    assert isinstance(instr, t.Do)
    if local.picks:
        return _moved(game, local)
    verb = game.book.verbs.get(instr.verb)
    if verb is None:
        raise NotImplementedError(f"GAP: {game.book.name} has no verb {instr.verb!r}")
    ids = tuple(select.find(game, instr.what, local.ctx))
    named = instr.what.parts if isinstance(instr.what, t.Some) else (instr.what,)
    itself = game.book.choices.follows_itself or instr.verb in game.book.choices.follows_by
    follow = ids if all(isinstance(part, t.Ref) or (itself and _is_itself(part)) for part in named) else ()
    depth = len(game.frames)
    if follow:
        frame.local = local.with_picks(follow)
    n = select.bounded(select.amount(game, instr.n, local.ctx), 100 * select.MANY)
    verb.do(game, local.ctx, instr, ids, n)
    if not follow:
        return local.ctx
    return followed(game, local.ctx, follow) if len(game.frames) == depth else None


ASK.update(
    {
        t.Create: _ask_create,
        t.Draw: _ask_draw,
        t.Look: _ask_look,
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
        t.Shuffle: _do_shuffle,
        t.Draw: _do_draw,
        t.Continue: _do_continue,
        t.Delay: _do_delay,
        t.Create: _do_create,
        t.Roll: _do_roll,
        t.Look: _do_look,
        t.Finish: _do_finish,
        t.Do: _do_verb,
    }
)
