"""The book: puts the tables of all chapters together."""

from __future__ import annotations

from typing import Final

from ludex.core.book import Book, register
from ludex.core.machine import complete
from ludex.core.position.objects import Card
from ludex.games.vg import (
    c01_golden_rules,
    c02_card_information,
    c04_binding,
    c04_circles,
    c04_columns,
    c06_alchemix,
    c06_attaching,
    c06_calls_and_rides,
    c06_dressing,
    c06_legion,
    c06_putting,
    c07_activating,
    c07_alchemagic,
    c07_gauges,
    c07_locking,
    c07_specific_actions,
    c07_worlds,
    c08_game_preparation,
    c09_draw_phase,
    c09_game_progression,
    c10_attack_and_battle,
    c10_g_guardians,
    c11_costs,
    c11_effects,
    c11_playing_abilities,
    c11_trigger_checks,
    c12_names,
    c13_rule_actions,
    c14_headings,
    c14_keywords,
    c14_states,
    c15_costs,
    c15_markers,
    c15_pseudo_cards,
    c15_pseudo_deeds,
    c15_scrolls,
    c16_imaginary_gifts,
    c17_arms,
    c17_buddyfight_calls,
    c17_buddyfight_soul,
    c17_gyze,
    c17_music,
    c17_songs,
    c17_touken_ranbu,
    c17_volundr,
    c18_turns,
    cards,
)
from ludex.games.vg import c04_zones as c04
from ludex.games.vg.judgement import JUDGEMENT
from ludex.games.vg.shortcuts import SHORTCUTS
from ludex.games.vg.vocabulary import VOCABULARY
from ludex.games.words import words_in

WORDS: Final = words_in("ludex.games.vg")

STARTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "preparation": (("nb.turns", "nb.stand"), ("VG 8.2", "8.2.1.2")),
    "stand": (("nb.turns", "nb.draw"), ("VG 9.2", "9.2.1")),
    "draw": (("nb.turns", "nb.ride"), ("VG 9.3", "9.4.1")),
    "ride": (("nb.turns", "nb.main"), ("VG 9.6", "9.7.1")),
    "main": (("nb.turns", "nb.battle"), ("VG 9.9", "9.9.1")),
    "battle": (("nb.turns", "nb.end"), ("VG 10.3", "10.3.1.1")),
    "end": (("nb.turns", "nb.stand"), ("VG 9.11", "9.11.1")),
}


def _brings(card: Card) -> tuple[str, ...]:
    """The pseudo-cards that the rules may create because of a card."""
    return (*c16_imaginary_gifts.brings(card), *c17_touken_ranbu.brings(card))


def make_book() -> Book:
    book = Book("vg", "VG", WORDS.name.en)
    book.set_zones(*c04.zone_kinds())
    book.states = c04.STATES
    c04_circles.set_up(book.spots)
    book.acting = (c04.VC, c04.RC, c04.GC)  # [VG 6.9.3.3] [VG 6.10.3.1.1]
    book.rarely_acting = tuple(range(c04.DECK, len(book.zones)))  # [VG 11.4.4.1]
    book.triggers.looks_back = c04.looks_back
    book.triggers.looks_both = c04.looks_both
    book.moves.reroute = c04.reroute
    book.moves.same_object = c04.same_object
    book.moves.facts = c04.FACTS
    book.moves.enters = c04.enters
    book.moves.ways = c06_putting.ways
    book.moves.arriving = c06_putting.PUTTING.id
    book.moves.one_by_one = frozenset((c04.DECK,))  # [VG 4.5.3]
    book.moves.proves = True  # [VG 4.1.6]
    book.moves.creates = c15_pseudo_cards.creates
    book.moves.after_move = c06_calls_and_rides.after_move
    book.moves.tied = c06_legion.tied
    book.moves.after_become = c11_effects.after_become
    book.moves.entails = c11_effects.entails
    book.layers.base_words = dict(c02_card_information.BASE_WORDS)
    book.layers.base_figure = c14_keywords.base_figure
    book.layers.as_printed = frozenset(("grade", "power", "shield", "critical"))
    book.layers.face_down = c07_locking.reduced
    book.layers.face_down_in = c07_locking.UNITS
    book.layers.printed_figure = c14_keywords.printed_figure
    book.layers.layer = c11_effects.layer
    book.layers.word_layer = c11_effects.word_layer
    book.layers.originals = c11_effects.ORIGINALS
    book.layers.by_rule = frozenset((*c11_effects.RULES, "battle"))
    book.layers.absent_is_zero = False  # [VG 2.6.3]
    book.layers.begins = c11_effects.begins
    book.layers.durations = c11_effects.DURATIONS
    book.layers.later = c11_effects.LATER
    book.moves.after_event = c11_effects.after_event
    book.moves.after_batch = c11_effects.after_batch
    book.moves.after_parts = c15_pseudo_deeds.discarded
    book.triggers.silent = c11_effects.silent
    book.triggers.stops = c07_activating.stops
    book.triggers.times = c07_activating.times
    book.triggers.lets_go = c11_effects.lets_go
    book.triggers.spent_waits = False  # [VG 12.2.1.2.1]
    book.triggers.states_retrigger = True  # [VG 11.9.8.1]
    book.costs.pays_at_once = book.costs.pays_with_own = True  # [VG 11.7.1]
    book.costs.ways = c15_costs.ways
    book.costs.changed_by = c15_costs.QUERIES
    book.costs.all_of_none = True  # [VG 11.7.3]
    book.choices.fresh_in_loops = True  # [VG 12.7.3]
    book.choices.follows_itself = True
    book.choices.may_fail_to_choose = True  # [VG 11.8.4.1.4]
    book.ends.loop_rule = "VG 18.1.1.1"
    book.ends.concede_rule = "VG 1.2.4"
    book.replacement_rule = "VG 11.12.2"
    book.ends.finish_rule = "VG 1.2.5"
    book.verbs = {
        **c06_alchemix.VERBS,
        **c06_attaching.VERBS,
        **c06_dressing.VERBS,
        **c07_specific_actions.VERBS,
        **c11_effects.VERBS,
        **c14_states.VERBS,
        **c15_markers.VERBS,
        **c15_pseudo_deeds.VERBS,
        **c15_scrolls.VERBS,
        **c16_imaginary_gifts.VERBS,
        **c17_buddyfight_calls.VERBS,
        **c17_buddyfight_soul.VERBS,
        **c17_arms.VERBS,
        **c17_gyze.VERBS,
        **c17_songs.VERBS,
        **c18_turns.VERBS,
    }
    book.play_procedure = "VG 11.8.2"
    book.conditions = {
        **c04.CONDITIONS,
        **c14_states.CONDITIONS,
        **c07_worlds.CONDITIONS,
        **c07_alchemagic.CONDITIONS,
        **c17_buddyfight_soul.CONDITIONS,
        **c17_touken_ranbu.CONDITIONS,
        **c15_pseudo_deeds.CONDITIONS,
        **c12_names.CONDITIONS,
    }
    book.relations = {
        **c04_binding.RELATIONS,
        **c06_dressing.RELATIONS,
        **c07_activating.RELATIONS,
        **c07_gauges.RELATIONS,
        **c11_costs.RELATIONS,
        **c15_markers.RELATIONS,
        **c17_touken_ranbu.RELATIONS,
        **c17_arms.RELATIONS,
    }
    book.roles = {
        **c01_golden_rules.ROLES,
        **c04_columns.ROLES,
        **c06_legion.ROLES,
        **c06_alchemix.ROLES,
        **c17_touken_ranbu.ROLES,
    }
    book.choices.chosen = c14_states.chosen
    book.completes = c14_headings.completed
    book.brings = _brings
    book.existing_names = cards.existing_names
    book.tokens = {**cards.tokens(), c04.FACE_DOWN.number: c04.FACE_DOWN}
    book.add_keywords(*c14_keywords.KEYWORDS)
    book.vocabulary = VOCABULARY
    book.texts = WORDS.texts
    book.log = WORDS.lines
    book.judgement = JUDGEMENT
    book.shortcuts = SHORTCUTS
    book.root = "nb.turns"
    book.starts = STARTS
    book.add(
        c09_game_progression.TURNS,
        c08_game_preparation.PREPARATION,
        c09_game_progression.STAND,
        c09_draw_phase.DRAW,
        c09_game_progression.RIDE_PHASE,
        c09_game_progression.MAIN,
        c09_game_progression.END_PHASE,
        c10_attack_and_battle.START_STEP,
        c10_attack_and_battle.BATTLE,
        c11_playing_abilities.CHECK_TIMING,
        c15_markers.MARKING,
        c15_markers.SHIFTING,
        c16_imaginary_gifts.GIFT,
        c11_playing_abilities.PLAY,
        c11_trigger_checks.TRIGGERS,
        c11_trigger_checks.ICONS,
        c13_rule_actions.NO_VANGUARD,
        c13_rule_actions.DAMAGE_APPLICATION,
        c04.ARRANGE,
        c06_alchemix.STACK,
        c06_attaching.DETACH,
        c06_attaching.DETACH_AT_END,
        c06_dressing.XOVERDRESS,
        c17_music.PERFORM,
        c17_arms.ARMING,
        c17_arms.KEEPING,
        c17_volundr.PLAY,
        c06_putting.PUTTING,
        c06_calls_and_rides.CALL,
        c17_buddyfight_calls.COST,
        c06_calls_and_rides.RIDE,
        c06_calls_and_rides.RIDES,
        c10_g_guardians.G_GUARDIANS,
        *c07_specific_actions.PROCEDURES,
    )
    return register(complete(book))


BOOK: Final = make_book()
