"""[VG 7.24] Counter-blast, [VG 7.25] soul-blast, [VG 7.26] counter-charge, [VG 7.27] soul-charge, [VG 7.48]
energy-charge, [VG 7.49] energy-blast: what their numbers are, who hears of them.

Each of them is a query: `Rule("permit", "soul-blast", YOURS, n=-1)` lowers the number when the player's cards do it.
[VG 7.28.1] core:queries.limit, core:_altered. A cost that is lost is not paid: [VG 7.21.1] core:plan_of.
As effects they are all or nothing: [VG 7.24.3] [VG 7.25.3] core:_do_if.

A tree may say `Do("counter-blast", n=2)`, as a cost or as an effect, with a selector for cards of a kind; `spelled_out`
puts the instructions of the action in its place when the card is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.tree import walk
from ludex.core.values import queries, select
from ludex.games.vg.c04_zones import DECK

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Block = tuple[t.Instr, ...]

DAMAGE_UP: Final[t.Sel] = t.YOURS & t.Zone(("damage",)) & t.FaceUp()
DAMAGE_DOWN: Final[t.Sel] = t.YOURS & t.Zone(("damage",)) & t.FaceUp(False)
YOUR_SOUL: Final[t.Sel] = t.YOURS & t.Zone(("soul",))
COUNTER_BLAST: Final = "counter-blast"
SOUL_BLAST: Final = "soul-blast"
COUNTER_CHARGE: Final = "counter-charge"
SOUL_CHARGE: Final = "soul-charge"
ENERGY_CHARGE: Final = "energy-charge"
ENERGY_BLAST: Final = "energy-blast"


def _choice(action: str, n: t.Amount, among: t.Sel, such: t.Sel, name: str, or_more: bool, differ: str) -> t.Choose:
    """The choice of the cards of an action: as many as its number says, or at least so many (`or_more`)."""
    what = among if such == t.ANY else among & such
    if or_more:
        assert isinstance(n, int)
        return t.Choose(name, t.Count(what), what, up_to=True, least=n, differ=differ)
    return t.Choose(name, t.Altered(action, n), what, differ=differ)


def counter_blast(
    n: t.Amount, such: t.Sel = t.ANY, name: str = COUNTER_BLAST, or_more: bool = False, differ: str = ""
) -> Block:
    """[VG 7.24.1] [VG 7.24.2] As a cost: chooses face up cards in the damage zone, [VG 7.24.2.1] of those that are
    such, and turns them face down. A cost that has it twice gives each its own `name`."""
    choice = _choice(COUNTER_BLAST, n, DAMAGE_UP, such, name, or_more, differ)
    return (choice, t.SetFace(t.Ref(name), False, COUNTER_BLAST), t.Do(COUNTER_BLAST, word=name))


def soul_blast(
    n: t.Amount, such: t.Sel = t.ANY, name: str = SOUL_BLAST, or_more: bool = False, differ: str = ""
) -> Block:
    """[VG 7.25.1] [VG 7.25.2] As a cost: chooses cards in the soul, [VG 7.25.2.1] of those that are such, and puts
    them into the drop zone."""
    choice = _choice(SOUL_BLAST, n, YOUR_SOUL, such, name, or_more, differ)
    return (choice, t.Move(t.Ref(name), "drop", SOUL_BLAST), t.Do(SOUL_BLAST, word=name))


def all_or_nothing(n: t.Amount, among: t.Sel, block: Block, action: str = COUNTER_BLAST) -> Block:
    """As an effect: performs the block only if so many cards can be chosen."""
    return (t.If(t.Compare(t.Count(among), ">=", t.Altered(action, n)), block),)  # [VG 7.24.3] [VG 7.25.3]


def counter_charge(n: t.Amount, such: t.Sel = t.ANY, name: str = COUNTER_CHARGE) -> Block:
    """[VG 7.26.1] Turns `n` face down cards of the damage zone face up, or all if there are fewer."""
    choice = _choice(COUNTER_CHARGE, n, DAMAGE_DOWN, such, name, False, "")
    return (choice, t.SetFace(t.Ref(name), True, COUNTER_CHARGE), t.Do(COUNTER_CHARGE, word=name))


ACTIONS: Final[dict[str, tuple[Callable[[t.Amount, t.Sel, str], Block], t.Sel | None]]] = {
    COUNTER_BLAST: (counter_blast, DAMAGE_UP),
    SOUL_BLAST: (soul_blast, YOUR_SOUL),
    COUNTER_CHARGE: (counter_charge, None),
}
"""Action -> its instructions, and among which cards there must be enough if it is an effect (None: never mind)."""


def spelled_out(tree: Any, cost: bool = False, names: set[str] | None = None) -> Any:
    """The tree with the instructions of counter-blast, soul-blast and counter-charge where it says only the action
    (`Do` without a word). [VG 7.24.2] [VG 7.25.2] As a cost it is paid; [VG 7.24.3] [VG 7.25.3] as an effect it is
    performed if there are enough cards. Each action of an ability has a name of its own."""
    used: set[str] = set() if names is None or isinstance(tree, t.Ability) else names
    if type(tree) is tuple:
        parts = [_block_of(part, cost, used) or (spelled_out(part, cost, used),) for part in tree]
        return tuple([part for block in parts for part in block])
    if not isinstance(tree, t.Node):
        return tree
    changed: dict[str, Any] = {}
    for name in walk.field_names(tree):
        old = getattr(tree, name)
        if isinstance(old, (t.Node, tuple)):
            new = spelled_out(old, name == "cost", used)
            if new != old:
                changed[name] = new
    made: Any = tree
    return replace(made, **changed) if changed else tree


def _block_of(part: object, cost: bool, used: set[str]) -> Block:
    if not isinstance(part, t.Do) or part.verb not in ACTIONS or part.word:
        return ()
    make, among = ACTIONS[part.verb]
    name = next(name for name in (part.verb, *(f"{part.verb} {n}" for n in range(2, 99))) if name not in used)
    used.add(name)
    such = t.ANY if part.what == t.SELF else part.what
    block = make(part.n, such, name)
    if cost or among is None:
        return block
    return all_or_nothing(part.n, among if such == t.ANY else among & such, block, part.verb)


def _performed(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """The cards bound to `do.word` were turned or moved by the action."""
    tell(game, ctx, do.verb, len(ctx.get(do.word) or ()))


def tell(game: Game, ctx: Ctx, action: str, n: int) -> None:
    """Announces that the player has performed the action: [VG 7.24.4] counter-blast, [VG 7.25.4] soul-blast,
    [VG 7.26.2] counter-charge, [VG 7.27.2] soul-charge. The event is about the card whose ability did it, and its
    amount is how many cards: [VG 7.24.4.1] [VG 7.25.4.1] [VG 7.26.2.1] [VG 7.27.2.1]. What was for the next time is
    used up, [VG 7.28.2] all of it together [VG 7.28.2.1]. RULING-VG-090: also if the number has become 0."""
    if n:
        events.announce(game, action, ctx.source, ctx.controller, n)
    queries.use_up(game, action, ctx.source)


def soul_charge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.27.1] Puts `n` cards from the top of the deck into the soul, one by one. [VG 7.6.2]"""
    put = 0
    for _ in range(queries.limit(game, SOUL_CHARGE, ctx.source, n)):
        deck = game.at(DECK, ctx.controller)
        if not deck:
            break
        events.perform(game, events.moving(game, deck[-1], "soul", ctx.controller, SOUL_CHARGE, cause=ctx.source))
        put += 1
    tell(game, ctx, SOUL_CHARGE, put)


# --- energy ----------------------------------------------------------------------------------------------------------


def energy_charge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.48.1] Raises the energy of the effect's master [VG 7.48.1.1], up to the limit if there is one.
    [VG 7.48.2] If nothing rises, it was not performed. [VG 7.48.2.1]"""
    p = ctx.controller
    limit = game.nums[p].get("energy limit")
    gain = queries.limit(game, ENERGY_CHARGE, ctx.source, n)
    if limit is not None:
        gain = min(gain, limit - game.num(p, "energy"))
    if gain > 0:
        events.perform(game, Event("number", 0, p, gain, "energy", cause=ctx.source))
        tell(game, ctx, ENERGY_CHARGE, gain)  # [VG 7.48.2.1]


def _to_blast(game: Game, ctx: Ctx, n: int) -> int:
    return max(0, queries.limit(game, ENERGY_BLAST, ctx.source, n))


def can_energy_blast(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[VG 7.49.2] Whether the player has that much energy."""
    return game.num(ctx.controller, "energy") >= _to_blast(game, ctx, select.amount(game, do.n, ctx))


def energy_blast(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.49.1] Lowers the energy of the effect's master [VG 7.49.1.1]; not at all if there is less than that.
    [VG 7.49.2]"""
    if not can_energy_blast(game, ctx, do):
        return
    n = _to_blast(game, ctx, n)
    events.perform(game, Event("number", 0, ctx.controller, -n, "energy", cause=ctx.source))
    tell(game, ctx, ENERGY_BLAST, n)


VERBS: Final[dict[str, Verb]] = {
    COUNTER_BLAST: Verb("VG 7.24", _performed),
    SOUL_BLAST: Verb("VG 7.25", _performed),
    COUNTER_CHARGE: Verb("VG 7.26", _performed),
    SOUL_CHARGE: Verb("VG 7.27", soul_charge),
    ENERGY_CHARGE: Verb("VG 7.48", energy_charge),
    ENERGY_BLAST: Verb("VG 7.49", energy_blast, can_energy_blast),
}
