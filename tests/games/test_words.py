"""Each game's words.yaml has both languages for all that the game can say, and nothing that it cannot say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter

import pytest
import yaml

import ludex.core
import ludex.games
from ludex.cli._layout import layout_of
from ludex.core.flow.decisions import Decision, Option
from ludex.core.machine import CORE_TEXTS, advance, decide, texts, view
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.errors import InputError
from ludex.games import GAMES, load
from ludex.games.terminal import Terminal
from ludex.games.words import SHARED, Line, Said, Words, read, words_in
from ludex.record.japanese import Japanese, japanese
from ludex.record.log import EVERYTHING, NAMES, fields_of, worded

CORE = Path(ludex.core.__file__ or "").parent
FOLDER = Path(ludex.games.__file__ or "").parent
SEEDS = 6
LATIN = re.compile(r"[a-z]{3,}")


# --- what the code can say ---------------------------------------------------------------------------------------


@cache
def trees(folder: Path) -> list[ast.AST]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


def calls(folder: Path, *names: str) -> Iterator[list[ast.expr]]:
    """The arguments of all calls of the functions."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node.args


def literal(node: ast.expr) -> str:
    """A string of the code; empty: it is put together when the code runs."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def prompts(folder: Path) -> set[str]:
    """What players are asked: second argument of a decision; of a choice its prompt, or else its verb."""
    found = {literal(args[1]) for args in calls(folder, "Decision") if len(args) > 1}
    for args in calls(folder, "choose"):
        if len(args) > 4:
            found.add(literal(args[6] if len(args) > 6 else args[2]))
    return found - {""}


def strings(folder: Path) -> set[str]:
    """All strings of the code."""
    nodes = [node for tree in trees(folder) for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


class Heard:
    """Everything that was said in a few random games."""

    def __init__(self, code: str) -> None:
        self.said: Japanese = japanese(code)
        self.english: list[str] = []
        spec = load(code)
        names = list(spec.deck_texts())
        for seed in range(SEEDS):
            rng = Random(seed)
            edition = list(spec.books)[seed % len(spec.books)]
            game = spec.new_game(spec.deck(rng.choice(names)), spec.deck(rng.choice(names)), seed, edition)
            game.observer = self
            self.play(game, rng)

    def play(self, game: Game, rng: Random) -> None:
        while (decision := advance(game)) is not None:
            self.check(decision.prompt, self.said.prompt(decision.prompt))
            for text, ja in zip(texts(game, decision), self.said.options(game, decision), strict=True):
                self.check(text, ja)
            phase = view(game, 0)["phase"]
            self.check(phase, self.said.title(phase))
            decide(game, rng.randrange(len(decision.options)))
        assert game.outcome is not None
        self.check(game.outcome.reason, self.said.outcome(game, NAMES))

    def check(self, english: str, ja: str) -> None:
        """No word stays English but names of cards (in brackets) and of their races."""
        if english and (not ja or LATIN.search(re.sub(r"「[^」]*」|\([^)]*\)", "", ja))):
            self.english.append(f"{english} | {ja}")

    def step(self, game: Game, cite: str) -> None:
        pass

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        pass

    def event(self, game: Game, event: Event) -> None:
        fields = fields_of(game, event, EVERYTHING, NAMES)
        self.check(worded(game, event, fields), self.said.event(event, fields))


# --- everything has both languages -------------------------------------------------------------------------------


@pytest.mark.parametrize("code", GAMES)
def test_whole_games_are_told_in_japanese(code: str) -> None:
    assert sorted(set(Heard(code).english)) == []


@pytest.mark.parametrize("code", GAMES)
def test_options_and_log_have_both_languages(code: str) -> None:
    words, spec = load(code).words, load(code)
    for book in spec.books.values():
        assert book.texts == {**CORE_TEXTS, **{verb: said.en for verb, said in words.options.items()}}
        assert book.log == {key: line.en for key, line in words.log.items() if line.en is not None}
    for verb, said in words.options.items():
        assert said.en and said.ja, verb
        assert _fields(said.ja) <= _fields(said.en), verb
    for key, line in (*words.log.items(), *SHARED.log.items()):
        assert bool(line.ja) == (line.en != ""), key
        assert line.en is None or _fields(line.ja) <= _fields(line.en), key


def test_shared_options_are_those_of_the_core() -> None:
    assert set(SHARED.options) == set(CORE_TEXTS)
    for verb, said in SHARED.options.items():
        assert not said.en, verb
        assert said.ja and _fields(said.ja) <= _fields(CORE_TEXTS[verb]), verb


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("code", GAMES)
def test_every_prompt_of_the_code_has_japanese_words(code: str) -> None:
    asked = prompts(FOLDER / code) | prompts(CORE)
    assert len(asked) > 15
    assert sorted(prompt for prompt in asked if not japanese(code).prompt(prompt)) == []


@pytest.mark.parametrize("code", GAMES)
def test_every_event_of_the_code_has_japanese_words(code: str) -> None:
    """Where the kind stands in the code, and is told at all."""
    told = {literal(args[1]) for args in calls(FOLDER / code, "announce") if len(args) > 1}
    told |= {literal(args[0]) for args in calls(FOLDER / code, "Event") if args}
    told |= {literal(args[1]) for args in calls(CORE, "announce") if len(args) > 1}
    words = load(code).words
    known = {key.split(" ")[0] for key in (*words.log, *SHARED.log)} | {*words.log, *SHARED.log}
    assert sorted(told - known - {""}) == []


@pytest.mark.parametrize("code", GAMES)
def test_zones_states_phases_and_keywords_have_both_languages(code: str) -> None:
    spec, said = load(code), japanese(code)
    words = spec.words
    assert words.name.en and words.name.ja
    books = (*spec.books.values(), *spec.extensions.values())
    assert set(words.zones) == {kind.name for book in books for kind in book.zones}
    for book in books:
        assert set(words.states) == set(book.states)
        assert sorted(rules.title for rules in book.procedures.values() if not said.title(rules.title)) == []
        assert set(book.keywords) <= set(words.keywords)
    assert all(zone.en and zone.ja and all(s.en and s.ja for s in zone.slots) for zone in words.zones.values())
    assert all(one.ja and one.means.en and one.means.ja for one in words.keywords.values())
    for table in (words.labels, words.passing, words.whynot, words.asks, words.shown):
        assert all(one.en and one.ja for one in table.values())
    plain_words = (words.types, words.figures, words.states, words.numbers, words.outcomes, words.terms)
    for plain in (words.prompts, words.phases, *plain_words):
        assert all(plain.values())
    assert sorted(name for name in spec.numbers if LATIN.search(said.term(name))) == []
    tokens = [card for book in spec.books.values() for card in book.tokens.values()]
    printed = [side for card in (*spec.cards().values(), *tokens) for side in (card, card.back) if side is not None]
    assert {type for card in printed for type in card.types} <= set(words.types)
    assert {name for card in printed for name in card.figures} <= set(words.figures)


# --- nothing is accepted and then ignored ------------------------------------------------------------------------


@pytest.mark.parametrize("code", GAMES)
def test_every_key_is_known_to_the_game(code: str) -> None:
    words, spec = load(code).words, load(code)
    known = strings(FOLDER / code) | strings(CORE)
    titles = {rules.title for book in spec.books.values() for rules in book.procedures.values()}
    titles |= {place for book in spec.books.values() for place in book.starts}
    assert sorted(set(words.phases) - titles) == []
    assert sorted(verb for verb in words.options if verb not in known and not _made(verb, known)) == []
    assert sorted(key for key in words.log if not _happens(key, known)) == []
    asked = prompts(FOLDER / code) | known
    assert sorted(p for p in words.prompts if p not in asked and not _made(p, known)) == []
    for table in (words.outcomes, words.numbers, words.keywords, words.types, words.figures):
        assert sorted(set(table) - known) == []
    assert {key.partition(" @ ")[0] for key in words.asks} <= {*words.prompts, *SHARED.prompts}
    places = {step.cite for book in spec.books.values() for one in book.procedures.values() for step in one.steps}
    assert {rule for key in words.asks if (rule := key.partition(" @ ")[2])} <= places
    assert sorted(key for key in words.shown if not any(key.startswith(verb) for verb in words.options)) == []
    for own in words.asks.values():
        assert _fields(own.ja) <= _fields(own.en) <= {"n", "card", "attacker", "target"}
    files = [*(FOLDER / code).glob("*.py"), *(path for path in (FOLDER / code / "data").rglob("*") if path.is_file())]
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert sorted(term for term in words.terms if term not in written) == []


def _happens(key: str, known: set[str]) -> bool:
    """Whether the kind of an event, or kind and word, are strings of the code."""
    parts = key.split(" ")
    pairs = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return key in known or any(kind in known and word in known for kind, word in pairs)


def _made(text: str, known: set[str]) -> bool:
    """Whether a text is put together from two strings of the code."""
    return any(text.startswith(start) and text.removeprefix(start) in known for start in known if start)


@pytest.mark.parametrize("file", [f"{code}/words.yaml" for code in GAMES] + ["words.yaml"])
def test_no_key_stands_twice(file: str) -> None:
    def keys(node: yaml.Node, place: str) -> Iterator[str]:
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                yield f"{place}/{key.value}"
                yield from keys(value, f"{place}/{key.value}")

    found = list(keys(yaml.compose((FOLDER / file).read_text(encoding="utf-8")), ""))
    assert len(found) == len(set(found)) > 40


def test_unknown_keys_are_refused_with_their_place() -> None:
    for text, reason in (
        ("optoins: {}", "unknown field `optoins`"),
        ("options:\n  play: {en: play, jp: x}", r"unknown field `jp` - at `\$.options\[...\]`"),
        ("options:\n  no: {en: no}", "Expected `str`"),
        ("states: [a]", r"Expected `object`, got `array` - at `\$.states`"),
        ("states: {", "flow"),
    ):
        with pytest.raises(InputError, match=reason) as refused:
            read(text, "x/words.yaml")
        assert "x/words.yaml" in str(refused.value)


# --- how words are found -----------------------------------------------------------------------------------------


def test_a_game_without_words_is_told_by_its_own_names() -> None:
    said = Japanese(words_in("tests"))
    assert words_in("tests") == Words()
    assert (said.title("Turn"), said.prompt("attack?"), said.reason("no life")) == ("", "", "")
    assert said.prompt("choose up to 3") == "3枚まで選ぶ"
    assert Words().zone("battle").en == "Battle"


def test_a_terminal_without_words_uses_its_own() -> None:
    book = load("vg").book()
    own = Terminal(
        rows=(("RC:0", "VC"),), titles={"drop": "heap"}, places={"VC": "front"}, numbers={"damage": "{damage}"}
    )
    bare = layout_of(own, book, Words(), "ja")
    assert (bare.titles, bare.places, bare.labels) == ({"drop": "heap"}, {"VC": "front"}, {"damage": "damage"})
    worded = layout_of(own, book, load("vg").words, "ja")
    assert (worded.titles["drop"], worded.places["RC:0"]) == ("ドロップ", "前列左")
    assert worded.labels["damage"] == "ダメージ"


def test_words_inside_a_line() -> None:
    said = Japanese(Words(terms={"red": "赤", "dark red": "深紅"}))
    assert said.term("2 red, 1 dark red") == "2 赤, 1 深紅"
    assert said.term('1 red of "red moon"') == "1 赤 of 「red moon」"
    assert said.term("reddish") == "reddish"


def test_the_lines_of_the_game_come_before_the_shared_ones() -> None:
    said = Japanese(Words(log={"move": Line("x", "動く"), "damage": Line("", "")}))
    fields = dict.fromkeys(("card", "other", "player", "n", "signed", "word", "src", "dst", "state"), "")
    assert said.event(Event("move", word="draw"), fields) == "動く"
    assert said.event(Event("damage"), fields) == ""
    assert said.event(Event("reveal"), {**fields, "card": '"Imp"'}) == "「Imp」が公開される"


def test_equal_options_are_numbered_in_japanese_too() -> None:
    said = Japanese(Words(options={"wait": Said("wait", "待つ")}))
    spec = load("sve")
    decks = [spec.deck(name) for name in list(spec.deck_texts())[:2]]
    game = spec.new_game(decks[0], decks[1], 1, "en")
    decision = Decision(0, "", [Option("wait"), Option("wait"), Option("hop")])
    assert said.options(game, decision) == ["待つ #1", "待つ #2", "hop"]
