"""English texts of Vanguard: terms of chapters 9 to 18 in their ordinary wordings. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c07_charging import counter_blast
from tests.lang.vg.test_en_actions import rules
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import condition, heard

RC, VC, DAMAGE, SOUL, CREST = (t.Zone((name,)) for name in ("RC", "VC", "damage", "soul", "crest"))
REAR = t.All((t.YOURS, RC))


def same(text: str, other: str) -> bool:
    return read(text) == read(other)


def test_numbers_written_as_digits() -> None:
    hand = t.All((t.YOURS, t.Zone(("hand",))))
    few = t.Compare(t.Count(hand), "<=", 3)
    for text in ("3 or less cards", "three or less cards", "three or fewer cards"):
        assert condition(f"your hand has {text}") == few
    assert declined("[CONT](RC):If your hand has 3 or less card, this unit gets [Power] +2000.")


def test_18_3_1_1_different_names_are_counted() -> None:
    made = condition("the number of different card names among your rear-guards is two or more")
    assert made == t.Compare(t.Distinct(REAR, "name"), ">=", 2)
    assert condition("there are three or more different grades among your rear-guards") == t.Compare(
        t.Distinct(REAR, "grade"), ">=", 3
    )
    assert effect("draw cards equal to the number of different card names among your rear-guards.") == (
        t.Draw(t.Distinct(REAR, "name")),
    )
    assert declined("[CONT](RC):If the number of different moods among your rear-guards is two or more, draw a card.")


def test_12_7_1_for_each_before_the_effect() -> None:
    held = t.Modify(t.SELF, "power", "+", t.Times(2000, t.Count(REAR)))
    assert rules("For each of your rear-guards, this unit gets [Power] +2000.") == (held,)
    given = t.Continue((held,), "turn")
    assert effect("for each of your rear-guards, this unit gets [Power] +2000 until end of turn.") == (given,)
    later = effect("draw a card, and for each of your rear-guards, this unit gets [Power] +2000 until end of turn.")
    assert later == (t.Draw(1), given)
    (made,) = effect("perform the following effect for each of your rear-guards.\n・Draw a card.")
    assert made == t.Repeat(t.Count(REAR), (t.Draw(1),))
    assert declined("[CONT](RC):For each of your rear-guards this unit gets [Power] +2000.")


def test_7_24_3_a_blast_that_an_effect_demands_is_all_or_nothing() -> None:
    enough = t.Compare(t.Count(t.All((t.YOURS, DAMAGE, t.FaceUp(True)))), ">=", t.Altered("counter-blast", 2))
    done = t.If(enough, (*counter_blast(2), t.Draw(1)))
    for text in ("Counter-Blast 2. If you do, draw a card.", "[Counter-Blast 2]. If you do, draw a card."):
        assert effect(text) == (done,)
    assert effect("you may Counter-Blast 2. If you do, draw a card.")[0] == t.May((), counter_blast(2))
    assert declined("[AUTO](RC):When this unit attacks, Counter-Blast 2. If you did so twice, draw a card.")


def test_blasts_and_charges_without_brackets() -> None:
    assert same(
        "[ACT](RC):[COST][Energy Blast 3], and draw a card.", "[ACT](RC):[COST][Energy-Blast 3], and draw a card."
    )
    assert effect("Soul-Charge 2.") == effect("[Soul-Charge 2].")
    assert declined("[AUTO](RC):When this unit attacks, Ember-Charge 2.")


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("[AUTO] Brave (RC):", "[AUTO](RC)[Brave]:"),
        ("[AUTO](RC) Ritual 1:", "[AUTO](RC)[Ritual 1]:"),
        ("[AUTO] Unite (VC):", "[AUTO](VC)[Unite]:"),
        ("[AUTO][Unite](VC):", "[AUTO](VC)[Unite]:"),
        ("[AUTO](VC)[LB4]:", "[AUTO](VC)[Limit Break 4]:"),
    ],
)
def test_14_2_2_keywords_before_the_zones_or_after_a_blank(text: str, usual: str) -> None:
    end = "When this unit attacks, draw a card."
    assert same(text + end, usual + end)
    assert declined(text.replace("B", "Bl").replace("R", "Rh").replace("Un", "Non").replace("L", "K") + end)


def test_14_1_1_keywords_are_given_lost_and_asked_for() -> None:
    given = 'This unit gets "Boost".'
    for text in ("This unit gets [Boost].", "This unit gets Boost."):
        assert rules(text) == rules(given)
    assert rules("This unit gets Triple Drive.") == rules('This unit gets "Triple Drive".')
    assert rules("All of your opponent's rear-guards lose [Intercept].") == (
        t.Strip(t.All((t.ENEMY, RC)), keyword="Intercept"),
    )
    assert condition("your vanguard has [Boost]") == t.Exists(t.All((t.YOURS, VC, t.Has("Boost"))))
    assert condition('this unit does not have "Intercept"') == t.Unless(t.Is(t.SELF, t.Has("Intercept")))
    (made,) = rules('This unit gets [Power] +2000 for each of your rear-guards with "Boost".')
    assert isinstance(made, t.Modify) and made.amount == t.Times(2000, t.Count(t.All((t.YOURS, RC, t.Has("Boost")))))
    assert declined("[CONT](RC):This unit gets [Bravado].") and declined("[CONT](RC):This unit gets Bravado.")


def test_figures_without_an_icon() -> None:
    strong = t.Exists(t.All((t.YOURS, VC, t.Figure("power", ">=", 13000))))
    assert condition("your vanguard has power 13000 or greater") == strong
    assert condition("you have a rear-guard with power 13000 or greater") == t.Exists(
        t.All((t.YOURS, RC, t.Figure("power", ">=", 13000)))
    )
    assert declined("[CONT](RC):If your vanguard has charm 13000 or greater, this unit gets [Power] +2000.")


def test_2_1_2_another_name_without_a_heading() -> None:
    assert same('This card is also regarded as "Elm".', '[CONT]:This card is also regarded as "Elm".')
    assert declined('This card is also regarded as almost "Elm".')


def test_10_4_1_8_a_row_is_battled() -> None:
    front = rules("This unit battles all of your opponent's front row units.")
    for text in (
        "This unit battles all units in your opponent's front row.",
        "This unit battles all units in the front row of your opponent.",
        "This unit's attack battles all of your opponent's front row units.",
    ):
        (rule,) = rules(text)
        assert isinstance(rule, t.Rule) and rule.query == "battles" and rule.what == t.SELF
    assert isinstance(front[0], t.Rule) and front[0].query == "battles"
    assert declined("[CONT](VC):This unit battles all units in your front row.")
    assert declined("[AUTO](VC):When this unit attacks, it battles all units in your opponent's front row.")


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("the beginning of each turn", t.When("begin", word="turn")),
        ("the start of your opponent's main phase", t.When("begin", word="main phase", player=t.OPPONENT)),
        ("the beginning of the damage step", t.When("begin", word="damage step")),
        ("the end of battle", t.When("begin", word="end of battle")),
    ],
)
def test_moments(text: str, when: t.When) -> None:
    (ability,) = read(f"[AUTO](RC):At {text}, draw a card.")
    assert isinstance(ability, t.Automatic) and ability.when == when
    assert declined(f"[AUTO](RC):At {text} or so, draw a card.")


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("your vanguard is dealt damage", t.When("dealt", player=t.YOU)),
        ("your opponent intercepts", t.When("intercept", t.ENEMY)),
        ("your opponent calls a guardian", t.When("move", player=t.OPPONENT, dst=("GC",), word="called")),
        ("your other unit boosts this unit", t.When("boosted")),
        ("a card is put into your drop zone from your deck", t.When("move", t.YOURS, src=("deck",), dst=("drop",))),
        ("a card is bound", t.When("move", dst=("bind",))),
        ("you [Stride]", t.When("stride", t.YOURS)),
    ],
)  # fmt: skip
def test_events(text: str, when: t.When) -> None:
    made = heard(text)
    assert (made.event, made.player, made.src, made.dst, made.word) == (
        when.event,
        when.player,
        when.src,
        when.dst,
        when.word,
    )
    assert declined(f"[AUTO](RC):When {text} again, draw a card.")


def test_what_was_blasted_this_turn() -> None:
    blast = t.When("soul-blast", player=t.YOU)
    assert condition("you soul-blasted three or more this turn") == t.Compare(t.Happened(blast, total=True), ">=", 3)
    assert condition("you have soul-blasted three or more this turn") == condition(
        "you soul-blasted three or more this turn"
    )
    assert condition("you counter-blasted this turn") == t.Compare(
        t.Happened(t.When("counter-blast", player=t.YOU)), ">=", 1
    )
    assert declined("[CONT](RC):If you soul-blasted three or more last turn, this unit gets [Power] +2000.")


def test_conditions_said_after_or_with_other_words() -> None:
    usual = read("[CONT](RC):If you have four or more rear-guards, this unit gets [Power] +5000.")
    for text in (
        "As long as you have four or more rear-guards, this unit gets [Power] +5000.",
        "This unit gets [Power] +5000 as long as you have four or more rear-guards.",
        "This unit gets [Power] +5000 if you have four or more rear-guards.",
    ):
        assert read(f"[CONT](RC):{text}") == usual
    assert declined("[CONT](RC):This unit gets [Power] +5000 unless you feel like it.")


def test_energy_and_crests_are_asked_for() -> None:
    assert condition("you have 5 or more energy") == t.Compare(t.Number(t.YOU, "energy"), ">=", 5)
    assert condition("your opponent has no energy") == t.Compare(t.Number(t.OPPONENT, "energy"), "=", 0)
    assert condition("you have two or more crests") == t.Exists(t.All((t.YOURS, CREST)), 2)
    assert declined("[CONT](RC):If you have 5 or more vigor, this unit gets [Power] +2000.")


def test_who_wins() -> None:
    assert effect("you win the game.") == (t.Finish(t.YOU, True),)
    assert effect("your opponent loses the game.") == (t.Finish(t.OPPONENT, False),)
    assert declined("[AUTO](RC):When this unit attacks, you almost win the game.")


def test_attacks_that_are_barred() -> None:
    assert rules("This unit cannot be attacked by rear-guards.") == (t.Rule("forbid", "attack targets", RC, t.SELF),)
    assert rules("This unit can only attack rear-guards.") == (t.Rule("forbid", "attack targets", t.SELF, VC),)
    assert rules("Your opponent's vanguard cannot perform drive checks.") == (
        t.Rule("forbid", "drive check", t.All((t.ENEMY, VC))),
    )
    assert rules("Your opponent cannot heal.") == (t.Rule("forbid", "event heal", t.All((t.ENEMY, DAMAGE))),)
    assert declined("[CONT](RC):This unit cannot be attacked by daylight.")


def test_cards_are_removed_from_the_game() -> None:
    assert same("[ACT](Drop):[COST][remove this card from the game], and draw a card.",
                "[ACT](Drop):[COST][remove this card], and draw a card.")  # fmt: skip
    assert declined("[ACT](Drop):[COST][remove this card from the table], and draw a card.")


def test_one_of_the_cards_looked_at() -> None:
    text = "look at the top three cards of your deck, put one of them into your hand, and put the rest into your soul."
    look, choice, taken, _ = effect(text)
    assert isinstance(look, t.Look) and choice == t.Choose("found", 1, t.Ref("seen"))
    assert taken == t.Move(t.Ref("found"), "hand")


def test_what_players_have_and_what_befell_their_vanguards() -> None:
    deck = t.All((t.YOURS, t.Zone(("deck",))))
    assert condition("your deck has ten or less cards") == t.Compare(t.Count(deck), "<=", 10)
    assert condition("your opponent has four or more damage") == t.Exists(t.All((t.ENEMY, DAMAGE)), 4)
    assert condition("you were dealt damage this turn") == t.Compare(t.Happened(t.When("dealt", player=t.YOU)), ">=", 1)
    assert condition("you are going first") == condition("you went first")
    assert declined("[CONT](RC):If your deck has ten or less pages, this unit gets [Power] +2000.")
