"""SVE chapter 13: counts and conditions of the classes, and stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import CondFn
from ludex.core.tree import walk
from ludex.core.values import layers, queries
from ludex.core.values.memo import Memo
from ludex.games.sve.c04_zones import CEMETERY, LEADER, MAX_PP
from ludex.games.sve.words import KEYWORDS_JA
from ludex.lang.marks import UNSAID
from ludex.lang.pattern import (
    SELF,
    YOU,
    YOURS,
    Ability,
    Activated,
    Choose,
    Compare,
    Cond,
    Counter,
    Counters,
    Do,
    Exists,
    Has,
    Keyword,
    May,
    Named,
    Not,
    Number,
    Passive,
    Ref,
    Replace,
    Rule,
    SetState,
    When,
    Zone,
)

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

OFF_THE_FIELD = ("hand", "deck", "ex", "cemetery", "banished", "resolution")


def combo(n: int) -> Cond:
    """[SVE 13.2.1.2] The condition that the player has played at least `n` cards this turn, including this one."""
    return Compare(Number(YOU, "cards played"), ">=", n)


SPELLS, CARDS = "spells in cemetery", "cards in cemetery"
MOST = 60


def spellchain(n: int) -> Cond:
    """The condition that at least `n` spells are in the player's cemetery."""
    return Named(f"Spellchain {n}")


def necrocharge(n: int) -> Cond:
    """The condition that at least `n` cards are in the player's cemetery."""
    return Named(f"Necrocharge {n}")


def count(game: Game, player: int, name: str) -> int:
    """The number of cards, or of spells, in a cemetery. The resolving card is not there yet [SVE 13.3.1.3]
    [SVE 13.5.1.3.1]."""
    ids = game.at(CEMETERY, player)
    if name != SPELLS:
        return len(ids)
    spells = [id for id in ids if "spell" in game.objects[id].card.types]
    if "spellchain" in layers.index_of(game).rules:
        spells = queries.among(game, "spellchain", game.at(LEADER, player)[0], spells, ids)
    return len(spells)


def _counts(ability: Ability, about: None) -> bool:
    return any(said.startswith(("Spellchain ", "Necrocharge ")) for said in walk.strings(ability))


COUNTS: Final[Memo[Ability, None, bool]] = Memo(_counts)
"""Caches whether an ability asks how many cards are in the cemetery."""


def fix_counts(game: Game, ctx: Ctx) -> Ctx:
    """[SVE 13.3.1.4] [SVE 13.5.1.3.2] Binds both counts when an effect begins to resolve, so they stay fixed."""
    player = ctx.controller
    return ctx.bind(SPELLS, (count(game, player, SPELLS),)).bind(CARDS, (count(game, player, CARDS),))


def rites(abilities: tuple[Ability, ...]) -> bool:
    """Whether one of the abilities has Earth Rite: as an additional cost, or before the colon of an activated one."""
    return BURY_EMPTY in walk.strings(abilities)


def at_least(name: str, n: int) -> CondFn:
    def holds(game: Game, ctx: Ctx) -> bool:
        fixed = ctx.get(name)
        return (fixed[0] if fixed else count(game, ctx.controller, name)) >= n

    return holds


def overflow(game: Game, ctx: Ctx) -> bool:
    """[SVE 13.4.1.2] Whether the player has at least seven maximum play points."""
    return game.num(ctx.controller, MAX_PP) >= 7


def sanguine(game: Game, ctx: Ctx) -> bool:
    """[SVE 13.5.2.2] Whether it is the player's own turn and the player's leader has lost defense during it."""
    return game.active == ctx.controller and game.num(ctx.controller, "leader hurt") > 0


def _conditions() -> dict[str, CondFn]:
    """The conditions of this chapter, by the name that card texts use."""
    made: dict[str, CondFn] = {"Overflow": overflow, "Sanguine": sanguine}
    for n in range(MOST + 1):
        made[f"Spellchain {n}"] = at_least(SPELLS, n)  # [SVE 13.3.1.2]
        made[f"Necrocharge {n}"] = at_least(CARDS, n)  # [SVE 13.5.1.2]
    return made


CONDITIONS: Final = _conditions()

# An effect adds to a stack with `Counters`: [SVE 13.3.2.4] core:deeds.events_of
# [SVE 13.3.2.2] RULING-SVE-006: moving the counters costs engaging the card; stealing is not leaving the field.
STACK = Keyword(
    "Stack", "SVE 13.3.2", ja=KEYWORDS_JA["Stack"],
    means=(
        Passive((Rule("permit", "enters with stack counters"),), keyword="Stack"),
        Replace(
            When("move", SELF, src=("field",), dst=OFF_THE_FIELD), (Counters(SELF, "stack", -1),),
            cond=Exists(SELF & Counter("stack")), keyword="Stack",
        ),
        Activated(
            (SetState(SELF, "engaged"),),
            (Choose("other", 1, YOURS & Zone(("field",)) & Has("Stack") & Not(SELF)),),
            do=(Do("move stack", Ref("other")),), keyword="Stack",
        ),
    ),
)  # fmt: skip

BURY_EMPTY: Final = "bury empty"
"""The verb with which every Earth Rite ends."""
# [SVE 13.3.3.2] An optional additional cost; effects that depend on it ask `Did("earth rite")`.
EARTH_RITE = May(
    (),
    (
        Choose(UNSAID, 1, YOURS & Zone(("field",)) & Has("Stack") & Counter("stack")),
        Counters(Ref(UNSAID), "stack", -1),
        Do(BURY_EMPTY, Ref(UNSAID)),
    ),
    name="earth rite",
)
