"""The two editions: one game with the same procedures; an `Edition` record holds the differences as switches.

RULING-SVE-001: where an edition's wording is a slip of translation or printing, both editions play alike. So most
switches are equal in both records; `to_the_letter` returns the edition as its own book is worded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ludex.core.position.game import Game


class Edition(NamedTuple):
    """The switches of an edition. docs/rulings/sve.md gives the reason for each value."""

    code: str
    book: str
    """The list of paragraphs that the evidence for this edition uses."""
    evolve_deck_excludes_faceup: bool = True
    """[SVE-JA 4.6.3] Face-up cards in the evolve deck area are used up. RULING-SVE-008."""
    declare_x_on_play: bool = True
    """[SVE-JA 10.6.2.2.2] The player names an X before choosing targets; False: when paying."""
    win_means_others_lose: bool = True
    """[SVE-JA 5.22.1] A player who cannot lose does not lose when another player wins, either."""
    proper_evolve_card_override: bool = True
    """[SVE-JA 12.2.2.1] An effect may let a follower evolve into a card of another name."""
    haste_waives_control_change: bool = True
    """[SVE-JA 12.9.2] [SVE-JA 12.10.2] Storm and Rush also help a follower stolen this turn. RULING-SVE-002."""
    raced_event_needs_carrot: bool = False
    """[SVE 14.2.3.1] A follower that races without a Carrot does not count as having raced. RULING-SVE-025."""
    during_your_turn_expires: bool = True
    """[SVE 7.4.7] An effect that resolved with the duration "during your turn" ends with that turn. RULING-SVE-011."""
    engage_cost_may_name_other_card: bool = True
    """[SVE 10.4.6] The engage icon in a cost may refer to another card."""
    strike_variant_is_trigger_filter: bool = True
    """[SVE 12.7.2] A Strike against one kind of target triggers only on that kind; False: it checks the target on
    resolving."""
    leonidas_resolve_cost: int = 8
    """The cost of Leonidas's Resolve. RULING-SVE-003."""
    tokens_of_japanese_table: bool = True
    """The edition has the tokens of the Japanese table, too: [SVE-JA token/ジャイアントゴースト] [SVE-JA token/毒蛇]
    [SVE-JA token/ゴブリンキング] RULING-SVE-003."""


EN: Final = Edition("en", "sve-en")
JA: Final = Edition("ja", "sve-ja")


def to_the_letter(edition: Edition) -> Edition:
    """The edition exactly as its book is worded, where `PLAYED` reads both editions alike. Its code ends with
    `letter`."""
    code = f"{edition.code}-letter"
    if edition.code == "ja":
        return edition._replace(
            code=code, during_your_turn_expires=False, engage_cost_may_name_other_card=False,
            strike_variant_is_trigger_filter=False,
        )  # fmt: skip
    return edition._replace(
        code=code, evolve_deck_excludes_faceup=False, declare_x_on_play=False, win_means_others_lose=False,
        proper_evolve_card_override=False, haste_waives_control_change=False, raced_event_needs_carrot=True,
        leonidas_resolve_cost=1, tokens_of_japanese_table=False,
    )  # fmt: skip


PLAYED: Final = (EN, JA)
LETTERS: Final = (to_the_letter(EN), to_the_letter(JA))

EDITIONS: Final = {edition.code: edition for edition in (*PLAYED, *LETTERS)}


def edition_of(game: Game) -> Edition:
    return EDITIONS[game.book.edition]
