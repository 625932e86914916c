"""Shadowverse: Evolve, in its English and Japanese editions."""

from __future__ import annotations

from typing import Any

from ludex.core.book import Book, register
from ludex.core.flow.frames import Frame
from ludex.core.happening import zones
from ludex.core.machine import complete
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.games import Spec
from ludex.games.sve import (
    c04_zones,
    c05_key_notations,
    c06_game_preparation,
    c07_game_progression,
    c08_main_phase,
    c10_playing_and_resolving,
    c11_rules_handling,
    c12_keywords,
    c13_class_specific,
    c14_universe_specific,
    c15_miscellaneous,
    super_evolution,
)
from ludex.games.sve.c04_zones import DECK, EP, EVOLVE_DECK, HAND, MAX_PP, PP
from ludex.games.sve.card_files import cards, deck_texts, make_card
from ludex.games.sve.edition import EDITIONS, LETTERS, PLAYED, Edition
from ludex.games.sve.judgement import JUDGEMENT
from ludex.games.sve.languages import languages
from ludex.games.sve.printed import READER
from ludex.games.sve.shortcuts import SHORTCUTS
from ludex.games.sve.text import read_card_text
from ludex.games.sve.tokens import token_table
from ludex.lang.decks import TOKENS, Deck

TEXTS = {
    "play": "play {a}",
    "attack": "attack {a} -> {b}",
    "attack leader": "attack {a} -> leader",
    "evolve": "evolve {a} ({word})",
    "serve": "serve {a} ({word})",
    "evolve into": "evolve into {a}",
    "use": "use {a}",
    "look": "look at the next card",
    "end": "end the main phase",
    "engage": "engage {a}",
    "leave reserved": "leave {a} reserved",
    "engage no more": "engage no more",
    "do nothing": "do nothing",
    "discard": "discard {a}",
    "keep": "keep {a}",
    "redraw": "redraw",
    "put next": "put {a} next",
    "go first": "go first",
    "go second": "go second",
    "declare": "declare {word}",
    "pay extra": "pay for {word}",
    "do not pay": "do not pay for {word}",
    "repeat": "repeat the last {n} actions",
    "allow": "allow all {n}",
    "break": "break in after {n}",
}

LOG = {
    "move play": "{player} plays {card}",
    "move enter": "{card} comes to the field",
    "move destroy": "{card} is destroyed",
    "move banish": "{card} is banished",
    "move discard": "{player} discards {card}",
    "move evolve": "",
    "move return": "{card} returns to the {dst}",
    "move steal": "{player} steals {card}",
    "eliminate": "{card} no longer exists",
    "restore": "{card} gains {n} defense",
    "evolve": "{card} evolves",
    "defense set": "{card} has another defense",
    "super-evolve": "{card} super-evolves",
    "lose defense": "",
    "fought": "",
    "attack": "{card} attacks {other}",
    "attack ends": "",
    "play": "",
    "main phase": "{player}: main phase",
    "end phase": "{player}: end phase",
    "no evolve deck": "{player} has no evolve deck",
}


def make_book(edition: Edition) -> Book:
    book = Book("sve", "SVE", "Shadowverse: Evolve", edition.code)
    c04_zones.set_up(book)
    book.after_event = c05_key_notations.note
    book.noted = c05_key_notations.NOTED
    book.shortcuts = SHORTCUTS
    book.single = c12_keywords.SINGLE
    book.states_retrigger = True  # [SVE 10.7.6.1]
    book.loop_rule = "SVE 15.2.1.3"
    book.may_lose = c11_rules_handling.may_lose
    book.finish_rule = "SVE 1.2.4"
    book.after_batch = c04_zones.arrange
    if not edition.strike_variant_is_trigger_filter:
        book.asked_late = frozenset({"Strike"})  # [SVE-JA 12.7.2]
    book.until = c07_game_progression.until
    book.verbs = {
        **c05_key_notations.verbs(), **c08_main_phase.verbs(), **c14_universe_specific.verbs(),
        **c15_miscellaneous.verbs(),
    }  # fmt: skip
    book.conditions = {
        **c13_class_specific.conditions(),
        "served": c14_universe_specific.is_served,
        "in combat": c08_main_phase.in_combat,
        "EX area full": c04_zones.ex_full,
    }
    book.reckoned = {"Overflow": MAX_PP}
    book.tokens = token_table(edition)
    book.add_keywords(
        *c12_keywords.KEYWORDS,
        c13_class_specific.STACK,
        c14_universe_specific.SERVE,
        c14_universe_specific.ON_RACE,
    )
    book.texts = dict(TEXTS)
    book.log = dict(LOG)
    book.judgement = JUDGEMENT
    book.root = "SVE 6.2"
    book.play_procedure = "SVE 10.6"
    book.starts = {
        "preparation": (("SVE 6.2", "6.2.1.1"),),
        "start": (("SVE 7.1", "nb.main"), ("SVE 7.2", "7.2.1")),
        "main": (("SVE 7.1", "nb.end"), ("SVE 7.3", "7.3.3")),
        "main begins": (("SVE 7.1", "nb.end"), ("SVE 7.3", "7.3.1")),
        "end": (("SVE 7.1", "7.1.1"), ("SVE 7.4", "7.4.1")),
    }
    book.add(
        c04_zones.ARRANGE,
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
        c15_miscellaneous.CYCLES,
    )
    return register(complete(book))


BOOKS = {code: make_book(edition) for code, edition in EDITIONS.items()}
VARIANTS = {edition.code: BOOKS[edition.code] for edition in LETTERS}


def new_game(first: Deck, second: Deck, seed: int, edition: str) -> Game:
    """[SVE 1.1.1] A game of two before anything was decided: the cards are presented, and lie where they belong from
    6.2.1.2 on. Each belongs to whose deck it came from [SVE 3.1.1]."""
    decks = (first, second)
    pool = tuple(dict.fromkeys(c for deck in decks for section in (*SECTIONS, TOKENS) for c in deck.cards(section)))
    game = Game(BOOKS[edition or "en"], pool, seed)
    for player, deck in enumerate(decks):
        for section, kind in (("leader", HAND), ("main", DECK), ("evolve", EVOLVE_DECK)):
            zones.deal(game, deck.cards(section), kind, player)
    game.frames.append(Frame("SVE 6.2"))
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Put a card into a zone of a position. A card linked to a follower (`host`) evolves it."""
    kind = game.book.zone_index[zone]
    state = game.book.states.index(properties.get("state", "reserved"))
    up = properties.get("up", game.book.zones[kind].sight == "public")
    id = zones.create(game, card, kind, player, state, up=up, owner=properties.get("owner", -1))
    obj = game.objects[id].copy()
    obj.up = up
    if "damage" in properties:
        obj.damage = properties["damage"]
    host = properties.get("host", 0)
    if host:
        obj.host = host
        if zone == "evolve zone":
            follower = game.objects[host].copy()
            follower.guise = card
            game.put(follower)
    game.put(obj)
    return id


def set_up(game: Game) -> None:
    """Complete a position: each player has a leader and the usual numbers."""
    for player in (0, 1):
        if not game.zone("leader", player):
            zones.create(game, LEADER, game.kind("leader"), player)
        for name in (PP, MAX_PP, EP):
            game.nums[player].setdefault(name, 0)


LEADER = make_card({"name": "Leader", "type": "leader", "number": "leader"}, "sve")
SECTIONS = ("leader", "main", "evolve")


def reads(text: str, card: Card) -> tuple[Ability, ...]:
    """What part of a card's text comes to."""
    return read_card_text(text, "spell" in card.types)


SPEC = Spec(
    code="sve",
    name="Shadowverse: Evolve",
    books={edition.code: BOOKS[edition.code] for edition in PLAYED},
    variants=VARIANTS,
    sections=SECTIONS,
    cards=cards,
    deck_texts=deck_texts,
    check_deck=c06_game_preparation.check_deck,
    new_game=new_game,
    make_card=make_card,
    place=place,
    default_edition="en",
    numbers=(
        PP,
        MAX_PP,
        EP,
        super_evolution.SEP,
        "field limit",
        "ex limit",
        "hand limit",
        *c07_game_progression.PER_TURN,
    ),
    extra={
        "conceding": "SVE 1.2.3",  # at once, and no effect is asked [SVE 1.2.3.1]
        "reads": reads,
        "linked zone": "evolve zone",
        "setup": set_up,
        "languages": languages(),
        "reader": READER,
    },
)
