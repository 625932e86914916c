"""Phrases that abilities with keywords use: events, conditions and effects that chapter 14 speaks of."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ludex.core import tree as t
from ludex.games.vg.c04_zones import HARMONY
from ludex.games.vg.c14_labels import EMPTY_SOUL, MISSED, STANDS, WAS_CHOSEN, bloom, magia, rescue
from ludex.games.vg.c14_states import STATES

NUMBERS: Final = {"a": 1, "one": 1, "two": 2, "three": 3}

Rule = tuple[str, Callable[[re.Match[str]], tuple[t.Instr, ...]]]

EVENTS: Final[dict[str, t.When]] = {
    "this unit stands by an effect of one of your cards": STANDS,
    "this unit becomes in harmony": t.When("becomes", t.SELF, word=HARMONY),
    **{f"this unit becomes {name}": t.When("becomes", t.SELF, word=name) for name in STATES},
}

CONDITIONS: Final[dict[str, t.Cond]] = {
    "your soul has no cards": EMPTY_SOUL,
    "this unit attacked a vanguard and did not hit": MISSED,
    "this unit was chosen by your vanguard's ability this turn": WAS_CHOSEN,
    "this unit is in harmony": t.Is(t.SELF, t.Word("state", HARMONY)),
    "this unit is a friend": t.Is(t.SELF, t.Word("state", "friend")),
    **{f"this unit is {name}": t.Is(t.SELF, t.Word("state", name)) for name in STATES},
}

OTHER_PLACED: Final = re.compile(r'your other (?:"([^"]+)"|unit) is placed on <((?:VC|RC|GC)(?:/(?:VC|RC|GC))*)>')


def event_of(text: str) -> t.When | None:
    """[VG 14.40.1] Another unit of the player, of a name if one is said, is placed on a circle; None: the text says
    something else."""
    match = OTHER_PLACED.fullmatch(text)
    if match is None:
        return None
    return bloom(t.Word("name", match[1]) if match[1] else t.ANY, *match[2].split("/"))


EFFECTS: Final[list[Rule]] = [
    (
        r"choose (a|two|three) cards? from your damage zone, heal (?:it|them), (?:then )?choose one of your vanguards",
        lambda m: rescue(NUMBERS[m[1]])[:3],
    ),
    (r"deal (one|two|three) damage", lambda m: rescue(NUMBERS[m[1]])[3:]),
    (
        r"choose up to (one|two|three) cards? from your soul, call (?:it|them) to <RC>",
        lambda m: magia(NUMBERS[m[1]])[:2],
    ),
    (r"at the end of that turn put the called units? into your soul", lambda m: magia(1)[2:]),
    *((rf"this unit becomes {name}", lambda m, name=name: (t.Do("become", t.SELF, word=name),)) for name in STATES),
]
