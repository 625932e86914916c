"""SVE chapter 10: Confirmation Timing, and playing and resolving cards and abilities.

Core does the work that all games share; this list names the function for each paragraph.
Kinds: [SVE 10.1.1.1] core:activated; [SVE 10.1.1.2] core:collect, core:play_one_pending;
[SVE 10.1.1.3] core:_list_ability; [SVE 10.2.1.2] core:start_effect, core:expire; [SVE 10.2.1.3.1] core:settle;
[SVE 10.2.1.3.3] core:price. Validity: [SVE 10.3.2] core:playable; [SVE 10.3.3] core:applies;
[SVE 10.3.4] [SVE 10.3.5] core:valid_in.
Costs: [SVE 10.4.2] core:pay; [SVE 10.4.2.2] [SVE 10.4.4] [SVE 10.4.5] core:can_pay; [SVE 10.4.3] core:player_of;
[SVE 10.4.6] [SVE 10.4.6.1] core:can_turn; [SVE 10.4.7] [SVE 10.4.7.5] core:_ask_may, core:_do_may.
Triggers: [SVE 10.7.1] core:play_one_pending; [SVE 10.7.2] core:wait; [SVE 10.7.2.1] core:collect;
[SVE 10.7.4.1.3] core:hearing.seen; [SVE 10.7.4.2] core:_collect_event; [SVE 10.7.5.1] core:collect_delayed;
[SVE 10.7.7] core:take.
Layers: [SVE 10.9.1] core:value; [SVE 10.9.1.2] core:_apply_grants; [SVE 10.9.1.3] core:_settle_words;
[SVE 10.9.1.4] core:_layered; [SVE 10.9.1.5] core:settling._depends, core:_word_depends,
core:_grant_depends; [SVE 10.9.1.6] core:granting.apply; [SVE 10.9.1.6.2] core:_layered;
[SVE 10.9.2] core:_touched; [SVE 10.9.3] core:applies; [SVE 10.9.3.1] core:_collect_event.
Replacement: [SVE 10.10.1] core:_apply; [SVE 10.10.1.1] core:replacement._carry_out;
[SVE 10.10.2] [SVE 10.10.2.1] [SVE 10.10.2.2] core:affected; [SVE 10.10.2.3] core:_applicable.
Last information: [SVE 10.11.1] core:last_information, core:_last_value.
Controllers: [SVE 3.1.2.1] core:_list_ability; [SVE 3.1.2.3] core:wait; [SVE 3.1.2.4] core:start_effect;
[SVE 3.1.2.4.1] core:player_of. Impossible instructions: [SVE 1.3.2] core:carry_out; [SVE 1.3.2.1] core:_state;
[SVE 1.3.2.2] core:_do_repeat, core:_damage; [SVE 1.3.3] core:queries.forbidden,
core:queries.may. Both players choose: [SVE 1.3.4.1] core:_turn. A cost below zero: [SVE 1.3.2.2.1] core:price.
What texts ask for: [SVE 2.2.2] [SVE 2.2.3] [SVE 2.3.4] [SVE 2.4.2] core:layers.words.
Numbers: [SVE 1.3.5] [SVE 1.3.5.1] core:span; [SVE-JA 5.2.1.1] [SVE-JA 5.2.1.2.1] core:select.amount.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow import play
from ludex.core.flow.frames import Frame, Step, nothing, procedure, push
from ludex.core.flow.play import Play, local_play
from ludex.core.happening import carrying, events, showing, triggers
from ludex.core.happening.check_timing import ACTIVE, NON_ACTIVE, play_one_pending
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import paying, playing, resolving
from ludex.core.values import costs, layers, queries, select, settling, tally, uses
from ludex.games.sve.c01_super_evolution import SEP
from ludex.games.sve.c04_zones import FIELD, PP, RESOLUTION, notes_of, room
from ludex.games.sve.c05_key_notations import EVOLVED_CARD, SUPER, tell
from ludex.games.sve.c10_selections import (
    ORIGINS,
    ask_division,
    ask_optional,
    ask_options,
    ask_target,
    ask_x,
    ask_x_first,
    choose_options,
    choose_target,
    chosen_cost,
    count_as_played,
    decide_optional,
    dividable,
    divide,
    divisions,
    name_x,
    name_x_first,
    needed,
    optional,
    taken_parts,
    uncount,
    undivided_block,
    with_points,
)
from ludex.games.sve.c11_rules_handling import handle, nothing_due
from ludex.games.sve.c13_class_specific import COUNTS, fix_counts
from ludex.games.sve.c14_union_burst import told
from ludex.games.sve.c15_repeating import announcing
from ludex.games.sve.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game

CARD: Final = "card"
"""`Play.origin` of a card before it moves to the resolution zone; afterwards it is the zone it was played from."""


# --- Confirmation Timing -----------------------------------------------------------------------------------------


def confirm(game: Game, frame: Frame) -> str | None:
    """[SVE 10.5.1] Confirmation Timing occurs: first rules handling, then pending abilities [SVE 10.5.1.1]. NB: a
    frame is pushed only if something is due."""
    if not nothing_due(game):
        push(game, "SVE 10.5")
    return None


def rules_first(game: Game, frame: Frame) -> str | None:
    """[SVE 10.5.2.1] Does rules handling, then checks for state triggers that have become true [SVE 10.7.6.1]."""
    target = handle(game, frame)
    if target is None and game.outcome is None:
        triggers.check_states(game)
    return target


# [SVE 10.7.3] One pending ability is played at a time, and none may be refused [SVE 10.7.3.1].
CONFIRMATION = procedure(
    "SVE 10.5",
    "Confirmation Timing",
    Step("10.5.2.1", rules_first),
    Step("10.5.2.2", **play_one_pending(ACTIVE, "SVE 10.6", back_to="10.5.2.1")),
    Step("10.5.2.3", **play_one_pending(NON_ACTIVE, "SVE 10.6", back_to="10.5.2.1")),
    Step("10.5.2.4", nothing),
)


# --- what can be played ------------------------------------------------------------------------------------------


def price(game: Game, id: int, way: t.May | None = None) -> int:
    """[SVE 10.10.2.4] What playing the card costs now, or costs with the cheaper way `way`: set-to before plus and
    minus, never below zero.

    NB: computed in the zone where the card is played from; a `Price` names no zone [SVE 4.4.3.1].
    """
    printed = notes_of(game.objects[id].card).cost  # [SVE 2.5.1]
    index = game.index
    if index is None:
        index = layers.index_of(game)
    if way is not None:
        return settling.price(game, id, printed, price_of(way))
    return settling.price(game, id, printed) if index.prices else printed


def price_of(way: t.May) -> t.Price:
    effect = way.do[0]
    assert isinstance(effect, t.Continue) and isinstance(effect.effects[0], t.Price)
    return effect.effects[0]


def can_play(game: Game, id: int, player: int) -> bool:
    """[SVE 10.6.2.1.1] Whether the player may specify the card: it must be possible to play it to the end [SVE 8.1.2]
    [SVE 10.6.2.3.4] [SVE 10.6.2.5.3]."""
    card = game.objects[id].card
    points = price(game, id)
    ability = card.spells[0] if card.spells else None
    if points > game.nums[player].get(PP, 0):
        points = _cheaper(game, id, player)
        if points < 0:
            return False
    if notes_of(card).spell:
        if ability is None:
            return True
    elif room(game, FIELD, player) <= 0 and not (ability is not None and frees_room(game, ability, Ctx(id, player))):
        return False
    if "play" in layers.index_of(game).rules and not queries.may(game, "play", id, True):
        return False
    counted = count_as_played(game, ability, player)
    usable = ability is None or can_use(game, ability, Ctx(id, player), points)
    uncount(game, counted)
    return usable


def _cheaper(game: Game, id: int, player: int) -> int:
    """The price of the first cheaper way that the player can pay; -1: there is none."""
    for way in notes_of(game.objects[id].card).ways:
        points = price(game, id, way)
        if costs.can_pay(game, Ctx(id, player), (t.Gain(PP, -points), *way.cost), without=id):
            return points
    return -1


def can_use(game: Game, ability: play.Playable, ctx: Ctx, play_points: int = 0) -> bool:
    """Whether an ability can be played to the end: condition, limit, options, targets, division, cost. A card that is
    played does not pay for itself: it is in the resolution zone by then [SVE 10.6.2.1]."""
    card = ctx.source if isinstance(ability, t.Spell) else 0
    if not playing.playable(game, ability, ctx, card) or not may_activate(game, ability, ctx.source):
        return False
    if isinstance(ability, t.Automatic):
        return dividable(game, ability, ctx)
    if ability.cost and not own_icon(game, ability.cost):
        return False
    must = with_points(ability.cost, play_points) if play_points and ability.cost else needed(ability.cost)
    if must is not ability.cost and not costs.can_pay(game, ctx, must, card):  # NB: `playable` has judged the cost
        return False
    return dividable(game, ability, ctx)


def own_icon(game: Game, cost: tuple[t.Instr, ...]) -> bool:
    """[SVE 10.4.6] Whether the edition allows the engage icons of a cost: only the English one allows the icon of
    another card."""
    if edition_of(game).engage_cost_may_name_other_card:
        return True
    return all(part.what == t.SELF for part in cost if isinstance(part, t.SetState))


def may_activate(game: Game, ability: play.Playable, id: int) -> bool:
    """Whether no effect forbids the card's activated abilities, or those except evolve."""
    if not isinstance(ability, t.Activated):
        return True
    if ability.keyword != "Evolve" and not queries.may(game, "activate except evolve", id, True):
        return False
    return queries.may(game, "activate", id, True)


def frees_room(game: Game, ability: play.Playable, ctx: Ctx) -> bool:
    """Whether a cost of playing the card removes a card from the player's own field [SVE 10.6.2.6]."""
    for part in ability.cost:
        if isinstance(part, t.May):
            if costs.can_pay(game, ctx, part.cost, ctx.source) and any(_leaves_field(p) for p in part.cost):
                return True
        elif _leaves_field(part):
            return True
    return False


def _leaves_field(part: t.Instr) -> bool:
    return isinstance(part, t.Move) and part.to != "field"


# --- 10.6.2 ------------------------------------------------------------------------------------------------------


def play_card(game: Game, id: int, player: int) -> None:
    """[SVE 8.2.1] Play a card from hand or EX area."""
    card = game.objects[id].card
    ability = card.spells[0] if card.spells else None
    ctx = Ctx(id, player)
    for way in notes_of(card).ways:
        ctx = ctx.bind(f"price, {way.name}", (price(game, id, way),))
    push(game, "SVE 10.6", Play(id, ability, ctx, price=price(game, id), origin=CARD))


def specify(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.1] [SVE 10.6.1] Reveals the card and moves it to the resolution zone; an ability is only named."""
    local = local_play(frame)
    ability = local.ability
    if local.origin == CARD:
        obj = game.objects[local.source]
        origin = game.book.zones[obj.zone].name
        event = events.moving(game, obj.id, "resolution", local.ctx.controller, "play")
        carrying.carry_out(game, (event,))
        ctx = Ctx(event.new, local.ctx.controller, local.ctx.bound, local.ctx.event)
        frame.local = local.as_source(event.new, ctx).from_zone(origin)
        return None if ability is not None else "10.6.2.5"
    if isinstance(ability, t.Automatic):
        if not can_use(game, ability, local.ctx):
            return "end"  # [SVE 10.7.3.2]
        if ability.limit:
            uses.use(game, local.source, ability, 1, local.ctx.number)
        early = playing.own_targets(game, ability) or playing.lists_options(ability) or optional(local) is not None
        return None if early else "10.6.2.7"
    assert ability is not None
    if not isinstance(ability, t.Spell) and ability.limit:
        uses.use(game, local.source, ability, 1, local.ctx.number)
    return None


def pay(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.5] Pays the whole cost in the written order [SVE 10.4.2.1]. A replaced payment counts as paid
    [SVE 10.6.2.5.1], and so does a cost of nothing [SVE 10.6.2.5.2]. Play points are subtracted [SVE 10.4.4]."""
    local = local_play(frame)
    ability = local.ability
    player = local.ctx.controller
    if local.price > 0 and not isinstance(ability, t.Activated):
        events.perform(game, Event("number", 0, player, -local.price, PP, cause=local.source))
    if ability is None:
        return "10.6.2.7.1"
    if isinstance(ability, t.Automatic):
        paying.pay(game, taken_parts(local), playing.held(game, local))
    elif ability.cost:
        if ability.keyword == "Evolve":
            pay_evolve(game, local)
        paying.pay(game, chosen_cost(local), playing.held(game, local))
    return None


def pay_evolve(game: Game, local: Play) -> None:
    """[SVE 12.2.2] Reveals the card to evolve into; this is part of the cost."""
    card = local.ctx.get(EVOLVED_CARD)
    assert card is not None
    events.perform(game, Event("reveal", card[0], cause=local.source))
    if local.ctx.get(SUPER):
        events.perform(game, Event("number", 0, local.ctx.controller, -1, SEP, cause=local.source))


def resolve(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.7.2] Resolves the effect in the written order, even if its card is gone [SVE 10.6.2.7.2.1], once
    [SVE 10.8.1]. The cost of an automatic ability is offered now [SVE 10.4.7.4]."""
    local = local_play(frame)
    ability = local.ability
    assert ability is not None
    block = told(ability, playing.block_of(local))
    if COUNTS.of(ability, None):
        local = local.with_ctx(fix_counts(game, local.ctx))
    if divisions(ability, local.ctx):
        block = undivided_block(block)
    if isinstance(ability, t.Automatic):
        if ability.keyword in game.book.triggers.asked_late and not concerned(game, ability, local.ctx):
            return None
        late = needed(ability.cost)
        if late:
            local = local.with_ctx(playing.held(game, local))
            block = (t.May(block, late),)
        resolving.resolve(game, block, local.ctx)
        return None
    count_play(game, local)
    resolving.resolve(game, block, local.ctx)
    return None


def concerned(game: Game, ability: t.Automatic, ctx: Ctx) -> bool:
    """[SVE-JA 12.7.2] Whether the trigger's condition on the event's other card holds."""
    when, event = ability.when, ctx.event
    return event is None or not isinstance(when, t.When) or select.matches(game, when.other, event.other, ctx)


def count_play(game: Game, local: Play) -> None:
    """[SVE 13.2.1.2] Counts a card that has been paid for as played, whichever zone it came from [SVE 13.2.1.3]."""
    if local.origin in ORIGINS:
        player = local.ctx.controller
        game.nums[player]["cards played"] = game.nums[player].get("cards played", 0) + 1
        tally.note_played(game, player, game.objects[local.source].card)
        spend_prices(game, local.source)
        tell(game, "play", local.source, player, word=local.origin)


def spend_prices(game: Game, id: int) -> None:
    """Ends price changes for "the next" card (`Price.once`) that applied to this card."""
    if any(isinstance(effect.node, t.Price) and effect.node.once for effect in game.effects):
        entries = [e for e in layers.index_of(game).prices if isinstance(e.node, t.Price) and e.node.once]
        spent = {entry.stamp for entry in entries if settling.applies(game, entry, id)}
        once = [e for e in game.effects if isinstance(e.node, t.Price) and e.node.once and e.stamp in spent]
        game.set_effects(tuple(effect for effect in game.effects if effect not in once))


def put_onto_field(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.7.1] Puts a follower or amulet onto the field, if there is room now. The event names the zone it was
    played from as its source [SVE 5.4.3]."""
    local = local_play(frame)
    if local.origin not in ORIGINS:
        showing.stop(game)  # [SVE 5.20.1.1]
        return "end"
    if local.ability is None:
        count_play(game, local)
    obj = game.objects.get(local.source)
    if obj is None or obj.zone != RESOLUTION or "spell" in obj.card.types:
        return None
    player = local.ctx.controller
    if room(game, FIELD, player) > 0:
        event = events.moving(game, obj.id, "field", player, "enter")
        event.src = game.book.zone_index[local.origin]
        events.perform(game, event)
    return None


def clear(game: Game, frame: Frame) -> str | None:
    """[SVE 10.6.2.7.3] Moves a card that is still in the resolution zone to its owner's cemetery."""
    showing.stop(game)  # [SVE 5.20.1.1]
    local = local_play(frame)
    obj = game.objects.get(local.source)
    if obj is not None and obj.zone == RESOLUTION:
        events.perform(game, events.moving(game, obj.id, "cemetery"))
    return None


PLAYING = procedure(
    "SVE 10.6",
    "Playing and resolving",
    Step("10.6.2.1", specify),
    Step("10.6.2.2", choose_options, ask=ask_options),
    Step("10.6.2.2.1", decide_optional, ask=ask_optional),
    Step("nb.x", name_x_first, ask=ask_x_first),
    Step("10.6.2.3", choose_target, ask=ask_target),
    Step("10.6.2.4", divide, ask=ask_division),
    Step("nb.x late", name_x, ask=ask_x),
    Step("10.6.2.5", pay),
    Step("10.6.2.6", nothing),
    Step("10.6.2.7", resolve),
    Step("10.6.2.7.1", put_onto_field),
    Step("10.6.2.7.3", clear),
)
announcing(PLAYING, ("10.6.2.2", "10.6.2.2.1", "nb.x", "10.6.2.3", "10.6.2.4", "nb.x late"), paying="10.6.2.5")


def play_ability(game: Game, id: int, number: int, player: int) -> None:
    """[SVE 8.3.1] Plays an activated ability; the player who plays it controls it [SVE 3.1.2.2]."""
    ability = playing.activated(game, id)[number]
    push(game, "SVE 10.6", Play(id, ability, playing.context(game, id, number, player)))
