"""[VG 7] Specific actions: the actions that card texts name, as verbs and as blocks of instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import queries
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import DECK, GC, RESTED, STANDING, VC, Battle, battle, battle_frame, set_battle

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

DAMAGE_UP: Final[t.Sel] = t.YOURS & t.Zone(("damage",)) & t.FaceUp()
DAMAGE_DOWN: Final[t.Sel] = t.YOURS & t.Zone(("damage",)) & t.FaceUp(False)
YOUR_SOUL: Final[t.Sel] = t.YOURS & t.Zone(("soul",))
YOUR_HAND: Final[t.Sel] = t.YOURS & t.Zone(("hand",))


def counter_blast(n: t.Amount) -> tuple[t.Instr, ...]:
    """[VG 7.24.1] [VG 7.24.2] As a cost: chooses face up cards in the damage zone and turns them face down."""
    return (t.Choose("counter-blast", n, DAMAGE_UP), t.SetFace(t.Ref("counter-blast"), False))


def soul_blast(n: t.Amount) -> tuple[t.Instr, ...]:
    """[VG 7.25.1] As a cost: chooses cards in the soul and puts them into the drop zone."""
    return (t.Choose("soul-blast", n, YOUR_SOUL), t.Move(t.Ref("soul-blast"), "drop", "soul-blast"))


def discard(n: t.Amount) -> tuple[t.Instr, ...]:
    """[VG 7.9.1] Chooses cards of the player's hand and discards them."""
    return (t.Choose("discard", n, YOUR_HAND), t.Move(t.Ref("discard"), "drop", "discard"))


def all_or_nothing(n: int, among: t.Sel, block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """[VG 7.24.3] [VG 7.25.3] As an effect: performs the block only if `n` cards can be chosen."""
    return (t.If(t.Exists(among, n), block),)


def counter_charge(n: int) -> tuple[t.Instr, ...]:
    """[VG 7.26.1] Turns `n` face down cards of the damage zone face up, or all if there are fewer."""
    return (t.Choose("counter-charge", n, DAMAGE_DOWN), t.SetFace(t.Ref("counter-charge"), True))


def soul_charge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.27.1] Puts `n` cards from the top of the deck into the soul, one by one. [VG 7.6.2]"""
    for _ in range(n):
        deck = game.at(DECK, ctx.controller)
        if not deck:
            return
        events.perform(game, events.moving(game, deck[-1], "soul", ctx.controller, "soul-charge", cause=ctx.source))


def retire(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.18.1] Moves cards from the field to their owners' drop zones."""
    events.perform(
        game,
        *(events.moving(game, id, "drop", -1, "retire", cause=ctx.source) for id in ids if game.objects[id].zone <= GC),
    )


def heal(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.20.1] Moves cards from the damage zone to the drop zone."""
    events.perform(game, *(events.moving(game, id, "drop", -1, "heal", cause=ctx.source) for id in ids))


def call(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.2.2.2] Superior call. `do.word` names the circles, and contains `rest` if the cards come rested."""
    state = RESTED if "rest" in do.word else -1
    c06.superior_call(game, ctx.controller, ids, "GC" in do.word, state, ctx.source)


def ride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.3.2.2] Superior ride."""
    if ids:
        push(game, c06.RIDES.id, c06.Rides(ctx.controller, ids))


def deal_damage(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.35.1] Raises the vanguard damage of the vanguards' masters; a rule action resolves it. [VG 7.35.1.2]"""
    for id in ids:
        if game.objects[id].zone == VC and n > 0:
            events.perform(game, Event("number", id, game.objects[id].player, n, "damage", cause=ctx.source))


def activate_persona_ride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.15.1.4] Activates persona ride."""
    c06.persona_ride(game, ctx.controller, ctx.source)


def boost(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.47.1] The given unit boosts the attacking unit."""
    now = battle(game)
    if now is not None and now.attacking:
        for id in ids:
            c06.boost(game, id, now.attacking)


def energy_charge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.48.1] Raises energy, up to the limit if there is one. [VG 7.48.2]"""
    p = ctx.controller
    limit = game.nums[p].get("energy limit")
    gain = n if limit is None else min(n, limit - game.num(p, "energy"))
    if gain > 0:
        events.perform(game, Event("number", 0, p, gain, "energy", cause=ctx.source))


# --- attack by an instruction [VG 7.36] ----------------------------------------------------------------------------


@record
class OrderedAttack(NamedTuple):
    """[VG 7.36.1] Attackers and targets of attacks that an effect orders."""

    player: int
    attackers: tuple[int, ...]
    targets: tuple[int, ...]
    last: int = 0


BEFORE_AN_ATTACK: Final[tuple[str, ...]] = ("VG 10.4", "VG 11.6.1", "VG 11.8.2")


def attack(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.36.1] The units attack the units bound to `do.word`, after the check timing that follows the effect;
    [VG 7.36.2] during a battle, after that battle."""
    targets = ctx.get(do.word) or ()
    order = Frame("VG 7.36", 0, OrderedAttack(ctx.controller, ids, targets))
    at = next(i for i, frame in enumerate(game.frames) if frame.proc in BEFORE_AN_ATTACK)
    game.frames.insert(at, order)


def _check_before(game: Game, frame: Frame) -> str | None:
    game.frames.append(Frame("VG 11.6.1"))
    return None


def _pairs(game: Game, local: OrderedAttack) -> list[tuple[int, int]]:
    """[VG 7.36.1.1] The pairs of a standing unit that may attack and a target that it may attack."""
    found: list[tuple[int, int]] = []
    for a in local.attackers:
        obj = game.objects.get(a)
        if obj is None or obj.zone > GC or obj.state != STANDING or not queries.may(game, "attack", a, True):
            continue
        for b in local.targets:
            if b in game.objects and game.objects[b].zone <= GC and queries.may(game, "be attacked", b, True, a):
                found.append((a, b))
    return found


def _ask_pair(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(OrderedAttack)
    options = [Option("attack", pair) for pair in _pairs(game, local)]
    return Decision(local.player, "attack", options) if options else None


def _attack_pair(game: Game, frame: Frame) -> str | None:
    assert isinstance(frame.local, OrderedAttack)
    if frame.answer is None:
        return "end"
    a, b = frame.answer.cards
    frame.local = frame.local._replace(last=a)
    game.frames.append(Frame("VG 10.4", 0, Battle(frame.local.player, a, (b,), ordered=True)))  # [VG 7.36.1.2]
    return None


def _attack_again(game: Game, frame: Frame) -> str | None:
    """[VG 7.36.1.3] Ends if the unit stands again; otherwise the next unit attacks."""
    local = frame.locals(OrderedAttack)
    obj = game.objects.get(local.last)
    return "end" if obj is not None and obj.state == STANDING else "7.36.1.1"


ATTACK = procedure(
    "VG 7.36",
    "Attack by an instruction",
    Step("7.36.1", _check_before),
    Step("7.36.1.1", _attack_pair, ask=_ask_pair),
    Step("7.36.1.3", _attack_again),
)


def change_target(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.38.1] The attacking unit attacks this unit instead, and no other. [VG 7.38.1.1] [VG 10.1.5]"""
    frame = battle_frame(game)
    if frame is not None and ids:
        assert isinstance(frame.local, Battle)
        set_battle(game, frame, frame.local._replace(targets=ids[:1], attacked=ids[:1]))


VERBS: Final = {
    "soul-charge": Verb("VG 7.27", soul_charge),
    "retire": Verb("VG 7.18", retire),
    "heal": Verb("VG 7.20", heal),
    "call": Verb("VG 6.2", call),
    "ride": Verb("VG 6.3", ride),
    "deal damage": Verb("VG 7.35", deal_damage),
    "persona ride": Verb("VG 7.15.1.4", activate_persona_ride),
    "boost": Verb("VG 7.47", boost),
    "energy-charge": Verb("VG 7.48", energy_charge),
    "change target": Verb("VG 7.38", change_target),
    "attack": Verb("VG 7.36", attack),
}
