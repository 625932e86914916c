"""The book: puts the tables of all chapters together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Book, register
from ludex.core.machine import complete
from ludex.games.cc import c0300_zones as z
from ludex.games.cc.c0300_putting import PROCEDURES as PUTTING
from ludex.games.cc.c0300_putting import PUT, ways
from ludex.games.cc.c0300_putting import VERBS as PUTTING_VERBS
from ludex.games.cc.c0400_game_set_up import PREPARATION
from ludex.games.cc.c0500_turn_sequence import PHASES
from ludex.games.cc.c0500_turn_sequence import VERBS as CALLING
from ludex.games.cc.c0501_this_turn import CONDITIONS as PAYING
from ludex.games.cc.c0501_this_turn import MET, STRUCK, met, struck
from ludex.games.cc.c0600_priority_sequence import PRIORITY
from ludex.games.cc.c0800_battle_phase import BATTLE
from ludex.games.cc.c0800_battle_phase import VERBS as BATTLE_VERBS
from ludex.games.cc.c0900_cards_and_abilities import DURATIONS, PLAY, RESOLVE_ITEM
from ludex.games.cc.c0900_cards_and_abilities import VERBS as PLAY_VERBS
from ludex.games.cc.c0907_dear import debt
from ludex.games.cc.c0907_using import AETHER_ABILITY
from ludex.games.cc.c0909_ages import AGES
from ludex.games.cc.c1000_game_actions import NO_CARD, VERBS, after_event
from ludex.games.cc.c1000_game_actions import PROCEDURES as ACTION_PROCEDURES
from ludex.games.cc.c1002_paying_aether import ELEMENT, PAY_AETHER
from ludex.games.cc.c1016_control import OWNED, owned
from ludex.games.cc.c1016_control import VERBS as CONTROL_VERBS
from ludex.games.cc.c1022_level_up import LEVEL_UP
from ludex.games.cc.c1022_level_up import VERBS as LEVEL_VERBS
from ludex.games.cc.c1100_keywords import CONDITIONS, KEYWORDS, PLACES, after_batch
from ludex.games.cc.c1100_keywords import PROCEDURES as KEYWORD_PROCEDURES
from ludex.games.cc.c1100_keywords import VERBS as KEYWORD_VERBS
from ludex.games.cc.c1109_keyword_actions import used_again
from ludex.games.cc.c1300_other import TOKENS
from ludex.games.cc.judgement import JUDGEMENT
from ludex.games.cc.shortcuts import SHORTCUTS
from ludex.games.cc.vocabulary import VOCABULARY
from ludex.games.words import words_in

if TYPE_CHECKING:
    from ludex.core.flow.frames import Procedure

WORDS: Final = words_in("ludex.games.cc")

STARTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "preparation": (("CC 501", "502"), ("CC 403", "403.1")),
    "recovery": (("CC 501", "502"),),
    "draw": (("CC 501", "503"),),
    "call": (("CC 501", "504"),),
    "main": (("CC 501", "505"),),
    "battle": (("CC 501", "506.1"),),
    "end": (("CC 501", "507"),),
}

CHAPTERS: Final[tuple[Procedure, ...]] = (
    PREPARATION, *PHASES, PRIORITY, BATTLE, PLAY, RESOLVE_ITEM,
    AETHER_ABILITY, ELEMENT, PAY_AETHER, AGES, LEVEL_UP, *PUTTING, *ACTION_PROCEDURES, *KEYWORD_PROCEDURES,
)  # fmt: skip


def make_book(edition: str = "") -> Book:
    book = Book("cc", "CC", WORDS.name.en, edition)
    book.set_zones(*z.zone_kinds(edition))
    book.states = z.STATES
    book.root = "CC 501"
    book.acting = (z.SERVANT, z.CASTER)  # [CC 306.1] [CC 306.4] [CC 306.4a] [CC 902.1] [CC 902.1a]
    book.also_acting = (z.HAND, z.GRAVEYARD, z.CHASE)
    book.triggers.looks_back = z.looks_back
    book.moves.reroute = z.reroute
    book.moves.same_object = z.same_object
    book.moves.facts = z.FACTS
    book.moves.removing = frozenset({"banish"})
    book.moves.enters = z.enters
    book.moves.entails = z.entails
    book.moves.ways = ways
    book.moves.arriving = PUT.id
    book.moves.one_by_one = frozenset((z.DECK,))  # [CC 304.3]
    book.moves.after_move = z.after_move
    book.moves.after_event = after_event
    book.moves.noted = frozenset((NO_CARD,))  # [CC 1202.1]
    book.moves.after_batch = after_batch
    book.costs.turned_from = {"rested": "recovered"}  # [CC 1010.2] [CC 1010.3]
    book.costs.debt = debt
    book.choices.may_fail_to_choose = book.choices.looks_to_choose = True  # [CC 1012.2]
    book.choices.may_fail_rule = "CC 1012.2"
    book.replacement_rule = "CC 910.2"
    book.layers.round_figure = z.rounded
    book.layers.dynamic_groups = True  # [CC 909.3b-3]
    book.layers.durations = DURATIONS
    book.layers.own_stamps = True  # [CC 909.3b-1]
    book.triggers.states_retrigger = True  # [CC 906.7a]
    book.ends.loop_rule = "CC 1301.1c"
    book.ends.concede_rule = "CC 103.4"
    book.play_procedure = "CC 903.2"
    book.verbs = {
        **CALLING, **PUTTING_VERBS, **PLAY_VERBS, **BATTLE_VERBS, **VERBS, **CONTROL_VERBS, **LEVEL_VERBS,
        **KEYWORD_VERBS,
    }  # fmt: skip
    book.conditions = {**CONDITIONS, **PAYING}
    book.condition_places = PLACES
    book.relations = {MET: met, STRUCK: struck, OWNED: owned}
    book.tokens = dict(TOKENS)
    book.vocabulary = VOCABULARY
    book.texts = WORDS.texts
    book.clauses = {"use": used_again}
    book.log = WORDS.lines
    book.starts = STARTS
    book.phases = z.PHASES
    book.add(*CHAPTERS)
    book.add_keywords(*KEYWORDS)
    book.judgement = JUDGEMENT
    book.shortcuts = SHORTCUTS
    return register(complete(book))


BOOKS: Final = {edition: make_book(edition) for edition in ("", z.KEEPS_ORDER)}
BOOK: Final = BOOKS[""]
