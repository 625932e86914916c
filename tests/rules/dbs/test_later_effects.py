"""Effects of the edition `later`, from text to table. The numbers in the names are paragraphs of the later manual."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.cardlab.plain import Plain
from ludex.core import tree as t
from ludex.games.dbs import SPEC
from ludex.games.dbs.tokens import described
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import BIG, PLAIN, Rested, Table, battle, count, extra, leader, position, power, words_of


def abilities(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    read = read_text("dbs", "en", text, kind, "later")
    assert read.status == WHOLE, read.stops
    return read.abilities


def spell(text: str) -> Any:
    return extra("Spell", *abilities(text, "extra"), cost=0)


def table(you: dict[str, Any], foe: dict[str, Any] | None = None, tokens: tuple[str, ...] = ()) -> Table:
    play = Table(position({"deck": 5, **you}, {"deck": 5, **(foe or {})}, edition="later"))
    made = tuple(card for card in map(described, tokens) if card is not None)
    play.game.set_pool((*play.game.pool, *made))
    assert isinstance(play, Table)
    return play


REED = "Reed 5000/0/5000"


def test_later_10_18_2_a_token_is_what_the_text_says() -> None:
    note = "(Reed Tokens have 5000 power, 0 combo cost, and 5000 combo power.)"
    card = spell(f"[Activate Main] Play 2 Reed Tokens in Rest Mode, and they gain [Blocker] for the turn. {note}")
    play = table({"hand": [card]}, tokens=(REED,)).take('activate "Spell"')
    assert play.names("battle", 0) == ["Reed", "Reed"] and power(play, "battle", 0) == 5000
    assert all(play.game.objects[id].state == 1 for id in play.game.zone("battle", 0))
    assert described("Reed") is None


@pytest.mark.parametrize(
    "words",
    [
        "play 1 Reed Token with 5000 power",
        "play 1 Reed token (5000 power, 0 combo cost, and 5000 combo power)",
        "play 1 red Reed Token with 5000 power",
    ],
)
def test_later_10_18_2_printings_describe_tokens_in_several_ways(words: str) -> None:
    (skill,) = abilities(f"[Auto] When this card is played, {words}.")
    assert isinstance(skill, t.Automatic) and isinstance(skill.do[0], t.Create)
    token = described(skill.do[0].card)
    assert token is not None and token.name == "Reed" and token.figures["power"] == 5000
    assert token.words["color"] == (("red",) if "red" in words else ())


def test_later_10_18_3_a_token_without_figures_is_not_read() -> None:
    assert read_text("dbs", "en", "[Auto] When this card is played, play 1 Reed Token.", "", "later").status != WHOLE


def test_later_10_18_2_what_another_skill_says_of_a_token_holds_here_too() -> None:
    told = "[Auto] When this card is KO'd, play 1 Reed Token with 5000 power."
    made = "[Activate Main] Switch this card to Rest Mode : Play 2 Reed Tokens in your opponent's Battle Area."
    play = table({"battle": [battle("Lock", *abilities(f"{told}\n{made}"))]}, tokens=("Reed 5000",))
    play.take('activate "Lock"')
    assert play.names("battle", 1) == ["Reed", "Reed"] and power(play, "battle", 1) == 5000


@pytest.mark.parametrize(
    "text",
    [
        "[Activate Main] Switch this card to Rest Mode : Play 1 Reed Token in your opponent's Battle Area.",
        "[Activate Main] Switch this card to Rest Mode : Play up to 2 of your Reed Tokens.",
        "[Activate Main] Switch this card to Rest Mode : Play all Reed Tokens.",
        "[Auto] When this card is KO'd, play 1 Reed Token with 5000 power.\n[Auto] When this card attacks, play 1 Reed"
        " Token with 10000 power.\n[Auto] When you draw a card, play 1 Reed Token in your opponent's Battle Area.",
    ],
)
def test_later_10_18_3_a_token_that_is_there_is_not_played(text: str) -> None:
    assert read_text("dbs", "en", text, "", "later").status != WHOLE


def test_later_10_19_1_a_card_is_removed_from_the_game() -> None:
    text = "[Activate Main] Remove this card from the game : Draw 1 card."
    play = table({"battle": [battle("Brief", *abilities(text))]}).take('activate "Brief"')
    assert play.names("removed", 0) == ["Brief"] and count(play, "hand", 0) == 1


@pytest.mark.parametrize(
    ("words", "zone", "state"),
    [
        ("The Battle Card being played is played in Rest Mode.", "battle", 1),
        ("If the card being played has an energy cost of 1 or less, return it to its owner's hand instead.", "hand", 0),
        ("If the card being played has an energy cost of 1 or more, send it to its owner's Warp instead.", "warp", 0),
        (
            "If the Battle Card being played has 9000 power or less, it's placed in its owner's Drop instead.",
            "battle",
            0,
        ),
    ],
)
def test_6_3_1_3_1_3_a_counter_changes_how_a_card_is_played(words: str, zone: str, state: int) -> None:
    counter = extra("Stop", *abilities(f"[Counter Play] {words}", "extra"), cost=0)
    play = table({"hand": [PLAIN], "energy": 1}, {"hand": [counter]})
    play.take('play "Plain"', 'counter with "Stop"')
    assert play.names(zone, 0) == ["Plain"]
    assert zone != "battle" or play.game.objects[play.game.zone("battle", 0)[0]].state == state


def test_6_3_1_3_1_3_the_skills_of_a_card_are_negated_while_it_is_played() -> None:
    text = "[Counter Play] The card being played is played with its skills negated for the turn."
    eager = battle("Eager", *abilities("[Auto] When you play this card, draw 1 card."))
    stop = extra("Stop", *abilities(text, "extra"), cost=0)
    play = table({"hand": [eager], "energy": 1}, {"hand": [stop]}).take('play "Eager"', 'counter with "Stop"')
    assert play.names("battle", 0) == ["Eager"] and count(play, "hand", 0) == 0


def test_7_1_the_target_of_an_attack_is_switched() -> None:
    text = "[Counter Attack] Play this card and switch the target of attack to it."
    shield = battle("Shield", *abilities(text), power=5000, cost=0)
    play = table({"battle": [PLAIN]}, {"hand": [shield], "life": 3})
    play.take('attack with "Plain" -> "Plain Leader"', 'counter with "Shield"')
    assert count(play, "life", 1) == 3 and play.names("drop", 1) == ["Shield"]


@pytest.mark.parametrize(("kind", "counters"), [("[Counter]", False), ("[Blocker]", True)])
def test_1_3_3_skills_of_a_kind_cannot_be_activated(kind: str, counters: bool) -> None:
    card = battle("Bold", *abilities(f"[Permanent] Your opponent can't activate {kind} against this card's attack."))
    stop = extra("Stop", *abilities("[Counter Attack] Negate the attack.", "extra"), cost=0)
    play = table({"battle": [card]}, {"hand": [stop], "battle": [battle("Guard", *abilities("[Blocker]"))], "life": 5})
    play.take('attack with "Bold" -> "Plain Leader"')
    assert ('counter with "Stop"' in play.offered) is counters
    if counters:
        play.take("pass")
    assert ('block with "Guard"' in play.offered) is not counters


def test_later_11_5_1_control_of_a_card_keeps_its_mode_and_effects() -> None:
    text = (
        "[Activate Main] Choose 1 of your opponent's Battle Cards, it gets +5000 power for the turn, and gain control"
        " of it."
    )
    play = table({"hand": [spell(text)]}, {"battle": [Rested(PLAIN)]}).take('activate "Spell"')
    (id,) = play.game.zone("battle", 0)
    assert play.game.objects[id].state == 1 and power(play, "battle", 0) == 15000 and not play.names("battle", 1)


def test_later_11_3_1_cards_are_placed_under_the_leader() -> None:
    text = "[Activate Main] Place 1 card from your hand under your Leader : Draw 1 card."
    play = table({"battle": [battle("Giver", *abilities(text))], "hand": [PLAIN]}).take('activate "Giver"')
    assert play.names("under", 0) == ["Plain"]


def test_8_2_2_2_until_the_next_main_phase() -> None:
    text = "[Activate Main] Your Leader gets +5000 power until the start of your next Main Phase."
    play = table({"hand": [spell(text)]}).take('activate "Spell"')
    assert power(play, "leader", 0) == 15000
    play.take("end the main phase", "end the main phase")
    assert play.game.active == 0 and power(play, "leader", 0) == 10000


def test_a_choice_may_be_the_cost() -> None:
    text = "[Activate Main] Choose 1 of your Battle Cards : The chosen card gets +5000 power for the turn."
    (skill,) = abilities(text)
    assert isinstance(skill, t.Activated) and isinstance(skill.cost[0], t.Choose)
    play = table({"hand": [spell(text)], "battle": [PLAIN, BIG]}).take('activate "Spell"', 'choose "Plain"')
    assert power(play, "battle", 0, "Plain") == 15000 and power(play, "battle", 0, "Big") == 20000
    assert read_text("dbs", "en", text.replace("The chosen card", "This card"), "", "later").status != WHOLE


def test_two_choices_in_one_phrase_are_done_together() -> None:
    (skill,) = abilities(
        "[Auto] When this card is played, add up to 1 red <Son> card and up to 1 red <Sire> card from your Drop to your"
        " hand."
    )
    assert isinstance(skill, t.Automatic)
    first, second, moved = skill.do
    assert isinstance(first, t.Choose) and isinstance(second, t.Choose) and second.also
    assert moved == t.Move(t.Ref("found"), "hand", "add")
    uneven = "[Auto] When this card is played, play up to 1 <Son> card and up to 1 red <Sire> card from your Drop."
    assert read_text("dbs", "en", uneven, "", "later").status != WHOLE


def test_8_11_1_an_effect_follows_the_card_that_it_plays() -> None:
    text = "[Activate Main] Play this card from your hand and it gets +5000 power for the turn."
    play = table({"hand": [battle("Self", *abilities(text))]}).take('activate "Self"')
    assert play.names("battle", 0) == ["Self"] and power(play, "battle", 0) == 15000


def test_later_11_3_4_the_cards_beneath_go_to_the_drop_area() -> None:
    under = "[Activate Main] [Once per turn] Place 1 card from your hand under this card : Draw 1 card."
    back = "[Activate Battle] [Once per turn] Return this card to your hand : Draw 1 card."
    host = battle("Host", *abilities(f"{under}\n{back}"))
    play = table({"battle": [host, BIG], "hand": [PLAIN]}, {"life": 5}).take('activate "Host"')
    play.take('attack with "Big" -> "Plain Leader"', 'activate "Host"')
    assert "Plain" in play.names("drop", 0) and "Host" in play.names("hand", 0)


def test_later_11_3_1_a_card_is_played_on_top_of_another() -> None:
    text = "[Activate Main] Choose 1 of your Battle Cards : Play this card from your hand on top of the chosen card."
    play = table({"hand": [battle("Top", *abilities(text))], "battle": [Rested(PLAIN)]}).take('activate "Top"')
    assert play.names("battle", 0) == ["Top"] and play.names("under", 0) == ["Plain"]
    assert play.game.objects[play.game.zone("battle", 0)[0]].state == 1


def test_what_is_done_to_all_is_done_without_choosing() -> None:
    (skill,) = abilities("[Auto] When this card is played, KO all of your opponent's Battle Cards.")
    (chosen,) = abilities("[Auto] When this card is played, choose all of your opponent's Battle Cards and KO them.")
    assert isinstance(skill, t.Automatic) and isinstance(skill.do[0], t.Move)
    assert isinstance(chosen, t.Automatic) and isinstance(chosen.do[0], t.Choose)


def test_a_card_in_a_combo_gets_combo_power() -> None:
    (skill,) = abilities(
        "[Auto] When this card is used in a combo from your hand, it gets +1000 combo power for the battle."
    )
    assert isinstance(skill, t.Automatic)
    assert skill.do == (t.Continue((t.Modify(t.SELF, "combo power", "+", 1000),), "battle"),)


def test_2_12_2_an_extra_card_is_used_where_its_cost_says() -> None:
    text = "[Activate Main] Send this card from your Drop to your Warp : Draw 1 card."
    (skill,) = abilities(text, "extra")
    assert skill.zones == ("drop",)
    late = extra("Late", *abilities(text, "extra"), cost=3)
    play = table({"drop": [late]}).take('activate "Late"')
    assert count(play, "hand", 0) == 1 and play.names("warp", 0) == ["Late"]
    assert 'activate "Late"' not in table({"hand": [late]}).offered


def test_later_2_12_2_a_skill_in_the_warp() -> None:
    back = battle("Back", *abilities("[Activate Main] Play this card from your Warp."))
    assert table({"warp": [back]}).take('activate "Back"').names("battle", 0) == ["Back"]


# --- readings that were wrong ---------------------------------------------------------------------------------------


def test_8_9_1_4_the_skills_of_the_card_that_is_played_on_top_are_negated() -> None:
    """If no card is played, those of this card are not."""
    text = (
        "[Activate Main] [Once per turn] Play up to 1 <Top> card from your Drop on top of this card with its skills"
        " negated for the turn."
    )
    low = battle("Low", *abilities(text + "\n[Permanent] This card gets +5000 power."))
    top = battle("Top", *abilities("[Permanent] This card gets +5000 power."), character="Top")
    play = table({"battle": [low], "drop": [top]}).take('activate "Low"', 'choose "Top"')
    assert play.names("battle", 0) == ["Top"] and power(play, "battle", 0) == 10000
    play = table({"battle": [low], "drop": [top]}).take('activate "Low"', "done")
    assert play.names("battle", 0) == ["Low"] and power(play, "battle", 0) == 15000


def test_8_6_2_3_1_a_counter_is_free_and_the_card_is_not() -> None:
    text = (
        "[Counter Attack] Negate the attack and play this card.\n[Permanent] If your life is at 5 or less, you may"
        " activate this card's [Counter] skill from your hand without paying its energy cost."
    )
    card = battle("Ward", *abilities(text), cost=2)
    for life, energy, offered in ((4, 0, True), (6, 0, False), (6, 2, True)):
        play = table({"battle": [PLAIN]}, {"hand": [card], "life": life, "energy": energy})
        play.take('attack with "Plain" -> "Plain Leader"')
        assert any(text.startswith("counter") for text in play.offered) == offered
    play = table({"battle": [PLAIN]}, {"hand": [card], "life": 4})
    play.take('attack with "Plain" -> "Plain Leader"', 'counter with "Ward"')
    assert play.names("battle", 1) == ["Ward"]
    assert 'play "Ward"' not in table({"hand": [card], "life": 4, "energy": 1}).offered
    other = "[Permanent] You may activate this card's [Blocker] skill from your hand without paying its energy cost."
    assert read_text("dbs", "en", other, "", "later").status != WHOLE


def test_2_11_1_an_original_energy_cost_is_the_printed_one() -> None:
    cheaper = "[Permanent] Reduce the energy cost of all <Son> cards in your hand by 1."
    son = battle("Son", cost=3, character="Son")
    for words, found in (("an original energy cost of 3", True), ("an original energy cost of 2", False)):
        text = f"[Activate Main] Choose up to 1 <Son> card with {words} in your hand and play it."
        host = battle("Host", *abilities(f"{text}\n{cheaper}"))
        play = table({"battle": [host], "hand": [son]}).take('activate "Host"')
        assert ('choose "Son"' in play.offered) is found
    (skill,) = abilities(
        "[Activate Main] KO all of your opponent's Battle Cards with original energy costs of 2 or less."
    )
    assert isinstance(skill, t.Activated) and isinstance(skill.do[0], t.Move)
    assert isinstance(skill.do[0].what, t.All) and t.Figure("original cost", "<=", 2) in skill.do[0].what.parts


def test_7_1_the_card_that_is_played_is_the_new_target() -> None:
    text = (
        "[Auto] When 1 of your Leaders is attacked, play this card from your hand in Rest Mode, and switch the target"
        " of attack to it."
    )
    (skill,) = abilities(text)
    assert isinstance(skill, t.Automatic) and skill.do[1:] == (t.Do("redirect", t.SELF),)
    play = table({"battle": [PLAIN]}, {"hand": [battle("Shield", skill, power=5000, cost=0)], "life": 3})
    play.take('attack with "Plain" -> "Plain Leader"')
    assert count(play, "life", 1) == 3 and play.names("drop", 1) == ["Shield"]
    other = text.replace("switch the target of attack to it", "KO it")
    assert read_text("dbs", "en", other, "", "later").status != WHOLE


def test_8_6_2_3_1_only_the_skill_that_is_named_is_free() -> None:
    skills = "[Activate Main] Draw 1 card.\n[Activate Battle] Draw 1 card.\n"
    free = (
        "[Permanent] You can activate this card's [Activate Main] skill from your hand without paying its energy cost."
    )
    for text, offered in ((skills + free, True), (skills + free.replace("Main", "Battle"), False)):
        card = extra("Flow", *abilities(text, "extra"), cost=2)
        assert any(option.startswith('activate "Flow"') for option in table({"hand": [card]}).offered) is offered
        assert sum("Flow" in option for option in table({"hand": [card], "energy": 2}).offered) == 1
    play = table({"hand": [extra("Flow", *abilities(skills + free, "extra"), cost=2)]})
    play.take('activate "Flow": you draw 1')
    assert count(play, "hand", 0) == 1


def test_7_4_1_6_a_card_that_leaves_the_combo_area_before_the_battle_ends() -> None:
    """It has not been there at the end of the battle."""
    (skill,) = abilities(
        "[Auto] At the end of a battle in which this card was used in a combo, play this card from your Drop."
    )
    assert isinstance(skill, t.Automatic)
    assert skill.when == t.When("move", t.SELF, src=("combo",), dst=("drop",), word="battle over")
    late = battle("Late", skill, cost=0, combo_cost=0)
    away = "[Activate Battle] Place all cards in your Combo Area in their owner's Drop."
    for extras, back in (([], True), ([extra("Away", *abilities(away, "extra"), cost=0)], False)):
        play = table({"battle": [PLAIN], "hand": [late, *extras]}, {"life": 5})
        play.take('attack with "Plain" -> "Plain Leader"', 'combo with "Late" from hand')
        if extras:
            play.take('activate "Away"')
        assert ("Late" in play.names("battle", 0)) is back


@pytest.mark.parametrize(
    "words",
    [
        "choose up to 2 of your Battle Cards and place them at the bottom of their owner's deck in any order",
        "place 2 cards from your Drop at the bottom of your deck in any order",
        "choose up to 2 of your opponent's Battle Cards and place them at the bottom of their owner's deck",
        "choose 2 of your opponent's Battle Cards and place them at the bottom of their owner's deck in any order",
    ],
)
def test_3_1_6_cards_are_put_into_decks_in_any_order(words: str) -> None:
    text = f"[Auto] When this card is played, {words}."
    assert read_text("dbs", "en", text, "", "later").status == WHOLE
    assert read_text("dbs", "en", text.replace(".", " of theirs."), "", "later").status != WHOLE


def test_3_1_6_the_player_of_the_cards_decides_the_order() -> None:
    """RULING-DBS-050"""
    text = (
        "[Activate Main] Choose 2 of your opponent's Battle Cards and place them at the bottom of their owner's deck in"
        " any order."
    )
    foes = {"battle": [battle("One"), battle("Two")], "deck": [battle("Low")]}
    play = table({"hand": [spell(text)]}, foes).take('activate "Spell"')
    assert play.decision is not None and play.decision.player == 1


def test_8_6_3_5_the_deck_is_shuffled_only_if_it_was_looked_through() -> None:
    text = (
        "[Activate Main] Play up to 1 <Son> card from your deck or Drop, then shuffle your deck if you looked through"
        " it."
    )
    son, sire = battle("Son", character="Son"), battle("Sire", character="Sire")
    for look, offered in ((False, {"Below"}), (True, {"Below", "Son"})):
        below = battle("Below", character="Son")
        play = table({"hand": [spell(text)], "deck": [sire, son, sire], "drop": [below]})
        play.take('activate "Spell"', "yes" if look else "no")
        assert {name for name in ("Below", "Son", "Sire") if f'find "{name}"' in play.offered} == offered
        play.take('find "Below"')
        assert play.names("battle", 0) == ["Below"]
        assert any(word.startswith("shuffle") for word in words_of(play)) is look


def test_what_these_texts_mean_is_told() -> None:
    (paid,) = abilities(
        "[Activate Main] Choose 1 <Son>, 1 <Sire>, and 1 <Aunt> card from your hand and/or Battle Area and place them"
        " in their owner's Drop : Draw 1 card."
    )
    assert isinstance(paid, t.Activated)
    assert Plain(SPEC, paid).plain(paid.cost[-1]) == "put the chosen cards into the Drop Area of its owner"
    (counter,) = abilities(
        "[Counter Play] The card being played is played with its skills negated for the turn.", "extra"
    )
    assert isinstance(counter, t.Activated)
    assert Plain(SPEC, counter).plain(counter.do[0]).endswith("with its skills negated for the turn")
    free = "[Permanent] You can activate this card's [Counter] skill from your hand without paying its energy cost."
    (other,) = abilities(free)
    assert isinstance(other, t.Activated) and "another cost of its [Counter]" in Plain(SPEC, other).timing(other.timing)


def test_what_is_done_to_several_is_told_of_all_of_them() -> None:
    (paid,) = abilities(
        "[Activate Main] Choose this card and 1 <Reed> card in your Battle Area and switch them to Rest Mode : Choose"
        " this card and 1 of your Battle Cards, and they get +5000 power for the turn."
    )
    assert isinstance(paid, t.Activated) and isinstance(paid.do[-1], t.Continue)
    say = Plain(SPEC, paid)
    assert say.plain(paid.cost[-1]) == "this card and the first chosen card become rest"
    assert say.effect(paid.do[-1].effects[0]) == "this card and the second chosen card get power +5000"


def test_later_3_5_3_a_leader_does_not_leave_its_area() -> None:
    for edition in ("", "later"):
        for where, what in (("drop", t.ENEMY), ("hand", t.YOURS)):
            sweep = t.Activated(
                do=(t.Move(what & t.Zone(("leader", "battle")), where),), timing=("main",), zones=("hand",)
            )
            sides = {"battle": [PLAIN]}
            you = {**sides, "hand": [extra("Spell", sweep, cost=0)], "deck": 5}
            play = Table(position(you, {**sides, "deck": 5}, edition=edition)).take('activate "Spell"')
            assert [len(play.names("leader", player)) for player in (0, 1)] == [1, 1]
            assert play.names("battle", int(what == t.ENEMY)) == []


def test_8_6_3_6_what_the_opponent_may_do_they_do_with_their_own_cards() -> None:
    card = spell("[Activate Main] Your opponent may discard 2 cards from their hand. If they do not, draw 1 card.")
    yes = table({"hand": [card, PLAIN, PLAIN]}, {"hand": [PLAIN] * 3}).take('activate "Spell"', "yes")
    while any(text.startswith("choose") for text in yes.offered):
        yes.take(yes.offered[0])
    assert (count(yes, "hand", 0), count(yes, "hand", 1)) == (2, 1)
    no = table({"hand": [card, PLAIN, PLAIN]}, {"hand": [PLAIN] * 3}).take('activate "Spell"', "no")
    assert (count(no, "hand", 0), count(no, "hand", 1)) == (3, 3)
    few = table({"hand": [card, PLAIN, PLAIN]}, {"hand": [PLAIN]}).take('activate "Spell"')
    while any(text in ("yes", "no") or text.startswith("choose") for text in few.offered):
        few.take(few.offered[0])
    assert count(few, "hand", 0) == 3


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("KO it", "drop"),
        ("place it in your Drop", "drop"),
        ("return it to your hand", "hand"),
        ("send it to your Warp", "warp"),
        ("place it under this card", "under"),
    ],
)
def test_8_4_2_2_a_leader_that_cannot_leave_does_not_pay_a_cost(deed: str, zone: str) -> None:
    """[DBS+ 3-5-3] The others of that name pay it; without one, it cannot be paid."""
    ent = battle("Ent", *abilities(f"[Activate Main] Choose 1 of your <Oak> cards and {deed} : Draw 1 card."))
    alone = table({"leader": [leader("Oak")], "battle": [ent]})
    assert not [text for text in alone.offered if text.startswith("activate")]
    one = table({"leader": [leader("Oak")], "battle": [ent, battle("Oak")]}).take('activate "Ent"')
    assert "Oak" in one.names(zone, 0) and one.names("battle", 0) == ["Ent"] and count(one, "deck", 0) == 4
    two = table({"leader": [leader("Oak")], "battle": [ent, battle("Oak"), battle("Oak", number="Oak 2")]})
    two.take('activate "Ent"')
    assert len(two.offered) == 2
    two.take(two.offered[0])
    assert "Oak" in two.names(zone, 0) and count(two, "battle", 0) == 2 and count(two, "deck", 0) == 4


def test_later_3_5_3_a_leader_still_pays_a_cost_that_leaves_it_where_it_is() -> None:
    ent = battle(
        "Ent", *abilities("[Activate Main] Choose 1 of your <Oak> cards and switch it to Rest Mode : Draw 1 card.")
    )
    play = table({"leader": [leader("Oak")], "battle": [ent]}).take('activate "Ent"')
    assert play.obj("leader", 0, "Oak").state == 1 and count(play, "deck", 0) == 4


@pytest.mark.parametrize("may", ["You may choose", "Choose"])
def test_later_3_5_3_who_moves_no_leader_has_not_done_so(may: str) -> None:
    text = f"[Activate Main] {may} 1 of your <Oak> cards and KO it. If you do, draw 1 card."
    for wanted, left in (("leader", 5), ("battle", 4)):
        ent = battle("Ent", *abilities(text))
        play = table({"leader": [leader("Oak", power=15000)], "battle": [ent, battle("Oak")]}).take('activate "Ent"')
        if "yes" in play.offered:
            play.take("yes")
        assert play.decision is not None
        id = play.obj(wanted, 0, "Oak").id
        play.take(play.offered[[option.cards for option in play.decision.options].index((id,))])
        assert count(play, "deck", 0) == left and count(play, "leader", 0) == 1
        assert play.names("drop", 0) == (["Oak"] if wanted == "battle" else [])


def test_1_3_5_1_who_may_choose_any_number_is_asked_so() -> None:
    text = "[Activate Main] Choose {} of your Battle Cards and KO them."
    others = [battle("Oak"), battle("Elm")]
    for words in ("any number", "up to 2"):
        play = table({"hand": [spell(text.format(words))], "battle": others}).take('activate "Spell"')
        assert play.decision is not None and play.decision.prompt == f"choose {words}" and "done" in play.offered
        play.take('choose "Oak"')
        assert play.decision.prompt == f"choose {words}".replace("2", "1")
        play.take("done")
        assert play.names("battle", 0) == ["Elm"]


@pytest.mark.parametrize("area", ["hand", "deck", "drop"])
def test_8_6_2_5_1_an_extra_card_that_a_skill_activates_does_its_effect_and_goes_to_the_drop_area(area: str) -> None:
    where = {"hand": "hand", "deck": "deck, then shuffle your deck", "drop": "Drop"}[area]
    ent = battle("Ent", *abilities(f"[Activate Main] Activate up to 1 {{Reed}} from your {where}."))
    text = "[Activate Main] Choose 1 of your opponent's Battle Cards and KO it."
    reed = extra("Reed", *abilities(text, "extra"), cost=3)
    cards = [PLAIN, reed] if area == "deck" else [reed]
    play = table({"battle": [ent], area: cards}, {"battle": [PLAIN]}).take('activate "Ent"')
    play.take(next(text for text in play.offered if "Reed" in text))
    while play.offered and "done" in play.offered:
        play.take("done")
    assert play.names("drop", 0) == ["Reed"] and "Reed" not in play.names("hand", 0) + play.names("deck", 0)
    assert play.names("battle", 0) == ["Ent"] and play.names("battle", 1) == []


def test_8_6_2_5_1_an_extra_card_whose_skill_cannot_be_activated_stays() -> None:
    ent = battle("Ent", *abilities("[Activate Main] Activate up to 1 {Reed} from your hand."))
    for text in (
        "[Activate Main] If your life is at 0 or less : Draw 1 card.",
        "[Activate Main] Choose 1 of your <Oak> cards and KO it : Draw 1 card.",
        "[Counter: Attack] Negate the attack.",
    ):
        reed = extra("Reed", *abilities(text, "extra"), cost=3)
        play = table({"battle": [ent], "hand": [reed], "life": 5}).take('activate "Ent"', 'choose "Reed"')
        assert play.names("hand", 0) == ["Reed"] and play.names("drop", 0) == [] and count(play, "deck", 0) == 5
