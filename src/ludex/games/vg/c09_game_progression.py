"""[VG 9] Progression of the game: the phases of a turn.

The draw phase [VG 9.3] is in c09_draw_phase, the battle phase [VG 9.10] in c10_attack_and_battle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.book import Book
from ludex.core.flow.decisions import PASS, VEILED, Decision, Option, distinct, ending, step
from ludex.core.flow.frames import Frame, Step, call, procedure
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.position.records import record
from ludex.core.resolving import playing
from ludex.core.values import durations, layers, queries, tally
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.vg import c07_dominating, c15_pseudo_deeds, c17_music, c17_volundr
from ludex.games.vg.c04_circles import COLUMNS, REAR_CIRCLES, rear_circles
from ludex.games.vg.c04_zones import (
    ARMS,
    ATTACHED,
    BIND,
    CREST,
    DROP,
    HAND,
    HEART,
    IMPRISONED,
    MUSIC,
    ORDER_ZONE,
    RC,
    RIDE_DECK,
    SCOUTED,
    SOUL,
    STANDING,
    VC,
    G,
    active_side,
    mastered,
    unit_at,
    vanguard,
    vanguard_grade,
)
from ludex.games.vg.c06_attaching import end_phase as attaching_ends
from ludex.games.vg.c06_calls_and_rides import call_for_cost, call_to_rear, ride
from ludex.games.vg.c06_discards import pays_otherwise, rides_freely, to_discard
from ludex.games.vg.c06_dressing import (
    OVER,
    XOVER,
    overdress,
    overdress_options,
    xoverdress,
    xoverdress_options,
)
from ludex.games.vg.c06_legion import end_turn as legion_turn_ends
from ludex.games.vg.c06_legion import tied
from ludex.games.vg.c06_stride import BEGAN, IN_MAIN_PHASE, IN_STRIDE_STEP, play_skill, ready, skills
from ludex.games.vg.c07_locking import restored
from ludex.games.vg.c09_calling import calls
from ludex.games.vg.c11_effects import FOREVER, NEXT_END_PHASE, NEXT_STAND_PHASE
from ludex.games.vg.c11_playing_abilities import (
    begin,
    check,
    play_activated,
    play_order,
    tell_once,
)
from ludex.games.vg.c13_rule_actions import something_due
from ludex.games.vg.c15_costs import HEART_COSTS
from ludex.games.vg.c17_astral_plane import leave_planes
from ludex.games.vg.c17_touken_ranbu import PAID
from ludex.games.vg.c18_miscellaneous import closes_loop, forget_loops, still_open
from ludex.games.vg.c18_turns import next_player

if TYPE_CHECKING:
    from ludex.core.position.game import Game


# --- stand phase [VG 9.2] ------------------------------------------------------------------------------------------


def _begin_turn(game: Game, frame: Frame) -> str | None:
    """[VG 9.2.2] Abilities for the beginning of the turn and of the stand phase become standby together."""
    durations.begin_turn(game)
    if game.at(G, game.active):
        game.remember(BEGAN, vanguard_grade(game, game.active))  # [VG 6.6.2] RULING-VG-242
    begin(game, "turn")
    begin(game, "stand phase")
    return None


def _after_stand_up(game: Game, frame: Frame) -> str | None:
    """[VG 9.2.1] Abilities that Stand Up triggered are resolved before the first turn begins."""
    return check(game, frame) if game.pending else None


STANDS_UP: Final[tuple[int, ...]] = (VC, RC, ATTACHED, ORDER_ZONE, IMPRISONED, SCOUTED, ARMS)
"""The zone kinds whose cards stand in the stand phase. [VG 9.2.3]"""


def _stand_all(game: Game, frame: Frame) -> str | None:
    """[VG 9.2.3] All cards of the turn player on the field and in the order zone stand at the same time."""
    p = game.active
    batch: list[Event] = []
    for kind in STANDS_UP:
        for id in mastered(game, kind, p):
            if game.objects[id].state != STANDING:
                together = (id, *tied(game, id))  # [VG 6.4.4.1]
                if all(queries.may(game, "stand", one, True) for one in together):
                    batch.append(Event("state", id, p, state=STANDING, word="stand"))
    if batch:
        events.perform_all(game, tuple(batch))
    _end_next(game, p, NEXT_STAND_PHASE)
    return None


def _end_next(game: Game, p: int, word: str) -> None:
    """[VG 7.39.1.3] What was for the next stand phase, or the next end phase, of a card's master ends for the cards
    whose master the turn player is now."""
    if all(effect.until != word for effect in game.effects):
        return
    kept: list[Effect] = []
    for effect in game.effects:
        if effect.until == word and effect.subjects is not None:
            left = tuple(id for id in effect.subjects if id in game.objects and game.objects[id].player != p)
            if left:
                kept.append(effect.about(left))
        else:
            kept.append(effect)
    game.set_effects(tuple(kept))


STAND = procedure(
    "VG 9.2",
    "Stand phase",
    Step("9.2.1", _after_stand_up),
    Step("9.2.2", _begin_turn),
    Step("nb.check", check),
    Step("9.2.3", _stand_all),
    Step("9.2.4", check),
)


# --- ride phase [VG 9.6] -------------------------------------------------------------------------------------------


def _begin_ride(game: Game, frame: Frame) -> str | None:
    """[VG 9.7.1] The ride step begins."""
    begin(game, "ride phase")
    return None


def _ask_ride(game: Game, frame: Frame) -> Decision | None:
    """[VG 9.7.2] Offers rides: from hand the same grade or one greater, from the ride deck one greater. RULING-VG-010:
    with an empty hand none from the ride deck, because no card can be discarded."""
    p = game.active
    id = vanguard(game, p)
    if not id:
        return None
    grade = layers.value(game, id, "grade")
    found: list[int] = []
    hand = game.at(HAND, p)
    for card in hand:
        obj = game.objects[card]
        if "unit" in obj.card.types and 0 <= layers.value(game, card, "grade") - grade <= 1:
            found.append(card)
    options = [Option("ride", (card,)) for card in distinct(game, found) if queries.may(game, "ride", card, True)]
    discards = to_discard(game, p)
    for card in game.at(RIDE_DECK, p):
        obj = game.objects[card]
        fits = not obj.up and "unit" in obj.card.types and layers.value(game, card, "grade") == grade + 1
        if not fits or not queries.may(game, "ride", card, True):
            continue
        if discards or rides_freely(game, card) or pays_otherwise(game, p, card):
            options.append(Option("ride from the ride deck", (card,)))
    return step(game, p, "ride", options) if options or hand else None


def _do_ride(game: Game, frame: Frame) -> str | None:
    """[VG 9.7.2] Carries out the ride; at most one in a ride step. RULING-VG-010. [VG 9.7.2.1] It is a normal ride.
    [VG 6.3.2.1]"""
    if frame.answer is not None and frame.answer.cards:
        ride(game, game.active, frame.answer.cards[0], normal=True)
    return None


def _begin_stride(game: Game, frame: Frame) -> str | None:
    """[VG 9.8.1] The stride step begins."""
    begin(game, "stride step")
    return None


def _ask_stride(game: Game, frame: Frame) -> Decision | None:
    """[VG 9.8.2] Offers the stride skills of the stride step."""
    options = skills(game, game.active, IN_STRIDE_STEP)
    return step(game, game.active, "stride?", options) if options or game.at(G, game.active) else None


def _stride(game: Game, frame: Frame) -> str | None:
    """[VG 9.8.2] Plays the stride skill; at most one in a stride step. RULING-VG-071"""
    if frame.answer is not None and frame.answer.cards:
        play_skill(game, game.active, frame.answer.cards[0])
    return None


# [VG 9.6.1] The ride step, then the stride step.
RIDE_PHASE = procedure(
    "VG 9.6",
    "Ride phase",
    Step("9.7.1", _begin_ride),
    Step("nb.check", check),
    Step("9.7.2", _do_ride, ask=_ask_ride),
    Step("9.7.3", check),
    Step("9.8.1", _begin_stride),
    Step("nb.check2", check),
    Step("9.8.2", _stride, ask=_ask_stride),
    Step("9.8.3", check),
)


# --- main phase [VG 9.9] -------------------------------------------------------------------------------------------

ACTIVE_ZONES: Final[tuple[int, ...]] = (VC, RC, ORDER_ZONE, HAND, DROP, SOUL, BIND, CREST, MUSIC, ARMS, G)
"""The zones in which activated abilities are looked for. [VG 15.7.3]"""


def _begin_main(game: Game, frame: Frame) -> str | None:
    """[VG 9.9.1] The main phase begins."""
    game.memory["exchanged"] = 0
    begin(game, "main phase")
    return None


def _ask_main(game: Game, frame: Frame) -> Decision | None:
    """[VG 9.9.2] The actions of the turn player in the play timing. [VG 11.6.2]"""
    p = game.active
    options: list[Option] = []
    calls(game, p, options)
    overdress_options(game, p, options)
    xoverdress_options(game, p, options)
    _exchanges(game, p, options)
    activated_options(game, p, options)
    options.extend(skills(game, p, IN_MAIN_PHASE))
    options.append(PASS)  # [VG 9.9.2.6]
    options = still_open(game, p, options)
    if game.turn == 1:  # no attack follows
        return ending(game, p, "main phase", options)
    if game.windows >= VEILED and game.at(HAND, p):
        return step(game, p, "main phase", options[:-1])
    return Decision(p, "main phase", options)


def _exchanges(game: Game, p: int, options: list[Option]) -> None:
    """[VG 9.9.2.2] Options to exchange the cards of a column of two rear-guard circles, if it has any [VG 9.9.2.2.3].
    NB: exchanges alone could go on forever, and only the turn player could stop; so an arrangement that already
    occurred since the last other action is not offered again. [VG 18.1.1.2]"""
    rear = game.at(RC, p)
    if not rear:
        return
    seen = game.memory.get("exchanged", 0)
    now, visited = seen & 3, seen >> 2 | 1
    circles = rear_circles(game, p)
    usual = circles is REAR_CIRCLES
    for i in range(2):
        front, back = COLUMNS[i]
        if visited >> (now ^ (1 << i)) & 1 or not (usual or (front in circles and back in circles)):
            continue
        found = free = 0
        for id in rear:
            slot = game.objects[id].slot
            if slot in (front, back):
                found += 1
                free += queries.may(game, "change circles", id, True)
        if found and free == found:
            options.append(Option("exchange", (), i, "left" if i == 0 else "right"))


def activated_options(game: Game, p: int, options: list[Option]) -> None:
    """[VG 9.9.2.4] Options for activated abilities that are active and can be paid, for the player with the play
    timing. [VG 11.1.1.1]"""
    granted = layers.index_of(game).granted
    objects = game.objects
    for kind in ACTIVE_ZONES if granted else ACTIVE_IN.of(game.pool, game.book):
        for id in mastered(game, kind, p) if kind <= RC else game.at(kind, p):  # [VG 7.39.2.3]
            obj = objects[id]
            if obj.card.activated or (granted and id in granted):
                if kind == G and not ready(obj):
                    continue
                for i, ability in enumerate(playing.activated(game, id)):
                    if kind <= RC and not obj.up and ability in obj.info.activated:
                        continue  # [VG 7.32.2] a deleted unit has no text
                    if kind == G and ability.keyword:
                        continue  # skills of the G zone have steps of their own
                    if playing.playable(game, ability, playing.context(game, id, i, p)):
                        options.append(Option("use", (id,), i, "" if i == 0 else str(i + 1)))


def _named_in(pool: tuple[Card, ...], book: Book) -> tuple[int, ...]:
    names = {name for card in BROUGHT.of(pool, book) for ability in card.activated for name in ability.zones}
    return tuple(kind for kind in ACTIVE_ZONES if kind <= RC or book.zones[kind].name in names)


ACTIVE_IN: Final[Memo[tuple[Card, ...], Book, tuple[int, ...]]] = Memo(_named_in, POOLS)
"""The zones to look through: the circles, and the zones that an activated ability of a card in the game names."""


def _act(game: Game, frame: Frame) -> str | None:
    """[VG 11.6.2.2] Carries out one action; then a check timing and the play timing follow again. After a pass the
    game goes on. [VG 11.6.2.2.1] [VG 11.6.2.3]"""
    answer = frame.answer
    assert answer is not None
    p = game.active
    if answer.verb == "pass":
        return None
    if answer.verb == "exchange":
        _exchange(game, p, answer.n)
        return "nb.check"
    if answer.verb == "use" and closes_loop(game, p, answer):
        return "9.9.2"
    game.memory["exchanged"] = 0
    if answer.verb == "call for its cost":
        call_for_cost(game, p, answer.cards[0])
    elif answer.verb == "call":
        call_to_rear(game, p, answer.cards[0], answer.n)
    elif answer.verb == "stride":
        play_skill(game, p, answer.cards[0])
    elif answer.verb == OVER:
        overdress(game, p, *answer.cards)
    elif answer.verb == XOVER:
        xoverdress(game, p, answer.cards[0])
    elif answer.verb == c17_volundr.AS_ARMS:
        c17_volundr.play(game, p, *answer.cards)
    elif answer.verb == "play":
        play_order(game, p, answer.cards[0])
    else:
        play_activated(game, p, answer.cards[0], answer.n)
    return "nb.check"


def _exchange(game: Game, p: int, column: int) -> None:
    """[VG 9.9.2.2.1] Both cards change places at the same time; [VG 9.9.2.2.2] a single card moves to the other
    circle."""
    front, back = COLUMNS[column]
    batch: list[Event] = []
    for src, dst in ((front, back), (back, front)):
        id = unit_at(game, p, src)
        if id:
            batch.append(Event("move", id, p, 0, "exchange", 0, RC, RC, -1, -1, dst))
    seen = game.memory.get("exchanged", 0)
    visited = seen >> 2 | 1
    now = (seen & 3) ^ (1 << column)
    game.memory["exchanged"] = (visited | 1 << now) << 2 | now
    events.perform_all(game, tuple(batch))


# [VG 11.6.2.1] A check timing comes before each choice.
MAIN = procedure(
    "VG 9.9",
    "Main phase",
    Step("9.9.1", _begin_main),
    Step("nb.check", check),
    Step("9.9.2", _act, ask=_ask_main),
)


# --- end phase [VG 9.11] -------------------------------------------------------------------------------------------


@record
class Ending(NamedTuple):
    """The abilities (object, number) that became standby during this end phase. [VG 9.11.8]"""

    told: tuple[tuple[int, int], ...] = ()


def _return_g_units(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.1] Moves G units on either player's circles face up to the G zone, [VG 9.11.1.1] until none is left."""
    return "9.11.1" if _return_g(game, UNIT_CIRCLES) else None


UNIT_CIRCLES: Final[tuple[int, ...]] = (VC, RC, ATTACHED)
HEARTS: Final[tuple[int, ...]] = (HEART,)


def _return_g(game: Game, kinds: tuple[int, ...]) -> bool:
    """Moves the G units in these zones face up to the G zone; returns whether there were any."""
    batch: list[Event] = []
    for kind in kinds:
        for p in range(2):
            for id in game.at(kind, p):
                if _is_g(game, id):
                    batch.append(events.moving(game, id, "G", -1, "return", up=1))
    if batch:
        events.perform_all(game, tuple(batch))
    return bool(batch)


def _return_g_hearts(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.2] G units that are still hearts go to the G zone face up."""
    _return_g(game, HEARTS)
    return None


def _restore(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.3] The turn player's locked and deleted cards are unlocked and turned face up; what they trigger waits
    for the check timing. [VG 9.11.7]"""
    batch = restored(game, game.active)
    if batch:
        events.perform_all(game, tuple(batch))
    _end_next(game, game.active, NEXT_END_PHASE)
    return None


def _leave_planes(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.5] Units on circles with the Astral Plane type go to the bottom of the deck."""
    leave_planes(game)
    return None


def _is_g(game: Game, id: int) -> bool:
    return "G" in active_side(game.objects[id]).types


def _end_abilities(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.8] Abilities for the end phase and the end of turn become standby."""
    local = frame.local if isinstance(frame.local, Ending) else Ending()
    frame.local = Ending(tell_once(game, ("end phase", "end of turn"), local.told, True))
    return None


def _expire(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.9] After the check timing, ends all effects that last until end of turn."""
    durations.end_turn(game)
    c07_dominating.end(game, "turn")
    return None


def _next_turn(game: Game, frame: Frame) -> str | None:
    """[VG 9.11.10] Repeats the end of the turn if more abilities became standby, or if what ended fulfils a situation
    trigger or makes a rule action due; otherwise the next turn begins. [VG 9.1.1]"""
    local = frame.locals(Ending)
    told = tell_once(game, ("end phase", "end of turn"), local.told, False)
    if something_due(game) or told != local.told:
        frame.local = Ending(told)
        return "nb.again"
    game.active = next_player(game)
    game.turn += 1
    if game.used:
        game.used = tuple(use for use in game.used if use[2] >= FOREVER)
    for p in range(2):
        nums = game.nums[p]
        for name in TURN_NUMBERS:
            if nums and nums.get(name):
                game.set_num(p, name, 0)
    memory = game.memory
    for name in TURN_MEMORY:
        if name in memory:
            del memory[name]
    tally.forget(game)
    forget_loops(game)
    legion_turn_ends(game)
    c15_pseudo_deeds.end_turn(game)
    zones.forget_gone(game)
    return None


TURN_NUMBERS: Final[tuple[str, ...]] = ("orders", c15_pseudo_deeds.END_PHASE_SOUL, HEART_COSTS)
"""Numbers of players that are about the turn."""
TURN_MEMORY: Final[tuple[str, ...]] = (
    "exchanged",
    "battles",
    "drive card",
    "damage card",
    PAID,  # [VG 17.13.2]
)

END_PHASE = procedure(
    "VG 9.11",
    "End phase",
    Step("9.11.1", _return_g_units),
    Step("9.11.2", _return_g_hearts),
    Step("9.11.3", _restore),
    Step("9.11.4", c17_music.end_phase),
    Step("9.11.5", _leave_planes),
    Step("9.11.6", attaching_ends),
    Step("9.11.7", check),
    Step("9.11.8", _end_abilities),
    Step("nb.again", check),
    Step("9.11.9", _expire),
    Step("9.11.10", _next_turn),
)

# [VG 9.1.2] The phases of each turn, in order.
TURNS = procedure(
    "nb.turns",
    "The game",
    Step("nb.stand", call("VG 9.2")),
    Step("nb.draw", call("VG 9.3")),
    Step("nb.ride", call("VG 9.6")),
    Step("nb.main", call("VG 9.9")),
    Step("nb.battle", call("VG 10.3")),
    Step("nb.end", call("VG 9.11", then="nb.stand")),
)
