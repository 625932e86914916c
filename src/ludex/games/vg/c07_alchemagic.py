"""[VG 7.44] Alchemagic: an order that is played with the cost and the text of another one added.

A card that allows it widens the query `alchemagic` for the order that is played: `Rule("widen", "alchemagic", YOURS &
Word("type", "order"), Zone(("drop",)) & Word("type", "order"))`; `Ref("subject")` is the order that is played. If it
says that the order that is added is bound, it permits the query `alchemagic binds` for that order. RULING-VG-251
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import CondFn
from ludex.core.flow.decisions import DONE, Decision, Option, distinct
from ludex.core.flow.frames import Frame, Procedure, Step, procedure
from ludex.core.flow.play import Play, local_play
from ludex.core.happening import events
from ludex.core.position.game import Ctx, Effect
from ludex.core.position.records import record
from ludex.core.resolving import playing
from ludex.core.values import layers, queries
from ludex.core.values.memo import MOST
from ludex.games.vg.c04_zones import DROP, ORDER_AREA

if TYPE_CHECKING:
    from ludex.core.position.game import Game

ALCHEMAGIC: Final = "alchemagic"
BINDS: Final = "alchemagic binds"
NO_TEXT: Final = t.Spell()


def _sum(a: t.Amount, b: t.Amount) -> t.Amount:
    if isinstance(a, t.Altered) and isinstance(b, t.Altered):
        return t.Altered(a.query, _sum(a.n, b.n))
    return a + b if isinstance(a, int) and isinstance(b, int) else t.Plus((a, b))


def _one(a: t.Instr, b: t.Instr) -> bool:
    """Whether two parts of the costs are the same action, so that their numbers are added."""
    if isinstance(a, t.Choose) and isinstance(b, t.Choose):
        return replace(a, n=0) == replace(b, n=0)
    if isinstance(a, t.Do) and isinstance(b, t.Do):
        return not a.word and replace(a, n=0) == replace(b, n=0)
    return False


def joined_cost(first: tuple[t.Instr, ...], second: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """[VG 7.44.1.3] The costs of both orders, the second after the first. The same action in both is one action, with
    the numbers added; what it does with the cards is done once."""
    parts = list(first)
    names: set[str] = set()
    for part in second:
        same = next((i for i, have in enumerate(parts) if _one(have, part)), -1)
        if same >= 0:
            have = parts[same]
            assert isinstance(have, (t.Choose, t.Do)) and isinstance(part, (t.Choose, t.Do))
            parts[same] = replace(have, n=_sum(have.n, part.n))
            if isinstance(have, t.Choose):
                names.add(have.name)
        elif part not in parts or not _uses(part, names):
            parts.append(part)
    return tuple(parts)


def _uses(part: t.Instr, names: set[str]) -> bool:
    if isinstance(part, (t.Move, t.SetFace, t.SetState)):
        return isinstance(part.what, t.Ref) and part.what.name in names
    return isinstance(part, t.Do) and part.word in names


def joined(first: t.Spell, second: t.Spell) -> t.Spell:
    """[VG 7.44.1.3] The text of an order with that of another one added: costs and conditions, then the rest."""
    conds = tuple(cond for cond in (first.cond, second.cond) if cond is not None)
    cond = t.Both(conds) if len(conds) > 1 else conds[0] if conds else None
    cost = joined_cost(first.cost, second.cost)
    return replace(first, do=first.do + second.do, targets=first.targets + second.targets, cost=cost, cond=cond)


def _spell(game: Game, id: int) -> t.Spell:
    spells = game.objects[id].info.spells
    return spells[0] if spells else NO_TEXT


MIXTURES: Final[dict[tuple[int, int], tuple[t.Spell, t.Spell, t.Spell]]] = {}
"""The ids of two texts -> both, which keeps them alive, and the joined text."""


def _mixture(first: t.Spell, second: t.Spell) -> t.Spell:
    """`joined`, worked out once for the same two texts."""
    key = (id(first), id(second))
    found = MIXTURES.get(key)
    if found is None:
        if len(MIXTURES) >= MOST:
            MIXTURES.clear()
        found = (first, second, joined(first, second))
        MIXTURES[key] = found
    return found[2]


def partners(game: Game, player: int, card: int) -> list[int]:
    """[VG 7.44.1.2] The orders that can be added to the order so that the whole cost can be paid."""
    return [id for id in _named(game, player, card) if _fits(game, player, card, id, 0)]


def can_mix(game: Game, player: int, card: int) -> bool:
    """Whether there is an order that can be added to the order in the player's hand."""
    seen: set[int] = set()
    for other in _named(game, player, card):
        kind = id(game.objects[other].info)
        if kind not in seen and _fits(game, player, card, other, card):
            return True
        seen.add(kind)
    return False


def _named(game: Game, player: int, card: int) -> list[int]:
    if ALCHEMAGIC not in layers.index_of(game).rules:
        return []
    return queries.among(game, ALCHEMAGIC, card, [], game.at(DROP, player))


def _fits(game: Game, player: int, card: int, other: int, without: int) -> bool:
    return playing.playable(game, _mixture(_spell(game, card), _spell(game, other)), Ctx(card, player), without)


@record
class Mixing(NamedTuple):
    """[VG 7.44.1] An order in the order area, and the order that was designated for it (0: none)."""

    player: int
    card: int
    other: int = 0


def offer(game: Game, player: int, card: int) -> None:
    """[VG 7.44.1.1] The order has been put into the order area: the player may now add another one."""
    if partners(game, player, card):
        game.frames.append(Frame("VG 7.44", 0, Mixing(player, card)))


def _ask_partner(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Mixing)
    options = [Option("mix", (id,)) for id in distinct(game, partners(game, local.player, local.card))]
    if playing.playable(game, _spell(game, local.card), Ctx(local.card, local.player)):
        options.append(DONE)
    return Decision(local.player, "alchemagic?", options, local.card) if options else None


def _designate(game: Game, frame: Frame) -> str | None:
    """[VG 7.44.1.2] The other order is designated; it is not played. RULING-VG-251: it stays where it is, unless the
    text binds it."""
    local = frame.locals(Mixing)
    if frame.answer is None or frame.answer == DONE:
        return "end"
    other = frame.answer.cards[0]
    if queries.may(game, BINDS, other, False):
        event = events.moving(game, other, "bind", -1, "bind", cause=local.card)
        events.perform(game, event)
        other = event.new
    frame.local = local._replace(other=other)
    return None


def _add_text(game: Game, frame: Frame) -> str | None:
    """[VG 7.44.1.3] The texts are joined; [VG 7.44.2] the order gets the other's continuous and automatic abilities.
    [VG 7.44.1.4] After that it is played like any order."""
    local = frame.locals(Mixing)
    below = game.frames[-2]
    play = local_play(below)
    whole = joined(_spell(game, local.card), _spell(game, local.other))
    below.local = play.with_ability(whole).by_means(ALCHEMAGIC)
    events.announce(game, ALCHEMAGIC, local.card, local.player)
    others = tuple(a for a in game.objects[local.other].card.abilities if isinstance(a, (t.Passive, t.Automatic)))
    if others:
        node = t.Grant(t.SELF, others)  # [VG 7.44.2]
        game.add_effect(Effect(node, "turn", local.card, local.player, game.tick(), (local.card,), ()))
    return None


MIXING: Final[Procedure] = procedure(
    "VG 7.44",
    "Alchemagic",
    Step("7.44.1.2", _designate, ask=_ask_partner),
    Step("7.44.1.3", _add_text),
)


def _part_of_alchemagic(game: Game, ctx: Ctx) -> bool:
    """Whether the order that is played has another one added."""
    for frame in game.frames:
        if isinstance(frame.local, Play) and frame.local.source == ctx.source and frame.local.means == ALCHEMAGIC:
            obj = game.objects.get(ctx.source)
            return obj is not None and obj.zone == ORDER_AREA
    return False


CONDITIONS: Final[dict[str, CondFn]] = {
    ALCHEMAGIC: _part_of_alchemagic,
}
