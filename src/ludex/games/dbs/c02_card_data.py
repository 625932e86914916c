"""Chapter 2: the printed parts of a card that play needs, and paying energy (2-11).

A card is made from a row of a file (`cards`). Texts ask for its words: [DBS 2-1-2] core:words. Notes in round brackets
are not skills: [DBS 2-12-3] lang:read_lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.tree import Activated, Do
from ludex.core.values import layers, settling
from ludex.games.dbs.c03_game_areas import ENERGY, REST_MODE

if TYPE_CHECKING:
    from ludex.core.position.game import Game

COLORS: Final[tuple[str, ...]] = ("red", "blue", "green", "yellow", "black")
Purse = dict[tuple[str, ...], list[int]]


@record
class Due(NamedTuple):
    """Energy to be paid: the total number, and the colours that are specified."""

    player: int
    n: int
    specified: tuple[str, ...]
    about: int = 0


def is_battle(game: Game, id: int) -> bool:
    """[DBS 2-3-2-2-1] Whether the card is a Battle Card, by its type."""
    return "battle" in layers.words(game, id, "type")


def is_extra(game: Game, id: int) -> bool:
    return "extra" in layers.words(game, id, "type")


def purse(game: Game, player: int) -> Purse:
    """[DBS 3-8-2] A player's Active Mode energy, grouped by colours: cards with the same colours are
    interchangeable."""
    result: Purse = {}
    recoloured = "color" in layers.index_of(game).words
    for id in game.at(ENERGY, player):
        obj = game.objects[id]
        if obj.state == 0:
            colors = layers.words(game, id, "color") if recoloured else obj.info.words["color"]
            have = result.get(colors)
            if have is None:
                result[colors] = [id]
            else:
                have.append(id)
    return result


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
    found: list[tuple[int, ...]] = []
    counts: list[tuple[int, ...]] = [()]
    for kind in kinds:
        counts = [(*c, k) for c in counts for k in range(min(len(have[kind]), n - sum(c)) + 1)]
    for c in counts:
        if sum(c) == n and covers(dict(zip(kinds, c, strict=True)), specified[:n]):
            found.append(c)
    return found


def price(game: Game, id: int) -> int:
    """[DBS 8-6-2-3-1] The total cost of a card, including changes by effects."""
    printed = game.objects[id].info.figures.get("cost", 0)
    return settling.price(game, id, printed) if layers.index_of(game).prices else printed


def specified(game: Game, id: int) -> tuple[str, ...]:
    return game.objects[id].info.words.get("specified", ())


def pay_energy(game: Game, player: int, n: int, colors: tuple[str, ...], about: int = 0) -> None:
    """[DBS 2-11-1] Starts the payment. The player chooses which colours to keep [DBS 3-8-2]."""
    if n > 0:
        push(game, "DBS 2-11-1", Due(player, n, colors, about))


def _told(kinds: list[tuple[str, ...]], counts: tuple[int, ...]) -> str:
    return ", ".join(f"{n} {'/'.join(kind) or 'colourless'}" for kind, n in zip(kinds, counts, strict=True) if n)


def _ask_ways(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Due)
    have = purse(game, local.player)
    if len(have) < 2:
        return None
    kinds = list(have)
    found = ways(have, local.n, local.specified)
    options = [Option("pay", (), i, _told(kinds, counts)) for i, counts in enumerate(found)]
    return Decision(local.player, "pay energy", options, local.about) if options else None


def _rest_energy(game: Game, frame: Frame) -> str | None:
    """[DBS 2-11-1-1] [DBS 2-11-1-2] Switches the chosen energies to Rest Mode at the same time."""
    local = frame.locals(Due)
    have = purse(game, local.player)
    batch: list[Event] = []
    if len(have) < 2:
        ids = next(iter(have.values()), [])[: local.n]
        batch = [Event("state", id, local.player, state=REST_MODE, word="rest") for id in ids]
    else:
        found = ways(have, local.n, local.specified)
        counts = found[frame.answer.n if frame.answer is not None else 0]
        for kind, n in zip(have, counts, strict=True):
            batch += [Event("state", id, local.player, state=REST_MODE, word="rest") for id in have[kind][:n]]
    events.perform(game, *batch)
    return None


def energy_in(ability: Activated) -> tuple[int, tuple[str, ...]]:
    """The energy in the skill cost of an ability: the number, and the specified colours."""
    n = 0
    colors: tuple[str, ...] = ()
    for part in ability.cost:
        if isinstance(part, Do) and part.verb == "energy" and isinstance(part.n, int):
            n += part.n
            colors += tuple(part.word.split())
    return n, colors


ENERGY_COST = procedure("DBS 2-11-1", "Paying energy", Step("2-11-1", _rest_energy, ask=_ask_ways))
