"""Super-evolution. The rulebook has no chapter about it: the text of the Super-Evolution Point applies, because card
text goes first [SVE 1.3.1]. RULING-SVE-032: players have the points if a card of the game mentions them."""

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
"""The number of the player's own turn from which the first and the second player may use the point."""

ON_SUPER_EVOLVE = Keyword(
    "On Super-Evolve", "SVE 1.3.1", ja=KEYWORDS_JA["On Super-Evolve"], words=("On Super-Evolve", "【超進化時】"),
    means=(Automatic(When(SUPER, SELF), keyword="On Super-Evolve"),),
)  # fmt: skip


def known(game: Game) -> bool:
    """Whether a card of this game mentions super-evolution, so that players have the points."""
    return any(speaks_of_it(card) for card in game.pool)


@cache
def speaks_of_it(card: Card) -> bool:
    return "On Super-Evolve" in card.keywords or SEP in walk.strings(card.abilities)


def may_use(game: Game, player: int) -> bool:
    """Whether the player has a point left and has taken enough turns; each player's turns are counted separately."""
    if game.nums[player].get(SEP, 0) <= 0:
        return False
    first = (player == game.active) == (game.turn % 2 == 1)
    return (game.turn + 1) // 2 >= FIRST_TURN if first else game.turn // 2 >= SECOND_TURN
