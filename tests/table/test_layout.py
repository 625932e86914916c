"""The layout of every game fits its book."""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random

import pytest

from ludex.errors import InputError
from ludex.games import GAMES, load
from ludex.games.words import Said, Words
from ludex.record.replay import Replay, to_text
from ludex.rules.citations import whole
from ludex.table.faces import face
from ludex.table.layout import Layout, Zone, check_book, check_words, layout_of
from ludex.table.match import Match
from ludex.table.store import new_row
from ludex.table.words import passing_in, words_of_game


@pytest.mark.parametrize("code", GAMES)
def test_the_layout_names_what_the_book_has(code: str) -> None:
    layout, spec = layout_of(code), load(code)
    for book in spec.books.values():
        assert {name.partition(" @ ")[0] for name in spec.words.passing} <= set(book.texts)
        assert set(layout.targets) <= set(book.texts)
        for _, zone in (goal.split(" ", 1) for goal in layout.targets.values()):
            assert zone in layout.zones


@pytest.mark.parametrize("code", GAMES)
def test_every_paragraph_of_the_layout_exists(code: str) -> None:
    layout = layout_of(code)
    rules = [probe.rule for probe in layout.whynot] + [layout.no_target]
    rules += [key.partition(" @ ")[2] for key in load(code).words.passing if " @ " in key]
    for rule in rules:
        cite = whole(rule)
        assert cite is not None, rule
        assert cite.exists(), rule


def test_buttons_are_found_by_the_paragraph_of_the_edition() -> None:
    words = Words(passing={"pass @ SVE 12.15.3": Said("a", "b"), "pass": Said("c", "d")})
    assert passing_in(words, "sve-ja") == {"pass @ SVE-JA 12.15.2.1": ["a", "b"], "pass": ["c", "d"]}
    assert passing_in(words, "sve-en") == {"pass @ SVE 12.15.3": ["a", "b"], "pass": ["c", "d"]}


@pytest.mark.parametrize("goal", ["orb", "my orb", "own orbs"])
def test_what_an_option_leads_to_is_a_zone_of_a_player(goal: str) -> None:
    layout = deepcopy(layout_of("cc"))
    layout.counted = {"corrupt": goal}
    with pytest.raises(InputError, match=f"`own` or `enemy` and a zone, please, instead of '{goal}'"):
        check_book(layout, load("cc").book(), "cc/table.yaml")


def test_labels_and_reasons_must_have_words() -> None:
    layout = Layout([], "", {}, {}, numbers={"life": "{life}"})
    with pytest.raises(InputError, match=r"numbers and labels differ from those of words.yaml: .'life'."):
        check_words(layout, Words(), "x/table.yaml")
    with pytest.raises(InputError, match="zone row: as many places as slots"):
        check_words(Layout([], "", {"row": Zone("slots", places=["a"])}, {}), Words(), "x/table.yaml")


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
    assert all(all(keyword["means"]) and keyword["ja"] for keyword in keywords.values())


@pytest.mark.parametrize("code", GAMES)
def test_the_log_is_told_in_japanese(code: str) -> None:
    """And it names no card that the English line does not name."""
    spec = load(code)
    names = list(spec.deck_texts())
    start = to_text(Replay(code, spec.default_edition, 4, (spec.deck(names[0]), spec.deck(names[1]))))
    match = Match(new_row("x", code, spec.default_edition, 4, "decks", start, ("", "")), [])
    rng = Random(4)
    while match.decision is not None and len(match.taken) < 150:
        match.take(rng.randrange(len(match.decision.options)))
    lines = [line for line in match.lines(0) if line["text"]]
    assert [line["text"] for line in lines if "ja" not in line] == []
    for line in lines:
        named = set(re.findall("「([^」]*)」", line.get("ja", "")))
        assert named <= {spec.words.terms.get(name, name) for name in re.findall('"([^"]*)"', line["text"])}


@pytest.mark.parametrize("code", GAMES)
def test_before_any_effect_each_card_has_its_printed_figures(code: str) -> None:
    """Of a card that is not on the field, nothing but an effect makes a difference to the print."""
    spec = load(code)
    names = list(spec.deck_texts())
    start = to_text(Replay(code, spec.default_edition, 4, (spec.deck(names[0]), spec.deck(names[1]))))
    match = Match(new_row("x", code, spec.default_edition, 4, "decks", start, ("", "")), [])
    while not all(match.game.zone(match.game.book.hand_zone, seat) for seat in (0, 1)):
        match.take(0)
    for seat in (0, 1):
        state = match.state(seat)
        cards = state["view"]["players"][seat]["zones"][match.game.book.hand_zone]
        for card in cards:
            assert card["figures"] == state["faces"][card["number"]]["figures"], card["name"]


def test_a_drive_ability_is_part_of_the_print() -> None:
    spec = load("vg")
    cards = [card for card in spec.cards().values() if "Twin Drive" in card.keywords]
    assert {face(card, spec)["figures"]["drive"] for card in cards} == {2}
