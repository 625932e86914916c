"""The golden machinery: counts are right, changes are shown, blessing writes."""

from pathlib import Path

import pytest

from ludex.core.flow.api import advance, decide
from ludex.testing import golden
from tests.core import skirmish
from tests.testing.skirmish_game import SPEC


def test_perft_counts_sequences_of_decisions() -> None:
    game = skirmish.board(skirmish.unit("Guard", 2, 1, 3))
    decision = advance(game)
    assert decision is not None
    first = len(decision.options)
    assert golden.perft(game.clone(), 0) == 1
    assert golden.perft(game.clone(), 1) == first
    total = 0
    for i in range(first):
        clone = game.clone()
        decide(clone, i)
        after = advance(clone)
        total += 1 if after is None else len(after.options)
    assert golden.perft(game.clone(), 2) == total


def test_a_change_is_shown_and_blessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(golden.BLESS, raising=False)
    path = tmp_path / "x.txt"
    assert golden.differs(path, "a\nb\n") == "x.txt does not exist; `make golden` writes it"
    monkeypatch.setenv(golden.BLESS, "0")
    assert not path.exists() and golden.differs(path, "a\nb\n") and not path.exists()
    monkeypatch.setenv(golden.BLESS, "1")
    assert golden.differs(path, "a\nb\n") == ""
    monkeypatch.delenv(golden.BLESS)
    assert golden.differs(path, "a\nb\n") == ""
    assert "-b\n+c" in golden.differs(path, "a\nc\n")


def test_a_playthrough_shows_each_player_their_own_hand_only() -> None:
    text = golden.playthrough(SPEC, "", 2)
    first = text.split("== decision 1,")[1].split("== decision")[0]
    mine, other = first.split("view of player 1")
    hands = [line for line in mine.splitlines() if line.strip().startswith("hand:")]
    assert "?" not in hands[0]
    assert hands[1].strip() == "hand: 5 x ?"
    assert next(line for line in other.splitlines() if line.strip().startswith("hand:")).endswith(" x ?")
    assert text == golden.playthrough(SPEC, "", 2)
