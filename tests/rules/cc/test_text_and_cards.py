"""Printed text, card rows and shipped decks: what is read, and how what is wrong is told."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.errors import InputError
from ludex.games.cc import SPEC
from ludex.games.cc.c0907_printed import REST_FOR_AETHER
from ludex.games.cc.text import read_text
from ludex.lang.files.decks import parse_deck
from ludex.lang.phrase import Declined
from tests.rules.cc.support import barrier, caster, conjure, servant, table


def row(**columns: Any) -> dict[str, Any]:
    return {"name": "Test", "type": "servant", "atk": 1000, "def": 1000, **columns}


def test_shipped_decks_are_legal_and_their_cards_read() -> None:
    assert len(SPEC.deck_texts()) >= 2
    for name in SPEC.deck_texts():
        deck = SPEC.deck(name)
        assert SPEC.check_deck(deck, "") == [], name
        assert len(deck.cards("main")) == 50
    assert all(card.text == "" or card.abilities for card in SPEC.cards().values())


def test_every_shipped_caster_can_be_rested_for_aether() -> None:
    casters = [c for c in SPEC.cards().values() if "caster" in c.types]
    assert casters and all(c.abilities[0] == REST_FOR_AETHER for c in casters)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[Quickcast]", t.Mere),
        ("[Enter] ⇒ Draw a card.", t.Automatic),
        ("[Last Words] ⇒ Destroy target enemy servant with a cost of 3 or less.", t.Automatic),
        ("[Rest], Discard a card: Draw two cards.", t.Activated),
        ("[Ignus][Ignus], 1: Target servant gains +500 ATK until end of turn.", t.Activated),
        ("Other allied servants gain +500 DEF.", t.Passive),
        ("[Vanity] – Allied servants gain +500 ATK.", t.Passive),
        ("[Step Up] (Elf)", t.Mere),
        ("[Break] (2)", t.Mere),
        ("At the beginning of your turn ⇒ Return this card to its owner's hand.", t.Automatic),
        ("This card enters the field with two seed counters.", t.Mere),
    ],
)
def test_a_line_is_one_ability(text: str, kind: type[t.Ability]) -> None:
    abilities = servant("Test", text=text).abilities
    assert len(abilities) == 1 and isinstance(abilities[0], kind)


def test_the_paragraphs_of_a_conjure_are_one_text_with_targets_of_their_own() -> None:
    spell = conjure("Test", text="[Quickcast]\nDestroy target enemy servant. Rest target servant.")
    assert [type(a) for a in spell.abilities] == [t.Mere, t.Spell]
    chosen = [part for part in spell.spells[0].do if isinstance(part, t.Choose) and part.target]
    assert [part.name for part in chosen] == ["t", "t2"]


@pytest.mark.parametrize(
    "text",
    ["Win the game.", "[Sparkle]", "[Rest]: Sing a song.", "Sing: Draw a card.", "[Enter] ⇒ Draw a card. Then dance."],
)
def test_text_that_is_not_understood_is_refused_whole(text: str) -> None:
    with pytest.raises(InputError, match=r"set.yaml: Test: not understood"):
        SPEC.make_card(row(text=text), "set.yaml")


@pytest.mark.parametrize(
    ("columns", "reason"),
    [
        ({"type": "wizard"}, "no type 'wizard'"),
        ({"element": "plasma"}, "no element 'plasma'"),
        ({"cost": "many"}, "no number and not X"),
        ({"atk": None}, "a servant needs atk"),
        ({"def": "thick"}, "is no number"),
        ({"type": "caster"}, "a caster needs a level"),
        ({"tree": ["Nonsense()"]}, "no node 'Nonsense'"),
        ({"colour": "red"}, "colour"),
        ({"level": "high"}, "level"),
    ],
)
def test_a_bad_row_is_told_with_place_and_reason(columns: dict[str, Any], reason: str) -> None:
    with pytest.raises(InputError, match=reason) as told:
        SPEC.make_card(row(**columns), "set.yaml")
    assert told.value.place.startswith("set.yaml")


def test_a_bad_deck_list_is_told_with_its_line() -> None:
    for text, reason in (("[side]\n1 Cinder Page", "no section"), ("[main]\nCinder Page", "COUNT CARD"),
                         ("[main]\n2 Nobody at All", "no card")):  # fmt: skip
        with pytest.raises(InputError, match=reason) as told:
            parse_deck(text, "deck.txt", SPEC.cards(), SPEC.sections)
        assert told.value.place.startswith("deck.txt:")


def test_a_bad_place_is_told() -> None:
    game = table("main").game
    for zone, properties, reason in (("moon", {}, "no zone"), ("servant", {"state": "asleep"}, "no state"),
                                     ("servant", {"shiny": True}, "no property")):  # fmt: skip
        with pytest.raises(InputError, match=reason):
            SPEC.place(game, 0, zone, servant("A"), properties)


def test_tokens_enter_as_their_creator_likes() -> None:
    driver = table("main", you={"hand": [conjure("Two", text='Create two "Wisp" tokens.'), barrier("B")]})
    driver.take('play "Two"', '"Wisp" enters recovered', '"Wisp" enters reversed')
    assert [driver.game.objects[id].state for id in driver.game.zone("servant", 0)] == [0, 2]
    assert caster("C").figures["level"] == 1


def test_the_words_for_targeted_players_phases_and_control() -> None:
    """What they become; other words are declined."""
    (gift,) = read_text("Target enemy player draws two cards.", "conjure")
    player = t.Choose("t", 1, t.Player(t.OPPONENT), target=True)
    assert gift == t.Spell((player, t.By(t.CONTROLLER, (t.Draw(2),), of=t.Ref("t"))))
    (borrow,) = read_text("Gain control of target enemy servant until end of turn.", "conjure")
    assert isinstance(borrow, t.Spell) and borrow.do[1:] == (t.Do("gain control", t.Ref("t"), word="turn"),)
    (proud,) = read_text("During the battle phase this card gains +500 ATK.")
    assert proud == t.Passive((t.Modify(t.SELF, "atk", "+", 500),), cond=t.During("battle"))
    for text, when in (
        ("Whenever this card becomes a target ⇒ Draw a card.", t.When("select", t.SELF)),
        ("Whenever this card's ATK is increased ⇒ Draw a card.", t.When("increase", t.SELF, word="atk")),
    ):
        assert read_text(text) == (t.Automatic(when, do=(t.Draw(1),)),)
    for wrong in ("Target third player draws a card.", "During the tea phase this card gains +500 ATK."):
        with pytest.raises(Declined):
            read_text(wrong, "conjure" if "Target" in wrong else "")
