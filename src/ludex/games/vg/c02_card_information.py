"""[VG 2] Information on cards: names, nations and clans, icons, and how texts refer to them.

Words of one kind that a card has twice count once: [VG 5.1.2] core:_reworded. What a card originally is:
[VG 5.1.3] core:original, core:original_words; a pseudo-card, by what its maker says: [VG 5.1.3.1] core:original. A
card's collection number tells nothing in the game: [VG 2.16.2] core:layers.words. Effects on types leave special types
alone: [VG 2.9.5.1] core:layers.words. A unit without a shield has no value that an effect could ask for:
[VG 2.6.3] core:_has_figure.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import walk
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.position.game import Game

NATIONS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("", "BanG Dream!", ("BanG Dream!",)),  # [VG B/BanG Dream!]
    ("", "Buddyfight", ("Buddyfight",)),  # [VG B/Buddyfight]
    ("", "CoroCoro", ("CoroCoro",)),  # [VG B/CoroCoro]
    ("", "Record of Ragnarok", ("Record of Ragnarok",)),  # [VG B/Record of Ragnarok]
    ("", "SHAMAN KING", ("SHAMAN KING",)),  # [VG B/SHAMAN KING]
    ("", "Touken Ranbu", ("Touken Ranbu",)),  # [VG B/Touken Ranbu]
    ("Brandt Gate", "Star Gate", ("Dimension Police", "Etranger", "Link Joker", "Nova Grappler")),  # [VG B/Brandt Gate]
    (
        "Dark States",
        "Dark Zone",
        ("Dark Irregulars", "Gear Chronicle", "Pale Moon", "Spike Brothers"),
    ),  # [VG B/Dark States]
    ("Dragon Empire", "", ("Kagero", "Murakumo", "Narukami", "Nubatama", "Tachikaze")),  # [VG B/Dragon Empire]
    (
        "Keter Sanctuary",  # [VG B/Keter Sanctuary]
        "United Sanctuary",
        ("Angel Feather", "Genesis", "Gold Paladin", "Oracle Think Tank", "Royal Paladin", "Shadow Paladin"),
    ),
    ("Lyrical Monasterio", "Magallanica", ("Bermuda Triangle",)),  # [VG B/Lyrical Monasterio]
    ("Stoicheia", "Magallanica", ("Aqua Force", "Granblue")),  # [VG B/Stoicheia]
    ("Stoicheia", "Zoo", ("Great Nature", "Megacolony", "Neo Nectar")),  # [VG B/Stoicheia]
)
"""[VG 2.14.4.1] What supplement B says, by alphabet: a nation, the nation that is the same [VG B/same-nation], and the
clans that correspond to both. RULING-VG-033 RULING-VG-060"""

EVERYWHERE: Final = "Cray Elemental"

GIFTS: Final[tuple[str, ...]] = (
    "Force",  # [VG 2.13.2.2]
    "Accel",  # [VG 2.13.2.3]
    "Protect",  # [VG 2.13.2.4]
)
"""The icons of imaginary gifts that a card may have."""

FIGHTERS: Final[tuple[str, ...]] = ("Aichi", "Chrono", "Kai", "Shinemon")
"""[VG 2.18.3] The fighter icons that a card may have."""

BUDDYFIGHT: Final = "Buddyfight"
"""[VG 17.16.1] The nation of Buddyfight-related cards."""

WORLDS: Final[tuple[str, ...]] = (
    "Ancient World",
    "Danger World",
    "Darkness Dragon World",
    "Dragon Ein",
    "Dragon World",
    "Generic",
    "Hero World",
    "Katana World",
    "Legend World",
    "Magic World",
    "Parade of Hundred Demons",
)
"""The Worlds of Buddyfight-related cards; each of them has the icon of one."""

SUBTYPES: Final[tuple[str, ...]] = (
    "base",  # NB: `c17_scouting`
    "calamity",  # RULING-VG-219
    "grimoire",  # RULING-VG-219
    "music",
    "prison",
    "product",
    "song",
    "arms",
)
"""[VG 2.9.4] The subtypes that a card may have besides the one that its printed type says; rules speak of them."""

SPECIAL_TYPES: Final[tuple[str, ...]] = ("attached", "protect", "ticket")
"""[VG 2.9.5.1] The special types. They are words of a kind of their own, apart from the types."""

NAMED_IN: Final[tuple[str, ...]] = (
    "VC", "RC", "GC", "deck", "hand", "drop", "soul", "damage", "trigger", "order area", "order zone", "bind",
    "removed", "ride deck", "G", "crest", "gauge",
    "imprisoned",
    "music",
    "scouted",
    "arms",
)  # fmt: skip


def also_named(name: str) -> t.Passive:
    """[VG 2.1.2] The ability of a card that is also regarded as a card of this name: it is active in all zones."""
    return t.Passive((t.Rename(t.SELF, "name", "add", name),), zones=NAMED_IN)


def all_names(card: Card) -> tuple[str, ...]:
    """[VG 2.1.2] The names that a card has when a deck is constructed. [VG 8.1.5.2]"""
    found = list(card.names)
    for ability in card.passive:
        if ability.zones == NAMED_IN and ability.cond is None and ability.keyword != "DressUp":  # RULING-VG-115
            found += [node.value for node in ability.effects if isinstance(node, t.Rename) and node.kind == "name"]
    return tuple(dict.fromkeys(found))


def rows_of(printed: tuple[str, ...], clan: tuple[str, ...]) -> list[tuple[str, str, tuple[str, ...]]]:
    """The rows of the table that are about a card with these nations: of a card that names a clan of the nation, only
    the row of that clan. RULING-VG-060"""
    about = [row for row in NATIONS if (row[0] and row[0] in printed) or (row[1] and row[1] in printed)]
    own = [row for row in about if not set(row[2]).isdisjoint(clan)]
    return own or about


def nations(game: Game, card: Card) -> tuple[str, ...]:
    """The nations that a card belongs to. [VG 2.14.4] Some nations are other nations, too; [VG B/same-nation] in either
    direction. RULING-VG-060"""
    known = _BELONGS.of(card, None)
    return known[0] if known is not None else _all(game, "nation", card.words.get("nation", ()))


def clans(game: Game, card: Card) -> tuple[str, ...]:
    """The clans that a card belongs to. [VG 2.14.4] A card with a nation and without a clan belongs to all clans of
    that nation. [VG B/clan-less cards]"""
    known = _BELONGS.of(card, None)
    return known[1] if known is not None else _all(game, "clan", card.words.get("clan", ()))


def _belongs(card: Card, about: None) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The nations and the clans of a card; None: it belongs everywhere, which the cards of the game tell."""
    if belongs_everywhere(card):
        return None
    printed, clan = card.words.get("nation", ()), card.words.get("clan", ())
    same = [name for own, also, _ in rows_of(printed, clan) for name in (own, also) if name]
    of_nation = [name for _, _, belonging in rows_of(printed, ()) for name in belonging]
    return tuple(dict.fromkeys((*printed, *same))), clan or tuple(dict.fromkeys(of_nation))


_BELONGS: Final[Memo[Card, None, tuple[tuple[str, ...], tuple[str, ...]] | None]] = Memo(_belongs)


def belongs_everywhere(card: Card) -> bool:
    """Whether a card belongs to all clans and nations: [VG 2.2.4] by its own, or [VG 2.2.5] as an order without any."""
    printed = (*card.words.get("nation", ()), *card.words.get("clan", ()))
    return EVERYWHERE in printed or (not printed and "order" in card.types)


def _all(game: Game, kind: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """All nations or clans: those of the supplement, and those that cards of this game have or speak of."""
    found = list(printed)
    for own, also, belonging in NATIONS:
        found += belonging if kind == "clan" else (own, also)
    return tuple(dict.fromkeys(name for name in (*found, *SPOKEN_OF.of(game.pool, game.book)[kind]) if name))


def _spoken_of(pool: tuple[Card, ...], book: Book) -> dict[str, tuple[str, ...]]:
    """The nations and clans that the cards of a game and the tokens have or speak of."""
    found: dict[str, list[str]] = {"nation": [], "clan": []}
    for card in (*pool, *book.tokens.values()):
        for kind, names in found.items():
            names.extend(card.words.get(kind, ()))
        for node in walk.nodes(card.abilities):
            if isinstance(node, t.Word) and node.kind in found:
                found[node.kind].append(node.value)
    return {kind: tuple(dict.fromkeys(names)) for kind, names in found.items()}


SPOKEN_OF: Final[Memo[tuple[Card, ...], Book, dict[str, tuple[str, ...]]]] = Memo(_spoken_of, POOLS)


BASE_WORDS: Final = {"nation": nations, "clan": clans}


# --- how texts refer to cards ---------------------------------------------------------------------------------------


def belongs_to(name: str) -> t.Sel:
    """[VG 2.2.3] What a text calls `<<name>>`: the cards of that clan, and those of that nation. [VG 2.14.5]"""
    return t.Word("clan", name) | t.Word("nation", name)


def also_a(name: str) -> t.Passive:
    """[VG 2.2.3.1] The ability of a card that is also a `<<name>>`: it adds the clan, or the nation and what is the
    same."""
    same = [other for row in rows_of((name,), ()) for other in row[:2] if other]
    if not same:
        return t.Passive((t.Rename(t.SELF, "clan", "add", name),), zones=NAMED_IN)
    added = tuple(t.Rename(t.SELF, "nation", "add", other) for other in dict.fromkeys((name, *same)))
    return t.Passive(added, zones=NAMED_IN)


def race_or_world(word: str) -> t.Sel:
    """[VG 17.16.2.1] What a text calls `<word>`: the cards of that World, or [VG 2.3.3] of races that contain it."""
    return t.Word("world", word) if word in WORLDS else t.Within("race", word)


DESCRIPTIONS: Final[tuple[tuple[str, Callable[[str], t.Sel]], ...]] = (
    (r'named "([^"]+)"', lambda name: t.Word("name", name)),  # [VG 2.1.1.2]
    (r'with "([^"]+)" in its card name', lambda name: t.Within("name", name)),  # [VG 2.1.1.2]
    (r"that is a <<([^<>]+)>>", belongs_to),  # [VG 2.2.3]
    (r"that is a <([^<>]+)>", race_or_world),  # [VG 2.3.3]
    (r"with an? (Aichi|Chrono|Kai|Shinemon) icon", lambda icon: t.Word("fighter", icon)),  # [VG 2.18.3]
)
"""How a text says which cards it means, and the selector for it."""


def described(text: str) -> t.Sel | None:
    """The selector for a description in a text; None: it is not one of `DESCRIPTIONS`. A name in quotes is the whole
    name, or a part of it where the text says so [VG 2.1.1.2]; of a race, the text may say a part. [VG 2.3.3]"""
    for pattern, make in DESCRIPTIONS:
        match = re.fullmatch(pattern, text)
        if match is not None:
            return make(match[1])
    return None
