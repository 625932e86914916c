"""[CC 1000] Game actions: the meaning of the game's verbs.

Core's own instructions do the following. Moving: [CC 1003.1] [CC 1013.1] core:_moves. Drawing: [CC 1006.1] core:draw;
[CC 1006.2] core:_do_draw. What is forbidden: [CC 1007.2] core:forbidden. Turning: [CC 1010.1] core:_state.
Choosing: [CC 1012.1] core:pick_decision; [CC 1012.3] core:_do_search. Becoming and gaining: [CC 1014.1] core:_reworded;
[CC 1014.2] [CC 1014.3] core:_changed_by. Shuffling: [CC 1015.1] [CC 1015.1a] [CC 1015.2] core:shuffle;
[CC 1015.2a] core:_do_shuffle, core:uncover.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Spending, Verb
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, push, stay
from ludex.core.happening import carrying, events, triggers, zones
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.values import layers, queries, select
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones
from ludex.games.cc import c0501_this_turn as this_turn
from ludex.games.cc import c0903_reductions as reductions
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc.c0300_zones import (
    CASTER,
    CHASE,
    HAND,
    ORB,
    RECOVERED,
    RESTED,
    REVERSED,
    SERVANT,
    STOCK,
    in_field,
    is_type,
)
from ludex.games.cc.c0803_attacking import stop_attacking
from ludex.games.cc.c0900_cards_and_abilities import after_event as end_effects
from ludex.games.cc.c0900_cards_and_abilities import chase_of, leave_chase
from ludex.games.cc.c0907_dear import KEPT
from ludex.games.cc.c0907_restricted import FOR_CARDS
from ludex.games.cc.c1002_paying_aether import choose_element
from ludex.games.cc.c1018_counters import do_move_counters, entering
from ludex.games.cc.c1020_soul_bond import SOUL_BOND, can_soul_bond, do_soul_bond, do_stock
from ludex.games.cc.c1023_copies import do_become_copy, do_copy, stays_copy

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Card


# --- simple actions -------------------------------------------------------------------------------------------------


def destroy(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1007.1] Moves cards in the field to their owners' graveyards. An effect may forbid it."""
    batch = [events.moving(game, id, "graveyard", word="destroy", cause=cause) for id in ids if id in game.objects]
    if batch:
        events.perform_all(game, tuple(batch))


def banish(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1008.1] Moves cards to their owners' graveyards; this is not destruction."""
    batch = [events.moving(game, id, "graveyard", word="banish", cause=cause) for id in ids if id in game.objects]
    if batch:
        events.perform_all(game, tuple(batch))


def switch(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1011.1] Turns recovered cards to reversed and reversed cards to recovered; rested cards stay rested."""
    batch: list[Event] = []
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and obj.state != RESTED:
            state = REVERSED if obj.state == RECOVERED else RECOVERED
            batch.append(Event("state", id, obj.player, state=state, word=game.book.states[state], cause=cause))
    if batch:
        events.perform_all(game, tuple(batch))


CANNOT_CHASE: Final = "cannot chase"


def cannot_chase(game: Game) -> bool:
    """[CC 1005.1] [CC 1005.2] Whether a card in the chase zone has the keyword `cannot chase`, or an ability there is
    one: then only automatic abilities may be added to the chase."""
    for item in chase_of(game):
        ability = item.play.ability
        if isinstance(ability, (t.Activated, t.Automatic)):
            if ability.keyword == CANNOT_CHASE:
                return True
        elif item.id in game.objects and layers.has(game, item.id, CANNOT_CHASE):
            return True
    return False


def _zones_of(what: t.Sel, about: None) -> tuple[int, ...]:
    names = named_zones(what)
    kinds = (("servant", SERVANT), ("caster", CASTER), ("stock", STOCK))
    return tuple([kind for name, kind in kinds if names is None or name in names])


NAMED_IN: Final[Memo[t.Sel, None, tuple[int, ...]]] = Memo(_zones_of)
"""The zones of entities and stocks in which a selector may match."""


def named(game: Game, player: int, name: str, what: t.Sel, ctx: Ctx) -> list[int]:
    """[CC 1008.3] The player's entities and stocks with that name; a face-down card has the name of its front
    [CC 1008.3a]. `what` says which of them count ("another"); `SELF` leaves none out."""
    found: list[int] = []
    for kind in NAMED_IN.of(what, None):
        for id in game.at(kind, player):
            obj = game.objects[id]
            if name in layers.words(game, id, "name") if obj.up else name == obj.card.name:
                found.append(id)
    return found if isinstance(what, t.Self) else [id for id in found if select.matches(game, what, id, ctx)]


@record
class BanishingNamed(NamedTuple):
    """[CC 1008.3] A cost that banishes `n` cards with this name, and those chosen so far."""

    player: int
    name: str
    n: int
    ctx: Ctx
    what: t.Sel
    chosen: tuple[int, ...] = ()


def _ask_named(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(BanishingNamed)
    if len(local.chosen) >= local.n:
        return None
    ids = named(game, local.player, local.name, local.what, local.ctx)
    open = paying.sparing(game, BANISH_NAMED_SPENDS, combinations(ids, local.n), local.chosen)
    able = ids if open is None else open
    options = [Option("banish", (id,)) for id in distinct(game, [id for id in able if id not in local.chosen])]
    return Decision(local.player, "banish", options) if options else None


def _banish_named(game: Game, frame: Frame) -> str | None:
    """[CC 1008.3] Banishes the cards together when all are chosen."""
    local = frame.locals(BanishingNamed)
    if frame.answer is not None:
        frame.local = local._replace(chosen=(*local.chosen, frame.answer.cards[0]))
        stay(frame)
        return None
    banish(game, local.chosen)
    return None


BANISH_NAMED = procedure("CC 1008", "Banishing something of a name", Step("1008.3", _banish_named, ask=_ask_named))


def _named_in(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    return named(game, ctx.controller, do.word, do.what, ctx)


def _named_without(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> bool:
    able = [id for id in _named_in(game, ctx, do) if id not in kept]
    return len(able) >= select.amount(game, do.n, ctx)


def leaves(game: Game, id: int) -> str:
    """`Spending.turns` of a verb that takes cards away."""
    return ""


BANISH_NAMED_SPENDS: Final = Spending(_named_in, _named_without, leaves)


NO_CARD: Final = "no card to draw"
SHORT: Final = "could not draw"


def fell_short(game: Game, player: int) -> None:
    """[CC 1202.1] Notes that a player had to draw more cards than the deck had, whatever asked for it, if this happens
    during a draw phase (of either player). The next rule process makes the player lose."""
    if frame_of(game, "CC 503") is not None:
        game.set_num(player, SHORT, 1)


# --- bookkeeping after events ---------------------------------------------------------------------------------------


def after_event(game: Game, event: Event) -> None:
    """Does the bookkeeping of the rules for an event, before triggers are collected."""
    kind = event.kind
    if game.effects:
        end_effects(game, event)
    if kind in ("move", "face"):
        stop_attacking(game)
    if kind == "state":
        if event.before is not None and switched(event.before.state, event.state):
            player = game.objects[event.obj].player
            this_turn.turned(game, event.obj)
            events.announce(game, "switch", event.obj, player, word=event.word)
    elif kind == NO_CARD:
        fell_short(game, event.player)
    elif kind in ("move", "create") and event.new in game.objects:
        before = event.before
        this_turn.moved(game, event)
        if in_field(game.objects[event.new].zone) and (before is None or not in_field(before.zone)):
            entering(game, event.new)
            if before is not None and before.marks:
                stays_copy(game, before, event.new)


def switched(before: int, now: int) -> bool:
    """[CC 1011.2] Whether it switched: to reversed from any other orientation, or from reversed to recovered."""
    return (now == REVERSED) != (before == REVERSED) and now != RESTED


# --- [CC 1009] corrupting orbs --------------------------------------------------------------------------------------


@record
class Corrupting(NamedTuple):
    """Orbs that are being chosen: their owner, the choosing player, how many, the cause, and those chosen so far."""

    owner: int
    chooser: int
    n: int
    cause: int
    chosen: tuple[int, ...] = ()


TWO_OR_THREE: Final = -1
"""The number of orbs if a servant has both Double and Triple Corrupt: its controller decides [CC 1102.4]."""


def corrupt(game: Game, owner: int, chooser: int, n: int, cause: int) -> None:
    """[CC 1009.1] The chooser picks orbs of the owner, who puts them into the hand."""
    if game.at(ORB, owner) and n != 0:
        push(game, "CC 1009", Corrupting(owner, chooser, n, cause))


def _ask_number(game: Game, frame: Frame) -> Decision | None:
    """[CC 1102.4] Asks which of several numbers applies."""
    local = frame.locals(Corrupting)
    if local.n != TWO_OR_THREE:
        return None
    return Decision(local.chooser, "how many orbs?", [Option("name", (), n, str(n)) for n in (2, 3)], local.cause)


def _take_number(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Corrupting)
    if frame.answer is not None:
        frame.local = local._replace(n=frame.answer.n)
    return None


def _ask_orb(game: Game, frame: Frame) -> Decision | None:
    """[CC 309.2] Asks for an orb. Orbs lie face down in an order, so an option names only the place: 1 is the top. Its
    word says if the orb is the chooser's own."""
    local = frame.locals(Corrupting)
    orbs = game.at(ORB, local.owner)
    if len(local.chosen) >= local.n or len(orbs) <= local.n:
        return None
    whose = "own" if local.owner == local.chooser else ""
    options = [Option("corrupt", (), i + 1, whose) for i, id in enumerate(reversed(orbs)) if id not in local.chosen]
    return Decision(local.chooser, "choose an orb", options, local.cause)


def _choose_orb(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Corrupting)
    orbs = game.at(ORB, local.owner)
    if frame.answer is not None:
        chosen = (*local.chosen, orbs[-frame.answer.n])
        frame.local = local._replace(chosen=chosen)
        return "nb.choose" if len(chosen) < local.n else None
    if not local.chosen:
        frame.local = local._replace(chosen=orbs)
    return None


def _corrupt(game: Game, frame: Frame) -> str | None:
    """[CC 1009.1a] Moves all chosen orbs at the same time."""
    local = frame.locals(Corrupting)
    batch = [events.moving(game, id, "hand", local.owner, "corrupt", cause=local.cause) for id in local.chosen]
    events.perform_all(game, tuple(batch))
    return None


def _tell(game: Game, frame: Frame) -> str | None:
    """[CC 1009.2] Announces the corruption once, whatever the number of orbs; not if something else happened instead of
    all of it [CC 910.1]."""
    local = frame.locals(Corrupting)
    left = [id for id in local.chosen if _came_to_hand(game, id)]
    if left:
        this_turn.corrupted(game, local.cause, local.owner)
        events.announce(game, "corrupt", local.cause, local.owner, len(left))
    return None


def _came_to_hand(game: Game, id: int) -> bool:
    """[CC 1009.1] Whether the orb was put into the hand, wherever it may be by now."""
    gone = game.gone.get(id)
    if gone is None:
        return False
    came, moved_on = game.objects.get(gone.became), game.gone.get(gone.became)
    return HAND in (-1 if came is None else came.zone, -1 if moved_on is None else moved_on.obj.zone)


CORRUPT = procedure(
    "CC 1009",
    "Corrupting orbs",
    Step("nb.number", _take_number, ask=_ask_number),
    Step("nb.choose", _choose_orb, ask=_ask_orb),
    Step("1009.1", _corrupt),
    Step("1009.2", _tell),
)


# --- [CC 1022] level up ---------------------------------------------------------------------------------------------


def bases_for(game: Game, card: Card, player: int) -> list[int]:
    """[CC 1022.1] The player's casters that the card may be put on: face up, with the same name, one level lower. For
    a level 2 card without one of these also a face-down caster [CC 1022.1a]; for twins a face-down caster in any case
    [CC 1022.1b]."""
    level = card.figures.get("level", 0)
    if level < 2 or "caster" not in card.types:
        return []
    field = game.at(CASTER, player)
    exact = [
        id for id in field
        if game.objects[id].up
        and is_type(game, game.objects[id], "caster")
        and layers.value(game, id, "level") == level - 1
        and card.name in layers.words(game, id, "name")
    ]  # fmt: skip
    if level != 2 or (exact and "Twins" not in card.keywords):
        return exact
    if not exact and "Twins" not in card.keywords and _controls_namesake(game, card, player):
        return []
    return exact + [id for id in field if not game.objects[id].up]


def _controls_namesake(game: Game, card: Card, player: int) -> bool:
    """Whether the player has a face-up caster of the same name, so that a second one is not allowed."""
    return any(game.objects[id].up and card.name in layers.words(game, id, "name") for id in game.at(CASTER, player))


def level_up(game: Game, base: int, card_id: int) -> None:
    """[CC 1022.2] Puts the new card on top; it is the same entity with the same orientation [CC 1022.2a] and the same
    effects [CC 1022.2b]. The old card becomes its stock, and its counters are removed [CC 1018.9a]."""
    old, new = game.objects[base], game.objects[card_id]
    below = zones.create(game, old.card, STOCK, old.player, up=old.up, owner=old.owner)
    stock = game.objects[below].copy()
    stock.host = base
    stock.up = old.up
    stock.known = old.known
    game.put(stock)
    src = new.zone
    zones.erase(game, card_id)
    top = old.copy()
    top.card = new.card
    top.owner = new.owner
    top.up = True
    top.guise = None
    top.known = 3
    top.counters = ()
    game.put(top)
    event = Event("move", base, old.player, 0, "level up", below, CASTER, src, new=base, before=new)
    carrying.report(game, [event])
    triggers.collect(game, [event], layers.index_of(game))


def put_face_down(game: Game, id: int, player: int) -> None:
    """[CC 504.1b] [CC 306.6] Puts any card face down into the caster zone, where it is a level 1 void caster."""
    events.perform(game, events.moving(game, id, "caster", player, "call face down", up=0))


# --- verbs for trees ------------------------------------------------------------------------------------------------


def _do_produce(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 907.4] [CC 907.7] `do.word` is `own`, `any`, an element, or empty for free aether; `do.what` are the cards
    that it is only for, if the verb is `FOR_CARDS`."""
    if do.word == kinds.ANY_ELEMENT:
        choose_element(game, ctx.controller, n, ctx.source, aether.only_for(do))
    else:
        aether.produce(game, ctx.controller, aether.produced_key(game, ctx.source, do), n, ctx.source)


def _do_pay(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1002.1] `do.word` lists the elements among the aether, one by one."""
    kept = ctx.get(KEPT) or ()
    aether.pay(game, ctx.controller, reductions.need_now(game, ctx, do), kept, ctx.source)


def _do_switch(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1011.1] Switches the servants that no effect forbids to switch [CC 104.4]."""
    switch(game, tuple(id for id in ids if queries.may(game, "switch", id, True)), ctx.source)


def _do_banish(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1008.2] [CC 1008.2a] Banishes only cards that the player controls, and only orbs of the player's own orb
    zone."""
    banish(game, tuple(id for id in ids if game.objects[id].player == ctx.controller), ctx.source)


def _can_banish(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return any(game.objects[id].player == ctx.controller for id in select.find(game, do.what, ctx))


def _do_banish_named(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1008.3] `do.word` is the name."""
    push(game, "CC 1008", BanishingNamed(ctx.controller, do.word, n, ctx, do.what))


def _can_banish_named(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return _named_without(game, ctx, do, ())


def _do_discard_hand(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1013.2] Discards the whole hand of the controller (`do.word`: `opponent`); an empty hand also counts as
    discarded [CC 1013.2a], so a cost can be paid with it."""
    player = 1 - ctx.controller if do.word == "opponent" else ctx.controller
    hand = game.at(HAND, player)
    if hand:
        events.perform(game, *(events.moving(game, id, "graveyard", word="discard", cause=ctx.source) for id in hand))
    events.announce(game, "discard hand", ctx.source, player, len(hand))


def _own_hand(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    return [] if do.word == "opponent" else list(game.at(HAND, ctx.controller))


def _hand_without(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> bool:
    return not kept  # the whole hand is discarded


def _do_corrupt(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1009.1] An effect corrupts orbs of the enemy player (`do.word` is `own`: of its controller), or the orbs that
    it names, for example its targets [CC 903.2e]."""
    if not isinstance(do.what, t.Self):
        for owner in (ctx.controller, 1 - ctx.controller):
            named_orbs = tuple(id for id in game.at(ORB, owner) if id in ids)
            if named_orbs:
                push(game, "CC 1009", Corrupting(owner, ctx.controller, len(named_orbs), ctx.source, named_orbs))
        return
    owner = ctx.controller if do.word == "own" else 1 - ctx.controller
    corrupt(game, owner, ctx.controller, n, ctx.source)


def _can_corrupt(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[CC 903.2h] Whether there are orbs enough to corrupt, if a cost demands it."""
    owner = ctx.controller if do.word == "own" else 1 - ctx.controller
    return len(game.at(ORB, owner)) >= select.amount(game, do.n, ctx)


def _do_look_at(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 302.2] The player sees the cards of a hidden zone, which stay where they are."""
    for id in ids:
        changed = game.objects[id].copy()
        changed.known |= 1 << ctx.controller
        game.put(changed)


def _do_cancel(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1019.1] Removes the card or ability from the chase; a card goes to its owner's graveyard. An effect may
    forbid it [CC 104.4] (query `cancel`)."""
    for id in ids:
        if not queries.may(game, "cancel", id, True):
            continue
        leave_chase(game, id)
        obj = game.objects.get(id)
        if obj is not None and obj.zone == CHASE:
            events.perform(game, events.moving(game, id, "graveyard", word="cancel"))


VERBS: Final[dict[str, Verb]] = {
    "produce": Verb("CC 907.4", _do_produce),
    FOR_CARDS: Verb("CC 907.4", _do_produce),
    "pay": Verb("CC 1002.1", _do_pay, reductions.can_pay, reductions.SPENDS),
    "switch": Verb("CC 1011.1", _do_switch),
    "corrupt": Verb("CC 1009.1", _do_corrupt, _can_corrupt),
    "look at": Verb("CC 302.2", _do_look_at),
    "cancel": Verb("CC 1019.1", _do_cancel),
    "banish": Verb("CC 1008.1", _do_banish, _can_banish),
    "banish named": Verb("CC 1008.3", _do_banish_named, _can_banish_named, BANISH_NAMED_SPENDS),
    "discard hand": Verb("CC 1013.2", _do_discard_hand, None, Spending(_own_hand, _hand_without, leaves)),
    "move counters": Verb("CC 1018.7", do_move_counters),
    "soul bond": Verb("CC 1020.1", do_soul_bond, can_soul_bond),
    "stock": Verb("CC 306.2", do_stock),
    "become copy": Verb("CC 1023.1", do_become_copy),
    "copy": Verb("CC 1023.2", do_copy),
}

PROCEDURES: Final = (CORRUPT, BANISH_NAMED, SOUL_BOND)
