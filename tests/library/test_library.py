"""Cards from files in decks: the worked example of docs/cards.md, what is refused and how, tokens, blanks, names."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludex import games
from ludex.ai import make_bot
from ludex.cli import build
from ludex.core.codec import from_json, to_json
from ludex.core.flow.api import advance
from ludex.core.tree import Chosen, Draw, Spell
from ludex.errors import InputError, InputErrors
from ludex.games import load
from ludex.library.cards import Library
from ludex.library.decks import deck_with, legal_deck
from ludex.library.reading import read_text
from ludex.record import replay
from ludex.sim.match import play
from ludex_skirmish import SPEC as SKIRMISH
from tests.rules.sve.support import attack_of, board, follower, offers

SVE = load("sve")
DOCS = Path(__file__).parents[2] / "docs" / "cards.md"
CAT = follower("Cat", 1, 1)

BAD = "- {number: F-4, name: Knife Thrower, class: Dragoncraft, type: Spell, cost: 1, text: Juggle 3 knives.}\n"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the worked example, and a card that is not read."""
    monkeypatch.chdir(tmp_path)
    file = Path("fair.yaml")
    file.write_text(blocks("yaml")[0] + BAD, encoding="utf-8")
    return file


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


def deck_text() -> str:
    """A legal deck with the cards of the example, by name and by number."""
    lines = SVE.deck_texts()["stormtide"].split("[evolve]")[0].splitlines()
    return "\n".join([*lines, "3 Torch Juggler", "[evolve]", "3 Torch Juggler", "1 LX3-003"]) + "\n"


# --- the worked example ------------------------------------------------------------------------------------------


def test_the_worked_example(fair: Path) -> None:
    """Its three commands do what the page says."""
    told = ludex("cards", "explain", "sve", "Torch Juggler", "--cards", "fair.yaml")
    assert told.exit_code == 0 and "1 damage to enemy follower" in told.stdout
    games = ludex("sim", "sve", "--cards", "fair.yaml", "--add", "Torch Juggler", "--games", "6")
    assert games.exit_code == 0 and games.stdout.startswith("6 games, 6 finished, 0 errors")
    own = CliRunner().invoke(
        build("play"), ["play", "sve", "--cards", "fair.yaml", "--add", "Torch Juggler", "--seed", "1"], input="quit\n"
    )
    assert own.exit_code == 0 and "Stormtide with Torch Juggler" in own.stdout


def test_the_cards_of_the_example_play_as_they_read(fair: Path) -> None:
    library = Library(SVE, [fair])
    juggler, grown = library.find("Torch Juggler"), library.find("Torch Juggler", "evolve")
    assert (juggler.number, grown.number) == ("F-1", "F-2")
    game = board("en", hand=(juggler, CAT), evolve=(grown,), enemy=(CAT, follower("Ox", 3, 3)))
    game.game.set_pool((*game.game.pool, *library.tokens_of([juggler, grown])))
    game.take('play "Torch Juggler"')
    assert game.names("field", 1) == ["Ox"]
    game.take('evolve "Torch Juggler" (1 play point)')
    assert game.names("field", 0) == ["Torch Juggler", "Sparkler"]
    assert attack_of(game, 0, "Torch Juggler") == 4 and offers(game, 'attack "Sparkler" -> leader')


def test_a_deck_with_it_is_checked_played_and_replayed(fair: Path) -> None:
    Path("deck.txt").write_text(deck_text(), encoding="utf-8")
    told = ludex("deck", "check", "sve", "deck.txt", "--cards", "fair.yaml")
    assert (told.exit_code, told.stdout) == (0, "legal\n")
    deck = legal_deck(SVE, "deck.txt", "en", Library(SVE, [fair]))
    assert [card.name for card in deck.cards("evolve")][:3] == ["Torch Juggler"] * 3
    assert [card.name for card in deck.cards("tokens")] == ["Sparkler"]
    game = SVE.new_game(deck, SVE.deck("stormtide"), 5, "en")
    advance(game)
    assert from_json(to_json(game)).token("Sparkler") == game.token("Sparkler")
    assert play(game, (make_bot("random", 1, 0), make_bot("random", 1, 1))).outcome is not None
    done = replay.record_game(SVE, deck, deck, 3, (lambda g, d: 0, lambda g, d: len(d.options) - 1), limit=200)
    again = replay.from_text(replay.to_text(done), "x")
    assert replay.verify(again) is None and [c.name for c in again.decks[0].cards("tokens")] == ["Sparkler"]


# --- what is refused ---------------------------------------------------------------------------------------------


def test_a_card_that_is_not_read_is_refused_with_line_number_words_and_place(fair: Path) -> None:
    text = deck_text().replace("3 Torch Juggler\n[evolve]", "3 Torch Juggler\n2 F-4\n1 Torch Jugler\n[evolve]")
    Path("deck.txt").write_text(text, encoding="utf-8")
    line = text.splitlines().index("2 F-4") + 1
    told = ludex("deck", "check", "sve", "deck.txt", "--cards", "fair.yaml")
    assert told.exit_code == 2 and told.stderr.splitlines() == [
        f"deck.txt:{line}: F-4 'Knife Thrower' is not read: reading stopped at 'Juggle 3 knives.' (fair.yaml: card 4)",
        f"deck.txt:{line + 1}: no card 'Torch Jugler'; did you mean 'Torch Juggler'?",
    ]
    with pytest.raises(InputErrors) as error:
        Library(SVE, [fair]).deck("deck.txt")
    assert len(error.value.errors) == 2


def test_as_a_blank_it_may_be_played(fair: Path) -> None:
    text = deck_text().replace("3 Torch Juggler\n[evolve]", "3 Torch Juggler\n2 F-4\n[evolve]")
    Path("deck.txt").write_text(text, encoding="utf-8")
    told = ludex("deck", "check", "sve", "deck.txt", "--cards", "fair.yaml", "--blank")
    assert told.exit_code == 0
    assert told.stdout == "blank: F-4 'Knife Thrower' is not read: reading stopped at 'Juggle 3 knives.'\nlegal\n"
    assert Library(SVE, [fair], blank=True).find("F-4").abilities == ()


def test_explain_marks_the_place(fair: Path) -> None:
    told = ludex("cards", "explain", "sve", "Knife Thrower", "--cards", "fair.yaml")
    assert told.exit_code == 1 and "^ reading stopped here" in told.stdout


@pytest.mark.parametrize(
    ("rows", "name", "reason"),
    [
        (
            "- {number: A, name: Egg, type: Spell, cost: 1, text: Summon a Chick token.}",
            "A",
            "creates the token 'Chick'",
        ),
        ("- {number: A, name: Egg, type: Relic, cost: 1, text: ''}", "A", "type 'Relic' is not in the rulebook"),
        ("- {number: A, name: Egg, type: Follower, cost: 1, text: ''}", "A", "has no attack"),
        (
            "- {number: A, name: Egg, type: Spell, cost: 1, text: Draw a card.}\n"
            "- {number: B, name: Egg, type: Spell, cost: 2, text: Draw a card.}",
            "Egg",
            "may be any of B, A; write its number",
        ),
        (
            "- {number: A, name: Egg, type: Spell, cost: 1, text: Summon a Chick token.}\n"
            "- {number: T, name: Chick, type: Follower / Token, cost: 1, attack: 1, defense: 1, text: Chirp.}",
            "A",
            "T 'Chick' is not read: reading stopped at 'Chirp.'",
        ),
    ],
)
def test_cards_that_cannot_be_had(tmp_path: Path, rows: str, name: str, reason: str) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(rows + "\n", encoding="utf-8")
    library = Library(SVE, [file])
    for _ in range(2):  # asking again changes nothing
        with pytest.raises(InputError, match=re.escape(reason)):
            library.find(name, "main")


def test_files_that_contradict_themselves_or_each_other(tmp_path: Path) -> None:
    """Two cards of one number in a file are an error; of two files the later counts."""
    row = "- {{number: A, name: Egg, type: Spell, cost: {}, text: Draw a card.}}\n"
    old, new, twice = (tmp_path / f"{name}.yaml" for name in ("old", "new", "twice"))
    old.write_text(row.format(1))
    new.write_text(row.format(2))
    twice.write_text(row.format(1) + row.format(2))
    assert Library(SVE, [old, new]).find("Egg").figures["cost"] == 2
    with pytest.raises(InputError, match=r"number A stands at .* already"):
        Library(SVE, [twice])


def test_adding_says_which_rule_forbids_it(fair: Path) -> None:
    library = Library(SVE, [fair])
    with pytest.raises(InputError, match="Torch Juggler is neither of the leader"):
        deck_with(library, ["Torch Juggler"], "hollow-choir")
    added = deck_with(library, ["Torch Juggler"])
    assert len(added.cards("evolve")) == 10 and len(added.cards("main")) == 43
    told = ludex("sim", "sve", "--cards", "fair.yaml", "--add", "Nobody")
    assert told.exit_code == 2 and told.stderr == "Nobody: no card 'Nobody'\n"


def test_a_game_without_card_files_says_so(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("- {name: Egg, text: ''}\n")
    with pytest.raises(InputError, match="not read for this game yet"):
        Library(SKIRMISH, [file])
    assert Library(SKIRMISH).find("Scout").name == "Scout"


# --- names and languages -----------------------------------------------------------------------------------------


def test_other_numbers_and_printings_of_a_card(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text('number,name,type,cost,text,prints\nA-1,Egg,Spell,1,Draw a card.,"A-9, P-3"\n')
    library = Library(SVE, [file])
    assert library.find("P-3") is library.find("A-9") is library.find("A-1 Egg") is library.find("Egg")


def test_shipped_cards_beside_the_files_and_evolved_cards_by_name(fair: Path) -> None:
    library = Library(SVE, [fair])
    assert library.find("Tide Scout", "main").number == "LX3-002"
    assert library.find("Tide Scout", "evolve").number == "LX3-003"
    assert library.find("Veyra Stormtide", "leader").number == "LX3-L01"


def test_japanese_cards_are_played_by_the_japanese_edition(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(
        "number,name,type,class,cost,attack,defense,text\n"
        "F-1,火投げ,フォロワー,ドラゴン,2,2,2,[ファンファーレ]相手の場のフォロワーすべてに1ダメージ。\n"
        "F-4,刃投げ,フォロワー,ドラゴン,2,2,2,[ファンファーレ]刃を投げる。\n",
        encoding="utf-8",
    )
    games = ludex("sim", "sve", "--cards", str(file), "--add", "火投げ", "--games", "3", "--lang", "ja")
    assert games.exit_code == 0 and "3 finished" in games.stdout
    assert Library(SVE, [file], "ja").find("火投げ").words["class"] == ("Dragoncraft",)
    told = ludex("cards", "explain", "sve", "刃投げ", "--cards", str(file), "--lang", "ja")
    assert told.exit_code == 1


@pytest.mark.parametrize(("n", "stops"), [(2, []), (Chosen("x"), ["refers to nothing"])])
def test_a_text_whose_tree_names_what_nothing_binds_is_declined(
    monkeypatch: pytest.MonkeyPatch, n: int | Chosen, stops: list[str]
) -> None:
    """It would be read as a whole and mean nothing."""
    made = games.compile_text("sve", "en", "Draw 2 cards.", "spell")._replace(abilities=(Spell((Draw(n),)),))
    monkeypatch.setattr(games, "compile_text", lambda *words: made)
    read = read_text("sve", "en", "Draw 2 cards.", "spell")
    assert read.status == ("declined" if stops else "whole") and [stop.reason for stop in read.stops] == stops
