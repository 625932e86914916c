"""The shortcuts of Cardfight!! Vanguard, each with the long way it replaces."""

from __future__ import annotations

from typing import Final

from ludex.core.book import Shortcut
from ludex.core.happening.check_timing import idle
from ludex.games.vg.c13_rule_actions import no_action_due, no_action_found, nothing_due

SHORTCUTS: Final = (
    Shortcut("a check timing is not entered", nothing_due, lambda game: idle(game, "VG 11.6.1")),
    Shortcut("rule actions are not looked for", no_action_due, no_action_found),
)
