"""Games of other packages: found by their entry points, refused with the package's name where something is wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.core.machine import concede
from ludex.core.position.game import Outcome
from ludex.errors import InputError
from ludex.games import GAMES, codes, load, package_of
from ludex.rules.paragraphs import books_of
from ludex.rules.shelf import shelf, tags
from tests.skirmish import ENTRY, forget, install


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    with monkeypatch.context() as context:
        yield context
    forget()


def entry(value: str, code: str = "skirmish") -> str:
    return f"[ludex.games]\n{code} = {value}\n"


def test_shipped_games_come_first_in_their_order() -> None:
    assert codes()[:4] == GAMES == ("sve", "vg", "dbs", "cc")
    assert package_of("vg") == "ludex.games.vg"


def test_a_game_is_found_by_its_entry_point(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no game 'skirmish'; there is sve, vg, dbs, cc"):
        load("skirmish")
    install(patch, tmp_path)
    assert codes() == (*GAMES, "skirmish")
    assert load("skirmish").name == "Skirmish"
    assert package_of("skirmish") == "ludex_skirmish"
    with pytest.raises(InputError, match="no game 'chess'; there is sve, vg, dbs, cc, skirmish"):
        load("chess")


def test_its_books_are_found_in_its_package(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "SKIRMISH" not in tags()
    install(patch, tmp_path)
    assert books_of("skirmish") == ("skirmish",)
    assert tags()["SKIRMISH"] == "skirmish"
    assert list(shelf())[-1] == "skirmish"


def test_two_packages_with_the_same_game(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(patch, tmp_path)
    install(patch, tmp_path / "more", "ludex_brawl", ENTRY)
    with pytest.raises(InputError, match="'skirmish': is offered by two packages, ludex-brawl and ludex-skirmish"):
        load("skirmish")
    assert load("cc").code == "cc"


def test_a_package_that_takes_the_code_of_a_shipped_game(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(patch, tmp_path, "ludex_other", entry("ludex_skirmish:SPEC", "vg"))
    with pytest.raises(InputError, match="'vg': is a game of ludex; ludex-other must name it anew"):
        codes()
    assert load("vg").code == "vg"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("ludex_nowhere:SPEC", "the package ludex-skirmish cannot be loaded: ModuleNotFoundError"),
        ("ludex_skirmish:NOTHING", "the package ludex-skirmish cannot be loaded: AttributeError"),
        ("ludex_skirmish:BOOK", "ludex-skirmish: ludex_skirmish:BOOK is no Spec"),
        ("ludex_skirmish.book:SPEC", "the package ludex-skirmish cannot be loaded: AttributeError"),
        ("tests.skirmish:TWO_DECKS", "ludex-skirmish: tests.skirmish is a module, not a package"),
    ],
)
def test_a_broken_entry_point(patch: pytest.MonkeyPatch, tmp_path: Path, value: str, reason: str) -> None:
    install(patch, tmp_path, entry=entry(value))
    with pytest.raises(InputError, match=reason):
        load("skirmish")


def test_a_spec_with_another_code(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(patch, tmp_path, entry=entry("ludex_skirmish:SPEC", "brawl"))
    with pytest.raises(InputError, match="'brawl': ludex-skirmish: the code of its Spec is 'skirmish'"):
        load("brawl")


def test_rules_of_a_package_that_is_not_there(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(patch, tmp_path, entry=entry("ludex_nowhere:SPEC"))
    with pytest.raises(InputError, match="ludex-skirmish: there is no package ludex_nowhere"):
        shelf()


@pytest.mark.parametrize("code", GAMES)
def test_a_concession_carries_the_paragraph_of_its_book(code: str) -> None:
    """Also if who calls it names none."""
    spec = load(code)
    for edition in spec.books:
        deck = spec.deck(next(iter(spec.deck_texts())))
        game = spec.new_game(deck, deck, 1, edition)
        concede(game, 1)
        assert game.outcome == Outcome(0, "conceded", spec.conceding) and spec.conceding
