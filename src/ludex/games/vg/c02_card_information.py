"""[VG 2] Information on cards: names, nations and clans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.tree import walk

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

NATIONS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("", "BanG Dream!", ("BanG Dream!",)),
    ("", "Buddyfight", ("Buddyfight",)),
    ("", "CoroCoro", ("CoroCoro",)),
    ("", "Record of Ragnarok", ("Record of Ragnarok",)),
    ("", "SHAMAN KING", ("SHAMAN KING",)),
    ("", "Touken Ranbu", ("Touken Ranbu",)),
    ("Brandt Gate", "Star Gate", ("Dimension Police", "Etranger", "Link Joker", "Nova Grappler")),
    ("Dark States", "Dark Zone", ("Dark Irregulars", "Gear Chronicle", "Pale Moon", "Spike Brothers")),
    ("Dragon Empire", "", ("Kagero", "Murakumo", "Narukami", "Nubatama", "Tachikaze")),
    (
        "Keter Sanctuary",
        "United Sanctuary",
        ("Angel Feather", "Genesis", "Gold Paladin", "Oracle Think Tank", "Royal Paladin", "Shadow Paladin"),
    ),
    ("Lyrical Monasterio", "Magallanica", ("Bermuda Triangle",)),
    ("Stoicheia", "Magallanica", ("Aqua Force", "Granblue")),
    ("Stoicheia", "Zoo", ("Great Nature", "Megacolony", "Neo Nectar")),
)
"""[VG 2.14.4.1] What supplement B says, by alphabet: a nation, the nation it is also considered to be, and the clans
that correspond to both. RULING-VG-033"""

EVERYWHERE: Final = "Cray Elemental"

NAMED_IN: Final[tuple[str, ...]] = (
    "VC", "RC", "GC", "deck", "hand", "drop", "soul", "damage", "trigger", "order area", "order zone", "bind",
    "removed", "ride deck", "G", "crest", "gauge",
)  # fmt: skip


def also_named(name: str) -> t.Passive:
    """[VG 2.1.2] The ability of a card that is also regarded as a card of this name: it is active in all zones."""
    return t.Passive((t.Rename(t.SELF, "name", "add", name),), zones=NAMED_IN)


def all_names(card: Card) -> tuple[str, ...]:
    """[VG 2.1.2] The names that a card has when a deck is constructed. [VG 8.1.5.2]"""
    found = list(card.names)
    for ability in card.passive:
        if ability.zones == NAMED_IN and ability.cond is None:
            found += [node.value for node in ability.effects if isinstance(node, t.Rename) and node.kind == "name"]
    return tuple(dict.fromkeys(found))


def nations(game: Game, card: Card) -> tuple[str, ...]:
    """The nations that a card belongs to. [VG 2.14.4] Some nations are other nations, too."""
    printed = card.words.get("nation", ())
    if belongs_everywhere(card):
        return _all(game, "nation", printed)
    return tuple(dict.fromkeys([*printed, *(also for own, also, _ in NATIONS if also and own in printed)]))


def clans(game: Game, card: Card) -> tuple[str, ...]:
    """The clans that a card belongs to. [VG 2.14.4] A card with a nation and without a clan belongs to all clans of
    that nation."""
    printed = card.words.get("clan", ())
    if belongs_everywhere(card):
        return _all(game, "clan", printed)
    if printed:
        return printed
    have = card.words.get("nation", ())
    return tuple(dict.fromkeys(clan for own, also, found in NATIONS if own in have or also in have for clan in found))


def belongs_everywhere(card: Card) -> bool:
    """Whether a card belongs to all clans and nations: [VG 2.2.4] by its own, or [VG 2.2.5] as an order without any."""
    printed = (*card.words.get("nation", ()), *card.words.get("clan", ()))
    return EVERYWHERE in printed or (not printed and "order" in card.types)


def _all(game: Game, kind: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """All nations or clans: those of the supplement, and those that cards of this game have or speak of."""
    found = list(printed)
    for own, also, belonging in NATIONS:
        found += belonging if kind == "clan" else (own, also)
    for card in (*game.pool, *game.book.tokens.values()):
        found += card.words.get(kind, ())
        found += [node.value for node in walk.nodes(card.abilities) if isinstance(node, t.Word) and node.kind == kind]
    return tuple(dict.fromkeys(name for name in found if name))


BASE_WORDS: Final = {"nation": nations, "clan": clans}
