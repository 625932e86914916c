"""[VG 12] Terms of effects: restriction icons; and what core does.

What cannot be used is not played [VG 12.2.1.1] core:playable, and does not trigger [VG 12.2.1.2.1] core:wait. Who may
leave it unplayed: [VG 12.3.5] core:play_one_pending. Random: [VG 12.4.1] core:rng.below, core:rng.shuffled;
[VG 12.4.2] core:_random_picks. Names: [VG 12.6.1] core:leading, core:fitting, core:candidates._alike;
[VG 12.6.2] [VG 12.6.2.1] core:layers.words; [VG 12.6.2.2] core:select._fits; [VG 12.6.2.2.1] core:candidates._apart,
core:fitting. For each:
[VG 12.7.1] core:_do_repeat; [VG 12.7.2] core:_do_repeat, core:_to_draw.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludex.core import tree as t
from ludex.core.flow.play import Playable
from ludex.core.tree import walk
from ludex.core.values.memo import Memo

ONCE_A_GAME: Final = t.Heading("1/game")
"""[VG 12.3.2.2] The usage restriction icon for the game. NB: that for the turn is a limit of 1. [VG 12.3.2.1]"""

SHARED: Final[dict[str, str]] = {
    "Divine Skill": "divine skills",  # [VG 12.3.3.1] [VG 12.3.3.2]
    "Unique Skill": "unique skills",  # [VG 12.3.4.2]
}
"""The icons of abilities of which a player uses one in a game, and the number of a player that counts them."""


def _unspent(icon: str) -> t.Heading:
    return t.Heading(icon, cond=t.Compare(t.Number(t.YOU, SHARED[icon]), "=", 0))


DIVINE_SKILL: Final = _unspent("Divine Skill")  # [VG 12.3.3.2]
UNIQUE_SKILL: Final = _unspent("Unique Skill")  # [VG 12.3.4.2]
ICONS: Final = {ONCE_A_GAME.keyword: ONCE_A_GAME, **{icon: _unspent(icon) for icon in SHARED}}
"""[VG 12.3] The restriction icons besides 1/Turn, as they head an ability."""


def _rides(ability: Playable, about: None) -> bool:
    return any(isinstance(node, t.Do) and node.verb == "cannot be used" for node in walk.nodes(ability.do))


RIDERS: Final[Memo[Playable, None, bool]] = Memo(_rides)


def once(ability: t.Ability) -> t.Ability:
    """[VG 12.3.2.2] The ability, with the limit of one use if it has the icon for the game; others as they are."""
    if not isinstance(ability, (t.Activated, t.Automatic)) or ability.limit or not ability.called(ONCE_A_GAME.keyword):
        return ability
    return replace(ability, limit=1)


def has_rider(ability: Playable) -> bool:
    """Whether the text itself says that the ability can no longer be used, at its end or under a condition."""
    return RIDERS.of(ability, None)


def is_restricted(ability: Playable) -> bool:
    """[VG 12.3.5] Whether the ability has a restriction icon, [VG 11.2.1.2.1.1] or says so in words."""
    return not isinstance(ability, t.Spell) and (
        ability.limit > 0 or any(heading.keyword in ICONS for heading in ability.headings) or has_rider(ability)
    )
