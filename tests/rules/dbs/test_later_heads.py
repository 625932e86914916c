"""Heads of skills in the edition `later`, from text to table: events, conditions, costs, what happens instead. Numbers
after `later` in the names are paragraphs of the later manual."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import PLAIN, Rested, Table, battle, board, count, extra, leader


def abilities(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    read = read_text("dbs", "en", text, kind, "later")
    assert read.status == WHOLE, read.stops
    return read.abilities


def declined(text: str) -> bool:
    return read_text("dbs", "en", text, "", "later").status != WHOLE


def spell(text: str, name: str = "Spell", **row: Any) -> Any:
    return extra(name, *abilities(text, "extra"), cost=0, **row)


def table(you: dict[str, Any], foe: dict[str, Any] | None = None) -> Table:
    play = board({"deck": 9, **you}, {"deck": 9, "life": 5, **(foe or {})}, edition="later")
    assert isinstance(play, Table)
    return play


def test_8_7_5_a_card_that_leaves_by_a_skill_is_told_from_one_that_loses_a_battle() -> None:
    text = "[Auto] When this card is removed from a Battle Area by an opponent's skill, draw 1 card."
    reed = battle("Reed", *abilities(text), power=5000)
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    play = table({"hand": [kill], "battle": [PLAIN]}, {"battle": [Rested(reed)]})
    play.take('activate "Spell"')
    assert count(play, "hand", 1) == 1
    fought = table({"hand": [kill], "battle": [PLAIN]}, {"battle": [Rested(reed)]})
    fought.take('attack with "Plain" -> "Reed"')
    assert "Reed" in fought.names("drop", 1) and count(fought, "hand", 1) == 0


def test_8_7_5_a_card_that_is_koed_by_an_attack() -> None:
    text = "[Auto] When this card is KO'd by an opponent's attack, draw 1 card."
    reed = battle("Reed", *abilities(text), power=5000)
    fought = table({"battle": [PLAIN]}, {"battle": [Rested(reed)]}).take('attack with "Plain" -> "Reed"')
    assert count(fought, "hand", 1) == 1
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    play = table({"hand": [kill]}, {"battle": [reed]}).take('activate "Spell"')
    assert count(play, "hand", 1) == 0


def test_8_7_5_a_card_that_is_koed_by_a_skill_has_left_once() -> None:
    text = "[Auto] When this card is removed from your Battle Area by an opponent's skill or KO'd, draw 1 card."
    reed = battle("Reed", *abilities(text), power=5000)
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    back = spell(
        "[Activate Main] Choose 1 of your opponent's Battle Cards and place it at the bottom of its owner's deck."
    )
    for used in (kill, back):
        play = table({"hand": [used]}, {"battle": [reed]}).take('activate "Spell"')
        if any(text.startswith("resolve") for text in play.offered):
            play.take(play.offered[0])
        assert count(play, "hand", 1) == 1
    fought = table({"battle": [PLAIN]}, {"battle": [Rested(reed)]}).take('attack with "Plain" -> "Reed"')
    assert count(fought, "hand", 1) == 1
    own = spell("[Activate Main] Choose 1 of your Battle Cards and KO it.")
    mine = table({"hand": [own], "battle": [reed]}).take('activate "Spell"')
    assert count(mine, "hand", 0) == 1


def test_8_7_2_a_card_that_is_placed_in_the_drop_from_the_hand_is_heard() -> None:
    hears = battle("Ear", *abilities("[Auto] When a red card is placed in your Drop from your hand, draw 1 card."))
    text = "[Activate Main] Place 1 card from your hand in your Drop."
    for color, drawn in (("red", 1), ("blue", 0)):
        play = table({"hand": [spell(text, color="blue"), battle("Thrown", color=color)], "battle": [hears]})
        play.take('activate "Spell"')
        assert count(play, "hand", 0) == drawn


def test_8_7_2_whose_skill_it_was() -> None:
    text = "[Auto] When a card is placed in your Drop from your hand by {}, draw 1 card."
    (one,) = abilities(text.format("your red <<Reed>> card's skill"))
    assert isinstance(one, t.Automatic) and isinstance(one.when, t.When)
    assert one.when.cause == t.YOURS & t.Word("color", "red") & t.Word("trait", "Reed")
    assert one.when.player == t.YOU and one.when.src == ("hand",) and one.when.dst == ("drop",)
    assert declined(text.format("your red <<Reed>> card's hum"))


def test_later_10_10_1_an_opponents_counter_is_heard() -> None:
    hears = battle("Ear", *abilities("[Auto] When your opponent activates a [Counter] skill, draw 1 card."))
    ward = extra("Ward", *abilities("[Counter Attack] Negate the attack.", "extra"), cost=0)
    play = table({"battle": [hears, PLAIN]}, {"hand": [ward]})
    play.take('attack with "Plain" -> "Plain Leader"', 'counter with "Ward"')
    assert count(play, "hand", 0) == 1


def test_2_11_1_2_an_extra_that_is_activated_is_heard() -> None:
    hears = battle("Ear", *abilities("[Auto] When you activate a red Extra from your hand, draw 1 card."))
    text = "[Activate Main] This turn, hum."
    assert declined(text)
    for color, drawn in (("red", 1), ("blue", 0)):
        spent = spell("[Activate Main] Choose up to 1 of your energy and switch it to Active Mode.", color=color)
        play = table({"hand": [spent], "battle": [hears], "energy": 1}).take('activate "Spell"')
        play.take("done")
        assert count(play, "hand", 0) == drawn


def test_2_3_2_1_2_the_back_of_a_leader_has_words_whatever_face_is_up() -> None:
    text = "[Activate Main] If your Leader's back side is a red <Stork> card : Draw 1 card."
    for name, offered in (("Stork", True), ("Heron", False)):
        back = {"name": f"{name}, Grown", "character": name, "power": 15000}
        play = table({"leader": [leader("Egg", color="red", back=back)], "hand": [spell(text)]})
        assert ('activate "Spell"' in play.offered) == offered


def test_4_8_1_cards_in_rest_mode_are_energy_too() -> None:
    text = "[Activate Main] If your opponent has 2 or more cards in Rest Mode : Draw 1 card."
    for rested, offered in (([Rested(PLAIN)], True), ([], False)):
        foe = {"battle": rested, "energy": [Rested(PLAIN)]}
        play = table({"hand": [spell(text)]}, foe)
        assert ('activate "Spell"' in play.offered) == offered


def test_a_limit_counts_a_skill_with_two_events_once() -> None:
    text = "[Auto] [Limit 1] When this card attacks or is switched to Rest Mode, draw 1 card."
    play = table({"battle": [battle("Twin", *abilities(text))]})
    play.take('attack with "Twin" -> "Plain Leader"', 'resolve "Twin": you draw 1 #1')
    assert count(play, "hand", 0) == 1


def test_8_2_2_3_a_cost_in_the_place_of_leaving() -> None:
    """If it cannot be paid, the card leaves."""
    text = (
        "[Permanent] If this card would be removed from a Battle Area by an opponent's skill, you may discard 1 card"
        " from your hand instead."
    )
    oak = battle("Oak", *abilities(text))
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    bare = table({"hand": [kill]}, {"battle": [oak]}).take('activate "Spell"')
    assert bare.names("battle", 1) == []
    play = table({"hand": [kill]}, {"battle": [oak], "hand": [PLAIN]}).take('activate "Spell"')
    play.take(play.offered[0])
    assert play.names("battle", 1) == ["Oak"] and play.names("drop", 1) == ["Plain"]


@pytest.mark.parametrize(
    "text",
    [
        "[Auto] Your opponent has 4 or more energy : When this card attacks, draw 1 card.",
        "[Auto] [Once per turn] [Sparking 5] (1), if your Leader is red, you have 2 or more energy, and you discard 1"
        " card from your hand : When this card in your hand is discarded by 1 of your skills, draw 1 card.",
        "[Permanent] For each of your red cards, reduce the energy cost of this card in your hand by 1.",
        "[Permanent] [Bond 2] Reduce the energy cost of this card in your hand by 1.",
        "[Permanent] If your Leader is green and has <Reed> in its character name, this card gets +5000 power.",
        "[Permanent] During battles where this card is attacking, this card gets +5000 power.",
        "[Auto] When your <Reed> card is removed from your Battle Area by an opponent's skill or KO'd, draw 1 card.",
        "[Activate Main] If there are 2 or more colors among cards in your energy : Draw 1 card.",
        "[Activate Battle] Choose up to 1 of your attacking red cards and it gets +5000 power for the battle.",
        "[Activate Main] KO this card : Draw 1 card.",
        "[Evolve] [Limit 1] (1), if you have 2 or more energy : Red <Reed> card",
    ],
)
def test_heads_are_printed_as_they_were(text: str) -> None:
    assert abilities(text)
    assert declined(text.replace(" card", " loud card").replace(" energy", " hum"))


def test_7_1_a_condition_on_what_attacks() -> None:
    text = "[Activate Battle] If your red card is attacking a Leader : Draw 1 card."
    (skill,) = abilities(text)
    assert isinstance(skill, t.Activated) and isinstance(skill.cond, t.Exists)
    assert t.Role("attacking", t.Zone(("leader",))) in skill.cond.what.parts  # type: ignore[attr-defined]
