"""The Dragon Ball Super Card Game, by its General Rules. Chapters are modules under the book's own numbers."""

from __future__ import annotations

from ludex.core.book import Book, Verb, register
from ludex.core.machine import complete
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.games import Spec
from ludex.games.dbs import c05_game_preparation as c05
from ludex.games.dbs import c06_game_progression as c06
from ludex.games.dbs import c07_attack_and_battle as c07
from ludex.games.dbs import c10_keywords as c10
from ludex.games.dbs.c01_game_outline import not_negative
from ludex.games.dbs.c02_card_data import ENERGY_COST
from ludex.games.dbs.c03_game_areas import (
    BATTLE,
    COMBO,
    HAND,
    LEADER,
    ORDERING,
    STATES,
    after_move,
    areas,
    looks_back,
    place_in_order,
    same_card,
    where_to,
)  # fmt: skip
from ludex.games.dbs.c04_basic_terms import COUNTER_TIMING, DAMAGE, damage_verb, negate
from ludex.games.dbs.c08_skills import ACTIVATING, CHECKPOINT
from ludex.games.dbs.c09_rule_processing import after_events
from ludex.games.dbs.cards import FILLER, cards, deck_texts, make_card, place, setup
from ludex.games.dbs.judgement import JUDGEMENT
from ludex.games.dbs.shortcuts import SHORTCUTS
from ludex.games.dbs.text import compile_text
from ludex.lang.decks import Deck

TEXTS = {
    "play": "play {a}",
    "charge": "charge {a}",
    "return": "return {a}",
    "put": "put {a}",
    "attack": "attack with {a} -> {b}",
    "combo hand": "combo with {a} from hand",
    "combo battle": "combo with {a} from the Battle Area",
    "awaken": "awaken {a}",
    "evolve": "evolve into {a}",
    "activate": "activate {a}",
    "block": "block with {a}",
    "counter": "counter with {a}",
    "pay": "pay {word}",
    "take life": "take {a} from life",
    "take hidden life": "take a hidden life card",
    "end main": "end the main phase",
}
LOG = {
    "turn start": "{player} begins a turn",
    "charge phase": "",
    "main phase": "{player}'s Main Phase begins",
    "offence step": "",
    "defense step": "",
    "damage step": "",
    "main end": "",
    "turn end": "the end of {player}'s turn",
    "move return": "{card} returns to the {dst}",
    "move life": "{player} sets a life card",
    "move charge": "{player} charges {card}",
    "move play": "{player} puts {card} into the Battle Area",
    "move place": "{player} places {card} in the Battle Area",
    "move negate": "{card} is negated and goes to the Drop Area",
    "move evolve": "{player} evolves into {card}",
    "move combo": "{player}'s {card} goes to {dst} (combo)",
    "move KO": "{card} is KOed",
    "move use": "{player} uses {card}",
    "move discard": "{player} discards {card}",
    "move damage": "{player} takes {card} from life to {dst}",
    "move rule": "{card} goes to the Drop Area by the rules",
    "play": "",
    "reveal": "{player} reveals {card}",
    "attack": "{card} attacks {other}",
    "block": "{card} blocks",
    "inflict": "{player} takes {n} damage from {other}",
    "flip": "{card} is turned over",
    "state active": "{card} switches to Active Mode",
    "state rest": "{card} switches to Rest Mode",
    "battle end": "the battle ends",
    "declare": "{player} declares {n} rounds of the loop",
    "repeat": "the loop is carried out {n} times",
}


def make_book() -> Book:
    book = Book("dbs", "DBS", "Dragon Ball Super Card Game")
    book.set_zones(*areas())
    book.states = STATES
    book.judgement = JUDGEMENT
    book.root = "DBS 5-2-1"
    book.play_procedure = "DBS 8-6-2"
    book.acting = (LEADER, BATTLE)  # [DBS 2-12-2]
    book.also_acting = (COMBO, HAND)  # [DBS 3-7-5]: only skills written for these areas
    book.looks_back = looks_back
    book.same_object = same_card
    book.reroute = where_to
    book.after_move = after_move
    book.after_batch = after_events
    book.shortcuts = SHORTCUTS
    book.round_figure = not_negative
    book.final_information = True  # [DBS 8-11-1]
    book.loop_rule = "DBS 11-1-1-1"
    book.verbs = {
        "negate": Verb("DBS 4-7-3-5", negate),
        "negate the attack": Verb("DBS 7-1-3", c10.negate_attack),
        "damage": Verb("DBS 4-11-1-2", damage_verb),
        "flip": Verb("DBS 10-1-3", c10.flip),
        "field": Verb("DBS 10-2-1", c10.place_field),
        "block": Verb("DBS 10-3-1", c10.block),
        "evolve": Verb("DBS 10-4-4", c10.evolve_onto),
        "play": Verb("DBS 3-6-3", c10.play_card),
        "energy": Verb("DBS 8-4-2", c10.energy, c10.can_energy),
        "mill": Verb("DBS 3-2-3", c10.mill),
        "order": Verb("DBS 3-1-6", place_in_order),
    }
    book.conditions = {"KOed in battle": c10.koed_in_battle}
    book.texts = TEXTS
    book.log = LOG
    turn = "DBS 6-1"
    book.starts = {
        "charge": ((turn, "nb.main"), ("DBS 6-2", "6-2-1")),
        "main": ((turn, "nb.end"), ("DBS 6-3-1", "6-3-1-2")),
        "end": ((turn, "nb.next"), ("DBS 6-4-1", "6-4-1-1")),
    }
    book.add_keywords(*c10.KEYWORDS)
    book.add(
        ENERGY_COST, ORDERING, COUNTER_TIMING, DAMAGE, c05.PREPARATION, c06.TURN, c06.CHARGE, c06.MAIN, c06.PLAYING,
        c06.END, *c07.PROCEDURES, CHECKPOINT, ACTIVATING,
    )  # fmt: skip
    return register(complete(book))


BOOK = make_book()


def new_game(deck0: Deck, deck1: Deck, seed: int, edition: str = "") -> Game:
    return c05.new_game(BOOK, deck0, deck1, seed)


def reads(text: str, card: Card) -> tuple[Ability, ...]:
    """What part of a card's text comes to."""
    return compile_text(text, card.types[0])


SPEC = Spec(
    code="dbs",
    name="Dragon Ball Super Card Game",
    books={"": BOOK},
    sections=c05.SECTIONS,
    cards=cards,
    deck_texts=deck_texts,
    check_deck=c05.check_deck,
    new_game=new_game,
    make_card=make_card,
    place=place,
    extra={
        "conceding": "DBS 1-2-4",
        "reads": reads,
        "setup": setup,
        "filler": FILLER,
        "properties": ("awakened",),
        "linked zone": "under",
    },
)
