"""`ludex play`, driven as a person would: by lines of input."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from ludex.cli import build
from ludex.cli._board import figures_text
from ludex.cli._layout import layout_of
from ludex.core.machine import advance, decide, view
from ludex.games import GAMES, load
from ludex.rules import paragraphs


def play(lines: list[str], *arguments: str) -> Result:
    result = CliRunner().invoke(build("play"), ["play", *arguments], input="".join(f"{line}\n" for line in lines))
    assert result.exception is None, result.exception
    return result


def skirmish(lines: list[str], *arguments: str) -> str:
    return play(lines, "skirmish", "--seed", "3", *arguments).stdout


def random_lines(seed: int, n: int = 4000) -> list[str]:
    rng = Random(seed)
    return [str(rng.randint(1, 4)) for _ in range(n)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seat", ["1", "2"])
def test_whole_games_come_to_an_outcome(seed: int, seat: str) -> None:
    out = play(random_lines(seed), "skirmish", "--seed", str(seed), "--seat", seat).stdout
    assert re.search(r"(Player [12] wins|A draw): no life or no card  \[SKIRMISH 4.1\]", out.splitlines()[-1])


@pytest.mark.parametrize("code", GAMES)
def test_a_whole_game_of_each_kind(code: str) -> None:
    """The outcome cites its paragraph, and so does every line of the log but the core's own."""
    out = play([*random_lines(1, 6000), "quit"], code, "--seed", "1").stdout
    assert re.search(r"(Player [12] wins|A draw): .*  \[[A-Z]+ [\d.a-z-]+\]", out.splitlines()[-1])


@pytest.mark.parametrize("code", GAMES)
def test_the_table_fits_the_terminal(code: str) -> None:
    """No line is wider than 100 columns, and a table with log and options is rarely higher than 40 lines."""
    out = "".join(play(random_lines(seed, 60), code, "--seed", str(seed)).stdout for seed in (2, 4, 6))
    assert max(cell_len(line) for line in out.splitlines()) <= 100
    tables = re.split(r"^> ", out, flags=re.MULTILINE)
    heights = sorted(
        len(table.splitlines()) - len(re.findall(r"^  .*\[[A-Z]+ \S+\]$", table, re.M)) for table in tables
    )
    assert heights[int(0.9 * len(heights))] <= 36


@pytest.mark.parametrize("code", GAMES)
def test_the_table_in_japanese(code: str) -> None:
    """The same game: options are taken by the same numbers, and every line of the log is in Japanese."""
    lines = random_lines(2, 60)
    english, out = (play([*lines, "log", "quit"], code, "--seed", "2", "--words", lang).stdout for lang in ("en", "ja"))
    rules = [re.findall(r"  \[([A-Z]+ \S+)\]$", text, re.MULTILINE) for text in (english, out)]
    assert rules[0] == rules[1]
    told = re.findall(r"^  (\S.*)  \[[A-Z]+ \S+\]$", out, re.MULTILINE)
    assert len(told) > 20
    assert [line for line in told if not re.search("[ぁ-んァ-ヶ一-龠]", line)] == []
    assert cell_len(max(out.splitlines(), key=cell_len)) <= 100


def test_a_language_nobody_speaks_is_refused() -> None:
    result = CliRunner().invoke(build("play"), ["play", "sve", "--words", "fr"])
    assert (result.exit_code, result.stderr) == (2, "--words: no language 'fr'; there is en and ja\n")


def test_end_of_input_leaves_the_table_cleanly() -> None:
    result = play(["1"], "skirmish", "--seed", "3")
    assert result.exit_code == 0
    assert "You have left the table." in result.stdout


def test_quit() -> None:
    assert "You have left the table." in skirmish(["quit", "1", "1"])


def test_the_other_hand_is_never_shown() -> None:
    """Slow holds Guards and Giants, Quick neither; until one is played its name is nowhere."""
    out = skirmish(["log"])
    assert "Scout" in out
    assert "Guard" not in out and "Giant" not in out


def test_each_line_of_the_log_has_its_paragraph() -> None:
    out = skirmish(["end", "end", "end", "end", "log"]).rpartition("> ")[0].rpartition("> ")[2]
    lines = [line for line in out.splitlines() if line.strip()]
    assert lines and all(re.search(r"\[SKIRMISH \d(\.\d)+\]$", line) for line in lines)


def test_the_prompt_says_who_decides_what_by_which_paragraph() -> None:
    assert "Player 1: your turn  [SKIRMISH 2.5]" in skirmish([])


def test_undo_goes_back_to_the_previous_decision() -> None:
    before = skirmish(["end"])
    again = skirmish(["end", "undo", "end"])
    last = before.rpartition("Skirmish  turn")[2]
    assert again.rpartition("Skirmish  turn")[2] == last
    assert "There is nothing to take back." in skirmish(["undo"])


def test_undo_takes_back_what_the_log_said() -> None:
    fresh, back = skirmish(["log"]), skirmish(["end", "end", "undo", "undo", "log"])
    tail = "Player 1: your turn  [SKIRMISH 2.5]"
    assert back.rpartition(tail)[2] == fresh.rpartition(tail)[2]


def test_why_names_the_rules_we_are_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "SKIRMISH 2 Turn, at [SKIRMISH 2.5]" in skirmish(["why"])
    assert "[SKIRMISH 2.5] You act, as often as you like" in skirmish(["why"])
    from ludex.cli import _session

    monkeypatch.setattr(_session, "words_of", lambda book, number: f"words of {book} {number}")
    assert "[SKIRMISH 2.5] words of skirmish 2.5" in skirmish(["why"])
    assert "[SKIRMISH 4] words of skirmish 4" in skirmish(["why 4"])


def test_a_card_can_be_read() -> None:
    out = skirmish(["c gia"])
    assert "Giant" in out and "cost 5  power 5  health 6" in out
    assert "no card 'dragon'" in skirmish(["view dragon"])


def test_a_zone_can_be_listed_as_far_as_one_may_see_it() -> None:
    out = skirmish(["z ha"])
    assert re.search(r"Player 1, hand \d: \w+", out)
    assert re.search(r"Player 2, hand \d: ▒▒▒ x\d", out)
    assert "no zone 'attic'; there is deck, hand" in skirmish(["z attic"])


def test_concede_ends_the_game() -> None:
    assert skirmish(["concede"]).splitlines()[-1].startswith("Player 2 wins: conceded")


@pytest.mark.parametrize("code", GAMES)
def test_conceding_cites_the_book(code: str) -> None:
    last = play(["concede"], code, "--seed", "1").stdout.splitlines()[-1]
    cite = re.search(r"Player 2 wins: conceded  \[([A-Z]+) (\S+)\]$", last)
    assert cite is not None and cite[2] in paragraphs.load(paragraphs.books_of(code)[0])


def test_a_card_page_names_the_icons_that_the_text_does_not() -> None:
    out = play(["c Vorrak, the Cinder Vow", "quit"], "vg", "--seed", "1").stdout
    assert "keywords: Twin Drive, persona ride" in out
    plain = play(["c Ashling Squire, Tamo", "quit"], "vg", "--seed", "1").stdout
    assert "keywords: Boost" in plain and "Twin Drive" not in plain and "persona" not in plain


@pytest.mark.parametrize("end", ["concede", "quit"])
def test_a_saved_game_plays_again(tmp_path: Path, end: str) -> None:
    """What was taken back is not in it."""
    file = tmp_path / "game.jsonl"
    lines = [*random_lines(3, 12), "undo", "undo", *random_lines(4, 6), end]
    assert f"saved: {file}" in play(lines, "sve", "--seed", "5", "--save", str(file)).stdout.replace("\n", "")
    told = CliRunner().invoke(build("replay"), ["replay", "verify", str(file)])
    assert told.exit_code == 0, told.output


def test_what_is_no_option_is_told_and_changes_nothing() -> None:
    out = skirmish(["99", "dance", "?"])
    assert "There are options 1 to" in out
    assert "'dance' is no option and no command" in out
    assert "What you can type" in out
    assert out.count("Skirmish  turn 1") == 1


def test_a_menu_asks_which_game() -> None:
    out = play(["nine", "5", "2", "quit"]).stdout
    assert "1 to 5, or sve, vg, dbs, cc, skirmish" in out
    assert "  5 Skirmish (skirmish)" in out
    assert "Skirmish: Slow against Slow" in out
    assert "Nobody sat down." in play([]).stdout


def test_decks_are_checked_before_the_game() -> None:
    result = CliRunner().invoke(build("play"), ["play", "skirmish", "--deck", "none"])
    assert (result.exit_code, result.stderr) == (
        2,
        "none: neither a file nor a shipped deck of skirmish (quick, slow, tricks)\n",
    )


def test_figures_on_the_table_are_those_of_now() -> None:
    """A leader that was hit shows what is left, once."""
    spec = load("sve")
    game = spec.new_game(spec.deck("lantern-gate"), spec.deck("stormtide"), 1, "en")
    rng = Random(1)
    hit, player = 0, 0
    while (decision := advance(game)) is not None and hit <= 0:
        decide(game, rng.randrange(len(decision.options)))
        hit, player = max((game.objects[game.zone("leader", p)[0]].damage, p) for p in (0, 1))
    (leader,) = view(game, 0)["players"][player]["zones"]["leader"]
    assert hit > 0
    assert figures_text(leader, layout_of(load("sve").terminal, game.book)) == f"defense {20 - hit}"


WINDOW = "you have priority"


def asked(out: str) -> list[str]:
    """The questions that the person was asked."""
    return [line for line in out.splitlines() if line.startswith("Player 1: ")]


def turns(out: str) -> list[int]:
    """The turn of each table that was drawn."""
    return [int(n) for n in re.findall(r"^(?:> )?The Caster Chronicles +turn (\d+)", out, re.MULTILINE)]


def test_who_waits_is_not_asked_at_windows_before_their_next_turn() -> None:
    """Without it the person is asked again in the same turn."""
    often = asked(play([*["1"] * 60, "quit"], "cc", "--seed", "5").stdout)
    first = next(i for i, line in enumerate(often) if WINDOW in line)
    passed = turns(play([*["1"] * first, str(3), "quit"], "cc", "--seed", "5").stdout)
    waited = turns(play([*["1"] * first, "wait turn", "quit"], "cc", "--seed", "5").stdout)
    assert waited[:-1] == passed[: len(waited) - 1]
    assert waited[-1] >= waited[-2] + 2 > passed[-1]


def test_waiting_spares_questions() -> None:
    often = asked(play([*["1"] * 400, "quit"], "cc", "--seed", "5").stdout)
    rare = asked(play([*["wait", "1"] * 200, "quit"], "cc", "--seed", "5").stdout)
    assert 0 < sum(WINDOW in line for line in rare) < sum(WINDOW in line for line in often) / 2


def test_stops_are_set_and_listed() -> None:
    out = play(
        ["stops", "stops never", "stops here", "stops sometimes", "wait long", "quit"], "cc", "--seed", "5"
    ).stdout
    assert "You are asked: can" in out
    assert "draw phase: as usual, nobody  [CC 503.3]" in out
    assert "You are asked: never" in out
    assert out.count("always, can or never") == 2
    assert "is no option and no command" not in out


def test_nobody_waits_where_there_is_no_window() -> None:
    out = play(["wait", "stops here never", "quit"], "cc", "--seed", "5").stdout
    assert "You cannot pass here" in out
    assert "This is not a window" in out


def test_who_never_wants_to_be_asked_passes_at_every_window(tmp_path: Path) -> None:
    """The passes are ordinary decisions: the saved game can be replayed."""
    file = tmp_path / "game.jsonl"
    lines = ["stops never", *random_lines(3, 600), "quit"]
    out = play(lines, "cc", "--seed", "5", "--save", str(file)).stdout
    assert not any(WINDOW in line for line in asked(out))
    result = CliRunner().invoke(build("replay"), ["replay", "verify", str(file)])
    assert result.exit_code == 0, result.output


def test_cards_show_the_words_that_players_go_by() -> None:
    """Element and race stand on cards in hand and on the table."""
    out = play([*["1"] * 11, "quit"], "cc", "--seed", "5").stdout
    assert re.search(r"Torch Herald 2000/1000 ignus Choir", out)
    assert re.search(r"level 1 rested .*\n.*│ignus Choir", out)
