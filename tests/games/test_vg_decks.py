"""The shipped decks of Vanguard: each nation has one, each card is in one, and what the decks are for happens in their
games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from ludex.ai import playout
from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.tree import walk
from ludex.games import load
from ludex.games.vg.cards import tokens

SPEC = load("vg")
DECKS = sorted(SPEC.deck_texts())
GAMES = 40
MOST_DECISIONS = 5_000

MECHANICS: dict[str, tuple[str, ...]] = {
    "cinder-vow": ("trigger critical", "trigger front", "trigger heal", "trigger over", "persona ride", "boost"),
    "first-needle": (
        "overDress", "XoverDress", "become originalDress", "move attach", "move detach", "Alchemix",
        "create Clay Alchemix Body",
    ),
    "hour-without-end": (
        "stride normal stride", "stride ultimate stride", "become heart", "become unit", "taken G guard", "to G",
        "move remove", "to bind",
    ),
    "iron-assize": (
        "become lock", "become unlock", "face delete", "move imprison", "control dominate", "to bind", "move set",
        "taken lock on", "taken intercept",
    ),
    "last-verse": (
        "spot type astral plane", "becomes harmony", "becomes engorged", "becomes hollowed", "becomes successful",
    ),
    "long-noon": (
        "create Sprout", "create Sunlit Plot", "create Furrow", "create Bee Blessing", "create Picnic Pass",
        "create Garland of Four Seasons", "energy-charge", "energy-blast", "move gauge", "erase",
    ),
    "night-library": (
        "taken mix", "move play", "move set", "soul-blast", "soul-charge", "move superior call", "to order zone",
    ),
    "open-harbor": ("trigger draw", "trigger stand", "to GC"),
    "quiet-deep": ("move ride", "trigger draw", "move play"),
    "three-lanterns": (
        "create Force I", "create Force II", "create Accel I", "create Accel II", "create Protect",
        "create Protect II", "spot gained rear-guard",
    ),
    "twin-oath": ("legion", "legion D-legion", "move superior call", "G assist"),
}  # fmt: skip
"""What happens in games of a deck against itself: the kind of an event and its word, `taken` and the verb of an option,
`to` and a zone."""


class Heard:
    """An observer that counts what happens."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def step(self, game: Game, cite: str) -> None:
        pass

    def event(self, game: Game, event: Event) -> None:
        self.seen[f"{event.kind} {event.word}".strip()] += 1
        if event.kind == "move":
            self.seen[f"to {game.book.zones[event.dst].name}"] += 1

    def decided(self, game: Game, decision: Decision, option: object) -> None:
        self.seen[f"taken {getattr(option, 'verb', '')}"] += 1


@cache
def heard(deck: str) -> Counter[str]:
    """What happens in games of the deck against itself, played by habit, until all that it is for has happened."""
    found = Heard()
    for seed in range(GAMES):
        if all(found.seen[what] for what in MECHANICS[deck]):
            break
        game = SPEC.new_game(SPEC.deck(deck), SPEC.deck(deck), seed, SPEC.default_edition)
        game.observer = found
        rng = Random(seed)
        for _ in range(MOST_DECISIONS):
            decision = advance(game)
            if decision is None:
                break
            decide(game, playout.quick(game, decision, rng))
        assert game.outcome is not None, f"{deck} seed {seed}: no outcome"
    return found.seen


def test_every_deck_says_what_it_is_for() -> None:
    assert set(MECHANICS) == set(DECKS)


@pytest.mark.parametrize("deck", DECKS)
def test_what_a_deck_is_for_happens_in_its_games(deck: str) -> None:
    seen = heard(deck)
    assert [what for what in MECHANICS[deck] if not seen[what]] == []


def test_every_card_is_in_a_deck_and_every_nation_has_one() -> None:
    decks = {name: SPEC.deck(name) for name in DECKS}
    used = {card.number: card for deck in decks.values() for part in deck.sections for card in deck.cards(part)}
    cards = {card.number: card for card in SPEC.cards().values()}
    assert set(cards) == set(used)
    nations = {
        name: {word for card in deck.cards("main") for word in card.words["nation"]} for name, deck in decks.items()
    }
    assert all(len(found) == 1 for found in nations.values())
    assert set.union(*nations.values()) == {word for card in cards.values() for word in card.words["nation"]}
    assert len(set.union(*nations.values())) >= 5


def test_every_pseudo_card_of_our_own_is_created_by_a_card() -> None:
    named = {word for card in SPEC.cards().values() for word in _created(card.abilities)}
    own = {card.name for number, card in tokens().items() if number.startswith("LV-T")}
    assert own - named == {"Ember Wisp"}


def _created(abilities: tuple[t.Ability, ...]) -> set[str]:
    nodes = walk.nodes(abilities)
    made = {node.card for node in nodes if isinstance(node, t.Create)}
    return made | {node.word for node in nodes if isinstance(node, t.Do) and node.verb == "put marker"}
