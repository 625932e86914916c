"""How the abilities are written whose keyword the rules look for and whose parts they read: stride skills, G guardian,
overDress and XoverDress. A tree with such a keyword and other parts would be read, and then nobody would ask for it;
so it is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from ludex.core import tree as t
from ludex.games.vg.c04_zones import DRESSING, FIELD_NAMES
from ludex.games.vg.c06_stride import STRIDE_SKILL, ULTIMATE, USUAL_COST

OVER, XOVER = DRESSING
G_GUARDIAN: Final = "G guardian"
GUARDING: Final = (t.Do("call", t.SELF, word="GC"),)
"""What every G guardian does."""
IN_G_ZONE: Final = (STRIDE_SKILL, ULTIMATE, G_GUARDIAN)


class Form(NamedTuple):
    """How a text and a tree say an ability, and whether an ability is one of this form."""

    text: str
    tree: str
    fits: Callable[[t.Ability], bool]


def _skill(ability: t.Ability) -> bool:
    """A stride skill: its cost, its timing, and what is done if it is not just a stride [VG 14.13.2.2]; of what else an
    activated ability may have the rules ask nothing."""
    if not isinstance(ability, t.Activated) or ability.zones != ("G",):
        return False
    return not (ability.targets or ability.modes or ability.cond or ability.limit)


def _guards(ability: t.Ability) -> bool:
    return _skill(ability) and isinstance(ability, t.Activated) and not (ability.timing or ability.do)


def _dresses(ability: t.Ability, query: str) -> bool:
    """A continuous ability of a card in hand, with a `Rule` for each unit that becomes originalDress."""
    if not isinstance(ability, t.Passive) or "hand" not in ability.zones or not ability.effects:
        return False
    rules = [node for node in ability.effects if isinstance(node, t.Rule)]
    said = {(node.op, node.query, node.what) for node in rules}
    return len(rules) == len(ability.effects) and said == {("widen", query, t.SELF)}


def _over(ability: t.Ability) -> bool:
    return _dresses(ability, OVER)


def _xover(ability: t.Ability) -> bool:
    return _dresses(ability, XOVER) and isinstance(ability, t.Passive) and ability.cond is None


FORMS: Final[dict[str, Form]] = {
    STRIDE_SKILL: Form(
        "[Stride], [Stride]-Main Phase, "
        "[Stride]-Stride Step-[COST][...], and [Stride] this card on your (VC) from face down.",
        'Activated(cost=(...), keyword="stride", timing=("main phase",), zones=("G",))',
        _skill,
    ),  # [VG 14.12.2]
    ULTIMATE: Form(
        "[Ultimate Stride]-Stride Step-[COST][...], and [Stride] this card on your (VC) from face down.",
        'Activated(cost=(...), keyword="ultimate stride", zones=("G",))',
        _skill,
    ),  # [VG 14.13.2.1]
    G_GUARDIAN: Form(
        "[G Guardian]-Opponent Turn's Guard Step-[COST][...], and call this card to your (GC) from face down.",
        'Activated(cost=(...), keyword="G guardian", zones=("G",))',
        _guards,
    ),  # [VG 14.16.1]
    OVER: Form(
        '[overDress]-"..."',
        'Passive((Rule("widen", "overDress", SELF, WHICH),), keyword="overDress", zones=("hand",))',
        _over,
    ),  # [VG 14.42.1.1]
    XOVER: Form(
        '[XoverDress]-One "..." and one "..."',
        'Passive((Rule("widen", "XoverDress", SELF, ONE), Rule("widen", "XoverDress", SELF, OTHER)), '
        'keyword="XoverDress", zones=("hand",))',
        _xover,
    ),  # [VG 14.49.2]
}


def hint(text: str) -> str:
    """How what the text begins with is written; "": it is none of these."""
    for name in sorted(FORMS, key=len, reverse=True):
        if text.casefold().startswith(name.casefold()):
            return f"; it is written {FORMS[name].text}; as a tree {FORMS[name].tree}"
    return ""


def wrong(ability: t.Ability) -> str:
    """What is wrong with the form of an ability; "": nothing."""
    name = ability.keyword if ability.keyword in FORMS else _dressing(ability)
    if name and not _findable(ability, name):
        return f"the rules would not find this ability; it is written {FORMS[name].tree}"
    if _never_heard(ability):
        return "a unit that is retired hears of it on the field: leave `zones` out, or name its circle"
    return ""


def _findable(ability: t.Ability, name: str) -> bool:
    """Whether the rules find the ability: NB: overDress by its `Rule`, with or without the keyword."""
    return FORMS[name].fits(ability) if ability.keyword == name else name == OVER and "hand" in ability.zones


def _dressing(ability: t.Ability) -> str:
    """The query by which an ability lets its own card be overDressed or XoverDressed; "": it does not."""
    for node in ability.effects if isinstance(ability, t.Passive) else ():
        if isinstance(node, t.Rule) and node.op == "widen" and node.query in DRESSING and node.what == t.SELF:
            return node.query
    return ""


def _never_heard(ability: t.Ability) -> bool:
    """[VG 11.9.6.1.2] Whether the ability waits for its own card to be retired, and is not active on the field."""
    when = ability.when if isinstance(ability, t.Automatic) else None
    own = isinstance(when, t.When) and when.subject == t.SELF and (when.event, when.word) == ("move", "retire")
    return own and bool(ability.zones) and not set(ability.zones) & set(FIELD_NAMES)


def filled(ability: t.Ability) -> t.Ability:
    """The ability with what goes without saying: stride skills and G guardian are those of a card in the G zone;
    [VG 14.12.3.1] a stride skill without a cost has the usual one; [VG 6.10.3.1.1] what a card does when it is Alchemix
    is active under the token."""
    if isinstance(ability, t.Activated) and ability.keyword in IN_G_ZONE:
        usual = USUAL_COST if ability.keyword == STRIDE_SKILL else ()
        do = () if ability.keyword == G_GUARDIAN and ability.do == GUARDING else ability.do
        return replace(ability, cost=ability.cost or usual, do=do, zones=ability.zones or ("G",))
    if isinstance(ability, t.Automatic) and isinstance(ability.when, t.When) and not ability.zones:
        own = (ability.when.event, ability.when.subject) == ("is Alchemix", t.SELF)
        return replace(ability, zones=("Alchemix",)) if own else ability
    return ability
