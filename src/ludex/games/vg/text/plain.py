"""Reads printed text into trees: the notation of the cards, with the few phrases that our cards use. Any other text is
declined.

A line is an ability: `[AUTO](VC/RC)[1/turn]:When ..., [COST][...], effect.`; costs are joined by ` & `, effects by
`, and `. Keywords stand at its head (`Rush-[AUTO](RC)[Generation Break 1]:...`, c14_headings), or are the whole line.
The text of an order is `[COST][...], effect.` or only the effects; its lines are one text. Reminder text is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ludex.core import tree as t
from ludex.games.vg.c02_card_information import also_a, also_named, described
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c06_legion import seek_mate
from ludex.games.vg.c06_stride import stride_skill
from ludex.games.vg.c07_specific_actions import YOUR_HAND, counter_blast, counter_charge, discard, soul_blast
from ludex.games.vg.c12_terms import ICONS, ONCE_A_GAME
from ludex.games.vg.c14_abilities import melody
from ludex.games.vg.c14_headings import DASH, GLITTER, BadHeading, headed, heading, parameterised, split
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.c17_arms import KEYWORDS as ARMS_KEYWORDS
from ludex.games.vg.c17_buddyfight import pay_gauge, pay_gauge_now
from ludex.games.vg.c17_buddyfight_battle import becomes_infinite
from ludex.games.vg.c17_buddyfight_calls import call_cost, into_soul, on_top, retire, top_into_soul
from ludex.games.vg.text.plain_keywords import CONDITIONS, event_of
from ludex.games.vg.text.plain_keywords import EFFECTS as KEYWORD_EFFECTS
from ludex.games.vg.text.plain_keywords import EVENTS as KEYWORD_EVENTS
from ludex.lang.phrase import Declined, Phrase, read_lines, without_reminder

NUMBERS = {"a": 1, "one": 1, "two": 2, "three": 3}
FIGURES = {"Power": "power", "Critical": "critical", "Shield": "shield"}

BY_NAME = {keyword.name.casefold(): keyword for keyword in KEYWORDS}


def keyword(name: str) -> tuple[t.Ability, ...]:
    """The abilities of a keyword, written with or without brackets and exclamation marks. One that stands only at the
    head of abilities has none, and is declined."""
    bare = BY_NAME.get(name.strip().strip("[]!").casefold())
    means = parameterised(name.strip()) if bare is None else bare.means
    if not means:
        raise Declined(name)
    return means


Block = tuple[t.Instr, ...]
Rule = tuple[str, Callable[[re.Match[str]], Block]]


def _gets(what: t.Sel, match: re.Match[str]) -> Block:
    figure, sign, n, until = match.groups()
    amount = int(n.replace(",", "")) * (-1 if sign == "-" else 1)
    return (t.Continue((t.Modify(what, FIGURES[figure], "+", amount),), until),)


YOUR_UNITS: t.Sel = t.YOURS & FIELD & t.Word("type", "unit")  # [VG 2.9.3.1.1]
ENEMY_REAR: t.Sel = t.ENEMY & t.Zone(("RC",))


def _one_such(match: re.Match[str]) -> Block:
    """`one of your units KIND gets ...`: for KIND see `c02_card_information.DESCRIPTIONS`."""
    kind = described(match[1])
    if kind is None:
        raise Declined(match[1])
    figure, sign, n, until = match.groups()[1:]
    amount = int(n) * (-1 if sign == "-" else 1)
    change = t.Continue((t.Modify(t.Ref("unit"), FIGURES[figure], "+", amount),), until)
    return (t.Choose("unit", 1, YOUR_UNITS & kind), change)


FIGURE = r"\[(Power|Critical|Shield)\]"
GETS = r"gets \[(Power|Critical|Shield)\] ([+-])(\d+) this (turn|battle)"

EFFECTS: list[Rule] = [
    (r"draw (a|two|three) cards?", lambda m: (t.Draw(NUMBERS[m[1]]),)),
    (r"\[Counter-Charge (\d)\]", lambda m: counter_charge(int(m[1]))),
    (r"\[Soul-Charge (\d)\]", lambda m: (t.Do("soul-charge", t.SELF, int(m[1])),)),
    (rf"(?:this unit |it )?{GETS}", lambda m: _gets(t.SELF, m)),  # [VG 11.8.5.3]
    (rf"one of your units {GETS}", lambda m: (t.Choose("unit", 1, YOUR_UNITS), *_gets(t.Ref("unit"), m))),
    (rf"one of your units ((?:named|with|that is) .+?) {GETS}", _one_such),
    (rf"the boosted unit {GETS}", lambda m: _gets(t.Ref("other"), m)),
    (
        r"one of your units cannot be hit this battle",
        lambda m: (
            t.Choose("unit", 1, YOUR_UNITS),
            t.Continue((t.Rule("forbid", "be hit", t.Ref("unit")),), "battle"),
        ),
    ),
    (
        r"retire one of your opponent's rear-guards",
        lambda m: (t.Choose("unit", 1, ENEMY_REAR), t.Do("retire", t.Ref("unit"))),
    ),
    (
        rf"this unit's {FIGURE} becomes ∞ this (turn|battle)",
        lambda m: becomes_infinite(t.SELF, FIGURES[m[1]], m[2]),  # [VG 17.16.12.1]
    ),
    (r"pay (a|one|two|three) gauges?", lambda m: pay_gauge_now(NUMBERS[m[1]])),
    (r"you become a Buddyfighter", lambda m: (t.Do("become Buddyfighter"),)),
    (r"stand this unit", lambda m: (t.SetState(t.SELF, "stand"),)),
    (r"discard (a|two) cards?", lambda m: discard(NUMBERS[m[1]])),
    *KEYWORD_EFFECTS,
]

HEAL_IN_HAND: t.Sel = t.YOURS & t.Zone(("hand",)) & t.Word("trigger", "heal")

COSTS: list[Rule] = [
    (
        r"discard a heal trigger",
        lambda m: (t.Choose("discard", 1, HEAL_IN_HAND), t.Move(t.Ref("discard"), "drop", "discard")),
    ),
    (r"Counter-Blast (\d)", lambda m: counter_blast(int(m[1]))),
    (r"Soul-Blast (\d)", lambda m: soul_blast(int(m[1]))),
    (r"discard (a|two) cards?", lambda m: discard(NUMBERS[m[1]])),
    (r"pay (a|one|two|three) gauges?", lambda m: pay_gauge(NUMBERS[m[1]])),
    (r"rest this unit", lambda m: (t.SetState(t.SELF, "rest"),)),
    (r"put this unit into your soul", lambda m: (t.Move(t.SELF, "soul"),)),
    (r"retire this unit", lambda m: (t.Move(t.SELF, "drop", "retire"),)),
]


def _on_top(match: re.Match[str]) -> Block:
    kind = described(match[1]) if match[1] else t.ANY
    if kind is None:
        raise Declined(match[1])
    return on_top(kind)


CALL_COSTS: list[Rule] = [
    (r"pay (a|one|two|three) gauges?", lambda m: pay_gauge(NUMBERS[m[1].casefold()])),
    (
        r"put the top (?:card|(two|three) cards) of your deck into Buddy Soul",
        lambda m: top_into_soul(NUMBERS[m[1] or "a"]),
    ),
    (r"put (a|two) cards? from your hand into Buddy Soul", lambda m: into_soul(NUMBERS[m[1]], YOUR_HAND)),
    (r"retire (one|two) of your rear-guards", lambda m: retire(NUMBERS[m[1]])),
    (r"put this card on top of one of your rear-guards(?: (.+))?", _on_top),
]
"""[VG 17.16.8.2] What a call cost may say."""


def _call_cost(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 17.16.8] Reads `Call Cost: [...]`, parts joined by ` & `."""
    return (call_cost(*(_read(part.strip(), CALL_COSTS) for part in match[1].split(" & "))),)


def _read(text: str, rules: list[Rule]) -> Block:
    for pattern, build in rules:
        match = re.fullmatch(pattern, text, re.IGNORECASE)
        if match is not None:
            return build(match)
    raise Declined(text)


EACH: dict[str, t.Sel] = {
    "of your rear-guards": t.YOURS & t.Zone(("RC",)),
    "of your opponent's rear-guards": ENEMY_REAR,
    "card in your hand": t.YOURS & t.Zone(("hand",)),
    "card in your soul": t.YOURS & t.Zone(("soul",)),
}
KINDS = "|".join(re.escape(kind) for kind in EACH)


def read_effects(text: str) -> Block:
    """Reads effects in sentences, joined by `, and `, or by `/`: all of them are done. [VG 11.8.3.1.3]"""
    sentences = re.split(r"\. ", text.strip().rstrip("."))
    return tuple(instr for sentence in sentences if sentence for instr in _sentence(sentence.strip()))


def _sentence(text: str) -> Block:
    """[VG 12.7.1.1] `For each X, ...`: what follows the comma, up to the full stop, is done for each of them."""
    match = re.fullmatch(rf"for each ({KINDS}), (.+)", text, re.IGNORECASE)
    if match is not None:
        return (t.Repeat(t.Count(EACH[match[1].casefold()]), _joined(match[2])),)
    return _joined(text)


def _joined(text: str) -> Block:
    """[VG 12.7.1] Effects of one sentence; `... for each X` at the end of one is about that one alone."""
    found: list[t.Instr] = []
    for part in re.split(r", and |(?<=\])/(?=\[)", text):
        match = re.fullmatch(rf"(.+) for each ({KINDS})", part.strip(), re.IGNORECASE)
        if match is None:
            found += _read(part.strip(), EFFECTS)
        else:
            found.append(t.Repeat(t.Count(EACH[match[2].casefold()]), _read(match[1], EFFECTS)))
    return tuple(found)


def read_cost(text: str | None) -> Block:
    return tuple(instr for part in (text or "").split(" & ") if part for instr in _read(part.strip(), COSTS))


EVENTS: dict[str, t.When] = {
    "rode upon": t.When("move", t.SELF, word="rode upon"),
    "placed on <RC>": t.When("move", t.SELF, dst=("RC",), word="placed"),
    "placed on <VC>": t.When("move", t.SELF, dst=("VC",), word="placed"),
    "placed on <GC>": t.When("move", t.SELF, dst=("GC",), word="placed"),
    "retired": t.When("move", t.SELF, word="retire"),
    "this unit attacks": t.When("attack", t.SELF),
    "this unit attacks a vanguard": t.When("attack", t.SELF, t.Zone(("VC",))),
    "this unit's attack hits": t.When("hit", t.SELF),
    "this unit's attack hits a vanguard": t.When("hit", t.SELF, t.Zone(("VC",))),
    "this unit boosts": t.When("boost", t.SELF),
    "this unit intercepts": t.When("intercept", t.SELF),
    **KEYWORD_EVENTS,
}


def _zones(text: str | None) -> tuple[str, ...]:
    return tuple(text.strip("<>").split("/")) if text else ()


def _auto(match: re.Match[str]) -> tuple[t.Ability, ...]:
    icon, zones, once, event, cond, cost, effect = match.groups()
    when = EVENTS.get(event) or event_of(event)
    if when is None:
        raise Declined(event)
    return (
        t.Automatic(
            when,
            cost=read_cost(cost),
            do=read_effects(effect),
            cond=_cond(cond),
            limit=1 if once else 0,
            zones=_zones(zones),
            headings=_icons(icon, once),
        ),
    )


def _icons(icon: str | None, once: str | None) -> tuple[t.Heading, ...]:
    """[VG 12.3.3.2] [VG 12.3.4.2] The headings for the restriction icons before and [VG 12.3.2.2] after the kind of
    ability."""
    shared = (ICONS[icon],) if icon else ()
    return (*shared, ONCE_A_GAME) if once == "[1/game]" else shared


def _cond(text: str | None) -> t.Cond | None:
    """The condition in the words after `if`."""
    if text is None:
        return None
    if text not in CONDITIONS:
        raise Declined(text)
    return CONDITIONS[text]


def _end_of_battle(match: re.Match[str]) -> tuple[t.Ability, ...]:
    icon, zones, once, cond, cost, effect = match.groups()
    when = t.When("begin", word="end of battle")
    read = t.Automatic(when, cost=read_cost(cost), do=read_effects(effect), limit=1 if once else 0, zones=_zones(zones))
    return (replace(read, cond=_cond(cond), headings=_icons(icon, once)),)


def _act(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 11.1.1.1.1] Reads `[ACT](zone):[COST][...], effect.`"""
    icon, zones, once, cost, effect = match.groups()
    do, icons = read_effects(effect), _icons(icon, once)
    return (t.Activated(cost=read_cost(cost), do=do, limit=int(bool(once)), zones=_zones(zones), headings=icons),)


def _cont(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 11.1.1.3.1] Reads `[CONT](zone):effect.`"""
    zones, yours, asked, figure, n = match.groups()
    found = [*([t.TurnOf(t.YOU)] if yours else []), *([_cond(asked)] if asked else [])]
    conds = tuple(part for part in found if part is not None)
    cond = t.Both(conds) if len(conds) > 1 else conds[0] if conds else None
    return (t.Passive((t.Modify(t.SELF, FIGURES[figure], "+", int(n)),), cond, zones=_zones(zones)),)


def _order(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 11.1.1.4] Reads the text of an order without an icon, with its cost [VG 11.8.2.4.1]."""
    cost, effect = match.groups()
    return (t.Spell(read_effects(effect), cost=read_cost(cost)),)


def _stride(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 14.12.2] [VG 14.13.2.1] Reads a stride skill: its timing and its cost, if they are printed."""
    word, timing, cost = match.groups()
    ultimate = word == "Ultimate Stride"
    if ultimate and not cost:
        raise Declined(match[0])
    return (stride_skill(read_cost(cost), (timing.casefold(),) if timing else (), ultimate),)


def _seek_mate(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 14.11.1.1] [VG 14.11.1.2] Reads a Seek Mate icon with the names of the cards. [VG 14.11.2.3]"""
    names = [t.Word("name", name) for name in re.findall(r'"([^"]+)"', match[2])]
    return (seek_mate(t.Some(tuple(names)) if len(names) > 1 else names[0], bool(match[1])),)


def _additional(match: re.Match[str]) -> tuple[t.Ability, ...]:
    return (t.Spell(read_effects(match[1]), keyword="additional effect"),)


ZONES = r"(<(?:VC|RC|GC)(?:/(?:VC|RC|GC))*>)?"
ONCE = r"(\[1/(?:turn|game)\])?"
ICON = r"(?:\[(Divine Skill|Unique Skill)\])?"
COST = r"(?:\[COST\]\[(.+?)\], )?"
IF = r"(?:if (.+?), )?"
WITH_NAME = f"(?:{'|'.join(('DressUp', *ARMS_KEYWORDS))})"
ARMED = rf"(?i:{WITH_NAME}{DASH}(?:\"|(?:a )?unit ))"
WORDS = "|".join(re.escape(name) for name in BY_NAME)


def _keyword_line(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[VG 14.1.1] A line that is a keyword, after the icon of its kind and its circles if they are printed."""
    icon, zones, word = match.groups()
    found: list[t.Ability] = []
    for ability in keyword(word):
        if icon and icon != ("AUTO" if isinstance(ability, t.Automatic) else "CONT"):
            raise Declined(match[0])
        found.append(replace(ability, zones=_zones(zones)) if zones else ability)  # type: ignore[type-var]
    return tuple(found)


KEYWORD = Phrase(
    rf"(?i)(?:\[(AUTO|CONT)\]{ZONES}:)?"
    rf"((?:\[?(?:{WORDS})!*\]?)|Revelation{DASH}\S+|Success \d+|{WITH_NAME}{DASH}\".+\"|Arms{DASH}(?:a )?unit .+"
    rf"|X?overDress{DASH}.+)",
    _keyword_line,
)

UNIT_PHRASES = [
    Phrase(r"Call Cost: \[(.+)\]", _call_cost),
    Phrase(
        r"G guardian: \[COST\]\[(.+)\]",
        lambda m: (t.Activated(cost=read_cost(m[1]), keyword="G guardian", zones=("G",)),),
    ),
    Phrase(
        r"(Stride|Ultimate Stride)(?:-(Stride Step|Main Phase))?(?:: \[COST\]\[(.+)\])?",
        _stride,
    ),
    Phrase(r'(D-)?Seek Mate: ("[^"]+"(?: or "[^"]+")*)', _seek_mate),
    KEYWORD,
    Phrase(rf"{ICON}\[AUTO\]{ZONES}{ONCE}:When (.+?), {IF}{COST}(.+)", _auto),
    Phrase(rf"{ICON}\[AUTO\]{ZONES}{ONCE}:At the end of the battle, {IF}{COST}(.+)", _end_of_battle),
    Phrase(rf"{ICON}\[ACT\]{ZONES}{ONCE}:{COST}(.+)", _act),
    Phrase(
        rf"\[CONT\]{ZONES}:(During your turn, )?(?:[Ii]f (.+?), )?[Tt]his unit gets {FIGURE} \+(\d+)\.",
        _cont,
    ),
    Phrase(r"Additional Effect: (.+)", _additional),
    Phrase(r'\[CONT\]:This card is also regarded as "([^"]+)"\.', lambda m: (also_named(m[1]),)),
    Phrase(r"\[CONT\]:This card is also a <<([^<>]+)>>\.", lambda m: (also_a(m[1]),)),
]
ORDER_PHRASES = [
    KEYWORD,
    Phrase(rf"(?!\[AUTO\]|\[ACT\]|\[CONT\]|\[Divine|\[Unique|{ARMED}|(?i:\[?(?:{WORDS})!*\]?$)){COST}(.+)", _order),
    Phrase(rf"{ICON}\[AUTO\]{ZONES}{ONCE}:When (.+?), {IF}{COST}(.+)", _auto),
]
MELODY = re.compile(rf"\[Melody\]{DASH}(.+) This is shared by all of your units with \[Melody\]\.")
ORDER_RITUAL = re.compile(r"Ritual (\d+):(.+)")


def _read_line(line: str, order: bool) -> tuple[t.Ability, ...]:
    """A line with what stands at its head. [VG 14.41.1.1] What Melody specifies stands between its icon and the words
    that share it."""
    shared = MELODY.fullmatch(line)
    if shared is not None:
        return (melody(*_read_line(shared[1], order)),)
    ritual = ORDER_RITUAL.fullmatch(line) if order else None
    if ritual is not None:
        return _order_ritual(int(ritual[1]), ritual[2])
    try:
        rest, found = split(line)
        read = read_lines(rest, ORDER_PHRASES if order else UNIT_PHRASES)
        return tuple(headed(ability, found) for ability in read)
    except BadHeading as error:
        raise Declined(f"{line} ({error})") from None


def _order_ritual(n: int, text: str) -> tuple[t.Ability, ...]:
    """[VG 14.20.3.1] A text of an order that is active only with so many grade 1 cards in the drop zone."""
    return (t.Spell((t.If(heading("Ritual", n), read_effects(text)),)), t.Mere("Ritual", n))


def _one_text(abilities: tuple[t.Ability, ...], text: str) -> tuple[t.Ability, ...]:
    """The abilities of an order, whose lines are one text with one cost."""
    spells = [ability for ability in abilities if isinstance(ability, t.Spell) and not ability.keyword]
    if len(spells) < 2:
        return abilities
    if any(spell.cost for spell in spells[1:]):
        raise Declined(text)
    whole = replace(spells[0], do=tuple(instr for spell in spells for instr in spell.do))
    rest = (ability for ability in abilities if not isinstance(ability, t.Spell) or ability.keyword)
    return (whole, *rest)


def read_text(text: str, card_type: str = "") -> tuple[t.Ability, ...]:
    """Reads a printed text into abilities; raises `Declined` with the words it did not understand."""
    shown = re.sub(r"\(((?:VC|RC|GC)(?:/(?:VC|RC|GC))*)\)", r"<\1>", text)  # `(VC)` is not reminder text
    order = card_type == "order"
    found: list[t.Ability] = []
    within: tuple[t.Heading, ...] = ()
    for line in filter(None, map(without_reminder, shown.split("\n"))):
        framed = GLITTER.fullmatch(line)
        if framed is not None:
            within = (heading("Glitter ability", 0, framed[1]),)  # [VG 14.47.3.1.1] of all that follows
        else:
            # [VG 14.47.3.2.1] [VG 14.47.3.2.2] all of it is active, or nothing
            found += [headed(ability, within) for ability in _read_line(line, order)]
    return _one_text(tuple(found), text) if order else tuple(found)
