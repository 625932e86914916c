"""Files people write: whatever stands in them, the answer is a reading or an `InputError`."""

import json
from random import Random
from typing import Any

import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludex.errors import InputError
from ludex.lang.files.decks import parse_deck
from ludex.record import replay
from ludex.testing.expect import EXPECT_KEYS
from ludex.testing.position import POSITION_KEYS, PROPERTIES
from ludex.testing.scenario import HEAD_KEYS, LINE_KEYS, read_scenario, run
from tests.testing.skirmish_game import SPEC, find_spec
from tests.testing.test_scenario import GOOD

bounded = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
CARDS = sorted(SPEC.cards())

# --- decks -----------------------------------------------------------------------------------------------------------

deck_lines = st.lists(
    st.sampled_from(
        ["[main]", "[ main ]", "[side]", "name: A", "3 Scout", "0 Scout", "3x Bolt", "99 Bolt", "x Bolt", "# 3"]
    )
    | st.text(max_size=20),
    max_size=12,
)


@bounded
@given(st.text(max_size=200) | deck_lines.map("\n".join))
def test_any_text_is_a_deck_or_an_input_error(text: str) -> None:
    try:
        deck = parse_deck(text, "deck.txt", SPEC.cards(), SPEC.sections)
    except InputError as error:
        assert error.place.startswith("deck.txt")
        assert error.reason
    else:
        assert set(deck.sections) <= set(SPEC.sections)


@bounded
@given(st.lists(st.tuples(st.integers(1, 60), st.sampled_from(CARDS)), min_size=1, max_size=10))
def test_what_is_listed_is_what_is_read(rows: list[tuple[int, str]]) -> None:
    text = "name: A\n[main]\n" + "\n".join(f"{n} {card}" for n, card in rows)
    deck = parse_deck(text, "deck.txt", SPEC.cards(), SPEC.sections)
    assert [(entry.copies, entry.card) for entry in deck.sections["main"]] == [
        (n, SPEC.cards()[card]) for n, card in rows
    ]
    assert len(deck.cards("main")) == sum(n for n, _ in rows)


# --- scenarios -------------------------------------------------------------------------------------------------------

KEYS = sorted({
    *HEAD_KEYS, *POSITION_KEYS, *EXPECT_KEYS, *LINE_KEYS, *PROPERTIES, "script", "you", "opponent", "numbers", "field",
    "hand", "deck", "grave", "mana", "filler", "top", "card", "name", "tree", "contains", "Guard", "kind", "winner",
})  # fmt: skip
scalars = (
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=8)
    | st.sampled_from(["skirmish", "you", "opponent", "main", "Guard", "Bolt", "end turn", "play", "/./", "/(/", "none",
                       "SKIRMISH 2", "this turn", "down", "rested", "draw", "attack \"Guard\""])
)  # fmt: skip
trees = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS), inner, max_size=5)
        | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=15,
)


def try_scenario(text: str) -> None:
    try:
        scenario = read_scenario(text, "s.yaml", find_spec)
        run(scenario, "")
    except InputError as error:
        assert error.place.startswith("s.yaml")
        assert error.reason


@bounded
@given(st.text(max_size=120))
def test_any_text_is_a_scenario_or_an_input_error(text: str) -> None:
    try_scenario(text)


@bounded
@given(trees)
def test_any_yaml_is_a_scenario_or_an_input_error(value: Any) -> None:
    try_scenario(yaml.safe_dump(value, allow_unicode=True))


def parts(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += parts(inner, (*path, key))
    return found


def replaced(value: Any, path: tuple[str | int, ...], new: Any) -> Any:
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy


GOOD_DATA = yaml.safe_load(GOOD)
GOOD_PARTS = parts(GOOD_DATA)


@settings(bounded, max_examples=400)
@given(st.sampled_from(GOOD_PARTS), trees)
def test_a_good_scenario_with_any_part_replaced(path: tuple[str | int, ...], new: Any) -> None:
    try_scenario(yaml.safe_dump(replaced(GOOD_DATA, path, new), allow_unicode=True))


# --- replays ---------------------------------------------------------------------------------------------------------


def recorded() -> list[Any]:
    random = Random(1)
    picks = (lambda game, decision: random.randrange(len(decision.options)),) * 2
    made = replay.record_game(SPEC, SPEC.deck("quick"), SPEC.deck("heavy"), 1, picks, limit=6)
    return [json.loads(line) for line in replay.to_text(made, find_spec).splitlines()]


LINES = recorded()
LINE_PARTS = parts(LINES)


@settings(bounded, max_examples=300)
@given(st.sampled_from(LINE_PARTS), trees)
def test_a_replay_with_any_part_replaced(path: tuple[str | int, ...], new: Any) -> None:
    lines = replaced(LINES, path, new)
    text = "\n".join(json.dumps(line) for line in lines) if isinstance(lines, list) else json.dumps(lines)
    try:
        read = replay.from_text(text, "r.jsonl", find_spec)
        replay.verify(read, find_spec)
    except InputError as error:
        assert error.place.startswith("r.jsonl")
