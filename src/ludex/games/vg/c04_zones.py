"""[VG 4] Zones: who sees them, where a card really goes, which moves keep a card the same card.

Core turns damage face down so that both players still know it: [VG 4.11.2.1] core:_face. A card that stays the same
card keeps its orientation: [VG 4.9.2.5.2] core:_same.
Each player has each zone [VG 4.1.1] core:zones.index; all see how many cards lie there: [VG 4.1.4] core:_cards, and
who sees what is a matter of the zone and of how the card lies: [VG 4.2.2] [VG 4.2.3] [VG 4.1.5] core:shown_to.
A card arrives in the public or hidden state of its zone, standing, and face up where all see it:
[VG 4.1.3] [VG 4.3.2.3] [VG 4.3.3.3] core:zones.move; it lies in one orientation and one facing only:
[VG 4.3.2] core:carrying._state;
[VG 4.3.3] [VG 4.3.3.1] [VG 4.3.3.2] core:shown_to, core:_face. A hidden card that may not become public because of
what it is, is shown: [VG 4.1.6] core:events._allowed. Cards keep their order where it counts
[VG 4.1.7] core:zones.move; where it does not, nobody else can follow a card: [VG 4.1.7.1] core:zones.leave. An effect
follows a card that it has moved:
[VG 4.1.8.1] core:here. How many cards went where is public: [VG 4.1.11] core:_cards. Without a word of whose zone it
is, a card goes to its owner's: [VG 4.1.12] core:_moves.

Units on circles lie in three kinds of zone: VC, RC (the circles are distinguished by `Obj.slot`) and GC. Other cards on
circles lie in zones of their own, one for each role: locked cards, hearts. `c04_circles` has the circles themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import HIDDEN, NOWHERE, OWN, PUBLIC, CondFn, Fact, ZoneKind
from ludex.core.flow.frames import Frame
from ludex.core.happening import zones
from ludex.core.position import caches
from ludex.core.position.objects import ANY_LENT, Card, Obj
from ludex.core.resolving import arriving
from ludex.core.values import layers, queries
from ludex.games.vg.c10_roles import Battle
from ludex.games.vg.c14_buddyfight import GUARD_ORDER

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Effect, Game

VC: Final = 0
RC: Final = 1
GC: Final = 2
DECK: Final = 3
HAND: Final = 4
DROP: Final = 5
SOUL: Final = 6
DAMAGE: Final = 7
TRIGGER: Final = 8
ORDER_AREA: Final = 9
ORDER_ZONE: Final = 10
BIND: Final = 11
REMOVED: Final = 12
RIDE_DECK: Final = 13
G: Final = 14
CREST: Final = 15
LOCKED: Final = 16
HEART: Final = 17
GAUGE: Final = 18
RECORD: Final = 19
DRESS: Final = 20
IMPRISONED: Final = 21
ATTACHED: Final = 22
ALCHEMIX: Final = 23
MUSIC: Final = 24
SCOUTED: Final = 25
GROWTH: Final = 26
BUDDY_SOUL: Final = 27
LOCKED_SOUL: Final = 28
CALL_COST: Final = 29
ARMS: Final = 30

STANDING: Final = 0
RESTED: Final = 1
STATES: Final[tuple[str, ...]] = ("stand", "rest")  # [VG 4.3.2]

DOMINATED: Final = "dominated"
"""[VG 7.39.1.1] The mark of a unit in the dominated state."""


def dominated(obj: Obj) -> bool:
    """[VG 7.39.1.1] Whether the unit is in the dominated state: the opponent of its original master is its master."""
    return bool(obj.marks) and DOMINATED in obj.marks


FLIPPED: Final = "flipped"
"""The mark of a locked Gyze card whose Dragon Deity of Destruction, Gyze side is active."""


def active_side(obj: Obj) -> Card:
    """[VG 17.2.3.1] The side of the card that counts: of a Gyze card the active one, even if its information is
    hidden."""
    back = obj.card.back
    return back if back is not None and (obj.guise is back or FLIPPED in obj.marks) else obj.card


FIELD: Final[t.Sel] = t.Zone(("VC", "RC", "GC", "attached"))  # [VG 4.8.2] and not the soul [VG 4.10.1]


FACE_DOWN: Final = Card("face-down", "a face-down card", (), {}, {}, "", (), nameless=True)
"""[VG 4.11.3] [VG 4.12.4] [VG 4.17.3.1] What a face-down card of the damage, bind or order zone counts as. NB: people
read the text instead of a name."""


def zone_kinds() -> tuple[ZoneKind, ...]:
    """[VG 4] The zone kinds, in the order of the numbers above."""
    return (
        ZoneKind("VC", PUBLIC, oriented=True, faces=True, linked=True),  # [VG 4.9.3] [VG 4.8.3] [VG 4.9.2.2]
        ZoneKind("RC", PUBLIC, oriented=True, faces=True, face_down=PUBLIC),  # [VG 4.9.3.1]
        ZoneKind("GC", PUBLIC, oriented=True, faces=True, face_down=PUBLIC),
        ZoneKind("deck", HIDDEN, ordered=True),  # [VG 4.5.2]
        ZoneKind("hand", OWN),  # [VG 4.6.2]
        ZoneKind("drop", PUBLIC),  # [VG 4.7.2]
        ZoneKind("soul", PUBLIC),  # [VG 4.10.2]
        ZoneKind(
            "damage",
            PUBLIC,  # [VG 4.11.2]
            faces=True,
            face_down=PUBLIC,  # [VG 4.11.2.1]
            blank=FACE_DOWN.number,
            sealed=True,  # [VG 4.11.3]
        ),
        ZoneKind("trigger", PUBLIC, ordered=True),  # [VG 4.13.2]
        ZoneKind("order area", PUBLIC, ordered=True),  # [VG 4.16.2]
        ZoneKind(
            "order zone",
            PUBLIC,
            faces=True,
            blank=FACE_DOWN.number,
            oriented=True,  # [VG 4.17.3]
            face_down=PUBLIC,  # [VG 4.17.2]
        ),
        ZoneKind(
            "bind",
            PUBLIC,  # [VG 4.12.2]
            faces=True,
            face_down=OWN,  # [VG 4.12.3]
            blank=FACE_DOWN.number,
            sealed=True,  # [VG 4.12.4]
            mixes=True,  # [VG 4.12.5]
        ),
        ZoneKind("removed", PUBLIC),  # [VG 7.19.2]
        ZoneKind("ride deck", OWN, faces=True, apart=True),  # [VG 4.18.2] [VG 4.18.5]
        ZoneKind("G", OWN, faces=True, apart=True),  # [VG 4.14.2] [VG 4.14.4]
        ZoneKind("crest", PUBLIC),  # [VG 4.19.2]
        ZoneKind(
            "locked",
            PUBLIC,
            oriented=False,  # [VG 7.30.1.3]
            faces=True,
            face_down=PUBLIC,  # [VG 4.9.3.1]
            blank=FACE_DOWN.number,  # [VG 7.30.1.2] [VG 7.30.6]
            sealed=True,
            linked=True,  # [VG 13.12.2]
        ),
        ZoneKind(
            "heart",
            PUBLIC,
            oriented=True,
            linked=True,
            aloof=True,  # [VG 6.5.2.2.2.1]
            retypes=("unit", "heart"),  # [VG 6.5.2.2.2] its subtype stays [VG 2.9.4.1]
        ),
        ZoneKind("gauge", OWN, faces=True, linked=True),  # [VG 4.15.2] [VG 4.15.3]
        ZoneKind("marker", PUBLIC, linked=True),  # [VG 15.8.1] [VG 15.8.1.2]
        ZoneKind(
            "originalDress", PUBLIC, oriented=True, linked=True, retypes=("unit", "originalDress")
        ),  # [VG 6.7.2.1] [VG 2.9.3.4]
        ZoneKind("imprisoned", PUBLIC, oriented=True),  # [VG 17.5.1.1] part of the order zone
        ZoneKind("attached", PUBLIC, oriented=True, faces=True, face_down=PUBLIC, linked=True),
        ZoneKind("Alchemix", PUBLIC, oriented=True, faces=True, face_down=PUBLIC, linked=True),
        ZoneKind("music", PUBLIC),  # NB: without an orientation (`c17_music`)
        ZoneKind("scouted", PUBLIC, oriented=True),  # NB: part of the order zone (`c17_scouting`)
        ZoneKind(
            "growth factor",
            PUBLIC,
            oriented=True,
            linked=True,
            aloof=True,  # [VG 17.15.6.2.1]
            retypes=("unit", "growth factor"),  # [VG 2.9.3.7] [VG 17.15.6.2]
        ),
        ZoneKind("Buddy Soul", PUBLIC, faces=True, linked=True),  # [VG A1/Shinobi Scrolls] some lies face down
        ZoneKind("locked Buddy Soul", PUBLIC, faces=True, linked=True),
        ZoneKind("call cost", PUBLIC, linked=True),  # [VG 17.16.6.1]
        ZoneKind(
            "arms",
            PUBLIC,
            oriented=True,
            linked=True,
            retypes=("unit", "order", "arms"),  # [VG 17.9.3.2] a unit with Völundr (`c17_volundr`)
        ),
    )


def battle_frame(game: Game) -> Frame | None:
    for frame in reversed(game.frames):
        if frame.proc == "VG 10.4":
            return frame
    return None


def battle(game: Game) -> Battle | None:
    """The running battle; None outside a battle."""
    frame = battle_frame(game)
    if frame is None:
        return None
    local = frame.locals(Battle)
    return local


def set_battle(game: Game, frame: Frame, now: Battle) -> None:
    """Records what has changed in the battle; roles may have changed with it."""
    frame.local = now
    caches.changed(game)


def attacked_is(game: Game, kind: int) -> bool:
    """[VG 10.1.4] Whether a unit of this zone kind (vanguard or rear-guard) is attacked in this battle, even if it has
    left since."""
    now = battle(game)
    if now is None:
        return False
    found = (game.look(id) for id in now.targets)
    return any(obj is not None and obj.zone == kind for obj in found)


def _went_second(game: Game, ctx: Ctx) -> bool:
    return bool(game.num(ctx.controller, "went second"))


def _vanguard_attacked(game: Game, ctx: Ctx) -> bool:
    return attacked_is(game, VC)


def _rear_guard_attacked(game: Game, ctx: Ctx) -> bool:
    return attacked_is(game, RC)


def _came_this_turn(game: Game, ctx: Ctx) -> bool:
    obj = game.objects.get(ctx.source)
    return obj is not None and obj.turn == game.turn


CONDITIONS: Final[dict[str, CondFn]] = {
    "came this turn": _came_this_turn,
    "went second": _went_second,
    "vanguard attacked": _vanguard_attacked,
    "rear-guard attacked": _rear_guard_attacked,
}


def unit_at(game: Game, player: int, slot: int) -> int:
    """The unit on a rear-guard circle; 0: none."""
    for id in game.at(RC, player):
        if game.objects[id].slot == slot:
            return id
    return 0


def vanguard(game: Game, player: int) -> int:
    """[VG 4.9.2.6] The unit on the vanguard circle; 0: none. A unit that is associated with another one there (a legion
    mate) is not meant, though both are vanguards (`vanguard_grade`): the leader counts for rides and normal calls.
    [VG 6.4.3.2.1] [VG 9.7.2] [VG 9.9.2.1]"""
    ids = game.at(VC, player)
    if len(ids) < 2:
        return ids[0] if ids else 0
    leaders = [id for id in ids if not game.objects[id].host]
    return leaders[-1] if leaders else ids[-1]


def units(game: Game, player: int) -> tuple[int, ...]:
    """[VG 2.9.3.1.1] A player's units: the cards on their field."""
    z = game.zones
    if ANY_LENT in game.memory:
        return tuple(id for kind in (VC, RC, GC, ATTACHED) for id in mastered(game, kind, player))
    return z[VC * 2 + player] + z[RC * 2 + player] + z[GC * 2 + player] + z[ATTACHED * 2 + player]


def has_set_order(game: Game, player: int, subtype: str) -> bool:
    """[VG 17.5.1.1] Whether the player is the master of a card with the subtype in their order zone."""
    ids = game.at(ORDER_ZONE, player)
    return any(game.objects[id].player == player and subtype in layers.words(game, id, "type") for id in ids)


def in_field(obj: Obj) -> bool:
    """[VG 2.9.3.1.1] Whether a card is a unit on a circle: a vanguard, a rear-guard, a guardian, or an attached unit
    [VG 6.9.2.2]. All rules that speak of units on circles ask this."""
    return obj.zone <= GC or obj.zone == ATTACHED


def on_circles(obj: Obj) -> bool:
    """[VG 4.8.2] Whether a card is on a circle, and so on the field, as a unit or beside, under or instead of one."""
    return obj.zone in ON_CIRCLES


def vanguard_grade(game: Game, player: int) -> int:
    """[VG 6.4.3.2] The highest grade among a player's vanguards, both of a legion; -1: there is none. RULING-VG-242:
    for what is not the ride step and not a normal call, one of them is enough."""
    return max([layers.value(game, id, "grade") for id in game.at(VC, player)], default=-1)


HARMONY: Final = "harmony"
"""[VG 14.36] The state of two units that are associated with each other, and the name that binds both to its effect."""


def mastered(game: Game, kind: int, player: int) -> tuple[int, ...]:
    """[VG 7.39.2] The cards in zones of a kind whose master the player is, with those that they dominate."""
    if ANY_LENT not in game.memory:
        return game.at(kind, player)
    return tuple(id for p in (player, 1 - player) for id in game.at(kind, p) if game.objects[id].player == player)


CIRCLE_NAMES: Final = ("VC", "RC", "GC")
UNIT_NAMES: Final = (*CIRCLE_NAMES, "attached", "Alchemix")
"""The zones whose cards are units on circles, or parts of one."""
ON_CIRCLES: Final[tuple[int, ...]] = (
    VC,
    RC,
    GC,
    LOCKED,
    HEART,
    DRESS,
    ATTACHED,
    ALCHEMIX,
    MUSIC,
    GROWTH,
    BUDDY_SOUL,
    LOCKED_SOUL,
    ARMS,
)
"""[VG 4.8.2] The zone kinds whose cards are on circles, and so on the field."""
ON_CIRCLES_BITS: Final[int] = sum([1 << kind for kind in ON_CIRCLES])
"""The same as bits, for quick tests."""
ON_REAR: Final[tuple[int, ...]] = (RC, DRESS, ALCHEMIX, GROWTH, BUDDY_SOUL)
"""The zone kinds whose cards lie on rear-guard circles: units, and what belongs to one."""
FIELD_NAMES: Final[tuple[str, ...]] = tuple(
    [kind.name for i, kind in enumerate(zone_kinds()) if i in ON_CIRCLES and i not in (LOCKED, LOCKED_SOUL)]
)
"""[VG 4.8.2] The zones whose cards are on the field, but for locked cards."""
CALLS: Final = ("normal call", "superior call")
DRESSING: Final = ("overDress", "XoverDress")  # [VG 6.7.1.1] [VG 6.8.1.1] no calls
FACTS: Final[dict[str, tuple[Fact, ...]]] = {
    "by riding": (
        Fact("VG 6.3.3.5", dst=("soul",), verbs=("rode upon",)),
        Fact("VG 6.3.3.5.1", dst=("soul",), verbs=("along",)),
    ),  # [VG 14.32.4]
    "placed": (
        Fact("VG 7.17.2", dst=CIRCLE_NAMES, not_src=UNIT_NAMES),  # [VG 7.17.1]
        Fact("VG 6.2.5", dst=("RC", "GC"), verbs=CALLS),
        Fact("VG 7.4.1.1", src=("RC",), dst=("VC",)),  # [VG 7.4.1.1] such a move is a ride
    ),
    "called": (
        Fact("VG 6.2.1.2", dst=("RC", "GC"), not_src=UNIT_NAMES, not_verbs=DRESSING),
        Fact("VG 6.2.5", dst=("RC", "GC"), verbs=CALLS),
    ),
    "retire": (Fact("VG 7.18.2", src=UNIT_NAMES, dst=("drop",)),),
    "put into the order zone": (Fact("VG 7.4.1", dst=("order zone",)),),
    "discard": (
        Fact("VG 7.9.2", src=("deck", "hand", "gauge"), dst=("drop",)),
        Fact("VG 17.16.9.1", src=("Buddy Soul",), dst=("drop",), verbs=("discard",)),
    ),
}
"""What a move is called, whatever caused it. [VG 7.17.2] [VG 6.2.5] [VG 7.4.1.1] [VG 6.2.1.2] [VG 7.18.2] [VG 7.9.2]"""


HELD: Final[tuple[int, ...]] = (IMPRISONED, SCOUTED)
"""The zone kinds of cards that an effect puts into the order zone of its master, whoever owns them."""
AS_UNIT: Final = "put as unit"
"""[VG 18.5.2] The mark of a set card that is a unit on a circle, and what is remembered while one is put there."""


def reroute(game: Game, obj: Obj, to: int, player: int) -> tuple[int, int]:
    """Where a card really goes: a G unit to the G zone [VG 4.4.2], an order to the drop zone instead of a circle, a
    ride deck card to the ride deck zone instead of the deck; and nowhere, if the zone belongs to a player who is not
    its owner, unless a text says that it goes there. [VG 4.1.13] RULING-VG-061 A pseudo-card that is removed is erased
    from where it is [VG 15.2.3.2]; one that is no unit goes to the drop zone instead of a vanguard or rear-guard
    circle. [VG 15.3.6] [VG 15.6.1]"""
    card = obj.card
    held = to in (IMPRISONED, SCOUTED)
    if player not in (obj.owner, obj.player) and not held:  # [VG 17.5.1.1]
        if not queries.may(game, "another player's zone", obj.id, False):
            return obj.zone, obj.player
        if to > GC:
            return to, player
    if card.token and (to == REMOVED or (to <= RC and "unit" not in card.types)):
        return (NOWHERE, player) if to == REMOVED else (DROP, obj.owner)
    if obj.zone == VC and to not in (VC, RC) and "G" in active_side(obj).types:
        return G, obj.owner  # [VG 4.4.2.1]
    if to <= GC:
        guards = to == GC and GUARD_ORDER in card.keywords  # [VG 17.16.13]
        if "order" in card.types and not guards and not stays_unit(game, obj):
            return DROP, obj.owner  # [VG 4.4.3]
        if obj.zone <= GC and not queries.may(game, "change circles", obj.id, True):
            return -1, player
        if to <= RC and player != obj.owner and dominated(obj):
            return -1, player  # [VG 7.39.4.2] [VG 7.39.4.3]
        return to, player
    if to == LOCKED and obj.zone > GC and "order" in card.types and not card.token and not stays_unit(game, obj):
        return DROP, obj.owner  # [VG 4.4.3] RULING-VG-352; pseudo-cards are put there first [VG 15.5.3]
    if held or ON_CIRCLES_BITS >> to & 1:
        return to, player
    if to == ORDER_ZONE and not may_be_set(game, obj):
        return -1, player
    if to == DECK and "origin" in card.words:
        return RIDE_DECK, obj.owner  # [VG 4.18.4]
    return to, obj.owner  # [VG 7.39.4.1]


SETTING: Final = "loop set"
"""Remembered while the ability that keeps set orders out of the order zone puts some there itself."""


def may_be_set(game: Game, obj: Obj) -> bool:
    """[VG A1/A Silly But Fun Journey] Whether no effect keeps the card out of the order zone."""
    return obj.zone == ORDER_ZONE or SETTING in game.memory or queries.may(game, "be set", obj.id, True)


def stays_unit(game: Game, obj: Obj) -> bool:
    """[VG 18.5.2] Whether the order card is a unit, or is being put on a circle as one."""
    return AS_UNIT in obj.marks or AS_UNIT in game.memory


def same_object(game: Game, src: int, dst: int) -> bool:
    """[VG 4.1.8] Whether it stays the same card: in a move between circles, but not in a call or a ride. [VG 6.2.5]
    [VG 6.3.4] A move from a rear-guard circle to the vanguard circle is a ride. [VG 7.4.1.1]"""
    if (src > GC and src not in (ATTACHED, ALCHEMIX)) or (dst > GC and dst not in (ATTACHED, ALCHEMIX)):
        return False  # but for cards that lie on a circle together with a unit and came there from another circle
    if dst == VC and src not in (VC, GC):
        return False
    return not game.memory.get("placing")  # [VG 7.34.2]


def enters(game: Game, event: Event) -> int:
    """The orientation in which a card arrives on a circle. On the guardian circle it rests unless the effect says
    otherwise [VG 4.9.2.4.1]; on the vanguard circle [VG 4.9.2.3.1] and on a rear-guard circle, unless it comes from
    another one [VG 4.9.2.5.1], it stands. In the G zone it is face up unless the effect says otherwise [VG 4.14.5]."""
    if event.dst == G and event.up < 0:
        event.up = 1
    if event.src == CALL_COST:
        event.src = came_from(game.objects[event.obj])
    if event.state >= 0 or event.dst > GC:
        return event.state
    if event.dst == GC:
        return RESTED
    return event.state if event.src == RC and event.dst == RC else STANDING  # [VG 4.9.2.5.2]


CAME_FROM: Final = "from zone "
"""The beginning of the mark of a card in the call cost zone that says from which kind of zone it came."""


def came_from(obj: Obj) -> int:
    """[VG 17.16.6.2] The zone from which a card that leaves the call cost zone is put elsewhere: the one before."""
    for mark in obj.marks:
        if mark.startswith(CAME_FROM):
            return int(mark.removeprefix(CAME_FROM))
    return obj.zone


def looks_back(game: Game, event: Event) -> bool:
    """[VG 11.9.6.1] Whether an ability sees the card before the move: it uses the public side, and of two public sides
    the field that the card left."""
    if event.src >= 0 and ON_CIRCLES_BITS >> event.src & 1:
        return event.dst > GC  # [VG 11.9.6.1.2] [VG 11.9.6.1.4] [VG 11.9.6.1.5]
    zones = game.book.zones
    return zones[event.src].sight == PUBLIC and zones[event.dst].sight != PUBLIC  # [VG 11.9.6.1.1] [VG 11.9.6.1.3]


def looks_both(game: Game, event: Event) -> bool:
    """[VG 11.9.6.1.2.1] Whether both sides of the move count: a card from the field is put into the order zone and is
    an order there."""
    return event.src <= GC and event.dst == ORDER_ZONE and "order" in layers.words(game, event.new, "type")


ORDER_ON_CIRCLE: Final = "order on a circle"
"""Remembered once an order card came to a circle: rule actions look for it from then on."""


def note_order(game: Game, new: Obj) -> None:
    """Remembers that an order card is on a circle now, by a move or because it was unlocked. [VG 13.11.3]"""
    if new.zone <= GC and "order" in new.card.types and not stays_unit(game, new):
        game.memory[ORDER_ON_CIRCLE] = 1


def after_move(game: Game, old: Obj, new: Obj) -> None:
    """What follows a move at once."""
    if new.zone not in (RC, LOCKED, RECORD, ALCHEMIX):
        new.slot = -1
    if new.zone == LOCKED:
        new.up = False  # [VG 7.30.5]
        zones.face(game, new)
    note_order(game, new)
    if new.zone == RIDE_DECK or (new.zone == G and old.zone == VC):
        new.up = True  # [VG 4.18.4] [VG 4.4.2.1]
    if new.zone == CALL_COST:
        new.marks = (*new.marks, f"{CAME_FROM}{old.zone}")  # [VG 17.16.6.2]
    if old.zone == HEART:
        drop_effects(game, "heart", old.id)  # [VG 6.5.1.3]
    if old.zone in (ATTACHED, ALCHEMIX):
        detached(game, old, new)
    if old.marks and D_LEGION in old.marks:
        drop_effects(game, D_LEGION, old.id)  # [VG 6.4.1.3.1]
    if old.id != new.id and in_field(old):
        drop_effects(game, HARMONY, old.id)  # [VG 14.36.1] for both, unless there are further ones
    leaves_battle(game, old)


D_LEGION: Final = "D-legion"
"""[VG 6.4.1.3.2] The mark of units that D-legioned, and the name that binds both to what they lose by it."""
ATTACHING: Final = "attached"
"""The name that binds an attached unit to what it lends its vanguard."""


def detached(game: Game, old: Obj, new: Obj) -> None:
    """[VG 13.12.1] A unit that leaves the circle where it was attached is associated with nothing, and lends
    nothing."""
    new.host = 0
    drop_effects(game, ATTACHING, old.id)


def after_become(game: Game, old: Obj, new: Obj) -> None:
    """[VG 6.5.2.2.2] [VG 7.30.1.2] A card on a circle that is no unit any more takes no part in the battle. An order
    that is unlocked is no unit. [VG 13.11.3]"""
    note_order(game, new)
    if new.zone in (VC, GC):
        new.slot = -1
    if old.zone == ATTACHED:
        drop_effects(game, ATTACHING, old.id)
    if new.zone > GC:
        drop_effects(game, HARMONY, old.id)
        leaves_battle(game, old)


def leaves_battle(game: Game, old: Obj) -> None:
    """Ends the roles that a card had in the battle, as booster and as guardian. [VG 10.4.1.5.1] [VG 10.4.1.9]
    [VG 7.47.1.2] The battle itself continues. [VG 10.4.1.9.1]"""
    if old.zone > GC:
        return
    frame = battle_frame(game)
    if frame is None:
        return
    local = frame.locals(Battle)
    if old.zone == GC:
        drop_effects(game, "guardian", old.id)  # [VG 6.2.4.1]
        return
    drop_effects(game, "legion mate", old.id)
    if old.id != local.attacking and old.id not in local.boosting and old.id not in local.attacked:
        return
    changed = local.copy()
    if old.id == local.attacking:
        changed.attacking, changed.boosting = 0, ()
    changed.boosting = tuple([id for id in changed.boosting if id != old.id])  # it has boosted [VG 1.3.7.4]
    changed.attacked = tuple([id for id in local.attacked if id != old.id])
    set_battle(game, frame, changed)
    for id in local.boosting:
        if id not in changed.boosting:
            drop_effects(game, "booster", id)


arrange: Final = arriving.orders("VG 4.1", DECK)
"""[VG 4.1.9] The owner of the deck decides the order of cards that are put into it at the same time; the other player
does not learn it. [VG 4.1.10]"""
ARRANGE: Final = arriving.arranging("VG 4.1", "Cards put into a deck together", "4.1.9")


def drop_effects(game: Game, name: str, id: int) -> None:
    """Ends the effects that depend on the object bound to `name`, alone or with others."""
    for effect in game.effects:
        if effect.bound and _bound_to(effect, name, id):
            game.set_effects(tuple([e for e in game.effects if not _bound_to(e, name, id)]))
            return


def _bound_to(effect: Effect, name: str, id: int) -> bool:
    return any(said == name and id in ids for said, ids in effect.bound)
