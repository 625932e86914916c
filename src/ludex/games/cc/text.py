"""Reads printed text into abilities. One line is one ability, without text in brackets: [CC 205.2] [CC 205.3]
lang:read_lines. A text that is not understood completely is declined."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludex.core import tree as t
from ludex.games.cc.c0300_zones import PHASES
from ludex.games.cc.c1018_counters import enters_with
from ludex.games.cc.c1100_keywords import DIES, ENTERS, KEYWORDS, bingo, break_for, dct, vanity
from ludex.games.cc.c1109_keyword_actions import ride
from ludex.lang.phrase import Declined, Phrase, read_lines

SERVANTS = t.Zone(("servant",)) & t.Word("type", "servant")
BARRIERS = t.Zone(("servant",)) & t.Word("type", "barrier")
CASTERS = t.Zone(("caster",)) & t.Word("type", "caster")
NUMBERS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4}

Piece = tuple[tuple[t.Choose, ...], tuple[t.Instr, ...]]
Effect = tuple[str, Callable[[re.Match[str], str], Piece]]


def _number(word: str) -> int:
    return NUMBERS[word] if word in NUMBERS else int(word)


def _kind(word: str) -> t.Sel:
    """[CC 105.4c] Reads `allied servant`, `enemy servant`, `servant`, `barrier`, `reversed enemy servant`, ..."""
    sel: t.Sel = BARRIERS if "barrier" in word else CASTERS if "caster" in word else SERVANTS
    if "allied" in word:
        sel = sel & t.YOURS
    if "enemy" in word:
        sel = sel & t.ENEMY
    for state in ("recovered", "rested", "reversed"):
        if state in word:
            sel = sel & t.State(state)
    return sel


def _limited(match: re.Match[str]) -> t.Sel:
    """[CC 202.4a] Reads what follows the noun: a highest cost, the whole name, a part of the name."""
    sel = _kind(match["kind"])
    given = match.groupdict()
    if given.get("most"):
        sel = sel & t.Figure("cost", "<=", int(given["most"]))
    if given.get("named"):
        sel = sel & t.Word("name", given["named"])  # [CC 202.4]
    if given.get("part"):
        sel = sel & t.Within("name", given["part"])  # [CC 202.4a]
    return sel


TARGET = r"target (?P<kind>(?:recovered |rested |reversed )?(?:allied |enemy )?(?:servant|barrier|caster))"
COST = (
    r"(?: with a cost of (?P<most>\d+) or less)?"
    r'(?: named "(?P<named>[^"]+)"| with "(?P<part>[^"]+)" in its name)?'
)


def _on_target(do: Callable[[t.Sel], t.Instr]) -> Callable[[re.Match[str], str], Piece]:
    def build(match: re.Match[str], name: str) -> Piece:
        return (t.Choose(name, 1, _limited(match)),), (do(t.Ref(name)),)

    return build


def _draw(match: re.Match[str], name: str) -> Piece:
    return (), (t.Draw(_number(match["n"])),)


def _target_draws(match: re.Match[str], name: str) -> Piece:
    """[CC 105.4a] Reads `target player`, and `target enemy player`."""
    who = t.Player(t.OPPONENT) if "enemy" in match["who"] else t.Player()
    return (t.Choose(name, 1, who),), (t.By(t.CONTROLLER, (t.Draw(_number(match["n"])),), of=t.Ref(name)),)


def _borrow(match: re.Match[str], name: str) -> Piece:
    """[CC 1016.1] Reads control for good, and control until end of turn."""
    until = match["until"] or ""
    return (t.Choose(name, 1, _limited(match)),), (t.Do("gain control", t.Ref(name), word=until),)


def _discard(match: re.Match[str], name: str) -> Piece:
    who = t.OPPONENT if match["who"].lower() == "enemy player" else t.YOU
    hand = t.Zone(("hand",)) & (t.ENEMY if who == t.OPPONENT else t.YOURS)
    return (), (t.Choose(name, _number(match["n"]), hand, who=who), t.Move(t.Ref(name), "graveyard", "discard"))


def _gain(match: re.Match[str], name: str) -> Piece:
    figure = match["figure"].lower()
    node = t.Modify(t.Ref(name), figure, "+", int(match["n"]))
    until = match["until"]
    return (t.Choose(name, 1, _limited(match)),), (t.Continue((node,), until),)


def _self_gain(match: re.Match[str], name: str) -> Piece:
    return (), (t.Continue((t.Modify(t.SELF, match["figure"].lower(), "+", int(match["n"])),), match["until"]),)


def _all_gain(match: re.Match[str], name: str) -> Piece:
    node = t.Modify(_kind(match["kind"].lower()), match["figure"].lower(), "+", int(match["n"]))
    return (), (t.Continue((node,), match["until"]),)


def _corrupt(match: re.Match[str], name: str) -> Piece:
    return (), (t.Do("corrupt", t.SELF, 1 if match["n"] == "an" else 2),)


def _cancel(match: re.Match[str], name: str) -> Piece:
    """[CC 312.3] A spell is a card in the chase zone, not an ability."""
    return (t.Choose(name, 1, t.Zone(("chase",)) & ~t.Mark("ability")),), (t.Do("cancel", t.Ref(name)),)


def _banish_self(match: re.Match[str], name: str) -> Piece:
    """[CC 1008.2] The verb looks who controls the card: its ability may resolve for another player."""
    return (), (t.Do("banish", t.SELF),)


def _return_self(match: re.Match[str], name: str) -> Piece:
    return (), (t.Move(t.SELF, "hand", "return"),)


def _recover_self(match: re.Match[str], name: str) -> Piece:
    return (), (t.SetState(t.SELF, "recovered"),)


def _token(match: re.Match[str], name: str) -> Piece:
    return (), (t.Do("token", t.SELF, _number(match["n"]), match["token"].lower()),)


def _from_extra(kind: str, verb: str) -> Callable[[re.Match[str], str], Piece]:
    def build(match: re.Match[str], name: str) -> Piece:
        what = t.Zone(("extra",)) & t.YOURS & t.Word("type", kind)
        return (), (t.Choose(name, 1, what), t.Do(verb, t.Ref(name)))

    return build


FIGURE = r"(?P<n>[+-]\d+) (?P<figure>ATK|DEF) until end of (?P<until>turn|battle)"

EFFECTS: list[Effect] = [
    (r"Draw (?P<n>a|two|three) cards?", _draw),
    (r"Target (?P<who>player|enemy player) draws (?P<n>a|two|three) cards?", _target_draws),
    (rf"Gain control of {TARGET}{COST}(?: until end of (?P<until>turn|battle))?", _borrow),
    (rf"Destroy {TARGET}{COST}", _on_target(lambda what: t.Move(what, "graveyard", "destroy"))),
    (rf"Return {TARGET}{COST} to its owner's hand", _on_target(lambda what: t.Move(what, "hand", "return"))),
    (rf"Rest {TARGET}{COST}", _on_target(lambda what: t.SetState(what, "rested"))),
    (rf"Recover {TARGET}{COST}", _on_target(lambda what: t.SetState(what, "recovered"))),
    (rf"Reverse {TARGET}{COST}", _on_target(lambda what: t.SetState(what, "reversed"))),
    (rf"Switch {TARGET}{COST}", _on_target(lambda what: t.Do("switch", what))),
    (rf"T{TARGET[1:]}{COST} gains {FIGURE}", _gain),
    (rf"This card gains {FIGURE}", _self_gain),
    (rf"(?P<kind>Allied servants|Enemy servants) gain {FIGURE}", _all_gain),
    (r"(?P<who>Enemy player) discards (?P<n>a|two|three) cards?", _discard),
    (r"(?P<who>Discard) (?P<n>a|two|three) cards?", _discard),
    (r"Corrupt (?P<n>an|two) enemy orbs?", _corrupt),
    (r'Create (?P<n>a|two|three) "(?P<token>[A-Z][a-z]+)" tokens?', _token),
    (r"Soul Bond a card", _from_extra("soul bond", "soul bond")),
    (r"Put a deity from your extra deck into the field", _from_extra("deity", "put")),
    (r"Banish this card", _banish_self),
    (r"Return this card to its owner's hand", _return_self),
    (r"Recover this card", _recover_self),
    (r"Cancel target spell", _cancel),
]  # fmt: skip


def effect(text: str) -> Piece:
    """Reads sentences one after another; each target gets its own name."""
    targets: tuple[t.Choose, ...] = ()
    block: tuple[t.Instr, ...] = ()
    for i, sentence in enumerate(s.strip() for s in text.rstrip(".").split(". ")):
        found = _sentence(sentence, f"t{i}")
        targets += found[0]
        block += found[1]
    return targets, block


def _sentence(sentence: str, name: str) -> Piece:
    for pattern, build in EFFECTS:
        match = re.fullmatch(pattern, sentence)
        if match is not None:
            return build(match, name)
    raise Declined(sentence)


# --- abilities ------------------------------------------------------------------------------------------------------


def _automatic(when: t.When, keyword: str = "") -> Callable[[re.Match[str]], tuple[t.Ability, ...]]:
    def build(match: re.Match[str]) -> tuple[t.Ability, ...]:
        targets, block = effect(match["effect"])
        return (t.Automatic(when, targets=targets, do=block, keyword=keyword),)

    return build


def _cost(text: str) -> tuple[t.Instr, ...]:
    parts: list[t.Instr] = []
    for part in text.split(", "):
        if part == "[Rest]":
            parts.append(t.SetState(t.SELF, "rested"))
        elif part.lower() == "banish this card":
            parts.append(t.Move(t.SELF, "graveyard", "banish"))
        elif part.lower() == "discard a card":
            parts.append(t.Choose("paid", 1, t.Zone(("hand",)) & t.YOURS))
            parts.append(t.Move(t.Ref("paid"), "graveyard", "discard"))
        elif re.fullmatch(r"Remove (a|two|three) deity counters?", part):
            parts.append(t.Counters(t.SELF, "deity", -_number(part.split()[1])))
        elif re.fullmatch(r"\d+", part):
            parts.append(t.Do("pay", t.SELF, int(part)))
        elif re.fullmatch(r"(\[[A-Z][a-z]+\])+", part):
            wanted = [word.lower() for word in re.findall(r"\[([A-Z][a-z]+)\]", part)]
            parts.append(t.Do("pay", t.SELF, len(wanted), " ".join(wanted)))
        else:
            raise Declined(part)
    return tuple(parts)


def _activated(match: re.Match[str]) -> tuple[t.Ability, ...]:
    text = match["effect"]
    timing: tuple[str, ...] = ()
    if text.endswith(" Play this ability only during main timing."):
        timing = ("main",)
        text = text.removesuffix(" Play this ability only during main timing.")
    produced = re.fullmatch(r"Produce (?P<n>\d+)(?: (?P<element>[A-Z][a-z]+|of any element))?\.", text)
    if produced is not None:
        word = (produced["element"] or "").lower()
        do = t.Do("produce", t.SELF, int(produced["n"]), "any" if word == "of any element" else word)
        return (t.Activated(cost=_cost(match["cost"]), do=(do,), keyword="aether"),)
    targets, block = effect(text)
    return (t.Activated(cost=_cost(match["cost"]), targets=targets, do=block, timing=timing),)


def _passive(match: re.Match[str]) -> tuple[t.Ability, ...]:
    what: t.Sel = t.SELF
    if match["kind"] != "This card":
        what = _kind(match["kind"].lower())
        if match["kind"].startswith("Other"):
            what = what & ~t.SELF
    return (t.Passive((t.Modify(what, match["figure"].lower(), "+", int(match["n"])),)),)


def _in_phase(match: re.Match[str]) -> tuple[t.Ability, ...]:
    """[CC 501.1] Reads a bonus of one phase."""
    node = t.Modify(t.SELF, match["figure"].lower(), "+", int(match["n"]))
    return (t.Passive((node,), cond=t.During(match["phase"])),)


def _spell(match: re.Match[str]) -> tuple[t.Ability, ...]:
    targets, block = effect(match[0])
    return (t.Spell(targets=targets, do=block),)


PLAIN = {f"[{k.name}]": k.means for k in KEYWORDS if k.means}


def _keywords(match: re.Match[str]) -> tuple[t.Ability, ...]:
    found: list[t.Ability] = []
    for word in re.findall(r"\[[^\]]+\]", match[0]):
        if word not in PLAIN:
            raise Declined(word)
        found.extend(PLAIN[word])
    return tuple(found)


def _worded(match: re.Match[str]) -> tuple[t.Ability, ...]:
    return (t.Mere(match["keyword"], word=match["word"]),)


def _break_cost(match: re.Match[str]) -> tuple[t.Ability, ...]:
    wanted = [word.lower() for word in re.findall(r"\[([A-Z][a-z]+)\]", match["word"])]
    free = re.match(r"\d+", match["word"])
    return (break_for(len(wanted) + (int(free[0]) if free else 0), *wanted),)


def _ride(match: re.Match[str]) -> tuple[t.Ability, ...]:
    return (ride(int(match["word"])),)


def _with_counters(match: re.Match[str]) -> tuple[t.Ability, ...]:
    return (enters_with(_number(match["n"]), match["name"]),)


def _given(conjure: bool) -> Callable[[re.Match[str]], tuple[t.Ability, ...]]:
    """Reads keywords with a text of their own; that text is read like any other."""

    def build(match: re.Match[str]) -> tuple[t.Ability, ...]:
        inner = read_lines(match["text"], SPELLS if conjure else ABILITIES)
        if match["keyword"] == "DCT":
            return dct(int(match["n"] or 0), *inner)
        return vanity(*inner) if match["keyword"] == "Vanity" else bingo(*inner)

    return build


GIVEN = r"\[(?P<keyword>Vanity|BINGO|DCT)\](?: (?P<n>\d+))? [–-] (?P<text>.+)"

ABILITIES = [
    Phrase(r"(?:\[(?!Rest|Enter|Last|Step|United|Ride|Vanity|BINGO|DCT)[^\]]+\] ?)+", _keywords),
    Phrase(r"\[(?P<keyword>Step Up|United Front)\] ‹(?P<word>[^›]+)›", _worded),
    Phrase(r"\[Break\] ‹(?P<word>[^›]+)›", _break_cost),
    Phrase(r"\[Ride\] ‹(?P<word>\d+)›", _ride),
    Phrase(r"This card enters the field with (?P<n>\w+) (?P<name>\w+) counters?\.", _with_counters),
    Phrase(r"\[Enter\] ⇒ (?P<effect>.+)", _automatic(ENTERS, "Enter")),
    Phrase(r"\[Last Words\] ⇒ (?P<effect>.+)", _automatic(DIES, "Last Words")),
    Phrase(r"Whenever this card attacks ⇒ (?P<effect>.+)", _automatic(t.When("attack", t.SELF))),
    Phrase(r"Whenever this card becomes a target ⇒ (?P<effect>.+)", _automatic(t.When("select", t.SELF))),
    Phrase(r"Whenever this card's ATK is increased ⇒ (?P<effect>.+)",
           _automatic(t.When("increase", t.SELF, word="atk"))),
    Phrase(r"Whenever this card corrupts an orb ⇒ (?P<effect>.+)", _automatic(t.When("corrupt", t.SELF))),
    Phrase(r"At end of turn ⇒ (?P<effect>.+)", _automatic(t.When("end", word="turn"))),
    Phrase(r"At end of your turn ⇒ (?P<effect>.+)", _automatic(t.When("end", player=t.YOU, word="turn"))),
    Phrase(r"At the beginning of your turn ⇒ (?P<effect>.+)", _automatic(t.When("begin", player=t.YOU, word="turn"))),
    Phrase(
        r"(?P<cost>(?:\[[A-Z][a-z]+\]|\d+|Banish this card|Discard a card|Remove)[^:⇒]*): (?P<effect>.+)", _activated
    ),
    Phrase(r"(?P<kind>Other allied servants|Allied servants|Enemy servants) gain (?P<n>[+-]\d+) (?P<figure>ATK|DEF)\.",
           _passive),
    Phrase(r"(?P<kind>This card) gains (?P<n>[+-]\d+) (?P<figure>ATK|DEF)\.", _passive),
    Phrase(rf"During the (?P<phase>{'|'.join(PHASES)}) phase this card gains (?P<n>[+-]\d+) (?P<figure>ATK|DEF)\.",
           _in_phase),
]  # fmt: skip
UNLIMITED = "Your deck may have any number of this card."
TWINS = "This caster may stand beside its namesakes."


def _twins(match: re.Match[str]) -> tuple[t.Ability, ...]:
    return (t.Mere("Twins"),)


def _unlimited(match: re.Match[str]) -> tuple[t.Ability, ...]:
    return (t.Mere("Unlimited"),)


ABILITIES.append(Phrase(re.escape(TWINS), _twins))
ABILITIES.append(Phrase(re.escape(UNLIMITED), _unlimited))
ABILITIES.append(Phrase(GIVEN, _given(False)))
SPELLS = [*ABILITIES[:3], Phrase(GIVEN, _given(True)), Phrase(r"[^\[].+", _spell)]


def read_text(text: str, card_type: str = "") -> tuple[t.Ability, ...]:
    """Reads a card's text into abilities; the sentences of a conjure form its effect when it resolves."""
    bracketed = re.sub(r"(\[(?:Step Up|United Front|Break|Ride)\]) ?\((\d+|\[[^)]+|[A-Z][a-z]+)\)", r"\1 ‹\2›", text)
    abilities = read_lines(bracketed, SPELLS if card_type == "conjure" else ABILITIES)
    return merge(abilities)


def merge(abilities: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """Joins the paragraphs of a conjure into one spell, in the printed order."""
    spells = [a for a in abilities if isinstance(a, t.Spell) and a.keyword == ""]
    if len(spells) < 2:
        return abilities
    one = t.Spell(
        do=tuple(part for s in spells for part in s.do),
        targets=tuple(target for s in spells for target in s.targets),
        modes=next((s.modes for s in spells if s.modes is not None), None),
        cost=tuple(part for s in spells for part in s.cost),
    )
    return (*(a for a in abilities if a not in spells), one)
