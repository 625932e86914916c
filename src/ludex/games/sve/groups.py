"""Groups of cards that many card texts name."""

from __future__ import annotations

from ludex.core.tree import ENEMY, YOURS, Zone
from ludex.games.sve.c12_keywords import FOLLOWER

FIELD = Zone(("field",))
ENEMY_FOLLOWER = ENEMY & FIELD & FOLLOWER
YOUR_FOLLOWER = YOURS & FIELD & FOLLOWER
ENEMY_LEADER = ENEMY & Zone(("leader",))
YOUR_LEADER = YOURS & Zone(("leader",))
HAND = YOURS & Zone(("hand",))
