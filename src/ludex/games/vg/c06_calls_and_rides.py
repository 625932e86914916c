"""[VG 6] Units and placing: calls and rides, normal and superior, persona ride."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import PUBLIC
from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push, stay
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.objects import Card, Obj
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.core.values import layers, queries, select
from ludex.games.vg import c04_zones as c04
from ludex.games.vg import c17_music
from ludex.games.vg.c04_circles import (
    BACK_CENTER,
    BACK_ROW,
    FRONT_ROW,
    name_of,
    rear_circles,
)
from ludex.games.vg.c04_zones import (
    ATTACHED,
    GC,
    HAND,
    HEART,
    RC,
    RESTED,
    RIDE_DECK,
    SOUL,
    STANDING,
    VC,
    battle,
    battle_frame,
)
from ludex.games.vg.c06_called import Call, Ride
from ludex.games.vg.c06_circles import is_named
from ludex.games.vg.c06_discards import discarding, paid_otherwise, pays_otherwise, rides_freely, to_discard
from ludex.games.vg.c06_dressing import undressed
from ludex.games.vg.c06_legion import mate_of
from ludex.games.vg.c10_roles import Battle
from ludex.games.vg.c14_states import note_ridden, persona_rode
from ludex.games.vg.c15_pseudo_cards import may_be_guardian
from ludex.games.vg.c16_imaginary_gifts import acquire
from ludex.games.vg.c17_buddyfight_calls import (
    after_the_effect,
    call_cost_of,
    put_away,
    set_aside,
    stack,
    top_of,
)
from ludex.games.vg.c17_buddyfight_calls import begin as begin_cost
from ludex.games.vg.c17_buddyfight_calls import waits as from_deck
from ludex.games.vg.c17_growth import grow, outgrown
from ludex.games.vg.c17_gyze import keep_side

if TYPE_CHECKING:
    from ludex.core.position.game import Game


# --- calls -----------------------------------------------------------------------------------------------------


QUIET: Final = "loop quiet call"
"""Remembered while cards are placed by a call from which abilities do not activate: the bit of the player whose
abilities those are. [VG 7.15.1.3.2]"""


def call_to_rear(game: Game, player: int, card: int, slot: int) -> None:
    """[VG 9.9.2.1.1] [VG 6.2.2.1] Makes a normal call to a rear-guard circle."""
    push(game, "VG 6.2", Call(player, (card,), (slot,)))


def call_for_cost(game: Game, player: int, card: int) -> None:
    """[VG 17.16.8] Makes a normal call of a card with a call cost; the circle is chosen when it has been performed."""
    push(game, "VG 6.2", Call(player, (card,)))


def call_to_guard(game: Game, player: int, cards: tuple[int, ...]) -> None:
    """[VG 10.5.1.2.2.1] Makes a normal call of the cards to the guardian circle."""
    push(game, "VG 6.2", Call(player, cards, (), "normal call", -1, (), True))


def superior_call(
    game: Game,
    player: int,
    cards: tuple[int, ...],
    to_guard: bool,
    state: int = -1,
    cause: int = 0,
    quiet: bool = False,
    free: bool = False,
    chooser: int = -1,
    where: str = "",
) -> None:
    """[VG 6.2.2.2] An effect (of the card `cause`) calls cards; the procedure asks for the circles. Pseudo-cards that
    cannot come to the circle go to the drop zone. [VG 15.3.6] [VG 15.6.1]"""
    lost = [id for id in cards if game.objects[id].card.token and not _callable(game.objects[id].card, to_guard)]
    if lost:
        events.perform(game, *(events.moving(game, id, "drop") for id in lost))
        cards = tuple([id for id in cards if id not in lost])
    later = () if to_guard or free else from_deck(game, cards)
    if later:
        cards = tuple([id for id in cards if id not in later])
        waiting = tuple([set_aside(game, player, id) for id in later])
        call = Call(player, waiting, (), "superior call", state, (), False, cause, quiet, chooser=chooser, where=where)
        after_the_effect(game, Frame("VG 6.2", 0, call))  # [VG 17.16.8.4.1]
    if cards:
        call = Call(
            player, cards, (), "superior call", state, (), to_guard, cause, quiet, False, free, 0, chooser, where
        )
        push(game, "VG 6.2", call)


def _callable(card: Card, to_guard: bool) -> bool:
    return may_be_guardian(card) if to_guard else "unit" in card.types


def _call(frame: Frame) -> Call:
    local = frame.locals(Call)
    return local


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    """[VG 6.2.3.2] Asks for a circle for each card; no circle is used twice. [VG 6.2.3.2.1.1] If there are more cards
    than circles, the player says which card comes to one of them, until all circles are used."""
    local = _call(frame)
    left = local.cards[len(local.slots) :]
    if local.to_guard or not left or top_of(game, left[0]):
        return None
    taken = [game.objects[top].slot for top in (top_of(game, id) for id in local.cards) if top]
    taken += local.slots
    free = [slot for slot in rear_circles(game, local.player) if slot not in taken]  # [VG 6.2.3.2.1]
    if local.where:
        free = [slot for slot in free if is_named(game, local.player, local.cause, local.where, slot)]
    homeless = _homeless(game, local)
    cards = distinct(game, homeless) if len(homeless) > len(free) else [left[0]]
    verb = "put on" if local.word == "put" else "call"
    options = [Option(verb, (card,), slot, name_of(slot)) for card in cards for slot in free]
    about = cards[0] if len(cards) == 1 else local.cause
    chooser = local.player if local.chooser < 0 else local.chooser
    return Decision(chooser, "choose a circle", options, about) if options else None


def _homeless(game: Game, local: Call) -> list[int]:
    """The cards that still need a circle: a card with a top goes to the circle of that one."""
    return [id for id in local.cards[len(local.slots) :] if not top_of(game, id)]


def _take_circle(game: Game, frame: Frame) -> str | None:
    """[VG 6.2.3.2.1.1] The cards for which no circle is left stay where they are."""
    local = _call(frame)
    done = len(local.slots)
    if frame.answer is not None:
        card = frame.answer.cards[0]
        rest = tuple([id for id in local.cards[done:] if id != card])
        changed = local.copy()
        changed.cards, changed.slots = (*local.cards[:done], card, *rest), (*local.slots, frame.answer.n)
        frame.local = changed
        return "6.2.3.2"
    if local.to_guard or done >= len(local.cards):
        return None
    top = top_of(game, local.cards[done])
    changed = local.copy()
    frame.local = changed
    if top:
        changed.slots = (*local.slots, game.objects[top].slot)  # [VG 17.16.8.5.1]
        return "6.2.3.2"
    stay_away = tuple(_homeless(game, local))
    changed.cards = tuple([id for id in local.cards if id not in stay_away])
    put_away(game, stay_away)
    return "6.2.3.2"


def _place(game: Game, frame: Frame) -> str | None:
    """[VG 6.2.1] Each card comes to its circle. [VG 6.2.3.3] Places all cards at the same time, standing, or rested on
    the guardian circle; [VG 4.4.3] an order goes to the drop zone instead. [VG 6.2.3.3.1] [VG 17.16.8.5] Those whose
    call cost was performed come with the others, from the call cost zone. [VG 17.16.8.5.2]"""
    local = _call(frame)
    if local.word == "put":
        _put_on(game, local)
        return "end"
    batch: list[Event] = []
    for i, card in enumerate(local.cards):
        obj = game.objects.get(card)
        if obj is None or _barred(game, local, i):
            continue
        if not _callable(obj.card, local.to_guard) and "order" not in obj.card.types:
            continue
        if local.to_guard:
            state = RESTED if local.state < 0 else local.state
            slot = -1
        else:
            state = STANDING if local.state < 0 else local.state
            slot = local.slots[i]
        dst = GC if local.to_guard else RC
        event = Event("move", card, local.player, 0, local.word, 0, dst, obj.zone, state, 1, slot, cause=local.cause)
        batch.append(event)
    tops = [(event, top_of(game, event.obj)) for event in batch]
    if local.quiet:
        game.memory[QUIET] = 1 << local.player
    if any(event.src >= 0 and c04.ON_CIRCLES_BITS >> event.src & 1 for event in batch):
        game.memory["placing"] = 1  # [VG 6.2.5] it is a new card even if it comes from another circle
        events.perform_all(game, tuple(batch))
        game.memory["placing"] = 0
    else:
        events.perform_all(game, tuple(batch))
    game.memory.pop(QUIET, None)
    for event, top in tops:
        if top and event.new in game.objects:
            stack(game, event.new, top)  # [VG 17.16.8.5.1]
    placed = [event.new for event in batch if event.new in game.objects]
    changed = local.copy()
    changed.placed = tuple([id for id in placed if game.objects[id].zone in (RC, GC)])
    frame.local = changed
    return None


def _barred(game: Game, local: Call, i: int) -> bool:
    """[VG 7.39.5.1] Whether the card is called to the circle of a dominated unit, and its owner is not the master of
    that circle."""
    if local.to_guard or game.objects[local.cards[i]].owner == local.player:
        return False
    there = c04.unit_at(game, local.player, local.slots[i])
    return there != 0 and c04.dominated(game.objects[there])


def to_be_put(player: int, card: int) -> Frame:
    """[VG 7.34.1] A frame in which the master of a card chooses its rear-guard circle, because the effect that put it
    there named none."""
    return Frame("VG 6.2", 0, Call(player, (card,), (), "put"))


def _put_on(game: Game, local: Call) -> None:
    """NB: this is not a call, so no unit is retired; a card that was there leaves by [VG 13.3.5]."""
    for card, slot in zip(local.cards, local.slots, strict=True):
        obj = game.objects.get(card)
        if obj is not None and obj.zone == RC:
            changed = obj.copy()
            changed.slot = slot
            game.put(changed)
            if slot == BACK_CENTER:
                c17_music.covered(game, changed.side)  # [VG 17.4.4]


def _overcall(game: Game, frame: Frame) -> str | None:
    """[VG 6.2.3.4] Retires the other units on the circles that were called to, as part of the call."""
    local = _call(frame)
    if local.to_guard:
        return None
    put_away(game, local.cards)
    zone = game.at(RC, local.player)
    if len(zone) == len(local.placed):
        return None
    taken = {game.objects[id].slot for id in local.placed if id in game.objects}
    lost = [id for id in zone if id not in local.placed and game.objects[id].slot in taken]
    if lost and (local.grows or local.word == "normal call"):
        grown = grow(game, local.placed, lost)  # [VG 17.15.6.2]
        lost = [id for id in lost if id not in grown]
    if lost:
        events.perform_all(game, tuple([events.moving(game, id, "drop", -1, "retire") for id in lost]))
    return None


def _unassigned(game: Game, local: Call) -> int:
    for id in local.placed:
        obj = game.objects.get(id)
        if obj is not None and obj.zone == GC and "guards" not in obj.marks:
            return id
    return 0


def _to_guard(game: Game, now: Battle, player: int) -> list[int]:
    """[VG 10.4.1.10] The attacked units of the player. RULING-VG-250"""
    return [id for id in now.attacked if game.objects[id].player == player]


def ask_guarded(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.4.1.10] The master of a guardian chooses which of their attacked units it guards."""
    local = _call(frame)
    now = battle(game)
    if not local.to_guard or now is None or now.defending != local.player or len(now.attacked) < 2:
        return None
    guardian = _unassigned(game, local)
    if not guardian:
        return None
    options = [Option("guarded", (id,)) for id in _to_guard(game, now, local.player)]
    return Decision(local.player, "which unit is guarded?", options, guardian) if options else None


def _guard(game: Game, frame: Frame) -> str | None:
    """[VG 6.2.4] Each guardian guards one unit; if only one unit is attacked, it guards that one. [VG 10.4.1.10.1]"""
    local = _call(frame)
    now = battle(game)
    if not local.to_guard or now is None or now.defending != local.player:
        return None
    guardian = _unassigned(game, local)
    mine = _to_guard(game, now, local.player)
    if not guardian or not mine:
        return None
    guard(game, guardian, frame.answer.cards[0] if frame.answer is not None else mine[0])
    return "6.2.4" if _unassigned(game, local) else None


STILL_ATTACKED: Final = t.Count(t.Ref("guarded") & t.Role("attacked"))
SHIELD: Final = t.Modify(
    t.SELF, "power", "+", t.Times(STILL_ATTACKED, t.FigureOf(t.Ref("guardian"), "shield")), "battle"
)
BOOST: Final = t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("booster"), "power"), "battle")


def guard(game: Game, guardian: int, guarded: int) -> None:
    """[VG 6.2.4.1] While the guardian stays, its shield is added to the power of the unit it guards, as long as that
    unit is being attacked."""
    obj = game.objects[guardian].copy()
    obj.marks = (*obj.marks, "guards")
    game.put(obj)
    names = (("guardian", (guardian,)), ("guarded", (guarded,)))
    game.add_effect(Effect(SHIELD, "battle", guardian, obj.player, game.tick(), (guarded,), names))


def boost(game: Game, booster: int, boosted: int) -> None:
    """[VG 7.47.1.2] Rests the booster and adds its power to the boosted unit while both stay. [VG 10.4.1.12.1]"""
    now = battle(game)
    if now is None or boosted not in (now.attacking, mate_of(game, now.attacking)):
        return
    if game.objects[booster].state == RESTED:
        return  # [VG 7.47.1.1]
    events.perform(game, Event("state", booster, state=RESTED, word="rest"))
    player = game.objects[booster].player
    game.add_effect(Effect(BOOST, "battle", booster, player, game.tick(), (boosted,), (("booster", (booster,)),)))
    frame = battle_frame(game)
    assert frame is not None and isinstance(frame.local, Battle)
    changed = frame.local.copy()
    changed.booster, changed.boosting = booster, (*frame.local.boosting, booster)
    c04.set_battle(game, frame, changed)
    events.announce(game, "boost", booster, player, other=boosted)  # [VG 10.4.1.12.2]
    events.announce(game, "boosted", boosted, player, other=booster)


def _reveal_called(game: Game, frame: Frame) -> str | None:
    """[VG 6.2.3.1.1] Cards from hidden zones are shown before their circles are chosen. NB: a card whose circle is
    known already is placed at once, for all to see."""
    local = _call(frame)
    if not local.to_guard and len(local.slots) < len(local.cards):
        hidden = [id for id in local.cards if game.book.zones[game.objects[id].zone].sight != PUBLIC]
        hidden = [id for id in hidden if queries.allowed(game, "move", local.word, id)]  # another rule: [VG 4.1.6]
        if hidden:
            events.perform(game, *(Event("reveal", id, local.player) for id in hidden))
    return None


def _call_costs(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.8] Lets the call costs of the cards be performed, one card after the other: only for calls to
    rear-guard circles, [VG 17.16.8.6] and not if the effect calls without them. [VG 17.16.8.3] A card whose call cost
    fails is not called."""
    local = _call(frame)
    if local.to_guard or local.free or local.word == "put":
        return None
    if frame.result is not None:
        done, frame.result = frame.result, None
        cards = (*local.cards[: local.paid], *done, *local.cards[local.paid + 1 :])
        changed = local.copy()
        changed.cards, changed.paid = cards, local.paid + len(done)
        local = changed
        frame.local = local
    for i in range(local.paid, len(local.cards)):
        obj = game.objects.get(local.cards[i])
        if obj is not None and call_cost_of(obj) is not None:  # [VG 17.16.8]
            changed = local.copy()
            changed.paid = i
            frame.local = changed
            begin_cost(game, local.player, local.cards[i])
            stay(frame)
            return None
    return None


CALL: Final[Procedure] = procedure(
    "VG 6.2",
    "Call",
    Step("6.2.3.1.1", _reveal_called),
    Step("nb.cost", _call_costs),
    Step("6.2.3.2", _take_circle, ask=_ask_circle),
    Step("6.2.3.3", _place),
    Step("6.2.3.4", _overcall),
    Step("6.2.4", _guard, ask=ask_guarded),
)


# --- rides -----------------------------------------------------------------------------------------------------


def ride(game: Game, player: int, card: int, normal: bool, rested: bool = False, cause: int = 0) -> None:
    """Starts a ride of the card, as rested or not; none is performed from the field or the G zone. [VG 6.3.3.1]"""
    obj = game.objects[card]
    allowed = queries.may(game, "ride", card, True) and (normal or queries.may(game, "superior ride", card, True))
    if c04.on_circles(obj) or obj.zone == c04.G or not allowed:
        return
    push(game, "VG 6.3", Ride(player, card, normal, rested=rested, cause=cause))


def _ride(frame: Frame) -> Ride:
    return frame.locals(Ride)


def _reveal_and_discard(game: Game, frame: Frame) -> str | None:
    """[VG 6.3.3.2.2] A ride from the ride deck: the card is revealed, and the player discards a card from hand unless
    an effect causes the ride. [VG 6.3.3.2.1] A card that an effect rides from a hidden zone is revealed, too."""
    local = _ride(frame)
    if frame.result is not None:
        discarded, frame.result = frame.result, None
        if discarded and paid_otherwise(game, local.player, discarded[0]):
            return None
        events.perform(game, *(discarding(game, id, local.card) for id in discarded))
        return None
    if game.objects[local.card].zone == RIDE_DECK:
        events.perform(game, Event("reveal", local.card, local.player))
        if local.normal:
            least = 0 if rides_freely(game, local.card) else 1
            found, secret = to_discard(game, local.player), len(game.at(HAND, local.player)) > 1
            found += pays_otherwise(game, local.player, local.card)
            choose.choose(game, local.player, "discard", found, least, 1, "discard a card", secret=secret)
            stay(frame)
    elif not local.normal and game.book.zones[game.objects[local.card].zone].sight != PUBLIC:
        events.perform(game, Event("reveal", local.card, local.player))
    return None


def _place_vanguard(game: Game, frame: Frame) -> str | None:
    """[VG 6.3.1] [VG 6.3.3.4] Puts the card on the vanguard circle of its owner [VG 6.3.3.3] [VG 6.3.3.3.1], standing
    unless the effect says otherwise; the old vanguard is still there. [VG 6.3.3.4.1] What is heard of it is about the
    new unit. [VG 6.3.3.4.2]"""
    local = _ride(frame)
    obj = game.objects.get(local.card)
    if obj is None:
        return "end"
    if obj.owner != local.player and any(c04.dominated(game.objects[id]) for id in game.at(VC, local.player)):
        return "end"  # [VG 7.39.5.1]
    persona = local.normal and obj.zone == HAND and _persona(game, local.player, local.card)
    state = RESTED if local.rested else STANDING
    event = Event("move", local.card, local.player, 0, "ride", 0, VC, obj.zone, state, 1, cause=local.cause)
    events.perform(game, event)
    frame.local = Ride(local.player, local.card, local.normal, persona, event.new, local.rested, local.cause)
    return None


PERSONA_FROM: Final = "persona ride from"
"""The query, about a card: from which further vanguards a normal ride of it is a persona ride."""


def _persona(game: Game, player: int, card: int) -> bool:
    """[VG 6.3.8] Whether the card has a name of the vanguard and both have the persona ride icon. A card may have
    several names. [VG 12.6.2.2] An ability may say from which other vanguards its rides are persona rides."""
    if not layers.has(game, card, "persona ride") or not queries.may(game, "persona ride", card, True):
        return False
    names = layers.words(game, card, "name")
    for id in game.at(VC, player):
        if layers.has(game, id, "persona ride") and set(names) & set(layers.words(game, id, "name")):
            return True
    return bool(queries.among(game, PERSONA_FROM, card, [], list(game.at(VC, player))))


ALONG: Final = "along"
"""The word of hearts and attached units that go into the soul with the vanguard that is rode upon."""


def _into_soul(game: Game, frame: Frame) -> str | None:
    """[VG 6.3.3.5] Puts all other cards on the circle into the soul; the new unit is the vanguard. A card that did not
    come to the circle, or did not stay there, rides nobody: an order [VG 4.4.3], a G unit [VG 4.4.2.2].
    RULING-VG-243"""
    local = _ride(frame)
    if local.new not in game.objects or game.objects[local.new].zone != VC:
        return "end"
    old = [id for id in game.at(VC, local.player) if id != local.new]
    with_it = [*game.at(HEART, local.player), *game.at(ATTACHED, local.player)]  # RULING-VG-171
    if old or with_it:
        under = [Event("move", id, local.player, 0, "rode upon", local.new, SOUL, VC, -1, 1) for id in old]
        along = [events.moving(game, id, "soul", local.player, ALONG) for id in with_it]
        events.perform(game, *under, *along)  # [VG 6.3.5] [VG 6.5.3] [VG 6.3.3.5.1] [VG 7.32.8]
    word = "normal ride" if local.normal else "superior ride"
    events.announce(game, "ride", local.new, local.player, word=word, other=old[0] if old else 0)
    note_ridden(game, local.player, local.new)
    acquire(game, local.player, local.new)
    return None


PERSONA: Final = t.Modify(t.YOURS & FRONT_ROW, "power", "+", 10000)
PERSONA_BACK: Final = t.Modify(t.YOURS & BACK_ROW, "power", "+", 10000)
BACK_ROW_TOO: Final = "persona ride of the back row"
"""The query, about a player: whether their persona rides also raise the power of the back row."""


def _activate_persona(game: Game, frame: Frame) -> str | None:
    """[VG 6.3.8] A persona ride activates at once, before any check timing. [VG 7.15.1.4]"""
    local = _ride(frame)
    if local.persona:
        events.announce(game, "persona ride", local.new, local.player)
        persona_ride(game, local.player, local.new)
        persona_rode(game, local.new)
    return None


def persona_ride(game: Game, player: int, source: int) -> None:
    """[VG 7.15.1.4.1] The player draws a card; [VG 7.15.1.4.2] all units in the front row get +10000 power this
    turn, and those in the back row if a text says so."""
    deeds.draw(game, player, source)
    game.add_effect(Effect(PERSONA, "turn", source, player, game.tick(), None, ()))
    if queries.may(game, BACK_ROW_TOO, select.PLAYERS[player], False):
        game.add_effect(Effect(PERSONA_BACK, "turn", source, player, game.tick(), None, ()))


RIDE: Final[Procedure] = procedure(
    "VG 6.3",
    "Ride",
    Step("6.3.3.2.2", _reveal_and_discard),
    Step("6.3.3.4", _place_vanguard),
    Step("6.3.3.5", _into_soul),
    Step("6.3.8", _activate_persona),
)


@record
class Rides(NamedTuple):
    """[VG 6.3.6] Cards that an effect rides at the same time, as rested or not."""

    player: int
    cards: tuple[int, ...]
    rested: bool = False
    cause: int = 0


def _ask_next_ride(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Rides)
    if len(local.cards) < 2:
        return None
    return Decision(local.player, "which card is ridden next?", [Option("ride", (id,)) for id in local.cards])


def _next_ride(game: Game, frame: Frame) -> str | None:
    """[VG 6.3.6] Several cards are ridden one at a time, in the order that their master says."""
    local = frame.locals(Rides)
    if not local.cards:
        return None
    card = frame.answer.cards[0] if frame.answer is not None else local.cards[0]
    frame.local = local._replace(cards=tuple([id for id in local.cards if id != card]))
    if card in game.objects:
        ride(game, local.player, card, normal=False, rested=local.rested, cause=local.cause)
    return "6.3.6"


RIDES: Final[Procedure] = procedure("VG 6.3.6", "Several rides", Step("6.3.6", _next_ride, ask=_ask_next_ride))


def after_move(game: Game, old: Obj, new: Obj) -> None:
    """Handles the consequences of a move. [VG 7.4.1.1] A rear-guard that an ability puts on the vanguard circle rides
    it. RULING-VG-001"""
    c04.after_move(game, old, new)
    keep_side(game, old, new)
    undressed(game, old)
    outgrown(game, old)
    if new.zone == RC and new.slot < 0:
        game.frames.append(to_be_put(new.player, new.id))
    if old.zone == RC and new.zone == VC:
        game.frames.append(Frame("VG 6.3", RIDE.at["6.3.3.5"], Ride(new.player, new.id, False, False, new.id)))
