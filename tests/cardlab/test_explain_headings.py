"""What the laboratory says of keywords at the head of abilities."""

from __future__ import annotations

from ludex import games
from ludex.cardlab.explain import Explainer
from ludex.cardlab.explained import explainer
from ludex.games.vg import SPEC


def test_a_keyword_at_the_head_of_an_ability_is_told_with_its_condition() -> None:
    text = "[CONT](RC)[Limit Break 4]Brave:This unit gets [Power] +5000."
    card = SPEC.make_card({"name": "Knight", "text": text}, "Knight")
    said = [(line.words, line.rules) for line in Explainer(SPEC.book(), {}).ability(card.abilities[0])]
    limit = "Limit Break 4: active only if the number of your card in the damage >= n, where n is 4"
    assert said[1] == (limit, ("VG 14.7",))
    assert said[2] == ("Brave: active only if the number of your card in the hand <= 3", ("VG 14.17",))


def test_a_keyword_without_a_condition_is_only_named() -> None:
    text = "Rush-[AUTO](RC):When this unit [Stand] by your card's effect, draw a card."
    card = SPEC.make_card({"name": "Knight", "text": text}, "Knight")
    said = Explainer(SPEC.book(), {}).ability(card.abilities[0])
    assert ("Rush", ("VG 14.29",)) in [(line.words, line.rules) for line in said]


def test_what_the_rulebook_has_is_explained_by_it_and_not_by_the_later_one() -> None:
    dbs = games.load("dbs")
    row = {"number": "X-1", "name": "Golem", "color": "red", "cost": 3, "specified": "red", "power": 15000}
    row |= {"combo_power": 5000, "combo_cost": 0, "character": "Golem", "text": "[Evolve] {R}{1}: <Golem>"}
    card = dbs.make_card(row, "Golem")
    said = [rule for line in explainer(dbs).ability(card.abilities[0]) for rule in line.rules]
    assert "DBS 10-4-4" in said and not any(rule.startswith("DBS+") for rule in said)
