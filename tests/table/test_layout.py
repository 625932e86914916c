"""The layout of every game fits its book."""

from __future__ import annotations

import re
from random import Random
from string import Formatter

import pytest

from ludex.core.machine import CORE_TEXTS
from ludex.games import GAMES, load
from ludex.rules.citations import whole
from ludex.sim.replay import Replay, to_text
from ludex.table.layout import Layout, layout_of
from ludex.table.match import Match
from ludex.table.store import new_row
from ludex.table.words import passing_in, words_of_game


@pytest.mark.parametrize("code", GAMES)
def test_the_layout_names_what_the_book_has(code: str) -> None:
    layout, spec = layout_of(code), load(code)
    for book in spec.books.values():
        verbs = set(book.texts) - set(CORE_TEXTS)
        assert len(verbs & set(layout.texts_ja)) >= 0.9 * len(verbs)
        assert {name.partition(" @ ")[0] for name in layout.passing} <= set(book.texts)
        assert set(layout.targets) <= set(book.texts)
        for _, zone in (goal.split(" ", 1) for goal in layout.targets.values()):
            assert zone in layout.zones
        titles = {rules.title for rules in book.procedures.values()} | set(book.starts)
        assert set(layout.phases_ja) <= titles


@pytest.mark.parametrize("code", GAMES)
def test_every_paragraph_of_the_layout_exists(code: str) -> None:
    layout = layout_of(code)
    rules = [probe.rule for probe in layout.whynot] + [layout.no_target]
    rules += [key.partition(" @ ")[2] for key in layout.passing if " @ " in key]
    for rule in rules:
        cite = whole(rule)
        assert cite is not None, rule
        assert cite.exists(), rule


@pytest.mark.parametrize("code", GAMES)
def test_japanese_templates_take_the_fields_of_the_english_ones(code: str) -> None:
    layout, book = layout_of(code), load(code).book()
    for verb, text in layout.texts_ja.items():
        assert _fields(text) <= _fields(book.texts.get(verb, text)), verb
    for event, text in layout.log_ja.items():
        assert _fields(text) <= _fields(book.log.get(event, text)), event


def test_buttons_are_found_by_the_paragraph_of_the_edition() -> None:
    layout = Layout([], "", {}, {}, passing={"pass @ SVE 12.15.3": ["a", "b"], "pass": ["c", "d"]})
    assert passing_in(layout, "sve-ja") == {"pass @ SVE-JA 12.15.2.1": ["a", "b"], "pass": ["c", "d"]}
    assert passing_in(layout, "sve-en") == layout.passing


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("code", GAMES)
def test_figures_and_colours_are_those_of_the_cards(code: str) -> None:
    layout = layout_of(code)
    cards = {card.number: card for card in load(code).cards().values()}.values()
    figures = {name for card in cards for name in card.figures}
    assert layout.figures is not None
    for places in layout.figures.values():
        assert set(places) <= {"top", "left", "right", "low"}
        assert set(places.values()) <= figures
    assert set(layout.tints) <= figures
    assert {*layout.pictures, *layout.golden} <= {type for card in cards for type in card.types}
    for card in cards:
        for word in card.words.get(layout.colour.by, ()):
            assert word in layout.colour.hues, (card.name, word)


@pytest.mark.parametrize("code", GAMES)
def test_keywords_have_a_meaning_and_a_paragraph(code: str) -> None:
    keywords = words_of_game(code)["keywords"]
    assert all(re.fullmatch(r"[A-Z]+ .+", keyword["rule"]) for keyword in keywords.values())
    assert sum(all(keyword["means"]) for keyword in keywords.values()) > 0.8 * len(keywords)


@pytest.mark.parametrize("code", GAMES)
def test_most_of_the_log_is_told_in_japanese(code: str) -> None:
    """And it names no card that the English line does not name."""
    spec = load(code)
    names = list(spec.deck_texts())
    start = to_text(Replay(code, spec.default_edition, 4, (spec.deck(names[0]), spec.deck(names[1]))))
    match = Match(new_row("x", code, spec.default_edition, 4, "decks", start, ("", "")), [])
    rng = Random(4)
    while match.decision is not None and len(match.taken) < 150:
        match.take(rng.randrange(len(match.decision.options)))
    lines = [line for line in match.lines(0) if line["text"]]
    assert sum("ja" in line for line in lines) > 0.9 * len(lines)
    for line in lines:
        named = set(re.findall("「([^」]*)」", line.get("ja", "")))
        assert named <= set(re.findall('"([^"]*)"', line["text"]))
