"""Cardfight!! Vanguard. Chapters of its rulebook are the modules; `SPEC` is what the tools ask for."""

from __future__ import annotations

from typing import Any

from ludex.core.book import Book, register
from ludex.core.happening import zones
from ludex.core.machine import complete
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games import Spec
from ludex.games.vg import c04_zones as c04
from ludex.games.vg import (
    c06_calls_and_rides,
    c07_specific_actions,
    c08_game_preparation,
    c09_game_progression,
    c10_attack_and_battle,
    c11_effects,
    c11_playing_abilities,
    c11_trigger_checks,
    c13_rule_actions,
    c14_keywords,
    cards,
)
from ludex.games.vg import text as texts
from ludex.games.vg.judgement import JUDGEMENT
from ludex.games.vg.shortcuts import SHORTCUTS
from ludex.lang.decks import Deck

TEXTS = {
    "ride": "ride {a}",
    "ride from the ride deck": "ride {a} from the ride deck",
    "call": "call {a} to {word}",
    "put on": "put {a} on {word}",
    "exchange": "exchange {word} column",
    "play": "play {a}",
    "use": "use {a} {word}",
    "attack!": "attack",
    "attack": "attack with {a} -> {b}",
    "boost": "boost with {a}",
    "guard": "guard with {a}",
    "G guard": "G guard with {a}",
    "intercept": "intercept with {a}",
    "guarded": "for {a}",
    "trigger": "{word} of {a}",
    "icon": "{word} trigger of {a}",
    "give power": "power to {a}",
    "give critical": "critical to {a}",
    "give stand": "stand {a}",
    "heal": "heal {a}",
    "first vanguard": "first vanguard {a}",
    "put back": "put back {a}",
    "discard": "discard {a}",
    "remove": "remove {a}",
    "take": "take {a}",
    "G assist": "G assist",
    "go first": "go first",
    "go second": "go second",
    "times": "{n} times",
}

LOG = {
    "move": "{card} goes from {src} to {dst}",
    "move draw": "{player} draws {card}",
    "move normal call": "{player} calls {card} to {dst}",
    "move superior call": "{player} superior calls {card} to {dst}",
    "move ride": "{player} rides {card}",
    "move rode upon": "{card} goes into the soul",
    "move retire": "{card} is retired",
    "move discard": "{player} discards {card}",
    "move intercept": "{card} intercepts",
    "move exchange": "{card} changes its circle",
    "move drive check": "Drive check: {card}",
    "move damage check": "Damage check: {card}",
    "move damage": "{card} goes to the damage zone",
    "move to hand": "{card} goes to the hand of {player}",
    "move heal": "{card} is healed",
    "move remove": "{card} is removed from the game",
    "move put back": "{player} puts {card} back",
    "move soul-charge": "{card} is charged into the soul",
    "move soul-blast": "{card} is blasted from the soul",
    "move overloaded": "{card} has no room on its circle",
    "move illegal guardian": "{card} guards nobody and goes to the drop zone",
    "move set": "{card} is set in the order zone",
    "state stand": "{card} stands",
    "state rest": "{card} rests",
    "face": "{card} is turned {state}",
    "number damage": "{player} takes {n} damage",
    "number energy": "{player}: energy {signed}",
    "attack": "{card} attacks {other}",
    "attacked": "",
    "boost": "{card} boosts {other}",
    "boosted": "",
    "intercept": "",
    "ride": "",
    "persona ride": "Persona ride: {card}",
    "drive check": "",
    "damage check": "",
    "trigger": "Trigger: {word} ({card})",
    "hit": "The attack of {card} hits {other}",
    "gets power": "{card} gets power {signed}",
    "gets critical": "{card} gets critical {signed}",
    "dealt": "",
    "no hit": "The attack of {card} does not hit",
    "stand up": "{player} stands up {card}",
    "G assist": "{player} uses G assist",
    "begin": "",
    "begin turn": "The turn of {player} begins",
    "begin main phase": "Main phase",
    "begin battle phase": "Battle phase",
}


def make_book() -> Book:
    book = Book("vg", "VG", "Cardfight!! Vanguard")
    book.set_zones(*c04.KINDS)
    book.states = c04.STATES
    book.acting = (c04.VC, c04.RC, c04.GC)
    book.rarely_acting = tuple(range(c04.DECK, len(c04.KINDS)))  # [VG 11.4.4.1]
    book.looks_back = c04.looks_back
    book.looks_both = c04.looks_both
    book.reroute = c04.reroute
    book.same_object = c04.same_object
    book.after_move = c06_calls_and_rides.after_move
    book.base_figure = c14_keywords.base_figure
    book.layer = c11_effects.layer
    book.word_layer = c11_effects.word_layer
    book.begins = c11_effects.begins
    book.after_event = c11_effects.after_event
    book.after_batch = c11_effects.ages
    book.shortcuts = SHORTCUTS
    book.silent = c11_effects.silent
    book.lets_go = c11_effects.lets_go
    book.spent_waits = False  # [VG 12.2.1.2.1]
    book.states_retrigger = True  # [VG 11.9.8.1]
    book.pays_at_once = book.pays_with_own = True  # [VG 11.7.1]
    book.all_of_none = True  # [VG 11.7.3]
    book.may_fail_to_choose = True  # [VG 11.8.4.1.4]
    book.loop_rule = "VG 18.1.1.1"
    book.verbs = {**c07_specific_actions.VERBS, **c11_effects.VERBS}
    book.play_procedure = "VG 11.8.2"
    book.conditions = {
        "went second": lambda game, ctx: bool(game.num(ctx.controller, "went second")),
        "vanguard attacked": lambda game, ctx: c04.attacked_is(game, c04.VC),
        "rear-guard attacked": lambda game, ctx: c04.attacked_is(game, c04.RC),
    }
    book.tokens = {card.number: card for card in cards.tokens()}
    book.add_keywords(*c14_keywords.KEYWORDS)
    book.texts = TEXTS
    book.log = LOG
    book.judgement = JUDGEMENT
    book.root = "nb.turns"
    book.starts = {
        "prepare": (("nb.turns", "nb.stand"), ("VG 8.2", "8.2.1.2")),
        "stand": (("nb.turns", "nb.draw"), ("VG 9.2", "9.2.1")),
        "draw": (("nb.turns", "nb.ride"), ("VG 9.3", "9.4.1")),
        "ride": (("nb.turns", "nb.main"), ("VG 9.6", "9.7.1")),
        "main": (("nb.turns", "nb.battle"), ("VG 9.9", "9.9.1")),
        "battle": (("nb.turns", "nb.end"), ("VG 10.3", "10.3.1.1")),
        "end": (("nb.turns", "nb.stand"), ("VG 9.11", "9.11.1")),
    }
    book.add(
        c09_game_progression.TURNS,
        c08_game_preparation.PREPARATION,
        c09_game_progression.STAND,
        c09_game_progression.DRAW,
        c09_game_progression.RIDE_PHASE,
        c09_game_progression.MAIN,
        c09_game_progression.END_PHASE,
        c10_attack_and_battle.START_STEP,
        c10_attack_and_battle.BATTLE,
        c11_playing_abilities.CHECK_TIMING,
        c11_playing_abilities.PLAY,
        c11_trigger_checks.TRIGGERS,
        c11_trigger_checks.ICONS,
        c13_rule_actions.NO_VANGUARD,
        c13_rule_actions.DAMAGE_APPLICATION,
        c06_calls_and_rides.CALL,
        c06_calls_and_rides.RIDE,
        c07_specific_actions.ATTACK,
    )
    return register(complete(book))


BOOK = make_book()


def from_ride_deck(card: Card) -> Card:
    """[VG 4.18.4] The card as one that was in the ride deck zone when the game began."""
    words = {**card.words, "origin": ("ride deck",)}
    return Card(card.number, card.name, card.types, card.figures, words, card.text, card.abilities, card.back)


def new_game(first: Deck, second: Deck, seed: int, edition: str = "") -> Game:
    """[VG 8.2.1.1] Both decks are on the table; the first decision is that of the first vanguard."""
    decks = (first, second)
    rides = [[from_ride_deck(card) for card in deck.cards("ride")] for deck in decks]
    pool = dict.fromkeys(
        [*first.cards("main"), *second.cards("main"), *rides[0], *rides[1], *first.cards("g"), *second.cards("g")]
    )
    game = Game(BOOK, tuple(pool), seed)
    for p, deck in enumerate(decks):
        for card in deck.cards("main"):
            zones.create(game, card, c04.DECK, p)
        for card in rides[p]:
            zones.create(game, card, c04.RIDE_DECK, p)  # [VG 8.2.1.4]
        for card in deck.cards("g"):
            zones.create(game, card, c04.G, p)  # [VG 8.2.1.5]
        if rides[p]:
            game.set_num(p, "ride deck", 1)
    from ludex.core.flow.frames import push

    push(game, BOOK.root)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Put a card into a zone of a scenario position. `circle` or `slot` says which rear-guard circle."""
    if zone not in game.book.zone_index:
        raise InputError(zone, f"no zone; there is {', '.join(game.book.zone_index)}")
    kind = game.book.zone_index[zone]
    slot = properties.get("slot", -1)
    circle = properties.get("circle")
    if circle is not None:
        if circle not in c04.CIRCLES:
            raise InputError(zone, f"no circle {circle!r}; there is {', '.join(c04.CIRCLES)}")
        slot = c04.CIRCLES.index(circle)
    if kind == c04.RC and slot < 0:
        slot = next((s for s in range(5) if not c04.unit_at(game, player, s)), -1)
        if slot < 0:
            raise InputError(zone, "all five rear-guard circles are taken; say which `circle`")
    if card.token:
        game.memory["tokens"] = 1
    if kind == c04.RIDE_DECK:
        card = from_ride_deck(card)
        game.set_num(player, "ride deck", 1)
    state = c04.RESTED if kind == c04.GC else c04.STANDING
    return zones.create(game, card, kind, player, state, slot, properties.get("up", True))


def reads(text: str, card: Card) -> tuple[Ability, ...]:
    """What part of a card's text comes to."""
    return texts.read(text, "order" in card.types)


SPEC = Spec(
    code="vg",
    name="Cardfight!! Vanguard",
    books={"": BOOK},
    sections=c08_game_preparation.SECTIONS,
    cards=cards.shipped,
    deck_texts=cards.deck_texts,
    check_deck=c08_game_preparation.check_deck,
    new_game=new_game,
    make_card=cards.make_card,
    place=place,
    numbers=("damage", "energy", "energy limit", "ride deck", "orders", "went second"),
    extra={
        "conceding": "VG 1.2.4",
        "reads": reads,
        "properties": ("circle",),
        "slots": {name: i for i, name in enumerate(c04.CIRCLES)},
        "linked zone": "soul",
        "filler": "LV1-018",
    },
)
