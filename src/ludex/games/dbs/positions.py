"""Starts a game, and builds positions for scenarios and tests."""

from __future__ import annotations

from typing import Any, Final

from ludex.core.flow.frames import push
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.dbs.book import BOOKS
from ludex.games.dbs.c03_game_areas import DECK, LEADER, LIFE, REST_MODE, STATES
from ludex.games.dbs.c05_game_preparation import PREPARATION, check_deck
from ludex.games.dbs.c07_battle import Battle
from ludex.games.dbs.cards import make_card, shipped_cards
from ludex.games.fights import Fight, Fights, stand_at, turn
from ludex.lang.files.decks import TOKENS, Deck

FILLER: Final = "ORB-050"
PLAIN_LEADER: Final = make_card(
    {"number": "LX-L", "name": "Plain Leader", "type": "leader", "power": 10000}, "plain leader"
)


def new_game(deck0: Deck, deck1: Deck, seed: int, edition: str = "") -> Game:
    """[DBS 5-2-1-1] Both players [DBS 1-1-1] present their Leader and deck; decks that break 5-1 are refused.

    Leaders lie in the Leader Area [DBS 2-3-2-1], front side up [DBS 3-5-1], all other cards in the decks [DBS 3-2-1].
    """
    for deck in (deck0, deck1):
        breaches = check_deck(deck, edition)
        if breaches:
            first = breaches[0]
            where = f"{deck.place}:{first.line}" if first.line else deck.place
            raise InputError(where, f"{first.reason} [{first.rule}]")
    pool: dict[str, Card] = {}
    for deck in (deck0, deck1):
        for card in (*deck.cards("leader"), *deck.cards("deck"), *deck.cards(TOKENS)):
            pool.setdefault(card.number, card)
    book = BOOKS[edition]
    game = Game(book, tuple(pool.values()), seed)
    for player, deck in enumerate((deck0, deck1)):
        zones.create(game, pool[deck.cards("leader")[0].number], LEADER, player)  # [DBS 5-2-1-2]
        for card in deck.cards("deck"):
            zones.create(game, pool[card.number], DECK, player)
    push(game, book.root)
    push(game, PREPARATION.id)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Puts a card into an area. `awakened: true` turns a Leader over."""
    if zone not in game.book.zone_index:
        raise InputError(zone, f"no area; there is {', '.join(game.book.zone_index)}")
    if (zone == "leader") != (card.types == ("leader",)):
        raise InputError(zone, f"{card.name} has no place there")
    state = STATES.index(str(properties.get("state", "active")))
    owner = int(properties.get("owner", player))
    id = zones.create(game, card, game.kind(zone), player, state, owner=owner)
    obj = game.objects[id].copy()
    obj.turn = int(properties.get("turn", game.turn - 1))
    obj.host = int(properties.get("host", 0))
    if "awakened" in properties:
        if card.back is None or not isinstance(properties["awakened"], bool):
            raise InputError(zone, "awakened: true or false, of a Leader Card with a back")
        obj.guise = card.back if properties["awakened"] else None
    game.put(obj)
    return id


def setup(game: Game) -> None:
    """Completes a position: adds a missing Leader, deck and life, so that no player has lost before it begins."""
    pool = shipped_cards()
    for player in (0, 1):
        if not game.at(LEADER, player):
            place(game, player, "leader", PLAIN_LEADER, {})
        for area, n in ((DECK, 10), (LIFE, 8)):
            if not game.at(area, player):
                for _ in range(n):
                    zones.create(game, pool[FILLER], area, player)


BATTLE_STEPS: Final = {
    "attack": ("7-1-1", "", ""),
    "offence": ("nb.defense", "DBS 7-2", "7-2-1-1"),
    "defense": ("nb.damage", "DBS 7-3", "7-3-1-1"),
    "damage": ("nb.finished", "DBS 7-4", "7-4-1-1"),
}
"""By step: where the attack [DBS 7-1] goes on afterwards, the procedure of the step, and its first paragraph."""


def begin_battle(game: Game, fight: Fight) -> None:
    """[DBS 7-1] Begins a position inside an attack: the attacker is in Rest Mode, and from the Offence Step on the
    battle has begun [DBS 7-1-3]."""
    turn(game, fight.attacker, REST_MODE)
    then, proc, rule = BATTLE_STEPS[fight.step]
    stand_at(game, "DBS 6-1", "nb.end")
    stand_at(game, "DBS 6-3-1", "6-3-1-2")
    target = fight.targets[0]
    stand_at(game, "DBS 7-1", then, Battle(fight.attacker, target, target, fighting=bool(proc)))
    if proc:
        stand_at(game, proc, rule)


FIGHTS: Final = Fights(tuple(BATTLE_STEPS), begin_battle)
