"""[CC 1016] [CC 1017] Gaining and exchanging control, for good or for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import carrying, events
from ludex.core.position.game import Effect
from ludex.core.values import durations
from ludex.games.cc.c0300_zones import CASTER, STATES, in_field

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

CONTROL: Final = "control"
"""The query of the effect that stands for a change of control. Nothing asks it: the newest such effect on an entity
says who controls it [CC 105.3]; without one it is the owner [CC 105.3a]."""
WHILE_THERE: Final = "while in the field"
"""The duration that ends when the card with the ability leaves the field."""
UNTIL: Final = frozenset(("", "turn", "battle", *(f"while {state}" for state in STATES), WHILE_THERE))
"""How long control may last; "" is for good."""

OWNED: Final = "owned by the player of"
"""The relation of a card to those of its owner's side."""


def owned(game: Game, obj: Obj, other: Obj) -> bool:
    """[CC 105.2] Whether the player of `other` owns the card, whoever controls it."""
    return obj.owner == other.player


def gain_control(game: Game, player: int, *ids: int, cause: int = 0, until: str = "") -> None:
    """[CC 1016.1] [CC 1016.1a] [CC 1016.1b] Moves entities to the player's servant or caster zone at the same time;
    they stay the same entities. With a duration, control goes back when it ends (`give_back`)."""
    if until not in UNTIL:
        raise ValueError(f"no duration {until!r}; there is {', '.join(sorted(UNTIL))}")
    taken = [
        id for id in ids if (obj := game.objects.get(id)) is not None and in_field(obj.zone) and obj.player != player
    ]
    if taken:
        _record(game, player, tuple(taken), cause, until)
        events.perform(game, *(_move(game, id, player, cause) for id in taken))


def _record(game: Game, player: int, ids: tuple[int, ...], cause: int, until: str) -> None:
    game.add_effect(Effect(t.Rule("permit", CONTROL, t.ANY), until, cause, player, game.tick(), ids, ()))


def _move(game: Game, id: int, player: int, cause: int) -> Event:
    zone = "caster" if game.objects[id].zone == CASTER else "servant"
    return events.moving(game, id, zone, player, CONTROL, cause=cause)


def expire(game: Game, word: str) -> None:
    """[CC 909.7] Ends the effects with this duration, and gives back what was controlled for that time."""
    before = game.effects
    carrying.changing(game, lambda: durations.expire(game, word))
    give_back(game, before)


def end_turn(game: Game) -> None:
    """[CC 507.5a] Ends the effects that last until end of turn, and gives back what was controlled for that time."""
    before = game.effects
    carrying.changing(game, lambda: durations.end_turn(game))
    give_back(game, before)


def give_back(game: Game, before: tuple[Effect, ...]) -> None:
    """[CC 105.3] Returns the entities whose change of control was in `before` and has ended: to the player of the last
    change of control that is left on them, else to the owner [CC 105.3a]."""
    if game.effects is before:
        return
    kept = {id(effect) for effect in game.effects}
    ended = [effect for effect in before if _of_control(effect) and id(effect) not in kept]
    batch: list[Event] = []
    for one in dict.fromkeys(one for effect in ended for one in effect.subjects or ()):
        obj = game.objects.get(one)
        if obj is None or not in_field(obj.zone):
            continue
        left = [e for e in game.effects if _of_control(e) and e.subjects is not None and one in e.subjects]
        player = max(left, key=lambda e: e.stamp).controller if left else obj.owner
        if obj.player != player:
            batch.append(_move(game, one, player, 0))
    if batch:
        events.perform_all(game, tuple(batch))


def _of_control(effect: Effect) -> bool:
    return isinstance(effect.node, t.Rule) and effect.node.query == CONTROL


def _do_control(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1016.1] The controller gains control of the cards; `do.word` is how long (`UNTIL`)."""
    gain_control(game, ctx.controller, *ids, cause=ctx.source, until=do.word)


def _do_exchange(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1017.1] Exchanges control of one card of each player; nothing happens if one of them is gone
    [CC 1017.1a]."""
    mine = [id for id in ids if game.objects[id].player == ctx.controller]
    theirs = [id for id in ids if game.objects[id].player != ctx.controller]
    if len(mine) != 1 or len(theirs) != 1:
        return
    batch: list[Event] = []
    for id, player in ((mine[0], 1 - ctx.controller), (theirs[0], ctx.controller)):
        _record(game, player, (id,), ctx.source, "")
        batch.append(_move(game, id, player, ctx.source))
    events.perform_all(game, tuple(batch))


VERBS: Final[dict[str, Verb]] = {
    "gain control": Verb("CC 1016.1", _do_control),
    "exchange control": Verb("CC 1017.1", _do_exchange),
}
