"""Every node of the tree is asserted by a test of its meaning: what happens at the table because of it, what not."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from ludex.core.codec import NODES

TESTS = Path(__file__).parents[1]
SPOTS = "core/test_spots_and_roles.py"
ABILITIES, SEQUENCES, TRIGGERS = "core/test_abilities.py", "core/test_sequences.py", "core/test_triggers.py"
PARTS = "lang/test_sve_meaning_nodes.py"
GROUPS, PLAYERS = "lang/test_sve_meaning_groups.py", "lang/test_sve_meaning_players.py"
RULES, WAYS = "lang/test_sve_meaning_rules.py", "lang/test_sve_meaning_ways.py"
SVE = "rules/sve/test_c"
CC = "rules/cc/test_c0903_targets.py"

ASSERTED: dict[str, tuple[str, ...]] = {
    # selectors
    "All": (f"{PARTS}::test_all_parts_must_be_true_of_it",),
    "Some": (f"{PARTS}::test_some_part_must_be_true_of_it",),
    "Not": (f"{PARTS}::test_what_is_not_so",),
    "Anything": (f"{PARTS}::test_anything_is_every_card_of_an_event",),
    "Self": (f"{PARTS}::test_itself_and_the_others",),
    "Ref": (f"{PARTS}::test_a_name_bound_by_a_choice", f"{ABILITIES}::test_a_later_target_may_refer_to_an_earlier_one"),
    "Side": (f"{PARTS}::test_sides_are_seen_from_who_controls_the_ability",),
    "SameSide": ("lang/test_sve_meaning_reference.py::test_its_leader_is_the_leader_of_its_controller",),
    "Linked": (f"{CC}::test_306_2_the_stock_of_this_card_is_not_that_of_another",),
    "Top": ("rules/cc/test_c1015_and_1105.py::test_1015_2a_a_move_right_after_the_shuffle_belongs_to_it",),
    "Player": (f"{CC}::test_903_2e_a_player_may_be_a_target", f"{CC}::test_903_2e_a_targeted_player_triggers_too"),
    "Zone": (f"{PARTS}::test_a_zone_is_named_and_without_one_the_field_is_meant",),
    "Word": (f"{PARTS}::test_all_parts_must_be_true_of_it", f"{SVE}01_to_c04.py::test_2_2_2_classes_are_told_apart"),
    "Within": (f"{PARTS}::test_a_part_of_a_name", f"{ABILITIES}::test_a_word_with_something_in_it"),
    "Shares": (f"{ABILITIES}::test_what_shares_a_word_with_the_source_and_where_it_came_from",),
    "State": (f"{PARTS}::test_an_orientation",),
    "FaceUp": (f"{PARTS}::test_face_up_and_face_down",),
    "Has": (f"{PARTS}::test_a_keyword_it_has_now",),
    "Figure": (f"{PARTS}::test_a_figure_as_it_is_now",),
    "Counter": (f"{PARTS}::test_counters_on_it",),
    "Mark": (f"{PLAYERS}::test_who_was_put_onto_the_field_this_turn",),
    "Role": ("core/test_identity.py::test_a_role_is_played_towards_somebody",),
    "Slot": (
        "rules/vg/test_c11_layers.py::test_11_11_4_whom_an_effect_touches_and_how_much_is_fixed_when_it_is_generated",
    ),
    "Lies": (f"{SPOTS}::test_a_row_and_a_type_of_a_spot",),
    "Beside": (f"{SPOTS}::test_where_it_lies_seen_from_another",),
    "Related": ("core/test_headings.py::test_objects_in_a_relation_that_the_game_defines",),
    "Extreme": ("lang/test_sve_meaning_damage.py::test_a_lowest_cost_group_is_all_of_the_lowest",),
    "Underwent": ("lang/vg/test_ja_composed.py::test_units_to_which_something_happened_this_turn",),
    "Total": (f"{GROUPS}::test_cards_that_come_to_so_much_all_told",),
    # amounts
    "Count": (f"{PARTS}::test_amounts_are_looked_up",),
    "Alike": ("core/test_identity.py::test_objects_with_a_name_in_common",),
    "Distinct": (f"{SEQUENCES}::test_different_words_are_counted",),
    "FigureOf": (f"{PARTS}::test_amounts_are_looked_up",),
    "Number": (f"{PARTS}::test_amounts_are_looked_up",),
    "Memory": (f"{PARTS}::test_a_number_the_game_keeps_about_this_turn",),
    "Chosen": (f"{SVE}01_to_c04.py::test_1_3_5_a_number_is_zero_or_more", f"{WAYS}::test_x_of_ones_choice_is_paid"),
    "EventAmount": (f"{SVE}10_abilities_and_costs.py::test_10_2_1_3_2_less_damage_is_a_replacement",),
    "CountersOn": (f"{WAYS}::test_a_number_of_counters_of_ones_choice",),
    "Played": (f"{WAYS}::test_the_third_spell_of_a_turn",),
    "Turned": ("rules/vg/test_c07_specific_actions.py::test_7_2_units_that_an_effect_stood_up_are_counted",),
    "Moved": ("lang/test_sve_meaning_joints.py::test_what_was_destroyed_this_way_is_counted",),
    "Modulo": (f"{PLAYERS}::test_odd_and_even_costs",),
    "Plus": (f"{PARTS}::test_amounts_are_looked_up",),
    "Times": (f"{PARTS}::test_amounts_are_looked_up",),
    "Fits": ("lang/test_sve_meaning_joints.py::test_a_price_that_falls_for_every_two",),
    "Altered": ("core/test_lending_and_numbers.py::test_an_altered_number_is_used_up_when_it_is_for_the_next_time",),
    "Spots": (f"{SPOTS}::test_spots_are_counted_by_what_they_are_and_what_lies_there",),
    "Greatest": (f"{GROUPS}::test_the_highest_attack_is_looked_up",),
    "Boundless": ("core/test_boundless.py::test_a_figure_without_bound_is_above_every_number",),
    # conditions
    "Compare": (f"{PARTS}::test_comparing",),
    "Exists": (f"{PARTS}::test_so_many_of_them_exist",),
    "Is": (f"{PARTS}::test_it_is_such_a_one_or_was",),
    "Among": (f"{PARTS}::test_so_many_among_those_named",),
    "TurnOf": (f"{PARTS}::test_whose_turn_it_is",),
    "During": (f"{CC}::test_501_1_a_text_may_ask_for_a_phase",),
    "Both": (f"{PARTS}::test_conditions_put_together",),
    "Either": (f"{PARTS}::test_conditions_put_together",),
    "Unless": (f"{PARTS}::test_conditions_put_together",),
    "Did": (f"{PARTS}::test_whether_something_was_done",),
    "CameFrom": (f"{ABILITIES}::test_what_shares_a_word_with_the_source_and_where_it_came_from",),
    "CausedBy": (f"{RULES}::test_put_onto_the_field_by_an_ability",),
    "Happened": (f"{RULES}::test_what_happened_this_turn",),
    "Heading": ("core/test_headings.py::test_a_passive_ability_applies_while_its_heading_holds",),
    "Named": (f"{PARTS}::test_a_condition_the_game_defines",),
    # triggers and continuous effects
    "When": (f"{TRIGGERS}::test_an_ability_waits_as_often_as_it_triggered",),
    "Becomes": (f"{TRIGGERS}::test_a_state_trigger_waits_once_for_each_time_it_becomes_true",),
    "Modify": (f"{ABILITIES}::test_set_comes_before_plus_whatever_its_age",),
    "Rename": (f"{ABILITIES}::test_words_and_prices_change",),
    "Grant": (f"{ABILITIES}::test_abilities_are_granted_and_lost",),
    "Strip": (f"{ABILITIES}::test_abilities_are_granted_and_lost", f"{SEQUENCES}::test_abilities_of_a_kind_are_lost"),
    "Rule": (f"{ABILITIES}::test_prohibition_beats_permission",),
    "Price": (f"{SVE}10_abilities_and_costs.py::test_10_2_1_3_3_what_playing_costs_is_not_the_cost",),
    # abilities
    "Keyword": (f"{SVE}12_keywords.py::test_12_3_2_quick_cards_in_the_other_players_turn",),
    "Activated": (f"{ABILITIES}::test_playable_looks_at_condition_and_limit",),
    "Automatic": (f"{PARTS}::test_the_ability_of_a_card_that_left_is_its_own",),
    "Passive": (f"{ABILITIES}::test_a_condition_may_switch_a_passive_ability",),
    "Replace": (f"{ABILITIES}::test_a_replaced_event_did_not_happen_and_triggers_nothing",),
    "Spell": ("lang/test_sve_meaning.py::test_a_target_is_selected_before_anything_happens",),
    "Mere": (f"{SVE}12_keywords.py::test_12_3_2_quick_cards_in_the_other_players_turn",),
    # instructions
    "Choose": (f"{ABILITIES}::test_a_number_of_targets_takes_as_many_as_there_are",),
    "Divide": (f"{ABILITIES}::test_a_value_is_divided_with_at_least_one_each",),
    "NameNumber": (f"{WAYS}::test_x_of_ones_choice_is_paid",),
    "Move": (f"{PARTS}::test_it_is_such_a_one_or_was", f"{SVE}01_to_c04.py::test_5_11_1_discarding"),
    "Draw": (f"{ABILITIES}::test_drawing_is_one_card_at_a_time_and_may_stop_when_up_to",),
    "SetState": (f"{ABILITIES}::test_a_same_state_change_is_no_event",),
    "SetFace": (f"{SVE}01_to_c04.py::test_4_2_3_faceup_and_facedown",),
    "Damage": (f"{PARTS}::test_all_parts_must_be_true_of_it",),
    "Gain": (f"{SVE}01_to_c04.py::test_3_2_1_each_player_has_three_numbers",),
    "Counters": (f"{ABILITIES}::test_counters_are_put_and_removed",),
    "Continue": (f"{ABILITIES}::test_a_duration_ends_and_whom_it_touches_is_fixed",),
    "Modes": (f"{ABILITIES}::test_modes_are_chosen_when_played_and_need_their_targets",),
    "May": (f"{PARTS}::test_whether_something_was_done",),
    "If": (f"{PARTS}::test_comparing",),
    "Then": (f"{SEQUENCES}::test_then_waits_for_the_requirement_before_it",),
    "Items": (f"{SEQUENCES}::test_the_items_of_a_list_are_fixed_before_the_first",),
    "Repeat": (f"{ABILITIES}::test_repeat_and_for_each",),
    "ForEach": (f"{ABILITIES}::test_repeat_and_for_each",),
    "Until": (f"{PLAYERS}::test_until_the_ex_area_is_full",),
    "By": (f"{PLAYERS}::test_both_players_change_their_hands",),
    "Delay": (f"{TRIGGERS}::test_a_delayed_trigger_waits_once",),
    "Create": (f"{SVE}01_to_c04.py::test_4_4_4_limits_can_be_changed_and_asked_for",),
    "Roll": (f"{PLAYERS}::test_a_die",),
    "Look": (f"{ABILITIES}::test_looking_makes_known_and_searching_may_fail",),
    "Reveal": (f"{SVE}04_order_and_showing.py::test_5_20_1_1_revealed_while_the_effect_resolves",),
    "RevealUntil": (f"{PLAYERS}::test_revealed_until_one_is_dearer",),
    "Shuffle": (f"{SVE}01_to_c04.py::test_5_8_1_shuffling",),
    "Search": (f"{ABILITIES}::test_looking_makes_known_and_searching_may_fail",),
    "Finish": (f"{ABILITIES}::test_an_effect_may_end_the_game_in_the_middle",),
    "Do": (f"{SVE}01_to_c04.py::test_5_14_1_recovering_play_points",),
}


@cache
def in_file(file: str) -> dict[str, ast.FunctionDef]:
    """The tests of a file by name."""
    body = ast.parse((TESTS / file).read_text(encoding="utf-8")).body
    return {part.name: part for part in body if isinstance(part, ast.FunctionDef) and part.name.startswith("test_")}


def test_every_node_has_a_test_and_nothing_else_is_listed() -> None:
    assert sorted(set(NODES) - set(ASSERTED)) == []
    assert sorted(set(ASSERTED) - set(NODES)) == []


@pytest.mark.parametrize("node", ASSERTED)
def test_the_tests_of_a_node_are_there_and_assert_something(node: str) -> None:
    for place in ASSERTED[node]:
        file, name = place.split("::")
        found = in_file(file).get(name)
        assert found is not None, f"{place} is no test"
        assert any(isinstance(part, ast.Assert) for part in ast.walk(found)), f"{place} asserts nothing"
