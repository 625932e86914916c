"""Starts a game, and builds positions for scenarios and tests."""

from __future__ import annotations

from typing import Any, Final

from ludex.core.flow.frames import push
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.games.fights import Fight, Fights, stand_at, turn
from ludex.games.sve.book import BOOKS
from ludex.games.sve.c04_zones import DECK, ENGAGED, EP, EVOLVE_DECK, HAND, MAX_PP, PP
from ludex.games.sve.c05_key_notations import count_deed
from ludex.games.sve.c06_game_preparation import PREPARATION, SECTIONS
from ludex.games.sve.c08_main_phase import ATTACK, Attack
from ludex.games.sve.cards import make_card
from ludex.lang.files.decks import TOKENS, Deck

LEADER: Final = make_card({"name": "Leader", "type": "leader", "number": "leader"}, "sve")


def new_game(first: Deck, second: Deck, seed: int, edition: str) -> Game:
    """[SVE 1.1.1] Makes a game of two players before its first decision: the cards are presented [SVE 6.2.1.1], and lie
    in their zones as from 6.2.1.2 on. Each card belongs to the player whose deck it came from [SVE 3.1.1]."""
    decks = (first, second)
    pool = tuple(dict.fromkeys(c for deck in decks for section in (*SECTIONS, TOKENS) for c in deck.cards(section)))
    game = Game(BOOKS[edition or "en"], pool, seed)
    for player, deck in enumerate(decks):
        for section, kind in (("leader", HAND), ("main", DECK), ("evolve", EVOLVE_DECK)):  # [SVE 6.2.1.5]
            zones.deal(game, deck.cards(section), kind, player)
    push(game, game.book.root)
    push(game, PREPARATION.id)
    return game


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Puts a card into a zone of a position. A card linked to a follower (`host`) evolves it."""
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


def setup(game: Game) -> None:
    """Completes a position: gives each player a leader and the usual numbers."""
    for player in (0, 1):
        if not game.zone("leader", player):
            zones.create(game, LEADER, game.kind("leader"), player)
        for name in (PP, MAX_PP, EP):
            game.nums[player].setdefault(name, 0)


ATTACK_STEPS: Final = {"attack": "8.4.5", "quick": "8.4.7", "damage": "8.4.9", "end": "8.4.11"}


def begin_attack(game: Game, fight: Fight) -> None:
    """[SVE 8.4] Begins a position inside an attack: the follower is engaged [SVE 8.4.4], and from `quick` on it has
    attacked [SVE 8.4.5]."""
    turn(game, fight.attacker, ENGAGED)
    if fight.step != "attack":
        count_deed(game, game.active, "attacks")
    stand_at(game, "SVE 7.1", "nb.end")
    stand_at(game, "SVE 7.3", "7.3.4")
    stand_at(game, ATTACK.id, ATTACK_STEPS[fight.step], Attack(fight.attacker, fight.targets[0]))


FIGHTS: Final = Fights(tuple(ATTACK_STEPS), begin_attack)
