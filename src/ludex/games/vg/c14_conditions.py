"""[VG 14.2] Activation condition keywords: each is a row of `ACTIVATIONS`, with its paragraph and its condition. The
number after a keyword is `Chosen("n")` in the condition.

The icon says what kind of ability it is: [VG 14.2.2.2] core:_of_kind. Core asks for the condition where the kind of the
ability asks for it: of a continuous ability all the time, [VG 14.2.3.1] [VG 14.2.3.1.1] core:_on, core:_list_ability;
of an automatic ability when it would trigger, and not again, [VG 14.2.3.2] [VG 14.2.3.2.1] [VG 14.20.2.4]
core:triggers.wait; of an activated ability when it is played, and not again, [VG 14.2.3.3] [VG 14.2.3.3.1]
core:playable. An effect that makes the abilities of a keyword active does so for that keyword and no other at the head
of the same ability: [VG 14.1.2] core:_heads. Triggers are collected after the move, so a card that was put into the
drop zone counts there: [VG 14.20.2.3] core:collect.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.games.vg.c04_zones import FIELD, battle

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

N: Final = t.Chosen("n")
YOUR_DAMAGE: Final = t.YOURS & t.Zone(("damage",))
YOUR_HAND: Final = t.YOURS & t.Zone(("hand",))
FACE_UP_BIND: Final = t.YOURS & t.Zone(("bind",)) & t.FaceUp()
"""[VG 14.43.2.4] For the wings, face down cards are not there."""
G_UNITS: Final = t.YOURS & t.Zone(("VC", "G")) & t.FaceUp() & t.Word("type", "G") & t.Word("type", "unit")
GRADE_ONES: Final = t.YOURS & t.Zone(("drop",)) & t.Figure("grade", "=", 1)
CALLED: Final = t.Happened(t.When("move", player=t.YOU, dst=("RC", "GC"), word="called"))
INTO_SOUL: Final = t.Happened(t.When("move", player=t.YOU, dst=("soul",)))
BY_RIDING: Final = t.Happened(t.When("move", player=t.YOU, dst=("soul",), word="by riding"))  # [VG 14.32.4]
"""[VG 14.32.4] Cards that a ride puts into the soul: the old vanguard, and hearts that lay with it."""


PERSONA_RODE: Final = "persona rode"
"""The state of a unit that persona rode this turn (`c14_states.persona_rode`)."""
RODE: Final = t.Is(t.SELF, t.Word("state", PERSONA_RODE))


def at_least(what: t.Sel, n: t.Amount) -> t.Cond:
    return t.Compare(t.Count(what), ">=", n)


def graded(*grades: int) -> t.Sel:
    return t.Some(tuple(t.Figure("grade", "=", grade) for grade in grades))


def wings(others: t.Sel) -> t.Cond:
    """[VG 14.43.3] A vanguard of that name is needed; [VG 14.43.2.3] and so is a card in the bind zone, none of them of
    another grade."""
    named = t.Exists(t.YOURS & t.Zone(("VC",)) & t.Within("name", "Alestiel"))
    return t.Both((named, t.Exists(FACE_UP_BIND), t.Unless(t.Exists(FACE_UP_BIND & others))))


def in_battle(game: Game, ctx: Ctx) -> bool:
    return battle(game) is not None


WAVES: Final = re.compile(r"(\d)(?:st|nd|rd|th)(?: (or|to) (\d)(?:st|nd|rd|th))? time( only| or more)?")


def wave(word: str) -> t.Cond | None:
    """[VG 14.37.2] The battles of the turn that the words after the keyword name; None: they name none. RULING-VG-110:
    without "or more" only these. [VG 14.37.1] Between battles it is not active."""
    match = WAVES.fullmatch(word)
    if match is None or (match[2] and match[4]):
        return None
    first, last = int(match[1]), int(match[3] or match[1])
    number = t.Memory("battles")
    if match[4] == " or more":
        within: t.Cond = t.Compare(number, ">=", first)
    elif match[2] == "or":
        within = t.Either((t.Compare(number, "=", first), t.Compare(number, "=", last)))
    else:
        within = t.Both((t.Compare(number, ">=", first), t.Compare(number, "<=", last)))
    return t.Both((t.Named("battle"), within))


def glitter(name: str) -> t.Cond:
    """[VG 14.47.3.2] The vanguard has this in its card name, and Glitter."""
    return t.Exists(t.YOURS & t.Zone(("VC",)) & t.Within("name", name) & t.Has("Glitter"))


class Activation(NamedTuple):
    """An activation condition keyword: its name, its paragraph, and its condition; `numbered` if a number follows it.
    What else follows it, `reads` makes into the condition (None: it cannot)."""

    name: str
    rule: str
    cond: t.Cond | None = None
    numbered: bool = False
    reads: Callable[[str], t.Cond | None] | None = None


ACTIVATIONS: Final[tuple[Activation, ...]] = (
    Activation("Limit Break", "VG 14.7", at_least(YOUR_DAMAGE, N), True),  # [VG 14.7.3] [VG 14.7.4]
    Activation("Generation Break", "VG 14.14", at_least(G_UNITS, N), True),  # [VG 14.14.3] [VG 14.14.4]
    Activation("Brave", "VG 14.17", t.Compare(t.Count(YOUR_HAND), "<=", 3)),  # [VG 14.17.3]
    Activation("Oracle", "VG 14.18", at_least(YOUR_HAND, 5)),  # [VG 14.18.3]
    Activation("Ritual", "VG 14.20", at_least(GRADE_ONES, N), True),  # [VG 14.20.2.2]
    Activation("Unite", "VG 14.21", t.Compare(CALLED, ">=", 2)),  # [VG 14.21.3]
    Activation("Thunderstrike", "VG 14.28", at_least(t.ENEMY & t.Zone(("bind",)), N), True),  # [VG 14.28.3]
    Activation("Darkness", "VG 14.32", t.Compare(INTO_SOUL, ">", BY_RIDING)),  # [VG 14.32.3]
    Activation("Wave", "VG 14.37", reads=wave),
    Activation(
        "Dark Device",
        "VG 14.38",
        t.Unless(t.Exists(t.ENEMY & FIELD & t.FaceUp() & t.State("stand") & t.Beside(how="column"))),
    ),  # [VG 14.38.3]
    Activation("White Wings", "VG 14.43", wings(graded(0, 2, 4))),  # [VG 14.43.2.1]
    Activation("Black Wings", "VG 14.43", wings(graded(1, 3, 5))),  # [VG 14.43.2.2]
    Activation("Glitter ability", "VG 14.47.3", reads=glitter),
    Activation("Shinken Hissatsu", "VG 17.13.1", at_least(YOUR_DAMAGE, 3)),  # [VG 17.13.1.2] [VG 17.13.1.3]
    Activation("Version Up", "VG 17.15.3", t.Either((RODE, at_least(YOUR_DAMAGE, 4)))),  # [VG 17.15.3.2]
)

BY_NAME: Final = {row.name: row for row in ACTIVATIONS}
