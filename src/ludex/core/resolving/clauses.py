"""What options and prompts tell of an ability, in the words of `tree/saying.py`: which option of a list, which ability
of a card, what a player may do. They are made only when somebody asks for the texts of a decision (`decisions.texts`).

They tell what is printed or what an effect says, never an object: nothing hidden can be read from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.play import Play
from ludex.core.happening.check_timing import waiting
from ludex.core.happening.replacement import Settle, applying
from ludex.core.resolving import playing
from ludex.core.resolving.paying import Owing
from ludex.core.resolving.resolving import Resolve
from ludex.core.tree import walk
from ludex.core.tree.saying import Sayer, saying

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def mode(game: Game, decision: Decision, option: Option, say: Sayer) -> str:
    """What the option of a list does."""
    modes = _asking(game, t.Modes)
    if not isinstance(modes, t.Modes) or option.n >= len(modes.options):
        return ""
    targets = modes.targets[option.n] if option.n < len(modes.targets) else ()
    return say(game.book.adjectives, modes.options[option.n], targets).mode(modes, option.n)


def may_do(game: Game, decision: Decision) -> str:
    """What the player may do."""
    asked = _asking(game, t.May)
    return saying(game.book.adjectives, asked).question(asked) if isinstance(asked, t.May) else ""


def way(game: Game, decision: Decision, option: Option, say: Sayer) -> str:
    """What the cost is that the player would pay."""
    local = game.frames[-1].local
    if not isinstance(local, Owing):
        return ""
    cost = local.ways[option.n]
    return say(game.book.adjectives, cost).block(cost)


def _asking(game: Game, kind: type[t.Instr]) -> t.Instr | None:
    """The instruction of that kind that asks now: the one in progress, or one of the ability that is being played."""
    local = game.frames[-1].local if game.frames else None
    if isinstance(local, Resolve):
        return local.block[local.i] if local.i < len(local.block) else None
    if isinstance(local, Play) and local.ability is not None:
        for node in walk.nodes(local.ability.modes, local.ability.do):
            if isinstance(node, kind):
                assert isinstance(node, t.Instr)
                return node
    return None


def used(game: Game, decision: Decision, option: Option, say: Sayer) -> str:
    """The ability that the option uses: the one that is being played, or an activated one of its card."""
    id = option.cards[0]
    local = game.frames[-1].local if game.frames else None
    if isinstance(local, Play) and local.ability is not None and local.source == id:
        return told(game, local.ability, printed(game, id), say)
    have = playing.activated(game, id) if id in game.objects else []
    return told(game, have[option.n], have, say) if option.n < len(have) else ""


def pending(game: Game, decision: Decision, option: Option, say: Sayer) -> str:
    """The waiting ability."""
    mine = waiting(game, decision.player)
    if option.n >= len(mine) or mine[option.n].source != option.cards[0]:
        return ""
    return told(game, mine[option.n].ability, printed(game, option.cards[0]), say)


def instead(game: Game, decision: Decision, option: Option, say: Sayer) -> str:
    """What happens instead of the event."""
    local = game.frames[-1].local
    if not isinstance(local, Settle):
        return ""
    source, _, ability = applying(game, local)[1][option.n]
    return told(game, ability, printed(game, source), say)


def printed(game: Game, id: int) -> Sequence[t.Ability]:
    """The abilities that the object has of itself, also of one that is gone."""
    obj = game.look(id)
    return obj.info.abilities if obj is not None else ()


def told(game: Game, ability: t.Ability, have: Sequence[t.Ability], say: Sayer) -> str:
    """What an ability does, in words. "" if the name of its card says enough: among the abilities `have` it is the only
    one of its class with its keyword."""
    alike = [other for other in have if type(other) is type(ability) and other.keyword == ability.keyword]
    return "" if alike == [ability] else say(game.book.adjectives, ability).does(ability)
