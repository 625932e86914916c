"""[CC 1000] Game actions: what the verbs of the game mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core import events, layers, triggers, zones
from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.decisions import Decision, Option
from ludex.core.event import Event
from ludex.core.flow import Frame, Step, procedure, push
from ludex.core.records import record
from ludex.games.cc import aether
from ludex.games.cc.aether import AetherNeed
from ludex.games.cc.c300_zones import (
    CASTER,
    CHASE,
    FACE_DOWN,
    ORB,
    RECOVERED,
    RESTED,
    REVERSED,
    STOCK,
    is_type,
)
from ludex.games.cc.c900_cards_and_abilities import leave_chase

if TYPE_CHECKING:
    from ludex.core.objects import Card
    from ludex.core.state import Ctx, Game


# --- small ones -----------------------------------------------------------------------------------------------------


def destroy(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1007.1] Cards in the field go to their owners' graveyards. An effect may forbid it [CC 1007.2]."""
    batch = [events.moving(game, id, "graveyard", word="destroy", cause=cause) for id in ids if id in game.objects]
    if batch:
        events.perform(game, *batch)


def banish(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1008.1] Into the owner's graveyard; it is no destruction."""
    batch = [events.moving(game, id, "graveyard", word="banish", cause=cause) for id in ids if id in game.objects]
    if batch:
        events.perform(game, *batch)


def switch(game: Game, ids: tuple[int, ...], cause: int = 0) -> None:
    """[CC 1011.1] Recovered becomes reversed, reversed becomes recovered, rested stays."""
    batch: list[Event] = []
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and obj.state != RESTED:
            state = REVERSED if obj.state == RECOVERED else RECOVERED
            batch.append(Event("state", id, obj.player, state=state, word=game.book.states[state], cause=cause))
    if batch:
        events.perform(game, *batch)


def cannot_chase(game: Game) -> bool:
    """[CC 1005.2] Whether something in the chase zone says that nothing may be put there."""
    return False


# --- [CC 1009] corrupting orbs --------------------------------------------------------------------------------------


@record
class Corrupting(NamedTuple):
    """Orbs being chosen: whose, by whom, how many are left to choose, because of what."""

    owner: int
    chooser: int
    n: int
    cause: int
    chosen: tuple[int, ...] = ()


def corrupt(game: Game, owner: int, chooser: int, n: int, cause: int) -> None:
    """[CC 1009.1] The chooser picks orbs of the owner, who takes them into the hand."""
    if game.zones[ORB * 2 + owner] and n > 0:
        push(game, "CC 1009", Corrupting(owner, chooser, n, cause))


def _ask_orb(game: Game, frame: Frame) -> Decision | None:
    """Orbs lie face down in an order: they are told apart by their place only."""
    local = frame.local
    assert isinstance(local, Corrupting)
    orbs = game.zones[ORB * 2 + local.owner]
    if len(local.chosen) >= local.n or len(orbs) <= local.n:
        return None
    options = [Option("corrupt", (), i + 1) for i, id in enumerate(orbs) if id not in local.chosen]
    return Decision(local.chooser, "choose an orb", options, local.cause)


def _choose_orb(game: Game, frame: Frame) -> str | None:
    local = frame.local
    assert isinstance(local, Corrupting)
    orbs = game.zones[ORB * 2 + local.owner]
    if frame.answer is not None:
        chosen = (*local.chosen, orbs[frame.answer.n - 1])
        frame.local = local._replace(chosen=chosen)
        return "nb.choose" if len(chosen) < local.n else None
    if not local.chosen:
        frame.local = local._replace(chosen=orbs)
    return None


def _corrupt(game: Game, frame: Frame) -> str | None:
    """[CC 1009.1a] All of them at the same time."""
    local = frame.local
    assert isinstance(local, Corrupting)
    batch = [events.moving(game, id, "hand", local.owner, "corrupt", cause=local.cause) for id in local.chosen]
    events.perform(game, *batch)
    return None


def _tell(game: Game, frame: Frame) -> str | None:
    """[CC 1009.2] However many there were, it triggers once."""
    local = frame.local
    assert isinstance(local, Corrupting)
    events.announce(game, "corrupt", local.cause, local.owner, len(local.chosen))
    return None


CORRUPT = procedure(
    "CC 1009",
    "Corrupting orbs",
    Step("nb.choose", _choose_orb, ask=_ask_orb),
    Step("1009.1", _corrupt),
    Step("1009.2", _tell),
)


# --- [CC 1022] level up ---------------------------------------------------------------------------------------------


def bases_for(game: Game, card: Card, player: int) -> list[int]:
    """[CC 1022.1] The casters of the player that the card may be put on: face up, the same name, one level lower;
    for a level 2 without such a one, a face-down caster [CC 1022.1a]."""
    level = card.figures.get("level", 0)
    if level < 2 or "caster" not in card.types:
        return []
    field = game.zones[CASTER * 2 + player]
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
    """A face-up caster of the same name is there, so that a second one may not come to be."""
    return any(
        game.objects[id].up and card.name in layers.words(game, id, "name") for id in game.zones[CASTER * 2 + player]
    )


def level_up(game: Game, base: int, card_id: int) -> None:
    """[CC 1022.2] The new card is put on top and is the same entity: same orientation, same effects; the old card
    becomes its stock, and its counters are gone [CC 1018.9a]."""
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
    if game.observer is not None:
        game.observer.event(game, event)
    triggers.collect(game, [event], layers.index_of(game))


def put_face_down(game: Game, id: int, player: int) -> None:
    """[CC 504.1b] [CC 306.6] Any card, face down in the caster zone: a level 1 void caster."""
    event = events.moving(game, id, "caster", player, "call", up=0)
    events.perform(game, event)
    if event.new in game.objects and game.objects[event.new].zone == CASTER:
        hidden = game.objects[event.new].copy()
        hidden.guise = game.book.tokens[FACE_DOWN]
        hidden.known = 1 << hidden.owner
        game.put(hidden)


# --- verbs for trees ------------------------------------------------------------------------------------------------


def _do_produce(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 907.4] [CC 907.7] `word` is `own`, `any`, an element, or nothing for free aether."""
    if do.word == aether.ANY_ELEMENT:
        aether.choose_element(game, ctx.controller, n, ctx.source)
    else:
        aether.produce(game, ctx.controller, aether.produced_key(game, ctx.source, do.word), n, ctx.source)


def _do_pay(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1002.1] `word` lists the elements among the aether, one by one."""
    need = AetherNeed(n, tuple(do.word.split()))
    aether.pay(game, ctx.controller, need, ctx.get("kept") or (), ctx.source)


def _can_pay(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """NB: what the rest of the cost uses up is taken into account where plays are offered (`c903_costs`)."""
    n = do.n if isinstance(do.n, int) else 0
    return aether.payable(
        aether.supply(game, ctx.controller, ctx.get("kept") or ()), AetherNeed(n, tuple(do.word.split()))
    )


def _do_switch(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    switch(game, ids, ctx.source)


def _do_corrupt(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1009.1] An effect corrupts orbs of the enemy player (`word` is `own`: of its controller)."""
    owner = ctx.controller if do.word == "own" else 1 - ctx.controller
    corrupt(game, owner, ctx.controller, n, ctx.source)


def _do_cancel(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1019.1] The card or ability leaves the chase; a card goes to its owner's graveyard."""
    for id in ids:
        leave_chase(game, id)
        obj = game.objects.get(id)
        if obj is not None and obj.zone == CHASE:
            events.perform(game, events.moving(game, id, "graveyard", word="cancel"))


VERBS: dict[str, Verb] = {
    "produce": Verb("CC 907.4", _do_produce),
    "pay": Verb("CC 1002.1", _do_pay, _can_pay),
    "switch": Verb("CC 1011.1", _do_switch),
    "corrupt": Verb("CC 1009.1", _do_corrupt),
    "cancel": Verb("CC 1019.1", _do_cancel),
}

PROCEDURES = (CORRUPT,)
