"""The words of trees (`ludex.core.tree.vocabulary`), over all games: what a game does not know is refused with its
place, and what it says it knows is used by its code."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files

import pytest

from ludex.core import tree
from ludex.core.machine import misused
from ludex.core.tree import vocabulary
from ludex.errors import InputError
from ludex.games import load, package_of
from ludex.lang.trees import parse_ability
from ludex.testing.scenario import read_scenario, start

CODES = ("sve", "vg", "dbs", "cc")

OF_THE_TREE = {
    "name", "among", "given", "card", "word", "value", "within", "position",
}  # fmt: skip
"""Fields whose words a tree chooses itself: names that it binds, cards that it creates, values of words on cards or
parts of them, parameters of a verb or bare keyword. `Move.position` is checked where it is used."""

SAMPLES = {
    "player": "Spell((Draw(1, who='quux'),))",
    "zone": "Spell((Shuffle('quux'),))",
    "kind": "Spell((Draw(Count(Word('quux', 'x'))),))",
    "state": "Spell((SetState(SELF, 'quux'),))",
    "keyword": "Mere('quux')",
    "figure": "Passive((), Exists(Figure('quux', '=', 1)))",
    "changed figure": "Passive((Modify(SELF, 'quux', '+', 1),))",
    "kind or figure": "Spell((Draw(Distinct(ANY, 'quux')),))",
    "comparison": "Passive((), Compare(1, 'quux', 2))",
    "counter": "Passive((), Exists(Counter('quux')))",
    "relation": "Passive((), Exists(Related('quux')))",
    "mark": "Passive((), Exists(Mark('quux')))",
    "role": "Passive((), Exists(Role('quux')))",
    "row or type": "Passive((), Exists(Lies('quux')))",
    "direction": "Passive((), Exists(Beside(SELF, 'quux')))",
    "number": "Spell((Gain('quux', 1),))",
    "memory": "Spell((Draw(Memory('quux')),))",
    "condition": "Passive((), Named('quux'))",
    "phase": "Passive((), During('quux'))",
    "event": "Automatic(When('quux'), do=(Draw(1),))",
    "word": "Automatic(When('move', word='quux'), do=(Draw(1),))",
    "change": "Passive((Price(SELF, 'quux', 1),))",
    "renaming": "Passive((Rename(SELF, 'name', 'quux', 'x'),))",
    "layer": "Passive((Rename(SELF, 'name', 'add', 'x', 'quux'),))",
    "kind of ability": "Passive((Strip(SELF, kind='quux'),))",
    "rule": "Passive((Rule('quux', 'select'),))",
    "query": "Passive((Rule('forbid', 'quux'),))",
    "duration": "Spell((Continue((), 'quux'),))",
    "timing": "Activated(timing=('quux',))",
    "verb": "Spell((Do('quux'),))",
    "place": "Spell((Create('', 1, '', where='quux'),))",
}
"""Kind of word -> an ability with a word of that kind that no game knows."""

CARDS = {
    "sve": "name: Odd, type: amulet, cost: 1",
    "vg": "name: Odd",
    "dbs": "name: Odd, number: odd",
    "cc": "name: Odd, type: conjure",
}
COINING = {"sve", "cc"}
"""The games in which a card may speak of counters of its own."""


VERBS = {"sve": "swap", "vg": "attack", "dbs": "damage", "cc": "corrupt"}
"""A verb of each game that takes a word."""


def refused(code: str, ability: str) -> str:
    """What a scenario with the ability on a card is told."""
    text = f'game: {code}\ntitle: t\nphase: main\nyou:\n  hand:\n    - {{{CARDS[code]}, tree: ["{ability}"]}}\n'
    scenario = read_scenario(text, "file.yaml", complete=False)
    with pytest.raises(InputError) as caught:
        start(scenario, scenario.editions[0])
    return str(caught.value)


@pytest.mark.parametrize("code", CODES)
def test_a_name_that_nothing_binds_is_refused_with_its_place(code: str) -> None:
    place = "file.yaml:6: you.hand[1].tree: "
    assert refused(code, "Spell((Reveal(Ref('quux')),))") == f"{place}nothing is bound to the name 'quux'"
    assert refused(code, "Spell((Draw(Chosen('quux')),))") == f"{place}nothing is bound to the name 'quux'"
    searched = "Spell((Search('found', 1, ANY, 'deck', given='quux'),))"
    assert refused(code, searched) == f"{place}nothing is bound to the name 'quux'"
    assert misused(load(code).book(), parse_ability("Spell((Roll('quux'), Draw(Chosen('quux'))))", frozenset())) == ""


@pytest.mark.parametrize("code", CODES)
def test_a_token_that_there_is_not_is_refused_with_its_place(code: str) -> None:
    zone = load(code).book().zones[0].name
    assert refused(code, f"Spell((Create('quux', 1, '{zone}'),))").startswith(
        "file.yaml:6: you.hand[1].tree: no token 'quux'; there is"
    )


@pytest.mark.parametrize("code", CODES)
def test_a_word_that_a_verb_does_not_take_is_refused_with_its_place(code: str) -> None:
    place = "file.yaml:6: you.hand[1].tree: "
    assert refused(code, f"Spell((Do('{VERBS[code]}', word='quux'),))").startswith(
        f"{place}{VERBS[code]}: takes no word 'quux'; there is "
    )
    assert set(load(code).book().vocabulary.verbs) <= set(load(code).book().verbs)


def test_each_field_with_a_word_has_a_kind() -> None:
    for name in tree.__all__ if hasattr(tree, "__all__") else dir(tree):
        node = getattr(tree, name)
        if not (isinstance(node, type) and issubclass(node, tree.Node) and is_dataclass(node)) or name == "Keyword":
            continue
        wordy = {field.name for field in fields(node) if str(field.type) in ("str", "<class 'str'>", "tuple[str, ...]")}
        kinds = vocabulary.KINDS.get(node, {})
        assert wordy - set(kinds) <= OF_THE_TREE, name
        assert set(kinds) <= wordy, name
    assert {kind for kinds in vocabulary.KINDS.values() for kind in kinds.values()} == set(SAMPLES)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", SAMPLES)
def test_a_word_that_the_game_does_not_know_is_refused_with_its_place(code: str, kind: str) -> None:
    if kind == "counter" and code in COINING:
        assert misused(load(code).book(), parse_ability(SAMPLES[kind], frozenset())) == ""
        return
    assert re.match(rf"file.yaml:6: you.hand\[1\].tree(\[1\])?: no {kind} 'quux'", refused(code, SAMPLES[kind]))


@pytest.mark.parametrize("code", CODES)
def test_all_trees_of_a_game_use_words_that_it_knows(code: str) -> None:
    spec = load(code)
    for book in (*spec.books.values(), *spec.variants.values(), *spec.extensions.values()):
        for card in (*spec.cards().values(), *book.tokens.values()):
            assert misused(book, card.abilities) == "", card.name
            assert card.back is None or misused(book, card.back.abilities) == "", card.back.name
            assert set(card.figures) <= book.known["figure"], card.name
            assert set(card.words) - {"name"} <= book.known["kind"], card.name
        for keyword in book.keywords.values():
            assert misused(book, keyword.means) == "", keyword.name


@cache
def source(package: str) -> str:
    """The code of a package, without its table of words."""
    found = []
    waiting = list(files(package).iterdir())
    while waiting:
        file = waiting.pop()
        if file.is_dir() and not file.name.startswith("__"):
            waiting += file.iterdir()
        elif file.name.endswith(".py") and file.name != "vocabulary.py":
            found.append(file.read_text(encoding="utf-8"))
    return "\n".join(found)


ASKED = {
    "query": r'queries\.(?:may|among|limit)\(\s*game,\s*"([^"]+)"',
    "event": r'(?:\b(?:announce|tell)\(\s*game,\s*|\bEvent\(\s*)"([^"]+)"',
    "duration": r'\bexpire\(game, "([^"]+)"\)',
    "memory": r'\bremember\("([^"]+)"',
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", ASKED)
def test_the_words_that_the_code_names_are_in_the_table(code: str, kind: str) -> None:
    known = load(code).widest.known[kind]
    named = set(re.findall(ASKED[kind], source(package_of(code)) + source("ludex.core")))
    assert named <= known | {"declare"}


@pytest.mark.parametrize("code", CODES)
def test_each_word_of_the_table_is_named_in_the_code(code: str) -> None:
    own = load(code).book().vocabulary
    code_of_it = source(package_of(code))
    for field in fields(own):
        if field.name in ("damage", "coins", "verbs"):
            continue
        for word in getattr(own, field.name):
            parts = word.split(" ")
            said = f'"{word}"' in code_of_it or f"'{word}'" in code_of_it
            made = any(f'f"{" ".join(parts[:n])} {{' in code_of_it for n in range(1, len(parts)))
            assert said or made or word == "game", f"{field.name}: {word}"


VG_PLACE = "file.yaml:6: you.hand[1].tree"


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        (
            "Passive((Modify(Word('position', 'front'), 'power', '+', 1),))",
            "no position 'front'; there is circle, unit",
        ),
        (
            "Passive((Modify(SELF, 'original power', '+', 1),))",
            "'original power' is not changed by this name: say ",
        ),
        ("Automatic(When('become', SELF, word='harmony'), do=(Draw(1),))", "become: no event has the word 'harmony'"),
        ("Spell((Do('put marker', word='Blast'),))", "put marker: takes no word 'Blast'; there is "),
    ],
)
def test_what_would_mean_nothing_is_refused(ability: str, reason: str) -> None:
    """A word that no card has, a figure that no effect changes, an event that nobody tells, no record marker."""
    assert refused("vg", ability).startswith(f"{VG_PLACE}: {reason}")


@pytest.mark.parametrize("keyword", ["Divine Skill", "1/game", "Limit Break"])
def test_a_keyword_that_only_heads_abilities_is_no_name_of_one(keyword: str) -> None:
    said = refused("vg", f"Activated(do=(Draw(1),), keyword='{keyword}')")
    assert f"{keyword!r} is no name of an ability: say headings=(Heading({keyword!r}),)" in said
