"""[CC 1000] Game actions: the meaning of the game's verbs.

Core's own instructions do the following. Moving: [CC 1003.1] [CC 1013.1] core:_moves. Drawing: [CC 1006.1] core:draw;
[CC 1006.2] core:_do_draw. Turning: [CC 1010.1] core:_state. Choosing: [CC 1012.1] core:pick_decision;
[CC 1012.3] core:_do_search. Becoming and gaining: [CC 1014.1] core:_reworded;
[CC 1014.2] [CC 1014.3] core:_changed_by. Shuffling: [CC 1015.1] [CC 1015.1a] [CC 1015.2] core:shuffle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import carrying, events, triggers, zones
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import layers, select
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc.c0300_zones import (
    CASTER,
    CHASE,
    FACE_DOWN,
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
from ludex.games.cc.c0900_cards_and_abilities import after_event as end_effects
from ludex.games.cc.c0900_cards_and_abilities import chase_of, leave_chase
from ludex.games.cc.c0903_reductions import fixed
from ludex.games.cc.c0907_aether import AetherNeed
from ludex.games.cc.c1004_showing import revealed
from ludex.games.cc.c1018_counters import do_move_counters, entering
from ludex.games.cc.c1020_soul_bond import SOUL_BOND, can_soul_bond, do_soul_bond
from ludex.games.cc.c1023_copies import do_become_copy, do_copy, stays_copy

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Card


# --- simple actions -------------------------------------------------------------------------------------------------


def destroy(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1007.1] Moves cards in the field to their owners' graveyards. An effect may forbid it [CC 1007.2]."""
    batch = [events.moving(game, id, "graveyard", word="destroy", cause=cause) for id in ids if id in game.objects]
    if batch:
        events.perform(game, *batch)


def banish(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1008.1] Moves cards to their owners' graveyards; this is not destruction."""
    batch = [events.moving(game, id, "graveyard", word="banish", cause=cause) for id in ids if id in game.objects]
    if batch:
        events.perform(game, *batch)


def switch(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1011.1] Turns recovered cards to reversed and reversed cards to recovered; rested cards stay rested."""
    batch: list[Event] = []
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and obj.state != RESTED:
            state = REVERSED if obj.state == RECOVERED else RECOVERED
            batch.append(Event("state", id, obj.player, state=state, word=game.book.states[state], cause=cause))
    if batch:
        events.perform(game, *batch)


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


def gain_control(game: Game, player: int, *ids: int, cause: int = 0) -> None:
    """[CC 1016.1] [CC 1016.1a] [CC 1016.1b] Moves entities to the player's servant or caster zone at the same time;
    they stay the same entities."""
    batch = [
        events.moving(game, id, "caster" if obj.zone == CASTER else "servant", player, "control", cause=cause)
        for id in ids
        if (obj := game.objects.get(id)) is not None and in_field(obj.zone) and obj.player != player
    ]
    if batch:
        events.perform(game, *batch)


def named(game: Game, player: int, name: str) -> list[int]:
    """[CC 1008.3] The player's entities and stocks with that name; a face-down card has the name of its front
    [CC 1008.3a]."""
    found: list[int] = []
    for kind in (SERVANT, CASTER, STOCK):
        for id in game.at(kind, player):
            obj = game.objects[id]
            if name in (layers.words(game, id, "name") if obj.up else (obj.card.name,)):
                found.append(id)
    return found


@record
class BanishingNamed(NamedTuple):
    """[CC 1008.3] A cost that banishes `n` cards with this name."""

    player: int
    name: str
    n: int


def _choose_named(game: Game, frame: Frame) -> str | None:
    local = frame.locals(BanishingNamed)
    choose.choose(game, local.player, "banish", named(game, local.player, local.name), local.n, local.n)
    return None


def _banish_named(game: Game, frame: Frame) -> str | None:
    banish(game, frame.result or ())
    return None


BANISH_NAMED = procedure(
    "CC 1008", "Banishing something of a name", Step("nb.which", _choose_named), Step("1008.3", _banish_named)
)


# --- bookkeeping after events ---------------------------------------------------------------------------------------


def after_event(game: Game, event: Event) -> None:
    """Does the bookkeeping of the rules for an event, before triggers are collected."""
    kind = event.kind
    if game.effects:
        end_effects(game, event)
    if kind == "state":
        if event.before is not None and switched(event.before.state, event.state):
            player = game.objects[event.obj].player
            events.announce(game, "switch", event.obj, player, word=event.word)
    elif kind == "reveal":
        revealed(game, event)
    elif kind in ("move", "create") and event.new in game.objects:
        before = event.before
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
    """Asks for an orb. Orbs lie face down in an order, so an option names only the place."""
    local = frame.locals(Corrupting)
    orbs = game.at(ORB, local.owner)
    if len(local.chosen) >= local.n or len(orbs) <= local.n:
        return None
    options = [Option("corrupt", (), i + 1) for i, id in enumerate(orbs) if id not in local.chosen]
    return Decision(local.chooser, "choose an orb", options, local.cause)


def _choose_orb(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Corrupting)
    orbs = game.at(ORB, local.owner)
    if frame.answer is not None:
        chosen = (*local.chosen, orbs[frame.answer.n - 1])
        frame.local = local._replace(chosen=chosen)
        return "nb.choose" if len(chosen) < local.n else None
    if not local.chosen:
        frame.local = local._replace(chosen=orbs)
    return None


def _corrupt(game: Game, frame: Frame) -> str | None:
    """[CC 1009.1a] Moves all chosen orbs at the same time."""
    local = frame.locals(Corrupting)
    batch = [events.moving(game, id, "hand", local.owner, "corrupt", cause=local.cause) for id in local.chosen]
    events.perform(game, *batch)
    return None


def _tell(game: Game, frame: Frame) -> str | None:
    """[CC 1009.2] Announces the corruption once, whatever the number of orbs."""
    local = frame.locals(Corrupting)
    events.announce(game, "corrupt", local.cause, local.owner, len(local.chosen))
    return None


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
    event = events.moving(game, id, "caster", player, "call face down", up=0)
    events.perform(game, event)
    if event.new in game.objects and game.objects[event.new].zone == CASTER:
        hidden = game.objects[event.new].copy()
        hidden.guise = game.book.tokens[FACE_DOWN]
        hidden.known = 1 << hidden.owner
        game.put(hidden)


# --- verbs for trees ------------------------------------------------------------------------------------------------


def _do_produce(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 907.4] [CC 907.7] `do.word` is `own`, `any`, an element, or empty for free aether."""
    if do.word == aether.ANY_ELEMENT:
        aether.choose_element(game, ctx.controller, n, ctx.source)
    else:
        aether.produce(game, ctx.controller, aether.produced_key(game, ctx.source, do.word), n, ctx.source)


def _do_pay(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1002.1] `do.word` lists the elements among the aether, one by one."""
    need = fixed(AetherNeed(n, tuple(do.word.split())), ctx)
    aether.pay(game, ctx.controller, need, ctx.get("kept") or (), ctx.source)


def _can_pay(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """NB: `c0903_costs` checks separately which objects the rest of the cost uses up."""
    n = do.n if isinstance(do.n, int) else 0
    return aether.payable(
        aether.supply(game, ctx.controller, ctx.get("kept") or ()), AetherNeed(n, tuple(do.word.split()))
    )


def _do_switch(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    switch(game, ids, ctx.source)


def _do_banish(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1008.2] [CC 1008.2a] Banishes only cards that the player controls, and only orbs of the player's own orb
    zone."""
    banish(game, tuple(id for id in ids if game.objects[id].player == ctx.controller), ctx.source)


def _can_banish(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return any(game.objects[id].player == ctx.controller for id in select.find(game, do.what, ctx))


def _do_banish_named(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1008.3] `do.word` is the name."""
    push(game, "CC 1008", BanishingNamed(ctx.controller, do.word, n))


def _can_banish_named(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return len(named(game, ctx.controller, do.word)) >= select.amount(game, do.n, ctx)


def _do_discard_hand(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1013.2] Discards the whole hand of the controller (`do.word`: `opponent`); an empty hand also counts as
    discarded [CC 1013.2a], so a cost can be paid with it."""
    player = 1 - ctx.controller if do.word == "opponent" else ctx.controller
    hand = game.at(HAND, player)
    if hand:
        events.perform(game, *(events.moving(game, id, "graveyard", word="discard", cause=ctx.source) for id in hand))
    events.announce(game, "discard hand", ctx.source, player, len(hand))


def _do_control(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1016.1] The controller gains control of the cards."""
    gain_control(game, ctx.controller, *ids, cause=ctx.source)


def _do_exchange(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1017.1] Exchanges control of one card of each player; nothing happens if one of them is gone
    [CC 1017.1a]."""
    mine = [id for id in ids if game.objects[id].player == ctx.controller]
    theirs = [id for id in ids if game.objects[id].player != ctx.controller]
    if len(mine) != 1 or len(theirs) != 1:
        return
    batch: list[Event] = []
    for id, player in ((mine[0], 1 - ctx.controller), (theirs[0], ctx.controller)):
        zone = "caster" if game.objects[id].zone == CASTER else "servant"
        batch.append(events.moving(game, id, zone, player, "control", cause=ctx.source))
    events.perform(game, *batch)


def _do_corrupt(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1009.1] An effect corrupts orbs of the enemy player (`do.word` is `own`: of its controller)."""
    owner = ctx.controller if do.word == "own" else 1 - ctx.controller
    corrupt(game, owner, ctx.controller, n, ctx.source)


def _do_cancel(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1019.1] Removes the card or ability from the chase; a card goes to its owner's graveyard."""
    for id in ids:
        leave_chase(game, id)
        obj = game.objects.get(id)
        if obj is not None and obj.zone == CHASE:
            events.perform(game, events.moving(game, id, "graveyard", word="cancel"))


VERBS: Final[dict[str, Verb]] = {
    "produce": Verb("CC 907.4", _do_produce),
    "pay": Verb("CC 1002.1", _do_pay, _can_pay),
    "switch": Verb("CC 1011.1", _do_switch),
    "corrupt": Verb("CC 1009.1", _do_corrupt),
    "cancel": Verb("CC 1019.1", _do_cancel),
    "banish": Verb("CC 1008.1", _do_banish, _can_banish),
    "banish named": Verb("CC 1008.3", _do_banish_named, _can_banish_named),
    "discard hand": Verb("CC 1013.2", _do_discard_hand),
    "gain control": Verb("CC 1016.1", _do_control),
    "exchange control": Verb("CC 1017.1", _do_exchange),
    "move counters": Verb("CC 1018.7", do_move_counters),
    "soul bond": Verb("CC 1020.1", do_soul_bond, can_soul_bond),
    "become copy": Verb("CC 1023.1", do_become_copy),
    "copy": Verb("CC 1023.2", do_copy),
}

PROCEDURES: Final = (CORRUPT, BANISH_NAMED, SOUL_BOND)
