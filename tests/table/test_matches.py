"""Matches through sockets: views only, whole games, coming back, taking back, giving up."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludex.ai import BOTS
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import VEILED
from ludex.core.position.game import Game
from ludex.core.sight.view import SPECTATOR, view
from ludex.games import GAMES, load
from ludex.record import replay
from ludex.record.log import Log, Watchers, told
from ludex.table import thinking
from ludex.table.store import Store
from tests.table.support import Process, Seat, Server, against_friend, database, new_match, post

LONGEST = 160
"""Decisions after which a test gives up playing."""


class Reference:
    """The same game beside the server, to know what each viewer may be told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.logs = {viewer: Log(viewer) for viewer in (0, 1, SPECTATOR)}
        game.observer = Watchers(*self.logs.values())
        self.known: dict[int, set[str]] = {viewer: set() for viewer in self.logs}
        self.told = dict.fromkeys(self.logs, 0)
        game.windows, game.lingers = VEILED, 3
        self.decision = advance(game)

    def take(self, pick: int) -> None:
        decide(self.game, pick)
        self.decision = advance(self.game)

    def seen(self, viewer: int) -> dict[str, Any]:
        shown = view(self.game, viewer)
        if shown["decision"] is not None:
            shown["decision"]["rule"] = told(self.game, shown["decision"]["rule"])
        if shown["outcome"] is not None:
            shown["outcome"]["rule"] = told(self.game, shown["outcome"]["rule"])
        found: dict[str, Any] = json.loads(json.dumps(shown))
        return found

    def may_know(self, viewer: int, names: list[str]) -> set[str]:
        """Of the names, those this viewer was ever told."""
        lines = self.logs[viewer].lines
        text = json.dumps(self.seen(viewer), ensure_ascii=False) + " ".join(x.text for x in lines[self.told[viewer] :])
        self.told[viewer] = len(lines)
        self.known[viewer] |= {name for name in names if name in text}
        return self.known[viewer]


def game_of(code: str, seed: int) -> Game:
    spec = load(code)
    names = list(spec.deck_texts())
    return spec.new_game(spec.deck(names[0]), spec.deck(names[1]), seed, spec.default_edition)


def names_of(code: str) -> list[str]:
    spec = load(code)
    names = list(spec.deck_texts())
    decks = [spec.deck(name) for name in names[:2]]
    cards = {card for deck in decks for section in deck.sections for card in deck.cards(section)}
    return sorted({card.name for card in cards} | {card.number for card in cards})


@pytest.mark.parametrize("code", GAMES)
def test_each_socket_carries_what_its_viewer_may_see_and_nothing_else(server: Server, code: str) -> None:
    first, second, watch = against_friend(server.port, code)
    guests = {0: first, 1: second, SPECTATOR: Seat(server.port, watch)}
    reference = Reference(game_of(code, 7))
    names = names_of(code)
    rng = Random(3)
    for n in range(LONGEST):
        decision = reference.decision
        forced = decision is not None and decision.veiled and len(decision.options) == 1
        for viewer, guest in guests.items():
            state = guest.until_n(n)
            if forced and state["n"] > n:  # came after the table had taken the only option
                continue
            assert state["view"] == reference.seen(viewer)
            assert (state["choice"] is not None) == (decision is not None and decision.player == viewer and not forced)
            for line in {-1, len(guest.log) - 1} if n % 4 == 0 else set():
                assert guest.ask("why", line=line)["type"] == "answer"
            said = json.dumps(guest.messages, ensure_ascii=False)
            guest.messages.clear()
            assert {name for name in names if name in said} <= reference.may_know(viewer, names)
        if reference.decision is None:
            break
        pick = rng.randrange(len(reference.decision.options))
        if not forced:
            guests[reference.decision.player].decide(pick)
        reference.take(pick)
    for guest in guests.values():
        guest.close()


@pytest.mark.parametrize("code", GAMES)
def test_a_whole_game_against_a_bot_ends_and_can_be_saved(server: Server, code: str) -> None:
    made = new_match(server.port, code, opponent="random")
    seat = Seat(server.port, made["token"])
    rng = Random(1)
    while not seat.state or not seat.state["over"]:
        seat.until("state")
        if seat.state["choice"] is not None:
            seat.decide(rng.randrange(len(seat.state["choice"]["options"])))
    assert seat.state["view"]["outcome"]["winner"] in (-1, 0, 1)
    assert seat.log[-1]["kind"] == "outcome"
    status, text = post(server.port, "/api/matches/file", {"token": made["token"]})
    assert status == 200
    assert replay.verify(replay.from_text(text, "file")) is None
    assert post(server.port, "/api/replays", {"text": text})[0] == 200
    seat.close()


def test_a_decision_is_on_disk_before_it_is_told(server: Server, tmp_path: Path) -> None:
    made = new_match(server.port, "sve", opponent="random")
    seat = Seat(server.port, made["token"])
    store = Store(database(tmp_path))
    found = store.seat(made["token"])
    assert found is not None
    for _ in range(25):
        state = seat.until("state")
        assert store.count(found[0]) >= state["n"]
        if state["choice"] is not None:
            seat.decide(0)
    store.close()
    seat.close()


def test_a_killed_server_resumes_at_the_very_decision(tmp_path: Path) -> None:
    """In the middle of a choice of several: the picks made so far are still made."""
    first = Process(tmp_path)
    try:
        made = new_match(first.port, "vg", opponent="random")
        seat = Seat(first.port, made["token"])
        while seat.until("state")["choice"] is None or not seat.state["choice"]["most"]:
            if seat.state["choice"] is not None:
                seat.decide(0)
        seat.decide(0)
        n = seat.state["n"]
        before = seat.until_n(n + 1)
        assert before["choice"]["chosen"]
    finally:
        first.kill()
    second = Process(tmp_path)
    try:
        again = Seat(second.port, made["token"])
        after = again.until("state")
        assert {key: after[key] for key in ("n", "view", "choice", "back")} == {
            key: before[key] for key in ("n", "view", "choice", "back")
        }
        assert [line["text"] for line in again.log] == [line["text"] for line in seat.log]
        again.close()
    finally:
        second.kill()


def test_a_second_socket_and_a_dropped_line_find_the_same_state(server: Server) -> None:
    made = new_match(server.port, "cc", opponent="random")
    one = Seat(server.port, made["token"])
    one.until("state")
    one.decide(0)
    n = one.until_n(1)["n"]
    one.line.close()
    two, three = Seat(server.port, made["token"]), Seat(server.port, made["token"])
    assert two.until_n(n)["view"] == three.until_n(n)["view"]
    two.decide(0)
    assert three.until_n(n + 1)["n"] >= n + 1
    two.close()
    three.close()


def test_undo_goes_to_any_earlier_decision_against_a_bot(server: Server) -> None:
    made = new_match(server.port, "dbs", opponent="random")
    seat = Seat(server.port, made["token"])
    states: dict[int, Any] = {}
    while len(states) < 8:
        state = seat.until("state")
        if state["choice"] is not None:
            states[state["n"]] = state
            seat.decide(0)
    for n in sorted(states, reverse=True)[::3]:
        seat.say("undo", to=n)
        while seat.until("state")["n"] != n:
            pass
        assert seat.state["view"] == states[n]["view"]
        assert seat.state["choice"] == states[n]["choice"]
        assert all(line["n"] <= n for line in seat.log)
    seat.say("undo", to=10_000)
    assert "no decision" in seat.until("refused")["reason"]
    seat.close()


def test_between_people_only_the_last_pick_of_a_choice_is_taken_back(server: Server) -> None:
    first, second, _ = against_friend(server.port, "vg")
    by_seat = {0: first, 1: second}
    n = 0
    while True:
        first.until_n(n)
        second.until_n(n)
        mover = by_seat[first.state["view"]["decision"]["player"]]
        if mover.state["choice"] is None:  # one option, of which the other player does not know
            n += 1
            continue
        if mover.state["choice"]["most"]:
            break
        mover.say("undo", to=0)
        assert "against a bot" in mover.until("refused")["reason"] or n == 0
        mover.decide(0)
        n += 1
    before = mover.state
    mover.decide(0)
    assert mover.until_n(n + 1)["back"]
    mover.say("undo", to=n)
    while mover.until("state")["n"] != n:
        pass
    assert mover.state["choice"] == before["choice"]
    first.close()
    second.close()


def test_conceding_ends_the_game_with_its_paragraph_and_can_be_undone_against_a_bot(server: Server) -> None:
    for code, rule in {"sve": "SVE 1.2.3", "vg": "VG 1.2.4", "dbs": "DBS 1-2-4", "cc": "CC 103.4"}.items():
        made = new_match(server.port, code, opponent="random")
        seat = Seat(server.port, made["token"])
        while seat.until("state")["choice"] is None:
            pass
        n = seat.state["n"]
        seat.say("concede")
        while not seat.until("state")["over"]:
            pass
        assert seat.state["view"]["outcome"] == {"winner": 1, "reason": "conceded", "rule": rule}
        seat.say("concede")
        assert "nothing to give up" in seat.until("refused")["reason"]
        again = Seat(server.port, made["token"])
        assert again.until("state")["over"]
        seat.say("undo", to=seat.state["n"])
        while seat.until("state")["over"]:
            pass
        assert seat.state["n"] == n
        seat.close()
        again.close()


def test_spectators_only_watch_and_see_hidden_cards_at_the_end_if_both_players_allow_it(
    server: Server,
) -> None:
    first, second, watch = against_friend(server.port, "sve")
    guest = Seat(server.port, watch)

    def hidden() -> list[bool]:
        halves = guest.state["view"]["players"]
        return [any(card.get("hidden") for card in half["zones"]["hand"]) for half in halves]

    first.until_n(0)
    mover = first if first.state["choice"] else second
    mover.until_n(0)
    mover.decide(0)
    guest.until_n(1)
    assert hidden() == [True, True]
    for said in ({"type": "decide", "n": 1, "pick": 0}, {"type": "concede"}, {"type": "allow", "open": True}):
        guest.line.send(json.dumps(said))
        assert guest.until("refused")["reason"] == "spectators only watch"
    first.say("allow", open=True)
    guest.until("state")
    assert hidden() == [True, True]
    second.say("allow", open=True)
    guest.until("state")
    assert hidden() == [True, True], "a player may be among the spectators"
    assert "not yours" in guest.ask("look", n=0, viewer=-2)["reason"]
    second.say("concede")
    guest.until("state")
    assert hidden() == [False, False]
    second.say("allow", open=False)
    guest.until("state")
    assert hidden() == [True, True]
    for one in (first, second, guest):
        one.close()


def test_looking_back_shows_what_that_seat_saw(server: Server) -> None:
    made = new_match(server.port, "cc", opponent="random")
    seat = Seat(server.port, made["token"])
    kept: dict[int, object] = {}
    while len(kept) < 4:
        state = seat.until("state")
        kept[state["n"]] = state["view"]
        if state["choice"] is not None:
            seat.decide(0)
    for n, seen in kept.items():
        assert seat.ask("look", n=n, viewer=0)["view"] == seen
    assert "not yours" in seat.ask("look", n=1, viewer=1)["reason"]
    assert "not yours" in seat.ask("look", n=1, viewer=-2)["reason"]
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    both = seat.ask("look", n=1, viewer=-2)["view"]
    assert not any(card.get("hidden") for half in both["players"] for card in half["zones"]["hand"])
    assert seat.ask("look", n=100_000, viewer=0)["type"] == "refused"
    seat.close()


@pytest.mark.parametrize("code", GAMES)
def test_playing_on_keeps_what_the_seat_saw_and_deals_the_rest_anew(server: Server, code: str) -> None:
    made = new_match(server.port, code, opponent="random")
    seat = Seat(server.port, made["token"])
    while (n := seat.until("state")["n"]) < 14 or seat.state["choice"] is None or _held_by_the_other(seat) < 2:
        if seat.state["choice"] is not None:
            seat.decide(len(seat.state["choice"]["options"]) - 1)
    assert "not yours" in seat.ask("playon", n=n, seat=1, bot="random")["reason"]
    assert "no bot" in seat.ask("playon", n=n, seat=0, bot="oracle")["reason"]
    deals = set()
    for _ in range(4):
        token = seat.ask("playon", n=n, seat=0, bot="random")["token"]
        again = Seat(server.port, token)
        state = again.until("state")
        assert _plain(state["view"]) == _plain(seat.state["view"])
        assert [o["text"] for o in state["choice"]["options"]] == [o["text"] for o in seat.state["choice"]["options"]]
        again.say("concede")
        while not again.until("state")["over"]:
            pass
        both = again.ask("look", n=0, viewer=-2)["view"]
        deals.add(json.dumps([card.get("name") for card in both["players"][1]["zones"]["hand"]]))
        again.close()
    assert len(deals) > 1
    seat.close()


def _held_by_the_other(seat: Seat) -> int:
    """How many cards the other player holds: a hand of none is dealt one way only."""
    return len(seat.state["view"]["players"][1]["zones"]["hand"])


def _plain(seen: Any) -> Any:
    """A view without the ids, which a new deal gives anew."""
    if isinstance(seen, dict):
        return {key: _plain(value) for key, value in seen.items() if key not in ("id", "host")}
    return [_plain(value) for value in seen] if isinstance(seen, list) else seen


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_bots_that_think_play_at_the_table(server: Server, bot: str) -> None:
    seat = Seat(server.port, new_match(server.port, "dbs", opponent=bot, seat=1)["token"])
    seat.until("seated")
    while seat.until("state")["n"] < 6:
        if seat.state["choice"] is not None:
            seat.decide(0)
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    seat.close()


class Rascal:
    """Answers as the test wants."""

    looks = False
    answer: Any = None

    def __init__(self, rng: Random) -> None:
        if isinstance(self.answer, BaseException):
            raise self.answer

    def choose(self, asked: object) -> int:
        if callable(self.answer):
            self.answer()
        return self.answer  # type: ignore[no-any-return]


def _fails() -> None:
    raise RuntimeError("dropped the cards")


@pytest.mark.parametrize(
    ("answer", "said", "logged"),
    [
        (_fails, "gave an error", "dropped the cards"),
        (RuntimeError("no start"), "gave an error", "no start"),
        (ValueError("no start"), "gave an error", "no start"),
        (999, "was not offered", "not offered"),
        (lambda: time.sleep(3), "no answer in time", "late"),
    ],
)
def test_a_bot_that_fails_is_told_and_a_random_pick_stands_in(
    server: Server, answer: Any, said: str, logged: str, caplog: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "rascal", Rascal)
    monkeypatch.setattr(Rascal, "answer", staticmethod(answer) if callable(answer) else answer)
    monkeypatch.setattr(thinking, "THOUGHT", 0.2)
    monkeypatch.setattr(thinking, "GRACE", 0.2)
    seat = Seat(server.port, new_match(server.port, "dbs", opponent="rascal")["token"])
    while not any(said in line["text"] for line in seat.log):
        seat.until("state")
        if seat.state["choice"] is not None:
            seat.decide(0)
    line = next(line for line in seat.log if said in line["text"])
    assert "ボット" in line["ja"]
    assert "random pick" in line["text"]
    assert logged in caplog.text
    n = seat.state["n"]
    while seat.state["n"] < n + 6:
        seat.until("state")
        if seat.state["choice"] is not None:
            seat.decide(0)
    seat.close()
