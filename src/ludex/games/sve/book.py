"""The book of each edition: puts the tables of all chapters together."""

from __future__ import annotations

from typing import Final

from ludex.core.book import Book, register
from ludex.core.machine import complete
from ludex.games.sve import c04_zones as c04
from ludex.games.sve import (
    c05_key_notations,
    c06_game_preparation,
    c07_game_progression,
    c08_main_phase,
    c10_playing_and_resolving,
    c11_rules_handling,
    c12_keywords,
    c13_class_specific,
    c14_drive,
    c14_union_burst,
    c14_universe_specific,
    c15_miscellaneous,
)
from ludex.games.sve.c09_tokens import token_table
from ludex.games.sve.edition import EDITIONS, Edition
from ludex.games.sve.judgement import JUDGEMENT
from ludex.games.sve.shortcuts import SHORTCUTS
from ludex.games.sve.vocabulary import VOCABULARY
from ludex.games.sve.words import WORDS

STARTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "preparation": (("SVE 7.1", "7.1.1"), ("SVE 6.2", "6.2.1.1")),
    "start": (("SVE 7.1", "nb.main"), ("SVE 7.2", "7.2.1")),
    "main": (("SVE 7.1", "nb.end"), ("SVE 7.3", "7.3.3")),
    "main begins": (("SVE 7.1", "nb.end"), ("SVE 7.3", "7.3.1")),
    "end": (("SVE 7.1", "7.1.1"), ("SVE 7.4", "7.4.1")),
}


def make_book(edition: Edition) -> Book:
    book = Book("sve", "SVE", WORDS.name.en, edition.code)
    book.set_zones(*c04.zone_kinds())
    book.states = ("reserved", "engaged")
    book.acting = (c04.FIELD, c04.LEADER)  # also where a noun without a zone looks [SVE 4.3.3] [SVE 4.4.3]
    book.rarely_acting = (
        c04.HAND, c04.EX, c04.RESOLUTION, c04.DECK, c04.EVOLVE_DECK, c04.CEMETERY, c04.BANISHED,
    )  # fmt: skip
    book.triggers.looks_back = c04.looks_back
    book.moves.same_object = c04.same_object
    book.moves.reroute = c04.reroute
    book.moves.after_move = c04.after_move
    book.choices.targets_are_public = True  # [SVE 10.6.2.3]
    book.choices.may_fail_to_choose = True  # [SVE 4.1.2.2]
    book.choices.own_can_be_chosen = True  # [SVE 12.15.3]
    book.choices.draws_from_nothing = True  # [SVE 5.9.3.1] [SVE 5.9.1.1]
    book.layers.base_figure = c04.base_figure
    book.layers.as_printed = frozenset(("attack",))
    book.layers.worn = "defense"
    book.layers.layer = c04.one_layer
    book.moves.room = c04.room
    book.moves.shuffles_there = True  # [SVE 5.21.3]
    book.moves.after_event = c05_key_notations.note
    book.moves.noted = c05_key_notations.NOTED
    book.layers.single = c12_keywords.SINGLE
    book.triggers.states_retrigger = True  # [SVE 10.7.6.1]
    book.ends.loop_rule = "SVE 15.2.1.3"
    book.ends.concede_rule = "SVE 1.2.3"
    book.replacement_rule = "SVE 10.10.2"
    book.ends.may_lose = c11_rules_handling.may_lose
    book.ends.finish_rule = "SVE 1.2.4"
    book.moves.after_batch = c04.arrange
    if not edition.strike_variant_is_trigger_filter:
        book.triggers.asked_late = frozenset({"Strike"})  # [SVE-JA 12.7.2]
    book.layers.durations = c07_game_progression.DURATIONS
    book.verbs = {
        **c05_key_notations.VERBS, **c08_main_phase.VERBS, **c14_union_burst.VERBS, **c14_universe_specific.VERBS,
        **c14_drive.VERBS, **c15_miscellaneous.VERBS,
    }  # fmt: skip
    book.conditions = {
        **c04.CONDITIONS, **c08_main_phase.CONDITIONS, **c13_class_specific.CONDITIONS,
        **c14_drive.CONDITIONS, **c14_union_burst.CONDITIONS, **c14_universe_specific.CONDITIONS,
    }  # fmt: skip
    book.condition_numbers = {"Overflow": c04.MAX_PP}
    book.condition_places = c14_universe_specific.PLACES
    book.tokens = token_table(edition)
    book.add_keywords(
        *c12_keywords.KEYWORDS,
        c13_class_specific.STACK,
        c14_universe_specific.SERVE,
        c14_universe_specific.ON_RACE,
    )
    book.vocabulary = VOCABULARY
    book.texts = WORDS.texts
    book.adjectives = ("evolved", "token")
    book.log = WORDS.lines
    book.judgement = JUDGEMENT
    book.shortcuts = SHORTCUTS
    book.root = "SVE 7.1"
    book.play_procedure = "SVE 10.6"
    book.starts = STARTS
    book.add(
        c04.ARRANGE,
        c06_game_preparation.PREPARATION,
        c07_game_progression.TURN,
        c07_game_progression.START,
        c07_game_progression.MAIN,
        c07_game_progression.END_PHASE,
        c08_main_phase.ATTACK,
        c10_playing_and_resolving.CONFIRMATION,
        c10_playing_and_resolving.PLAYING,
        c05_key_notations.ENTERING,
        c05_key_notations.EVOLVE,
        c05_key_notations.LOOKING,
        c05_key_notations.STEALING,
        c15_miscellaneous.CYCLES,
    )
    return register(complete(book))


BOOKS: Final = {code: make_book(edition) for code, edition in EDITIONS.items()}
