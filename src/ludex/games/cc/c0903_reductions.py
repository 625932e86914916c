"""[CC 903.2g-4] Changes to the cost of an ability: the player chooses which part of the aether a reduction removes.

NB: for a card in the field, an effect on costs concerns its abilities, because the card itself has already been
played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Spending
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.play import Playable
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.cc import c0903_changes as changes
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_dear as dear
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0903_changes import FREE_PART, fixed, parts, without
from ludex.games.cc.c0907_aether import CUT, MORE
from ludex.games.cc.c0907_kinds import AetherNeed

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def payable(have: aether.Supply, need: AetherNeed, down: int) -> bool:
    """Whether the need can be paid after `down` reductions, with some choice of parts."""
    if dear.payable(have, need):
        return True
    return down > 0 and any(payable(have, without(need, 0, (cut,)), down - 1) for cut in parts(need))


def ask(game: Game, ability: Playable, ctx: Ctx, need: AetherNeed, have: aether.Supply | None) -> Decision | None:
    """[CC 903.2g-4] Asks for one part after another, while a reduction is left and the need is not zero. `have` is
    what can be paid with; None: the caller looks which parts leave the rest payable."""
    more, down = changes.change(game, ctx.source)
    cuts = ctx.get(CUT) or ()
    now = without(need, more, cuts)
    left = down - len(cuts)
    if left <= 0 or now.total <= 0:
        return None
    able = [cut for cut in parts(now) if have is None or payable(have, without(now, 0, (cut,)), left - 1)]
    words = {cut: "free" if cut == FREE_PART else ELEMENTS[cut] for cut in able}
    options = [Option("reduce", (), cut, words[cut]) for cut in able]
    return Decision(ctx.controller, "which part costs less?", options, ctx.source) if options else None


def need_now(game: Game, ctx: Ctx, do: t.Do) -> AetherNeed:
    """The aether that a part of a cost demands, as far as it is fixed."""
    return fixed(kinds.need_in(do.word, select.amount(game, do.n, ctx)), ctx)


# --- aether as a part of a cost -------------------------------------------------------------------------------------


def producers(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    """The objects that could produce aether for a cost."""
    return list(dict.fromkeys([source.id for source in aether.sources(game, ctx.controller)]))


def payable_without(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> bool:
    """[CC 1002.5] Whether the aether can be paid completely without the objects `kept`, by abilities that cost no more
    than their own card."""
    have = aether.supply(game, ctx.controller, kept)
    have.dear = None
    return _enough(game, ctx, do, have)


def _enough(game: Game, ctx: Ctx, do: t.Do, have: aether.Supply) -> bool:
    need = need_now(game, ctx, do)
    if ctx.get(MORE) is not None or not layers.index_of(game).prices:
        return dear.payable(have, need)
    more, down = changes.change(game, ctx.source)
    return payable(have, without(need, more, ()), down)


def can_pay(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """Whether the aether can be paid by whatever abilities the player may use."""
    return _enough(game, ctx, do, aether.supply(game, ctx.controller, ctx.get(dear.KEPT) or ()))


def after_more(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> Iterator[Game]:
    """The positions after using aether abilities that cost more than their own card."""
    return dear.after(game, ctx.controller, (*kept, *(ctx.get(dear.KEPT) or ())))


def whole(game: Game, ctx: Ctx, do: t.Do, rest: tuple[t.Instr, ...], kept: tuple[int, ...]) -> bool | None:
    """[CC 907.2] Whether the aether, the rest of the cost, and a payment that this one interrupts can be paid; None:
    there is none."""
    if dear.interrupted(game) < 0:
        return None
    return dear.settles(game, need_now(game, ctx, do), dear.as_is(ctx), rest, (*kept, *(ctx.get(dear.KEPT) or ())))


def used_by_more(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    return dear.touched(game, ctx.controller)


def turns(game: Game, id: int) -> str:
    """To which orientation an object is turned that produces aether; empty if it may leave the field for it."""
    for source in aether.sources_of(game, game.objects[id].player, id):
        ability = layers.abilities(game, id)[source.ability]
        if isinstance(ability, t.Activated) and not all(isinstance(part, t.SetState) for part in ability.cost):
            return ""
    return "rested"


SPENDS: Final = Spending(producers, payable_without, turns, True, after_more, used_by_more, whole)
