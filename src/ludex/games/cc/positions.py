"""Starts a game, and builds positions for scenarios and tests."""

from __future__ import annotations

from typing import Any, Final

from ludex.core.flow.frames import push
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.cc.book import BOOK, BOOKS
from ludex.games.cc.c0300_zones import CASTER, DECK, EXTRA, RESTED, STATES, STOCK
from ludex.games.cc.c0400_game_set_up import PREPARATION
from ludex.games.cc.c0803_attacking import ATTACKING, BATTLING, CasterBattle
from ludex.games.fights import Fight, Fights, stand_at, turn
from ludex.lang.files.decks import Deck

PROPERTIES: Final = {"state", "up", "this turn", "counters", "owner", "host", "known", "damage", "marks", "slot"}


def new_game(deck0: Deck, deck1: Deck, seed: int, edition: str = "") -> Game:
    """[CC 401.1] Makes a game before its first decision: the cards of both players [CC 102.1], and the procedures it
    begins with."""
    main = [deck0.cards("main"), deck1.cards("main")]
    extra = [deck0.cards("extra"), deck1.cards("extra")]
    pool = tuple(dict.fromkeys([*main[0], *extra[0], *main[1], *extra[1]]))
    game = Game(BOOKS[edition], pool, seed)
    for player in (0, 1):
        for card in main[player]:
            zones.create(game, card, DECK, player)
        for card in extra[player]:
            zones.create(game, card, EXTRA, player)
    push(game, BOOK.root)
    push(game, PREPARATION.id)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Puts a card into a zone of a position. Properties: `state`, `up`, `this turn`, `counters`, `owner`, `host` (the
    id of the entity it is a stock of), `known` (bits)."""
    if zone not in BOOK.zone_index:
        raise InputError("zone", f"no zone {zone!r}; there is {', '.join(BOOK.zone_index)}")
    for key in properties:
        if key not in PROPERTIES:
            raise InputError(card.name, f"no property {key!r}; there is {', '.join(sorted(PROPERTIES))}")
    state = properties.get("state", "recovered")
    if state not in STATES:
        raise InputError(card.name, f"no state {state!r}; there is {', '.join(STATES)}")
    kind = BOOK.zone_index[zone]
    up = bool(properties.get("up", True))
    id = zones.create(game, card, kind, player, STATES.index(state), up=up, owner=properties.get("owner", -1))
    obj = game.objects[id].copy()
    if kind == CASTER and not up:
        obj.known = 1 << obj.owner
    obj.turn = game.turn if properties.get("this turn") else game.turn - 1
    obj.counters = tuple((str(name), int(n)) for name, n in dict(properties.get("counters", {})).items())
    obj.known = int(properties.get("known", obj.known))
    obj.marks = tuple(properties.get("marks", ()))
    if kind == STOCK:
        obj.host = int(properties.get("host", 0))
    game.put(obj)
    return id


BATTLE_STEPS: Final = {"declared": "803.5", "priority": "803.6", "judgment": "804.1", "resolution": "805.1"}


def begin_battle(game: Game, fight: Fight) -> None:
    """[CC 803] Begins a position inside a battle: the attacker rests and is attacking [CC 803.4]; after the step
    `declared`, attacker and target are battling [CC 803.5]."""
    battling = (BATTLING,) if fight.targets and fight.step != "declared" else ()
    turn(game, fight.attacker, RESTED, ATTACKING, *battling)
    for id in fight.targets if battling else ():
        turn(game, id, game.objects[id].state, BATTLING)
    target = fight.targets[0] if fight.targets else 0
    stand_at(game, "CC 501", "507")
    stand_at(game, "CC 801", BATTLE_STEPS[fight.step], CasterBattle(fight.attacker, target))


FIGHTS: Final = Fights(tuple(BATTLE_STEPS), begin_battle, player=True)
