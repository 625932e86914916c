"""Printed text to trees: the few phrases that the cards of Skirmish use. Everything else is declined."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t
from ludex.lang.phrase import Phrase, read_lines
from ludex_skirmish.c07_keywords import KEYWORDS

BY_NAME: Final = {keyword.name: keyword for keyword in KEYWORDS}
IT: Final = (t.Choose("it", 1, t.ENEMY),)
YOUR_HERO: Final = t.YOURS & t.Zone(("hero",))


def _hit(n: str) -> tuple[t.Instr, ...]:
    return (t.Damage(t.Ref("it"), int(n)),)


UNIT_PHRASES: Final = [
    Phrase("|".join(BY_NAME), lambda m: BY_NAME[m[0]].means),
    Phrase(
        r"When this dies, create (\d) Rats?\.",
        lambda m: (
            t.Automatic(t.When("move", t.SELF, src=("field",), word="die"), do=(t.Create("rat", int(m[1]), "field"),)),
        ),
    ),
    Phrase(
        r"Pay (\d) mana and rest this: deal (\d) damage to an enemy\.",
        lambda m: (t.Activated((t.Gain("mana", -int(m[1])), t.SetState(t.SELF, "rested")), targets=IT, do=_hit(m[2])),),
    ),
    Phrase(
        r"While you are rich, this has \+(\d) power\.",
        lambda m: (t.Passive((t.Modify(t.SELF, "power", "+", int(m[1])),), t.Named("rich")),),
    ),
]
SPELL_PHRASES: Final = [
    Phrase(r"Deal (\d) damage to an enemy\.", lambda m: (t.Spell(_hit(m[1]), IT),)),
    Phrase(r"Heal (\d) damage of your hero\.", lambda m: (t.Spell((t.Do("heal", YOUR_HERO, int(m[1])),)),)),
    Phrase(
        r"Choose one: draw (\d) cards, or deal (\d) damage to each enemy\.",
        lambda m: (t.Spell(modes=t.Modes(1, ((t.Draw(int(m[1])),), (t.Damage(t.ENEMY, int(m[2])),)))),),
    ),
]


def read_text(text: str, card_type: str = "") -> tuple[t.Ability, ...]:
    """The abilities of a printed text; `Declined` with the words that were not understood."""
    return read_lines(text, SPELL_PHRASES if card_type == "spell" else UNIT_PHRASES)
