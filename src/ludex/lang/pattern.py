"""Patterns: trees with slots. Grammars import the node classes from here instead of from `tree`.

A class imported from here makes a plain node, or, if an argument contains a slot, a `Pattern` of that node: a node
itself checks the types of its fields. `fill` makes the node from values of the slots; `unify` finds the values in a
node.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.core import tree
from ludex.core.tree import walk
from ludex.lang import marks

if TYPE_CHECKING:
    from ludex.core.tree import *  # noqa: F403
    from ludex.lang.marks import *  # noqa: F403

Env = dict[str, Any]
N = TypeVar("N")


@dataclasses.dataclass(frozen=True)
class Hole:
    """A slot in a tree. `rest`: it stands for any number of items of a tuple."""

    name: str
    rest: bool = False


def V(name: str) -> Any:
    """A slot for the value of a field."""
    return Hole(name)


def Rest(name: str) -> Any:
    """A slot for any number of items of a tuple."""
    return Hole(name, rest=True)


_NAMES: dict[type, tuple[str, ...]] = {}


def names_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a node class."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(spec.name for spec in dataclasses.fields(kind))
    return names


_PLAIN: dict[int, tree.Node] = {}
"""By id, nodes that contain no slot: each is looked through once."""


def has_slot(value: Any) -> bool:
    """Whether the value is or contains a slot."""
    if isinstance(value, (Hole, Pattern)):
        return True
    if type(value) is tuple:
        return any(map(has_slot, value))
    if not isinstance(value, tree.Node) or id(value) in _PLAIN:
        return False
    if any(has_slot(getattr(value, name)) for name in names_of(type(value))):
        return True
    _PLAIN[id(value)] = value
    return False


@cache
def _defaults(kind: type) -> dict[str, Any]:
    """The values of the fields of a node class that need not be given."""
    specs = dataclasses.fields(kind)
    return {spec.name: spec.default for spec in specs if spec.default is not dataclasses.MISSING}


class Kind(type):
    """The metaclass of patterns, one class per node class. Calling the class makes a pattern, or a plain node if no
    argument contains a slot."""

    node: type

    def __call__(cls, *args: Any, **named: Any) -> Any:
        names = names_of(cls.node)
        if len(args) > len(names) or not (has_slot(args) or has_slot(tuple(named.values()))):
            return cls.node(*args, **named)
        values = {**_defaults(cls.node), **dict(zip(names, args, strict=False)), **named}
        made = super().__call__()
        for name in names:
            if name not in values:
                raise TypeError(f"{cls.__name__} needs {name}")
            made.__dict__[name] = pattern(values[name])
        if len(values) > len(names):
            raise TypeError(f"{cls.__name__} has no {', '.join(values.keys() - set(names))}")
        return made

    def __instancecheck__(cls, value: object) -> bool:
        return issubclass(type(value).node if isinstance(value, Pattern) else type(value), cls.node)


class Pattern:
    """A node that contains slots. `node` is the class of the node."""

    node: type

    def __and__(self, other: Any) -> Any:
        return KINDS["All"]((*_parts(self), *_parts(other)))

    def __rand__(self, other: Any) -> Any:
        return KINDS["All"]((*_parts(other), *_parts(self)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{self.node.__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


class Upon(Pattern):
    """The effects of a slot, or its event, condition or amount, said of `Ref(SAME)`, on the objects `what`. `rest`:
    they are some of the items of a tuple."""

    node = tuple

    def __init__(self, effects: Hole, what: Any, rest: bool = False) -> None:
        self.effects = effects
        self.what = what
        self.rest = rest

    def __repr__(self) -> str:
        return f"Upon({self.effects!r}, {self.what!r})"

    def made(self, env: Env) -> Any:
        """The effects on the objects."""
        return _swapped(env[self.effects.name], tree.Ref(marks.SAME), fill(self.what, env))

    def seen(self, value: Any, env: Env) -> Iterator[Env]:
        """Every extension of `env` with which these are the effects `value`."""
        tried: list[Any] = []
        for effect in value if type(value) is tuple else (value,):
            for one in _said_of(effect):
                if one not in tried:
                    tried.append(one)
                    for found in unify(self.what, one, env):
                        yield from unify(self.effects, _swapped(value, one, tree.Ref(marks.SAME)), found)


def _said_of(effect: Any) -> Iterator[tree.Sel]:
    """The objects of which an effect, an event, a condition or an amount may be said."""
    for name in ("what", "to", "subject", "other"):
        one = getattr(effect, name, None)
        if isinstance(one, tree.Sel):
            yield one
    if isinstance(effect, (tree.When, tree.Cond, tree.Computed)):
        yield from (node for node in walk.nodes(effect) if isinstance(node, tree.Sel) and node != tree.ANY)


def On(effects: Any, what: Any, rest: bool = False) -> Any:
    """The effects of a slot on these objects (`Upon`)."""
    return Upon(effects, what, rest)


def _swapped(effects: Any, old: Any, new: Any) -> Any:
    """The effects on other objects. Abilities in them speak for themselves."""

    def change(node: tree.Node) -> Any:
        return new if node == old else node if isinstance(node, tree.Ability) else None

    return walk.rebuilt(effects, change)


def _parts(sel: Any) -> tuple[Any, ...]:
    return tuple(sel.parts) if node_of(sel) is tree.All else (sel,)


def _kinds(*modules: Any) -> dict[str, Kind]:
    result: dict[str, Kind] = {}
    for module in modules:
        for name, node in vars(module).items():
            if isinstance(node, type) and issubclass(node, tree.Node) and dataclasses.is_dataclass(node):
                body = {"node": node, "__doc__": node.__doc__, "__dataclass_fields__": node.__dataclass_fields__}
                result[name] = Kind(name, (Pattern,), body)
    return result


KINDS = _kinds(tree, marks)
if not TYPE_CHECKING:
    for _module in (tree, marks):
        globals().update({name: value for name, value in vars(_module).items() if name not in globals()})
    globals().update(KINDS)


def node_of(value: Any) -> type:
    """The node class of a node or pattern."""
    return value.node if isinstance(value, Pattern) else type(value)


def pattern(value: Any) -> Any:
    """The value with every plain node that contains a slot turned into a pattern."""
    if type(value) is tuple:
        return tuple(map(pattern, value))
    if isinstance(value, tree.Node) and has_slot(value):
        return KINDS[type(value).__name__](*(getattr(value, name) for name in names_of(type(value))))
    return value


def slotted(means: Any, slots: dict[Any, Any]) -> Any:
    """A tree that a function of a game has made, with slots in the places of some values of it. NB: a compiled function
    takes no slots itself."""
    if isinstance(means, (int, str, tree.Node)) and type(means) is not bool and means in slots:
        return slots[means]
    if type(means) is tuple:
        return tuple(slotted(item, slots) for item in means)
    if isinstance(means, tree.Node):
        old = {name: getattr(means, name) for name in names_of(type(means))}
        new = {name: slotted(value, slots) for name, value in old.items()}
        return means if new == old else KINDS[type(means).__name__](**new)
    return means


def replace(node: N, **changes: Any) -> N:
    """The node or pattern with other values in some fields. The values may be slots."""
    values = {name: getattr(node, name) for name in names_of(node_of(node))}
    result: N = KINDS[node_of(node).__name__](**(values | changes))
    return result


def fill(means: Any, env: Env) -> Any:
    """The tree with its slots filled from `env`."""
    if isinstance(means, Hole):
        return env[means.name]
    if type(means) is tuple:
        items: list[Any] = []
        for item in means:
            if isinstance(item, Hole) and item.rest:
                items.extend(env[item.name])
            elif isinstance(item, Upon) and item.rest:
                items.extend(item.made(env))
            else:
                items.append(fill(item, env))
        return tuple(items)
    if isinstance(means, Upon):
        return means.made(env)
    if isinstance(means, Pattern):
        return means.node(*[fill(value, env) for value in means.__dict__.values()])
    return means


def unmarked(value: Any) -> Any:
    """The tree without what `unsettle` notes about how references may be written."""

    def change(node: tree.Node) -> tree.Node | None:
        if isinstance(node, marks.Me):
            return tree.SELF
        return tree.Ref(node.name) if isinstance(node, marks.Last) else None

    return walk.rebuilt(value, change) if isinstance(value, (tuple, tree.Node)) else value


def unnumbered(value: Any) -> Any:
    """The tree without these notes, and without the numbers by which the final form tells the choices of an ability
    apart: an option that stands in a tree twice has other numbers each time."""

    def change(node: tree.Node) -> tree.Node | None:
        return tree.Ref(node.name.rstrip("0123456789")) if isinstance(node, marks.Last) else None

    return unmarked(walk.rebuilt(value, change)) if isinstance(value, (tuple, tree.Node)) else value


def said_alike(one: Any, other: Any) -> bool:
    """Whether both values are said with the same words."""
    if one == other or unmarked(one) == unmarked(other):
        return True
    return type(one) is tuple and type(other) is tuple and unnumbered(one) == unnumbered(other)


def unify(means: Any, value: Any, env: Env) -> Iterator[Env]:
    """Every extension of `env` with which `fill(means, env)` gives the value."""
    if isinstance(means, Hole):
        if means.name not in env:
            yield {**env, means.name: value}
        elif said_alike(env[means.name], value):
            yield env
    elif isinstance(means, Upon):
        yield from means.seen(value, env)
    elif type(means) is tuple:
        if type(value) is tuple:
            yield from _unify_items(means, value, env)
    elif isinstance(means, tree.Ref):
        if isinstance(value, (tree.Ref, tree.Self)) and (means.name == marks.OMITTED or value.written_as(means.name)):
            yield env
    elif isinstance(means, tree.Self):
        if isinstance(value, tree.Self):
            yield env
    elif isinstance(means, (Pattern, tree.Node)):
        kind = node_of(means)
        if issubclass(kind, marks.Loose) or issubclass(kind, marks.LooseCond):
            for values in kind.seen_in(value):
                yield from _unify_items(tuple(getattr(means, n) for n in names_of(kind)), values, env)
        elif kind is tree.Among and type(value) is tree.Is:
            among = tuple(getattr(means, n) for n in names_of(kind))
            yield from _unify_items(among, (value.what, value.such, 1), env)
        elif type(value) is kind:
            names = names_of(kind)
            pair = (tuple(getattr(means, n) for n in names), tuple(getattr(value, n) for n in names))
            yield from _unify_items(*pair, env)
            if kind is tree.All and len(pair[1][0]) > len(pair[0][0]):
                yield from _unify_group(pair[0][0], pair[1][0], env)
    elif (means == value and (type(means) is type(value) or isinstance(means, marks.Of))) or (
        value == marks.OURS and means in (tree.YOU, tree.OWNER)
    ):
        yield env


def _unify_group(means: tuple[Any, ...], values: tuple[Any, ...], env: Env) -> Iterator[Env]:
    """A group of cards that the text has spoken of (`Ref`), or that are unlike (`Different`), of which one slot stands
    for several parts: those that the other parts of the pattern leave."""
    holes = [part for part in means if isinstance(part, Hole) and not part.rest]
    others = tuple(part for part in means if not isinstance(part, Hole))
    told = any(isinstance(part, (tree.Ref, marks.Different)) for part in others)
    if len(holes) != 1 or len(others) != len(means) - 1 or not told:
        return
    for taken in permutations(range(len(values)), len(others)):
        left = tuple(part for i, part in enumerate(values) if i not in taken)
        for inner in _unify_items(others, tuple(values[i] for i in taken), env):
            yield from unify(holes[0], tree.All(left), inner)


def _unify_items(means: tuple[Any, ...], values: tuple[Any, ...], env: Env) -> Iterator[Env]:
    if not means:
        if not values:
            yield env
        return
    first, rest = means[0], means[1:]
    if isinstance(first, (Hole, Upon)) and first.rest:
        single = sum(not (isinstance(item, (Hole, Upon)) and item.rest) for item in rest)
        whole = Hole(first.name) if isinstance(first, Hole) else first
        for n in range(len(values) - single + 1):
            taken = values[:n]
            for said in unify(whole, taken, env):
                yield from _unify_items(rest, values[n:], said)
        return
    if values:
        for inner in unify(first, values[0], env):
            yield from _unify_items(rest, values[1:], inner)
