"""[VG 11.11] Continuous effects: layers, durations, ages, nullifying; and abilities that cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import PUBLIC, Verb
from ludex.core.flow.frames import frame_of
from ludex.core.flow.play import Play, Playable
from ludex.core.happening import events, loops
from ludex.core.position import caches
from ludex.core.position.game import Effect
from ludex.core.position.seen import shown_to
from ludex.core.values import durations, queries, uses
from ludex.games.vg import (
    c06_alchemix,
    c06_dressing,
    c06_hearts,
    c06_legion,
    c06_stride,
    c07_dominating,
    c07_locking,
    c11_trigger_checks,
    c14_states,
    c15_markers,
    c15_pseudo_deeds,
    c17_arms,
    c17_buddyfight_calls,
    c17_buddyfight_soul,
    c17_growth,
    c17_music,
)
from ludex.games.vg.c04_binding import note_binding
from ludex.games.vg.c04_g_units import to_g_zone
from ludex.games.vg.c04_zones import (
    ALCHEMIX,
    BIND,
    BUDDY_SOUL,
    CALL_COST,
    DRESS,
    GAUGE,
    GC,
    GROWTH,
    HEART,
    IMPRISONED,
    LOCKED,
    MUSIC,
    ON_CIRCLES,
    ON_CIRCLES_BITS,
    G,
    arrange,
    battle_frame,
)
from ludex.games.vg.c06_putting import overcalled
from ludex.games.vg.c07_gauges import arrived
from ludex.games.vg.c12_names import BY_NAME, bar
from ludex.games.vg.c12_terms import ONCE_A_GAME, SHARED, is_restricted
from ludex.games.vg.c15_pseudo_cards import NEW_TOKENS, TOKENS, erase_strays
from ludex.games.vg.c17_imprisoning import after_imprisoning

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game, Pending
    from ludex.core.position.objects import Obj

# --- layers [VG 11.11.1] -----------------------------------------------------------------------------------------


def layer(op: str, word: str) -> int:
    """[VG 11.11.1] The layer of a change to a figure. Among changes to the original value, set-to comes after the
    others. [VG 11.11.2]"""
    if word == "original":
        return 1 if op == "=" else 0  # [VG 11.11.1.2]
    if word == "original loss":
        return 2  # [VG 11.11.1.3]
    if word in RULES:
        return 4 if op == "=" else 3  # [VG 11.11.1.4]
    if word == "battle":
        return 6  # [VG 11.11.1.8]
    return 7 if op == "=" else 5  # [VG 11.11.1.9] [VG 11.11.1.7]


def word_layer(op: str, word: str) -> int:
    """[VG 11.11.1.6] The layer of a change to words: original words first, and there losing after gaining."""
    if word == "original":
        return 2 if op == "lose" else 1 if op == "become" else 0  # [VG 11.11.1.2] [VG 11.11.1.3]
    if word == "rule":
        return 3  # [VG 11.11.1.4]
    return 5 if op == "become" else 4  # [VG 11.11.2]


RULES: Final = ("rule", "rule original")
"""[VG 11.11.1.4] The layers of changes by the rules; the second changes original values."""
ORIGINALS: Final = ("original", "original loss", "rule original")
"""[VG 5.1.3] The layers after which a value is the original one. [VG 11.11.1.2] [VG 11.11.1.3]"""

THAT_ATTACK: Final = "that attack"
"""[VG 7.36.4] The duration word of what is about the attack that the same effect orders."""
NEXT_STAND_PHASE: Final = "next stand phase"
"""[VG 7.39.1.3] The duration word of what lasts until the end of the next stand phase of the card's master."""
NEXT_END_PHASE: Final = "next end phase"
"""The duration word of what lasts until the locked cards of the card's master are unlocked next. [VG 9.11.3]"""
DURATIONS: Final = frozenset(
    (
        durations.GAME,
        durations.TURN,
        "battle",
        durations.ENEMY_TURN,
        THAT_ATTACK,
        NEXT_STAND_PHASE,
        NEXT_END_PHASE,
    )
)
"""[VG 11.3.1.2] The duration words."""
LATER: Final = frozenset((THAT_ATTACK,))
"""The duration words of what does not begin at once."""


def begins(game: Game, until: str) -> bool:
    """[VG 11.3.1.2.1] Whether an effect with this duration can begin: "until end of battle" only during a battle."""
    return until != "battle" or battle_frame(game) is not None


def ages(game: Game, happened: list[Event]) -> None:
    """[VG 11.11.3.1.1.2] If cards of both players came to the field at the same time, the turn player's count as
    earlier. NB: cards of one player keep the order in which that player chose them."""
    came = [e.new for e in happened if e.kind == "move" and _came(e) and e.new in game.objects]
    first = [id for id in came if game.objects[id].player == game.active]
    if not first or len(first) == len(came):
        return
    stamps = sorted(game.objects[id].entered for id in came)
    for id, stamp in zip((*first, *(id for id in came if id not in first)), stamps, strict=True):
        obj = game.objects[id].copy()
        obj.entered = stamp
        game.put(obj)
    caches.effects_changed(game)


def _came(event: Event) -> bool:
    return event.dst <= GC and event.src not in ON_CIRCLES


def entails(game: Game, event: Event) -> list[Event]:
    """The further moves of cards that go with a card that moves."""
    z = game.zones
    found: list[Event] = []
    if z[DRESS * 2] or z[DRESS * 2 + 1]:
        found += c06_dressing.entails(game, event)
    if z[ALCHEMIX * 2] or z[ALCHEMIX * 2 + 1]:
        found += c06_alchemix.entails(game, event)
    if z[GROWTH * 2] or z[GROWTH * 2 + 1]:
        found += c17_growth.entails(game, event)
    if c17_buddyfight_soul.any_soul(game):
        found += c17_buddyfight_soul.entails(game, event)
    if event.before is not None and event.before.zone == CALL_COST:
        found += c17_buddyfight_calls.entails(game, event)
    return found


def after_become(game: Game, old: Obj, new: Obj) -> None:
    """What follows when a card on a circle gets another role."""
    c06_dressing.after_become(game, old, new)
    c17_growth.relink(game, old, new)
    c17_buddyfight_soul.relink(game, old, new)


def after_batch(game: Game, happened: list[Event]) -> None:
    """What follows a batch of events at once: where G units go on to, pseudo-cards that are erased, the ages of
    cards that came together, and their order in a deck."""
    left = moved = created = False
    arrived = 0
    for event in happened:
        if event.kind == "create":
            created = True
        if event.src >= 0 and ON_CIRCLES_BITS >> event.src & 1:
            left = True
        if event.dst >= 0:
            moved = True
            arrived |= 1 << event.dst
    z = game.zones
    if left:
        to_g_zone(game, happened)
    if arrived >> LOCKED & 1:
        c07_locking.after_batch(game, happened)
    if arrived >> G & 1:
        c06_stride.after_batch(game, happened)
    if z[HEART * 2] or z[HEART * 2 + 1]:
        c06_hearts.after_batch(game, happened)
    if z[ALCHEMIX * 2] or z[ALCHEMIX * 2 + 1]:
        c06_alchemix.after_batch(game, happened)
    if c17_buddyfight_soul.any_soul(game):
        c17_buddyfight_soul.after_batch(game, happened)
    if z[MUSIC * 2] or z[MUSIC * 2 + 1]:
        c17_music.after_batch(game, happened)
    if len(happened) > 1:
        c17_arms.after_batch(game, happened)
    if TOKENS in game.memory:
        if created:
            overcalled(game, happened)
        if moved:
            erase_strays(game, happened)
        c15_markers.after_batch(game, happened)
    if len(happened) > 1:
        ages(game, happened)
        arrange(game, happened)


GAINS: Final[dict[tuple[str, int], t.Modify]] = {}
"""Figure and amount -> the effect that adds it: what is worked out about it (`Memo`) holds for all."""
MOST_GAINS: Final = 1000


def _gain(figure: str, n: int) -> t.Modify:
    known = GAINS.get((figure, n))
    if known is None:
        if len(GAINS) >= MOST_GAINS:
            GAINS.clear()
        known = GAINS[figure, n] = t.Modify(t.SELF, figure, "+", n)
    return known


def after_event(game: Game, event: Event) -> None:
    """Handles events by the rules: starts a trigger effect [VG 11.10.4], keeps energy from falling below 0
    [VG 3.1.3.1], announces damage with its source [VG 11.5.2]."""
    if event.kind == "state":
        c06_legion.after_state(game, event)
        c06_alchemix.after_state(game, event)
    elif event.kind == "face":
        c07_locking.after_event(game, event)
    elif event.kind == "gets":
        node = _gain(event.word, event.n)
        trigger = (("trigger", (1,)),)
        game.add_effect(Effect(node, "turn", event.cause, event.player, game.tick(), (event.obj,), trigger))
    elif event.kind == "move":
        if event.dst == BIND and event.cause:
            note_binding(game, event)
        elif event.dst == GAUGE:
            arrived(game, event)
        elif event.dst == IMPRISONED:
            after_imprisoning(game, event)
        elif event.dst == BUDDY_SOUL:
            c17_buddyfight_soul.arrived(game, event)
        elif event.dst == CALL_COST:
            c17_buddyfight_calls.arrived(game, event)
        c07_dominating.sent_away(game, event)
        c17_arms.after_event(game, event)
        c15_pseudo_deeds.noted(game, event)
    elif event.kind == "shuffle":
        c07_dominating.shuffle_both(game, event)
    elif event.kind == "control":
        c07_dominating.changes_master(game, event.obj)
        c14_states.part(game)
    elif event.kind == "create":
        game.memory[TOKENS] = NEW_TOKENS  # [VG 15.2.2]
        if event.dst == GAUGE:
            arrived(game, event)  # [VG A1/Noblessrose/2]
        c15_markers.created(game, event)
    elif event.kind == "number" and event.word == "energy" and game.num(event.player, "energy") < 0:
        game.set_num(event.player, "energy", 0)  # [VG 3.1.3.1]
    elif event.kind == "number" and event.word == "damage" and event.n > 0 and event.cause:
        word = "battle damage" if event.position == "battle" else "skill damage"  # [VG 11.5.2.1] [VG 11.5.2.2]
        # the source is the card, never a player [VG 11.5.2.2.1]
        events.announce(game, "dealt", event.obj, event.player, event.n, word, event.cause)


def _nullify(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 11.11.8] Ends the effects on these cards that change the figure `do.word` (empty: any effect), each as a
    whole. [VG 11.11.8.1] Not the effects of a card that cannot be affected by this one. [VG 12.5.2]"""
    hit = {
        (e.source, e.stamp)
        for e in game.effects
        if _touches(e, ids, do.word) and queries.may(game, "affect", e.source, True, ctx.source)
    }
    game.set_effects(tuple(e for e in game.effects if (e.source, e.stamp) not in hit))


def _touches(effect: Effect, ids: tuple[int, ...], figure: str) -> bool:
    if effect.subjects is None or not any(id in effect.subjects for id in ids):
        return False
    return not figure or (isinstance(effect.node, t.Modify) and effect.node.figure == figure)


def _share_trigger_effects(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 11.10.4.1] Gives these units the trigger effects of the units bound to `do.word`; the copies are trigger
    effects, too."""
    givers = ctx.get(do.word) or ()
    for effect in game.effects:
        if ("trigger", (1,)) in effect.bound and effect.subjects and effect.subjects[0] in givers and ids:
            shared = Effect(effect.node, effect.until, ctx.source, effect.controller, game.tick(), ids, effect.bound)
            game.add_effect(shared)


# --- abilities that cannot be used [VG 12.2] -----------------------------------------------------------------------

FOREVER: Final = 1000 * uses.BARRED
"""A number of uses that lasts for the rest of the game."""


def spend(game: Game, play: Play, ability: Playable, n: int = 1) -> None:
    """[VG 12.2.1] Makes the ability unusable, and cancels its standby instances [VG 12.2.1.2.2]: for the turn
    [VG 12.3.2.1] or, by its icon, for the game [VG 12.3.2.2]; with an icon of `SHARED`, all abilities of the player
    with that icon for the game. [VG 12.3.3.2] [VG 12.3.4.2]"""
    source, number = play.source, play.ctx.number
    for icon, count in SHARED.items():
        if ability.called(icon):
            player = play.ctx.controller
            game.set_num(player, count, 1)
            game.pending = tuple(p for p in game.pending if p.controller != player or not p.ability.called(icon))
    for_good = ability.called(ONCE_A_GAME.keyword)
    if not isinstance(ability, t.Spell) and not ability.limit and n < uses.BARRED and not for_good:
        return
    uses.use(game, source, ability, FOREVER if for_good else n, number)
    if isinstance(ability, t.Automatic) and uses.used_up(game, source, ability, ability.limit, number):
        game.pending = tuple(p for p in game.pending if p.source != source or p.number != number)


def _cannot_be_used(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 11.2.1.1.1] Makes the ability unusable for the rest of the turn, or of the game (`do.word`): an activated
    ability always [VG 11.2.1.1.2], an automatic one only if it changed the game state. [VG 11.2.1.2.1] With the word
    `BY_NAME`, that of all cards of its name."""
    if do.word == BY_NAME:
        bar(game, ctx.controller, ctx.source)
        return
    frame = frame_of(game, "VG 11.8.2")
    if frame is None or not isinstance(frame.local, Play) or frame.local.ability is None:
        return
    local, ability = frame.local, frame.local.ability
    if isinstance(ability, t.Automatic) and loops.position_key(game, False) == local.since:
        return
    spend(game, local, ability, FOREVER if do.word == "game" else uses.BARRED)


def silent(game: Game, pending: Pending) -> bool:
    """[VG 11.1.1.2.1.1] Whether the card is hidden, so that its ability becomes standby only if its master says so."""
    obj = game.objects.get(pending.source)
    return obj is not None and game.book.zones[obj.zone].sight != PUBLIC and shown_to(game, obj) != 3


def lets_go(game: Game, pending: Pending) -> bool:
    """[VG 11.2.1.2.1.1] Whether the master may leave the ability unplayed: one of limited use [VG 12.3.5],
    [VG 11.1.1.2.1.1] or one in a hidden zone. NB: not a situation trigger, which would become standby again at once."""
    ability = pending.ability
    return isinstance(ability.when, t.When) and (is_restricted(ability) or silent(game, pending))


VERBS: Final = {
    "cannot be used": Verb("VG 12.2", _cannot_be_used),
    "nullify": Verb("VG 11.11.8", _nullify),
    "share trigger effects": Verb("VG 11.10.4.1", _share_trigger_effects),
    "activate triggers": Verb("VG 11.10.1", c11_trigger_checks.activate_triggers),
}
