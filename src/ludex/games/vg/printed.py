"""Makes cards from other people's files: the meaning of their columns in this game (docs/cards.md)."""

from __future__ import annotations

import re

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games.vg.cards import PRINTED, Row, card_of
from ludex.lang.files.cards import Printed, Reader
from ludex.lang.files.decks import TOKENS

TYPES_JA = {
    "ノーマルユニット": "normal unit",
    "トリガーユニット": "trigger unit",
    "Gユニット": "G unit",
    "ノーマルオーダー": "normal order",
    "ブリッツオーダー": "blitz order",
    "セットオーダー": "set order",
    "トークン": "token unit",
}
TRIGGERS_JA = {"★": "critical", "引": "draw", "治": "heal", "前": "front", "超": "over", "醒": "stand"}
NO_NATION = ("nationless",)
UNTYPED = ("", "others", "other", "token/other")
"""What files write where a card has no type that a deck knows."""
BY_GRADE = {0: ("Boost",), 1: ("Boost",), 2: ("Intercept",), 3: ("Twin Drive",), 4: ("Triple Drive",)}
"""The skill icons that units of a grade carry, for files that have no column for them."""
PERSONA = "persona ride"
PERSONA_ERA = "D"


def type_of(row: Printed) -> str:
    """The printed type in the words of the rulebook. Without a type column the figures decide: only units have power,
    and a token is a unit without a shield that no deck has. A word that the rulebook does not have is kept."""
    said = TYPES_JA.get(row.word("type"), row.word("type"))
    if said.casefold() not in UNTYPED:
        main, _, further = said.partition("/")
        known = next((name for name in PRINTED if name.casefold() == main.strip().casefold()), "")
        return f"{known}/{further}" if known and further else known or said
    if row.figure("power") is None:
        return said
    return "token unit" if said else "normal unit"


def kind_of(row: Printed) -> str:
    """Orders have texts of their own form. A card of which the file says neither type nor power may be one."""
    said = type_of(row)
    return "order" if not said or ("order" in said and "token" not in said) else ""


def section_of(row: Printed) -> str:
    """[VG 8.1.4.1] [VG 8.1.4.3] The deck section of a card: G units have their own, pseudo-cards are in none."""
    kind = type_of(row)
    if kind == "G unit":
        return "g"
    return TOKENS if "token" in kind else "ride" if kind == "ride deck crest" else "main"


def belongs(card: Card) -> str:
    if card.token:
        return TOKENS
    return "g" if "G" in card.types else "ride" if "ride deck crest" in card.types else "main"


def name_of(row: Printed) -> str:
    """The name without the word "token", which some files append."""
    return re.sub(r"\s+\(?(?:token|トークン)\)?$", "", row.name, flags=re.IGNORECASE)


def icons_of(row: Printed, kind: str) -> list[str]:
    """The skill icons of the card as keywords: those of the column, else those of its grade. A G unit with a shield
    guards, and has none."""
    if "skill" in row.columns:
        said = [word.strip().strip("!！『』") for word in re.split(r"[,、・]", row.word("skill"))]
        return [_icon(word) for word in said if word]
    if "unit" not in kind or "token" in kind or (kind == "G unit" and row.figure("shield") is not None):
        return []
    grade = row.figure("grade") or 0
    icons = [*BY_GRADE.get(min(grade, 4), ())]
    if grade == 3 and kind == "normal unit" and row.word("era") == PERSONA_ERA:
        icons.append(PERSONA)
    return icons


ICONS_JA = {
    "ブースト": "Boost",
    "インターセプト": "Intercept",
    "ツインドライブ": "Twin Drive",
    "トリプルドライブ": "Triple Drive",
    "ペルソナライド": PERSONA,
}


def _icon(word: str) -> str:
    return PERSONA if word.casefold() == PERSONA else ICONS_JA.get(word, word)


def make(row: Printed, abilities: tuple[Ability, ...]) -> Card:
    """Makes the card with the abilities of its text, by the rules for written rows (`cards.card_of`)."""
    kind = type_of(row)
    if kind.partition("/")[0] not in PRINTED:
        raise InputError(row.place, f"type {row.type!r} is not in the rulebook")
    unit = "unit" in kind
    trigger = TRIGGERS_JA.get(row.word("trigger"), row.word("trigger")).casefold()
    if kind == "trigger unit" and not trigger:
        raise InputError(row.place, f"{row.number} {row.name!r} is a trigger unit, and the file does not say which")
    nation = "" if row.word("nation").casefold() in NO_NATION else row.word("nation")
    data = Row(
        name=name_of(row),
        number=row.number,
        type=kind,
        grade=row.figure("grade") or 0,
        power=row.figure("power") if unit else None,
        shield=row.figure("shield"),
        critical=row.figure("critical") if unit else None,
        trigger=trigger,
        nation=nation,
        clan=row.word("clan"),
        race=row.word("race"),
        world=row.word("world"),
        gift=row.word("gift"),
        keywords=icons_of(row, kind),
        text=row.text,
    )
    return card_of(data, row.place, abilities)


READER = Reader(
    make,
    kind_of,
    name_of,
    section_of,
    belongs,
    columns={
        "grade": (),
        "power": (),
        "shield": ("guard",),
        "critical": (),
        "trigger": ("trigger icon",),
        "nation": (),
        "clan": (),
        "race": (),
        "skill": ("skill icon", "icon"),
        "gift": ("imaginary gift",),
        "world": (),
        "era": (),
    },
    figures=("grade", "power", "shield", "critical"),
    apart="era",
)
