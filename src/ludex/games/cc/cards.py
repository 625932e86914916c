"""Cards: makes cards from rows of a card file or a scenario, and loads the shipped cards and decks."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.tree import walk
from ludex.errors import InputError
from ludex.games.cc.c0300_zones import ELEMENTS, INFINITY, PHASES, TYPES
from ludex.games.cc.c0900_cards_and_abilities import DURATIONS
from ludex.games.cc.c0903_costs import rests_recovered
from ludex.games.cc.c0907_printed import REST_FOR_AETHER
from ludex.games.cc.text import read_text
from ludex.lang.files.decks import by_number_and_name
from ludex.lang.files.text import columns, read_row, read_yaml, shipped_files
from ludex.lang.phrase import Declined
from ludex.lang.trees import BadTree, parse_ability


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """One card as written in a file."""

    name: str
    type: str
    number: str = ""
    version: str = ""
    level: int | None = None
    element: str | list[str] = ""
    cost: int | str = 0
    race: str = ""
    atk: int | str | None = None
    def_: int | str | None = msgspec.field(name="def", default=None)
    text: str = ""
    tree: list[str] | str = []
    materials: list[str] = []
    token: bool = False
    soul_bond: bool = msgspec.field(name="soul bond", default=False)


COLUMNS = columns(Row)
MATERIAL = "material"
"""The bare keyword of a material that is printed in the text."""


def make_card(row: dict[str, Any], place: str) -> Card:
    """Makes a card from a row; an error in the row is raised with `place`."""
    data = read_row(row, Row, place)
    where = f"{place}: {data.name}"
    kind = data.type.lower()
    return card_of(data, place, _abilities(data, where, kind))


def card_of(data: Row, place: str, abilities: tuple[t.Ability, ...]) -> Card:
    """Makes a card with these abilities from what is written on it."""
    where = f"{place}: {data.name}"
    types = _types(data, where)
    number = data.number or f"X-{data.name}{f'-{data.level}' if data.level else ''}"
    name = f"{data.name} ({data.version})" if data.version else data.name  # [CC 202.3]
    elements = _elements(data, where)
    figures = _figures(data, where, types)
    words: dict[str, tuple[str, ...]] = {"element": elements, "race": _races(data.race)}
    if data.token:
        words["token"] = ("token",)  # [CC 1302.2b]
    if data.cost == "X":
        words["cost"] = ("X",)  # [CC 203.4]
    materials = (*data.materials, *(a.word for a in abilities if isinstance(a, t.Mere) and a.keyword == MATERIAL))
    if materials:
        words["material"] = materials  # [CC 212.2]
    abilities = tuple(a for a in abilities if a.keyword != MATERIAL)
    abilities = _fold_base(abilities, figures, words)
    abilities = tuple(rests_recovered(ability) for ability in abilities)
    if "caster" in types:
        abilities = (REST_FOR_AETHER, *abilities)  # [CC 907.6]
    return Card(number, name, types, figures, words, data.text, abilities, token=data.token)


def _fold_base(
    abilities: tuple[t.Ability, ...], figures: dict[str, int], words: dict[str, tuple[str, ...]]
) -> tuple[t.Ability, ...]:
    """[CC 904.2] [CC 909.1a] Folds base abilities (which change their own card's figures or words without a condition)
    into the base information, so they apply in every zone. The printed values are kept, too [CC 909.6]."""
    rest: list[t.Ability] = []
    for ability in abilities:
        if not isinstance(ability, t.Passive) or ability.cond is not None or ability.zones or not _base(ability):
            rest.append(ability)
            continue
        for node in ability.effects:
            if isinstance(node, t.Modify) and isinstance(node.amount, int):
                figures.setdefault(f"printed {node.figure}", figures.get(node.figure, 0))
                figures[node.figure] = node.amount if node.op == "=" else figures.get(node.figure, 0) + node.amount
            elif isinstance(node, t.Rename):
                have = words.get(node.kind, ())
                words[node.kind] = (node.value,) if node.op == "become" else (*have, node.value)
        rest.append(t.Mere("base ability"))
    return tuple(rest)


def _base(ability: t.Passive) -> bool:
    return all(
        (isinstance(node, t.Modify) and node.figure in ("atk", "def") and isinstance(node.amount, int))
        or (isinstance(node, t.Rename) and node.kind in ("element", "race") and node.op != "lose")
        for node in ability.effects
    ) and all(isinstance(node, (t.Modify, t.Rename)) and isinstance(node.what, t.Self) for node in ability.effects)


def _types(data: Row, where: str) -> tuple[str, ...]:
    """[CC 201.2] [CC 201.3] The types of the card."""
    kind = data.type.lower()
    if kind not in TYPES and not (data.token and kind == ""):
        raise InputError(where, f"no type {data.type!r}; there is {', '.join(TYPES)}")
    types = (kind,) if kind else ()
    return (*types, "soul bond") if data.soul_bond else types


def _elements(data: Row, where: str) -> tuple[str, ...]:
    """[CC 209.2] [CC 209.3] The elements of the card; void is not an element."""
    listed = [data.element] if isinstance(data.element, str) else data.element
    found = tuple(e.lower() for e in listed if e and e.lower() != "void")
    for element in found:
        if element not in ELEMENTS:
            raise InputError(where, f"no element {element!r}; there is {', '.join(ELEMENTS)}, void")
    return found


def _races(text: str) -> tuple[str, ...]:
    """[CC 206.2] Splits races at slashes. Race and trait are the same kind of word [CC 206.1a]."""
    return tuple(part.strip() for part in text.split("/") if part.strip())


def _figures(data: Row, where: str, types: tuple[str, ...]) -> dict[str, int]:
    figures: dict[str, int] = {}
    if isinstance(data.cost, str) and data.cost != "X":
        raise InputError(where, f"cost {data.cost!r} is no number and not X")
    figures["cost"] = data.cost if isinstance(data.cost, int) else 0  # [CC 203.3]
    if "caster" in types and data.level is None:
        raise InputError(where, "a caster needs a level")
    if data.level is not None:
        figures["level"] = data.level
    for name, value in (("atk", data.atk), ("def", data.def_)):
        if value is None and "servant" in types:
            raise InputError(where, f"a servant needs {name}")
        if value is not None:
            figures[name] = _figure(value, name, where)
    return figures


def _figure(value: int | str, name: str, where: str) -> int:
    if isinstance(value, int):
        return value
    if value in ("inf", "infinity", "∞"):
        return INFINITY  # [CC 104.7]
    raise InputError(where, f"{name} {value!r} is no number")


def _abilities(data: Row, where: str, card_type: str) -> tuple[t.Ability, ...]:
    try:
        abilities = read_text(data.text, card_type)
    except Declined as error:
        raise InputError(where, str(error)) from None
    trees = [data.tree] if isinstance(data.tree, str) else data.tree
    try:
        abilities = merge(abilities + tuple(parse_ability(tree, DURATIONS) for tree in trees))
    except BadTree as error:
        raise InputError(where, str(error)) from None
    for node in walk.nodes(abilities):
        if isinstance(node, t.During) and node.phase not in PHASES:
            raise InputError(where, f"no phase {node.phase!r}; there is {', '.join(PHASES)}")
    return abilities


def merge(abilities: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """Joins the paragraphs of a conjure into one spell, in the printed order."""
    spells = [a for a in abilities if isinstance(a, t.Spell) and a.keyword == ""]
    if len(spells) < 2:
        return abilities
    one = t.Spell(
        do=tuple(part for s in spells for part in s.do),
        targets=tuple(target for s in spells for target in s.targets),
        modes=next((s.modes for s in spells if s.modes is not None), None),
        cost=tuple(part for s in spells for part in s.cost),
    )
    return (*(a for a in abilities if a not in spells), one)


@cache
def shipped_cards() -> dict[str, Card]:
    """The shipped cards by number, and by name where only one has it."""
    return by_number_and_name([make_card(row, place) for place, row in _listed()])


def _listed() -> list[tuple[str, dict[str, Any]]]:
    files = shipped_files("ludex.games.cc", "cards", ".yaml").items()
    return [
        (f"{name}.yaml", row) for name, text in files for row in read_yaml(text, f"{name}.yaml", list[dict[str, Any]])
    ]


def rows() -> list[Row]:
    """The shipped cards as they are written."""
    return [read_row(row, Row, place) for place, row in _listed()]


@cache
def deck_texts() -> dict[str, str]:
    """The shipped deck lists by name."""
    return shipped_files("ludex.games.cc", "decks", ".txt")
