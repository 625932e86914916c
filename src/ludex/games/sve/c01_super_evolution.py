"""Super-evolution, which the rulebook does not know: as the Super-Evolution Point says it, card text goes first
[SVE 1.3.1]. RULING-SVE-032: the points are there if a card of the game speaks of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ludex.core.tree import walk
from ludex.games.sve.c05_key_notations import SUPER
from ludex.games.sve.words import KEYWORDS_JA
from ludex.lang.pattern import SELF, Automatic, Keyword, When

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

SEP: Final = "super-evolution points"
FIRST_TURN: Final = 7
SECOND_TURN: Final = 6
"""The own turn from which on the first and the second player may use the point."""

ON_SUPER_EVOLVE = Keyword(
    "On Super-Evolve", "SVE 1.3.1", ja=KEYWORDS_JA["On Super-Evolve"], words=("On Super-Evolve", "【超進化時】"),
    means=(Automatic(When(SUPER, SELF), keyword="On Super-Evolve"),),
)  # fmt: skip


def known(game: Game) -> bool:
    """Whether the game is played with the points."""
    return any(speaks_of_it(card) for card in game.pool)


@cache
def speaks_of_it(card: Card) -> bool:
    return "On Super-Evolve" in card.keywords or SEP in walk.strings(card.abilities)


def may_use(game: Game, player: int) -> bool:
    """A point is left, and it is late enough in the game: turns are counted for each player."""
    if game.nums[player].get(SEP, 0) <= 0:
        return False
    first = (player == game.active) == (game.turn % 2 == 1)
    return (game.turn + 1) // 2 >= FIRST_TURN if first else game.turn // 2 >= SECOND_TURN
