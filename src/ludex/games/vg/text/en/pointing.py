"""English, whether "it" could be another card than the one that is meant: where it is said in one breath with what this
unit gets, and where a vanguard was asked for its grade before."""

from __future__ import annotations

from itertools import pairwise

from ludex.core.tree import walk
from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.pattern import SELF, Gives

AWAY = ("imprison",)
"""The verbs after which a card is no unit that gets anything. NB: of moves the trees tell themselves."""
PAID = ("counter-charge", "counter-blast", "soul-blast")


def points_back(ability: t.Ability) -> bool:
    """Whether "it" is not said of this unit in one breath with what this unit gets ("this unit gets ..., and if ..., it
    gets ..."), where a card was chosen before: "it" would be that card."""
    do = getattr(ability, "do", ())
    blocks = [do, *(part.then for part in walk.nodes(do) if isinstance(part, t.If))]
    chosen = any(_stays(block) for block in blocks)
    pairs = [pair for block in blocks for pair in pairwise(block)]
    return not chosen or not any(_given(first) == SELF and _given(second) == IT for first, second in pairs)


def _stays(block: tuple[t.Instr, ...]) -> bool:
    """Whether the block chooses cards that it does not put away at once: "it" may be one of those that stay."""
    away = [isinstance(then, t.Move) or getattr(then, "verb", "") in AWAY for then in (*block[1:], None)]
    chosen = [isinstance(part, (t.Choose, t.Search)) and part.name not in PAID for part in block]
    return any(taken and not gone for taken, gone in zip(chosen, away, strict=False))


def _given(instr: t.Instr) -> t.Sel | None:
    """To what an instruction gives something, at once or under a condition."""
    if isinstance(instr, t.If) and len(instr.then) == 1:
        return _given(instr.then[0])
    if isinstance(instr, t.Lasting):
        given = [effect.what for effect in instr.effects if isinstance(effect, Gives)]
        return given[0] if given else None
    return instr.what if isinstance(instr, t.Give) else None


def asks_another(ability: t.Ability) -> bool:
    """Whether "if it is grade 1 or less" is not said after "if your vanguard is grade 2 or greater": then the vanguard
    would be meant, and not the card that was named in between."""
    conds = [part.cond for part in walk.nodes(ability) if isinstance(part, (t.If, t.Under))]
    first = [cond for cond in conds if isinstance(cond, t.Exists)]
    asked = [
        part for cond in first for part in walk.nodes(cond) if isinstance(part, t.Figure) and part.figure == "grade"
    ]
    limits = {(part.op, part.amount) for part in asked if isinstance(part.amount, int)}
    again = [cond.such for cond in conds if isinstance(cond, t.Is) and cond.what == IT]
    return not any(_opposite(such) in limits for such in again if isinstance(such, t.Figure) and such.figure == "grade")


def _opposite(such: t.Figure) -> tuple[str, int]:
    """The limit that holds where this one does not."""
    n = such.amount if isinstance(such.amount, int) else 0
    return (">=", n + 1) if such.op == "<=" else ("<=", n - 1)
