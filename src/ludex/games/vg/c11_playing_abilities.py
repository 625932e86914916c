"""[VG 11] Playing and resolving: check timing, cards and abilities, the order of layers.

Core does the work that all games share; this list names the function for each paragraph.
Kinds: [VG 11.1.1.2] core:collect, core:play_one_pending; [VG 11.1.1.3] [VG 11.8.1] core:_list_ability.
Requirements: [VG 11.2.1] [VG 11.2.1.1] [VG 11.2.1.3] [VG 11.2.2] core:_do_if, lang:hoisted; [VG 11.2.3] core:holds;
[VG 11.2.4] core:holds, lang:bound_back; [VG 11.2.5] core:_do_then, lang:ends_freely; [VG 11.2.5.1] core:_do_may.
Effects: [VG 11.3.1.2] core:start_effect;
[VG 11.3.1.3.1] core:settle; [VG 11.3.1.3.2] core:replacement._ask; [VG 11.3.1.3.4] core:_apply.
Active: [VG 11.4.2] core:applies, core:_do_if; [VG 11.4.3] core:applies; [VG 11.4.4] [VG 11.4.4.2] core:valid_in.
Sources: [VG 11.5.1.1] [VG 11.5.3.1] core:events_of; [VG 11.5.3.2] core:_wait_delayed. Costs: [VG 11.7.2] core:plan_of,
core:due; [VG 11.8.2.4.3] [VG 11.8.3.3.1] core:_do_may.
Both players choose: [VG 1.3.4] core:branches._players, core:_tell; [VG 1.3.4.1] core:together._step.
Cannot be affected: [VG 12.5.1] core:candidates.candidates, core:_kept_away, core:forbidden, core:start_effect.
Counting: [VG 18.3.1.1] core:select.amount, core:words_or_figure.
Resolving: [VG 11.8.3.1.1] core:_do; [VG 11.8.3.1.2] [VG 11.8.3.1.2.1] core:items;
[VG 11.8.3.1.2.2] core:_do_items. Choosing: [VG 11.8.4] core:_do_choose;
[VG 11.8.4.1] [VG 11.8.4.1.1] core:pick_decision; [VG 11.8.4.1.2] [VG 11.8.4.1.3] core:picked;
[VG 7.50.1.2] core:find; [VG 7.50.2] core:candidates. Players: [VG 11.8.5.1] core:player_of;
[VG 11.8.5.2] core:_moves; [VG 11.8.6] core:_ask_each.
Triggers: [VG 11.9.2] core:wait; [VG 11.9.3] core:collect; [VG 11.9.4] [VG 11.9.4.1] core:play_one_pending;
[VG 11.9.4.2] core:wait; [VG 11.9.5.1] core:_do_may, lang:pays; [VG 11.9.5.1.1] core:spend;
[VG 11.9.6.1.3] core:_as_seen; [VG 11.9.7.1] core:collect_delayed; [VG 11.9.9] core:take; [VG 6.3.5.1] core:bound.
Layers: [VG 11.11.1.5] core:_apply_grants; [VG 11.11.3] core:settling._depends, core:_word_depends,
core:_grant_depends; [VG 11.11.3.1] core:_layered, core:granting.apply;
[VG 11.11.3.1.1] core:_list_ability, core:_same; [VG 11.11.3.1.1.1] core:start_effect;
[VG 11.11.4] core:_touched, core:start_effect; [VG 11.11.4.1] [VG 11.11.4.1.1] core:start_effect;
[VG 11.11.5] core:_touched; [VG 11.11.6] core:applies; [VG 11.11.7] core:_collect_event.
Replacement: [VG 11.12.1] core:_apply; [VG 11.12.1.1] core:replacement._carry_out;
[VG 11.12.2] [VG 11.12.2.1] [VG 11.12.2.2] core:affected; [VG 11.12.2.3] [VG 11.12.3] core:_applicable.
Last information: [VG 11.13.1] core:last_information, core:_last_value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import PUBLIC
from ludex.core.flow.frames import Frame, Step, nothing, procedure, push
from ludex.core.flow.play import Play, local_play
from ludex.core.happening import carrying, events, hearing, loops, showing, triggers
from ludex.core.happening.check_timing import ACTIVE, NON_ACTIVE, play_one_pending, until_none_left
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import paying, playing, resolving
from ludex.core.values import layers, queries, select, tally
from ludex.core.values.select import PLAYERS
from ludex.games.vg import c07_alchemagic, c17_arms, c17_music, c17_songs
from ludex.games.vg.c04_zones import DROP, HAND, ORDER_AREA, SOUL, VC, vanguard, vanguard_grade
from ludex.games.vg.c07_attacking import effect_over
from ludex.games.vg.c11_effects import spend
from ludex.games.vg.c12_terms import has_rider, is_restricted
from ludex.games.vg.c13_rule_actions import due_actions, nothing_due, state_triggers
from ludex.games.vg.c16_imaginary_gifts import resolve_one
from ludex.games.vg.c17_buddyfight_arms import may_play

if TYPE_CHECKING:
    from ludex.core.position.game import Game


REGALIS: Final = "regalis pieces"
"""The number of a player that counts what they resolved of cards with Regalis Piece, and the query for its limit."""


def begin(game: Game, word: str) -> None:
    """Announces that a phase or step begins; abilities for that moment become standby. [VG 11.1.1.2.1]"""
    events.announce(game, "begin", 0, game.active, word=word)


def check(game: Game, frame: Frame) -> str | None:
    """[VG 11.6.1] Starts a check timing. NB: a check timing in which nothing can happen is skipped."""
    if not nothing_due(game):
        game.frames.append(Frame("VG 11.6.1"))
    return None


Told = tuple[tuple[int, int], ...]


def tell_once(game: Game, words: tuple[str, ...], told: Told, first: bool) -> Told:
    """Abilities for these moments become standby unless they are in `told`, and so do timed triggers; returns `told`
    with the new ones. [VG 9.11.8] [VG 10.8.1.1]"""
    heard = layers.index_of(game).events.get("begin")
    if heard is None and not game.delayed and (not first or game.observer is None):
        return told  # nobody listens
    for word in words:
        event = Event("begin", 0, game.active, word=word)
        if first:
            carrying.report(game, [event])
        for source, number, ability in [] if heard is None else heard:
            key = (source, number)
            if (
                key not in told
                and isinstance(ability.when, t.When)
                and hearing.fires(game, ability.when, source, event)
                and triggers.wait(game, ability, source, event, number)
            ):
                told = (*told, key)
        if game.delayed:
            triggers.collect_delayed(game, event)
    return told


# --- playing [VG 11.8] ------------------------------------------------------------------------------------------


def play_order(game: Game, player: int, card: int) -> None:
    """[VG 11.8.2.1] Plays an order card from the hand. [VG 11.8.2.1.1] Its master is that of its ability.
    [VG 3.2.2.4]"""
    spells = game.objects[card].info.spells
    ability = spells[0] if spells else None
    push(game, "VG 11.8.2", Play(card, ability, Ctx(card, player)))


def play_activated(game: Game, player: int, source: int, number: int) -> None:
    """[VG 9.9.2.4] Plays an activated ability [VG 11.8.2.1]: only when the player chooses it, even if it costs
    nothing. [VG 11.1.1.1.2] [VG 11.1.1.1.2.1] That player is its master. [VG 3.2.2.2]"""
    ability = playing.activated(game, source)[number]
    push(game, "VG 11.8.2", Play(source, ability, playing.context(game, source, number, player)))


def _into_order_area(game: Game, frame: Frame) -> str | None:
    """[VG 11.8.2.1.1] Moves an order card to the order area; it counts as played."""
    local = local_play(frame)
    if isinstance(local.ability, t.Automatic):
        game.memory["exchanged"] = 0
    obj = game.objects.get(local.source)
    if obj is not None and "order" in obj.card.types and not isinstance(local.ability, (t.Automatic, t.Activated)):
        player = local.ctx.controller
        if game.num(player, "orders") >= order_limit(game, player) or not may_play(game, player, obj.info):
            return "end"
        back = queries.may(game, BACK, local.source, False)
        event = events.moving(game, local.source, "order area", local.ctx.controller, "play")
        events.perform(game, event)
        if back and event.new in game.objects:
            put_back = game.objects[event.new].copy()
            put_back.marks = (*put_back.marks, BACK)
            game.put(put_back)
        game.set_num(player, "orders", game.num(player, "orders") + 1)
        tally.note_played(game, player, obj.card)
        played = local.as_source(event.new, local.ctx.with_source(event.new))
        frame.local = played.from_zone("hand") if obj.zone == HAND else played
        c07_alchemagic.offer(game, player, event.new)  # [VG 7.44.1.1]
        return None
    if obj is not None and game.book.zones[obj.zone].sight != PUBLIC:
        events.perform(game, Event("reveal", local.source, local.ctx.controller))  # [VG 11.8.2.2.1]
    if local.ability is not None and is_restricted(local.ability):
        frame.local = local.begun_at(loops.position_key(game, False))
    return None


def _pay(game: Game, frame: Frame) -> str | None:
    """[VG 11.8.2.2] Pays all costs simultaneously and once; an order is in the order area by then: RULING-VG-015.
    [VG 11.8.2.3] [VG 11.8.2.4] An automatic ability pays while it resolves. [VG 11.9.5]"""
    local = local_play(frame)
    if local.ability is not None and local.ability.cost:
        if isinstance(local.ability, t.Automatic):
            return None
        paying.pay(game, local.ability.cost, local.ctx)
    return None


def _resolve(game: Game, frame: Frame) -> str | None:
    """[VG 11.8.3.1] Performs the effects in the written order. A requirement is checked only now. [VG 11.2.1.2] An
    automatic ability offers its cost now. [VG 11.1.1.2.2]"""
    local = local_play(frame)
    ability = local.ability
    if ability is None:
        return None
    if not _resolves_as_regalis_piece(game, local):
        return None
    if isinstance(ability, t.Automatic):
        if ability.cond is not None and not select.holds(game, ability.cond, local.ctx):
            return None
        if ability.cost:
            resolving.resolve(game, (t.May(playing.block_of(local), ability.cost),), local.ctx)  # [VG 11.9.5.2]
            return None
    resolving.resolve(game, playing.block_of(local), local.ctx)
    return None


def _resolves_as_regalis_piece(game: Game, local: Play) -> bool:
    """[VG 14.51.2.2] A card with Regalis Piece goes to the drop zone unresolved if its master has resolved as many of
    them, or of their abilities, as the limit allows. [VG 14.51.2.2.1] Other cards are not concerned."""
    obj = game.objects.get(local.source)
    if obj is None or "Regalis Piece" not in obj.info.keywords:
        return True
    player = local.ctx.controller
    if obj.zone == ORDER_AREA and game.num(player, REGALIS) >= queries.limit(game, REGALIS, obj.id, 1):
        events.perform(game, events.moving(game, obj.id, "drop"))
        return False
    game.set_num(player, REGALIS, game.num(player, REGALIS) + 1)
    return True


def _count_use(game: Game, frame: Frame) -> str | None:
    """[VG 12.3.2.3] Counts the use of a limited ability if the game state has changed. [VG 11.2.1.2.1] The effect is
    over: the cards that it revealed are hidden again. [VG 7.10.3] [VG 7.10.3.1]"""
    showing.stop(game)
    effect_over(game)
    local = local_play(frame)
    ability = local.ability
    if ability is None or not local.since or has_rider(ability):
        return None
    if loops.position_key(game, False) != local.since:
        spend(game, local, ability)
    return None


def _order_to_drop(game: Game, frame: Frame) -> str | None:
    """[VG 11.8.3.2] Moves a normal or blitz order to the drop zone after its effects."""
    local = local_play(frame)
    obj = game.objects.get(local.source)
    if obj is not None and obj.zone == ORDER_AREA and "set" not in obj.card.types:
        if c17_music.is_music(game, obj.id):
            c17_music.put_on_circle(game, local.ctx.controller, obj.id)  # [VG 17.4.2]
            return None
        if c17_arms.is_arms(game, obj.id) and c17_arms.resolved(game, local.ctx.controller, obj.id):
            return None
        if BACK in obj.marks:  # [VG 11.12.1.1]
            events.perform(game, events.moving(game, obj.id, "deck", position="bottom"))
            return None
        events.perform(game, events.moving(game, obj.id, "drop"))
    return None


BACK: Final = "put on the bottom after play"
"""[VG 11.12.1] The query whether an order that is played now goes to the bottom of the deck after its effects instead
of the drop zone, and the mark of such an order in the order area."""
SET_FROM_HAND: Final = "set from hand"
"""The event that a set order which was played from the hand has come to the order zone."""


def _order_to_zone(game: Game, frame: Frame) -> str | None:
    """[VG 11.8.3.3] Moves a set order to the order zone."""
    local = local_play(frame)
    obj = game.objects.get(local.source)
    if obj is not None and obj.zone == ORDER_AREA:
        event = events.moving(game, obj.id, "order zone", word="set")
        events.perform(game, event)
        if local.origin == "hand" and event.new in game.objects:
            events.announce(game, SET_FROM_HAND, event.new, local.ctx.controller)
    return None


def can_play_order(game: Game, player: int, card: int, blitz: bool) -> bool:
    """[VG 9.9.2.3] [VG 10.5.1.2.5] Whether the card is an order that the player may play."""
    return "order" in game.objects[card].info.types and can_play_as_order(game, player, card, blitz)


def can_play_as_order(game: Game, player: int, card: int, blitz: bool) -> bool:
    """[VG 9.9.2.3] Whether the player may play the card by the rules for orders: the limit is not reached, the grade is
    at most the vanguard's, and the cost can be paid. [VG 11.8.2.4.2]"""
    info = game.objects[card].info
    if ("blitz" in info.types) != blitz or not may_play(game, player, info):
        return False
    if not queries.may(game, "play order", card, True):
        return False
    if game.num(player, "orders") >= order_limit(game, player):
        return False
    if not game.at(VC, player) or layers.value(game, card, "grade") > vanguard_grade(game, player):
        return False  # RULING-VG-242
    if all(playing.playable(game, spell, Ctx(card, player), without=card) for spell in info.spells):
        return True
    return c07_alchemagic.can_mix(game, player, card)


PLAY_FROM: Final[tuple[tuple[str, int], ...]] = (("play from drop", DROP), ("play from soul", SOUL))
"""The queries whether an order can be played from a zone other than the hand, and the zone; asked about the card."""


def orders_elsewhere(game: Game, player: int, blitz: bool) -> list[int]:
    """[VG 9.9.2.3] The orders that effects let the player play from the drop zone or the soul, and that can be played
    now."""
    rules = layers.index_of(game).rules
    found: list[int] = []
    if not rules:
        return found
    for query, zone in PLAY_FROM:
        if query in rules:
            there = [id for id in game.at(zone, player) if queries.may(game, query, id, False)]
            found += [id for id in there if can_play_order(game, player, id, blitz)]
    return found


def order_limit(game: Game, player: int) -> int:
    """[VG 9.9.2.3.1] How many orders a player may play in a turn: one, unless an effect on the player or on their
    vanguard raises it. [VG 10.5.1.2.5.1] [VG 11.8.2.1.1.1]"""
    if "orders" not in layers.index_of(game).rules:
        limit = 1
    else:
        limit = queries.limit(game, "orders", PLAYERS[player], 1)
        id = vanguard(game, player)
        limit = queries.limit(game, "orders", id, limit) if id else limit
    return max(limit, 2) if queries.may(game, "two blitz orders", PLAYERS[player], False) else limit


GIFT_OF_ACTIVE: Final = resolve_one(non_active=False)
GIFT_OF_OTHER: Final = resolve_one(non_active=True)

CHECK_TIMING = procedure(
    "VG 11.6.1",
    "Check timing",
    Step("11.6.1.1", until_none_left(due_actions, state_triggers)),
    Step("11.6.1.2", GIFT_OF_ACTIVE[1], ask=GIFT_OF_ACTIVE[0]),
    Step("11.6.1.3", GIFT_OF_OTHER[1], ask=GIFT_OF_OTHER[0]),
    Step("11.6.1.4", **play_one_pending(ACTIVE, "VG 11.8.2", back_to="11.6.1.1")),
    Step("11.6.1.5", **play_one_pending(NON_ACTIVE, "VG 11.8.2", back_to="11.6.1.1")),
    Step("11.6.1.6", nothing),
)

PLAY = procedure(
    "VG 11.8.2",
    "Playing a card or an ability",
    Step("11.8.2.1.1", _into_order_area),
    Step("11.8.2.2", _pay),
    Step("11.8.3.1", _resolve),
    Step("nb.used", _count_use),
    Step("11.8.3.2", _order_to_drop),
    Step("11.8.3.3", _order_to_zone),
    Step("17.6.3", c17_songs.turn_down),
)
