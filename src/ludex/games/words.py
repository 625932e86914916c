"""A game's words in English and Japanese: `words.yaml` in its package. The keys: docs/words.md.

English words of options and of the log go into the game's book, so records, scenarios and replays keep them. Japanese
is for the eyes only (`ludex.record.japanese`). `SHARED` are the words of the core, which every game needs.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct, field

from ludex.errors import InputError


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """The same thing in both languages."""

    en: str = ""
    ja: str = ""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the log. An empty `en` says nothing; without `en`, English is made of the event's own words. `page`:
    what the page says in English instead."""

    en: str | None = None
    ja: str = ""
    page: str = ""


class ZoneName(Struct, frozen=True, forbid_unknown_fields=True):
    """What players call a zone, and each of its slots. `line`: what lines of the page's log call it; {slot} is the name
    of the slot."""

    en: str
    ja: str = ""
    slots: list[Said] = field(default_factory=list)
    line: str = ""

    def in_line(self, slot: int) -> str:
        """The zone, or its slot, in a line of the log."""
        name = self.slots[slot].en if 0 <= slot < len(self.slots) else ""
        return " ".join(self.line.format(slot=name).split())


class KeywordName(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword's Japanese name (its English name is the key), and what it means in a few words of our own."""

    ja: str = ""
    means: Said = field(default_factory=Said)


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """All words of a game. Where the key is the English word itself, the value is the Japanese one."""

    name: Said = field(default_factory=Said)
    options: dict[str, Said] = field(default_factory=dict)
    """By the verb of the option. Fields: {a} {b} {cards} {n} {word}."""
    log: dict[str, Line] = field(default_factory=dict)
    """By the event's kind and word, or its kind. Fields: {card} {other} {player} {n} {signed} {word} {src} {dst}
    {state}."""
    prompts: dict[str, str] = field(default_factory=dict)
    """By the English prompt; `{n}` stands for any number."""
    asks: dict[str, Said] = field(default_factory=dict)
    """What the page asks in place of a prompt, by the prompt (as in `prompts`) or `prompt @ paragraph`; `@ cost`: where
    something is paid. Fields: {n} {card} {attacker} {target}; not used where one of its fields has no value."""
    shown: dict[str, Said] = field(default_factory=dict)
    """What the page says of an option in place of its text, by verb, or verb and word. Fields as in `options`."""
    phases: dict[str, str] = field(default_factory=dict)
    """Titles of procedures, and names of phases (`Book.starts`)."""
    zones: dict[str, ZoneName] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)
    """The types that cards have."""
    figures: dict[str, str] = field(default_factory=dict)
    """The names of the figures on cards."""
    states: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, str] = field(default_factory=dict)
    labels: dict[str, Said] = field(default_factory=dict)
    """What stands by a player's name, by the keys of `numbers` in table.yaml."""
    keywords: dict[str, KeywordName] = field(default_factory=dict)
    passing: dict[str, Said] = field(default_factory=dict)
    """What a button without a card says, by verb or `verb @ rule`."""
    whynot: dict[str, Said] = field(default_factory=dict)
    """Why a card cannot be used, by the keys of `whynot` in table.yaml."""
    outcomes: dict[str, str] = field(default_factory=dict)
    """Why a game ended."""
    windows: dict[str, Said] = field(default_factory=dict)
    """Places at which players set stops (`UsualStops.place`)."""
    terms: dict[str, str] = field(default_factory=dict)
    """Further words inside options and lines of the log."""

    @property
    def texts(self) -> dict[str, str]:
        """The English texts of options, for `Book.texts`."""
        return {verb: said.en for verb, said in self.options.items() if said.en}

    @property
    def lines(self) -> dict[str, str]:
        """The English lines of the log, for `Book.log`."""
        return {key: line.en for key, line in self.log.items() if line.en is not None}

    def zone(self, name: str) -> ZoneName:
        """What a zone is called; a zone without words is called by its kind."""
        return self.zones.get(name) or ZoneName(name[:1].upper() + name[1:])


def read(text: str, place: str) -> Words:
    """The words in a file's text."""
    try:
        return msgspec.yaml.decode(text, type=Words)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise InputError(place, str(error)) from None


@cache
def words_in(package: str) -> Words:
    """The words of the game in a package; none if it has no `words.yaml`."""
    file = files(package) / "words.yaml"
    if not file.is_file():
        return Words()
    return read(file.read_text(encoding="utf-8"), f"{package.rpartition('.')[2]}/words.yaml")


SHARED: Final = words_in("ludex.games")
