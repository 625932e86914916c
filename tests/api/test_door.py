"""`import ludex` is the door: what it offers, that it opens late, and that the pages use nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludex

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/bots.md", "docs/deck-builders.md", "docs/researchers.md"]


def test_the_door_names_what_it_offers() -> None:
    late = [name for names in ludex._ROOMS.values() for name in names]
    assert sorted(late) == sorted(ludex.__all__)
    typed = re.search(r"if TYPE_CHECKING:\n(.*?)\n\n__version__", Path(ludex.__file__).read_text(), re.DOTALL)
    assert typed is not None
    assert set(re.findall(r"\b[A-Za-z_]+\b", re.sub(r"from \S+ import", "", typed[1]))) == set(ludex.__all__)
    assert set(ludex.__all__) <= set(dir(ludex))


@pytest.mark.parametrize("name", ludex.__all__)
def test_each_name_is_there_and_documented(name: str) -> None:
    if name in ("LudexAEC", "LudexEnv"):
        pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make env")
        pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: make env")
    offered = getattr(ludex, name)
    assert offered is getattr(ludex, name)
    assert name == "BOTS" or offered.__doc__


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = ludex.nothing


def test_the_door_loads_nothing_before_it_is_asked() -> None:
    code = "import sys, ludex; print([name for name in sys.modules if name.startswith('ludex.')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.strip() == "[]"


def test_a_game_is_started_with_shipped_decks_by_name() -> None:
    spec = ludex.load("cc")
    name = next(iter(spec.deck_texts()))
    game = spec.start(seed=4)
    assert game == spec.start(name, spec.deck(name), seed=4)
    assert game != spec.start(seed=5)
    with pytest.raises(ludex.InputError, match="not shipped"):
        spec.start("no such deck")


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_import_only_the_door(page: str) -> None:
    imports = re.findall(r"^>>> (?:from|import) (ludex\S*)", (ROOT / page).read_text(), re.MULTILINE)
    assert set(imports) == {"ludex"}
