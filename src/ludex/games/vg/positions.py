"""Starts a game, and builds positions for scenarios and tests."""

from __future__ import annotations

from typing import Any, Final

from ludex.core.flow.frames import push
from ludex.core.happening import carrying, zones
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.game import Effect, Game
from ludex.core.position.objects import Card
from ludex.core.values.memo import Memo
from ludex.errors import InputError
from ludex.games.fights import Fight, Fights, stand_at, turn
from ludex.games.vg import c04_circles as circles
from ludex.games.vg import c04_zones as c04
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.book import BOOK
from ludex.games.vg.c06_attaching import attached, lend
from ludex.games.vg.c06_hearts import add_heart, plain_hearts
from ludex.games.vg.c06_stride import BEGAN
from ludex.games.vg.c08_game_preparation import PREPARATION
from ludex.games.vg.c10_roles import Battle
from ludex.games.vg.c15_pseudo_cards import NEW_TOKENS, TOKENS, may_exist, pseudo_of
from ludex.lang.files.decks import Deck


def from_ride_deck(card: Card) -> Card:
    """[VG 4.18.4] A copy of the card, marked as one that began the game in the ride deck zone."""
    return RIDES.of(card, None)


def _marked(card: Card, about: None) -> Card:
    words = {**card.words, "origin": ("ride deck",)}
    return Card(card.number, card.name, card.types, card.figures, words, card.text, card.abilities, card.back)


RIDES: Final[Memo[Card, None, Card]] = Memo(_marked)
"""The copy for each card: the same one in every game, so that what is known about it is not worked out again."""


def new_game(first: Deck, second: Deck, seed: int, edition: str = "") -> Game:
    """[VG 8.2.1.1] Makes a game of two players [VG 1.1.1] with both decks on the table; the first decision is the
    choice of a first vanguard. [VG 17.2.3.2] Of Gyze cards the Neon Gyze side is active."""
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
            zones.create(game, card, c04.RIDE_DECK, p)  # [VG 8.2.1.4] [VG 4.18.3]
        for card in deck.cards("g"):
            zones.create(game, card, c04.G, p)  # [VG 8.2.1.5] [VG 4.14.3]
        if rides[p]:
            game.set_num(p, "ride deck", 1)
    push(game, BOOK.root)
    push(game, PREPARATION.id)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Puts a card into a zone of a scenario position. `circle` or `slot` names the rear-guard circle."""
    if zone not in game.book.zone_index:
        raise InputError(zone, f"no zone; there is {', '.join(game.book.zone_index)}")
    kind = game.book.zone_index[zone]
    slot = _circle(game, player, zone, kind, properties)
    pseudo = pseudo_of(card)
    plant = kind == c04.GAUGE and "plant gauge" in properties.get("marks", ())  # [VG 7.40.5]
    if pseudo is not None and not plant and not may_exist(game, card, kind):
        raise InputError(zone, f"{card.name} exists only in {', '.join(pseudo.lives)}")  # [VG 15.2.4.1]
    if card.token:
        game.memory[TOKENS] = NEW_TOKENS
    if kind <= c04.GC and "order" in card.types:
        game.memory[c04.ORDER_ON_CIRCLE] = 1
    if kind == c04.RIDE_DECK:
        card = from_ride_deck(card)
        game.set_num(player, "ride deck", 1)
    state = c04.RESTED if kind == c04.GC else c04.STANDING
    up = properties.get("up", True) and kind != c04.LOCKED
    return zones.create(game, card, kind, player, state, slot, up)


def _circle(game: Game, player: int, zone: str, kind: int, properties: dict[str, Any]) -> int:
    """The number of the circle for a card that is placed; -1: it needs none."""
    slot: int = properties.get("slot", -1)
    name = properties.get("circle")
    if name is not None:
        if name not in circles.NUMBERS:
            raise InputError(zone, f"no circle {name!r}; there is {', '.join(circles.NUMBERS)}")
        slot = circles.NUMBERS[name]
    there = [spot.number for spot in game.spots[player] if circles.REAR in spot.types]
    if kind == c04.RECORD:
        return slot
    if kind not in (c04.RC, c04.LOCKED):
        if slot >= 0:
            raise InputError(zone, "only rear-guards and locked cards have a circle to say")
    elif slot < 0:
        slot = next((s for s in there if not circles.on_circle(game, player, s)), -1)
        if slot < 0:
            raise InputError(zone, "all rear-guard circles are taken; say which `circle`")
    elif slot not in there:
        raise InputError(zone, f"the player has no rear-guard circle {circles.name_of(slot)!r}")
    return slot


def set_circle(game: Game, player: int, name: str, types: list[str]) -> None:
    """[VG 4.9.2] Gives a circle of a scenario its types; one that the player does not have is gained. No types: the
    circle is gone."""
    if name not in circles.NUMBERS:
        raise InputError(name, f"no circle; there is {', '.join(circles.NUMBERS)}")
    for word in types:
        if word not in circles.TYPES or word == circles.LOCK:
            raise InputError(name, f"no type {word!r} to give; a locked card makes a lock circle")
    number = circles.NUMBERS[name]
    have = game.spots[player]
    kept = tuple(spot for spot in have if spot.number != number)
    if types:
        old = next((spot for spot in have if spot.number == number), None)
        spot = old or circles.gained(player, number)
        kept = tuple(sorted((*kept, spot._replace(types=tuple(types)))))
    spots.replace(game, player, kept)


def setup(game: Game) -> None:
    """[VG 6.5.1.3] A G unit of a scenario that has hearts has the power and the names of the first one. [VG 17.5.2.2]
    The owner of an imprisoned card is its master."""
    for id in (*game.at(c04.IMPRISONED, 0), *game.at(c04.IMPRISONED, 1)):
        carrying.CARRY["control"](game, Event("control", id, game.objects[id].owner))
    for id in (*game.at(c04.BUDDY_SOUL, 0), *game.at(c04.BUDDY_SOUL, 1)):
        under = game.objects[id].copy()
        under.slot = game.objects[under.host].slot if under.host in game.objects else -1
        game.put(under)
    for id in attached(game):
        lend(game, id)  # [VG 6.9.3]
    for player in (0, 1):
        hearts = plain_hearts(game, player)
        for id in game.at(c04.VC, player):
            if hearts and "G" in c04.active_side(game.objects[id]).types:
                add_heart(game, id, hearts[0])


def begins(game: Game, phase: str) -> None:
    """[VG 6.6.2] The vanguard of a position that begins before the ride step is the one of the beginning of the turn,
    unless the scenario says otherwise."""
    if phase in ("draw", "ride"):
        game.memory.setdefault(BEGAN, c04.vanguard_grade(game, game.active))


BATTLE_STEPS: Final = {
    "attack": "10.4.1.9", "boost": "10.4.1.12", "guard": "10.5.1.1", "drive": "10.6.1.1", "damage": "10.7.1.1",
    "close": "10.8.1.1",
}  # fmt: skip


def begin_battle(game: Game, fight: Fight) -> None:
    """[VG 10.4] Begins a position inside a battle: the attacker rests [VG 10.4.1.5]; the booster rests, and each card
    on the guardian circle guards the unit that is attacked, without being called now."""
    early = fight.step in ("attack", "boost")
    guardians = game.at(c04.GC, 1 - game.active)
    if early and (fight.booster or guardians):
        raise InputError("battle", f"before the step {fight.step} there is no booster and no guardian")
    if guardians and len(fight.targets) > 1:
        raise InputError("battle", "several units are attacked: let the script call the guardians")
    turn(game, fight.attacker, c04.RESTED)
    game.remember("battles", game.remembers("battles") + 1)
    attacked = fight.targets if fight.step != "attack" else ()
    stand_at(game, "nb.turns", "nb.end")
    stand_at(game, "VG 10.3", "10.3.1.2")
    local = Battle(game.active, fight.attacker, fight.targets, fight.attacker, attacked)
    if fight.booster:
        turn(game, fight.booster, c04.RESTED)
        bound = (("booster", (fight.booster,)),)
        boost = Effect(c06.BOOST, "battle", fight.booster, game.active, game.tick(), (fight.attacker,), bound)
        game.add_effect(boost)
        local.booster, local.boosting = fight.booster, (fight.booster,)
    stand_at(game, "VG 10.4", BATTLE_STEPS[fight.step], local)
    for id in guardians:
        c06.guard(game, id, fight.targets[0])


FIGHTS: Final = Fights(tuple(BATTLE_STEPS), begin_battle, several=True, with_booster=True)
