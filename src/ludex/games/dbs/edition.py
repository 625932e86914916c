"""The editions: the book, and the book with what a later manual adds to it (`later`).

The later manual is no book of the shelf: what follows it cites `[DBS+ 10-16-1]`, a remark that the evidence does not
count (docs/adr/0006-extensions.md). NB: where the later manual words a rule of the book otherwise, the book stays, but
for the switches of an `Edition`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ludex.core.position.game import Game


class Edition(NamedTuple):
    """The switches of an edition."""

    code: str
    extended: bool = False
    """The keywords, verbs and areas of the later manual: the Warp [DBS+ 3-10-1], tokens [DBS+ 10-18-1]."""
    power_below_zero: bool = False
    """[DBS+ 2-8-3] Power may be negative; [DBS+ 9-5-2] a Battle Card of 0 power or less leaves."""
    many_extra_cards: bool = False
    """[DBS+ 3-6-6] Any number of Extra Cards may lie in a Battle Area."""
    battle_at_once: bool = False
    """[DBS+ 7-1] A battle occurs when a card attacks, so that skills that trigger then may use cards in a combo."""


PLAIN: Final = Edition("")
LATER: Final = Edition("later", True, True, True, True)
EDITIONS: Final = {edition.code: edition for edition in (PLAIN, LATER)}


def edition_of(game: Game) -> Edition:
    return EDITIONS[game.book.edition]
