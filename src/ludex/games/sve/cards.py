"""Makes cards from card rows (shipped YAML files, scenarios), and finds the shipped decks."""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any

import msgspec

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games.sve.c07_game_progression import DURATIONS
from ludex.games.sve.c12_keywords import KEYWORDS
from ludex.games.sve.c13_class_specific import STACK, rites
from ludex.games.sve.text import read_text
from ludex.games.sve.text.words import PRIMARY, SPECIAL
from ludex.lang.files.decks import by_number_and_name
from ludex.lang.files.text import columns, read_row, read_yaml, shipped_files
from ludex.lang.phrase import Declined
from ludex.lang.trees import BadTree, parse_ability

CLASSES = ("Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")
STARTER = "\nlevel: starter\n"


class CardRow(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    """One card as written: figures, printed text in English and Japanese, or trees for text that no phrase reads."""

    name: str
    type: str = "follower"
    number: str = ""
    klass: str = "Neutral"
    trait: str = ""
    universe: str = ""
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""
    keywords: list[str] = msgspec.field(default_factory=list)
    tree: list[str] = msgspec.field(default_factory=list)


COLUMNS = columns(CardRow)


def make_card(row: dict[str, Any], place: str) -> Card:
    """Makes a card from a row; an error in the row is raised with `place`."""
    read = read_row(row, CardRow, place)
    return card_of(read, f"{place}: {read.name}")


def card_of(row: CardRow, place: str) -> Card:
    types = _types(row, place)
    words: dict[str, tuple[str, ...]] = {}
    if row.klass:
        if row.klass not in CLASSES:
            raise InputError(place, f"no class {row.klass!r}; there is {', '.join(CLASSES)}")
        words["class"] = (row.klass,)
    if row.trait:
        words["trait"] = tuple(word.strip() for word in row.trait.split("/"))
    if row.universe:
        words["universe"] = (row.universe,)
    abilities = _abilities(row, types, place)
    if rites(abilities):
        words["ability"] = ("Earth Rite",)
    number = row.number or f"~{row.name}:{zlib.crc32(msgspec.json.encode(row)):08x}"
    return Card(
        number, row.name, types, _figures(row, types, place), words, row.text,
        abilities, token="token" in types,
    )  # fmt: skip


def _types(row: CardRow, place: str) -> tuple[str, ...]:
    words = [word.strip().lower() for word in row.type.replace(" ", "/").split("/") if word.strip()]
    primary = [word for word in words if word in PRIMARY]
    special = [word for word in words if word in SPECIAL]
    if len(primary) != 1 or len(primary) + len(special) != len(words):
        raise InputError(place, f"no type {row.type!r}; one of {', '.join(PRIMARY)}, with {' or '.join(SPECIAL)}")
    return (*primary, *special)


def _figures(row: CardRow, types: tuple[str, ...], place: str) -> dict[str, int]:
    if "leader" in types:  # [SVE 2.8.3]
        return {"defense": 20 if row.defense is None else row.defense}
    figures: dict[str, int] = {}
    if row.cost is not None:
        figures["cost"] = row.cost
    elif "evolved" not in types:
        raise InputError(place, "has no cost")
    if "follower" in types:
        if row.attack is None or row.defense is None:
            raise InputError(place, "a follower needs attack and defense")
        figures |= {"attack": row.attack, "defense": row.defense}
    elif row.attack is not None or row.defense is not None:
        raise InputError(place, "only followers have attack and defense")
    for name, n in figures.items():
        if n < 0:
            raise InputError(place, f"{name} {n} is below zero")
    return figures


def _abilities(row: CardRow, types: tuple[str, ...], place: str) -> tuple[Ability, ...]:
    abilities: list[Ability] = []
    by_name = {keyword.name: keyword for keyword in (*KEYWORDS, STACK)}
    for word in row.keywords:
        if word not in by_name or word in ("Evolve", "Fanfare", "Last Words", "On Evolve", "Strike"):
            raise InputError(place, f"{word!r} is no keyword that stands alone")
        abilities.extend(by_name[word].means)
    if row.text_ja and not row.text:
        raise InputError(place, "text_ja is the Japanese printing beside text; a Japanese text alone stands in text")
    if row.text:
        try:
            abilities.extend(read_text(row.text, types[0]))
        except Declined as declined:
            raise InputError(place, str(declined)) from None
    for line in row.tree:
        try:
            abilities.append(parse_ability(line, DURATIONS))
        except BadTree as error:
            raise InputError(place, str(error)) from None
    return tuple(abilities)


# --- what is shipped ---------------------------------------------------------------------------------------------


@cache
def rows() -> list[CardRow]:
    found: list[CardRow] = []
    for name, text in shipped_files("ludex.games.sve", "cards", ".yaml").items():
        found.extend(read_yaml(text, f"{name}.yaml", list[CardRow]))
    return found


@cache
def shipped_cards() -> dict[str, Card]:
    """The shipped cards by number and by name; a name shared with an evolved card means the card that is not
    evolved."""
    made = [card_of(row, f"{row.number} {row.name}") for row in rows()]
    pool = by_number_and_name([card for card in made if "evolved" not in card.types])
    pool.update({card.number: card for card in made})
    return pool


@cache
def deck_texts() -> dict[str, str]:
    """The shipped decks by name; the starters come first."""
    found = shipped_files("ludex.games.sve", "decks", ".txt")
    return {name: found[name] for name in sorted(found, key=lambda name: (STARTER not in found[name], name))}
