"""Decks as people name them: a shipped deck or a file, checked before play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.files.decks import Breach, Deck
from ludex.lang.files.text import read_text_file
from ludex.library.cards import COPIES, MAIN, Library


def read_deck(spec: Spec, path: Path, library: Library | None = None) -> Deck:
    """The deck that a file lists. It refuses malformed lists and cards that cannot be played, but not illegal decks."""
    return (library or Library(spec)).parse(read_text_file(path), str(path))


def told(deck: Deck, breach: Breach) -> str:
    """A breach as `file:line: [paragraph] reason`."""
    return f"{place_of(deck, breach)}: {reason_of(breach)}"


def place_of(deck: Deck, breach: Breach) -> str:
    return f"{deck.place}:{breach.line}" if breach.line else deck.place


def reason_of(breach: Breach) -> str:
    rule = breach.rule.strip("[]")
    return f"[{rule}] {breach.reason}" if rule else breach.reason


def legal_deck(spec: Spec, name: str, edition: str = "", library: Library | None = None) -> Deck:
    """A shipped deck by its name, else the deck of a file; refused with the first paragraph it breaks."""
    deck = (library or Library(spec, edition=edition)).deck(name)
    _demand_legal(spec, deck, edition)
    return deck


def _demand_legal(spec: Spec, deck: Deck, edition: str) -> None:
    breaches = spec.check_deck(deck, edition or spec.default_edition)
    if breaches:
        raise InputError(place_of(deck, breaches[0]), reason_of(breaches[0]))


def deck_with(library: Library, names: list[str], base: str = "", edition: str = "") -> Deck:
    """A deck with some copies of the named cards added: to the base, else to the first shipped deck that takes them.
    Where a deck must have so many cards and no more, they take the places of others."""
    spec = library.spec
    made: list[Deck] = []
    for name in [base] if base else spec.deck_texts():
        deck = library.deck(name)
        made += [library.with_added(part, names) for part in (deck, *_thinned(deck, COPIES * len(names)))]
    best = min(made, key=lambda deck: len(spec.check_deck(deck, edition or spec.default_edition)))
    _demand_legal(spec, best, edition)
    return best


def _thinned(deck: Deck, n: int) -> Iterator[Deck]:
    """The deck without n cards of its main section: each run of neighbours in the list in turn."""
    entries = deck.sections.get(MAIN, [])
    for start in range(len(entries)):
        left, kept = n, list(entries[:start])
        for entry in entries[start:]:
            copies = entry.copies - min(left, entry.copies)
            left -= entry.copies - copies
            kept += [entry._replace(copies=copies)] if copies else []
        if not left:
            yield deck._replace(sections={**deck.sections, MAIN: kept})


def shipped_decks(spec: Spec, edition: str = "") -> list[Deck]:
    """The shipped decks that are legal in the edition."""
    decks = [spec.deck(name) for name in spec.deck_texts()]
    return [deck for deck in decks if not spec.check_deck(deck, edition or spec.default_edition)]


def by_level(spec: Spec) -> tuple[list[Deck], list[Deck]]:
    """The shipped decks: starter decks (`level: starter`), and the others."""
    decks = shipped_decks(spec)
    starters = [deck for deck in decks if deck.about.get("level") == "starter"]
    return starters, [deck for deck in decks if deck not in starters]


def pairs_of(
    spec: Spec, names: list[str], edition: str = "", library: Library | None = None
) -> list[tuple[Deck, Deck]]:
    """Every pair of the named decks, else of the shipped ones, including each deck against itself."""
    decks = [legal_deck(spec, name, edition, library) for name in names] or shipped_decks(spec, edition)
    if not decks:
        raise InputError(spec.code, "no shipped deck is legal")
    return list(combinations_with_replacement(decks, 2))


def mirrors(spec: Spec, edition: str = "") -> list[tuple[Deck, Deck]]:
    """Each shipped deck against itself, so that no deck has an advantage."""
    return [(deck, deck) for deck in shipped_decks(spec, edition)]


def pairings(
    spec: Spec, names: list[str], edition: str = "", library: Library | None = None
) -> list[tuple[Deck, Deck]]:
    """The pairings: the two named decks, else every pair of shipped decks, including each deck against itself."""
    if len(names) not in (0, 2):
        raise InputError("decks", "name two decks, or none for the shipped ones")
    if names:
        return [(legal_deck(spec, names[0], edition, library), legal_deck(spec, names[1], edition, library))]
    return pairs_of(spec, [], edition)
