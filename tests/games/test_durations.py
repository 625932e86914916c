"""Duration words: each game lists its own, its cards use no other, and another one is refused where it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex.core.values import durations
from ludex.errors import InputError
from ludex.games import GAMES, load
from ludex.testing.scenario import read_scenario_file, start

TYPES: dict[str, dict[str, object]] = {
    "sve": {"type": "follower", "cost": 1, "attack": 1, "defense": 1},
    "cc": {"type": "barrier"},
}
TREES = (
    "Passive((Grant(SELF, (Activated(do=(May((Continue((Modify(SELF, 'power', '+', 1),), '{0}'),)),)),)),))",
    "Automatic(When('attack'), do=(Delay(When('attack'), (Draw(1),), '{0}'),))",
)


@pytest.mark.parametrize("code", GAMES)
def test_the_cards_of_a_game_use_its_duration_words_only(code: str) -> None:
    spec = load(code)
    for book in spec.books.values():
        words = book.layers.durations
        assert {durations.GAME, durations.TURN} < words
        for card in (*spec.cards().values(), *book.tokens.values()):
            sides = [card] if card.back is None else [card, card.back]
            assert [durations.unknown(words, side.abilities) for side in sides] == [[]] * len(sides), card.name


@pytest.mark.parametrize("tree", TREES)
@pytest.mark.parametrize("code", GAMES)
def test_another_duration_is_refused_when_a_card_is_read(code: str, tree: str) -> None:
    row: dict[str, object] = {"number": "X-1", "name": "X", **TYPES.get(code, {}), "tree": [tree.format("turn")]}
    load(code).make_card(row, "mine.yaml")
    with pytest.raises(InputError, match="no duration 'fortnight'; there is ''") as error:
        load(code).make_card({**row, "tree": [tree.format("fortnight")]}, "mine.yaml")
    assert "mine.yaml" in error.value.place


def test_another_duration_is_refused_when_a_scenario_is_read(tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    text = 'game: dbs\ntitle: T\nrules: [DBS 8-2-2-2]\nyou:\n  battle:\n    - name: X\n      tree: ["{0}"]\n'
    file.write_text(text.format(TREES[1].format("fortnight")) + "expect: {you: {hand: 0}}\n", encoding="utf-8")
    with pytest.raises(InputError, match="no duration 'fortnight'") as error:
        start(read_scenario_file(file), "")
    assert "long.yaml:7" in error.value.place
