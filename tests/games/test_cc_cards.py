"""Card files of The Caster Chronicles: columns, sections, names, decks drawn at random. All cards are our own."""

from __future__ import annotations

from random import Random

import pytest

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games import load
from ludex.games.cc.drafting import draft, groups
from ludex.games.cc.printed import READER
from ludex.lang.compile import compile_with
from ludex.lang.files.cards import Printed
from ludex.lang.files.decks import TOKENS, Deck

SPEC = load("cc")


def row(**columns: object) -> Printed:
    text = str(columns.pop("text", ""))
    name = str(columns.pop("name", "Test"))
    kind = str(columns.get("type", "Servant"))
    return Printed("T-1", name, kind, text, {"type": kind, "name": name, **columns}, "set.jsonl:1")


def made(printed: Printed) -> Card:
    compiled = compile_with(SPEC.languages["en"], printed.text, READER.kind_of(printed))
    return READER.make(printed, compiled.abilities)


def test_a_servant() -> None:
    card = made(row(type="Servant", element="Ignus", cost="3", race="Fox/Owl", atk=2000, **{"def": 1500}))
    assert (card.types, card.figures) == (("servant",), {"cost": 3, "atk": 2000, "def": 1500})
    assert (card.words["element"], card.words["race"]) == (("ignus",), ("Fox", "Owl"))


def test_a_caster_whose_name_says_its_level() -> None:
    """[CC 202.3a] The level is no part of the name."""
    card = made(row(type="Caster", name="Aya lv2", level=2, element="Void", text="Rest: Draw a card."))
    assert (card.name, card.figures["level"], card.words["element"]) == ("Aya", 2, ())
    assert len(card.activated) == 2
    assert made(row(type="Caster", name="Aya Lv2", element="Aes")).figures["level"] == 2


def test_a_soul_bond_has_the_materials_of_its_text() -> None:
    printed = row(type="Soul Bond Servant", atk=1000, text='"Aya" ♥ "Bea"\n[Soul Seal]', **{"def": 0})
    card = made(printed)
    assert (card.types, card.words["material"]) == (("servant", "soul bond"), ("Aya", "Bea"))
    assert "material" not in card.keywords
    assert READER.section_of(printed) == "extra" == READER.belongs(card)


def test_sections() -> None:
    assert READER.section_of(row(type="Conjure")) == "main"
    assert READER.section_of(row(type="Deity")) == "extra"
    assert READER.section_of(row(type="Servant Token")) == TOKENS


@pytest.mark.parametrize("columns", [{"type": "Wizard"}, {"type": "Servant", "cost": "many", "atk": 1, "def": 1}])
def test_what_the_book_does_not_have_is_refused(columns: dict[str, object]) -> None:
    with pytest.raises(InputError):
        made(row(**columns))


def test_decks_drawn_at_random_are_legal() -> None:
    cards = list(dict.fromkeys(SPEC.cards().values()))
    assert {"ignus", "aqua", "silva"} <= set(groups(cards))
    body = {"cost": 1, "atk": 0, "def": 0}
    many = [
        Card(f"X-{element}-{i}", f"Extra {i}", ("servant",), body, {"element": (element,)}, "", ())
        for element in ("ignus", "aqua")
        for i in range(12)
    ]
    for element in ("ignus", "aqua"):
        sections = draft([*cards, *many], element, Random(1))
        assert SPEC.check_deck(Deck("drawn", sections, {}, ""), "") == []
    with pytest.raises(InputError):
        draft(cards[:3], "ignus", Random(1))
