"""Cards and decks of this game: makes cards from rows of a card file, and loads the shipped ones."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from ludex.core.position.objects import Card
from ludex.core.tree import Ability, Mere, Spell
from ludex.errors import InputError
from ludex.games.vg.c02_card_information import (
    BUDDYFIGHT,
    FIGHTERS,
    GIFTS,
    SPECIAL_TYPES,
    SUBTYPES,
    WORLDS,
    also_named,
)
from ludex.games.vg.c11_effects import DURATIONS
from ludex.games.vg.c11_trigger_checks import OVER_POWER, SUB_ABILITIES
from ludex.games.vg.c12_names import with_limit
from ludex.games.vg.c12_terms import once
from ludex.games.vg.c14_buddyfight import GUARD_ORDER
from ludex.games.vg.c14_forms import hint
from ludex.games.vg.c14_headings import BadHeading, completed, keyword_hint
from ludex.games.vg.c14_keywords import DECK_LIMIT
from ludex.games.vg.c15_pseudo_cards import KINDS, words_of
from ludex.games.vg.c15_supplements import FILES
from ludex.games.vg.c17_buddyfight_arms import KEYWORD as ARMS
from ludex.games.vg.c17_touken_ranbu import with_homare
from ludex.games.vg.text import keyword, read_text
from ludex.lang.files.decks import by_number_and_name
from ludex.lang.files.text import columns, read_row, read_yaml, shipped_files
from ludex.lang.phrase import Declined
from ludex.lang.trees import BadTree, parse_ability

TYPES = {
    "normal unit": ("unit", "normal"),
    "trigger unit": ("unit", "trigger"),
    "G unit": ("unit", "G"),
    "normal order": ("order", "normal"),
    "blitz order": ("order", "blitz"),
    "set order": ("order", "set"),
    "crest": ("crest",),
    "ride deck crest": ("ride deck crest",),  # [VG 2.9.3.6]
}  # [VG 2.9.3] [VG 2.9.6]
"""Main type and subtype by the printed type."""
PRINTED = {**TYPES, **{name: kind.types for name, kind in KINDS.items()}}


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """One card as written in a card file or a scenario. The reading of the name [VG 2.1.1.1], the flavor [VG 2.12.2]
    and the art [VG 2.15.2] may be written down, and mean nothing to the rules. `text` is read into abilities; `name_ja`
    and `text_ja` are the Japanese printing of the same card; each `tree` is an ability that no text says."""

    name: str
    number: str = ""
    type: str = "normal unit"
    grade: int = 0
    power: int | str | None = None
    shield: int | None = None
    critical: int | None = None
    trigger: str = ""
    trigger_power: int | None = None
    nation: str = ""
    clan: str = ""
    race: str = ""
    world: str = ""
    keywords: list[str] = []
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""
    tree: list[str] = []
    also_named: list[str] = []
    gift: str = ""
    fighter: str = ""
    special: list[str] = []
    subtypes: list[str] = []
    reading: str = ""
    flavor: str = ""
    art: str = ""
    names: list[str] = []
    copies: int = 4
    back: dict[str, Any] | None = None


COLUMNS = columns(Row)


def make_card(row: dict[str, Any], place: str) -> Card:
    """Makes a card from a row; an error in the row is raised with `place`."""
    data = read_row(row, Row, place)
    return card_of(data, place)


def card_of(row: Row, place: str, means: tuple[Ability, ...] | None = None) -> Card:
    """Makes a card from a row. `means`: the abilities of its text, where somebody else has read it."""
    said, _, further = row.type.partition("/")
    kind = next((name for name in PRINTED if name.casefold() == said.casefold()), None)
    if kind is None:
        raise InputError(place, f"no type {row.type!r}; there is {', '.join(PRINTED)}")
    types, pseudo = PRINTED[kind], KINDS.get(kind)
    types += tuple(_one_of(name, "subtype", SUBTYPES, place) for name in row.subtypes)  # [VG 2.9.4]
    types += _set_specific(row, kind, further, place)
    trigger = row.trigger.casefold()
    if trigger and trigger not in SUB_ABILITIES:
        raise InputError(place, f"no trigger {row.trigger!r}; there is {', '.join(SUB_ABILITIES)}")
    if not 0 <= row.grade <= 5 and pseudo is None:
        raise InputError(place, f"grade {row.grade} is not 0 to 5")
    words = {
        "nation": _several(row.nation, "nation", place),  # [VG 15.4.5] [VG 2.14.3.1] for the icon
        "clan": _several(row.clan, "clan", place),  # [VG 2.2.6] and so is a clan icon
        "race": _several(row.race, "race", place),
        "trigger": (trigger,),
        "gift": (_one_of(row.gift, "gift", GIFTS, place),),
        "fighter": (_one_of(row.fighter, "fighter", FIGHTERS, place),),
        "world": (_world(row, place),),
        "special": tuple(_one_of(name, "special", SPECIAL_TYPES, place) for name in row.special),
    }
    main = types[0] if types else ""
    abilities = _abilities(row, main, place, means)
    if row.world and main == "order" and any(ability.keyword == ARMS for ability in abilities):
        types += ("arms",)  # [VG 17.16.10.2]
    if main in ("crest", "ride deck crest"):
        abilities = tuple(_in_zone(ability, "crest") for ability in abilities)  # [VG 11.4.4.1.1]
    if pseudo is not None and pseudo.lives == ("marker",):
        abilities = tuple(_in_zone(ability, "marker") for ability in abilities)  # [VG 15.8.6.2]
    for subtype in ("music", "arms"):
        if subtype in types:  # on a circle, and so on the field RULING-VG-030
            abilities = tuple(_on_circle(ability, subtype) for ability in abilities)
    kept = {name: found for name, found in words.items() if any(found)}  # e.g. no trigger icon [VG 11.10.2.1.1]
    figures = _figures(row, main, place)
    abilities = _limited(row, abilities, figures, place)
    if main == "order" and row.shield is not None:
        if not any(ability.called(GUARD_ORDER) for ability in abilities):
            raise InputError(place, f"only units, and orders with {GUARD_ORDER!r}, have a shield")
        figures["shield"] = row.shield  # [VG 17.16.13]
    names = tuple(row.names) or (row.name,)
    number = row.number or row.name
    if row.back is not None and kind != "normal unit":
        raise InputError(place, "back: only a normal unit has another side")
    if pseudo is None:
        if row.names:
            raise InputError(place, "names: only pseudo-cards have several; say also_named")
        return Card(number, row.name, types, figures, kept, row.text, abilities, _back(row, number, place))
    kept |= words_of(kind, row.name, names)
    if pseudo.named and len(names) > 1:
        kept["name"] = names[1:]
    return Card(number, names[0], types, figures, kept, row.text, abilities, token=True, nameless=not pseudo.named)


def _limited(row: Row, abilities: tuple[Ability, ...], figures: dict[str, int], place: str) -> tuple[Ability, ...]:
    """[VG 8.1.9] The abilities without what the text says about how many of the card a deck may have: that is a
    figure."""
    said = [ability for ability in abilities if isinstance(ability, Mere) and ability.keyword == DECK_LIMIT]
    own = ("", row.name, *row.names)
    for limit in said:
        if limit.word not in own:
            raise InputError(place, f"text: it limits {limit.word!r}, which is another card")
        figures["copies"] = limit.n
    return tuple(ability for ability in abilities if ability not in said)


def _back(row: Row, number: str, place: str) -> Card | None:
    """[VG 17.2.2] The other side of a Gyze card: a G unit."""
    if row.back is None:
        return None
    side = make_card({**row.back, "number": f"{number}b"}, f"{place} back")
    if side.types[:2] != TYPES["G unit"]:
        raise InputError(place, "back: the other side is a G unit")
    return side


def _set_specific(row: Row, kind: str, further: str, place: str) -> tuple[str, ...]:
    """[VG 17.8.2.1] The subtype after the `/` of an order's type: a part of the names of some units. [VG 17.8.2.2]
    Texts ask for it like for any subtype."""
    if "/" not in row.type:
        return ()
    if PRINTED[kind][:1] != ("order",) or not further.strip():
        raise InputError(place, f"type {row.type!r}: only an order has a subtype after `/`")
    return (further.strip(),)


def _world(row: Row, place: str) -> str:
    """[VG 17.16.2] The World of a Buddyfight-related card; it has one, and no other card has."""
    if (BUDDYFIGHT in _several(row.nation, "nation", place)) != bool(row.world):
        raise InputError(place, f"a card of the nation {BUDDYFIGHT}, and no other, has a world")
    return _one_of(row.world, "world", WORLDS, place)


def _several(said: str, column: str, place: str) -> tuple[str, ...]:
    """[VG 2.3.4] The words of a column that may hold several, with `/` between them."""
    words = tuple(word.strip() for word in said.split("/"))
    if said and not all(words):
        raise InputError(place, f"{column}: an empty part in {said!r}")
    return tuple(dict.fromkeys(words))


def _one_of(said: str, column: str, known: tuple[str, ...], place: str) -> str:
    """The word of a column, as the rules write it; a word that the rules do not know is refused."""
    found = next((name for name in known if name.casefold() == said.casefold()), "")
    if said and not found:
        raise InputError(place, f"no {column} {said!r}; there is {', '.join(known)}")
    return found


def _power(row: Row, place: str) -> int:
    """[VG 2.5.3] The power; a `+` after the number means nothing."""
    if row.power is None or isinstance(row.power, int):
        return row.power or 0
    match = re.fullmatch(r"(\d+)\+?", row.power.strip())
    if match is None:
        raise InputError(place, f"power {row.power!r} is no number")
    return int(match[1])


def _figures(row: Row, card_type: str, place: str) -> dict[str, int]:
    """The figures of a card; those that a card of its type does not have are refused: [VG 15.4.3.1] of a token unit,
    [VG 15.4.4.1] a token set order, [VG 15.5.1] a ticket, [VG 15.7.1] a crest."""
    figures = {"grade": row.grade} if card_type in ("unit", "order") else {}
    if card_type == "unit":
        critical = 1 if row.critical is None else row.critical
        figures |= {"power": _power(row, place), "critical": critical, "drive": 1}  # [VG 2.17.2]
        if row.shield is not None:
            figures["shield"] = row.shield  # [VG 2.6.3] a unit may have none
    elif row.power is not None or (row.shield is not None and card_type != "order") or row.critical is not None:
        raise InputError(place, "only units have power, shield and critical")
    if row.grade and card_type not in ("unit", "order"):
        raise InputError(place, f"a {card_type or row.type} has no grade")
    icon = row.trigger.casefold()
    if row.trigger_power is not None and icon in ("", "over"):
        raise InputError(
            place, f"trigger_power: {'an over trigger has its own' if icon else 'the card has no trigger'}"
        )
    if icon:
        figures["trigger power"] = OVER_POWER if icon == "over" else (row.trigger_power or 10000)
    if row.copies != 4:
        figures["copies"] = row.copies
    return figures


def _in_zone(ability: Any, zone: str) -> Ability:
    """The ability, active only in the zone unless it names others."""
    made: Ability = ability if ability.zones else replace(ability, zones=(zone,))
    return made


def _on_circle(ability: Any, zone: str) -> Ability:
    """The ability of an order that stays on a circle: what is done when it is played names no zone. [VG 17.7.3] Arms
    lie on the vanguard circle: an ability that is active there is active where they lie."""
    if isinstance(ability, Spell):
        return ability
    made: Ability = replace(ability, zones=(zone,)) if ability.zones == ("VC",) else _in_zone(ability, zone)
    return made


def _keyword(word: str, place: str) -> tuple[Ability, ...]:
    try:
        return keyword(word)
    except Declined as error:
        raise InputError(place, f"text not understood: {error.words!r}{keyword_hint(word) or hint(word)}") from None


def _abilities(row: Row, card_type: str, place: str, means: tuple[Ability, ...] | None) -> tuple[Ability, ...]:
    if row.text_ja and not row.text:
        raise InputError(place, "text_ja is the Japanese printing beside text; a Japanese text alone stands in text")
    found: list[Ability] = []
    try:
        for word in row.keywords:  # an icon is a keyword [VG 2.10.1.1] [VG 2.10.1.2] [VG 2.10.1.3] [VG 2.10.1.4]
            found.extend(_keyword(word, place))
        found.extend(map(_whole, read_text(row.text, card_type) if means is None else means))
        found.extend(completed(parse_ability(line, DURATIONS)) for line in row.tree)
        found.extend(also_named(name) for name in row.also_named)  # [VG 2.1.2]
    except Declined as error:
        raise InputError(place, f"text not understood: {error.words!r}{hint(error.words)}") from None
    except BadHeading as error:
        raise InputError(place, str(error)) from None
    except BadTree as error:
        raise InputError(place, f"tree: {error}") from None
    return tuple(found)


def _whole(ability: Ability) -> Ability:
    """An ability that was read, with what its words and icons say of its use."""
    return with_limit(with_homare(once(ability)))


@cache
def rows() -> list[Row]:
    """The rows of the shipped cards."""
    return [row for every in _files("cards").values() for row in every]


@cache
def pseudo_rows() -> list[Row]:
    """The rows of the pseudo-cards of our own cards."""
    return [row for file, every in _files("pseudo").items() if file not in FILES for row in every if row.number]


def _files(folder: str) -> dict[str, list[Row]]:
    """The shipped rows by file."""
    files = shipped_files("ludex.games.vg", folder, ".yaml")
    return {name: read_yaml(text, f"{name}.yaml", list[Row]) for name, text in files.items()}


def tokens() -> dict[str, Card]:
    """[VG 15.4.2] The pseudo-cards that effects create, by the name that the effect says; those of our own also by
    number. [VG 15.5.1.2] [VG 15.7.1.2]"""
    made: dict[str, Card] = {}
    for file, every in _files("pseudo").items():
        if file in FILES and tuple(row.name for row in every) != FILES[file]:
            raise InputError(f"{file}.yaml", "not the rows that c15_supplements lists")
        for i, row in enumerate(every):
            numbered = msgspec.structs.replace(row, number=row.number or f"{file.upper()}/{row.name}")
            made[row.name] = card_of(numbered, f"{file}.yaml row {i + 1}")
            if row.number:
                made[row.number] = made[row.name]
    return made


@cache
def existing_names() -> frozenset[str]:
    """[VG 7.13.2] The names of the shipped cards."""
    return frozenset([name for card in shipped_cards().values() for name in card.names])


@cache
def shipped_cards() -> dict[str, Card]:
    """The shipped cards by number and name."""
    return by_number_and_name([card_of(row, f"{row.number} {row.name}") for row in rows()])


@cache
def deck_texts() -> dict[str, str]:
    """The shipped deck lists by name."""
    return shipped_files("ludex.games.vg", "decks", ".txt")
