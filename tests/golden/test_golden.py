"""Golden files per game and edition; `make golden` blesses them anew."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from ludex.games import GAMES, Spec, load
from ludex.testing import golden

HERE = Path(__file__).parent
SEED = 20


def spec_of(code: str) -> Spec:
    found = find_spec(f"ludex.games.{code}")
    if found is None or found.origin is None:
        pytest.skip(f"ludex.games.{code} does not exist yet")
    return load(code)


def name_of(code: str, edition: str, what: str) -> Path:
    return HERE / f"{code}{f'-{edition}' if edition else ''}-{what}.txt"


@pytest.mark.parametrize("code", GAMES)
def test_playthrough(code: str) -> None:
    spec = spec_of(code)
    for edition in spec.books:
        text = golden.playthrough(spec, edition, SEED)
        assert len(text.encode()) < 150_000
        assert not golden.differs(name_of(code, edition, "playthrough"), text)


@pytest.mark.parametrize("code", GAMES)
def test_perft(code: str) -> None:
    spec = spec_of(code)
    for edition in spec.books:
        assert not golden.differs(name_of(code, edition, "perft"), golden.perft_counts(spec, edition, SEED))


@pytest.mark.parametrize("code", GAMES)
def test_trees(code: str) -> None:
    assert not golden.differs(name_of(code, "", "trees"), golden.trees(spec_of(code)))
