"""Whether the final form of an ability makes sense: nothing in it refers to what the text has not brought in."""

from __future__ import annotations

from itertools import pairwise

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.marks import SPOKEN_OF
from ludex.lang.places import Places, shown_later, too_early
from ludex.lang.unknown import lacks_x
from ludex.lang.whose import at_odds
from ludex.lang.wording import Unsettled


def make_sense(made: t.Ability, places: Places) -> None:
    """Raises `Unsettled` with the reason if the ability makes no sense."""
    if lacks_x(made, places.pays_x):
        raise Unsettled("X is not told")
    if _unseen(made, (*PAID, *places.called)):
        raise Unsettled("nothing was looked at before")
    if places.aims and _several_moved(made):
        raise Unsettled("which of them were moved is not said")
    if places.aims and _of_a_player(made):
        raise Unsettled("said of a player as of a card")
    if at_odds(made):
        raise Unsettled("a zone of another player than the card's")
    if _unspoken(made):
        raise Unsettled("nothing more is said of the top cards")
    if any(map(_done_again, walk.nodes(made))):
        raise Unsettled("done already")
    if places.outcomes and too_early(made, places):
        raise Unsettled("asked before it has ended")
    if places.shows and shown_later(made):
        raise Unsettled("what may be revealed is not chosen before")


PAID = ("found", "cost", "discard", *SPOKEN_OF)
"""Names that a part of the text binds before others refer to them."""


def _unseen(ability: t.Ability, paid: tuple[str, ...]) -> bool:
    """Whether the text refers to cards that were looked at, though nothing in it looks at any."""
    nodes = walk.nodes(ability)
    bound = {node.name for node in nodes if isinstance(node, (t.Choose, t.Search, t.RevealUntil))}
    if any(isinstance(node, t.Ref) and node.name in paid and node.name not in bound for node in nodes):
        return True
    if any(isinstance(node, t.Moved) and node.name in ("t", "d") and node.name not in bound for node in nodes):
        return True
    return t.Ref("seen") in nodes and not any(map(_looks, nodes))


def _done_again(node: t.Node) -> bool:
    """Whether cards are put where a condition before put them already ("if it is, call it. Call it, and if ..." asks
    whether it was done), or a zone is shuffled twice."""
    for name in ("do", "then", "otherwise"):
        block = getattr(node, name, ())
        for first, second in pairwise(block if isinstance(block, tuple) else ()):
            if isinstance(first, t.Shuffle) and first == second:
                return True
            moves = isinstance(second, (t.Move, t.Do)) and isinstance(second.what, t.Ref)
            if moves and isinstance(first, t.If) and second in (*first.then, *first.otherwise):
                return True
    return False


def _several_moved(ability: t.Ability) -> bool:
    """Whether the text counts what was moved, and has chosen more than once."""
    nodes = walk.nodes(ability)
    counted = any(isinstance(node, t.Moved) and node.name == "t" and not _done(node, nodes) for node in nodes)
    return counted and any(isinstance(node, t.Choose) and node.name == "t2" for node in nodes)


def _of_a_player(ability: t.Ability) -> bool:
    """Whether `it` is a player who was chosen, where only a card can be meant."""
    nodes = walk.nodes(ability)
    players = [t.Ref(node.name) for node in nodes if isinstance(node, t.Choose) and isinstance(node.what, t.Player)]
    about_cards = (t.Is, t.Move, t.SetState, t.SetFace, t.Do, t.FigureOf, t.Reveal)
    return any(isinstance(node, about_cards) and node.what in players for node in nodes)


def _done(moved: t.Moved, nodes: tuple[t.Node, ...]) -> bool:
    """Whether the count is only asked whether something was done ("if you do")."""
    return any(isinstance(node, t.Compare) and node.a == moved for node in nodes)


def _unspoken(ability: t.Ability) -> bool:
    """Whether cards that nobody chooses have a name, though after what is done with them the text does not speak of
    them; or have it twice."""
    nodes = walk.nodes(ability)
    for name in SPOKEN_OF:
        named = sum(isinstance(node, t.Choose) and node.name == name for node in nodes)
        spoken = [node for node in nodes if isinstance(node, (t.Ref, t.Moved, t.Turned)) and node.name == name]
        first = any(isinstance(node, (t.Move, t.Do, t.SetState)) and node.what == t.Ref(name) for node in nodes)
        if named > 1 or (named and len(spoken) < 1 + first):
            return True
    return False


def _looks(node: t.Node) -> bool:
    return isinstance(node, (t.Look, t.RevealUntil)) or (isinstance(node, t.Do) and node.word == "seen")
