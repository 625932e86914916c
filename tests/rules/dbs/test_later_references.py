"""The edition `later`, from text to table: what a skill says of cards that it has dealt with, and how a card was
played. The numbers in the names are paragraphs of the later manual."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import PLAIN, Rested, Table, battle, board, count, extra, resting


def abilities(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    read = read_text("dbs", "en", text, kind, "later")
    assert read.status == WHOLE, read.stops
    return read.abilities


def declined(text: str) -> bool:
    return read_text("dbs", "en", text, "", "later").status != WHOLE


def spell(text: str, name: str = "Spell") -> Any:
    return extra(name, *abilities(text, "extra"), cost=0)


def table(you: dict[str, Any], foe: dict[str, Any] | None = None, **where: Any) -> Table:
    play = board({"deck": 9, "life": 5, **you}, {"deck": 9, "life": 5, **(foe or {})}, edition="later", **where)
    assert isinstance(play, Table)
    return play


def chosen(play: Table) -> Table:
    """Everything is chosen that can be, first things first."""
    while any(text.startswith("choose") for text in play.offered):
        play.take(play.offered[0])
    return play


def next_turn(play: Table) -> Table:
    """The position in the main phase of one's next turn."""
    play.take("end the main phase")
    while play.game.active == 1 or play.offered[-1] != "end the main phase":
        play.take(play.offered[-1])
    return play


def test_later_11_4_1_cards_that_a_skill_sent_to_the_warp_come_back_and_no_others() -> None:
    text = (
        "[Activate Main] Send up to 1 blue card from your hand to your Warp, then at the end of the turn, add all of"
        " the cards sent to your Warp by this skill to their owner's hand."
    )
    other = battle("Other")
    play = table({"hand": [spell(text), battle("Blue", color="blue")], "warp": [other]})
    play.take('activate "Spell"', 'choose "Blue"')
    assert sorted(play.names("warp", 0)) == ["Blue", "Other"]
    play.take("end the main phase")
    assert "Blue" in play.names("hand", 0) and play.names("warp", 0) == ["Other"]


def test_a_reference_to_cards_that_the_skill_has_not_sent_is_declined() -> None:
    assert declined("[Activate Main] Draw 1 card. Return all cards sent to the Warp with this skill to your hand.")
    assert declined(
        "[Auto] When this card attacks, if a red card was switched to Rest Mode by this skill, draw 1 card."
    )


def test_3_6_3_the_card_that_a_skill_has_played_cannot_attack() -> None:
    text = (
        "[Activate Main] Play up to 1 <Oak> card from your Drop. The card you played with this skill can't attack until"
        " the end of your next turn."
    )
    play = table({"hand": [spell(text)], "drop": [battle("Oak")], "battle": [PLAIN]})
    play.take('activate "Spell"', 'choose "Oak"')
    attackers = {text.split('"')[1] for text in play.offered if text.startswith("attack")}
    assert "Plain" in attackers and "Oak" not in attackers


@pytest.mark.parametrize(("trait", "strikes"), [("Elf", True), ("Orc", False)])
def test_later_10_35_1_an_alliance_asks_what_was_switched_to_rest_mode(trait: str, strikes: bool) -> None:
    text = (
        "[Alliance Red/Green] This card gets +5000 power for the battle, and if an <<Elf>> card was switched to Rest"
        " Mode by this skill, this card gains [Double Strike] for the battle."
    )
    chief = battle("Chief", *abilities(text))
    play = table({"battle": [chief, battle("Ally", traits=[trait])]}, {"hand": [PLAIN]})
    play.take('attack with "Chief" -> "Plain Leader"', 'activate "Chief"')
    assert layers.has(play.game, play.obj("battle", 0, "Chief").id, "Double Strike") == strikes


@pytest.mark.parametrize(
    ("head", "side", "drawn"),
    [
        ("[Evolve] (1) : <Oak>", {"battle": [battle("Oak")]}, 1),
        ("[EX-Evolve] (1) : <Oak>", {"battle": [battle("Oak")]}, 1),
        ("[Union-Potara] (1) : <Oak> and <Elm>", {"battle": [battle("Oak"), battle("Elm")]}, 1),
        ("[Xeno-Evolve] (1) : <Oak>", {"battle": [battle("Oak")]}, 1),
        ("[Over Realm 1] (1)", {"drop": [PLAIN]}, 1),
    ],
)
def test_later_10_5_7_10_13_1_a_card_hears_by_which_skill_it_is_played(
    head: str, side: dict[str, Any], drawn: int
) -> None:
    name = head[1 : head.index("]")].removesuffix(" 1")
    heard = f"[Auto] When this card is played using [{name}], draw 1 card."
    for asked in (heard, heard.replace("is played", "is played, if this card was played")):
        top = battle("Top", *abilities(f"{head}\n{asked}"))
        play = table({"hand": [top], "energy": 2, **side})
        play.take(next(text for text in play.offered if "Top" in text and not text.startswith("play")))
        assert play.names("battle", 0) == ["Top"] and count(chosen(play), "hand", 0) == drawn
        plainly = table({"hand": [top], "energy": 2, **side}).take('play "Top"')
        assert count(plainly, "hand", 0) == 0


def test_later_10_13_1_a_union_skill_is_any_of_them() -> None:
    text = "[Auto] When this card is played, if this card was played using [{}], draw 1 card."
    for name, drawn in (("Union", 1), ("Union-Fusion", 0)):
        top = battle("Top", *abilities(f"[Union-Potara] (1) : <Oak> and <Elm>\n{text.format(name)}"))
        play = table({"hand": [top], "energy": 2, "battle": [battle("Oak"), battle("Elm")]})
        play.take('activate "Top"')
        assert count(chosen(play), "hand", 0) == drawn


def test_3_6_3_a_card_asks_from_where_it_was_played() -> None:
    text = "[Auto] When this card is played, if this card was played from a Drop, draw 1 card."
    oak = battle("Oak", *abilities(text))
    again = spell("[Activate Main] Play up to 1 <Oak> card from your Drop.")
    play = table({"hand": [again], "drop": [oak]}).take('activate "Spell"', 'choose "Oak"')
    assert count(play, "hand", 0) == 1
    assert count(table({"hand": [oak], "energy": 1}).take('play "Oak"'), "hand", 0) == 0


def test_later_10_34_1_energy_exhaust_is_negated_for_cards_of_the_drop_area() -> None:
    text = (
        "[Energy-Exhaust]\n[Permanent] When placing this card in your energy from any area, you may choose 1 red card"
        " and 1 green card in your Drop and send them to your Warp. If you do, negate this card's [Energy-Exhaust]"
        " skill."
    )
    slow = battle("Slow", *abilities(text))
    charge = spell("[Activate Main] Add 1 <Slow> card from your hand to your energy.")
    red, green = battle("Red"), battle("Green", color="green")
    paid = table({"hand": [charge, slow], "drop": [red, green]}).take('activate "Spell"', 'choose "Slow"')
    chosen(paid.take('replace with "Slow"'))
    assert resting(paid, "energy", 0) == 0 and sorted(paid.names("warp", 0)) == ["Green", "Red"]
    kept = table({"hand": [charge, slow], "drop": [red, green]}).take('activate "Spell"', 'choose "Slow"')
    kept.take("do not replace")
    assert resting(kept, "energy", 0) == 1 and kept.names("warp", 0) == []
    poor = table({"hand": [charge, slow], "drop": [red]}).take('activate "Spell"', 'choose "Slow"')
    assert resting(poor, "energy", 0) == 1
    down = spell("[Activate Main] Add 1 <Slow> card from your hand to your energy in Rest Mode.")
    low = table({"hand": [down, slow], "drop": [red, green]}).take('activate "Spell"', 'choose "Slow"')
    assert resting(chosen(low.take('replace with "Slow"')), "energy", 0) == 1


def test_6_2_2_a_card_stays_in_rest_mode_in_ones_next_charge_phase() -> None:
    text = "[Activate Main] Choose 1 of your Battle Cards and switch it to Rest Mode. {}"
    for words, rested in (("It will not switch to Active Mode during your next Charge Phase.", 1), ("Draw 1 card.", 0)):
        play = table({"hand": [spell(text.format(words))], "battle": [PLAIN]}).take('activate "Spell"')
        assert resting(next_turn(play), "battle", 0) == rested


def test_1_3_3_a_card_that_only_skills_may_play_and_one_that_they_may_not() -> None:
    only = battle("Only", *abilities("[Permanent] This card can't be played from any area except by skills."))
    never = battle("Never", *abilities("[Permanent] This card can't be played by skills from any area."))
    by_skill = spell("[Activate Main] Play up to 1 red Battle Card from your hand.")
    play = table({"hand": [only, never, by_skill], "energy": 2})
    assert 'play "Never"' in play.offered and 'play "Only"' not in play.offered
    assert play.take('activate "Spell"', 'choose "Only"').names("battle", 0) == ["Only"]
    kept = table({"hand": [never, by_skill], "energy": 2}).take('activate "Spell"', 'choose "Never"')
    assert kept.names("battle", 0) == []


def test_4_3_2_a_card_is_played_in_the_opponents_battle_area() -> None:
    gift = battle("Gift", *abilities("[Activate Main] Play this card from your hand in your opponent's Battle Area."))
    play = table({"hand": [gift]}).take('activate "Gift"')
    assert play.names("battle", 0) == [] and play.names("battle", 1) == ["Gift"]
    assert play.obj("battle", 1, "Gift").owner == 0
    text = "[Activate Main] Play up to 1 <Oak> card from your Drop in your opponent's Battle Area in Rest Mode."
    other = table({"hand": [spell(text)], "drop": [battle("Oak")]}).take('activate "Spell"', 'choose "Oak"')
    assert other.names("battle", 1) == ["Oak"] and resting(other, "battle", 1) == 1


ROUSE = "Choose up to 1 of your energy and switch it to Active Mode."


@pytest.mark.parametrize(("text", "heard"), [("a [Counter] skill", False), ("a non-[Awaken] skill", True)])
def test_4_8_1_the_opponents_energy_that_a_skill_has_switched_is_heard(text: str, heard: bool) -> None:
    ear = battle(
        "Ear",
        *abilities(f"[Auto] When your opponent switches their energy to Active Mode using {text}, draw 1 card."),
    )
    spent = [Rested(PLAIN)]
    play = table({"hand": [spell(f"[Activate Main] {ROUSE}")], "energy": spent}, {"battle": [ear]})
    play.take('activate "Spell"', 'choose "Plain"')
    assert resting(play, "energy", 0) == 0 and count(play, "hand", 1) == heard
    mine = table({"hand": [spell(f"[Activate Main] {ROUSE}")], "energy": spent, "battle": [ear]})
    assert count(mine.take('activate "Spell"', 'choose "Plain"'), "hand", 0) == 0


def test_4_8_1_energy_that_a_counter_skill_has_switched_is_heard() -> None:
    text = "[Auto] When your opponent switches their energy to Active Mode using a [Counter] skill, draw 1 card."
    ear = battle("Ear", *abilities(text))
    answer = extra("Answer", *abilities(f"[Counter Attack] {ROUSE}", "extra"), cost=0)
    play = table({"battle": [ear]}, {"hand": [answer], "energy": [Rested(PLAIN)]})
    play.take('attack with "Ear" -> "Plain Leader"', 'counter with "Answer"', 'choose "Plain"')
    assert count(play, "hand", 0) == 1


def test_later_7_1_a_card_that_attacks_or_is_attacked_uses_a_combo() -> None:
    text = "[Auto] When this card attacks or is attacked, use up to 1 red Battle Card from your Drop in a combo."
    keen = battle("Keen", *abilities(text), power=5000)
    play = table({"battle": [keen], "drop": [PLAIN]}, {"battle": [Rested(PLAIN)]})
    play.take('attack with "Keen" -> "Plain"', 'choose "Plain"')
    assert play.names("battle", 1) == []
    guard = table({"battle": [PLAIN]}, {"battle": [Rested(keen)], "drop": [battle("Big", combo_power=10000)]})
    guard.take('attack with "Plain" -> "Keen"', 'choose "Big"')
    assert guard.names("battle", 1) == ["Keen"]


def test_later_10_13_3_4_a_card_hears_that_a_fusion_places_it_in_the_drop_area() -> None:
    text = "[Auto] When this card is placed in your Drop from your hand by a [Union] skill, draw 1 card."
    part = battle("Oak", *abilities(text))
    top = battle("Top", *abilities("[Union-Fusion] (1) : <Oak> and <Elm>"))
    play = table({"hand": [top, part, battle("Elm")], "energy": 1}).take('activate "Top"')
    assert chosen(play).names("battle", 0) == ["Top"] and count(play, "hand", 0) == 1
    drop = spell("[Activate Main] Choose 1 Battle Card in your hand and place it in your Drop.")
    other = table({"hand": [drop, part]}).take('activate "Spell"', 'choose "Oak"')
    assert sorted(other.names("drop", 0)) == ["Oak", "Spell"] and count(other, "hand", 0) == 0
