"""English, what one sentence does with two groups. RULING-CC-063: groups joined by "and" are found before anything is
done, so that nothing that the first part turned is counted for the second, or left out of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludex.core.tree import walk
from ludex.games.cc.text.meanings import GROUP, OTHER_GROUP
from ludex.lang import pattern as t
from ludex.lang.en.joints import LISTS
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, YOURS, Choose, Do, Env, Move, SetState, V

TURNING: tuple[tuple[str, Any], ...] = (
    ("rest", lambda what: SetState(what, "rested")),
    ("recover", lambda what: SetState(what, "recovered")),
    ("reverse", lambda what: SetState(what, "reversed")),
    ("switch", lambda what: Do("switch", what)),
)
"""[CC 1010.1] [CC 1011.1] Verbs that turn cards."""
ASKING = (*TURNING, ("destroy", lambda what: Move(what, "graveyard", "destroy")))


def add(g: Grammar) -> None:
    """`whole`: all cards of a group. Two of them in one sentence are told apart by how they lie before it is carried
    out; sentences of their own, and what follows "then", look at what there is by then."""
    for words in ("all {g:card_many}", "all the {g:card_many}", "any {g:card_many}", "each {g:card_one}"):
        g.phrase("whole", words, V("g"))
    found = (Choose(GROUP, t.Count(V("g")), V("g")), Choose(OTHER_GROUP, t.Count(V("h")), V("h")))
    for verb, act in TURNING:
        for then, other in ASKING:
            both = (*found, act(t.Ref(GROUP)), other(t.Ref(OTHER_GROUP)))
            for joint in (" and ", ", and "):
                g.phrase("clauses", f"{verb} {{g:whole}}{joint}{then} {{h:whole}}", both, _tangled)


def lists(g: Grammar) -> None:
    """`clauses`: one act or several."""
    for joint, last in LISTS:
        list_ = "act_then" if last == ", then " else "act_list"
        g.add(list_, Many("act", joint=joint, last=last, least=2, flat=True))
    g.phrase("clauses", "{l:act_then}", V("l"), lambda env: by_one(env["l"]))
    g.phrase("clauses", "{l:act_list}", V("l"), _untangled)


def by_one(acts: tuple[Any, ...]) -> bool:
    """Whether nothing follows what another player may do, as if somebody else did it: "they may discard a card and draw
    two cards" is all theirs."""
    return not any(
        isinstance(one, t.By) and one.do and isinstance(one.do[-1], t.May) and not isinstance(after, t.By)
        for one, after in pairwise(acts)
    )


def _tangled(env: Env) -> bool:
    return _asks(env["h"]) and not _disjoint(env["g"], env["h"])


def _untangled(env: Env) -> bool:
    """Whether no part of the list looks for cards by how they lie after a part before it may have turned them."""
    if not by_one(env["l"]):
        return False
    turned: list[Any] = []
    chosen: Any = t.ANY
    for part in env["l"]:
        what = part.what if isinstance(part, (SetState, Move, Do)) else None
        if isinstance(part, Choose) and not part.target:
            what = part.what
        if what is not None and _asks(what) and any(not _disjoint(before, what) for before in turned):
            return False
        if isinstance(part, SetState) or (isinstance(part, Do) and part.verb == "switch"):
            turned.append(chosen if isinstance(part.what, t.Ref) else part.what)
        chosen = part.what if isinstance(part, Choose) else t.ANY
    return True


def _asks(group: Any) -> bool:
    """Whether the group is told by how its cards lie."""
    return any(isinstance(part, t.State) for part in walk.nodes(group))


def _disjoint(one: Any, other: Any) -> bool:
    """Whether the groups have no card in common: one is allied, the other is of the enemy."""
    sides = {side for group in (one, other) for side in (YOURS, ENEMY) if side in parts_of(group)}
    return len(sides) == 2
