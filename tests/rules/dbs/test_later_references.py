"""The edition `later`, from text to table: what a skill says of cards that it has dealt with, and how a card was
played. The numbers in the names are paragraphs of the later manual."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import PLAIN, Table, battle, board, count, extra, resting


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
