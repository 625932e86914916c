"""Trees in the words of players: zones and events as the game calls them, actions by their names, and no names that
only the tree has."""

from __future__ import annotations

import re
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.core.tree.saying import Saying, lying, who_is
from ludex.games import Spec

BOUND = (t.Choose, t.Search, t.Look, t.RevealUntil, t.Create)
KINDS = {
    t.Choose: ("the chosen card", "the chosen cards"),
    t.Search: ("the card found", "the cards found"),
    t.Look: ("the card looked at", "the cards looked at"),
    t.RevealUntil: ("the card revealed last", "the cards revealed last"),
    t.Create: ("the new token", "the new tokens"),
}
BEFORE = {"<": "less than", ">": "more than", "!=": "not"}
ORDINALS = ("first", "second", "third", "fourth", "fifth")


class Plain(Saying):
    """Says the trees of one ability. What was chosen is called by what happened to it; the first, the second, if there
    are several."""

    def __init__(self, spec: Spec, ability: Any) -> None:
        super().__init__(spec.widest.adjectives, names=False)
        self.spec = spec
        self.events = spec.lab.events
        self.zone_names = {name: zone.en.lower() for name, zone in spec.words.zones.items() if zone.en}
        self.zone_names |= spec.lab.zone_names
        self.nouns = spec.lab.nouns
        self.spell = spec.lab.said.get("spell", self.spell)
        self.circles = {kind.name for kind in spec.widest.zones if kind.oriented}
        self.called = _called(ability, tuple(spec.widest.verbs))

    def trigger(self, when: t.Trigger) -> str:
        if not isinstance(when, t.When):
            return super().trigger(when)
        own = self.events.get(f"{when.event} {when.word}")
        said = own or self.events.get(when.event)
        if said is None:
            return super().trigger(when)
        subject = self.group(when.subject) if when.subject != t.ANY else "something"
        parts = [f"when {said.format(subject=subject, way=self._way(when), word=when.word)}"]
        if when.word and own is None and "{word}" not in said:
            parts.append(f"({when.word})")
        if "{way}" not in said:
            parts.append(self._way(when).strip())
        if when.other == t.Not(t.ANY):
            parts.append(self.spec.lab.said.get("nobody", "with no other card"))
        elif when.other != t.ANY:
            parts.append(f"({self.group(when.other)})")
        if when.cause != t.ANY:
            parts.append(f"because of {self.group(when.cause)}")
        if whose := when.left or when.player:
            parts.append({t.YOU: "on your side", t.OPPONENT: "on the opponent's side"}.get(whose, ""))
        if when.least:
            parts.append(f"{when.least} or more")
        if when.phase:
            parts.append(f"in the {when.phase} phase")
        return " ".join(filter(None, parts))

    def timing(self, names: tuple[str, ...]) -> str:
        return self.spec.lab.said.get(f"timing {' '.join(names)}") or super().timing(names)

    def placed(self, names: tuple[str, ...]) -> str:
        """Where an ability works."""
        return f"while {self._at(names)}"

    def _at(self, names: tuple[str, ...]) -> str:
        """In or on the zones: cards lie on those in which they stand or rest."""
        word = "on" if any(name in self.circles for name in names) else "in"
        return f"{word} {self._zones(names)}"

    def cond(self, cond: t.Cond | None) -> str:
        if isinstance(cond, t.TurnOf):
            return "it is your turn" if cond.who == t.YOU else "it is the opponent's turn"
        if isinstance(cond, t.Compare) and isinstance(cond.a, (t.Moved, t.Turned)) and (cond.op, cond.b) == (">=", 1):
            return self._done(cond.a)
        if isinstance(cond, t.Compare):
            return f"{self.amount(cond.a)} is {compared(cond.op, self.amount(cond.b))}"
        if isinstance(cond, t.Exists):
            who, words = _owner(self.group(cond.what))
            return f"{who} {f'at least {cond.n}' if cond.n > 1 else 'a'} {words}"
        return super().cond(cond)

    def _done(self, n: t.Moved | t.Turned) -> str:
        """That the effect moved or turned one of the objects."""
        them = self._objects(n)
        verb = "moved" if isinstance(n, t.Moved) else "turned"
        one = "this card" if n.such == t.SELF else f"one of {them}" if _several(them) else them
        such = "" if n.such in (t.ANY, t.SELF) else f", which was {self.group(n.such)}"
        return f"this has {verb} {one}{such}{self._whither(n)}"

    def _objects(self, n: t.Moved | t.Turned) -> str:
        named = {"self": "this card", "became": "that card", "it": "it", **self.called}
        return named.get(n.name, f"the cards called {n.name!r}")

    def _whither(self, n: t.Moved | t.Turned) -> str:
        to = n.to if isinstance(n, t.Moved) else ""
        return f" to the {self.zone_names.get(to, to)}" if to else ""

    def amount(self, n: t.Amount) -> str:
        if isinstance(n, (t.Moved, t.Turned)):
            verb = "moved" if isinstance(n, t.Moved) else "turned"
            such = "cards" if n.such == t.ANY else self.group(n.such)
            return f"the number of {such} among {self._objects(n)} that this has {verb}{self._whither(n)}"
        return super().amount(n)

    def choice(self, choose: t.Choose) -> str:
        every = choose.n == t.Count(choose.what) and not choose.random
        if every and not choose.up_to:
            return f"take all of {self.group(choose.what)}{self._such(choose)}"
        return super().choice(choose)

    def _most(self, choose: t.Choose) -> str:
        return "any number" if choose.up_to and choose.n == t.Count(choose.what) else super()._most(choose)

    def _way(self, when: t.When) -> str:
        way = f" from {self._zones(when.src)}" if when.src else ""
        way += f" from anywhere but {self._zones(when.not_src)}" if when.not_src else ""
        return way + (f" to {self._zones(when.dst)}" if when.dst else "")

    def _zones(self, names: tuple[str, ...]) -> str:
        return " or ".join(f"the {self.zone_names.get(name, name)}" for name in names)

    def _part(self, part: t.Sel) -> tuple[str, str]:
        if isinstance(part, t.Zone):
            return self._at(part.names), "after"
        if isinstance(part, t.Ref) and part.name in self.called:
            return self.called[part.name], "noun"
        if isinstance(part, t.Word) and part.kind == "type" and part.value in self.nouns:
            return self.nouns[part.value], "noun"
        if isinstance(part, t.Side) and part.who == t.OPPONENT:
            return "the opponent's", "before"
        if isinstance(part, t.Word) and (own := self.nouns.get(f"{part.kind} {part.value}")):
            return own, "before"
        if isinstance(part, t.Word) and " " in part.kind:
            return f"with the {part.kind} {part.value!r}", "after"
        if isinstance(part, t.Figure):
            return f"of {part.figure} {compared(part.op, self.amount(part.amount))}", "after"
        return super()._part(part)

    def lasting(self, instr: t.Continue) -> str:
        return self.spec.lab.said.get(f"until {instr.until}") or super().lasting(instr)

    def plain(self, instr: t.Instr) -> str:
        if isinstance(instr, t.Move):
            to = self.zone_names.get(instr.to, instr.to)
            place = f"the {instr.position} of the {to}" if instr.position != "top" else f"the {to}"
            whose = "its owner" if instr.whose == t.OWNER else who_is(instr.whose)
            verb = instr.word if instr.word in self.spec.widest.verbs or instr.word == "put" else f"{instr.word}: put"
            return f"{verb} {self.all_of(instr.what)} into {place} of {whose}{lying(instr)}"
        if isinstance(instr, t.Draw):
            n = self.amount(instr.n)
            return f"{who_is(instr.who)} draw {'up to ' if instr.up_to else ''}{n} card{'' if n == '1' else 's'}"
        if isinstance(instr, t.Do):
            return self._deed(instr)
        if isinstance(instr, t.SetState):
            words = self.all_of(instr.what)
            return f"{words} {'become' if _several(words, instr.what) else 'becomes'} {instr.state}"
        if isinstance(instr, (t.Look, t.Search, t.Shuffle)):
            said = super().plain(instr)
            for zone in (instr.zone, *(instr.more if isinstance(instr, t.Search) else ())):
                own = self.zone_names.get(zone, zone)
                said = re.sub(rf"\b(the|your|opponent's|player's) {zone}\b", rf"\1 {own}", said, count=1)
            return said
        return super().plain(instr)

    def _deed(self, do: t.Do) -> str:
        word = "" if do.word in ("", do.verb) else self.called.get(do.word, do.word)
        word = self.zone_names.get(word, word)
        said = self.spec.lab.said.get(f"{do.verb} {do.word}") or self.spec.lab.said.get(do.verb)
        if said is not None:
            return said.format(what=self.all_of(do.what), n=self.amount(do.n), word=f" ({word})" if word else "")
        about = "" if do.what == t.SELF else f" {self.all_of(do.what)}"
        n = f" {self.amount(do.n)}" if do.n != 1 or not about else ""
        return f"{do.verb}{about}{n}" + (f" ({word})" if word and word not in about else "")

    def effect(self, effect: t.Continuous) -> str:
        if isinstance(effect, t.Modify) and effect.op == "+" and isinstance(effect.amount, int):
            words = self.all_of(effect.what)
            return f"{words} {'get' if _several(words, effect.what) else 'gets'} {effect.figure} {effect.amount:+}"
        return super().effect(effect)


def compared(op: str, n: str) -> str:
    """A comparison in words: "3 or less"."""
    after = {"=": "", "<=": " or less", ">=": " or more"}
    return n + after[op] if op in after else f"{BEFORE[op]} {n}"


def _several(words: str, what: t.Sel = t.ANY) -> bool:
    """Whether the words, which say `what`, speak of several cards."""
    return isinstance(what, t.Some) or re.match(r"the (\w+ )*(cards|tokens)\b", words) is not None


def _owner(words: str) -> tuple[str, str]:
    """Who has the cards, and the cards without that word."""
    for whose, has in (("your ", "you have"), ("the opponent's ", "the opponent has")):
        if words.startswith(whose):
            return has, words.removeprefix(whose)
    return "there is", words


def _called(ability: Any, actions: tuple[str, ...]) -> dict[str, str]:
    """What the things that an ability binds are called. What an action of the game binds by itself is not counted."""
    bound: dict[type, dict[str, Any]] = {}
    joined: set[str] = set()
    for node in walk.nodes(ability):
        if isinstance(node, (t.Choose, t.Search)) and node.also:
            joined.add(node.name)
        if isinstance(node, BOUND) and node.name not in actions:
            bound.setdefault(type(node), {}).setdefault(node.name, node)
    found: dict[str, str] = {}
    for kind, nodes in bound.items():
        for i, (name, node) in enumerate(nodes.items()):
            words = KINDS[kind][node.n != 1 or name in joined]
            several = len(nodes) > 1 and i < len(ORDINALS)
            found[name] = words.replace("the ", f"the {ORDINALS[i]} ", 1) if several else words
    return found
