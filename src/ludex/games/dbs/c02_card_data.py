"""Chapter 2: the printed parts of a card that play needs, and paying energy (2-11).

A card is made from a row of a file (`cards`). Texts ask for its words: [DBS 2-1-2] core:words. Notes in round brackets
are not skills: [DBS 2-12-3] lang:read_lines.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.tree import Ability, Activated, Do, Instr, Modes, Price
from ludex.core.values import completing, costs, layers, queries, select, settling
from ludex.games.dbs.c03_game_areas import ENERGY, REST_MODE

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

COLORS: Final[tuple[str, ...]] = ("red", "blue", "green", "yellow", "black", "white")
Purse = dict[tuple[str, ...], list[int]]


@record
class Due(NamedTuple):
    """Energy to be paid: the total number, and the colours that are specified. While it is paid: how many of each
    group of the purse the player rests (empty: not decided), and the cards picked so far."""

    player: int
    n: int
    specified: tuple[str, ...]
    about: int = 0
    counts: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()


def is_extra(game: Game, id: int) -> bool:
    return "extra" in layers.words(game, id, "type")


def purse(game: Game, player: int) -> Purse:
    """A player's Active Mode energy that no effect keeps from being switched to Rest Mode, grouped by colours."""
    result: Purse = {}
    index = layers.index_of(game)
    recoloured = "color" in index.words
    last: tuple[str, ...] = ()
    have: list[int] | None = None
    for id in game.at(ENERGY, player):
        obj = game.objects[id]
        if obj.state == 0 and (not index.bars or can_rest(game, id)):
            colors = layers.words(game, id, "color") if recoloured else obj.info.words.get("color", ())
            if have is None or (colors is not last and colors != last):  # most are like the one before
                last = colors
                have = result.get(colors)
                if have is None:
                    have = []
                    result[colors] = have
            have.append(id)
    return result


def can_rest(game: Game, id: int, cause: int = 0) -> bool:
    """[DBS 1-3-3] Whether no effect forbids to switch the card to Rest Mode."""
    return queries.allowed(game, "state", "rest", id, cause)


def covers(counts: dict[tuple[str, ...], int], specified: tuple[str, ...]) -> bool:
    """[DBS 2-11-1] Whether these numbers of energies, by colours, include the specified colours, one energy for each.
    [DBS 2-4-1]"""
    if not specified:
        return True
    color, rest = specified[0], specified[1:]
    for kind, n in counts.items():
        if n and color in kind:
            fewer = dict(counts)
            fewer[kind] = n - 1
            if covers(fewer, rest):
                return True
            if len(kind) == 1:
                return False
    return False


def affordable(have: Purse, n: int, specified: tuple[str, ...]) -> bool:
    """[DBS 2-11-1-1] [DBS 2-11-1-2] Whether the energy is sufficient in number and in colours."""
    if n <= 0:
        return True
    total = 0
    for ids in have.values():
        total += len(ids)
    if total < n:
        return False
    if not specified:
        return True
    wanted = specified[:n]
    color = wanted[0]
    if wanted.count(color) == len(wanted):
        found = 0
        for kind, ids in have.items():
            if color in kind:
                found += len(ids)
        return found >= len(wanted)
    return covers({kind: len(ids) for kind, ids in have.items()}, wanted)


def ways(have: Purse, n: int, specified: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The different ways to pay: how many energies of each group, in the order of the purse."""
    kinds = list(have)
    if len(kinds) == 1:
        kind = kinds[0]
        return [(n,)] if n <= len(have[kind]) and all(color in kind for color in specified[:n]) else []
    found: list[tuple[int, ...]] = []
    counts: list[tuple[int, ...]] = [()]
    for kind in kinds[:-1]:
        counts = [(*c, k) for c in counts for k in range(min(len(have[kind]), n - sum(c)) + 1)]
    for kind in kinds[-1:]:
        counts = [(*c, n - sum(c)) for c in counts if n - sum(c) <= len(have[kind])]  # the last group pays the rest
    for c in counts:
        if sum(c) == n and covers(dict(zip(kinds, c, strict=True)), specified[:n]):
            found.append(c)
    return found


def price(game: Game, id: int) -> int:
    """[DBS 8-6-2-3-1] The total cost of a card, including changes by effects."""
    printed = game.objects[id].info.figures.get("cost", 0)
    return settling.price(game, id, printed) if layers.index_of(game).prices else printed


def spend_prices(game: Game, id: int) -> None:
    """[DBS 8-6-2-3-1] Ends the changes of cost for the next card (`Price.once`) that applied to this card."""
    if any(isinstance(effect.node, Price) and effect.node.once for effect in game.effects):
        entries = [e for e in layers.index_of(game).prices if isinstance(e.node, Price) and e.node.once]
        spent = {entry.stamp for entry in entries if settling.applies(game, entry, id)}
        once = [e for e in game.effects if isinstance(e.node, Price) and e.node.once and e.stamp in spent]
        game.set_effects(tuple(effect for effect in game.effects if effect not in once))


def specified(game: Game, id: int) -> tuple[str, ...]:
    """[DBS 2-11-1] The colours that are specified within a card's cost, unless an effect waives them."""
    printed = game.objects[id].info.words.get("specified", ())
    if not printed or not queries.may(game, "specified cost", id, True):
        return ()
    left: list[str] = []
    for color in dict.fromkeys(printed):
        n = printed.count(color)
        left += [color] * max(0, queries.limit(game, f"specified {color}", id, n))
    return tuple(left)


def pay_energy(game: Game, player: int, n: int, colors: tuple[str, ...], about: int = 0) -> None:
    """[DBS 2-11-1] Starts the payment. The player chooses which energy to rest [DBS 3-8-2]."""
    if n > 0:
        push(game, "DBS 2-11-1", Due(player, n, colors, about))


def _told(kinds: list[tuple[str, ...]], counts: tuple[int, ...]) -> str:
    return ", ".join(f"{n} {'/'.join(kind) or 'colourless'}" for kind, n in zip(kinds, counts, strict=True) if n)


def _open_ways(game: Game, local: Due, have: Purse) -> list[tuple[int, ...]]:
    """The ways to pay after which the rest of the cost can still be paid."""
    found = ways(have, local.n, local.specified)
    owed = paying.owed(game)
    return found if owed is None else [way for way in found if _leaves(game, owed, have, way, ())]


def _leaves(
    game: Game, owed: tuple[Ctx, tuple[Instr, ...]], have: Purse, way: tuple[int, ...], picked: tuple[int, ...]
) -> bool:
    """Whether the rest of the cost can be paid after this way, with the cards `picked` among those rested."""
    each = []
    for ids, n in zip(have.values(), way, strict=True):
        fixed = tuple(id for id in ids if id in picked)
        others = [id for id in ids if id not in picked]
        each.append([fixed + more for more in combinations(others, n - len(fixed))])
    ctx, rest = owed
    spends = game.book.verbs["energy"].spends
    assert spends is not None
    return any(
        completing.completes(completing.used_up(game, tuple(id for ids in used for id in ids), spends), ctx, rest)
        for used in product(*each)
    )


def _ask_ways(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Due)
    have = purse(game, local.player)
    if len(have) < 2:
        return None
    kinds = list(have)
    found = _open_ways(game, local, have)
    options = [Option("pay", (), i, _told(kinds, counts)) for i, counts in enumerate(found)]
    return Decision(local.player, "pay energy", options, local.about) if options else None


def _choose_way(game: Game, frame: Frame) -> str | None:
    """Decides how many energies of each colour are rested."""
    local = frame.locals(Due)
    have = purse(game, local.player)
    found = _open_ways(game, local, have)
    if found:
        counts = found[frame.answer.n if frame.answer is not None else 0]
        frame.local = local._replace(counts=counts)
    return None


def _open_cards(game: Game, local: Due, have: Purse) -> list[int]:
    """[DBS 3-8-2] The cards among which the player picks the next one, of equal ones the first: those of a colour of
    which not all are rested, and with which the rest of the cost can still be paid; empty: there is nothing to pick."""
    picked = local.picked
    for ids, n in zip(have.values(), local.counts, strict=True):
        left = [id for id in ids if id not in picked] if picked else ids
        if 0 < n - (len(ids) - len(left)) < len(left):
            owed = paying.owed(game)
            if owed is not None:
                left = [id for id in left if _leaves(game, owed, have, local.counts, (*picked, id))]
            unlike = distinct(game, left)
            if owed is not None or len(unlike) > 1:
                return unlike
    return []


def _ask_card(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Due)
    ids = _open_cards(game, local, purse(game, local.player)) if local.counts else []
    options = [Option("pay with", (id,)) for id in ids]
    return Decision(local.player, "pay energy", options, local.about) if options else None


def _rest_energy(game: Game, frame: Frame) -> str | None:
    """[DBS 2-11-1-1] [DBS 2-11-1-2] Switches the chosen energies to Rest Mode at the same time. Cards that differ are
    picked one by one [DBS 3-8-2]."""
    local = frame.locals(Due)
    if frame.answer is not None:
        frame.local = local._replace(picked=(*local.picked, frame.answer.cards[0]))
        return "3-8-2"
    batch: list[Event] = []
    if local.counts:
        player, picked = local.player, local.picked
        for ids, n in zip(purse(game, player).values(), local.counts, strict=True):
            first = sorted(ids, key=lambda id: id not in picked) if picked else ids
            batch += [Event("state", id, player, state=REST_MODE, word="rest") for id in first[:n]]
    events.perform_all(game, tuple(batch))
    return None


def extra_cost(game: Game, id: int) -> tuple[Instr, ...]:
    """[DBS 8-6-2-3-1] The energy that a card itself costs, as a part of a cost."""
    n = price(game, id)
    return (Do("energy", n=n, word=" ".join(specified(game, id)[:n])),) if n > 0 else ()


ORIGINALS: Final = ("original",)
"""The layer of effects that would change original figures. There are none: an original figure is the printed one."""


def original_figure(game: Game, obj: Obj, figure: str) -> int:
    """[DBS 2-11-1] A figure before effects: the printed one, also if it is asked for as the original one."""
    return obj.info.figures.get(figure.removeprefix(layers.ORIGINAL), 0)


INSTEAD: Final = {"counter": "instead", "main": "instead main", "battle": "instead battle"}
"""The timing of what is no skill of its own, but another cost for activating a skill of the card: by the timing of that
skill."""


def own_cost(game: Game, id: int, ability: Ability) -> tuple[Instr, ...]:
    """[DBS 8-6-2-3-1] What a card in hand costs itself: its energy cost, or what one of its [Permanent] skills lets the
    player pay instead for such a skill."""
    energy = extra_cost(game, id)
    others = _instead(game, id, ability.timing) if energy and isinstance(ability, Activated) else ()
    return (Modes(1, (energy, *others)),) if others else energy


def _instead(game: Game, id: int, timing: tuple[str, ...]) -> tuple[tuple[Instr, ...], ...]:
    obj = game.objects[id]
    found: list[tuple[Instr, ...]] = []
    for i, ability in enumerate(obj.card.abilities):
        if isinstance(ability, Activated) and all(INSTEAD[name] in ability.timing for name in timing):
            ctx = Ctx(id, obj.player, (), None, i)
            if ability.cond is not None and not select.holds(game, ability.cond, ctx):
                continue
            if select.active(game, ability, ctx) and costs.can_pay(game, ctx, ability.cost):
                found.append(ability.cost)
    return tuple(found)


ENERGY_COST = procedure(
    "DBS 2-11-1",
    "Paying energy",
    Step("2-11-1", _choose_way, ask=_ask_ways),
    Step("3-8-2", _rest_energy, ask=_ask_card),
)
