"""Reads printed text: keywords and the phrases that our own cards use. Any other text is declined."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ludex.core import tree as t
from ludex.games.dbs.c04_basic_terms import ATTACK, COUNTER, PLAY
from ludex.games.dbs.c10_keywords import BATTLE_CARD, KEYWORDS, YOUR_BATTLE_CARDS, awaken, counter, evolve
from ludex.lang.phrase import Declined, Phrase, read_lines

Instrs = tuple[t.Instr, ...]
MEANS = {keyword.name: keyword.means for keyword in KEYWORDS if keyword.means}
COLOR_OF = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
UNTIL = {"turn": "turn", "battle": "battle", "Main Phase": "main"}
ENEMY_BATTLE_CARDS = t.ENEMY & t.Zone(("battle",)) & BATTLE_CARD  # [DBS 3-6-6]
LEADER = t.YOURS & t.Zone(("leader",))  # [DBS 2-3-2-1-1]


def _filters(text: str | None) -> list[t.Sel]:
    """The conditions that follow a noun: power, cost, mode, character, trait, colour."""
    found: list[t.Sel] = []
    for part in (text or "").split(" and ") if text else []:
        for pattern, build in _FILTERS:
            match = pattern.fullmatch(part.strip())
            if match is not None:
                found.append(build(match))
                break
        else:
            raise Declined(part)
    return found


def _power(m: re.Match[str]) -> t.Sel:
    return t.Figure("power", "<=" if m[2] == "less" else ">=", int(m[1]))


def _cost(m: re.Match[str]) -> t.Sel:
    return t.Figure("cost", "<=" if m[2] == "less" else ">=", int(m[1]))


def _mode(m: re.Match[str]) -> t.Sel:
    return t.State(m[1].lower())


def _character(m: re.Match[str]) -> t.Sel:
    """[DBS 2-5-3] Reads `<...>` as a character."""
    return t.Word("character", m[1])


def _trait(m: re.Match[str]) -> t.Sel:
    """[DBS 2-6-4] Reads `<<...>>` as a special trait."""
    return t.Word("trait", m[1])


_FILTERS = [
    (re.compile(r"with (\d+) power or (less|more)"), _power),
    (re.compile(r"with a cost of (\d+) or (less|more)"), _cost),
    (re.compile(r"in (Active|Rest) Mode"), _mode),
    (re.compile(r"named <([^>]+)>"), _character),
    (re.compile(r"of <<([^>]+)>>"), _trait),
]
WHICH = r"((?: (?:with|in|named|of) .+?)?)"


def _narrowed(base: t.Sel, text: str) -> t.Sel:
    for part in _filters(text.strip() or None):
        base = base & part
    return base


def _choice(m: re.Match[str], base: t.Sel, then: t.Instr) -> Instrs:
    """A choice from `base`, then an instruction. The match groups: `up to`, number, filters."""
    return (t.Choose("them", int(m[2]), _narrowed(base, m[3]), up_to=bool(m[1])), then)


THEM = t.Ref("them")


def _grant(m: re.Match[str]) -> Instrs:
    if m[1] not in MEANS:
        raise Declined(m[1])
    return (t.Continue((t.Grant(t.SELF, MEANS[m[1]]),), UNTIL[m[2]]),)


def _boost(what: t.Sel, m: re.Match[str]) -> Instrs:
    return (t.Continue((t.Modify(what, "power", "+", int(m[1])),), UNTIL[m[2]]),)


def _give(m: re.Match[str], base: t.Sel) -> Instrs:
    return (
        t.Choose("them", int(m[2]), _narrowed(base, m[3]), up_to=bool(m[1])),
        t.Continue((t.Modify(THEM, "power", "+", int(m[4])),), UNTIL[m[5]]),
    )


_N = r"(up to )?(\d+)"
_CLAUSES: list[tuple[str, Callable[[re.Match[str]], Instrs]]] = [
    (r"draw (\d+) cards?", lambda m: (t.Draw(int(m[1])),)),
    (r"draw up to (\d+) cards?", lambda m: (t.Draw(int(m[1]), up_to=True),)),
    (r"this card gets ([+-]\d+) power this (turn|battle|Main Phase)", lambda m: _boost(t.SELF, m)),
    (r"your Leader gets ([+-]\d+) power this (turn|battle|Main Phase)", lambda m: _boost(LEADER, m)),
    (r"this card gains \[([^\]]+)\] this (turn|battle|Main Phase)", _grant),
    (rf"KO {_N} enemy Battle Cards?{WHICH}", lambda m: _choice(m, ENEMY_BATTLE_CARDS, t.Move(THEM, "drop", "KO"))),
    (rf"rest {_N} enemy Battle Cards?{WHICH}", lambda m: _choice(m, ENEMY_BATTLE_CARDS, t.SetState(THEM, "rest"))),
    (
        rf"return {_N} enemy Battle Cards?{WHICH} to hand",
        lambda m: _choice(m, ENEMY_BATTLE_CARDS, t.Move(THEM, "hand", "return")),
    ),
    (
        rf"give {_N} of your Battle Cards?{WHICH} ([+-]\d+) power this (turn|battle)",
        lambda m: _give(m, YOUR_BATTLE_CARDS),
    ),
    (
        rf"give {_N} enemy Battle Cards?{WHICH} ([+-]\d+) power this (turn|battle)",
        lambda m: _give(m, ENEMY_BATTLE_CARDS),
    ),
    (r"switch this card to Active Mode", lambda m: (t.SetState(t.SELF, "active"),)),
    (
        r"switch up to (\d+) of your energy to Active Mode",
        lambda m: (
            t.Choose("them", int(m[1]), t.YOURS & t.Zone(("energy",)) & t.State("rest"), up_to=True),  # [DBS 3-8-1-1]
            t.SetState(THEM, "active"),
        ),
    ),
    (
        r"your opponent discards (\d+) cards?",
        lambda m: (
            t.Choose("them", int(m[1]), t.ENEMY & t.Zone(("hand",)), who=t.OPPONENT),
            t.Move(THEM, "drop", "discard"),
        ),
    ),
    (r"deal (\d+) damage to your opponent", lambda m: (t.Do("damage", n=int(m[1])),)),
    (
        r"put the top (\d+) cards? of your deck into your energy in Rest Mode",
        lambda m: (t.Do("mill", n=int(m[1]), word="energy rest"),),
    ),
    (r"put the top (\d+) cards? of your deck into your Drop Area", lambda m: (t.Do("mill", n=int(m[1]), word="drop"),)),
    (
        rf"play {_N} Battle Cards?{WHICH} from your (Drop Area|hand)",
        lambda m: (
            t.Choose(
                "them",
                int(m[2]),
                _narrowed(t.YOURS & t.Zone(("drop" if m[4] == "Drop Area" else "hand",)) & BATTLE_CARD, m[3]),
                up_to=bool(m[1]),
            ),
            t.Do("play", THEM),
        ),
    ),
    (
        rf"take {_N} Battle Cards?{WHICH} from your Drop Area into hand",
        lambda m: _choice(m, t.YOURS & t.Zone(("drop",)) & BATTLE_CARD, t.Move(THEM, "hand", "return")),
    ),
    (r"negate the attack", lambda m: (t.Do("negate the attack"),)),
    (r"negate the (?:play|counter|skill)", lambda m: (t.Do("negate"),)),
    (r"negate \[Blocker\]", lambda m: (t.Do("block", word="negate"),)),
    (r"turn this card over", lambda m: (t.Do("flip"),)),
    (r"play this card", lambda m: (t.Do("play"),)),
    (r"you may play this card", lambda m: (t.May((t.Do("play"),)),)),
    (r"add this card to your hand", lambda m: (t.Move(t.SELF, "hand", "return"),)),
]
CLAUSES = [(re.compile(pattern), build) for pattern, build in _CLAUSES]

_COSTS: list[tuple[str, Callable[[re.Match[str]], Instrs]]] = [
    (r"rest this card", lambda m: (t.SetState(t.SELF, "rest"),)),
    (r"drop this card", lambda m: (t.Move(t.SELF, "drop"),)),
    (
        r"discard (\d+) cards?",
        lambda m: (
            t.Choose("paid", int(m[1]), t.YOURS & t.Zone(("hand",)) & ~t.SELF),
            t.Move(t.Ref("paid"), "drop", "discard"),
        ),
    ),
    (r"((?:\{[RBGYK\d]+\})+)", lambda m: energy_cost(m[1])),
]
COSTS = [(re.compile(pattern), build) for pattern, build in _COSTS]

_TRIGGERS: dict[str, t.Trigger] = {
    "when you play this card": t.When("play", t.SELF),
    "when this card attacks": t.When("attack", t.SELF),
    "when this card attacks a Leader": t.When("attack", t.SELF, t.Zone(("leader",))),
    "when this card is attacked": t.When("attack", other=t.SELF),
    "when this card is KOed": t.When("move", t.SELF, word="KO", src=("battle",)),
    "when this card inflicts damage": t.When("inflict", other=t.SELF),
    "when you combo with this card": t.When("move", t.SELF, word="combo", dst=("combo",)),
    "at the beginning of your turn": t.When("turn start", player=t.YOU),
    "at the beginning of your Main Phase": t.When("main phase", player=t.YOU),
    "at the end of your Main Phase": t.When("main end", player=t.YOU),
    "at the end of the turn": t.When("turn end"),
    "at the end of your turn": t.When("turn end", player=t.YOU),
    "at the end of a battle": t.When("battle end"),
    "when you have no cards in hand": t.Becomes(t.Unless(t.Exists(t.YOURS & t.Zone(("hand",))))),
}


def energy_of(text: str) -> tuple[int, tuple[str, ...]]:
    """Reads `{R}{R}{1}`: the total number of energies, and the colours among them."""
    n = 0
    colors: list[str] = []
    for part in re.findall(r"\{([RBGYK]|\d+)\}", text):
        if part.isdigit():
            n += int(part)
        else:
            n += 1
            colors.append(COLOR_OF[part])
    return n, tuple(colors)


def energy_cost(text: str) -> Instrs:
    n, colors = energy_of(text)
    return (t.Do("energy", n=n, word=" ".join(colors)),) if n else ()


def clauses(text: str) -> Instrs:
    """Reads `a; b; c` into instructions."""
    result: Instrs = ()
    for part in text.split("; "):
        for pattern, build in CLAUSES:
            match = pattern.fullmatch(part[:1].lower() + part[1:] if not part.startswith("KO") else part)
            if match is not None:
                result += build(match)
                break
        else:
            raise Declined(part)
    return result


def cost(text: str | None) -> Instrs:
    """Reads the parts of `a and b`, paid in the order of the text [DBS 8-4-2-1]."""
    result: Instrs = ()
    for part in text.split(" and ") if text else []:
        for pattern, build in COSTS:
            match = pattern.fullmatch(part[:1].lower() + part[1:] if not part.startswith("{") else part)
            if match is not None:
                result += build(match)
                break
        else:
            raise Declined(part)
    return result


def _limit(word: str | None) -> int:
    return {"Once": 1, "Twice": 2}[word] if word else 0


def _keyword_line(m: re.Match[str]) -> tuple[t.Ability, ...]:
    found: tuple[t.Ability, ...] = ()
    for name in re.findall(r"\[([^\]]+)\]", m[0]):
        if name not in MEANS:
            raise Declined(f"[{name}]")
        found += MEANS[name]
    return found


def _auto(m: re.Match[str]) -> tuple[t.Ability, ...]:
    when = _TRIGGERS.get(m[2][:1].lower() + m[2][1:])
    if when is None:
        raise Declined(m[2])
    zones = ("battle", "combo") if "combo with this card" in m[2] else ()  # [DBS 3-7-5]
    return (t.Automatic(when, cost=cost(m[3]), do=clauses(m[4]), limit=_limit(m[1]), zones=zones),)


def _activate(m: re.Match[str]) -> tuple[t.Ability, ...]:
    """[DBS 8-1-3-1] Reads the skill cost before the colon and the effect after it."""
    timing = tuple(word.lower() for word in m[1].split("/"))
    return (t.Activated(cost=cost(m[3]), do=clauses(m[4]), timing=timing, limit=_limit(m[2])),)


def _counter(m: re.Match[str]) -> tuple[t.Ability, ...]:
    kind = {"Play": PLAY, "Attack": ATTACK, "Counter": COUNTER}[m[1]]
    return (counter(kind, clauses(m[3]), cost(m[2])),)


def _permanent(*effects: t.Continuous, cond: t.Cond | None = None) -> tuple[t.Ability, ...]:
    return (t.Passive(effects, cond),)


def _evolve(m: re.Match[str]) -> tuple[t.Ability, ...]:
    n, colors = energy_of(m[1])
    return (evolve(n, colors, m[2]),)


def _life_bonus(m: re.Match[str]) -> tuple[t.Ability, ...]:
    low = t.Compare(t.Count(t.YOURS & t.Zone(("life",))), "<=", int(m[1]))
    return _permanent(t.Modify(t.SELF, "power", "+", int(m[2])), cond=low)


_EFFECTS = r"([^:]+?)\."
_COST = r"(?:([^:]+): )?"
PHRASES = [
    Phrase(r"\[[^\]:]+\](?: ?\[[^\]:]+\])*", _keyword_line),
    Phrase(
        r"\[Awaken\] With (\d+) or less life: draw (\d+) cards?; turn this card over\.",
        lambda m: (awaken(int(m[1]), int(m[2])),),
    ),
    Phrase(r"\[Evolve\] ((?:\{[RBGYK\d]+\})+): <([^>]+)>", _evolve),
    Phrase(rf"\[Auto\](?: \[(Once|Twice) per turn\])? ([^,:]+), (?:you may ([^:]+): )?{_EFFECTS}", _auto),
    Phrase(rf"\[Activate: (Main|Battle|Main/Battle)\](?: \[(Once|Twice) per turn\])? {_COST}{_EFFECTS}", _activate),
    Phrase(rf"\[Counter: (Play|Attack|Counter)\] {_COST}{_EFFECTS}", _counter),
    Phrase(r"\[Permanent\] With (\d+) or less life this card gets ([+-]\d+) power\.", _life_bonus),
    Phrase(
        r"\[Permanent\] Your other Battle Cards get ([+-]\d+) power\.",
        lambda m: _permanent(t.Modify(YOUR_BATTLE_CARDS & ~t.SELF, "power", "+", int(m[1]))),
    ),
    Phrase(
        r"\[Permanent\] Your Battle Cards get ([+-]\d+) power\.",
        lambda m: _permanent(t.Modify(YOUR_BATTLE_CARDS, "power", "+", int(m[1]))),
    ),
    Phrase(
        r"\[Permanent\] Your Leader gets ([+-]\d+) power\.",
        lambda m: _permanent(t.Modify(LEADER, "power", "+", int(m[1]))),
    ),
    Phrase(
        r"\[Permanent\] During your turn this card gets ([+-]\d+) power\.",
        lambda m: _permanent(t.Modify(t.SELF, "power", "+", int(m[1])), cond=t.TurnOf(t.YOU)),
    ),
    Phrase(
        r"\[Permanent\] This card can attack Battle Cards in Active Mode\.",
        lambda m: _permanent(t.Rule("widen", "attack targets", to=ENEMY_BATTLE_CARDS)),
    ),
    Phrase(
        r"\[Permanent\] A deck may have up to (\d+) of this card\.",
        lambda m: (t.Mere("Deck rule", int(m[1]), "copies"),),
    ),
]


AREAS = {"Drop Area": "drop", "Energy Area": "energy", "Combo Area": "combo"}
_ELSEWHERE = re.compile(
    r"(\[(?:Auto|Permanent|Activate: [^\]]+)\](?: \[(?:Once|Twice) per turn\])?) "
    rf"While this card is in your ({'|'.join(AREAS)}), (.+)"
)


def _read_line(line: str) -> tuple[t.Ability, ...]:
    """[DBS 2-12-2] Reads a skill; "While this card is in your Drop Area," makes it valid there instead of in play."""
    match = _ELSEWHERE.fullmatch(line.strip())
    if match is None:
        return read_lines(line, PHRASES)
    found = read_lines(f"{match[1]} {match[3][:1].upper()}{match[3][1:]}", PHRASES)
    zones = (AREAS[match[2]],)
    moved = tuple(replace(a, zones=zones) for a in found if isinstance(a, (t.Automatic, t.Passive, t.Activated)))
    if len(moved) != len(found):
        raise Declined(line)
    return moved


def read_text(text: str, card_type: str = "") -> tuple[t.Ability, ...]:
    """Reads a card's text into abilities. Skills of an Extra Card are used from the hand; the other skills of a
    [Field] card are valid in the Battle Area [DBS 10-2-2]."""
    found = tuple(ability for line in text.split("\n") for ability in _read_line(line))
    if card_type != "extra" or any(ability.keyword == "Field" for ability in found):
        return found
    return tuple(replace(a, zones=("hand",)) if isinstance(a, t.Activated) and not a.zones else a for a in found)
