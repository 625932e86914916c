"""Makes cards from other people's files: the meaning of their columns in this game (docs/cards.md)."""

from __future__ import annotations

import re

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games.cc.c0300_zones import TYPES
from ludex.games.cc.c0400_game_set_up import SECTIONS
from ludex.games.cc.cards import Row, card_of
from ludex.lang.files.cards import Printed, Reader
from ludex.lang.files.decks import TOKENS

BOND = "soul bond"
_LEVEL = re.compile(r"\s+(?:lv\.?|level) ?(\d)$", re.IGNORECASE)


def type_of(row: Printed) -> str:
    """The printed type in the words of the rulebook, without the additional type. Without a type column the figures
    decide: only casters have a level, only servants have ATK [CC 204.1] [CC 207.1]."""
    said = row.word("type").lower().replace(BOND, "").replace("token", "").strip()
    if said or row.word("type"):
        return said
    if row.figure("level") is not None:
        return "caster"
    return "servant" if row.figure("atk") is not None else "conjure"


def is_bond(row: Printed) -> bool:
    """[CC 201.3a] Whether the card has the additional type Soul Bond."""
    return BOND in row.word("type").lower()


def is_token(row: Printed) -> bool:
    return "token" in row.word("type").lower()


def kind_of(row: Printed) -> str:
    return type_of(row)


def section_of(row: Printed) -> str:
    """[CC 402.2] [CC 402.3] The deck section of a card: Soul Bonds and deities are in the extra deck."""
    if is_token(row):
        return TOKENS
    return SECTIONS[1] if is_bond(row) or type_of(row) == "deity" else SECTIONS[0]


def belongs(card: Card) -> str:
    if card.token:
        return TOKENS
    return SECTIONS[1] if BOND in card.types or "deity" in card.types else SECTIONS[0]


def name_of(row: Printed) -> str:
    """The name without the level, which some files append [CC 202.3a]."""
    return _LEVEL.sub("", row.name).strip()


def level_of(row: Printed) -> int | None:
    """[CC 204.1] The level of the column, or the one behind the name."""
    level = row.figure("level")
    behind = _LEVEL.search(row.name)
    return level if level is not None or behind is None else int(behind[1])


def races_of(row: Printed) -> str:
    """[CC 206.1] [CC 206.2] The races or traits, without brackets."""
    return re.sub(r"[\[\]{}]", "", row.word("race"))


def cost_of(row: Printed) -> int | str:
    """[CC 203.3] A card without a cost costs nothing."""
    said = row.word("cost").strip("[]{} ")
    if said.upper() == "X":
        return "X"
    if said and not said.isdecimal():
        raise InputError(row.place, f"cost {said!r} is no number and not X")
    return int(said) if said else 0


def make(row: Printed, abilities: tuple[Ability, ...]) -> Card:
    """Makes the card with the abilities of its text, by the rules for written rows (`cards.card_of`)."""
    kind = type_of(row)
    if kind not in TYPES:
        raise InputError(row.place, f"type {row.type!r} is not in the rulebook")
    elements = [word for word in re.split(r"\s*[/,+&]\s*", row.word("element")) if word]
    data = Row(
        name=name_of(row),
        number=row.number,
        type=kind,
        level=level_of(row),
        element=elements,
        cost=cost_of(row),
        race=races_of(row),
        atk=row.figure("atk"),
        def_=row.figure("def"),
        text=row.text,
        token=is_token(row),
        soul_bond=is_bond(row),
    )
    return card_of(data, row.place, abilities)


READER = Reader(
    make,
    kind_of,
    name_of,
    section_of,
    belongs,
    columns={
        "level": ("lv", "lvl"),
        "element": ("attribute", "color", "colour"),
        "cost": ("total cost", "play cost"),
        "race": ("race trait", "race/trait", "trait", "races", "traits"),
        "atk": ("attack", "attack power"),
        "def": ("defense", "defence", "defense power"),
        "edition": (),
        "editions": (),
    },
    figures=("level", "cost", "atk", "def"),
    apart="edition",
)
