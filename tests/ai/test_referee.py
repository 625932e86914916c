"""Bots are held to the rules: faults are counted and told, and end no run; isolated bots find no game."""

from __future__ import annotations

import pickle
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ludex.ai import Asked, Clock, isolated, make_bot
from ludex.ai.isolated import BotFailed, BotLate, Isolated
from ludex.core.codec import knowledge_from_json, knowledge_to_json
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import texts
from ludex.core.sight.knowledge import HiddenChoice, Knowledge, knowledge
from ludex.core.sight.sample import NoFit, sample
from ludex.core.sight.view import view
from ludex.errors import InputError
from ludex.games import GAMES, load
from ludex.library.decks import pairings, shipped_decks
from ludex.sim.arena import arena
from ludex.sim.match import ask_of
from ludex.sim.run import simulate
from ludex.sim.tournament import tournament
from ludex.testing.conformance import new_game
from tests.skirmish import TWO_DECKS as SPEC

BAD = "tests.ai.rascals."


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Wrong", "not offered"),
        ("Odd", "not offered"),
        ("Adds", "not offered"),
        ("Clears", "not offered"),
        ("Raises", "raised"),
        ("Quits", "raised"),
        ("Interrupts", "raised"),
        ("Leaves", "raised"),
        ("Mute", "raised"),
        ("Unwilling", "raised"),
        ("Interrupting", "raised"),
        ("Late", "late"),
    ],
)
def test_faults_are_counted_and_the_games_go_on(name: str, fault: str) -> None:
    pairs = pairings(SPEC, [])
    seconds = 0.01 if name == "Late" else None
    found = arena(SPEC, pairs, (BAD + name, "random"), 2, 1, seconds)
    assert found["games"] == 2
    assert set(found["faults"][0]) == {fault}
    assert found["faults"][0][fault] > 0
    assert found["faults"][1] == {}
    if seconds is None:
        report = simulate(SPEC, pairs, range(2), 1, ("random", BAD + name))
        assert (report.finished, set(report.faults[1]), report.faults[0]) == (2, {fault}, {})
        told = tournament(SPEC, shipped_decks(SPEC)[:2], (BAD + name, "random"), each=1, seed=1)
        assert (told["errors"], set(told["faults"][0])) == (0, {fault})


def test_a_run_with_faults_can_be_repeated() -> None:
    pairs = pairings(SPEC, [])
    first, again = (arena(SPEC, pairs, (BAD + "Wrong", "greedy:1"), 2, 7) for _ in range(2))
    assert first == again


def test_the_command_tells_faults() -> None:
    from tests.cli.test_deck_and_sim import ludex

    result = ludex("sim", "cc", "--games", "1", "--bots", f"{BAD}Wrong,random", "--seed", "1")
    assert result.exit_code == 0
    assert f"{BAD}Wrong broke the rules, a random pick stood in:" in result.stderr


@pytest.mark.parametrize("name", ["Unwilling", "Interrupting", "Interrupts"])
def test_the_commands_tell_a_bot_that_raises_at_once(name: str) -> None:
    from tests.cli.test_deck_and_sim import ludex

    for command in (
        ["sim", "cc", "--games", "1", "--bots", f"{BAD}{name},random"],
        ["sim", "cc", "ember-choir", "tide-archive", "--each", "1", "--workers", "1", "--bots", f"{BAD}{name},random"],
        ["arena", "cc", BAD + name, "random", "--games", "1", "--workers", "1"],
    ):
        result = ludex(*command, "--seed", "1")
        assert result.exit_code == 0
        assert re.search(rf"{name} broke the rules, a random pick stood in: \d+ raised", result.stderr)


@pytest.mark.parametrize("name", ["Deaf", "Hangs"])
def test_ctrl_c_of_the_user_ends_a_run(name: str) -> None:
    """Also while a bot thinks that catches it."""
    code = f"""
import os, signal, threading
from ludex.games import load
from ludex.library.decks import pairings
from ludex.sim.run import simulate
spec = load("cc")
pairs = pairings(spec, [])
simulate(spec, pairs, range(1), 1)
threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)).start()
simulate(spec, pairs, range(1), 1, ({BAD + name!r}, "random"))
"""
    ran = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=60)
    assert ran.returncode == -signal.SIGINT
    assert "KeyboardInterrupt" in ran.stderr


def test_what_a_timer_raises_is_no_fault_of_the_bot() -> None:
    class Over(BaseException):
        pass

    def over(*_: object) -> None:
        raise Over

    before = signal.signal(signal.SIGUSR1, over)
    try:
        with pytest.raises(Over):
            simulate(SPEC, pairings(SPEC, []), range(1), 1, (BAD + "Signals", "random"))
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_bot_by_its_class() -> None:
    assert make_bot(BAD + "Wrong", 1, 0).looks is False
    with pytest.raises(InputError, match=r"no bot .*Nobody"):
        make_bot(BAD + "Nobody", 1, 0)


# --- what a player knows, as data ------------------------------------------------------------------------------------


def same(one: Knowledge, other: Knowledge) -> bool:
    lots = [[(lot.ids, lot.cards) for lot in known.lots] for known in (one, other)]
    plain = [(known.viewer, known.position, known.orders, known.records) for known in (one, other)]
    return lots[0] == lots[1] and plain[0] == plain[1]


@pytest.mark.parametrize("code", GAMES)
def test_knowledge_is_data(code: str) -> None:
    game = new_game(load(code), "", 5)
    rng = Random(5)
    compared = 0
    for n in range(120):
        decision = advance(game)
        if decision is None:
            break
        for viewer in (0, 1) if n % 6 == 0 else ():
            try:
                known = knowledge(game, viewer)
            except HiddenChoice:
                continue
            for again in (knowledge_from_json(knowledge_to_json(known)), pickle.loads(pickle.dumps(known))):
                assert same(known, again)
                assert view(again.position, viewer) == view(game, viewer)
                asked = again.position.decision
                if decision.player == viewer:
                    assert asked is not None
                    assert (asked.options, asked.rule, asked.prompt) == (
                        decision.options,
                        decision.rule,
                        decision.prompt,
                    )
                    assert texts(again.position, asked) == texts(game, decision)
                try:
                    assert sample(again, 3) == sample(known, 3)
                except NoFit:
                    continue
                compared += 1
        decide(game, rng.randrange(len(decision.options)))
    assert compared > 10


# --- bots in a process of their own ----------------------------------------------------------------------------------


@pytest.mark.timeout(240)
def test_an_isolated_bot_cannot_reach_the_game() -> None:
    spec = load("cc")
    pairs = pairings(spec, [])[:1]
    assert arena(spec, pairs, (BAD + "Snoop", "random"), 1, 3)["faults"][0]["not offered"] > 0
    apart = arena(spec, pairs, (BAD + "Snoop", "random"), 1, 3, isolated=True)
    assert apart["faults"] == [{}, {}]


def asked_in(code: str, seconds: float | None = None) -> Asked:
    game = new_game(load(code), "", 2)
    decision = advance(game)
    assert decision is not None
    return ask_of(game, decision, True, Clock(seconds))


@pytest.mark.timeout(240)
def test_an_isolated_bot_answers_as_it_would_here() -> None:
    bot = Isolated("greedy:2", 11, 0)
    try:
        assert bot.choose(asked_in("cc")) == make_bot("greedy:2", 11, 0).choose(asked_in("cc"))
    finally:
        bot.close()


@pytest.mark.timeout(240)
def test_an_isolated_bot_that_hangs_or_ends_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolated, "GRACE", 0.5)
    hangs = Isolated(BAD + "Hangs", 1, 0)
    with pytest.raises(BotLate):
        hangs.choose(asked_in("cc", 0.05))
    assert hangs.process is None
    late = Isolated(BAD + "Late", 1, 0)
    with pytest.raises(BotLate, match="more than"):
        late.choose(asked_in("cc", 0.01))
    process = late.process
    assert process is not None
    process.kill()
    process.wait()
    with pytest.raises(BotLate, match="more than"):
        late.choose(asked_in("cc", 0.01))
    late.close()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("name", ["Interrupts", "Interrupting", "Mute"])
def test_an_isolated_bot_that_raises_prints_nothing(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    bot = Isolated(BAD + name, 1, 0)
    try:
        for _ in range(2):
            with pytest.raises(BotFailed, match=r"KeyboardInterrupt|Error"):
                bot.choose(asked_in("cc"))
        assert bot.process is not None and bot.process.poll() is None
    finally:
        bot.close()
    assert capfd.readouterr().err == ""


def test_no_process_is_left(tmp_path: Path) -> None:
    bot = Isolated("random", 1, 0)
    assert bot.choose(asked_in("cc")) >= 0
    process = bot.process
    assert process is not None
    bot.close()
    assert process.poll() is not None
