"""[CC 200] Card information."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.cc import SPEC
from ludex.games.cc.c1020_soul_bond import can_bond
from tests.rules.cc.support import (
    FILLER,
    QUICK,
    SERVANTS,
    Put,
    barrier,
    card,
    caster,
    conjure,
    position,
    servant,
    table,
)

GRAVE = t.Zone(("graveyard",))


def test_201_3b_soul_bonds_start_in_the_extra_deck() -> None:
    from ludex.lang.files.decks import Deck, Entry

    bond = card("Bond", "servant", **{"soul bond": True})
    filler = [Entry(4, servant(f"S{i}"), i) for i in range(12)]
    deck = Deck("d", {"main": [*filler, Entry(1, bond, 20), Entry(1, servant("T"), 21)]}, {}, "d")
    assert [b.rule for b in SPEC.check_deck(deck, "")] == ["CC 402.2"]
    legal = Deck("d", {"main": [*filler, Entry(2, servant("T"), 21)], "extra": [Entry(1, bond, 22)]}, {}, "d")
    game = SPEC.new_game(legal, legal, 1, "")
    assert [game.objects[id].card.name for id in game.zone("extra", 0)] == ["Bond"]


def test_201_4_a_type_without_a_zone_is_in_the_field() -> None:
    game = position(
        "draw", you={"servant": [servant("A")], "graveyard": [servant("B"), conjure("C")], "hand": [servant("D")]}
    )
    found = select.find(game, t.Word("type", "servant"), Ctx(0, 0))
    assert [game.objects[id].info.name for id in found] == ["A"]
    there = select.find(game, GRAVE & t.Word("type", "servant"), Ctx(0, 0))
    assert [game.objects[id].info.name for id in there] == ["B"]


def test_202_3_the_version_is_part_of_the_name() -> None:
    one, two = caster("Aya", version="Spring"), caster("Aya", version="Winter")
    driver = table("call", you={"hand": [two, one], "caster": [one]})
    assert 'call "Aya (Winter)"' in driver.offered and 'call "Aya (Spring)"' not in driver.offered


def test_202_4_a_quoted_name_is_the_whole_name() -> None:
    game = position("draw", you={"servant": [servant("Alice"), servant("Alice the Brave")]})
    found = select.find(game, t.Word("name", "Alice"), Ctx(0, 0))
    assert [game.objects[id].info.name for id in found] == ["Alice"]


def test_202_4a_a_part_of_a_name_only_where_the_text_says_so() -> None:
    """[CC 202.4] Otherwise the quoted words are the whole name."""
    field: list[Put] = [servant("Alice"), servant("Alice the Brave"), servant("Bob")]
    for text, names in (
        ('Destroy target servant with "Alice" in its name.', ["Alice", "Alice the Brave"]),
        ('Destroy target servant named "Alice".', ["Alice"]),
    ):
        driver = table("main", you={"hand": [conjure("Spell", text=text), QUICK]}, enemy={"servant": field})
        driver.take('play "Spell"')
        if len(names) > 1:
            assert driver.offered == [f'choose "{name}"' for name in names]
            driver.take(f'choose "{names[-1]}"')
        driver.take("pass")
        assert driver.names("graveyard", 1) == names[-1:]
    with pytest.raises(InputError):
        conjure("Spell", text='Destroy target servant with "Alice" in its heart.')


def test_203_2_one_aether_of_the_cards_element_is_needed() -> None:
    red = servant("Red", cost=3, element="ignus")
    assert 'play "Red"' not in table("main", you={"hand": [red, QUICK]}, aether={"aether solis": 3}).offered
    driver = table("main", you={"hand": [red, QUICK]}, aether={"aether solis": 2, "aether ignus": 1})
    assert 'play "Red"' in driver.offered


def test_203_3_no_cost_is_cost_zero() -> None:
    cheap = t.Choose("t", 1, SERVANTS & t.Figure("cost", "<=", 2))
    spell = conjure("Find", t.Spell((t.SetState(t.Ref("t"), "reversed"),), (cheap,)))
    driver = table("main", you={"hand": [spell, FILLER]}, enemy={"servant": [servant("Free")]}).take('play "Find"')
    assert driver.state("Free") == "reversed"


def test_203_4_x_is_the_chosen_value_in_the_chase_only() -> None:
    spell = conjure("Bolt", t.Spell((t.Gain("x", t.Chosen("X")),)), cost="X")
    driver = table("main", you={"hand": [spell, QUICK]}, aether={"aether": 4})
    assert layers.value(driver.game, driver.id("Bolt"), "cost") == 0
    driver.take('play "Bolt"', "X = 4")
    assert layers.value(driver.game, driver.id("Bolt", "chase"), "cost") == 4
    driver.take("pass")
    assert layers.value(driver.game, driver.id("Bolt", "graveyard"), "cost") == 0
    assert driver.game.num(0, "x") == 4


def test_205_2_each_paragraph_is_an_ability_of_its_own() -> None:
    """[CC 205.3] Reminder text is none."""
    two = servant("Two", text="[Hubris] (It may attack players.)\n[Last Words] ⇒ Draw a card.")
    assert len(two.abilities) == 2
    hush = barrier("Hush", t.Passive((t.Strip(SERVANTS, "Hubris"),)))
    game = position("draw", you={"servant": [two, hush]})
    a = game.zone("servant", 0)[0]
    assert not layers.has(game, a, "Hubris") and layers.has(game, a, "Last Words")


def test_205_3_reminder_text_does_nothing() -> None:
    assert servant("Q", text="[Quickcast] (Draw a card. [Hubris])").keywords == frozenset({"Quickcast"})
    assert servant("N", text="(Only words.)").abilities == ()


def test_206_1a_race_and_trait_are_one() -> None:
    """[CC 206.2] A slash separates; words without a slash are one phrase."""
    game = position("draw", you={"servant": [servant("S", race="Dark/Elf"), servant("D", race="Dark Elf")],
                                 "caster": [caster("C", race="Elf")]})  # fmt: skip
    elves = [game.objects[id].info.name for id in select.find(game, t.Word("race", "Elf"), Ctx(0, 0))]
    assert elves == ["S", "C"]
    whole = [game.objects[id].info.name for id in select.find(game, t.Word("race", "Dark Elf"), Ctx(0, 0))]
    assert whole == ["D"]


def test_206_2_a_slash_separates_races() -> None:
    assert servant("S", race="Dark/Elf").words["race"] == ("Dark", "Elf")
    assert servant("D", race="Dark Elf").words["race"] == ("Dark Elf",)


def test_206_3_a_race_without_a_zone_is_in_the_field() -> None:
    elf = servant("E", race="Elf")
    lord = barrier(
        "Lord", t.Passive((t.Modify(t.Word("race", "Elf") & t.Zone(("servant", "caster")), "atk", "+", 500),))
    )
    game = position("draw", you={"servant": [elf, lord], "hand": [elf], "graveyard": [elf]})
    values = [layers.value(game, id, "atk") for id in game.objects if game.objects[id].card is elf]
    assert sorted(values) == [1000, 1000, 1500]
    assert [game.objects[id].zone for id in select.find(game, t.Word("race", "Elf"), Ctx(0, 0))] == [2]


def test_209_3_void_is_no_element() -> None:
    for element in ("void", ""):
        plain = servant("P", cost=2, element=element)
        assert plain.words["element"] == ()
        driver = table("main", you={"hand": [plain, QUICK]}, aether={"aether": 1, "aether luna": 1})
        assert 'play "P"' in driver.offered
    with pytest.raises(InputError):
        servant("P", element="plasma")


def test_211_2_printings_of_one_name_count_together() -> None:
    from ludex.lang.files.decks import Deck, Entry

    prints = [Entry(1, servant("Same", number=f"N-{i}"), i) for i in range(5)]
    filler = [Entry(4, servant(f"S{i}"), 10 + i) for i in range(11)]
    deck = Deck("d", {"main": [*prints, *filler, Entry(1, servant("T"), 40)]}, {}, "d")
    assert [b.rule for b in SPEC.check_deck(deck, "")] == ["CC 402.2a"]


def test_212_2_each_material_is_a_card_of_that_name() -> None:
    bond = card("Bond", "servant", materials=["Aya", "Bea"], **{"soul bond": True})
    assert bond.words["material"] == ("Aya", "Bea")
    aya, bea, both = caster("Aya"), caster("Bea"), caster("Aya♥Bea")
    for hand, can in (([aya], False), ([aya, aya], False), ([both], False), ([aya, bea], True), ([bea, aya], True)):
        game = position("main", you={"hand": list(hand), "extra": [bond]})
        assert can_bond(game, game.zone("extra", 0)[0], 0) == can, hand
