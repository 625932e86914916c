"""SVE chapter 5: the verbs that core does not have, and the bookkeeping after each event.

Everything else in the chapter is a node of the tree, and core carries it out.
Turning: [SVE 5.3.1] core:_state. Moving: [SVE 5.4.1] [SVE 5.5.1] [SVE 5.6.1] core:_moves; [SVE 5.4.2.1]
core:_do_create. Searching: [SVE 5.7.1] core:_do_search, core:looked_through; [SVE 5.7.1.1] core:_ask_search;
[SVE 5.7.1.2] core:_reveal; [SVE 5.7.2] [SVE 5.8.1] core:shuffle; [SVE 5.8.1.1] core:_shuffle. Drawing:
[SVE 5.9.1] core:draw; [SVE 5.9.2] core:_do_draw; [SVE 5.9.3.1] core:_ask_draw; [SVE 5.9.3.2] core:draw; [SVE 5.9.3.3]
core:_do_draw. Looking: [SVE 5.10.1] core:_do_look, core:showing.look. Revealing: [SVE 5.20.1]
core:showing.reveal; [SVE 5.20.1.1] core:showing.stop. Discarding: [SVE 5.11.1] core:_do_choose, core:_moves. Options:
[SVE 5.17.1.2] core:block_of; [SVE 5.17.2] core:modes_decision. Chance: [SVE 5.18.1] core:_random_picks; [SVE 5.19.1]
core:_do_roll.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.book import Verb
from ludex.core.flow import choose
from ludex.core.flow.decisions import DONE, Decision, Option, distinct, hides, veiled
from ludex.core.flow.frames import Frame, Step, nothing, procedure, push
from ludex.core.happening import carrying, events, showing
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import deeds, resolving
from ludex.core.tree import Modify, Ref
from ludex.core.values import layers, queries, select
from ludex.games.sve.c04_zones import (
    ENGAGED,
    ENTERED,
    EVOLVE_DECK,
    EVOLVE_ZONE,
    EX,
    FIELD,
    HAND,
    LEADER,
    MAX_PP,
    PP,
    RESERVED,
    room,
)
from ludex.games.sve.c09_special_card_types import eliminate_misplaced
from ludex.games.sve.c11_rules_handling import UNDRAWN
from ludex.games.sve.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj
    from ludex.core.tree import Do

MOST_PLAY_POINTS: Final = 10
SUPER: Final = "super-evolve"
"""The event of super-evolving, and the name that an evolve ability binds if the player uses the point."""
EVOLVED_CARD: Final = "evolved card"
"""The name that an evolve ability binds to the card it revealed."""


# --- bookkeeping after events ------------------------------------------------------------------------------------


NOTED: Final = frozenset({"no card to draw"})
"""Kinds of events that change nothing themselves but that `note` reacts to."""


def note(game: Game, event: Event) -> None:
    """Does the bookkeeping of the rules; core calls it after every event."""
    kind = event.kind
    if kind in ("move", "create"):
        if event.before is not None:
            count_move(game, event, event.before)
        if event.new in game.objects and game.objects[event.new].card.token:
            eliminate_misplaced(game, event.new)
        # A move between fields is not entering [SVE 10.7.4.3], but being created is [SVE 9.1.2.2].
        if event.dst == FIELD and event.src != FIELD and event.new in game.objects:
            entered(game, event.new)
    elif kind == "damage":
        obj = game.objects.get(event.obj)
        if obj is not None and obj.zone == LEADER:
            lost_defense(game, obj.id)
    elif kind == "number":
        if event.word in (PP, MAX_PP):
            keep_in_bounds(game, event.player)
    elif kind == "no card to draw":
        game.set_num(event.player, UNDRAWN, 1)  # [SVE 5.9.1.1]


def count_move(game: Game, event: Event, before: Obj) -> None:
    """Counts what card texts ask about this turn: followers destroyed, cards discarded, cards returned from field to
    hand."""
    if event.src == FIELD:
        if event.word == "destroy" and "follower" in before.info.types:
            count_deed(game, before.player, "followers destroyed")
        elif event.dst == HAND:
            count_deed(game, before.player, "cards returned")
    elif event.word == "discard":
        count_deed(game, before.player, "cards discarded")


def count_deed(game: Game, player: int, name: str) -> None:
    game.set_num(player, name, game.num(player, name) + 1)


def lost_defense(game: Game, leader: int) -> None:
    """[SVE 13.5.2.2] Records and announces that a leader lost defense, by damage or otherwise."""
    player = game.objects[leader].player
    if player == game.active:
        game.nums[player]["leader hurt"] = 1
    tell(game, "lose defense", leader, player)


def tell(game: Game, kind: str, obj: int = 0, player: int = -1, word: str = "", other: int = 0) -> None:
    """Announces an event that changes nothing by itself."""
    events.announce(game, kind, obj, player, 0, word, other)


def keep_in_bounds(game: Game, player: int) -> None:
    """[SVE 3.2.4] [SVE 3.2.4.1] Keeps play points and their maximum at ten or less, and at zero or more."""
    for name in (PP, MAX_PP):
        value = game.num(player, name)
        if not 0 <= value <= MOST_PLAY_POINTS:
            game.set_num(player, name, max(0, min(MOST_PLAY_POINTS, value)))


def entered(game: Game, id: int) -> None:
    """Called when a card was put onto the field: adds the counters it enters with [SVE 13.3.2.2], and asks whether it
    is to be engaged [SVE 12.8.2]."""
    obj = game.objects[id]
    if ENTERED not in obj.marks:  # it was created there
        obj = obj.copy()
        obj.marks = (*obj.marks, ENTERED)
        game.put(obj)
    rules = layers.index_of(game).rules
    if "enters engaged" in rules and obj.state == RESERVED and queries.may(game, "enters engaged", id, False):
        turned = obj.copy()
        turned.state = ENGAGED
        game.put(turned)
    if "enters with stack counters" in rules:
        n = queries.limit(game, "enters with stack counters", id, 0)
        if n:
            carrying.carry_out(game, (Event("counter", id, n=n, word="stack"),))
    if "engage on entering" in rules:
        obj = game.objects[id]
        if obj.state == RESERVED and queries.may(game, "engage on entering", id, False):
            push(game, "SVE 12.8", Entering(id))


@record
class Entering(NamedTuple):
    id: int


def _ask_engage(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Entering)
    id = local.id
    obj = game.objects.get(id)
    if obj is None or obj.zone != FIELD or obj.state != RESERVED:
        return None
    options = [Option("engage", (id,)), Option("leave reserved", (id,))]
    return Decision(obj.player, "engage it as it enters?", options, id)


def _engage(game: Game, frame: Frame) -> str | None:
    """[SVE 12.8.2] (i): the card is put onto the field reserved; then its controller may engage it."""
    if frame.answer is not None and frame.answer.verb == "engage":
        events.perform(game, Event("state", frame.answer.cards[0], state=1, word="engaged"))
    return None


ENTERING = procedure("SVE 12.8", "Entering the field", Step("12.8.2", _engage, ask=_ask_engage))


# --- evolve ------------------------------------------------------------------------------------------------------


@record
class Evolving(NamedTuple):
    follower: int
    card: int = 0
    into: str = ""
    beyond: bool = False


def proper_cards(game: Game, follower: int, part: str = "", into: str = "") -> list[int]:
    """[SVE 5.15.1.1] The cards of the evolve deck that a follower may evolve into: those with its name, and those that
    an effect adds [SVE-JA 12.2.2.1]. With `part`: those whose name contains it; with `into`: those with that name."""
    obj = game.objects[follower]
    objects = game.objects
    deck = unused(game, obj.player)
    if part:
        return [id for id in deck if part in objects[id].card.name]
    if into:
        return [id for id in deck if objects[id].card.name == into]
    index = layers.index_of(game)
    if "name" in index.words:
        names = set(layers.words(game, follower, "name"))
        same = [id for id in deck if not names.isdisjoint(layers.words(game, id, "name"))]
    else:
        name = obj.info.name
        same = [id for id in deck if objects[id].card.name == name]
    if "evolve into" not in index.rules or not edition_of(game).proper_evolve_card_override:
        return same
    return queries.among(game, "evolve into", follower, same, deck)


def unused(game: Game, player: int) -> list[int]:
    """[SVE-JA 4.6.3] The cards of the evolve deck area that are not used up: those that are not face up."""
    deck = game.at(EVOLVE_DECK, player)
    if not edition_of(game).evolve_deck_excludes_faceup:
        return list(deck)
    objects = game.objects
    return [id for id in deck if not objects[id].up]


def _ask_which(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Evolving)
    if local.card or local.follower not in game.objects:
        return None
    cards = distinct(game, proper_cards(game, local.follower, into=local.into))
    if not cards:
        return None
    player = game.objects[local.follower].player
    decision = Decision(player, "evolve into", [Option("evolve into", (id,)) for id in cards], local.follower)
    deck = unused(game, player)
    return veiled(game, decision) if len(deck) > 1 and hides(game, player, deck) else decision


def _specify(game: Game, frame: Frame) -> str | None:
    """[SVE 5.15.1.1] If no evolve ability revealed a card, the player picks one and reveals it."""
    local = frame.locals(Evolving)
    if local.card:
        return None
    if frame.answer is None:
        return "end"
    frame.local = local._replace(card=frame.answer.cards[0])
    events.perform(game, Event("reveal", frame.answer.cards[0]))
    return None


def _link(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Evolving)
    obj = game.objects.get(local.follower)
    if obj is None or obj.zone != FIELD or local.card not in game.objects:
        return None
    event = events.moving(game, local.card, "evolve zone", obj.player, "evolve")
    carrying.carry_out(game, (event,))
    link(game, local.follower, event.new)
    tell(game, "evolve", local.follower, obj.player, other=event.new)  # [SVE 5.15.1.2]
    if local.beyond:
        super_evolve(game, local.follower)
    return None


def super_evolve(game: Game, id: int) -> None:
    """[SVE 1.3.1] Does what the Super-Evolution Point says: the follower gets +1 attack and +1 defense, and the event
    `SUPER` is announced for triggers."""
    ctx = Ctx(id, game.objects[id].player, (("it", (id,)),))
    stamp = game.tick()
    for figure in ("attack", "defense"):
        deeds.start_effect(game, Modify(Ref("it"), figure, "+", 1), "", ctx, stamp)
    tell(game, SUPER, id, game.objects[id].player)


def link(game: Game, follower: int, card: int) -> None:
    """[SVE 5.15.2] From now on the follower has the linked card's information; it remains the same follower
    [SVE 5.15.3]."""
    linked = game.objects[card].copy()
    linked.host = follower
    game.put(linked)
    evolved = game.objects[follower].copy()
    evolved.guise = linked.card
    game.put(evolved)


EVOLVE = procedure("SVE 5.15", "Evolve", Step("5.15.1.1", _specify, ask=_ask_which), Step("5.15.1.2", _link))


def evolve(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.15.1] Evolves followers. If an evolve ability revealed a card, the follower evolves into that card."""
    revealed = ctx.get(EVOLVED_CARD)
    for id in reversed(ids):
        if game.objects[id].zone == FIELD and "follower" in game.objects[id].info.types:
            beyond = id == ctx.source and bool(ctx.get(SUPER))
            name = do.word if do.verb == "evolve into" else ""
            push(game, "SVE 5.15", Evolving(id, revealed[0] if revealed else 0, name, beyond))


def evolved_this_turn(game: Game, id: int) -> bool:
    """[SVE 8.4.2.1] Whether the card linked to the follower came to the evolve zone this turn."""
    obj = game.objects[id]
    if obj.guise is None:
        return False
    zone = game.at(EVOLVE_ZONE, 0) + game.at(EVOLVE_ZONE, 1)
    return any(game.objects[e].host == id and game.objects[e].turn == game.turn for e in zone)


# --- other verbs -------------------------------------------------------------------------------------------------


def restore(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 12.13.2] Raises defense; there is no upper limit."""
    events.perform(game, *(Event("restore", id, n=n, cause=ctx.source) for id in ids))


def lower(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 13.5.2.2] Lowers defense without dealing damage; `lost_defense` records it for a leader."""
    for id in ids:
        if n > 0:
            changed = game.objects[id].copy()
            changed.damage += n
            game.put(changed)
            if changed.zone == LEADER:
                lost_defense(game, id)


def can_lower(game: Game, ctx: Ctx, do: Do) -> bool:
    """[SVE 10.4.5] As a cost, only what is there is taken: whether each of the objects has that much defense."""
    n = select.amount(game, do.n, ctx)
    return all(layers.value(game, id, "defense") >= n for id in select.find(game, do.what, ctx))


def set_defense(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """Sets defense to `n`; later damage and restoring count from there."""
    for id in ids:
        changed = game.objects[id].copy()
        changed.damage += layers.value(game, id, "defense") - n
        game.put(changed)
        tell(game, "defense set", id, changed.player)


def withhold(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """Removes the cards' pending abilities with this keyword, so they are not performed."""
    game.pending = tuple(p for p in game.pending if p.source not in ids or p.ability.keyword != do.word)


def take_extra_turn(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """Gives the player `n` more turns after this one."""
    game.set_num(ctx.controller, EXTRA_TURNS, game.num(ctx.controller, EXTRA_TURNS) + n)


EXTRA_TURNS: Final = "extra turns"


def recover(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.14.1] Gives play points back, at most up to the maximum [SVE 5.14.1.1]."""
    player = ctx.controller
    n = min(n, game.num(player, MAX_PP) - game.num(player, PP))
    if n > 0:
        events.perform(game, Event("number", 0, player, n, PP, cause=ctx.source))


@record
class Stealing(NamedTuple):
    """The cards that an effect steals, more than there is room for."""

    ids: tuple[int, ...]
    ctx: Ctx


def steal(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.21.1] Moves enemy cards to the controller's field, as far as there is room [SVE 4.4.4.2]; each remains
    the same card with the same owner [SVE 5.21.1.1]."""
    taken = tuple([id for id in ids if game.objects[id].player != ctx.controller and game.objects[id].zone == FIELD])
    places = max(0, room(game, FIELD, ctx.controller))
    if 0 < places < len(taken):
        push(game, "SVE 5.21", Stealing(taken, ctx))
    else:
        _take_over(game, ctx, taken[:places])


def _take_over(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> None:
    events.perform(game, *(events.moving(game, id, "field", ctx.controller, "steal", cause=ctx.source) for id in ids))


def _which_are_stolen(game: Game, frame: Frame) -> str | None:
    """[SVE 4.4.4.2] The controller of the effect selects as many as the field still holds."""
    local = frame.locals(Stealing)
    n = room(game, FIELD, local.ctx.controller)
    choose.choose(game, local.ctx.controller, "put", local.ids, n, n, "choose what is put there")
    return None


def _steal_these(game: Game, frame: Frame) -> str | None:
    _take_over(game, frame.locals(Stealing).ctx, tuple(frame.result or ()))
    return None


STEALING = procedure("SVE 5.21", "Stealing", Step("nb.which", _which_are_stolen), Step("5.21.1", _steal_these))


def swap(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.12.1] The two cards change places at the same time, or not at all [SVE 5.12.2]."""
    if len(ids) != 2:
        return
    a, b = game.objects[ids[0]], game.objects[ids[1]]
    for obj, to in ((a, b), (b, a)):
        if to.zone == FIELD and "spell" in obj.card.types:
            return
    zones = game.book.zones
    batch = (
        events.moving(game, a.id, zones[b.zone].name, b.player, "swap", cause=ctx.source),
        events.moving(game, b.id, zones[a.zone].name, a.player, "swap", cause=ctx.source),
    )
    events.perform_all(game, tuple(batch))


def duplicate(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.4.2] Creates `n` tokens with the name of each card in the zone `do.word`, also for a card that has
    left."""
    kind = game.book.zone_index[do.word]
    seen = select.bound(do.what.name, ctx) if isinstance(do.what, Ref) else ids
    objects = [obj for obj in map(game.look, seen) if obj is not None and obj.card.name in game.book.tokens]
    names = [obj.card.name for obj in objects for _ in range(n)][: max(0, room(game, kind, ctx.controller))]
    events.perform(game, *(Event("create", 0, ctx.controller, 0, name, dst=kind, cause=ctx.source) for name in names))


def transform(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.16.1] Banishes each card, and creates the token `do.word` in the place of each card that was banished."""
    places = [(game.objects[id].zone, game.objects[id].player) for id in ids]
    batch = [events.moving(game, id, "banished", word="banish", cause=ctx.source) for id in ids]
    if not events.perform_all(game, tuple(batch)):
        return
    made = [
        Event("create", 0, player, 0, do.word, dst=zone, state=RESERVED, cause=ctx.source)
        for (zone, player), event in zip(places, batch, strict=True)
        if event.new and zone in (FIELD, EX)
    ]
    events.perform_all(game, tuple(made))


# --- looking at up to n cards -------------------------------------------------------------------------------------


@record
class Looking(NamedTuple):
    """Looks at the top of the player's deck card by card; at the end the cards seen are bound to `name`."""

    most: int
    name: str
    ctx: Ctx
    seen: tuple[int, ...] = ()


def look_up_to(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 5.10.2.1] The player looks at so many cards at most, one after the other."""
    push(game, "SVE 5.10", Looking(n, do.word, ctx))


def _looking(frame: Frame) -> Looking:
    local = frame.locals(Looking)
    return local


def _ask_look(game: Game, frame: Frame) -> Decision | None:
    local = _looking(frame)
    if len(game.zone("deck", local.ctx.controller)) <= len(local.seen):
        return None
    return Decision(local.ctx.controller, "look at another card?", [Option("look"), DONE], local.ctx.source)


def _look_or_stop(game: Game, frame: Frame) -> str | None:
    """[SVE 5.10.2.2] The player may stop before each card."""
    return None if frame.answer is not None and frame.answer.verb == "look" else "nb.seen"


def _look(game: Game, frame: Frame) -> str | None:
    """[SVE 5.10.2.3] The player looks at the next card from the top."""
    local = _looking(frame)
    deck = game.zone("deck", local.ctx.controller)
    card = deck[-1 - len(local.seen)]
    showing.look(game, (card,), local.ctx.controller)
    frame.local = local._replace(seen=(*local.seen, card))
    return None


def _look_again(game: Game, frame: Frame) -> str | None:
    """[SVE 5.10.2.4] Goes back to the question until the player has seen `most` cards."""
    local = _looking(frame)
    return "5.10.2.2" if len(local.seen) < local.most else None


def _seen(game: Game, frame: Frame) -> str | None:
    local = _looking(frame)
    resolving.hand_bound(game, local.ctx.bind(local.name, local.seen).bound)
    return None


LOOKING = procedure(
    "SVE 5.10",
    "Looking at the top cards",
    Step("5.10.2.1", nothing),
    Step("5.10.2.2", _look_or_stop, ask=_ask_look),
    Step("5.10.2.3", _look),
    Step("5.10.2.4", _look_again),
    Step("nb.seen", _seen),
)


VERBS: Final[dict[str, Verb]] = {
    "look up to": Verb("SVE 5.10", look_up_to),
    "evolve": Verb("SVE 5.15", evolve),
    "evolve into": Verb("SVE 5.15", evolve),
    "restore": Verb("SVE 12.13", restore),
    "lower": Verb("SVE 13.5.2", lower, can_lower),
    "recover": Verb("SVE 5.14", recover),
    "set defense": Verb("SVE 2.8", set_defense),
    "withhold": Verb("SVE 10.7.3", withhold),
    "take an extra turn": Verb("SVE 7.1", take_extra_turn),
    "steal": Verb("SVE 5.21", steal),
    "swap": Verb("SVE 5.12", swap),
    "transform": Verb("SVE 5.16", transform),
    "duplicate": Verb("SVE 5.4.2", duplicate),
}
