"""A game without `table.yaml` has a table, too: Skirmish, from its lobby entry to the end of a match."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ludex.core.book import HIDDEN, OWN, PUBLIC, Book, ZoneKind
from ludex.games import GAMES, load
from ludex.table.layout import Layout, layout_of, plain
from ludex.table.lobby import deck_of
from ludex.table.protocol import DeckChoice, Refused
from ludex.table.words import words_of_game
from tests.table.fifth import fifth_game
from tests.table.support import Seat, Server, new_match


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    yield from fifth_game(monkeypatch, tmp_path)


def test_the_zones_are_placed_by_their_kinds(skirmish: str) -> None:
    layout = layout_of(skirmish)
    assert {name: zone.show for name, zone in layout.zones.items()} == {
        "deck": "pile",
        "hand": "hand",
        "field": "row",
        "hero": "strip",
        "grave": "strip",
    }
    assert words_of_game(skirmish)["layout"]["zones"]["field"]["en"] == "Field"
    assert list(layout.shared) == ["stage"]
    assert layout.areas == ["z2 z2 z2", "z3 z4 z0"]
    assert layout.columns == "1fr 1fr auto"


def test_many_zones_take_more_lines() -> None:
    book = Book("many", "MANY", "Many")
    kinds = [ZoneKind("hand", OWN), ZoneKind("under", PUBLIC, linked=True), ZoneKind("apart", OWN, apart=True)]
    book.set_zones(*kinds, *(ZoneKind(f"pile {n}", HIDDEN) for n in range(7)))
    layout = plain(book)
    assert layout.zones["under"].show == "under"
    assert layout.areas == ["z2 z3 z4 z5 z6 z7", "z8 z9 . . . ."]
    assert layout.columns == "auto auto auto auto auto auto"


@pytest.mark.parametrize("code", GAMES)
def test_the_grid_shows_every_zone_of_a_shipped_game(code: str) -> None:
    """Also where a game has a layout of its own, one can be made from its zones."""
    layout = plain(load(code).book())
    assert len({len(row.split()) for row in layout.areas}) == 1
    assert len(layout.columns.split()) == len(layout.areas[0].split())
    assert _drawn(layout) == {zone.area for zone in layout.zones.values() if zone.area}
    assert all(zone.area or zone.show in ("hand", "under") for zone in layout.zones.values())


def _drawn(layout: Layout) -> set[str]:
    return {area for row in layout.areas for area in row.split()} - {"."}


def test_the_page_is_told_to_show_all_numbers_and_figures(skirmish: str) -> None:
    told = words_of_game(skirmish)
    assert told["layout"]["numbers"] is None
    assert told["layout"]["figures"] is None
    assert told["book"] == "skirmish"
    assert told["states"] == ["standing", "rested"]


def test_a_game_without_decks_asks_for_a_list(skirmish: str) -> None:
    bare = replace(load(skirmish), deck_texts=dict)
    with pytest.raises(Refused, match="Skirmish ships no deck"):
        deck_of(bare, DeckChoice(), "")
    assert deck_of(bare, DeckChoice(text=load(skirmish).deck_texts()["quick"]), "").name == "Quick"


def test_a_match_is_played_to_its_end(skirmish: str, server: Server) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/games", timeout=10) as answer:
        listed = {game["code"]: game for game in json.loads(answer.read())}
    assert listed[skirmish]["decks"] == {"quick": "Quick", "slow": "Slow", "tricks": "Tricks"}
    seat = Seat(server.port, new_match(server.port, skirmish, opponent="random")["token"])
    seat.until("state")
    asked = seat.ask("why", line=-1)
    assert asked["rule"].startswith("SKIRMISH 2")
    hand = seat.state["view"]["players"][0]["zones"]["hand"]
    answers = [seat.ask("whynot", id=card["id"]) for card in hand]
    assert all(answer["type"] == "answer" for answer in answers)
    assert {reason["key"] for answer in answers for reason in answer["reasons"]} <= {"not among", "no target"}
    while not seat.state["over"]:
        if seat.state["choice"] is not None:
            seat.decide(0)
        seat.until("state")
    assert seat.state["view"]["outcome"]["rule"] == "SKIRMISH 4.1"
    assert seat.ask("look", n=0, viewer=0)["type"] == "look"
    seat.close()
