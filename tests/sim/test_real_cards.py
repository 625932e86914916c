"""Decks of real cards, built at random from what compiles: their games end, and no law breaks on the way. The card
texts are no part of the project; without them these tests are skipped."""

from pathlib import Path
from random import Random

import pytest

from ludex.core.flow.api import advance, decide
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games import load
from ludex.lang.files.cards import of_sets
from ludex.lang.files.decks import Deck, Entry
from ludex.library.cards import Library
from ludex.library.drafting import draft, groups_with_decks
from ludex.library.drafting import playable as playable_of
from ludex.testing import invariants

SHARED = Path(__file__).parents[3] / "shared" / "cards"
SVE = load("sve")
VG = load("vg")
CLASSES = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")
LONGEST = 3_000

pytestmark = pytest.mark.skipif(not SHARED.is_dir(), reason="the real card texts are not beside the project")


def playable(library: Library, sets: str) -> list[Card]:
    found = []
    for row in of_sets(library.rows, sets):
        try:
            found.append(library.card(row))
        except InputError:
            continue
    return found


def deck_of(library: Library, cards: list[Card], craft: str, random: Random) -> Deck:
    """Forty cards of a class and Neutral, two of each, and evolved cards for some of them."""
    belongs = library.reader.belongs
    names: dict[str, Card] = {}
    for card in random.sample(cards, len(cards)):
        if belongs(card) == "main" and {craft, "Neutral"} & set(card.words.get("class", ())):
            names.setdefault(card.name, card)
    main = list(names.values())[:20]
    grown = {card.name: card for card in cards if belongs(card) == "evolve"}
    evolve = [grown[card.name] for card in main if card.name in grown][:10]
    leaders = [library.card(row) for row in library.rows if library.reader.section_of(row) == "leader"]
    leader = next(card for card in leaders if card.words.get("class") == (craft,) and "universe" not in card.words)
    sections = {
        "leader": [Entry(1, leader, 0)],
        "main": [Entry(2, card, 0) for card in main],
        "evolve": [Entry(1, card, 0) for card in evolve],
    }
    tokens = library.tokens_of([*main, *evolve])
    return Deck(craft, {**sections, "tokens": [Entry(1, token, 0) for token in tokens]}, {}, craft)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_games_with_random_decks_of_every_class_end(language: str) -> None:
    library = Library(SVE, [SHARED / f"sve.{language}.jsonl"], language, language)
    cards = playable(library, "BP01,SD01-SD06")
    assert len(cards) > 200
    random = Random(language)
    for craft in CLASSES:
        decks = [deck_of(library, cards, one, random) for one in (craft, random.choice(CLASSES))]
        assert SVE.check_deck(decks[0], language) == []
        game = SVE.new_game(decks[0], decks[1], random.randrange(10**6), language)
        for _ in range(LONGEST):
            decision = advance(game)
            if decision is None:
                break
            if random.random() < 0.03:
                invariants.check_position(game, random)
            decide(game, random.randrange(len(decision.options)))
        assert game.outcome is not None and game.outcome.rule in ("SVE 11.2.1", "SVE 11.2.2", "SVE 1.2.4", "SVE 1.2.2")


def test_games_with_random_vanguard_decks_end() -> None:
    """Every third card of era D; decks of one nation each."""
    library = Library(VG, [SHARED / "vg.en.jsonl"])
    third = {row.number for row in library.rows[::3]}
    cards = playable_of(
        library, lambda row: row.word("era") == "D" and (row.number in third or bool(row.word("trigger")))
    )
    random = Random("vg")
    groups = groups_with_decks(library, cards)
    assert len(groups) >= 5
    for of in groups[:6]:
        decks = [draft(library, cards, one, random) for one in (of, random.choice(groups))]
        game = VG.new_game(decks[0], decks[1], random.randrange(10**6), "")
        for _ in range(LONGEST):
            decision = advance(game)
            if decision is None:
                break
            if random.random() < 0.02:
                invariants.check_position(game, random)
            decide(game, random.randrange(len(decision.options)))
        assert game.outcome is not None and game.outcome.rule.startswith("VG 13.2")


@pytest.mark.parametrize("edition", ["", "later"])
def test_games_with_random_dragon_ball_decks_end(edition: str, tmp_path: Path) -> None:
    """Decks of one colour each; the later edition has more cards. NB: a third of the cards, because reading them all
    takes a minute."""
    dbs = load("dbs")
    some = tmp_path / "dbs.en.jsonl"
    rows = (SHARED / "dbs.en.jsonl").read_text("utf-8").splitlines(keepends=True)
    some.write_text("".join(rows[::3]), "utf-8")
    library = Library(dbs, [some], edition=edition)
    cards = playable_of(library)
    random = Random("dbs")
    groups = groups_with_decks(library, cards)
    assert len(groups) >= 3
    for of in groups:
        decks = [draft(library, cards, one, random) for one in (of, random.choice(groups))]
        game = dbs.new_game(decks[0], decks[1], random.randrange(10**6), edition)
        for _ in range(LONGEST):
            decision = advance(game)
            if decision is None:
                break
            if random.random() < 0.05:
                invariants.check_position(game, random)
            decide(game, random.randrange(len(decision.options)))
        assert game.outcome is not None
