"""[CC 1200] Rule processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.game import Outcome
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import Rename
from ludex.core.values import layers
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.cc.c0300_zones import SERVANT, is_type
from ludex.games.cc.c0907_printed import notes_of
from ludex.games.cc.c1000_game_actions import SHORT, banish
from ludex.games.cc.own import field_of

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game


def lose_the_game(game: Game) -> bool:
    """[CC 1202.1] A player who could not draw in a draw phase (`fell_short`) loses [CC 103.1] and the other player
    wins [CC 103.2]; if both could not, it is a draw [CC 103.3]."""
    lost = [player for player in (0, 1) if game.num(player, SHORT)]
    if len(lost) == 2:
        game.outcome = Outcome(-1, "both players had no card to draw", "CC 103.3")
    elif lost:
        game.outcome = Outcome(1 - lost[0], "no card to draw", "CC 1202.1")
    return bool(lost)


def _any_deity(pool: tuple[Card, ...], book: Book) -> bool:
    return any(notes_of(card).deity for card in BROUGHT.of(pool, book))


DEITIES: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_any_deity, POOLS)
"""Whether a deity can come into the game."""


def _spent_deities(game: Game) -> list[int]:
    words = layers.index_of(game).words
    entries = words.get("type") if words else None
    changed = entries is not None and any(isinstance(e.node, Rename) and e.node.value == "deity" for e in entries)
    found: list[int] = []
    if changed:
        for player in range(2):
            for id in game.at(SERVANT, player):
                if _is_spent(game, id):
                    found.append(id)
    elif DEITIES.of(game.pool, game.book):
        for player in range(2):
            for id in field_of(game, player).deities:
                if _is_spent(game, id):
                    found.append(id)
    return found


def _is_spent(game: Game, id: int) -> bool:
    """[CC 1204.1] Whether the card is a deity without deity counters."""
    obj = game.objects[id]
    return not obj.counter("deity") and is_type(game, obj, "deity")


def banish_deities(game: Game) -> bool:
    """[CC 1204.1] Banishes deities without deity counters."""
    spent = _spent_deities(game)
    if spent:
        banish(game, tuple(spent))
    return bool(spent)


NONE_DUE: Final = 4
"""The bit of `Game.quiet` that says that no rule process is due; the lower ones are those of `open_options`."""


def rules_due(game: Game) -> bool:
    """Whether a rule process has to be performed."""
    if game.quiet & NONE_DUE:
        return False
    if game.nums[0].get(SHORT) or game.nums[1].get(SHORT):
        return True
    if _spent_deities(game):
        return True
    if not layers.index_of(game).words:
        game.quiet |= NONE_DUE
    return False
