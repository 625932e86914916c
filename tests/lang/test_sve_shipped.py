"""The cards and decks we ship for Shadowverse: Evolve: both texts of every card, and what the decks use of the book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from ludex.cardlab.explained import explainer
from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.sve import SPEC
from ludex.games.sve.book import BOOKS
from ludex.games.sve.cards import CLASSES, CardRow, rows, shipped_cards
from ludex.games.sve.text import languages
from ludex.lang.compile import WHOLE, Compiled, compile_with, print_text
from ludex.rules import paragraphs
from ludex.sim.run import simulate

ROWS = rows()
TOLD = [row for row in ROWS if row.text or row.text_ja]
FULL = [name for name in SPEC.deck_texts() if SPEC.deck(name).about.get("level") != "starter"]


def compiled(row: CardRow, language: str) -> Compiled:
    text = row.text if language == "en" else row.text_ja
    return compile_with(languages()[language], text, "spell" if "spell" in row.type else "")


def cards_of(name: str) -> list[Card]:
    """Every card of a deck once, and the tokens that these cards make."""
    deck = SPEC.deck(name)
    return list(dict.fromkeys(card for section in SPEC.sections for card in deck.cards(section)))


def nodes(value: Any) -> Iterator[t.Node]:
    """A tree and all that is in it, what effects give included."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, t.Node) and is_dataclass(value):
        yield value
        for spec in fields(value):
            yield from nodes(getattr(value, spec.name))


# --- each card ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", TOLD, ids=lambda row: str(row.number))
def test_both_texts_compile_whole_to_the_same_tree_and_print_back(row: CardRow) -> None:
    english, japanese = compiled(row, "en"), compiled(row, "ja")
    for language, one, text in (("en", english, row.text), ("ja", japanese, row.text_ja)):
        assert (one.status, one.words) == (WHOLE, "")
        assert print_text(languages()[language], one) == languages()[language].normalise(text)
    assert english.abilities == japanese.abilities
    assert shipped_cards()[row.number].abilities == english.abilities


def test_no_card_is_scripted() -> None:
    assert not [row.number for row in ROWS if row.tree or row.keywords]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.number))
def test_a_card_has_what_is_printed_on_one(row: CardRow) -> None:
    assert row.name_ja and bool(row.text) == bool(row.text_ja) and row.klass in CLASSES
    kind = row.type.partition(" ")[0]
    special = row.type.endswith("/ evolved")
    assert (row.cost is None) == (kind == "leader" or special)
    assert (row.attack is not None, row.defense is not None) == (kind == "follower",) * 2
    assert bool(row.trait) == (kind != "leader" and row.name != "Carrot")


def test_names_are_shared_only_by_a_card_and_its_evolved_card() -> None:
    plain = Counter(row.name for row in ROWS if "evolved" not in row.type)
    evolved = Counter(row.name for row in ROWS if "evolved" in row.type)
    assert max(plain.values()) == max(evolved.values()) == 1
    assert set(evolved) - set(plain) == {"Carrot"}
    japanese = {row.name: row.name_ja for row in ROWS}
    assert len(set(japanese.values())) == len(japanese)
    assert all(japanese[row.name] == row.name_ja for row in ROWS)
    evolves = {row.name for row in ROWS if "[evolve]" in row.text}
    assert evolves == set(evolved) - {"Carrot"}


# --- the decks ---------------------------------------------------------------------------------------------------


def test_every_class_has_a_full_deck_and_so_has_a_universe() -> None:
    leaders = [SPEC.deck(name).cards("leader")[0] for name in FULL]
    assert {word for leader in leaders for word in leader.words["class"]} == {*CLASSES} - {"Neutral"}
    (name,) = (name for name, leader in zip(FULL, leaders, strict=True) if "universe" in leader.words)
    assert len({card.words.get("universe") for card in cards_of(name)}) == 1


@pytest.mark.parametrize("edition", SPEC.books)
def test_full_decks_are_legal_and_use_all_they_may(edition: str) -> None:
    for name in FULL:
        deck = SPEC.deck(name)
        assert SPEC.check_deck(deck, edition) == []
        assert len(deck.cards("main")) >= 40 and len(deck.cards("evolve")) >= 8


def sections_of_chapters_12_to_14() -> set[str]:
    """What these chapters define: the innermost headings, without the overviews."""
    book = paragraphs.load("sve-en").paragraphs
    headings = [p.id for p in book.values() if p.kind == "heading" and p.id.split(".")[0] in ("12", "13", "14")]
    named = [number for number in headings if number.count(".") <= 2 and number.split(".")[1:] != ["1"]]
    return {number for number in named if not any(other.startswith(f"{number}.") for other in named)}


def test_together_the_decks_use_every_keyword_and_mechanic_of_the_book() -> None:
    """A keyword is used where an ability has it; what has no keyword, where an explanation cites its paragraph."""
    words = explainer(SPEC)
    keywords: set[str] = set()
    cited: set[str] = set()
    for card in (card for name in FULL for card in cards_of(name)):
        keywords |= {node.keyword for node in nodes(card.abilities) if isinstance(node, t.Ability)}
        cited |= {rule for a in card.abilities for line in words.ability(a) for rule in line.rules}
    by_rule = {keyword.rule: keyword.name for keyword in BOOKS["en"].keywords.values()}
    sections = {f"SVE {number}" for number in sections_of_chapters_12_to_14()}
    assert len(sections) == 25 and set(by_rule) <= sections
    unused = {s for s in sections if (by_rule[s] not in keywords if s in by_rule else s not in cited)}
    assert unused == set()


def test_together_the_decks_have_every_kind_of_ability() -> None:
    found = {type(node) for name in FULL for card in cards_of(name) for node in nodes(card.abilities)}
    assert found >= {t.Activated, t.Automatic, t.Passive, t.Replace, t.Spell, t.Mere}
    assert found >= {t.Modes, t.Search, t.Look, t.Counters, t.Divide, t.Price, t.Create, t.Reveal, t.Grant, t.If}
    paid = [a for name in FULL for card in cards_of(name) for a in card.abilities if isinstance(a, t.Automatic)]
    assert any(a.cost for a in paid)


@pytest.mark.parametrize("edition", SPEC.books)
@pytest.mark.parametrize("name", FULL)
def test_games_of_a_full_deck_end(name: str, edition: str) -> None:
    others = [SPEC.deck(other) for other in FULL if other != name]
    mine = SPEC.deck(name)
    pairs = [(mine, other) if i % 2 else (other, mine) for i, other in enumerate(others)]
    report = simulate(SPEC, pairs, range(len(pairs)), seed=5, edition=edition)
    assert (report.finished, report.failures) == (len(pairs), [])
