"""[VG 17.16.7] Buddy Soul: cards under a rear-guard. [VG 17.16.9] Soulguard, which they pay for.

Buddy Soul lies in the zone kind `Buddy Soul`, that of a locked card in `locked Buddy Soul`, and `Obj.host` is the card
on top [VG 17.16.7.1]. No unit is looked for there, and abilities are not active there unless they name it:
[VG 17.16.7.2] core:valid_in, core:select.find.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, Verb
from ludex.core.flow.frames import inside
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.games.vg.c04_zones import (
    BUDDY_SOUL,
    GC,
    LOCKED,
    LOCKED_SOUL,
    ORDER_ZONE,
    RC,
    battle_frame,
)

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

SOUL: Final = "Buddy Soul"
ALONG: Final = "Buddy Soul along"
"""The word of the Buddy Soul that comes along with a unit that becomes Buddy Soul."""
KINDS: Final = (BUDDY_SOUL, LOCKED_SOUL)


def soul_of(game: Game, id: int) -> list[int]:
    """[VG 17.16.7.1] The cards under a card: its Buddy Soul, or its locked Buddy Soul."""
    return [one for kind in KINDS for p in (0, 1) for one in game.at(kind, p) if game.objects[one].host == id]


def any_soul(game: Game) -> bool:
    """Whether there is any Buddy Soul."""
    z = game.zones
    return bool(z[BUDDY_SOUL * 2] or z[BUDDY_SOUL * 2 + 1] or z[LOCKED_SOUL * 2] or z[LOCKED_SOUL * 2 + 1])


def put_into_soul(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.16.7] Puts cards under the unit that `word` names as chosen, or under that of the ability: they are its
    Buddy Soul."""
    holders = ctx.get(do.word) if do.word else (ctx.source,)
    for holder in (holders or ())[:1]:
        _put(game, ctx, ids, holder, -1)


def put_face_down(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG A1/Shinobi Scrolls] Puts cards face down under the card of the ability; their owner may look at them:
    RULING-VG-222."""
    _put(game, ctx, ids, ctx.source, 0)


def _put(game: Game, ctx: Ctx, ids: tuple[int, ...], holder: int, up: int) -> None:
    if holder in game.objects:
        batch = [_putting(game, id, game.objects[holder], ctx.source) for id in ids if id != holder]
        for event in batch:
            event.up = up
        events.perform_all(game, tuple(batch))


def _putting(game: Game, id: int, holder: Obj, cause: int, word: str = SOUL) -> Event:
    event = events.moving(game, id, SOUL, holder.side, word, cause=cause)
    event.other = holder.id
    return event


def arrived(game: Game, event: Event) -> None:
    """[VG 17.16.7.1] A card that came under another one lies on its circle and is associated with it."""
    holder = game.objects.get(event.other)
    if event.new in game.objects:
        under = game.objects[event.new].copy()
        under.host = event.other
        under.slot = holder.slot if holder is not None else -1
        game.put(under)


def entails(game: Game, event: Event) -> list[Event]:
    """What becomes of the Buddy Soul of a card that moves. [VG 17.16.7.3] It goes along to another rear-guard circle,
    and to the guardian circle; [VG 17.16.7.3.1] it goes along under another rear-guard; [VG 17.16.7.4] else, and if the
    unit comes from the guardian circle, it goes to the drop zone."""
    if not any_soul(game):
        return []
    mine = soul_of(game, event.obj)
    if event.dst == BUDDY_SOUL:
        holder = game.objects.get(event.other)
        return [] if holder is None else [_putting(game, id, holder, event.cause, ALONG) for id in mine]
    if event.src != RC or event.dst not in (RC, GC):
        return [events.moving(game, id, "drop", -1, cause=event.cause) for id in mine]
    for id in mine:
        along = game.objects[id].copy()
        along.host = event.new
        along.slot = game.objects[event.new].slot
        game.put(along)
    return []


def after_batch(game: Game, happened: list[Event]) -> None:
    """[VG 17.16.7.3.1] The Buddy Soul of a unit that became Buddy Soul goes from its new circle to the drop zone."""
    along = [event.new for event in happened if event.word == ALONG and event.new in game.objects]
    if along:
        events.perform(game, *(events.moving(game, id, "drop") for id in along))


def relink(game: Game, old: Obj, new: Obj) -> None:
    """[VG 17.16.7.5] The Buddy Soul of a unit that is locked is locked Buddy Soul of the locked card, and is Buddy Soul
    again when the card is unlocked, at the same time."""
    if new.id == old.id or not any_soul(game):
        return
    kind = LOCKED_SOUL if new.zone == LOCKED else BUDDY_SOUL
    for id in soul_of(game, old.id):
        zones.become(game, game.objects[id], kind, new.id)


def illegal(game: Game, player: int) -> list[Event]:
    """[VG 13.14.1] Buddy Soul of a vanguard goes to its owner's drop zone. NB: so does that of a card that is gone, or
    has another role."""
    found: list[int] = []
    for kind, fine in ((BUDDY_SOUL, (RC, GC, ORDER_ZONE)), (LOCKED_SOUL, (LOCKED,))):
        for id in game.at(kind, player):
            holder = game.objects.get(game.objects[id].host)
            if holder is None or holder.zone not in fine:
                found.append(id)
    return [events.moving(game, id, "drop", -1, "illegal Buddy Soul") for id in found]


# --- Soulguard [VG 17.16.9] ------------------------------------------------------------------------------------------


def _by_effect_or_battle(game: Game, ctx: Ctx) -> bool:
    """[VG 17.16.9.1] Whether the move in question is the result of an effect or of a battle, and no cost."""
    if ctx.event is None or inside(game, "nb.pay"):
        return False
    return ctx.event.cause != 0 or _after_the_hit(game)


def _after_the_hit(game: Game) -> bool:
    """[VG 10.7.1.10] Whether the units are being retired that a battle retires."""
    frame = battle_frame(game)
    if frame is None:
        return False
    above = game.frames[game.frames.index(frame) + 1 :]
    here = frame.pc == game.book.procedures[frame.proc].at["10.7.1.10"] + 1  # its step has begun
    return here and all(other.proc == "nb.replace" for other in above)


CONDITIONS: Final[dict[str, CondFn]] = {
    "by an effect or a battle": _by_effect_or_battle,
}
VERBS: Final[dict[str, Verb]] = {
    "put into Buddy Soul": Verb("VG 17.16.7", put_into_soul),
    "put into Buddy Soul face down": Verb("VG 17.16.7", put_face_down),
}
