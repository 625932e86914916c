"""X: an amount that a text uses before it says what X equals (`Equals`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.marks import Equals

X = t.Chosen("X")


def lacks_x(ability: Any, paid: bool = False) -> bool:
    """Whether X stands in it, though nothing says what it is and nobody names it. `paid`: X is what was paid to play
    the card, of which a `Spell` is the text, or the ability."""
    nodes = walk.nodes(ability)
    if X not in nodes or any(isinstance(node, t.NameNumber) and node.name == "X" for node in nodes):
        return False
    return not paid or any(not _pays(node) for node in nodes if isinstance(node, t.Ability) and X in walk.nodes(node))


def _pays(ability: t.Ability) -> bool:
    return isinstance(ability, t.Spell) or (isinstance(ability, t.Activated) and X in walk.nodes(ability.cost))


def swap(tree: Any, old: t.Node, new: Any) -> Any:
    """The tree with one node in the place of another. Abilities in it speak for themselves."""

    def change(node: t.Node) -> object:
        if node == old:
            return new
        return node if isinstance(node, t.Ability) else None

    return walk.rebuilt(tree, change)


def computed(node: Any) -> list[t.Computed]:
    """The outermost `Computed` amounts in a tree, without X; of a negated amount (`Times(-1, b)`) also `b`."""
    if isinstance(node, t.Times) and node.a == -1:
        return [node, *computed(node.b)]
    if isinstance(node, t.Computed):
        return [] if node == X else [node]
    if type(node) is tuple:
        return [amount for item in node for amount in computed(item)]
    return [amount for value in walk.values_of(node) for amount in computed(value)] if isinstance(node, t.Node) else []


def with_x(ability: t.Ability) -> list[t.Ability]:
    """The variants of the ability in which X stands for one of its amounts and an `Equals` follows."""
    if not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
        return []
    found: list[t.Ability] = []
    for amount in dict.fromkeys(computed(ability.do)):
        for block in _x_blocks(ability.do, amount):
            found.append(replace(ability, do=block))
    return found


def _x_blocks(block: tuple[t.Instr, ...], amount: t.Computed) -> list[tuple[t.Instr, ...]]:
    """The variants of the block in which X stands for the amount: one for each place where the `Equals` may follow."""
    changed: tuple[t.Instr, ...] = tuple(swap(part, amount, X) for part in block)
    used = [i for i, part in enumerate(block) if part != changed[i]]
    if not used:
        return []
    found = [(*changed[: i + 1], Equals(amount), *block[i + 1 :]) for i in range(used[-1], len(block))]
    last = block[used[-1]]
    if isinstance(last, t.If) and len(used) == 1:
        found += [
            (*block[: used[0]], replace(last, then=then), *block[used[0] + 1 :])
            for then in _x_blocks(last.then, amount)
        ]
    if isinstance(last, t.May) and len(used) == 1:
        found += [(*block[: used[0]], replace(last, do=do), *block[used[0] + 1 :]) for do in _x_blocks(last.do, amount)]
    if isinstance(last, t.Modes) and len(used) == 1:
        for i, option in enumerate(last.options):
            for block_ in _x_blocks(option, amount):
                options = (*last.options[:i], block_, *last.options[i + 1 :])
                found.append((*block[: used[0]], replace(last, options=options), *block[used[0] + 1 :]))
    return found
