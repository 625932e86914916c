"""How a game's table is drawn at the terminal: a table that a game fills in (`Spec.terminal`).

A zone that it does not name is placed by its kind, so a new game has a table before it has a layout. Templates take
figures and numbers by name, as in `{attack power}`; one that a card does not have leaves the template out.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Terminal:
    """Zones by how they are drawn, and the words for figures.

    `rows` go from the middle of the table outwards; a place in a row is a zone (all its cards) or `zone:slot`.
    """

    head: tuple[str, ...] = ()
    """Zones whose cards stand in the title of a player's half."""
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()
    """Zones with all their names in a line."""
    detailed: tuple[str, ...] = ()
    """Those of the lines that tell figures, too."""
    piles: tuple[str, ...] = ()
    """Zones that are counted, with their top card: `z NAME` lists them."""
    counts: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()
    """Zones told elsewhere: what lies under a card is counted on that card."""
    hand: str = "hand"
    figures: dict[str, str] = field(default_factory=dict)
    """How the figures of a card type are written on the table; an empty key: any other type."""
    in_hand: dict[str, str] = field(default_factory=dict)
    """The same in hand, if it differs there."""
    cost: str = "cost"
    worn: str = ""
    """The figure that already counts damage, so that damage is not told again."""
    numbers: dict[str, str] | None = None
    """The players' numbers worth showing, as templates by the key of their label; None: all."""
    keywords: bool = True
    """Whether keywords stand on the cards of the table."""

    titles: dict[str, str] = field(default_factory=dict)
    """What players call a zone. Here and in the following, the game's words come first."""
    places: dict[str, str] = field(default_factory=dict)
    """What an empty place is called, in rows with slots."""
    labels: dict[str, str] = field(default_factory=dict)
    """What the numbers are called."""
    terms: dict[str, str] = field(default_factory=dict)
    """Other words for states and keywords."""
