"""SVE chapter 13: what the classes count, and stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.tree import (
    SELF,
    YOU,
    YOURS,
    Activated,
    Choose,
    Compare,
    Cond,
    Count,
    Counter,
    Counters,
    Do,
    Exists,
    Has,
    Keyword,
    May,
    Not,
    Number,
    Passive,
    Ref,
    Replace,
    Rule,
    SetState,
    When,
    Word,
    Zone,
)
from ludex.games.sve.c04_zones import MAX_PP

if TYPE_CHECKING:
    from ludex.core.state import Ctx, Game

OFF_THE_FIELD = ("hand", "deck", "ex", "cemetery", "banished", "resolution")


def combo(n: int) -> Cond:
    """[SVE 13.2.1.2] So many cards played this turn, this one included."""
    return Compare(Number(YOU, "cards played"), ">=", n)


def spellchain(n: int) -> Cond:
    """[SVE 13.3.1.2] So many spells in the cemetery."""
    return Compare(Count(YOURS & Zone(("cemetery",)) & Word("type", "spell")), ">=", n)


def necrocharge(n: int) -> Cond:
    """[SVE 13.5.1.2] So many cards in the cemetery."""
    return Compare(Count(YOURS & Zone(("cemetery",))), ">=", n)


def overflow(game: Game, ctx: Ctx) -> bool:
    """[SVE 13.4.1.2] Seven or more maximum play points."""
    return game.num(ctx.controller, MAX_PP) >= 7


def sanguine(game: Game, ctx: Ctx) -> bool:
    """[SVE 13.5.2.2] The own leader has lost defense this turn, which is the own turn."""
    return game.active == ctx.controller and game.num(ctx.controller, "leader hurt") > 0


# [SVE 13.3.2.2] RULING-SVE-006: moving the counters costs engaging the card; stealing is not leaving the field.
STACK = Keyword(
    "Stack", "SVE 13.3.2", ja="スタック",
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

# [SVE 13.3.3.2] An optional additional cost; what hangs on it asks `Did("earth rite")`.
EARTH_RITE = May(
    (),
    (
        Choose("sigil", 1, YOURS & Zone(("field",)) & Has("Stack") & Counter("stack")),
        Counters(Ref("sigil"), "stack", -1),
        Do("bury empty", Ref("sigil")),
    ),
    name="earth rite",
)
