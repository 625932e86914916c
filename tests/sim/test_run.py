"""Mass simulation: counted rightly, repeatable, and nothing swallowed."""

from pathlib import Path

import pytest

from ludex.ai.chance import game_seed
from ludex.core.position.game import Game
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.files.decks import Deck
from ludex.library.decks import legal_deck, pairings, read_deck, told
from ludex.sim.match import Unfinished, play
from ludex.sim.run import simulate
from tests.skirmish import TWO_DECKS as SPEC


def test_every_game_is_won_drawn_or_reported() -> None:
    report = simulate(SPEC, pairings(SPEC, []), range(60), 5)
    assert report.games == report.finished == 60
    assert sum(report.wins) + report.draws == 60
    assert sum(report.endings.values()) == 60
    assert report.failures == []
    assert report.decisions > 60


def test_the_same_seed_gives_the_same_run() -> None:
    pairs = pairings(SPEC, ["quick", "slow"])

    def run(seed: int) -> dict[str, object]:
        found = simulate(SPEC, pairs, range(20), seed).as_json()
        return {key: value for key, value in found.items() if "second" not in key and "per_s" not in key}

    assert run(3) == run(3)
    assert run(3) != run(4)


def test_a_game_that_raises_is_reported_with_its_number_and_seed() -> None:
    def breaks(first: Deck, second: Deck, seed: int, edition: str) -> Game:
        if seed == game_seed(9, 2):
            raise ValueError("a rule went wrong")
        return SPEC.new_game(first, second, seed, edition)

    spec = Spec(**{**vars(SPEC), "new_game": breaks})
    report = simulate(spec, pairings(spec, []), range(4), 9)
    assert (report.games, report.finished) == (4, 3)
    (failure,) = report.failures
    assert (failure.game, failure.seed, failure.error) == (2, game_seed(9, 2), "ValueError: a rule went wrong")
    assert failure.where.startswith("tests/sim/test_run.py:") or "test_run.py" in failure.where


def test_a_game_without_end_is_an_error() -> None:
    report = simulate(SPEC, pairings(SPEC, []), range(1), 1, limit=3)
    assert "no outcome after 3 decisions" in report.failures[0].error


def test_a_match_that_stops_short_raises() -> None:
    from ludex.ai import make_bot

    game = SPEC.new_game(SPEC.deck("quick"), SPEC.deck("slow"), 1, "")
    with pytest.raises(Unfinished):
        play(game, (make_bot("random", 1, 0), make_bot("random", 1, 1)), limit=1)


def test_decks_are_found_by_name_or_file(tmp_path: Path) -> None:
    assert legal_deck(SPEC, "quick").name == "Quick"
    file = tmp_path / "mine.txt"
    file.write_text("[main]\n10 Scout\n10 Guard\n")
    assert len(legal_deck(SPEC, str(file)).cards("main")) == 20
    with pytest.raises(InputError, match="neither a file nor a shipped deck of skirmish"):
        legal_deck(SPEC, "nowhere")


def test_an_illegal_deck_is_refused_with_the_paragraph(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("[main]\n19 Scout\n1 Guard\n")
    with pytest.raises(InputError, match=r"mine\.txt:2: \[SKIRMISH 1.2\] 19 copies of Scout"):
        legal_deck(SPEC, str(file))
    deck = read_deck(SPEC, file)
    assert [told(deck, breach) for breach in SPEC.check_deck(deck, "")] == [
        f"{file}:2: [SKIRMISH 1.2] 19 copies of Scout"
    ]


def test_two_decks_or_none() -> None:
    with pytest.raises(InputError, match="name two decks"):
        pairings(SPEC, ["quick"])
    assert len(pairings(SPEC, [])) == 3
