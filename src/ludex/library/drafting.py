"""Decks drawn at random from the playable cards of card files. What a legal deck looks like is the game's
(`Spec.drafting`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.spec import Drafting
from ludex.lang.files.cards import Printed
from ludex.lang.files.decks import TOKENS, Deck, Entry
from ludex.library.cards import Library
from ludex.library.decks import reason_of

TRIES = 20


def drafting_of(library: Library) -> Drafting:
    if library.spec.drafting is None:
        raise InputError(library.spec.code, "decks of this game are not drawn at random yet")
    return library.spec.drafting


def playable(library: Library, wanted: Callable[[Printed], bool] = lambda row: True) -> list[Card]:
    """The cards of the files that decks may have, of the rows that are wanted."""
    found = []
    for row in filter(wanted, library.rows):
        try:
            found.append(library.card(row))
        except InputError:
            continue
    return found


def draft(library: Library, cards: list[Card], of: str, random: Random) -> Deck:
    """A legal deck of the group `of`, with the tokens that its cards create."""
    drafting = drafting_of(library)
    reason = ""
    for _ in range(TRIES):
        sections = drafting.draw(cards, of, random)
        deck = Deck(of, sections, {}, of)
        breaches = library.spec.check_deck(deck, library.edition)
        if not breaches:
            used = [entry.card for entries in sections.values() for entry in entries]
            tokens = [Entry(1, token, 0) for token in library.tokens_of(used)]
            return deck._replace(sections={**sections, TOKENS: tokens}) if tokens else deck
        reason = reason_of(breaches[0])
    raise InputError(of, f"no legal deck found: {reason}")


def groups_with_decks(library: Library, cards: list[Card]) -> list[str]:
    """The groups of which a legal deck can be drawn."""
    found = []
    for of in drafting_of(library).groups(cards):
        try:
            draft(library, cards, of, Random(of))
            found.append(of)
        except InputError:
            continue
    return found


def written(deck: Deck) -> str:
    """The deck as a list that `ludex deck check` reads, by numbers, the names beside them."""
    lines = [f"name: {deck.name}"]
    for section, entries in deck.sections.items():
        if section != TOKENS:
            lines += [f"[{section}]", *(f"{e.copies} {e.card.number} {e.card.name}".rstrip() for e in entries)]
    return "\n".join(lines)
