"""Deals a random position that fits what a player knows. Bots search such positions, and people play on from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.decisions import Decision
from ludex.core.position import caches, rng
from ludex.core.position.objects import Card, Obj
from ludex.core.position.rng import MASK
from ludex.core.sight.knowledge import BLANK, Knowledge, last_id, rewrite_records

if TYPE_CHECKING:
    from ludex.core.position.game import Game

TRIES: Final = 200
"""How many deals `sample` tries until one gives the other player the decision that they are known to have."""


class NoFit(ValueError):
    """None of the `TRIES` deals fits what the player knows."""


def sample(known: Knowledge, seed: int) -> Game:
    """A position, at a decision, that the viewer cannot distinguish from the true one. The seed determines the hidden
    cards and all later random numbers; every deal that fits is equally likely."""
    asked = known.position.decision
    if asked is None or asked.player == known.viewer:
        return deal(known, seed)
    for attempt in range(TRIES):
        game = deal(known, seed + attempt * MASK // 3)
        game.decision = _asked_anew(game)
        if game.decision is not None and game.decision.player == asked.player and game.decision.options:
            game.decision.rule = asked.rule
            return game
    raise NoFit(f"{asked.rule}: none of {TRIES} deals gives player {asked.player} something to decide")


def _asked_anew(game: Game) -> Decision | None:
    """The decision that the innermost step asks for in this deal: the options depend on the cards that were dealt."""
    frame = game.frames[-1]
    ask = game.book.procedures[frame.proc].steps[frame.pc].ask
    return ask(game, frame) if ask is not None else None


def deal(known: Knowledge, seed: int) -> Game:
    """A clone of the known position with the blanks dealt and the unknown orders shuffled."""
    game = known.position.clone()
    caches.all_changed(game)
    game.rng = rng.seeded(seed)
    for at, places in known.orders:
        ids = list(game.zones[at])
        for place, id in zip(places, rng.shuffled(game, tuple(ids[place] for place in places)), strict=True):
            ids[place] = id
        game.zones[at] = tuple(ids)
    objects = game.objects
    for lot in known.lots:
        order = rng.shuffled(game, tuple(range(len(lot.ids))))
        for id, i in zip(lot.ids, order, strict=True):
            objects[id] = _dealt(objects[id], lot.cards[i])
    if known.records:
        rewrite_records(game, _Fill(game))
    return game


def _dealt(obj: Obj, card: Card) -> Obj:
    copy = obj.copy()
    copy.card = card
    return copy


class _Fill:
    """Gives a blank object in a record the card that was dealt to the object it has become."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, obj: Obj) -> Obj:
        if obj.card is not BLANK:
            return obj
        return _dealt(obj, self.game.objects[last_id(self.game, obj.id)].card)
