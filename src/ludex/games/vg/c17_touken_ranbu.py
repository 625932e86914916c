"""[VG 17.13] Touken Ranbu: Homare, Nitou Kaigan, Training, and the crests of the races; [VG 17.14] the order zone as
memory.

Shinken Hissatsu is a row of `c14_conditions`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, RelationFn, RoleFn, Verb
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.tree import walk
from ludex.core.values import layers, queries, select
from ludex.games.vg.c04_zones import CREST, ORDER_ZONE

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Card, Obj

# --- Homare [VG 17.13.2] ---------------------------------------------------------------------------------------------

HOMARE: Final = "Homare"
PAID: Final = "homare"
"""Remembers which players have paid the cost of a Homare ability this turn: a bit for each."""
PAYS: Final = t.Do("pay homare")
"""What every Homare ability with a cost has as a part of it."""


def with_homare(ability: Any) -> Any:
    """[VG 17.13.2] A Homare ability with the part of its cost that is paid once a turn; others as they are."""
    if not isinstance(ability, (t.Activated, t.Automatic)) or not ability.called(HOMARE):
        return ability
    return replace(ability, cost=(PAYS, *ability.cost)) if ability.cost and PAYS not in ability.cost else ability


def can_pay_homare(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[VG 17.13.2] Whether the player has paid the cost of no Homare ability this turn; each player for themselves."""
    return not game.remembers(PAID) >> ctx.controller & 1


def pay_homare(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.13.2] From now on the player pays for no Homare ability this turn."""
    game.remember(PAID, game.remembers(PAID) | 1 << ctx.controller)


# --- Nitou Kaigan [VG 17.13.3] ---------------------------------------------------------------------------------------


NITOU_KAIGAN: Final = "Nitou Kaigan"
"""[VG 17.13.3.1] The keyword of these abilities: `Has("Nitou Kaigan")` is a card with one."""


def nitou_kaigan(what: t.Sel, *do: t.Instr) -> tuple[t.Automatic, t.Automatic]:
    """[VG 17.13.3] The abilities of a unit that is boosted by such a unit, or boosts one: in `do`, `Ref("other")` is
    that unit."""
    heading = (t.Heading(NITOU_KAIGAN),)
    boosted = t.Automatic(t.When("boosted", t.SELF, what), do=do, headings=heading)
    boosts = t.Automatic(t.When("boost", t.SELF, what), do=do, headings=heading)
    return boosted, boosts


# --- Training [VG 17.13.4] -------------------------------------------------------------------------------------------

TRAINING: Final = "conducting Training"
"""The mark of a card in that state."""
TRAINED_BY: Final = "training for "
"""The beginning of the mark that says with which card it is associated; the id follows."""


def train(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.13.4] The cards are conducting Training, and are associated with the card whose ability this is."""
    for id in ids:
        obj = game.objects[id].copy()
        kept = tuple([mark for mark in obj.marks if mark != TRAINING and not mark.startswith(TRAINED_BY)])
        obj.marks = (*kept, TRAINING, f"{TRAINED_BY}{ctx.source}")
        game.put(obj)
        events.announce(game, "becomes", id, obj.player, word=TRAINING)


def _trains_for(game: Game, obj: Obj, other: Obj) -> bool:
    """[VG 17.13.4] Whether the card is conducting Training by an ability of the other card."""
    return f"{TRAINED_BY}{other.id}" in obj.marks


# --- crests of races [VG 17.13.5] ------------------------------------------------------------------------------------

RACES: Final[tuple[str, ...]] = ("Uchigatana", "Tantou", "Wakizashi", "Tachi", "Ootachi", "Yari", "Naginata")
CRESTS: Final[dict[str, str]] = {f"Touken Danshi - {race}": f"{race}'s Ability Kiwame" for race in RACES}
"""[VG 17.13.5] Race -> the name of the crest that corresponds to it."""


def crests_for(game: Game, id: int) -> list[str]:
    """[VG 17.13.5] The crests that correspond to the races of a card."""
    return [CRESTS[race] for race in layers.words(game, id, "race") if race in CRESTS]


def get_crest(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.13.5] The player gets the crests that correspond to the races of the cards."""
    names = dict.fromkeys(name for id in ids for name in crests_for(game, id))
    if names:
        made = [Event("create", 0, ctx.controller, 0, name, dst=CREST, cause=ctx.source) for name in names]
        events.perform_all(game, tuple(made))


def _crest_of_race(game: Game, crest: Obj, card: Obj) -> bool:
    """[VG 17.13.5] Whether the crest corresponds to the race of the card."""
    return crest.zone == CREST and not set(crest.info.names).isdisjoint(crests_for(game, card.id))


def brings(card: Card) -> tuple[str, ...]:
    """The crests that a card may create by the race of another one."""
    gets = any(isinstance(node, t.Do) and node.verb == "get crest of race" for node in walk.nodes(card.abilities))
    return tuple(CRESTS.values()) if gets else ()


# --- memory [VG 17.14.1] ---------------------------------------------------------------------------------------------

MEMORY: Final = "memory"
"""The query, about a player, and the condition: whether their order zone is also regarded as memory."""


def _has_memory(game: Game, ctx: Ctx) -> bool:
    """[VG 17.14.1] Whether an effect regards the player's order zone as memory. [VG 17.14.1.1] No rule asks for it:
    only texts do, and mean the cards of the order zone."""
    return queries.may(game, MEMORY, select.PLAYERS[ctx.controller], False)


VERBS: Final[dict[str, Verb]] = {
    "get crest of race": Verb("VG 17.13.5", get_crest),
    "pay homare": Verb("VG 17.13.2", pay_homare, can_pay_homare),
    "train": Verb("VG 17.13.4", train),
}
RELATIONS: Final[dict[str, RelationFn]] = {
    "crest of race": _crest_of_race,
    "training for": _trains_for,
}
CONDITIONS: Final[dict[str, CondFn]] = {MEMORY: _has_memory}


def _in_memory(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 17.14.1] The card lies in an order zone that is regarded as memory."""
    there = obj.zone == ORDER_ZONE and queries.may(game, MEMORY, select.PLAYERS[obj.player], False)
    return (0,) if there else ()


ROLES: Final[dict[str, RoleFn]] = {"in memory": _in_memory}
