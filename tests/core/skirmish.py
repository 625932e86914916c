"""Skirmish (examples/skirmish) for tests of the core: cards made on the spot, and a board in the middle of a turn."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, push
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex_skirmish.book import BOOK
from ludex_skirmish.c01_before_the_game import HERO_CARD as HERO
from ludex_skirmish.c02_turn import TURN, act, may_act
from ludex_skirmish.positions import begin as start
from ludex_skirmish.positions import setup

__all__ = ["BOOK", "HERO", "board", "spell", "start", "unit"]


def unit(name: str, cost: int, power: int, health: int, *abilities: t.Ability) -> Card:
    figures = {"cost": cost, "power": power, "health": health}
    return Card(name.lower(), name, ("unit",), figures, {}, "", abilities)


def spell(name: str, cost: int, *abilities: t.Ability) -> Card:
    return Card(name.lower(), name, ("spell",), {"cost": cost}, {}, "", abilities)


FILLER = unit("Filler", 9, 1, 1)


def _may_wait(game: Game, frame: Frame) -> Decision:
    decision = may_act(game, frame)
    if game.num(game.active, "patience"):
        decision.options.insert(-1, Option("wait"))
    return decision


def _act_or_wait(game: Game, frame: Frame) -> str | None:
    return None if frame.answer is not None and frame.answer.verb == "wait" else act(game, frame)


_acting = TURN.steps[TURN.at["2.5"]]
_acting.ask, _acting.do = _may_wait, _act_or_wait


def board(*units: Card, enemy: tuple[Card, ...] = (), hand: tuple[Card, ...] = (), mana: int = 5) -> Game:
    """A position in the middle of player 0's turn, at 2.5. Player 0 may wait, so that no turn ends by itself."""
    pool = tuple(dict.fromkeys([HERO, FILLER, *units, *enemy, *hand]))
    game = Game(BOOK, pool, 1)
    setup(game)
    for p in (0, 1):
        for _ in range(5):
            zones.create(game, FILLER, game.kind("deck"), p)
    for card in units:
        zones.create(game, card, game.kind("field"), 0)
    for card in enemy:
        zones.create(game, card, game.kind("field"), 1, state=1)
    for card in hand:
        zones.create(game, card, game.kind("hand"), 0)
    game.turn = 3
    game.set_num(0, "mana", mana)
    game.set_num(0, "patience", 1)
    push(game, TURN.id)
    game.frames[-1].pc = TURN.at["2.5"]
    return game
