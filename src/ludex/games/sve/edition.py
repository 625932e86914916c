"""The two editions: one game, the same procedures, and what differs as switches of a record.

RULING-SVE-001: where the letter of an edition is a slip of translation or printing, both editions play alike. So most
switches stand alike in both records; `to_the_letter` gives the edition as its own book has it, word by word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ludex.core.position.game import Game


class Edition(NamedTuple):
    """What an edition has of its own. docs/rulings/sve.md says why each switch stands as it does."""

    code: str
    book: str
    """The paragraph list it is proven against."""
    evolve_deck_excludes_faceup: bool = True
    """[SVE-JA 4.6.3] Face-up cards in the evolve deck area are used up. RULING-SVE-008."""
    declare_x_on_play: bool = True
    """[SVE-JA 10.6.2.2.2] An X of the player's own is named before targets are chosen; else when paying."""
    win_means_others_lose: bool = True
    """[SVE-JA 5.22.1] Who cannot lose is not beaten by another's winning, either."""
    proper_evolve_card_override: bool = True
    """[SVE-JA 12.2.2.1] An effect may let a follower evolve into a card of another name."""
    haste_waives_control_change: bool = True
    """[SVE-JA 12.9.2] [SVE-JA 12.10.2] Storm and Rush help a follower stolen this turn, too. RULING-SVE-002."""
    raced_event_needs_carrot: bool = False
    """[SVE 14.2.3.1] A follower without a Carrot that is told to race has not raced. RULING-SVE-025."""
    during_your_turn_expires: bool = True
    """[SVE 7.4.7] What resolved with the duration "during your turn" ends with that turn. RULING-SVE-011."""
    engage_cost_may_name_other_card: bool = True
    """[SVE 10.4.6] The engage icon of a cost may stand with another card than this one."""
    strike_variant_is_trigger_filter: bool = True
    """[SVE 12.7.2] Strikes against one kind of target trigger on those only; else they ask when they resolve."""
    leonidas_resolve_cost: int = 8
    """RULING-SVE-003."""
    tokens_of_japanese_table: bool = True
    """[SVE-JA token/ジャイアントゴースト] [SVE-JA token/毒蛇] [SVE-JA token/ゴブリンキング] RULING-SVE-003."""


EN: Final = Edition("en", "sve-en")
JA: Final = Edition("ja", "sve-ja")


def to_the_letter(edition: Edition) -> Edition:
    """The edition as its book has it where we read both alike. Its code ends with `letter`."""
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
