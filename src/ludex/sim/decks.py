"""Decks as people name them: a shipped deck or a file, checked before anybody plays with it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.decks import Breach, Deck, parse_deck
from ludex.lang.files import read_text_file


def read_deck(spec: Spec, path: Path) -> Deck:
    """The deck a file lists; malformed lists are refused, illegal ones are not."""
    return parse_deck(read_text_file(path), str(path), spec.cards(), spec.sections)


def told(deck: Deck, breach: Breach) -> str:
    """A breach as `file:line: [SVE 6.1.1.4] reason`."""
    return f"{place_of(deck, breach)}: {reason_of(breach)}"


def place_of(deck: Deck, breach: Breach) -> str:
    return f"{deck.place}:{breach.line}" if breach.line else deck.place


def reason_of(breach: Breach) -> str:
    rule = breach.rule.strip("[]")
    return f"[{rule}] {breach.reason}" if rule else breach.reason


def legal_deck(spec: Spec, name: str, edition: str = "") -> Deck:
    """A shipped deck by its name, else the deck of a file; refused with the first paragraph it breaks."""
    shipped = spec.deck_texts()
    if name in shipped:
        deck = spec.deck(name)
    elif Path(name).is_file():
        deck = read_deck(spec, Path(name))
    else:
        raise InputError(name, f"neither a file nor a shipped deck of {spec.code} ({', '.join(shipped)})")
    breaches = spec.check_deck(deck, edition or spec.default_edition)
    if breaches:
        raise InputError(place_of(deck, breaches[0]), reason_of(breaches[0]))
    return deck


def shipped_decks(spec: Spec, edition: str = "") -> list[Deck]:
    """The shipped decks that are legal in the edition."""
    decks = [spec.deck(name) for name in spec.deck_texts()]
    return [deck for deck in decks if not spec.check_deck(deck, edition or spec.default_edition)]


def pairings(spec: Spec, names: list[str], edition: str = "") -> list[tuple[Deck, Deck]]:
    """Who meets whom: the two decks named, else every pair of shipped decks, a deck against itself included."""
    if len(names) not in (0, 2):
        raise InputError("decks", "name two decks, or none for the shipped ones")
    if names:
        return [(legal_deck(spec, names[0], edition), legal_deck(spec, names[1], edition))]
    decks = shipped_decks(spec, edition)
    if not decks:
        raise InputError(spec.code, "no shipped deck is legal")
    return list(combinations_with_replacement(decks, 2))
