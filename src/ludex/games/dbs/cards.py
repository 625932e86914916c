"""Cards and decks: makes cards from rows of card files; the shipped files are in `data/cards` and `data/decks`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from ludex.core.position.objects import Card
from ludex.core.tree import Ability, Activated
from ludex.errors import InputError
from ludex.games.dbs.c02_card_data import COLORS
from ludex.games.dbs.c08_skills import DURATIONS
from ludex.games.dbs.text import read_text
from ludex.lang.files.decks import by_number_and_name
from ludex.lang.files.text import columns, read_row, read_yaml, shipped_files
from ludex.lang.phrase import Declined
from ludex.lang.trees import BadTree, parse_ability

TYPES = ("leader", "battle", "extra")


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """The back of a Leader Card [DBS 2-3-2-1-2]."""

    name: str
    power: int
    character: str = ""
    traits: list[str] = []
    text: str = ""
    tree: list[str] = []


class Row(msgspec.Struct, forbid_unknown_fields=True):  # [DBS 2-2-2] [DBS 2-13-2] [DBS 2-14-2]
    """A card as written in a file. `color` may contain several words; `specified` are the colours within `cost`
    [DBS 2-11-1].

    Pictures, rarity and copyright are not columns, so a row that has them is refused, and nothing depends on them.
    """

    number: str
    name: str
    type: str = "battle"
    color: str = "red"
    power: int | None = None
    cost: int | None = None
    specified: str = ""
    combo_power: int | None = None
    combo_cost: int | None = None
    character: str = ""
    traits: list[str] = []
    era: str = ""
    text: str = ""
    keywords: list[str] = []
    tree: list[str] = []
    back: Side | None = None


COLUMNS = columns(Row)


def make_card(row: dict[str, Any], place: str) -> Card:
    """Makes a card from a row; an error in the row is raised with `place`."""
    data = read_row(row, Row, place)
    return _card(data, place)


def _card(row: Row, place: str) -> Card:
    """The card of a row whose text is written in the row."""
    where = f"{place} {row.number}" if row.number not in place else place
    text = "\n".join([*(f"[{keyword}]" for keyword in row.keywords), *([row.text] if row.text else [])])
    card = card_of(row, where, text, _abilities(text, row.tree, row.type, where))
    back = _back(row, card.words["color"], where) if row.back is not None else None
    if back is None and any(ability.keyword == "Awaken" for ability in card.abilities):
        raise InputError(where, "[Awaken] on a card without a back")
    words = card.words if back is None else {**card.words, **_of_back(back)}
    return Card(row.number, row.name, card.types, card.figures, words, text, card.abilities, back)


def _of_back(back: Card) -> dict[str, tuple[str, ...]]:
    """[DBS 2-3-2-1-2] The words of a Leader's back, which texts ask for whatever face is up."""
    said = {kind: back.words.get(kind, ()) for kind in ("color", "character", "trait")}
    return {"back name": (back.name,), **{f"back {kind}": words for kind, words in said.items()}}


def card_of(row: Row, where: str, text: str, abilities: tuple[Ability, ...]) -> Card:
    """Makes a card with these abilities from what is written on it, without its back."""
    if row.type not in TYPES:
        raise InputError(where, f"no type {row.type!r}; there is {', '.join(TYPES)}")
    colors = _colors(row.color, where)
    specified = _colors(row.specified, where)
    if len(specified) > (row.cost or 0):
        raise InputError(where, f"{len(specified)} specified of a cost of {row.cost or 0}")
    if row.back is not None and row.type != "leader":
        raise InputError(where, "only a leader has a back")
    figures = _figures(row, where)
    words = {"color": colors, "specified": specified, **_counted(colors, text)}
    if row.type != "extra":  # [DBS 2-5-4] [DBS 2-6-5] [DBS 2-7-3]
        # words that texts may ask for [DBS 2-5-2] [DBS 2-6-2] [DBS 2-7-2]; each of several traits counts [DBS 2-6-3]
        words |= _named(row)
    return Card(row.number, row.name, (row.type,), figures, words, text, abilities)


def _named(row: Row) -> dict[str, tuple[str, ...]]:
    """Words that name a card; several characters are written with a stroke between them, and "characters" and "traits"
    say that there is only one."""
    characters = tuple(name.strip() for name in (row.character or row.name).split("/"))
    traits = tuple(row.traits)
    found = {"character": characters, "trait": traits, "era": (row.era,)}
    return found | {f"{kind}s": ("one",) for kind in ("character", "trait") if len(found[kind]) == 1}


def _counted(colors: tuple[str, ...], skills: object) -> dict[str, tuple[str, ...]]:
    """Words on how many colours a card has [DBS 2-4-1], and whether it has no skills."""
    found: dict[str, tuple[str, ...]] = {"colors": ("mono",) if len(colors) == 1 else ("multicolor",) if colors else ()}
    return found if skills else {**found, "skills": ("none",)}


def _figures(row: Row, where: str) -> dict[str, int]:
    """[DBS 2-8-2] [DBS 2-9-2] [DBS 2-10-2] [DBS 2-11-2] The figures that a card of its type has."""
    have = {"power": row.power, "cost": row.cost, "combo power": row.combo_power, "combo cost": row.combo_cost}
    wanted = {
        "leader": {"power": 10000},
        "battle": {"power": 10000, "cost": 1, "combo power": 5000, "combo cost": 0},
        "extra": {"cost": 0},
    }[row.type]
    for name, n in have.items():
        if n is not None and name not in wanted:
            raise InputError(where, f"a card of type {row.type} has no {name}")
        if n is not None and n < 0:
            raise InputError(where, f"{name} {n} is below 0")
    result: dict[str, int] = {}
    for name, default in wanted.items():
        value = have[name]
        result[name] = default if value is None else value
    return result


def _colors(text: str, where: str) -> tuple[str, ...]:
    found = tuple(text.replace("/", " ").split())
    for color in found:
        if color not in COLORS:
            raise InputError(where, f"no color {color!r}; there is {', '.join(COLORS)}")
    return _SEEN.setdefault(found, found)


_SEEN: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
"""The colours of cards so far: cards of equal colours share one tuple, so that comparing them is quick."""


def _back(row: Row, colors: tuple[str, ...], where: str) -> Card:
    side = row.back
    assert side is not None
    words: dict[str, tuple[str, ...]] = {
        "color": colors,
        "character": (side.character or row.character or row.name,),
        "trait": tuple(side.traits or row.traits),
        "era": (row.era,),
        **_counted(colors, side.text),
    }
    abilities = _abilities(side.text, side.tree, "leader", where)
    return Card(f"{row.number}b", side.name, ("leader",), {"power": side.power}, words, side.text, abilities)


SECRET: Final = frozenset(("deck", "life", "under"))
"""Areas where nobody can activate a skill: their cards are face down, or beneath another card."""


def _abilities(text: str, trees: list[str], kind: str, where: str) -> tuple[Ability, ...]:
    try:
        found = read_text(text, kind) + tuple(parse_ability(tree, DURATIONS) for tree in trees)
    except (Declined, BadTree) as error:
        raise InputError(where, str(error)) from None
    for ability in found:
        secret = SECRET.intersection(ability.zones) if isinstance(ability, Activated) else ()
        if secret:
            raise InputError(where, f"an [Activate] skill cannot be valid in the {', '.join(sorted(secret))}")
    return found


@cache
def shipped_cards() -> dict[str, Card]:
    """The shipped cards by number and name."""
    found: list[Card] = []
    seen: set[str] = set()
    for name, text in shipped_files("ludex.games.dbs", "cards", ".yaml").items():
        for row in read_yaml(text, f"{name}.yaml", list[dict[str, Any]]):
            card = make_card(row, f"{name}.yaml")
            if card.number in seen:
                raise InputError(f"{name}.yaml", f"{card.number} is there twice")
            seen.add(card.number)
            found.append(card)
    return by_number_and_name(found)


@cache
def deck_texts() -> dict[str, str]:
    """The shipped deck lists by name."""
    return shipped_files("ludex.games.dbs", "decks", ".txt")
