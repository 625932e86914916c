"""Makes cards from other people's files: the meaning of their columns in this game (docs/cards.md)."""

from __future__ import annotations

import re

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games.sve.c13_class_specific import rites
from ludex.games.sve.text.words import CLASSES, PRIMARY, SPECIAL, TRAITS, UNIVERSES
from ludex.lang.files.cards import Printed, Reader
from ludex.lang.files.decks import TOKENS

TYPES_JA = {
    "リーダー": "leader", "フォロワー": "follower", "アミュレット": "amulet", "スペル": "spell", "エボルヴ": "evolved",
    "トークン": "token", "アドバンス": "advanced", "イクイップメント": "equipment", "EP": "evolution point",
}  # fmt: skip


def types_of(row: Printed) -> tuple[str, ...]:
    """The card's types. Without a type column, figures, name and number decide. Words that this game's book does not
    define are kept."""
    words = [TYPES_JA.get(word, word.lower()) for word in re.split(r"\s*[/・]\s*", row.word("type")) if word]
    if words:
        return tuple(words)
    kind = "follower" if row.figure("attack") is not None else "spell"
    special = ["evolved"] if re.search(r"\(evolved\)$", row.name, re.IGNORECASE) else []
    return (kind, *special, *(["token"] if re.search(r"-T\d", row.number) else []))


def kind_of(row: Printed) -> str:
    return "spell" if "spell" in types_of(row) else ""


def section_of(row: Printed) -> str:
    return _section(types_of(row))


def belongs(card: Card) -> str:
    return _section(card.types)


def _section(types: tuple[str, ...]) -> str:
    """[SVE 6.1.1.1] [SVE 6.1.1.2] [SVE 6.1.1.3] The deck section of a card: leaders, evolved cards and tokens have
    their own."""
    for word, section in (("token", TOKENS), ("leader", "leader"), ("evolved", "evolve")):
        if word in types:
            return section
    return "main"


def make(row: Printed, abilities: tuple[Ability, ...]) -> Card:
    """Makes the card with the abilities of its text: name, types, class
    [SVE 2.2.3], traits [SVE 2.4.2] (in English whatever the file's language, as in trees), universe [SVE 2.12.2] and
    figures. Nothing else printed on it counts: token information [SVE 2.9.2], picture [SVE 2.10.2], rarity
    [SVE 2.11.2], flavour text [SVE-JA 2.11.2], small print [SVE 2.12.3]."""
    types = types_of(row)
    unknown = [word for word in types if word not in (*PRIMARY, *SPECIAL)]
    if unknown or sum(word in PRIMARY for word in types) != 1:
        raise InputError(row.place, f"type {row.type!r} is not in the rulebook")
    figures: dict[str, int] = {}
    wanted = ("cost", "attack", "defense") if "follower" in types else ("cost",)
    for name in ("defense",) if "leader" in types else wanted:
        n = row.figure(name)
        if n is None and not (name == "cost" and "evolved" in types):
            if "leader" not in types:
                raise InputError(row.place, f"has no {name}")
            n = 20
        if n is not None:
            figures[name] = n
    words: dict[str, tuple[str, ...]] = {}
    craft = CLASSES.get(row.word("class"), row.word("class"))
    if craft in CLASSES.values():
        words["class"] = (craft,)
    listed = [word for word in re.split(r"\s*[/・]\s*", row.word("trait")) if word]
    listed = [UNIVERSES.get(word, TRAITS.get(word, word)) for word in listed]
    universes = [word for word in listed if word in UNIVERSES.values()]  # NB: files list them among the traits
    traits = [word for word in listed if word not in universes]
    if traits:
        words["trait"] = tuple(traits)
    if universes or row.word("universe"):
        words["universe"] = tuple(universes) or (row.word("universe"),)
    if rites(abilities):
        words["ability"] = ("Earth Rite",)
    return Card(row.number, name_of(row), types, figures, words, row.text, abilities, token="token" in types)


def name_of(row: Printed) -> str:
    """The name without "evolved" or "token", which some files append."""
    return re.sub(r"\s+\(?(?:evolved|advanced|token|エボルヴ|トークン)\)?$", "", row.name, flags=re.IGNORECASE)


# [SVE 2.13.2] In a text, the library reads an alternate name as the name of the card that has it.
READER = Reader(
    make,
    kind_of,
    name_of,
    section_of,
    belongs,
    columns={
        "class": ("craft", "card class"),
        "trait": ("traits", "tribe"),
        "cost": ("play cost",),
        "attack": ("atk",),
        "defense": ("def", "defence"),
    },
    figures=("cost", "attack", "defense"),
    makes=("transform",),
)
