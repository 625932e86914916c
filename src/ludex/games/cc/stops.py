"""At which windows players of this game are usually asked (`ludex.games.stops`).

A turn without any action has some twenty windows. What is said of them here holds while there is nothing to answer: the
chase is empty.
"""

from __future__ import annotations

from ludex.games.stops import UsualStops

STOPS = UsualStops(
    sequences=frozenset({"CC 602"}),
    asked={
        "CC 502.3": "nobody",
        "CC 503.3": "nobody",
        "CC 504.3": "nobody",
        "CC 802.2": "nobody",
        "CC 803.2": "other player",
        "CC 804.6": "nobody",
        "CC 805.2": "nobody",
        "CC 806.2": "turn player",
        "CC 507.2": "other player",
        "CC 507.4": "nobody",
    },
)
