"""The edition `later`: its texts are read, and say what the records of `later_keywords` say; the plain edition declines
them. The numbers in the names are paragraphs of the later manual, not the book's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.games.dbs import later_keywords as later
from ludex.games.dbs.book import BOOKS
from ludex.lang.compile import DECLINED, PARTIAL, WHOLE
from ludex.library.reading import BEYOND, read_text
from tests.rules.dbs.support import PLAIN, Rested, battle, board, extra, power

SON, SIRE = t.Word("character", "Son"), t.Word("character", "Sire")


def abilities(text: str, edition: str = "later") -> tuple[t.Ability, ...]:
    read = read_text("dbs", "en", text, "", edition)
    assert read.status == WHOLE, read.stops
    return read.abilities


def energy(n: int, *colors: str) -> tuple[t.Instr, ...]:
    return (t.Do("energy", n=n, word=" ".join(colors)),)


SAID: tuple[tuple[str, str], ...] = (
    ("Barrier", "[Permanent] Your opponent's skills can't choose this card."),
    ("Unique", "[Permanent] Only 1 copy of this card can be played in your Battle Area."),
    (
        "Servant",
        "[Permanent] This card gets +10000 power and can't be switched to Active Mode during your Charge Phase.",
    ),
    (
        "Offering",
        "[Auto] When you play this card, your opponent may choose 1 card from their life and place it in their Drop. If"
        " they don't, draw 2 cards.",
    ),
)


@pytest.mark.parametrize(("keyword", "text"), SAID)
def test_later_keywords_that_the_games_own_words_can_say(keyword: str, text: str) -> None:
    (said,), (meant,) = abilities(text), BOOKS["later"].keywords[keyword].means
    assert isinstance(said, (t.Passive, t.Automatic)) and replace(said, keyword=keyword) == meant


@pytest.mark.parametrize("keyword", [keyword.name for keyword in later.KEYWORDS if keyword.means])
def test_later_keywords_are_read_alone_and_beside_others(keyword: str) -> None:
    means = BOOKS["later"].keywords[keyword].means
    assert abilities(f"[{keyword}]") == means
    assert abilities(f"[{keyword}][Blocker]") == means + BOOKS["later"].keywords["Blocker"].means
    (passive,) = abilities(f"[Permanent] Your Leader gains [{keyword}].")
    assert isinstance(passive, t.Passive) and isinstance(passive.effects[0], t.Grant)
    assert passive.effects[0].abilities == means


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("[Over Realm 7](2)", later.over_realm(7, energy(2))),
        ("[Dark Over Realm 4](K)", later.over_realm(4, energy(1, "black"), dark=True)),
    ],
)
def test_later_10_15_2_over_realms_are_read(text: str, meant: t.Activated) -> None:
    assert abilities(text) == (meant,)


def shape(ability: t.Ability) -> tuple[Any, ...]:
    """What an ability is but for the order in which groups are written."""
    assert isinstance(ability, (t.Activated, t.Automatic))
    kinds = tuple(type(part).__name__ for part in (*ability.cost, *ability.do))
    timing = ability.timing if isinstance(ability, t.Activated) else ()
    return (type(ability).__name__, ability.keyword, timing, ability.zones, ability.limit, kinds)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("[EX-Evolve](R) : Red <Son> with an energy cost of 4.", later.ex_evolve(SON, energy(1, "red"))),
        ("[EX-Evolve](R), draw 1 card : <Son>.", later.ex_evolve(SON, (*energy(1, "red"), t.Draw(1)))),
        ("[Xeno-Evolve](K)(1) : <Son>.", later.ex_evolve(SON, energy(2, "black"), xeno=True)),
        ("[Union-Fusion](B) : Blue <Son> and blue <Sire>.", later.fusion(SON, SIRE, energy(1, "blue"))),
        ("[Union-Potara](3) : <Son> and <Sire>.", later.potara(SON, SIRE, energy(3))),
        ("[Swap 5](R) : Mono-red <Son> with an energy cost of 5.", later.swap(5, SON, energy(1, "red"))),
        ("[Arrival Red/Green](G)", later.arrival(("red", "green"), energy(1, "green"))),
        ("[Aegis Blue/Yellow][Once per turn]", later.aegis(("blue", "yellow"), 1)),
        ("[Alliance Red/Green] Draw 1 card.", later.alliance(("red", "green"), (t.Draw(1),))),
    ],
)
def test_later_texts_say_what_the_records_say(text: str, meant: t.Ability) -> None:
    (read,) = abilities(text)
    assert shape(read) == shape(meant)


def test_later_10_24_2_the_number_of_a_swap_is_the_energy_cost() -> None:
    assert read_text("dbs", "en", "[Swap 5](R) : Red <Son> with an energy cost of 4.", "", "later").status == DECLINED


def test_later_10_23_2_10_29_2_10_30_2_marks_at_the_head_of_a_skill() -> None:
    (spark,) = abilities("[Auto][Sparking 5] When this card attacks, draw 1 card.")
    assert isinstance(spark, t.Automatic) and spark.headings == (later.sparking(5),)
    (bond,) = abilities("[Activate Main][Bond 3] Draw 1 card.")
    assert isinstance(bond, t.Activated) and [heading.keyword for heading in bond.headings] == ["Bond"]
    (such,) = abilities("[Permanent][Bond 2] Red <<Crew>> cards : This card gets +5000 power.")
    assert isinstance(such, t.Passive) and "Crew" in repr(such.headings)
    (burst,) = abilities("[Activate Main][Once per turn][Burst 3] (R), if your Leader is red : Draw 1 card.")
    assert isinstance(burst, t.Activated) and burst.cost == (*later.burst(3), *energy(1, "red")) and burst.limit == 1
    (double,) = abilities("[Double Strike][Sparking 7]")
    assert isinstance(double, t.Mere) and double.headings == (later.sparking(7),)


@pytest.mark.parametrize(
    "text",
    [
        "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards, ignoring [Barrier], and KO it.",
        "[Auto] When this card attacks, choose 2 of your opponent's Battle Cards ignoring [Barrier] and KO them.",
    ],
)
def test_later_10_16_1_a_choice_says_that_it_ignores_barrier(text: str) -> None:
    (ability,) = abilities(text)
    assert isinstance(ability, t.Automatic) and isinstance(ability.do[0], t.Choose) and ability.do[0].past == "Barrier"


def test_later_11_4_1_cards_are_sent_to_the_warp() -> None:
    text = (
        "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp."
    )
    (ability,) = abilities(text)
    assert isinstance(ability, t.Automatic) and ability.do[1] == t.Move(t.Ref("t"), "warp", "warp")


# --- combos and battles ----------------------------------------------------------------------------------------------


def test_3_7_3_a_skill_uses_cards_in_a_combo_without_their_cost() -> None:
    """Their skills are negated before they are heard."""
    text = (
        "[Activate Battle] [Once per turn] Use up to 1 <Sire> card with 5000 combo power from your Drop in a combo with"
        " its skills negated for the turn."
    )
    caller = battle("Caller", *abilities(text))
    drawing = abilities("[Auto] When this card is used in a combo, draw 1 card.")
    sire = battle("Sire", *drawing, combo_cost=1, combo_power=5000)
    play = board({"battle": [caller], "drop": [sire, PLAIN]}, {"hand": [PLAIN]}, edition="later")
    play.take('attack with "Caller" -> "Plain Leader"', 'activate "Caller"', 'choose "Sire"')
    assert play.names("combo", 0) == ["Sire"] and play.names("drop", 0) == ["Plain"]
    assert not play.names("hand", 0)


def test_9_3_2_what_would_combo_before_the_battle_is_declined() -> None:
    """In the later edition a battle begins with the attack."""
    for start in (
        "[Auto] When this card attacks, use",
        "[Counter Attack] Use",
        "[Auto] When this card attacks, you may use",
    ):
        text = f"{start} up to 1 red Battle Card from your Drop in a combo."
        assert read_text("dbs", "en", text).stops[0].reason == BEYOND
        assert abilities(text)


def test_later_7_1_a_battle_begins_with_the_attack() -> None:
    text = "[Auto] When this card attacks, use up to 1 Battle Card from your Drop in a combo."
    weak = battle("Weak", power=5000, combo_power=5000)
    caller = battle("Caller", *abilities(text), power=5000)
    play = board({"battle": [caller], "drop": [weak]}, {"battle": [Rested(PLAIN)]}, edition="later")
    play.take('attack with "Caller" -> "Plain"', 'choose "Weak"')
    assert play.names("battle", 1) == [] and play.names("combo", 0) == [] and "Weak" in play.names("drop", 0)


def test_later_10_2_3_a_leader_that_awakens_is_turned_over_whether_its_text_says_so_or_not() -> None:
    text = "[Awaken] When your life is at 4 or less : Draw 2 cards."
    assert read_text("dbs", "en", text, "", "").status == DECLINED
    (skill,) = abilities(text)
    assert isinstance(skill, t.Activated) and skill.do == (t.Draw(2), t.Do("awaken"))


def test_3_7_3_of_any_cards_only_battle_cards_are_used_in_a_combo() -> None:
    """[DBS 3-7-3]"""
    text = "[Auto] When this card attacks, use up to 1 card from your Drop in a combo."
    for card, power_there in ((battle("Weak", power=5000), 1), (extra("Signal"), 0)):
        caller = battle("Caller", *abilities(text), power=5000)
        play = board({"battle": [caller], "drop": [card]}, {"battle": [Rested(PLAIN)]}, edition="later")
        play.take('attack with "Caller" -> "Plain"', f'choose "{card.name}"')
        assert len(play.names("battle", 1)) == 1 - power_there, card.name


def test_as_a_cost_only_cards_that_are_surely_battle_cards_are_used_in_a_combo() -> None:
    text = "[Activate Battle] Use 1 red {} from your hand in a combo : Draw 1 card."
    assert read_text("dbs", "en", text.format("card"), "", "later").status == DECLINED
    assert abilities(text.format("Battle Card"))


def test_7_1_3_a_card_is_in_a_battle_as_attack_card_or_guard_card() -> None:
    fierce = battle("Fierce", *abilities("[Permanent] If this card is in a battle, this card gets +5000 power."))
    proud = battle("Proud", *abilities("[Permanent] If your Leader is in a battle, this card gets +3000 power."))
    play = board({"battle": [fierce]}, {"hand": [PLAIN], "battle": [proud]}, edition="later")
    assert (power(play, "battle", 0), power(play, "battle", 1)) == (10000, 10000)
    play.take('attack with "Fierce" -> "Plain Leader"')
    assert (power(play, "battle", 0), power(play, "battle", 1)) == (15000, 13000)


def test_a_combo_cost_in_the_hand_is_lower() -> None:
    text = "[Permanent] If you have 2 or more energy, reduce the combo cost of this card in your hand by 1."
    cheap = battle("Cheap", *abilities(text), combo_cost=3, combo_power=10000)
    for energies in (1, 2):
        play = board({"battle": [PLAIN], "hand": [cheap], "energy": energies}, {"hand": [PLAIN]}, edition="later")
        play.take('attack with "Plain" -> "Plain Leader"')
        assert ('combo with "Cheap" from hand' in play.offered) == (energies == 2)


@pytest.mark.parametrize(
    "text",
    [
        "[Activate Main] (R), if your Leader is red, you have 3 or more energy, and you discard 1 card from your hand :"
        " Draw 1 card.",
        "[Auto] If your Leader is red or a <<Baker>> card : When this card in your hand is played or used in a combo,"
        " your opponent chooses 1 card in their hand and places it at the bottom of their deck.",
        "[Activate Main] [Limit 1] [Burst 2] If your Leader is red : This card gains"
        " [Blocker] until the end of your opponent's turn.",
        "[Auto] When this card is played, draw 1 card, and at the end of your turn, choose all of your red cards and"
        " switch them to Active Mode.",
        "[Activate Main] (1) : Place the top 2 cards of your opponent's deck in their Drop.",
        "[EX-Evolve] [Limit 1] (B), if all of your opponent's energy is in Rest Mode : Blue <Sire> with an energy cost"
        " of 2",
        "[Swap 9] [Limit 1] (Y) : <<Baker>> with an energy cost of 9.",
        "[Activate Battle] If you place this card from a Combo Area in its owner's Drop : Draw 1 card, and until the"
        " end of your opponent's turn, your Leader gets +5000 power.",
        "[Activate Battle] Discard 1 card from your hand : Use this card from your Drop in a combo.",
        "[Auto] When this card is played, choose up to 1 of your Battle Cards, and it can attack Battle Cards in Active"
        " Mode for the turn.",
        "[Auto] When this card attacks, your opponent places 2 cards from the top of their deck in their Drop.",
    ],
)
def test_lists_of_conditions_and_what_is_done_later(text: str) -> None:
    assert abilities(text)


# --- the plain edition ---------------------------------------------------------------------------------------------


def test_the_plain_edition_declines_what_only_the_later_manual_has() -> None:
    text = "[Barrier]\n[Auto] When this card attacks, draw 1 card."
    read = read_text("dbs", "en", text)
    assert read.status == PARTIAL and [stop.reason for stop in read.stops] == [BEYOND]
    assert read.stops[0].words == "[Barrier]" and len(read.abilities) == 1
    assert read_text("dbs", "en", text, "", "later").status == WHOLE
    assert read_text("dbs", "en", "[Over Realm 3]").status == DECLINED
    assert read_text("dbs", "en", "[Auto] When this card attacks, play 1 card from your Warp.").status == DECLINED


def test_what_neither_book_has_is_declined_in_both_editions() -> None:
    for text in ("[Overlord]", "[Auto][Spirit Boost 1] When this card attacks, draw 1 card.", "[Spirit Boost 2]"):
        assert read_text("dbs", "en", text, "", "later").status == DECLINED


# --- what else a card costs -----------------------------------------------------------------------------------------


def test_8_6_2_3_1_a_counter_may_be_paid_for_otherwise() -> None:
    """Without energy the other cost is the only one; without life cards the skill cannot be activated."""
    text = (
        "[Counter Attack] Negate the attack.\n[Permanent] If your life is at 5 or less, you can activate this card's"
        " [Counter] skill from your hand by adding 1 card from your life to your hand instead of paying its energy"
        " cost."
    )
    card = extra("Ward", *read_text("dbs", "en", text, "extra", "later").abilities, cost=2)
    for life, energy, offered in ((4, 0, True), (6, 0, False), (6, 2, True)):
        play = board({"battle": [PLAIN]}, {"hand": [card], "life": life, "energy": energy}, edition="later")
        play.take('attack with "Plain" -> "Plain Leader"')
        assert any("Ward" in text for text in play.offered) == offered
    play = board({"battle": [PLAIN]}, {"hand": [card], "life": 4, "energy": 0}, edition="later")
    play.take('attack with "Plain" -> "Plain Leader"', 'counter with "Ward"')
    assert len(play.game.zone("life", 1)) == 3 and len(play.game.zone("hand", 1)) == 1


def test_later_10_10_1_the_energy_cost_of_a_battle_card_is_paid_for_its_counter() -> None:
    """In the later edition only."""
    card = battle("Guard", *abilities("[Counter Attack] Negate the attack and play this card."), cost=2)
    for edition, energies, offered in (("later", 1, False), ("later", 2, True), ("", 1, True)):
        play = board({"battle": [PLAIN]}, {"hand": [card], "life": 5, "energy": energies}, edition=edition)
        play.take('attack with "Plain" -> "Plain Leader"')
        assert any(text.startswith("counter") for text in play.offered) == offered
