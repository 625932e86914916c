"""[VG 7.36] Attacks by an instruction, [VG 7.38] changed targets, [VG 7.46] twin drives, [VG 7.47] boosts by an
instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.position.records import record
from ludex.core.values import queries
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import GC, STANDING, Battle, battle, battle_frame, set_battle

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


def boost(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.47.1] The given units boost the attacking unit, each for itself. [VG 7.47.1.2.1]"""
    now = battle(game)
    if now is not None and now.attacking:
        for id in ids:
            c06.boost(game, id, now.attacking)


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


VERBS: Final[dict[str, Verb]] = {
    "attack": Verb("VG 7.36", attack),
    "boost": Verb("VG 7.47", boost),
    "change target": Verb("VG 7.38", change_target),
}
