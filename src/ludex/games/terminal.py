"""How the terminal draws a game's table: a layout that a game fills in (`Spec.terminal`).

A zone that the layout does not name is placed by its kind, so a new game has a table before it has a layout. Templates
contain figures and numbers by name, as in `{attack power}`; a template is left out if the card lacks one of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Terminal:
    """Assigns zones to parts of the screen, and holds the templates for figures.

    `rows` go from the middle of the table outwards; a place in a row is a zone (all its cards) or `zone:slot`.
    """

    head: tuple[str, ...] = ()
    """Zones whose cards appear in the title of a player's half."""
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()
    """Zones drawn as one line with all card names."""
    detailed: tuple[str, ...] = ()
    """Those of `lines` that also show figures."""
    piles: tuple[str, ...] = ()
    """Zones shown as a count and their top card; `z NAME` lists their cards."""
    counts: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()
    """Zones that are not drawn because another place shows them: a card shows how many cards lie under it."""
    hand: str = "hand"
    figures: dict[str, str] = field(default_factory=dict)
    """By card type: the template for figures on the table; an empty key: any other type."""
    in_hand: dict[str, str] = field(default_factory=dict)
    """The same in hand, if the template differs there."""
    words: tuple[str, ...] = ()
    """The kinds of words that stand on a card: its element, its race."""
    cost: str = "cost"
    worn: str = ""
    """The figure that damage already lowers, so damage is not shown again."""
    numbers: dict[str, str] | None = None
    """The players' numbers worth showing, as templates by the key of their label; None: all."""
    keywords: bool = True
    """Whether cards on the table show their keywords."""

    titles: dict[str, str] = field(default_factory=dict)
    """The players' name for each zone. Here and below, `words.yaml` comes first."""
    places: dict[str, str] = field(default_factory=dict)
    """By place: the label of an empty place, in rows with slots."""
    labels: dict[str, str] = field(default_factory=dict)
    """The names of the numbers."""
    terms: dict[str, str] = field(default_factory=dict)
    """Other words for states and keywords."""
