"""Dealing a position that fits all that a player knows: bots search such positions, and people play on from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.decisions import Decision
from ludex.core.position import rng
from ludex.core.position.objects import Card, Obj
from ludex.core.position.rng import MASK
from ludex.core.sight.knowledge import BLANK, Knowledge, last_id, rewrite_records

if TYPE_CHECKING:
    from ludex.core.position.game import Game

TRIES: Final = 200
"""So many deals are tried until one brings the other player to the decision that they are known to have."""


class NoFit(ValueError):
    """No deal was found that fits what the player knows."""


def sample(known: Knowledge, seed: int) -> Game:
    """A position, at a decision, that looks to the viewer like the one they are in. All that is hidden from them, and
    all chance to come, is dealt by the seed; every deal that fits is equally likely."""
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
    """What the innermost step asks; another player's options depend on what was dealt to them."""
    frame = game.frames[-1]
    ask = game.book.procedures[frame.proc].steps[frame.pc].ask
    return ask(game, frame) if ask is not None else None


def deal(known: Knowledge, seed: int) -> Game:
    """Deal the blanks, and the unknown orders."""
    game = known.position.clone()
    game.index = None
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
    """Gives a blank within a record the card that was dealt to what it has become."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, obj: Obj) -> Obj:
        if obj.card is not BLANK:
            return obj
        return _dealt(obj, self.game.objects[last_id(self.game, obj.id)].card)
