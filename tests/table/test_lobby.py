"""Making matches: games and decks, refusals with paragraphs, friends, scenarios."""

from __future__ import annotations

import json
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludex.games import GAMES, load
from tests.table.support import Seat, Server, new_match, post

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def test_the_lobby_offers_every_game_with_its_editions_decks_and_bots(server: Server) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/games", timeout=10) as answer:
        games = json.loads(answer.read())
    assert [game["code"] for game in games] == list(GAMES)
    for game in games:
        assert set(game["decks"]) == set(load(game["code"]).deck_texts())
        assert "random" in game["bots"]
    assert {game["code"]: game["editions"] for game in games}["dbs"] == ["", "later"]


def test_a_match_begins_in_an_extension(server: Server) -> None:
    text = next(iter(load("dbs").deck_texts().values()))
    for edition in ("", "later"):
        assert post(server.port, "/api/decks/check", {"game": "dbs", "edition": edition, "text": text})[1]["legal"]
        status, said = post(server.port, "/api/matches", {"game": "dbs", "edition": edition, "opponent": "random"})
        assert status in (200, 201), said


def test_a_broken_deck_is_refused_with_line_and_paragraph(server: Server) -> None:
    spec = load("sve")
    good = spec.deck_texts()["stormtide"]
    lines = good.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    many = "\n".join([*lines[:at], lines[at].replace("3 ", "9 ", 1), *lines[at + 1 :]])
    assert post(server.port, "/api/decks/check", {"game": "sve", "text": good})[1]["legal"]
    _, said = post(server.port, "/api/decks/check", {"game": "sve", "text": many})
    assert not said["legal"]
    assert all(breach["rule"].startswith("SVE 6.1") for breach in said["breaches"])
    _, said = post(server.port, "/api/decks/check", {"game": "sve", "text": "[main]\n3 Nobody at all"})
    assert said["breaches"] == [{"rule": "", "reason": "no card 'Nobody at all'", "line": 2, "words": None}]
    status, said = post(server.port, "/api/matches", {"game": "sve", "deck": {"text": many}, "opponent": "random"})
    assert status == 400
    assert "SVE 6.1" in said["refused"]


@pytest.mark.parametrize(
    "asked",
    [
        {}, {"game": "chess"}, {"game": "sve", "edition": "fr"}, {"game": "sve", "opponent": "oracle"},
        {"game": "sve", "seat": 2}, {"game": "sve", "deck": {"name": "none"}}, {"game": "sve", "more": 1}, [],
        {"game": "sve", "scenario": "game: vg", "opponent": "random"}, {"game": "sve", "seed": -1},
        {"game": "sve", "scenario": "{", "opponent": "random"},
    ],
)  # fmt: skip
def test_a_match_that_cannot_be_is_refused_with_a_reason(server: Server, asked: object) -> None:
    status, said = post(server.port, "/api/matches", asked)
    assert status == 400
    assert said["refused"]


def test_the_same_seed_gives_the_same_match(server: Server) -> None:
    seats = [Seat(server.port, new_match(server.port, "vg", opponent="random", seed=99)["token"]) for _ in range(2)]
    assert seats[0].until("state")["view"] == seats[1].until("state")["view"]
    for seat in seats:
        seat.close()


def test_a_friend_brings_a_deck_and_the_match_begins(server: Server) -> None:
    made = new_match(server.port, "cc", seat=1, deck={"name": "tide-archive"})
    mine = Seat(server.port, made["token"])
    assert mine.until("waiting")["seat"] == 1
    assert post(server.port, "/api/matches/join", {"token": made["token"]})[0] == 400
    assert post(server.port, "/api/matches/join", {"token": made["watch"]})[0] == 400
    wrong = post(server.port, "/api/matches/join", {"token": made["friend"], "deck": {"text": "[main]\n1 LC1-010"}})
    assert wrong[0] == 400
    assert "[CC" in wrong[1]["refused"]
    friend = Seat(server.port, made["friend"])
    assert friend.until("seated")["kind"] == "waiting"
    assert post(server.port, "/api/matches/join", {"token": made["friend"], "deck": {"name": "ember-choir"}})[0] == 200
    names = {card["name"] for card in friend.until("state")["view"]["players"][0]["zones"]["hand"]}
    spec = load("cc")
    assert names <= {card.name for card in spec.deck("ember-choir").cards("main")}
    assert mine.until("state")["view"]["viewer"] == 1
    assert "has begun" in post(server.port, "/api/matches/join", {"token": made["friend"]})[1]["refused"]
    mine.close()
    friend.close()


@pytest.mark.parametrize("code", GAMES)
def test_a_scenario_file_is_a_starting_position(server: Server, code: str) -> None:
    files = sorted((SCENARIOS / code).glob("*.yaml"))
    for file in (files[0], files[len(files) // 2], files[-1]):
        made = new_match(server.port, code, opponent="random", scenario=file.read_text(encoding="utf-8"))
        seat = Seat(server.port, made["token"])
        state = seat.until("state")
        while state["choice"] is None and not state["over"]:
            state = seat.until("state")
        if state["choice"] is not None:
            seat.decide(0)
            assert seat.until_n(state["n"] + 1)
        seat.close()


def test_the_lobby_tells_how_kept_matches_stand(server: Server) -> None:
    made = new_match(server.port, "dbs", opponent="random")
    _, said = post(server.port, "/api/matches/mine", {"tokens": [made["token"], "B" * 32, made["watch"]]})
    assert [(one["token"], one["seat"]) for one in said] == [(made["token"], 0), (made["watch"], -1)]
    assert said[0]["game"] == "dbs"


def test_a_replay_that_does_not_play_as_recorded_is_refused(server: Server) -> None:
    status, said = post(server.port, "/api/replays", {"text": "{}"})
    assert status == 400
    assert "replay:1" in said["refused"]


def test_many_ask_at_once(server: Server) -> None:
    """Card text is read by one thread at a time, whoever asks."""
    card = '{{name: "N{n}", type: spell, cost: 1, class: Neutral, text: "Draw {n} cards."}}'
    scenario = "game: sve\ntitle: x\nphase: main\nyou: {{hand: [" + card + "]}}"
    with ThreadPoolExecutor(8) as pool:
        asked = [
            {"game": "sve", "opponent": "random", "scenario": scenario.format(n=n)} if n % 2 else {"game": "vg"}
            for n in range(2, 26)
        ]
        answers = list(pool.map(lambda one: post(server.port, "/api/matches", one), asked))
    assert [said for status, said in answers if status != 200] == []


def test_a_count_of_thousands_of_digits_is_refused_in_our_own_words(server: Server) -> None:
    status, said = post(server.port, "/api/decks/check", {"game": "sve", "text": "[main]\n" + "9" * 5000 + " Fox\n"})
    assert status == 200
    assert [breach["reason"] for breach in said["breaches"]] == ["999999999... is no number of copies"]
