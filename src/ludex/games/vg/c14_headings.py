"""[VG 14.2.2] The keywords at the head of an ability: reading them as they are printed, and completing trees that name
only the keyword and its number."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg import c14_conditions, c14_forms, c14_labels
from ludex.games.vg.c02_card_information import described
from ludex.games.vg.c07_charging import spelled_out
from ludex.games.vg.c12_names import with_limit
from ludex.games.vg.c12_terms import ICONS
from ludex.games.vg.c14_abilities import dress_up, revelation, success
from ludex.games.vg.c14_corocoro import explosive_growth
from ludex.games.vg.c14_dressing import over_dress, xover_dress
from ludex.games.vg.c17_arms import KEYWORDS as ARMS
from ludex.games.vg.c17_arms import arms
from ludex.games.vg.c17_buddyfight_arms import buddy_arms
from ludex.games.vg.c17_touken_ranbu import with_homare
from ludex.games.vg.c18_set_units import shape
from ludex.lang.trees import BadTree

DASH: Final = r"\s*[-‐－–—]\s*"
NAMES: Final = (*c14_conditions.BY_NAME, *c14_labels.BY_NAME)
ABBREVIATED: Final = {"LB": "Limit Break", "GB": "Generation Break"}


class BadHeading(BadTree):
    """A keyword cannot head an ability, or not this one; the words say why."""


def heading(name: str, n: int = 0, word: str = "") -> t.Heading:
    """The heading of a keyword, with the condition that its paragraph says."""
    if name in ICONS and not n and not word:
        return ICONS[name]
    row = c14_conditions.BY_NAME.get(name)
    if row is None:
        label = c14_labels.BY_NAME.get(name)
        if label is None:
            raise BadHeading(f"{name!r} heads no ability")
        _demand_number(name, n, label.numbered, word)
        return t.Heading(name, n)
    if row.reads is None:
        _demand_number(name, n, row.numbered, word)
        return t.Heading(name, n, row.cond)
    cond = row.reads(word) if word and not n else None
    if cond is None:
        raise BadHeading(f"{name}: {word or n!r} is not what follows it")
    return t.Heading(name, 0, cond, word)


def _demand_number(name: str, n: int, numbered: bool, word: str) -> None:
    if bool(n) != numbered or word:
        raise BadHeading(f"{name}: {'a number follows it' if numbered else 'nothing follows it'}")


def completed(ability: t.Ability) -> t.Ability:
    """The ability with the conditions of all its headings, and of those inside it, and with what goes without saying
    (`c14_forms`); raises `BadHeading` where a keyword stands before an ability of another kind, and `BadTree` where an
    ability has not the form in which the rules look for it."""

    def change(node: t.Node) -> object:
        return heading(node.keyword, node.n, node.word) if isinstance(node, t.Heading) else None

    made: t.Ability = walk.rebuilt(spelled_out(ability), change, _filled)
    for inner in walk.nodes(made):
        if isinstance(inner, t.Ability):
            demand(inner)
            if said := c14_forms.wrong(inner):
                raise BadTree(said)
        elif isinstance(inner, t.Do) and inner.verb == "put as unit":
            shape(inner.word)
    return made


def _filled(node: t.Node) -> t.Node:
    return with_limit(c14_forms.filled(with_homare(node))) if isinstance(node, t.Ability) else node


def demand(ability: t.Ability) -> None:
    """Raises `BadHeading` if the paragraph of a keyword at the head of the ability speaks of other abilities, or if a
    keyword that only heads abilities is given as the name of one, where it would mean nothing."""
    acts = isinstance(ability, (t.Activated, t.Automatic, t.Passive))
    if acts and (ability.keyword in ICONS or ability.keyword in c14_conditions.BY_NAME):
        raise BadHeading(f"{ability.keyword!r} is no name of an ability: say headings=(Heading({ability.keyword!r}),)")
    for part in ability.headings:
        label = c14_labels.BY_NAME.get(part.keyword)
        if label is not None and label.fits is not None and not label.fits(ability, part.n):
            raise BadHeading(f"{part.keyword} stands before an ability of another kind")


def headed(ability: Any, headings: tuple[t.Heading, ...]) -> t.Ability:
    """The ability with these keywords at its head."""
    made: t.Ability = replace(ability, headings=(*headings, *ability.headings)) if headings else ability
    demand(made)
    limited: t.Ability = with_homare(made)
    return limited


# --- as they are printed -------------------------------------------------------------------------------------------

_NAMED: Final = "|".join(sorted((re.escape(name) for name in (*NAMES, *ABBREVIATED)), key=len, reverse=True))
ONE: Final = re.compile(rf"\[?({_NAMED})(?:[ @]?(\d+))?\]?(?:{DASH}(\d[a-z]{{2}}[a-z0-9 ]* time(?: only| or more)?))?")
ICON: Final = re.compile(r"\[(?:AUTO|ACT|CONT)\]")
ZONES_AND_LIMIT: Final = re.compile(r"(?:<[^<>]*>)?(?:\[1/turn\])?")


def read_one(text: str) -> t.Heading:
    """A keyword as it is printed at the head of an ability: `[Generation Break 2]`, `Brave`, `Wave-2nd time only`."""
    match = ONE.fullmatch(text)
    if match is None:
        raise BadHeading(f"{text!r} heads no ability")
    return heading(ABBREVIATED.get(match[1], match[1]), int(match[2] or 0), match[3] or "")


def split(line: str) -> tuple[str, tuple[t.Heading, ...]]:
    """A line of text without the keywords before and after the icon of the ability, and these. [VG 14.2.2]"""
    icon = ICON.search(line)
    if icon is None:
        return line, ()
    found: list[t.Heading] = []
    before = line[: icon.start()].strip()
    if before:
        label = re.fullmatch(rf"(.+?){DASH}", before)
        if label is None:
            return line, ()
        found.append(read_one(label[1].strip()))
    limits = ZONES_AND_LIMIT.match(line, icon.end())
    at = icon.end() if limits is None else limits.end()
    rest = line[at:]
    while not rest.startswith(":"):
        match = ONE.match(rest)
        if match is None:
            return line, ()
        found.append(read_one(match[0]))
        rest = rest[match.end() :].strip()
    return line[icon.start() : at] + rest, tuple(found)


REVELATION: Final = re.compile(rf"Revelation{DASH}[<(]((?:VC|RC|GC)(?:/(?:VC|RC|GC))*)[>)]")
SUCCESS: Final = re.compile(r"Success (\d+)")
GROWTH: Final = re.compile(rf"Explosive Growth{DASH}(?:a )?unit (.+)")  # [VG 17.15.6.1]
NAMED_ARMS: Final = re.compile(rf'({"|".join(ARMS)}){DASH}"([^"]+)"')
BUDDY_ARMS: Final = re.compile(rf"Arms{DASH}(?:a )?unit (.+)")
OVER_DRESS: Final = re.compile(rf"overDress{DASH}(.+)")
XOVER_DRESS: Final = re.compile(rf"XoverDress{DASH}(.+)")
A_UNIT: Final = re.compile(r"(?:a )?unit (.+)")
DRESS_UP: Final = re.compile(rf'DressUp{DASH}"([^"]+)"')


def _units(text: str) -> list[t.Sel | None]:
    """The units that a text describes one after the other, each with its article; None: not understood."""
    parts = [A_UNIT.fullmatch(part) for part in re.split(r" and (?=(?:a )?unit )", text)]
    return [described(part[1]) if part is not None else None for part in parts]


def parameterised(text: str) -> tuple[t.Ability, ...]:
    """The ability of a keyword with circles, a number or a name after it; empty: the text is none."""
    match = REVELATION.fullmatch(text)
    if match is not None:
        return (revelation(*match[1].split("/")),)
    match = SUCCESS.fullmatch(text)
    if match is not None:
        return (success(int(match[1])),)
    match = NAMED_ARMS.fullmatch(text)
    if match is not None:
        return (arms(match[2], match[1]),)  # [VG 17.7.2.1]
    match = BUDDY_ARMS.fullmatch(text)
    onto = described(match[1]) if match is not None else None
    if onto is not None:
        return (buddy_arms(onto),)  # [VG 17.16.10.4]
    match = OVER_DRESS.fullmatch(text)
    if match is not None:
        units = _units(match[1])
        onto = units[0] if len(units) == 1 else None
        return (over_dress(onto),) if onto is not None else ()  # [VG 14.42.1.1]
    match = XOVER_DRESS.fullmatch(text)
    if match is not None:
        units = _units(match[1])
        known = [onto for onto in units if onto is not None]
        return (xover_dress(*known),) if len(known) == len(units) else ()  # [VG 14.49.2]
    match = DRESS_UP.fullmatch(text)
    if match is not None:
        return (dress_up(match[1]),)
    match = GROWTH.fullmatch(text)
    onto = described(match[1]) if match is not None else None
    return (explosive_growth(onto),) if onto is not None else ()


FOLLOWED: Final[dict[str, str]] = {
    "Revelation": "Revelation-(VC/RC)",
    "Success": "Success 30000",
    "DressUp": 'DressUp - "NAME"',
    "Explosive Growth": 'Explosive Growth - unit named "NAME"',
    **{name: f'{name} - "NAME"' for name in ARMS},
}
"""A keyword that needs something after it -> an example of how it is written."""


def keyword_hint(text: str) -> str:
    """How to write a keyword that stands where it means nothing; "": it is none."""
    name = text.strip().strip("[]!").partition("-")[0].strip()
    if name in FOLLOWED:
        return f"; write for example {FOLLOWED[name]}"
    if name in ICONS or name in c14_conditions.BY_NAME or name in c14_labels.BY_NAME:
        return f"; it heads abilities: headings=(Heading({name!r}, ...),) in a tree"
    return ""
