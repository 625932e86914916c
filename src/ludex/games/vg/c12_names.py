"""[VG 12.2.1] Abilities that cards of one name may use only once a turn together, because their text says so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn
from ludex.core.tree import walk
from ludex.core.values import tally

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

BY_NAME: Final = "name"
"""The word of the verb `cannot be used`: no card of that name may use the ability again this turn."""
USED: Final = "used under its name"
BARRING: Final = t.Do("cannot be used", word=BY_NAME)


def names_of(game: Game, id: int) -> tuple[str, ...]:
    obj = game.look(id)
    return obj.card.names if obj is not None else ()


def _key(player: int, name: str) -> str:
    """The name under which `Game.memory` keeps it; it is forgotten when a turn begins (`tally.forget`)."""
    return f"{tally.MARK}{player} {USED} {name}"


def limited(ability: t.Ability) -> bool:
    return isinstance(ability, (t.Activated, t.Automatic)) and BARRING in walk.nodes(ability.do, skip=(t.Ability,))


def bar(game: Game, player: int, source: int) -> None:
    """[VG 12.2.1] Makes such abilities of the player's cards with a name of this card unusable for the turn, and
    cancels those that stand by. [VG 12.2.1.2.2]"""
    names = names_of(game, source)
    for name in names:
        game.remember(_key(player, name), 1)
    game.pending = tuple(
        [
            p
            for p in game.pending
            if p.controller != player or not limited(p.ability) or not set(names) & set(names_of(game, p.source))
        ]
    )


def _used(game: Game, ctx: Ctx) -> bool:
    return any(game.remembers(_key(ctx.controller, name)) for name in names_of(game, ctx.source))


def with_limit(ability: t.Ability) -> t.Ability:
    """The ability with the condition that no card of its name has used it this turn, if its text limits it so."""
    if not isinstance(ability, (t.Activated, t.Automatic)) or not limited(ability):
        return ability
    unused = t.Unless(t.Named(USED))
    if unused in walk.nodes(ability.cond):
        return ability
    return replace(ability, cond=unused if ability.cond is None else t.Both((ability.cond, unused)))


CONDITIONS: Final[dict[str, CondFn]] = {USED: _used}
