"""Tournaments: counted once, resumable, the same whoever plays them; reports that stand alone."""

import csv
import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludex.ai.chance import game_seed
from ludex.errors import InputError
from ludex.games import load
from ludex.library.decks import shipped_decks
from ludex.sim import report, stats
from ludex.sim.intervals import wilson
from ludex.sim.tournament import GAMES_FILE, Job, play_here, play_number, read_games, run, seed_in
from tests.skirmish import TWO_DECKS as SPEC


def job(each: int = 3, seed: int = 2) -> Job:
    return Job(SPEC, shipped_decks(SPEC), ("random", "random"), each, seed, "")


def here(job: Job, numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
    return play_here(job, numbers, 1)


def test_every_pair_meets_in_both_seats() -> None:
    games = run(job(), None, here)
    assert [game["number"] for game in games] == list(range(6))
    assert sorted(tuple(game["decks"]) for game in games) == [(0, 1)] * 3 + [(1, 0)] * 3
    found = stats.summary(job().header(), games)
    assert (found["games"], found["finished"], found["errors"]) == (6, 6, 0)
    (pair,) = found["pairs"]
    assert pair["games"] == 6 and pair["decks"] == ["Quick", "Slow"]
    quick, slow = found["decks"]
    assert quick["wins"] + slow["wins"] + found["draws"] == 6
    assert quick["first"]["games"] + quick["second"]["games"] == 6
    assert found["first player"]["games"] == 6
    assert sum(found["turns"]["games"].values()) == sum(found["endings"].values()) == 6


def test_a_run_that_was_killed_goes_on_without_loss_or_double_counting(tmp_path: Path) -> None:
    whole = run(job(), None, here)
    played: list[int] = []

    def dies(job: Job, numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
        for number in numbers:
            played.append(number)
            if number == 3:
                raise KeyboardInterrupt
            yield play_number(job, number)

    with pytest.raises(KeyboardInterrupt):
        run(job(), tmp_path, dies)
    with (tmp_path / GAMES_FILE).open("a") as file:
        file.write('{"number": 3, "dec')
    assert sorted(read_games(tmp_path / GAMES_FILE, job().header())) == [0, 1, 2]
    again: list[int] = []

    def notes(job: Job, numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
        again.extend(numbers)
        return here(job, again)

    assert run(job(), tmp_path, notes) == whole
    assert again == [3, 4, 5]
    assert len((tmp_path / GAMES_FILE).read_text().splitlines()) == 1 + 6


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run(job(), tmp_path, here)
    before = (tmp_path / GAMES_FILE).read_bytes()
    with pytest.raises(InputError, match="another tournament: seed is 2, not 3"):
        run(job(seed=3), tmp_path, here)
    assert (tmp_path / GAMES_FILE).read_bytes() == before


def test_a_tournament_grows_and_does_not_shrink(tmp_path: Path) -> None:
    run(job(each=2), tmp_path, here)
    asked: list[int] = []

    def notes(job: Job, numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
        asked.extend(numbers)
        return here(job, asked)

    assert run(job(each=3), tmp_path, notes) == run(job(each=3), None, here)
    assert asked == [4, 5]
    before = (tmp_path / GAMES_FILE).read_bytes()
    with pytest.raises(InputError, match="each is 3, not 2"):
        run(job(each=2), tmp_path, here)
    assert (tmp_path / GAMES_FILE).read_bytes() == before


def test_two_runs_in_one_folder_exclude_each_other(tmp_path: Path) -> None:
    code = f"""
from pathlib import Path
from ludex.errors import InputError
from ludex.sim.tournament import alone_in
try:
    with alone_in(Path({str(tmp_path)!r})):
        print("free")
except InputError as error:
    print(error.reason)
"""

    def other_process() -> str:
        run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
        return run.stdout.strip()

    def meanwhile(job: Job, numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
        assert other_process() == "another run is writing here"
        return here(job, numbers)

    assert len(run(job(), tmp_path, meanwhile)) == 6
    assert other_process() == "free"


def test_only_cards_of_the_deck_count_as_drawn_or_not() -> None:
    spec = load("sve")
    decks = shipped_decks(spec)[:1]
    (cards,) = Job(spec, decks, ("random", "random"), 1, 1, "").header()["cards"]
    assert sum(cards.values()) == len(decks[0].cards("main"))
    assert not {card.name for card in decks[0].cards("leader")} & set(cards)


def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path) -> None:
    (tmp_path / GAMES_FILE).write_text("games\n")
    with pytest.raises(InputError, match=r"games.jsonl:1: not a line of a tournament"):
        run(job(), tmp_path, here)


def test_two_decks_of_one_name_are_refused() -> None:
    twice = job()._replace(decks=[SPEC.deck("quick"), SPEC.deck("quick")])
    with pytest.raises(InputError, match="two decks are called 'Quick'"):
        run(twice, None, here)


def test_the_number_of_workers_changes_nothing() -> None:
    spec = load("dbs")
    small = Job(spec, shipped_decks(spec), ("random", "random"), 2, 5, "")
    alone = run(small, None, here)
    together = run(small, None, lambda job, numbers: play_here(job, numbers, 2))
    assert together == alone
    assert stats.summary(small.header(), together) == stats.summary(small.header(), reversed(alone))


def test_a_game_that_raises_is_told_and_the_others_count() -> None:
    def breaks(first: Any, second: Any, seed: int, edition: str) -> Any:
        if seed == game_seed(2, 4):
            raise ValueError("a rule went wrong")
        return SPEC.new_game(first, second, seed, edition)

    broken = job()._replace(spec=type(SPEC)(**{**vars(SPEC), "new_game": breaks}))
    found = stats.summary(broken.header(), run(broken, None, here))
    assert (found["games"], found["finished"], found["errors"]) == (6, 5, 1)
    assert found["failures"][0]["error"] == "ValueError: a rule went wrong"


def test_cards_are_counted_where_they_were_drawn_and_used() -> None:
    games = run(job(each=10), None, here)
    found = stats.summary(job(each=10).header(), games)
    cards = {(card["deck"], card["card"]): card for card in found["cards"]}
    assert set(cards) == {("Quick", name) for name in ("Scout", "Rider", "Bolt")} | {
        ("Slow", name) for name in ("Guard", "Giant")
    }
    for card in cards.values():
        assert card["drawn"]["games"] + card["not_drawn"]["games"] == 20
        assert card["used"]["games"] + card["not_used"]["games"] == 20
        assert card["opening"]["games"] <= card["drawn"]["games"]
    assert cards["Quick", "Scout"]["copies"] == 10
    assert all(len(hand) == 4 for game in games for hand in game["opening"])
    assert cards["Quick", "Scout"]["used"]["games"] > 10


def test_reports_stand_alone_and_agree(tmp_path: Path) -> None:
    found = stats.summary(job().header(), run(job(), None, here))
    files = {path.name for path in report.write_all(tmp_path, found)}
    assert files == {"report.json", "report.html", "decks.csv", "pairs.csv", "cards.csv"}
    assert json.loads((tmp_path / "report.json").read_text()) == found
    rows = list(csv.DictReader(io.StringIO((tmp_path / "cards.csv").read_text())))
    assert [row["card"] for row in rows] == [card["card"] for card in found["cards"]]
    assert [int(row["drawn games"]) for row in rows] == [card["drawn"]["games"] for card in found["cards"]]
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") >= 4 and "Quick" in page and "Bolt" in page
    assert not re.search(r"https?:|src=|href=|<script|@import", page)


def test_intervals() -> None:
    rate, low, high = wilson(50, 100)
    assert (rate, round(low, 3), round(high, 3)) == (0.5, 0.404, 0.596)
    assert wilson(0, 10)[1] == 0.0 and wilson(10, 10)[2] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_a_killed_process_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    """The command itself, killed while it plays on two workers, then run again to its end."""
    command = [sys.executable, "-m", "ludex", "sim", "dbs", "--each", "6", "--out", str(tmp_path), "--workers", "2"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    file = tmp_path / GAMES_FILE
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end and (not file.exists() or file.read_bytes().count(b"\n") < 3):
            time.sleep(0.02)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    spec = load("dbs")
    seed = seed_in(tmp_path)
    assert seed is not None
    assert seed >= 2**64
    same = Job(spec, shipped_decks(spec), ("random", "random"), 6, seed, "")
    kept = read_games(file, same.header())
    assert len(kept) >= 2
    assert run(same, tmp_path, here) == run(same, None, here)


@pytest.mark.timeout(400)
def test_ray_plays_the_same_tournament() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    from ludex.sim.cluster import play_on_ray

    spec = load("dbs")
    small = Job(spec, shipped_decks(spec)[:2], ("random", "random"), 3, 5, "")
    assert run(small, None, lambda job, numbers: play_on_ray(job, numbers, None, 2)) == run(small, None, here)


# --- attacked folders ------------------------------------------------------------------------------------------------


def damages() -> dict[str, Any]:
    """What may have happened to the first game's line, or to the header."""
    return {
        "no number": lambda head, game: [head, {}],
        "a list": lambda head, game: [head, [1]],
        "the number is a text": lambda head, game: [head, {**game, "number": "0"}],
        "the number is a list": lambda head, game: [head, {**game, "number": [0]}],
        "nothing but a number": lambda head, game: [head, {"number": 0}],
        "the winner is a text": lambda head, game: [head, {**game, "winner": "me"}],
        "a winner who does not play": lambda head, game: [head, {**game, "winner": 7}],
        "a winner below": lambda head, game: [head, {**game, "winner": -2}],
        "the winner is a truth": lambda head, game: [head, {**game, "winner": True}],
        "the winner is a fraction": lambda head, game: [head, {**game, "winner": 0.0}],
        "first is nobody": lambda head, game: [head, {**game, "first": 2}],
        "turns below": lambda head, game: [head, {**game, "turns": -1}],
        "turns without end": lambda head, game: [head, {**game, "turns": 10**400}],
        "turns are a fraction": lambda head, game: [head, {**game, "turns": 3.0}],
        "decisions below": lambda head, game: [head, {**game, "decisions": -1}],
        "faults are a text": lambda head, game: [head, {**game, "faults": "x"}],
        "faults of one": lambda head, game: [head, {**game, "faults": [{}]}],
        "faults of a kind that is none": lambda head, game: [head, {**game, "faults": [{"rude": 1}, {}]}],
        "faults below": lambda head, game: [head, {**game, "faults": [{"late": -1}, {}]}],
        "a game twice": lambda head, game: [head, game, game],
        "an error with another seed": lambda head, game: [
            head,
            {"number": 0, "decks": game["decks"], "seed": 1, "error": "x", "where": "y"},
        ],
        "other decks": lambda head, game: [head, {**game, "decks": [0, 0]}],
        "a number below": lambda head, game: [head, game, {**game, "number": -1}],
        "a number beyond": lambda head, game: [head, game, {**game, "number": 10**6}],
        "the header is a list": lambda head, game: [[], game],
        "the header is missing": lambda head, game: [game],
        "each is a text": lambda head, game: [{**head, "each": "x"}, game],
    }


@pytest.mark.parametrize("damage", damages())
def test_a_damaged_file_is_refused_with_its_place_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    run(job(), tmp_path, here)
    file = tmp_path / GAMES_FILE
    head, game, *_ = (json.loads(line) for line in file.read_text().splitlines())
    file.write_text("".join(json.dumps(row) + "\n" for row in damages()[damage](head, game)))
    before = file.read_bytes()
    with pytest.raises(InputError, match=r"games\.jsonl:[123]: "):
        run(job(), tmp_path, here)
    assert file.read_bytes() == before


def test_the_command_refuses_a_winner_who_does_not_play(tmp_path: Path) -> None:
    from tests.cli.test_deck_and_sim import ludex

    command = ("sim", "cc", "ember-choir", "tide-archive", "--each", "1", "--workers", "1", "--out", str(tmp_path))
    assert ludex(*command, "--seed", "5").exit_code == 0
    file = tmp_path / GAMES_FILE
    file.write_text(re.sub(r'"winner":-?\d', '"winner":7', file.read_text(), count=1))
    result = ludex(*command)
    assert result.exit_code == 2
    assert re.search(r"games\.jsonl:2: not a line of a tournament: .*7.*winner", result.stderr)


def test_faults_are_read_again(tmp_path: Path) -> None:
    faulty = job()._replace(bots=("tests.ai.rascals.Raises", "random"))
    assert run(faulty, tmp_path, here) == run(faulty, tmp_path, here)


@pytest.mark.parametrize("content", [b"\x00\xff" * 50, b"my notes", b"[" * 100_000 + b"\n", b"{}"])
def test_a_file_of_somebody_else_is_not_touched(tmp_path: Path, content: bytes) -> None:
    (tmp_path / GAMES_FILE).write_bytes(content)
    with pytest.raises(InputError, match=r"games\.jsonl:1: not a line of a tournament"):
        run(job(), tmp_path, here)
    assert (tmp_path / GAMES_FILE).read_bytes() == content


def test_a_header_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    run(job(), tmp_path, here)
    whole = (tmp_path / GAMES_FILE).read_bytes()
    for length in (0, 3, 40):
        (tmp_path / GAMES_FILE).write_bytes(whole[:length])
        assert run(job(), tmp_path, here) == run(job(), None, here)


def test_the_same_deck_with_another_print_is_another_tournament(tmp_path: Path) -> None:
    """Also where the cards that can be drawn are the same by name: a figure of one, or a card of a second deck."""
    run(job(), tmp_path, here)
    decks = shipped_decks(SPEC)
    (section,) = [name for name in decks[0].sections if decks[0].cards(name)][:1]
    card = decks[0].cards(section)[0]
    figure = next(iter(card.figures))
    card.figures[figure] += 1
    try:
        with pytest.raises(InputError, match="another tournament: printed"):
            run(job(), tmp_path, here)
    finally:
        card.figures[figure] -= 1
    head, *games = (tmp_path / GAMES_FILE).read_text().splitlines()
    old = {key: value for key, value in json.loads(head).items() if key != "printed"}
    (tmp_path / GAMES_FILE).write_text("\n".join([json.dumps(old), *games]) + "\n")
    assert run(job(), tmp_path, here) == run(job(), None, here), "a file of an earlier release goes on"


@pytest.mark.parametrize("taken", [GAMES_FILE, "running", "report.html", ""])
def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path, taken: str) -> None:
    """A file or a folder is in the way; a read-only folder is refused by the same functions."""
    folder = tmp_path / "folder"
    if taken:
        (folder / taken).mkdir(parents=True)
    else:
        folder.write_text("a file")
    command = [sys.executable, "-m", "ludex", "sim", "dbs", "--each", "1", "--out", str(folder), "--workers", "1"]
    said = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    assert str(folder) in said.stderr.strip().splitlines()[-1] and len(said.stderr.strip().splitlines()) == 1


def test_a_full_disk_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line is written, then nothing more: the line is taken away, and the run says why it ends."""
    written = 0
    opened = Path.open

    class Full(io.FileIO):
        def write(self, data: Any) -> int:
            nonlocal written
            written += 1
            if written == 3:
                super().write(bytes(data)[:20])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), self.name)
            return super().write(data) or 0

    def full(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        return Full(str(path), "a") if mode == "ab" else opened(path, mode, *args, **more)

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(InputError, match=r"games\.jsonl.*No space left"):
        run(job(), tmp_path, here)
    monkeypatch.undo()
    assert (tmp_path / GAMES_FILE).read_text().count("\n") == len((tmp_path / GAMES_FILE).read_text().splitlines()) == 3
    assert run(job(), tmp_path, here) == run(job(), None, here)


def test_a_tournament_is_killed_while_it_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The header is replaced at once: before or after it, the file goes on."""
    run(job(each=2), tmp_path, here)
    before = (tmp_path / GAMES_FILE).read_bytes()

    def killed(path: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            run(job(each=3), tmp_path, here)
    assert (tmp_path / GAMES_FILE).read_bytes() == before
    assert run(job(each=3), tmp_path, here) == run(job(each=3), None, here)
