"""Meanings that both languages share: zones, groups, and parts of trees that many phrases use."""

from __future__ import annotations

from ludex.core import tree
from ludex.core.tree import walk
from ludex.games.sve.c12_keywords import ASSAIL, AURA, BANE, DRAIN, INTIMIDATE, RUSH, STORM, WARD
from ludex.games.sve.c13_class_specific import STACK
from ludex.lang import pattern as t
from ludex.lang.marks import THOSE
from ludex.lang.pattern import SAME, THAT, Env, EventAmount, Move, Plus, Ref, Replace, V, When
from ludex.lang.surface import canonical

KEYWORDS = (WARD, STORM, RUSH, ASSAIL, INTIMIDATE, DRAIN, BANE, AURA, STACK)
"""The keywords that are printed without further text."""

HAND, EX, DECK, CEMETERY, LEADER, BANISHED_ZONE = (
    t.Zone((name,)) for name in ("hand", "ex", "deck", "cemetery", "leader", "banished")
)
LEAVING = ("hand", "deck", "ex", "cemetery", "banished", "evolve deck")
"""The zones that a card may go to when it leaves the field."""
SPELL, AMULET, TOKEN, EVOLVED = (t.Word("type", name) for name in ("spell", "amulet", "token", "evolved"))
YOUR_HAND, THEIR_HAND = canonical(t.YOURS, HAND), canonical(t.ENEMY, HAND)

IT, THEM, ME = Ref(THAT), Ref(THOSE), Ref(SAME)
SEEN, FOUND, PICKED, CREATED = Ref("seen"), Ref("found"), Ref("d"), Ref("created")
EACH_ONE, BECAME, OTHER = Ref("each"), Ref("became"), Ref("other")
REST = canonical(SEEN, t.Not(FOUND))
ITS_LEADER = canonical(t.SameSide(IT), LEADER)

EXTRA = "additional cost"
"""The name of an optional additional cost."""
MOST_MORE = 10
"""The most play points that a player may pay on top of the cost."""
SIDES = 6
"""The number of sides of a die."""


def join(parts: list[t.Sel]) -> t.Sel:
    return canonical(*parts)


def capped(what: t.Sel) -> Replace:
    over = t.Compare(EventAmount(), ">", V("n"))
    return Replace(When("damage", what), keep=True, amount=V("n"), cond=over)


def lessened(what: t.Sel) -> Replace:
    return Replace(When("damage", what), keep=True, amount=t.Plus((EventAmount(), V("n"))))


def more(n: int) -> Plus:
    return Plus((EventAmount(), n))


def top_or_bottom(what: t.Sel) -> t.Modes:
    return t.Modes(1, ((Move(what, "deck"),), (Move(what, "deck", position="bottom"),)))


def rolled(low: int, high: int) -> t.Cond:
    """The condition that the die shows a number from `low` to `high`."""
    die = t.Chosen("die")
    if low == high:
        return t.Compare(die, "=", low)
    return t.Both((t.Compare(die, ">=", low), t.Compare(die, "<=", high)))


def unrelated(env: Env) -> bool:
    """Whether the phrase does not refer to the asking card; what is remembered of a turn cannot."""
    return not any(type(node) is tree.Self for node in walk.nodes(*env.values()))


CHANGEABLE = (tree.Self, tree.Ref, tree.State, tree.Counter, tree.Mark, tree.Shares)
"""Selectors that no printed card answers."""


def printed(env: Env) -> bool:
    """Whether the phrase asks only for printed properties; nothing else is remembered of the cards played."""
    return not any(type(node) in CHANGEABLE for node in walk.nodes(*env.values()))
