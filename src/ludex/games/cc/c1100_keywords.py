"""[CC 1100] Keywords and keyword skills: each with all that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.book import CondFn, Verb
from ludex.core.tree import Keyword

if TYPE_CHECKING:
    from ludex.core.flow import Procedure
    from ludex.core.state import Ctx, Game

FIELD = ("servant", "caster")
ENTERS = t.When("move", t.SELF, dst=FIELD, not_src=FIELD)
"""[CC 1106.2] When this card enters the field."""
DIES = t.When("move", t.SELF, src=FIELD, dst=("graveyard",))
"""[CC 1107.2] When this card is put into a graveyard from the field."""


def _means(name: str, *rules: t.Continuous, cond: t.Cond | None = None) -> tuple[t.Ability, ...]:
    return (t.Passive(rules, cond=cond, keyword=name),)


PHI = "Φ"

KEYWORDS = (
    Keyword("Double Corrupt", "CC 1102", (t.Mere("Double Corrupt"),)),
    Keyword("Triple Corrupt", "CC 1102", (t.Mere("Triple Corrupt"),)),
    Keyword("Break", "CC 1103", (t.Mere("Break"),)),
    Keyword(
        "Slow Start",
        "CC 1104",
        _means("Slow Start", t.Rule("forbid", "attack"), cond=t.Named("entered this turn")),
    ),
    Keyword("Quickcast", "CC 1105", (t.Mere("Quickcast"),)),
    Keyword("Hubris", "CC 1110", _means("Hubris", t.Rule("permit", "attack past reversed"))),
    Keyword("Lethargy", "CC 1112", (t.Mere("Lethargy"),)),
    Keyword(
        PHI,
        "CC 1116",
        _means(
            PHI,
            t.Rule("forbid", "attack targets", t.SELF, ~t.Has(PHI)),  # [CC 1116.2a]
            t.Rule("forbid", "attack targets", t.ENEMY & ~t.Has(PHI), t.SELF),  # [CC 1116.2b]
        ),
    ),
)


def _entered_this_turn(game: Game, ctx: Ctx) -> bool:
    """[CC 1104.2] The card came into the field this turn."""
    obj = game.objects.get(ctx.source)
    return obj is not None and obj.turn == game.turn


CONDITIONS: dict[str, CondFn] = {"entered this turn": _entered_this_turn}
VERBS: dict[str, Verb] = {}
PROCEDURES: tuple[Procedure, ...] = ()
