"""Card text and card rows: what compiles, what is declined, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.errors import InputError
from ludex.games.dbs import SPEC
from ludex.games.dbs.book import BOOK
from ludex.games.dbs.text import read_text
from ludex.games.dbs.text.en.words import energy_of
from ludex.lang.phrase import Declined


def test_every_shipped_deck_is_legal_and_has_its_own_colours() -> None:
    colors = set()
    for name in SPEC.deck_texts():
        deck = SPEC.deck(name)
        assert SPEC.check_deck(deck, "") == []
        colors.add(frozenset(color for card in deck.cards("deck") for color in card.words["color"]))
    assert len(colors) >= 3
    assert any(len(found) > 1 for found in colors)


def test_every_verb_of_a_shipped_card_exists() -> None:
    def verbs(node: object) -> set[str]:
        if isinstance(node, tuple):
            return set().union(*(verbs(part) for part in node)) if node else set()
        if isinstance(node, t.Do):
            return {node.verb}
        if isinstance(node, (t.Activated, t.Automatic)):
            return verbs(node.cost) | verbs(node.do)
        return set()

    found: set[str] = set()
    for card in SPEC.cards().values():
        found |= verbs(card.abilities) | (verbs(card.back.abilities) if card.back is not None else set())
    assert found
    assert found <= set(BOOK.verbs)


def test_keywords_compile_to_their_one_record() -> None:
    assert (
        read_text("[Blocker] [Critical]", "battle") == BOOK.keywords["Blocker"].means + BOOK.keywords["Critical"].means
    )


@pytest.mark.parametrize(
    "text",
    [
        "[Flying]",
        "[Auto] When the moon is full, draw 1 card.",
        "[Auto] When this card attacks, dance.",
        "[Activate: Main] Whistle: draw 1 card.",
        "[Permanent] Everybody is happy.",
        "Draw 1 card.",
        "[Auto] When this card attacks, KO 1 enemy Battle Card of blue.",
        "[Activate: Main] This card gains [Flying] this turn.",
    ],
)
def test_other_text_is_declined_with_its_words(text: str) -> None:
    with pytest.raises(Declined):
        read_text(text, "battle")
    with pytest.raises(InputError, match="not understood") as error:
        SPEC.make_card({"number": "X-1", "name": "X", "text": text}, "cards.yaml")
    assert error.value.place == "cards.yaml X-1"


def test_skills_of_an_extra_card_are_used_from_the_hand() -> None:
    (skill,) = read_text("[Activate: Main] Draw 1 card.", "extra")
    assert skill.zones == ("hand",)
    field = read_text("[Field]\n[Activate: Main] Draw 1 card.", "extra")
    assert [ability.zones for ability in field] == [("hand",), ()]


def test_energy_notation() -> None:
    assert energy_of("(R)(R)(2)") == (4, ("red", "red"))
    assert energy_of("(0)") == (0, ())


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"type": "hero"}, "no type"),
        ({"color": "pink"}, "no color"),
        ({"cost": 1, "specified": "red red"}, "2 specified"),
        ({"back": {"name": "Y", "power": 1}}, "only a leader"),
        ({"type": "leader", "cost": 1}, "has no cost"),
        ({"power": -5}, "below 0"),
        ({"power": "much"}, "int"),
        ({"wings": 2}, "wings"),
        ({"tree": ["Fly()"]}, "no node"),
        (
            {"type": "leader", "text": "[Awaken] With 4 or less life: draw 2 cards; turn this card over."},
            "without a back",
        ),
    ],
)
def test_bad_rows_are_told_with_place_and_reason(row: dict[str, Any], reason: str) -> None:
    with pytest.raises(InputError, match=reason) as error:
        SPEC.make_card({"number": "X-1", "name": "X", **row}, "cards.yaml")
    assert error.value.place.startswith("cards.yaml")


def test_a_row_may_give_trees() -> None:
    card = SPEC.make_card(
        {"number": "X", "name": "X", "tree": ["Automatic(When('attack', SELF), do=(Draw(2),))"]}, "here"
    )
    assert card.automatic == (t.Automatic(t.When("attack", t.SELF), do=(t.Draw(2),)),)


def test_cards_may_not_lie_where_they_have_no_place() -> None:
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    game = SPEC.new_game(deck, deck, 1, "")
    with pytest.raises(InputError):
        SPEC.place(game, 0, "leader", deck.cards("deck")[0], {})
    with pytest.raises(InputError):
        SPEC.place(game, 0, "moon", deck.cards("deck")[0], {})
