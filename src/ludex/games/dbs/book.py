"""The book: puts the tables of all chapters together."""

from __future__ import annotations

from typing import Final

from ludex.core.book import Book, register
from ludex.core.machine import complete
from ludex.core.resolving import clauses
from ludex.games.dbs import c03_game_areas as c03
from ludex.games.dbs import c04_basic_terms as c04
from ludex.games.dbs import c05_game_preparation as c05
from ludex.games.dbs import c06_game_progression as c06
from ludex.games.dbs import c07_attack_and_battle as c07
from ludex.games.dbs import c10_keywords as c10
from ludex.games.dbs import later_keywords as later
from ludex.games.dbs import negating, using
from ludex.games.dbs.c01_game_outline import not_negative
from ludex.games.dbs.c02_card_data import ENERGY_COST, ORIGINALS, original_figure
from ludex.games.dbs.c08_skills import ACTIVATING, CHECKPOINT, DURATIONS, OWN_MAIN_PHASE, UNNEGATED
from ludex.games.dbs.c09_rule_processing import after_events
from ludex.games.dbs.edition import EDITIONS, Edition
from ludex.games.dbs.judgement import JUDGEMENT
from ludex.games.dbs.power import tell_power
from ludex.games.dbs.shortcuts import SHORTCUTS
from ludex.games.dbs.vocabulary import LATER_VOCABULARY, VOCABULARY
from ludex.games.words import words_in

WORDS: Final = words_in("ludex.games.dbs")

STARTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "preparation": (("DBS 6-1", "6-1-1"), ("DBS 5-2-1", "5-2-1-1")),
    "charge": (("DBS 6-1", "nb.main"), ("DBS 6-2", "6-2-1")),
    "main": (("DBS 6-1", "nb.end"), ("DBS 6-3-1", "6-3-1-2")),
    "end": (("DBS 6-1", "nb.next"), ("DBS 6-4-1", "6-4-1-1")),
}


def make_book(edition: Edition) -> Book:
    book = Book("dbs", "DBS", WORDS.name.en, edition.code)
    book.set_zones(*c03.zone_kinds(edition))
    book.states = c03.STATES
    book.judgement = JUDGEMENT
    book.shortcuts = SHORTCUTS
    book.root = "DBS 6-1"
    book.play_procedure = "DBS 8-6-2"
    book.acting = (c03.LEADER, c03.BATTLE)  # [DBS 2-12-2]
    book.also_acting = (c03.COMBO, c03.HAND)  # [DBS 3-7-5]: only skills written for these areas
    book.rarely_acting = (c03.DECK, c03.DROP, c03.ENERGY, c03.LIFE, c03.UNDER)  # [DBS 2-12-2] likewise
    book.triggers.looks_back = c03.looks_back
    book.moves.facts = c03.facts(edition)
    book.moves.same_object = c03.same_card
    book.moves.after_move = c03.after_move
    book.moves.reroute = c03.where_to
    book.moves.entails = c03.entails
    book.moves.one_by_one = frozenset((c03.DECK,))  # [DBS 3-2-3]
    book.moves.by_rule = c07.by_battle
    book.moves.after_batch = after_events
    book.layers.round_figure = not_negative
    book.layers.base_figure = original_figure
    book.layers.as_printed = frozenset(VOCABULARY.figures)
    book.layers.originals = ORIGINALS
    book.choices.may_fail_to_choose = True  # [DBS 8-6-3-5]
    book.costs.not_itself = frozenset(("hand",))  # [DBS 8-6-2-1] RULING-DBS-049
    book.layers.unnegated = UNNEGATED
    book.layers.durations = DURATIONS
    book.layers.started = tell_power
    book.layers.personal = frozenset((OWN_MAIN_PHASE,))
    book.layers.dynamic_groups = True  # [DBS 8-9-1-5] RULING-DBS-040
    book.choices.follows_by = frozenset(("play",))
    book.choices.final_information = True  # [DBS 8-11-1]
    book.choices.traces_itself = True  # [DBS 8-11-1]
    book.ends.loop_rule = "DBS 11-1-1-1"
    book.ends.concede_rule = "DBS 1-2-4"
    book.verbs = {**c04.VERBS, **c10.VERBS, **negating.VERBS, **using.VERBS}
    book.conditions = c10.CONDITIONS
    book.roles = c07.ROLES
    book.vocabulary = VOCABULARY
    book.texts = WORDS.texts
    book.clauses = {"activate": clauses.used, "counter": clauses.used}
    book.log = WORDS.lines
    book.starts = STARTS
    book.add_keywords(*c10.KEYWORDS)
    book.add(
        ENERGY_COST, c03.ORDERING, c04.COUNTER_TIMING, c04.DAMAGE, c05.PREPARATION, c06.TURN, c06.CHARGE, c06.MAIN,
        c06.PLAYING, c06.END, *c07.PROCEDURES, CHECKPOINT, ACTIVATING, negating.NEGATING, using.USING,
    )  # fmt: skip
    if edition.extended:
        extend(book)
    return register(complete(book))


def extend(book: Book) -> None:
    """Adds what the later manual has: its keywords, with their verbs and conditions, and the Warp."""
    book.rarely_acting = (*book.rarely_acting, c03.WARP)
    book.moves.enters = later.enters
    book.moves.after_batch = later.after_events
    book.layers.round_figure = later.not_negative_but_power
    book.verbs = {**book.verbs, **later.VERBS}
    book.conditions = {**book.conditions, **later.CONDITIONS}
    book.relations = later.RELATIONS
    book.vocabulary = LATER_VOCABULARY
    book.add_keywords(*later.KEYWORDS)


BOOKS: Final = {code: make_book(edition) for code, edition in EDITIONS.items()}
BOOK: Final = BOOKS[""]
